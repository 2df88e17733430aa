"""Playouts: they end where the moves lead, and can be repeated."""

from __future__ import annotations

from orrery.games.example.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.playout import Chooser, play_out
from orrery.kernel.snapshot import digest
from orrery.kernel.view import plain


def new_game(seed: int = 0) -> Game:
    return TITLE.begin(4, {}, key_from_seed(seed))


def choose(game: Game, chooser: Chooser) -> None:
    """One decision of every seat that has to decide, in the order of a playout."""
    lanes = len(game.lanes)
    for seat in game.deciders():
        options = game.options(seat)
        game.play(seat, options[chooser.below(len(options))])
        if len(game.lanes) != lanes:
            return


def test_a_playout_is_what_the_same_moves_lead_to() -> None:
    played, stepped = new_game(), new_game()
    play_out(played, Chooser(7))
    chooser = Chooser(7)
    while not stepped.is_over():
        choose(stepped, chooser)
    assert digest(played) == digest(stepped)


def test_equal_seeds_pick_equally_and_others_do_not() -> None:
    ends = []
    for seed in (1, 1, 2):
        game = new_game()
        play_out(game, Chooser(seed))
        ends.append(digest(game))
    assert ends[0] == ends[1] != ends[2]


def test_the_picks_are_the_same_in_every_build() -> None:
    chooser = Chooser(42)
    assert [chooser.below(100) for _ in range(8)] == [70, 28, 68, 86, 96, 98, 37, 3]


def test_every_number_below_the_bound_is_picked_about_as_often() -> None:
    chooser = Chooser(3)
    picks = [chooser.below(6) for _ in range(6_000)]
    assert {picks.count(number) for number in range(6)} <= set(range(850, 1_150))


def test_a_seed_of_zero_picks_too() -> None:
    chooser = Chooser(0)
    assert len({chooser.below(1_000) for _ in range(20)}) > 10


def test_the_end_can_be_looked_at() -> None:
    game = new_game()
    play_out(game, Chooser(1))
    assert plain(TITLE.view_of(game, 0))["night"] == 4
