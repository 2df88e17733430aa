"""The wheel that `make` builds: everything is in it, the client too."""

from __future__ import annotations

import os
import site
from pathlib import Path

import pytest

from tools.try_wheel import install, start

BUILT = Path(__file__).parents[2] / "build" / "wheel"


@pytest.fixture
def wheel() -> Path:
    found = sorted(BUILT.glob("orrery-*.whl"))
    if not found and os.environ.get("ORRERY_EXPECT"):
        pytest.fail("`make` has built no wheel")
    if not found:
        pytest.skip("`make wheel` builds one")
    return found[0]


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="an environment has its programs elsewhere")
def test_a_wheel_starts_a_table_where_nothing_else_is(wheel: Path, tmp_path: Path) -> None:
    """What it needs from others is borrowed; `make wheel` installs that from nothing, too."""
    programs = install(tmp_path / "env", "--no-deps", str(wheel))
    (packages,) = (tmp_path / "env").glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text("\n".join(site.getsitepackages()))
    said = start(programs, tmp_path)
    assert said[0].startswith("Orrery is at http://127.0.0.1:")
