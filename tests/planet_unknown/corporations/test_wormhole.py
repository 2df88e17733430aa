"""Planet Unknown, chapter 11.3: Wormhole Corp."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.words import BIOMASS
from tests.planet_unknown.board import (
    Seat,
    finish_turn,
    offered,
    own,
    place,
    play,
    player,
    table,
    told,
    trackers,
)
from tests.planet_unknown.score_table import medals, whole

DEPOT = ["Z5-ce-0 I2-bc-0"]
NO_MILESTONES = "ev-59"
NO_BOOSTS = "ev-58"


def wormhole(
    tiles: str = "CC",
    trackers: str = "",
    effects: str = "",
    rovers: str = "",
    meteorites: str = "",
) -> Seat:
    return Seat(
        tiles,
        at="r6c3" if "\n" not in tiles else "r1c1",
        corporation="wormhole",
        lifepods="",
        trackers=trackers,
        effects=effects,
        rovers=rovers,
        meteorites=meteorites,
    )


# Advancing biomass


@pytest.mark.rule("PU-11.3.1")
@pytest.mark.parametrize(
    ("tiles", "biomass"),
    [("CC", 0), ("CB", 1), ("Cp", 1)],
    ids=["beside no biomass", "beside a tile's biomass", "beside a patch"],
)
def test_the_biomass_of_a_tile_counts_if_it_enlarges_an_area(tiles: str, biomass: int) -> None:
    match = table(wormhole(tiles), depots=DEPOT)
    place(match, "ada", "biomass r7c4 civ r7c5")
    if offered(match, "ada", "advance"):
        play(match, "ada: advance biomass")
    assert trackers(match, "ada").get("biomass", 0) == biomass


@pytest.mark.rule("PU-11.3.1")
def test_only_the_biomass_section_must_touch_biomass() -> None:
    match = table(wormhole("CB"), depots=DEPOT)
    place(match, "ada", "civ r7c4 biomass r7c5")  # the civ section is beside the biomass
    assert trackers(match, "ada") == {"civ": 1}


@pytest.mark.rule("PU-11.3.2")
def test_energy_cannot_advance_biomass() -> None:
    match = table(wormhole("WB"), depots=["I2-ce-0 -"])
    place(match, "ada", "energy r7c4 civ r7c3")
    play(match, "ada: energy-tile civ")
    assert "biomass" not in trackers(match, "ada")
    assert not offered(match, "ada", "choose")  # civ was left, and is taken
    assert trackers(match, "ada")["civ"] == 2


@pytest.mark.rule("PU-11.3.3")
@pytest.mark.parametrize("effects", ["boost", "advance-some 4 1 1 1"])
def test_boosts_and_cards_advance_biomass_without_condition(effects: str) -> None:
    match = table(wormhole(effects=effects))
    if effects == "boost":
        play(match, "ada: choose biomass")
    assert trackers(match, "ada") == {"biomass": 1}


@pytest.mark.rule("PU-11.3.3")
def test_an_unplaced_tile_advances_biomass_without_condition() -> None:
    match = table(wormhole(whole("c", "r1c6")), depots=["Z5-bc-0 O4-ce-0"])
    play(match, "ada: give-up outer, advance biomass")
    assert trackers(match, "ada")["biomass"] == 1


# The biomass track

CHOICES = ["", "civ", "water", "tech", "rover"]


@pytest.mark.rule("PU-11.3.4", "PU-EX-24")
@pytest.mark.parametrize("step", range(1, 6))
def test_each_step_gives_a_patch_or_something_else(step: int) -> None:
    ada = wormhole(trackers=f"biomass {step - 1}", effects="advance biomass")
    match = table(ada)
    other = f"advance {CHOICES[step - 1]}" if step > 1 else "boost"
    assert offered(match, "ada") == [other, "gain-patch"]
    play(match, "ada: gain-patch")
    assert offered(match, "ada", "patch")
    assert trackers(match, "ada") == {"biomass": step}
    match = table(ada)
    play(match, f"ada: {other}")
    assert not offered(match, "ada", "patch")
    if step == 1:
        assert len(offered(match, "ada", "choose")) == 5  # a synergy boost
    else:
        assert trackers(match, "ada") == {"biomass": step, CHOICES[step - 1]: 1}


@pytest.mark.rule("PU-11.3.4")
def test_the_biomass_track_has_five_steps() -> None:
    match = table(wormhole(trackers="biomass 5", effects="advance biomass, boost"))
    play(match, "ada: advance biomass")
    assert trackers(match, "ada") == {"biomass": 5}
    names = ["civ", "water", "rover", "tech"]
    assert offered(match, "ada") == [f"choose {name}" for name in names]


@pytest.mark.rule("PU-11.3.4", "PU-13.2.6")
@pytest.mark.parametrize("step", range(6))
def test_the_fifth_step_is_the_top(step: int) -> None:
    ada = wormhole(trackers=f"biomass {step}").player()
    assert corporation_of(ada).is_at_top(ada, BIOMASS) == (step == 5)


@pytest.mark.rule("PU-11.3.4", "PU-13.3.10", "PU-13.3.11")
def test_what_an_event_takes_away_is_not_part_of_the_choice() -> None:
    ada = wormhole(trackers="biomass 1", effects="advance biomass")
    match = table(ada, event=NO_MILESTONES)
    assert trackers(match, "ada") == {"biomass": 2, "civ": 1}  # no patch
    match = table(wormhole(effects="advance biomass"), event=NO_BOOSTS)
    assert offered(match, "ada", "patch")


@pytest.mark.rule("PU-11.3.5")
@pytest.mark.parametrize(("step", "score"), [*enumerate([0, 0, 1, 2, 3, 5])])
def test_medals_of_the_biomass_track(step: int, score: int) -> None:
    assert medals(table(wormhole(trackers=f"biomass {step}")), "ada", "tracks") == score


# Level 1


@pytest.mark.rule("PU-11.3.6")
@pytest.mark.parametrize(("tech", "biomass"), [(2, 5), (3, 4)])
def test_only_with_level_1_the_tracker_is_put_back_and_only_from_the_top(
    tech: int, biomass: int
) -> None:
    match = table(wormhole(trackers=f"tech {tech} biomass {biomass}"), depots=DEPOT)
    assert not offered(match, "ada", "use")


@pytest.mark.rule("PU-11.3.6")
def test_level_1_puts_the_tracker_back_to_0_at_any_time() -> None:
    ada = wormhole(trackers="tech 3 biomass 5")
    match = table(ada, depots=DEPOT)
    play(match, "ada: use wormhole-1")  # before placing
    assert trackers(match, "ada") == {"tech": 3}
    assert not offered(match, "ada", "boost")
    assert not offered(match, "ada", "use")
    match = table(ada, depots=DEPOT)
    place(match, "ada", "biomass r7c4 civ r7c5")
    play(match, "ada: advance civ, use wormhole-1")  # after placing
    assert trackers(match, "ada") == {"tech": 3, "civ": 1}


@pytest.mark.rule("PU-11.3.7")
def test_level_1_turns_an_advance_on_the_top_into_step_1_or_not() -> None:
    ada = wormhole(trackers="tech 3 biomass 5", effects="advance biomass")
    match = table(ada)
    play(match, "ada: advance biomass, go biomass 1")
    assert trackers(match, "ada") == {"tech": 3, "biomass": 1}
    assert offered(match, "ada") == ["boost", "gain-patch"]
    match = table(ada)
    play(match, "ada: advance biomass, go biomass 5")
    assert trackers(match, "ada") == {"tech": 3, "biomass": 5}
    assert not offered(match, "ada", "boost")


# Levels 2 and 5: patches on tiles


@pytest.mark.rule("PU-11.3.8", "PU-11.3.12", "PU-EX-25")
@pytest.mark.parametrize(
    ("tech", "on_tile", "on_meteorite"), [(4, False, False), (5, True, False), (14, True, True)]
)
def test_patches_on_tiles_and_on_meteorites(tech: int, on_tile: bool, on_meteorite: bool) -> None:
    ada = wormhole("BcBw", trackers=f"tech {tech}", effects="gain-patch", meteorites="r6c6")
    match = table(ada)
    if offered(match, "ada", "use"):
        play(match, "ada: done")
    assert ("patch r6c4" in offered(match, "ada")) == on_tile
    assert ("patch r6c6" in offered(match, "ada")) == on_meteorite
    assert "patch r7c3" in offered(match, "ada")


@pytest.mark.rule("PU-11.3.8", "PU-11.3.9", "PU-EX-25")
def test_a_patch_on_a_tile_replaces_its_terrain_and_symbol() -> None:
    match = table(wormhole("BCB", trackers="tech 5", effects="gain-patch"))
    play(match, "ada: patch r6c4")
    ada = own(match, "ada")
    assert ada["terrain"][5][2:5] == "bbb"
    assert ada["resources"]["civ"] == []
    assert ada["resources"]["biomass"] == ["r6c3", "r6c5"]
    assert ada["patches"] == ["r6c4"]


@pytest.mark.rule("PU-11.3.9", "PU-11.3.12", "PU-EX-25")
def test_a_patch_on_a_meteorite_destroys_it_and_hides_its_symbol() -> None:
    ada = wormhole("Bc", trackers="tech 14", effects="gain-patch, add-meteorite", meteorites="r6c4")
    match = table(ada)
    play(match, "ada: gain-patch, done, patch r6c4")
    assert own(match, "ada")["meteorites"] == []  # and none has fallen there again
    assert own(match, "ada")["meteorites_collected"] == 0


@pytest.mark.rule("PU-11.3.13")
def test_no_patch_lies_on_another_patch() -> None:
    match = table(wormhole("Cp", trackers="tech 5", effects="gain-patch"))
    assert "patch r6c3" in offered(match, "ada")
    assert "patch r6c4" not in offered(match, "ada")


# Levels 3 and 4


@pytest.mark.rule("PU-11.3.10")
def test_level_3_gains_two_patches_instead_of_one_once_per_round() -> None:
    assert not offered(table(wormhole(trackers="tech 6", effects="gain-patch")), "ada", "use")
    match = table(wormhole(trackers="tech 7", effects="gain-patch, gain-patch"))
    play(match, "ada: use wormhole-3, patch r7c3, patch r8c3")
    assert len(offered(match, "ada", "patch")) > 0  # the other one is single
    play(match, "ada: patch r9c3")
    assert own(match, "ada")["patches"] == ["r7c3", "r8c3", "r9c3"]
    assert not offered(match, "ada")


@pytest.mark.rule("PU-11.3.10")
def test_level_3_may_be_kept_for_later() -> None:
    match = table(wormhole(trackers="tech 7", effects="gain-patch, gain-patch"))
    play(match, "ada: done, patch r7c3")
    assert offered(match, "ada", "use") == ["use wormhole-3"]


@pytest.mark.rule("PU-11.3.10")
def test_level_3_can_be_used_again_in_the_next_round() -> None:
    match = table(wormhole("CB", trackers="tech 7", effects="gain-patch"))
    play(match, "ada: use wormhole-3, patch r7c3, patch r8c3")
    assert player(match, "ada").used_this_round
    finish_turn(match, "ben")
    assert not player(match, "ada").used_this_round


@pytest.mark.rule("PU-11.3.11", "PU-5.3.8")
@pytest.mark.parametrize(("tech", "stores"), [(9, False), (10, True)])
def test_level_4_stores_patches(tech: int, stores: bool) -> None:
    match = table(wormhole(trackers=f"tech {tech}", effects="gain-patch"))
    play(match, "ada: done")  # a single patch
    assert ("store" in offered(match, "ada")) == stores
    if stores:
        play(match, "ada: store")
        assert own(match, "ada")["patches_stored"] == 1


@pytest.mark.rule("PU-11.3.10", "PU-7.6", "PU-11.3.11")
def test_level_3_does_not_double_patches_that_were_stored() -> None:
    ada = replace(wormhole("CC", trackers="tech 10"), more={"patches_stored": 1})
    match = table(ada, begin="civ", more={"blocked": True})
    assert not offered(match, "ada", "use")
    play(match, "ada: patch r7c3")
    assert match.is_over
    assert own(match, "ada")["patches"] == ["r7c3"]


@pytest.mark.rule("PU-11.3.8", "PU-11.3.12", "PU-7.6")
def test_stored_patches_may_lie_on_tiles_and_meteorites_too() -> None:
    ada = replace(wormhole("Cc", trackers="tech 14", meteorites="r6c4"), more={"patches_stored": 2})
    match = table(ada, begin="civ", more={"blocked": True})
    play(match, "ada: patch r6c4")
    assert own(match, "ada")["meteorites"] == []
    play(match, "ada: patch r6c3")
    assert own(match, "ada")["patches"] == ["r6c3", "r6c4"]


@pytest.mark.rule("PU-11.3.10", "PU-9.1.7")
def test_level_3_may_double_the_patch_of_an_event() -> None:
    match = table(wormhole(trackers="tech 7"), begin="event", event="ev-16")
    assert offered(match, "ada") == ["use wormhole-3", "done"]
    play(match, "ada: use wormhole-3, patch r7c3, patch r8c3")
    assert own(match, "ada")["patches"] == ["r7c3", "r8c3"]


@pytest.mark.rule("PU-11.3.10", "PU-5.3.6")
def test_the_second_of_two_patches_is_lost_if_only_one_square_is_left() -> None:
    match = table(wormhole(whole("c", "r1c6"), trackers="tech 7", effects="gain-patch"))
    play(match, "ada: use wormhole-3")
    while offered(match, "ada", "patch"):
        play(match, f"ada: {offered(match, 'ada', 'patch')[-1]}")
    assert len(own(match, "ada")["patches"]) == 2  # with level 2 the other lies on a tile
    ada = wormhole(whole("p", "r1c6"), trackers="tech 7", effects="gain-patch")
    match = table(ada)
    play(match, "ada: use wormhole-3")
    assert len(told(match, "patch-lost")) == 1


@pytest.mark.rule("PU-9.1.6", "PU-11.3.10")
def test_neither_patch_of_an_event_may_take_the_last_room_for_a_tile() -> None:
    free = "r6c1 r7c1 r1c6"
    ada = wormhole(whole("p", free), trackers="tech 7")
    match = table(ada, begin="event", event="ev-16", depots=["I2-ce-0 -"])
    play(match, "ada: use wormhole-3")
    assert own(match, "ada")["patches"].count("r1c6") == 1
    assert "r6c1" not in own(match, "ada")["patches"]
    assert len(told(match, "patch-lost")) == 1


@pytest.mark.rule("PU-11.3.8", "PU-12.2.2")
def test_on_arashi_no_patch_lies_on_a_tile_in_the_ring() -> None:
    ada = replace(wormhole("\nCC", trackers="tech 5", effects="gain-patch"), planet="arashi")
    match = table(replace(ada, at="r5c6", tiles="\nC\nC"))
    assert "patch r5c6" in offered(match, "ada")
    assert "patch r6c6" not in offered(match, "ada")


@pytest.mark.rule("PU-11.3.8", "PU-12.10.4")
def test_on_pajitnov_a_patch_is_slid_onto_a_tile_too() -> None:
    tiles = "\n.C.\nCCC\n.C."
    ada = wormhole(tiles, trackers="tech 5", effects="gain-patch")
    match = table(replace(ada, at="r5c5", planet="pajitnov"))
    assert "patch r5c6" in offered(match, "ada")
    assert "patch r6c6" not in offered(match, "ada")  # there are tiles all around
