"""Turns (HSW-4, HSW-5), locations (HSW-6), points and the badge (HSW-9)."""

from __future__ import annotations

import pytest

from tests.save_a_world.table import (
    Seat,
    asked,
    changes,
    gained,
    has,
    offered,
    play,
    seat,
    table,
    view,
)

# Rounds


@pytest.mark.rule("HSW-4.1", "HSW-1.8", "HSW-4.4")
def test_turns_go_round_until_all_have_passed_and_then_the_asteroid_moves() -> None:
    match = table(Seat(), Seat(), Seat(), bag="")
    for name in ("ada", "ben", "cleo") * 2:
        assert asked(match) == name
        play(match, f"{name}: place sf1")
    for name in ("ada", "ben"):
        play(match, f"{name}: pass")
    assert view(match)["asteroid"] == 0
    play(match, "cleo: pass")
    assert view(match)["asteroid"] == 1
    assert (view(match)["round"], asked(match)) == (2, "ada")


@pytest.mark.rule("HSW-4.1", "HSW-9.3", "HSW-14.7")
def test_the_badge_counts_from_the_next_round_on() -> None:
    match = table(Seat(), Seat(), Seat(), bag="")
    play(match, "ada: place sf1", "ben: place tc1")
    assert asked(match) == "cleo"
    play(match, "cleo: pass", "ada: pass")
    play(match, "ben: pass, place co1")
    assert (view(match)["round"], asked(match)) == (2, "ben")


@pytest.mark.rule("HSW-9.3")
def test_who_lands_on_take_command_takes_the_badge_unasked() -> None:
    match = table(Seat(), badge="ben")
    play(match, "ada: place tc1")
    assert (asked(match), has(match, "ada", "badge")) == ("ben", [1])


@pytest.mark.rule("HSW-9.3")
def test_who_has_the_badge_keeps_it() -> None:
    match = table(Seat(), badge="ada")
    assert gained(match, "ada: place tc1") == changes("genius:1 moon-ready:-1")
    assert has(match, "ada", "badge") == [1]


@pytest.mark.rule("HSW-4.2", "HSW-5.1.2", "HSW-5.2.2")
@pytest.mark.parametrize("move", ["shuttle planet energy", "play a14 energy", "place sf1", "pass"])
def test_one_of_four_options_is_a_turn(move: str) -> None:
    match = table(Seat(has="energy:3", hand="a14"))
    assert {text.split()[0] for text in offered(match)} == {"shuttle", "play", "place", "pass"}
    play(match, f"ada: {move}")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-4.2", "HSW-5.4.1")
def test_who_can_do_nothing_passes() -> None:
    """Ada has no lander, no energy and no card: nobody asks her."""
    match = table(Seat(ready="", hand="a14"), bag="")
    assert asked(match) == "ben"
    assert seat(match, "ada")["has_passed"]


# The shuttle


@pytest.mark.rule("HSW-5.1.1", "HSW-EX-3")
@pytest.mark.parametrize(("world", "other"), [("planet", "moon"), ("moon", "planet")])
def test_the_shuttle_takes_a_lander_to_the_other_world(world: str, other: str) -> None:
    match = table(Seat(has="energy:1"))
    expected = changes(f"energy:-1 {world}-ready:-1 {other}-ready:1")
    assert gained(match, f"ada: shuttle {world} energy") == expected
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-5.1.1", "HSW-7.9")
def test_without_energy_or_genius_there_is_no_shuttle() -> None:
    assert offered(table(Seat(has="knowledge:5")), "shuttle") == []


@pytest.mark.rule("HSW-5.1.3")
def test_landers_on_locations_cannot_use_the_shuttle() -> None:
    match = table(Seat(has="energy:3", ready="planet:2"), landed="lb1:ada")
    assert offered(match, "shuttle") == ["shuttle planet energy"]


# Action cards


@pytest.mark.rule("HSW-5.2.1", "HSW-5.2.2")
def test_an_action_card_costs_one_energy_and_goes_to_the_pile() -> None:
    match = table(Seat(has="energy:2", hand="a07"))
    expected = changes("hand-a07:-1 pile-a07:1 line-energy:2 energy:2")  # 1 paid, 3 gained
    assert gained(match, "ada: play a07 energy") == expected
    assert seat(match, "ada")["ready"] == [2, 1]


@pytest.mark.rule("HSW-5.2.1", "HSW-7.9")
def test_without_energy_no_action_card() -> None:
    assert offered(table(Seat(has="knowledge:9", hand="a07")), "play") == []


@pytest.mark.rule("HSW-5.2.3", "HSW-4.4")
def test_any_number_of_action_cards_in_a_round() -> None:
    match = table(Seat(has="energy:3", hand="a08 a09 a10"))
    for card in ("a08", "a09", "a10"):
        play(match, f"ada: play {card} energy")
        if card == "a08":
            play(match, "ben: pass")
    assert has(match, "ada", "energy", "pile-a08", "pile-a09", "pile-a10") == [0, 1, 1, 1]


@pytest.mark.rule("HSW-5.2.1", "HSW-12.1.8")
def test_only_cards_in_hand_can_be_played() -> None:
    match = table(Seat(has="energy:3", hand="b00 p01", discard="a08"))
    assert offered(match, "play") == []


# Landers


@pytest.mark.rule("HSW-5.3.1", "HSW-EX-7")
def test_a_lander_acts_where_it_lands() -> None:
    match = table(Seat())
    assert gained(match, "ada: place sf1") == changes("energy:2 planet-ready:-1")
    assert view(match)["locations"] == {"sf1": [0]}


@pytest.mark.rule("HSW-5.3.1", "HSW-6.1")
@pytest.mark.parametrize(
    ("ready", "first", "number"), [("planet:1", "sf1", 11), ("moon:1", "lb1", 9)]
)
def test_landers_stay_on_their_world(ready: str, first: str, number: int) -> None:
    places = offered(table(Seat(ready=ready)), "place")
    assert places[0] == f"place {first}"
    assert len(places) == number


@pytest.mark.rule("HSW-5.3.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_only_the_location_itself_is_blocked(seats: int) -> None:
    match = table(*[Seat()] * seats, landed="lb1:ben")
    places = offered(match, "place")
    assert "place lb1" not in places
    assert "place lb2" in places


@pytest.mark.rule("HSW-5.3.3", "HSW-EX-26")
def test_with_two_a_lander_blocks_its_whole_area() -> None:
    places = offered(table(Seat(), landed="lb1:ben sf1:ben co1:ben"), "place")
    assert "place lb1" not in places
    assert "place lb2" not in places
    assert {"place sh1", "place sf1", "place co1"} <= set(places)


@pytest.mark.rule("HSW-5.3.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_ones_own_landers_block_as_well(seats: int) -> None:
    match = table(*[Seat(ready="planet:1")] * seats, landed="un1:ada")
    places = offered(match, "place")
    assert "place un1" not in places
    assert ("place un2" in places) == (seats == 3)


@pytest.mark.rule("HSW-5.3.5")
def test_unlimited_locations_hold_any_number() -> None:
    match = table(Seat(ready="planet:1"), landed="sf1:ada sf1:ben sf1:ben")
    play(match, "ada: place sf1")
    assert view(match)["locations"]["sf1"] == [0, 1, 1, 0]


@pytest.mark.rule("HSW-5.3.6")
def test_a_lander_may_land_for_nothing() -> None:
    match = table(Seat())
    assert gained(match, "ada: place rv1") == changes("planet-ready:-1")


@pytest.mark.rule("HSW-5.3.6", "HSW-7.13")
def test_a_part_of_an_action_is_enough() -> None:
    """Without energy the laser is not worked on, but the baseline is raised."""
    match = table(Seat())
    assert gained(match, "ada: place lb2") == changes("moon-ready:-1 line-energy:1")


@pytest.mark.rule("HSW-6.2", "HSW-13.3")
def test_facilities_are_areas_of_the_moon_once_they_are_placed() -> None:
    assert "place fa4a" not in offered(table(Seat()), "place")
    assert "place fa4a" in offered(table(Seat(), facilities="fa4"), "place")
    assert "place fa4a" not in offered(table(Seat(ready="planet:2"), facilities="fa4"), "place")
    blocked = table(Seat(), facilities="fa4", landed="fa4b:ben")
    assert "place fa4a" not in offered(blocked, "place")


# Passing


@pytest.mark.rule("HSW-5.4.1", "HSW-4.1")
def test_who_has_passed_is_skipped() -> None:
    match = table(Seat(), Seat(), Seat())
    play(match, "ada: pass", "ben: place sf1", "cleo: place sf1")
    assert asked(match) == "ben"
    play(match, "ben: place sf1", "cleo: pass")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-5.4.2", "HSW-5.4.3")
def test_passing_leaves_everything_as_it_is() -> None:
    match = table(Seat(has="energy:5", hand="a07 b00 p01", tags="moon:1"))
    assert gained(match, "ada: pass") == changes("")
    assert asked(match) == "ben"


# Actions for each tag


@pytest.mark.rule("HSW-6.4", "HSW-EX-4")
@pytest.mark.parametrize(("number", "organics"), [(1, 2), (2, 4), (4, 8), (5, 9)])
def test_once_for_each_tag(number: int, organics: int) -> None:
    match = table(Seat(has="organics:1", tags="planet:5"))
    play(match, "ada: place rv1")
    assert offered(match, "times") == [f"times {n}" for n in range(1, 6)]
    assert gained(match, f"ada: times {number}") == changes(
        f"organics:{organics} planet:-{number} planet-spent:{number}"
    )


@pytest.mark.rule("HSW-6.4", "HSW-7.13")
def test_tags_need_not_be_spent() -> None:
    match = table(Seat(tags="planet:5"))
    assert gained(match, "ada: place rv1, done") == changes("planet-ready:-1")


@pytest.mark.rule("HSW-6.5")
def test_tags_that_an_action_brings_do_not_go_on_with_it() -> None:
    """The reward is a planet or moon tag; it can't move the disc another space."""
    match = table(Seat(has="energy:9", tags="moon:1", at="laser:6"))
    play(match, "ada: place lb1, work laser 1 0, take-tag moon")
    assert has(match, "ada", "moon", "moon-spent", "laser") == [1, 1, 7]
    assert asked(match) == "ben"


# Where landers go (the start of a round)


@pytest.mark.rule("HSW-6.6", "HSW-6.7", "HSW-6.8", "HSW-14.2")
@pytest.mark.parametrize(
    ("places", "ready"),
    [
        ("sf1:ada rv1:ada co1:ada", [2, 1]),
        ("oc2:ada un2:ada lb2:ada", [1, 2]),
        ("ep1:ada ep2:ada ol2:ada", [1, 2]),
        ("lb1:ada sh1:ada da1:ada", [1, 2]),
    ],
)
def test_frames_tell_where_landers_go(places: str, ready: list[int]) -> None:
    match = table(Seat(ready=""), landed=places, begin="round")
    assert seat(match, "ada")["ready"] == ready
    assert view(match)["locations"] == {}


# Points


@pytest.mark.rule("HSW-9.1")
def test_points_are_added() -> None:
    match = table(Seat(points=2), facilities="fb3")
    assert gained(match, "ada: place fb3a, upgrade t1_fuel")["vp"] == 1
    assert seat(match, "ada")["points"] == 3


@pytest.mark.rule("HSW-9.2", "HSW-EX-25")
def test_the_true_score_goes_on_after_fifty() -> None:
    """3 VP for a card and 2 for another: the disc would show 3."""
    match = table(Seat(points=48, has="energy:1", hand="a28 b00 p01"), facilities="fb3")
    play(match, "ada: place fb3b, remove b00", "ben: pass")
    assert seat(match, "ada")["points"] == 51
    play(match, "ada: play a28 energy, remove p01, gain 3 0 0 0")
    assert seat(match, "ada")["points"] == 53
