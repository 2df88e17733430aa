"""Pulsar 2849, chapter 4: how counters move on the tracks."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.pulsar_2849.table import (
    Seat,
    asked,
    offered,
    play,
    player,
    points,
    skip,
    stacks,
    table,
    told,
)

THREE = (Seat(), Seat(), Seat())
FOUR = (*THREE, Seat())

both_tracks = pytest.mark.parametrize("track", ["initiative", "engineering"])


def taking(*seats: Seat, **more: Any) -> Match:
    """A table at which nobody has taken a die yet."""
    return table(*seats, begin="dice", **more)


# Distances


@pytest.mark.rule("P49-4.3.4", "P49-4.3.5")
@pytest.mark.parametrize(
    ("median", "die", "space"),
    [
        pytest.param("3-4", 2, 8 - 2, marks=pytest.mark.rule("P49-EX-2")),
        pytest.param("3-4", 3, 8 - 1, marks=pytest.mark.rule("P49-EX-2")),
        pytest.param("3-4", 4, 8 + 1, marks=pytest.mark.rule("P49-EX-2")),
        pytest.param("3-4", 6, 8 + 3, marks=pytest.mark.rule("P49-EX-2")),
        pytest.param("5", 1, 8 - 4, marks=pytest.mark.rule("P49-EX-3")),
        pytest.param("5", 3, 8 - 2, marks=pytest.mark.rule("P49-EX-3")),
        pytest.param("5", 6, 8 + 1, marks=pytest.mark.rule("P49-EX-3")),
        ("1", 6, 8 + 5),
        ("1-2", 1, 8 - 1),
        ("6", 1, 8 - 5),
        ("5-6", 6, 8 + 1),
    ],
)
@both_tracks
def test_a_die_moves_a_counter_by_its_distance_from_the_marker(
    track: str, median: str, die: int, space: int
) -> None:
    where = {track: "8:ada,ben,cleo"}
    match = taking(*THREE, dice=f"{die} 3 4 4 5 5 6", median=median, **where)
    play(match, f"ada: take-die {die} {track} 0")
    assert stacks(match, track) == {8: ["ben", "cleo"], space: ["ada"]}


@pytest.mark.rule("P49-4.3.3", "P49-EX-2")
def test_green_takes_a_2_and_moves_only_the_engineering_counter() -> None:
    start = "8:ben,cleo,ada"
    match = taking(*THREE, dice="2 3 3 4 4 6 6", initiative=start, engineering=start)
    assert offered(match, "ada")[:2] == ["take-die 2 initiative 0", "take-die 2 engineering 0"]
    play(match, "ada: take-die 2 engineering 0")
    assert stacks(match, "engineering") == {6: ["ada"], 8: ["ben", "cleo"]}
    assert stacks(match, "initiative") == {8: ["ben", "cleo", "ada"]}
    (moved,) = told(match, "counter-moved")
    assert (moved["track"], moved["leaving"], moved["reaching"]) == ("engineering", 8, 6)


@pytest.mark.rule("P49-4.3.6", "P49-EX-3")
def test_a_die_on_the_marker_s_space_moves_no_counter() -> None:
    match = taking(*THREE, dice="1 3 5 5 5 6 6")
    before = match.view()["tracks"]
    assert [text for text in offered(match, "ada") if " 5 " in text] == ["take-die 5 none 0"]
    play(match, "ada: take-die 5 none 0")
    assert player(match, "ada")["dice"] == [5]
    assert match.view()["tracks"] == before
    assert told(match, "counter-moved") == []


# Stacks


@pytest.mark.rule("P49-4.4.1", "P49-4.4.2", "P49-EX-32")
@both_tracks
def test_a_counter_leaves_its_stack_for_the_top_of_another(track: str) -> None:
    """Red, Green, Blue and Yellow are ada, ben, cleo and dora."""
    where = {track: "6:dora 8:ada,ben,cleo"}
    order = "ben ada cleo dora"
    match = taking(*FOUR, dice="2 4 4 5 5 5 6 6 6", median="4", order=order, **where)
    play(match, f"ben: take-die 2 {track} 0")
    assert stacks(match, track) == {6: ["dora", "ben"], 8: ["ada", "cleo"]}


@pytest.mark.rule("P49-4.4.2")
def test_a_counter_that_comes_from_the_left_goes_on_top_too() -> None:
    where = {"initiative": "8:ada 9:ben,cleo"}
    match = taking(*THREE, dice="5 4 4 4 1 1 1", median="4", **where)
    play(match, "ada: take-die 5 initiative 0")
    assert stacks(match, "initiative") == {9: ["ben", "cleo", "ada"]}


@pytest.mark.rule("P49-4.4.3", "P49-13.1.1")
def test_on_one_space_the_higher_counter_is_ahead() -> None:
    match = table(*FOUR, begin="production", initiative="6:dora,ben 8:ada,cleo")
    assert match.view()["order"] == [1, 3, 2, 0]


# The right end


@pytest.mark.rule("P49-4.5.1")
def test_a_counter_may_land_on_the_last_space_on_top_of_the_stack() -> None:
    where = {"initiative": "12:ada 15:ben,cleo", "engineering": "8:ada,ben,cleo"}
    match = taking(*THREE, dice="6 3 3 3 1 1 1", median="3", **where)
    play(match, "ada: take-die 6 initiative 0")
    assert stacks(match, "initiative") == {15: ["ben", "cleo", "ada"]}


@pytest.mark.rule("P49-4.5.1", "P49-4.5.2", "P49-EX-30")
def test_a_die_that_neither_counter_has_room_for_may_not_be_taken() -> None:
    where = {"initiative": "8:ben,cleo 14:ada", "engineering": "8:ben 13:ada 15:cleo"}
    match = taking(*THREE, dice="5 5 5 6 6 6 6", median="3", **where)
    # Only one die and one counter are possible, so nobody is asked
    assert player(match, "ada")["dice"] == [5]
    assert stacks(match, "engineering") == {8: ["ben"], 15: ["cleo", "ada"]}
    assert asked(match) == "ben"


@pytest.mark.rule("P49-4.5.2")
def test_a_move_to_the_left_is_always_possible() -> None:
    where = {"initiative": "8:ben,cleo 15:ada", "engineering": "8:ben,cleo 15:ada"}
    match = taking(*THREE, dice="2 5 5 5 6 6 6", median="3", **where)
    assert offered(match, "ada") == ["take-die 2 initiative 0", "take-die 2 engineering 0"]


@pytest.mark.rule("P49-4.5.2")
def test_a_die_that_moves_nothing_is_always_possible() -> None:
    where = {"initiative": "8:ben,cleo 15:ada", "engineering": "8:ben,cleo 15:ada"}
    match = taking(*THREE, dice="3 5 5 5 6 6 6", median="3", **where)
    assert player(match, "ada")["dice"] == [3]
    assert stacks(match, "initiative") == {8: ["ben", "cleo"], 15: ["ada"]}


@pytest.mark.rule("P49-4.5.3", "P49-EX-31")
@both_tracks
def test_if_nothing_has_room_any_die_pushes_a_counter_to_the_bottom_of_the_last_stack(
    track: str,
) -> None:
    where = {"initiative": "14:ada 15:ben,cleo", "engineering": "14:ada 15:ben,cleo"}
    match = taking(*THREE, dice="5 5 5 6 6 6 6", median="3", **where)
    assert offered(match, "ada") == [
        f"take-die {value} {name} 0" for value in (5, 6) for name in ("initiative", "engineering")
    ]
    play(match, f"ada: take-die 6 {track} 0")
    assert stacks(match, track) == {15: ["ada", "ben", "cleo"]}


@pytest.mark.rule("P49-4.5.4")
def test_a_counter_on_the_last_space_goes_to_the_bottom_of_its_stack() -> None:
    where = {"initiative": "15:ben,ada,cleo", "engineering": "14:ada 15:ben,cleo"}
    match = taking(*THREE, dice="5 5 5 6 6 6 6", median="3", **where)
    play(match, "ada: take-die 5 initiative 0")
    assert stacks(match, "initiative") == {15: ["ada", "ben", "cleo"]}


# The left end


@pytest.mark.rule("P49-4.5.5")
def test_beyond_the_left_end_a_counter_goes_on_top_of_the_first_space() -> None:
    where = {"initiative": "1:ben,cleo 3:ada"}
    match = taking(*THREE, dice="1 5 5 5 5 6 6", median="5", **where)
    play(match, "ada: take-die 1 initiative 0")
    assert stacks(match, "initiative") == {1: ["ben", "cleo", "ada"]}


@pytest.mark.rule("P49-4.5.6", "P49-EX-4")
def test_a_counter_under_others_on_the_first_space_comes_to_the_top() -> None:
    """Red is ada; the others keep their order."""
    where = {"initiative": "1:ben,ada,dora,cleo"}
    match = taking(*FOUR, dice="4 5 5 5 5 5 6 6 6", median="5", **where)
    play(match, "ada: take-die 4 initiative 0")
    assert stacks(match, "initiative") == {1: ["ben", "dora", "cleo", "ada"]}


# Penalties


@pytest.mark.rule("P49-4.5.7")
def test_a_counter_on_a_penalty_space_costs_nothing_before_the_production_phase() -> None:
    where = {"initiative": "12:ada 8:ben,cleo", "engineering": "8:ada,ben,cleo"}
    seats = (Seat(points=10), Seat(), Seat())
    match = taking(*seats, dice="6 3 3 3 3 1 1", median="3", **where)
    play(match, "ada: take-die 6 initiative 0")
    skip(match, "actions")
    play(match, "ada: end-turn", "ben: end-turn")
    assert stacks(match, "initiative")[15] == ["ada"]
    assert points(match, "ada") == 10
    play(match, "cleo: end-turn")
    assert points(match, "ada") == 8
