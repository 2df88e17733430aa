"""Bots that play each other: which deals, what they show, and when the answer is clear."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from orrery.arena.executors import processes
from orrery.arena.ratings import rate
from orrery.arena.results import kept_in
from orrery.arena.standings import standings
from orrery.arena.tournament import (
    ROUND,
    Deal,
    Plan,
    Record,
    SeatResult,
    check,
    hold,
    is_clear,
    orders,
)
from orrery.kernel.errors import InvalidOption, UnknownBot

PLAN = Plan("example", ("greedy", "random"), 2, {"nights": 1}, "7", games=40, stops_early=False)


def seat(bot: str, rank: int, score: int = 0) -> SeatResult:
    return SeatResult(bot, score, rank, {"stars": score}, decisions=4, seconds=0.5)


def deal(*ranks: list[tuple[str, int]], number: int = 0) -> Deal:
    return Deal("a", "b", number, [[seat(bot, rank) for bot, rank in game] for game in ranks])


def without_times(deals: list[Deal]) -> list[list[list[tuple[str, int, int]]]]:
    return [[[(s.bot, s.score, s.rank) for s in game] for game in one.games] for one in deals]


def test_two_bots_share_the_seats_in_every_order() -> None:
    assert orders(1) == [(False,), (True,)]
    assert orders(2) == [(False, True), (True, False)]
    assert len(orders(3)) == 6
    assert len(orders(4)) == 6
    assert all(sum(order) == 2 for order in orders(4))


def test_score_of_a_deal_is_what_the_first_has_won_of_the_other() -> None:
    assert deal([("a", 1), ("b", 2)], [("b", 1), ("a", 2)]).score == 0.5
    assert deal([("a", 1), ("b", 2)], [("b", 2), ("a", 1)]).score == 1
    assert deal([("a", 1), ("b", 1)], [("b", 1), ("a", 2)]).score == 0.25
    assert deal([("a", 1), ("a", 4), ("b", 2), ("b", 3)]).score == 0.5


def test_alone_bots_compare_what_they_have_reached() -> None:
    alone = Deal("a", "b", 0, [[seat("b", 1, score=40)], [seat("a", 1, score=55)]])
    assert alone.score == 1
    worse = Deal("a", "b", 0, [[seat("b", 1, score=40)], [seat("a", 1, score=30)]])
    assert worse.score == 0


def test_every_two_play_the_same_deals() -> None:
    plan = Plan("example", ("greedy", "random"), 2, {"nights": 1}, "7", 4, stops_early=False)
    with processes(1) as run:
        (first, second) = hold(plan, [], run)
    assert [s.bot for s in first.games[0]] == ["random", "greedy"]
    assert [s.bot for s in first.games[1]] == ["greedy", "random"]
    assert (first.number, second.number) == (0, 1)
    assert all(s.score == sum(s.points.values()) for game in first.games for s in game)


def test_result_is_the_same_for_any_number_of_jobs() -> None:
    with processes(1) as run:
        alone = list(hold(PLAN, [], run))
    with processes(2) as run:
        together = list(hold(PLAN, [], run))
    assert without_times(together) == without_times(alone)
    assert len(alone) == 20


def test_nothing_is_played_when_an_answer_is_clear() -> None:
    plan = Plan("example", ("greedy", "random"), 2, {}, "7", games=1000)
    with processes(1) as run:
        played = list(hold(plan, [], run))
    record = Record(plan, played)
    assert 2 * ROUND <= len(played) < 500
    assert len(played) % ROUND == 0
    assert record.due() == []
    assert record.left() == 0
    assert len(record.all_deals()) == len(played)


def test_deals_after_a_clear_answer_do_not_count() -> None:
    """A file that was made with `--all` has them; with and without it the same is counted."""
    wins = [deal([("a", 1), ("b", 2)], [("b", 2), ("a", 1)], number=n) for n in range(60)]
    plan = Plan("example", ("a", "b"), 2, {}, "7", games=120)
    assert len(Record(plan, wins).all_deals()) == 2 * ROUND


def test_equal_bots_are_rarely_told_apart_however_often_one_looks() -> None:
    chance = random.Random(7)
    told_apart = 0
    for _ in range(300):
        scores = [chance.choice((0, 0.5, 0.5, 1)) for _ in range(200)]
        told_apart += any(is_clear(scores[:end]) for end in range(2 * ROUND, 201, ROUND))
    assert told_apart <= 0.05 * 300


def test_better_bots_are_told_apart() -> None:
    chance = random.Random(7)
    scores = [chance.choice((0, 0.5, 1, 1, 1)) for _ in range(100)]
    assert is_clear(scores)
    assert not is_clear([0.5] * 100)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("greedy",), "at least two bots"),
        (("greedy", "greedy"), "named twice"),
    ],
)
def test_plans_that_make_no_sense_are_refused(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(InvalidOption, match=sentence):
        check(Plan("example", bots, 2, {}, "7", 10))


def test_unknown_bots_and_jobs_are_refused() -> None:
    with pytest.raises(UnknownBot):
        check(Plan("example", ("greedy", "clever"), 2, {}, "7", 10))
    with pytest.raises(InvalidOption, match="at least one job"), processes(0):
        pass


# Ratings


def test_ratings_follow_what_was_won() -> None:
    """Ten times as many wins as losses are 400 points, but for the deal that is shared."""
    scores = [1.0] * 1000 + [0.0] * 100
    better, worse = rate(["b", "a"], {("a", "b"): scores}, "7")
    assert (better.bot, worse.bot) == ("a", "b")
    assert better.rating - worse.rating == pytest.approx(400, abs=2)
    assert better.rating + worse.rating == pytest.approx(3000)
    assert better.low < better.rating < better.high
    assert better.high - better.low < 60


def test_ratings_of_three_are_consistent() -> None:
    three_to_one = [1.0] * 300 + [0.0] * 100
    ratings = rate(["a", "b", "c"], {("a", "b"): three_to_one, ("b", "c"): three_to_one}, "7")
    a, b, c = (one.rating for one in ratings)
    assert a - b == pytest.approx(b - c, abs=1)
    assert a - b == pytest.approx(190, abs=3)


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    better, worse = rate(["a", "b"], {("a", "b"): [1.0] * 20}, "7")
    assert 400 < better.rating - worse.rating < 1000


def test_standings_add_up() -> None:
    with processes(1) as run:
        record = Record(PLAN, hold(PLAN, [], run))
    found = standings(record)
    better, worse = found.bots
    assert {better.rating.bot, worse.rating.bot} == {"greedy", "random"}
    assert better.rating.rating >= worse.rating.rating
    assert [one.games for one in found.bots] == [40, 40]
    assert sum(one.score for one in found.bots) == pytest.approx(1)
    for one in found.bots:
        assert sum(one.sources.values()) == pytest.approx(one.points)
    there, back = found.meeting("greedy", "random"), found.meeting("random", "greedy")
    assert there is not None
    assert back is not None
    assert there.score == pytest.approx(1 - back.score)
    assert len(found.lengths) == 40


# The file


def test_second_run_goes_on_where_the_first_was_torn(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with processes(1) as run:
        whole = list(hold(PLAN, [], run))
        with kept_in(path, PLAN) as kept:
            for one in whole[:7]:
                kept.add(one)
        torn = path.read_bytes()
        path.write_bytes(torn[:-20])
        with kept_in(path, PLAN) as kept:
            assert without_times(kept.lines) == without_times(whole[:6])
            rest = list(hold(PLAN, kept.lines, run))
            for one in rest:
                kept.add(one)
    assert without_times(rest) == without_times(whole[6:])
    with kept_in(path, PLAN) as kept:
        assert without_times(kept.lines) == without_times(whole)


@pytest.mark.parametrize(
    "other",
    [
        Plan("example", ("greedy", "random"), 2, {"nights": 1}, "8", 40),
        Plan("example", ("greedy", "random"), 3, {"nights": 1}, "7", 40),
        Plan("example", ("greedy", "random"), 2, {"nights": 2}, "7", 40),
        Plan("planet_unknown", ("greedy", "random"), 2, {"nights": 1}, "7", 40),
        replace(PLAN, clock="cpu"),
    ],
)
def test_results_of_something_else_are_not_mixed_in(tmp_path: Path, other: Plan) -> None:
    path = tmp_path / "arena.jsonl"
    with kept_in(path, PLAN):
        pass
    before = path.read_bytes()
    with pytest.raises(InvalidOption, match="name another file"), kept_in(path, other):
        pass
    assert path.read_bytes() == before


def test_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Tycho,\n")
    with pytest.raises(InvalidOption, match="no results"), kept_in(path, PLAN):
        pass
    assert path.read_text() == "Dear Tycho,\n"


def test_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with kept_in(path, PLAN):
        pass
    path.write_bytes(path.read_bytes() + b"{}\n")
    with pytest.raises(InvalidOption, match="line 2"), kept_in(path, PLAN):
        pass


def test_more_bots_and_games_go_on_from_results_that_are_there() -> None:
    with processes(1) as run:
        played = list(hold(PLAN, [], run))
    more = replace(PLAN, bots=("greedy", "random", "third"), games=60)
    record = Record(more, played)
    due = [(task.pair, task.number) for task in record.due()]
    assert due == [
        *((("greedy", "random"), number) for number in range(20, 30)),
        *((("greedy", "third"), number) for number in range(10)),
        *((("random", "third"), number) for number in range(10)),
    ]
    assert record.left() == 20 + 60 + 60
