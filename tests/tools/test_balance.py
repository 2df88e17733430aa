"""Whether a game's numbers are fair is read off games between bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.kernel.balance import Balance, Count, Measure
from tools.balance import Played, main, report

COINS = Balance(
    measures=[Measure("value", ("red", "blue"), lambda game: [], within=0.2)],
    counts=[Count("bought", ("ship", "mine"), event=1, field=0)],
)


def played(
    winner: int, red: float = 1.0, blue: float = 1.0, bought: Sequence[int] = (0, 1)
) -> Played:
    return Played([3, 3], [winner], [[(0, red), (1, blue)]], [dict.fromkeys(bought, 1)])


def beyond(*games: Played) -> list[str]:
    return [line for line, fair in report(COINS, games) if not fair]


def test_everything_is_fair_if_it_is_equal() -> None:
    assert beyond(played(0), played(1)) == []


def test_a_seat_that_wins_too_often_is_told() -> None:
    assert beyond(played(0), played(0), played(1)) == [
        "seat 0: 3.0 points, wins 66.7%",
        "seat 1: 3.0 points, wins 33.3%",
    ]


def test_a_victory_that_is_shared_counts_for_both() -> None:
    shared = Played([3, 3], [0, 1], [[(0, 1.0), (1, 1.0)]], [{0: 1, 1: 1}])
    assert beyond(shared) == []


def test_means_too_far_apart_are_told() -> None:
    assert beyond(played(0, red=3.0), played(1, red=2.0)) == [
        "value, red: 2.50, +42.9% of the mean",
        "value, blue: 1.00, -42.9% of the mean",
    ]


def test_what_never_comes_up_is_told() -> None:
    assert beyond(played(0, bought=[0]), played(1, bought=[0])) == ["bought, mine: 0.00 a game"]


def test_games_of_a_title_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["skymines", "--seats", "random,random", "--games", "2", "--seed", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert sum("share value" in line for line in lines) == 4
    assert sum("cards bought" in line for line in lines) == 44
