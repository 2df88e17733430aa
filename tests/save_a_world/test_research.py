"""Research and the tech lab (HSW-11): buying and gaining upgrades, and what Tech 1 does."""

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

ALL_TECH_1 = (
    "t1_fuel t1_landing t1_free_actions t1_contracts t1_transponder t1_docking t1_prefab "
    "t1_exchange"
)
ALL_TECH_2 = (
    "t2_laser t2_shield t2_evacuation t2_journal t2_naturalist t2_airlift t2_credentials t2_synergy"
)
PRINTED_COSTS = {
    "s1": 1,
    "s2": 1,
    "s3": 1,
    "s4": 1,
    "s5": 3,
    "t1_fuel": 1,
    "t1_landing": 3,
    "t1_free_actions": 3,
    "t1_contracts": 3,
    "t1_transponder": 2,
    "t1_docking": 2,
    "t1_prefab": 3,
    "t1_exchange": 2,
    "t2_laser": 5,
    "t2_shield": 5,
    "t2_evacuation": 5,
    "t2_journal": 3,
    "t2_naturalist": 4,
    "t2_airlift": 4,
    "t2_credentials": 3,
    "t2_synergy": 3,
}


# Buying


@pytest.mark.rule("HSW-11.2", "HSW-11.5", "HSW-11.6")
@pytest.mark.parametrize(("upgrade", "cost"), PRINTED_COSTS.items())
def test_what_an_upgrade_costs(upgrade: str, cost: int) -> None:
    """With all the knowledge for it, and with one less."""
    match = table(Seat(has=f"knowledge:{cost}"))
    play(match, "ada: place un1")
    assert f"research {upgrade} 0 0" in offered(match)
    change = gained(match, f"ada: research {upgrade} 0 0")
    assert change["knowledge"] == -cost
    assert change.get(f"lab-{upgrade}", 0) == (upgrade[0] == "t")
    match = table(Seat(has=f"knowledge:{cost - 1}"))
    play(match, "ada: place un1")
    assert asked(match) == "ben" or f"research {upgrade} 0 0" not in offered(match)


@pytest.mark.rule("HSW-11.2")
def test_one_upgrade_for_each_research_action() -> None:
    match = table(Seat(has="knowledge:9"))
    play(match, "ada: place un1, research s1 0 0")
    assert asked(match) == "ben"
    match = table(Seat(has="knowledge:9"))
    play(match, "ada: place ol1, research s1 0 0, research s1 0 0")
    assert asked(match) == "ben"
    assert has(match, "ada", "knowledge", "line-minerals") == [7, 2]


@pytest.mark.rule("HSW-11.2", "HSW-7.13")
def test_research_may_be_left_out() -> None:
    match = table(Seat(has="knowledge:9"))
    assert gained(match, "ada: place ol1, done") == changes("moon-ready:-1")


@pytest.mark.rule("HSW-11.3")
def test_knowledge_is_divided_freely_among_research_actions() -> None:
    match = table(Seat(has="knowledge:5 energy:1", hand="a18"))
    play(match, "ada: play a18 energy, research s2 0 0, research t1_fuel 0 0")
    assert "research t1_prefab 0 0" in offered(match)
    assert "research t2_naturalist 0 0" not in offered(match)
    play(match, "ada: research t1_prefab 0 0")
    assert has(match, "ada", "knowledge", "lab-t1_fuel", "lab-t1_prefab") == [0, 1, 1]


@pytest.mark.rule("HSW-11.4")
def test_simple_upgrades_can_be_bought_again_and_again() -> None:
    match = table(Seat(has="knowledge:3 energy:1", hand="a18"))
    play(match, "ada: play a18 energy, research s4 0 0, research s4 0 0, research s4 0 0")
    assert has(match, "ada", "science", "knowledge") == [3, 0]
    assert seat(match, "ada")["upgrades"] == []


@pytest.mark.rule("HSW-11.4")
@pytest.mark.parametrize(
    ("upgrade", "brings"),
    [
        ("s1", "knowledge:-1 line-minerals:1 line-organics:1"),
        ("s2", "knowledge:-1 line-energy:1 line-knowledge:1"),
        ("s3", "knowledge:-1 line-genius:1"),
        ("s4", "knowledge:-1 science:1"),
        ("s5", "knowledge:-3 planet:1 moon:1"),
    ],
)
def test_simple_upgrades(upgrade: str, brings: str) -> None:
    match = table(Seat(has="knowledge:5"))
    play(match, "ada: place un1")
    assert gained(match, f"ada: research {upgrade} 0 0") == changes(brings)


@pytest.mark.rule("HSW-11.5", "HSW-11.7")
def test_tech_upgrades_are_there_until_the_end_and_only_once() -> None:
    match = table(Seat(has="knowledge:9", lab="t1_fuel t2_laser"), bag="")
    play(match, "ada: place un1")
    bought = {text.split()[1] for text in offered(match, "research")}
    assert bought == set(PRINTED_COSTS) - {"t1_fuel", "t2_laser"}
    play(match, "ada: done", "ben: pass", "ada: pass")
    assert view(match)["round"] == 2
    assert seat(match, "ada")["upgrades"] == ["t1_fuel", "t2_laser"]


@pytest.mark.rule("HSW-11.2", "HSW-7.10")
def test_genius_pays_for_upgrades() -> None:
    match = table(Seat(has="knowledge:3 genius:2"))
    play(match, "ada: place un1, research t2_laser 2 0")
    assert has(match, "ada", "knowledge", "genius", "lab-t2_laser") == [0, 0, 1]


# Gaining


@pytest.mark.rule("HSW-11.8")
def test_a_gained_upgrade_costs_nothing() -> None:
    match = table(Seat(), facilities="fb3")
    play(match, "ada: place fb3a")
    assert offered(match) == [f"upgrade {name}" for name in ALL_TECH_1.split()]
    assert gained(match, "ada: upgrade t1_prefab") == changes("lab-t1_prefab:1 vp:1")


@pytest.mark.rule("HSW-11.9")
def test_gaining_an_upgrade_is_not_research() -> None:
    """Galactic Journal scores for research only, and Grant Money waits for it as well."""
    match = table(Seat(lab="t2_journal", hand="b21 b22"), facilities="fb3")
    play(match, "ada: place fb3a, upgrade t1_fuel")
    assert has(match, "ada", "vp") == [1]
    assert offered(match) == ["boost b22", "done"]


@pytest.mark.rule("HSW-11.12", "HSW-11.7")
def test_who_owns_all_of_a_kind_gains_nothing() -> None:
    match = table(Seat(lab=ALL_TECH_1), facilities="fb3")
    assert gained(match, "ada: place fb3a") == changes("vp:1 moon-ready:-1")


@pytest.mark.rule("HSW-18.7", "HSW-11.7")
def test_two_upgrades_of_a_kind_are_different_ones() -> None:
    match = table(Seat(hand="b00"))
    play(match, "ada: place da1, remove b00, choose 1, upgrade t1_fuel")
    assert "upgrade t1_fuel" not in offered(match)
    assert len(offered(match)) == 7


@pytest.mark.rule("HSW-11.12")
def test_the_last_upgrade_of_a_kind_and_one_too_many() -> None:
    match = table(Seat(hand="b00", lab=ALL_TECH_1.replace("t1_fuel", "")))
    change = gained(match, "ada: place da1, remove b00, choose 1")
    assert change == changes("hand-b00:-1 lab-t1_fuel:1 moon-ready:-1")


# Science tags as knowledge


@pytest.mark.rule("HSW-11.13", "HSW-EX-5")
@pytest.mark.parametrize(
    ("knowledge", "genius", "science"), [(0, 0, 5), (3, 1, 1), (1, 2, 2), (5, 0, 0), (0, 5, 0)]
)
def test_science_tags_count_as_knowledge(knowledge: int, genius: int, science: int) -> None:
    match = table(
        Seat(has=f"knowledge:{knowledge} genius:{genius}", tags=f"science:{science} planet:5")
    )
    play(match, f"ada: place un1, research t2_laser {genius} {science}")
    left = has(match, "ada", "knowledge", "genius", "science", "science-spent", "planet")
    assert left == [0, 0, 0, science, 5]
    assert has(match, "ada", "lab-t2_laser") == [1]


@pytest.mark.rule("HSW-11.13", "HSW-8.6")
def test_cards_with_science_tags_count_too() -> None:
    match = table(Seat(has="knowledge:1", hand="b13 p03"))
    play(match, "ada: place un1, research t2_naturalist 0 3")
    assert has(match, "ada", "pile-b13", "pile-p03", "knowledge") == [1, 1, 0]


@pytest.mark.rule("HSW-11.13")
def test_elsewhere_science_tags_are_no_knowledge() -> None:
    match = table(Seat(tags="science:5"))
    play(match, "ada: place ol1")
    assert asked(match) == "ben"


# Tech 2


@pytest.mark.rule("HSW-11.6", "HSW-11.10")
def test_at_most_once_per_turn() -> None:
    """Two actions on the laser in one turn, one point; in the next turn another."""
    match = table(Seat(has="energy:9", hand="b03 a29", lab="t2_laser"))
    play(match, "ada: place lb2, work laser 1 0, boost b03, work laser 1 0", "ben: pass")
    assert has(match, "ada", "laser", "vp") == [2, 1]
    play(match, "ada: play a29 energy, work laser 1 0")
    assert has(match, "ada", "vp") == [2]


@pytest.mark.rule("HSW-11.11", "HSW-EX-15")
def test_an_upgrade_does_not_score_for_its_own_purchase() -> None:
    match = table(Seat(has="knowledge:9"))
    play(match, "ada: place ol1, research t2_journal 0 0")
    assert has(match, "ada", "vp") == [0]
    play(match, "ada: research s1 0 0")
    assert has(match, "ada", "vp") == [1]


@pytest.mark.rule("HSW-11.11")
def test_nor_for_the_tags_that_paid_for_it() -> None:
    """Credential Office scores for three tags spent in a turn."""
    match = table(Seat(has="knowledge:2", tags="science:3"))
    play(match, "ada: place un1, research t2_credentials 0 3")
    assert has(match, "ada", "vp", "science-spent") == [0, 3]


@pytest.mark.rule("HSW-11.10", "HSW-18.5")
@pytest.mark.parametrize(
    ("upgrade", "things", "script", "points"),
    [
        ("t2_laser", Seat(has="energy:9"), "place lb2, work laser 1 0", 1),
        ("t2_laser", Seat(has="minerals:9"), "place sh2, work shield 1 0, raise 1 0 0 0", 0),
        ("t2_shield", Seat(has="minerals:9"), "place sh2, work shield 1 0, raise 1 0 0 0", 1),
        ("t2_shield", Seat(has="energy:9"), "place lb2, work laser 1 0", 0),
        (
            "t2_evacuation",
            Seat(has="organics:9"),
            "place ep2, work evacuation 1 0, gain 2 0 0 0, raise 1 0 0 0",
            1,
        ),
        ("t2_evacuation", Seat(has="energy:9"), "place lb2, work laser 1 0", 0),
        ("t2_journal", Seat(has="knowledge:9"), "place ol1, research s1 0 0, done", 1),
        ("t2_journal", Seat(has="knowledge:9"), "place ol1, done", 0),
        ("t2_naturalist", Seat(has="organics:9"), "place fm2, gain 1 0 0 0, buy p01 0", 2),
        ("t2_naturalist", Seat(has="organics:9"), "place fm2, gain 1 0 0 0, buy a07 0", 0),
        ("t2_airlift", Seat(has="energy:1"), "shuttle planet energy", 0),
        ("t2_airlift", Seat(), "place un2", 1),
        ("t2_airlift", Seat(), "place sf1", 0),
        ("t2_credentials", Seat(tags="planet:3"), "place rv1, times 3", 1),
        ("t2_credentials", Seat(tags="planet:1", hand="b12"), "place rv1, times 3", 1),
        ("t2_credentials", Seat(tags="planet:3"), "place rv1, times 2", 0),
        ("t2_synergy", Seat(hand="b12"), "place rv2, boost b12", 1),
        ("t2_synergy", Seat(hand="b12"), "place rv2, done", 0),
    ],
)
def test_tech_2_upgrades(upgrade: str, things: Seat, script: str, points: int) -> None:
    """Each scores for what is written on it, and for nothing else."""
    owner = Seat(has=things.has, tags=things.tags, hand=things.hand, lab=upgrade)
    match = table(owner)
    assert gained(match, f"ada: {script}").get("vp", 0) == points


# Tech 1


@pytest.mark.rule("HSW-11.2.1")
@pytest.mark.parametrize("resource", ["energy", "knowledge", "minerals", "organics", "genius"])
def test_multi_fuel_shuttle(resource: str) -> None:
    match = table(Seat(has=f"{resource}:1", lab="t1_fuel", hand="a08"))
    assert offered(match, "play") == (
        [f"play a08 {resource}"] if resource in ("energy", "genius") else []
    )
    assert gained(match, f"ada: shuttle planet {resource}")[resource] == -1


@pytest.mark.rule("HSW-11.2.2")
def test_hot_landing_with_a_lander() -> None:
    match = table(Seat(has="energy:2", lab="t1_landing", ready="planet:1"))
    play(match, "ada: shuttle planet energy")
    assert asked(match) == "ada"
    assert offered(match, "shuttle") == []
    play(match, "ada: place lb2, done")
    assert has(match, "ada", "energy", "line-energy") == [1, 1]
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-11.2.2")
def test_hot_landing_with_an_action_card_that_is_paid_for() -> None:
    match = table(Seat(has="energy:2", lab="t1_landing", hand="a08 a09"))
    play(match, "ada: shuttle planet energy, play a08 energy")
    assert has(match, "ada", "energy", "line-knowledge") == [0, 3]
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-11.2.2")
def test_hot_landing_may_be_left_out_and_only_follows_the_shuttle() -> None:
    match = table(Seat(has="energy:2", lab="t1_landing"))
    play(match, "ada: shuttle planet energy, done")
    assert asked(match) == "ben"
    match = table(Seat(has="energy:2", lab="t1_landing"))
    play(match, "ada: place un2")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-11.2.3")
def test_lean_logistics() -> None:
    match = table(Seat(lab="t1_free_actions", hand="a08"))
    assert offered(match, "play") == ["play a08 free"]
    assert gained(match, "ada: play a08 free") == changes(
        "hand-a08:-1 pile-a08:1 line-knowledge:3 knowledge:3"
    )


@pytest.mark.rule("HSW-11.2.4")
@pytest.mark.parametrize(
    ("hand", "script", "cost"),
    [
        ("a01 b00 p01", "place fm2, gain 1 0 0 0", 2),
        ("", "place fm2, gain 1 0 0 0", 0),
        ("a25 b00 p01 p02 p03", "play a25 energy", 1),
        ("a25 b00 p01", "play a25 energy", 0),
    ],
)
def test_bulk_contracts(hand: str, script: str, cost: int) -> None:
    """One less, together with other reductions, and never below 0."""
    match = table(Seat(has="energy:1 minerals:9", lab="t1_contracts", hand=hand))
    play(match, f"ada: {script}")
    assert gained(match, "ada: buy b01 0").get("minerals", 0) == -cost


@pytest.mark.rule("HSW-11.2.6")
def test_docking_rights_once_per_round() -> None:
    landed = "lb1:ben ol1:ben"
    match = table(Seat(lab="t1_docking", ready="moon:3", has="energy:1"), landed=landed)
    assert {"place lb1", "place lb2", "place ol2"} <= set(offered(match, "place"))
    play(match, "ada: place lb1", "ben: pass")
    assert view(match)["locations"]["lb1"] == [1, 0]
    assert not {"place lb1", "place lb2", "place ol1"} & set(offered(match, "place"))
    assert "place sh1" in offered(match, "place")


@pytest.mark.rule("HSW-11.2.6", "HSW-18.9")
def test_docking_rights_come_back_in_the_next_round() -> None:
    spent = {"has_docked": True}
    match = table(Seat(lab="t1_docking", more=spent), begin="round", bag="")
    assert not seat(match, "ada")["has_docked"]


@pytest.mark.rule("HSW-11.2.6", "HSW-18.9")
def test_docking_rights_do_not_reach_take_command() -> None:
    match = table(Seat(lab="t1_docking"), landed="tc1:ben")
    assert "place tc1" not in offered(match, "place")


@pytest.mark.rule("HSW-18.9")
def test_docking_rights_beside_ones_own_lander() -> None:
    match = table(Seat(lab="t1_docking", ready="moon:1"), landed="lb1:ada")
    assert "place lb1" in offered(match, "place")


@pytest.mark.rule("HSW-11.2.6")
def test_an_open_location_does_not_use_docking_rights_up() -> None:
    match = table(Seat(lab="t1_docking", ready="moon:3"), landed="ol1:ben")
    play(match, "ada: place lb1")
    assert not seat(match, "ada")["has_docked"]


@pytest.mark.rule("HSW-18.9", "HSW-13.6")
def test_docking_rights_in_the_acceleration_turn() -> None:
    match = table(Seat(lab="t1_docking"), landed="tc1:ada lb1:ben", begin="progress", bag="")
    assert "place lb1" in offered(match, "place")
    assert "place tc1" not in offered(match, "place")
    used = table(
        Seat(lab="t1_docking", more={"has_docked": True}),
        landed="tc1:ada lb1:ben",
        begin="progress",
        bag="",
    )
    assert "place lb1" not in offered(used, "place")
