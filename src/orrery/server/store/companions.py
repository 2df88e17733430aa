"""Who has played with whom, and who asks whom to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class CompanionRow(msgspec.Struct, frozen=True):
    """Somebody with whom one has played, in how many matches, and the last of them."""

    identity: str
    name: str
    matches: int
    table_id: str
    game: str
    ended: float
    ignored: bool


class InvitationRow(msgspec.Struct, frozen=True):
    """Somebody is asked to a table."""

    table_id: str
    inviter: str
    name: str  # of who asks
    at: float


class AskedRow(msgspec.Struct, frozen=True):
    """That somebody was asked to a table, whatever has become of it."""

    table_id: str
    inviter: str
    identity: str  # of who is asked
    at: float


class Companions(Protocol):
    """The part of a store that knows who has played with whom; errors are as in Store."""

    async def companions(self, identity: str, limit: int, skip: int) -> list[CompanionRow]:
        """The people of somebody's latest matches, those of the last one first."""
        ...

    async def have_met(self, identity: str, others: Sequence[str]) -> list[str]:
        """Those of these people with whom somebody has finished a match."""
        ...

    async def invite(self, table: str, inviter: str, people: Sequence[str], at: float) -> None:
        """Ask people to a table, except those who are asked already or ignore who asks."""
        ...

    async def invitations(self, identity: str, limit: int) -> list[InvitationRow]:
        """What somebody is asked to: open tables with a free seat, the latest first."""
        ...

    async def is_invited(self, table: str, identity: str) -> bool:
        """Whether somebody was asked to a table, and has not declined."""
        ...

    async def decline(self, table: str, identity: str) -> None:
        """Let somebody be asked to a table no longer."""
        ...

    async def asked_with(self, identity: str) -> list[AskedRow]:
        """All that is kept of whom somebody has asked, and who has asked them, in order."""
        ...

    async def ignored_by(self, identity: str) -> list[str]:
        """From whom somebody wants no invitations."""
        ...

    async def ignore(self, identity: str, other: str, ignored: bool) -> None:
        """Let somebody get no more invitations from another, or get them again.

        KeyError if there is nobody like that.
        """
        ...
