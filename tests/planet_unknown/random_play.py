"""Random play from positions of a test's choice, for comparisons with second implementations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from orrery import Match
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.game import PlanetUnknown
from tests.planet_unknown.board import position

At = tuple[int, int]  # column, row

PLANET = {planet["id"]: planet for planet in PLANETS}


def at(number: int) -> At:
    """The column and the row of a square."""
    return number % 12, number // 12


def scattered(planet: str, dice: Random, letters: str) -> str:
    """A picture of a planet, each square one of these letters, a dot for nothing."""
    rows = PLANET[planet]["rows"]
    drawn = [["." if letter in "-H" else dice.choice(letters) for letter in row] for row in rows]
    return "\n" + "\n".join("".join(row) for row in drawn)


def positions(
    match: Match, dice: Random, moves: int, likes: Callable[[int], bool]
) -> Iterator[PlanetUnknown]:
    """The positions of so many random moves; those that are liked are made more often."""
    game = position(match)
    for _ in range(moves):
        if game.is_over():
            return
        yield game
        seat = dice.choice(game.deciders())
        options = game.options(seat)
        liked = [move for move in options if likes(move)]
        game.play(seat, dice.choice(liked if liked and dice.random() < 0.7 else options))
