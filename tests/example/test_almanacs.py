"""Comet Watch, chapter 6: Almanacs, which the rules play."""

from __future__ import annotations

import pytest

import orrery
from orrery import InvalidOption, Match
from orrery.kernel.option import Automaton
from orrery.text import Translator
from orrery.text.spacing import bound
from tests.example.table import REST, Seat, almanac, asked, finish, play, table, told

NIGHT = "ada: choose wild, aim t1"  # what ada does while it is tested what an Almanac does


def alone(
    deck: str, roll: int = 1, level: str = "pocket", telescopes: str = "- - -", dust: int = 0
) -> Match:
    """The end of the only night of ada and an Almanac that has these things."""
    has = Seat("", telescopes=telescopes, dust=dust)
    match = one_night(Seat("wild encke"), deck, [1, roll], has, level)
    play(match, NIGHT)
    return match


def one_night(ada: Seat, deck: str, rolls: list[int], has: Seat, level: str = "pocket") -> Match:
    """The only night of ada and an Almanac, without lenses."""
    return table(ada, deck=deck, rolls=rolls, almanacs=[has], nights=1, lenses=False, almanac=level)


def rules(match: Match) -> list[str]:
    """The rules that Almanacs have gone by."""
    return [str(event["rule"]) for event in told(match, "followed")]


@pytest.mark.rule("EX-6.1")
@pytest.mark.parametrize(("seats", "most"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_up_to_two_join_as_long_as_there_are_four_together(seats: int, most: int) -> None:
    for number in range(3):
        levels = ",".join(["royal"] * number) or "none"
        if number <= most:
            match = orrery.new("example", seats, {"almanac": levels})
            assert len(match.view()["watchers"]) == seats + number
        else:
            with pytest.raises(InvalidOption, match="almanac: with"):
                orrery.new("example", seats, {"almanac": levels})


@pytest.mark.rule("EX-6.1")
def test_each_is_a_pocket_or_a_royal_one() -> None:
    match = orrery.new("example", 2, {"almanac": "royal,pocket"})
    assert [almanac(match, number)["almanac"] for number in (0, 1)] == ["royal", "pocket"]
    assert match.automata == [Automaton("almanac", "royal", 2), Automaton("almanac", "pocket", 3)]


@pytest.mark.rule("EX-6.1")
def test_nobody_plays_along_unless_so_agreed() -> None:
    assert orrery.new("example", 1).automata == []


@pytest.mark.rule("EX-1.2")
def test_there_is_a_lens_of_each_colour_for_an_almanac() -> None:
    match = orrery.new("example", 2, {"almanac": "royal"})
    assert match.view()["supply"] == {"red": 3, "green": 3, "blue": 3}


@pytest.mark.rule("EX-6.2")
def test_an_almanac_is_never_asked_and_holds_no_comets() -> None:
    match = orrery.new("example", 2, {"almanac": "royal,pocket", "nights": 6}, seed=2)
    while not match.is_over:
        assert set(asked(match)) <= {"ada", "ben"}
        assert [almanac(match, number)["hand_size"] for number in (0, 1)] == [0, 0]
        pending = match.pending()[0]
        match.play(pending.seat, pending.options[-1].move)


@pytest.mark.rule("EX-6.2")
def test_it_sits_after_the_last_watcher_and_is_never_first() -> None:
    match = orrery.new("example", 2, {"almanac": "royal", "nights": 4}, seed=2)
    first = int(match.view()["first"])
    finish(match)
    nights = [int(event["seat"]) for event in told(match, "night")]
    assert nights == [(first + night) % 2 for night in range(4)]
    rolled = [int(event["seat"]) for event in told(match, "rolled")]
    orders = [rolled[night * 3 : night * 3 + 3] for night in range(4)]
    assert orders == [[0, 1, 2] if seat == 0 else [1, 2, 0] for seat in nights]


@pytest.mark.rule("EX-6.3")
def test_an_almanac_turns_up_a_comet_after_the_watchers_have_shown_theirs() -> None:
    match = alone("kirch west")
    kinds = [event["kind"] for event in match.events()]
    assert kinds.index("turned-up") > kinds.index("shown")
    assert [event["comet"] for event in told(match, "turned-up")] == ["kirch"]
    assert almanac(match)["telescopes"] == ["kirch", None, None]


@pytest.mark.rule("EX-6.3")
def test_without_comets_it_observes_nothing() -> None:
    match = one_night(Seat("wild encke"), "", [1], Seat(""), "royal")
    play(match, NIGHT)
    assert [event["seat"] for event in told(match, "rolled")] == [0]
    assert rules(match) == []


@pytest.mark.rule("EX-6.4")
@pytest.mark.parametrize(
    ("telescopes", "then", "rule"),
    [
        ("gale - -", ["gale", "kirch", None], "empty-telescope"),
        ("gale faye donati", ["gale", "kirch", "donati"], "faintest-comet"),
        ("gale faye biela", ["gale", "kirch", "biela"], "faintest-comet"),
    ],
)
def test_it_aims_an_empty_telescope_or_the_one_with_the_faintest_comet(
    telescopes: str, then: list[str | None], rule: str
) -> None:
    match = alone("kirch", telescopes=telescopes)
    assert almanac(match)["telescopes"] == then
    assert rules(match) == [rule]


@pytest.mark.rule("EX-6.4", "EX-3.3")
def test_a_brighter_comet_in_place_of_another_brings_a_star() -> None:
    match = alone("kirch lexell coggia", telescopes="gale faye donati")
    assert almanac(match)["stars"] == 1
    assert match.view()["discard"] == ["faye"]


@pytest.mark.rule("EX-6.5")
@pytest.mark.parametrize(
    ("lenses", "taken"),
    [("", "red"), ("red", "green"), ("red green", "blue"), ("green", "red"), ("red blue", "green")],
)
def test_it_takes_the_lens_that_it_has_the_fewest_of(lenses: str, taken: str) -> None:
    has = [Seat("", lenses=lenses)]
    seat = Seat("wild encke")
    match = table(seat, deck="kirch", rolls=[1, 1], nights=1, almanac="pocket", almanacs=has)
    play(match, NIGHT, "ada: decline")
    assert [event["colour"] for event in told(match, "took")] == [taken]
    assert rules(match)[-1] == "fewest-lenses"


@pytest.mark.rule("EX-6.5")
def test_of_what_is_left_it_takes_what_it_has_the_fewest_of_and_never_declines() -> None:
    has = [Seat("", lenses="blue")]
    seat = Seat("wild encke", lenses="red green")
    match = table(seat, deck="kirch west", rolls=[1, 1], nights=1, almanac="pocket", almanacs=has)
    play(match, NIGHT, "ada: take red")
    assert almanac(match)["lenses"] == {"red": 0, "green": 1, "blue": 1}


@pytest.mark.rule("EX-6.6")
@pytest.mark.parametrize(
    ("level", "roll", "seen"),
    [("pocket", 2, False), ("pocket", 3, True), ("royal", 1, False), ("royal", 2, True)],
)
def test_a_royal_one_adds_1_to_its_roll(level: str, roll: int, seen: bool) -> None:
    match = alone("brorsen" + REST, roll, level)  # brightness 4; under a fair sky 7 is enough
    assert almanac(match)["stars"] == (3 if seen else 0)
    assert [event["roll"] for event in told(match, "rolled")] == [1, roll]


@pytest.mark.rule("EX-6.7")
def test_its_gains_come_in_the_printed_order() -> None:
    """Westphal brings 1 dust and then polishes."""
    match = alone("westphal", roll=6, dust=1)
    assert (almanac(match)["dust"], almanac(match)["stars"]) == (0, 3)


@pytest.mark.rule("EX-6.7")
def test_for_a_comet_that_it_should_draw_it_gains_a_dust() -> None:
    match = alone("swift" + REST, roll=6)  # 3 comets and 1 star
    assert (almanac(match)["dust"], almanac(match)["stars"]) == (3, 1)
    assert almanac(match)["hand_size"] == 0


@pytest.mark.rule("EX-6.8")
def test_at_the_end_of_a_night_it_draws_nothing() -> None:
    match = alone("kirch west lexell coggia")
    drew = [event["seat"] for event in told(match, "drew")]
    assert set(drew) <= {0}
    assert almanac(match)["hand_size"] == 0


@pytest.mark.rule("EX-6.9")
@pytest.mark.parametrize(
    ("dust", "ranks", "winners"), [(2, [2, 1], [1]), (1, [1, 2], [0]), (0, [1, 2], [0])]
)
def test_a_watcher_who_ties_is_ahead_of_an_almanac(
    dust: int, ranks: list[int], winners: list[int]
) -> None:
    """Both see nothing, which brings each 1 dust; ada had another 1."""
    ada = Seat("wild encke", dust=1, stars=4)
    match = one_night(ada, "faye biela", [1, 1], Seat("", dust=dust, stars=4))
    play(match, "ada: choose wild, aim t1")
    assert match.outcome is not None
    assert match.outcome.scores == [4, 4]
    assert (match.outcome.ranks, match.outcome.winners) == (ranks, winners)


def test_names_are_numbered_where_there_are_several() -> None:
    title = orrery.title("example")
    for levels, names in [("royal", ["Almanach"]), ("royal,pocket", ["Almanach 1", "Almanach 2"])]:
        automata = title.automata({"almanac": levels}, 1)
        translator = Translator(title, "pl", ["Ada"], automata)
        assert translator.players == ["Ada", *names]
        assert translator.seat(1) == names[0]
        told = translator.event({"kind": "followed", "seat": 1, "rule": "fewest-lenses"})
        plain = f"{names[0]} stosuje zasadę: weź soczewkę, której masz najmniej."
        assert told == bound(plain, "pl")
