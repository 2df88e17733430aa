"""The company tracks (SK-10): shares, thresholds, barriers, and the two bonuses of each side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.skymines.content import PLAYER_BOARD, SIDE_NAMES, TRACKS
from orrery.games.skymines.printed import EFFECTS, PERMANENT
from orrery.kernel.effect import numbers, read_entries

_BY_SIDE: Final[list[dict[str, Any]]] = [
    next(track for track in TRACKS if track["id"] == side) for side in SIDE_NAMES
]
LAST: Final[int] = _BY_SIDE[0]["last_space"]
assert all(track["last_space"] == LAST for track in _BY_SIDE)


def _by_space(track: dict[str, Any], lines: str, value: str) -> list[int]:
    """What lies on the line before each space, 0 where there is nothing."""
    found = [0] * (LAST + 1)
    for line in track[lines]:
        found[line["between"][1]] = line[value]
    return found


def _shares(track: dict[str, Any]) -> list[int]:
    """SK-4.1: by space."""
    steps = {step["space"]: step["shares"] for step in track["shares"]}
    found = [0]
    for space in range(1, LAST + 1):
        found.append(steps.get(space, found[-1]))
    return found


SHARES: Final[list[list[int]]] = [_shares(track) for track in _BY_SIDE]
BARRIER: Final[list[list[int]]] = [_by_space(track, "barriers", "cost") for track in _BY_SIDE]
THRESHOLD: Final[list[list[int]]] = [_by_space(track, "thresholds", "coins") for track in _BY_SIDE]
PASSED: Final[list[list[int]]] = [  # by space: how many thresholds lie behind (SK-10.2.4)
    [sum(1 for line in THRESHOLD[side][1 : space + 1] if line) for space in range(LAST + 1)]
    for side in range(len(_BY_SIDE))
]
HAS_SPACES: Final[list[bool]] = [track["bonus_kind"] == "bonus_space" for track in _BY_SIDE]


def _printed(track: Mapping[str, Any]) -> list[list[int]]:
    """SK-10.5: the effects of the two extra spaces, or what the two permanent bonuses are."""
    if track["bonus_kind"] == "bonus_space":
        return [numbers(EFFECTS.read(bonus["effect"])) for bonus in track["bonuses"]]
    return [numbers(PERMANENT.read_one(bonus["effect"])) for bonus in track["bonuses"]]


def _values(track: dict[str, Any], word: str, name: str) -> list[Any]:
    """A field of an effect that is too long for its number, for each of the two bonuses."""
    return [
        one[name] if one else []
        for bonus in track["bonuses"]
        for one in [next((e for e in _listed(bonus) if e["op"] == word), None)]
    ]


def _listed(bonus: dict[str, Any]) -> list[dict[str, Any]]:
    return bonus["effect"] if isinstance(bonus["effect"], list) else []


def _price(track: dict[str, Any]) -> list[int]:
    """SK-10.5: the coins that the two spaces cost."""
    return [
        sum(one["n"] for one in bonus.get("requirement", []) if one["req"] == "pay_coins")
        for bonus in track["bonuses"]
    ]


BONUS: Final[list[list[list[int]]]] = read_entries("company_tracks", _BY_SIDE, _printed)
PRICE: Final[list[list[int]]] = [_price(track) for track in _BY_SIDE]
SPREAD: Final[list[list[list[int]]]] = [  # SK-10.5.3: spaces on one track, on another, ...
    _values(track, "track_spread", "steps") for track in _BY_SIDE
]
CHOICES: Final[list[list[list[list[int]]]]] = [  # SK-10.5.2, SK-10.5.5: effects to choose from
    [[numbers(EFFECTS.read(o)) for o in options] for options in _values(track, "choose", "options")]
    for track in _BY_SIDE
]

# The tank and research tracks of a player (SK-8.5, SK-8.6, SK-11)
_TANK: Final = PLAYER_BOARD["tank_track"]
_RESEARCH: Final = PLAYER_BOARD["research_track"]
LAST_TANK: Final[int] = _TANK["last"]
LAST_SCREEN: Final[int] = _RESEARCH["screens"]
OVERFLOW: Final[int] = _TANK["overflow_coins_per_space"]
LEFT_SLOT_AT: Final[int] = _TANK["slot_unlock_space"]
RIGHT_SLOT_AT: Final[int] = _RESEARCH["slot_unlock_screen"]
NO_A_FROM: Final[int] = min(_RESEARCH["no_A_screens"])  # SK-6.3.8
TANK_VALUE: Final[list[int]] = [
    max([v["value"] for v in _TANK["values"] if v["space"] <= space], default=0)
    for space in range(LAST_TANK + 1)
]
SCREEN_VALUE: Final[list[int]] = [
    max([v["value"] for v in _RESEARCH["values"] if v["screen"] <= screen], default=0)
    for screen in range(LAST_SCREEN + 1)
]
