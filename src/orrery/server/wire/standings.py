"""What became of matches: results, ratings, statistics."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["person", "bot", "gone"]
Strength = Literal["new", "weak", "middle", "strong"]


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


class SumsInfo(Struct, frozen=True):
    """So many matches: the share of them that was won, and by chance would have been; mean points.

    A victory that is shared counts in parts.
    """

    matches: int
    won: float
    expected: float
    points: float


class SourceInfo(Struct, frozen=True):
    """The points that a part of the score sheet, by its text key, brings in a match on average."""

    key: str
    points: float
    everyone: float  # of all players of this server


class ItemInfo(Struct, frozen=True):
    """Matches that were played with something, by its text key; for everyone also by strength."""

    key: str
    sums: SumsInfo
    strengths: dict[Strength, SumsInfo]


class ChosenInfo(Struct, frozen=True):
    """What can be chosen or is dealt, by its text key, and what became of those who had it."""

    key: str
    items: list[ItemInfo]


class StatisticsInfo(Struct, frozen=True):
    """What all finished matches of a game here tell. Strengths count seats."""

    game: str
    matches: int
    strengths: dict[Strength, SumsInfo]
    sources: list[SourceInfo]
    chosen: list[ChosenInfo]


class PlayedInfo(Struct, frozen=True):
    """What somebody has played of a game, and what they are worth in it."""

    game: str
    sums: SumsInfo | None  # of the matches that this visitor may know of
    rating: RatingInfo | None


class PlayerInfo(Struct, frozen=True):
    """Somebody who plays here; the name of a bot is its level."""

    player: str
    kind: Literal["person", "bot"]
    name: str
    you: bool
    games: list[PlayedInfo]


class RatedInfo(Struct, frozen=True):
    """A rating after a match."""

    at: float
    rating: int
    deviation: int


class RecordInfo(Struct, frozen=True):
    """How somebody plays a game: their rating after each rated match, and what became of it all."""

    game: str
    history: list[RatedInfo]
    sources: list[SourceInfo]
    chosen: list[ChosenInfo]


class FinisherInfo(Struct, frozen=True):
    """A seat of a finished match; of somebody who has gone neither name nor id are known."""

    player: str | None
    kind: Kind
    name: str
    place: int
    score: int


class FinishedInfo(Struct, frozen=True):
    """A match that somebody has played; `table` is null if it is not kept any more.

    `seat` is theirs; `before` and `after` are their ratings, of a rated match; `chosen` are the
    text keys of what they have played with.
    """

    table: str | None
    game: str
    ended: float
    seat: int
    seats: list[FinisherInfo]
    before: int | None
    after: int | None
    chosen: list[str]
