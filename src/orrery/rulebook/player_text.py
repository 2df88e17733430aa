"""The rules as players read them: without working notes, in their language as far as it goes.

A translation is docs/rules/<game>.<lang>.md beside the English rules. It has the same ids and may
leave out any paragraph; that one is told in English. A chapter's heading counts as translated as
soon as one of its paragraphs is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from orrery.rulebook.paragraphs import Paragraph, paragraphs, translated

ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class Told:
    """A paragraph for players, and the languages that its chapter's heading and its text are in."""

    id: str
    chapter: str
    chapter_lang: str
    text: str
    lang: str


@cache
def told(game: str, lang: str) -> list[Told]:
    """The rules of a game for a player who reads this language."""
    english = [paragraph for paragraph in paragraphs(game) if paragraph.is_for_players]
    return mixed(english, translated(game, lang), lang)


def mixed(english: list[Paragraph], translation: list[Paragraph], lang: str) -> list[Told]:
    """The English paragraphs, each as the translation has it if it has it."""
    found = {paragraph.id: paragraph for paragraph in translation}
    chapters = {one.chapter: found[one.id].chapter for one in english if one.id in found}
    return [
        Told(
            id=one.id,
            chapter=chapters.get(one.chapter, one.chapter),
            chapter_lang=lang if one.chapter in chapters else ENGLISH,
            text=found.get(one.id, one).statement,
            lang=lang if one.id in found else ENGLISH,
        )
        for one in english
    ]
