"""What Skymines is measured with: positions as the description promises them."""

from __future__ import annotations

import pytest

from orrery.games.skymines.benchmark import BENCHMARK, ENERGY, Expanding
from orrery.games.skymines.board import BOARDS, entry_costs, place_at
from orrery.games.skymines.rounds import ROUNDS
from orrery.games.skymines.words import BELT, ENTER, MOON
from orrery.kernel.move import field, kind_of

PATH = BENCHMARK.hot_path


@pytest.fixture(scope="module")
def expansions() -> list[Expanding]:
    assert PATH is not None
    return list(PATH.positions())


def test_companies_expand_on_both_sides_and_the_slowest_counts(
    expansions: list[Expanding],
) -> None:
    assert {at.table.side for at in expansions} == {MOON, BELT}
    assert {at.step.company for at in expansions} == {0, 1, 2, 3}
    assert PATH is not None
    assert PATH.of is max


def test_the_positions_are_from_all_parts_of_games_and_of_expansions(
    expansions: list[Expanding],
) -> None:
    assert {at.table.round for at in expansions} == set(range(1, ROUNDS + 1))
    assert {len(at.step.entered) for at in expansions} >= {0, 1, 2}


def test_the_call_lists_the_places_that_6_energy_enters(expansions: list[Expanding]) -> None:
    assert PATH is not None
    for at in expansions:
        moves = PATH.call(at)
        assert isinstance(moves, list)
        entered = {
            place_at(at.table.side, field(move, 0)): field(move, 1)
            for move in moves
            if kind_of(move) == ENTER
        }
        costs = entry_costs(BOARDS[at.table.side], at.table.held, at.step.company)
        assert all(cost == costs[place] <= ENERGY for place, cost in entered.items())
        if not at.step.entered:
            assert set(entered) == {place for place, cost in enumerate(costs) if cost <= ENERGY}
