"""What moves bring a player, in words: `points 6 cubes 2`.

Dice are left out: they are there to be spent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import EXPLORATION_NAMES
from orrery.kernel.deck import new_deck
from tests.pulsar_2849.table import asked, fly, offered, play, player

FOLLOW_UPS = ("gain-gyrodyne", "printed-bonus", "link", "claim")  # choices that go with an action


def holdings(match: Match, name: str) -> dict[str, int]:
    """What a player has of everything that can be gained."""
    shown = player(match, name)
    return {
        "points": shown["points"],
        "cubes": shown["cubes"],
        **shown["tokens"],
        **shown["gyrodynes"],
        "extra-base": shown["extra_bases"],
        "claim": 6 - shown["rings"],
        "base": shown["bases"],
    }


def change(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    """The difference of two holdings."""
    return " ".join(f"{kind} {after[kind] - n}" for kind, n in before.items() if after[kind] != n)


def gained(match: Match, *script: str, name: str = "ada") -> str:
    """Play a script and tell what it has brought one of the players."""
    before = holdings(match, name)
    play(match, *script)
    return change(before, holdings(match, name))


def carry_out(match: Match, script: str) -> None:
    """Ada's moves; `flight DIE PLACE ...` is a flight along a path.

    Choices that the script leaves open are settled by their first option.
    """
    for move in script.split(", "):
        kind, *rest = move.split()
        if kind == "flight":
            fly(match, "ada", f"{rest[0]} none", *rest[1:])
        else:
            play(match, f"ada: {move}")
    while asked(match) == "ada" and offered(match, "ada")[0].split()[0] in FOLLOW_UPS:
        play(match, f"ada: {offered(match, 'ada')[0]}")


def stack(*names: str) -> dict[str, Any]:
    """For a table: an exploration stack of these tiles alone."""
    return {"exploration": new_deck([EXPLORATION_NAMES.index(name) for name in names])}
