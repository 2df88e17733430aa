"""The technologies (P49-11) as tables: cost, row, and what their abilities do and when."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849.benefits import COUNTED, effects_of
from orrery.games.pulsar_2849.content import TECHNOLOGY_BOARDS
from orrery.games.pulsar_2849.vocabulary import COLOUR_NAMES
from orrery.games.pulsar_2849.words import (
    AT_END,
    COLOURS,
    DOUBLER,
    NONE,
    ON_BASE,
    ON_BONUS_DIE,
    ON_BUILD,
    ON_BUY_GYRODYNE,
    ON_CLAIM,
    ON_COMPLETE,
    ON_COPY,
    ON_EXPLORATION,
    ON_FLIGHT,
    ON_PATENT,
    ON_PAY_TRANSMITTER,
    ON_PRODUCTION,
    ON_PROJECT,
    ON_SHIP_CLAIM,
    ON_TOKEN,
    ON_TRANSMITTER,
    PATENTED_DIE,
)
from orrery.kernel.move import field, kind_of

LETTERS: Final = ("A", "B", "C", "D")
CATEGORIES: Final = ("I", "II", "III")
IN_PLAY: Final = 17  # technologies on three boards
ROWS: Final = 8
MEDIAN_ROW: Final = -1  # as a row's value: what the median marker shows (P49-13.5.3)

_EVENTS: Final[dict[str, int]] = {
    "flight": ON_FLIGHT,
    "patent": ON_PATENT,
    "hq_project": ON_PROJECT,
    "complete_gyrodyne": ON_COMPLETE,
    "buy_gyrodyne": ON_BUY_GYRODYNE,
    "start_construction": ON_BUILD,
    "pay_transmitter": ON_PAY_TRANSMITTER,
    "transmitter_online": ON_TRANSMITTER,
    "claim_by_ship": ON_SHIP_CLAIM,
    "claim": ON_CLAIM,
    "base": ON_BASE,
    "exploration_bonus": ON_EXPLORATION,
    "spend_modifier": ON_TOKEN,
    "use_bonus_die": ON_BONUS_DIE,
    "copy_die": ON_COPY,
    "production": ON_PRODUCTION,
    "final": AT_END,
}

ALL: Final[list[dict[str, Any]]] = [
    technology for board in TECHNOLOGY_BOARDS for technology in board["technologies"]
]
BOARDS: Final[dict[str, list[int]]] = {
    board["id"]: [ALL.index(technology) for technology in board["technologies"]]
    for board in TECHNOLOGY_BOARDS
}
ROW_VALUES: Final[dict[str, list[int]]] = {
    board["id"]: [
        MEDIAN_ROW if row["gyrodyne_bonus"] == "median" else row["gyrodyne_bonus"]
        for row in board["rows"]
    ]
    for board in TECHNOLOGY_BOARDS
}


def _ability(technology: dict[str, Any]) -> dict[str, Any]:
    """What an ongoing, production or final technology does; nothing for an immediate one."""
    effect = technology["effect"]
    return effect if isinstance(effect, dict) else {}


def _events(ability: dict[str, Any]) -> int:
    when = ability.get("when", [])
    return sum(1 << _EVENTS[name] for name in ([when] if isinstance(when, str) else when))


def _condition(ability: dict[str, Any], name: str) -> Any:
    return (ability.get("if") or {}).get(name)


def _colour(ability: dict[str, Any]) -> int:
    name = _condition(ability, "visits_gate_color")
    return COLOURS if name is None else COLOUR_NAMES.index(name)


def _table(name: str, default: int) -> list[int]:
    return [ability.get(name, default) for ability in ABILITIES]


def _per(name: str, default: int) -> list[int]:
    return [ability.get("points_per", {}).get(name, default) for ability in ABILITIES]


ABILITIES: Final[list[dict[str, Any]]] = [_ability(technology) for technology in ALL]

COST: Final[list[int]] = [technology["cost"] for technology in ALL]
ROW: Final[list[int]] = [technology["row"] for technology in ALL]
ICONS: Final[list[int]] = [technology["die_icons"] for technology in ALL]
IMMEDIATE: Final[list[list[int]]] = [
    effects_of(technology["effect"]) if isinstance(technology["effect"], list) else []
    for technology in ALL
]

# Abilities: what they react to, as bits, and what they bring
WHEN: Final[list[int]] = [_events(ability) for ability in ABILITIES]
POINTS: Final[list[int]] = _table("points", 0)
CUBES: Final[list[int]] = _table("cubes", 0)
EFFECTS: Final[list[list[int]]] = [effects_of(ability.get("effects", [])) for ability in ABILITIES]
ADJUSTS: Final[list[bool]] = ["die_adjust" in ability for ability in ABILITIES]  # P49-5.3.4
COPY_COST: Final[list[int]] = _table("cube_cost", NONE)
IF_FIRST: Final[list[int]] = _table("points_if_first", NONE)
EXTRA_BASES: Final[list[int]] = _table("extra_bases", 0)

# Their conditions
GATE_COLOUR: Final[list[int]] = [_colour(ability) for ability in ABILITIES]  # COLOURS: none
SYSTEMS_NEEDED: Final[list[int]] = [
    _condition(ability, "visits_systems_at_least") or 0 for ability in ABILITIES
]
ONLY_BARREN: Final[list[bool]] = [
    _condition(ability, "planet") == "barren" for ability in ABILITIES
]

# Points for what is counted: PER_POINTS for every PER_UNITS of COUNTS, or a table by number
COUNTS: Final[list[int]] = [
    COUNTED[ability["points_per"]["what"]]
    if "points_per" in ability
    else COUNTED[ability["points_table"]["what"]]
    if "points_table" in ability
    else NONE
    for ability in ABILITIES
]
PER_POINTS: Final[list[int]] = _per("n", 0)
PER_UNITS: Final[list[int]] = _per("per", 1)
TABLES: Final[list[list[int]]] = [
    ability.get("points_table", {}).get("table", []) for ability in ABILITIES
]

# The final scoring: an exchange of cubes, and the special ones by name
CONTRACT_CUBES: Final[list[int]] = [a.get("buy", {}).get("cubes", 0) for a in ABILITIES]
CONTRACT_POINTS: Final[list[int]] = [a.get("buy", {}).get("points", 0) for a in ABILITIES]


def _special(name: str) -> int:
    return [ability.get("special") for ability in ABILITIES].index(name)


ONE_GOAL_COUNTS: Final = _special("count_one_goal_as_achieved")
FREE_GOAL_BONUSES: Final = _special("free_bonuses_of_one_goal")
EACH_CUBE: Final = _special("each_cube_one_point")
DOUBLE_INITIATIVE: Final = _special("double_initiative_points")
UNFINISHED_WORTH_TWO: Final = _special("unfinished_worth_two")


def _gives_red_die(effects: list[int]) -> bool:
    return any(kind_of(effect) in (DOUBLER, PATENTED_DIE) for effect in effects)


def _cubes_demanded(effects: list[int]) -> int:
    return sum(field(effect, 0) for effect in effects if kind_of(effect) == PATENTED_DIE)


GIVES_RED_DIE: Final[list[bool]] = [_gives_red_die(effects) for effects in IMMEDIATE]
CUBES_DEMANDED: Final[list[int]] = [_cubes_demanded(effects) for effects in IMMEDIATE]
