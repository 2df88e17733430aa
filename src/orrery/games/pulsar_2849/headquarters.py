"""The headquarters (P49-9) as tables: eight sheets with a pyramid of eight projects each."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849 import printed
from orrery.games.pulsar_2849.content import SHEETS
from orrery.games.pulsar_2849.printed import gained
from orrery.games.pulsar_2849.words import COLOURS, DOUBLER, GATE_RUN, PROJECTS
from orrery.kernel.effect import Printed, read_entries
from orrery.kernel.move import field, kind_of

ALL: Final[list[dict[str, Any]]] = [project for sheet in SHEETS for project in sheet["projects"]]
BOARD_NAMES: Final[list[str]] = sorted({sheet["board"] for sheet in SHEETS})
BOARDS: Final = len(BOARD_NAMES)

assert [sheet["id"] for sheet in SHEETS] == [f"{b}{side}" for b in BOARD_NAMES for side in (1, 2)]
assert all(len(sheet["projects"]) == PROJECTS for sheet in SHEETS)


def project_of(sheet: int, slot: int) -> int:
    """P49-9.1, P49-9.2: the number of the project in this place of a sheet."""
    return sheet * PROJECTS + slot


def _needs(project: dict[str, Any]) -> int:
    return sum(1 << "abcdefgh".index(needed[-1]) for needed in project["requires"])


DIE: Final[list[int]] = [project["die"] for project in ALL]
NEEDS: Final[list[int]] = [_needs(project) for project in ALL]  # as bits of the same sheet
_PRINTED: Final[list[list[Printed]]] = read_entries(
    "headquarters", ALL, lambda project: printed.EFFECTS.read(project["effects"])
)
EFFECTS: Final[list[list[int]]] = [gained(effects) for effects in _PRINTED]
GIVES_RED_DIE: Final[list[bool]] = [
    any(kind_of(effect) == DOUBLER for effect in effects) for effects in EFFECTS
]
_RUNS: Final[list[int]] = [
    next((one.number for one in effects if one.effect.code == GATE_RUN), 0) for effects in _PRINTED
]
RUN_POINTS: Final[list[int]] = [field(run, 0) for run in _RUNS]  # 0: no gate run
RUN_COLOURS: Final[list[list[int]]] = [
    [colour for colour in range(COLOURS) if field(run, 1) >> colour & 1] for run in _RUNS
]
