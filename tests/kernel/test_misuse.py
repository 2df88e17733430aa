"""A game that misuses the kernel is told so at once, instead of going wrong quietly."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.deck import new_deck
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import BrokenRules
from orrery.kernel.game import Game
from orrery.kernel.step import Procedure, Step
from orrery.kernel.vocabulary import Kind, Number, Vocabulary


class Misused(Game):
    """Does in its first procedure what it is told to, with two seats."""

    log: list[int]

    def setup(self, options: dict[str, Any]) -> None:
        self.log = []
        for step in options["steps"]:
            self.push(step)

    def copy_pieces(self, twin: Misused) -> None:
        twin.log = self.log[:]


class Ask(Step[Misused]):
    def options(self, game: Misused) -> list[int]:
        return [1, 2]

    def take(self, game: Misused, move: int) -> None:
        game.log.append(move)


class Note(Procedure[Misused]):
    def run(self, game: Misused) -> None:
        game.log.append(0)


class SplitWith(Procedure[Misused]):
    def __init__(self, steps: list[Step[Any]], order: list[int]) -> None:
        super().__init__()
        self.steps = steps
        self.order = order

    def run(self, game: Misused) -> None:
        game.split(self.steps, self.order)


class SplitTwice(Procedure[Misused]):
    def run(self, game: Misused) -> None:
        game.split([Ask(0)], [0, 1])
        game.split([Ask(1)], [0, 1])


class Strange(Ask):
    """Pushes a question for the other seat into its own lane."""

    def options(self, game: Misused) -> list[int]:
        return [1]

    def take(self, game: Misused, move: int) -> None:
        game.push(Ask(1 - self.seat))


class Deferring(Procedure[Misused]):
    def run(self, game: Misused) -> None:
        game.defer(Note())


class DrawTooMuch(Procedure[Misused]):
    def run(self, game: Misused) -> None:
        new_deck([]).draw(game)


def begun(*steps: Step[Any]) -> Misused:
    game = Misused()
    game.begin(2, {"steps": list(steps)}, key_from_seed(1), None)
    return game


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (SplitWith([Ask(0)], [0]), "a split needs an order of all 2 seats"),
        (SplitWith([Ask(0)], [0, 0]), "a split needs an order of all 2 seats"),
        (SplitWith([Note()], [0, 1]), "Note belongs to no seat"),
        (SplitTwice(), "split already"),
        (SplitWith([Strange(0)], [0, 1]), "Ask asks seat 1 in another's lane"),
        (DrawTooMuch(), "drawn from an empty deck"),
        (Step(0), "Step has no options()"),
        (Procedure(), "Procedure has no run()"),
    ],
)
def test_misuse_is_named(step: Step[Any], said: str) -> None:
    with pytest.raises(BrokenRules) as caught:
        begun(step)
    assert said in str(caught.value)


def test_what_is_deferred_at_the_table_comes_at_once() -> None:
    assert begun(Deferring()).log == [0]


def test_a_seat_with_several_decisions_comes_to_the_last_one_first() -> None:
    class Second(Ask):
        def options(self, game: Misused) -> list[int]:
            return [3, 4]

    game = begun(SplitWith([Ask(0), Second(0)], [1, 0]))
    assert game.deciders() == [0]
    game.play(0, 3)
    game.play(0, 2)
    assert game.log == [3, 2]
    assert game.is_over()


@pytest.mark.parametrize(
    "kind",
    [
        Kind(1, "undone"),
        Kind(1, "barrier"),
        Kind(1, "x", [Number("kind")]),
        Kind(1, "x", [Number(f"f{n}") for n in range(6)]),
        Kind(1, "x", [Number(f"f{n}") for n in range(5)], secret=[Number("g"), Number("h")]),
    ],
)
def test_a_vocabulary_that_can_not_work_is_refused(kind: Kind) -> None:
    with pytest.raises(ValueError, match=r"kernel uses this name|out of range"):
        Vocabulary([kind])
