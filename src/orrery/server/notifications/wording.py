"""What notices say, in the language of whoever gets them."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from orrery.games import names
from orrery.games import title as title_of
from orrery.kernel.errors import BrokenRules
from orrery.server.notifications.occasions import NO_SEAT
from orrery.server.store import TableRow
from orrery.text import Translator
from orrery.text.spacing import bound


class Message(NamedTuple):
    """A notice: a headline, a sentence, and where it leads."""

    title: str
    text: str
    url: str


def say(lang: str, key: str, /, **fields: str) -> str:
    """One of our own texts."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, fields)
    if errors:
        raise BrokenRules(f"the text {key} in {lang} can't be told: {errors[0]}")
    return bound(str(text), lang)


def message_about(row: TableRow, topic: str, seat: int, lang: str, home: str) -> Message:
    """What somebody on a seat is told of their table; nothing that others could not know.

    Nor is the key of a private table in it: notices may be read by others, and whoever was asked
    by name sits down without one.
    """
    game = game_name(row.game, lang)
    own = None if seat == NO_SEAT else row.seats[seat].identity
    others = [one.name for one in row.seats if one.identity not in (None, own)]
    key = f"notice-{topic}" if others else f"notice-{topic}-alone"
    text = say(lang, key, others=", ".join(others))
    return Message(say(lang, f"notice-{topic}-title", game=game), text, f"{home}/t/{row.id}")


def trial_message(lang: str, home: str) -> Message:
    """What is sent to try a channel."""
    return Message(say(lang, "notice-test-title"), say(lang, "notice-test"), f"{home}/")


def game_name(game: str, lang: str) -> str:
    """What a game is called; a game that is not here any more by its id."""
    return Translator(title_of(game), lang, ()).text("title") if game in names() else game


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = resources.files(__package__) / "text" / f"{lang}.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
