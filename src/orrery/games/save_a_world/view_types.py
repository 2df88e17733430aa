"""What the views of How to Save a World hold; `view.py` fills it.

Things are called as in moves; of lists by resource, tag, project, cube or world the order is that
of the catalogue.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType

from orrery.kernel.view import Shown, View

Phase = Annotated[Literal["species", "turns", "progress", "arrival", "over"], Meta(title="Phase")]
Project = Annotated[Literal["laser", "shield", "evacuation"], Meta(title="Project")]

PHASES: Final[list[Phase]] = ["species", "turns", "progress", "arrival", "over"]


class TrackView(Shown, frozen=True):
    """A project track: its discs, its rewards, its gauge.

    `discs` are the spaces of all players, then of the neutral discs; `order` lists these from the
    first place on, those that have not moved left out. `tile` is the reward tile on top, `leaders`
    the spaces whose bonus is gone. `places` are the points of the places as it stands.
    """

    discs: list[int]
    stack: list[int]
    order: list[int]
    tile: str
    tiles_left: int
    leaders: list[int]
    gauge: int
    places: list[int]


class DisplayView(Shown, frozen=True):
    """A display, from the far right on, with what a card costs the viewer now."""

    cards: list[str | None]
    deck: int
    discard: list[str]


class PlayerView(Shown, frozen=True):
    """A player. Of a hand others see the cards that all have seen before, and how many more.

    `offered` are species to choose from.
    """

    levels: list[int]
    baselines: list[int]
    active: list[int]
    spent: list[int]
    upgrades: list[str]
    ready: list[int]
    discard: list[str]
    price: int
    has_passed: bool
    has_docked: bool
    points: int
    parts: dict[str, int]
    hand: list[str | None]
    fresh: list[str] | UnsetType = UNSET
    offered: list[str] | UnsetType = UNSET


class SimuView(Shown, frozen=True):
    """The automatic opponent: its level, the order of its projects, this round's cards."""

    level: int
    preference: list[Project]
    revealed: list[str]
    cards: int
    landers: int
    species: list[str]
    points: int
    parts: dict[str, int]


class OddsView(Shown, frozen=True):
    """If the asteroid arrived now: the chance that each project becomes the key project."""

    laser: float
    shield: float
    evacuation: float


class TableView(View, frozen=True):
    """The table. `locations` has whose landers stand where, as far as some do.

    `last_round` is whether the asteroid is sure to arrive in this round.
    """

    round: int
    last_round: bool
    phase: Phase
    badge: int
    threat: int
    asteroid: int
    tracks: list[TrackView]
    cracks: int
    key: Project | None
    bag: list[int]
    odds: OddsView
    locations: dict[str, list[int]]
    facilities: list[str]
    stocks: list[int]
    displays: list[DisplayView]
    players: list[PlayerView]
    simu: SimuView | None
