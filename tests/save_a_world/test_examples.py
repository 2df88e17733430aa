"""The worked examples of the rules (HSW-EX), each with its numbers."""

from __future__ import annotations

import pytest

from orrery.games.save_a_world.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from tests.save_a_world.table import (
    PLAYERS,
    Seat,
    asked,
    bag,
    changes,
    gained,
    has,
    offered,
    play,
    seat,
    space,
    table,
    track,
    view,
)


@pytest.mark.rule("HSW-EX-1")
def test_setup_for_three() -> None:
    match = new_match(TITLE, PLAYERS[:3], TITLE.check(3, {}), key_from_seed(5))
    shown = view(match)
    assert [one["discs"] for one in shown["tracks"]] == [[0, 0, 0, 5]] * 3
    assert (shown["bag"], shown["threat"]) == ([0, 0, 0, 3], 3)
    assert [len(display["cards"]) for display in shown["displays"]] == [3, 3, 3]


@pytest.mark.rule("HSW-EX-2", "HSW-EX-8", "HSW-5.2.1")
def test_an_action_card() -> None:
    """Production Increase."""
    match = table(Seat(has="energy:1", hand="a01"))
    change = gained(match, "ada: play a01 energy, raise 1 0 0 1")
    assert change == changes("energy:-1 hand-a01:-1 pile-a01:1 line-energy:1 line-organics:1")


@pytest.mark.rule("HSW-EX-3")
def test_the_shuttle() -> None:
    match = table(Seat(has="energy:1", ready="moon:1"))
    change = gained(match, "ada: shuttle moon energy")
    assert change == changes("energy:-1 moon-ready:-1 planet-ready:1")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-EX-6", "HSW-5.3.2")
def test_four_locations_to_choose_from() -> None:
    """Three players; of the moon only three limited locations are free, and Commons."""
    taken = "lb1:ben sh1:ben sh2:cleo da1:cleo tc1:cleo"
    match = table(Seat(ready="moon:1"), Seat(), Seat(), landed=taken)
    assert offered(match, "place") == [f"place {place}" for place in ("lb2", "ol1", "ol2", "co1")]


@pytest.mark.rule("HSW-EX-10", "HSW-8.3")
def test_a_tag_as_reward() -> None:
    match = table(Seat(has="energy:9", at="laser:5"))
    play(match, "ada: place lb2, work laser 1 0")
    assert offered(match) == ["take-tag planet", "take-tag moon"]
    assert gained(match, "ada: take-tag moon")["moon"] == 1


@pytest.mark.rule("HSW-EX-11", "HSW-8.5", "HSW-8.6")
def test_four_moon_tags() -> None:
    """One token, one card with two moon tags and one with a single one."""
    match = table(Seat(has="minerals:9", tags="moon:1", hand="b19 p02"))
    play(match, "ada: place sh1")
    assert [text for text in offered(match, "work") if text.endswith(" 0")] == [
        f"work shield {times} 0" for times in (1, 2, 3, 4)
    ]
    play(match, "ada: work shield 4 0, raise 1 0 0 0")
    assert has(match, "ada", "moon-spent", "pile-b19", "pile-p02", "shield") == [1, 1, 1, 4]


@pytest.mark.rule("HSW-EX-12", "HSW-9.1")
def test_points_of_a_technology() -> None:
    """Naturalist Society: 2 VP for a turn in which a species is bought."""
    match = table(Seat(points=7, lab="t2_naturalist"), facilities="fb4")
    play(match, "ada: place fb4a, buy p01 0")
    assert seat(match, "ada")["points"] == 9


@pytest.mark.rule("HSW-EX-13", "HSW-9.3")
def test_the_badge() -> None:
    match = table(Seat(), badge="ben")
    assert gained(match, "ada: place tc1") == changes("badge:1 genius:1 moon-ready:-1")


@pytest.mark.rule("HSW-EX-14", "HSW-10.3", "HSW-10.12", "HSW-10.13")
def test_three_laser_actions() -> None:
    match = table(
        Seat(has="energy:3 genius:2", tags="moon:3", at="laser:2"), Seat(at="laser:3"), bag=""
    )
    change = gained(match, "ada: place lb1, work laser 3 2")
    assert change == changes(
        "laser:3 energy:-3 genius:-2 science:1 vp:3 moon:-3 moon-spent:3 moon-ready:-1"
    )
    assert space(match, "ada", "laser") == 5
    assert bag(match, "laser") == 3
    assert track(match, "laser")["tile"] == "rl2"


@pytest.mark.rule("HSW-EX-15", "HSW-11.3")
def test_two_research_actions() -> None:
    match = table(Seat(has="energy:1 knowledge:6", hand="a02"))
    play(match, "ada: play a02 energy")
    change = gained(match, "ada: research s1 0 0, research t2_laser 0 0")
    assert change == changes("knowledge:-6 line-minerals:1 line-organics:1 lab-t2_laser:1")


@pytest.mark.rule("HSW-EX-16", "HSW-11.2.1", "HSW-11.2.2", "HSW-11.8")
def test_a_gained_upgrade() -> None:
    """The second tile of the shield gives a Tech 1 upgrade; then both abilities work together."""
    match = table(
        Seat(has="minerals:3 knowledge:2", lab="t1_fuel", at="shield:5", ready="planet:1 moon:1")
    )
    play(match, "ada: place sh2, work shield 1 0")
    change = gained(match, "ada: upgrade t1_landing")
    assert change == changes("lab-t1_landing:1 line-minerals:1")
    play(match, "ben: pass", "ada: shuttle planet knowledge, place co1")
    assert has(match, "ada", "knowledge", "minerals") == [2 - 1 + 1, 3 - 2 + 1]


@pytest.mark.rule("HSW-EX-17", "HSW-12.2.2", "HSW-12.2.3")
def test_removing_a_card() -> None:
    match = table(Seat(hand="b00"))
    assert gained(match, "ada: place da1, done") == changes("moon-ready:-1")
    match = table(Seat(hand="b00"))
    play(match, "ada: place da1, remove b00")
    assert offered(match) == ["choose 0", "choose 1"]
    assert gained(match, "ada: choose 0, upgrade t2_synergy") == changes("lab-t2_synergy:1")
    match = table(Seat(hand="b00"))
    change = gained(
        match, "ada: place da1, remove b00, choose 1, upgrade t1_fuel, upgrade t1_prefab"
    )
    assert change == changes("hand-b00:-1 lab-t1_fuel:1 lab-t1_prefab:1 moon-ready:-1")


@pytest.mark.rule("HSW-EX-18", "HSW-12.1.2", "HSW-12.1.4", "HSW-12.1.7")
def test_buying_two_cards() -> None:
    match = table(
        Seat(
            has="minerals:4 organics:3 genius:2", tags="planet:2", hand="a01 a02", discard="a03 p03"
        )
    )
    play(match, "ada: place fm1, times 2")
    assert gained(match, "ada: buy b01 0") == changes("minerals:-4 hand-b01:1")
    assert gained(match, "ada: buy p01 2") == changes("organics:-3 genius:-2 hand-p01:1")
    assert asked(match) == "ben"
    assert all(None not in display["cards"] for display in view(match)["displays"])


@pytest.mark.rule("HSW-EX-20", "HSW-12.3.3")
def test_a_chain_of_boosts() -> None:
    """Test Nuclear Drive, then Rapid Extraction Team."""
    match = table(Seat(has="energy:1", hand="a29 b01 b12"))
    play(match, "ada: play a29 energy, work laser 1 0")
    assert offered(match) == ["boost b01", "done"]
    assert gained(match, "ada: boost b01")["line-energy"] == 2
    assert offered(match) == ["boost b12", "done"]
    assert gained(match, "ada: boost b12")["energy"] == 2


@pytest.mark.rule("HSW-EX-21", "HSW-13.1", "HSW-13.8")
def test_the_progress_phase() -> None:
    """The move from 3 to 4, and by an asteroid cube to 5."""
    match = table(
        Seat(ready="planet:2"),
        Seat(),
        Seat(),
        threat=4,
        asteroid=3,
        landed="tc1:ada",
        facilities="fa1",
        next_facilities="fb1",
        bag="laser:1 shield:1 evacuation:1 asteroid:1",
        round_number=2,
    )
    play(match, "ada: pass", "ben: pass", "cleo: pass")
    assert (view(match)["asteroid"], view(match)["facilities"]) == (4, ["fa1", "fb1"])
    assert {"place fa1a", "place fb1a"} <= set(offered(match))
    before = [display["cards"][0] for display in view(match)["displays"]]
    assert gained(match, "ada: place fa1a, raise 1 1 1 0") == changes(
        "line-energy:1 line-knowledge:1 line-minerals:1 energy:1 knowledge:1 minerals:1 "
        "moon-ready:1"
    )
    shown = view(match)
    assert shown["asteroid"] == 5
    assert [one["gauge"] for one in shown["tracks"]] == [1, 1, 1]
    assert shown["bag"] == [0, 0, 0, 1 + 3]
    assert [display["discard"] for display in shown["displays"]] == [[card] for card in before]
    assert (shown["round"], shown["threat"]) == (3, 5)
