"""Random games of How to Save a World over all player counts and levels of SIMU."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orrery.games.save_a_world.board import MOST, MOST_TOKENS
from orrery.games.save_a_world.game import SaveAWorld
from orrery.games.save_a_world.lab import FIRST_TECH_1, UPGRADES
from orrery.games.save_a_world.title import TITLE
from orrery.games.save_a_world.words import DONE, PASS
from orrery.kernel.dice import key_from_seed
from orrery.kernel.event import Sink
from orrery.kernel.move import kind_of

ENDING = (PASS, DONE)  # moves that end something: players who stay on see more


def begun(dice: Random, sink: Sink | None = None) -> SaveAWorld:
    """A game of one against SIMU, or of two to four."""
    seats = dice.randint(1, 4)
    options = {"simus": dice.choice("1234")} if seats == 1 else {}
    key = key_from_seed(dice.randrange(1 << 30))
    game = TITLE.begin(seats, TITLE.check(seats, options), key, sink)
    assert isinstance(game, SaveAWorld)
    return game


def enrich(dice: Random, game: SaveAWorld) -> None:
    """Let the players have what they would hardly come to by chance: upgrades, tags, resources."""
    for player in game.players:
        for resource in range(len(player.levels)):
            player.levels[resource] = dice.randint(0, MOST)
            player.baselines[resource] = dice.randint(0, 4)
        for tag in range(len(player.active)):
            player.active[tag] = dice.randint(0, MOST_TOKENS - player.spent[tag])
        for upgrade in range(FIRST_TECH_1, UPGRADES):
            player.upgrades |= (dice.random() < 0.25) << upgrade


def decisions(
    seed: int | str, rich: bool = False, sink: Sink | None = None
) -> Iterator[tuple[SaveAWorld, int]]:
    """A random game: the position before each decision and the seat that decides.

    The last one comes with the seat -1, when the game is over.
    """
    dice = Random(seed)
    game = begun(dice, sink)
    if rich:
        enrich(dice, game)
    while not game.is_over():
        seat = dice.choice(game.deciders())
        yield game, seat
        options = game.options(seat)
        going_on = [move for move in options if kind_of(move) not in ENDING]
        game.play(seat, dice.choice(going_on if going_on and dice.random() < 0.9 else options))
    yield game, -1
