"""Planet Unknown, chapter 11.2: Republic."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import (
    Seat,
    can_place,
    offered,
    own,
    place,
    play,
    player,
    squares,
    table,
    trackers,
)
from tests.planet_unknown.score_table import whole

DEPOT = ["I2-bc-0 I2-wr-0"]  # the outer tile has a civ resource


def republic(
    tiles: str = "CC",
    trackers: str = "",
    effects: str = "",
    rovers: str = "",
    movement: int = 0,
    meteorites: str = "",
) -> Seat:
    return Seat(
        tiles,
        at="r6c3" if "\n" not in tiles else "r1c1",
        corporation="republic",
        lifepods="",
        trackers=trackers,
        effects=effects,
        rovers=rovers,
        movement=movement,
        meteorites=meteorites,
    )


# The civ track


@pytest.mark.rule("PU-11.2.1")
def test_the_civ_track_has_seven_milestones() -> None:
    ranks = {2: 1, 4: 2, 6: 2, 8: 3, 10: 3, 12: 4, 14: 4}
    for height in range(15):
        match = table(republic(trackers=f"civ {height}", effects="advance civ"))
        reached = player(match, "ada").milestones
        assert reached == ([ranks[height + 1]] if height + 1 in ranks else [])


@pytest.mark.rule("PU-11.2.2")
def test_a_civ_milestone_makes_another_tracker_regress() -> None:
    match = table(republic(trackers="civ 3 water 4 biomass 3", effects="advance civ"))
    assert offered(match, "ada") == ["choose water", "choose biomass"]  # not civ
    play(match, "ada: choose water")
    assert trackers(match, "ada") == {"civ": 4, "water": 3, "biomass": 3}
    assert not offered(match, "ada")  # no synergy boost of water 3


@pytest.mark.rule("PU-11.2.2")
def test_what_a_tracker_lost_by_regressing_can_be_gained_again() -> None:
    match = table(republic(trackers="civ 3 water 3", effects="advance civ, advance water"))
    play(match, "ada: advance civ")
    assert trackers(match, "ada") == {"civ": 4, "water": 3}  # regressed, then advanced again
    assert offered(match, "ada", "choose")


@pytest.mark.rule("PU-11.2.2")
def test_spaces_between_the_milestones_make_nothing_regress() -> None:
    match = table(republic(trackers="civ 2 water 4", effects="advance civ"))
    assert trackers(match, "ada") == {"civ": 3, "water": 4}


@pytest.mark.rule("PU-11.2.3")
def test_nothing_regresses_where_nothing_can() -> None:
    match = table(republic(trackers="civ 3", effects="advance civ"))
    assert trackers(match, "ada") == {"civ": 4}
    assert not offered(match, "ada")


@pytest.mark.rule("PU-11.2.3")
def test_regressing_is_due_even_if_no_card_is_left() -> None:
    ada = republic(trackers="civ 3 water 4", effects="advance civ")
    match = table(ada, civ_piles=["", "", "", ""])
    assert trackers(match, "ada") == {"civ": 4, "water": 3}


# Level 1


@pytest.mark.rule("PU-11.2.4")
@pytest.mark.parametrize(
    ("heights", "points"), [("tech 2 rover 4", 0), ("tech 3 rover 4", 2), ("tech 3 rover 13", 3)]
)
def test_level_1_gives_the_movement_under_the_rover_tracker(heights: str, points: int) -> None:
    match = table(republic(trackers=heights, rovers="r6c3"), depots=DEPOT)
    assert bool(offered(match, "ada", "use")) == (points > 0)
    if points:
        play(match, "ada: use 1, drive r6c3 r6c4")
        assert own(match, "ada")["movement"] == points - 1
        assert not offered(match, "ada", "use")
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == max(0, points - 1)


@pytest.mark.rule("PU-11.2.4")
@pytest.mark.parametrize("tile", ["biomass r7c3 civ r7c4", "water r7c3 rover r7c4"])
def test_level_1_movement_may_also_be_spent_after_placing(tile: str) -> None:
    match = table(republic(trackers="tech 3 rover 5", rovers="r6c3"), depots=DEPOT)
    place(match, "ada", tile)
    assert own(match, "ada")["movement"] == (2 if "civ" in tile else 0)
    assert not offered(match, "ada", "use")


@pytest.mark.rule("PU-11.2.4")
def test_level_1_counts_for_each_selected_tile() -> None:
    effects = "extra-tile 0, extra-tile 0"
    ada = republic(trackers="tech 3 rover 5", rovers="r6c3", effects=effects)
    match = table(ada, depots=["I2-bc-0 I2-ce-0"])
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == 2
    play(match, "ada: extra-tile 0")
    place(match, "ada", "energy r8c3 civ r8c4")
    assert own(match, "ada")["movement"] == 4


@pytest.mark.rule("PU-11.2.4")
@pytest.mark.parametrize("rover", [0, 1])
def test_level_1_gives_nothing_without_a_number_under_the_tracker(rover: int) -> None:
    match = table(republic(trackers=f"tech 3 rover {rover}", rovers="r6c3"), depots=DEPOT)
    assert not offered(match, "ada", "use")
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == 0


@pytest.mark.rule("PU-11.2.4", "PU-11.2.5")
def test_level_1_needs_a_tile_with_a_civ_resource_on_offer() -> None:
    match = table(republic(trackers="tech 3 rover 4", rovers="r6c3"), depots=["I2-tb-0 I2-wr-0"])
    assert not offered(match, "ada", "use")


@pytest.mark.rule("PU-11.2.5")
def test_level_1_binds_to_a_tile_with_a_civ_resource() -> None:
    match = table(republic(trackers="tech 3 rover 4", rovers="r6c3"), depots=DEPOT)
    assert can_place(match, "ada", "water r7c3 rover r7c4")
    play(match, "ada: use 1")
    assert not can_place(match, "ada", "water r7c3 rover r7c4")
    assert can_place(match, "ada", "biomass r7c3 civ r7c4")


@pytest.mark.rule("PU-11.2.5", "PU-3.8")
def test_level_1_cannot_bind_to_a_tile_that_does_not_fit() -> None:
    ada = republic(whole("c", "r6c6 r6c7"), trackers="tech 3 rover 4", rovers="r6c3")
    assert not offered(table(ada, depots=["Z5-bc-0 I2-wr-0"]), "ada", "use")
    assert offered(table(ada, depots=["I2-bc-0 Z5-wr-0"]), "ada", "use")
    assert offered(table(ada, depots=["Z5-bc-0 O4-wr-0"]), "ada", "use")  # neither fits


@pytest.mark.rule("PU-11.2.5")
def test_level_1_counts_the_number_at_the_moment_of_selection() -> None:
    match = table(republic(trackers="tech 3 rover 3", rovers="r6c3"), depots=DEPOT)
    play(match, "ada: use 1")
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == 1
    ada = republic("R", trackers="tech 3 rover 3", rovers="r6c3")
    match = table(ada, depots=["I2-ce-0 -"])
    place(match, "ada", "energy r6c4 civ r6c5")
    play(match, "ada: energy-tile civ, choose rover")  # onto position 4, for 2 points
    assert own(match, "ada")["movement"] == 1 + 2


# Level 3


@pytest.mark.rule("PU-11.2.7")
@pytest.mark.parametrize(("tech", "goals"), [(6, []), (7, ["r6c6", "r6c8"])])
def test_level_3_teleports_between_civ_symbols(tech: int, goals: list[str]) -> None:
    ada = republic("CcwCrCt", trackers=f"tech {tech}", rovers="r6c3", effects="movement 2")
    match = table(ada)
    assert offered(match, "ada", "teleport") == [f"teleport r6c3 {to}" for to in goals]


@pytest.mark.rule("PU-11.2.7", "PU-5.2.14")
def test_level_3_takes_a_point_each_time_and_has_no_limit() -> None:
    ada = republic(
        "CcwCrC", trackers="tech 7", rovers="r6c3", effects="movement 2", meteorites="r6c8"
    )
    match = table(ada)
    play(match, "ada: teleport r6c3 r6c6, teleport r6c6 r6c8")
    assert own(match, "ada")["movement"] == 0
    assert own(match, "ada")["rovers"] == ["r6c8"]
    assert own(match, "ada")["meteorites_collected"] == 1
    assert not offered(match, "ada", "teleport")


@pytest.mark.rule("PU-11.2.7")
@pytest.mark.parametrize(("rovers", "count"), [("r6c4", 0), ("r6c5", 0), ("r6c3 r6c6", 2)])
def test_level_3_needs_a_rover_on_a_symbol_and_a_free_one(rovers: str, count: int) -> None:
    match = table(
        republic("CcwCrC", trackers="tech 7", rovers=rovers, effects="movement 1"),
    )
    assert len(offered(match, "ada", "teleport")) == count
    assert player(match, "ada").rovers == squares(rovers)


# Level 4


@pytest.mark.rule("PU-11.2.8")
@pytest.mark.parametrize(("tech", "civ", "boosts"), [(9, 3, False), (10, 3, True), (10, 2, False)])
def test_level_4_adds_a_synergy_boost_to_each_milestone(tech: int, civ: int, boosts: bool) -> None:
    ada = republic(trackers=f"tech {tech} civ {civ} water 15", effects="advance civ")
    match = table(ada)
    if offered(match, "ada", "choose"):
        play(match, "ada: choose water")
    assert bool(offered(match, "ada", "choose")) == boosts
