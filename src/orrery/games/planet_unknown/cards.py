"""Civ cards, events and objectives as tables (PU-13): effects as numbers, changes of the round."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.content import CIV_CARDS, EVENTS, OBJECTIVES
from orrery.games.planet_unknown.printed import CARD_EFFECTS
from orrery.games.planet_unknown.words import (
    ADD_CIV_CARDS,
    CHOICE,
    DRAW_OBJECTIVE,
    FORBID_DRIVING,
    FORBID_TILE,
    FREE_ROTATION,
    IGNORE_RESOURCE,
    LIFEPOD_VALUE,
    LOSE_OBJECTIVE,
    LOSE_STACK,
    MEDALS,
    MEDALS_PER,
    NO_BOOSTS,
    NO_MILESTONES,
    REMOVE_CIV_CARDS,
    ROVER_ON_TILE,
    SET_MEMBER,
    SUPPRESS,
)
from orrery.kernel.effect import Printed, numbers, read_entries
from orrery.kernel.move import field, pack

NO_EVENT: Final = -1
NONE: Final = -1
RANKS: Final = 4
GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2
COLOURS: Final = ("green", "orange", "red")

# Where an event forbids tiles (PU-13.3.7, PU-13.3.8)
NOWHERE: Final = NONE
EDGE: Final = 0
ICE: Final = 1
SAME_TERRAIN: Final = 2
NO_TERRAIN: Final = NONE  # that rovers may not enter

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


Prints = list[Printed]

_CIV: Final[list[Prints]] = read_entries(
    "civ_cards", CIV_CARDS, lambda card: CARD_EFFECTS.read(card["effects"])
)
_EVENTS: Final[list[Prints]] = read_entries(
    "event_cards", EVENTS, lambda card: CARD_EFFECTS.read(card["effects"])
)


def _resolved(card: int, printed: Prints) -> list[int]:
    """The effects of a card that a player resolves one by one; a choice says whose it is."""
    return [
        pack(CHOICE, card) if one.effect.code == CHOICE else one.number
        for one in printed
        if one.effect.notation
    ]


def _amounts(printed: list[Prints], kind: int, default: int = NONE) -> list[int]:
    """Of every card the field of its first effect of a kind, or the default without one."""
    return [
        next((field(one.number, 0) for one in effects if one.effect.code == kind), default)
        for effects in printed
    ]


def _having(printed: list[Prints], kind: int) -> list[bool]:
    """Whether every card has an effect of a kind."""
    return [any(one.effect.code == kind for one in effects) for effects in printed]


def _suppressing(what: int) -> list[bool]:
    return [found == what for found in _amounts(_EVENTS, SUPPRESS)]


CIV_EFFECTS: Final[list[list[int]]] = [
    _resolved(card, printed) for card, printed in enumerate(_CIV)
]
CIV_MEDALS: Final[list[int]] = _amounts(_CIV, MEDALS, 0)
CIV_SETS: Final[list[int]] = _amounts(_CIV, SET_MEMBER)  # NONE: of no set
CIV_PER_PATCH: Final[list[int]] = _amounts(_CIV, MEDALS_PER, 0)
CIV_LIFEPOD_VALUE: Final[list[int]] = _amounts(_CIV, LIFEPOD_VALUE, 1)

EVENT_EFFECTS: Final[list[list[int]]] = [
    _resolved(card, printed) for card, printed in enumerate(_EVENTS)
]
EVENT_CHOICES: Final[list[list[list[int]]]] = [
    [numbers(option) for one in printed for option in one.values.get("options", [])]
    for printed in _EVENTS
]
EVENT_FORBIDS: Final[list[int]] = _amounts(_EVENTS, FORBID_TILE, NOWHERE)  # or NOWHERE
EVENT_NO_DRIVING: Final[list[int]] = _amounts(_EVENTS, FORBID_DRIVING, NO_TERRAIN)  # or NO_TERRAIN
EVENT_NO_MILESTONES: Final[list[bool]] = _suppressing(NO_MILESTONES)
EVENT_NO_BOOSTS: Final[list[bool]] = _suppressing(NO_BOOSTS)
EVENT_ONE_RESOURCE: Final[list[bool]] = _having(_EVENTS, IGNORE_RESOURCE)
EVENT_EXTRA_ROVER: Final[list[bool]] = _having(_EVENTS, ROVER_ON_TILE)
EVENT_ADDS_CIV: Final[list[bool]] = _having(_EVENTS, ADD_CIV_CARDS)
EVENT_REMOVES_CIV: Final[list[bool]] = _having(_EVENTS, REMOVE_CIV_CARDS)
EVENT_NEW_OBJECTIVE: Final[list[bool]] = _having(_EVENTS, DRAW_OBJECTIVE)
EVENT_LOSES_OBJECTIVE: Final[list[bool]] = _having(_EVENTS, LOSE_OBJECTIVE)
EVENT_FREE_ROTATION: Final[list[bool]] = _having(_EVENTS, FREE_ROTATION)
EVENT_LOSES_STACK: Final[list[bool]] = _having(_EVENTS, LOSE_STACK)
