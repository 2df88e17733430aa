"""Views of any shape on the screen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import orrery
from orrery.cli.layout import results, situation
from orrery.kernel.match import Outcome
from orrery.kernel.score import ScoreLine
from orrery.text import Translator

ENGLISH = Translator(orrery.title("example"), "en", ["Ada", "Bea"])


def shown(*parts: Any) -> list[str]:
    console = Console(file=io.StringIO(), width=80, markup=False)
    for part in parts:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("view", "lines"),
    [
        ({}, []),
        ({"night": 2, "deck": 0}, ["Night 2 · Deck 0"]),
        ({"open": True, "closed": False, "chosen": None}, ["open yes · closed no · Chosen –"]),
        ({"two_words": "red"}, ["two words red"]),
        ({"hand": ["encke", None]}, ["Hand  Comet Encke, –"]),
        ({"hand": []}, ["Hand  –"]),
        ({"supply": {"red": 1, "blue": 0}}, ["Lenses left  red 1, blue 0"]),
        ({"supply": {}}, ["Lenses left  –"]),
        ({"map": [[0, 1], [2, 3]]}, ["map  0, 1", "     2, 3"]),
        ({"row": [1, {"a": 2}]}, ["row  1", "     a 2"]),
        (
            {"track": {"length": 3, "markers": [1, 2]}},
            ["track  length   3", "       markers  1, 2"],
        ),
        (
            {"ships": [{"fuel": 1}, {"fuel": 2}, {"at": "r1c1"}]},
            [
                "ships",
                "         fuel   at",
                "        ─────────────",
                "         1      –",
                "         2      –",
                "         –      r1c1",
            ],
        ),
        (
            {"watchers": [{"dust": 1, "hand": ["west"]}, {"dust": 2}]},
            [
                "  Watchers   Ada (seat 0)   Bea (seat 1)",
                " ────────────────────────────────────────",
                "  Dust       1              2",
                "  Hand       Comet West",
            ],
        ),
    ],
)
def test_a_view(view: dict[str, Any], lines: list[str]) -> None:
    assert shown(situation(view, 2, ENGLISH)) == lines


def test_a_drawing_is_shown_as_it_is() -> None:
    assert shown(situation({"sky": "*  .\n .. *", "night": 1}, 2, ENGLISH)) == [
        "Night 1",
        "sky  *  .",
        "      .. *",
    ]


@pytest.mark.parametrize(("width", "tables"), [(20, 1), (50, 2)])
def test_seats_with_wide_drawings_stand_below_each_other(width: int, tables: int) -> None:
    drawing = "#" * width + "\n."
    lines = shown(situation({"watchers": [{"sky": drawing}, {"sky": drawing}]}, 2, ENGLISH))
    assert sum("Watchers" in line for line in lines) == tables
    assert sum(line.count("#" * width) for line in lines) == 2


def test_words_are_explained_where_the_texts_explain_them() -> None:
    english = Translator(orrery.title("planet_unknown"), "en", ["Ada", "Bea"])
    view = {"personal": ["obj-07"], "objectives": {"obj-07": "2 : 1"}}
    assert shown(situation(view, 2, english)) == [
        "Private objectives   Highway (6 resources in one civ area)",
        "Neighbor objectives  Transit (largest rover area)  2 : 1",
    ]


def test_a_shared_victory_and_uneven_score_lines() -> None:
    breakdown = [
        [ScoreLine("score-stars", 4), ScoreLine("score-stars", 1)],
        [ScoreLine("score-sets", 5)],
    ]
    assert shown(*results(Outcome([5, 5], [1, 1], breakdown), ENGLISH)) == [
        "Ada shares the victory with 5 points.",
        "Bea shares the victory with 5 points.",
        "  Final scores     Ada   Bea",
        " ────────────────────────────",
        "  Stars              5     –",
        "  Sets of lenses     –     5",
        "  Total              5     5",
        "  Rank               1     1",
    ]


def test_sources_of_points_stand_in_the_order_of_the_sheets() -> None:
    title = orrery.title("planet_unknown")
    english = Translator(title, "en", ["Ada", "Bea"])

    def lines(*names: str) -> list[ScoreLine]:
        return [ScoreLine("score-planet", 1, "score-line", {"line": name}) for name in names]

    breakdown = [lines("row7", "column1"), lines("row5", "row7", "column2")]
    rows = shown(*results(Outcome([2, 3], [2, 1], breakdown), english))
    sources = [row.split()[2] + row.split()[1][0] for row in rows if "Complete" in row]
    assert sources == ["5r", "7r", "2c", "1c"]
