"""Research plans (SK-2.4, SK-6.4): what they ask for and bring.

Plans are numbered: 72 by letter, then the six special plans, then those of the starting tokens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import COMPANY_NAMES, RESEARCH
from orrery.games.skymines.printed import (
    EFFECTS,
    NEEDS_COINS,
    NEEDS_RESEARCH,
    NEEDS_SAME,
    NEEDS_SYMBOL,
    REQUIREMENT,
)
from orrery.games.skymines.words import ENERGY, FIELD, NONE, RESOURCES
from orrery.kernel.effect import numbers, read_entries

_PLANS: Final[list[dict[str, Any]]] = RESEARCH["plans"]
_SPECIAL: Final[list[dict[str, Any]]] = RESEARCH["special_plans"]
_TOKENS: Final[list[dict[str, Any]]] = RESEARCH["starting_tokens"]
_ALL: Final[list[dict[str, Any]]] = [
    *_PLANS,
    *_SPECIAL,
    *({"id": token["id"], **token["plan"]} for token in _TOKENS),
]
PLAN_NAMES: Final = [plan["id"] for plan in _ALL]
LETTERED: Final = len(_PLANS)
FIRST_SPECIAL: Final = LETTERED
SPECIALS: Final = len(_SPECIAL)
FIRST_TOKEN_PLAN: Final = FIRST_SPECIAL + SPECIALS
TOKENS: Final = len(_TOKENS)
TOKEN_NAMES: Final = [token["id"] for token in _TOKENS]
LETTER: Final[list[int]] = ["ABC".index(plan["letter"]) for plan in _PLANS]
STACKS: Final[list[list[int]]] = [
    [number for number in range(LETTERED) if LETTER[number] == letter] for letter in range(3)
]
DISPLAY_NAMES: Final[list[str]] = RESEARCH["display"]["space_ids"]
DISPLAY_LETTER: Final[list[int]] = ["ABC".index(name[1]) for name in DISPLAY_NAMES]
RED_FRAMED: Final[list[bool]] = [
    name in RESEARCH["display"]["red_framed"] for name in DISPLAY_NAMES
]
PRICE: Final[list[int]] = [RESEARCH["costs"][letter] for letter in "ABC"]  # in research points
SPECIAL_PRICE: Final[int] = RESEARCH["costs"]["special"]
SPECIAL_ROUND: Final[list[int]] = [plan["round"] for plan in _SPECIAL]


def _needs(plan: Mapping[str, Any]) -> list[list[int]]:
    """What a plan asks for: how much of each resource, of energy, and of the other kinds."""
    found = [0] * (RESOURCES + 5)
    for data in plan["requirements"]:
        need = REQUIREMENT.read(data)
        if need["req"] == NEEDS_SYMBOL:
            place = need["type"] if need["type"] != FIELD else FIELD_NEED
        else:
            place = {NEEDS_SAME: SAME_NEED, NEEDS_RESEARCH: ANY_NEED, NEEDS_COINS: COIN_NEED}[
                need["req"]
            ]
        found[place] += need["n"]
    return [found, numbers(EFFECTS.read(plan["reward"]))]


# The first four are those of the symbols carbon to energy
SAME_NEED: Final = ENERGY + 1  # further units of one resource, whichever
FIELD_NEED: Final = ENERGY + 2
ANY_NEED: Final = ENERGY + 3  # research cards of any kind
COIN_NEED: Final = ENERGY + 4  # to pay, for special plans
_READ: Final = read_entries("research", _ALL, _needs)
NEEDS: Final[list[list[int]]] = [read[0] for read in _READ]
REWARD: Final[list[list[int]]] = [read[1] for read in _READ]
SPECIAL_VALUE: Final[list[int]] = [  # by plan, 0 for all others (SK-8.6)
    plan.get("value", 0) for plan in _ALL
]
START_BONUS: Final[list[list[int]]] = [numbers(EFFECTS.read(t["start_bonus"])) for t in _TOKENS]
REST_CARDS: Final[list[list[int]]] = [
    [CARD_NAMES.index(card) for card in token["rest_cards"]] for token in _TOKENS
]
FIRST_GAME_TOKENS: Final[list[int]] = [
    TOKEN_NAMES.index(name) for name in RESEARCH["first_game_tokens_by_seat"]
]


def is_met(needs: list[int], units: list[int], energy: int, fields: int, research: int) -> bool:
    """SK-6.4.4 to SK-6.4.8: whether the face-up cards meet a plan, coins left aside.

    `research` counts scientists and field cards alike, the one in use left out. Two requirements
    take different units (SK-6.4.6).
    """
    if energy < needs[ENERGY] or fields < needs[FIELD_NEED]:
        return False
    if research - needs[FIELD_NEED] < needs[ANY_NEED]:
        return False
    most = 0
    for resource in range(RESOURCES):
        left = units[resource] - needs[resource]
        if left < 0:
            return False
        most = max(most, left)
    return most >= needs[SAME_NEED]


assert NONE < 0 < len(COMPANY_NAMES)
