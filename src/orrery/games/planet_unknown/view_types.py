"""What the views of Planet Unknown hold; `view.py` fills it.

Squares are written as in moves, `r4c5`. Tiles are called by shape, terrains and meteor symbol
(`L4-ew-1`), technologies by corporation and level (`flux-2`). Of lists per seat the first item is
seat 0's.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType, field

from orrery.games.planet_unknown.vocabulary import TRACKER_NAMES
from orrery.games.planet_unknown.words import TERRAIN_NAMES
from orrery.kernel.view import Shown, View

Terrain = Annotated[
    Literal["civ", "water", "biomass", "rover", "tech", "energy"], Meta(title="Terrain")
]
Tracker = Annotated[Literal["civ", "water", "biomass", "rover", "tech"], Meta(title="Tracker")]

TERRAINS: Final[list[Terrain]] = ["civ", "water", "biomass", "rover", "tech", "energy"]
TRACKERS: Final[list[Tracker]] = ["civ", "water", "biomass", "rover", "tech"]

assert list(TERRAIN_NAMES) == list(TERRAINS)
assert list(TRACKER_NAMES) == list(TRACKERS)


class Boards(Shown, frozen=True):
    """A planet and a corporation."""

    planet: str
    corporation: str


class Resources(Shown, frozen=True):
    """The squares with a resource symbol of each terrain."""

    civ: list[str]
    water: list[str]
    biomass: list[str]
    rover: list[str]
    tech: list[str]
    energy: list[str]


Standing = tuple[Tracker, int]


class Trackers(Shown, frozen=True):
    """Where the tracker of each terrain stands: on which track, and how high."""

    civ: Standing
    water: Standing
    biomass: Standing
    rover: Standing
    tech: Standing


class RoverView(Shown, frozen=True):
    """A rover, and whether it carries a meteorite."""

    at: str
    carries: bool


class CivCardView(Shown, frozen=True):
    """A civ card of a player; null while it lies face down."""

    rank: int
    card: str | None


class LinesView(Shown, frozen=True):
    """The rows, then the columns: how many squares of each count as covered.

    A meteorite blocks a line; a complete one scores its medals. Their squares and medals are in the
    catalogue, under the planet.
    """

    filled: list[int]
    blocked: list[str]
    complete: list[str]


class RouteView(Shown, frozen=True):
    """A cheapest way of a rover to a square: the squares that it enters, the last one included."""

    start: str = field(name="from")
    path: list[str]
    cost: int


class PlayerView(Shown, frozen=True):
    """What a player has.

    `dealt` are the boards as they were dealt, while sides are chosen. The rows of `terrain` have a
    letter per square: the terrain's first, `.` where nothing lies, a space where the planet has
    no square. `rows` and `columns` say how far each line is; `routes` lead wherever rovers can
    drive with the movement at hand. Objectives and cards are null for those who may not see them.
    """

    planet: str
    corporation: str
    dealt: Boards | None
    terrain: list[str]
    resources: Resources
    patches: list[str]
    meteor_symbols: list[str]
    meteorites: list[str]
    lifepods: list[str]
    rovers: list[RoverView]
    lines: LinesView
    routes: list[RouteView]
    last_tile: list[str]
    trackers: Trackers
    water_path: int | None
    flux_track: Tracker | None
    technologies: list[str]
    used_this_round: list[str]
    used_this_game: list[str]
    rovers_left: int
    lifepods_collected: int
    lifepods_placed: list[str]
    meteorites_collected: int
    patches_stored: int
    movement: int
    milestones: list[int]
    tile_taken: bool
    civ_cards: list[CivCardView]
    personal: list[str | None]
    drawn: list[str | None]
    score: dict[str, int]


class ObjectiveView(Shown, frozen=True):
    """Who is compared, by what they have now, for how many medals."""

    objective: str
    seats: list[int]
    values: list[int]
    win: int
    tie: int


Depot = tuple[str | None, str | None]


class TableView(View, frozen=True):
    """The table as one viewer may see it.

    `depots` has the large and the small tile of each seat, and `depots_by_rotation` those that each
    seat would have with the station turned to 0, 1, ... 5. `civ_piles` counts the cards left of
    each rank, and `civ_cards` has those of a rank while the viewer looks through them. `next_event`
    is the card that the viewer has peeked at. `own_score` counts what is hidden from others.
    `last_round` is whether the game is known to end with this round.
    """

    round: int
    last_round: bool
    commander: int
    rotation: int
    shift: int
    turns_by_itself: bool
    positions: list[int]
    depots: list[Depot]
    depots_by_rotation: list[list[Depot]]
    tops: list[str | None]
    below: list[int]
    event: str | None
    event_colour: str | None
    events_left: int
    events_shown: list[str]
    event_mix: dict[str, int]
    next_event: str | None
    expected_score: int | None
    civ_piles: list[int]
    civ_cards: list[list[str] | None]
    objectives: list[ObjectiveView]
    common_objectives: list[ObjectiveView]
    players: list[PlayerView]
    own_score: dict[str, int] | UnsetType = UNSET
