"""The functions of `orrery` itself: see docs/api.md."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any

from orrery.games import title
from orrery.kernel.campaign import Chapter
from orrery.kernel.dice import KEY_BYTES, key_from_seed
from orrery.kernel.errors import InvalidOption, InvalidSave, shown
from orrery.kernel.journal import decode
from orrery.kernel.match import Match, new_match
from orrery.kernel.replay import open_save


def new(
    name: str,
    seats: int | list[str] | tuple[str, ...] = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    campaign: bool = False,
) -> Match:
    """A new match, at its first decision.

    `seats` is how many, or the players' names. Without a seed the dice key comes from the
    operating system; with one the match can be repeated. With `campaign` it is the first chapter
    of one, which decides some of the options itself.
    """
    chosen = title(name)
    given = {} if options is None else options
    chapter = Chapter(1) if campaign else None
    if chapter is not None:
        given = chosen.chapter_options(given, chapter)
    if isinstance(seats, list | tuple):
        names = seats
    else:
        chosen.check(seats, given)
        names = [f"Player {number + 1}" for number in range(seats)]
    return new_match(chosen, names, given, _key(seed), chapter)


def following(match: Match, seed: int | str | None = None) -> Match:
    """The match of the next chapter of a campaign; InvalidOption if there is none."""
    if match.chapter is None:
        raise InvalidOption("the match is no chapter of a campaign")
    if not match.is_over:
        raise InvalidOption("the match is not over yet, and the next chapter follows from its end")
    chapter = match.next_chapter
    if chapter is None:
        raise InvalidOption("this was the last chapter of the campaign")
    options = match.title.chapter_options(match.options, chapter)
    return new_match(match.title, match.names, options, _key(seed), chapter)


def _key(seed: int | str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise InvalidOption(f"a seed is a whole number or a text, not {shown(seed)}")
    try:
        return key_from_seed(seed)
    except ValueError as error:  # too many digits, or letters that no text can hold
        raise InvalidOption(f"this can't be a seed: {shown(seed)}") from error


def load(source: str | bytes | os.PathLike[str]) -> Match:
    """The match of a save: its JSON text, or the path of its file.

    The whole journal is replayed and compared; InvalidSave names the first place that differs. A
    file that can't be read raises OSError, as everywhere in Python.
    """
    if isinstance(source, os.PathLike):
        with open(source, "rb") as file:
            source = file.read()
    if not isinstance(source, str | bytes):
        raise InvalidSave(f"a save is its text or the path of its file, not {shown(source)}")
    save = decode(source)
    return open_save(title(save.journal.header.game), save)
