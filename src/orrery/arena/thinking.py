"""What bots do when they think, measured by itself: positions looked at, and rollouts.

The positions come from matches that the light policy plays, since those of random moves look
different from all that a search comes to.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Final

from orrery.bots.budget import Budget
from orrery.bots.light import COPIES, Glance, follow, play_until
from orrery.bots.planning import evaluation_of, policy_of, rollouts_of
from orrery.bots.search import no_collecting
from orrery.kernel.benchmark import SAMPLED, begin
from orrery.kernel.game import Game
from orrery.kernel.option import OptionValue
from orrery.kernel.title import Title

ALL_OPTIONS: Final = 1 << 30  # of a decision are looked at
FOLLOWED: Final = 5  # options of a turn whose sequel is looked at as well
ENDLESS: Final = Budget(0.0, 0, process_time)


class Thought:
    """A position in which a seat has to decide, and what thinking about it takes."""

    def __init__(self, title: Title, game: Game) -> None:
        self.game = game
        self.seat = game.deciders()[0]
        self._glance = Glance(
            evaluation_of(title), title.round_of, self.seat, ALL_OPTIONS, FOLLOWED
        )
        self._judge = evaluation_of(title)
        rollouts = rollouts_of(title)
        self._policy = policy_of(title, game.seats, rollouts)
        self._end = title.round_of(game) + rollouts.rounds

    def look_ahead(self) -> int:
        """Think the seat's turn through, prepared once; how many positions were looked at."""
        self._glance.turn(self.game)
        return COPIES - self._glance.copies

    def roll_out(self, seed: int) -> float:
        """Let everybody play as far as a rollout goes, and value where that leads to."""
        self._policy.begin(seed)
        game = self.game.copy()
        play_until(game, self._policy, self._end, ENDLESS)
        if game.is_over():
            return float(game.scores()[self.seat])
        self._judge.prepare(game, self.seat)
        return self._judge.value(game, self.seat)


def thoughts(title: Title, options: Mapping[str, OptionValue]) -> list[Thought]:
    """Positions a quarter, half and three quarters through some matches of the light policy."""
    return [Thought(title, game) for seed in SAMPLED for game in _middles(title, options, seed)]


def _middles(title: Title, options: Mapping[str, OptionValue], seed: int) -> list[Game]:
    game = begin(title, options, seed)
    policy = policy_of(title, game.seats, rollouts_of(title))
    policy.begin(seed)
    past: list[Game] = []
    while not game.is_over():
        past.append(game.copy())
        seat = game.deciders()[0]
        follow(game, seat, policy.glances[seat].turn(game))
    return [past[len(past) * quarter // 4] for quarter in (1, 2, 3)]


def node_cost(positions: list[Thought], seconds: float) -> float:
    """CPU time in µs to copy a position, make a move in it and value it, all overhead included."""
    nodes = 0
    with no_collecting():
        start = process_time()
        while not nodes or (spent := process_time() - start) < seconds:
            for thought in positions:
                nodes += thought.look_ahead()
    return spent / nodes * 1e6


def rollout_rate(positions: list[Thought], seconds: float) -> float:
    """Rollouts per CPU second."""
    rollouts = 0
    with no_collecting():
        start = process_time()
        while not rollouts or (spent := process_time() - start) < seconds:
            rollouts += len(positions)
            for thought in positions:
                thought.roll_out(rollouts)
    return rollouts / spent
