"""The words of the games: what things are called in the printed ones, and what they are not called.

`tests/<game>/words.toml` holds those of a game, `tests/text/words.toml` what holds for all. A thing
has a pattern of its English name, and by language a pattern of its own name there (in all cases)
and one of names that are wrong for it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import orrery
from orrery.rulebook.player_text import told
from orrery.text import sources

ROOT = Path(__file__).parents[2]
LANGS = ("pl", "cs")
_EVERYWHERE = Path(__file__).with_name("words.toml")


@dataclass(frozen=True)
class Thing:
    """Something that has a name in the rules; `en` is empty if only wrong names are known."""

    name: str
    en: str = ""
    pl: str = ""
    cs: str = ""
    wrong: dict[str, str] = field(default_factory=dict)
    free: tuple[str, ...] = ()  # the keys of texts that say it in another way

    def word(self, lang: str) -> str:
        return {"pl": self.pl, "cs": self.cs}[lang]


def things(game: str) -> list[Thing]:
    """What has a name in a game."""
    return _read(ROOT / "tests" / game / "words.toml")


def things_everywhere() -> list[Thing]:
    """What has a name in all games."""
    return _read(_EVERYWHERE)


def _read(file: Path) -> list[Thing]:
    words = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return [Thing(name, **entry) for name, entry in words.items()]


@cache
def texts(game: str, lang: str) -> dict[str, str]:
    """What a game and its board say, by key."""
    board = ROOT / "web" / "src" / "boards" / game / "text"
    files = [Path(str(file)) for file in sources(orrery.title(game), lang)[1:]]  # its own
    files += [file for file in board.glob("*.ftl") if lang in file.name.split(".")]
    return {key: text for file in files for key, text in _said(file)}


@cache
def rules(game: str, lang: str) -> dict[str, str]:
    """The rules of a game for players, as far as they are translated, by paragraph."""
    return {one.id: one.text for one in told(game, lang) if one.lang == lang}


@cache
def shared_texts(lang: str) -> dict[str, str]:
    """What all games share: what the client and the terminal say, by key."""
    files = [ROOT / "web" / "src" / "text", ROOT / "src" / "orrery" / "text"]
    return {key: text for file in files for key, text in _said(file / f"{lang}.ftl")}


def _said(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, _words(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", _words(attribute.value)


def _words(pattern: ast.Pattern | None) -> str:
    reader = _Reader()
    if pattern is not None:
        reader.visit(pattern)
    return "\n".join(reader.words)


class _Reader(Visitor):
    """Collects what is said in a pattern: a line for each way to say it."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        said = [part.value if isinstance(part, ast.TextElement) else "…" for part in node.elements]
        self.words.append("".join(said))
        self.generic_visit(node)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)
