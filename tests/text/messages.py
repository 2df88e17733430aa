"""Text files taken apart: which messages they hold, and what those ask for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import orrery
from orrery.kernel.title import Title
from orrery.kernel.vocabulary import Field, Named, Value
from orrery.text import sources

PLURALS = {"zero", "one", "two", "few", "many", "other"}

TITLES = [orrery.title(name) for name in orrery.games()]


@dataclass
class Message:
    """One message: its variables, its attributes, and the keys of each select in it.

    It asks for the variables of the messages that it quotes, too.
    """

    variables: set[str]
    attributes: set[str]
    selects: list[set[str]]
    quoted: set[str]


class _Parts(Visitor):
    def __init__(self) -> None:
        self.message = Message(set(), set(), [], set())

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.quoted.add(node.id.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.message.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.message.selects.append({k.name for k in keys if isinstance(k, ast.Identifier)})
        self.generic_visit(node)


@cache
def entries(title: Title, lang: str) -> list[ast.EntryType]:
    """Everything in the text files of a title, in file order."""
    texts = [source.read_text("utf-8") for source in sources(title, lang)]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


@cache
def messages(title: Title, lang: str) -> dict[str, Message]:
    """The messages of a title, the shared ones included, by key."""
    found: dict[str, Message] = {}
    for entry in entries(title, lang):
        if isinstance(entry, ast.Message):
            parts = _Parts()
            parts.visit(entry)
            found[entry.id.name] = parts.message
    for message in found.values():
        message.variables.update(*(found[key].variables for key in message.quoted))
    return found


def fields(title: Title) -> Iterator[Field]:
    """Every field of every kind of move and event."""
    for vocabulary in (title.moves, title.events):
        for kind in vocabulary.kinds.values():
            yield from (*kind.fields, *kind.secret)


@cache
def named(title: Title) -> dict[str, set[str]]:
    """All values of all named fields."""
    values: dict[str, set[str]] = {}
    for field in fields(title):
        if isinstance(field, Named):
            values.setdefault(field.name, set()).update(field.names)
    return values


def without_case(title: Title, variable: str) -> str:
    """`comet_acc` is the field `comet`."""
    field = variable.rpartition("_")[0]
    return field if field in named(title) else variable


def fields_for(title: Title, message: Message, number: int) -> dict[str, Value]:
    """Something for everything that a message asks for: this number, or some named thing."""
    things = {field: sorted(values)[0] for field, values in named(title).items()}
    names = {without_case(title, variable) for variable in message.variables}
    return {name: 0 if name.endswith("seat") else things.get(name, number) for name in names}
