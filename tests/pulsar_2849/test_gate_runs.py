"""Gate runs (P49-9.7): when they can be announced, and what they score."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.pulsar_2849.gained import gained
from tests.pulsar_2849.projects import PROJECTS, RUNS, done_before
from tests.pulsar_2849.table import (
    Seat,
    fly,
    go_on,
    offered,
    play,
    player,
    points,
    skip_to,
    table,
    told,
)

ALL = "a b c d e f g h"

# Flights with the gates that they visit: from a place, along a path
FLIGHTS: list[tuple[str, str, dict[str, int]]] = [
    ("S3", "O4 O5 O6 S5 G4", {"green": 1, "orange": 3, "magenta": 0}),
    ("E3", "M9 M8 M6 S8 G8 G7", {"green": 2, "orange": 0, "magenta": 3}),
]


def announced(match: Match, name: str = "ada") -> set[str]:
    """The gate runs that can be announced with a flight, each with its colour."""
    return {" ".join(move.split()[3:]) for move in offered(match, name, "fly")} - {"none none"}


def runs(match: Match) -> dict[str, Any]:
    shown: dict[str, Any] = player(match, "ada")["headquarters"]
    return {"unused": shown["runs"], "used": shown["runs_used"]}


def scored(match: Match) -> int:
    return int(player(match, "ada")["sources"]["runs"])


# All projects


@pytest.mark.rule("P49-9.7.1", "P49-9.7.4", "P49-19.7")
@pytest.mark.parametrize("name", PROJECTS)
def test_a_completed_project_can_be_flown_for_its_colours(name: str) -> None:
    sheet, slot = name[:2], name[2]
    used = " ".join(other for other in done_before(slot).split() if f"{sheet}{other}" in RUNS)
    projects = f"{done_before(slot)} {slot}"
    match = table(Seat(dice="1", sheet=sheet, projects=projects, runs_used=used))
    colours = RUNS.get(name, "").split()[:-1]
    assert announced(match) == {f"{slot} {colour}" for colour in colours}


@pytest.mark.rule("P49-9.7.3", "P49-9.7.4", "P49-19.7")
@pytest.mark.parametrize("name", RUNS)
@pytest.mark.parametrize(("ship", "path", "gates"), FLIGHTS)
def test_a_run_scores_every_gate_of_its_colour(
    name: str, ship: str, path: str, gates: dict[str, int]
) -> None:
    *colours, value = RUNS[name].split()
    length = len(path.split())
    for colour in colours:
        match = table(Seat(ship=ship, dice=f"{length}", sheet=name[:2], projects=ALL))
        fly(match, "ada", f"silver-{length} none", *path.split(), run=f"{name[2]} {colour}")
        assert scored(match) == int(value) * gates[colour]
        assert runs(match)["used"] == [name]


# The example of the rulebook


@pytest.mark.rule("P49-EX-15", "P49-9.6")
def test_the_example_of_a_project_with_a_gate_run() -> None:
    match = table(Seat(ship="O7", dice="4 5", sheet="B1", projects="a b d"))
    assert gained(match, "ada: project silver-4 none B1f") == "points 4"
    assert "B1f" in runs(match)["unused"]
    assert "f orange" in announced(match)  # a flight of the same turn


@pytest.mark.rule("P49-EX-16", "P49-EX-17", "P49-9.7.3")
@pytest.mark.parametrize("path", ["S7 O9 O14 O13 P7", "S7 O9 O14 O13 P7 O9"])
def test_the_example_of_a_gate_run(path: str) -> None:
    """The start counts nothing, and a gate that is visited twice counts once."""
    die = len(path.split())
    match = table(Seat(ship="O7", dice=f"{die}", sheet="B1", projects="a b d f"))
    fly(match, "ada", f"silver-{die} none", *path.split(), run="f orange")
    assert scored(match) == 6
    assert told(match, "run-flown") == [
        {"kind": "run-flown", "seat": 0, "project": "B1f", "gates": 3, "points": 6}
    ]


# Announcing


@pytest.mark.rule("P49-9.7.1")
def test_a_player_chooses_one_of_several_runs_or_none() -> None:
    match = table(Seat(dice="1", sheet="B1", projects="a b d f"))
    assert offered(match, "ada", "fly") == [
        "fly silver-1 none none none",
        "fly silver-1 none a magenta",
        "fly silver-1 none f orange",
    ]


@pytest.mark.rule("P49-9.7.1")
def test_runs_of_others_and_of_projects_to_come_cannot_be_flown() -> None:
    match = table(Seat(dice="1", sheet="B1"), Seat(sheet="B2", projects="a b"))
    assert announced(match) == set()


@pytest.mark.rule("P49-9.7.2")
def test_a_run_is_for_one_flight_even_if_the_ship_flies_on() -> None:
    match = table(Seat(ship="G5", dice="1 1", sheet="B2", projects="a"))
    fly(match, "ada", "silver-1 none", "G6", run="a green")
    assert scored(match) == 1
    fly(match, "ada", "silver-1 none", "G5")
    assert scored(match) == 1


@pytest.mark.rule("P49-9.7.1", "P49-9.7.5")
@pytest.mark.parametrize(("end", "score"), [("G6", 1), ("P5", 0)])
def test_a_run_is_used_whatever_it_scored(end: str, score: int) -> None:
    match = table(Seat(ship="G5", dice="1 1", sheet="B2", projects="a"))
    fly(match, "ada", "silver-1 none", end, run="a green")
    assert scored(match) == score
    assert runs(match) == {"unused": [], "used": ["B2a"]}
    assert announced(match) == set()
    skip_to(match, "ada", 2)
    assert announced(match) == set()


@pytest.mark.rule("P49-9.6", "P49-9.7.6")
def test_a_run_may_wait_for_a_later_round_or_for_ever() -> None:
    match = table(Seat(ship="G5", dice="1", sheet="B2", projects="a"), round_number=7)
    fly(match, "ada", "silver-1 none", "G6")
    assert (scored(match), runs(match)["unused"]) == (0, ["B2a"])
    skip_to(match, "ada", 8)
    assert announced(match) == {"a green"}
    for name in ("ada", "ben"):
        go_on(match, name)
    assert match.is_over
    assert scored(match) == 0


@pytest.mark.rule("P49-9.7.1")
def test_a_run_may_be_flown_with_a_modified_or_a_red_die() -> None:
    seat = Seat(ship="G5", red="1", dice="3", tokens="plus-two 1", sheet="B2", projects="a")
    match = table(seat)
    assert "fly silver-3 plus-two a green" in offered(match, "ada")
    fly(match, "ada", "red-1 none", "G6", run="a green")
    assert scored(match) == 1


# Counting gates


@pytest.mark.rule("P49-9.7.3")
@pytest.mark.parametrize(
    ("path", "gates"),
    [
        ("G10", 1),  # the end
        ("G10 P10", 1),  # on the way
        ("P10", 0),  # not the start
        ("P10 G10 G11", 2),  # unless the flight comes back
    ],
)
def test_which_gates_are_visited(path: str, gates: int) -> None:
    die = len(path.split())
    match = table(Seat(ship="G11", dice=f"{die}", sheet="B2", projects="a"))
    fly(match, "ada", f"silver-{die} none", *path.split(), run="a green")
    assert scored(match) == gates


@pytest.mark.rule("P49-9.7.4")
@pytest.mark.parametrize(("colour", "score"), [("green", 2), ("orange", 2), ("magenta", 0)])
def test_of_three_colours_one_is_scored(colour: str, score: int) -> None:
    match = table(Seat(ship="G10", dice="3", sheet="A2", projects="a b d f", runs_used="a b"))
    assert announced(match) == {"f green", "f orange", "f magenta"}
    fly(match, "ada", "silver-3 none", "G11", "S11", "O16", run=f"f {colour}")
    assert scored(match) == score


@pytest.mark.rule("P49-9.7.3", "P49-14.1")
def test_the_points_are_there_before_anything_else_is_decided() -> None:
    match = table(Seat(ship="G10", dice="2", sheet="B2", projects="a"), systems={"S11": "SYS11"})
    fly(match, "ada", "silver-2 none", "G11", "S11", run="a green")
    assert points(match, "ada") == 1
    assert offered(match, "ada") == ["printed-bonus SYS11", "draw"]
    play(match, "ada: printed-bonus SYS11")
    assert scored(match) == 1


@pytest.mark.rule("P49-6.7.3", "P49-9.7.1")
def test_a_teleport_is_no_gate_run() -> None:
    seat = Seat(dice="5", arrays="C4(4)", sheet="B2", projects="a")
    match = table(seat)
    play(match, "ada: pay-transmitter silver-5 none C4 5, teleport G5")
    assert (scored(match), runs(match)["unused"]) == (0, ["B2a"])
