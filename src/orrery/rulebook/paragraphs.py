"""The numbered paragraphs of docs/rules/<game>.md.

A paragraph begins on a line with its id (PU-4.3.2, or PU-EX-4 for a worked example), which may be
bold and may be an item of a list, and ends before a blank line, a heading or the next id. Ids in
headings are no paragraphs. Working notes anywhere in a paragraph say something about it:

    [no rule: reason]    it states nothing that a test could prove, and why
    [data: file.json]    a file of the game's content/ carries it out, not code
    [source: where]      [inferred: why]      [house]      where it comes from

A chapter whose heading says [working notes] is one as a whole. Players read all the rest: see
orrery.rulebook.player_text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ID: Final = r"[A-Z][A-Z0-9]*-(?:EX-)?[0-9]+(?:\.[0-9]+)*[a-z]?"

_BEGINNING: Final = re.compile(
    rf"\s*(?:[-*+]\s+)?(?:\*\*)?(?P<id>{ID})(?=[\s*:]|$)(?:\*\*)?(?P<text>.*)"
)
_NO_RULE: Final = re.compile(r"\[no rule\b\s*(?::(?P<reason>[^\]]*))?[^\]]*\]", re.IGNORECASE)
_DATA: Final = re.compile(r"\[data:\s*(?P<files>[^\]]+)\]")
_NOTE: Final = re.compile(
    r"\s*\[(?P<note>(?:no rule|data|source|inferred|house)\b[^\]]*)\]", re.IGNORECASE
)
_WORKING_NOTES: Final = "[working notes]"

_PACKAGED: Final = Path(__file__).parent / "rules"  # building the package copies them there
_SOURCE_TREE: Final = Path(__file__).parents[3] / "docs" / "rules"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A numbered paragraph: its chapter's heading, its text, and the line on which it begins."""

    id: str
    chapter: str
    text: str
    line: int

    @property
    def testable(self) -> bool:
        """Whether it states something that a test can prove."""
        return _NO_RULE.search(self.text) is None

    @property
    def lacks_reason(self) -> bool:
        """Whether it is marked as no rule without saying why."""
        mark = _NO_RULE.search(self.text)
        return mark is not None and not (mark["reason"] or "").strip()

    @property
    def is_example(self) -> bool:
        """Whether it is a worked example, which tests prove and no code carries out."""
        return "-EX-" in self.id

    @property
    def is_for_players(self) -> bool:
        """Whether it belongs to the rules that players read."""
        return _WORKING_NOTES not in self.chapter

    @property
    def statement(self) -> str:
        """What it says to players: the text without the working notes."""
        return _NOTE.sub("", self.text).strip()

    @property
    def notes(self) -> list[str]:
        """The working notes, without their brackets."""
        return [mark["note"] for mark in _NOTE.finditer(self.text)]

    @property
    def data_files(self) -> list[str]:
        """The files of the game's content that carry it out."""
        marks = _DATA.finditer(self.text)
        return [name.strip() for mark in marks for name in mark["files"].split(",")]


@cache
def paragraphs(game: str) -> list[Paragraph]:
    """The paragraphs of a game's rules in their order; none if nobody has written them down."""
    return _read_file(f"{game}.md")


@cache
def translated(game: str, lang: str) -> list[Paragraph]:
    """The paragraphs that exist in another language than English: some of them, or none."""
    return _read_file(f"{game}.{lang}.md")


def _read_file(name: str) -> list[Paragraph]:
    for folder in (_PACKAGED, _SOURCE_TREE):
        file = folder / name
        if file.is_file():
            return read(file.read_text("utf-8"))
    return []


def read(text: str) -> list[Paragraph]:
    """The numbered paragraphs of a text, in their order."""
    found: list[Paragraph] = []
    chapter, is_open = "", False
    for number, line in enumerate(text.splitlines(), start=1):
        beginning = _BEGINNING.match(line)
        if beginning:
            told = beginning["text"].replace("**", "").lstrip(" :").rstrip()
            found.append(Paragraph(beginning["id"], chapter, told, number))
            is_open = True
        elif not line.strip() or line.startswith("#"):
            is_open = False
            chapter = line.lstrip("# ") if line.startswith("##") else chapter
        elif is_open:
            last = found[-1]
            found[-1] = Paragraph(last.id, chapter, f"{last.text} {line.strip()}", last.line)
    return found


def within(id_: str, section: str) -> bool:
    """Whether a paragraph is this one, or belongs to this section."""
    return id_ == section or id_.startswith(f"{section}.")


def between(found: Sequence[Paragraph], first: str, last: str) -> list[str]:
    """The ids from one paragraph, or section, to another, both included; none if one is unknown."""
    starts = [n for n, paragraph in enumerate(found) if within(paragraph.id, first)]
    ends = [n for n, paragraph in enumerate(found) if within(paragraph.id, last)]
    if not starts or not ends:
        return []
    return [paragraph.id for paragraph in found[starts[0] : ends[-1] + 1]]
