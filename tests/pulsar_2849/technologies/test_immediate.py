"""Technologies that act once, when they are patented: what each of them brings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from tests.pulsar_2849.gained import carry_out, change, gained, holdings, stack
from tests.pulsar_2849.table import Seat, go_on, offered, owner, play, player, table
from tests.pulsar_2849.technologies.printed import (
    IMMEDIATE,
    PRINTED,
    about_to_patent,
    boards,
    of_kind,
)


class Case(NamedTuple):
    gain: str
    answers: str = ""
    seat: Seat = Seat()


OPEN = {"S1": "SYS1", "S2": "SYS2", "S3": "SYS4", "S11": "SYS11"}
BRINGS = {
    "AI-5": Case("large 1 claim 1", "gain-gyrodyne large, claim I2"),
    "AII-3": Case("points 3", seat=Seat(bases="S1:1 S2:1 S3:1", more={"extra_bases": 2})),
    "AII-4": Case("cubes 2 base 1", "teleport S11, printed-bonus SYS11"),
    "AII-5": Case("cubes 3"),
    "AII-6": Case("plus-minus 1 plus-two 1 extra-base 2"),
    "BI-4": Case("cubes 2 plus-minus 1"),
    "BII-2": Case("points 6", seat=Seat(claims="P1 P2:small P3:large*")),
    "BII-4": Case("cubes 1 claim 1", "teleport P10"),
    "BII-5": Case("small 1 large 1", "gain-gyrodyne large, gain-gyrodyne small"),
    "BII-6": Case("plus-minus 1 claim 1", "claim I1"),
    "CII-4": Case("points 6 cubes 2"),
    "CIII-5": Case("points 8"),
    "DII-2": Case("medium 1 claim 1", "claim I3, gain-gyrodyne medium"),
    "DII-3": Case("cubes 2 plus-minus 1"),
    "DII-4": Case("points 6", seat=Seat(patents="AI-1 AI-3")),  # the third one included
    "DII-5": Case("claim 1", "teleport P4"),
}
DOUBLERS = {"AII-1": (2, 2), "AIII-1": (3, 2), "BII-3": (3, 1), "CII-6": (3, 3)}
PATENTED_DICE = {"CII-5": 4, "DIII-5": 5}


def bid(name: str) -> str:
    return f"ada: patent silver-{PRINTED[name].cost} none {name}"


def seat_for(name: str, **having: Any) -> Seat:
    return Seat(dice=f"{PRINTED[name].cost}", **having)


def test_every_immediate_technology_is_here() -> None:
    assert sorted([*BRINGS, *DOUBLERS, *PATENTED_DICE]) == sorted(of_kind(IMMEDIATE))


@pytest.mark.rule("P49-11.2", "P49-11.7", "P49-11.9", "P49-23.1.1", "P49-19.1", "P49-19.6")
@pytest.mark.parametrize(("name", "case"), BRINGS.items())
def test_it_brings_what_its_text_says(name: str, case: Case) -> None:
    seat = replace(case.seat, dice=f"{PRINTED[name].cost}")
    match = about_to_patent(name, seat, systems=OPEN, more=stack(*4 * ["XB_BASE"]))
    script = [bid(name), *([f"ada: {case.answers}"] if case.answers else [])]
    assert gained(match, *script) == case.gain
    assert player(match, "ada")["dice"] == []


@pytest.mark.rule("P49-11.7", "P49-15.9")
@pytest.mark.parametrize("name", of_kind(IMMEDIATE))
def test_it_acts_only_once(name: str) -> None:
    seat = seat_for(name, cubes=1, claims="P1", bases="S1:1")
    match = about_to_patent(name, seat, systems=OPEN)
    carry_out(match, bid(name).removeprefix("ada: "))
    scored = player(match, "ada")["sources"]["technologies"]
    for player_name in ("ada", "ben"):
        go_on(match, player_name)
    assert match.view()["round"] == PRINTED[name].row + 1 or match.is_over
    assert player(match, "ada")["sources"]["technologies"] == scored


@pytest.mark.rule("P49-12.4.1", "P49-19.5")
@pytest.mark.parametrize(("name", "dice"), DOUBLERS.items())
def test_a_doubler_turns_its_die_into_two(name: str, dice: tuple[int, int]) -> None:
    match = about_to_patent(name, seat_for(name))
    assert gained(match, bid(name)) == ""
    shown = player(match, "ada")
    assert (shown["dice"], shown["red"]) == ([dice[0]], [dice[1]])
    assert shown["must_use_red"]


@pytest.mark.rule("P49-12.5.1")
@pytest.mark.parametrize(("name", "value"), PATENTED_DICE.items())
def test_a_patented_die_costs_a_cube_and_is_red(name: str, value: int) -> None:
    match = about_to_patent(name, seat_for(name, cubes=3))
    assert gained(match, bid(name)) == "cubes -1"
    shown = player(match, "ada")
    assert (shown["dice"], shown["red"]) == ([], [value])
    assert shown["must_use_red"]


# Choices


SYSTEMS = {f"teleport S{n}" for n in range(1, 17)}
PULSARS = {f"teleport P{n}" for n in range(1, 14)}
GATES = {f"teleport {colour}{n}" for colour in "GOM" for n in range(1, 18)}


@pytest.mark.rule("P49-6.7.1", "P49-6.7.2", "P49-19.8")
@pytest.mark.parametrize(
    ("name", "places"),
    [("AII-4", SYSTEMS), ("DII-5", PULSARS), ("BII-4", SYSTEMS | PULSARS | GATES)],
)
def test_a_teleport_leads_to_places_of_its_kind(name: str, places: set[str]) -> None:
    match = about_to_patent(name, seat_for(name, ship="E1"))
    play(match, bid(name))
    assert set(offered(match, "ada")) == places


TYPES = {"gain-gyrodyne small", "gain-gyrodyne medium", "gain-gyrodyne large"}


@pytest.mark.rule("P49-19.2", "P49-7.2.2", "P49-23.1.3")
@pytest.mark.parametrize(
    ("name", "answers", "types"),
    [
        ("AI-5", "", TYPES),
        ("DII-2", ", claim I1", TYPES - {"gain-gyrodyne large"}),
        ("BII-5", "", TYPES),
        ("BII-5", ", gain-gyrodyne medium", TYPES - {"gain-gyrodyne medium"}),
    ],
)
def test_gyrodynes_are_of_the_types_shown(name: str, answers: str, types: set[str]) -> None:
    match = about_to_patent(name, seat_for(name))
    play(match, bid(name) + answers)
    assert set(offered(match, "ada")) == types


@pytest.mark.rule("P49-23.1.3", "P49-12.6.1")
def test_a_claim_can_be_declined() -> None:
    match = about_to_patent("BII-6", seat_for("BII-6"))
    before = holdings(match, "ada")
    play(match, bid("BII-6") + ", decline")
    assert change(before, holdings(match, "ada")) == "plus-minus 1"


@pytest.mark.rule("P49-23.1.3", "P49-6.7.4", "P49-7.2.2")
@pytest.mark.parametrize("name", ["AI-5", "AII-4", "BII-4", "BII-5", "DII-5"])
def test_gyrodynes_and_teleports_cannot_be_declined(name: str) -> None:
    match = about_to_patent(name, seat_for(name, ship="G11"))
    play(match, bid(name))
    assert "decline" not in offered(match, "ada")


ALL_RINGS = "P1 P2 P3 P4 P5 P6"


@pytest.mark.rule("P49-12.6.1", "P49-23.1.2", "P49-7.1.4", "P49-1.6")
@pytest.mark.parametrize(
    ("name", "mine", "theirs", "supply", "gain"),
    [
        ("AI-5", ALL_RINGS, "", [10, 10, 10], "small 1"),
        ("AI-5", "", "I1 I2 I3", [10, 10, 10], "small 1"),
        ("AI-5", "", "", [0, 0, 0], "claim 1"),
        ("BII-5", "", "", [0, 0, 1], "large 1"),
        ("BII-6", "", "I1 I2 I3", [10, 10, 10], "plus-minus 1"),
        ("DII-2", "", "", [0, 0, 9], "claim 1"),
        ("AII-3", "", "", [10, 10, 10], ""),
    ],
)
def test_it_can_be_patented_for_what_is_left_of_it(
    name: str, mine: str, theirs: str, supply: list[int], gain: str
) -> None:
    position: dict[str, Any] = {"more": {"supply": supply}}
    match = about_to_patent(name, seat_for(name, claims=mine), Seat(claims=theirs), **position)
    before = holdings(match, "ada")
    carry_out(match, bid(name).removeprefix("ada: "))
    assert change(before, holdings(match, "ada")) == gain
    assert player(match, "ada")["patents"] == [name]


@pytest.mark.rule("P49-7.1.2", "P49-19.8")
def test_a_remote_claim_is_an_isolated_pulsar_that_nobody_has() -> None:
    match = about_to_patent("BII-6", seat_for("BII-6"), Seat(claims="I2"))
    play(match, bid("BII-6"))
    assert offered(match, "ada") == ["claim I1", "claim I3", "decline"]
    play(match, "ada: claim I3")
    assert owner(match, "I3") == "ada"


@pytest.mark.rule("P49-19.3")
def test_deep_survey_draws_two_tiles_and_resolves_them() -> None:
    stacked = stack("XB_P4", "XB_P5")
    match = about_to_patent("AII-6", seat_for("AII-6"), more=stacked)
    assert gained(match, bid("AII-6")) == "points 9 plus-minus 1 plus-two 1"
    assert match.view()["exploration"] == {"stack": 0, "discarded": 2}


@pytest.mark.rule("P49-11.2", "P49-23.1.1")
def test_colony_census_counts_bases_of_the_player_alone() -> None:
    match = table(
        Seat(dice="2", bases="S1:1"),
        Seat(bases="S1:2 S2:1"),
        systems=OPEN,
        round_number=4,
        technologies=boards("AII-3"),
    )
    assert gained(match, bid("AII-3")) == "points 1"
