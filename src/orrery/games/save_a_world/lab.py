"""The tech lab (HSW-11): simple upgrades, Tech 1 and Tech 2, the same for all players."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.save_a_world.content import COMPONENTS
from orrery.games.save_a_world.printed import EFFECTS, UPGRADE_KINDS, bits_of
from orrery.games.save_a_world.words import SIMPLE, TECH_1, TECH_2
from orrery.kernel.effect import numbers, read_entries

_LAB: Final[dict[str, Any]] = COMPONENTS["tech_lab"]
_ALL: Final[list[dict[str, Any]]] = [entry for kind in UPGRADE_KINDS for entry in _LAB[kind]]
UPGRADE_NAMES: Final[list[str]] = [entry["id"] for entry in _ALL]
UPGRADES: Final = len(_ALL)
KIND: Final[list[int]] = [number for number, kind in enumerate(UPGRADE_KINDS) for _ in _LAB[kind]]
PRICE: Final[list[int]] = [entry["cost"] for entry in _ALL]  # in knowledge
BENEFIT: Final[list[list[int]]] = read_entries(
    "components",
    _ALL,
    lambda entry: numbers(EFFECTS.read(entry.get("effect", []))),
)
TRIGGER: Final[list[int]] = read_entries(  # of Tech 2 upgrades, as bits of a turn
    "components",
    _ALL,
    lambda entry: bits_of(entry["trigger"]) if "trigger" in entry else 0,
)
FIRST_TECH_1: Final = KIND.index(TECH_1)
FIRST_TECH_2: Final = KIND.index(TECH_2)
OF_KIND: Final[list[list[int]]] = [
    [number for number in range(UPGRADES) if KIND[number] == kind]
    for kind in (SIMPLE, TECH_1, TECH_2)
]
SYNERGY: Final[int] = next(  # among Tech 2 upgrades: the one that boosts trigger
    number
    for number, entry in enumerate(_LAB["tech2"])
    if entry["trigger"]["event"] == "play_boost"
)
ENOUGH_TAGS: Final[int] = next(  # HSW-11.10: so many tags spent in a turn are one trigger
    entry["trigger"]["min"] for entry in _LAB["tech2"] if "min" in entry["trigger"]
)
_PASSIVE: Final = (
    "shuttle_any_resource",
    "act_after_shuttle",
    "free_action_cards",
    "buy_discount_1",
    "science_as_planet_or_moon",
    "place_on_occupied_once_per_round",
    "work_discount_1",
    "two_for_one",
)
assert tuple(entry["passive"] for entry in _LAB["tech1"]) == _PASSIVE  # the order of words.py
