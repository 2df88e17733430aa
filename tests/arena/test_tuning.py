"""Tuning: the same search for the same plan, resumed anywhere, and proven on fresh deals."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from orrery.arena import tuning
from orrery.arena.executors import processes
from orrery.arena.tuning import (
    Generation,
    Proof,
    Search,
    Steps,
    Tuning,
    check_tuning,
    next_generation,
    proof_of,
    tuned,
    weight_names,
)
from orrery.bots.greedy import GreedyBot
from orrery.games import title
from orrery.kernel.errors import InvalidOption
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game
from orrery.kernel.title import Title

NAMES = ("points", "turn.1")
PLAN = Tuning("example", 2, {"nights": 1}, "7", NAMES, population=6, deals=2)


class Weighing(Evaluation):
    """Values a position of the example by two weights: the points, and whose turn it is."""

    def __init__(self) -> None:
        self.weights = SimpleNamespace(points=2.0, turn=[0.0, 0.5], looks=3)

    def value(self, game: Game, seat: int) -> float:
        waits = seat in game.deciders()
        weights = self.weights
        return float(weights.points * game.scores()[seat] + weights.turn[1] * waits)


def give_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the example, which has no evaluation of its own, have one with weights."""
    for module in ("orrery.arena.tuning", "orrery.bots.greedy"):
        monkeypatch.setattr(f"{module}.evaluation_of", lambda title, alone=False: Weighing())


@pytest.fixture
def weighing(monkeypatch: pytest.MonkeyPatch) -> None:
    give_weights(monkeypatch)


def quadratic(steps: Steps) -> float:
    """The best factors are e^0.3 and e^-0.2."""
    return -((steps[0] - 0.3) ** 2) - (steps[1] + 0.2) ** 2


def told(search: Search, generations: int) -> list[Generation]:
    played = []
    for _ in range(generations):
        candidates = search.candidates()
        played.append(Generation(candidates, [quadratic(steps) for steps in candidates]))
        search.tell(played[-1])
    return played


def test_it_finds_what_is_best() -> None:
    search = Search(PLAN)
    told(search, 60)
    assert search.favourite == pytest.approx([0.3, -0.2], abs=0.01)


def test_one_that_was_interrupted_goes_on_as_if_it_had_not_been() -> None:
    whole, again = Search(PLAN), Search(PLAN)
    played = told(whole, 8)
    for generation in played[:5]:
        again.candidates()
        again.tell(generation)
    assert told(again, 3) == played[5:]
    assert again.favourite == whole.favourite


def test_every_number_that_is_not_0_can_be_tuned(weighing: None) -> None:
    assert weight_names(title("example")) == ["points", "turn.1"]
    assert tuned(PLAN, [0.0, 0.0]) == {"points": 2.0, "turn.1": 0.5}


@pytest.mark.parametrize("game", ["planet_unknown", "pulsar_2849", "save_a_world", "skymines"])
def test_weights_of_the_games_are_found_and_changed(game: str) -> None:
    names = weight_names(title(game))
    plan = Tuning(game, 2, {}, "7", tuple(names))
    assert len(names) > 20
    check_tuning(plan)
    before = tuned(plan, [0.0] * len(names))
    after = tuned(plan, [0.1] * len(names))
    assert all(abs(after[name]) > abs(before[name]) for name in names)


def test_weights_that_are_not_changed_are_ahead_by_nothing(weighing: None) -> None:
    with processes(1) as run:
        assert proof_of(PLAN, [0.0, 0.0], 4, run).margins == [0.0] * 4


def test_worse_weights_lose_points(weighing: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wants few points loses against who wants many."""

    def reversed_weights(plan: Tuning, steps: Steps) -> dict[str, float]:
        return {"points": -2.0, "turn.1": 0.5}

    monkeypatch.setattr(tuning, "tuned", reversed_weights)
    with processes(1) as run:
        found = proof_of(PLAN, [0.0, 0.0], 12, run)
    assert found.margin < 0
    assert not found.holds


def test_all_candidates_of_a_generation_play_the_same_deals(
    weighing: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Any] = []

    def margin(trial: Any) -> float:
        played.append(trial)
        return float(len(played))

    monkeypatch.setattr(tuning, "_margin", margin)
    with processes(1) as run:
        found = next_generation(Search(PLAN), PLAN, run)
    assert [trial.seed for trial in played] == ["7/0/0", "7/0/1"] * 6
    assert found.margins == [1.5, 3.5, 5.5, 7.5, 9.5, 11.5]


def test_proof_needs_more_than_two_standard_errors() -> None:
    sure, unsure = Proof([1.0, 2.0, 3.0] * 4), Proof([-1.0, 0.0, 2.0])
    assert sure.margin == 2.0
    assert unsure.margin == pytest.approx(1 / 3)
    assert sure.holds
    assert not unsure.holds


@pytest.mark.parametrize(
    ("weights", "sentence"),
    [(("points", "luck"), "no weight 'luck'; there are: points"), (("points",), "at least two")],
)
def test_what_can_t_be_tuned_is_refused(
    weighing: None, weights: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(InvalidOption, match=sentence):
        check_tuning(replace(PLAN, weights=weights))


def test_beside_an_opponent_of_the_rules_the_lead_over_it_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """New weights that bring 10 points more, and the opponent 30, are worse by 20."""
    ends = {True: [60, 80], False: [50, 50]}  # with and without an evaluation of its own

    class Changed(GreedyBot):
        def __init__(self, seed: str, evaluation: Evaluation | None) -> None:
            super().__init__(seed, evaluation=evaluation)
            self.is_changed = evaluation is not None

    def play_out(title: Title, bots: list[Changed], *_: object) -> tuple[Any, int]:
        return SimpleNamespace(scores=lambda: ends[bots[0].is_changed]), 1

    monkeypatch.setattr(tuning, "GreedyBot", Changed)
    monkeypatch.setattr(tuning, "play_out", play_out)
    plan = Tuning("skymines", 1, {"lunas": "5"}, "7", ("at_hand", "marker"))
    assert proof_of(plan, [0.0, 0.0], 2, map).margins == [-20, -20]
