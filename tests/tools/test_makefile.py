"""What `make` builds anew."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STAMP = ".venv/.orrery"
# Stands for the build: somebody saves a source in the middle of it.
EDIT = "touch before; until [ src/rules.py -nt before ]; do touch src/rules.py; done; true"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of the source tree as `make` looks at, with everything set up but the package."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for path in (
        *("src/rules.py", "docs/rules/example.md", "pyproject.toml", "setup.py"),
        *("requirements/run.txt", "requirements/build.txt", "requirements/web.txt"),
        *("tools/compile.py", "web/package-lock.json", ".venv/.uv", ".venv/.run", ".venv/.build"),
        *("web/node_modules/.package-lock.json", "web/dist/index.html"),
    ):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    for name in ("orrery", "python"):
        program = tmp_path / ".venv/bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text("#!/bin/sh\necho compiled\n", "utf-8")
        program.chmod(0o755)
    return tmp_path


def make(checkout: Path, *arguments: str) -> int:
    return subprocess.run(["make", "-s", *arguments, STAMP], cwd=checkout).returncode


def test_a_package_is_built_once(checkout: Path) -> None:
    assert make(checkout, "PIP=true") == 0
    assert make(checkout, "-q") == 0


def test_what_is_edited_during_a_build_is_built_the_next_time(checkout: Path) -> None:
    assert make(checkout, f"PIP={EDIT}") == 0
    assert make(checkout, "-q") == 1
