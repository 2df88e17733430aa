"""Planet Unknown can be read in every language: what tests/text requires of registered games."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.title import Title
from orrery.testing.cases import Case
from orrery.text import LANGUAGES, Translator
from tests.text import test_translations as requirements
from tests.text.messages import messages

CASES = [
    Case(TITLE, 1, TITLE.check(1, {}), seed=5),
    Case(
        TITLE,
        2,
        TITLE.check(2, {"planets": "dealt", "corporations": "dealt", "events": "brutal"}),
        seed=1,
    ),
    Case(
        TITLE,
        3,
        TITLE.check(3, {"planets": "random", "corporations": "random", "events": "gentle"}),
        seed=2,
    ),
]

OF_THE_TITLE = [
    requirements.test_there_is_every_language,
    requirements.test_everything_that_a_game_declares_has_a_message,
    requirements.test_no_message_is_left_over,
    requirements.test_whole_matches_can_be_read,
]
OF_A_LANGUAGE = [
    requirements.test_files_are_well_formed_and_no_key_comes_twice,
    requirements.test_keys_are_the_same_in_every_language,
    requirements.test_variables_and_headings_are_the_same_in_every_language,
    requirements.test_things_of_one_field_have_the_same_cases,
    requirements.test_plurals_are_complete,
    requirements.test_names_of_options_and_bots,
]
WITH_A_NUMBER = [
    requirements.test_every_message_can_be_told_with_any_number,
    requirements.test_moves_and_events_need_only_their_own_fields,
]


@pytest.fixture(autouse=True)
def few_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    def cases(title: Title) -> list[Case]:
        assert title is TITLE
        return CASES

    monkeypatch.setattr(requirements, "pairwise", cases)


def name(function: Any) -> str:
    return str(function.__name__).removeprefix("test_")


@pytest.mark.parametrize("requirement", OF_THE_TITLE, ids=name)
def test_the_title(requirement: Any) -> None:
    requirement(TITLE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("requirement", OF_A_LANGUAGE, ids=name)
def test_a_language(requirement: Any, lang: str) -> None:
    requirement(TITLE, lang)


@pytest.mark.parametrize("number", requirements.NUMBERS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("requirement", WITH_A_NUMBER, ids=name)
def test_numbers(requirement: Any, lang: str, number: int) -> None:
    requirement(TITLE, lang, number)


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
        own = set(part) | {part[key] for key in ("planet", "corporation") if key in part}
        return own.union(*map(words, part.values()))
    return set().union(*map(words, part)) if isinstance(part, list) else set()


def has_text(lang: str, word: str) -> bool:
    """Some words are the same in a language as in the notation, such as `civ`."""
    found = messages(TITLE, lang)
    return f"view-{word}" in found or f"resource-{word}" in found
