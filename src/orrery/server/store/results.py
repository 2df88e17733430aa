"""What is kept of finished matches beside their journals: results, ratings, sums for statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

Choices = dict[str, list[str]]  # what a seat has played with, by the names of Title.chosen


class ResultRow(msgspec.Struct, frozen=True):
    """A finished match. `number` is its place in the order in which matches were counted."""

    table_id: str
    number: int
    game: str
    ended: float
    rated: bool
    private: bool


class PlacingRow(msgspec.Struct, frozen=True):
    """What became of a seat: of a person, of a bot's level, or of nobody who is known any more.

    `won` is the share of the victory. `mu` and `sigma` are the rating before the match, the others
    that after it.
    """

    table_id: str
    seat: int
    identity: str | None
    bot: str | None
    place: int
    won: float
    score: int
    sources: dict[str, int]  # points by part of the score sheet
    choices: Choices
    mu: float
    sigma: float
    new_mu: float
    new_sigma: float


class RatingRow(msgspec.Struct, frozen=True):
    """What a player is worth in a game; `identity` is None for a bot."""

    game: str
    player: str
    identity: str | None
    mu: float
    sigma: float
    floor: float
    matches: int


class RankedRow(msgspec.Struct, frozen=True):
    """A rating with the name of the person, None for a bot."""

    rating: RatingRow
    name: str | None


class RatedRow(msgspec.Struct, frozen=True):
    """What somebody was worth after a rated match."""

    ended: float
    mu: float
    sigma: float


class TallyKey(msgspec.Struct, frozen=True):
    """What is added up: see the schema."""

    game: str
    player: str
    identity: str | None
    strength: str
    private: bool
    kind: str
    item: str


class Sums(msgspec.Struct, frozen=True):
    """Matches, victories, victories that chance would have given, and points."""

    matches: int
    won: float
    expected: float
    points: int

    def plus(self, other: Sums) -> Sums:
        """Both together."""
        return Sums(
            self.matches + other.matches,
            self.won + other.won,
            self.expected + other.expected,
            self.points + other.points,
        )


class Counted(msgspec.Struct, frozen=True):
    """A match that is counted: what is added to all that is known of earlier ones."""

    result: ResultRow
    placings: list[PlacingRow]
    ratings: list[RatingRow]  # as they are now
    tallies: dict[TallyKey, Sums]  # to be added


class Recounted(msgspec.Struct, frozen=True):
    """All ratings and sums, made anew from so many results."""

    last: int
    placings: list[PlacingRow]
    ratings: list[RatingRow]
    tallies: dict[TallyKey, Sums]


class Results(Protocol):
    """The part of a store that knows what became of matches; errors are as in Store."""

    async def note_leaver(self, table: str, seat: int, identity: str) -> None:
        """Remember who had a seat that a bot takes over; the first who left it counts."""
        ...

    async def leavers(self, table: str) -> dict[int, str]:
        """Who has left a match, by their seats."""
        ...

    async def left_by(self, identity: str) -> dict[str, list[int]]:
        """The matches that somebody has left, and the seats that they had there."""
        ...

    async def ended_at(self, table: str) -> float:
        """When the last entry of a journal was made."""
        ...

    async def last_counted(self) -> int:
        """The number of the match that was counted last, 0 if there is none."""
        ...

    async def count(self, counted: Counted) -> None:
        """Count a match, with all that follows from it.

        Taken if it is counted already, or if its number is not the next one any more.
        """
        ...

    async def recount(self, counted: Recounted) -> None:
        """Replace ratings and sums; Taken if more was counted meanwhile."""
        ...

    async def uncounted_tables(self) -> list[str]:
        """The ids of tables that have a chronicle and no result, those that ended first first."""
        ...

    async def result(self, table: str) -> tuple[ResultRow, list[PlacingRow]] | None:
        """What became of a match, if it has been counted."""
        ...

    async def results(
        self, since: int, limit: int, public: bool = False
    ) -> list[tuple[ResultRow, list[PlacingRow]]]:
        """Matches with higher numbers than this, in their order; of public tables only if asked."""
        ...

    async def results_in(
        self, game: str, since: int, limit: int
    ) -> list[tuple[ResultRow, list[PlacingRow]]]:
        """The same for the public matches of a game."""
        ...

    async def results_of(
        self, identity: str, limit: int, skip: int, game: str | None = None, private: bool = False
    ) -> list[tuple[ResultRow, list[PlacingRow]]]:
        """What somebody has played, the last first; of private matches only if asked for."""
        ...

    async def history(self, identity: str, game: str, limit: int) -> list[RatedRow]:
        """How a rating has changed with the latest rated matches, the first of them first."""
        ...

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        """What people are called now, by their ids, as far as they are known."""
        ...

    async def remove_result(self, table: str) -> None:
        """Forget what became of a match; what followed from it stays until it is recounted."""
        ...

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, RatingRow]:
        """The ratings of players in a game, as far as they have one."""
        ...

    async def ratings_of(self, player: str) -> list[RatingRow]:
        """The ratings of a player in all games."""
        ...

    async def bot_ratings(self, game: str) -> list[RatingRow]:
        """The ratings of all levels of bots."""
        ...

    async def ranking(self, game: str, limit: int, skip: int, least: int = 1) -> list[RankedRow]:
        """The ratings in a game after so many matches at least, the surest first."""
        ...

    async def tallies(
        self, player: str, game: str | None = None, private: bool = False
    ) -> Mapping[TallyKey, Sums]:
        """The sums of a player ('' for everyone); of private matches only if asked for."""
        ...
