"""What the catalogue of Pulsar 2849 holds; `catalogue.py` fills it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from orrery.games.pulsar_2849.view_types import GateColour, PlanetColour
from orrery.kernel.effect import EffectFacts
from orrery.kernel.view import Shown

PlaceKind = Annotated[
    Literal["entry", "system", "pulsar", "isolated", "gate"], Meta(title="PlaceKind")
]
TechnologyClass = Annotated[
    Literal["ongoing", "immediate", "production", "final"], Meta(title="TechnologyClass")
]
Effect = Annotated[
    dict[str, Any],
    Meta(
        title="Effect",
        description="What a tile, a project or a technology does; `op` as in the content files.",
        extra_json_schema={
            "properties": {"op": {"type": "string"}},
            "required": ["op"],
            "additionalProperties": True,
        },
    ),
]
Ability = Annotated[
    dict[str, Any],
    Meta(title="Ability", description="When a technology does what, as in the content files."),
]


class Place(Shown, frozen=True):
    """A place of a cluster; gates have a colour."""

    kind: PlaceKind
    x: int
    y: int
    dead_end: bool
    colour: GateColour | UnsetType = UNSET


class Segment(Shown, frozen=True):
    """A way between two places, for one ship or two (`lanes`)."""

    a: str
    b: str
    lanes: int


class Cluster(Shown, frozen=True):
    """A side of the map."""

    places: dict[str, Place]
    segments: list[Segment]


class Clusters(Shown, frozen=True):
    """Both sides of the map."""

    open: Cluster
    dead_ends: Cluster


class PlanetFacts(Shown, frozen=True):
    """A planet of a system tile; `label` says from how many players on it is open."""

    colour: PlanetColour
    label: str


class SystemFacts(Shown, frozen=True):
    """A system tile."""

    planets: list[PlanetFacts]
    bonus: list[Effect]


class ExplorationFacts(Shown, frozen=True):
    """An exploration tile and how often it is there."""

    copies: int
    effects: list[Effect]


class TechnologyFacts(Shown, frozen=True):
    """A technology; `icons` are the points that its die icons are worth to the first patents."""

    board: str
    row: int
    cost: int
    icons: int
    kind: TechnologyClass = field(name="class")
    effect: list[Effect] | Ability


class Rewards(Shown, frozen=True):
    """Cubes and points: what is gained, or what is paid for what."""

    cubes: int
    points: int


class ProductionFacts(Shown, frozen=True):
    """What a transmitter produces: one of these."""

    points: int | UnsetType = UNSET
    cubes: int | UnsetType = UNSET
    buy: Rewards | UnsetType = UNSET


class TransmitterFacts(Shown, frozen=True):
    """A transmitter.

    `ends` are the halves of dice at its left and its right end; null where nothing can be linked.
    """

    letter: str
    costs: list[int]
    ends: tuple[int | None, int | None]
    immediate: list[Effect]
    production: ProductionFacts


class ProjectFacts(Shown, frozen=True):
    """A project of a headquarters and those that must be done before it."""

    id: str
    slot: str
    row: int
    requires: list[str]
    die: int
    effects: list[Effect]


class SheetFacts(Shown, frozen=True):
    """A side of a headquarters."""

    projects: list[ProjectFacts]


class GoalFacts(Shown, frozen=True):
    """A goal: what is counted, how many are needed, and what more can be bought."""

    points: int
    bonuses: list[Rewards]
    what: str
    needed: int


class GyrodyneFacts(Shown, frozen=True):
    """A type of gyrodynes: the die that takes one, the die that completes it, its points."""

    take: int
    complete: int
    points: int


class Gyrodynes(Shown, frozen=True):
    """All types."""

    small: GyrodyneFacts
    medium: GyrodyneFacts
    large: GyrodyneFacts


class TokenDice(Shown, frozen=True):
    """The dice that buy a token, any one of them."""

    plus_minus: list[int] = field(name="plus-minus")
    plus_two: list[int] = field(name="plus-two")


class TrackFacts(Shown, frozen=True):
    """Both tracks are alike; `penalties` are points by space."""

    spaces: int
    start: int
    penalties: dict[str, int]


class Catalogue(Shown, frozen=True):
    """Everything static.

    `awards` are for the first that spin, `copy_cubes` what a copy of a leftover die costs.
    `rewards` of the engineering track and `initiative_points` are by the number of players, best
    first.
    `effects` says by their words how they are shown, `paragraphs` where a thing is explained in the
    rules.
    """

    clusters: Clusters
    systems: dict[str, SystemFacts]
    exploration: dict[str, ExplorationFacts]
    technologies: dict[str, TechnologyFacts]
    transmitters: dict[str, TransmitterFacts]
    sheets: dict[str, SheetFacts]
    goals: dict[str, GoalFacts]
    gyrodynes: Gyrodynes
    awards: list[int]
    tokens: TokenDice
    copy_cubes: int
    rings: int
    track: TrackFacts
    rewards: dict[str, list[Rewards]]
    initiative_points: dict[str, list[int]]
    base_points: list[int]
    beyond: int
    effects: dict[str, EffectFacts]
    paragraphs: dict[str, str]
