"""Looking back: what the search thinks of decisions, by what their players knew."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import orrery
from orrery.bots.analysis import (
    Asked,
    Judged,
    analysis_of,
    answered,
    decisions,
    turning_points,
)
from orrery.bots.appraisal import Appraisal, Effort, Estimate, appraise
from orrery.bots.light import LightPolicy
from orrery.bots.planning import rollouts_of
from orrery.games import title
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import InvalidOption, InvalidSave
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.match import Match
from orrery.kernel.perspective import Perspective
from tests.bots.test_search import Ticking, begun

FEW = Effort(rollouts=12)
EXAMPLE = title("example")


def played(last: str, seed: int = 3) -> Match:
    """A match whose last decision is about the order of two gains, and goes like this.

    Ada has no dust yet, and polishing turns dust into stars: so it has to come last.
    """
    match = orrery.new("example", ["Ada", "Bea"], {"nights": 1}, seed=seed)
    chance = random.Random(seed)
    while not match.is_over:
        pending = match.pending()[0]
        texts = [option.text for option in pending.options]
        drawn = chance.choice(texts)
        match.play(pending.seat, last if last in texts else drawn)
    return match


def asked(match: Match, effort: Effort = FEW, seats: tuple[int, ...] = ()) -> list[Asked]:
    return list(decisions(match.title, match.journal, effort, seats))


def test_a_mistake_costs_what_it_costs() -> None:
    match = played("polish 1")
    assert match.scores() == [0, 1]
    last = asked(match)[-1]
    found = answered(last.question)
    assert [one.move for one in found.best] == ["dust 2", "polish 1"]
    assert found.made is not None
    assert (found.best[0].points, found.made.points, found.loss) == (3.0, 0.0, 3.0)
    assert found.best[0].chance is not None
    assert found.best[0].chance > 0.5 > (found.made.chance or 0.0)


def test_the_right_move_costs_nothing() -> None:
    match = played("dust 2")
    found = answered(asked(match)[-1].question)
    assert found.made == found.best[0]
    assert found.made is not None
    assert (found.made.points, found.loss, found.chance_lost) == (3.0, 0.0, 0.0)


def test_the_match_turns_where_it_was_lost() -> None:
    match = played("polish 1")
    questions = asked(match)
    appraisals = [answered(one.question) for one in questions]
    analysis = analysis_of(match.title, match.journal, questions, appraisals)
    assert analysis.turning_points[0] == len(match.entries) - 1
    assert [one.entry for one in analysis.decisions] == [one.entry for one in questions]


def test_what_is_hidden_changes_no_question() -> None:
    """Nor any answer, then: the same bytes come in, whatever others hold."""
    game = begun("example", "hidden")
    seat = game.deciders()[0]
    elsewhere = game.imagine(seat, key_from_seed("elsewhere"))
    assert EXAMPLE.view_of(game, -2) != EXAMPLE.view_of(elsewhere, -2)
    here, there = (Perspective(EXAMPLE, one, seat) for one in (game, elsewhere))
    assert here.snapshot() == there.snapshot()
    assert appraise(here, FEW, "a") == appraise(there, FEW, "a")


def test_hidden_cards_change_no_appraisal_of_a_heavier_game() -> None:
    name = "save_a_world"
    game = begun(name)
    seat = game.deciders()[0]
    made = game.options(seat)[0]
    elsewhere = game.imagine(seat, key_from_seed("elsewhere"))
    first, second = (
        appraise(Perspective(title(name), one, seat), Effort(rollouts=4), "a", made)
        for one in (game, elsewhere)
    )
    assert first == second
    assert first.made is not None
    assert first.made.move == title(name).moves.text(made)
    assert first.best[0].points >= first.made.points


def test_what_was_taken_back_is_not_judged() -> None:
    match = orrery.new("example", ["Ada", "Bea"], {"nights": 1}, seed=7)
    match.play(0, "choose swift")
    match.undo(0)
    match.play(0, "choose kirch")
    assert [(one.entry, one.question.made) for one in asked(match)] == [(2, "choose kirch")]


def test_only_the_seats_that_are_asked_for() -> None:
    match = played("dust 2")
    assert {one.seat for one in asked(match)} == {0, 1}
    assert {one.seat for one in asked(match, seats=(1,))} == {1}
    with pytest.raises(InvalidOption, match="the seats are 0 to 1, not 2"):
        asked(match, seats=(2,))


def test_a_match_of_other_rules_is_refused() -> None:
    match = played("dust 2")
    match.journal.header = replace(match.journal.header, rules="1")
    with pytest.raises(InvalidSave, match="other rules or components"):
        asked(match)


@pytest.mark.parametrize("looks", [1, 3, 30, 300])
def test_it_stops_within_a_step_of_its_time(looks: int) -> None:
    clock = Ticking(1 / looks)
    game = begun("save_a_world")
    perspective = Perspective(title("save_a_world"), game, game.deciders()[0])
    found = appraise(perspective, Effort(seconds=1.0), "a", clock=clock)
    assert found.best
    assert clock.now < 1 + 30 / looks


def test_rollouts_look_at_as_many_options_as_those_of_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[int] = []

    def noted(
        evaluations: list[Evaluation],
        round_of: Callable[[Any], int],
        number: int,
        followed: int,
        attentive: bool,
    ) -> Any:
        looks.append(number)
        return LightPolicy(evaluations, round_of, number, followed, attentive)

    monkeypatch.setattr("orrery.bots.planning.LightPolicy", noted)
    for name in ("planet_unknown", "skymines"):
        game = begun(name)
        perspective = Perspective(title(name), game, game.deciders()[0])
        appraise(perspective, Effort(rollouts=1), "a")
    assert looks == [rollouts_of(title(name)).looks for name in ("planet_unknown", "skymines")]
    assert looks[0] != looks[1]


def appraisal(loss: float, error: float, chance: float) -> Appraisal:
    best = Estimate(["a"], 10.0, 0.1, 0.6)
    return Appraisal([best], Estimate(["b"], 10.0 - loss, 0.1, chance), loss, error, 9)


@pytest.mark.parametrize(
    ("found", "turned"),
    [
        ([(5.0, 1.0, 0.5), (4.0, 1.0, 0.2), (1.0, 0.1, 0.6), (2.0, 0.1, 0.6)], [1, 0, 3]),
        ([(1.0, 2.0, 0.1), (0.0, 0.0, 0.6)], []),  # chance may have made it, and nothing was lost
    ],
)
def test_turning_points_cost_most(
    found: list[tuple[float, float, float]], turned: list[int]
) -> None:
    judged = [Judged(number, 0, 1, appraisal(*one)) for number, one in enumerate(found)]
    assert [one.entry for one in turning_points(judged)] == turned
