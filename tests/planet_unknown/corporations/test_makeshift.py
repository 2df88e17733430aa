"""Planet Unknown, chapter 11.8: Makeshift."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from orrery.games.planet_unknown.corporations import corporation_of
from tests.planet_unknown.board import (
    NAMES,
    Seat,
    finish_turn,
    offered,
    own,
    place,
    play,
    player,
    table,
    told,
)
from tests.planet_unknown.score_table import medals

TRACKS = ["civ", "water", "biomass", "rover", "tech"]
DEPOT = ["Z5-ce-0 I2-bc-0"]


def makeshift(places: str = "", tiles: str = "cc", **more: Any) -> Seat:
    """A player of Makeshift; `places` are like `civ rover 3`: the civ tracker on R3."""
    spaces = [16 * track for track in range(5)]
    words = places.split()
    for name, track, height in zip(words[::3], words[1::3], words[2::3], strict=True):
        spaces[TRACKS.index(name)] = 16 * TRACKS.index(track) + int(height)
    more.setdefault("at", "r1c6")
    more.setdefault("rovers", "r1c6")
    return Seat(tiles, corporation="makeshift", more={"trackers": spaces}, **more)


def advancing(tracker: str, places: str, **more: Any) -> Match:
    return table(makeshift(places, effects=f"advance {tracker}", **more))


def stands(match: Match, tracker: str) -> str:
    track, height = own(match, "ada")["trackers"][tracker]
    return f"{track} {height}"


def ways(match: Match) -> list[str]:
    return [text.removeprefix("go ") for text in offered(match, "ada", "go")]


# Advancing


@pytest.mark.rule("PU-11.8.1")
@pytest.mark.parametrize(
    ("track", "onto"),
    [
        ("civ", ["civ", "water"]),
        ("water", ["civ", "water", "biomass"]),
        ("biomass", ["water", "biomass", "rover"]),
        ("rover", ["biomass", "rover", "tech"]),
        ("tech", ["rover", "tech"]),
    ],
)
def test_a_tracker_goes_up_or_diagonally_up(track: str, onto: list[str]) -> None:
    match = advancing("water", f"water {track} 1")
    assert ways(match) == [f"{name} 2" for name in onto]
    play(match, f"ada: go {onto[0]} 2")
    assert stands(match, "water") == f"{onto[0]} 2"


@pytest.mark.rule("PU-11.8.2")
def test_a_resource_advances_the_tracker_of_its_colour_wherever_it_stands() -> None:
    match = table(makeshift("civ rover 3 rover civ 3"), depots=DEPOT)
    place(match, "ada", "biomass r2c6 civ r2c7")
    play(match, "ada: advance civ")
    assert ways(match) == ["biomass 4", "rover 4", "tech 4"]
    play(match, "ada: go rover 4")
    assert stands(match, "civ") == "rover 4"
    assert stands(match, "rover") == "civ 3"
    assert own(match, "ada")["movement"] == 2


@pytest.mark.rule("PU-11.8.2")
def test_any_tracker_gains_any_benefit() -> None:
    match = advancing("water", "water water 2")
    play(match, "ada: go civ 3")
    assert player(match, "ada").milestones == [1]
    match = advancing("water", "water biomass 2")
    play(match, "ada: go biomass 3")
    assert offered(match, "ada", "patch")
    match = advancing("civ", "civ rover 2")
    play(match, "ada: go tech 3")
    assert [event["technology"] for event in told(match, "level-unlocked")] == ["makeshift-1"]


@pytest.mark.rule("PU-11.8.3")
def test_an_occupied_space_cannot_be_entered() -> None:
    assert ways(advancing("water", "water water 4 rover biomass 5")) == ["civ 5", "water 5"]
    assert ways(advancing("water", "water water 4 tech water 5")) == ["civ 5", "biomass 5"]


@pytest.mark.rule("PU-11.8.3")
def test_an_advance_without_a_free_space_is_lost() -> None:
    places = "water water 4 civ civ 5 tech water 5 biomass biomass 5"
    match = advancing("water", places)
    assert stands(match, "water") == "water 4"
    assert not told(match, "advanced")
    match = table(makeshift(places, effects="boost"))
    assert "choose water" not in offered(match, "ada")


@pytest.mark.rule("PU-11.8.6", "PU-6.5.3")
def test_the_rover_tracker_on_the_top_of_its_track_gains_movement_for_rover_tiles() -> None:
    match = table(makeshift("rover rover 15", effects="rover-tile"))
    assert own(match, "ada")["movement"] == 3
    assert stands(match, "rover") == "rover 15"


@pytest.mark.rule("PU-11.8.6", "PU-6.1.10")
@pytest.mark.parametrize("top", ["rover", "water", "tech"])
def test_another_tracker_on_a_top_gains_nothing(top: str) -> None:
    match = advancing("civ", f"civ {top} 15 rover civ 4")
    assert own(match, "ada")["movement"] == 0
    assert stands(match, "civ") == f"{top} 15"


@pytest.mark.rule("PU-11.8.6")
def test_the_rover_tracker_on_the_top_of_another_track_gains_nothing() -> None:
    match = table(makeshift("rover biomass 15", effects="rover-tile"))
    assert own(match, "ada")["movement"] == 0


# Regressing


@pytest.mark.rule("PU-11.8.7")
@pytest.mark.parametrize(
    ("places", "end"),
    [
        ("civ water 5", "water 4"),
        ("civ water 5 biomass water 4", "water 5"),
        ("civ water 5 biomass biomass 4 rover civ 4", "water 4"),
        ("civ water 1", "water 1"),  # the water tracker stands on 0
        ("civ water 1 water water 7", "water 0"),
    ],
)
def test_regressing_is_straight_down_onto_a_free_space(places: str, end: str) -> None:
    assert stands(table(makeshift(places, effects="regress-one 1 1")), "civ") == end


# Technologies


@pytest.mark.rule("PU-11.8.4")
@pytest.mark.parametrize(
    ("places", "levels"),
    [
        ("tech tech 7", [1, 2, 3]),
        ("tech rover 14", []),
        ("tech rover 14 biomass tech 7", [1, 2, 3]),
        ("tech tech 3 biomass tech 10", [1, 2, 3, 4]),
        ("tech tech 10 biomass tech 3", [1, 2, 3, 4]),
        ("tech tech 2", []),
    ],
)
def test_levels_count_by_the_highest_tracker_on_the_tech_track(
    places: str, levels: list[int]
) -> None:
    ada = makeshift(places).player()
    assert [level for level in range(1, 6) if corporation_of(ada).works(ada, level)] == levels


@pytest.mark.rule("PU-11.8.4")
def test_a_tracker_that_leaves_the_tech_track_takes_the_levels_along() -> None:
    match = advancing("tech", "tech tech 10")
    play(match, "ada: advance tech, go rover 11")
    assert "use makeshift-4" not in offered(match, "ada")


@pytest.mark.rule("PU-11.8.8")
def test_level_1_joins_civ_and_tech() -> None:
    assert ways(advancing("civ", "civ civ 4 tech tech 2")) == ["civ 5", "water 5"]
    assert ways(advancing("civ", "civ civ 4 tech tech 3")) == ["civ 5", "water 5", "tech 5"]
    assert ways(advancing("tech", "tech tech 2")) == ["rover 3", "tech 3"]
    assert ways(advancing("tech", "tech tech 3")) == ["civ 4", "rover 4", "tech 4"]
    assert ways(advancing("water", "water water 4 tech tech 3")) == [
        "civ 5",
        "water 5",
        "biomass 5",
    ]


@pytest.mark.rule("PU-11.8.9", "PU-11.0.7")
@pytest.mark.parametrize(
    ("places", "movement"),
    [
        ("rover rover 7 civ rover 2 tech tech 5", 3),
        ("rover rover 7 civ rover 2 tech tech 4", 2),
        ("rover rover 7 tech tech 5", 2),
        ("rover biomass 7 civ rover 2 tech tech 5", 3),  # it becomes the second one
    ],
)
def test_level_2_adds_movement_while_several_are_on_the_rover_track(
    places: str, movement: int
) -> None:
    match = advancing("rover", places)
    play(match, "ada: go rover 8")
    assert own(match, "ada")["movement"] == movement


@pytest.mark.rule("PU-11.8.9", "PU-11.8.6")
def test_level_2_adds_movement_at_the_top_too() -> None:
    places = "rover rover 15 civ rover 2 tech tech 5"
    match = table(makeshift(places, effects="rover-tile"))
    assert own(match, "ada")["movement"] == 4


@pytest.mark.rule("PU-11.8.10", "PU-EX-31")
@pytest.mark.parametrize(("tech", "sideways"), [(6, []), (7, ["civ 3", "biomass 3"])])
def test_level_3_lets_a_tracker_go_sideways(tech: int, sideways: list[str]) -> None:
    match = advancing("water", f"water water 3 tech tech {tech}")
    assert [way for way in ways(match) if way.endswith(" 3")] == sideways
    assert [way for way in ways(match) if way.endswith(" 4")] == ["civ 4", "water 4", "biomass 4"]


@pytest.mark.rule("PU-11.8.10", "PU-EX-31")
def test_going_sideways_gains_what_is_there() -> None:
    match = advancing("water", "water water 3 tech tech 7")
    play(match, "ada: go biomass 3")
    assert stands(match, "water") == "biomass 3"
    assert offered(match, "ada", "patch")


@pytest.mark.rule("PU-11.8.10", "PU-11.8.3", "PU-11.8.8")
def test_sideways_too_only_free_spaces_of_adjacent_tracks() -> None:
    match = advancing("civ", "civ civ 4 tech tech 7 rover water 4")
    assert [way for way in ways(match) if way.endswith(" 4")] == ["tech 4"]


@pytest.mark.rule("PU-11.8.10", "PU-11.8.3", "PU-6.1.9")
def test_level_3_moves_a_tracker_on_the_top_of_a_track() -> None:
    places = "water water 15 biomass biomass 15 tech tech 7"
    match = table(makeshift(places, effects="boost"))
    assert {"choose water", "choose biomass"} <= set(offered(match, "ada"))
    play(match, "ada: choose water")
    assert ways(match) == ["civ 15", "water 15"]  # it may stay, the rulebook says "may"
    play(match, "ada: go civ 15")
    assert stands(match, "water") == "civ 15"
    match = advancing("water", places)
    play(match, "ada: go water 15")
    assert stands(match, "water") == "water 15"
    assert not told(match, "advanced")


@pytest.mark.rule("PU-11.8.10", "PU-11.8.3")
def test_level_3_is_no_duty_for_a_tracker_that_is_blocked() -> None:
    places = "civ civ 4 water civ 5 biomass water 5 tech tech 7 rover tech 5"
    assert ways(advancing("civ", places)) == ["civ 4", "water 4", "tech 4"]


@pytest.mark.rule("PU-11.8.10", "PU-11.8.6", "PU-6.5.3")
@pytest.mark.parametrize(("way", "movement"), [("go rover 15", 3), ("go tech 15", 0)])
def test_at_the_top_of_the_rover_track_level_3_is_a_choice_beside_movement(
    way: str, movement: int
) -> None:
    match = table(makeshift("rover rover 15 tech tech 7", effects="rover-tile"))
    assert ways(match) == ["biomass 15", "rover 15", "tech 15"]
    play(match, f"ada: {way}")
    assert own(match, "ada")["movement"] == movement
    assert stands(match, "rover") == way.removeprefix("go ")
    match = table(makeshift("rover rover 15 tech tech 7", effects="boost"))
    play(match, "ada: choose rover, go rover 15")
    assert own(match, "ada")["movement"] == 0  # a boost is no tile


@pytest.mark.rule("PU-11.8.10", "PU-13.3.2")
def test_level_3_may_also_replace_a_step_of_a_leap_without_benefits() -> None:
    match = table(makeshift("water water 14 tech tech 7", effects="advance-some 2 1 2 0"))
    play(match, "ada: go water 15")
    assert ways(match) == ["civ 15", "water 15", "biomass 15"]
    play(match, "ada: go water 15")
    assert stands(match, "water") == "water 15"


@pytest.mark.rule("PU-11.8.11", "PU-EX-32")
def test_level_4_regresses_without_a_benefit_which_can_be_gained_again() -> None:
    match = table(makeshift("biomass biomass 3 tech tech 10"), depots=DEPOT)
    play(match, "ada: use makeshift-4")
    assert offered(match, "ada") == ["choose biomass", "choose tech"]  # the others are on 0
    play(match, "ada: choose biomass")
    assert stands(match, "biomass") == "biomass 2"
    place(match, "ada", "biomass r2c6 civ r2c7")
    assert "boost" not in offered(match, "ada")  # of B2
    play(match, "ada: advance biomass, go biomass 3")
    assert "gain-patch" in offered(match, "ada")


@pytest.mark.rule("PU-11.8.11", "PU-6.6.7")
@pytest.mark.parametrize(("places", "offers"), [("tech tech 9", False), ("tech tech 10", True)])
def test_level_4_is_on_offer_while_it_works(places: str, offers: bool) -> None:
    match = table(makeshift(places), depots=DEPOT)
    assert ("use makeshift-4" in offered(match, "ada")) == offers
    place(match, "ada", "biomass r2c6 civ r2c7")
    assert ("use makeshift-4" in offered(match, "ada")) == offers


@pytest.mark.rule("PU-11.8.11", "PU-6.6.5")
def test_level_4_is_a_duty_at_the_end_of_the_turn() -> None:
    match = table(makeshift("civ civ 9 tech tech 11"), depots=DEPOT)
    place(match, "ada", "biomass r2c6 civ r2c7")
    while offered(match, "ada", "advance"):
        play(match, f"ada: {offered(match, 'ada', 'advance')[0]}")
        if ways(match):
            play(match, f"ada: {offered(match, 'ada', 'go')[0]}")
    assert "use makeshift-4" in offered(match, "ada")
    assert "done" not in offered(match, "ada")
    play(match, "ada: use makeshift-4, choose civ")
    assert "done" in offered(match, "ada")


@pytest.mark.rule("PU-11.8.11", "PU-9.1.6")
def test_level_4_is_no_duty_while_an_event_is_resolved() -> None:
    match = table(makeshift("civ civ 9 tech tech 11"), begin="event", event="ev-17")
    play(match, "ada: boost, choose civ")
    while offered(match, "ada", "go"):
        play(match, f"ada: {offered(match, 'ada', 'go')[0]}")
    assert {"use makeshift-4", "done"} <= set(offered(match, "ada"))


@pytest.mark.rule("PU-11.8.11", "PU-6.6.5")
def test_level_4_is_used_once_in_each_round() -> None:
    match = table(makeshift("civ civ 9 tech tech 11"), depots=DEPOT)
    play(match, "ada: use makeshift-4, choose civ")
    assert "use makeshift-4" not in offered(match, "ada")
    for name in NAMES[:2]:
        finish_turn(match, name)
    while not offered(match, "ada", "place"):
        name = next(one for one in NAMES[:2] if offered(match, one))
        play(match, f"{name}: {offered(match, name)[0]}")
    assert "use makeshift-4" in offered(match, "ada")


# Scoring


@pytest.mark.rule("PU-11.8.5")
def test_each_tracker_scores_on_the_track_where_it_stands() -> None:
    assert medals(table(makeshift("civ water 11")), "ada", "tracks") == 4
    assert medals(table(makeshift("civ civ 11")), "ada", "tracks") == 3
    assert medals(table(makeshift("civ water 11 water water 4")), "ada", "tracks") == 4 + 2


@pytest.mark.rule("PU-11.8.12")
@pytest.mark.parametrize(("tech", "expected"), [(13, 2 + 5 + 2), (14, 5 + 5 + 2)])
def test_level_5_scores_each_like_the_best_on_its_track(tech: int, expected: int) -> None:
    match = table(makeshift(f"civ water 4 water water 15 tech tech {tech}"))
    assert medals(match, "ada", "tracks") == expected


@pytest.mark.rule("PU-17.4")
def test_one_tracker_on_each_top_scores_25() -> None:
    places = " ".join(f"{name} {name} 15" for name in TRACKS)
    assert medals(table(makeshift(places)), "ada", "tracks") == 25


@pytest.mark.rule("PU-11.8.6", "PU-6.5.4")
def test_a_second_step_over_the_top_of_the_rover_track_gives_nothing() -> None:
    places = "rover rover 14"
    match = table(makeshift(places, effects="advance-some 8 1 2 1"))
    play(match, "ada: go rover 15")
    assert own(match, "ada")["movement"] == 3  # of the space
    match = table(makeshift(places, effects="advance-some 8 1 2 1"))
    play(match, "ada: go tech 15")
    assert own(match, "ada")["movement"] == 0


@pytest.mark.rule("PU-11.8.1", "PU-6.1.2")
def test_two_steps_are_chosen_one_after_the_other() -> None:
    match = table(makeshift("water water 4", effects="advance-some 2 1 2 1"))
    play(match, "ada: go civ 5")
    assert ways(match) == ["civ 6", "water 6"]
    play(match, "ada: go civ 6")
    assert player(match, "ada").milestones == [2]
