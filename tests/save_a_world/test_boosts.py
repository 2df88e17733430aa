"""Boost cards (HSW-12.3): when they can be played."""

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


@pytest.mark.rule("HSW-12.3.1", "HSW-12.3.2", "HSW-4.3")
def test_a_boost_is_played_from_hand_to_pile_for_nothing() -> None:
    match = table(Seat(hand="b12"))
    play(match, "ada: place rv2")
    assert offered(match) == ["boost b12", "done"]
    assert gained(match, "ada: boost b12") == changes("hand-b12:-1 pile-b12:1 energy:2")


@pytest.mark.rule("HSW-12.3.1")
def test_without_its_condition_it_stays_in_hand() -> None:
    match = table(Seat(hand="b12"))
    play(match, "ada: place sf1")
    assert asked(match) == "ben"
    assert has(match, "ada", "hand-b12") == [1]


@pytest.mark.rule("HSW-12.3.1")
def test_one_may_keep_it() -> None:
    match = table(Seat(hand="b12"))
    play(match, "ada: place rv2, done")
    assert (asked(match), has(match, "ada", "hand-b12")) == ("ben", [1])


@pytest.mark.rule("HSW-12.3.3", "HSW-12.3.7", "HSW-12.3.5")
def test_several_boosts_one_after_another() -> None:
    """One raised baseline serves three cards; the resources they bring serve a fourth."""
    match = table(Seat(hand="b12 b13 b14 b15"))
    play(match, "ada: place rv2")
    assert offered(match) == ["boost b12", "boost b13", "boost b14", "done"]
    play(match, "ada: boost b14, raise 2 0 0 0, boost b12")
    assert offered(match) == ["boost b13", "boost b15", "done"]
    play(match, "ada: boost b15, boost b13, gain 0 3 0 0")
    assert has(match, "ada", "energy", "knowledge", "genius", "line-energy") == [2, 4, 1, 2]
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-12.3.4")
def test_a_boost_alone_is_no_turn() -> None:
    match = table(Seat(hand="b12 b15"))
    assert offered(match, "boost") == []
    play(match, "ada: pass")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-12.3.5", "HSW-EX-19")
@pytest.mark.parametrize(
    ("boost", "hand", "script", "met"),
    [
        ("b15", Seat(), "place sf1", True),
        ("b15", Seat(tags="planet:1"), "place oc1, times 1", True),
        ("b15", Seat(tags="planet:1"), "place rv1, times 1", True),
        ("b15", Seat(), "place un2", True),
        ("b15", Seat(), "place tc1", False),  # genius is no basic resource
        ("b12", Seat(has="energy:1"), "play a01 energy, raise 0 1 0 1", True),
        ("b12", Seat(has="knowledge:1"), "place un1, research s1 0 0", True),
        ("b12", Seat(has="knowledge:1"), "place un1, research s3 0 0", False),  # genius
        ("b18", Seat(), "place rv2", True),
        ("b18", Seat(), "place oc2", True),
        ("b18", Seat(), "place un2", True),
        ("b18", Seat(), "place sf1", False),
        ("b10", Seat(has="energy:1"), "place lb2, work laser 1 0", True),
        ("b10", Seat(has="minerals:1"), "place sh2, work shield 1 0, raise 1 0 0 0", True),
        ("b10", Seat(has="energy:1"), "place lb2, done", False),
        ("b16", Seat(), "place co1", True),
        ("b16", Seat(), "place sf1", False),
        ("b17", Seat(tags="planet:1"), "place rv1, times 1, tokens 1 0 0", True),
        ("b17", Seat(), "place co1", False),
    ],
)
def test_what_meets_a_condition(boost: str, hand: Seat, script: str, met: bool) -> None:
    match = table(Seat(has=hand.has, tags=hand.tags, hand=f"a01 {boost}"))
    play(match, f"ada: {script}")
    assert (asked(match) == "ada" and f"boost {boost}" in offered(match)) == met


@pytest.mark.rule("HSW-12.3.6")
def test_a_condition_holds_for_one_turn() -> None:
    """Ada raised a baseline in her last turn, not in this one."""
    match = table(Seat(hand="b12", ready="planet:2"))
    play(match, "ada: place rv2, done", "ben: pass", "ada: place sf1")
    assert has(match, "ada", "hand-b12") == [1]
    assert "boost b12" not in offered(match)


@pytest.mark.rule("HSW-12.3.6")
def test_what_others_do_meets_no_condition() -> None:
    match = table(Seat(hand="b12"), Seat(hand="b13"))
    play(match, "ada: place rv2, done")
    assert offered(match, "boost") == []
    play(match, "ben: place sf1")
    assert asked(match) == "ada"
    assert offered(match, "boost") == []


@pytest.mark.rule("HSW-12.3.6")
def test_a_boost_is_played_once_in_a_turn() -> None:
    """Second Shift takes Gravity Slingshot back; its condition has been used."""
    lab = "t1_landing t1_free_actions"
    match = table(Seat(has="energy:1", hand="a27 b24", lab=lab))
    play(match, "ada: shuttle planet energy, boost b24, play a27 free, recover b24")
    assert asked(match) == "ben"
    assert has(match, "ada", "hand-b24", "energy", "line-energy") == [1, 5, 1]


@pytest.mark.rule("HSW-12.3.8")
@pytest.mark.parametrize(
    ("seat_of", "script"),
    [
        (Seat(has="energy:10", hand="b15"), "place sf1"),
        (Seat(tags="planet:5", lines="organics:10", hand="b12 b18"), "place rv2"),
        (Seat(lines="organics:10", hand="b12"), "place rv2"),
    ],
)
def test_what_was_lost_completely_meets_no_condition(seat_of: Seat, script: str) -> None:
    match = table(seat_of)
    play(match, f"ada: {script}")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-12.3.8")
def test_what_was_lost_in_part_does() -> None:
    match = table(Seat(has="energy:9", hand="b15"))
    play(match, "ada: place sf1")
    assert offered(match) == ["boost b15", "done"]


@pytest.mark.rule("HSW-12.3.9", "HSW-4.3")
def test_what_a_boost_brings_can_be_used_for_the_rest_of_the_effect() -> None:
    """The resource of the market is minerals; Rich Seam adds six, and a card for 3 is bought."""
    match = table(Seat(hand="b16 p01 a01"))
    play(match, "ada: place fm2, gain 0 0 1 0")
    assert offered(match) == ["boost b16", "done"]
    play(match, "ada: boost b16, buy b01 0")
    assert has(match, "ada", "minerals", "hand-b01") == [4, 1]


@pytest.mark.rule("HSW-12.3.9", "HSW-11.3")
def test_between_two_research_actions() -> None:
    match = table(Seat(has="knowledge:1", hand="b21"))
    play(match, "ada: place ol1, research s1 0 0, boost b21, gain 0 4 0 0")
    assert "research t1_fuel 0 0" in offered(match)


@pytest.mark.rule("HSW-12.3.10", "HSW-14.3")
def test_the_start_of_a_round_is_no_gain() -> None:
    match = table(Seat(lines="energy:5", hand="b15"), begin="round", bag="")
    assert has(match, "ada", "energy") == [5]
    play(match, "ada: place tc1")
    assert (asked(match), view(match)["round"]) == ("ben", 2)


@pytest.mark.rule("HSW-18.5")
def test_rewards_meet_conditions() -> None:
    """The science tag comes from the reward tile of the laser."""
    match = table(Seat(has="energy:1", hand="b18"))
    play(match, "ada: place lb2, work laser 1 0")
    assert offered(match) == ["boost b18", "done"]
    play(match, "ada: boost b18")
    assert has(match, "ada", "science", "knowledge") == [2, 3]


@pytest.mark.rule("HSW-12.3.1", "HSW-8.8")
def test_a_card_on_the_pile_is_no_boost() -> None:
    match = table(Seat(discard="b12"))
    play(match, "ada: place rv2")
    assert asked(match) == "ben"
    assert seat(match, "ada")["discard"] == ["b12"]


@pytest.mark.rule("HSW-12.3.6", "HSW-13.6")
def test_boosts_in_the_acceleration_turn() -> None:
    match = table(Seat(hand="b16"), landed="tc1:ada", begin="progress", bag="")
    play(match, "ada: place co1")
    assert offered(match) == ["boost b16", "done"]
    play(match, "ada: boost b16")
    assert has(match, "ada", "minerals") == [7]
