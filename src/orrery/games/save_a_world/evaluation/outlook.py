"""What is to come: rounds, and the chance of each project to become the key project."""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.board import ADD_ASTEROID, GAUGE, IMPACT_SPACE, PATH, THREATS
from orrery.games.save_a_world.odds import chances
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import ASTEROID, CUBES, OVER, PROJECTS
from orrery.kernel.arithmetic import total

WORKED: Final = 3.2  # spaces that a player works in a round, on all projects
LONGEST: Final = 7  # rounds that are looked ahead
LAST: Final = 0.05  # as unlikely as that, further rounds are left out


class Outlook:
    """How the match may go on, seen from one position."""

    def __init__(self, ahead: float, keys: list[float]) -> None:
        self.ahead = ahead  # rounds after this one
        self.keys = keys  # the chances of the projects


def outlook_of(table: Table) -> Outlook:
    """Progress phases as they go on average, until the asteroid arrives or a gauge is full."""
    if table.phase == OVER:
        return Outlook(0.0, [float(project == table.key) for project in range(PROJECTS)])
    course = _Course(table)
    keys = [0.0] * PROJECTS
    goes_on = 1.0
    ahead = 0.0
    likeliest = 0.0
    for _ in range(LONGEST):
        course.progress()
        ends = goes_on * course.end_chance()
        if ends > likeliest:
            likeliest = ends
            keys = course.odds()
        goes_on -= ends
        ahead += goes_on
        if goes_on < LAST:
            break
        course.work()
    sure = 1.0 / (1.0 + 0.35 * ahead)
    return Outlook(ahead, [sure * chance + (1.0 - sure) / PROJECTS for chance in keys])


class _Course:
    """Bag, gauges and asteroid as they will be on average."""

    def __init__(self, table: Table) -> None:
        self.bag = [float(cubes) for cubes in table.bag]
        self.gauges = [float(cubes) for cubes in table.gauges]
        self.asteroid = float(table.asteroid)
        self.threat = table.threat
        self.players = table.participants()
        # Where players have worked so far, they will go on
        spaces = [2.0 + sum(table.discs[project][: self.players]) for project in range(PROJECTS)]
        worked = WORKED * self.players / total(spaces)
        self.worked = [worked * space for space in spaces]

    def progress(self) -> None:
        """A progress phase: the asteroid moves, cubes are drawn."""
        self._fall(1.0)
        share = min(1.0, THREATS[self.threat] / max(1.0, total(self.bag)))
        for project in range(PROJECTS):
            cubes = self.bag[project] * share
            self.gauges[project] += cubes
            self.bag[project] -= cubes
        self._fall(self.bag[ASTEROID] * share)

    def _fall(self, spaces: float) -> None:
        before = int(self.asteroid)
        self.asteroid = min(float(IMPACT_SPACE), self.asteroid + spaces)
        for space in range(before + 1, int(self.asteroid) + 1):
            if ADD_ASTEROID in PATH[space]:
                self.bag[ASTEROID] += self.players

    def end_chance(self) -> float:
        """That the match has come to its end by now."""
        most = _reached(IMPACT_SPACE - self.asteroid)
        for project in range(PROJECTS):
            most = max(most, _reached(GAUGE[project] - self.gauges[project]))
        return most

    def work(self) -> None:
        """A round of turns."""
        for project in range(PROJECTS):
            self.bag[project] += self.worked[project]
        self.threat = min(self.threat + 1, len(THREATS) - 1)

    def odds(self) -> list[float]:
        bag = [round(self.bag[cube]) for cube in range(CUBES)]
        gauges = [min(GAUGE[p], round(self.gauges[p])) for p in range(PROJECTS)]
        return list(chances(bag, gauges))


def _reached(missing: float) -> float:
    """The chance that something has come that far which is missing so much on average."""
    if missing <= 0.0:
        return 0.75
    return max(0.0, 0.65 - 0.3 * missing)
