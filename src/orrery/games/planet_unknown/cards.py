"""Civ cards, events and objectives as tables (PU-13): effects as numbers, changes of the round."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.content import CIV_CARDS, EVENTS, OBJECTIVES
from orrery.games.planet_unknown.words import (
    ADD_METEORITE,
    ADVANCE_FROM,
    BOOST,
    CHOICE,
    COLLECT,
    DESTROY,
    DESTROY_LINE,
    EXTRA_TILE,
    GAIN_PATCH,
    LIFEPOD,
    METEORITE,
    MOVEMENT,
    ON_CORPORATION,
    ON_PLANET,
    PEEK,
    RAISE,
    REGRESS_FROM,
    ROVER_PIECE,
    TELEPORT_ROVER,
    TERRAIN_MASK,
    TERRAIN_NAMES,
)
from orrery.kernel.move import pack

NO_EVENT: Final = -1
NO_TERRAIN: Final = -1
RANKS: Final = 4
GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2
COLOURS: Final = ("green", "orange", "red")

# Where an event forbids tiles (PU-13.3.7, PU-13.3.8)
NOWHERE: Final = 0
EDGE: Final = 1
ICE: Final = 2
SAME_TERRAIN: Final = 3

_PIECES: Final = {"lifepod": LIFEPOD, "meteorite": METEORITE, "rover": ROVER_PIECE}
_PLACES: Final = {"planet": ON_PLANET, "corporation": ON_CORPORATION}
_FORBIDDEN: Final = {"edge": EDGE, "ice": ICE, "next_to_same_terrain": SAME_TERRAIN}

CIV_NAMES: Final[list[str]] = [card["id"] for card in CIV_CARDS]
CIV_RANK: Final[list[int]] = [card["rank"] for card in CIV_CARDS]
CIV_IMMEDIATE: Final[list[bool]] = [card["timing"] == "immediate" for card in CIV_CARDS]

EVENT_NAMES: Final[list[str]] = [card["id"] for card in EVENTS]
EVENT_COLOUR: Final[list[int]] = [COLOURS.index(card["colour"]) for card in EVENTS]
EVENT_SOLO: Final[list[bool]] = [card["solo_only"] for card in EVENTS]


def event_cards(seats: int, colour: int) -> list[int]:
    """PU-9.1.2, PU-9.1.4: the cards of a colour; those for solo play only with one player."""
    return [
        card
        for card, printed in enumerate(EVENT_COLOUR)
        if printed == colour and (seats == 1 or not EVENT_SOLO[card])
    ]


OBJECTIVE_NAMES: Final[list[str]] = [card["id"] for card in OBJECTIVES]


def _trackers(names: Any) -> int:
    if names == "any":
        return TERRAIN_MASK
    return sum(1 << TERRAIN_NAMES.index(name) for name in names)


def _effects(card: int, ops: list[dict[str, Any]]) -> list[int]:
    """The effects of a card that a player resolves one by one."""
    found: list[int] = []
    for op in ops:
        found += _effect(card, op)
    return found


def _effect(card: int, op: dict[str, Any]) -> list[int]:
    name = op["op"]
    if name == "advance":
        trackers = _trackers(op["from"])
        return [pack(ADVANCE_FROM, trackers, op["trackers"], op["steps"], int(op["benefits"]))]
    if name == "regress":
        return [pack(REGRESS_FROM, _trackers(op["from"]), op["steps"])]
    if name == "gain_patch":
        return [pack(GAIN_PATCH)] * int(op["n"])
    if name == "collect":
        return [pack(COLLECT, _PIECES[op["what"]], op["n"])]
    if name == "destroy":
        return [pack(DESTROY, _PIECES[op["what"]], op["n"], _PLACES[op["where"]])]
    simple = {
        "synergy": pack(BOOST),
        "move": pack(MOVEMENT, op.get("n", 0)),
        "extra_tile": pack(EXTRA_TILE, int(op.get("advance", False))),
        "destroy_line": pack(DESTROY_LINE),
        "teleport": pack(TELEPORT_ROVER),
        "raise_to_row": pack(RAISE, op.get("row", 0)),
        "add_meteorite": pack(ADD_METEORITE),
        "choice": pack(CHOICE, card),
        "peek_event": pack(PEEK),
    }
    return [simple[name]] if name in simple else []


def _ops(card: dict[str, Any], name: str) -> list[dict[str, Any]]:
    return [op for op in card["effects"] if op["op"] == name]


CIV_EFFECTS: Final[list[list[int]]] = [
    _effects(number, card["effects"]) for number, card in enumerate(CIV_CARDS)
]
CIV_MEDALS: Final[list[int]] = [sum(op["n"] for op in _ops(card, "medals")) for card in CIV_CARDS]
CIV_SETS: Final[list[str]] = [
    next((op["set"] for op in _ops(card, "set_member")), "") for card in CIV_CARDS
]
CIV_PER_PATCH: Final[list[int]] = [
    sum(op["n"] for op in _ops(card, "medals_per")) for card in CIV_CARDS
]
CIV_LIFEPOD_VALUE: Final[list[int]] = [
    max((op["n"] for op in _ops(card, "lifepod_value")), default=1) for card in CIV_CARDS
]

EVENT_EFFECTS: Final[list[list[int]]] = [
    _effects(number, card["effects"]) for number, card in enumerate(EVENTS)
]
EVENT_CHOICES: Final[list[list[list[int]]]] = [
    [_effects(number, option) for op in _ops(card, "choice") for option in op["options"]]
    for number, card in enumerate(EVENTS)
]
EVENT_FORBIDS: Final[list[int]] = [
    next((_FORBIDDEN[op["where"]] for op in _ops(card, "forbid_tile")), NOWHERE) for card in EVENTS
]
EVENT_NO_DRIVING: Final[list[int]] = [
    next(
        (TERRAIN_NAMES.index(op["terrain"]) for op in _ops(card, "forbid_rover_terrain")),
        NO_TERRAIN,
    )
    for card in EVENTS
]
EVENT_NO_MILESTONES: Final[list[bool]] = [
    any(op["what"] == "milestones" for op in _ops(card, "suppress")) for card in EVENTS
]
EVENT_NO_BOOSTS: Final[list[bool]] = [
    any(op["what"] == "synergy" for op in _ops(card, "suppress")) for card in EVENTS
]
EVENT_ONE_RESOURCE: Final[list[bool]] = [bool(_ops(card, "ignore_one_resource")) for card in EVENTS]
EVENT_EXTRA_ROVER: Final[list[bool]] = [bool(_ops(card, "extra_rover")) for card in EVENTS]
EVENT_ADDS_CIV: Final[list[bool]] = [bool(_ops(card, "add_civ_card_each_rank")) for card in EVENTS]
EVENT_REMOVES_CIV: Final[list[bool]] = [
    bool(_ops(card, "remove_civ_card_each_rank")) for card in EVENTS
]
EVENT_NEW_OBJECTIVE: Final[list[bool]] = [bool(_ops(card, "draw_objective")) for card in EVENTS]
EVENT_LOSES_OBJECTIVE: Final[list[bool]] = [
    bool(_ops(card, "destroy_objective")) for card in EVENTS
]
EVENT_FREE_ROTATION: Final[list[bool]] = [bool(_ops(card, "free_rotation")) for card in EVENTS]
EVENT_LOSES_STACK: Final[list[bool]] = [
    bool(_ops(card, "remove_shape_from_depot")) for card in EVENTS
]
