"""Pulsar 2849, chapter 6: flights of the survey ship, what they visit, and gate runs in passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from orrery import Match
from orrery.games.pulsar_2849.catalogue import catalogue
from orrery.games.pulsar_2849.catalogue_types import Cluster
from orrery.games.pulsar_2849.view_types import SIDES
from orrery.kernel.errors import IllegalMove
from tests.pulsar_2849.table import (
    Seat,
    destinations,
    fly,
    fresh,
    offered,
    play,
    player,
    points,
    table,
    told,
)


def ends(ship: str, value: int, cluster: str = "open") -> set[str]:
    """Where ada's flight with a die of this value can end."""
    match = table(Seat(ship=ship, red=str(value)), cluster=cluster)
    play(match, f"ada: fly red-{value} none none none")
    return destinations(match)


def ship(match: Match, name: str = "ada") -> str:
    return str(player(match, name)["ship"])


# Flights


@pytest.mark.rule("P49-6.1.1")
def test_a_ship_starts_on_the_entry_gate_that_was_chosen() -> None:
    match = fresh(headquarters=False)
    for entry in ("E3", "E2"):
        (pending,) = match.pending()
        match.play(pending.seat, f"put-ship {entry}")
    assert sorted([ship(match), ship(match, "ben")]) == ["E2", "E3"]


@pytest.mark.rule("P49-6.1.1", "P49-6.1.2", "P49-6.1.4")
@pytest.mark.parametrize(("value", "reached"), [(2, {"O1", "O3", "S2"}), (3, {"S16", "P1", "P3"})])
def test_the_first_segment_leads_from_the_entry_gate_and_counts(
    value: int, reached: set[str]
) -> None:
    assert reached <= ends("E1", value)
    assert "O2" not in ends("E1", value)


@pytest.mark.rule("P49-6.1.4")
def test_one_segment_leads_from_an_entry_gate_to_its_neighbour() -> None:
    match = table(Seat(ship="E1", dice="1"))
    play(match, "ada: fly silver-1 none none none")  # there is no other way
    assert ship(match) == "O2"


@pytest.mark.rule("P49-6.1.2")
@pytest.mark.parametrize(("gate", "entry"), [("O2", "E1"), ("O6", "E2"), ("M9", "E3")])
def test_no_ship_flies_to_an_entry_gate(gate: str, entry: str) -> None:
    assert entry not in ends(gate, 1)
    assert gate not in ends(gate, 2)  # not even there and back


@pytest.mark.rule("P49-6.1.3")
@pytest.mark.parametrize(
    ("value", "reached"),
    [(1, {"S11", "P10", "G10"}), (2, {"O16", "O17", "M11", "G10", "S12", "P10"})],
)
def test_a_flight_goes_exactly_as_far_as_its_die_says(value: int, reached: set[str]) -> None:
    assert ends("G11", value) == reached


@pytest.mark.rule("P49-6.1.3")
@pytest.mark.parametrize(
    ("modifier", "reached"),
    [
        ("minus-one", {"S11", "P10", "G10"}),
        ("none", {"O16", "O17", "M11", "G10", "S12", "P10"}),
    ],
)
def test_a_token_changes_how_far_a_flight_goes(modifier: str, reached: set[str]) -> None:
    match = table(Seat(ship="G11", dice="2", tokens="plus-minus 1"))
    play(match, f"ada: fly silver-2 {modifier} none none")
    assert destinations(match) == reached


@pytest.mark.rule("P49-6.1.3")
def test_a_flight_of_8_goes_8_segments() -> None:
    match = table(Seat(ship="G11", dice="6", tokens="plus-two 1"))
    play(match, "ada: fly silver-6 plus-two none none")
    assert {len(route["path"]) for route in match.view()["flight"]["routes"]} == {8}


@pytest.mark.rule("P49-EX-9", "P49-6.1.3", "P49-6.1.5")
@pytest.mark.parametrize(
    "path",
    ["P10", "G10 P10", "S11", "G10 P10 G11 S11"],
)
def test_red_can_end_on_the_pulsar_with_1_or_2_and_in_the_system_with_1_or_4(path: str) -> None:
    places = path.split()
    match = table(Seat(ship="G11", red=str(len(places))))
    fly(match, "ada", f"red-{len(places)} none", *places)
    assert ship(match) == places[-1]


@pytest.mark.rule("P49-EX-10", "P49-6.1.5")
@pytest.mark.parametrize("value", [3, 5])
def test_red_cannot_end_on_the_pulsar_with_3_or_5(value: int) -> None:
    assert "P10" not in ends("G11", value)


@pytest.mark.rule("P49-6.1.5")
def test_a_location_may_be_visited_twice_though_a_segment_may_not() -> None:
    match = table(Seat(ship="O7", dice="6"))
    fly(match, "ada", "silver-6 none", "S7", "O9", "O14", "O13", "P7", "O9")
    assert ship(match) == "O9"
    assert "O9" not in ends("S7", 2)  # S7-O9 and back would be the same segment


@pytest.mark.rule("P49-6.1.6")
def test_the_next_flight_may_use_the_same_segments_again() -> None:
    match = table(Seat(ship="G11", dice="1 1"))
    fly(match, "ada", "silver-1 none", "P10")
    fly(match, "ada", "silver-1 none", "G11")
    assert ship(match) == "G11"


@pytest.mark.rule("P49-6.1.7")
@pytest.mark.parametrize(
    ("start", "value", "reached"),
    [
        ("S3", 2, {"S3", "S16"}),  # out and in again
        ("S3", 3, {"O1", "O16", "G3"}),  # S3-G3 has two lanes, not three
        ("P6", 4, {"P6", "G9", "G10", "G13", "O12", "S7"}),
    ],
)
def test_a_doubled_segment_can_be_used_twice_in_either_direction(
    start: str, value: int, reached: set[str]
) -> None:
    assert ends(start, value, "dead_ends") == reached


@pytest.mark.rule("P49-6.1.9")
@pytest.mark.parametrize("cluster", msgspec.structs.astuple(catalogue().clusters), ids=SIDES)
def test_nothing_leads_to_an_isolated_pulsar(cluster: Cluster) -> None:
    joined = {place for segment in cluster.segments for place in (segment.a, segment.b)}
    assert joined.isdisjoint({"I1", "I2", "I3"})


@pytest.mark.rule("P49-6.1.9")
def test_flying_to_an_isolated_pulsar_is_refused() -> None:
    match = table(Seat(ship="G11", dice="1"))
    play(match, "ada: fly silver-1 none none none")
    with pytest.raises(IllegalMove):
        play(match, "ada: route I1 1 0")


@pytest.mark.rule("P49-6.1.10")
def test_nothing_of_others_blocks_a_flight() -> None:
    ben = Seat(ship="P10", claims="P10", bases="S11:1")
    match = table(Seat(ship="G10", dice="3 2"), ben, systems={"S11": "SYS14"})
    fly(match, "ada", "silver-3 none", "P10", "G11", "S11")  # SYS14 is full
    fly(match, "ada", "silver-2 none", "G11", "P10")
    assert ship(match) == ship(match, "ben") == "P10"


@pytest.mark.rule("P49-EX-29", "P49-6.1.11", "P49-6.1.3")
def test_a_0_cannot_fly_but_with_a_plus_two_token_it_is_a_2() -> None:
    match = table(Seat(ship="G11", red="0", tokens="plus-two 1"))
    assert offered(match, "ada", "fly") == ["fly red-0 plus-two none none"]
    play(match, "ada: fly red-0 plus-two none none")
    assert destinations(match) == {"O16", "O17", "M11", "G10", "S12", "P10"}


@pytest.mark.rule("P49-6.1.11")
def test_a_1_lowered_to_0_cannot_fly() -> None:
    match = table(Seat(ship="G11", dice="1", tokens="plus-minus 1"))
    flights = ["fly silver-1 none none none", "fly silver-1 plus-one none none"]
    assert offered(match, "ada", "fly") == flights


@pytest.mark.rule("P49-6.1.11", "P49-6.1.8")
@pytest.mark.parametrize(("start", "reached"), [("G11", {"G10"}), ("O2", set())])
def test_a_technology_makes_a_flight_of_a_0_if_there_is_a_path_for_it(
    start: str, reached: set[str]
) -> None:
    """AI-1 lengthens a flight that visits a green gate; a single segment must lead to one."""
    match = table(Seat(ship=start, red="0", patents="AI-1"))
    assert len(offered(match, "ada", "fly")) == len(reached)
    if reached:
        play(match, "ada: fly red-0 none none none")
        assert {ship(match)} == reached


# Visits

RUNNER: dict[str, Any] = {
    "sheet": "B1",
    "projects": "a b d f",
    "runs_used": "a",
}  # B1f: orange, 2 points


def run(start: str, path: Sequence[str]) -> Match:
    """Ada flies the orange gate run B1f."""
    match = table(Seat(ship=start, red=str(len(path)), **RUNNER))
    fly(match, "ada", f"red-{len(path)} none", *path, run="f orange")
    return match


def run_points(match: Match) -> int:
    return int(player(match, "ada")["sources"]["runs"])


@pytest.mark.rule("P49-EX-15", "P49-9.6")
def test_a_gate_run_project_scores_its_other_points_at_once() -> None:
    match = table(Seat(dice="4", sheet="B1", projects="a b d", runs_used="a"))
    play(match, "ada: project silver-4 none B1f")
    assert points(match, "ada") == 4
    assert player(match, "ada")["headquarters"]["runs"] == ["B1f"]


@pytest.mark.rule("P49-EX-16", "P49-6.2.1", "P49-9.7.3")
def test_the_start_is_not_visited_but_what_is_flown_through_and_the_end_are() -> None:
    match = run("O7", ["S7", "O9", "O14", "O13", "P7"])
    assert told(match, "run-flown")[0]["gates"] == 3
    assert run_points(match) == 6
    assert run_points(run("S7", ["O9"])) == 2  # the end


@pytest.mark.rule("P49-EX-17", "P49-9.7.3")
def test_a_gate_visited_twice_counts_once() -> None:
    assert run_points(run("O7", ["S7", "O9", "O14", "O13", "P7", "O9"])) == 6


@pytest.mark.rule("P49-6.2.1")
@pytest.mark.parametrize(
    ("path", "scored"),
    [(["O14", "O13", "P7"], 4), (["O14", "O13", "P7", "O9"], 6), (["P7", "O13", "O14"], 4)],
)
def test_the_start_is_visited_if_the_flight_comes_back_to_it(path: list[str], scored: int) -> None:
    assert run_points(run("O9", path)) == scored


@pytest.mark.rule("P49-6.2.1")
@pytest.mark.parametrize(
    ("start", "path", "scored"),
    [
        ("S7", ["O7", "S4"], 0),  # S7 itself is not visited
        ("O9", ["S7", "O7", "S4"], 2),
        ("S7", ["P6", "G7", "G8", "S7"], 0),  # back in S7: one system
        ("S7", ["G8", "S8"], 0),
        ("G7", ["G8", "S7", "O7", "S4"], 2),
    ],
)
def test_a_technology_counts_the_systems_visited(start: str, path: list[str], scored: int) -> None:
    """DI-1: 2 points for a flight that visits at least 2 systems."""
    ada = Seat(ship=start, red=str(len(path)), patents="DI-1")
    match = table(ada, technologies="DAA", systems={"S7": "SYS14", "S4": "SYS17", "S8": "SYS4"})
    fly(match, "ada", f"red-{len(path)} none", *path)
    assert points(match, "ada") == scored


@pytest.mark.rule("P49-6.2.1", "P49-6.5.1")
@pytest.mark.parametrize(("start", "end"), [("P6", "G7"), ("S7", "G8")])
def test_the_place_where_a_flight_starts_brings_nothing(start: str, end: str) -> None:
    match = table(Seat(ship=start, dice="1"), systems={"S7": "SYS14"})
    fly(match, "ada", "silver-1 none", end)
    assert not told(match, "claimed")
    assert not told(match, "base")


def test_everybody_sees_the_way_that_a_ship_took_last() -> None:
    match = table(Seat(ship="G11", dice="2"))
    assert match.view()["last_flight"] is None
    fly(match, "ada", "silver-2 none", "G10", "P10")
    assert match.view()["last_flight"] == {"seat": 0, "from": "G11", "path": ["G10", "P10"]}
