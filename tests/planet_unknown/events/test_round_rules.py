"""Events 33 to 40, 44, 45 and 55 to 60 (PU-13.3.6 to PU-13.3.11): what a round forbids."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.corporations import corporation_of
from tests.planet_unknown.board import (
    Seat,
    asked,
    can_place,
    finish_turn,
    names_of,
    offered,
    place,
    placeable,
    play,
    player,
    table,
    told,
    trackers,
)
from tests.planet_unknown.event_table import HOME, full_but

BOARD = BOARDS[PLANET_NAMES.index(HOME)]

NO_DRIVING = {
    "ev-33": "w",
    "ev-34": "b",
    "ev-35": "e",
    "ev-36": "r",
    "ev-37": "t",
    "ev-38": "c",
}


@pytest.mark.rule("PU-13.3.6")
@pytest.mark.parametrize(("card", "letter"), NO_DRIVING.items())
def test_rovers_may_not_move_onto_a_terrain(card: str, letter: str) -> None:
    """Those that are on it may leave, and any other terrain may be entered."""
    for beside in "cwbrte":
        tiles = letter + beside + letter
        seat = Seat(tiles=tiles, at="r6c6", rovers="r6c5 r6c8", movement=2, effects="gain-patch")
        match = table(seat, event=card)
        assert "drive r6c5 r6c6" not in offered(match, "ada")
        assert "drive r6c8 r6c9" in offered(match, "ada")
        assert ("drive r6c8 r6c7" in offered(match, "ada")) == (beside != letter)


@pytest.mark.rule("PU-13.3.7")
@pytest.mark.parametrize("card", ["ev-39", "ev-60"])
def test_no_tile_on_the_edge(card: str) -> None:
    match = table(Seat(tiles="C", at="r3c6"), event=card, depots=["I2-rt-0 -"])
    assert placeable(match, "ada").isdisjoint(names_of(BOARD.perimeter))
    assert "r4c6" in placeable(match, "ada")


@pytest.mark.rule("PU-13.3.7")
@pytest.mark.parametrize("card", ["ev-56", "ev-57"])
def test_no_tile_on_ice(card: str) -> None:
    match = table(Seat(tiles="C", at="r3c6"), event=card, depots=["I2-rt-0 -"])
    assert placeable(match, "ada").isdisjoint(names_of(BOARD.ice))
    assert "r2c6" in placeable(match, "ada")


@pytest.mark.rule("PU-9.1.6", "PU-4.11")
@pytest.mark.parametrize("card", ["ev-39", "ev-55", "ev-56", "ev-57", "ev-60"])
def test_a_restriction_that_alone_would_end_the_game_is_ignored(card: str) -> None:
    """The last free squares lie on ice and the edge, beside civ terrain."""
    match = table(Seat(tiles=full_but("r6c1", "r7c1")), event=card, depots=["I2-ce-0 -"])
    assert placeable(match, "ada") == {"r6c1", "r7c1"}


@pytest.mark.rule("PU-13.3.8")
def test_no_terrain_next_to_itself() -> None:
    """ev-55: the other section may lie there."""
    match = table(Seat(tiles="C", at="r3c6"), event="ev-55", depots=["I2-ce-0 -"])
    assert not can_place(match, "ada", "civ r4c6 energy r5c6")
    assert can_place(match, "ada", "energy r4c6 civ r5c6")


@pytest.mark.rule("PU-13.3.9", "PU-13.3.18")
@pytest.mark.parametrize("card", ["ev-40", "ev-44"])
@pytest.mark.parametrize("chosen", ["rover", "tech"])
def test_only_one_resource_of_the_tile_counts(card: str, chosen: str) -> None:
    match = table(Seat(tiles="C", at="r3c6"), event=card, depots=["I2-rt-0 -"])
    place(match, "ada", "rover r4c6 tech r5c6")
    assert offered(match, "ada") == ["choose rover", "choose tech"]
    play(match, f"ada: choose {chosen}")
    assert trackers(match, "ada") == {chosen: 1}


NO_MILESTONES = ["ev-45", "ev-59"]


@pytest.mark.rule("PU-13.3.10")
@pytest.mark.parametrize("card", NO_MILESTONES)
def test_no_milestone_is_gained(card: str) -> None:
    """Neither a civ card nor a patch, a rover or a tech level; the trackers advance."""
    seat = Seat(
        tiles="C",
        at="r3c6",
        trackers="civ 2 biomass 2 rover 5 tech 2",
        effects="advance civ, advance biomass, advance rover, advance tech",
    )
    match = table(seat, event=card)
    play(match, "ada: advance civ, advance biomass, advance tech")
    assert trackers(match, "ada") == {"civ": 3, "biomass": 3, "rover": 6, "tech": 3}
    assert player(match, "ada").milestones == []
    assert player(match, "ada").rovers == []
    assert names_of(player(match, "ada").patches) == []
    assert told(match, "level-unlocked") == []


@pytest.mark.rule("PU-13.3.10")
@pytest.mark.parametrize("card", NO_MILESTONES)
def test_movement_and_boosts_are_gained_all_the_same(card: str) -> None:
    seat = Seat(tiles="C", at="r3c6", rovers="r5c5", trackers="rover 9", effects="advance rover")
    match = table(seat, event=card)
    assert player(match, "ada").movement == 3
    assert "boost" in offered(match, "ada")


@pytest.mark.rule("PU-13.3.11")
def test_synergy_boosts_are_lost() -> None:
    """ev-58: those of a track, and any other."""
    track = Seat(trackers="water 2", effects="advance water")
    other = Seat(effects="boost")
    match = table(track, other, event="ev-58", fixed_rotation=False)
    assert trackers(match, "ada") == {"water": 3}
    assert trackers(match, "ben") == {}
    assert asked(match) == ["ben"]  # the commander of the next round


@pytest.mark.rule("PU-13.3.10")
@pytest.mark.parametrize("card", NO_MILESTONES)
def test_a_tech_level_reached_this_round_works_from_the_next_round_on(card: str) -> None:
    """Level 1 ignores adjacency."""
    ada = Seat(tiles="C", at="r3c6", trackers="tech 2", effects="advance tech, extra-tile 0")
    match = table(ada, event=card, depots=["I2-rt-0 I2-ce-0"])
    play(match, "ada: advance tech")
    assert trackers(match, "ada") == {"tech": 3}
    assert "r10c6" not in placeable(match, "ada")
    finish_turn(match, "ada")
    works = corporation_of(player(match, "ada")).works
    assert not works(player(match, "ada"), 1)
    finish_turn(match, "ben")  # and the next round begins
    assert works(player(match, "ada"), 1)


@pytest.mark.rule("PU-13.3.10")
@pytest.mark.parametrize("card", ["", *NO_MILESTONES])
def test_levels_that_worked_before_go_on_working(card: str) -> None:
    ada = Seat(tiles="C", at="r3c6", trackers="tech 4", effects="advance tech, extra-tile 0")
    match = table(ada, event=card, depots=["I2-rt-0 I2-ce-0"])
    play(match, "ada: advance tech")
    assert "r10c6" in placeable(match, "ada")  # level 1
    works = corporation_of(player(match, "ada")).works
    assert works(player(match, "ada"), 2) == (card == "")


@pytest.mark.rule("PU-13.3.10", "PU-11.8.4")
def test_a_level_that_makeshift_reaches_from_the_side_has_to_wait_too() -> None:
    """The rover tracker goes diagonally past the milestone of level 1."""
    ada = Seat(corporation="makeshift", trackers="rover 3", effects="advance rover")
    match = table(ada, event="ev-59")
    play(match, "ada: go tech 4")
    assert not corporation_of(player(match, "ada")).works(player(match, "ada"), 1)
    match = table(ada)
    play(match, "ada: go tech 4")
    assert corporation_of(player(match, "ada")).works(player(match, "ada"), 1)


@pytest.mark.rule("PU-13.3.10", "PU-11.9.2")
def test_until_the_next_round_flux_keeps_the_level_that_worked() -> None:
    flux = {"flux": 0}
    ada = Seat(corporation="flux", trackers="tech 6", effects="advance tech", more=flux)
    match = table(ada, event="ev-59")
    play(match, "ada: advance tech")
    one = player(match, "ada")
    assert [corporation_of(one).works(one, level) for level in (2, 3)] == [True, False]
    one.dormant = 0
    assert [corporation_of(one).works(one, level) for level in (2, 3)] == [False, True]


@pytest.mark.rule("PU-13.3.10", "PU-7.6")
def test_a_level_reached_in_the_last_round_works_before_scoring() -> None:
    """Level 5 of Makeshift counts in scoring."""
    ada = Seat(corporation="makeshift", trackers="tech 14", more={"dormant": 1 << 5})
    match = table(ada, begin="civ", event="ev-59", more={"blocked": True})
    play(match, "ada: done")
    assert match.is_over
    assert corporation_of(player(match, "ada")).works(player(match, "ada"), 5)
