"""Events 2, 3, 15, 46, 48 and 52 to 54: the civ piles, objectives, the station, the deck."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.planet_unknown.cards import CIV_NAMES, EVENT_COLOUR, EVENT_NAMES
from orrery.games.planet_unknown.events import redraw_events
from orrery.games.planet_unknown.state import NO_TILE
from orrery.kernel.deck import new_deck
from orrery.kernel.dice import key_from_seed, new_dice
from tests.planet_unknown.board import (
    Seat,
    asked,
    can_place,
    finish_turn,
    offered,
    own,
    placeable,
    play,
    position,
    table,
    told,
    trackers,
)
from tests.planet_unknown.event_table import full_but, shown

PEEK = ["ev-53", "ev-54"]


def piles(match: Match) -> list[list[str]]:
    return [[CIV_NAMES[card] for card in pile] for pile in position(match).civ_piles]


@pytest.mark.rule("PU-13.3.13", "PU-9.1.7")
def test_each_civ_pile_loses_a_card_once_for_the_whole_table() -> None:
    """ev-48."""
    cards = ["civ-01 civ-02 civ-03", "civ-08", "", "civ-22 civ-23"]
    match = shown("ev-48", Seat(), Seat(), Seat(), civ_piles=cards)
    assert [len(pile) for pile in piles(match)] == [2, 0, 0, 1]
    assert set(piles(match)[0]) < set(cards[0].split())


@pytest.mark.rule("PU-13.3.13")
def test_the_lost_civ_card_is_random() -> None:
    """ev-48."""
    cards = ["civ-01 civ-02 civ-03"]
    left = {str(piles(shown("ev-48", civ_piles=cards, seed=seed))[0]) for seed in range(20)}
    assert len(left) == 3


@pytest.mark.rule("PU-13.3.13")
def test_each_civ_pile_gets_a_card_of_its_rank_out_of_the_box() -> None:
    """ev-02: not one that the player has."""
    cards = ["civ-01 civ-02 civ-03 civ-04 civ-05 civ-06 civ-07", "civ-08", "civ-15", "civ-22"]
    match = shown("ev-02", Seat(civ_cards="civ-29"), solo=True, civ_piles=cards)
    assert piles(match)[0] == [*cards[0].split(), "civ-33"]
    assert [len(pile) for pile in piles(match)[1:]] == [2, 2, 2]


def test_one_more_personal_objective() -> None:
    """ev-03."""
    match = shown("ev-03", Seat(personal="obj-01"), solo=True)
    assert len(own(match, "ada")["personal"]) == 2
    assert "obj-01" in own(match, "ada")["personal"]


def test_one_personal_objective_is_lost() -> None:
    """ev-46: the player chooses which."""
    match = shown("ev-46", Seat(personal="obj-01 obj-02 obj-03"), solo=True)
    assert offered(match, "ada") == ["return obj-01", "return obj-02", "return obj-03"]
    play(match, "ada: return obj-02")
    assert own(match, "ada")["personal"] == ["obj-01", "obj-03"]


@pytest.mark.rule("PU-13.3.17")
def test_the_station_is_turned_to_any_position() -> None:
    """ev-15: the next turn starts from there."""
    match = shown("ev-15", Seat(), solo=True)
    assert offered(match, "ada") == [f"rotate {turn}" for turn in range(6)]
    play(match, "ada: rotate 4")
    assert match.view(0)["rotation"] == 4
    before = match.view(0)["round"]
    while match.view(0)["round"] == before:
        finish_turn(match, "ada")
    assert match.view(0)["rotation"] == 3


@pytest.mark.rule("PU-13.3.15")
@pytest.mark.parametrize(("stack", "left"), [("outer", "inner"), ("inner", "outer")])
def test_all_tiles_of_a_stack_leave_the_station(stack: str, left: str) -> None:
    """ev-52: only the other one is left to the player."""
    match = shown("ev-52", Seat(), solo=True, depots=["I2-ce-0 O4-tb-0"])
    assert offered(match, "ada") == ["remove outer", "remove inner"]
    play(match, f"ada: remove {stack}")
    game = position(match)
    removed = game.depot(0)[0 if stack == "outer" else 1]
    assert game.tops[removed] == NO_TILE
    assert game.below_tops[removed] == []
    assert {text.split()[1] for text in offered(match, "ada", "place")} == {left}


@pytest.mark.rule("PU-13.3.19", "PU-9.1.6")
def test_a_stack_is_kept_if_only_its_tile_can_be_placed() -> None:
    """ev-52: there is room for the small tile alone."""
    seat = Seat(tiles=full_but("r6c1", "r7c1"))
    match = shown("ev-52", seat, solo=True, depots=["I2-ce-0 O4-tb-0"])
    assert placeable(match, "ada") == {"r6c1", "r7c1"}
    assert position(match).tops[position(match).depot(0)[1]] == NO_TILE


@pytest.mark.rule("PU-13.3.19")
def test_the_last_stack_of_a_depot_is_kept() -> None:
    """ev-52: then the event is ignored."""
    match = shown("ev-52", Seat(), solo=True, depots=["I2-ce-0 -"])
    assert can_place(match, "ada", "civ r1c6 energy r1c7")


@pytest.mark.rule("PU-13.3.19")
def test_the_last_stack_of_a_depot_is_kept_even_if_its_tile_cannot_be_placed() -> None:
    """ev-52: the tile is there to be given up."""
    match = shown("ev-52", Seat(tiles=full_but("r1c6")), solo=True, depots=["I2-ce-0 -"])
    assert trackers(match, "ada") == {"civ": 2}


@pytest.mark.rule("PU-13.3.12")
@pytest.mark.parametrize("card", PEEK)
def test_only_who_peeks_sees_the_next_event(card: str) -> None:
    match = shown(card, Seat(), Seat(), Seat())
    assert offered(match, "ada") == ["boost", "peek"]
    play(match, "ada: peek", "ben: boost, choose tech", "cleo: peek")
    top = EVENT_NAMES[position(match).events.top[-1]]
    assert match.view(0)["next_event"] == top
    assert match.view(2)["next_event"] == top
    assert match.view(1)["next_event"] is None
    assert match.view()["next_event"] is None
    assert trackers(match, "ben") == {"tech": 1}
    assert trackers(match, "ada") == {}
    peeks = [event for event in match.events(viewer=0) if event["kind"] == "event-peeked"]
    assert [(event["seat"], event.get("event")) for event in peeks] == [(0, top), (2, None)]


@pytest.mark.rule("PU-13.3.12")
@pytest.mark.parametrize("card", PEEK)
def test_the_event_that_was_seen_comes_next(card: str) -> None:
    match = table(Seat(), begin="event", event=card, fixed_rotation=False)
    play(match, "ada: peek", "ben: peek")
    top = match.view(0)["next_event"]
    for name in ("ada", "ben"):
        finish_turn(match, name)
    play(match, f"{asked(match)[0]}: rotate 0")
    assert told(match, "event-shown")[-1]["event"] == top
    assert match.view(0)["next_event"] is None


@pytest.mark.rule("PU-13.3.12")
def test_after_the_last_event_there_is_nothing_to_see() -> None:
    """ev-53."""
    match = shown("ev-53", more={"events": new_deck([]), "events_left": 1})
    play(match, "ada: peek", "ben: peek")
    assert told(match, "event-peeked") == []


@pytest.mark.rule("PU-9.1.2", "PU-14.5")
def test_what_a_viewer_imagines_of_the_deck() -> None:
    """ev-53: the card seen stays, other cards of the same colours may be in the deck."""
    match = shown("ev-53", Seat(), Seat())
    play(match, "ada: peek", "ben: boost, choose civ")
    real = position(match).events
    tops: dict[int, set[int]] = {0: set(), 1: set()}
    rests = set()
    for seed in range(10):
        for viewer, found in tops.items():
            game = position(match)
            game.dice = new_dice(key_from_seed(seed), 2)
            redraw_events(game, viewer)
            found.add(game.events.top[-1])
            rests.add(tuple(game.events.rest))
            cards = game.events.rest + game.events.top
            assert len(set(cards)) == len(cards) == real.size()
            assert not set(cards) & set(game.events_shown)
            colours = sorted(EVENT_COLOUR[card] for card in cards)
            assert colours == sorted(EVENT_COLOUR[card] for card in real.rest + real.top)
    assert tops[0] == {real.top[-1]}
    assert len(tops[1]) > 1
    assert len(rests) > 2
