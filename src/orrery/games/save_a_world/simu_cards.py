"""SIMU's cards and levels (HSW-17)."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.save_a_world.board import AREA_NAMES
from orrery.games.save_a_world.content import DECK_NAMES, PROJECT_NAMES, SOLO
from orrery.games.save_a_world.words import NONE

_CARDS: Final[list[dict[str, Any]]] = SOLO["cards"]
_LEVELS: Final[list[dict[str, Any]]] = SOLO["levels"]
LEVEL_NAMES: Final = tuple(str(level["level"]) for level in _LEVELS)
CARDS_PER_ROUND: Final[list[int]] = [level["cards_per_round"] for level in _LEVELS]
NEVER: Final = 99
SURGE_FROM: Final[list[int]] = [level["surge_from_threat"] or NEVER for level in _LEVELS]
LEADS: Final[list[bool]] = [level["claims_leader_bonuses"] for level in _LEVELS]
SPECIES_POINTS: Final[list[int]] = [level["species_vp"] for level in _LEVELS]
SIMU_LANDERS: Final[int] = SOLO["landers"]

SIMU_NAMES: Final[list[str]] = [card["id"] for card in _CARDS]
FACILITY: Final = NONE  # in BLOCKS: the facility that was placed last
BLOCKS: Final[list[list[int]]] = [
    [FACILITY if area == "facility" else AREA_NAMES.index(area) for area in card["block"]]
    for card in _CARDS
]

# A programme is a list of lines: what is done, with which track or deck, how often, with a surge
PROGRAM_WORDS: Final = ("advance", "vp", "take_species", "discard", "first_player")
ADVANCE: Final = 0
SCORE_POINTS: Final = 1
TAKE_SPECIES: Final = 2
DISCARD_CARD: Final = 3
TAKE_BADGE: Final = 4
TRACK_WORDS: Final = (*PROJECT_NAMES, "lead", "trail", "rival")
LEAD: Final = 3
TRAIL: Final = 4
RIVAL: Final = 5


def _line(entry: dict[str, Any]) -> list[int]:
    which = NONE
    if "track" in entry:
        which = TRACK_WORDS.index(entry["track"])
    elif "deck" in entry:
        which = DECK_NAMES.index(entry["deck"])
    return [
        PROGRAM_WORDS.index(entry["do"]),
        which,
        entry.get("n", 1),
        int(entry.get("surge", False)),
    ]


PROGRAMS: Final[list[list[list[int]]]] = [
    [_line(entry) for entry in card["program"]] for card in _CARDS
]
