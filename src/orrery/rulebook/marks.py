"""The rule marks of tests.

The tests are read, not run, so a mark counts where its ids are written out as strings:

    @pytest.mark.rule("EX-3.1", "EX-3.2")                on a test function or a test class
    pytestmark = pytest.mark.rule("EX-3.1")              for a module or a class, also in a list
    pytest.param(..., marks=pytest.mark.rule("EX-3.1"))  for one case of a parametrised test

The last form also counts in a module of cases that tests import, so a data-driven test names the
rule beside each case. An id that comes from a variable, a loop or a data file can't be seen; such a
mark is reported as a mistake. A decorator on anything that pytest doesn't collect (a helper, a file
not called test_*.py) doesn't count. Whether a test passes, or is skipped, is for pytest to say.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


class Unreadable(Exception):
    """A file that the ledger depends on can't be read; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A claim to prove a paragraph, or a mention of it: which one, where, and in what."""

    id: str
    place: str
    name: str = ""


class MarkFinder(ast.NodeVisitor):
    """Collects the rule marks of test files."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.unreadable: list[str] = []
        self._file = Path()
        self._test = ""

    def read(self, file: Path, root: Path) -> None:
        """Collect the marks of one file."""
        self._file = file.relative_to(root)
        source = file.read_text("utf-8")
        if "mark.rule" not in source:
            return
        try:
            self.visit(ast.parse(source))
        except SyntaxError as error:
            raise Unreadable(f"{self._file}:{error.lineno}: {error.msg}; correct it") from error

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        decorators = node.decorator_list if self._collects(node.name, "Test") else []
        self._visit_all([*decorators, *node.body])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_function(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(ast.Attribute(attr="mark") | ast.Name("mark"), "rule"):
                self._collect(node)
            case _:
                self.generic_visit(node)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """A test is marked by its decorators; any other function may put cases together."""
        if not self._collects(node.name, "test"):
            self._visit_all(node.body)
            return
        self._test = node.name
        self._visit_all(node.decorator_list)
        self._test = ""

    def _visit_all(self, nodes: Sequence[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def _collects(self, name: str, prefix: str) -> bool:
        """Whether pytest takes a definition of this name for a test."""
        return self._file.name.startswith("test_") and name.startswith(prefix)

    def _collect(self, mark: ast.Call) -> None:
        place = f"{self._file}:{mark.lineno}"
        ids = [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
        texts = [id_ for id_ in ids if isinstance(id_, str)]
        if mark.keywords or not mark.args or len(texts) < len(mark.args):
            self.unreadable.append(place)
        self.marks += [Mark(text, place, self._test) for text in texts]
