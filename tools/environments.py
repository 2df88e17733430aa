"""How fast programs that learn can play: steps per second, as rows with masks and as views.

With `--write FILE` a page of benchmarks gets a section about it, in place of the one that it had.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median
from typing import Final

import numpy as np

import orrery
from orrery.env import Vector
from orrery.env.playing import Playing
from orrery.kernel.playout import Chooser
from orrery.kernel.view import plain

SEATS: Final = 2
ROUNDS: Final = 3
GAMES: Final = 32  # of a vector
WORKERS: Final = (0, 1, 2)
ENOUGH: Final = 20_000  # steps/s with row and mask
ENOUGH_TIMES: Final = 8  # or so many times those with views
HEADING: Final = "## Environments"
CLOSING: Final = "`make bench`"  # begins the last line of the page

Look = Callable[[Playing, int], list[int]]  # sees a position as a program does; what is legal


def by_view(playing: Playing, seat: int) -> list[int]:
    """A view as plain values, and a list of actions."""
    plain(playing.title.view_of(playing.game, seat))
    return playing.legal(seat)


def by_row(playing: Playing, seat: int) -> list[int]:
    """A row and a mask."""
    playing.row(seat)
    return legal(playing.mask(seat))


def legal(mask: np.ndarray[tuple[int], np.dtype[np.int8]]) -> list[int]:
    found: list[int] = np.flatnonzero(mask.view(np.bool_)).tolist()
    return found


def steps_per_second(playing: Playing, look: Look, seconds: float) -> float:
    """Random actions on one core, per second of CPU time; games that are over begin anew."""
    chooser = Chooser(1)
    steps = games = 0
    playing.begin(games)
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        if playing.game.is_over():
            games += 1
            playing.begin(games)
        seat = playing.game.deciders()[0]
        actions = look(playing, seat)
        playing.act(seat, actions[chooser.below(len(actions))])
        steps += 1
    return steps / spent


def vector_steps_per_second(game: str, workers: int, seconds: float) -> float:
    """Random actions in many games at once, per second by the wall; the first are not counted."""
    vector = Vector(game, games=GAMES, workers=workers, seats=SEATS)
    chooser = Chooser(1)
    steps = spent = 0.0
    for warm in (True, False):
        steps, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < (seconds / 2 if warm else seconds):
            choices = [legal(mask) for mask in vector.masks]
            vector.step(np.array([one[chooser.below(len(one))] for one in choices]))
            steps += GAMES
    vector.close()
    return steps / spent


@dataclass(frozen=True)
class Rates:
    """Steps per second of a game."""

    game: str
    view: float
    row: float
    times: float
    vectors: list[float]

    def cells(self) -> list[str]:
        """A row of the table."""
        rates = [f"{rate:,.0f}" for rate in (self.view, self.row, *self.vectors)]
        return [self.game, *rates[:2], f"{self.times:.1f}x", *rates[2:]]

    def bar(self) -> list[str]:
        """Whether the bar holds."""
        holds = self.row >= ENOUGH or self.times >= ENOUGH_TIMES
        wanted = f"at least {ENOUGH:,} or {ENOUGH_TIMES}x those by view"
        said = f"{self.game}, steps/s with row and mask: {wanted}"
        return [said, f"{ENOUGH:,}", f"{self.row:,.0f}", "holds" if holds else "missed"]


def measured(game: str, seconds: float) -> Rates:
    playing = Playing(game, SEATS)
    steps_per_second(playing, by_row, seconds)  # moves that were never met cost more
    views, rows = [], []
    for _ in range(ROUNDS):
        views.append(steps_per_second(playing, by_view, seconds))
        rows.append(steps_per_second(playing, by_row, seconds))
    times = median(row / view for row, view in zip(rows, views, strict=True))
    vectors = [vector_steps_per_second(game, workers, 2 * seconds) for workers in WORKERS]
    return Rates(game, median(views), median(rows), times, vectors)


def section(games: Sequence[str], seconds: float) -> str:
    """The figures as Markdown."""
    at_once = [f"{GAMES} games, workers: {workers}" for workers in WORKERS]
    figures = [measured(game, seconds) for game in games]
    return "\n\n".join(
        [
            HEADING,
            f"Random actions of {SEATS} seats, the choice among them included. A view is what a "
            "seat sees as plain values; a row is what the encoder makes of the same. On one core "
            f"per second of CPU time, medians of {ROUNDS} rounds in which both take turns; {GAMES} "
            "games at once per second by the wall; without workers they are in the process that "
            f"chooses. Measured on {date.today().isoformat()}.",
            _table(
                ["steps/s", "view", "row and mask", "times", *at_once],
                [one.cells() for one in figures],
            ),
            _table(["bar", "limit", "measured", ""], [one.bar() for one in figures]),
        ]
    )


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(cells) + " |" for cells in (headings, *rows)]
    lines.insert(1, "| --- |" + " --: |" * (len(headings) - 1))
    return "\n".join(lines)


def with_section(page: str, text: str) -> str:
    """A page with this section before its closing line, instead of the one that it had."""
    body, closing = page.rstrip("\n").rsplit(CLOSING, 1)
    body = body.split(HEADING)[0].rstrip("\n")
    return f"{body}\n\n{text}\n\n{CLOSING}{closing}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--write", type=Path)
    arguments = parser.parse_args()
    games = [game for game in orrery.games() if not orrery.title(game).sample]
    text = section(games, arguments.seconds)
    print(text)
    if arguments.write:
        page = arguments.write.read_text(encoding="utf-8")
        arguments.write.write_text(with_section(page, text), encoding="utf-8")


if __name__ == "__main__":
    main()
