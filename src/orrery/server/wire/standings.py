"""What became of matches: results, ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class RatingInfo(Struct, frozen=True):
    """What a player is worth, how far that may be wrong, and after how many rated matches."""

    rating: int
    deviation: int
    matches: int


class RankedInfo(Struct, frozen=True):
    """A player in a ranking; the name of a bot is its level."""

    player: str
    kind: Literal["person", "bot"]
    name: str
    you: bool
    rating: RatingInfo


class PlacingInfo(Struct, frozen=True):
    """What became of a seat; `player` is null if nobody knows any more who that was.

    `before` and `after` are ratings, of a rated match.
    """

    seat: int
    player: str | None
    place: int
    before: int | None
    after: int | None


class ResultInfo(Struct, frozen=True):
    """What became of a match."""

    table: str
    rated: bool
    ended: float
    seats: list[PlacingInfo]
