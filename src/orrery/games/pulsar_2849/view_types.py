"""What the views of Pulsar 2849 hold; `view.py` fills it.

Things are called as in moves; of lists per seat the first item is seat 0's.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES
from orrery.games.pulsar_2849.vocabulary import COLOUR_NAMES, PLANET_NAMES, TYPE_NAMES
from orrery.kernel.view import Shown, View

Phase = Annotated[Literal["setup", "dice", "actions", "production", "scoring"], Meta(title="Phase")]
Side = Annotated[Literal["open", "dead_ends"], Meta(title="Side")]
Gyrodyne = Annotated[Literal["small", "medium", "large"], Meta(title="Gyrodyne")]
GateColour = Annotated[Literal["green", "orange", "magenta"], Meta(title="GateColour")]
PlanetColour = Annotated[Literal["blue", "barren"], Meta(title="PlanetColour")]

PHASES: Final[list[Phase]] = ["setup", "dice", "actions", "production", "scoring"]
SIDES: Final[list[Side]] = ["open", "dead_ends"]
GYRODYNES: Final[list[Gyrodyne]] = ["small", "medium", "large"]
GATE_COLOURS: Final[list[GateColour]] = ["green", "orange", "magenta"]
PLANET_COLOURS: Final[list[PlanetColour]] = ["blue", "barren"]

assert list(SIDES) == CLUSTER_NAMES
assert tuple(GYRODYNES) == TYPE_NAMES
assert (*GATE_COLOURS, "none") == COLOUR_NAMES
assert tuple(PLANET_COLOURS) == PLANET_NAMES

Stacks = list[list[int]]


class Tracks(Shown, frozen=True):
    """The stacks of both tracks, space 1 first, each a list of seats from the bottom to the top."""

    initiative: Stacks
    engineering: Stacks


class PlanetView(Shown, frozen=True):
    """A planet of a system; `label` says from how many players on it is open."""

    colour: PlanetColour
    label: str
    owner: int | None
    blocked: bool


class SystemView(Shown, frozen=True):
    """A system and its tile, once it was visited."""

    tile: str | None
    planets: list[PlanetView]


class PulsarView(Shown, frozen=True):
    """A pulsar, who has claimed it, and what stands there."""

    owner: int | None
    gyrodyne: Gyrodyne | None
    spinning: bool


class GyrodyneNumbers(Shown, frozen=True):
    """A number for each type."""

    small: int
    medium: int
    large: int


class AwardsLeft(Shown, frozen=True):
    """What is left of the awards for the first that spin, by type."""

    small: list[int]
    medium: list[int]
    large: list[int]


class TechnologyView(Shown, frozen=True):
    """A technology, who has patented it, first to last, and whether its row is in play."""

    id: str
    patents: list[int]
    open: bool


class ExplorationView(Shown, frozen=True):
    """How many exploration tiles lie where."""

    stack: int
    discarded: int


class GoalView(Shown, frozen=True):
    """A goal, and how far every seat is."""

    id: str
    needed: int
    progress: list[int]
    achieved: list[bool]
    bonuses: list[int]


class RouteView(Shown, frozen=True):
    """A way to fly, and what it brings for certain.

    `path` has the places that are visited, without the start; `bases` the systems where a base will
    be put, or may be; `unknown` counts face-down systems, `tiles` exploration tiles for dead ends.
    `points` are those of gate runs and abilities.
    """

    place: str
    length: int
    way: int
    path: list[str]
    bases: list[str]
    unknown: int
    bonus: bool
    claim: bool
    tiles: int
    points: int


class FlightView(Shown, frozen=True):
    """A flight that is paid and to be flown."""

    seat: int
    start: str = field(name="from")
    value: int
    run: str | None
    colour: GateColour | None
    routes: list[RouteView]


class FlownView(Shown, frozen=True):
    """The way that a ship took last; `path` is without the start."""

    seat: int
    start: str = field(name="from")
    path: list[str]


class LinkingView(Shown, frozen=True):
    """The transmitter that was just taken and is to be linked."""

    seat: int
    transmitter: str


class TransmitterView(Shown, frozen=True):
    """A transmitter in an array, and which of its costs are paid."""

    id: str
    turned: bool
    paid: list[int]
    online: bool


class HeadquartersView(Shown, frozen=True):
    """A player's headquarters; `sheet` is null while the side is not chosen.

    `runs` are gate runs that are built and not flown yet.
    """

    board: str
    sheet: str | None
    done: list[str]
    available: list[str]
    runs: list[str]
    runs_used: list[str]


class Tokens(Shown, frozen=True):
    """How many tokens of each kind a player has."""

    plus_minus: int = field(name="plus-minus")
    plus_two: int = field(name="plus-two")


class AwardView(Shown, frozen=True):
    """An award tile for the first that spin."""

    type: Gyrodyne
    points: int


class PlayerView(Shown, frozen=True):
    """What a player has.

    `dice` are the silver ones in front, `red` those on offer; `rings` are left to claim with.
    """

    points: int
    ship: str | None
    dice: list[int]
    red: list[int]
    must_use_red: bool
    red_used: bool
    cubes: int
    copy_cost: int
    tokens: Tokens
    rings: int
    gyrodynes: GyrodyneNumbers
    arrays: list[list[TransmitterView]]
    headquarters: HeadquartersView | None
    patents: list[str]
    bases: int
    extra_bases: int
    awards: list[AwardView]
    sources: dict[str, int]


class TableView(View, frozen=True):
    """The table, the same for all viewers.

    `active` has the turn in the action phase. `order` is first to last; with two players each is
    there twice. `dice` counts the silver dice on the dice board that show 1, 2, ... 6, and `median`
    is `3` or `3-4`. `shifts` tells for each of these values how far such a die moves a counter,
    below 0 to the left. `row_value` is what the row of this round is worth now. A transmitter on
    display is null when it is taken. `last_round` is whether the game ends with this round.
    """

    round: int
    last_round: bool
    phase: Phase
    cluster: Side
    active: int | None
    order: list[int]
    dice: list[int]
    median: str | None
    shifts: list[int]
    tracks: Tracks
    systems: dict[str, SystemView]
    pulsars: dict[str, PulsarView]
    supply: GyrodyneNumbers
    awards: AwardsLeft
    technologies: list[TechnologyView]
    rows: list[int | Literal["median"]]
    row_value: int | None
    transmitters: list[str | None]
    transmitters_left: int
    next_transmitter: str | None  # on top of the stack, letter side up
    exploration: ExplorationView
    goals: list[GoalView]
    flight: FlightView | None
    last_flight: FlownView | None
    linking: LinkingView | None
    players: list[PlayerView]
