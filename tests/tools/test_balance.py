"""Whether a game's numbers are fair is read off games between bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.kernel.balance import Balance, Count, Measure, Outcome, Use
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


ENDS = Balance(
    outcomes=[Outcome("end", ("by fire", "by ice"), lambda game: 0, at_least=(0.25, 0.25))],
    uses=[Use("tool", {0: "saw", 1: "axe"}, (1,), lambda game: [], at_least=0.5, wins_at_most=0.6)],
)


def ended(way: int, winner: int, used: Sequence[tuple[int, int]], there: Sequence[int]) -> Played:
    return Played([3, 3], [winner], [], [], [way], [list(there)], [list(used)])


def beyond_in(*games: Played) -> list[str]:
    lines = report(ENDS, games)
    return [line for line, fair in lines if not fair and not line.startswith("seat")]


def test_ways_to_end_and_uses_within_their_bars_are_fair() -> None:
    both = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert beyond_in(ended(0, 0, both, [0, 1]), ended(1, 1, both, [0, 1])) == []


def test_an_end_that_is_too_rare_is_told() -> None:
    both = [(0, 0), (1, 0), (0, 1), (1, 1)]
    games = [ended(0, 0, both, [0, 1])] * 5
    assert beyond_in(*games) == ["end, by ice: 0.0%"]


def test_what_is_seldom_used_is_told_by_the_games_in_which_it_could_be() -> None:
    seldom = ended(0, 0, [(0, 0), (1, 0)], [0, 1])
    not_there = ended(1, 1, [(0, 0), (1, 0)], [0])
    assert beyond_in(seldom, not_there) == [
        "tool, axe: used in 0.0% of 1 games, 0 users win 0.0%",
    ]
    assert beyond_in(not_there, ended(0, 0, [(0, 0), (1, 0)], [0])) == ["tool, axe: never there"]


def wins_of_saws(won: int, users: int) -> list[str]:
    """In each game one has a saw and one an axe; the saw wins so many of them."""
    return beyond_in(*(ended(n % 2, int(n >= won), [(0, 0), (1, 1)], [0, 1]) for n in range(users)))


def test_what_wins_too_often_for_its_users_is_told() -> None:
    assert wins_of_saws(won=70, users=100) == [
        "tool, saw: used in 100.0% of 100 games, 100 users win 70.0%"
    ]


def test_what_wins_a_little_too_often_may_do_so_by_chance() -> None:
    assert wins_of_saws(won=64, users=100) == []  # 60 %, and 4.9 % as the standard error


def test_what_few_have_used_can_not_be_told() -> None:
    assert wins_of_saws(won=19, users=19) == []
    assert wins_of_saws(won=20, users=20) == [
        "tool, saw: used in 100.0% of 20 games, 20 users win 100.0%"
    ]


def test_games_of_a_title_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["skymines", "--seats", "random,random", "--games", "2", "--seed", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert sum("share value" in line for line in lines) == 4
    assert sum("cards bought" in line for line in lines) == 44
