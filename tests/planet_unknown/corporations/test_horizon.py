"""Planet Unknown, chapter 11.5: Horizon Group."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import (
    Seat,
    can_place,
    finish_turn,
    offered,
    own,
    place,
    play,
    player,
    rovers,
    squares,
    table,
    told,
    trackers,
)
from tests.planet_unknown.score_table import line, medals

DEPOT = ["I2-tb-0 I2-wr-0"]


def horizon(
    tiles: str = "CC",
    trackers: str = "",
    effects: str = "",
    rovers: str = "",
    loads: str = "",
    meteorites: str = "",
    lifepods: str = "",
    at: str = "r6c3",
) -> Seat:
    """`loads` has a 1 for each rover that carries a meteorite, a 0 for each other."""
    carried = [int(load) for load in loads] or [0] * len(rovers.split())
    return Seat(
        tiles,
        at=at if "\n" not in tiles else "r1c1",
        corporation="horizon",
        lifepods=lifepods,
        trackers=trackers,
        effects=effects,
        rovers=rovers,
        meteorites=meteorites,
        more={"loads": carried},
    )


# Carrying


@pytest.mark.rule("PU-11.5.1", "PU-11.5.2", "PU-EX-27")
def test_a_rover_picks_a_meteorite_up_and_carries_it() -> None:
    match = table(horizon("CcccR", rovers="r6c3", meteorites="r6c4", effects="movement 3"))
    play(match, "ada: drive r6c3 r6c4")
    assert player(match, "ada").loads == [1]
    assert own(match, "ada")["meteorites"] == []
    assert own(match, "ada")["meteorites_collected"] == 0
    play(match, "ada: drive r6c4 r6c5")
    assert player(match, "ada").loads == [1]
    assert own(match, "ada")["meteorites"] == []


@pytest.mark.rule("PU-11.5.2")
def test_a_rover_that_lands_on_a_meteorite_picks_it_up() -> None:
    match = table(horizon("Cc", meteorites="r6c4", effects="new-rover"))
    play(match, "ada: land r6c4")
    assert player(match, "ada").loads == [1]
    assert own(match, "ada")["meteorites_collected"] == 0


@pytest.mark.rule("PU-11.5.1", "PU-11.5.3")
def test_a_carrying_rover_leaves_other_meteorites() -> None:
    ada = horizon("Cccc", rovers="r6c3", meteorites="r6c4 r6c5", effects="movement 3")
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4, drive r6c4 r6c5, drive r6c5 r6c6")
    assert player(match, "ada").loads == [1]
    assert own(match, "ada")["meteorites"] == ["r6c5"]


@pytest.mark.rule("PU-11.5.1")
def test_each_rover_carries_its_own() -> None:
    ada = horizon("Cccc", rovers="r6c3 r6c6", loads="10", meteorites="r6c5", effects="movement 2")
    match = table(ada)
    play(match, "ada: drive r6c6 r6c5")
    assert player(match, "ada").loads == [1, 1]


@pytest.mark.rule("PU-11.5.4", "PU-EX-27")
def test_a_meteorite_is_delivered_on_or_through_a_rover_resource() -> None:
    match = table(horizon("CrRc", rovers="r6c3", loads="1", effects="movement 3"))
    play(match, "ada: drive r6c3 r6c4")
    assert own(match, "ada")["meteorites_collected"] == 0  # rover terrain without its symbol
    play(match, "ada: drive r6c4 r6c5, drive r6c5 r6c6")
    assert own(match, "ada")["meteorites_collected"] == 1
    assert player(match, "ada").loads == [0]
    assert len(told(match, "collected")) == 1


@pytest.mark.rule("PU-11.5.3", "PU-11.5.5")
@pytest.mark.parametrize(("loads", "left"), [("0", []), ("1", ["r6c4"])])
def test_a_meteorite_on_a_rover_resource_is_collected_by_an_empty_rover(
    loads: str, left: list[str]
) -> None:
    ada = horizon("CR", rovers="r6c3", loads=loads, meteorites="r6c4", effects="movement 1")
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4")
    assert own(match, "ada")["meteorites_collected"] == 1
    assert player(match, "ada").loads == [0]
    assert own(match, "ada")["meteorites"] == left


@pytest.mark.rule("PU-11.5.6")
@pytest.mark.parametrize("loads", ["0", "1"])
def test_a_carried_meteorite_counts_on_its_square(loads: str) -> None:
    match = table(horizon(line("c", 6), rovers="r6c5", loads=loads))
    assert (medals(match, "ada", "planet") > 0) == (loads == "0")
    assert medals(match, "ada", "meteorites") == 0


@pytest.mark.rule("PU-11.5.6", "PU-11.5.9", "PU-13.1.6")
@pytest.mark.parametrize(
    ("effects", "collected"), [("collect meteorite 1", 1), ("destroy meteorite 1 planet", 0)]
)
def test_cards_reach_a_carried_meteorite(effects: str, collected: int) -> None:
    match = table(horizon("Cccc", rovers="r6c5", loads="1", meteorites="r6c4", effects=effects))
    assert offered(match, "ada") == ["at r6c4", "at r6c5"]
    play(match, "ada: at r6c5")
    assert player(match, "ada").loads == [0]
    assert own(match, "ada")["meteorites"] == ["r6c4"]
    assert own(match, "ada")["meteorites_collected"] == collected
    assert len(told(match, "collected" if collected else "destroyed")) == 1


@pytest.mark.rule("PU-11.5.6")
def test_of_two_meteorites_on_a_square_the_carried_one_is_reached_last() -> None:
    ada = horizon("Cc", rovers="r6c4", loads="1", meteorites="r6c4", effects="collect meteorite 2")
    match = table(ada)
    assert own(match, "ada")["meteorites_collected"] == 2
    ada = horizon("Cc", rovers="r6c4", loads="1", meteorites="r6c4", effects="collect meteorite 1")
    match = table(ada)
    assert own(match, "ada")["meteorites"] == []
    assert player(match, "ada").loads == [1]


@pytest.mark.rule("PU-11.5.6")
def test_clearing_a_line_destroys_carried_meteorites_too() -> None:
    ada = horizon("Cccc", rovers="r6c5 r7c6", loads="11", meteorites="r6c3", effects="clear-line")
    match = table(ada)
    lines = {"row6", "row7", "column3", "column5", "column6"}
    assert {text.split()[1] for text in offered(match, "ada", "clear")} == lines
    play(match, "ada: clear row6")
    assert own(match, "ada")["meteorites"] == []
    assert player(match, "ada").loads == [0, 1]
    assert own(match, "ada")["meteorites_collected"] == 0
    assert len(told(match, "destroyed")) == 2


@pytest.mark.rule("PU-11.5.6", "PU-13.3.5")
def test_the_symbol_of_a_lifted_meteorite_is_free_for_another() -> None:
    ada = horizon("Cccc", rovers="r6c3", meteorites="r6c4", effects="movement 1, add-meteorite")
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4")
    assert rovers(match, "ada") == []
    assert player(match, "ada").more_meteorites == squares("r6c4")


@pytest.mark.rule("PU-11.5.7")
@pytest.mark.parametrize(("loads", "left"), [("0", []), ("1", ["r7c3"])])
def test_the_meteorite_of_a_destroyed_rover_stays(loads: str, left: list[str]) -> None:
    match = table(horizon(rovers="r7c3", loads=loads), depots=DEPOT)
    place(match, "ada", "tech r7c3 biomass r7c4")
    assert rovers(match, "ada") == []
    assert own(match, "ada")["meteorites"] == left
    match = table(horizon(rovers="r7c3", loads=loads, effects="gain-patch"))
    play(match, "ada: patch r7c3")
    assert own(match, "ada")["meteorites"] == left


@pytest.mark.rule("PU-11.5.8")
@pytest.mark.parametrize("loads", ["0", "1"])
def test_lifepods_are_collected_as_usual(loads: str) -> None:
    match = table(horizon(rovers="r6c3", loads=loads, lifepods="r7c3", effects="movement 1"))
    play(match, "ada: drive r6c3 r7c3")
    assert own(match, "ada")["lifepods_collected"] == 1
    assert own(match, "ada")["lifepods"] == []


@pytest.mark.rule("PU-11.5.9")
@pytest.mark.parametrize(
    ("effects", "collected"), [("collect meteorite 1", 1), ("destroy meteorite 1 planet", 0)]
)
def test_cards_collect_and_destroy_without_a_rover(effects: str, collected: int) -> None:
    match = table(horizon("Cc", meteorites="r6c4", effects=effects))
    assert own(match, "ada")["meteorites"] == []
    assert own(match, "ada")["meteorites_collected"] == collected


# Technologies


@pytest.mark.rule("PU-11.5.10", "PU-11.0.5")
@pytest.mark.parametrize(("tech", "free"), [(2, False), (3, True)])
def test_level_1_frees_tiles_with_a_rover_resource_from_adjacency(tech: int, free: bool) -> None:
    match = table(horizon("CC", at="r1c6", trackers=f"tech {tech}"), depots=DEPOT)
    assert can_place(match, "ada", "water r7c6 rover r7c7") == free
    assert not can_place(match, "ada", "tech r7c6 biomass r7c7")
    assert not can_place(match, "ada", "r1c7 r2c7")  # on a tile
    match = table(horizon("CC", at="r1c6", trackers=f"tech {tech}", effects="gain-patch"))
    assert "patch r7c6" not in offered(match, "ada")


@pytest.mark.rule("PU-11.5.11", "PU-6.6.6")
@pytest.mark.parametrize(("tech", "points"), [(4, 0), (5, 2)])
def test_level_2_gives_a_point_for_each_carrying_rover(tech: int, points: int) -> None:
    ada = horizon("Cccc", trackers=f"tech {tech}", rovers="r6c3 r6c5 r6c6", loads="101")
    match = table(ada, depots=DEPOT)
    assert own(match, "ada")["movement"] == points
    assert ("drive r6c5 r7c5" in offered(match, "ada")) == (points > 0)  # any rover


@pytest.mark.rule("PU-11.5.12")
@pytest.mark.parametrize(("tech", "patch"), [(6, False), (7, True)])
def test_level_3_gives_a_patch_for_each_collected_meteorite(tech: int, patch: bool) -> None:
    ada = horizon(
        "CR", trackers=f"tech {tech}", rovers="r6c3", meteorites="r7c3", effects="movement 3"
    )
    match = table(ada)
    play(match, "ada: drive r6c3 r7c3")
    assert "gain-patch" not in offered(match, "ada")
    assert not offered(match, "ada", "patch")  # picking up isn't collecting
    play(match, "ada: drive r7c3 r7c4, drive r7c4 r6c4")
    assert own(match, "ada")["meteorites_collected"] == 1
    assert bool(offered(match, "ada", "patch") or offered(match, "ada", "gain-patch")) == patch


@pytest.mark.rule("PU-11.5.12")
def test_level_3_counts_meteorites_that_cards_collect() -> None:
    ada = horizon("Cc", trackers="tech 7", meteorites="r6c4", effects="collect meteorite 1")
    assert offered(table(ada), "ada", "patch")


@pytest.mark.rule("PU-11.5.13", "PU-EX-27")
@pytest.mark.parametrize(
    ("tech", "loads", "asks"), [(9, "1", False), (10, "1", True), (10, "0", False)]
)
def test_level_4_may_destroy_a_carried_meteorite_on_water(
    tech: int, loads: str, asks: bool
) -> None:
    ada = horizon("Cw", trackers=f"tech {tech}", rovers="r6c3", loads=loads, effects="movement 2")
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4")
    assert ("at r6c4" in offered(match, "ada")) == asks
    if asks:
        play(match, "ada: at r6c4")
        assert player(match, "ada").loads == [0]
        assert own(match, "ada")["meteorites"] == []
        assert own(match, "ada")["meteorites_collected"] == 0


@pytest.mark.rule("PU-11.5.13")
def test_level_4_is_optional_and_needs_water() -> None:
    ada = horizon("Cwc", trackers="tech 10", rovers="r6c3", loads="1", effects="movement 3")
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4, done")
    assert player(match, "ada").loads == [1]
    play(match, "ada: drive r6c4 r6c5")
    assert not offered(match, "ada", "at")


@pytest.mark.rule("PU-11.5.14")
def test_level_5_advances_the_rover_tracker_once_per_round_with_benefits() -> None:
    assert not offered(table(horizon(trackers="tech 13 rover 4"), depots=DEPOT), "ada", "use")
    match = table(horizon(trackers="tech 14 rover 4", rovers="r6c3"), depots=DEPOT)
    play(match, "ada: use horizon-5")
    assert trackers(match, "ada") == {"tech": 14, "rover": 5}
    assert own(match, "ada")["movement"] == 3
    assert not offered(match, "ada", "use")
    finish_turn(match, "ada")
    finish_turn(match, "ben")
    assert offered(match, "ada", "use") == ["use horizon-5"]


@pytest.mark.rule("PU-11.5.14", "PU-6.5.4")
def test_level_5_has_nothing_to_give_at_the_top() -> None:
    match = table(horizon(trackers="tech 14 rover 15", rovers="r6c3"), depots=DEPOT)
    assert not offered(match, "ada", "use")


@pytest.mark.rule("PU-11.5.14", "PU-6.6.7")
def test_level_5_may_be_used_after_placing() -> None:
    match = table(horizon(trackers="tech 14 rover 4", rovers="r6c3"), depots=DEPOT)
    place(match, "ada", "tech r7c3 biomass r7c4")
    assert "use horizon-5" in offered(match, "ada")
