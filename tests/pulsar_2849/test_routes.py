"""Pulsar 2849: the routes that a flight is offered, beside a second search of all paths."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES, FIRST_SYSTEM, NAMES, Routes, routes_of
from orrery.kernel.game import OMNISCIENT
from tests.pulsar_2849.random_flights import Flight, flights
from tests.pulsar_2849.second_pilot import (
    LENGTHS,
    LETTERS,
    Path,
    is_legal,
    open_to_base,
    paths,
    payable,
    places,
    result,
    systems,
    traits,
)
from tests.pulsar_2849.table import Seat, offered, play, player, table

ADA = 0
EXAMPLES = max(200, settings().max_examples)  # of positions

each_side = pytest.mark.parametrize("side", CLUSTER_NAMES)


# The map: whatever a path can bring on some position


def known(side: str, start: str, length: int) -> Routes:
    return routes_of(CLUSTER_NAMES.index(side), NAMES.index(start), length)


def columns(routes: Routes, way: int) -> tuple[str, frozenset[str], tuple[int, ...]]:
    """The traits of a route as its table has them."""
    bits = routes.passed[way]
    passed = [NAMES[FIRST_SYSTEM + n] for n in range(16) if (bits >> n) & 1]
    counted = tuple(routes.gates[colour][way] for colour in range(len(LETTERS)))
    return NAMES[routes.ends[way]], frozenset(passed), counted


@pytest.mark.rule("P49-6.1.2", "P49-6.1.3", "P49-6.1.5", "P49-6.1.7", "P49-6.1.9")
@pytest.mark.parametrize("length", LENGTHS)
@each_side
def test_every_path_is_represented_by_one_route_and_every_route_is_a_path(
    side: str, length: int
) -> None:
    for start in places(side):
        routes = known(side, start, length)
        kept = [columns(routes, way) for way in range(len(routes.ends))]
        assert len(kept) == len({*kept})
        assert {*kept} == {traits(path) for path in paths(side, start, length)}, start


@pytest.mark.parametrize("length", LENGTHS)
@each_side
def test_a_route_is_drawn_as_a_path_that_brings_what_it_says(side: str, length: int) -> None:
    for start in places(side):
        routes = known(side, start, length)
        for way, numbers in enumerate(routes.paths):
            path = tuple(NAMES[place] for place in numbers)
            assert path in paths(side, start, length)
            assert traits(path) == columns(routes, way)
            assert len(systems(path)) == routes.systems[way]


@pytest.mark.rule("P49-6.1.8", "P49-12.6.2")
@each_side
def test_a_flight_of_every_length_is_possible_everywhere(side: str) -> None:
    for start in places(side):
        for length in LENGTHS:
            assert paths(side, start, length), f"{start} {length}"
            assert known(side, start, length).ends


@pytest.mark.rule("P49-6.1.7")
def test_the_slow_search_knows_that_only_a_doubled_segment_can_be_used_twice() -> None:
    assert is_legal("dead_ends", "S16", ("G3", "S3", "G3", "S16"))
    assert not is_legal("dead_ends", "S3", ("G3", "S3", "G3"))
    assert not is_legal("open", "G11", ("P10", "G11"))


# A position: the routes that differ in what they bring now


def ways(place: str, run: str = "none none", technologies: str = "AAA", **seat: Any) -> int:
    """How many routes of 3 segments to this place ada is offered; she may have a base in S7."""
    ada = Seat(red="3", sheet="A2", projects="a b d f", **seat)
    match = table(ada, systems={"S7": "SYS12"}, technologies=technologies)
    play(match, f"ada: fly red-3 none {run}")
    return [route["place"] for route in match.view()["flight"]["routes"]].count(place)


def test_a_way_through_a_system_is_another_one_only_for_a_base_or_a_reward() -> None:
    """From P6 to S8 by S7 and G8, or by G7 and G8. DI-1 rewards a visit to two systems."""
    assert ways("S8", ship="P6") == 2
    assert ways("S8", ship="P6", bases="S7:1") == 1
    assert ways("S8", ship="P6", bases="S7:1", technologies="DAA") == 1
    assert ways("S8", ship="P6", bases="S7:1", technologies="DAA", patents="DI-1") == 2


@pytest.mark.parametrize(
    ("run", "number"), [("none none", 1), ("f orange", 1), ("f magenta", 1), ("f green", 2)]
)
def test_a_way_by_other_gates_is_another_one_only_for_a_run(run: str, number: int) -> None:
    """From G7 to O7 by P6 and S7, or by G8 and S7."""
    assert ways("O7", ship="G7", run=run) == number


@pytest.mark.rule("P49-6.1.8", "P49-6.1.11")
@settings(max_examples=EXAMPLES)
@given(flights(lowest=0))
def test_exactly_the_routes_that_differ_in_what_they_bring_are_offered(flight: Flight) -> None:
    room = open_to_base(flight.match.view(), ADA)

    def brings(path: Path) -> tuple[object, ...]:
        return result(path, room, flight.colour, flight.tour())

    payment = flight.value, flight.adjusting()
    expected = {brings(path) for path in payable(flight.side, flight.ship, *payment)}
    assert bool(expected) == bool(offered(flight.match, "ada", "fly"))
    if len(expected) > 1:  # the only route is flown at once
        flight.announce()
        routes = flight.match.view()["flight"]["routes"]
        found = [brings(tuple(route["path"])) for route in routes]
        assert len(found) == len({*found})
        assert {*found} == expected


@settings(max_examples=EXAMPLES)
@given(flights(lowest=1), st.floats(0, 1, exclude_max=True))
def test_a_route_brings_exactly_what_the_view_promises(flight: Flight, which: float) -> None:
    match = flight.match
    flight.announce()
    assume(match.view()["flight"])
    routes = match.view()["flight"]["routes"]
    route = routes[int(which * len(routes))]
    before, events = match.view(), len(match.events(viewer=OMNISCIENT))
    play(match, f"ada: route {route['place']} {route['length']} {route['way']}")
    news = match.events(viewer=OMNISCIENT)[events:]
    happened = Counter(event["kind"] for event in news)

    assert player(match, "ada")["ship"] == route["place"]
    assert sorted(e["place"] for e in news if e["kind"] == "base") == sorted(route["bases"])
    assert happened["revealed"] == route["unknown"]
    assert happened["claimed"] == route["claim"]
    assert happened["explored"] == route["tiles"]
    assert bool(offered(match, "ada", "draw")) == route["bonus"]
    blind = "CII-3" in flight.patents and route["unknown"]  # it rewards barren planets
    scored = from_rules(match.view()) - from_rules(before)
    assert scored == route["points"] or (blind and scored > route["points"])


@pytest.mark.parametrize(
    ("mine", "others", "claim", "scored"),
    [("", "", True, 3), ("", "P10", False, 0), ("P1 P2 P3 P4 P5 P6", "", False, 0)],
    ids=["a free pulsar", "claimed before", "no ring left"],
)
def test_a_claim_and_its_points_are_promised_where_they_are_sure(
    mine: str, others: str, claim: bool, scored: int
) -> None:
    """AI-3 rewards claims made by the ship."""
    match = table(Seat("G11", dice="1", claims=mine, patents="AI-3"), Seat(claims=others))
    play(match, "ada: fly silver-1 none none none")
    (route,) = [r for r in match.view()["flight"]["routes"] if r["place"] == "P10"]
    assert (route["claim"], route["points"]) == (claim, scored)


def from_rules(view: dict[str, Any]) -> int:
    """Ada's points without those of exploration tiles, which are drawn blind."""
    ada = view["players"][ADA]
    return int(ada["points"] - ada["sources"]["exploration"])
