"""The progress phase (HSW-13) and the start of a round (HSW-14)."""

from __future__ import annotations

import pytest

from orrery.games.save_a_world.board import IMPACT_SPACE
from tests.save_a_world.table import (
    Seat,
    Simu,
    asked,
    bag,
    changes,
    gained,
    has,
    offered,
    play,
    seat,
    table,
    track,
    view,
)

# Step 1


@pytest.mark.rule("HSW-13.1", "HSW-13.2")
@pytest.mark.parametrize("start", [0, 2, 3, 7, 9])
def test_the_asteroid_moves_one_space_when_all_have_passed(start: int) -> None:
    match = table(Seat(), Seat(), bag="", asteroid=start)
    play(match, "ada: pass")
    assert view(match)["asteroid"] == start
    play(match, "ben: pass")
    assert (view(match)["asteroid"], view(match)["round"]) == (start + 1, 2)


@pytest.mark.rule("HSW-13.2")
@pytest.mark.parametrize(("ahead", "last"), [(2, False), (1, True)])
def test_all_can_see_that_the_asteroid_is_sure_to_arrive(ahead: int, last: bool) -> None:
    match = table(Seat(), asteroid=IMPACT_SPACE - ahead)
    assert view(match)["last_round"] == last


@pytest.mark.rule("HSW-13.2", "HSW-13.3", "HSW-13.3.1", "HSW-13.3.3")
@pytest.mark.parametrize(
    ("start", "facilities", "added", "swept"),
    [
        (0, ["fa3"], 0, False),
        (1, [], 3, False),
        (2, ["fa3"], 0, True),
        (3, ["fb2"], 0, False),
        (4, [], 3, True),
        (5, ["fb2"], 0, False),
        (6, [], 3, True),
        (7, [], 0, False),
        (8, [], 3, True),
        (9, [], 0, False),
        (10, [], 3, True),
    ],
)
def test_symbols_of_the_path(start: int, facilities: list[str], added: int, swept: bool) -> None:
    match = table(
        Seat(), Seat(), Seat(), begin="asteroid", asteroid=start, bag="", next_facilities="fa3 fb2"
    )
    shown = view(match)
    assert shown["asteroid"] == start + 1
    assert shown["facilities"] == facilities
    assert sum(shown["bag"]) == added
    assert [bool(display["discard"]) for display in shown["displays"]] == [swept] * 3


@pytest.mark.rule("HSW-13.3", "HSW-12.1.7", "HSW-3.1.12")
def test_refreshing_discards_the_rightmost_cards() -> None:
    """The far right is written first."""
    match = table(
        Seat(),
        begin="progress",
        asteroid=2,
        bag="",
        display={"action": "a20 a21 a22", "boost": "b20 b21 b22", "species": "p20 p21 p22"},
        decks={"action": "a23", "boost": "b23", "species": "p23"},
    )
    shown = view(match)["displays"]
    assert [display["cards"] for display in shown] == [
        ["a21", "a22", "a23"],
        ["b21", "b22", "b23"],
        ["p21", "p22", "p23"],
    ]
    assert [display["discard"] for display in shown] == [["a20"], ["b20"], ["p20"]]


@pytest.mark.rule("HSW-13.3.2")
@pytest.mark.parametrize(
    ("start", "built"), [(0, "fa1 fa2"), (3, "fb1 fb2"), (0, "fa1 fa2 fa3 fa4 fa5")]
)
def test_without_a_space_no_facility_comes(start: int, built: str) -> None:
    match = table(Seat(), begin="progress", asteroid=start, bag="", facilities=built)
    assert view(match)["facilities"] == built.split()


@pytest.mark.rule("HSW-13.3", "HSW-6.2")
def test_a_facility_is_open_in_the_coming_rounds() -> None:
    match = table(Seat(), asteroid=3, bag="", next_facilities="fb2", threat=4)
    assert "place fb2a" not in offered(match)
    play(match, "ada: pass", "ben: pass")
    assert "place fb2a" in offered(match)


# Step 2


@pytest.mark.rule("HSW-13.4", "HSW-13.5", "HSW-6.9", "HSW-5.4.1")
def test_the_acceleration_turn() -> None:
    """Ada has passed, and must move her lander to another location of the moon."""
    match = table(Seat(ready="planet:2", has="energy:2"), bag="", landed="tc1:ada lb2:ben")
    play(match, "ada: pass", "ben: pass")
    assert (asked(match), view(match)["phase"]) == ("ada", "progress")
    others = [text for text in offered(match) if not text.startswith("place f")]
    assert others == [f"place {place}" for place in ("sh1", "sh2", "da1", "ol1", "ol2", "co1")]
    assert gained(match, "ada: place co1")["knowledge"] == 1
    assert view(match)["round"] == 2


@pytest.mark.rule("HSW-13.4")
def test_without_a_lander_there_nobody_accelerates() -> None:
    match = table(Seat(), begin="progress", landed="lb1:ada", bag="")
    assert view(match)["round"] == 2


@pytest.mark.rule("HSW-13.5", "HSW-13.6", "HSW-8.4")
def test_the_action_follows_the_normal_rules() -> None:
    match = table(
        Seat(has="energy:3", tags="moon:2", hand="b01", lab="t2_laser"),
        landed="tc1:ada",
        begin="progress",
        bag="",
    )
    play(match, "ada: place lb1, work laser 2 0")
    assert offered(match) == ["boost b01", "done"]
    play(match, "ada: boost b01")
    assert has(match, "ada", "laser", "vp", "line-energy", "energy") == [2, 1, 2, 2]


@pytest.mark.rule("HSW-13.5")
def test_the_only_free_location_is_taken_even_when_it_is_the_only_one() -> None:
    """All others are taken; the unlimited one is always open, and ada is asked all the same."""
    taken = "lb1:ben sh1:ben da1:ben ol1:ben"
    match = table(Seat(), landed=f"tc1:ada {taken}", begin="progress", bag="", asteroid=7)
    assert offered(match) == ["place co1"]


@pytest.mark.rule("HSW-13.7")
def test_it_is_the_last_turn_of_the_round() -> None:
    """An action card that ada buys now has to wait for the next round."""
    match = table(
        Seat(has="knowledge:9 energy:9"),
        landed="tc1:ada",
        begin="progress",
        bag="",
        asteroid=3,
        facilities="fa3",
    )
    play(match, "ada: place fa3a, gain 1 0 0 0, buy a07 0")
    assert view(match)["round"] == 2
    assert has(match, "ada", "hand-a07") == [1]


@pytest.mark.rule("HSW-13.8")
def test_a_facility_of_the_same_phase_can_be_chosen() -> None:
    match = table(Seat(), landed="tc1:ada", begin="progress", bag="", next_facilities="fa4")
    assert "place fa4a" in offered(match)
    assert gained(match, "ada: place fa4a") == changes("energy:3 planet-ready:1")


@pytest.mark.rule("HSW-13.9.1", "HSW-14.2")
@pytest.mark.parametrize(("place", "ready"), [("ol2", [1, 0]), ("co1", [0, 1])])
def test_the_lander_follows_the_frame_of_its_new_location(place: str, ready: list[int]) -> None:
    match = table(Seat(ready=""), landed="tc1:ada", begin="progress", bag="")
    play(match, f"ada: place {place}" + (", take-tag moon, gain 1 0 0 0" * (place == "ol2")))
    assert seat(match, "ada")["ready"] == ready


# Step 3


@pytest.mark.rule("HSW-13.10", "HSW-3.1.6")
@pytest.mark.parametrize("threat", [3, 4, 5, 6, 7, 8])
def test_as_many_cubes_as_the_threat_level(threat: int) -> None:
    match = table(Seat(), begin="progress", threat=threat, bag="laser:12", asteroid=7)
    assert track(match, "laser")["gauge"] == threat
    assert bag(match, "laser") == 12 - threat


@pytest.mark.rule("HSW-13.11")
def test_cubes_fill_the_gauges_of_their_projects() -> None:
    match = table(
        Seat(), begin="progress", threat=6, bag="laser:1 shield:2 evacuation:3", gauges="shield:4"
    )
    gauges = [track(match, project)["gauge"] for project in ("laser", "shield", "evacuation")]
    assert gauges == [1, 6, 3]
    assert sum(view(match)["bag"]) == 0


@pytest.mark.rule("HSW-13.12", "HSW-13.13", "HSW-13.3")
def test_asteroid_cubes_move_the_asteroid_and_go_back() -> None:
    """From 2: to 3 in step 1, then to 4 and 5 by the cubes; the symbols of both apply."""
    match = table(Seat(), begin="progress", asteroid=2, bag="asteroid:2", next_facilities="fa1 fb5")
    assert view(match)["asteroid"] == 5
    assert view(match)["facilities"] == ["fa1", "fb5"]
    assert bag(match, "asteroid") == 2 + 2
    assert [len(display["discard"]) for display in view(match)["displays"]] == [2, 2, 2]


@pytest.mark.rule("HSW-13.11", "HSW-13.12")
def test_gauges_come_before_the_asteroid() -> None:
    match = table(Seat(), asteroid=7, threat=4, bag="laser:2 asteroid:2")
    play(match, "ada: pass", "ben: pass")
    told = [event["kind"] for event in match.events()]
    placed = [number for number, kind in enumerate(told) if kind == "cube-placed"]
    moved = [number for number, kind in enumerate(told) if kind == "asteroid-moved"]
    assert len(placed) == 2
    assert len(moved) == 3
    assert moved[0] < placed[0] < placed[1] < moved[1]


@pytest.mark.rule("HSW-13.13.1")
def test_a_bag_with_too_few_cubes_is_emptied() -> None:
    match = table(Seat(), begin="progress", threat=8, bag="laser:2 shield:1", asteroid=7)
    assert [track(match, project)["gauge"] for project in ("laser", "shield")] == [2, 1]
    assert sum(view(match)["bag"]) == 0


@pytest.mark.rule("HSW-13.13.2")
def test_a_full_gauge_takes_no_more_cubes() -> None:
    match = table(Seat(), begin="progress", threat=4, bag="evacuation:4", gauges="evacuation:10")
    assert track(match, "evacuation")["gauge"] == 12
    assert sum(view(match)["bag"]) == 0


@pytest.mark.rule("HSW-13.13.3", "HSW-13.12")
def test_the_asteroid_stops_at_its_impact_point() -> None:
    match = table(Seat(), begin="progress", asteroid=10, threat=3, bag="asteroid:3")
    assert view(match)["asteroid"] == 12


# Step 4


@pytest.mark.rule("HSW-13.14", "HSW-1.9", "HSW-13.17")
@pytest.mark.parametrize(
    ("asteroid", "gauges", "cubes"),
    [
        (11, "", ""),
        (7, "laser:12", "laser:1"),
        (7, "shield:12", "shield:1"),
        (7, "evacuation:11", "evacuation:1"),
    ],
)
def test_an_impact_point_ends_the_game(asteroid: int, gauges: str, cubes: str) -> None:
    match = table(Seat(), begin="progress", asteroid=asteroid, gauges=gauges, bag=cubes)
    assert match.is_over


@pytest.mark.rule("HSW-13.15", "HSW-13.14", "HSW-13.17")
def test_otherwise_a_new_round_begins() -> None:
    match = table(
        Seat(), begin="progress", asteroid=9, gauges="laser:12 shield:12 evacuation:11", bag=""
    )
    assert not match.is_over
    assert view(match)["round"] == 2


@pytest.mark.rule("HSW-13.16")
def test_an_impact_in_the_first_step_cuts_nothing_short() -> None:
    """Ada still has her acceleration turn, and cubes are still drawn."""
    match = table(Seat(), begin="progress", asteroid=11, landed="tc1:ada", bag="shield:3", threat=3)
    assert not match.is_over
    play(match, "ada: place co1")
    assert match.is_over
    assert track(match, "shield")["gauge"] == 3


# The start of a round


@pytest.mark.rule("HSW-14.1")
def test_the_first_round_begins_as_it_was_set_up() -> None:
    """No token is removed: the threat level is 3 in the first round, 4 in the second."""
    match = table(Seat(), Seat(), bag="")
    assert view(match)["threat"] == 3
    play(match, "ada: pass", "ben: pass")
    assert view(match)["threat"] == 4


@pytest.mark.rule("HSW-14.2", "HSW-5.4.2")
def test_landers_in_ready_zones_stay() -> None:
    match = table(Seat(ready="planet:1 moon:1"), landed="un2:ada", begin="round")
    assert seat(match, "ada")["ready"] == [1, 2]


@pytest.mark.rule("HSW-14.3", "HSW-7.6")
@pytest.mark.parametrize(("level", "after"), [(0, 4), (3, 4), (4, 4), (7, 7)])
def test_markers_rise_to_their_baselines(level: int, after: int) -> None:
    match = table(
        Seat(has=f"knowledge:{level} genius:{level}", lines="knowledge:4 genius:4"), begin="round"
    )
    assert has(match, "ada", "knowledge", "genius") == [after, after]


@pytest.mark.rule("HSW-14.4")
def test_tags_and_cards_come_back() -> None:
    match = table(
        Seat(spent="moon:2 planet:1", tags="moon:1", hand="a01", discard="b00 p01"), begin="round"
    )
    assert (seat(match, "ada")["active"], seat(match, "ada")["spent"]) == ([1, 0, 3], [0, 0, 0])
    assert (seat(match, "ada")["hand"], seat(match, "ada")["discard"]) == (
        ["a01", "b00", "p01"],
        [],
    )


@pytest.mark.rule("HSW-14.5", "HSW-14.6")
@pytest.mark.parametrize(("threat", "after"), [(3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 8)])
def test_the_threat_rises_to_eight_and_stays(threat: int, after: int) -> None:
    assert view(table(Seat(), begin="round", threat=threat))["threat"] == after


@pytest.mark.rule("HSW-14.7")
@pytest.mark.parametrize("name", ["ada", "ben", "cleo"])
def test_the_badge_begins_the_round(name: str) -> None:
    assert asked(table(Seat(), Seat(), Seat(), begin="round", badge=name)) == name


@pytest.mark.rule("HSW-18.13", "HSW-13.3")
def test_with_simu_two_asteroid_cubes_are_added() -> None:
    match = table(Seat(), simu=Simu(), begin="asteroid", asteroid=1, bag="")
    assert bag(match, "asteroid") == 2
