"""What a bot is, and the simplest one."""

from __future__ import annotations

import hashlib
from typing import Protocol

from orrery.kernel.clock import Clock
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.title import Title


class Bot(Protocol):
    """A player that is a program. One bot plays one seat of one match.

    It is made with a seed, from which all its chance comes, and keyword parameters with defaults.
    A bot that looks at nothing but the options may have `imagines = False` to be asked faster. One
    that has a method `close` is told so when its match is over.
    """

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.options`. Asked whenever its seat has to decide."""
        ...


class RandomBot:
    """Takes every option with the same chance; the same seed makes the same choices."""

    imagines = False

    def __init__(self, seed: int | str) -> None:
        self._dice = new_dice(key_from_seed(seed), seats=0)

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options
        return options[self._dice.below(0, len(options))]


def close(bot: Bot | None) -> None:
    """Tell a bot, if it wants to know, that it isn't asked any more."""
    told = getattr(bot, "close", None)
    if told is not None:
        told()


def seed_of(key: bytes, seat: int) -> str:
    """What a bot's chance comes from: the match's key, so that the same key is the same match."""
    return hashlib.sha256(key + b"bot %d" % seat).hexdigest()


def ask(bot: Bot, title: Title, game: Game, seat: int, clock: Clock | None = None) -> int:
    """What the bot on a seat does in this position."""
    imagined = getattr(bot, "imagines", True)
    return bot.choose(Perspective(title, game, seat, clock, imagined))
