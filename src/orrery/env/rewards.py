"""What a seat is rewarded with, by choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.env.playing import Playing
from orrery.kernel.errors import InvalidOption, shown
from orrery.kernel.match import outcome_of

Reward = Callable[[Playing], list[float]]


def scores(playing: Playing) -> list[float]:
    """The points of each seat."""
    return [float(points) for points in playing.game.scores()[: playing.seats]]


def margins(playing: Playing) -> list[float]:
    """How many points each seat is ahead of the best other one, Lunas and SIMU included.

    Who is alone has nobody to be ahead of: the points count.
    """
    points = playing.game.scores()
    if len(points) == 1:
        return scores(playing)
    others = [max(points[:seat] + points[seat + 1 :]) for seat in range(playing.seats)]
    return [float(points[seat] - best) for seat, best in enumerate(others)]


def win(playing: Playing) -> list[float]:
    """1 divided among the winners, ties broken by the rules; alone, 1 if the rules say success."""
    outcome = outcome_of(playing.title, playing.game)
    if outcome.verdict is not None:
        return [float(outcome.verdict.succeeded)] * playing.seats
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(playing.seats)]


def gains(playing: Playing) -> list[float]:
    """The points of each seat since this was asked last: over a game they add up to `scores`."""
    before, playing.rewarded = playing.rewarded, scores(playing)
    return [now - then for now, then in zip(playing.rewarded, before, strict=True)]


def _at_the_end(reward: Reward) -> Reward:
    """The same, but nothing while a game goes on."""

    def rewarded(playing: Playing) -> list[float]:
        return reward(playing) if playing.game.is_over() else [0.0] * playing.seats

    return rewarded


REWARDS: Final[dict[str, Reward]] = {
    "scores": _at_the_end(scores),
    "margins": _at_the_end(margins),
    "win": _at_the_end(win),
    "gains": gains,
}


def reward_called(name: str) -> Reward:
    """The reward of this name, to be asked for after every action."""
    if name not in REWARDS:
        raise InvalidOption(f"a reward is one of {', '.join(REWARDS)}, not {shown(name)}")
    return REWARDS[name]
