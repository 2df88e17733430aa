"""Comet Watch, chapter 4: observing."""

from __future__ import annotations

import pytest

from tests.example.table import Seat, named, offered, own, play, table, told


@pytest.mark.rule("EX-4.1")
def test_each_rolls_once_clockwise_from_the_first_watcher() -> None:
    match = table(Seat("wild"), Seat("gale"), Seat("donati"), first="cleo", lenses=False)
    play(match, "ada: aim t1", "ben: aim t1", "cleo: aim t1")
    assert named(told(match, "rolled")) == ["cleo", "ada", "ben"]


@pytest.mark.rule("EX-4.1")
def test_the_roll_is_for_the_comet_aimed_at_this_night() -> None:
    match = table(Seat("wild", "kirch - lexell"), lenses=False, rolls=[4])
    play(match, "ada: aim t2")
    assert told(match, "rolled") == [{"kind": "rolled", "seat": 0, "roll": 4, "comet": "wild"}]
    assert (own(match, "ada")["stars"], own(match, "ada")["dust"]) == (1, 2)  # wild's gains


@pytest.mark.rule("EX-4.2")
@pytest.mark.parametrize(
    ("sky", "comet", "roll", "seen"),
    [
        ("clear", "brorsen", 1, False),
        ("clear", "brorsen", 2, True),
        ("clear", "tuttle", 4, False),
        ("clear", "tuttle", 5, True),
        ("fair", "brorsen", 2, False),
        ("fair", "brorsen", 3, True),
        ("fair", "tuttle", 5, False),
        ("fair", "tuttle", 6, True),
        ("cloudy", "brorsen", 3, False),
        ("cloudy", "brorsen", 4, True),
        ("cloudy", "tuttle", 6, False),
        ("cloudy", "lexell", 2, True),
    ],
)
def test_roll_and_brightness_decide_whether_a_comet_is_seen(
    sky: str, comet: str, roll: int, seen: bool
) -> None:
    match = table(Seat(comet), lenses=False, sky=sky, rolls=[roll])
    play(match, "ada: aim t1")
    assert (own(match, "ada")["stars"] > 0) == seen
    assert named(told(match, "missed")) == ([] if seen else ["ada"])


@pytest.mark.rule("EX-4.3")
def test_a_comet_that_is_seen_brings_all_its_gains() -> None:
    match = table(Seat("tempel encke gale"), deck="kirch west ...", lenses=False, rolls=[6])
    play(match, "ada: choose tempel, aim t1, dust 2, polish 1")  # leaves draw 1
    assert (own(match, "ada")["dust"], own(match, "ada")["stars"]) == (0, 3)
    assert own(match, "ada")["hand"] == ["encke", "gale", "kirch"]


@pytest.mark.rule("EX-4.3")
def test_its_watcher_chooses_the_order_of_the_gains() -> None:
    match = table(Seat("tempel"), Seat("west"), deck="kirch ...", lenses=False, rolls=[6])
    play(match, "ada: aim t1", "ben: aim t1")
    assert offered(match, "ada") == ["dust 2", "draw 1", "polish 1"]
    play(match, "ada: draw 1")
    assert offered(match, "ada") == ["dust 2", "polish 1"]
    play(match, "ada: polish 1")
    assert (own(match, "ada")["dust"], own(match, "ada")["stars"]) == (2, 0)


@pytest.mark.rule("EX-4.4")
def test_a_comet_that_is_missed_brings_one_dust_and_none_of_its_gains() -> None:
    match = table(Seat("wolf", dust=2, stars=5), lenses=False, rolls=[1])  # 2 stars and 1 dust
    play(match, "ada: aim t1")
    assert (own(match, "ada")["dust"], own(match, "ada")["stars"]) == (3, 5)


@pytest.mark.rule("EX-4.5")
@pytest.mark.parametrize(
    ("comet", "stars", "dust"),
    [("brorsen", 3, 0), ("lexell", 2, 0), ("kirch", 0, 2), ("halley", 2, 1), ("gale", 1, 2)],
)
def test_stars_and_dust_are_gained_as_the_comet_says(comet: str, stars: int, dust: int) -> None:
    match = table(Seat(comet, stars=1, dust=1), lenses=False, rolls=[6])
    play(match, "ada: aim t1")
    assert own(match, "ada")["stars"] == 1 + stars
    assert own(match, "ada")["dust"] == 1 + dust


@pytest.mark.rule("EX-4.6")
@pytest.mark.parametrize(
    ("dust", "dust_left", "stars"),
    [
        pytest.param(0, 0, 0, id="no dust"),
        pytest.param(1, 1, 0, id="too little dust"),
        pytest.param(2, 0, 3, id="just enough dust"),
        pytest.param(5, 3, 3, id="only two dust are turned"),
    ],
)
def test_polishing_turns_two_dust_into_three_stars(dust: int, dust_left: int, stars: int) -> None:
    match = table(Seat("holmes", dust=dust), lenses=False, rolls=[6])  # 2 stars and a polish
    play(match, "ada: aim t1")
    assert own(match, "ada")["dust"] == dust_left
    assert own(match, "ada")["stars"] == 2 + stars


@pytest.mark.rule("EX-4.7")
def test_four_comets_may_be_held_after_a_draw() -> None:
    match = table(Seat("morehouse encke faye gale"), deck="kirch west", lenses=False, rolls=[6])
    play(match, "ada: choose morehouse, aim t1")
    hand = ["encke", "faye", "gale", "kirch"]
    assert own(match, "ada")["hand"] == hand
    assert offered(match, "ada") == [f"choose {comet}" for comet in hand]  # the next night


@pytest.mark.rule("EX-4.7")
def test_with_more_than_four_one_goes_under_the_deck_where_only_its_watcher_knows_it() -> None:
    ada = Seat("morehouse encke faye gale wild")
    match = table(ada, Seat("west swift"), deck="kirch ...", rolls=[6], lenses=False)
    play(match, "ben: choose swift, aim t1", "ada: choose morehouse, aim t1")
    hand = ["encke", "faye", "wild", "gale", "kirch"]
    assert offered(match, "ada") == [f"under {comet}" for comet in hand]
    play(match, "ada: under wild")
    assert own(match, "ada")["hand"] == ["encke", "faye", "gale", "kirch"]
    assert match.view(0)["under_deck"] == ["wild"]
    assert match.view(1)["under_deck"] == match.view()["under_deck"] == [None]
    assert told(match, "put-under") == [{"kind": "put-under", "seat": 0}]


@pytest.mark.rule("EX-4.7")
def test_a_comet_under_the_deck_is_drawn_last() -> None:
    ada = Seat("morehouse encke faye gale wild")
    match = table(ada, Seat("lexell"), deck="kirch west coggia", lenses=False, rolls=[6, 6])
    play(match, "ben: aim t1", "ada: choose morehouse, aim t1, under encke")
    assert own(match, "ben")["hand"] == ["encke", "coggia", "west"]
    assert match.view()["deck"] == 0


@pytest.mark.rule("EX-4.8")
def test_the_discard_pile_becomes_the_deck_when_that_is_empty() -> None:
    match = table(Seat("morehouse encke faye"), deck="", discard="holmes", lenses=False, rolls=[6])
    play(match, "ada: choose morehouse, aim t1")
    assert own(match, "ada")["hand"] == ["encke", "faye", "holmes"]
    assert match.view()["discard"] == []


@pytest.mark.rule("EX-4.8")
def test_the_discard_pile_is_left_alone_while_the_deck_lasts() -> None:
    seat = Seat("morehouse encke faye")
    match = table(seat, deck="west", discard="holmes", lenses=False, rolls=[6])
    play(match, "ada: choose morehouse, aim t1")
    assert own(match, "ada")["hand"] == ["encke", "faye", "west"]
    assert match.view()["discard"] == ["holmes"]


@pytest.mark.rule("EX-4.8")
def test_the_discard_pile_is_shuffled() -> None:
    pile = "holmes wild gale kirch west lexell swift"
    orders = set()
    for roll in (2, 3, 4, 5, 6):
        match = table(Seat("morehouse"), deck="", discard=pile, lenses=False, rolls=[roll])
        play(match, "ada: aim t1")
        drawn = [event["comet"] for event in match.events(viewer=0) if event["kind"] == "drew"]
        assert set(drawn) < set(pile.split())
        orders.add(tuple(drawn))
    assert len(orders) == 5


@pytest.mark.rule("EX-4.8")
def test_no_comet_is_drawn_when_the_discard_pile_is_empty_too() -> None:
    match = table(Seat("morehouse encke faye"), deck="", lenses=False, rolls=[6])
    play(match, "ada: choose morehouse, aim t1")
    assert own(match, "ada")["hand"] == ["encke", "faye"]
