"""Who is connected to this worker: how many may be, and the end of those whose token is void."""

from __future__ import annotations

from typing import Protocol

from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.store import Hash, Store
from orrery.server.wire import Code


class Connected(Protocol):
    """A connection, with the identity and the token that it was opened with."""

    identity: str | None
    token: Hash | None
    address: str

    def end(self) -> None:
        """Close it: nobody may act any longer under its identity."""
        ...


class Sessions:
    """All connections of a worker."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._all: dict[str, set[Connected]] = {}  # by identity, or by address without one
        self.count = 0
        self.checks = 0  # how often anybody's tokens were looked at again

    def admit(self, session: Connected) -> None:
        """Count a connection in; refused if there are too many of the same visitor, or of all."""
        own = self._all.get(_whose(session), set())
        known = session.identity is not None
        most = self._settings.sockets_per_visitor if known else self._settings.sockets_per_address
        if len(own) >= most:
            raise Refuse(Code.TOO_FAST, "you have too many connections; close some")
        if self.count >= self._settings.sockets:
            raise Refuse(Code.TOO_FAST, "too many are connected here; wait a little")
        self._all.setdefault(_whose(session), own).add(session)
        self.count += 1

    def leave(self, session: Connected) -> None:
        """Count it out."""
        own = self._all[_whose(session)]
        own.remove(session)
        self.count -= 1
        if not own:
            del self._all[_whose(session)]

    async def check(self, identity: str) -> None:
        """End the connections of an identity whose tokens are void by now."""
        self.checks += 1
        for session in list(self._all.get(identity, ())):
            if session.identity is not None and not await self._is_valid(session):
                session.end()

    async def check_all(self) -> None:
        """The same for everyone, when hints may have been missed."""
        for whose in list(self._all):
            await self.check(whose)

    async def _is_valid(self, session: Connected) -> bool:
        if session.token is None:
            return False
        who = await self._store.identity_by_token(session.token)
        return who is not None and who.id == session.identity


def _whose(session: Connected) -> str:
    return session.identity or f"at {session.address}"
