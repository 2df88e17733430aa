"""What the views and the catalogue of Comet Watch hold; `title.py` fills them."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from orrery.kernel.view import Shown, View
from orrery.kernel.vocabulary import Value


class Lenses(Shown, frozen=True):
    """How many lenses of each colour."""

    red: int
    green: int
    blue: int


class WatcherView(Shown, frozen=True):
    """What a watcher has; the hand and the chosen comet are there for its owner only.

    `almanac` is the level of an Almanac, which has neither.
    """

    telescopes: list[str | None]
    lenses: Lenses
    dust: int
    stars: int
    hand_size: int
    hand: list[str] | UnsetType = UNSET
    chosen: str | UnsetType | None = UNSET
    almanac: str | UnsetType = UNSET


class SkyView(View, frozen=True):
    """The table. A comet under the deck is null for those who don't know it."""

    night: int
    nights: int
    first: int
    supply: Lenses
    discard: list[str]
    deck: int
    under_deck: list[str | None]
    watchers: list[WatcherView]


class CometFacts(Shown, frozen=True):
    """How bright a comet is, and what it gains, as moves are described."""

    brightness: int
    gains: list[dict[str, Value]]


class Catalogue(Shown, frozen=True):
    """All comets."""

    comets: dict[str, CometFacts]
