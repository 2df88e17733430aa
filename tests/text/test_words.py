"""Every thing has one name in a language: the one that players know from the box."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import pytest

from orrery.kernel.title import Title
from tests.text.messages import TITLES
from tests.text.words import LANGS, Thing, rules, shared_texts, texts, things, things_everywhere

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
each_language = pytest.mark.parametrize("lang", LANGS)


@each_title
@each_language
def test_what_has_a_printed_name_is_called_by_it(title: Title, lang: str) -> None:
    for part in (texts, rules):
        english, said = part(title.name, "en"), part(title.name, lang)
        assert called_otherwise(things(title.name), english, said, lang) == []


@each_title
@each_language
def test_nothing_in_a_game_has_a_second_name(title: Title, lang: str) -> None:
    known = [*things(title.name), *things_everywhere()]
    assert wrongly_called(known, texts(title.name, lang), lang) == []
    assert wrongly_called(known, rules(title.name, lang), lang) == []


@each_language
def test_what_all_games_share_is_said_in_one_way(lang: str) -> None:
    english, said = shared_texts("en"), shared_texts(lang)
    assert called_otherwise(things_everywhere(), english, said, lang) == []
    assert wrongly_called(things_everywhere(), said, lang) == []


def called_otherwise(
    known: Iterable[Thing], english: Mapping[str, str], said: Mapping[str, str], lang: str
) -> list[str]:
    """Texts whose English names a thing, and that do not name it in this language."""
    return [
        f"{thing.name}: {key} = {said[key]}"
        for thing in known
        for key, text in english.items()
        if thing.en and key in said and key not in thing.free
        if re.search(thing.en, text, re.IGNORECASE)
        if not re.search(thing.word(lang), said[key], re.IGNORECASE)
    ]


def wrongly_called(known: Iterable[Thing], said: Mapping[str, str], lang: str) -> list[str]:
    """Texts with a name of a thing that is wrong; capitals count."""
    return [
        f"{thing.name}: {key} = {text}"
        for thing in known
        for key, text in said.items()
        if lang in thing.wrong and key not in thing.free
        if re.search(thing.wrong[lang], text)
    ]
