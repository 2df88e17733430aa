"""Playing quickly: priors of all games, drawing by them, and rollouts."""

from __future__ import annotations

import math

import pytest

from orrery.bots.budget import Budget
from orrery.bots.light import LightPolicy, draw, play_until
from orrery.bots.planning import evaluation_of
from orrery.games import names, title
from orrery.kernel.dice import key_from_seed
from orrery.kernel.evaluation import Evaluation, kind_weights, weigh_kinds
from orrery.kernel.game import Game
from orrery.kernel.move import pack
from orrery.kernel.playout import Chooser
from orrery.kernel.snapshot import digest

NEVER = 1000  # no match has so many rounds
UNLIMITED = (0.0, 0, lambda: 0.0)


@pytest.mark.parametrize("name", names())
def test_a_prior_weighs_every_option_and_changes_nothing(name: str) -> None:
    one = title(name)
    evaluation = evaluation_of(one)
    game = one.begin(max(2, one.min_seats), {}, key_from_seed("priors"))
    chooser = Chooser(7)
    decisions = 0
    while not game.is_over():
        seat = game.deciders()[0]
        options = game.options(seat)
        if decisions % 5 == 0:
            before = digest(game)
            weights = evaluation.prior(game, seat, options)
            assert len(weights) == len(options)
            assert all(math.isfinite(weight) and weight >= 0 for weight in weights)
            assert sum(weights) > 0
            assert digest(game) == before
        game.play(seat, options[chooser.below(len(options))])
        decisions += 1


def test_many_ways_to_do_one_thing_make_it_no_likelier() -> None:
    weights = kind_weights({2: 3.0})
    assert weigh_kinds([pack(1, 0), pack(2, 0), pack(2, 1), pack(2, 2)], weights) == [1, 1, 1, 1]


def test_options_are_drawn_by_their_weights() -> None:
    chooser = Chooser(1)
    firsts = [draw([7, 8, 9], [3.0, 1.0, 0.0], 1, chooser)[0] for _ in range(400)]
    assert 270 < firsts.count(7) < 330
    assert firsts.count(9) == 0


def test_no_option_is_drawn_twice_and_none_that_weighs_nothing() -> None:
    assert sorted(draw([7, 8, 9], [3.0, 1.0, 0.0], 3, Chooser(1))) == [7, 8]


def rollout(name: str, rounds: int, seed: int) -> tuple[Game, LightPolicy]:
    one = title(name)
    game = one.begin(2, {}, key_from_seed("rollouts"))
    policy = LightPolicy([evaluation_of(one), evaluation_of(one)], one.round_of, looks=2)
    policy.begin(seed)
    play_until(game, policy, rounds, Budget(*UNLIMITED))
    return game, policy


def test_a_rollout_ends_with_the_match() -> None:
    assert rollout("example", NEVER, 1)[0].is_over()


def test_a_rollout_ends_when_a_round_begins() -> None:
    game, policy = rollout("save_a_world", 2, 1)
    assert policy.round_of(game) == 2
    assert not game.is_over()


def test_equal_seeds_play_equally() -> None:
    assert digest(rollout("save_a_world", 2, 1)[0]) == digest(rollout("save_a_world", 2, 1)[0])


def test_a_rollout_stops_when_the_time_is_over() -> None:
    one = title("example")
    game = one.begin(2, {}, key_from_seed("late"))
    before = digest(game)
    times = iter([0.0, 9.0])
    budget = Budget(1.0, 0, lambda: next(times))
    play_until(
        game, LightPolicy([evaluation_of(one), evaluation_of(one)], one.round_of, 2), NEVER, budget
    )
    assert digest(game) == before


class Diary(Evaluation):
    """An evaluation that writes down when it is prepared and when it is refreshed."""

    def __init__(self) -> None:
        self.prepared: list[int] = []
        self.refreshed: list[int] = []

    def prepare(self, game: Game, seat: int) -> None:
        self.prepared.append(title("save_a_world").round_of(game))

    def refresh(self, game: Game, seat: int) -> None:
        self.refreshed.append(title("save_a_world").round_of(game))


@pytest.mark.parametrize("attentive", [True, False])
def test_an_evaluation_is_prepared_once_a_round_and_refreshed_by_who_is_attentive(
    attentive: bool,
) -> None:
    one = title("save_a_world")
    game = one.begin(2, {}, key_from_seed("attention"))
    diaries = [Diary(), Diary()]
    policy = LightPolicy([*diaries], one.round_of, looks=2, attentive=attentive)
    play_until(game, policy, 3, Budget(*UNLIMITED))
    for diary in diaries:
        assert diary.prepared == sorted(set(diary.prepared))
        assert len(diary.prepared) > 1
        assert bool(diary.refreshed) == attentive
