"""Pulsar 2849, chapters 6.5 and 7.1: pulsars are claimed, by flights and otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.pulsar_2849.table import Seat, fly, offered, owner, play, player, points, table, told

SIX = "P1 P2 P3 P4 P5 P6"  # all rings

# By flight


@pytest.mark.rule("P49-6.5.1")
def test_a_flight_that_ends_on_an_unclaimed_pulsar_claims_it() -> None:
    match = table(Seat(ship="G11", dice="1"))
    fly(match, "ada", "silver-1 none", "P10")
    assert owner(match, "P10") == "ada"
    assert player(match, "ada")["rings"] == 5


@pytest.mark.rule("P49-6.5.1")
def test_flying_through_a_pulsar_does_not_claim_it() -> None:
    match = table(Seat(ship="G11", dice="2"))
    fly(match, "ada", "silver-2 none", "P10", "G10")
    assert owner(match, "P10") == ""
    assert player(match, "ada")["rings"] == 6


@pytest.mark.rule("P49-6.5.2", "P49-7.1.3")
def test_a_claimed_pulsar_cannot_be_claimed_or_developed_by_another() -> None:
    ada = Seat(ship="G11", dice="1 3", gyrodynes="small 1", claims="P1")
    match = table(ada, Seat(claims="P10 P9:small"))
    fly(match, "ada", "silver-1 none", "P10")
    assert owner(match, "P10") == "ben"
    assert player(match, "ada")["rings"] == 5
    assert not told(match, "claimed")
    assert offered(match, "ada", "build") == ["build small P1"]
    assert not offered(match, "ada", "complete")


@pytest.mark.rule("P49-6.5.3", "P49-7.1.3")
def test_without_rings_a_flight_claims_nothing() -> None:
    match = table(Seat(ship="G11", dice="1 1", claims=SIX))
    fly(match, "ada", "silver-1 none", "P10")
    assert owner(match, "P10") == ""
    assert player(match, "ada")["ship"] == "P10"
    assert told(match, "no-ring-left")


@pytest.mark.rule("P49-7.1.3")
def test_the_sixth_claim_is_possible() -> None:
    match = table(Seat(ship="G11", dice="1", claims="P1 P2 P3 P4 P5"))
    fly(match, "ada", "silver-1 none", "P10")
    assert owner(match, "P10") == "ada"
    assert player(match, "ada")["rings"] == 0


@pytest.mark.rule("P49-7.1.3")
def test_a_claim_stays_when_the_ship_flies_on() -> None:
    match = table(Seat(ship="G11", dice="1 1"), Seat(ship="G10", dice="1"))
    fly(match, "ada", "silver-1 none", "P10")
    fly(match, "ada", "silver-1 none", "G11")
    play(match, "ada: end-turn")
    fly(match, "ben", "silver-1 none", "P10")
    assert owner(match, "P10") == "ada"


@pytest.mark.rule("P49-7.1.1")
def test_a_pulsar_is_claimed_then_built_on_then_completed() -> None:
    match = table(Seat(ship="G11", dice="1 3", gyrodynes="small 1"))
    assert not offered(match, "ada", "build")
    assert not offered(match, "ada", "complete")
    fly(match, "ada", "silver-1 none", "P10")
    assert not offered(match, "ada", "complete")
    play(match, "ada: build small P10, complete silver-3 none P10")
    pulsar = {"owner": 0, "gyrodyne": "small", "spinning": True}
    assert match.view()["pulsars"]["P10"] == pulsar


# Isolated ones


def claiming(dice: str = "4", others: str = "", **seat: Any) -> Match:
    """Ada has patented BII-6: claim an isolated pulsar, and a token."""
    seats = [Seat(dice=dice, **seat), Seat(claims=others)]
    match = table(*seats, round_number=5, technologies="ABA")
    play(match, "ada: patent silver-4 none BII-6")
    return match


@pytest.mark.rule("P49-7.1.2")
def test_a_technology_claims_an_isolated_pulsar_that_is_free() -> None:
    match = claiming(others="I2 P5")
    assert offered(match, "ada") == ["claim I1", "claim I3", "decline"]
    play(match, "ada: claim I3")
    assert owner(match, "I3") == "ada"
    assert player(match, "ada")["rings"] == 5


@pytest.mark.rule("P49-7.1.2")
def test_a_transmitter_claims_an_isolated_pulsar() -> None:
    match = table(Seat(dice="5", arrays="A6(4)"))
    play(match, "ada: pay-transmitter silver-5 none A6 5")
    assert offered(match, "ada", "claim") == ["claim I1", "claim I2", "claim I3"]


@pytest.mark.rule("P49-7.1.2")
def test_such_a_claim_may_be_declined() -> None:
    match = claiming()
    play(match, "ada: decline")
    assert player(match, "ada")["rings"] == 6
    assert not told(match, "claimed")


@pytest.mark.rule("P49-7.1.2")
def test_a_gyrodyne_can_be_built_on_an_isolated_pulsar() -> None:
    match = claiming(gyrodynes="large 1")
    play(match, "ada: claim I1, build large I1")
    assert match.view()["pulsars"]["I1"]["gyrodyne"] == "large"


@pytest.mark.rule("P49-7.1.4", "P49-7.1.3")
@pytest.mark.parametrize(
    ("mine", "others"),
    [("", "I1 I2 I3"), (SIX, "")],
    ids=["no isolated pulsar is free", "no ring is left"],
)
def test_a_claim_that_is_impossible_is_lost(mine: str, others: str) -> None:
    match = claiming(claims=mine, others=others)
    assert offered(match, "ada", "end-turn")  # nothing else is asked
    assert not told(match, "claimed")
    assert player(match, "ada")["tokens"]["plus-minus"] == 1  # the rest is gained


@pytest.mark.rule("P49-7.1.2", "P49-6.7.3")
def test_a_claim_of_an_isolated_pulsar_is_none_by_the_ship() -> None:
    """AI-3 rewards claims made by the ship, CI-6 all claims."""
    match = table(Seat(dice="5", arrays="A6(4)", patents="AI-3"))
    play(match, "ada: pay-transmitter silver-5 none A6 5, claim I1")
    assert points(match, "ada") == 0
    match = table(Seat(dice="5", arrays="A6(4)", patents="CI-6"), technologies="CAA")
    play(match, "ada: pay-transmitter silver-5 none A6 5, claim I1")
    assert offered(match, "ada", "gain-gyrodyne") == ["gain-gyrodyne small", "gain-gyrodyne medium"]
