"""The documentation is true: its examples run, and so do the commands of the README."""

from __future__ import annotations

import ast
import doctest
import importlib
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import orrery
from orrery.arena.simulation import simulate
from orrery.cli.main import COMMANDS
from orrery.kernel.dice import key_from_seed
from orrery.kernel.lesson import Lesson
from orrery.kernel.match import new_match
from orrery.kernel.title import Title
from orrery.text import Translator
from tools.scenes import Scenes, options_of

ROOT = Path(__file__).parent.parent.parent
MODULES = [
    module.name
    for module in pkgutil.walk_packages(orrery.__path__, "orrery.")
    if not module.name.endswith("__main__") and "__mypyc" not in module.name
]


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.name)
def test_examples_in_a_page(page: Path) -> None:
    """Examples with >>> give what the page says."""
    assert doctest.testfile(str(page), module_relative=False).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def readme_commands() -> list[str]:
    """The commands of the README that start with the installed program, with few games each."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    assert {"make play", "make test"} <= set(lines)
    commands = [line for line in lines if not line.startswith("make ")]
    return [re.sub(r"--games [0-9]+", "--games 2", command) for command in commands]


@pytest.mark.parametrize("command", readme_commands())
def test_a_command_of_the_readme_works(command: str) -> None:
    program, *arguments = command.split()
    assert program == ".venv/bin/orrery"
    source = str(Path(orrery.__file__).parent.parent)
    result = subprocess.run(
        [sys.executable, "-m", "orrery", *arguments],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stdout != "") == (0, True), result.stderr


def blocks(page: str, language: str) -> list[str]:
    """The blocks of code in a page of the documentation."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.fixture(scope="module")
def drift(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Title]:
    """The game of docs/new-game.md as a package: its Python blocks one after another, its texts."""
    folder = tmp_path_factory.mktemp("games") / "drift"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").write_text("\n".join(blocks("new-game.md", "python")))
    (folder / "text" / "en.ftl").write_text("\n".join(blocks("new-game.md", "ftl")))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder.parent))
        yield replace(importlib.import_module("drift").TITLE, package="drift")
    del sys.modules["drift"]


def test_the_tutorial_game_runs(drift: Title) -> None:
    assert drift.name == "drift"


def test_the_tutorial_game_can_be_read(drift: Title) -> None:
    english = Translator(drift, "en", ["Ada", "Bea"])
    match = new_match(drift, ["Ada", "Bea"], {}, key_from_seed(1))
    [asked] = match.pending()
    assert english.prompt(asked) == "How much fuel do you burn?"
    assert [english.move(option.description) for option in asked.options][-1] == "Burn 3"
    [record] = match.play(0, "burn 2")
    assert english.event(record).startswith("Ada burns 2 and covers ")
    for key in ("title", "about", "option-goal", *drift.sheet.keys):
        assert english.text(key)


def test_the_tutorial_game_has_scenes(drift: Title) -> None:
    block, _ = blocks("new-game.md", "toml")
    for scene in msgspec.convert(tomllib.loads(block), Scenes).scenes:
        drift.check(scene.seats, options_of(drift, scene))
        assert {scene.kind, scene.offers} <= {"", "burn"}


def test_the_bot_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [code] = blocks("bots.md", "python")
    assert len([line for line in code.splitlines() if line]) <= 22
    (tmp_path / "patient.py").write_text(code)
    monkeypatch.syspath_prepend(str(tmp_path))
    seats = ["patient:Patient:worlds=1", "random"]
    [result] = simulate("example", seats, {"nights": 1}, "7", 1)
    assert result.decisions > 2


# Where things happen


@pytest.mark.parametrize(
    ("file", "name"),
    re.findall(r"^\| `([^`]+)`: `([^`]+)`", (ROOT / "docs/a-move.md").read_text("utf-8"), re.M),
)
def test_a_move_goes_where_the_page_says(file: str, name: str) -> None:
    source = (ROOT / file).read_text("utf-8")
    *owner, last = name.split(".")
    if file.endswith(".py"):
        bodies = [*_definitions(ast.parse(source), owner)]
        assert any(last in _names(body) for body in bodies), f"{file} has no {name}"
    else:
        assert all(re.search(rf"\bclass {part}\b", source) for part in owner)
        assert re.search(rf"^ *(?:async |function )*{re.escape(last)}\(", source, re.M), name


def _definitions(tree: ast.Module, owner: list[str]) -> Iterator[list[ast.stmt]]:
    if not owner:
        yield tree.body
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and [node.name] == owner:
            yield node.body


def _names(body: list[ast.stmt]) -> set[str]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in body if isinstance(node, functions)}


# What a server promises


def test_what_holds_a_promise_is_there() -> None:
    """Commands of `make` and the tool, and the files of tests, that docs/reliability.md names."""
    page = (ROOT / "docs/reliability.md").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert set(re.findall(r"`make ([a-z-]+)", page)) <= targets
    assert set(re.findall(r"`orrery ([a-z]+)", page)) <= COMMANDS.keys()
    named = set(re.findall(r"`(tests/[^`]+)`", page))
    assert len(named) > 10
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_the_lesson_in_the_guide_is_one() -> None:
    _, block = blocks("new-game.md", "toml")
    [step] = msgspec.toml.decode(block, type=Lesson).steps
    assert (step.move, step.light, step.after) == ("burn 3", ["dock"], "board")
