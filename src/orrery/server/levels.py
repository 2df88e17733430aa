"""Which bots people may seat at the tables of this server.

Those that come with Orrery, and those that whoever runs the server has given a name: nobody else
can have code loaded or a program started.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from orrery import bots
from orrery.kernel.errors import InvalidOption, shown
from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.wire import Code

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")


def levels(settings: Settings) -> list[str]:
    """What the bots are called that people choose from."""
    return [*bots.ladder(), *settings.bots]


def bot_of(level: str, settings: Settings) -> str:
    """The name by which a bot of this level is made."""
    return settings.bots.get(level, level)


def check_level(level: str, settings: Settings) -> str:
    """The level, if it is one that can be chosen, or a bot that tables of old may have."""
    known = levels(settings)
    if level not in known and level not in bots.built_in():
        raise Refuse(Code.UNKNOWN_BOT, f"the bots are: {', '.join(known)}")
    return level


def read_bots(texts: Iterable[str]) -> dict[str, str]:
    """The bots of texts such as `mine=my.module:Mine`: what each is called, and what makes it."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, bot = text.partition("=")
        if not equals or not _NAME.fullmatch(name):
            raise InvalidOption(
                f"a bot is written name=bot with a name of small letters, not {shown(text)}"
            )
        if name in found or name in bots.built_in():
            raise InvalidOption(f"there is a bot called {name} already")
        bots.recipe(bot)
        found[name] = bot
    return found
