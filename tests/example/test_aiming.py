"""Comet Watch, chapter 3: aiming."""

from __future__ import annotations

import pytest

import orrery
from orrery import IllegalMove, InvalidOption
from tests.example.table import NAMES, Seat, asked, named, offered, own, play, table, told


@pytest.mark.rule("EX-3.1")
def test_all_watchers_are_asked_at_once_and_may_answer_in_any_order() -> None:
    match = table(Seat("encke halley"), Seat("kirch west"), Seat("gale wild"), first="ben")
    assert asked(match) == ["ada", "ben", "cleo"]
    play(match, "cleo: choose gale", "ada: choose halley, aim t2", "cleo: aim t1")
    assert asked(match) == ["ben"]


@pytest.mark.rule("EX-3.1")
def test_a_watcher_chooses_a_comet_from_the_own_hand_and_then_a_telescope() -> None:
    match = table(Seat("encke halley"), Seat("kirch west"))
    assert offered(match, "ada") == ["choose encke", "choose halley"]
    assert offered(match, "ben") == ["choose kirch", "choose west"]
    play(match, "ada: choose halley")
    assert own(match, "ada")["hand"] == ["encke"]
    assert offered(match, "ada") == ["aim t1", "aim t2", "aim t3"]


@pytest.mark.rule("EX-3.1")
def test_a_comet_of_another_hand_cannot_be_chosen() -> None:
    match = table(Seat("encke halley"), Seat("kirch west"))
    with pytest.raises(IllegalMove, match="choose kirch is not allowed now"):
        play(match, "ada: choose kirch")


@pytest.mark.rule("EX-3.1")
@pytest.mark.parametrize("viewer", [1, orrery.SPECTATOR])
def test_nobody_sees_what_another_has_chosen_until_all_have(viewer: int) -> None:
    match = table(Seat("encke halley", "wild - -"), Seat("kirch west"))
    before = match.view(viewer), match.events(viewer=viewer)
    play(match, "ada: choose halley, aim t1")
    assert (match.view(viewer), match.events(viewer=viewer)) == before


@pytest.mark.rule("EX-3.2")
def test_the_comets_are_shown_when_all_have_chosen() -> None:
    match = table(Seat("encke halley"), Seat("kirch west"), first="ben")
    play(match, "ada: choose halley, aim t2", "ben: choose west, aim t1")
    shown = [watcher["telescopes"] for watcher in match.view()["watchers"]]
    assert shown == [[None, "halley", None], ["west", None, None]]


@pytest.mark.rule("EX-3.2")
def test_the_first_watcher_shows_first() -> None:
    match = table(Seat("halley", "wild - -"), Seat("west", "gale - -"), Seat("kirch"), first="ben")
    play(match, "cleo: aim t1", "ada: aim t1", "ben: aim t1")
    assert named(told(match, "shown")) == ["ben", "cleo", "ada"]
    assert match.view()["discard"] == ["gale", "wild"]


@pytest.mark.rule("EX-3.3")
@pytest.mark.parametrize(
    ("comet", "before", "stars"),
    [
        pytest.param("halley", "gale", 1, id="brighter"),
        pytest.param("brorsen", "gale", 0, id="as bright"),
        pytest.param("olbers", "gale", 0, id="dimmer"),
    ],
)
def test_a_comet_drives_another_out_and_earns_a_star_if_brighter(
    comet: str, before: str, stars: int
) -> None:
    match = table(Seat(comet, f"west {before} -"))
    play(match, "ada: aim t2")
    assert own(match, "ada")["telescopes"] == ["west", comet, None]
    assert match.view()["discard"] == [before]
    assert own(match, "ada")["stars"] == stars


@pytest.mark.rule("EX-3.3")
def test_an_empty_telescope_gives_nothing_up_and_earns_no_star() -> None:
    match = table(Seat("halley", "wild - -"))
    play(match, "ada: aim t2")
    assert own(match, "ada")["telescopes"] == ["wild", "halley", None]
    assert match.view()["discard"] == []
    assert own(match, "ada")["stars"] == 0


@pytest.mark.rule("EX-3.4")
def test_lenses_are_taken_clockwise_from_the_first_watcher() -> None:
    match = table(Seat("halley"), Seat("west"), Seat("gale"), first="ben", night=2)
    play(match, "ada: aim t1", "ben: aim t1", "cleo: aim t1")
    assert asked(match) == ["ben"]
    play(match, "ben: take red")
    assert asked(match) == ["cleo"]
    play(match, "cleo: take green")
    assert asked(match) == ["ada"]
    play(match, "ada: take red")
    lenses = [watcher["lenses"] for watcher in match.view()["watchers"]]
    assert lenses == [
        {"red": 1, "green": 0, "blue": 0},
        {"red": 1, "green": 0, "blue": 0},
        {"red": 0, "green": 1, "blue": 0},
    ]
    assert match.view()["supply"] == {"red": 1, "green": 2, "blue": 3}


@pytest.mark.rule("EX-3.4")
def test_only_colours_that_are_left_are_offered() -> None:
    match = table(Seat("halley", lenses="red"), Seat("west"))
    play(match, "ada: aim t1", "ben: aim t1")
    assert offered(match, "ada") == ["take red", "take green", "take blue", "decline"]
    play(match, "ada: take red")
    assert offered(match, "ben") == ["take green", "take blue", "decline"]


@pytest.mark.rule("EX-3.4")
def test_a_watcher_may_decline() -> None:
    match = table(Seat("halley"), Seat("west"))
    play(match, "ada: aim t1", "ben: aim t1", "ada: decline")
    assert asked(match) == ["ben"]
    assert own(match, "ada")["lenses"] == {"red": 0, "green": 0, "blue": 0}
    assert match.view()["supply"] == {"red": 2, "green": 2, "blue": 2}


@pytest.mark.rule("EX-3.5")
@pytest.mark.parametrize(
    ("night", "order"),
    [(1, "ben cleo ada"), (2, "ada cleo ben"), (3, "ben cleo ada"), (4, "ada cleo ben")],
)
def test_in_the_snake_order_every_second_night_goes_back(night: int, order: str) -> None:
    seats = Seat("halley"), Seat("west"), Seat("gale")
    match = table(*seats, first="ben", night=night, lens_order="snake")
    play(match, "ada: aim t1", "ben: aim t1", "cleo: aim t1")
    for name in order.split():
        assert asked(match) == [name]
        play(match, f"{name}: decline")


@pytest.mark.rule("EX-3.6")
def test_a_watcher_without_a_comet_only_takes_a_lens() -> None:
    match = table(Seat(""), Seat("west gale"), deck="", rolls=[6])
    assert asked(match) == ["ben"]
    play(match, "ben: choose west, aim t1", "ada: take red", "ben: take red")
    assert named(told(match, "rolled")) == ["ben"]
    assert own(match, "ada")["lenses"]["red"] == 1


@pytest.mark.rule("EX-3.5")
def test_the_snake_order_needs_the_lenses() -> None:
    with pytest.raises(InvalidOption, match="snake needs lenses"):
        orrery.new("example", NAMES, {"lens_order": "snake", "lenses": False})
