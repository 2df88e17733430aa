"""The functions of `orrery` itself: see docs/api.md."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any

from orrery.games import title
from orrery.kernel.dice import KEY_BYTES, key_from_seed
from orrery.kernel.journal import decode
from orrery.kernel.match import Match, new_match
from orrery.kernel.replay import open_save


def new(
    name: str,
    seats: int | list[str] | tuple[str, ...] = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
) -> Match:
    """A new match, at its first decision.

    `seats` is how many, or the players' names. Without a seed the dice key comes from the
    operating system; with one the match can be repeated.
    """
    chosen = title(name)
    given = {} if options is None else options
    if isinstance(seats, list | tuple):
        names = seats
    else:
        chosen.check(seats, given)
        names = [f"Player {number + 1}" for number in range(seats)]
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
    return new_match(chosen, names, given, key)


def load(source: str | bytes | os.PathLike[str]) -> Match:
    """The match of a save: its JSON text, or the path of its file.

    The whole journal is replayed and compared; InvalidSave names the first place that differs.
    """
    if isinstance(source, os.PathLike):
        with open(source, "rb") as file:
            source = file.read()
    save = decode(source)
    return open_save(title(save.journal.header.game), save)
