"""What terms were worth when they were last worked out, as long as nothing they rest on changes.

The positions that a bot looks at one after another differ by a move, and a move changes little.
Lists of a position are values, so that the same list is the same content.
"""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.evaluation.flights import Places
from orrery.games.pulsar_2849.evaluation.gyrodynes import Works
from orrery.games.pulsar_2849.evaluation.tracks import Standing
from orrery.games.pulsar_2849.state import Player, Table
from orrery.games.pulsar_2849.transmitters import IMMEDIATE
from orrery.games.pulsar_2849.words import POINTS_PER
from orrery.kernel.move import kind_of

NOTHING: Final = -1
UNKNOWN: Final = -1.0

# So what transmitters are worth rests on nothing but themselves.
assert all(kind_of(effect) != POINTS_PER for effects in IMMEDIATE for effect in effects)


class WorksSeen:
    """Pulsars and gyrodynes of a seat."""

    def __init__(self) -> None:
        self.works: Works | None = None
        self.total = 0.0
        self.seat = NOTHING
        self.claims: list[int] = []
        self.on_pulsars: list[int] = []
        self.tiles: list[int] = []
        self.awards: list[int] = []
        self.awards_left: list[int] = []

    def hold(self, table: Table, seat: int) -> bool:
        """Whether they are the same as those of a seat."""
        player = table.players[seat]
        return (
            table.claims is self.claims
            and table.on_pulsars is self.on_pulsars
            and player.gyrodynes is self.tiles
            and player.awards is self.awards
            and table.awards_left is self.awards_left
            and seat == self.seat
        )

    def keep(self, table: Table, seat: int, works: Works, total: float) -> None:
        """What a seat has, and what that is worth."""
        player = table.players[seat]
        self.works = works
        self.total = total
        self.seat = seat
        self.claims = table.claims
        self.on_pulsars = table.on_pulsars
        self.tiles = player.gyrodynes
        self.awards = player.awards
        self.awards_left = table.awards_left


class ArraysSeen:
    """Transmitters."""

    def __init__(self) -> None:
        self.total = 0.0
        self.cubes = 0.0  # that they will produce
        self.arrays: list[list[int]] = []
        self.paid: list[int] = []

    def hold(self, table: Table, seat: int) -> bool:
        """Whether they are the same as those of a seat."""
        return table.players[seat].arrays is self.arrays and table.paid is self.paid

    def keep(self, table: Table, seat: int, total: float, cubes: float) -> None:
        """What those of a seat are worth, and the cubes that they will produce."""
        self.total = total
        self.cubes = cubes
        self.arrays = table.players[seat].arrays
        self.paid = table.paid


class CountedSeen:
    """All that technologies and goals count."""

    def __init__(self) -> None:
        self.works: Works | None = None
        self.bases = NOTHING
        self.patents = NOTHING
        self.projects = NOTHING
        self.runs_used = NOTHING
        self.phase = NOTHING
        self.arrays: list[list[int]] = []
        self.paid: list[int] = []

    def hold(self, table: Table, player: Player, works: Works, bases: int) -> bool:
        """Whether there is as much of everything for a player with these works and bases."""
        return (
            works is self.works
            and player.arrays is self.arrays
            and table.paid is self.paid
            and bases == self.bases
            and player.patents == self.patents
            and player.projects == self.projects
            and player.runs_used == self.runs_used
            and table.phase == self.phase
        )

    def keep(self, table: Table, player: Player, works: Works, bases: int) -> None:
        """What there is for a player with these works and bases."""
        self.works = works
        self.bases = bases
        self.patents = player.patents
        self.projects = player.projects
        self.runs_used = player.runs_used
        self.phase = table.phase
        self.arrays = player.arrays
        self.paid = table.paid


class PatentsSeen:
    """Technologies, with what they counted last."""

    def __init__(self) -> None:
        self.total = 0.0
        self.leads = UNKNOWN  # the chance to be first in the play order


class GoalsSeen:
    """Goals by their chances, and the cubes that buy their bonuses."""

    def __init__(self) -> None:
        self.total = 0.0
        self.chances: list[float] = []
        self.cubes = UNKNOWN
        self.patents = NOTHING
        self.phase = NOTHING
        self.achieved: list[int] = []

    def bring(self, player: Player, cubes: float) -> bool:
        """Whether a player has achieved the same, and has as many cubes."""
        return player.goals is self.achieved and cubes == self.cubes

    def hold(self, table: Table, seat: int, chances: list[float]) -> bool:
        """Whether that is worth the same to a seat with these chances."""
        return (
            chances == self.chances
            and table.players[seat].patents == self.patents
            and table.phase == self.phase
        )

    def keep(
        self, table: Table, seat: int, chances: list[float], cubes: float, total: float
    ) -> None:
        """What goals are worth to a seat with these chances and cubes."""
        self.total = total
        self.chances = chances
        self.cubes = cubes
        self.patents = table.players[seat].patents
        self.phase = table.phase
        self.achieved = table.players[seat].goals


class ProjectsSeen:
    """The headquarters."""

    def __init__(self) -> None:
        self.total = 0.0
        self.sheet = NOTHING
        self.projects = NOTHING
        self.runs_used = NOTHING

    def hold(self, player: Player) -> bool:
        """Whether they are the same for a player."""
        return (
            player.projects == self.projects
            and player.runs_used == self.runs_used
            and player.sheet == self.sheet
        )

    def keep(self, player: Player, total: float) -> None:
        """What they are worth to a player."""
        self.total = total
        self.sheet = player.sheet
        self.projects = player.projects
        self.runs_used = player.runs_used


class PlacesSeen:
    """Where a seat may still settle, and what it can claim."""

    def __init__(self) -> None:
        self.places: Places | None = None
        self.seat = NOTHING
        self.rings = False
        self.planets: list[int] = []
        self.system_tiles: list[int] = []
        self.claims: list[int] = []

    def hold(self, table: Table, seat: int) -> bool:
        """Whether that is the same for a seat."""
        return (
            table.planets is self.planets
            and table.system_tiles is self.system_tiles
            and table.claims is self.claims
            and (table.players[seat].rings > 0) == self.rings
            and seat == self.seat
        )

    def keep(self, table: Table, seat: int, places: Places) -> None:
        """What the places are worth to a seat."""
        self.places = places
        self.seat = seat
        self.rings = table.players[seat].rings > 0
        self.planets = table.planets
        self.system_tiles = table.system_tiles
        self.claims = table.claims


class BasesSeen:
    """How many bases a seat has."""

    def __init__(self) -> None:
        self.bases = 0
        self.seat = NOTHING
        self.planets: list[int] = []

    def of(self, table: Table, seat: int) -> int:
        """Their number."""
        if table.planets is not self.planets or seat != self.seat:
            self.planets = table.planets
            self.seat = seat
            self.bases = table.bases(seat)
        return self.bases


class StandingSeen:
    """The counters."""

    def __init__(self) -> None:
        self.standing: Standing | None = None
        self.seat = NOTHING
        self.patents = NOTHING
        self.ahead: list[list[int]] = [[], []]
        self.space: list[list[int]] = [[], []]

    def hold(self, table: Table, seat: int) -> bool:
        """Whether they stand as they do, with the same patents of a seat."""
        one, other = table.tracks[0], table.tracks[1]
        return (
            one.space is self.space[0]
            and other.space is self.space[1]
            and one.ahead is self.ahead[0]
            and other.ahead is self.ahead[1]
            and table.players[seat].patents == self.patents
            and seat == self.seat
        )

    def keep(self, table: Table, seat: int, standing: Standing) -> None:
        """What they promise a seat."""
        self.standing = standing
        self.seat = seat
        self.patents = table.players[seat].patents
        self.ahead = [table.tracks[0].ahead, table.tracks[1].ahead]
        self.space = [table.tracks[0].space, table.tracks[1].space]


class Memory:
    """All of them."""

    def __init__(self) -> None:
        self.works = WorksSeen()
        self.arrays = ArraysSeen()
        self.places = PlacesSeen()
        self.bases = BasesSeen()
        self.standing = StandingSeen()
        self.counted = CountedSeen()
        self.patents = PatentsSeen()
        self.goals = GoalsSeen()
        self.projects = ProjectsSeen()
