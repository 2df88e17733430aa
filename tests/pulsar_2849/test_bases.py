"""Pulsar 2849, chapter 6.3: systems are revealed and bases established.

The flights lead from O7 through S7 to O9, from O7 to S7, or from O7 through S7 and round by P6 and
G8 back to it.
"""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.pulsar_2849.content import SYSTEM_TILES
from orrery.games.pulsar_2849.vocabulary import SYSTEM_NAMES
from tests.pulsar_2849.table import Seat, asked, fly, offered, planets, play, player, table, told

THROUGH = ("S7", "O9")
INTO = ("S7",)
ROUND = ("S7", "P6", "G7", "G8", "S7")
TWICE = (*ROUND, "O9")

BLUE_AND_BARREN = "SYS5"  # blue, barren, barren
ALL_BLUE = "SYS1"  # four blue planets


def arranged(tile: str, *path: str, ada: str = "", ben: str = "") -> Match:
    """Ada is on O7 and flies; `ada` and `ben` are planets of S7 with their bases."""
    bases = [" ".join(f"S7:{number}" for number in own.split()) for own in (ada, ben)]
    seats = [Seat("O7", red=str(len(path)), bases=bases[0]), Seat("G2", bases=bases[1])]
    match = table(*seats, systems={"S7": tile})
    fly(match, "ada", f"red-{len(path)} none", *path)
    return match


def has_bonus(match: Match) -> bool:
    return bool(offered(match, "ada", "draw"))


def next_tile(tile: str) -> dict[str, list[int]]:
    """The next system that is revealed is this one."""
    return {"unseen_tiles": [SYSTEM_NAMES.index(tile)]}


# Revealing


@pytest.mark.rule("P49-6.3.1")
def test_a_path_is_chosen_blind_and_what_it_visited_is_turned_up_after_the_flight() -> None:
    match = table(Seat(ship="S1", dice="6"))
    play(match, "ada: fly silver-6 none none none")
    tiles = {system["tile"] for system in match.view()["systems"].values()}
    assert tiles == {None}
    routes = match.view()["flight"]["routes"]
    way = next(r["way"] for r in routes if r["path"] == ["M2", "M3", "S4", "O7", "S7", "P6"])
    play(match, f"ada: route P6 6 {way}")
    opened = [name for name, system in match.view()["systems"].items() if system["tile"]]
    assert opened == ["S4", "S7"]  # not S1, where it started


@pytest.mark.rule("P49-6.3.1")
def test_all_systems_are_turned_up_before_a_base_is_established() -> None:
    match = table(Seat(ship="M3", dice="4"))
    fly(match, "ada", "silver-4 none", "S4", "O7", "S7", "P6")
    kinds = [event["kind"] for event in match.events(viewer=0)]
    assert [kind for kind in kinds if kind in ("flew", "revealed", "base", "claimed")] == [
        "flew",
        "revealed",
        "revealed",
        "base",
        "base",
        "claimed",
    ]


@pytest.mark.rule("P49-6.3.1")
def test_a_system_that_lies_open_is_not_revealed_again() -> None:
    match = arranged(BLUE_AND_BARREN, *THROUGH)
    assert not told(match, "revealed")
    assert match.view()["systems"]["S7"]["tile"] == BLUE_AND_BARREN


@pytest.mark.rule("P49-6.3.2", "P49-18.3", "P49-17.9")
@pytest.mark.parametrize(
    ("players", "blocked"),
    [(2, [False, True, True, True]), (3, [False, True, False, True]), (4, [False] * 4)],
)
def test_planets_are_blocked_by_the_number_of_players(players: int, blocked: list[bool]) -> None:
    """SYS15: blue, blue 4, barren 3+, barren 4."""
    seats = [Seat(ship="O7", dice="2"), *(Seat("G2") for _ in range(players - 1))]
    match = table(*seats, more=next_tile("SYS15"))
    fly(match, "ada", "silver-2 none", *THROUGH)
    shown = match.view()["systems"]["S7"]["planets"]
    assert [planet["blocked"] for planet in shown] == blocked
    assert [planet["label"] for planet in shown] == ["", "4", "3+", "4"]


@pytest.mark.rule("P49-6.3.11")
@pytest.mark.parametrize("tile", SYSTEM_NAMES)
def test_whoever_reveals_a_system_by_ending_there_gets_a_bonus(tile: str) -> None:
    data = next(one for one in SYSTEM_TILES if one["id"] == tile)
    assert any(p["color"] == "blue" and "label" not in p for p in data["planets"])
    match = table(Seat(ship="O7", dice="1"), more=next_tile(tile))
    fly(match, "ada", "silver-1 none", *INTO)
    assert "blue ada" in planets(match, "S7")
    assert has_bonus(match)


# Which planet


@pytest.mark.rule("P49-6.3.6", "P49-6.3.3")
@pytest.mark.parametrize(
    ("tile", "ben", "after"),
    [
        pytest.param(BLUE_AND_BARREN, "", ["blue", "barren ada", "barren"], id="a barren one"),
        pytest.param("SYS4", "2", ["blue ada", "barren ben"], id="a blue one if it must be"),
        pytest.param("SYS17", "1", ["blue ben", "blue ada"], id="beside ben's on a blue one"),
    ],
)
def test_flying_through_a_system_brings_a_barren_planet_first_and_no_bonus(
    tile: str, ben: str, after: list[str]
) -> None:
    match = arranged(tile, *THROUGH, ben=ben)
    assert planets(match, "S7") == after
    assert player(match, "ada")["bases"] == 1
    assert not has_bonus(match)


@pytest.mark.rule("P49-6.3.7", "P49-6.3.3")
@pytest.mark.parametrize(
    ("tile", "ben", "after", "bonus"),
    [
        pytest.param(BLUE_AND_BARREN, "", ["blue ada", "barren", "barren"], True, id="blue"),
        pytest.param("SYS4", "1", ["blue ben", "barren ada"], False, id="barren if it must be"),
        pytest.param("SYS8", "1", ["blue ben", "blue blocked", "barren ada"], False, id="blocked"),
    ],
)
def test_ending_in_a_system_brings_a_blue_planet_first_and_then_a_bonus(
    tile: str, ben: str, after: list[str], bonus: bool
) -> None:
    match = arranged(tile, *INTO, ben=ben)
    assert planets(match, "S7") == after
    assert has_bonus(match) == bonus


@pytest.mark.rule("P49-EX-33", "P49-6.3.6")
def test_the_first_to_fly_through_gets_the_barren_planet_and_the_next_the_blue_one() -> None:
    seats = [Seat("O7", dice="2"), Seat("O7", dice="2")]
    match = table(*seats, systems={"S7": "SYS8"})
    fly(match, "ada", "silver-2 none", *THROUGH)
    assert planets(match, "S7") == ["blue", "blue blocked", "barren ada"]
    play(match, "ada: end-turn")
    fly(match, "ben", "silver-2 none", *THROUGH)
    assert planets(match, "S7") == ["blue ben", "blue blocked", "barren ada"]
    assert not told(match, "explored")
    assert not offered(match, "ben", "draw")


@pytest.mark.rule("P49-EX-34", "P49-6.3.12")
@pytest.mark.parametrize(("path", "bonus"), [(THROUGH, False), (INTO, True)])
def test_nobody_is_asked_which_of_several_equal_planets_to_use(
    path: tuple[str, ...], bonus: bool
) -> None:
    match = arranged(ALL_BLUE, *path)
    assert sorted(planets(match, "S7")) == ["blue", "blue", "blue", "blue ada"]
    assert has_bonus(match) == bonus


# No base


@pytest.mark.rule("P49-6.3.4", "P49-6.3.5")
@pytest.mark.parametrize("path", [THROUGH, INTO])
def test_a_second_base_in_a_system_is_impossible(path: tuple[str, ...]) -> None:
    match = arranged(BLUE_AND_BARREN, *path, ada="2")
    assert planets(match, "S7") == ["blue", "barren ada", "barren"]
    assert not has_bonus(match)


@pytest.mark.rule("P49-6.3.3", "P49-6.3.5")
@pytest.mark.parametrize("path", [THROUGH, INTO])
def test_a_full_system_gives_neither_a_base_nor_a_bonus(path: tuple[str, ...]) -> None:
    match = arranged("SYS14", *path, ben="1")  # its other planet is blocked
    assert planets(match, "S7") == ["blue ben", "blue blocked"]
    assert not has_bonus(match)
    assert asked(match) == "ada"


# Several visits


@pytest.mark.rule("P49-6.3.8")
def test_only_the_end_counts_where_a_flight_comes_back() -> None:
    match = arranged(BLUE_AND_BARREN, *ROUND)
    assert planets(match, "S7") == ["blue ada", "barren", "barren"]
    assert has_bonus(match)


@pytest.mark.rule("P49-6.3.9", "P49-6.3.4")
def test_a_system_flown_through_twice_gives_one_base() -> None:
    match = arranged(BLUE_AND_BARREN, *TWICE)
    assert planets(match, "S7") == ["blue", "barren ada", "barren"]


@pytest.mark.rule("P49-6.3.10")
@pytest.mark.parametrize(
    ("ship", "path", "order"),
    [
        ("M3", ["S4", "O7", "S7", "G8", "S8"], ["S4", "S7", "S8"]),
        ("M5", ["S8", "G8", "S7", "O7", "S4"], ["S8", "S7", "S4"]),
    ],
)
def test_bases_are_established_in_the_order_of_the_visits_and_the_bonus_comes_last(
    ship: str, path: list[str], order: list[str]
) -> None:
    match = table(Seat(ship=ship, dice="5"))
    fly(match, "ada", "silver-5 none", *path)
    assert [event["place"] for event in told(match, "base")] == order
    assert has_bonus(match)
