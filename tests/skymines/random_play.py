"""Random games of Skymines over all its options, for comparisons with second implementations."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orrery.games.skymines.board import BOARDS
from orrery.games.skymines.cards import DECK_CARDS
from orrery.games.skymines.content import COMPANY_NAMES, SIDE_NAMES
from orrery.games.skymines.game import Skymines
from orrery.games.skymines.plans import FIRST_TOKEN_PLAN
from orrery.games.skymines.stations import take_piece, top_columns
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.tracks import LAST, LAST_SCREEN
from orrery.games.skymines.words import COMPANIES, DONE, DROP_OUT, NONE, READY, SLOTS
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


def crowd(game: Skymines, dice: Random) -> None:
    """Pieces all over the board, so that companies are in each other's way."""
    kinds = BOARDS[game.side].piece
    for place in range(len(game.held)):
        company = dice.randrange(COMPANIES)
        columns = top_columns(game.side, game.stations[company], kinds[place])
        if game.held[place] == NONE and columns and dice.random() < 0.6:
            take_piece(game.stations[company], dice.choice(columns))
            game.held[place] = company


def equip(game: Skymines, dice: Random) -> None:
    """Plans on research tracks, some of them flipped; coins, cards, slots to use them."""
    plans = dice.sample(range(FIRST_TOKEN_PLAN), FIRST_TOKEN_PLAN)
    cards = dice.sample(range(DECK_CARDS), DECK_CARDS)
    for player in game.players[: game.seats]:
        placed = [plans.pop() if dice.random() < 0.9 else NONE for _ in range(2, LAST_SCREEN + 1)]
        player.plans = [NONE, player.plans[1], *placed]
        player.flipped = dice.randrange(1 << LAST_SCREEN) & dice.randrange(1 << LAST_SCREEN)
        player.upload = dice.randrange(LAST_SCREEN)
        player.coins = dice.randrange(12)
        player.hand = sorted([*player.hand, *(cards.pop() for _ in range(6))])
        player.open_slots = (1 << SLOTS) - 1
        player.at = [dice.randrange(LAST) for _ in player.at]


def decisions(seed: int | str, crowded: bool = False) -> Iterator[tuple[Skymines, int]]:
    """A random game: the position before each decision and the seat that decides.

    A crowded one begins as if much had happened before; its pieces are not those of the box. The
    last one comes with the seat -1, when the game is over.
    """
    dice = Random(seed)
    game = begun(dice)
    if crowded:
        crowd(game, dice)
        equip(game, dice)
    while not game.is_over():
        seat = dice.choice(game.deciders())
        yield game, seat
        options = game.options(seat)
        going_on = [move for move in options if kind_of(move) not in ENDING]
        game.play(seat, dice.choice(going_on if going_on and dice.random() < 0.9 else options))
    yield game, -1
