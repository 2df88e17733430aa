"""What hosts copy: unit and container call commands that there are, and files that exist."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run

__all__ = ["run"]

ROOT = Path(__file__).parents[2]


def options_of_serve(run: Run) -> set[str]:
    return set(re.findall(r"--[a-z-]+", run("serve", "--help").stdout))


def test_the_unit_starts_a_server(run: Run) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "orrery.service")
    program, command, *options = unit["Service"]["ExecStart"].split()
    assert (Path(program).name, command) == ("orrery", "serve")
    assert {one for one in options if one.startswith("--")} <= options_of_serve(run)
    assert unit["Service"]["ProtectSystem"] == "strict"
    assert unit["Service"]["Environment"].startswith("ORRERY_STORE=/var/lib/orrery/")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "orrery.service").read_text()
    unit = tmp_path / "orrery.service"
    unit.write_text(text.replace("/opt/orrery/bin/orrery", sys.executable))
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")


def test_the_container_starts_a_server(run: Run) -> None:
    lines = (ROOT / "deploy" / "Containerfile").read_text().splitlines()
    last = json.loads(lines[-1].removeprefix("CMD "))
    assert last[:2] == ["orrery", "serve"]
    assert {one for one in last if one.startswith("--")} <= options_of_serve(run)
    copied = [line.split()[1] for line in lines if re.match("COPY [^-]", line)]
    assert all((ROOT / name).exists() for name in copied)
    made = [line.split()[-1] for line in lines if line.startswith("RUN make")]
    rules = (ROOT / "Makefile").read_text()
    assert all(f"\n{target}:" in rules for target in made)
    assert "USER orrery" in lines


def test_everything_that_is_installed_has_a_hash() -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        pinned = re.findall(
            r"^[\w.-]+==.*\n(?:    --hash=sha256:\w+.*\n?)*", file.read_text(), re.M
        )
        assert pinned, file
        assert all("--hash=sha256:" in one for one in pinned), file
    rules = (ROOT / "Makefile").read_text()
    assert "--require-hashes -r requirements/uv.txt" in rules
    assert "--no-build-isolation" in rules  # or else what builds the package has no hash


def test_what_builds_is_what_is_locked() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    wanted = re.findall(r'"([\w.-]+==[\d.]+)"', project.partition("requires = [")[2].split("]")[0])
    locked = (ROOT / "requirements" / "build.txt").read_text()
    assert wanted
    assert all(f"{one} \\" in locked for one in wanted)
    version = re.search(r"^UV_VERSION := (.+)$", (ROOT / "Makefile").read_text(), re.M)
    assert version is not None
    assert f"uv=={version[1]} \\" in (ROOT / "requirements" / "uv.txt").read_text()
