"""Working on projects (HSW-10)."""

from __future__ import annotations

import pytest

from tests.save_a_world.table import (
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
)

RICH = "energy:10 minerals:10 organics:10"


@pytest.mark.rule("HSW-10.1", "HSW-10.7")
@pytest.mark.parametrize(
    ("location", "project", "resource"),
    [
        ("lb2", "laser", "energy"),
        ("sh2", "shield", "minerals"),
        ("ep2", "evacuation", "organics"),
    ],
)
def test_each_project_has_its_resource(location: str, project: str, resource: str) -> None:
    match = table(Seat(has=RICH))
    play(match, f"ada: place {location}")
    before = has(match, "ada", resource)[0]
    play(match, f"ada: work {project} 1 0")
    after = seat(match, "ada")["levels"]
    assert has(match, "ada", project) == [1]
    assert before - has(match, "ada", resource)[0] == 1
    assert sum(after) == 29
    assert bag(match, project) == 1


@pytest.mark.rule("HSW-10.2", "HSW-10.7")
@pytest.mark.parametrize(("at", "cost"), list(enumerate([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7])))
def test_what_each_space_costs(at: int, cost: int) -> None:
    match = table(Seat(has="energy:10", at=f"laser:{at}"))
    assert gained(match, "ada: place lb2, work laser 1 0")["energy"] == -cost


@pytest.mark.rule("HSW-10.3", "HSW-10.5", "HSW-10.10", "HSW-10.11")
def test_several_times_on_a_project_is_one_action() -> None:
    """All spaces at once: 1 + 1 + 1 + 2, four cubes, one reward."""
    match = table(Seat(has="minerals:10", tags="moon:4"))
    play(match, "ada: place sh1, work shield 4 0, raise 1 0 0 0")
    assert has(match, "ada", "shield", "minerals", "moon-spent") == [4, 5, 4]
    assert sum(seat(match, "ada")["baselines"]) == 1
    assert bag(match, "shield") == 4
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-10.4", "HSW-10.17")
def test_any_project_is_one_project() -> None:
    match = table(Seat(has="energy:6 minerals:5 organics:5", hand="a32"))
    play(match, "ada: play a32 energy")
    assert offered(match, "work") == [
        f"work {project} 1 0" for project in ("laser", "shield", "evacuation")
    ]
    play(match, "ada: work shield 1 0, raise 1 0 0 0")
    assert asked(match) == "ben"
    assert has(match, "ada", "laser", "shield", "evacuation") == [0, 1, 0]


@pytest.mark.rule("HSW-10.4")
def test_two_different_projects_where_it_says_so() -> None:
    match = table(Seat(has="energy:6 minerals:5 organics:5"), facilities="fb5")
    play(match, "ada: place fb5a, work shield 1 0, raise 1 0 0 0")
    assert offered(match) == ["work laser 1 0", "work evacuation 1 0", "done"]
    play(match, "ada: work laser 1 0")
    assert has(match, "ada", "laser", "shield", "science") == [1, 1, 1]
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-10.6", "HSW-16.5")
def test_a_disc_lands_on_top_of_others() -> None:
    match = table(Seat(has="energy:9", at="laser:4"), Seat(at="laser:5"), Seat())
    play(match, "ada: place lb2, work laser 1 0, take-tag moon")
    assert track(match, "laser")["order"][:3] == [3, 1, 0]  # neutral, ben, ada


@pytest.mark.rule("HSW-10.7", "HSW-7.9")
def test_a_space_that_cannot_be_paid_is_not_entered() -> None:
    match = table(Seat(has="energy:3", tags="moon:5", at="laser:2"))
    play(match, "ada: place lb1")
    assert offered(match, "work") == ["work laser 1 0", "work laser 2 0"]


@pytest.mark.rule("HSW-10.8")
def test_tags_are_spent_only_for_spaces_moved() -> None:
    match = table(Seat(has="energy:9", tags="moon:3"))
    play(match, "ada: place lb1, work laser 2 0")
    assert has(match, "ada", "moon", "moon-spent", "laser") == [1, 2, 2]


@pytest.mark.rule("HSW-10.8", "HSW-7.13")
def test_one_may_work_less_or_not_at_all() -> None:
    match = table(Seat(has="energy:9", tags="moon:2"))
    play(match, "ada: place lb1")
    assert offered(match) == ["work laser 1 0", "work laser 2 0", "done"]
    play(match, "ada: done")
    assert has(match, "ada", "laser") == [0]


@pytest.mark.rule("HSW-10.9")
def test_the_track_ends_at_thirteen() -> None:
    match = table(Seat(has="energy:10 genius:10", tags="moon:5", at="laser:12"))
    play(match, "ada: place lb1")
    assert {text.split()[2] for text in offered(match, "work")} == {"1"}
    play(match, "ada: work laser 1 0")
    assert space(match, "ada", "laser") == 13
    match = table(Seat(has="energy:10", tags="moon:5", at="laser:13"))
    play(match, "ada: place lb1")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-10.10", "HSW-18.4")
def test_cubes_go_into_the_bag() -> None:
    match = table(Seat(has="energy:9", tags="moon:3"))
    assert match.view()["bag"] == [0, 0, 0, 2]
    play(match, "ada: place lb1, work laser 3 0")
    assert match.view()["bag"] == [3, 0, 0, 2]


@pytest.mark.rule("HSW-10.12", "HSW-10.16", "HSW-3.1.3")
@pytest.mark.parametrize(("at", "points"), [(3, 3), (7, 4), (11, 7)])
def test_leader_bonuses(at: int, points: int) -> None:
    """Neutral discs ahead do not matter; the third tile gives 2 VP itself."""
    match = table(Seat(has="energy:9", at=f"laser:{at}"))
    change = gained(match, "ada: place lb2, work laser 1 0" + (", take-tag moon" * (at == 7)))
    assert change["vp"] == points


@pytest.mark.rule("HSW-10.12")
def test_a_bonus_is_given_once() -> None:
    match = table(Seat(has="energy:9", at="laser:3"), Seat(at="laser:4"))
    assert "vp" not in gained(match, "ada: place lb2, work laser 1 0")


@pytest.mark.rule("HSW-10.13", "HSW-10.11", "HSW-10.19")
def test_the_tile_is_removed_after_it_has_rewarded() -> None:
    """Space 5: the science tag first, then the tile goes; the next one rewards with another."""
    match = table(Seat(has="energy:9", at="laser:4", tags="moon:2"))
    assert gained(match, "ada: place lb1, work laser 1 0")["science"] == 1
    assert (track(match, "laser")["tile"], track(match, "laser")["tiles_left"]) == ("rl2", 2)


@pytest.mark.rule("HSW-10.13", "HSW-3.1.3", "HSW-3.1.4")
def test_neutral_discs_remove_no_tile_and_a_second_player_neither() -> None:
    assert track(table(Seat()), "laser")["tile"] == "rl1"
    match = table(Seat(has="energy:9", at="laser:4"), Seat(at="laser:5"))
    play(match, "ada: place lb2, work laser 1 0, take-tag moon")
    assert track(match, "laser")["tile"] == "rl2"


@pytest.mark.rule("HSW-10.14", "HSW-10.15")
def test_one_action_collects_several_bonuses_and_removes_several_tiles() -> None:
    """From 3 to 9: spaces 4 to 9 cost 15; 3 + 4 VP and both flips, one reward."""
    match = table(Seat(has="energy:10 genius:5", tags="moon:5", hand="b00", at="laser:3"))
    play(match, "ada: place lb1, work laser 6 5")
    assert space(match, "ada", "laser") == 9
    assert has(match, "ada", "vp", "science", "energy", "genius") == [7, 1, 0, 0]
    assert (track(match, "laser")["tile"], track(match, "laser")["tiles_left"]) == ("rl3", 1)


@pytest.mark.rule("HSW-10.15")
def test_the_third_tile_stays() -> None:
    match = table(Seat(has="energy:10 genius:10", tags="moon:3", at="laser:9"))
    play(match, "ada: place lb1, work laser 3 5")
    assert has(match, "ada", "vp", "laser") == [2 + 5, 12]
    assert (track(match, "laser")["tile"], track(match, "laser")["tiles_left"]) == ("rl3", 1)


@pytest.mark.rule("HSW-10.18")
def test_another_action_of_the_turn_has_a_reward_of_its_own() -> None:
    """Second Salvo: work on the laser once more."""
    match = table(Seat(has="energy:9", hand="b03"))
    play(match, "ada: place lb2, work laser 1 0, boost b03, work laser 1 0")
    assert has(match, "ada", "laser", "science") == [2, 2]
    assert bag(match, "laser") == 2


@pytest.mark.rule("HSW-10.19", "HSW-18.8")
def test_boosts_wait_until_the_project_action_is_over() -> None:
    """Ada is asked for her reward, and for nothing else, though Plate Recycling could be played."""
    match = table(Seat(has="minerals:9", hand="b04", at="shield:3"))
    play(match, "ada: place sh2, work shield 1 0")
    assert {text.split()[0] for text in offered(match)} == {"raise"}
    assert has(match, "ada", "vp") == [0]  # the leader bonus comes after the reward
    play(match, "ada: raise 1 0 0 0")
    assert has(match, "ada", "vp") == [3]
    assert offered(match) == ["boost b04", "done"]


@pytest.mark.rule("HSW-10.19", "HSW-18.8")
def test_tags_are_paid_before_the_disc_moves_and_no_boost_comes_between() -> None:
    match = table(Seat(has="minerals:9", hand="b04 p02", tags="moon:1"))
    play(match, "ada: place sh1, work shield 1 0")
    assert offered(match) == ["tokens 0 0 1", "discard b04", "discard p02"]
    assert bag(match, "shield") == 0


@pytest.mark.rule("HSW-11.2.7")
@pytest.mark.parametrize(
    ("at", "times", "cost"), [(0, 1, 0), (0, 2, 1), (3, 1, 1), (3, 3, 5), (12, 1, 6)]
)
def test_prefab_modules(at: int, times: int, cost: int) -> None:
    """The total of an action is one lower, not each space."""
    match = table(Seat(has="energy:10", tags="moon:5", at=f"laser:{at}", lab="t1_prefab"))
    play(match, f"ada: place lb1, work laser {times} 0")
    assert has(match, "ada", "laser", "energy") == [at + times, 10 - cost]


@pytest.mark.rule("HSW-11.2.7")
def test_prefab_modules_count_for_each_action() -> None:
    match = table(Seat(lab="t1_prefab"), facilities="fb5")
    play(match, "ada: place fb5a, work laser 1 0, work shield 1 0, raise 1 0 0 0")
    assert has(match, "ada", "laser", "shield", "energy") == [1, 1, 0]


@pytest.mark.rule("HSW-10.12", "HSW-10.13")
def test_who_comes_later_gets_neither_bonus_nor_new_tile() -> None:
    match = table(
        Seat(has="energy:9", at="laser:3", tags="moon:2"),
        Seat(has="energy:9", at="laser:3"),
        Seat(),
    )
    assert gained(match, "ada: place lb1, work laser 2 0")["vp"] == 3
    assert track(match, "laser")["tiles_left"] == 2
    change = gained(match, "ben: place lb2, work laser 1 0, take-tag moon", name="ben")
    assert change == changes("energy:-2 moon:1 laser:1 line-energy:1 moon-ready:-1")
    assert track(match, "laser")["tiles_left"] == 2
