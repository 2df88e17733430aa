"""The documentation is true: its examples run, and so do the commands of the README."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import re
import subprocess
import sys
import types
from pathlib import Path

import pytest

import orrery

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


def test_the_tutorial_game_runs() -> None:
    """All Python blocks of docs/new-game.md, one after another, as one module."""
    page = (ROOT / "docs" / "new-game.md").read_text("utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    module = types.ModuleType("drift")
    sys.modules["drift"] = module
    exec(compile(code, "docs/new-game.md", "exec"), module.__dict__)
    assert module.TITLE.name == "drift"
