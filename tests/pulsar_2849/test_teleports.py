"""Pulsar 2849, chapter 6.7: teleports, as technologies and transmitters bring them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.pulsar_2849.second_pilot import places
from tests.pulsar_2849.table import Seat, asked, offered, owner, planets, play, player, table, told

# Technologies that teleport, and the dice that they cost
DICE = {"AII-4": 4, "BII-4": 5, "DII-5": 3}
TO_SYSTEM, TO_ANY, TO_PULSAR = DICE

each_side = pytest.mark.parametrize("cluster", ["open", "dead_ends"])


def teleporting(
    technology: str,
    *,
    ship: str = "G1",
    cluster: str = "open",
    first_board: str = "A",
    left: str = "",
    **seat: Any,
) -> Match:
    """Ada has patented a technology that teleports her ship; dice may be left."""
    match = table(
        Seat(ship=ship, dice=f"{DICE[technology]} {left}", **seat),
        round_number=5,
        technologies=first_board + technology[0] + "A",
        cluster=cluster,
    )
    play(match, f"ada: patent silver-{DICE[technology]} none {technology}")
    return match


def targets(match: Match) -> set[str]:
    return {text.split()[1] for text in offered(match, "ada", "teleport")}


@pytest.mark.rule("P49-6.7.1", "P49-6.7.2")
@each_side
@pytest.mark.parametrize(
    ("technology", "letters"), [(TO_SYSTEM, "S"), (TO_PULSAR, "P"), (TO_ANY, "SPGOM")]
)
def test_a_teleport_leads_to_every_location_of_its_kind(
    technology: str, letters: str, cluster: str
) -> None:
    expected = {place for place in places(cluster) if place[0] in letters}
    assert targets(teleporting(technology, cluster=cluster)) == expected


@pytest.mark.rule("P49-6.7.1")
@pytest.mark.parametrize(
    ("transmitter", "last", "letters"),
    [("A4(2)", 5, "P"), ("A8(1+2)", 6, "SPGOM"), ("B5(2)", 6, "S"), ("C4(4)", 5, "SPGOM")],
)
def test_transmitters_teleport_too(transmitter: str, last: int, letters: str) -> None:
    match = table(Seat(dice=str(last), arrays=transmitter))
    play(match, f"ada: pay-transmitter silver-{last} none {transmitter[:2]} {last}")
    assert targets(match) == {place for place in places("open") if place[0] in letters}


# As if a flight had just ended


@pytest.mark.rule("P49-6.7.1")
def test_a_teleport_to_a_system_reveals_it_and_brings_a_base_and_a_bonus() -> None:
    match = teleporting(TO_SYSTEM)
    play(match, "ada: teleport S9")
    assert player(match, "ada")["ship"] == "S9"
    assert "blue ada" in planets(match, "S9")
    tile = match.view()["systems"]["S9"]["tile"]
    assert offered(match, "ada") == [f"printed-bonus {tile}", "draw"]


@pytest.mark.rule("P49-6.7.1")
def test_a_teleport_to_an_unclaimed_pulsar_claims_it() -> None:
    match = teleporting(TO_PULSAR)
    play(match, "ada: teleport P9")
    assert player(match, "ada")["ship"] == "P9"
    assert owner(match, "P9") == "ada"


@pytest.mark.rule("P49-6.7.1")
@pytest.mark.parametrize(("technology", "place"), [(TO_SYSTEM, "S11"), (TO_PULSAR, "P6")])
def test_a_teleport_to_a_dead_end_draws_a_tile(technology: str, place: str) -> None:
    match = teleporting(technology, cluster="dead_ends")
    play(match, f"ada: teleport {place}")
    assert len(told(match, "explored")) == 1


@pytest.mark.rule("P49-6.7.4", "P49-6.7.1")
def test_a_teleport_may_be_to_where_the_ship_is() -> None:
    match = teleporting(TO_PULSAR, ship="P9")
    assert owner(match, "P9") == ""
    play(match, "ada: teleport P9")
    assert owner(match, "P9") == "ada"


@pytest.mark.rule("P49-6.7.4")
def test_a_teleport_is_not_declined_but_may_be_to_where_nothing_happens() -> None:
    match = teleporting(TO_ANY, ship="G8")
    assert "decline" not in offered(match, "ada")
    play(match, "ada: teleport G8")
    assert player(match, "ada")["ship"] == "G8"
    assert asked(match) == "ada"


# But no flight


@pytest.mark.rule("P49-6.7.3")
def test_a_teleport_uses_no_die_and_no_gate_run_and_visits_only_its_destination() -> None:
    match = teleporting(TO_ANY, ship="S4", left="6", sheet="A2", projects="a b d f")
    play(match, "ada: teleport G8")
    assert player(match, "ada")["dice"] == [6]
    assert player(match, "ada")["headquarters"]["runs_used"] == []
    assert player(match, "ada")["sources"]["runs"] == 0
    assert {system["tile"] for system in match.view()["systems"].values()} == {None}
    assert not told(match, "flew")


@pytest.mark.rule("P49-6.7.3")
@pytest.mark.parametrize(
    ("patent", "technology", "place", "scored"),
    [
        pytest.param("AI-3", TO_PULSAR, "P9", 3, id="a claim made by the ship"),
        pytest.param("BI-2", TO_SYSTEM, "S9", 1, id="a base"),
        pytest.param("CI-3", TO_SYSTEM, "S9", 2, id="an exploration bonus"),
        pytest.param("DI-1", TO_SYSTEM, "S9", 0, id="a flight through two systems"),
    ],
)
def test_abilities_about_the_end_of_a_flight_act_and_those_about_flights_do_not(
    patent: str, technology: str, place: str, scored: int
) -> None:
    match = teleporting(technology, ship="S4", first_board=patent[0], patents=patent)
    play(match, f"ada: teleport {place}")
    assert player(match, "ada")["sources"]["technologies"] == scored


@pytest.mark.rule("P49-6.7.3")
def test_a_technology_that_adjusts_flights_changes_no_teleport() -> None:
    match = teleporting(TO_PULSAR, first_board="D", patents="DI-6")
    assert targets(match) == {f"P{n}" for n in range(1, 14)}
    play(match, "ada: teleport P9")
    assert player(match, "ada")["ship"] == "P9"
