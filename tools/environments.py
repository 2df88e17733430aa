"""How fast programs that learn can play: steps per second, as rows with masks and as views.

With `--write FILE` a page of benchmarks gets a section about it, in place of the one that it had.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
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
WORKERS: Final = (1, 2)
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
    """Random actions in many games at once, per second by the wall."""
    vector = Vector(game, games=GAMES, workers=workers, seats=SEATS)
    chooser = Chooser(1)
    steps = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        choices = [legal(mask) for mask in vector.masks]
        vector.step(np.array([one[chooser.below(len(one))] for one in choices]))
        steps += GAMES
    vector.close()
    return steps / spent


def section(games: Sequence[str], seconds: float) -> str:
    """The figures as Markdown."""
    at_once = [f"{GAMES} games, workers: {workers}" for workers in WORKERS]
    headings = ["steps/s", "view", "row and mask", "times", *at_once]
    lines = [
        HEADING,
        "",
        f"Random actions of {SEATS} seats, the choice among them included. A view is what a seat "
        "sees as plain values; a row is what the encoder makes of the same. On one core per second "
        f"of CPU time, medians of {ROUNDS} rounds in which both take turns; {GAMES} games at once "
        "per second by the wall, beside whatever else the machine did.",
        "",
        "| " + " | ".join(headings) + " |",
        "| --- |" + " --: |" * (len(headings) - 1),
    ]
    lines += ["| " + " | ".join(_figures(game, seconds)) + " |" for game in games]
    return "\n".join(lines)


def _figures(game: str, seconds: float) -> list[str]:
    playing = Playing(game, SEATS)
    steps_per_second(playing, by_row, seconds)  # moves that were never met cost more
    views, rows = [], []
    for _ in range(ROUNDS):
        views.append(steps_per_second(playing, by_view, seconds))
        rows.append(steps_per_second(playing, by_row, seconds))
    vectors = [vector_steps_per_second(game, workers, 2 * seconds) for workers in WORKERS]
    rates = [f"{rate:,.0f}" for rate in (median(views), median(rows), *vectors)]
    times = f"{median(row / view for row, view in zip(rows, views, strict=True)):.1f}x"
    return [game, *rates[:2], times, *rates[2:]]


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
