"""The technologies (P49-11) as tables: cost, row, and what their abilities do and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.pulsar_2849 import printed
from orrery.games.pulsar_2849.content import TECHNOLOGY_BOARDS
from orrery.games.pulsar_2849.printed import ABILITY, SPECIALS
from orrery.games.pulsar_2849.systems import BARREN
from orrery.games.pulsar_2849.words import DOUBLER, NONE, PATENTED_DIE
from orrery.kernel.effect import numbers, read_entries
from orrery.kernel.move import field, kind_of

LETTERS: Final = ("A", "B", "C", "D")
CATEGORIES: Final = ("I", "II", "III")
IN_PLAY: Final = 17  # technologies on three boards
ROWS: Final = 8
MEDIAN_ROW: Final = -1  # as a row's value: what the median marker shows (P49-13.5.3)

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


def _ability(technology: Mapping[str, Any]) -> dict[str, Any]:
    """What an ongoing, production or final technology does; nothing for an immediate one."""
    effect = technology["effect"]
    return ABILITY.blank() if isinstance(effect, list) else ABILITY.read(effect)


def _immediate(technology: Mapping[str, Any]) -> list[int]:
    effect = technology["effect"]
    return numbers(printed.EFFECTS.read(effect)) if isinstance(effect, list) else []


ABILITIES: Final[list[dict[str, Any]]] = read_entries("technologies", ALL, _ability)


def _table(name: str) -> list[int]:
    return [ability[name] for ability in ABILITIES]


def _within(part: str, name: str) -> list[int]:
    """A field of a part of every ability."""
    return [ability[part][name] for ability in ABILITIES]


COST: Final[list[int]] = [technology["cost"] for technology in ALL]
ROW: Final[list[int]] = [technology["row"] for technology in ALL]
ICONS: Final[list[int]] = [technology["die_icons"] for technology in ALL]
IMMEDIATE: Final[list[list[int]]] = read_entries("technologies", ALL, _immediate)

# Abilities: what they react to, as bits, and what they bring
WHEN: Final[list[int]] = _table("when")
POINTS: Final[list[int]] = _table("points")
CUBES: Final[list[int]] = _table("cubes")
EFFECTS: Final[list[list[int]]] = [numbers(ability["effects"]) for ability in ABILITIES]
ADJUSTS: Final[list[bool]] = [ability["die_adjust"] == 1 for ability in ABILITIES]  # P49-5.3.4
COPY_COST: Final[list[int]] = _table("cube_cost")
IF_FIRST: Final[list[int]] = _table("points_if_first")
EXTRA_BASES: Final[list[int]] = _table("extra_bases")

# Their conditions
GATE_COLOUR: Final[list[int]] = _within("if", "visits_gate_color")  # COLOURS: none
SYSTEMS_NEEDED: Final[list[int]] = _within("if", "visits_systems_at_least")
ONLY_BARREN: Final[list[bool]] = [planet == BARREN for planet in _within("if", "planet")]

# Points for what is counted: PER_POINTS for every PER_UNITS of COUNTS, or a table by number
PER_POINTS: Final[list[int]] = _within("points_per", "n")
PER_UNITS: Final[list[int]] = _within("points_per", "per")
TABLES: Final[list[list[int]]] = [ability["points_table"]["table"] for ability in ABILITIES]


def _counted(ability: dict[str, Any]) -> int:
    if ability["points_per"]["n"]:
        return int(ability["points_per"]["what"])
    return int(ability["points_table"]["what"]) if ability["points_table"]["table"] else NONE


COUNTS: Final[list[int]] = [_counted(ability) for ability in ABILITIES]

# The final scoring: an exchange of cubes, and the special ones by name
CONTRACT_CUBES: Final[list[int]] = _within("buy", "cubes")
CONTRACT_POINTS: Final[list[int]] = _within("buy", "points")


def _special(name: str) -> int:
    return _table("special").index(SPECIALS.index(name))


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
