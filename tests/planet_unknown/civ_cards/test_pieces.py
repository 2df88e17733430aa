"""Planet Unknown, chapter 13.1: civ cards with patches, rovers, lifepods and meteorites."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import Seat, offered, own, play, rovers, told
from tests.planet_unknown.score_table import keeping, medals

LIFEPODS = ["r3c8", "r5c2", "r5c11", "r8c3", "r9c9", "r10c6"]


# Patches


@pytest.mark.rule("PU-5.3.2", "PU-11.0.8")
@pytest.mark.parametrize(
    ("card", "patches"),
    [
        pytest.param("civ-03", 1, id="civ-03 Dept of Natural Resources"),
        pytest.param("civ-12", 2, id="civ-12 Dept of Parks and Rec"),
        pytest.param("civ-26", 3, id="civ-26 Global Parks System"),
    ],
)
def test_patches_are_placed_one_after_the_other(card: str, patches: int) -> None:
    match = keeping(card, Seat("CC", at="r1c6"))
    for number in range(patches):
        assert len(own(match, "ada")["patches"]) == number
        play(match, f"ada: patch r{2 + number}c6")
    assert len(own(match, "ada")["patches"]) == patches
    assert not offered(match, "ada", "patch")


# Rovers


@pytest.mark.rule("PU-11.0.6")
def test_civ_04_dept_of_engineering_gives_four_movement() -> None:
    match = keeping("civ-04", Seat("CC", at="r1c6", rovers="r1c6", trackers="tech 7"))
    assert own(match, "ada")["movement"] == 4  # level 3 adds nothing to a card
    play(match, "ada: drive r1c6 r2c6, drive r2c6 r3c6, drive r3c6 r3c7, drive r3c7 r3c8")
    assert own(match, "ada")["lifepods_collected"] == 1
    assert not offered(match, "ada", "drive")


@pytest.mark.rule("PU-13.1.13", "PU-5.2.14")
def test_civ_14_relocation_bonus_teleports_a_rover_to_any_square() -> None:
    match = keeping("civ-14", Seat("CC", at="r1c6", rovers="r1c6 r1c7"))
    choices = offered(match, "ada")
    assert len(choices) == 2 * (96 - 2)  # not where a rover stands
    play(match, "ada: teleport r1c7 r10c6")
    assert rovers(match, "ada") == ["r1c6", "r10c6"]
    assert own(match, "ada")["lifepods_collected"] == 1


@pytest.mark.rule("PU-13.1.13")
def test_civ_14_relocation_bonus_does_nothing_without_a_rover() -> None:
    match = keeping("civ-14", Seat("CC", at="r1c6"))
    assert not offered(match, "ada", "teleport")
    assert [event["round"] for event in told(match, "round")] == [2]


# Lifepods


@pytest.mark.rule("PU-13.1.5")
@pytest.mark.parametrize(
    ("card", "lifepods"),
    [
        pytest.param("civ-13", 2, id="civ-13 Approved Overtime"),
        pytest.param("civ-18", 3, id="civ-18 Search and Rescue Team"),
    ],
)
def test_lifepods_of_the_players_choice_are_collected(card: str, lifepods: int) -> None:
    match = keeping(card, Seat())
    assert offered(match, "ada") == [f"at {square}" for square in LIFEPODS]
    for square in LIFEPODS[1 : 1 + lifepods]:
        play(match, f"ada: at {square}")
    assert own(match, "ada")["lifepods"] == LIFEPODS[:1] + LIFEPODS[1 + lifepods :]
    assert medals(match, "ada", "lifepods") == lifepods


@pytest.mark.rule("PU-13.1.5")
@pytest.mark.parametrize("card", ["civ-13", "civ-18"])
def test_if_fewer_lifepods_are_left_all_of_them_are_collected(card: str) -> None:
    match = keeping(card, Seat(lifepods="r3c8"))
    assert own(match, "ada")["lifepods_collected"] == 1
    assert own(match, "ada")["lifepods"] == []


# Meteorites


@pytest.mark.rule("PU-13.1.6")
def test_civ_25_meteor_defense_program_destroys_three_meteorites_of_the_players_choice() -> None:
    ada = Seat("CCCCC", at="r2c4", meteorites="r2c4 r2c5 r2c7 r2c8")
    match = keeping("civ-25", ada)
    assert offered(match, "ada") == ["at r2c4", "at r2c5", "at r2c7", "at r2c8"]
    play(match, "ada: at r2c8, at r2c4, at r2c5")
    assert own(match, "ada")["meteorites"] == ["r2c7"]
    assert own(match, "ada")["meteorites_collected"] == 0


@pytest.mark.rule("PU-13.1.6")
def test_civ_25_meteor_defense_program_destroys_all_if_there_are_fewer() -> None:
    match = keeping("civ-25", Seat("CCCCC", at="r2c4", meteorites="r2c8"))
    assert own(match, "ada")["meteorites"] == []
    assert own(match, "ada")["meteorites_collected"] == 0


@pytest.mark.rule("PU-13.1.6")
@pytest.mark.parametrize(
    ("line", "left"), [("row2", ["r3c4"]), ("column4", ["r2c6", "r2c8"]), ("column8", ["r2c4"])]
)
def test_civ_17_landing_zone_approved_destroys_all_meteorites_of_a_line(
    line: str, left: list[str]
) -> None:
    ada = Seat("\nCCCCC\nCCCCC", at="r2c4", meteorites="r2c4 r2c6 r2c8 r3c4")
    match = keeping("civ-17", ada)
    lines = ["row2", "row3", "column4", "column6", "column8"]
    assert offered(match, "ada") == [f"clear {one}" for one in lines]
    play(match, f"ada: clear {line}")
    assert set(left) <= set(own(match, "ada")["meteorites"])
    assert own(match, "ada")["meteorites_collected"] == 0
    crossing = {"row2": "r2", "column4": "c4", "column8": "c8"}[line]
    assert not [square for square in own(match, "ada")["meteorites"] if crossing in square]


@pytest.mark.rule("PU-13.1.6")
@pytest.mark.parametrize("card", ["civ-17", "civ-25"])
def test_without_meteorites_nothing_happens(card: str) -> None:
    match = keeping(card, Seat("CCCCC", at="r2c4"))
    assert [event["round"] for event in told(match, "round")] == [2]
