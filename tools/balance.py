"""Measures whether a game's numbers are fair: `make balance TITLE=... ARGS="--games 400"`.

Bots play; what is counted beside the wins of each seat says the game's module balance.py. It ends
with 1 if something lies beyond its bar.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from statistics import fmean

from orrery.bots import bot, names
from orrery.bots.playing import ask
from orrery.games import title as title_of
from orrery.kernel.balance import Balance, Outcome, Use
from orrery.kernel.dice import key_from_seed
from orrery.kernel.event import Sink
from orrery.kernel.match import outcome_of
from orrery.kernel.title import Title

SEAT_WINS = 0.06  # how far the share of wins of a seat may be from an equal one


class Events(Sink):
    """Counts what events name, and keeps who has used what."""

    def __init__(self, balance: Balance) -> None:
        self.counts = balance.counts
        self.seen: list[Counter[int]] = [Counter() for _ in balance.counts]
        self.uses = balance.uses
        self.used: list[set[tuple[int, int]]] = [set() for _ in balance.uses]

    def tell(self, lane: int, audience: int, kind: int, args: list[int]) -> None:
        for number, count in enumerate(self.counts):
            if kind == count.event:
                self.seen[number][args[count.field]] += 1
        for number, use in enumerate(self.uses):
            if kind in use.events:
                self.used[number].add((args[0], args[1]))


@dataclass(frozen=True, slots=True)
class Played:
    """What one game has shown."""

    scores: list[int]
    winners: list[int]
    measured: list[list[tuple[int, float]]]
    counted: list[dict[int, int]]
    ended: list[int] = field(default_factory=list)
    open_to_use: list[list[int]] = field(default_factory=list)
    used: list[list[tuple[int, int]]] = field(default_factory=list)  # by which seat, which thing


def play(name: str, seats: Sequence[str], seed: str) -> Played:
    """One game between bots of these names."""
    title = title_of(name)
    balance = balance_of(title)
    events = Events(balance)
    game = title.begin(len(seats), balance.options, key_from_seed(seed), events)
    bots = [bot(kind, f"{seed}/{seat}") for seat, kind in enumerate(seats)]
    while not game.is_over():
        for seat in game.deciders():
            game.play(seat, ask(bots[seat], title, game, seat))
    result = outcome_of(title, game)
    return Played(
        result.scores,
        result.winners,
        [list(measure.of(game)) for measure in balance.measures],
        [dict(seen) for seen in events.seen],
        [outcome.of(game) for outcome in balance.outcomes],
        [list(use.open_to_use(game)) for use in balance.uses],
        [sorted(used) for used in events.used],
    )


def balance_of(title: Title) -> Balance:
    """What the game counts, or wins alone."""
    module = title.part("balance")
    return module.BALANCE if module else Balance()


def report(balance: Balance, games: Sequence[Played]) -> list[tuple[str, bool]]:
    """A line for everything that was measured, and whether it is as it should be."""
    lines = [*_seats(games)]
    for number, measure in enumerate(balance.measures):
        figures = [figure for game in games for figure in game.measured[number]]
        lines += _measured(measure.name, measure.things, figures, measure.within)
    for number, count in enumerate(balance.counts):
        lines += _counted(count.name, count.things, [game.counted[number] for game in games])
    for number, outcome in enumerate(balance.outcomes):
        lines += _ended(outcome, [game.ended[number] for game in games])
    for number, use in enumerate(balance.uses):
        for thing in use.things:
            lines += _used(use, number, thing, games)
    return lines


def _won(game: Played, seat: int) -> float:
    """What a seat has of the victory, which several may share."""
    return (seat in game.winners) / max(1, len(game.winners))


def _seats(games: Sequence[Played]) -> list[tuple[str, bool]]:
    """Points and wins by seat; a victory that several share is divided among them."""
    lines = []
    seats = len(games[0].scores)
    for seat in range(seats):
        wins = fmean(_won(game, seat) for game in games)
        points = fmean(game.scores[seat] for game in games)
        fair = abs(wins - 1 / seats) <= SEAT_WINS
        lines.append((f"seat {seat}: {points:.1f} points, wins {wins:.1%}", fair))
    return lines


def _measured(
    name: str,
    things: Sequence[str],
    figures: Sequence[tuple[int, float]],
    within: float | None,
) -> list[tuple[str, bool]]:
    means = []
    for thing in range(len(things)):
        found = [figure for which, figure in figures if which == thing]
        means.append(fmean(found) if found else 0.0)
    middle = fmean(means)
    lines = []
    for label, mean in zip(things, means, strict=True):
        off = mean / middle - 1 if middle else 0.0
        fair = mean > 0 and (within is None or abs(off) <= within)
        lines.append((f"{name}, {label}: {mean:.2f}, {off:+.1%} of the mean", fair))
    return lines


def _counted(
    name: str, things: Sequence[str], games: Sequence[dict[int, int]]
) -> list[tuple[str, bool]]:
    lines = []
    for number, thing in enumerate(things):
        times = sum(game.get(number, 0) for game in games)
        lines.append((f"{name}, {thing}: {times / len(games):.2f} a game", times > 0))
    return lines


def _ended(outcome: Outcome, ways: Sequence[int]) -> list[tuple[str, bool]]:
    lines = []
    for number, way in enumerate(outcome.ways):
        part = ways.count(number) / len(ways)
        lines.append((f"{outcome.name}, {way}: {part:.1%}", part >= outcome.at_least[number]))
    return lines


def _used(use: Use, number: int, thing: int, games: Sequence[Played]) -> list[tuple[str, bool]]:
    """How often a thing is used where it could be, and what its users win."""
    could_be = [game for game in games if thing in game.open_to_use[number]]
    if not could_be:
        return [(f"{use.name}, {use.things[thing]}: never there", False)]
    users = [[seat for seat, what in game.used[number] if what == thing] for game in could_be]
    part = fmean(bool(seats) for seats in users)
    won = [_won(game, seat) for game, seats in zip(could_be, users, strict=True) for seat in seats]
    wins = fmean(won) if won else 0.0
    told = f"used in {part:.1%} of {len(could_be)} games, {len(won)} users win {wins:.1%}"
    fair = part >= use.at_least and not _wins_too_much(use, len(won), wins)
    return [(f"{use.name}, {use.things[thing]}: {told}", fair)]


def _wins_too_much(use: Use, users: int, wins: float) -> bool:
    """Whether users win more than they should, beyond what chance does with so many of them."""
    if users < use.users_to_tell:
        return False
    error = sqrt(use.wins_at_most * (1 - use.wins_at_most) / users)
    return wins > use.wins_at_most + error


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure whether a game's numbers are fair.")
    parser.add_argument("game")
    parser.add_argument("--seats", default="greedy,greedy,greedy,greedy", help=", ".join(names()))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    seats = options.seats.split(",")
    seeds = [f"{options.seed}/{number}" for number in range(options.games)]
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        count = len(seeds)
        games = list(pool.map(play, [options.game] * count, [seats] * count, seeds, chunksize=5))
    lines = report(balance_of(title_of(options.game)), games)
    for line, fair in lines:
        print(f"{'ok    ' if fair else 'beyond'} {line}")
    return 0 if all(fair for _, fair in lines) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
