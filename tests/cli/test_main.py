"""The command as a whole: help, version, errors, and how little it loads."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import typer

import orrery
from orrery.build import is_compiled
from orrery.cli.main import COMMANDS
from tests.cli.conftest import Process, Run


def test_help_lists_all_commands(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    listed = " ".join(result.stdout.partition("Commands:")[2].split())
    assert listed == " ".join(f"{name} {help_line}" for name, help_line in COMMANDS.items())


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_listed_with_the_first_line_of_its_help(run: Run, name: str) -> None:
    command = getattr(import_module(f"orrery.cli.{name}"), name)
    is_group = isinstance(command, typer.Typer)
    documentation = command.info.help if is_group else inspect.getdoc(command)
    assert documentation is not None
    assert documentation.splitlines()[0] == COMMANDS[name]
    result = run(name, "--help")
    assert result.exit_code == 0
    assert COMMANDS[name] in " ".join(result.stdout.split())


def test_the_version_names_the_build(process: Process) -> None:
    build = "compiled" if is_compiled() else "interpreted"
    result = process("--version")
    assert result.stdout == f"orrery {orrery.__version__} ({build})\n"
    assert result.returncode == 0


def test_help_loads_no_more_than_it_needs() -> None:
    loaded = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "orrery", "--help"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(orrery.__file__).parent.parent)},
        check=True,
    ).stderr
    modules = {line.rpartition("|")[2].strip() for line in loaded.splitlines()}
    assert "orrery.cli.main" in modules
    heavy = {"rich", "fluent", "babel", "multiprocessing", "orrery.text", "orrery.arena"}
    assert modules & heavy == set()


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 2
    assert "Commands:" in result.output


def test_an_unknown_command_is_refused(run: Run) -> None:
    result = run("paly")
    assert result.exit_code == 2
    assert "No such command 'paly'" in result.stderr


def test_an_error_is_one_sentence_without_a_traceback(process: Process) -> None:
    result = process("sim", "chess")
    assert result.returncode == 2
    assert result.stdout == ""
    games = ", ".join(orrery.games())
    assert result.stderr == f"orrery: there is no game called 'chess'; there are: {games}\n"
