"""Pulsar 2849, chapters 7.2 to 7.5: gyrodyne tiles, construction, awards, completion."""

from __future__ import annotations

import pytest

from orrery import Match
from tests.pulsar_2849.table import (
    Seat,
    asked,
    fly,
    offered,
    play,
    player,
    points,
    skip,
    table,
    told,
)

TYPES = ["small", "medium", "large"]
ALL_DICE = "1 2 3 4 5 6"


def gyrodynes(match: Match, name: str = "ada") -> dict[str, int]:
    """The tiles in front of a player."""
    return {kind: n for kind, n in player(match, name)["gyrodynes"].items() if n}


def on(match: Match, pulsar: str) -> str:
    """The gyrodyne on a pulsar, with a star if it spins."""
    shown = match.view()["pulsars"][pulsar]
    return f"{shown['gyrodyne'] or ''}{'*' if shown['spinning'] else ''}"


# Taking a tile


@pytest.mark.rule("P49-7.2.1")
def test_a_small_tile_costs_a_1_a_medium_one_a_2_and_a_large_one_a_4() -> None:
    match = table(Seat(dice=ALL_DICE))
    assert offered(match, "ada", "take-gyrodyne") == [
        "take-gyrodyne silver-1 none small",
        "take-gyrodyne silver-2 none medium",
        "take-gyrodyne silver-4 none large",
    ]


@pytest.mark.rule("P49-7.2.1", "P49-7.2.3")
@pytest.mark.parametrize(("die", "kind"), [(1, "small"), (2, "medium"), (4, "large")])
def test_a_tile_is_taken_from_the_board_without_owning_a_pulsar(die: int, kind: str) -> None:
    match = table(Seat(dice=str(die)))
    play(match, f"ada: take-gyrodyne silver-{die} none {kind}")
    assert gyrodynes(match) == {kind: 1}
    assert match.view()["supply"] == {other: 9 if other == kind else 10 for other in TYPES}
    assert player(match, "ada")["dice"] == []


@pytest.mark.rule("P49-1.6")
def test_a_type_that_has_run_out_cannot_be_taken() -> None:
    match = table(Seat(dice="1 2"), Seat(gyrodynes="small 10"))
    assert offered(match, "ada", "take-gyrodyne") == ["take-gyrodyne silver-2 none medium"]


@pytest.mark.rule("P49-7.2.2")
def test_a_tile_of_a_given_type_is_simply_taken() -> None:
    match = table(Seat(dice="1", sheet="A1"))
    play(match, "ada: project silver-1 none A1b")
    assert gyrodynes(match) == {"small": 1}
    assert offered(match, "ada", "end-turn")


@pytest.mark.rule("P49-7.2.2")
@pytest.mark.parametrize(
    ("sheet", "done", "project", "types"),
    [
        pytest.param("B1", "a b", "B1d", ["medium", "large"], id="one of two types"),
        pytest.param("A1", "a b", "A1d", TYPES, id="any type"),
    ],
)
def test_a_tile_of_one_of_some_types_is_chosen(
    sheet: str, done: str, project: str, types: list[str]
) -> None:
    match = table(Seat(dice="3", sheet=sheet, projects=done, runs_used="a"))
    play(match, f"ada: project silver-3 none {project}")
    assert offered(match, "ada") == [f"gain-gyrodyne {kind}" for kind in types]
    play(match, "ada: gain-gyrodyne large")
    assert gyrodynes(match) == {"large": 1}
    assert match.view()["supply"]["large"] == 9


@pytest.mark.rule("P49-7.2.2")
def test_two_tiles_are_of_two_different_types() -> None:
    match = table(Seat(dice="4", sheet="A1"))
    play(match, "ada: project silver-4 none A1a, gain-gyrodyne medium")
    assert offered(match, "ada", "gain-gyrodyne") == ["gain-gyrodyne small", "gain-gyrodyne large"]
    play(match, "ada: gain-gyrodyne small")
    assert gyrodynes(match) == {"small": 1, "medium": 1}
    assert offered(match, "ada", "end-turn")


@pytest.mark.rule("P49-1.6", "P49-7.2.2")
@pytest.mark.parametrize(("taken", "left"), [("small 10", ["medium", "large"]), ("small 9", TYPES)])
def test_an_effect_gives_no_tile_of_a_type_that_has_run_out(taken: str, left: list[str]) -> None:
    match = table(Seat(dice="4", sheet="A1"), Seat(gyrodynes=taken))
    play(match, "ada: project silver-4 none A1a")
    assert offered(match, "ada", "gain-gyrodyne") == [f"gain-gyrodyne {kind}" for kind in left]


@pytest.mark.rule("P49-1.6")
def test_a_given_tile_that_has_run_out_is_lost_but_the_rest_is_gained() -> None:
    match = table(Seat(dice="1", sheet="A1"), Seat(gyrodynes="small 10"))
    play(match, "ada: project silver-1 none A1b")
    assert gyrodynes(match) == {}
    assert player(match, "ada")["tokens"]["plus-minus"] == 1


# Starting construction


@pytest.mark.rule("P49-7.3.1", "P49-7.3.3")
def test_every_tile_can_be_put_on_every_claimed_pulsar_without_a_gyrodyne() -> None:
    ada = Seat(gyrodynes="small 1 large 2", claims="P1 P2:small P3:large* I1")
    match = table(ada, Seat(claims="P5"))
    assert offered(match, "ada", "build") == [
        "build small P1",
        "build small I1",
        "build large P1",
        "build large I1",
    ]


@pytest.mark.rule("P49-7.3.1")
def test_construction_costs_no_die_and_the_tile_is_under_construction() -> None:
    match = table(Seat(dice="6 6", gyrodynes="medium 1", claims="P1"))
    play(match, "ada: build medium P1")
    assert on(match, "P1") == "medium"
    assert gyrodynes(match) == {}
    assert player(match, "ada")["dice"] == [6, 6]


@pytest.mark.rule("P49-7.3.1")
def test_construction_may_start_before_between_and_after_actions() -> None:
    match = table(Seat(dice="1 1", gyrodynes="small 1", claims="P1 P2 P3"))
    for pulsar in ("P1", "P2"):
        play(match, f"ada: build small {pulsar}, take-gyrodyne silver-1 none small")
    play(match, "ada: build small P3")
    assert [on(match, pulsar) for pulsar in ("P1", "P2", "P3")] == ["small"] * 3


@pytest.mark.rule("P49-7.3.1")
def test_construction_is_possible_only_in_the_own_turn() -> None:
    match = table(Seat(dice="1"), Seat(gyrodynes="small 1", claims="P1"))
    assert not offered(match, "ben")
    play(match, "ada: end-turn")
    assert offered(match, "ben", "build") == ["build small P1"]


@pytest.mark.rule("P49-7.3.2")
def test_construction_is_never_forced_and_possible_in_a_later_turn() -> None:
    match = table(Seat(gyrodynes="small 1", claims="P1"))
    play(match, "ada: end-turn")
    skip(match, "dice")
    skip(match, "actions")
    while asked(match) != "ada":
        play(match, f"{asked(match)}: end-turn")
    assert "build small P1" in offered(match, "ada")


@pytest.mark.rule("P49-7.3.3")
def test_a_gyrodyne_can_be_neither_replaced_nor_moved() -> None:
    match = table(Seat(gyrodynes="small 1 large 1", claims="P1 P2"))
    play(match, "ada: build small P1")
    assert offered(match, "ada", "build") == ["build large P2"]


# Awards


def build(match: Match, name: str, kind: str, *pulsars: str) -> list[int]:
    """Build one after the other; the player's points after each."""
    scores = []
    for pulsar in pulsars:
        play(match, f"{name}: build {kind} {pulsar}")
        scores.append(points(match, name))
    return scores


def awards(match: Match, name: str) -> list[tuple[str, int]]:
    return [(award["type"], award["points"]) for award in player(match, name)["awards"]]


@pytest.mark.rule("P49-7.4.1")
@pytest.mark.parametrize("kind", TYPES)
def test_the_first_with_two_of_a_type_scores_7_and_the_second_4(kind: str) -> None:
    seats = [
        Seat(gyrodynes=f"{kind} 2", claims="P1 P2"),
        Seat(gyrodynes=f"{kind} 2", claims="P3 P4"),
        Seat(gyrodynes=f"{kind} 2", claims="P5 P6"),
    ]
    match = table(*seats)
    assert match.view()["awards"][kind] == [7, 4]
    assert build(match, "ada", kind, "P1", "P2") == [0, 7]
    assert match.view()["awards"][kind] == [4]
    play(match, "ada: end-turn")
    assert build(match, "ben", kind, "P3", "P4") == [0, 4]
    assert match.view()["awards"][kind] == []
    play(match, "ben: end-turn")
    assert build(match, "cleo", kind, "P5", "P6") == [0, 0]
    assert awards(match, "ada") == [(kind, 7)]
    assert awards(match, "ben") == [(kind, 4)]
    assert awards(match, "cleo") == []


@pytest.mark.rule("P49-7.4.1")
def test_spinning_gyrodynes_count_and_other_types_do_not() -> None:
    match = table(Seat(gyrodynes="medium 1 large 1", claims="P1:medium* P2 P3"))
    assert build(match, "ada", "large", "P2") == [0]
    assert build(match, "ada", "medium", "P3") == [7]


@pytest.mark.rule("P49-7.4.1")
def test_gyrodynes_of_others_do_not_count() -> None:
    match = table(Seat(gyrodynes="small 1", claims="P1"), Seat(claims="P2:small"))
    assert build(match, "ada", "small", "P1") == [0]


@pytest.mark.rule("P49-7.4.2", "P49-7.4.5")
def test_a_player_can_win_awards_for_all_three_types() -> None:
    match = table(
        Seat(gyrodynes="small 2 medium 2 large 2", claims="P1 P2 P3 P4 P5 P6"),
    )
    build(match, "ada", "small", "P1", "P2")
    build(match, "ada", "medium", "P3", "P4")
    build(match, "ada", "large", "P5", "P6")
    assert points(match, "ada") == player(match, "ada")["sources"]["awards"] == 21
    assert awards(match, "ada") == [("small", 7), ("medium", 7), ("large", 7)]


@pytest.mark.rule("P49-EX-25", "P49-7.4.3", "P49-7.4.5")
def test_four_of_a_type_before_anybody_else_has_two_win_both_awards() -> None:
    match = table(
        Seat(gyrodynes="small 4", claims="P1 P2 P3 P4"),
        Seat(gyrodynes="small 1", claims="P5:small P6"),
    )
    assert build(match, "ada", "small", "P1", "P2", "P3", "P4") == [0, 7, 7, 11]
    assert awards(match, "ada") == [("small", 7), ("small", 4)]
    play(match, "ada: end-turn")
    assert build(match, "ben", "small", "P6") == [0]


@pytest.mark.rule("P49-7.4.3")
def test_four_of_a_type_win_nothing_more_once_another_has_two() -> None:
    ada = Seat(gyrodynes="small 2", claims="P1:small P2:small P3 P4", more={"awards": [0b01, 0, 0]})
    ben = Seat(claims="P5:small P6:small", more={"awards": [0b10, 0, 0]})
    match = table(ada, ben, more={"awards_left": [0, 2, 2]})
    assert build(match, "ada", "small", "P3", "P4") == [0, 0]


@pytest.mark.rule("P49-7.4.4")
def test_tiles_in_front_of_a_player_win_no_award() -> None:
    match = table(Seat(dice="1", gyrodynes="small 4", claims="P1"))
    play(match, "ada: take-gyrodyne silver-1 none small")
    assert build(match, "ada", "small", "P1") == [0]
    assert awards(match, "ada") == []


# Completing


@pytest.mark.rule("P49-7.5.1", "P49-7.5.2")
def test_a_small_one_is_completed_with_a_3_a_medium_one_with_a_5_a_large_one_with_a_6() -> None:
    ada = Seat(
        dice=ALL_DICE, gyrodynes="small 1", claims="P1:small P2:medium I1:large P4 P5:small*"
    )
    match = table(ada, Seat(claims="P6:small"))
    assert offered(match, "ada", "complete") == [
        "complete silver-3 none P1",
        "complete silver-5 none P2",
        "complete silver-6 none I1",
    ]


@pytest.mark.rule("P49-7.5.1")
def test_a_completed_gyrodyne_spins_and_the_die_is_spent() -> None:
    match = table(Seat(dice="5 5", claims="P2:medium"))
    play(match, "ada: complete silver-5 none P2")
    assert on(match, "P2") == "medium*"
    assert player(match, "ada")["dice"] == [5]
    assert not offered(match, "ada", "complete")


@pytest.mark.rule("P49-7.5.1", "P49-7.5.3")
@pytest.mark.parametrize(
    ("die", "kind", "value"), [(3, "small", 1), (5, "medium", 2), (6, "large", 3)]
)
def test_a_spinning_gyrodyne_scores_in_every_production_phase_from_this_round_on(
    die: int, kind: str, value: int
) -> None:
    """The rows of rounds 1 and 2 of board AI add 0 and 2 points."""
    match = table(Seat(dice=str(die), claims=f"P1:{kind}"))
    rows = match.view()["rows"]
    play(match, f"ada: complete silver-{die} none P1")
    assert points(match, "ada") == 0
    skip(match, "dice")
    assert player(match, "ada")["sources"]["gyrodynes"] == value + rows[0]
    skip(match, "actions")
    skip(match, "dice")
    assert player(match, "ada")["sources"]["gyrodynes"] == 2 * value + rows[0] + rows[1]


@pytest.mark.rule("P49-7.5.3")
def test_a_gyrodyne_under_construction_scores_nothing() -> None:
    match = table(Seat(gyrodynes="small 1", claims="P1:large P2"))
    play(match, "ada: build small P2")
    skip(match, "dice")
    assert player(match, "ada")["sources"]["gyrodynes"] == 0


@pytest.mark.rule("P49-7.1.1", "P49-7.3.1")
def test_a_pulsar_claimed_in_this_turn_can_be_built_on_at_once() -> None:
    match = table(Seat(ship="G11", dice="1 1"))
    fly(match, "ada", "silver-1 none", "P10")
    play(match, "ada: take-gyrodyne silver-1 none small, build small P10")
    assert on(match, "P10") == "small"
    assert len(told(match, "construction")) == 1
