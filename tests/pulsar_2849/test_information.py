"""Pulsar 2849, chapter 21: what is hidden, what is open, and where chance comes in."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from orrery import CannotUndo, Match
from orrery.games.pulsar_2849.title import TITLE
from orrery.games.pulsar_2849.vocabulary import EXPLORATION_NAMES
from orrery.kernel.deck import new_deck
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import OMNISCIENT, SPECTATOR
from orrery.kernel.view import plain
from orrery.testing.cases import Case
from orrery.testing.driving import match_moves, match_of
from orrery.testing.leaks import check_events_leak_nothing, check_nothing_leaks
from tests.pulsar_2849.table import (
    Seat,
    fly,
    fresh,
    play,
    player,
    position,
    skip,
    table,
    told,
)


def game_of(seats: int, seed: int = 3, **options: Any) -> Case:
    """A game in which everybody chooses at random."""
    return Case(TITLE, seats, TITLE.check(seats, options), seed=seed)


def named(thing: object, pattern: str) -> set[str]:
    """The tiles that are named somewhere in a view, an event or an offer."""
    return set(re.findall(rf'"({pattern})"', json.dumps(thing)))


# Hidden


@pytest.mark.rule("P49-21.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_views_and_events_hold_nothing_that_nobody_can_know(seats: int) -> None:
    case = game_of(seats)
    check_nothing_leaks(case)
    check_events_leak_nothing(case)


@pytest.mark.rule("P49-21.1", "P49-6.3.1")
def test_no_system_tile_is_named_before_it_is_revealed() -> None:
    case = game_of(3, cluster="dead_ends")
    match = match_of(case)
    for seat, move in match_moves(case, match):
        match.play(seat, move)
        view = match.view(OMNISCIENT)
        up = {system["tile"] for system in view["systems"].values()} - {None}
        revealed = {event["system"] for event in told(match, "revealed")}
        assert named(view, r"SYS\d+") == revealed == up
        for pending in match.pending():
            assert named([offer.description for offer in pending.options], r"SYS\d+") <= up


@pytest.mark.rule("P49-21.1")
def test_only_the_size_of_the_stacks_is_seen() -> None:
    view = fresh(3).view(OMNISCIENT)
    assert named(view, r"XB_\w+") == set()
    assert view["exploration"] == {"stack": 12, "discarded": 0}
    assert view["transmitters_left"] == 24 - 3
    assert len(named(view["transmitters"], r"[ABC]\d")) == 3


@pytest.mark.rule("P49-21.1", "P49-2.1.13")
def test_the_top_transmitter_is_seen_and_comes_first_in_the_next_round() -> None:
    match = table(Seat(), Seat(), round_number=1)
    shown = match.view()["next_transmitter"]
    play(match, "ada: end-turn", "ben: end-turn")
    assert match.view()["transmitters"][0] == shown
    assert match.view()["next_transmitter"] not in match.view()["transmitters"]


@pytest.mark.rule("P49-21.1")
def test_nothing_is_on_top_of_an_empty_stack() -> None:
    match = fresh(2)
    skip(match, "scoring")
    assert match.view()["next_transmitter"] is None


@pytest.mark.rule("P49-21.1")
def test_whatever_is_face_down_can_still_be_anything() -> None:
    """Every player can imagine all tiles that have not been seen in all places."""
    match = table(Seat(ship="G11", dice="1"), systems={"S1": "SYS1", "S2": "SYS2"})
    play(match, "ada: fly silver-1 none none none")
    (route,) = [r for r in match.view()["flight"]["routes"] if r["place"] == "S11"]
    move = TITLE.moves.parse(f"route S11 1 {route['way']}")
    found = set()
    for seed in range(100):
        imagined = position(match).imagine(0, key_from_seed(seed))
        imagined.play(0, move)
        found.add(plain(TITLE.view_of(imagined, SPECTATOR))["systems"]["S11"]["tile"])
    assert found == {f"SYS{n}" for n in range(3, 18)}


@pytest.mark.rule("P49-21.1")
def test_what_has_been_revealed_can_not_be_taken_back() -> None:
    match = table(Seat(ship="G11", dice="1 1"))
    fly(match, "ada", "silver-1 none", "G10")
    match.undo(0)
    match.undo(0)
    assert player(match, "ada")["ship"] == "G11"
    assert player(match, "ada")["dice"] == [1, 1]
    fly(match, "ada", "silver-1 none", "S11")
    with pytest.raises(CannotUndo):
        match.undo(0)


# Open


@pytest.mark.rule("P49-21.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_and_hears_the_same(seats: int) -> None:
    case = game_of(seats, seed=5)
    match = match_of(case)
    for number, (seat, move) in enumerate(match_moves(case, match)):
        match.play(seat, move)
        if number % 10 == 0:
            shown = match.view(SPECTATOR)
            assert all(match.view(viewer) == shown for viewer in (OMNISCIENT, *range(seats)))
    heard = match.events(viewer=SPECTATOR)
    assert all(match.events(viewer=viewer) == heard for viewer in (OMNISCIENT, *range(seats)))


@pytest.mark.rule("P49-21.2")
def test_everything_in_front_of_a_player_is_shown() -> None:
    ada = Seat(
        ship="P10",
        dice="2 4",
        red="3",
        cubes=5,
        tokens="plus-minus 2 plus-two 1",
        gyrodynes="large 1",
        claims="P10 P2:small*",
        bases="S11:1",
        arrays="A2! A7<(3)",
        sheet="A2",
        projects="a b",
        runs_used="a",
        patents="AI-1 AII-5",
        points=17,
    )
    match = table(ada, systems={"S11": "SYS17"}, dice="1 5 6")
    for viewer in (SPECTATOR, 0, 1):
        view = match.view(viewer)
        shown = view["players"][0]
        assert {name: shown[name] for name in ("ship", "dice", "red", "cubes", "points")} == {
            "ship": "P10",
            "dice": [2, 4],
            "red": [3],
            "cubes": 5,
            "points": 17,
        }
        assert shown["tokens"] == {"plus-minus": 2, "plus-two": 1}
        assert shown["gyrodynes"] == {"small": 0, "medium": 0, "large": 1}
        assert (shown["rings"], shown["bases"]) == (4, 1)
        assert shown["patents"] == ["AI-1", "AII-5"]
        assert shown["arrays"] == [
            [
                {"id": "A2", "turned": False, "paid": [1, 4], "online": True},
                {"id": "A7", "turned": True, "paid": [3], "online": False},
            ]
        ]
        assert shown["headquarters"] == {
            "board": "A",
            "sheet": "A2",
            "done": ["A2a", "A2b"],
            "available": ["A2c", "A2d"],
            "runs": ["A2b"],
            "runs_used": ["A2a"],
        }
        assert view["dice"] == [1, 0, 0, 0, 1, 1]
        assert view["pulsars"]["P2"] == {"owner": 0, "gyrodyne": "small", "spinning": True}


# Chance


def twins(**more: Any) -> list[Match]:
    """The same table with two different fortunes."""
    ada = Seat(ship="G11", dice="1 1 3 5", cubes=4, claims="P1:small P2", gyrodynes="small 1")
    given: dict[str, Any] = {
        "systems": {"S11": "SYS17"},
        "display": "A1 A2 A3",
        "goals": "GOAL_SAME2 GOAL_TECH5 GOAL_PLANETS9",
        "dice": "4 5 6",
        "initiative": "8:ada,ben,ada,ben",
        "engineering": "8:ada,ben,ada,ben",
    }
    return [table(ada, Seat(), seed=seed, **(given | more)) for seed in (1, 3)]


@pytest.mark.rule("P49-21.3")
def test_nothing_in_a_turn_depends_on_chance_but_what_is_turned_up() -> None:
    one, other = twins()
    for match in (one, other):
        play(match, "ada: build small P2, complete silver-3 none P1, copy 6")
        play(match, "ada: patent silver-5 none AI-3, take-gyrodyne silver-1 none small")
        fly(match, "ada", "silver-1 none", "P10")
        fly(match, "ada", "red-6 none", "G10", "G11", "S11", "O16", "O15", "P9")
    assert one.view() == other.view()
    assert one.events() == other.events()


@pytest.mark.rule("P49-21.3", "P49-4.1.1")
def test_only_the_deal_and_the_roll_of_the_next_round_differ() -> None:
    views = []
    for match in twins():
        play(match, "ada: end-turn", "ben: end-turn")
        views.append(match.view())
    assert views[0] != views[1]
    for name in ("dice", "median", "shifts", "transmitters", "next_transmitter"):
        assert views[0].pop(name) != views[1].pop(name)
    assert views[0] == views[1]


@pytest.mark.rule("P49-21.3")
def test_the_same_choices_with_the_same_fortune_lead_to_the_same_end() -> None:
    ends = []
    for _ in range(2):
        match = fresh(3, seed=7)
        skip(match, "scoring")
        ends.append((match.view(), match.events()))
    assert ends[0] == ends[1]


@pytest.mark.rule("P49-21.3", "P49-6.4.3")
def test_discarded_exploration_tiles_are_shuffled_when_the_stack_is_empty() -> None:
    drawn = set()
    for seed in range(40):
        empty = {"exploration": new_deck([]), "explored": [0, 1, 2, 3]}
        ada = Seat(ship="G11", dice="1")
        match = table(ada, systems={"S11": "SYS17"}, seed=seed, more=empty)
        fly(match, "ada", "silver-1 none", "S11")
        play(match, "ada: draw")
        assert match.view()["exploration"] == {"stack": 3, "discarded": 1}
        drawn |= {event["exploration"] for event in told(match, "explored")}
    assert drawn == set(EXPLORATION_NAMES[:4])
