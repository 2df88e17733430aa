"""Pulsar 2849, chapters 17 and 18: what is different with two or three players."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.pulsar_2849.table import (
    PLAYERS,
    Seat,
    asked,
    fly,
    fresh,
    idle,
    offered,
    planets,
    play,
    player,
    points,
    stacks,
    table,
)

TWO = (Seat(), Seat())
THREE = (*TWO, Seat())


def taking(dice: str, **tracks: Any) -> Match:
    """A table at which nobody has taken a die yet, and the marker stands on 4."""
    return table(*TWO, begin="dice", dice=dice, median="4", **tracks)


def cubes(match: Match) -> list[int]:
    return [shown["cubes"] for shown in match.view()["players"]]


def final_initiative(match: Match) -> list[int]:
    return [shown["sources"]["initiative"] for shown in match.view()["players"]]


# Setup


@pytest.mark.rule("P49-17.2", "P49-17.4", "P49-EX-23")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_has_two_rockets_and_two_counters_on_each_track(seed: int) -> None:
    match = fresh(2, seed)
    first, second, *_ = order = match.view()["order"]
    assert sorted((first, second)) == [0, 1]
    assert order == [first, second, first, second]
    for track in ("initiative", "engineering"):
        assert stacks(match, track) == {8: [PLAYERS[seat] for seat in order]}


@pytest.mark.rule("P49-17.10")
def test_the_second_player_chooses_an_entry_gate_first() -> None:
    match = fresh(2)
    second = PLAYERS[match.view()["order"][1]]
    assert asked(match) == second


# Taking dice


@pytest.mark.rule("P49-17.3", "P49-4.3.2")
@pytest.mark.parametrize("order", ["ada ben ada ben", "ben ben ada ada", "ben ada ada ben"])
def test_dice_are_taken_in_the_order_of_the_four_rockets(order: str) -> None:
    match = table(*TWO, begin="dice", dice="1 2 3 4 4 5 6", order=order)
    assert list(idle(match, "actions")) == order.split()
    assert sum(match.view()["dice"]) == 3


@pytest.mark.rule("P49-17.4")
@pytest.mark.parametrize(
    ("move", "track", "after"),
    [
        ("initiative 0", "initiative", {4: ["ada"], 8: ["ben", "ben"], 9: ["ada"]}),
        ("initiative 1", "initiative", {5: ["ada"], 8: ["ben", "ben", "ada"]}),
        ("engineering 0", "engineering", {6: ["ada"], 7: ["ada", "ben", "ben"]}),
        ("engineering 1", "engineering", {6: ["ada"], 7: ["ben", "ada", "ben"]}),
    ],
)
def test_any_of_four_counters_may_be_moved(
    move: str, track: str, after: dict[int, list[str]]
) -> None:
    where = {"initiative": "5:ada 8:ben,ben 9:ada", "engineering": "7:ada,ben,ada,ben"}
    match = taking("3 4 4 4 4 5 6", **where)
    assert offered(match, "ada")[:4] == [
        f"take-die 3 {track} {counter}"
        for track in ("initiative", "engineering")
        for counter in (0, 1)
    ]
    play(match, f"ada: take-die 3 {move}")
    assert stacks(match, track) == after


@pytest.mark.rule("P49-17.4", "P49-4.5.1")
def test_a_counter_that_would_pass_the_right_end_may_not_be_moved() -> None:
    where = {"initiative": "8:ben,ben,ada 14:ada", "engineering": "8:ben,ben 14:ada 15:ada"}
    match = taking("6 6 6 6 6 6 5", **where)
    assert [text for text in offered(match, "ada") if " 6 " in text] == ["take-die 6 initiative 0"]
    assert [text for text in offered(match, "ada") if " 5 " in text] == [
        "take-die 5 initiative 0",
        "take-die 5 initiative 1",
        "take-die 5 engineering 0",
    ]


@pytest.mark.rule("P49-17.4", "P49-4.5.3")
def test_if_none_of_four_counters_has_room_any_of_them_goes_to_the_bottom() -> None:
    where = {"initiative": "8:ben,ben 14:ada 15:ada", "engineering": "8:ben 14:ada 15:ben,ada"}
    match = taking("6 6 6 6 6 6 6", **where)
    assert len(offered(match, "ada")) == 4
    play(match, "ada: take-die 6 engineering 0")
    assert stacks(match, "engineering") == {8: ["ben"], 15: ["ada", "ben", "ada"]}


# Turns


@pytest.mark.rule("P49-17.5")
@pytest.mark.parametrize("order", ["ada ben ada ben", "ben ben ada ada", "ben ada ada ben"])
def test_the_owner_of_the_first_rocket_has_the_first_turn_and_nobody_a_second(order: str) -> None:
    match = table(*TWO, order=order)
    first = order.split()[0]
    assert list(idle(match, "dice")) == [first, "ben" if first == "ada" else "ada"]


@pytest.mark.rule("P49-17.5", "P49-12.2.1")
def test_any_leftover_die_can_be_copied_by_both() -> None:
    match = table(Seat(cubes=4), Seat(cubes=4), dice="1 4 6")
    for name in ("ada", "ben"):
        assert offered(match, name, "copy") == ["copy 1", "copy 4", "copy 6"]
        play(match, f"{name}: copy 4")
        assert player(match, name)["red"] == [4]
        play(match, f"{name}: end-turn")


# Production


@pytest.mark.rule("P49-17.6")
@pytest.mark.parametrize(
    ("engineering", "gained", "won"),
    [
        pytest.param(
            "1:ada 2:ada 3:ben 4:ben", [3, 0], [0, 1], marks=pytest.mark.rule("P49-EX-24")
        ),
        ("1:ada 2:ben 3:ben 4:ada", [2, 1], [0, 1]),
        ("1:ada,ben,ada,ben", [1, 2], [0, 1]),
        ("1:ben 2:ben 3:ada 4:ada", [0, 3], [1, 0]),
        ("1:ada,ben,ada 9:ben", [2, 1], [1, 0]),
    ],
)
def test_engineering_rewards_by_rank_of_the_four_counters(
    engineering: str, gained: list[int], won: list[int]
) -> None:
    match = table(*TWO, begin="production", engineering=engineering)
    assert cubes(match) == gained
    assert [points(match, name) for name in ("ada", "ben")] == won


@pytest.mark.rule("P49-17.7")
@pytest.mark.parametrize(
    ("initiative", "order"),
    [("8:ada,ben,ada,ben", [1, 0, 1, 0]), ("3:ben 5:ada,ben 9:ada", [1, 1, 0, 0])],
)
def test_four_rockets_are_put_in_the_order_of_the_initiative_counters(
    initiative: str, order: list[int]
) -> None:
    match = table(*TWO, begin="production", initiative=initiative)
    assert match.view()["order"] == order


@pytest.mark.rule("P49-17.7", "P49-13.3.1")
def test_penalties_apply_to_each_counter() -> None:
    match = table(
        Seat(points=20),
        Seat(points=20),
        begin="production",
        initiative="8:ben 14:ada,ben 15:ada",
        engineering="1:ben 2:ben 14:ada 15:ada",
    )
    assert player(match, "ada")["sources"]["penalties"] == -(1 + 2 + 1 + 2)
    assert player(match, "ben")["sources"]["penalties"] == -1


@pytest.mark.rule("P49-17.6", "P49-13.0")
def test_the_point_of_rank_3_comes_before_the_penalties() -> None:
    match = table(*TWO, begin="production", engineering="1:ben 2:ben 14:ada 15:ada")
    assert points(match, "ada") == 0


# The end


@pytest.mark.rule("P49-17.8")
@pytest.mark.parametrize(
    ("order", "won"),
    [("ada ada ben ben", [11, 2]), ("ben ada ben ada", [4, 9]), ("ada ben ben ada", [7, 6])],
)
def test_three_of_the_four_counters_bring_points(order: str, won: list[int]) -> None:
    assert final_initiative(table(*TWO, begin="final", order=order)) == won


# Everything else


@pytest.mark.rule("P49-17.9", "P49-18.3", "P49-6.3.2")
@pytest.mark.parametrize(
    ("players", "shown"),
    [
        (2, "blue, blue blocked, barren blocked, barren blocked"),
        (3, "blue, blue blocked, barren, barren blocked"),
        (4, "blue, blue, barren, barren"),
    ],
)
def test_labelled_planets_are_blocked_when_the_tile_is_revealed(players: int, shown: str) -> None:
    """SYS15 has a blue planet, a blue one with a 4, a barren one with 3+ and one with a 4."""
    tile = 15 - 1
    match = table(*[Seat(ship="G11", dice="1")] * players, more={"unseen_tiles": [tile] * 2})
    fly(match, "ada", "silver-1 none", "S11")
    expected = shown.split(", ")
    assert planets(match, "S11") == ["blue ada", *expected[1:]]


@pytest.mark.rule("P49-17.9", "P49-11.5")
def test_a_technology_with_one_icon_can_be_patented_once() -> None:
    match = table(Seat(), Seat(dice="2 5"), order="ben ada ben ada", round_number=3)
    assert "patent silver-5 none AI-5" in offered(match, "ben")
    match = table(Seat(patents="AI-5"), Seat(dice="2 5"), order="ben ada ben ada", round_number=3)
    assert "patent silver-5 none AI-5" not in offered(match, "ben")
    assert "patent silver-5 none AI-3" in offered(match, "ben")


@pytest.mark.rule("P49-17.9", "P49-7.4.1")
def test_both_construction_awards_can_be_won() -> None:
    builders = [
        Seat(claims="P1:small P2", gyrodynes="small 1"),
        Seat(claims="P3:small P4", gyrodynes="small 1"),
    ]
    match = table(*builders)
    play(match, "ada: build small P2, end-turn", "ben: build small P4")
    assert (points(match, "ada"), points(match, "ben")) == (7, 4)


# Three players


@pytest.mark.rule("P49-18.1", "P49-2.1.3")
def test_with_three_players_only_two_engineers_are_rewarded() -> None:
    match = table(*THREE, begin="production", engineering="1:ada 2:ben 3:cleo")
    assert cubes(match) == [3, 2, 0]
    assert points(match, "cleo") == 0


@pytest.mark.rule("P49-18.4", "P49-15.7")
@pytest.mark.parametrize(
    ("order", "won"), [("ada ben cleo", [7, 4, 0]), ("ada ben cleo dora", [7, 4, 2, 0])]
)
def test_the_third_place_brings_points_only_with_four_players(order: str, won: list[int]) -> None:
    seats = [Seat()] * len(order.split())
    assert final_initiative(table(*seats, begin="final", order=order)) == won
