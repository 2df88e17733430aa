"""Random games of Skymines over all its options, for comparisons with second implementations."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orrery.games.skymines.content import COMPANY_NAMES, SIDE_NAMES
from orrery.games.skymines.game import Skymines
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.words import DONE, DROP_OUT, READY
from orrery.kernel.dice import key_from_seed
from orrery.kernel.move import kind_of
from orrery.kernel.option import OptionValue

ENDING = (DROP_OUT, READY, DONE)  # moves that end something: players who stay on see more


def some_options(dice: Random, seats: int) -> dict[str, OptionValue]:
    """Any options that go together."""
    board = dice.choice(["moon", "belt"])
    boards = dice.sample("ABCDE", len(COMPANY_NAMES))
    tracks = [letter + dice.choice("12") for letter in boards]
    assert set(tracks) <= set(SIDE_NAMES)
    lunas = dice.randint(0 if seats > 1 else 1, min(3, 4 - seats))
    levels = ",".join(str(dice.randrange(9)) for _ in range(lunas))
    return {
        "board": board,
        **{f"track_{name}": side for name, side in zip(COMPANY_NAMES, tracks, strict=True)},
        "tokens": dice.choice(["dealt", "fixed"]),
        "linked_slots": dice.random() < 0.3,
        "missions": dice.random() < 0.5,
        "outposts": board == "moon" and dice.random() < 0.3,
        "threat": dice.choice(["none", *THREAT_NAMES]) if board == "belt" else "none",
        "time_loops": dice.randrange(2),
        "lunas": levels or "none",
    }


def begun(dice: Random) -> Skymines:
    """A game of some people and some Lunas."""
    seats = dice.randint(1, 4)
    options = TITLE.check(seats, some_options(dice, seats))
    game = TITLE.begin(seats, options, key_from_seed(dice.randrange(1 << 30)))
    assert isinstance(game, Skymines)
    return game


def decisions(seed: int | str) -> Iterator[tuple[Skymines, int]]:
    """A random game: the position before each decision and the seat that decides.

    The last one comes with the seat -1, when the game is over.
    """
    dice = Random(seed)
    game = begun(dice)
    while not game.is_over():
        seat = dice.choice(game.deciders())
        yield game, seat
        options = game.options(seat)
        going_on = [move for move in options if kind_of(move) not in ENDING]
        game.play(seat, dice.choice(going_on if going_on and dice.random() < 0.9 else options))
    yield game, -1
