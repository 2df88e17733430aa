"""Planet Unknown: the fast search for placements finds what the slow one finds."""

from __future__ import annotations

from random import Random

import pytest

from orrery import Match
from orrery.games.planet_unknown.boards import PLANET_NAMES
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.grid import squares_of
from orrery.games.planet_unknown.state import NO_TILE
from orrery.games.planet_unknown.tiles import SECTION_A, SECTION_B, SYMBOL_A, SYMBOL_B, part_mask
from orrery.games.planet_unknown.vocabulary import TILE_NAMES
from orrery.games.planet_unknown.words import PLACE
from orrery.kernel.move import field, kind_of
from tests.planet_unknown.board import Seat, filled, position, table
from tests.planet_unknown.second_placer import At, Way, placements

FREE = (70, 40, 12)  # of a hundred squares, in the positions that are searched


def at(number: int) -> At:
    return number % 12, number // 12


def fast(match: Match) -> set[Way]:
    """The placements that ada is offered."""
    game = position(match)
    tiles = [game.tops[stack] for stack in game.depot(0)]
    found = set()
    for move in game.options(0):
        if kind_of(move) == PLACE:
            stack, anchor, turn = (field(move, i) for i in range(3))
            parts = [
                frozenset(at(n) for n in squares_of(part_mask(tiles[stack], turn, anchor, part)))
                for part in (SYMBOL_A, SECTION_A, SYMBOL_B, SECTION_B)
            ]
            found.add((stack, min(parts[0]), parts[1], min(parts[2]), parts[3]))
    return found


def slow(match: Match, planet: int) -> set[Way]:
    game = position(match)
    tops = [game.tops[stack] for stack in game.depot(0)]
    covered = {at(number) for number in squares_of(game.players[0].covered)}
    tiles = [None if top == NO_TILE else TILE_NAMES[top] for top in tops]
    return placements(PLANETS[planet], covered, tiles)


def scattered(planet: str, dice: Random, free: int) -> str:
    """A picture of a planet on which about so many of a hundred squares are free."""
    letters = iter(lambda: "." if dice.randrange(100) < free else "b", "")
    return "".join(next(letters) if letter == "b" else letter for letter in filled(planet, "", "b"))


@pytest.mark.rule("PU-4.1", "PU-4.3", "PU-4.5", "PU-4.6", "PU-4.7", "PU-4.12")
@pytest.mark.parametrize("number", range(len(PLANETS)), ids=PLANET_NAMES)
def test_both_searches_agree(number: int) -> None:
    dice = Random(number)
    planet = PLANET_NAMES[number]
    pictures = ["", *(scattered(planet, dice, free) for free in FREE)]
    for picture in pictures:
        shapes = dice.sample(TILE_NAMES, 2)
        match = table(Seat(planet=planet, tiles=picture), depots=[" ".join(shapes)])
        assert fast(match) == slow(match, number)
