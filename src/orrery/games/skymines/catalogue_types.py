"""What the catalogue of Skymines holds; `catalogue.py` fills it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from orrery.kernel.effect import EffectFacts
from orrery.kernel.view import Shown

Company = Annotated[Literal["skymine", "minerva", "astrogo", "tawac"], Meta(title="Company")]
Symbol = Annotated[
    Literal["carbon", "minerals", "titanium", "energy", "science", "field"], Meta(title="Symbol")
]
CardKind = Annotated[
    Literal["resource", "energy", "science", "field", "share"], Meta(title="CardKind")
]
Building = Annotated[
    Literal["research_station", "underground_mine", "surface_mine", "gas_collector"],
    Meta(title="Building"),
]
Line = Annotated[Literal["single", "double"], Meta(title="Line")]
SpaceGroup = Annotated[
    Literal["majority", "standard", "tile", "track", "private"], Meta(title="SpaceGroup")
]
Effect = Annotated[
    dict[str, Any],
    Meta(
        title="Effect",
        description="What a card, plan, building or space does; `op` as in the content files.",
        extra_json_schema={
            "properties": {"op": {"type": "string"}},
            "required": ["op"],
            "additionalProperties": True,
        },
    ),
]
Condition = Annotated[
    dict[str, Any],
    Meta(
        title="Condition",
        description="What a plan, space, task or threat asks for, as in the content files.",
        extra_json_schema={"additionalProperties": True},
    ),
]
Point = Annotated[tuple[float, float], Meta(title="Point")]


class BuildingFacts(Shown, frozen=True):
    """A building of a sector or an asteroid: how many, and what they bring to who comes there."""

    type: Building
    n: int
    effect: Effect


class Sector(Shown, frozen=True):
    """A sector of the Moon, in thousandths of the map's width."""

    number: int
    quarter: Company | None
    enclave: bool
    buildings: list[BuildingFacts]
    collectors: int
    label: Point
    polygon: list[Point]
    holes: list[list[Point]]


class Border(Shown, frozen=True):
    """A line between two sectors, or a station and a sector."""

    a: str
    b: str
    kind: Line
    cost: int


class MoonStation(Shown, frozen=True):
    """Where a company's station lies on the Moon."""

    edge: str
    polygon: list[Point]


class Moon(Shown, frozen=True):
    """The Moon: sectors as in moves, borders between them and with stations."""

    sectors: dict[str, Sector]
    borders: list[Border]
    stations: dict[str, MoonStation]


class Spot(Shown, frozen=True):
    """A space for an outpost on an asteroid."""

    x: int
    y: int


class Asteroid(Shown, frozen=True):
    """An asteroid: its outpost spaces, of which a linked pair brings collectors more."""

    number: int
    x: int
    y: int
    spaces: dict[str, Spot]
    linked: list[str]
    linked_collectors: int
    buildings: list[BuildingFacts]
    collectors: int


class ShuttleSpace(Shown, frozen=True):
    """A space for a shuttle, on the way between two asteroids."""

    number: int
    x: int
    y: int
    reward: Effect | None
    joins: list[str]


class Flight(Shown, frozen=True):
    """A piece of a flight track, and the energy it costs on top."""

    asteroid: str
    shuttle: str
    extra: int


class BeltStation(Shown, frozen=True):
    """Where a company's station lies beside the Belt, and the asteroids its shuttles fly to."""

    edge: str
    x: int
    y: int
    shuttles: list[str]


class Belt(Shown, frozen=True):
    """The Belt: asteroids by their number, shuttle spaces as in moves."""

    asteroids: dict[str, Asteroid]
    shuttle_spaces: dict[str, ShuttleSpace]
    flights: list[Flight]
    stations: dict[str, BeltStation]
    threat: Spot
    threat_between: list[str]


class Column(Shown, frozen=True):
    """A column of a station: its pieces, and the coins under them from the top."""

    piece: str
    coins: list[int]
    crossed_out: list[int]


class Columns(Shown, frozen=True):
    """The columns of every station, on both sides."""

    moon: list[Column]
    belt: list[Column]


class ShareStep(Shown, frozen=True):
    """From this space on a marker is worth as many shares."""

    space: int
    shares: int


class Threshold(Shown, frozen=True):
    """A line after a space that brings coins to who crosses it and to all who did before."""

    after: int
    coins: int


class Barrier(Shown, frozen=True):
    """A line after a space that costs coins to cross."""

    after: int
    cost: int


class TrackBonus(Shown, frozen=True):
    """What crossing a threshold unlocks: for good, or as a bonus space."""

    requirement: list[Condition]
    effects: list[Effect]


class Track(Shown, frozen=True):
    """A side of a company track."""

    last: int
    shares: list[ShareStep]
    thresholds: list[Threshold]
    barriers: list[Barrier]
    permanent: bool
    bonuses: list[TrackBonus]


class Card(Shown, frozen=True):
    """An action card: units, energy or research points are its `value`.

    A field card has more: the company whose collectors count, and what it brings.
    """

    kind: CardKind
    symbol: Symbol | None
    value: int
    cost: int
    share: Company | None
    deck: str | None
    company: Company | None
    helium: int
    coins: int


class Plan(Shown, frozen=True):
    """A research plan; a starting token has one too."""

    letter: str | None
    requirements: list[Condition]
    rewards: list[Effect]
    value: int


class Token(Shown, frozen=True):
    """A starting token: what it brings at once, which cards rest, and its plan."""

    bonus: list[Effect]
    rest: list[str]
    plan: Plan


class Tier(Shown, frozen=True):
    """A step of a majority: how much it takes, how many research cards more, what it brings."""

    least: int
    more_research: int
    effects: list[Effect]


class BonusSpace(Shown, frozen=True):
    """A space for bonus markers."""

    group: SpaceGroup
    majority: str | None
    tiers: list[Tier]
    requirement: list[Condition]
    effects: list[Effect]


class TileFacts(Shown, frozen=True):
    """A tile: the card it acts as, or the units that it adds."""

    kind: str
    acts_as: Condition


class Threat(Shown, frozen=True):
    """A threat: what neutralises it, and what happens otherwise."""

    requirement: list[Condition]
    consequence: Condition


class LunaCard(Shown, frozen=True):
    """A card of Luna's."""

    grade: int
    majority_left: int
    majority_right: int
    scientists: int
    reveal: Condition | None
    actions: list[Condition]


class LunaLevel(Shown, frozen=True):
    """How strong a Luna is."""

    second_grade: bool
    extra_slots: bool
    start_tank: int
    start_research: int
    tank_tokens: list[int]
    research_tokens: list[int]


class ValueStep(Shown, frozen=True):
    """From this space on a marker is worth as much."""

    space: int
    value: int


class OwnTrack(Shown, frozen=True):
    """The tank or the research track of a player."""

    last: int
    values: list[ValueStep]
    opens_at: int
    opens: str
    overflow: int


class Catalogue(Shown, frozen=True):
    """Everything that never changes.

    `display` has the spaces of the card display by rows, as they lie; `framed` the plan spaces that
    go with the supplement; `effects` says by their words how they are shown, `paragraphs` where a
    thing is explained in the rules.
    """

    companies: list[Company]
    symbols: list[Symbol]
    moon: Moon
    belt: Belt
    columns: Columns
    tracks: dict[str, Track]
    cards: dict[str, Card]
    display: list[list[int]]
    surcharges: list[int]
    plans: dict[str, Plan]
    plan_spaces: list[str]
    plan_costs: dict[str, int]
    framed: list[str]
    no_letter_a: list[int]
    tokens: dict[str, Token]
    spaces: dict[str, BonusSpace]
    tiles: dict[str, TileFacts]
    missions: dict[str, dict[str, Condition]]
    threats: dict[str, Threat]
    luna_cards: dict[str, LunaCard]
    luna_levels: list[LunaLevel]
    tank: OwnTrack
    research: OwnTrack
    rounds: int
    effects: dict[str, EffectFacts]
    paragraphs: dict[str, str]
