"""Game options: what is accepted, what is refused, and what the refusal says."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import orrery
from orrery.games import title as title_of
from orrery.kernel.errors import InvalidOption, UnknownGame
from orrery.kernel.option import (
    Automaton,
    Choice,
    Flag,
    Opponents,
    Option,
    OptionValue,
    PerSeat,
    Range,
    automata_of,
    complete,
    for_each_seat,
)

HUGE = pytest.param(10**5000, id="huge")  # more digits than Python cares to write


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"moons": 3}, "there is no option 'moons'; the options are: nights, lenses, "),
        ({"nights": 0}, "nights is from 1 to 6, not 0"),
        ({"nights": 10**40}, "nights is from 1 to 6, not 1000000000"),
        ({"nights": 10**5000}, "nights is from 1 to 6, not a int that can't be written here"),
        ({"lenses": 10**5000}, "lenses is true or false, not a int that can't be written here"),
        ({10**5000: 1}, "there is no option a int that can't be written here; the options are"),
        ({"nights": "4"}, "nights is a whole number, not '4'"),
        ({"nights": True}, "nights is a whole number, not True"),
        ({"nights": 2.0}, "nights is a whole number, not 2.0"),
        ({"lenses": 1}, "lenses is true or false, not 1"),
        ({"sky": "green"}, "sky is one of clear, fair, cloudy, not 'green'"),
        ({"sky": ["clear"]}, "sky is one of clear, fair, cloudy, not ['clear']"),
        ({"almanac": 1}, "almanac is a text, not 1"),
        ({"almanac": ""}, "almanac is none or for each of them one of pocket, royal, not ''"),
        ({"almanac": "royal,big"}, "almanac is none or for each of them one of pocket, royal, not"),
        ({"almanac": "royal,royal,royal"}, "almanac: with 2 seats there are 0 to 2, not 3"),
        (
            {"lenses": False, "lens_order": "snake"},
            "lens_order snake needs lenses: turn lenses on or choose clockwise",
        ),
    ],
)
def test_a_wrong_option_is_named(options: dict[Any, Any], said: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        orrery.new("example", seats=2, options=options, seed=1)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("seats", [0, 5, -1, True, 2.0, "two", None, [], ["", "A"], ["A", 3], [1]])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(InvalidOption):
        orrery.new("example", seats=seats, seed=1)


@pytest.mark.parametrize("name", [HUGE, ["x"], None, 1.5, ""])
def test_a_name_that_is_no_game_is_refused(name: Any) -> None:
    with pytest.raises(UnknownGame):
        orrery.new(name)


@pytest.mark.parametrize("seed", [HUGE, "\ud800", 1.5, True, b"x", ["x"]])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(InvalidOption, match="seed"):
        orrery.new("example", seed=seed)


def test_two_seats_of_one_name_are_refused() -> None:
    with pytest.raises(InvalidOption, match="two seats have the same name"):
        orrery.new("example", seats=["Ada", "Ada"])


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game called 'chess'; there are: example"):
        orrery.new("chess")


def test_options_left_out_have_their_defaults() -> None:
    match = orrery.new("example", options={"nights": 2}, seed=1)
    assert match.options == {
        "nights": 2,
        "lenses": True,
        "lens_order": "clockwise",
        "sky": "fair",
        "almanac": "none",
    }


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Flag("f", default=True), "off", False),
        (Flag("f", default=True), "Yes", True),
        (Range("r", -5, 5, default=0), "-3", -3),
        (Choice("c", ("a", "b"), default="a"), "b", "b"),
    ],
)
def test_options_are_read_from_text(option: Option, text: str, value: Any) -> None:
    assert option.read(text) == value


@given(text=st.text(max_size=30))
def test_any_text_for_an_option_is_read_or_refused(text: str) -> None:
    for option in orrery.title("example").options:
        try:
            value = option.read(text)
        except InvalidOption:
            continue
        assert option.check(value) == value


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(
    options=st.dictionaries(
        st.sampled_from(["nights", "lenses", "lens_order", "sky", "moons", ""]), JSON, max_size=4
    ),
    seats=JSON,
)
def test_garbage_gives_typed_errors_only(options: dict[str, Any], seats: Any) -> None:
    try:
        match = orrery.new("example", seats=seats, options=options, seed=1)
    except InvalidOption:
        return
    assert not match.is_over


BOARDS = PerSeat("board", ("plain", "random"), ("red", "blue"), default="plain")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("plain", ["plain", "plain", "plain"]),
        ("red,blue,plain", ["red", "blue", "plain"]),
        ("random,random,red", ["random", "random", "red"]),
    ],
)
def test_an_option_for_each_seat(value: str, words: list[str]) -> None:
    completed = complete([BOARDS], {"board": value}, 3)
    assert for_each_seat(completed["board"], 3) == words


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (3, "board is a text, not 3"),
        (["red"], "board is a text, not ['red']"),
        ("red,green,plain", "board is one of plain, random, red, blue, for all or for each seat"),
        ("red,plain", "board has one word for all or 3, one for each seat, not 2"),
        ("red", "board: only one seat can have red"),
        ("red,plain,red", "board: only one seat can have red"),
        ("", "board is one of plain, random, red, blue"),
    ],
)
def test_a_wrong_option_for_each_seat_is_named(value: object, said: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        complete([BOARDS], {"board": value}, 3)
    assert str(caught.value).startswith(said)


def test_an_option_for_each_seat_is_read_from_text() -> None:
    assert BOARDS.read("red, blue ,plain") == "red,blue,plain"
    assert BOARDS.values() == ("plain", "random")


@pytest.mark.parametrize("name", orrery.games())
def test_presets_can_be_played_with_every_number_of_seats(name: str) -> None:
    title = title_of(name)
    for options in title.presets.values():
        for seats in range(title.min_seats, title.max_seats + 1):
            assert options.items() <= title.check(seats, options).items()


LUNA = Opponents("luna", ("0", "4", "8"), level="4", most=3, places=4, alone=1)


@pytest.mark.parametrize(
    ("seats", "least", "room", "default"),
    [(1, 1, 3, "4"), (2, 0, 2, "none"), (3, 0, 1, "none"), (4, 0, 0, "none")],
)
def test_how_many_opponents_join_depends_on_the_seats(
    seats: int, least: int, room: int, default: str
) -> None:
    assert (LUNA.least(seats), LUNA.room(seats)) == (least, room)
    assert complete([LUNA], {}, seats) == {"luna": default}
    for number in range(5):
        value = ",".join(["8"] * number) or "none"
        if least <= number <= room:
            assert complete([LUNA], {"luna": value}, seats) == {"luna": value}
        else:
            with pytest.raises(InvalidOption, match=f"luna: with {seats} seats there are"):
                complete([LUNA], {"luna": value}, seats)


def test_opponents_have_numbers_after_the_seats() -> None:
    simu = Opponents("simu", ("trainee",), level="trainee", most=1, places=4)
    options: dict[str, OptionValue] = {"luna": "8,0", "simu": "trainee"}
    assert automata_of([LUNA, simu], options, 1) == [
        Automaton("luna", "8", 1),
        Automaton("luna", "0", 2),
        Automaton("simu", "trainee", 3),
    ]
    assert automata_of([LUNA], {}, 1) == [Automaton("luna", "4", 1)]  # of an older journal


def test_opponents_are_read_from_text_and_tried_in_all_numbers() -> None:
    assert LUNA.read("8, 0") == "8,0"
    assert LUNA.values() == ("none", "0", "4", "8", "0,4,8")


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ({"luna": "2", "luna_level": "8"}, "8,8"),
        ({"luna": 1, "luna_level": 0}, "0"),
        ({"luna": "4"}, "4"),  # without a level it is one
        ({"luna_level": "8"}, "8"),  # as many as there must be
    ],
)
def test_opponents_of_one_level_can_be_given_by_their_number(
    given: dict[str, Any], value: str
) -> None:
    assert complete([LUNA], given, 1) == {"luna": value}


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ({"luna": "4,4", "luna_level": "8"}, "luna is a number from 0 to 3 where luna_level is"),
        ({"luna": "4", "luna_level": "8"}, "luna is a number from 0 to 3 where luna_level is"),
        ({"luna": "1", "luna_level": "5"}, "luna_level is one of 0, 4, 8, not '5'"),
        ({"luna_level": "8"}, "luna_level is for luna: say how many, such as luna=1"),
        ({"luna": "3", "luna_level": "8"}, "luna: with 2 seats there are 0 to 2, not 3"),
    ],
)
def test_a_number_of_opponents_that_says_too_much_or_too_little(
    given: dict[str, Any], refusal: str
) -> None:
    with pytest.raises(InvalidOption, match=refusal):
        complete([LUNA], given, 2)


def test_the_level_of_several_opponents_is_that_of_one() -> None:
    lunas = Opponents("lunas", ("0", "4"), level="4", most=3, places=4)
    assert complete([lunas], {"lunas": "2", "luna_level": "4"}, 2) == {"lunas": "4,4"}
    assert [str(one) for one in automata_of([lunas], {"lunas": "4,0"}, 2)] == ["luna 4", "luna 0"]
