"""Technologies that act in the final scoring (P49-15.1, P49-23.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orrery import Match
from tests.pulsar_2849.table import Seat, asked, offered, play, player, points, table
from tests.pulsar_2849.technologies.printed import FINAL, boards, of_kind

OPEN = {"S1": "SYS1", "S2": "SYS2", "S3": "SYS3"}
THREE_BASES = Seat(bases="S1:1 S2:1 S3:1")
UNFINISHED = Seat(claims="P1 P2:small P3:large*", gyrodynes="small 1 medium 1")
GOALS = "GOAL_TECH5 GOAL_SAME2 GOAL_TYPES2"

# By technology: what a player has, and what a part of the score is at the end
SCORES = [
    pytest.param(
        "AIII-2",
        Seat(arrays="A2! A7(3), A1!"),
        "technologies",
        0,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "AIII-2", Seat(arrays="A2! A7!"), "technologies", 3, marks=pytest.mark.rule("P49-23.1.1")
    ),
    pytest.param(
        "AIII-2",
        Seat(arrays="A2! A7! A4! A8(1), B2! B4!"),
        "technologies",
        9,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "AIII-3", Seat(claims="P1:small"), "technologies", 0, marks=pytest.mark.rule("P49-23.1.1")
    ),
    pytest.param(
        "AIII-3",
        Seat(claims="P1:small* P2:small* P3:large"),
        "technologies",
        4,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "AIII-3",
        Seat(claims="P1:medium* P2:small*"),
        "technologies",
        8,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "AIII-3",
        Seat(claims="P1:medium* P2:small* P3:large*"),
        "technologies",
        16,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "BIII-1", THREE_BASES, "bases", 11, marks=pytest.mark.rule("P49-23.3.7", "P49-15.9")
    ),  # as for five bases
    pytest.param(
        "BIII-2",
        Seat(arrays="A2! A7(3), A1!"),
        "technologies",
        6,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param("BIII-3", Seat(), "technologies", 0, marks=pytest.mark.rule("P49-23.1.1")),
    pytest.param(
        "BIII-3",
        Seat(more={"awards": [0b01, 0, 0b10]}),
        "technologies",
        10,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "BIII-3",
        Seat(more={"awards": [0b01, 0b11, 0b01]}),
        "technologies",
        20,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param("BIII-4", Seat(), "technologies", 2, marks=pytest.mark.rule("P49-23.1.1")),
    pytest.param(
        "BIII-4",
        Seat(patents="AI-1 AII-2"),
        "technologies",
        6,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "CIII-1",
        Seat(claims="P1:medium* P2:small* P3:large P4"),
        "technologies",
        6,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param(
        "CIII-2",
        Seat(sheet="A1", projects="a b c"),
        "technologies",
        6,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param("CIII-3", Seat(cubes=7), "cubes", 7, marks=pytest.mark.rule("P49-23.3.5")),
    pytest.param(
        "CIII-4", Seat(), "initiative", 18, marks=pytest.mark.rule("P49-23.3.6")
    ),  # twice 7 and 2
    pytest.param(
        "DIII-1",
        Seat(sheet="A2", projects="a b c", runs_used="a b"),
        "technologies",
        6,
        marks=pytest.mark.rule("P49-23.1.1"),
    ),
    pytest.param("DIII-3", UNFINISHED, "unfinished", 10, marks=pytest.mark.rule("P49-23.3.4")),
    pytest.param(
        "DIII-4", THREE_BASES, "bases", 8, marks=pytest.mark.rule("P49-23.3.7", "P49-15.9")
    ),  # as for four bases
]
DECIDED = ["AIII-4", "AIII-5", "BIII-5"]  # by the player: see below


def finish(name: str, seat: Seat, goals: str = GOALS) -> Match:
    owner = replace(seat, patents=f"{seat.patents} {name}")
    return table(
        owner,
        Seat(),
        begin="final",
        goals=goals,
        round_number=8,
        systems=OPEN,
        technologies=boards(name),
    )


def test_every_final_technology_is_here() -> None:
    assert {case.values[0] for case in SCORES} | {*DECIDED} == {*of_kind(FINAL)}


@pytest.mark.rule("P49-15.1", "P49-11.9")
@pytest.mark.parametrize(("name", "seat", "part", "expected"), SCORES)
def test_it_scores_what_its_text_says(name: str, seat: Seat, part: str, expected: int) -> None:
    sources = player(finish(name, seat), "ada")["sources"]
    assert sources[part] == expected
    assert sources["technologies"] == (expected if part == "technologies" else 0)


@pytest.mark.rule("P49-15.1", "P49-11.9")
@pytest.mark.parametrize(
    ("part", "seat", "usual"),
    [
        ("bases", THREE_BASES, 5),
        ("cubes", Seat(cubes=7), 3),
        ("initiative", Seat(), 9),
        ("unfinished", UNFINISHED, 5),
    ],
)
def test_what_the_others_score_in_later_steps(part: str, seat: Seat, usual: int) -> None:
    assert player(finish("BIII-3", seat), "ada")["sources"][part] == usual


@pytest.mark.rule("P49-11.7")
@pytest.mark.parametrize("name", of_kind(FINAL))
def test_it_scores_nothing_before_the_end(name: str) -> None:
    seat = Seat(arrays="B2! B4!", cubes=4, claims="P1:small* P2:small*", patents=name)
    match = table(seat, round_number=7, technologies=boards(name))
    play(match, "ada: end-turn", "ben: end-turn")
    assert match.view()["round"] == 8
    assert player(match, "ada")["sources"]["technologies"] == 0


# Last contract


@pytest.mark.rule("P49-23.3.1", "P49-23.3.8", "P49-15.1")
def test_the_last_contract_exchanges_two_cubes_once() -> None:
    match = finish("AIII-5", Seat(cubes=5))
    assert offered(match, "ada") == ["contract AIII-5", "done"]
    play(match, "ada: contract AIII-5")
    assert asked(match) == ""
    sources = player(match, "ada")["sources"]
    assert (sources["technologies"], sources["cubes"]) == (6, 1)
    assert player(match, "ada")["cubes"] == 3


@pytest.mark.rule("P49-23.3.1")
def test_the_last_contract_can_be_declined() -> None:
    match = finish("AIII-5", Seat(cubes=5))
    play(match, "ada: done")
    sources = player(match, "ada")["sources"]
    assert (sources["technologies"], sources["cubes"]) == (0, 2)


@pytest.mark.rule("P49-23.3.1")
def test_two_cubes_are_enough_for_the_last_contract() -> None:
    assert offered(finish("AIII-5", Seat(cubes=2)), "ada") == ["contract AIII-5", "done"]
    assert finish("AIII-5", Seat(cubes=1)).is_over


# Corner office


@pytest.mark.rule("P49-23.3.2", "P49-16.1")
def test_the_corner_office_makes_a_goal_count() -> None:
    match = finish("AIII-4", Seat(cubes=5))
    assert offered(match, "ada") == [f"count-goal {goal}" for goal in GOALS.split()]
    play(match, "ada: count-goal GOAL_SAME2")
    assert player(match, "ada")["sources"]["goals"] == 6
    assert offered(match, "ada") == ["bonus GOAL_SAME2", "done"]
    play(match, "ada: bonus GOAL_SAME2, bonus GOAL_SAME2")
    assert player(match, "ada")["sources"]["goals"] == 18


@pytest.mark.rule("P49-23.3.2", "P49-16.6")
@pytest.mark.parametrize("counted", ["GOAL_SAME2", "GOAL_TYPES2"])
def test_the_corner_office_uses_up_no_gyrodynes(counted: str) -> None:
    match = finish("AIII-4", Seat(claims="P1:small* P2:small* P3:medium*"))
    play(match, f"ada: count-goal {counted}")
    assert match.is_over
    assert player(match, "ada")["sources"]["goals"] == 6 + 6


@pytest.mark.rule("P49-23.3.2")
def test_a_goal_that_counts_anyway_counts_once() -> None:
    match = finish("AIII-4", Seat(claims="P1:small* P2:medium*"))
    play(match, "ada: count-goal GOAL_TYPES2")
    assert player(match, "ada")["sources"]["goals"] == 6


# Sponsored goal


@pytest.mark.rule("P49-23.3.3", "P49-16.2")
def test_a_sponsored_goal_gives_both_bonuses_for_nothing() -> None:
    match = finish("BIII-5", Seat(claims="P1:small* P2:medium*"))
    assert offered(match, "ada") == ["free-bonuses GOAL_TYPES2", "done"]
    play(match, "ada: free-bonuses GOAL_TYPES2")
    assert match.is_over
    assert player(match, "ada")["sources"]["goals"] == 18


@pytest.mark.rule("P49-23.3.3", "P49-23.3.8")
def test_only_one_goal_is_sponsored_and_cubes_are_kept_for_another() -> None:
    seat = Seat(patents="AI-1 AI-2 AI-3 AII-2", claims="P1:small* P2:medium*", cubes=5)
    match = finish("BIII-5", seat)
    play(match, "ada: free-bonuses GOAL_TYPES2")
    assert player(match, "ada")["cubes"] == 5
    assert offered(match, "ada") == ["bonus GOAL_TECH5", "done"]
    play(match, "ada: bonus GOAL_TECH5, bonus GOAL_TECH5")
    assert player(match, "ada")["sources"]["goals"] == 36


@pytest.mark.rule("P49-23.3.3", "P49-16.3")
def test_without_an_achieved_goal_nothing_is_sponsored() -> None:
    match = finish("BIII-5", Seat(cubes=9))
    assert match.is_over
    assert player(match, "ada")["sources"]["goals"] == 0
    assert points(match, "ada") == 9 // 2 + 9  # cubes and initiative
