"""The searching bot: legal, repeatable, in time, blind to what is hidden, better than greedy."""

from __future__ import annotations

import gc

import pytest

from orrery.arena.simulation import play_game
from orrery.bots import Bot
from orrery.bots.budget import Budget
from orrery.bots.glancing import GlancingBot
from orrery.bots.greedy import GreedyBot
from orrery.bots.light import LightPolicy
from orrery.bots.planning import policy_of, rollouts_of
from orrery.bots.search import SearchBot
from orrery.games import names, title
from orrery.kernel.clock import Clock
from orrery.kernel.dice import key_from_seed
from orrery.kernel.evaluation import Rollouts
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.title import Title

EXAMPLE = title("example")


def begun(name: str, seed: str = "search") -> Game:
    """A match in its first rounds, after some moves by a bot that sees little."""
    one = title(name)
    game = one.begin(2, {}, key_from_seed(seed))
    player = GlancingBot(seed, looks=1, followed=1)
    for _ in range(10):
        seat = game.deciders()[0]
        game.play(seat, player.choose(Perspective(one, game, seat)))
    return game


def choice(
    name: str, game: Game, bot: Bot, seat: int | None = None, clock: Clock | None = None
) -> int:
    decider = game.deciders()[0] if seat is None else seat
    return bot.choose(Perspective(title(name), game, decider, clock))


@pytest.mark.parametrize("name", names())
def test_it_answers_in_every_game_and_always_the_same(name: str) -> None:
    game = begun(name)
    first = choice(name, game, SearchBot("a", rollouts=6, lines=2, looks=2))
    assert first in game.options(game.deciders()[0])
    assert choice(name, game, SearchBot("a", rollouts=6, lines=2, looks=2)) == first


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("planet_unknown", "place outer r7c8 q7"),
        ("pulsar_2849", "gain-gyrodyne medium"),
        ("skymines", "marker majority-energy 0"),
        ("save_a_world", "place ol1"),
    ],
)
def test_its_choices_are_the_same_in_both_builds(name: str, move: str) -> None:
    """A change of rules, evaluations or the search itself may change them."""
    chosen = choice(name, begun(name), SearchBot("a", rollouts=12, lines=3, looks=3))
    assert title(name).moves.text(chosen) == move


@pytest.mark.parametrize("name", ["planet_unknown", "save_a_world"])
def test_what_is_hidden_changes_no_choice(name: str) -> None:
    game = begun(name)
    seat = game.deciders()[0]
    elsewhere = game.imagine(seat, key_from_seed("elsewhere"))
    first = choice(name, game, SearchBot("a", rollouts=6, lines=2, looks=2))
    assert choice(name, elsewhere, SearchBot("a", rollouts=6, lines=2, looks=2), seat) == first


def test_it_plays_whole_matches() -> None:
    bots: list[Bot] = [SearchBot(seat, rollouts=4, lines=2, looks=2) for seat in range(2)]
    assert len(play_game(EXAMPLE, bots, {}, "whole").scores) == 2


class Ticking:
    """A clock that moves on by a tick whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


class Watching(Perspective):
    """Counts the worlds that were asked for."""

    worlds = 0

    def imagine(self, seed: int | str) -> Game:
        self.worlds += 1
        return super().imagine(seed)


@pytest.mark.parametrize("looks", [1, 3, 30, 300])
def test_it_stops_within_a_step_of_its_time_wherever_that_ends(looks: int) -> None:
    clock = Ticking(1 / looks)
    game = begun("save_a_world")
    move = choice("save_a_world", game, SearchBot("a", time=1.0), clock=Clock(now=clock))
    assert move in game.options(game.deciders()[0])
    assert clock.now < 1 + 30 / looks  # at most a few looks later, whatever it was doing


@pytest.mark.parametrize("seconds", [-1.0, 0.0, 0.5])
def test_it_takes_no_longer_than_whoever_asks_waits(seconds: float) -> None:
    ticking = Ticking(0.01)
    game = begun("save_a_world")
    seat = game.deciders()[0]
    asked = Perspective(title("save_a_world"), game, seat, Clock(seconds, ticking))
    assert SearchBot("a", time=9.0).choose(asked) in game.options(seat)
    assert ticking.now < max(seconds, 0.0) + 0.3


def test_every_line_is_played_on_in_every_world() -> None:
    game = begun("save_a_world")
    watching = Watching(title("save_a_world"), game, game.deciders()[0])
    SearchBot("a", rollouts=6, lines=2, looks=2).choose(watching)
    assert watching.worlds == 1 + 6 / 2  # one to think the turn through, then two rollouts in each


def test_a_budget_ends_by_what_is_used_up_first() -> None:
    clock = Ticking(0.25)
    budget = Budget(2.0, 10, clock)  # began at 0.25
    budget.made = 5
    assert budget.spent() == 0.5
    budget.made = 0
    assert budget.spent() == 0.25
    assert not budget.is_late()
    clock.now = 2.0
    assert budget.is_late()


@pytest.mark.parametrize("collects", [True, False])
def test_garbage_is_collected_afterwards_as_it_was_before(collects: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if collects else gc.disable)()
        choice("example", begun("example"), SearchBot("a", rollouts=2))
        assert gc.isenabled() == collects
    finally:
        (gc.enable if before else gc.disable)()


def test_without_a_budget_it_thinks_for_the_usual_time() -> None:
    clock = Ticking(0.1)
    choice("example", begun("example"), SearchBot("a"), clock=Clock(now=clock))
    assert 0.5 <= clock.now < 2.0


def test_alone_it_plays_lines_on_by_rollouts_for_who_is_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[int] = []

    def noted(title: Title, seats: int, rollouts: Rollouts, *given: int) -> LightPolicy:
        looks.append(rollouts.looks)
        return policy_of(title, seats, rollouts, *given)

    monkeypatch.setattr("orrery.bots.search.policy_of", noted)
    planet = title("planet_unknown")
    for seats in (1, 2):
        game = planet.begin(seats, {}, key_from_seed("alone"))
        choice("planet_unknown", game, SearchBot("a", rollouts=2, thorough=True))
    assert looks == [rollouts_of(planet, True, alone).looks for alone in (True, False)]
    assert looks[0] > looks[1]


def test_one_that_sees_less_than_greedy_chooses_otherwise_now_and_then() -> None:
    game = begun("pulsar_2849")
    best = choice("pulsar_2849", game, GreedyBot("a"))
    seen = {choice("pulsar_2849", game, GlancingBot(seed, looks=2)) for seed in range(8)}
    assert seen - {best}
