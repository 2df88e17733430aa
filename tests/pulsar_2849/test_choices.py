"""Choices of Pulsar 2849: nothing is offered twice, and bonus dice that compete for cubes."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.pulsar_2849.table import Seat, offered, play, player, points, stacks, table

# Two counters of a player on each track


def taking(dice: str, initiative: str, engineering: str = "8:ada,ben,ada,ben") -> Match:
    """Ada takes the first die; the marker stands on 4."""
    return table(
        Seat(),
        Seat(),
        begin="dice",
        dice=dice,
        median="4",
        initiative=initiative,
        engineering=engineering,
    )


def on_initiative(match: Match) -> list[str]:
    return [text for text in offered(match, "ada") if "initiative" in text]


@pytest.mark.rule("P49-17.4", "P49-4.4.1")
@pytest.mark.parametrize(
    ("initiative", "counters"),
    [
        ("8:ben,ada,ada,ben", [0]),
        ("8:ada,ada,ben,ben", [0]),
        ("8:ada,ben,ada,ben", [0, 1]),  # another counter lies between them
        ("8:ben,ada 9:ada,ben", [0, 1]),
        ("8:ada 9:ada,ben,ben", [0, 1]),  # one behind the other, on two spaces
    ],
)
def test_of_two_counters_that_touch_in_a_stack_one_is_offered(
    initiative: str, counters: list[int]
) -> None:
    match = taking("3 3 3 3 3 3 3", initiative)
    assert on_initiative(match) == [f"take-die 3 initiative {number}" for number in counters]


@pytest.mark.rule("P49-17.4", "P49-4.4.1", "P49-4.4.2")
def test_moving_the_upper_of_two_counters_leaves_the_other() -> None:
    match = taking("3 3 3 3 3 3 3", "7:ben 8:ada,ada,ben")
    play(match, "ada: take-die 3 initiative 0")
    assert stacks(match, "initiative") == {7: ["ben", "ada"], 8: ["ada", "ben"]}


@pytest.mark.rule("P49-17.4", "P49-4.5.3")
def test_one_of_two_counters_that_touch_can_be_pushed_back() -> None:
    match = taking("6 6 6 6 6 6 6", "14:ben,ada,ada 15:ben", "8:ben,ben 15:ada,ada")
    assert offered(match, "ada") == ["take-die 6 initiative 0", "take-die 6 engineering 0"]
    play(match, "ada: take-die 6 initiative 0")
    assert stacks(match, "initiative") == {14: ["ben", "ada"], 15: ["ada", "ben"]}


# A token together with a technology


def completing(seat: Seat) -> list[str]:
    match = table(seat, technologies="DDA", round_number=5)
    return [" ".join(text.split()[1:3]) for text in offered(match, "ada", "complete")]


@pytest.mark.rule("P49-5.3.4", "P49-23.2.3")
@pytest.mark.parametrize(
    ("dice", "payments"),
    [
        ({"dice": "3"}, ["silver-3 none", "silver-3 minus-one"]),  # plus one would do the same
        ({"red": "3"}, ["red-3 none", "red-3 minus-one"]),
        ({"dice": "2"}, ["silver-2 none", "silver-2 plus-one", "silver-2 plus-two"]),
        ({"dice": "4"}, ["silver-4 none", "silver-4 minus-one"]),
        ({"dice": "1"}, ["silver-1 plus-one", "silver-1 plus-two"]),
        ({"dice": "5"}, ["silver-5 minus-one"]),
    ],
)
def test_a_token_is_offered_in_one_direction_if_a_technology_makes_up_for_both(
    dice: dict[str, Any], payments: list[str]
) -> None:
    seat = Seat(tokens="plus-minus 1 plus-two 1", claims="P1:small", patents="DII-6", **dice)
    assert completing(seat) == payments


@pytest.mark.rule("P49-5.3.4", "P49-5.3.2")
def test_a_token_may_be_spent_where_none_is_needed() -> None:
    """DI-2 scores a point for a spent token, DII-6 four for a completed gyrodyne."""
    seat = Seat(dice="3", tokens="plus-minus 1", claims="P1:small", patents="DI-2 DII-6")
    match = table(seat, technologies="DDA", round_number=5)
    play(match, "ada: complete silver-3 minus-one P1")
    assert points(match, "ada") == 1 + 4
    assert player(match, "ada")["tokens"]["plus-minus"] == 0


# A cube for copying and for a patented die

PATENTED_DIE = "patent silver-1 none CII-5"


def with_cubes(cubes: int) -> Match:
    return table(Seat(dice="1", cubes=cubes), technologies="ACA", round_number=5, dice="6 6 6")


@pytest.mark.rule("P49-12.5.1", "P49-12.2.1")
def test_a_copy_may_leave_no_cube_for_a_patented_die() -> None:
    match = with_cubes(4)
    assert PATENTED_DIE in offered(match, "ada")
    play(match, "ada: copy 6")
    assert PATENTED_DIE not in offered(match, "ada")
    assert "end-turn" in offered(match, "ada")  # nothing forces the use of a copy


@pytest.mark.rule("P49-12.5.1", "P49-12.6.2", "P49-12.1.1")
def test_a_patented_die_takes_the_place_of_a_copy() -> None:
    match = with_cubes(5)
    play(match, f"ada: copy 6, {PATENTED_DIE}")
    assert (player(match, "ada")["red"], player(match, "ada")["cubes"]) == ([4], 0)
    assert "end-turn" not in offered(match, "ada")
    play(match, "ada: take-gyrodyne red-4 none large")
    assert offered(match, "ada") == ["end-turn"]
