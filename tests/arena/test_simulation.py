"""Bots, whole games, and many of them."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

import orrery
from orrery.arena.simulation import Result, play_game, simulate, summarise
from orrery.bots import Bot, RandomBot, bot, names
from orrery.kernel.clock import Clock
from orrery.kernel.errors import IllegalMove, InvalidOption, UnknownBot, UnknownGame
from orrery.kernel.match import Match
from orrery.kernel.perspective import Perspective
from orrery.kernel.title import Verdict

EXAMPLE = orrery.title("example")


class Noting:
    """A bot that notes whenever it is asked, and chooses like another."""

    def __init__(self, seat: int, asked: list[int]) -> None:
        self.seat = seat
        self.asked = asked
        self.chooser = RandomBot(seat)

    def choose(self, perspective: Perspective) -> int:
        assert perspective.seat == self.seat
        self.asked.append(self.seat)
        return self.chooser.choose(perspective)


class Stubborn:
    """A bot that always makes the same move."""

    def choose(self, perspective: Perspective) -> int:
        return perspective.title.moves.parse("aim t1")


def test_a_random_bot_takes_every_option_and_repeats_itself() -> None:
    match = orrery.new("example", seed=1)
    perspective = Perspective(match.title, match.position(), 0)
    one, twin = RandomBot("a"), RandomBot("a")
    choices = [one.choose(perspective) for _ in range(60)]
    assert choices == [twin.choose(perspective) for _ in range(60)]
    assert set(choices) == set(perspective.options)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    assert isinstance(bot("random", 1), RandomBot)
    known = ", ".join(names())
    with pytest.raises(UnknownBot, match=f"there is no bot called 'deep'; there are: {known}"):
        bot("deep", 1)
    assert "random" in names()


def test_a_game_is_the_same_as_a_match_with_the_same_choices() -> None:
    result = play_game(EXAMPLE, [RandomBot(seat) for seat in range(3)], {}, "s")
    match = orrery.new("example", 3, seed="s")
    bots = [RandomBot(seat) for seat in range(3)]
    while not match.is_over:
        for pending in match.pending():
            play(match, pending.seat, bots[pending.seat])
    assert match.outcome is not None
    outcome = match.outcome
    decisions = len(match.entries)
    assert result == Result(
        seed="s",
        scores=outcome.scores,
        ranks=outcome.ranks,
        winners=outcome.winners,
        grade=None,
        decisions=decisions,
        hash=match.hash,
    )


def play(match: Match, seat: int, player: Bot) -> None:
    match.play(seat, player.choose(Perspective(match.title, match.position(), seat)))


def test_seats_that_decide_at_once_are_asked_in_their_order() -> None:
    asked: list[int] = []
    play_game(EXAMPLE, [Noting(seat, asked) for seat in range(3)], {"lenses": False}, 4)
    assert asked[:6] == [0, 1, 2, 0, 1, 2]


class Watching:
    """A bot that notes by which clock it is asked."""

    def __init__(self, seen: list[Clock]) -> None:
        self.seen = seen

    def choose(self, perspective: Perspective) -> int:
        self.seen.append(perspective.clock)
        return perspective.options[0]


def test_bots_think_by_the_clock_that_was_asked_for() -> None:
    seen: list[Clock] = []
    play_game(EXAMPLE, [Watching(seen)], {"nights": 1}, 4, seconds=60.0, clock="cpu")
    assert {clock.now for clock in seen} == {time.process_time}
    assert all(0 < clock.left() <= 60 for clock in seen)


def test_a_bot_can_t_make_a_move_that_isn_t_allowed() -> None:
    with pytest.raises(IllegalMove):
        play_game(EXAMPLE, [Stubborn(), Stubborn()], {}, 1)


def test_results_are_the_same_for_any_number_of_jobs() -> None:
    seats = ["random", "random", "random"]
    alone = list(simulate("example", seats, {"nights": 2}, "seed", 30))
    assert [result.seed for result in alone] == [f"seed/{number}" for number in range(30)]
    assert len({result.hash for result in alone}) == 30
    assert list(simulate("example", seats, {"nights": 2}, "seed", 30, jobs=2)) == alone


def test_fewer_games_are_the_beginning_of_more() -> None:
    few, more = (list(simulate("example", ["random"], {}, 1, games)) for games in (3, 5))
    assert more[:3] == few


def test_a_simulation_can_be_left_early() -> None:
    results = simulate("example", ["random"] * 2, {}, 1, 1_000, jobs=2)
    first = next(results)
    assert first == next(simulate("example", ["random"] * 2, {}, 1, 1))


def test_what_won_t_do_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", ["random"], {}, 1, 1)
    with pytest.raises(UnknownBot):
        simulate("example", ["deep"], {}, 1, 1)
    with pytest.raises(InvalidOption):
        simulate("example", ["random"], {"nights": 0}, 1, 1)


def test_a_summary_divides_shared_victories() -> None:
    results = [
        Result("s/0", [3, 5], [2, 1], [1], None, 10, ""),
        Result("s/1", [4, 4], [1, 1], [0, 1], None, 14, ""),
    ]
    summary = summarise(["random", "other"], results)
    assert (summary.games, summary.decisions, summary.shortest, summary.longest) == (2, 24, 10, 14)
    assert summary.decisions_per_game == 12
    assert summary.decisions_per_second(2.0) == 12
    first, second = summary.seats
    assert (first.bot, first.mean, first.least, first.most, first.wins) == (
        "random",
        3.5,
        3,
        4,
        0.25,
    )
    assert (second.bot, second.mean, second.least, second.most) == ("other", 4.5, 4, 5)
    assert second.wins == 0.75
    assert summary.grades == {}


@pytest.mark.parametrize(("succeeded", "winners"), [(True, [0]), (False, [])])
def test_a_game_that_is_judged_has_a_grade_and_no_winners_if_it_was_lost(
    succeeded: bool, winners: list[int]
) -> None:
    judged = replace(EXAMPLE, grades=["dim"], verdict=lambda _: Verdict(succeeded, "dim"))
    result = play_game(judged, [RandomBot(1)], {}, "s")
    assert (result.ranks, result.winners, result.grade) == ([1], winners, "dim")


def test_a_summary_counts_the_grades_in_the_order_of_the_title() -> None:
    results = [
        Result("s/0", [9], [1], [0], "bright", 10, ""),
        Result("s/1", [2], [1], [], "dim", 10, ""),
        Result("s/2", [8], [1], [0], "bright", 10, ""),
        Result("s/3", [3], [1], [], "dim", 10, ""),
    ]
    summary = summarise(["random"], results, ["dark", "dim", "bright"])
    assert list(summary.grades.items()) == [("dark", 0), ("dim", 2), ("bright", 2)]
    assert summary.seats[0].wins == 0.5


def test_no_jobs_play_no_games() -> None:
    with pytest.raises(InvalidOption, match="at least one job, not by 0"):
        list(simulate("example", ["random"], {}, "1", 1, jobs=0))
