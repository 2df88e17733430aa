"""The numbered rules, as clients show them.

They lie in docs/rules of a source tree; building the package copies them to `rules/` beside this
module.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from orrery.server.wire import Paragraph

_PACKAGED: Final = Path(__file__).parent / "rules"
_SOURCE_TREE: Final = Path(__file__).parents[3] / "docs" / "rules"

_ID: Final = r"[A-Z][A-Z0-9]*-(?:EX-)?[0-9]+(?:\.[0-9]+)*[a-z]?"
_BEGINNING: Final = re.compile(
    rf"\s*(?:[-*+]\s+)?(?:\*\*)?(?P<id>{_ID})(?=[\s*:]|$)(?:\*\*)?(?P<text>.*)"
)


@cache
def paragraphs(game: str) -> list[Paragraph]:
    """The paragraphs of a game's rules in their order; none if nobody has written them down."""
    for folder in (_PACKAGED, _SOURCE_TREE):
        file = folder / f"{game}.md"
        if file.is_file():
            return read(file.read_text("utf-8"))
    return []


def read(text: str) -> list[Paragraph]:
    """The numbered paragraphs of a text; each ends before a blank line, a heading or the next."""
    found: list[Paragraph] = []
    chapter, is_open = "", False
    for line in text.splitlines():
        beginning = _BEGINNING.match(line)
        if beginning:
            found.append(Paragraph(beginning["id"], chapter, beginning["text"].strip(" *:")))
            is_open = True
        elif not line.strip() or line.startswith("#"):
            is_open = False
            chapter = line.lstrip("# ") if line.startswith("##") else chapter
        elif is_open:
            last = found[-1]
            found[-1] = Paragraph(last.id, chapter, f"{last.text} {line.strip()}")
    return found
