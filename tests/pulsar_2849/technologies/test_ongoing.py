"""Technologies that act from their patent on: when they do, and that they don't otherwise.

Each of them is tried with everything that a player can do. What an action brings with the
technology and without it differs by what the technology's text says, or not at all.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.pulsar_2849.gained import carry_out, change, gained, holdings, stack
from tests.pulsar_2849.table import Seat, fly, offered, play, player, skip_to, table
from tests.pulsar_2849.technologies.printed import ONGOING, PRINTED, boards, of_kind


class Deed(NamedTuple):
    """Something that a player does: with what, and the moves."""

    having: dict[str, Any]
    moves: str


PATENT = "patenting"
PROJECT = "completing a project"
COMPLETE = "completing a gyrodyne"
BUY = "spending a die on a gyrodyne"
GIVEN = "getting a gyrodyne otherwise"
BUILD = "starting construction"
TAKE = "taking a transmitter"
TAKE_ONE_COST = "taking a transmitter with one cost"
PAY = "paying a cost"
PAY_LAST = "paying the last cost"
FLY_TO_PULSAR = "flying to a pulsar"
FLY_TO_CLAIMED = "flying to somebody else's pulsar"
BEAM_TO_PULSAR = "teleporting to a pulsar"
CLAIM_ISOLATED = "claiming an isolated pulsar"
END_ON_BLUE = "ending in a system with a blue planet"
END_AND_DRAW = "ending there and drawing a tile"
END_ON_BARREN = "ending in a system with a barren planet left"
BEAM_TO_SYSTEM = "teleporting to a system"
PASS_BARREN = "flying through a system with a barren planet"
PASS_BLUE = "flying through a system without a barren one"
TWO_SYSTEMS = "visiting two systems without a base in either"
ONE_SYSTEM_TWICE = "visiting one system twice"
TOKEN = "spending a token"
RED = "using a bonus die"
COPY = "copying a die"
EXPLORE = "drawing a tile without a bonus"

DEEDS = {
    PATENT: Deed({"dice": "3"}, "patent silver-3 none AIII-5"),
    PROJECT: Deed({"dice": "2", "sheet": "A1"}, "project silver-2 none A1c"),
    COMPLETE: Deed({"dice": "3", "claims": "P1:small"}, "complete silver-3 none P1"),
    BUY: Deed({"dice": "1"}, "take-gyrodyne silver-1 none small"),
    GIVEN: Deed({"dice": "4", "sheet": "A1"}, "project silver-4 none A1a"),
    BUILD: Deed({"gyrodynes": "small 1", "claims": "P1"}, "build small P1"),
    TAKE: Deed({"dice": "1"}, "take-transmitter silver-1 none A2 1"),
    TAKE_ONE_COST: Deed({"dice": "3"}, "take-transmitter silver-3 none A1 3"),
    PAY: Deed({"dice": "2", "arrays": "A8(1)"}, "pay-transmitter silver-2 none A8 2"),
    PAY_LAST: Deed({"dice": "4", "arrays": "A7(3)"}, "pay-transmitter silver-4 none A7 4"),
    FLY_TO_PULSAR: Deed({"dice": "1", "ship": "G11"}, "flight silver-1 P10"),
    FLY_TO_CLAIMED: Deed({"dice": "1", "ship": "G17"}, "flight silver-1 P13"),
    BEAM_TO_PULSAR: Deed(
        {"dice": "5", "arrays": "A4(2)"}, "pay-transmitter silver-5 none A4 5, teleport P10"
    ),
    CLAIM_ISOLATED: Deed(
        {"dice": "5", "arrays": "A6(4)"}, "pay-transmitter silver-5 none A6 5, claim I1"
    ),
    END_ON_BLUE: Deed({"dice": "1", "ship": "G11"}, "flight silver-1 S11, printed-bonus SYS11"),
    END_AND_DRAW: Deed({"dice": "1", "ship": "G11"}, "flight silver-1 S11, draw"),
    END_ON_BARREN: Deed({"dice": "1", "ship": "G10"}, "flight silver-1 S12"),
    BEAM_TO_SYSTEM: Deed(
        {"dice": "2", "arrays": "B5(6)"},
        "pay-transmitter silver-2 none B5 2, teleport S11, printed-bonus SYS11",
    ),
    PASS_BARREN: Deed({"dice": "2", "ship": "G11"}, "flight silver-2 S11 O17"),
    PASS_BLUE: Deed({"dice": "2", "ship": "O17"}, "flight silver-2 S13 G12"),
    TWO_SYSTEMS: Deed(
        {"dice": "3", "ship": "M16", "bases": "S15:2"}, "flight silver-3 S15 G15 S14"
    ),
    ONE_SYSTEM_TWICE: Deed(
        {"dice": "4", "ship": "M16", "bases": "S15:2"}, "flight silver-4 S15 P12 G15 S15"
    ),
    TOKEN: Deed({"dice": "2", "tokens": "plus-minus 1"}, "buy-token silver-2 minus-one plus-minus"),
    RED: Deed({"red": "2"}, "buy-token red-2 none plus-minus"),
    COPY: Deed({"cubes": 4}, "copy 6"),
    EXPLORE: Deed({"dice": "1", "sheet": "A2", "projects": "a b"}, "project silver-1 none A2d"),
}

PROJECTS = (PROJECT, GIVEN, EXPLORE)
PAYMENTS = (TAKE, TAKE_ONE_COST, PAY, PAY_LAST, BEAM_TO_PULSAR, CLAIM_ISOLATED, BEAM_TO_SYSTEM)
GOING_ONLINE = (TAKE_ONE_COST, PAY_LAST, BEAM_TO_PULSAR, CLAIM_ISOLATED, BEAM_TO_SYSTEM)
BARREN_BASES = (END_ON_BARREN, PASS_BARREN)
BLUE_BASES = (END_ON_BLUE, END_AND_DRAW, BEAM_TO_SYSTEM, PASS_BLUE)


def each(deeds: tuple[str, ...], gain: str) -> dict[str, str]:
    return dict.fromkeys(deeds, gain)


BRINGS: dict[str, dict[str, str]] = {
    "AI-1": {},
    "AI-2": {PATENT: "points 2"},
    "AI-3": each((FLY_TO_PULSAR, BEAM_TO_PULSAR), "points 3"),
    "AI-4": {COMPLETE: "points 3"},
    "AI-6": each(PAYMENTS, "points 1"),
    "BI-1": {},
    "BI-2": each((*BARREN_BASES, *BLUE_BASES), "points 1"),
    "BI-3": {BUILD: "points 2 cubes 1"},
    "BI-5": {PATENT: "points 1"},
    "BI-6": each(PROJECTS, "points 1"),
    "CI-1": {},
    "CI-2": each(PROJECTS, "points 2"),
    "CI-3": each((END_ON_BLUE, END_AND_DRAW, BEAM_TO_SYSTEM), "points 2"),
    "CI-4": {BUY: "points 1"},
    "CI-5": each(GOING_ONLINE, "cubes 2"),
    "CI-6": each((FLY_TO_PULSAR, BEAM_TO_PULSAR, CLAIM_ISOLATED), "small 1"),
    "CII-2": {},
    "CII-3": each(BARREN_BASES, "points 2"),
    "DI-1": {TWO_SYSTEMS: "points 2"},
    "DI-2": {TOKEN: "points 1"},
    "DI-3": {RED: "points 2"},
    "DI-4": {COPY: "cubes 1"},
    "DI-6": {},
    "DII-6": {COMPLETE: "points 4"},
}


def outcome(deed: str, boards_in_play: str, ada: str = "", ben: str = "") -> list[dict[str, int]]:
    """What ada and ben have after ada's deed, with these patents."""
    match = table(
        Seat(**DEEDS[deed].having | {"patents": ada}),
        Seat(claims="P13", bases="S12:1 S14:1", patents=ben),
        Seat(bases="S14:2"),
        round_number=8,
        technologies=boards_in_play,
        systems={"S11": "SYS11", "S12": "SYS12", "S13": "SYS17", "S14": "SYS14", "S15": "SYS4"},
        display="A1 A2 B1",
        dice="6",
        more=stack("XB_P4"),
    )
    carry_out(match, DEEDS[deed].moves)
    return [holdings(match, "ada"), holdings(match, "ben")]


def test_every_ongoing_technology_is_here() -> None:
    assert sorted(BRINGS) == sorted(of_kind(ONGOING))


@pytest.mark.rule("P49-11.7", "P49-11.9", "P49-23.2.1", "P49-23.2.4", "P49-23.2.5", "P49-6.7.3")
@pytest.mark.parametrize(("name", "gains"), BRINGS.items())
def test_it_rewards_what_its_text_says_and_nothing_else(name: str, gains: dict[str, str]) -> None:
    found = {}
    for deed in DEEDS:
        without, with_it = outcome(deed, boards(name)), outcome(deed, boards(name), ada=name)
        found[deed] = change(without[0], with_it[0])
    assert {deed: gain for deed, gain in found.items() if gain} == gains


@pytest.mark.rule("P49-11.7")
@pytest.mark.parametrize("name", BRINGS)
def test_it_is_of_no_use_to_others(name: str) -> None:
    for deed in DEEDS:
        assert outcome(deed, boards(name), ben=name) == outcome(deed, boards(name))


@pytest.mark.rule("P49-11.8")
@pytest.mark.parametrize("name", BRINGS)
def test_it_does_not_act_on_its_own_patent(name: str) -> None:
    die = PRINTED[name].cost - 1
    seat = Seat(red=f"{die}", tokens="plus-minus 1")
    match = table(seat, round_number=8, technologies=boards(name))
    assert gained(match, f"ada: patent red-{die} plus-one {name}") == "plus-minus -1"


@pytest.mark.rule("P49-11.7", "P49-11.8")
def test_it_acts_at_once_and_every_time() -> None:
    match = table(Seat(dice="1 3 5"))
    assert gained(match, "ada: patent silver-3 none AI-2") == ""
    assert gained(match, "ada: patent silver-1 none AI-1") == "points 2"
    assert gained(match, "ada: patent silver-5 none AI-3") == "points 2"


@pytest.mark.rule("P49-11.7")
def test_it_acts_in_later_rounds() -> None:
    match = table(Seat(patents="DI-2", tokens="plus-minus 8"), technologies="DAA")
    for round_number in range(2, 9):
        skip_to(match, "ada", round_number)
        scored = player(match, "ada")["sources"]["technologies"]
        play(match, f"ada: {next(move for move in offered(match, 'ada') if '-one' in move)}")
        assert player(match, "ada")["sources"]["technologies"] == scored + 1


@pytest.mark.rule("P49-12.2.1")
@pytest.mark.parametrize(("patents", "copies"), [("", []), ("DI-4", ["copy 6"])])
def test_efficient_engineers_copy_for_three_cubes(patents: str, copies: list[str]) -> None:
    match = table(Seat(cubes=3, patents=patents), dice="6", technologies="DAA")
    assert offered(match, "ada", "copy") == copies


@pytest.mark.rule("P49-23.1.3", "P49-7.2.2")
def test_claim_kits_offer_a_small_or_a_medium_gyrodyne() -> None:
    match = table(Seat(ship="G11", dice="1", patents="CI-6"), technologies="CAA")
    fly(match, "ada", "silver-1 none", "P10")
    assert offered(match, "ada") == ["gain-gyrodyne small", "gain-gyrodyne medium"]


@pytest.mark.rule("P49-23.2.5", "P49-6.6.1")
def test_terraformers_are_not_rewarded_for_the_tile_of_a_dead_end() -> None:
    """Ada ends on the barren planet of a dead end: a tile, but no exploration bonus."""
    match = table(
        Seat(ship="G3", dice="1", patents="CI-3"),
        Seat(bases="S3:1"),
        systems={"S3": "SYS4"},
        technologies="CAA",
        cluster="dead_ends",
        more=stack("XB_P4"),
    )
    carry_out(match, "flight silver-1 S3")
    assert change({"points": 0, "base": 0}, holdings(match, "ada")) == "points 4 base 1"
