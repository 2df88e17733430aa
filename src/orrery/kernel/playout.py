"""Whole games of random moves, inside the compiled part, where they cost least."""

from __future__ import annotations

from orrery.kernel.dice import Dice
from orrery.kernel.game import TABLE, Game


def play_out(game: Game, chooser: Dice) -> int:
    """Play a game to its end with moves drawn from `chooser`; the number of decisions made."""
    decisions = 0
    while not game.is_over():
        lanes = len(game.lanes)
        for lane in range(1 if lanes > 1 else TABLE, lanes):
            current = game.lanes[lane]
            if current.waits:
                move = current.options[chooser.below(0, len(current.options))]
                game.advance(lane, move)
                decisions += 1
                if len(game.lanes) != lanes:
                    break
    return decisions
