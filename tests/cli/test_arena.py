"""`orrery arena`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.conftest import Run

FEW = ("--games", "20", "--all")


def test_table_of_ratings_and_meetings(run: Run) -> None:
    result = run("arena", "example", "--bots", "random,greedy", *FEW)
    assert result.exit_code == 0
    greedy, random = (line for line in result.stdout.splitlines() if " to " in line)
    assert "greedy" in greedy
    assert "random" in random
    assert "20 games" in result.stdout


def test_report_is_one_page_without_anything_from_elsewhere(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert run("arena", "example", *FEW, "--report", str(page)).exit_code == 0
    text = page.read_text()
    assert text.startswith("<!doctype html>")
    for heading in ("Ratings", "Who wins", "Points by source", "Length of games", "Time for"):
        assert heading in text
    assert text.count("<svg") == 4
    assert "Sets of lenses" in text
    assert "orrery arena example --bots greedy,random" in text
    assert not re.search(r'(src|href)="http', text)


def test_second_run_with_a_file_plays_nothing_again(run: Run, tmp_path: Path) -> None:
    arguments = ("arena", "example", *FEW, "--file", str(tmp_path / "results.jsonl"), "--json")
    first = json.loads(run(*arguments).stdout)
    lines = (tmp_path / "results.jsonl").read_text()
    assert json.loads(run(*arguments).stdout) == first
    assert (tmp_path / "results.jsonl").read_text() == lines


def test_time_may_be_that_of_the_processor(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    thinking = ("--bots", "search:time=0.001,greedy", "--option", "nights=1", "--games", "2")
    result = run("arena", "example", *thinking, "--clock", "cpu", "--report", str(page))
    assert result.exit_code == 0
    assert "--clock cpu" in page.read_text()
    assert "Invalid value for '--clock'" in run("arena", "example", "--clock", "sun").stderr


def test_rating_only_plays_nothing(run: Run, tmp_path: Path) -> None:
    """Bots that have not met are rated by those whom both have met."""
    file = tmp_path / "results.jsonl"
    kept = ("--file", str(file), "--json")
    run("arena", "example", "--bots", "greedy,random", *FEW, *kept)
    run("arena", "example", "--bots", "greedy,novice", *FEW, *kept)
    lines = file.read_text()
    three = ("arena", "example", "--bots", "greedy,novice,random", "--all", "--rate-only")
    found = json.loads(run(*three, *kept).stdout)
    met = [(one["first"], one["second"]) for one in found["meetings"]]
    assert sorted(map(sorted, met)) == [["greedy", "novice"], ["greedy", "random"]]
    assert len(found["bots"]) == 3
    assert file.read_text() == lines
    assert "needs a --file" in run(*three).stderr
    nobody = run("arena", "example", "--bots", "random,novice", "--rate-only", *kept)
    assert "holds no games of these bots" in nobody.stderr


def test_unknown_bot_is_refused_before_anything_is_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    result = run("arena", "example", "--bots", "greedy,clever", "--file", str(file))
    assert result.exit_code == 2
    assert "clever" in result.stderr
    assert not file.exists()
