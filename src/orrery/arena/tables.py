"""The tables that are measured: how many seats, which options, and positions on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.option import OptionValue
from orrery.kernel.playout import Chooser
from orrery.kernel.title import Title

SEATS: Final = 4  # or as many as the game has, if those are fewer
SAMPLED: Final = range(1, 6)  # seeds of the games that positions are taken from

# A game with modules is measured with all of them; the others with their default options.
OPTIONS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "planet_unknown": {
        "planet": "random",
        "corporation": "random",
        "events": "standard",
        "personal_objectives": True,
    },
}


def seats_of(title: Title) -> int:
    """How many seats a game is measured with."""
    return min(SEATS, title.max_seats)


def options_of(name: str) -> dict[str, OptionValue]:
    """The options that a game is measured with, as far as they are not its defaults."""
    return dict(OPTIONS.get(name, {}))


def begin(title: Title, seed: int, changed: Mapping[str, OptionValue] | None = None) -> Game:
    """A game at its first decision, with some options changed."""
    options = options_of(title.name) | dict(changed or {})
    return title.begin(seats_of(title), options, key_from_seed(seed))


def positions(game: Game, chooser: Chooser) -> Iterator[Game]:
    """A copy of every position of a game in which somebody has to decide, as it is played."""
    while not game.is_over():
        yield game.copy()
        decide(game, chooser)


def decide(game: Game, chooser: Chooser) -> None:
    """Make one random move, for the first seat that has to decide."""
    seat = game.deciders()[0]
    options = game.options(seat)
    game.play(seat, options[chooser.below(len(options))])
