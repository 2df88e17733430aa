"""Planet Unknown, chapter 11.4: Cosmos Inc."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orrery import Match
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.vocabulary import SPOT_NAMES
from tests.planet_unknown.board import (
    Seat,
    finish_turn,
    offered,
    own,
    place,
    play,
    player,
    rovers,
    table,
    trackers,
)
from tests.planet_unknown.score_table import medals

DEPOT = ["I2-ce-0 I2-wr-0"]


def cosmos(
    tiles: str = "CC",
    trackers: str = "",
    effects: str = "",
    rovers: str = "",
    lifepods: str = "",
    placed: str = "",
    scored: int = 0,
    planet: str = "ksb_4156",
) -> Seat:
    """`placed` are the spaces of tracks on which lifepods lie."""
    spots = sorted(SPOT_NAMES.index(name) for name in placed.split())
    return Seat(
        tiles,
        at="r6c3",
        corporation="cosmos",
        planet=planet,
        lifepods=lifepods,
        trackers=trackers,
        effects=effects,
        rovers=rovers,
        more={"lifepods_placed": spots, "lifepods_scored": scored},
    )


def next_round(match: Match) -> None:
    finish_turn(match, "ada")
    finish_turn(match, "ben")


def placed(ada: list[int]) -> list[str]:
    return [SPOT_NAMES[spot] for spot in ada]


# Collected lifepods


@pytest.mark.rule("PU-11.4.1", "PU-11.4.7")
@pytest.mark.parametrize(("spot", "score"), [("scoring", 1), ("water7", 0)])
def test_a_collected_lifepod_goes_to_the_scoring_area_or_onto_a_track(
    spot: str, score: int
) -> None:
    match = table(cosmos(rovers="r6c3", lifepods="r7c3", effects="movement 1"))
    play(match, f"ada: drive r6c3 r7c3, put {spot}")
    assert placed(player(match, "ada").lifepods_placed) == ([] if score else [spot])
    assert own(match, "ada")["lifepods_collected"] == score
    assert medals(match, "ada", "lifepods") == score


@pytest.mark.rule("PU-11.4.2")
def test_a_lifepod_goes_only_onto_a_free_space() -> None:
    ada = cosmos(
        trackers="civ 3", rovers="r6c3", lifepods="r7c3", effects="movement 1", placed="tech5"
    )
    match = table(ada)
    play(match, "ada: drive r6c3 r7c3")
    spots = {text.split()[1] for text in offered(match, "ada", "put")}
    taken = {"civ3", "water0", "biomass0", "rover0", "tech0", "tech5"}
    assert spots == {"scoring", *SPOT_NAMES[:80]} - taken


@pytest.mark.rule("PU-11.4.14")
def test_a_lifepod_collected_by_a_card_is_put_as_well() -> None:
    match = table(cosmos(lifepods="r7c3 r8c8", effects="collect lifepod 2"))
    play(match, "ada: at r7c3, put civ5, put scoring")
    assert placed(player(match, "ada").lifepods_placed) == ["civ5"]
    assert own(match, "ada")["lifepods_collected"] == 1
    assert own(match, "ada")["lifepods"] == []


# Jumping


@pytest.mark.rule("PU-11.4.3", "PU-11.4.4", "PU-EX-26")
def test_a_tracker_jumps_over_a_lifepod_without_its_benefit() -> None:
    match = table(cosmos(trackers="biomass 1", placed="biomass2", effects="advance biomass"))
    assert trackers(match, "ada") == {"biomass": 3}
    assert offered(match, "ada", "patch")
    play(match, "ada: patch r7c3")
    assert not offered(match, "ada")  # no synergy boost


@pytest.mark.rule("PU-11.4.3")
def test_several_lifepods_in_a_row_are_skipped_together() -> None:
    ada = cosmos(trackers="civ 1", placed="civ2 civ3 civ4 civ6", effects="advance civ")
    match = table(ada)
    assert trackers(match, "ada") == {"civ": 5}
    assert player(match, "ada").milestones == []


@pytest.mark.rule("PU-11.4.4")
def test_a_covered_medal_does_not_score() -> None:
    assert medals(table(cosmos(trackers="water 7")), "ada", "tracks") == 3
    assert medals(table(cosmos(trackers="water 7", placed="water6")), "ada", "tracks") == 2


@pytest.mark.rule("PU-11.4.4")
def test_a_covered_tech_milestone_unlocks_nothing_but_higher_levels_count() -> None:
    ada = cosmos(trackers="tech 7", placed="tech5").player()
    assert [level for level in range(1, 6) if corporation_of(ada).works(ada, level)] == [1, 3]


@pytest.mark.rule("PU-11.4.5")
def test_a_covered_civ_milestone_leaves_the_ranks_of_the_others() -> None:
    match = table(cosmos(trackers="civ 5", placed="civ3", effects="advance civ"))
    assert player(match, "ada").milestones == [2]


@pytest.mark.rule("PU-11.4.6")
def test_a_tracker_below_covered_spaces_only_cannot_advance() -> None:
    ada = cosmos(trackers="water 13", placed="water14 water15", effects="advance water, boost")
    match = table(ada)
    play(match, "ada: advance water")
    assert trackers(match, "ada") == {"water": 13}
    assert "choose water" not in offered(match, "ada")


@pytest.mark.rule("PU-11.4.6")
def test_regressing_skips_lifepods_too() -> None:
    match = table(cosmos(trackers="water 7", placed="water5 water6", effects="regress-one 2 1"))
    assert trackers(match, "ada") == {"water": 4}
    match = table(cosmos(trackers="water 2", placed="water0 water1", effects="regress-one 2 1"))
    assert trackers(match, "ada") == {"water": 2}


@pytest.mark.rule("PU-11.4.7")
def test_only_lifepods_in_the_scoring_area_score() -> None:
    assert medals(table(cosmos(scored=2, placed="civ5 tech9 water1")), "ada", "lifepods") == 2


# Repositioning


@pytest.mark.rule("PU-11.4.8", "PU-11.4.10")
def test_lifepods_are_taken_from_anywhere_and_put_anywhere() -> None:
    match = table(cosmos(trackers="tech 5", scored=1, placed="civ5 water9"), depots=DEPOT)
    play(match, "ada: use cosmos-2, put scoring, put civ1")
    assert {"put civ1", "put civ5", "put water9", "done"} == set(offered(match, "ada"))
    play(match, "ada: put civ5, put scoring, put water9")
    assert {"put civ5", "put water9", "put scoring"} <= set(offered(match, "ada"))
    play(match, "ada: put rover3")
    assert placed(player(match, "ada").lifepods_placed) == ["civ1", "rover3"]
    assert own(match, "ada")["lifepods_collected"] == 1
    assert not offered(match, "ada", "put")  # three at most


@pytest.mark.rule("PU-11.4.10")
@pytest.mark.parametrize(("tech", "scored", "usable"), [(4, 1, False), (5, 1, True), (5, 0, False)])
def test_level_2_repositions_collected_lifepods(tech: int, scored: int, usable: bool) -> None:
    match = table(cosmos(trackers=f"tech {tech}", scored=scored), depots=DEPOT)
    assert ("use cosmos-2" in offered(match, "ada")) == usable


@pytest.mark.rule("PU-11.4.10")
def test_level_2_works_once_per_game_for_up_to_three() -> None:
    match = table(cosmos(trackers="tech 5", scored=3), depots=DEPOT)
    play(match, "ada: use cosmos-2, put scoring, put civ1, done")  # one was enough
    assert not offered(match, "ada", "use")
    next_round(match)
    assert not offered(match, "ada", "use")


@pytest.mark.rule("PU-11.4.11")
@pytest.mark.parametrize(
    ("tech", "tile", "offers"),
    [
        (6, "energy r7c3 civ r7c4", False),
        (7, "energy r7c3 civ r7c4", True),
        (7, "water r7c3 rover r7c4", False),
    ],
)
def test_level_3_repositions_one_lifepod_with_an_energy_tile(
    tech: int, tile: str, offers: bool
) -> None:
    ada = cosmos(trackers=f"tech {tech}", scored=2)
    match = table(ada, depots=DEPOT)
    place(match, "ada", tile)
    assert ("reposition" in offered(match, "ada")) == offers
    if offers:
        play(match, "ada: reposition, put scoring, put water1")
        assert placed(player(match, "ada").lifepods_placed) == ["water1"]
        assert "reposition" not in offered(match, "ada")


@pytest.mark.rule("PU-11.4.11")
def test_level_3_need_not_be_used() -> None:
    match = table(cosmos(trackers="tech 7", scored=1), depots=DEPOT)
    place(match, "ada", "energy r7c3 civ r7c4")
    play(match, "ada: reposition, done")
    assert own(match, "ada")["lifepods_collected"] == 1


@pytest.mark.rule("PU-11.4.13")
def test_level_5_repositions_one_lifepod_once_per_round() -> None:
    more = {"lifepods_scored": 2, "used_this_game": 1 << 2}
    for tech, usable in ((13, False), (14, True)):
        ada = Seat("CC", at="r6c3", corporation="cosmos", trackers=f"tech {tech}", more=more)
        match = table(ada, depots=DEPOT)
        assert ("use cosmos-5" in offered(match, "ada")) == usable
    play(match, "ada: use cosmos-5, put scoring, put water1")
    assert placed(player(match, "ada").lifepods_placed) == ["water1"]
    assert not offered(match, "ada", "use") + offered(match, "ada", "put")
    next_round(match)
    assert offered(match, "ada", "use") == ["use cosmos-5"]


# Driving


@pytest.mark.rule("PU-11.4.9")
@pytest.mark.parametrize(("tech", "diagonally"), [(2, False), (3, True)])
def test_level_1_lets_rovers_drive_diagonally(tech: int, diagonally: bool) -> None:
    match = table(cosmos(trackers=f"tech {tech}", rovers="r6c3", effects="movement 2"))
    goals = {text.split()[2] for text in offered(match, "ada", "drive")}
    straight = {"r5c3", "r7c3", "r6c2", "r6c4"}
    assert goals == (straight | {"r5c2", "r5c4", "r7c2", "r7c4"} if diagonally else straight)
    if diagonally:
        play(match, "ada: drive r6c3 r7c4")
        assert rovers(match, "ada") == ["r7c4"]
        assert own(match, "ada")["movement"] == 1


@pytest.mark.rule("PU-11.4.12")
@pytest.mark.parametrize(("tech", "cost"), [(9, 1), (10, 0)])
def test_level_4_makes_steps_onto_energy_free(tech: int, cost: int) -> None:
    match = table(cosmos("CEec", trackers=f"tech {tech}", rovers="r6c3", effects="movement 3"))
    play(match, "ada: drive r6c3 r6c4")
    assert own(match, "ada")["movement"] == 3 - cost
    play(match, "ada: drive r6c4 r6c3")  # other terrain has its price
    assert own(match, "ada")["movement"] == 2 - cost


@pytest.mark.rule("PU-11.4.12")
def test_level_4_needs_a_point_that_is_left() -> None:
    match = table(cosmos("CEec", trackers="tech 10", rovers="r6c3", effects="movement 1"))
    play(match, "ada: drive r6c3 r6c4, drive r6c4 r6c5, drive r6c5 r6c6")
    assert own(match, "ada")["movement"] == 0
    assert not offered(match, "ada", "drive")  # not even back onto energy


@pytest.mark.rule("PU-11.4.12", "PU-12.6.1")
def test_level_4_counts_uncovered_currents_of_petra() -> None:
    ada = cosmos("CC", trackers="tech 10", rovers="r6c4", effects="movement 2", planet="petra")
    match = table(ada)
    play(match, "ada: drive r6c4 r6c5")
    assert own(match, "ada")["movement"] == 2
    play(match, "ada: drive r6c5 r6c4")  # a covered one
    assert own(match, "ada")["movement"] == 1


@pytest.mark.rule("PU-5.2.8", "PU-11.4.12")
@pytest.mark.parametrize(("lifepods", "meteorites"), [("r6c4", ""), ("", "r6c4")])
def test_a_free_step_that_collected_something_may_be_taken_back(
    lifepods: str, meteorites: str
) -> None:
    ada = cosmos("EeeE", trackers="tech 10", rovers="r6c3", effects="movement 1", lifepods=lifepods)
    match = table(replace(ada, meteorites=meteorites))
    play(match, "ada: drive r6c3 r6c4" + (", put scoring" if lifepods else ""))
    assert "drive r6c4 r6c3" in offered(match, "ada")
    play(match, "ada: drive r6c4 r6c3")
    assert "drive r6c3 r6c4" not in offered(match, "ada")  # now it would change nothing


@pytest.mark.rule("PU-5.2.8", "PU-11.4.12")
def test_a_free_step_may_be_taken_back_after_anything_else() -> None:
    ada = cosmos("EeeE", trackers="tech 14", rovers="r6c3", effects="movement 1, boost", scored=1)
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4")
    assert "drive r6c4 r6c3" not in offered(match, "ada")
    play(match, "ada: use cosmos-5, done, drive r6c4 r6c3, boost, choose civ, drive r6c3 r6c4")
    assert rovers(match, "ada") == ["r6c4"]
    assert own(match, "ada")["movement"] == 1


@pytest.mark.rule("PU-5.2.8", "PU-11.4.12")
def test_a_rover_may_take_a_free_step_to_where_another_one_stood() -> None:
    match = table(cosmos("EeeE", trackers="tech 10", rovers="r6c3 r6c5", effects="movement 1"))
    play(match, "ada: drive r6c5 r6c6, drive r6c3 r6c4, drive r6c4 r6c5")
    assert sorted(rovers(match, "ada")) == ["r6c5", "r6c6"]
    assert "drive r6c5 r6c4" not in offered(match, "ada")


@pytest.mark.rule("PU-5.2.8", "PU-11.4.12")
def test_rovers_that_change_places_recreate_a_position() -> None:
    ada = cosmos("\nEe\nee", trackers="tech 10", rovers="r6c3 r6c4", effects="movement 1")
    match = table(ada)
    play(match, "ada: drive r6c3 r7c3, drive r6c4 r6c3, drive r7c3 r7c4")
    assert "drive r7c4 r6c4" not in offered(match, "ada")


@pytest.mark.rule("PU-5.2.8", "PU-11.4.12")
def test_a_free_step_may_be_taken_back_when_a_tile_was_placed() -> None:
    ada = replace(cosmos("EeeE", trackers="tech 10", rovers="r6c3"), movement=1)
    match = table(ada, depots=DEPOT)
    play(match, "ada: drive r6c3 r6c4")
    assert "drive r6c4 r6c3" not in offered(match, "ada")
    place(match, "ada", "energy r7c3 civ r7c4")
    assert "drive r6c4 r6c3" in offered(match, "ada")


@pytest.mark.rule("PU-5.2.8", "PU-11.4.12")
def test_a_free_step_may_be_taken_back_in_the_next_step_of_the_round() -> None:
    ada = replace(cosmos("EeeE", trackers="tech 10", rovers="r6c3"), movement=1)
    match = table(ada, begin="event", event="ev-17", depots=DEPOT)
    play(match, "ada: boost, choose civ, drive r6c3 r6c4, done", "ben: choose civ")
    assert offered(match, "ada", "place")
    assert "drive r6c4 r6c3" in offered(match, "ada")
