"""Planet Unknown can be read in every language, beyond what tests/text requires of all games."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.planet_unknown.title import TITLE
from orrery.testing.cases import Case
from orrery.text import LANGUAGES, Translator
from tests.text.messages import messages

CASES = [
    Case(TITLE, 1, TITLE.check(1, {}), seed=5),
    Case(
        TITLE,
        2,
        TITLE.check(2, {"planet": "dealt", "corporation": "dealt", "events": "brutal"}),
        seed=1,
    ),
    Case(
        TITLE,
        3,
        TITLE.check(3, {"planet": "random", "corporation": "random", "events": "gentle"}),
        seed=2,
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_view_is_known(lang: str) -> None:
    """Names of boards and parts; squares, rows of terrain and ring positions are no words."""
    translator = Translator(TITLE, lang, ["Ada", "Bea", "Cyd"])
    for case in CASES:
        for viewer in range(case.seats):
            for word in words(TITLE.view(case.begin(), viewer)):
                assert translator.word(word) != word.replace("_", " ") or has_text(lang, word)


def words(part: Any) -> set[str]:
    """The keys of a view, and the boards and cards in it."""
    if isinstance(part, dict):
        own = set(part) | {
            part[key] for key in ("planet", "corporation") if isinstance(part.get(key), str)
        }
        return own.union(*map(words, part.values()))
    return set().union(*map(words, part)) if isinstance(part, list) else set()


def has_text(lang: str, word: str) -> bool:
    """Some words are the same in a language as in the notation, such as `civ`."""
    found = messages(TITLE, lang)
    return f"view-{word}" in found or f"resource-{word}" in found
