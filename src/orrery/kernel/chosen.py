"""With what a seat has played: what statistics are kept of, such as its corporation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from orrery.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Chosen:
    """Something that a seat has chosen or was dealt, and that may have decided the match.

    `of` names, for a position at the end of a match and a seat, what it was: one or several of
    `names`, or none. They are named things of the kind `thing`: the text of one is called
    `<thing>-<name>`, that of all together `chosen-<name of this>`.
    """

    name: str
    thing: str
    names: Sequence[str]
    of: Callable[[Any, int], Sequence[str]]

    @property
    def key(self) -> str:
        """The text key of what this is."""
        return f"chosen-{self.name}"

    def item_key(self, name: str) -> str:
        """The text key of one that can be chosen."""
        return f"{self.thing}-{name}"


def choices_of(chosen: Sequence[Chosen], game: Game, seat: int) -> dict[str, list[str]]:
    """With what a seat has played, by the names of what can be chosen."""
    return {one.name: list(one.of(game, seat)) for one in chosen}
