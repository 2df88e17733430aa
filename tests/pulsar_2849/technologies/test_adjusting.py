"""Technologies that let an action be paid with a die that is 1 off (P49-5.3.4)."""

from __future__ import annotations

import pytest

from tests.pulsar_2849.gained import gained
from tests.pulsar_2849.second_pilot import payable
from tests.pulsar_2849.table import Seat, destinations, offered, play, table
from tests.pulsar_2849.technologies.printed import ONGOING, boards, of_kind

# Actions by what they need, and the technologies that let the die be 1 off
REQUIRED = {
    "take-gyrodyne medium": 2,
    "complete P1": 5,
    "take-transmitter C7 4": 4,
    "pay-transmitter A3 3": 3,
    "project A1a": 4,
    "buy-token plus-two": 2,
    "patent AIII-5": 3,
}
ADJUSTED = {
    "AI-4": {"complete P1"},
    "AI-6": {"take-transmitter C7 4", "pay-transmitter A3 3"},
    "BI-5": {"patent AIII-5"},
    "BI-6": {"project A1a"},
    "CI-4": {"take-gyrodyne medium"},
    "CII-2": {"patent AIII-5", "project A1a"},
    "DII-6": {"complete P1"},
}


def paid_with(die: int, patents: str) -> set[str]:
    """The actions that ada can pay with a die."""
    seat = Seat(dice=f"{die}", claims="P1:medium", arrays="A3(2)", sheet="A1", patents=patents)
    match = table(seat, round_number=8, technologies=boards(patents), display="C7 C1 B8")
    moves = [move.replace(f" silver-{die} none", "") for move in offered(match, "ada")]
    return {*moves} & {*REQUIRED}


@pytest.mark.rule("P49-5.2.1", "P49-5.3.4", "P49-5.3.5", "P49-23.2.3", "P49-11.9", "P49-10.2")
@pytest.mark.parametrize("name", of_kind(ONGOING))
def test_a_die_one_off_pays_for_what_the_technology_adjusts(name: str) -> None:
    tolerance = {action: int(action in ADJUSTED.get(name, ())) for action in REQUIRED}
    for die in range(1, 7):
        expected = {action for action, n in REQUIRED.items() if abs(die - n) <= tolerance[action]}
        assert paid_with(die, name) == expected


@pytest.mark.rule("P49-8.4.3", "P49-5.3.7")
@pytest.mark.parametrize(
    ("seat", "moves"),
    [
        (Seat(red="0"), []),
        (Seat(red="0", patents="CI-4"), ["take-gyrodyne red-0 none small"]),
        (Seat(red="0", tokens="plus-minus 1"), ["take-gyrodyne red-0 plus-one small"]),
        (Seat(red="0", tokens="plus-two 1"), ["take-gyrodyne red-0 plus-two medium"]),
    ],
)
def test_a_red_0_pays_when_a_token_or_a_technology_raises_it(seat: Seat, moves: list[str]) -> None:
    match = table(seat, technologies="CAA")
    assert offered(match, "ada", "take-gyrodyne") == moves


@pytest.mark.rule("P49-11.9", "P49-23.2.3")
def test_who_pays_one_off_scores_as_well() -> None:
    match = table(Seat(dice="4", claims="P1:medium", patents="AI-4"))
    assert gained(match, "ada: complete silver-4 none P1") == "points 3"


# Flights

LANES = {"AI-1": "green", "BI-1": "orange", "CI-1": "magenta", "DI-6": "any"}


@pytest.mark.rule("P49-23.2.1", "P49-23.2.2", "P49-5.3.4", "P49-11.9")
@pytest.mark.parametrize("name", of_kind(ONGOING))
def test_a_flight_may_be_one_off_if_it_visits_what_the_technology_asks(name: str) -> None:
    for ship, die in [("G11", 1), ("O17", 3), ("M3", 2), ("S4", 1), ("E3", 4)]:
        match = table(Seat(ship=ship, dice=f"{die}", patents=name), technologies=boards(name))
        play(match, f"ada: fly silver-{die} none none none")
        expected = {path[-1] for path in payable("open", ship, die, LANES.get(name))}
        assert destinations(match) == expected


@pytest.mark.rule("P49-6.1.11", "P49-8.4.3", "P49-EX-29")
@pytest.mark.parametrize(
    ("patents", "ship", "flies"),
    [("", "G11", False), ("AI-1", "G11", True), ("AI-1", "O17", False), ("DI-6", "O17", True)],
)
def test_a_red_0_flies_if_a_technology_makes_it_a_1(patents: str, ship: str, flies: bool) -> None:
    match = table(Seat(ship=ship, red="0", patents=patents), technologies=boards(patents or "AI-1"))
    assert bool(offered(match, "ada", "fly")) == flies
