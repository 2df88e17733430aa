"""Where the rules code of a game names its paragraphs: in docstrings and comments.

`PU-4.1 to PU-4.7` names all from the one to the other. What only plays a game, not its rules, does
not count: the evaluation of its positions, its benchmark and its scenes.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from orrery.rulebook.marks import Mark
from orrery.rulebook.paragraphs import ID, Paragraph, between

_NAMED: Final = re.compile(rf"(?<![\w-])(?P<first>{ID})(?:\s+to\s+(?P<last>{ID}))?(?![\w-])")
_NO_RULES: Final = ("evaluation", "benchmark.py", "scenes.py")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def citations(folder: Path, root: Path, found: Sequence[Paragraph]) -> list[Mark]:
    """Every place in a game's folder that names one of these paragraphs, ranges written out."""
    return [
        Mark(id_, f"{file.relative_to(root)}:{line}", name)
        for file in sorted(folder.rglob("*.py"))
        if not any(part in _NO_RULES for part in file.relative_to(folder).parts)
        for line, name, text in remarks(file.read_text("utf-8"))
        for id_ in named(text, found)
    ]


def named(text: str, found: Sequence[Paragraph]) -> list[str]:
    """The ids that a text names, sections as they are."""
    ids: list[str] = []
    for mention in _NAMED.finditer(text):
        if mention["last"]:
            ids += between(found, mention["first"], mention["last"])
        else:
            ids.append(mention["first"])
    return ids


def remarks(source: str) -> Iterator[tuple[int, str, str]]:
    """The docstrings and comments of a module: line, what they belong to, text."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, Definition | ast.Module):
            text = ast.get_docstring(node, clean=False)
            if text is not None:
                yield getattr(node, "lineno", 1), _name_at(tree, getattr(node, "lineno", 0)), text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], _name_at(tree, token.start[0]), token.string


def _name_at(tree: ast.AST, line: int) -> str:
    """The class, function or method around a line, as `Class.method`; "" for the module."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition) and node.lineno <= line <= (node.end_lineno or 0):
            inner = _name_at(node, line)
            return f"{node.name}.{inner}" if inner else node.name
    return ""
