"""The table as a terminal draws it."""

from __future__ import annotations

from orrery import Match
from orrery.games.pulsar_2849.picture import chart, picture
from orrery.kernel.view import Plain
from tests.pulsar_2849.table import Seat, fresh, play, table


def drawn(match: Match) -> Plain:
    return picture(match.view(), match.names)


def test_the_median_between_two_values_and_on_one() -> None:
    assert drawn(table(Seat(), dice="2 3 3 4 4 6 6"))["dice"] == "2 3 3 | 4 4 6 6"
    assert drawn(table(Seat(), dice="1 3 5 5 5 6 6"))["dice"] == "1 3 [5 5 5] 6 6"


def test_stacks_from_the_bottom() -> None:
    match = table(Seat(), Seat(ship="G3"), Seat(ship="G4"), initiative="8:ada,ben 3:cleo")
    assert drawn(match)["initiative"] == "3: cleo   8: ada ben"


def test_open_systems_and_claimed_pulsars() -> None:
    match = table(
        Seat(bases="S3:1", claims="P1 P2:small P3:large*"), systems={"S3": "SYS8"}, dice="3"
    )
    shown = drawn(match)
    assert shown["systems"] == {"S3": "SYS8 b:ada b# x"}
    assert shown["pulsars"] == {"P1": "ada", "P2": "ada small", "P3": "ada large*"}


def test_arrays_say_what_is_paid() -> None:
    match = table(Seat(arrays="A2! A7<(3),A3"))
    assert drawn(match)["players"][0]["transmitters"] == ["A2*–A7(3)", "A3()"]


def test_routes_are_written_like_their_moves() -> None:
    match = table(Seat(ship="G11", dice="1"))
    play(match, "ada: fly silver-1 none none none")
    routes = drawn(match)["flight"].split("\n")
    assert [route.split(":")[0] for route in routes] == [
        offer.text.removeprefix("route ") for offer in match.pending()[0].options
    ]
    assert any(route.endswith(": P10 ◉") for route in routes)


def test_a_match_that_has_just_been_set_up() -> None:
    shown = drawn(fresh(3))
    assert shown["round"] == 0
    assert "systems" not in shown
    assert len(shown["players"]) == 3


def test_the_map_is_told_by_the_ways_from_each_place() -> None:
    match = table(
        Seat(ship="G11", bases="S3:1", claims="P2:small"), systems={"S3": "SYS8"}, dice="3"
    )
    ways = chart(match.view(), match.names)["map"]
    assert ways["G11"] == ["S11", "P10", "G10", "▲ ada"]
    assert "SYS8 b:ada b# x" in ways["S3"]
    assert "◉ ada small" in ways["P2"]
    assert ways["E1"] == ["O2"]
    assert "I1" in ways
    assert len(ways) == 87


def test_around_a_ship_the_ways_are_shown_with_every_decision() -> None:
    match = table(Seat(ship="G11", dice="1"))
    ways = drawn(match)["ways"]
    assert list(ways)[:4] == ["G11", "S11", "P10", "G10"]
    assert all(ways[place] for place in ways)
    assert len(ways) < 30


def test_before_ships_are_put_the_ways_from_the_entry_gates_are_shown() -> None:
    assert list(drawn(fresh(3))["ways"])[:4] == ["E1", "E2", "E3", "E4"]
