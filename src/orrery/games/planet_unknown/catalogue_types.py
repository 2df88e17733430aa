"""What the catalogue of Planet Unknown holds; `catalogue.py` fills it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from orrery.games.planet_unknown.view_types import Terrain, Tracker
from orrery.kernel.effect import EffectFacts
from orrery.kernel.view import Shown

# Column and row from the anchor, section, whether the square shows the resource, whether the meteor
TileCell = Annotated[tuple[int, int, Literal["a", "b"], bool, bool], Meta(title="TileCell")]

Effect = Annotated[
    dict[str, Any],
    Meta(
        title="Effect",
        description="What a card does; `op` as in the content files.",
        extra_json_schema={
            "properties": {"op": {"type": "string"}},
            "required": ["op"],
            "additionalProperties": True,
        },
    ),
]
Test = Annotated[
    dict[str, str | int],
    Meta(title="Test", description="What an objective compares or asks for, as in the content."),
]


class Turn(Shown, frozen=True):
    """A shape in one orientation, and the orientations after a turn and a flip."""

    width: int
    height: int
    cells: list[TileCell]
    right: int
    left: int
    flip: int


class Shape(Shown, frozen=True):
    """A shape in all its orientations."""

    ring: Literal["large", "small"]
    turns: list[Turn]


class TileFacts(Shown, frozen=True):
    """A tile: the terrains of its sections a and b."""

    shape: str
    terrains: tuple[Terrain, Terrain]
    meteor: bool


class PlanetFacts(Shown, frozen=True):
    """A planet.

    `zones` has a letter per square: - outside, H hole, L land, I ice, R ring, C city, X toxic,
    E current, K centre. `banned` are the squares where a resource may not lie.
    """

    zones: list[str]
    perimeter: list[str]
    start: list[str]
    lifepods: list[str]
    row_squares: list[int]
    column_squares: list[int]
    row_medals: list[int]
    column_medals: list[int]
    parts: list[list[str]]
    side: list[str]
    gaps: list[tuple[str, str]]
    banned: dict[str, list[str]]
    separates_ice: bool
    slides: bool
    rules: list[str]
    complexity: int
    set: str
    paragraph: str


class Benefit(Shown, frozen=True):
    """What a tracker gains that arrives on a space."""

    op: Literal["synergy", "civ", "patch", "rover", "move", "tech", "advance"]
    rank: int | UnsetType = UNSET
    n: int | UnsetType = UNSET
    level: int | UnsetType = UNSET
    track: Tracker | UnsetType = UNSET


class Space(Shown, frozen=True):
    """A space of a track: its benefits, a medal or 0, and the rows of the board that it fills."""

    benefits: list[Benefit]
    medal: int
    rows: list[int]
    choose: bool
    absent: bool


class Tracks(Shown, frozen=True):
    """The spaces of each track, the start first."""

    civ: list[Space]
    water: list[Space]
    biomass: list[Space]
    rover: list[Space]
    tech: list[Space]


class Technology(Shown, frozen=True):
    """A technology; `height` is that of its milestone, null where lifepods unlock it."""

    id: str
    level: int | None
    slot: str | None
    kind: str
    height: int | None
    paragraph: str


class CorporationFacts(Shown, frozen=True):
    """A corporation; `path` is the winding way of a water tracker, if it has one."""

    rovers: int
    lifepod_spaces: int
    tracks: Tracks
    path: list[tuple[Tracker, int]] | None
    top_movement: int
    technologies: list[Technology]
    special: list[str]
    complexity: int
    set: str
    paragraph: str


class CivCardFacts(Shown, frozen=True):
    """A civ card."""

    rank: int
    timing: Literal["immediate", "end_game"]
    effects: list[Effect]


class NeighborFace(Shown, frozen=True):
    """What neighbours are compared by, and the medals for the better one or both."""

    test: Test
    win: int
    tie: int


class PersonalFace(Shown, frozen=True):
    """What one player wants to have, and the medals for it."""

    test: Test
    complete: int


class ObjectiveFacts(Shown, frozen=True):
    """Both faces of an objective."""

    neighbor: NeighborFace
    personal: PersonalFace


class EventFacts(Shown, frozen=True):
    """An event card."""

    colour: str
    solo: bool
    duration: Literal["now", "round"]
    effects: list[Effect]


class Catalogue(Shown, frozen=True):
    """Everything static. `effects` are those of tracks, by their words.

    `paragraphs` says what is explained where in the rules.
    """

    terrains: list[Terrain]
    trackers: list[Tracker]
    side: int
    shapes: dict[str, Shape]
    tiles: dict[str, TileFacts]
    stacks: list[str]
    positions: list[list[int]]
    planets: dict[str, PlanetFacts]
    corporations: dict[str, CorporationFacts]
    civ_cards: dict[str, CivCardFacts]
    objectives: dict[str, ObjectiveFacts]
    events: dict[str, EventFacts]
    effects: dict[str, EffectFacts]
    paragraphs: dict[str, str]
