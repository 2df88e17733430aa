"""Comparing lines: by rollouts that say the same in every order, and no longer than it takes."""

from __future__ import annotations

from orrery.bots.budget import Budget
from orrery.bots.comparison import FEWEST, Candidate, Comparison, lines_to_compare
from orrery.bots.light import LightPolicy
from orrery.bots.lookahead import Line, Lookahead
from orrery.bots.planning import judges, rollouts_of
from orrery.games import title
from orrery.kernel.dice import key_from_seed
from orrery.kernel.evaluation import Rollouts
from orrery.kernel.game import Game
from tests.bots.test_search import begun

SKYMINES = title("skymines")


def candidate(value: float, *ends: float) -> Candidate:
    """One that had these results and, on the way to them, was always worth nothing."""
    made = Candidate(
        Line(None, 0, [], value, True), Rollouts(rounds=1, ends=True, midway=0.0, rivalry=0.0)
    )
    for end in ends:
        made.add(0.0, end)
    return made


def test_a_lead_that_never_varies_is_never_lost() -> None:
    assert candidate(0, 3, 7, 1, 5).stays_ahead_of(candidate(0, 2, 6, 0, 4), worlds=1000)


def test_a_lead_that_varies_more_than_it_amounts_to_may_still_be_lost() -> None:
    first, second = candidate(0, 9, 0, 9, 1), candidate(0, 0, 9, 0, 9)
    assert first.lead(second) > 0
    assert not first.stays_ahead_of(second, worlds=1000)


def test_the_last_worlds_can_take_no_large_lead_away() -> None:
    first, second = candidate(0, *[9.0, 1.0] * 20), candidate(0, *[1.0, 0.0] * 20)
    assert first.stays_ahead_of(second, worlds=1)


def test_nothing_is_settled_by_the_first_worlds() -> None:
    few = [0.0] * (FEWEST - 1)
    assert not candidate(9, *few).stays_ahead_of(candidate(0, *few), worlds=1)


def test_what_the_lookahead_says_counts_the_less_the_more_rollouts_there_are() -> None:
    leads = [candidate(1, *[0.0] * n).lead(candidate(0, *[0.0] * n)) for n in (0, 1, 10, 100)]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] == 1.0
    assert 0 < leads[-1] < 0.1


def some_lines(game: Game, number: int) -> list[Line]:
    seat = game.deciders()[0]
    lookahead = Lookahead(judges(SKYMINES, 2)[seat], seat, depth=10, width=1, copies=500)
    return lines_to_compare(lookahead, game.copy(), game.options(seat), number)


def comparison(game: Game) -> Comparison:
    """One in worlds that are all the same, where those who play on overlook nothing."""
    policy = LightPolicy(judges(SKYMINES, 2), SKYMINES.round_of, looks=30)
    seat = game.deciders()[0]
    return Comparison(
        game.copy, seat, policy, judges(SKYMINES, 2), rollouts_of(SKYMINES, thorough=True)
    )


def test_the_order_in_which_lines_are_played_on_changes_no_lead() -> None:
    game = begun("skymines")
    there = [Candidate(line, rollouts_of(SKYMINES, thorough=True)) for line in some_lines(game, 3)]
    back = [Candidate(one.line, one.rollouts) for one in there][::-1]
    budget = Budget(0.0, 9, lambda: 0.0)
    assert comparison(game).play_on(there, budget)
    assert comparison(game).play_on(back, budget)
    for one, same in zip(there, back[::-1], strict=True):
        assert there[0].ends[0] - one.ends[0] == back[-1].ends[0] - same.ends[0]
    assert len({one.ends[0] for one in there}) > 1


def test_it_ends_as_soon_as_nothing_can_change_any_more() -> None:
    """Worlds that are all the same tell the same again and again."""
    game = begun("skymines")
    lines = some_lines(game, 2)
    budget = Budget(0.0, 1000, lambda: 0.0)
    assert comparison(game).best(lines, budget) in lines
    assert budget.made < 100


def test_skymines_compares_sets_of_cards_before_they_are_laid() -> None:
    game = SKYMINES.begin(2, {}, key_from_seed("plans"))
    while "ready" not in SKYMINES.moves.texts(game.options(game.deciders()[0])):
        game.play(game.deciders()[0], game.options(game.deciders()[0])[0])
    planned = [sorted(SKYMINES.moves.texts(line.moves)) for line in some_lines(game, 6)]
    assert len(planned) == 6
    assert all(len(moves) == 4 and moves[-1] == "ready" for moves in planned)
    assert all(planned.count(moves) == 1 for moves in planned)
