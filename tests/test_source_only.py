"""ORRERY_BUILD=interpreted: the sources win over the compiled modules beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import orrery
from orrery._source_only import SourceFinder, install

SAY_BUILD = """
import sys
from orrery.build import is_compiled
import orrery.games.example.title
print(is_compiled(), any("__mypyc" in name for name in sys.modules))
"""


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """A module both as a source and compiled, another one only compiled."""
    (tmp_path / "both.py").write_text("")
    for name in ("both", "compiled"):
        (tmp_path / f"{name}{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    return str(tmp_path)


def test_the_source_is_found_where_a_compiled_module_lies_beside_it(folder: str) -> None:
    spec = SourceFinder().find_spec("orrery.kernel.both", [folder])
    assert spec is not None
    assert spec.origin == str(Path(folder, "both.py"))


def test_a_module_without_a_source_is_left_to_others(folder: str) -> None:
    assert SourceFinder().find_spec("orrery.kernel.compiled", [folder]) is None


@pytest.mark.parametrize("name", ["both", "other.both", "orrery_extra.both"])
def test_modules_of_other_packages_are_left_to_others(folder: str, name: str) -> None:
    assert SourceFinder().find_spec(name, [folder]) is None
    assert SourceFinder().find_spec(name, None) is None


def test_installing_twice_is_installing_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [f for f in sys.meta_path if not _is_ours(f)])
    install()
    install()
    assert [_is_ours(finder) for finder in sys.meta_path].count(True) == 1
    assert _is_ours(sys.meta_path[0])


def test_the_sources_run_whatever_is_installed() -> None:
    assert build_in_a_new_process("interpreted") == "False False"


@pytest.mark.skipif(
    os.environ.get("ORRERY_EXPECT") != "compiled", reason="no compiled build is being tested"
)
def test_without_the_switch_the_compiled_modules_run() -> None:
    assert build_in_a_new_process("") == "True True"


def build_in_a_new_process(build: str) -> str:
    root = str(Path(orrery.__file__).parent.parent)
    environment = {**os.environ, "ORRERY_BUILD": build, "PYTHONPATH": root}
    ran = subprocess.run(
        [sys.executable, "-P", "-c", SAY_BUILD],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return ran.stdout.strip()


def _is_ours(finder: object) -> bool:
    return isinstance(finder, SourceFinder)
