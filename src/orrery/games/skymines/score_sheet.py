"""The score sheet: seven categories (SK-8), and what earlier games of a time loop add."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from orrery.games.skymines.content import COMPANY_NAMES
from orrery.games.skymines.scoring import (
    screen_of,
    shares_of,
    special_value,
    tank_value,
    wealth,
)
from orrery.games.skymines.state import Table
from orrery.games.skymines.tracks import SCREEN_VALUE
from orrery.games.skymines.words import ASTROGO, MINERVA, SKYMINE, TAWAC
from orrery.kernel.score import Part, Points, ScoreSheet


def _whole(name: str, total: Callable[[Table, int], int]) -> Part:
    """A part that has one source."""
    return Part(name, lambda game, number: [Points(total(game, number))], total=total)


def _company(company: int) -> Part:
    """SK-8.4."""
    name = COMPANY_NAMES[company]

    def lines(game: Table, number: int) -> Iterator[Points]:
        shares = shares_of(game, game.players[number], company)
        value = game.share_value(company)
        yield Points(shares * value, "shares", {"shares": shares, "value": value})

    def total(game: Table, number: int) -> int:
        return shares_of(game, game.players[number], company) * game.share_value(company)

    return Part(name, lines, ("shares",), total)


def _coins(game: Table, number: int) -> int:
    """SK-8.3."""
    return game.players[number].coins


def _tank(game: Table, number: int) -> int:
    """SK-8.5."""
    return tank_value(game, game.players[number])


def _research(game: Table, number: int) -> Iterator[Points]:
    """SK-8.6."""
    player = game.players[number]
    yield Points(SCREEN_VALUE[screen_of(player)], "screens")
    if special := special_value(player):
        yield Points(special, "specials")


def _all_research(game: Table, number: int) -> int:
    player = game.players[number]
    return SCREEN_VALUE[screen_of(player)] + special_value(player)


def _loop(game: Table, number: int) -> Iterator[Points]:
    """SK-16.5.3: what the average of all games of a time loop changes."""
    if game.results:
        yield Points(game.scores()[number] - wealth(game, game.players[number]))


SHEET: Final = ScoreSheet(
    [
        _whole("coins", _coins),
        *(_company(company) for company in (ASTROGO, TAWAC, SKYMINE, MINERVA)),
        _whole("tank", _tank),
        Part("research", _research, ("screens", "specials"), _all_research),
        Part("loop", _loop, optional=True),
    ],
    shared=True,
)
