"""The headquarters (P49-9) as tables: eight sheets with a pyramid of eight projects each."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849.benefits import effects_of
from orrery.games.pulsar_2849.content import SHEETS
from orrery.games.pulsar_2849.vocabulary import COLOUR_NAMES
from orrery.games.pulsar_2849.words import COLOURS, DOUBLER, PROJECTS
from orrery.kernel.move import kind_of

ALL: Final[list[dict[str, Any]]] = [project for sheet in SHEETS for project in sheet["projects"]]
BOARD_NAMES: Final[list[str]] = sorted({sheet["board"] for sheet in SHEETS})
BOARDS: Final = len(BOARD_NAMES)

assert [sheet["id"] for sheet in SHEETS] == [f"{b}{side}" for b in BOARD_NAMES for side in (1, 2)]
assert all(len(sheet["projects"]) == PROJECTS for sheet in SHEETS)


def project_of(sheet: int, slot: int) -> int:
    """P49-9.1, P49-9.2: the number of the project in this place of a sheet."""
    return sheet * PROJECTS + slot


def _run(project: dict[str, Any]) -> dict[str, Any]:
    runs = [effect for effect in project["effects"] if effect["op"] == "gate_run"]
    return runs[0] if runs else {"colors": [], "choose_one": False, "points": 0}


def _needs(project: dict[str, Any]) -> int:
    return sum(1 << "abcdefgh".index(needed[-1]) for needed in project["requires"])


DIE: Final[list[int]] = [project["die"] for project in ALL]
NEEDS: Final[list[int]] = [_needs(project) for project in ALL]  # as bits of the same sheet
EFFECTS: Final[list[list[int]]] = [effects_of(project["effects"]) for project in ALL]
GIVES_RED_DIE: Final[list[bool]] = [
    any(kind_of(effect) == DOUBLER for effect in effects) for effects in EFFECTS
]
RUN_POINTS: Final[list[int]] = [_run(project)["points"] for project in ALL]  # 0: no gate run
RUN_COLOURS: Final[list[list[int]]] = [
    [colour for colour in range(COLOURS) if COLOUR_NAMES[colour] in _run(project)["colors"]]
    for project in ALL
]
