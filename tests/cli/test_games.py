"""`orrery games`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import orrery
from tests.cli.conftest import Process, Run, add_game


def test_a_table_of_games_with_seats_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in result.stdout.split("\n")]
    assert ["example", "1–4", "nights", "range", "1–6", "4"] in cells
    assert ["Comet Watch", "", "lenses", "flag", "yes, no", "yes"] in cells
    assert ["", "", "sky", "choice", "clear, fair, cloudy", "fair"] in cells
    assert ["", "", "almanac", "opponents", "up to 2: pocket, royal", "pocket"] in cells


def test_the_same_as_json(run: Run) -> None:
    result = run("games", "--json")
    assert result.exit_code == 0
    example = next(game for game in json.loads(result.stdout) if game["name"] == "example")
    assert example["title"] == "Comet Watch"
    assert example["seats"] == {"min": 1, "max": 4}
    assert example["options"] == [
        {"name": "nights", "default": 4, "type": "range", "low": 1, "high": 6},
        {"name": "lenses", "default": True, "type": "flag"},
        {
            "name": "lens_order",
            "default": "clockwise",
            "type": "choice",
            "choices": ["clockwise", "snake"],
        },
        {
            "name": "sky",
            "default": "fair",
            "type": "choice",
            "choices": ["clear", "fair", "cloudy"],
        },
        {
            "name": "almanac",
            "default": "none",
            "type": "opponents",
            "levels": ["pocket", "royal"],
            "level": "pocket",
            "most": 2,
            "places": 4,
            "alone": 0,
        },
    ]


def test_games_of_other_packages_are_listed_too(process: Process, tmp_path: Path) -> None:
    add_game(tmp_path, "silent", 'replace(TITLE, name="silent", package="", options=[])')
    result = process("games")
    assert result.returncode == 0
    assert "│ silent " in result.stdout


@pytest.mark.parametrize("width", [24, 40, 60, 80, 100, 132])
def test_nothing_is_cut_off_at_any_width(run: Run, width: int) -> None:
    told = run("games", COLUMNS=str(width)).stdout
    assert "…" not in told
    assert max(map(len, told.splitlines())) <= width
    words = set(re.findall(r"[\w–]+", told))
    for name in orrery.games():
        title = orrery.title(name)
        assert {title.name, *(option.name for option in title.options)} <= words
