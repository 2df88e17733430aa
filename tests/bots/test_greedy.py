"""The greedy bot in any game: legal, repeatable, blind to what is hidden, better than chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import orrery
from orrery.arena.simulation import play_game, simulate, summarise
from orrery.bots import Bot, RandomBot, bot
from orrery.bots.greedy import GreedyBot
from orrery.bots.planning import evaluation_of
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game
from orrery.kernel.option import OptionValue
from orrery.kernel.perspective import Perspective

EXAMPLE = orrery.title("example")

ALL_MODULES: dict[str, OptionValue] = {
    "planet": "random",
    "corporation": "random",
    "personal_objectives": True,
    "fixed_rotation": False,
}


class Sampling:
    """A bot that plays at random but asks a greedy one now and then, which has to answer legally.

    So whole games of all kinds are seen in a second instead of a minute.
    """

    def __init__(self, seed: str, every: int) -> None:
        self.greedy = GreedyBot(seed, depth=3, copies=150)
        self.random = RandomBot(seed)
        self.every = every
        self.asked = 0
        self.answers: list[int] = []

    def choose(self, perspective: Perspective) -> int:
        self.asked += 1
        if self.asked % self.every:
            return self.random.choose(perspective)
        move = self.greedy.choose(perspective)
        assert move in perspective.options
        self.answers.append(move)
        return move


def sampled(seats: int, options: Mapping[str, OptionValue], seed: str) -> list[list[int]]:
    """What greedy bots answered in a game that they play in part."""
    bots = [Sampling(f"{seed}/{seat}", every=4 * seats) for seat in range(seats)]
    play_game(TITLE, bots, options, seed)
    return [one.answers for one in bots]


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("events", ["off", "brutal"])
def test_it_answers_every_decision_of_planet_unknown(seats: int, events: str) -> None:
    answers = sampled(seats, {**ALL_MODULES, "events": events}, f"{seats} {events}")
    assert any(answers)


@pytest.mark.parametrize("boards", ["symmetric", "dealt"])
def test_it_plays_the_first_decisions_of_a_game(boards: str) -> None:
    options = {"planet": boards, "corporation": boards, "personal_objectives": True}
    game = TITLE.begin(3, options, key_from_seed(boards))
    bots = [GreedyBot(seat, depth=2, copies=100) for seat in range(3)]
    for _ in range(12):
        seat = game.deciders()[0]
        game.play(seat, bots[seat].choose(Perspective(TITLE, game, seat)))


def test_the_same_seed_makes_the_same_choices() -> None:
    first = sampled(2, ALL_MODULES, "again")
    assert first == sampled(2, ALL_MODULES, "again")


def test_what_is_hidden_changes_no_choice() -> None:
    game = TITLE.begin(3, {**ALL_MODULES, "events": "standard"}, key_from_seed("hidden"))
    player = RandomBot("hidden")
    decisions = 0
    while not game.is_over():
        for seat in game.deciders():
            move = player.choose(Perspective(TITLE, game, seat))
            if decisions % 11 == 0:
                assert choice(game, seat) == choice(other_world(game, seat), seat)
            decisions += 1
            game.play(seat, move)


def other_world(game: Game, seat: int) -> Game:
    """A position that looks the same to a seat, but differs in what it can't know."""
    other = game.imagine(seat, key_from_seed("elsewhere"))
    assert TITLE.view_of(other, seat) == TITLE.view_of(game, seat)
    return other


def choice(game: Game, seat: int) -> int:
    return GreedyBot("same", depth=3, copies=150).choose(Perspective(TITLE, game, seat))


def test_it_plays_a_game_without_an_evaluation_of_its_own_by_its_points() -> None:
    assert type(evaluation_of(EXAMPLE)) is Evaluation
    bots = ["greedy", "random", "random"]
    summary = summarise(bots, list(simulate("example", bots, {}, 1, 20)))
    assert summary.seats[0].wins > 0.5


def test_whole_games_repeat_themselves() -> None:
    def once() -> str:
        bots: list[Bot] = [bot("greedy", "a"), bot("greedy", "b")]
        return play_game(EXAMPLE, bots, {}, 5).hash

    assert once() == once()


def test_a_plan_is_dropped_when_something_else_is_asked() -> None:
    def begun() -> Any:
        return Perspective(TITLE, TITLE.begin(2, {}, key_from_seed("plan")), 0)

    greedy = GreedyBot("plan", depth=2, copies=100)
    first = greedy.choose(begun())
    assert greedy.choose(begun()) in begun().options
    assert GreedyBot("plan", depth=2, copies=100).choose(begun()) == first
