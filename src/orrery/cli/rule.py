"""`orrery rule`: a paragraph of the rules, the code that carries it out, and its tests."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from textwrap import fill
from typing import Annotated, Final

import typer

import orrery.kernel
from orrery.cli.arguments import Language
from orrery.games import names
from orrery.games import title as title_of
from orrery.kernel.errors import OrreryError, UnknownLanguage, shown
from orrery.rulebook.code import citations
from orrery.rulebook.marks import Mark, MarkFinder
from orrery.rulebook.paragraphs import Paragraph, paragraphs, within
from orrery.rulebook.player_text import ENGLISH, told
from orrery.text import languages

_PACKAGE: Final = Path(orrery.kernel.__file__).parents[1] / "games"
_CHECKOUT: Final = ("src/orrery/games", "tests", "docs/rules")
_WIDTH: Final = 100


class UnknownParagraph(OrreryError):
    """No rules have a paragraph or a section of this number."""


def rule(
    number: Annotated[
        str, typer.Argument(help="A paragraph or a section, such as EX-3.1 or EX-3.")
    ],
    lang: Language = ENGLISH,
) -> None:
    """Show a paragraph of the rules, the code that carries it out and its tests."""
    game, found = _find(number)
    code, tests = _code(game), _tests()
    texts = _texts(game, lang)
    for paragraph in found:
        text = texts.get(paragraph.id, paragraph.statement)
        typer.echo(fill(f"{paragraph.id}  {text}", _WIDTH, subsequent_indent="    "))
        _list("notes", (Mark(paragraph.id, note) for note in paragraph.notes))
        _list("code", (mark for mark in code if mark.id == paragraph.id))
        _list("data", (Mark(paragraph.id, f"content/{name}") for name in paragraph.data_files))
        _list("tests", (mark for mark in tests or [] if mark.id == paragraph.id))
    _list("code for the section", (mark for mark in code if _is_wider(mark.id, number)))
    if tests is None:
        typer.echo("The tests are in the source tree: run this there to see them.")


def _texts(game: str, lang: str) -> dict[str, str]:
    """The paragraphs as players read them in this language."""
    known = languages(title_of(game))
    if lang not in known:
        raise UnknownLanguage(f"there is no language {shown(lang)}; there are: {', '.join(known)}")
    return {one.id: one.text for one in told(game, lang)}


def _find(number: str) -> tuple[str, list[Paragraph]]:
    for game in names():
        found = [paragraph for paragraph in paragraphs(game) if within(paragraph.id, number)]
        if found:
            return game, found
    prefixes = {p.id.partition("-")[0]: game for game in names() for p in paragraphs(game)}
    known = ", ".join(f"{prefix}-… ({game})" for prefix, game in sorted(prefixes.items()))
    raise UnknownParagraph(f"there is no paragraph {shown(number)}; there are: {known}")


def _is_wider(id_: str, number: str) -> bool:
    """Whether code names the section asked for, or one around it, as a whole."""
    return "." in id_ and within(number, id_) and all(p.id != id_ for p in _find(number)[1])


def _checkout() -> Path | None:
    """The source tree, if this runs in one."""
    for root in (Path.cwd(), Path(__file__).parents[3]):
        if all((root / part).is_dir() for part in _CHECKOUT):
            return root
    return None


def _code(game: str) -> list[Mark]:
    root = _checkout()
    base = _PACKAGE.parents[1] if root is None else root
    folder = (_PACKAGE if root is None else root / _CHECKOUT[0]) / game
    return citations(folder, base, paragraphs(game))


def _tests() -> list[Mark] | None:
    root = _checkout()
    if root is None:
        return None
    finder = MarkFinder()
    for file in sorted((root / "tests").rglob("*.py")):
        finder.read(file, root)
    return finder.marks


def _list(heading: str, marks: Iterable[Mark]) -> None:
    lines = sorted({f"        {mark.place} {mark.name}".rstrip() for mark in marks})
    if lines:
        typer.echo(f"    {heading}")
        typer.echo("\n".join(lines))
