"""Counting a finished match: who was worth what, and what is added to the statistics.

A pure function of what became of the match and of what was known before it, so that everything can
be made anew from the results, in their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from orrery.server.chronicles import Head
from orrery.server.rating import Worth, rated
from orrery.server.store import TableRow
from orrery.server.store.results import (
    Choices,
    Counted,
    PlacingRow,
    RatingRow,
    ResultRow,
    Sums,
    TallyKey,
)

BOT: Final = "bot:"  # begins the names of players that are bots
EVERYONE: Final = ""
SOURCE: Final = "source"  # the kind of sums about where points come from

Tallies = dict[TallyKey, Sums]


def player_of(placing: PlacingRow) -> str | None:
    """By what a player is known in ratings and statistics."""
    return placing.identity if placing.bot is None else BOT + placing.bot


def placings_of(
    row: TableRow, head: Head, leavers: Mapping[int, str], choices: Sequence[Choices]
) -> list[PlacingRow]:
    """What became of the seats of a match. Whoever has left it has come last."""
    outcome = head.outcome
    last = max(outcome.ranks) + 1
    placings = []
    for number, seat in enumerate(row.seats):
        known = not seat.guest  # a guest is nobody who is known
        leaver = leavers.get(number) if known else None
        own = seat.identity if known else None
        whose = own if leaver is None else leaver  # also while a bot plays for them
        is_bot = seat.kind == "bot" and whose is None and known
        won = 0.0 if leaver is not None else _share(outcome.winners, number)
        placings.append(
            PlacingRow(
                table_id=row.id,
                seat=number,
                identity=whose,
                bot=seat.level if is_bot else None,
                place=outcome.ranks[number] if leaver is None else last,
                won=won,
                score=outcome.scores[number],
                sources=dict(_sums((one.key, one.points) for one in outcome.breakdown[number])),
                choices=choices[number],
                mu=Worth().mu,
                sigma=Worth().sigma,
                new_mu=Worth().mu,
                new_sigma=Worth().sigma,
            )
        )
    return placings


def counted(
    result: ResultRow, placings: Sequence[PlacingRow], before: Mapping[str, RatingRow]
) -> Counted:
    """A match that is counted, by the ratings that its players have."""
    known = {player: Worth(row.mu, row.sigma) for player, row in before.items()}
    then = [_then(one, known) for one in placings]
    after = then
    if result.rated and len({_key(one) for one in placings}) > 1:
        players = [_key(one) for one in placings]
        worths = dict(zip(players, then, strict=True))
        after = rated(players, worths, [one.place for one in placings])
    rated_placings = [
        replace(one, mu=old.mu, sigma=old.sigma, new_mu=new.mu, new_sigma=new.sigma)
        for one, old, new in zip(placings, then, after, strict=True)
    ]
    ratings = _ratings(result, rated_placings, before) if after is not then else []
    return Counted(result, rated_placings, ratings, tallies_of(result, rated_placings))


def _then(placing: PlacingRow, known: Mapping[str, Worth]) -> Worth:
    """What a player was worth; nobody who is known any more, what they were worth then."""
    player = player_of(placing)
    return Worth(placing.mu, placing.sigma) if player is None else known.get(player, Worth())


def _key(placing: PlacingRow) -> str:
    """A name for a player within one match."""
    return player_of(placing) or f"#{placing.seat}"


def _ratings(
    result: ResultRow, placings: Sequence[PlacingRow], before: Mapping[str, RatingRow]
) -> list[RatingRow]:
    """The ratings that a match has changed."""
    found = {}
    for one in placings:
        player = player_of(one)
        if player is None:
            continue
        new = Worth(one.new_mu, one.new_sigma)
        matches = before[player].matches if player in before else 0
        found[player] = RatingRow(
            *(result.game, player, one.identity), *new, new.floor, matches + 1
        )
    return list(found.values())


def tallies_of(result: ResultRow, placings: Sequence[PlacingRow]) -> Tallies:
    """What a match adds to the statistics of its players and of everyone."""
    added: Tallies = {}
    for one in placings:
        for kind, item, points in _facts(one):
            sums = Sums(1, one.won, 1 / len(placings), points)
            for key in _keys(result, one, kind, item):
                add(added, key, sums)
    return added


def add(tallies: Tallies, key: TallyKey, sums: Sums) -> None:
    """Add to what is there."""
    tallies[key] = tallies[key].plus(sums) if key in tallies else sums


def _facts(placing: PlacingRow) -> Iterator[tuple[str, str, int]]:
    """What is counted of a seat, with the points that go with it."""
    yield "", "", placing.score
    for source, points in placing.sources.items():
        yield SOURCE, source, points
    for choice, items in placing.choices.items():
        for item in items:
            yield choice, item, placing.score


def _keys(result: ResultRow, placing: PlacingRow, kind: str, item: str) -> Iterator[TallyKey]:
    strength = Worth(placing.mu, placing.sigma).strength
    yield TallyKey(result.game, EVERYONE, None, strength, False, kind, item)
    player = player_of(placing)
    if player is not None:
        yield TallyKey(result.game, player, placing.identity, "", result.private, kind, item)


def _share(winners: Sequence[int], player: int) -> float:
    return 1 / len(winners) if player in winners else 0.0


def _sums(points: Iterable[tuple[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for key, count in points:
        found[key] += count
    return found
