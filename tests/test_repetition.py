"""What two games do alike stands in the kernel: no six lines of one shape stand in two games.

The shape of a line is what is left of it without names and constants. Lines are statements
and the heads of functions, classes, conditions and loops. What only declares something is none:
imports, docstrings, tables, constants, fields, and functions that do nothing but fill in fields.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

from orrery.games import names

GAMES = Path(__file__).parents[1] / "src" / "orrery" / "games"
RUN = 6
NAMING = ("id", "attr", "name", "arg", "asname")  # the fields of nodes that hold names
HEADED = (ast.FunctionDef, ast.ClassDef, ast.If, ast.For, ast.While, ast.With, ast.Try)

Sources = Mapping[str, str]  # by file
Runs = Mapping[tuple[tuple[int, str], ...], str]  # where they begin, by the depths and shapes


class Line(NamedTuple):
    number: int
    depth: int
    shape: str


class Shaper(ast.NodeTransformer):
    """Takes names and constants away."""

    def visit(self, node: ast.AST) -> ast.AST:
        for name in NAMING:
            if isinstance(getattr(node, name, None), str):
                setattr(node, name, "_")
        if isinstance(node, (ast.Constant, ast.JoinedStr)):
            return ast.Constant("_")
        return self.generic_visit(node)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def fills_in(node: ast.stmt) -> bool:
    """Whether a statement assigns a field, or an item of one."""
    if not isinstance(node, (ast.Assign, ast.AnnAssign)):
        return False
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    of = target.value if isinstance(target, ast.Subscript) else target
    return isinstance(of, ast.Attribute)


def begins(node: ast.stmt) -> bool:
    """Whether a statement makes a blank object, or has a base class begin."""
    if not isinstance(node, (ast.Assign, ast.Expr)):
        return False
    return isinstance(node.value, ast.Call) and not node.value.args


def only_fills_in(function: ast.FunctionDef) -> bool:
    """Whether all that a function does is to fill in fields, maybe of an object that it makes."""
    body = [node for node in function.body if not is_docstring(node)]
    filling = [node for node in body if fills_in(node)]
    framing = [node for node in body[:1] if begins(node) and not fills_in(node)]
    framing += [node for node in body[-1:] if isinstance(node, ast.Return)]
    return bool(filling) and len(filling) + len(framing) == len(body)


def declares(node: ast.AST, in_function: bool) -> bool:
    if isinstance(node, ast.FunctionDef):
        return only_fills_in(node)
    if isinstance(node, ast.ClassDef):
        return all(declares(part, in_function=False) for part in node.body)
    return is_docstring(node) or not (in_function or isinstance(node, HEADED))


def lines_of(node: ast.AST, depth: int = 0, in_function: bool = False) -> Iterator[Line]:
    """The lines below a node."""
    for part in ast.iter_child_nodes(node):
        if not isinstance(part, (ast.stmt, ast.ExceptHandler)) or declares(part, in_function):
            continue
        head = ast.unparse(undecorated(part)).partition("\n")[0]
        yield Line(part.lineno, depth, head)
        within = isinstance(part, ast.FunctionDef) or in_function
        yield from lines_of(part, depth + 1, within and not isinstance(part, ast.ClassDef))


def undecorated(node: ast.AST) -> ast.AST:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        node.decorator_list = []
    return node


def runs(sources: Sources) -> Runs:
    """All runs of lines."""
    found = {}
    for file, source in sources.items():
        lines = [*lines_of(Shaper().visit(ast.parse(source)))]
        for at in range(len(lines) - RUN + 1):
            run = lines[at : at + RUN]
            shape = tuple((line.depth - run[0].depth, line.shape) for line in run)
            found[shape] = f"{file}:{run[0].number}"
    return found


def repeated(one: Runs, other: Runs) -> list[tuple[str, str]]:
    """The places from which on both have the same lines."""
    return sorted((one[run], other[run]) for run in one.keys() & other.keys())


def sources_of(game: str) -> Sources:
    folder = GAMES / game
    return {
        f"{game}/{path.relative_to(folder)}": path.read_text("utf-8")
        for path in sorted(folder.rglob("*.py"))
    }


@cache
def runs_of(game: str) -> Runs:
    return runs(sources_of(game))


@pytest.mark.parametrize(("one", "other"), [*combinations(names(), 2)])
def test_no_six_lines_of_one_shape_stand_in_two_games(one: str, other: str) -> None:
    assert repeated(runs_of(one), runs_of(other)) == []


# What is found, and what is not


class Renamer(ast.NodeTransformer):
    """Gives everything another name and every number and string another value."""

    def visit(self, node: ast.AST) -> ast.AST:
        for name in NAMING:
            if isinstance(called := getattr(node, name, None), str):
                setattr(node, name, f"other_{called}")
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
            node.value *= 2
        return self.generic_visit(node)


def longest_function(sources: Sources) -> ast.FunctionDef:
    functions = [
        node
        for source in sources.values()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and not only_fills_in(node)
    ]
    return max(functions, key=lambda function: len([*lines_of(function, in_function=True)]))


@pytest.mark.parametrize("game", names())
def test_a_function_copied_from_a_game_with_other_names_is_found(game: str) -> None:
    copied = Renamer().visit(longest_function(sources_of(game)))
    assert repeated(runs_of(game), runs({"another.py": ast.unparse(copied)}))


RULE = """
    def collect(table, seat, square):
        player = table.players[seat]
        for rover in player.rovers:
            if rover != square:
                continue
            player.load += 1
            table.tell(COLLECTED, seat, square)
"""


def alike(one: str, other: str) -> bool:
    return bool(repeated(runs({"one.py": dedent(one)}), runs({"other.py": dedent(other)})))


def test_lines_count_wherever_they_stand_and_whatever_they_name() -> None:
    moved = """
        LIMIT = 4


        class Fleet:
            '''All ships.'''

            ships: list[int]

            @cached
            def visit(fleet, captain, planet):
                '''What is told of it.'''
                crew = fleet.crews[captain]
                for ship in crew.ships:
                    if ship != planet:
                        continue
                    crew.cubes += 3
                    fleet.log(VISITED, captain, planet)
    """
    assert alike(RULE, moved)


def test_five_lines_or_another_order_are_something_else() -> None:
    lines = dedent(RULE).strip().splitlines()
    assert len(lines) == RUN + 1
    assert not alike(RULE, "\n".join(lines[:-2]))
    assert not alike(RULE, "\n".join([*lines[:2], *lines[2:5], lines[6], lines[5]]))


def test_what_is_only_declared_may_look_alike() -> None:
    declared = """
        import a, b
        from c import d

        ONE: Final = 1
        TWO: Final = 2
        TABLE = [read(entry) for entry in entries]


        class Piece(State):
            colour: int
            size: int
            where: int
            owner: int
            worth: int
            kind: int

            def __init__(self, colour: int, size: int) -> None:
                super().__init__()
                self.colour = colour
                self.size = size
                self.where = -1
                self.owner = -1

            def copy(self) -> Piece:
                twin = Piece()
                twin.colour = self.colour
                twin.size = self.size
                twin.where = self.where[:]
                twin.owner = self.owner
                return twin


        class Box:
            def __init__(self) -> None:
                self.red = Piece()
                self.green = Piece()
                self.blue = Piece()
                self.white = Piece()
                self.black = Piece()
                self.grey = Piece()
    """
    assert not alike(declared, declared)
