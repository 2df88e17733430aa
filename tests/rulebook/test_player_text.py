"""The rules that players read: clean, and in their language as far as it is translated."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from orrery.games import names
from orrery.rulebook.paragraphs import ID, read, translated
from orrery.rulebook.player_text import Told, mixed, told

WORKING_NOTE = re.compile(r"\[|\]|`|\.json|\.md\b|\.py\b|zet4080|rulespal|bga-|_|repositor")
ROUND = {"skymines": "-5.1", "save_a_world": "-4.1"}  # the others tell it in their third chapter
ENGLISH = """
    ## 1. Board

    **EX-1.1** A board has squares. [source: artwork] They are round. [data: board.json]

    **EX-1.2** Squares [house] are many. [no rule: a remark]

    ## 2. Checks [working notes]

    **EX-2.1** 96 squares.
"""


def mix(translation: str) -> list[Told]:
    english = [one for one in read(dedent(ENGLISH)) if one.is_for_players]
    return mixed(english, read(dedent(translation)), "pl")


def test_working_notes_are_not_for_players() -> None:
    assert [(one.id, one.text) for one in mix("")] == [
        ("EX-1.1", "A board has squares. They are round."),
        ("EX-1.2", "Squares are many."),
    ]


def test_what_is_not_translated_is_told_in_english() -> None:
    one, other = mix("## 1. Plansza\n\n**EX-1.2** Pól jest wiele. [house]")
    assert one == Told("EX-1.1", "1. Plansza", "pl", "A board has squares. They are round.", "en")
    assert other == Told("EX-1.2", "1. Plansza", "pl", "Pól jest wiele.", "pl")


def test_a_chapter_without_translation_keeps_its_heading() -> None:
    assert {(one.chapter, one.chapter_lang, one.lang) for one in mix("")} == {
        ("1. Board", "en", "en")
    }


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
@pytest.mark.parametrize("game", names())
def test_players_read_of_no_files_sources_or_names_in_code(game: str, lang: str) -> None:
    for one in told(game, lang):
        assert one.text
        assert not WORKING_NOTE.search(one.text), one.id
        assert not WORKING_NOTE.search(one.chapter), one.chapter


@pytest.mark.parametrize("lang", ["pl", "cs"])
@pytest.mark.parametrize("game", names())
def test_the_round_is_told_in_the_language_of_the_player(game: str, lang: str) -> None:
    languages = {one.id: one.lang for one in told(game, lang)}
    the_round = next(id_ for id_ in languages if id_.endswith(ROUND.get(game, "-3.1")))
    assert languages[the_round] == lang
    translation = {one.id for one in translated(game, lang)}
    assert {id_ for id_, language in languages.items() if language == lang} == translation


@pytest.mark.parametrize("lang", ["pl", "cs"])
@pytest.mark.parametrize("game", names())
def test_a_translation_names_the_same_numbers_and_paragraphs(game: str, lang: str) -> None:
    english = {one.id: one.text for one in told(game, "en")}
    for one in told(game, lang):
        assert numbers(one.text) == numbers(english[one.id]), one.id


@pytest.mark.parametrize("lang", ["pl", "cs"])
@pytest.mark.parametrize("game", names())
def test_all_rules_are_translated(game: str, lang: str) -> None:
    assert [one.id for one in told(game, lang) if one.lang != lang] == []


def numbers(text: str) -> list[str]:
    """The ids of other paragraphs, and what else is said in figures."""
    return sorted(re.findall(rf"{ID}|\d+", text))
