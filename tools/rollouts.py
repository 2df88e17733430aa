"""How many rollouts a search makes in a second of processor time, here and in other checkouts.

`python -P -m tools.rollouts GAME --against ../before`: each checkout has a compiled build in
its `.venv`. Greedy bots of this one play matches; then all take turns to search at the same
decisions of them. What is measured is the comparison of lines, imagined worlds included.
At last it tells what a node costs here, as `orrery bench` measures it, and the bar for that.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec

import orrery.bots.search as searching
from orrery.arena.measuring import working
from orrery.bots import bot
from orrery.games import title as title_of
from orrery.kernel.benchmark import COMPILED, benchmark_of
from orrery.kernel.dice import key_from_seed
from orrery.kernel.perspective import Perspective

HERE = Path(__file__).parent.parent
NODE_SECONDS = 1.0  # of processor time, in each round
SELDOM = 12  # of so many decisions, one is measured


class Task(msgspec.Struct):
    """Matches whose decisions are measured: for each the moves of all seats, as text."""

    game: str
    seats: int
    rollouts: int
    matches: list[list[tuple[int, str]]]


class Timed:
    """A comparison of lines that counts its rollouts and its time."""

    seconds = 0.0
    made = 0

    def __init__(self, *given: Any) -> None:
        self.comparison = Comparison(*given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.comparison, name)

    def best(self, lines: Any, budget: Any) -> Any:
        began = process_time()
        line = self.comparison.best(lines, budget)
        Timed.seconds += process_time() - began
        Timed.made += budget.made
        return line


Comparison: Any = vars(searching)["Comparison"]


def matches(game: str, seats: int, number: int) -> list[list[tuple[int, str]]]:
    """The moves of matches among greedy bots."""
    title = title_of(game)
    played: list[list[tuple[int, str]]] = []
    for seed in range(number):
        table = title.begin(seats, {}, key_from_seed(f"rollouts/{seed}"))
        bots = [bot("greedy", f"{seed}/{seat}") for seat in range(seats)]
        moves: list[tuple[int, str]] = []
        while not table.is_over():
            seat = table.deciders()[0]
            move = bots[seat].choose(Perspective(title, table, seat))
            moves.append((seat, title.moves.text(move)))
            table.play(seat, move)
        played.append(moves)
    return played


def measure(task: Task) -> float:
    """Rollouts per second at some decisions of these matches."""
    vars(searching)["Comparison"] = Timed
    title = title_of(task.game)
    chance = random.Random(task.game)
    for seed, moves in enumerate(task.matches):
        table = title.begin(task.seats, {}, key_from_seed(f"rollouts/{seed}"))
        for number, (seat, text) in enumerate(moves):
            if chance.randrange(SELDOM) == 0:
                search = searching.SearchBot(f"{seed}/{number}", rollouts=task.rollouts)
                search.choose(Perspective(title, table, seat))
            table.play(seat, title.moves.parse(text))
    return Timed.made / Timed.seconds


def measured(checkout: Path, task: Task) -> float:
    """The same in another process, with the build of a checkout."""
    ran = subprocess.run(
        [checkout.resolve() / ".venv/bin/python", "-P", __file__, task.game, "--measure"],
        input=msgspec.json.encode(task),
        stdout=subprocess.PIPE,
        check=True,
    )
    return float(ran.stdout)


def compare(task: Task, checkouts: list[Path], rounds: int) -> str:
    """The rates of all checkouts, which take turns, and how many times as many are made here."""
    rates: dict[Path, list[float]] = {checkout: [] for checkout in checkouts}
    for _ in range(rounds):
        for checkout, found in rates.items():
            found.append(measured(checkout, task))
    here = rates[HERE]
    told: list[str] = []
    for checkout, found in rates.items():
        ratios = [now / then for now, then in zip(here, found, strict=True)]
        told.append(
            f"{task.game}, {checkout}: {median(found):,.0f} rollouts/s; here {median(ratios):.2f}x"
            f" [{min(ratios):.2f} .. {max(ratios):.2f}]"
        )
    return "\n".join(told)


def node(game: str, rounds: int) -> str:
    """What it costs to copy a position, make a move in it and value it, and the title's bar."""
    with working(COMPILED) as worker:
        found = [worker.measure(game, "node", NODE_SECONDS)["node_us"] for _ in range(rounds)]
    bars = benchmark_of(title_of(game)).bars
    told = f"{game}, a node: {median(found):.2f} µs [{min(found):.2f} .. {max(found):.2f}]"
    for bar in bars:
        if bar.measure == "node_us":
            holds = "holds" if median(found) <= bar.value else "missed"
            told += f"; at most {bar.value:g}: {holds}"
    return f"{told} ({worker.build})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--against", type=Path, action="append", default=[])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--rollouts", type=int, default=120, help="for each decision")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(measure(msgspec.json.decode(sys.stdin.buffer.read(), type=Task)))
        return
    played = matches(given.game, given.seats, given.matches)
    task = Task(given.game, given.seats, given.rollouts, played)
    print(compare(task, [*given.against, HERE], given.rounds))
    print(node(given.game, given.rounds))


if __name__ == "__main__":
    main()
