"""`orrery analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.test_analysis import played
from tests.cli.conftest import Run

FEW = ("--rollouts", "12")


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """A match that Ada lost with its last decision."""
    path = tmp_path / "lost.json"
    played("polish 1").save(path)
    return path


def test_every_decision_and_where_the_match_turned(run: Run, lost: Path) -> None:
    result = run("analyse", lost, *FEW)
    assert result.exit_code == 0
    table, _, rest = result.stdout.partition("Turning points\n")
    assert "Bea" in table
    assert "Gain 2 dust" in table.splitlines()[-3]
    assert rest.splitlines()[0].strip().startswith("6 Ada: Polish")
    assert "Better: Gain 2 dust. Lost: 3.0 points" in rest
    assert "Ada: 4 decisions, 3.0 points lost" in rest


def test_as_json_with_any_number_of_jobs(run: Run, lost: Path) -> None:
    found = json.loads(run("analyse", lost, *FEW, "--json", "--seats", "0").stdout)
    assert {one["seat"] for one in found["decisions"]} == {0}
    last = found["decisions"][-1]
    assert found["turning_points"][0] == last["entry"]
    assert (last["appraisal"]["made"]["moves"][0], last["appraisal"]["loss"]) == ("polish 1", 3.0)
    again = run("analyse", lost, *FEW, "--json", "--seats", "0", "--jobs", "2")
    assert json.loads(again.stdout) == found


@pytest.mark.parametrize(("lang", "said"), [("pl", "Lepiej: "), ("cs", "Lepší: ")])
def test_other_languages(run: Run, lost: Path, lang: str, said: str) -> None:
    told = run("analyse", lost, *FEW, "--seats", "0", "--lang", lang).stdout
    assert said in told
    assert "3,0" in told


def test_a_plot(run: Run, lost: Path, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    assert run("analyse", lost, *FEW, "--seats", "0", "--plot", plot).exit_code == 0
    drawn = plot.read_text()
    for label in ("chance to win", "points lost", "Ada"):
        assert label in drawn


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "2"], "the seats are 0 to 1, not 2"),
        (["--seats", "Ada"], "seats are numbers such as 0,2, not 'Ada'"),
        (["--plot", "plot.gif"], "a plot's name ends with .svg, .png, .pdf, not 'plot.gif'"),
        (["--lang", "de"], "example can't be read in 'de'"),
    ],
)
def test_what_won_t_do_is_named(run: Run, lost: Path, arguments: list[str], said: str) -> None:
    result = run("analyse", lost, *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
