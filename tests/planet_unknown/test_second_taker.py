"""Planet Unknown: who has bound himself is offered what a slow reading of the rules finds."""

from __future__ import annotations

from random import Random

import pytest

from orrery import Match
from orrery.games.planet_unknown.boards import PLANET_NAMES
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.grid import squares_of
from orrery.games.planet_unknown.state import NO_TILE, Player, height_of
from orrery.games.planet_unknown.turn import TakeTile
from orrery.games.planet_unknown.vocabulary import MOVES, TILE_NAMES
from orrery.games.planet_unknown.words import ROVER, TECH
from tests.planet_unknown.board import Seat, table
from tests.planet_unknown.random_play import PLANET, at, positions, scattered
from tests.planet_unknown.second_taker import may_bind, takings

ADA = 0
USE = "use republic-1"
LEVEL_1 = "tech 3 rover 4"  # with a number under the rover tracker
STACKS = ("outer", "inner")


def full(planet: str, dice: Random) -> Match:
    """Republic with its first level on a planet with little room, before the tile step."""
    letters = "c" * dice.choice([3, 9, 30]) + "."
    tiles = " ".join(dice.sample(TILE_NAMES, 2))
    seat = Seat(
        scattered(planet, dice, letters),
        planet=planet,
        corporation="republic",
        trackers=LEVEL_1,
        lifepods="",
    )
    return table(seat, depots=[tiles])


def compare(game: PlanetUnknown, bound: bool) -> None:
    """What ada may do with the tiles of her depot, read twice."""
    player = game.players[ADA]
    tops = [game.tops[stack] for stack in game.depot(ADA)]
    tiles = [None if top == NO_TILE else TILE_NAMES[top] for top in tops]
    planet = PLANET[PLANET_NAMES[player.planet]]
    covered = {at(number) for number in squares_of(player.covered)}
    words = [MOVES.text(move).split() for move in game.options(ADA)]
    offered = {(w[0], STACKS.index(w[1])) for w in words if w[0] in ("place", "give-up")}
    if player.taken != NO_TILE:  # it was the only one
        offered = {("place" if player.placed else "give-up", game.depot(ADA).index(player.taken))}
    assert offered == takings(planet, covered, tiles, bound)
    if not bound and heights(player) == LEVEL_1:
        assert (USE.split() in words) == may_bind(planet, covered, tiles)


def heights(player: Player) -> str:
    return f"tech {height_of(player.trackers[TECH])} rover {height_of(player.trackers[ROVER])}"


@pytest.mark.rule("PU-3.8", "PU-7.2", "PU-11.2.4", "PU-11.2.5")
@pytest.mark.parametrize("planet", PLANET_NAMES)
def test_the_tiles_on_offer_are_those_of_a_slow_reading(planet: str) -> None:
    dice = Random(planet)
    bound = 0
    for _ in range(10):
        compared_round = 0
        for game in positions(full(planet, dice), dice, 25, lambda _: False):
            begins = game.round > compared_round and ADA in game.deciders()
            if not begins or not isinstance(game.decision(ADA), TakeTile):
                continue
            compared_round = game.round
            compare(game, bound=False)
            if MOVES.parse(USE) in game.options(ADA):
                twin = game.copy()
                twin.play(ADA, MOVES.parse(USE))
                compare(twin, bound=True)
                bound += 1
    assert bound
