"""How bots look for the places that energy is best spent on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.games.skymines.board import entry_costs
from orrery.games.skymines.evaluation.area import Area
from orrery.games.skymines.evaluation.expanding import MOST_ENERGY, Expansion, Way
from orrery.games.skymines.evaluation.outlook import Outlook
from orrery.games.skymines.evaluation.pending import pending_value
from orrery.games.skymines.evaluation.position import SkyminesEvaluation
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.expansion import Rewards
from orrery.games.skymines.state import Table
from orrery.games.skymines.stations import COLUMNS, OPENED
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.words import COMPANIES, NONE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.step import Step


def crowded(side: str, seed: int) -> Table:
    """A board on which some places are held, by whichever company."""
    game = TITLE.begin(2, TITLE.check(2, {"board": side}), key_from_seed(seed))
    assert isinstance(game, Table)
    chance = random.Random(seed)
    for place in range(len(game.held)):
        if chance.random() < 0.4:
            game.held[place] = chance.randrange(COMPANIES)
    return game


def after(game: Table, way: Way, company: int) -> list[int]:
    """Who holds each place when a company has gone this way."""
    held = game.held[:]
    for place in way.entered:
        held[place] = company
    return held


@pytest.mark.parametrize("side", ["moon", "belt"])
@pytest.mark.parametrize("seed", range(5))
def test_each_place_on_a_way_changes_what_its_neighbours_cost(side: str, seed: int) -> None:
    game = crowded(side, seed)
    outlook = Outlook(game, 0, Weights())
    for company in range(COMPANIES):
        expansion = Expansion(game, game.players[0], company, [], outlook)
        beam = [expansion.beginning(MOST_ENERGY)]
        longest = 0
        while beam:
            for way in beam:
                held = after(game, way, company)
                assert way.costs == entry_costs(expansion.board, held, company)
                longest = max(longest, len(way.entered))
            beam = expansion.longer(beam)
        assert longest > 2


def test_the_same_places_in_another_order_are_one_way() -> None:
    game = crowded("moon", 1)
    expansion = Expansion(game, game.players[0], 0, [], Outlook(game, 0, Weights()))
    ways = expansion.longer(expansion.longer([expansion.beginning(MOST_ENERGY)]))
    assert len({tuple(sorted(way.entered)) for way in ways}) == len(ways)


def test_what_places_pay_counts_although_their_pieces_were_the_last_of_the_station() -> None:
    game = crowded("moon", 4)
    player, company = game.players[0], 0
    outlook = Outlook(game, 0, Weights())
    entered = [place for place in range(len(game.held)) if game.held[place] == NONE]
    waiting: list[Step[Any]] = [Rewards(0, company, entered)]
    before = pending_value(game, player, waiting, Area(), outlook)
    game.stations[company] = [OPENED] * COLUMNS
    assert pending_value(game, player, waiting, Area(), outlook) == before > 0


def prepared(game: Table) -> SkyminesEvaluation:
    evaluation = SkyminesEvaluation()
    evaluation.prepare(game, 0)
    return evaluation


def test_energy_is_priced_anew_when_pieces_have_moved() -> None:
    game = crowded("moon", 2)
    refreshed = prepared(game)
    game.held = [NONE] * len(game.held)
    anew = prepared(game).value(game, 0)
    assert refreshed.value(game, 0) != anew
    refreshed.refresh(game, 0)
    assert refreshed.value(game, 0) == anew
