"""Pulsar 2849: the content files are what the box holds, and fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from orrery.games.pulsar_2849.content import (
    COMPONENTS,
    EXPLORATION_TILES,
    GOALS,
    SHEETS,
    SYSTEM_TILES,
    TECHNOLOGY_BOARDS,
    TRANSMITTERS,
    load,
)

INVENTORY = {
    "star_cluster_board": 1,
    "dice_board": 1,
    "gyrodyne_board": 1,
    "modifier_board": 1,
    "silver_die": 9,
    "red_die": 1,
    "median_marker": 1,
    "time_marker": 1,
    "technology_board": 6,
    "hq_board": 4,
    "transmitter_tile": 24,
    "player_token": 120,
    "rocket": 12,
    "claim_ring": 24,
    "hundred_tile": 4,
    "gyrodyne_tile": 30,
    "engineering_cube": 25,
    "four_cube_token": 12,
    "exploration_tile": 12,
    "goal_tile": 6,
    "modifier_pm1": 12,
    "modifier_plus2": 9,
    "award_7": 3,
    "award_4": 3,
    "system_tile": 17,
    "reference_sheet": 4,
}
CLASSES = {"ongoing", "immediate", "production", "final"}
TECHNOLOGIES = [technology for board in TECHNOLOGY_BOARDS for technology in board["technologies"]]
PROJECTS = [project for sheet in SHEETS for project in sheet["projects"]]
BY_ID = {
    thing["id"]: thing for thing in [*TRANSMITTERS, *SHEETS, *PROJECTS, *GOALS, *TECHNOLOGY_BOARDS]
}

with_players = pytest.mark.parametrize("players", ["2", "3", "4"])


# The box


def test_the_inventory_has_the_26_lines_of_the_rulebook() -> None:
    items = COMPONENTS["inventory"]["items"]
    assert {item["id"]: item["count"] for item in items} == INVENTORY
    assert len(items) == 26


# Effects


def effects() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every effect in the game, with what it is printed on."""
    printed = [(tile["id"], tile["bonus"]) for tile in SYSTEM_TILES]
    printed += [(tile["id"], tile["effects"]) for tile in EXPLORATION_TILES]
    printed += [(tile["id"], tile["immediate"]) for tile in TRANSMITTERS]
    printed += [(project["id"], project["effects"]) for project in PROJECTS]
    for technology in TECHNOLOGIES:
        immediate = technology["class"] == "immediate"
        effect = technology["effect"]
        printed.append((technology["id"], effect if immediate else effect.get("effects", [])))
    return ((name, effect) for name, listed in printed for effect in listed)


def test_a_gate_run_is_for_one_colour_given_or_chosen_of_three() -> None:
    for name, effect in effects():
        if effect["op"] == "gate_run":
            assert len(effect["colors"]) == (3 if effect["choose_one"] else 1), name


def test_the_dice_of_a_doubler_add_up_to_one_more_than_it_costs() -> None:
    """Every other benefit of the same project takes one off."""
    costs = {technology["id"]: technology["cost"] for technology in TECHNOLOGIES}
    costs |= {project["id"]: project["die"] - len(project["effects"]) + 1 for project in PROJECTS}
    doublers = [(name, effect) for name, effect in effects() if effect["op"] == "die_doubler"]
    assert doublers
    for name, effect in doublers:
        assert effect["silver"] + effect["red"] == costs[name] + 1, name


# Systems and exploration tiles


@pytest.mark.rule("P49-6.3.11")
def test_every_system_has_a_blue_planet_without_a_label() -> None:
    assert len({tile["id"] for tile in SYSTEM_TILES}) == len(SYSTEM_TILES) == 17
    for tile in SYSTEM_TILES:
        planets = [(planet["color"], planet.get("label", "")) for planet in tile["planets"]]
        assert ("blue", "") in planets, tile["id"]
        assert {colour for colour, _ in planets} <= {"blue", "barren"}
        assert {label for _, label in planets} <= {"", "3+", "4"}


def test_more_players_have_more_planets() -> None:
    labels = [planet.get("label") for tile in SYSTEM_TILES for planet in tile["planets"]]
    free = []
    for players in ("2", "3", "4"):
        blocked = COMPONENTS["setup_by_players"][players]["blocked_planet_labels"]
        free.append(sum(label not in blocked for label in labels))
    assert free[0] < free[1] < free[2] == len(labels)


@pytest.mark.rule("P49-2.1.2")
def test_most_of_the_twelve_exploration_tiles_give_points_and_only_bases_are_kept() -> None:
    ops = Counter({tile["effects"][0]["op"]: 0 for tile in EXPLORATION_TILES})
    for tile in EXPLORATION_TILES:
        ops[tile["effects"][0]["op"]] += tile["copies"]
        assert tile["discard"] == (tile["effects"][0]["op"] != "extra_base")
    assert ops.total() == 12
    assert ops["points"] > 6


# Technologies


@pytest.mark.rule("P49-1.11")
@pytest.mark.parametrize(
    ("category", "technologies"), [("I", "111222"), ("II", "334455"), ("III", "66778")]
)
def test_four_sides_of_a_category_have_the_same_rows(category: str, technologies: str) -> None:
    sides = [board for board in TECHNOLOGY_BOARDS if board["category"] == category]
    assert [board["id"] for board in sides] == [letter + category for letter in "ABCD"]
    for board in sides:
        rows = [technology["row"] for technology in board["technologies"]]
        assert "".join(str(row) for row in rows) == technologies
        assert [row["row"] for row in board["rows"]] == sorted(set(rows))
        for row in board["rows"]:
            assert row["gyrodyne_bonus"] in (0, 1, 2, 3, 4, "median")


@pytest.mark.rule("P49-1.11")
def test_six_boards_have_the_twelve_sides() -> None:
    boards = load("technologies")["physical_boards"]
    assert len(boards) == 6
    sides = [side for board in boards for side in board["sides"]]
    assert sorted(sides) == sorted(board["id"] for board in TECHNOLOGY_BOARDS)
    assert len({technology["id"] for technology in TECHNOLOGIES}) == len(TECHNOLOGIES) == 68


def test_the_rows_of_the_a_boards_have_their_values() -> None:
    rows = [row for name in ("AI", "AII", "AIII") for row in BY_ID[name]["rows"]]
    assert [row["gyrodyne_bonus"] for row in rows] == [0, 2, 1, 0, 2, 0, 2, 4]


def test_two_die_icons_are_on_the_first_and_the_last_row() -> None:
    for technology in TECHNOLOGIES:
        assert technology["die_icons"] == (2 if technology["row"] in (1, 8) else 1)
        assert 1 <= technology["cost"] <= 6
        assert technology["class"] in CLASSES


def test_technologies_have_a_title_and_a_text_in_every_language() -> None:
    for technology in TECHNOLOGIES:
        for language in ("en", "pl", "cs"):
            assert technology["title"][language], technology["id"]
            assert technology["text"][language], technology["id"]


@pytest.mark.parametrize(
    "technology",
    [technology for technology in TECHNOLOGIES if technology["class"] != "immediate"],
    ids=lambda technology: str(technology["id"]),
)
def test_an_ability_reacts_to_something_of_its_class(technology: dict[str, Any]) -> None:
    ability = technology["effect"]
    when = {ability["when"]} if isinstance(ability["when"], str) else set(ability["when"])
    for name in ("production", "final"):
        assert (name in when) == (technology["class"] == name)
    assert ("step" in ability) == (technology["class"] == "final")
    assert ability.get("step", 1) in range(1, 8)


# Transmitters, headquarters, goals


@pytest.mark.rule("P49-1.12")
def test_there_are_eight_transmitters_of_each_letter() -> None:
    assert Counter(tile["letter"] for tile in TRANSMITTERS) == {"A": 8, "B": 8, "C": 8}
    assert len({tile["id"] for tile in TRANSMITTERS}) == 24


@pytest.mark.rule("P49-8.2.1")
def test_transmitters_have_one_to_three_costs_and_almost_all_can_link() -> None:
    assert {len(tile["costs"]) for tile in TRANSMITTERS} == {1, 2, 3}
    assert {cost for tile in TRANSMITTERS for cost in tile["costs"]} == set(range(1, 7))
    halves = [[end["half"] for end in tile["ends"]] for tile in TRANSMITTERS]
    assert all(half in (None, 0, 1, 2, 3) for ends in halves for half in ends)
    links = Counter(sum(half is not None for half in ends) for ends in halves)
    assert set(links) == {0, 1, 2}
    assert links[0] == 1


@pytest.mark.rule("P49-19.8")
def test_every_benefit_of_transmitters_occurs() -> None:
    immediate = [effect for tile in TRANSMITTERS for effect in tile["immediate"]]
    assert {f"{effect['op']} {effect.get('to', '')}".strip() for effect in immediate} == {
        "points",
        "claim_isolated",
        "teleport pulsar",
        "teleport system",
        "teleport any",
    }
    assert {op for tile in TRANSMITTERS for op in tile["production"]} == {"points", "cubes", "buy"}


@pytest.mark.rule("P49-9.2", "P49-9.3")
@pytest.mark.parametrize("sheet", [letter + side for letter in "ABCD" for side in "12"])
def test_a_sheet_has_eight_projects_in_a_pyramid(sheet: str) -> None:
    projects = BY_ID[sheet]["projects"]
    beneath = {"d": "ab", "e": "bc", "f": "d", "g": "e", "h": "abcdefg"}
    assert [project["slot"] for project in projects] == list("abcdefgh")
    assert [project["row"] for project in projects] == [1, 1, 1, 2, 2, 3, 3, 4]
    for project in projects:
        foundation = [sheet + slot for slot in beneath.get(project["slot"], "")]
        assert sorted(project["requires"]) == foundation
    dice = [project["die"] for project in projects]
    assert (set(dice), dice[-1]) == ({1, 2, 3, 4, 5, 6}, 5)
    ops = [effect["op"] for project in projects for effect in project["effects"]]
    assert ops.count("gate_run") == {"1": 3, "2": 5}[sheet[1]]


@pytest.mark.rule("P49-9.1")
def test_the_first_sides_have_more_gyrodynes() -> None:
    found = Counter(
        name[1]
        for name, effect in effects()
        if name in {project["id"] for project in PROJECTS} and effect["op"].startswith("gyrodyne")
    )
    assert found["1"] > found["2"]


@pytest.mark.rule("P49-16.5")
def test_twelve_goals_are_on_six_tiles() -> None:
    assert set(Counter(goal["tile"] for goal in GOALS).values()) == {2}
    conditions = {(goal["condition"]["what"], goal["condition"]["at_least"]) for goal in GOALS}
    assert conditions == {
        ("spinning_same_type", 2),
        ("spinning_same_type", 3),
        ("spinning_types", 2),
        ("spinning_gyrodyne", 3),
        ("online_transmitter", 3),
        ("online_transmitter", 4),
        ("base", 9),
        ("base", 11),
        ("patent", 5),
        ("patent", 6),
        ("hq_project", 5),
        ("used_gate_run", 3),
    }
    assert len(GOALS) == 12


@pytest.mark.rule("P49-2.1.10")
def test_the_marked_goals_are_on_three_tiles_and_need_no_headquarters() -> None:
    marked = [goal for goal in GOALS if goal["first_game"]]
    assert len({goal["tile"] for goal in marked}) == len(marked) == 3
    others = load("goals")["needs_hq"] + load("goals")["gyrodyne_goals"]
    assert set(others) <= {goal["id"] for goal in GOALS}
    assert not {goal["id"] for goal in marked} & set(load("goals")["needs_hq"])


# Tables


@pytest.mark.rule("P49-2.2.3", "P49-13.3.1")
def test_both_tracks_are_alike() -> None:
    track = {"spaces": 15, "start": 8, "penalties": {"14": -1, "15": -2}}
    assert COMPONENTS["dice_board"]["tracks"] == {"initiative": track, "engineering": track}


@pytest.mark.rule("P49-13.2.1", "P49-17.6")
@pytest.mark.parametrize(
    ("players", "cubes", "points"),
    [("2", [2, 1, 0], [0, 0, 1]), ("3", [3, 2], [0, 0]), ("4", [3, 2, 1], [0, 0, 0])],
)
def test_engineering_rewards_are_listed_by_rank(
    players: str, cubes: list[int], points: list[int]
) -> None:
    rewards = COMPONENTS["dice_board"]["engineering_rewards"][players]
    assert [reward["rank"] for reward in rewards] == [1, 2, 3][: len(cubes)]
    assert [reward.get("cubes", 0) for reward in rewards] == cubes
    assert [reward.get("points", 0) for reward in rewards] == points


@pytest.mark.rule("P49-1.3", "P49-7.2.1", "P49-7.5.1", "P49-13.5.1")
def test_larger_gyrodynes_take_higher_dice_and_score_more() -> None:
    kinds = COMPONENTS["gyrodynes"]["types"]
    fields = ("id", "count", "take_die", "complete_die", "points")
    assert [tuple(kind[name] for name in fields) for kind in kinds] == [
        ("small", 10, 1, 3, 1),
        ("medium", 10, 2, 5, 2),
        ("large", 10, 4, 6, 3),
    ]


@pytest.mark.rule("P49-15.8")
def test_every_base_is_worth_at_least_as_much_as_the_one_before() -> None:
    table = COMPONENTS["base_scoring"]["table"]
    assert (len(table), table[0], table[13]) == (14, 0, 50)
    assert COMPONENTS["base_scoring"]["beyond"] == 3
    steps = [after - before for before, after in pairwise(table)]
    assert steps == sorted(steps)
    assert table[4] < 10 <= table[5]


@with_players
def test_all_dice_are_used(players: str) -> None:
    given = COMPONENTS["setup_by_players"][players]
    assert given["silver_dice"] == 2 * int(players) + given["leftover_dice"]
    even = COMPONENTS["even_start_variant"][players]
    assert len(even["fixed"]) + even["rolled"] == given["silver_dice"]


def test_sources_of_the_data_are_named() -> None:
    named = [part["source"] for part in COMPONENTS.values() if "source" in part]
    assert set(named) <= {"rulebook", "public", "house"}
