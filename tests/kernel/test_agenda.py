"""The agenda: effects in any order, silent ones, gains from within, and moves in between."""

from __future__ import annotations

from typing import Any

from orrery.kernel.agenda import gain
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step

COIN = 1  # amount
DOUBLE = 2
CHEST = 3  # brings what is chosen, and a coin
QUIET = 4  # order can't matter
OPEN = 5  # number
SPEND = 6


class Purse(Game):
    """One seat resolves a bag of effects and may spend coins at any time in between."""

    coins: int
    bag: list[int]

    def setup(self, options: dict[str, Any]) -> None:
        self.coins = 0
        self.bag = options["bag"]
        self.push(Gains())

    def copy_pieces(self, twin: Purse) -> None:
        twin.coins = self.coins
        twin.bag = self.bag

    def order_is_free(self, seat: int, effect: int) -> bool:
        return kind_of(effect) == QUIET

    def any_order_does(self, seat: int, effects: list[int]) -> bool:
        return all(kind_of(effect) == COIN for effect in effects)

    def resolve(self, seat: int, effect: int) -> None:
        kind = kind_of(effect)
        if kind == COIN:
            self.coins += field(effect, 0)
        elif kind == DOUBLE:
            self.coins *= 2
        elif kind == CHEST:
            self.push(OpenChest(seat))

    def asides(self, seat: int) -> list[int]:
        return [SPEND] if self.coins else []

    def take_aside(self, seat: int, move: int) -> None:
        self.coins -= 1


class Gains(Procedure[Purse]):
    def run(self, game: Purse) -> None:
        gain(game, 0, game.bag)


class OpenChest(Step[Purse]):
    def options(self, game: Purse) -> list[int]:
        return [pack(OPEN, 1), pack(OPEN, 2)]

    def take(self, game: Purse, move: int) -> None:
        gain(game, 0, [pack(COIN, field(move, 0))])


def purse(*bag: int) -> Purse:
    game = Purse()
    game.begin(1, {"bag": list(bag)}, key_from_seed(1), None)
    return game


def play(game: Purse, *moves: int) -> None:
    for move in moves:
        game.play(0, move)


def test_the_player_chooses_the_order() -> None:
    assert purse(pack(COIN, 3), DOUBLE).options(0) == [pack(COIN, 3), DOUBLE]
    late, early = purse(pack(COIN, 3), DOUBLE), purse(pack(COIN, 3), DOUBLE)
    play(late, DOUBLE)
    play(early, pack(COIN, 3), DOUBLE)
    assert (late.coins, early.coins) == (3, 6)
    assert late.is_over()


def test_an_effect_listed_twice_is_offered_once_and_resolved_twice() -> None:
    game = purse(pack(COIN, 1), pack(COIN, 1), DOUBLE)
    assert game.options(0) == [pack(COIN, 1), DOUBLE]
    play(game, pack(COIN, 1), pack(COIN, 1), DOUBLE)
    assert game.coins == 4


def test_effects_whose_order_is_free_are_resolved_without_asking() -> None:
    assert purse(QUIET, pack(COIN, 1), QUIET).is_over()
    assert purse(QUIET, pack(COIN, 1), DOUBLE).options(0) == [pack(COIN, 1), DOUBLE]


def test_effects_that_may_come_in_any_order_are_asked_for_only_if_a_move_may_come_between() -> None:
    game = purse(pack(COIN, 1), pack(COIN, 2), pack(COIN, 3))
    assert game.coins == 1
    assert game.options(0) == [pack(COIN, 2), pack(COIN, 3), SPEND]


def test_the_last_effect_needs_no_question() -> None:
    assert purse(pack(COIN, 2)).coins == 2


def test_what_a_nested_decision_brings_joins_the_bag() -> None:
    game = purse(CHEST, DOUBLE, pack(COIN, 5))
    play(game, CHEST)
    assert game.options(0) == [pack(OPEN, 1), pack(OPEN, 2)]
    play(game, pack(OPEN, 2))
    assert game.options(0) == [DOUBLE, pack(COIN, 5), pack(COIN, 2)]


def test_other_moves_can_be_made_between_two_effects() -> None:
    game = purse(pack(COIN, 3), DOUBLE, DOUBLE)
    play(game, pack(COIN, 3))
    assert game.options(0) == [DOUBLE, SPEND]
    play(game, SPEND, DOUBLE, SPEND)
    assert game.coins == 3
    play(game, DOUBLE)
    assert (game.coins, game.is_over()) == (6, True)


def test_nothing_gained_needs_no_agenda() -> None:
    assert purse().is_over()
