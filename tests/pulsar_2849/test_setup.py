"""Pulsar 2849, chapter 2: the setup."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from orrery import InvalidOption, Match
from orrery.games.pulsar_2849.content import EXPLORATION_TILES, GOALS, SYSTEM_TILES
from orrery.games.pulsar_2849.gains import explore
from orrery.games.pulsar_2849.title import TITLE
from orrery.games.pulsar_2849.vocabulary import EXPLORATION_NAMES
from tests.pulsar_2849.table import (
    PLAYERS,
    Seat,
    asked,
    destinations,
    fly,
    fresh,
    idle,
    offered,
    play,
    player,
    position,
    skip,
    stacks,
    table,
    told,
)

SEEDS = range(60)  # enough for everything that chance can bring to come
TILE_OF = {goal["id"]: goal["tile"] for goal in GOALS}
OPEN_SYSTEMS = {f"S{n}": f"SYS{n}" for n in range(1, 16)}  # all but the last one

with_players = pytest.mark.parametrize("players", [2, 3, 4])


def order_of(match: Match) -> list[str]:
    """Who is on the order spaces; with two players, on the first two."""
    return [PLAYERS[seat] for seat in match.view()["order"]][: match.seats]


def setups(players: int = 3, **options: Any) -> list[dict[str, Any]]:
    """What is seen of many matches before the first decision."""
    return [fresh(players, seed, **options).view() for seed in SEEDS]


# The star cluster


@pytest.mark.rule("P49-2.1.1")
@pytest.mark.parametrize(
    ("cluster", "neighbours"), [("open", {"S16", "P1", "O2"}), ("dead_ends", {"S16", "S2"})]
)
def test_the_players_agree_on_a_side(cluster: str, neighbours: set[str]) -> None:
    assert fresh(cluster=cluster).view()["cluster"] == cluster
    match = table(Seat(ship="O1", dice="1"), cluster=cluster)
    play(match, "ada: fly silver-1 none none none")
    assert destinations(match) == neighbours


@pytest.mark.rule("P49-2.1.1")
def test_the_open_side_is_played_unless_another_is_chosen() -> None:
    assert fresh().view()["cluster"] == "open"


@pytest.mark.rule("P49-2.1.2")
def test_the_exploration_stack_has_the_twelve_tiles() -> None:
    assert fresh().view()["exploration"] == {"stack": 12, "discarded": 0}
    game = position(fresh())
    for _ in range(12):
        explore(game, 0)
    drawn = Counter(EXPLORATION_NAMES[tile] for tile in game.explored)
    drawn["XB_BASE"] = game.players[0].extra_bases
    assert drawn == {tile["id"]: tile["copies"] for tile in EXPLORATION_TILES}


@pytest.mark.rule("P49-2.1.2")
def test_the_exploration_stack_is_shuffled() -> None:
    drawn = []
    for seed in SEEDS:
        match = table(Seat(ship="G11", dice="1"), systems={"S11": "SYS8"}, seed=seed)
        fly(match, "ada", "silver-1 none", "S11")
        play(match, "ada: draw")
        drawn += [event["exploration"] for event in told(match, "explored")]
    assert set(drawn) == set(EXPLORATION_NAMES)


@pytest.mark.rule("P49-2.1.6")
def test_sixteen_systems_lie_face_down() -> None:
    systems = fresh().view()["systems"]
    assert systems == {f"S{n}": {"tile": None, "planets": []} for n in range(1, 17)}


@pytest.mark.rule("P49-2.1.6")
def test_the_last_system_is_one_of_two_tiles_and_the_other_is_never_seen() -> None:
    found = set()
    for seed in SEEDS:
        match = table(Seat(ship="O1", dice="1"), systems=OPEN_SYSTEMS, seed=seed)
        fly(match, "ada", "silver-1 none", "S16")
        tiles = [system["tile"] for system in match.view()["systems"].values()]
        assert len(set(tiles)) == len(tiles) == len(SYSTEM_TILES) - 1
        found.add(tiles[-1])
    assert found == {"SYS16", "SYS17"}


# Dice


@pytest.mark.rule("P49-2.1.4", "P49-4.1.1", "P49-17.1", "P49-18.2")
@pytest.mark.parametrize(("players", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_the_number_of_dice(players: int, dice: int) -> None:
    match = fresh(players)
    assert match.view()["dice"] == [0] * 6  # in the black hole
    skip(match, "dice")
    assert sum(match.view()["dice"]) == dice


@pytest.mark.rule("P49-2.1.4")
@with_players
def test_the_red_die_is_always_there(players: int) -> None:
    match = table(*[Seat(cubes=4)] * players, dice="6")
    play(match, "ada: copy 6")
    assert player(match, "ada")["red"] == [6]


@pytest.mark.rule("P49-2.1.5")
def test_the_median_marker_has_no_place_before_the_first_roll() -> None:
    match = fresh()
    assert match.view()["median"] is None
    skip(match, "dice")
    assert match.view()["median"] is not None


# Awards, tokens, goals


@pytest.mark.rule("P49-2.1.8")
def test_of_two_awards_of_each_type_the_one_of_7_points_lies_on_top() -> None:
    assert fresh().view()["awards"] == {"small": [7, 4], "medium": [7, 4], "large": [7, 4]}


@pytest.mark.rule("P49-2.1.9")
@with_players
def test_everybody_gets_a_plus_minus_token_and_nothing_else(players: int) -> None:
    for shown in fresh(players).view()["players"]:
        assert shown["tokens"] == {"plus-minus": 1, "plus-two": 0}
        assert shown["cubes"] == 0
        assert shown["gyrodynes"] == {"small": 0, "medium": 0, "large": 0}


@pytest.mark.rule("P49-2.1.10")
def test_three_goals_of_three_tiles_are_drawn_with_either_side_up() -> None:
    drawn = [[goal["id"] for goal in view["goals"]] for view in setups()]
    for goals in drawn:
        assert len({TILE_OF[goal] for goal in goals}) == len(goals) == 3
    assert {goal for goals in drawn for goal in goals} == set(TILE_OF)


@pytest.mark.rule("P49-2.1.10")
def test_the_first_game_has_the_marked_goals() -> None:
    marked = {goal["id"] for goal in GOALS if goal["first_game"]}
    for view in setups(goals="marked"):
        assert {goal["id"] for goal in view["goals"]} == marked


@pytest.mark.rule("P49-2.1.15")
def test_without_headquarters_no_goal_needs_them() -> None:
    drawn = {goal["id"] for view in setups(headquarters=False) for goal in view["goals"]}
    assert drawn == set(TILE_OF) - {"GOAL_HQ5", "GOAL_RUNS3"}


# Technologies and transmitters


def letters(view: dict[str, Any]) -> list[str]:
    """The sides of the technology boards, from the main board outwards."""
    return list(dict.fromkeys(tech["id"].split("-")[0] for tech in view["technologies"]))


@pytest.mark.rule("P49-2.1.11")
def test_a_side_is_drawn_for_each_category() -> None:
    drawn = [letters(view) for view in setups()]
    for number, category in enumerate(("I", "II", "III")):
        assert {sides[number] for sides in drawn} == {letter + category for letter in "ABCD"}
    assert any(len({side[0] for side in sides}) == 3 for sides in drawn)


@pytest.mark.rule("P49-2.1.11", "P49-EX-27")
def test_sides_may_be_chosen_and_letters_may_mix() -> None:
    match = fresh(technologies_i="D", technologies_ii="A", technologies_iii="C")
    view = match.view()
    assert letters(view) == ["DI", "AII", "CIII"]
    assert len(view["technologies"]) == 17
    assert view["rows"] == [0, 1, 1, 0, 2, 1, "median", 1]


@pytest.mark.rule("P49-2.1.12", "P49-11.1")
def test_the_first_round_has_row_1_in_play() -> None:
    match = fresh()
    skip(match, "actions")
    open_ones = [tech["id"].split("-")[1] for tech in match.view()["technologies"] if tech["open"]]
    assert open_ones == ["1", "2", "3"]


@pytest.mark.rule("P49-2.1.14")
def test_without_headquarters_the_a_boards_are_played() -> None:
    for view in setups(headquarters=False):
        assert letters(view) == ["AI", "AII", "AIII"]


@pytest.mark.rule("P49-2.1.14")
@pytest.mark.parametrize("category", ["technologies_i", "technologies_ii", "technologies_iii"])
def test_without_headquarters_no_other_board_can_be_chosen(category: str) -> None:
    assert letters(fresh(2, 1, headquarters=False, **{category: "A"}).view()) == [
        "AI",
        "AII",
        "AIII",
    ]
    with pytest.raises(InvalidOption):
        fresh(2, 1, headquarters=False, **{category: "B"})
    assert TITLE.effective(TITLE.check(2, {"headquarters": False}), 2)[category] == "A"
    assert TITLE.effective(TITLE.check(2, {}), 2)[category] == "random"


@pytest.mark.rule("P49-2.1.13")
def test_three_a_transmitters_are_dealt_at_random() -> None:
    views = setups()
    for view in views:
        assert [name[0] for name in view["transmitters"]] == ["A"] * 3
        assert len(set(view["transmitters"])) == 3
        assert view["transmitters_left"] == 21
    assert {name for view in views for name in view["transmitters"]} == {
        f"A{n}" for n in range(1, 9)
    }


# The players


@pytest.mark.rule("P49-2.2.2")
def test_the_play_order_is_random() -> None:
    orders = {tuple(view["order"]) for view in setups()}
    assert orders == set(permutations(range(3)))


@pytest.mark.rule("P49-2.2.2")
def test_the_order_of_the_setup_holds_for_the_first_round() -> None:
    match = fresh(3)
    order = order_of(match)
    skip(match, "actions")
    assert order_of(match) == order
    turns = list(dict.fromkeys(idle(match, "dice")))
    assert turns == order


@pytest.mark.rule("P49-2.2.3")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("track", ["initiative", "engineering"])
def test_counters_start_on_space_8_with_the_last_player_on_top(players: int, track: str) -> None:
    match = fresh(players)
    assert stacks(match, track) == {8: order_of(match)}
    assert len(match.view()["tracks"][track]) == 15


@pytest.mark.rule("P49-2.2.4")
@with_players
def test_later_players_start_with_more_points(players: int) -> None:
    match = fresh(players)
    start = [player(match, name)["points"] for name in order_of(match)]
    assert start == [5, 6, 7, 8][:players]


@pytest.mark.rule("P49-2.2.6", "P49-17.10")
@pytest.mark.parametrize("players", [2, 3])
def test_ships_are_placed_by_the_last_player_first_on_free_entry_gates(players: int) -> None:
    match = fresh(players)
    free = ["E1", "E2", "E3", "E4"]
    for name in reversed(order_of(match)):
        assert asked(match) == name
        assert offered(match, name) == [f"put-ship {entry}" for entry in free]
        play(match, f"{name}: put-ship {free[1]}")
        assert player(match, name)["ship"] == free.pop(1)


@pytest.mark.rule("P49-2.2.6")
def test_of_four_players_the_first_gets_the_last_entry_gate() -> None:
    match = fresh(4)
    order = order_of(match)
    for name, entry in zip(reversed(order[1:]), ("E2", "E4", "E1"), strict=True):
        play(match, f"{name}: put-ship {entry}")
    assert player(match, order[0])["ship"] == "E3"


@pytest.mark.rule("P49-2.2.8")
def test_everybody_gets_a_headquarters_board_at_random() -> None:
    dealt = [[seat["headquarters"]["board"] for seat in view["players"]] for view in setups(4)]
    assert all(sorted(boards) == list("ABCD") for boards in dealt)
    assert {boards[0] for boards in dealt} == set("ABCD")


@pytest.mark.rule("P49-2.2.8", "P49-2.2.9")
def test_after_the_ships_sides_are_chosen_by_the_last_player_first_for_all_to_see() -> None:
    match = fresh(3)
    for name in reversed(order_of(match)):
        play(match, f"{name}: {offered(match, name)[0]}")
    for name in reversed(order_of(match)):
        assert asked(match) == name
        assert match.view()["median"] is None  # the dice are rolled later
        board = player(match, name)["headquarters"]["board"]
        assert player(match, name)["headquarters"]["sheet"] is None
        assert offered(match, name) == [f"choose-side {board}1", f"choose-side {board}2"]
        play(match, f"{name}: choose-side {board}2")
        for viewer in range(3):
            shown = match.view(viewer)["players"][PLAYERS.index(name)]
            assert shown["headquarters"]["sheet"] == f"{board}2"
    assert match.view()["phase"] == "dice"


@pytest.mark.rule("P49-2.2.8")
def test_the_first_game_has_no_headquarters() -> None:
    match = fresh(3, headquarters=False)
    for name in reversed(order_of(match)):
        play(match, f"{name}: {offered(match, name)[0]}")
    assert match.view()["phase"] == "dice"
    assert {shown["headquarters"] for shown in match.view()["players"]} == {None}
    skip(match, "actions")
    assert not offered(match, asked(match), "project")
