"""Planet Unknown, chapter 11.6: Jump Drive."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orrery.games.planet_unknown.cards import OBJECTIVE_NAMES
from orrery.games.planet_unknown.title import TITLE
from tests.planet_unknown.board import (
    Seat,
    finish_turn,
    offered,
    own,
    place,
    play,
    player,
    position,
    rovers,
    table,
    trackers,
)
from tests.planet_unknown.score_table import medals

SLOTS = {letter: 81 + number for number, letter in enumerate("abcdef")}


def jump_drive(
    tiles: str = "CC",
    slots: str = "",
    trackers: str = "",
    effects: str = "",
    rovers: str = "",
    lifepods: str = "",
    movement: int = 0,
) -> Seat:
    """`slots` are the letters of the unlocked technologies."""
    return Seat(
        tiles,
        at="r6c3",
        corporation="jump_drive",
        lifepods=lifepods,
        trackers=trackers,
        effects=effects,
        rovers=rovers,
        movement=movement,
        more={"lifepods_placed": [SLOTS[slot] for slot in slots]},
    )


@pytest.mark.rule("PU-11.6.1")
def test_a_collected_lifepod_scores_or_unlocks_any_technology() -> None:
    match = table(jump_drive(rovers="r6c3", lifepods="r6c5", movement=2, slots="b"))
    play(match, "ada: drive r6c3 r6c4", "ada: drive r6c4 r6c5")
    slots = ["put slot-a", "put slot-c", "put slot-d", "put slot-e", "put slot-f"]
    assert offered(match, "ada") == ["put scoring", *slots]
    play(match, "ada: put slot-e")
    assert "use jump_drive-e" in offered(match, "ada")


@pytest.mark.rule("PU-11.6.2")
def test_a_lifepod_on_a_technology_scores_nothing() -> None:
    assert medals(table(jump_drive(slots="abc")), "ada", "lifepods") == 0


@pytest.mark.rule("PU-11.6.3", "PU-11.6.4", "PU-EX-29")
@pytest.mark.parametrize(
    ("height", "medal"), [(0, 0), (1, 5), (5, 5), (6, 3), (7, 3), (8, 2), (10, 2), (11, 1), (15, 1)]
)
def test_the_medals_of_the_tech_track_fall(height: int, medal: int) -> None:
    assert medals(table(jump_drive(trackers=f"tech {height}")), "ada", "tracks") == medal


@pytest.mark.rule("PU-11.6.5")
def test_a_gives_a_boost_instead_of_a_patch_once_per_round() -> None:
    match = table(jump_drive(slots="a", effects="gain-patch, gain-patch"))
    assert offered(match, "ada") == ["use jump_drive-a", "done"]
    play(match, "ada: use jump_drive-a", "ada: boost", "ada: choose civ")
    assert trackers(match, "ada")["civ"] == 1
    assert all(move.startswith("patch ") for move in offered(match, "ada"))


@pytest.mark.rule("PU-11.6.5", "PU-9.1.7")
def test_a_works_for_the_patch_of_an_event_too() -> None:
    match = table(jump_drive(slots="a"), begin="event", event="ev-16")
    assert offered(match, "ada") == ["use jump_drive-a", "done"]
    play(match, "ada: use jump_drive-a, choose civ")
    assert trackers(match, "ada") == {"civ": 1}


@pytest.mark.rule("PU-11.6.10", "PU-14.5")
def test_of_the_objectives_of_f_only_their_drawer_knows_the_discarded_ones() -> None:
    match = table(jump_drive(slots="f"), Seat(), objectives="obj-01 obj-02 obj-03")
    play(match, "ada: use jump_drive-f")
    finish_turn(match, "ada")
    finish_turn(match, "ben")
    play(match, f"ada: {offered(match, 'ada', 'put-in-play')[0]}")
    game = position(match)
    names = [OBJECTIVE_NAMES[card] for card in game.players[0].returned]
    assert len(names) == 2
    assert not set(names) & set(TITLE.secrets(game, 0))
    assert set(names) <= set(TITLE.secrets(game, 1))


@pytest.mark.rule("PU-11.6.6")
def test_b_teleports_a_rover_to_its_terrain_on_another_tile() -> None:
    ada = jump_drive("CC", slots="b", rovers="r6c4", movement=9)
    match = table(ada, depots=["I4-bc-0 -"])
    place(match, "ada", "biomass r7c3 r7c4 civ r7c5 r7c6")
    assert {"teleport r6c4 r7c5", "teleport r6c4 r7c6"} <= set(offered(match, "ada"))
    play(match, "ada: drive r6c4 r6c5, drive r6c5 r7c5")
    goals = {text.split()[2] for text in offered(match, "ada", "teleport")}
    assert goals == {"r6c3", "r6c4"}  # not r7c6, of the same tile


@pytest.mark.rule("PU-11.6.6")
@pytest.mark.parametrize(("rover", "goals"), [("r6c3", ["r6c4"]), ("r6c5", [])])
def test_b_neither_begins_nor_ends_on_a_patch(rover: str, goals: list[str]) -> None:
    match = table(jump_drive("bbp", slots="b", rovers=rover, movement=1))
    assert offered(match, "ada", "teleport") == [f"teleport {rover} {to}" for to in goals]


@pytest.mark.rule("PU-11.6.6")
def test_b_teleports_once_per_round_for_a_point() -> None:
    match = table(jump_drive("CCWWC", slots="b", rovers="r6c3", movement=2))
    assert offered(match, "ada", "teleport") == ["teleport r6c3 r6c4", "teleport r6c3 r6c7"]
    play(match, "ada: teleport r6c3 r6c7")
    assert rovers(match, "ada") == ["r6c7"]
    assert own(match, "ada")["movement"] == 1
    assert offered(match, "ada", "teleport") == []


@pytest.mark.rule("PU-11.6.7")
def test_c_lets_a_boost_advance_twice_once_per_round() -> None:
    match = table(jump_drive(slots="c", effects="boost, boost"))
    play(match, "ada: choose water")
    assert offered(match, "ada") == ["use jump_drive-c", "done"]
    play(match, "ada: use jump_drive-c")
    assert trackers(match, "ada")["water"] == 2
    play(match, "ada: choose civ")
    assert trackers(match, "ada")["civ"] == 1
    assert "use jump_drive-c" not in offered(match, "ada")


@pytest.mark.rule("PU-11.6.8")
def test_d_lets_a_tech_resource_count_as_energy() -> None:
    match = table(jump_drive("CC", slots="d"), depots=["Z5-bc-0 I2-rt-0"])
    place(match, "ada", "tech r6c5 rover r6c6")
    play(match, "ada: tech-or-energy rover")
    assert offered(match, "ada") == ["choose tech", "choose energy"]
    play(match, "ada: choose energy")
    assert offered(match, "ada") == ["choose civ", "choose rover"]


@pytest.mark.rule("PU-11.6.9", "PU-EX-30")
def test_e_claims_the_benefits_of_a_row_once_per_game() -> None:
    """At height 2 biomass and tech show a boost and rover 1 movement; medals are no benefits."""
    match = table(jump_drive(slots="e", trackers="civ 2 biomass 8"))
    play(match, "ada: use jump_drive-e", "ada: choose civ")
    assert own(match, "ada")["movement"] == 1
    play(match, "ada: choose water", "ada: choose water")
    assert trackers(match, "ada") == {"civ": 2, "water": 2, "biomass": 8}
    assert "use jump_drive-e" not in offered(match, "ada")


@pytest.mark.rule("PU-11.6.10")
def test_f_puts_one_of_three_objectives_in_play_for_all_after_the_others_have_finished() -> None:
    match = table(jump_drive(slots="f", effects="movement 1, boost"))
    play(match, "ada: use jump_drive-f")
    while match.pending()[0].kind != "put-in-play":
        pending = match.pending()[0]
        match.play(pending.seat, pending.options[0].move)
    choices = offered(match, "ada")
    assert len(choices) == 3
    play(match, f"ada: {choices[1]}")
    assert len(position(match).common) == 1
    assert player(match, "ada").drawn == []


@pytest.mark.rule("PU-11.6.6", "PU-12.6.1")
def test_b_teleports_not_onto_currents_of_petra_which_are_no_tiles() -> None:
    ada = replace(jump_drive("EcE", slots="b", rovers="r6c3", movement=1), planet="petra")
    assert offered(table(ada), "ada", "teleport") == ["teleport r6c3 r6c5"]


@pytest.mark.rule("PU-11.6.12")
def test_f_is_of_no_use_alone() -> None:
    match = table(jump_drive(slots="ef", effects="boost, boost"), solo=True)
    assert offered(match, "ada", "use") == ["use jump_drive-e"]
