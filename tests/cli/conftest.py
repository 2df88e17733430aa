"""Ways to run commands, and saved matches to run them on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import orrery
from orrery.cli.main import app

# Wide enough that no sentence is broken, and plain whatever the terminal of the tests is.
PLAIN: dict[str, str | None] = {
    "COLUMNS": "200",
    "NO_COLOR": "1",
    "FORCE_COLOR": None,
    "TERM": "dumb",
}

Run = Callable[..., Result]
Process = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run() -> Run:
    """Runs a command in this process: `run("play", "--text", "example", typed="quit")`."""

    def run_command(*arguments: str | Path, typed: str = "", **env: str | None) -> Result:
        runner = CliRunner(env=PLAIN | env)
        return runner.invoke(app, [str(argument) for argument in arguments], input=typed)

    return run_command


@pytest.fixture
def process(tmp_path: Path) -> Process:
    """Runs a command in a process of its own, with the build that is being tested.

    What `add_game` has put into the test's folder counts as installed there.
    """

    def run_process(
        *arguments: str | Path, typed: str = "", **env: str
    ) -> subprocess.CompletedProcess[str]:
        build = Path(orrery.__file__).parent.parent
        path = {"PYTHONPATH": f"{build}{os.pathsep}{tmp_path}"}
        return subprocess.run(
            [sys.executable, "-m", "orrery", *map(str, arguments)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            cwd=tmp_path,
            env=os.environ | path | {"COLUMNS": "200", "PYTHONUTF8": "1"} | env,
            check=False,
        )

    return run_process


def add_game(folder: Path, name: str, title: str) -> None:
    """Put a package with a game into a folder, as if it had been installed there."""
    (folder / "added_game.py").write_text(
        "from dataclasses import replace\n"
        "from orrery.games.example.title import TITLE\n"
        f"GAME = {title}\n"
    )
    installed = folder / f"{name}-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[orrery.games]\n{name} = added_game:GAME\n")


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A match in which Ada has chosen, has taken that back and chosen another comet."""
    match = orrery.new("example", ["Ada", "Bea"], {"nights": 1}, seed=7)
    match.play(0, "choose swift")
    match.undo(0)
    match.play(0, "choose kirch")
    path = tmp_path / "unfinished.json"
    match.save(path)
    return path


@pytest.fixture
def finished(unfinished: Path) -> Path:
    """The same match, played to its end."""
    match = orrery.load(unfinished)
    while not match.is_over:
        pending = match.pending()[0]
        match.play(pending.seat, pending.options[0].move)
    path = unfinished.with_name("finished.json")
    match.save(path)
    return path
