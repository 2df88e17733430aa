"""Headquarters: projects to come, and gate runs that wait for a flight."""

from __future__ import annotations

from orrery.games.pulsar_2849 import headquarters as hq
from orrery.games.pulsar_2849.evaluation.effects import effects_value
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.state import Table, bits
from orrery.games.pulsar_2849.words import DOUBLER, NONE, PROJECTS
from orrery.kernel.move import kind_of


class Projects:
    """What the projects of a sheet would bring, worked out once."""

    def __init__(self, table: Table, seat: int, sheet: int, outlook: Outlook) -> None:
        self.net: list[float] = []  # per place: what it brings, less its die
        self.run: list[float] = []  # per place: what its gate run brings, if it is flown
        weights = outlook.weights
        for slot in range(PROJECTS):
            project = hq.project_of(sheet, slot)
            gates = weights.gates_any if len(hq.RUN_COLOURS[project]) > 1 else weights.gates
            self.run.append(gates * hq.RUN_POINTS[project])
            worth = self.run[slot] * run_chance(outlook) - weights.die
            for effect in hq.EFFECTS[project]:
                if kind_of(effect) == DOUBLER:
                    worth += weights.die + weights.red  # the silver die comes back
                else:
                    worth += effects_value(table, seat, [effect], outlook)
            self.net.append(max(0.0, worth))


def run_chance(outlook: Outlook) -> float:
    """The chance to fly a gate run that is there, in the turns after this one."""
    return min(0.95, outlook.weights.runs_per_turn * outlook.turns)


def projects_value(table: Table, seat: int, projects: Projects, outlook: Outlook) -> float:
    """P49-9: runs not flown yet, and projects by what is missing for them."""
    player = table.players[seat]
    if player.sheet == NONE:
        return 0.0
    weights = outlook.weights
    time = min(1.0, outlook.turns / 3.0)
    total = 0.0
    for slot in range(PROJECTS):
        if (player.projects >> slot) & 1:
            if not (player.runs_used >> slot) & 1:
                total += projects.run[slot] * run_chance(outlook)
            continue
        needs = hq.NEEDS[hq.project_of(player.sheet, slot)]
        missing = bits(needs & ~player.projects)
        if missing == 0:
            total += weights.project * time * projects.net[slot]
        elif missing == 1:
            total += weights.project_next * time * projects.net[slot]
        elif missing <= outlook.turns:
            total += weights.project_far * projects.net[slot]
    return total
