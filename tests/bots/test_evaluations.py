"""What evaluations remember from one position to the next changes no value."""

from __future__ import annotations

import pytest

from orrery.bots.planning import evaluation_of
from orrery.games import names, title
from orrery.kernel.benchmark import benchmark_of
from orrery.kernel.dice import key_from_seed
from orrery.kernel.playout import Chooser

EVERY = 7  # decisions: the others are only played
LOOKS = 3  # options that are looked at


@pytest.mark.parametrize("name", names())
def test_an_evaluation_that_has_seen_much_values_as_a_new_one(name: str) -> None:
    one = title(name)
    seats = max(2, one.min_seats)
    game = one.begin(seats, benchmark_of(one).options, key_from_seed("remembered"))
    experienced = [evaluation_of(one) for _ in range(seats)]
    chooser = Chooser(3)
    decisions = 0
    while not game.is_over():
        seat = game.deciders()[0]
        options = game.options(seat)
        if decisions % EVERY == 0:
            experienced[seat].prepare(game, seat)
            for move in options[:LOOKS]:
                later = game.copy()
                later.advance(later.lane_of(seat), move)
                new = evaluation_of(one)
                new.prepare(game, seat)
                assert experienced[seat].value(later, seat) == new.value(later, seat)
        game.play(seat, options[chooser.below(len(options))])
        decisions += 1
