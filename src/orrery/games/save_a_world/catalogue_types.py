"""What the catalogue of How to Save a World holds; `catalogue.py` fills it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from orrery.games.save_a_world.view_types import Project
from orrery.kernel.effect import EffectFacts
from orrery.kernel.view import Shown

World = Annotated[Literal["planet", "moon"], Meta(title="World")]
Resource = Annotated[
    Literal["energy", "knowledge", "minerals", "organics", "genius"], Meta(title="Resource")
]
Tag = Annotated[Literal["planet", "science", "moon"], Meta(title="Tag")]
Cube = Annotated[Literal["laser", "shield", "evacuation", "asteroid"], Meta(title="Cube")]
DeckName = Annotated[Literal["action", "boost", "species"], Meta(title="DeckName")]
Frame = Annotated[Literal["stay", "shuttle", "acceleration"], Meta(title="Frame")]
UpgradeKind = Annotated[Literal["simple", "tech1", "tech2"], Meta(title="UpgradeKind")]
Symbol = Annotated[
    Literal["facility_A", "facility_B", "add_asteroid", "refresh", "impact"],
    Meta(title="Symbol"),
]
Effect = Annotated[
    dict[str, Any],
    Meta(
        title="Effect",
        description="What a location, card, tile or upgrade does; `op` as in the content files.",
        extra_json_schema={
            "properties": {"op": {"type": "string"}},
            "required": ["op"],
            "additionalProperties": True,
        },
    ),
]
Condition = Annotated[
    dict[str, Any],
    Meta(title="Condition", description="What is waited for or counted, as in the content files."),
]


class Box(Shown, frozen=True):
    """A rectangle of the main board, by its centre, in thousandths of the board."""

    x: int
    y: int
    w: int
    h: int


class WorldFacts(Shown, frozen=True):
    """A world and the ready zone of its landers."""

    box: Box
    ready: Box


class LocationFacts(Shown, frozen=True):
    """A location: where its lander goes afterwards, and what it does."""

    area: str
    world: World
    frame: Frame
    unlimited: bool
    effects: list[Effect]


class AreaFacts(Shown, frozen=True):
    """An area, or a facility with the letter of its stack; a facility has no place before."""

    world: World
    letter: str | None
    box: Box | None
    locations: list[str]


class FacilitySpace(Shown, frozen=True):
    """A place for a facility."""

    letter: str
    box: Box


class TrackSpace(Shown, frozen=True):
    """A space of a project track: what entering it costs, and what comes first there."""

    cost: int
    leader: int
    flip: bool


class TrackFacts(Shown, frozen=True):
    """A project: its resource, its track, its reward tiles from the top, its gauge."""

    resource: Resource
    spaces: list[TrackSpace]
    tiles: list[str]
    gauge: int
    cracks: list[int]


class CardFacts(Shown, frozen=True):
    """A card: the deck, its tags, what it does, waits for or scores."""

    deck: DeckName
    tags: list[Tag]
    effects: list[Effect]
    condition: Condition | None
    score: Condition | None


class UpgradeFacts(Shown, frozen=True):
    """An upgrade of the tech lab."""

    kind: UpgradeKind
    cost: int
    effects: list[Effect]
    trigger: Condition | None


class SimuFacts(Shown, frozen=True):
    """A card of SIMU's: the areas for its lander, and its programme."""

    block: list[str]
    program: list[Condition]


class LevelFacts(Shown, frozen=True):
    """How strong SIMU is."""

    cards: int
    surge: int | None
    leads: bool
    species: int


class Catalogue(Shown, frozen=True):
    """Everything that never changes.

    `effects` says by their words how they are shown, `paragraphs` where a thing is explained in the
    rules.
    """

    resources: list[Resource]
    tags: list[Tag]
    projects: list[Project]
    cubes: list[Cube]
    decks: list[DeckName]
    worlds: dict[str, WorldFacts]
    areas: dict[str, AreaFacts]
    locations: dict[str, LocationFacts]
    facility_spaces: list[FacilitySpace]
    path: list[list[Symbol]]
    tracks: list[TrackFacts]
    rewards: dict[str, list[Effect]]
    cards: dict[str, CardFacts]
    deck_resources: list[Resource]
    upgrades: dict[str, UpgradeFacts]
    threats: list[int]
    most: int
    most_tokens: int
    places: list[list[int]]
    final_draw: int
    simu: dict[str, SimuFacts]
    levels: list[LevelFacts]
    effects: dict[str, EffectFacts]
    paragraphs: dict[str, str]
