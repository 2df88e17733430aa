"""Planet Unknown, chapter 13.1: Salvage Yard (civ-05) and Depot Repair Online (civ-16)."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import (
    Seat,
    can_place,
    names_of,
    offered,
    own,
    place,
    player,
    position,
    table,
    told,
    trackers,
)
from tests.planet_unknown.score_table import keeping, whole

BOTH = [
    pytest.param("civ-05", id="civ-05 Salvage Yard"),
    pytest.param("civ-16", id="civ-16 Depot Repair Online"),
]
ADA = Seat("CC", at="r1c6")
DEPOT = "V3-bc-0 I2-tb-1"


@pytest.mark.rule("PU-13.1.2")
@pytest.mark.parametrize("card", BOTH)
def test_either_top_tile_of_the_own_depot_may_be_placed(card: str) -> None:
    match = keeping(card, ADA, depot=DEPOT)
    assert can_place(match, "ada", "tech r2c6 biomass r2c7")
    assert can_place(match, "ada", "r2c6 r2c7 r3c6")
    assert not can_place(match, "ada", "tech r4c6 biomass r4c7")


@pytest.mark.rule("PU-13.1.2")
def test_civ_05_salvage_yard_gives_no_advances_but_the_meteorite() -> None:
    match = keeping("civ-05", ADA, depot=DEPOT)
    place(match, "ada", "tech r2c6 biomass r2c7!")
    assert match.view()["round"] == 2  # nothing is left to resolve
    assert trackers(match, "ada") == {}
    assert own(match, "ada")["meteorites"] == ["r2c7"]


@pytest.mark.rule("PU-13.1.2")
def test_civ_16_depot_repair_online_gives_the_advances_and_the_meteorite() -> None:
    match = keeping("civ-16", ADA, depot=DEPOT)
    place(match, "ada", "tech r2c6 biomass r2c7!")
    assert sorted(offered(match, "ada")) == ["advance biomass", "advance tech"]
    match.play(0, "advance tech")
    assert trackers(match, "ada") == {"biomass": 1, "tech": 1}
    assert own(match, "ada")["meteorites"] == ["r2c7"]


@pytest.mark.rule("PU-13.1.2")
@pytest.mark.parametrize("card", BOTH)
def test_the_extra_tile_leaves_the_station(card: str) -> None:
    match = keeping(card, ADA, depot=DEPOT)
    stack = position(match).depot(0)[1]
    before = match.view()["below"][stack]
    place(match, "ada", "tech r2c6 biomass r2c7")
    if card == "civ-16":
        match.play(0, "advance tech")
    assert match.view()["below"][stack] == before - 1
    assert "I2-tb-1" not in match.view()["tops"]


@pytest.mark.rule("PU-13.1.3")
@pytest.mark.parametrize("card", BOTH)
def test_if_no_extra_tile_can_be_placed_nothing_happens_and_the_game_goes_on(card: str) -> None:
    match = keeping(card, Seat(whole("c", "r1c6")), depot=DEPOT)
    assert not match.is_over
    assert [event["round"] for event in told(match, "round")] == [2]
    assert told(match, "ended") == []


@pytest.mark.rule("PU-13.1.3", "PU-4.11")
@pytest.mark.parametrize(
    ("planet", "room", "event"),
    [
        pytest.param("ksb_4156", "r1c6 r1c7", "ev-60", id="not on the edge in this round"),
        pytest.param("k_273", "r1c6 r2c6", "", id="land and ice of K-273"),
    ],
)
def test_restrictions_do_not_yield_for_an_extra_tile(planet: str, room: str, event: str) -> None:
    ada = Seat(whole("c", room, planet=planet), planet=planet, more={"milestones": [1]})
    match = table(
        ada, begin="civ", event=event, depots=[DEPOT], civ_piles=["civ-05 civ-06"], round_number=3
    )
    match.play(0, "keep civ-05")
    assert match.view()["round"] == 4
    covered = player(match, "ada").covered
    assert not set(room.split()) & set(names_of(covered))


@pytest.mark.rule("PU-13.1.4", "PU-5.2.1")
@pytest.mark.parametrize("card", BOTH)
def test_an_extra_tile_is_the_tile_placed_last(card: str) -> None:
    match = keeping(card, ADA, depot=DEPOT)
    place(match, "ada", "tech r2c6 biomass r2c7")
    assert names_of(player(match, "ada").last_tile) == ["r2c6", "r2c7"]


@pytest.mark.rule("PU-13.1.14", "PU-11.1.4")
@pytest.mark.parametrize(("card", "water"), [("civ-05", 0), ("civ-16", 2)])
def test_a_technology_that_depends_on_a_resource_needs_the_advances(card: str, water: int) -> None:
    match = keeping(card, Seat("CC", at="r1c6", trackers="tech 10"), depot="V3-bc-0 I2-wr-0")
    place(match, "ada", "water r2c4 rover r2c5")
    if card == "civ-16":
        match.play(0, "water-tile 1")
    else:
        assert match.view()["round"] == 2
    assert trackers(match, "ada").get("water", 0) == water


@pytest.mark.rule("PU-13.1.14", "PU-11.1.8")
@pytest.mark.parametrize("card", BOTH)
def test_a_technology_that_depends_on_placing_alone_works_for_both(card: str) -> None:
    match = keeping(card, Seat("CC", at="r1c6", trackers="tech 14"), depot=DEPOT)
    place(match, "ada", "tech r4c6 biomass r4c7!")  # level 1 frees it from adjacency
    assert own(match, "ada")["meteorites"] == []
