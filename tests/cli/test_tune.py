"""`orrery tune`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.test_tuning import give_weights
from tests.cli.conftest import Run


def test_game_without_weights_is_refused(run: Run) -> None:
    result = run("tune", "example")
    assert result.exit_code == 2
    assert "example has no evaluation with weights" in result.stderr


def test_command_goes_on_from_its_file_and_refuses_noise(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_weights(monkeypatch)
    file = tmp_path / "tuning.jsonl"
    short = ("--population", "4", "--deals", "1", "--proof", "2", "--option", "nights=1")
    begin = ("tune", "example", *short, "--file", str(file), "--generations")
    assert "generation 1:" in run(*begin, "1").stdout
    kept = file.read_text()
    result = run(*begin, "2")
    assert "generation 1:" not in result.stdout
    assert "generation 2:" in result.stdout
    assert file.read_text().startswith(kept)
    assert "after 2 generations" in result.stdout
    assert result.exit_code == ("not better" in " ".join(result.stdout.split()))
    other = run(*begin, "2", "--deals", "2")
    assert other.exit_code == 2
    assert "name another file" in other.stderr
