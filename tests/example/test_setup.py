"""Comet Watch, chapters 1 and 2: components and setup."""

from __future__ import annotations

import pytest

import orrery
from orrery import InvalidOption
from orrery.games.example.content import BRIGHTNESS, COMETS, GAINS
from orrery.games.example.title import catalogue
from orrery.games.example.view_types import CometFacts
from orrery.kernel.score import totals
from orrery.kernel.vocabulary import Value
from tests.example.table import Seat, asked, finish, own, play, table, told

WATCHERS = [1, 2, 3, 4]


@pytest.mark.rule("EX-1.1")
def test_there_are_24_comets() -> None:
    assert len(COMETS) == len(set(COMETS)) == 24


@pytest.mark.rule("EX-1.1")
def test_a_comet_has_a_brightness_from_1_to_6_and_one_to_three_gains() -> None:
    assert set(BRIGHTNESS) == {1, 2, 3, 4, 5, 6}
    assert {len(gains) for gains in GAINS} == {1, 2, 3}


@pytest.mark.rule("EX-1.1")
def test_the_catalogue_says_what_a_comet_does() -> None:
    gains: list[dict[str, Value]] = [{"kind": "draw", "amount": 3}, {"kind": "stars", "amount": 2}]
    assert catalogue().comets["tuttle"] == CometFacts(brightness=1, gains=gains)


@pytest.mark.rule("EX-1.2")
@pytest.mark.parametrize("watchers", WATCHERS)
def test_of_each_colour_there_are_as_many_lenses_as_watchers(watchers: int) -> None:
    match = orrery.new("example", watchers)
    assert match.view()["supply"] == {"red": watchers, "green": watchers, "blue": watchers}


@pytest.mark.rule("EX-1.3")
def test_the_die_shows_every_number_from_1_to_6_and_no_other() -> None:
    rolls = []
    for seed in range(8):
        match = orrery.new("example", 4, {"nights": 6}, seed)
        finish(match)
        rolls += [event["roll"] for event in told(match, "rolled")]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("EX-1.4")
def test_a_watcher_has_three_telescopes() -> None:
    match = orrery.new("example", 2)
    assert [len(watcher["telescopes"]) for watcher in match.view()["watchers"]] == [3, 3]


@pytest.mark.rule("EX-2.1")
@pytest.mark.parametrize("watchers", WATCHERS)
def test_one_to_four_watchers_can_play_to_the_end(watchers: int) -> None:
    match = orrery.new("example", watchers)
    assert len(asked(match)) == watchers
    assert len(finish(match).scores) == watchers


@pytest.mark.rule("EX-2.1")
@pytest.mark.parametrize("watchers", [0, 5])
def test_no_other_number_of_watchers_can_play(watchers: int) -> None:
    with pytest.raises(InvalidOption, match="1 to 4"):
        orrery.new("example", watchers)


@pytest.mark.rule("EX-2.2")
@pytest.mark.parametrize("watchers", WATCHERS)
def test_each_watcher_is_dealt_three_of_the_comets(watchers: int) -> None:
    match = orrery.new("example", watchers)
    hands = [match.view(seat)["watchers"][seat]["hand"] for seat in range(watchers)]
    assert [len(hand) for hand in hands] == [3] * watchers
    assert len({comet for hand in hands for comet in hand}) == 3 * watchers
    assert match.view()["deck"] == 24 - 3 * watchers


@pytest.mark.rule("EX-2.2")
def test_the_deck_is_shuffled() -> None:
    hands = [own(orrery.new("example", 1, seed=seed), "ada")["hand"] for seed in range(80)]
    assert {comet for hand in hands for comet in hand} == set(COMETS)
    assert len({tuple(hand) for hand in hands}) > 70


@pytest.mark.rule("EX-2.2")
@pytest.mark.parametrize("viewer", [1, orrery.SPECTATOR])
def test_nobody_else_sees_a_hand(viewer: int) -> None:
    match = orrery.new("example", 2)
    assert "hand" not in match.view(viewer)["watchers"][0]
    dealt = [event for event in match.events(viewer=viewer) if event["kind"] == "drew"]
    assert ["comet" in event for event in dealt if event["seat"] == 0] == [False, False, False]


@pytest.mark.rule("EX-2.3")
@pytest.mark.parametrize("watchers", WATCHERS)
def test_everyone_can_be_drawn_as_first_watcher(watchers: int) -> None:
    drawn = {orrery.new("example", watchers, seed=seed).view()["first"] for seed in range(40)}
    assert drawn == set(range(watchers))


@pytest.mark.rule("EX-2.4")
@pytest.mark.parametrize(
    ("options", "nights"), [({}, 4), *[({"nights": n}, n) for n in range(1, 7)]]
)
def test_the_game_lasts_four_nights_or_as_many_as_agreed(
    options: dict[str, int], nights: int
) -> None:
    match = orrery.new("example", 2, options)
    finish(match)
    assert [event["night"] for event in told(match, "night")] == list(range(1, nights + 1))


@pytest.mark.rule("EX-2.4")
@pytest.mark.parametrize("nights", [0, 7])
def test_fewer_than_one_or_more_than_six_nights_cannot_be_agreed(nights: int) -> None:
    with pytest.raises(InvalidOption, match="nights is from 1 to 6"):
        orrery.new("example", 2, {"nights": nights})


@pytest.mark.rule("EX-2.5")
def test_without_lenses_nobody_is_asked_to_take_one() -> None:
    match = table(Seat("halley"), Seat("gale"), lenses=False)
    play(match, "ada: aim t1", "ben: aim t1")
    assert [event["night"] for event in told(match, "night")] == [2]
    assert match.view()["supply"] == {"red": 0, "green": 0, "blue": 0}


@pytest.mark.rule("EX-2.5")
def test_without_lenses_no_set_scores() -> None:
    match = orrery.new("example", 2, {"lenses": False, "nights": 6})
    for lines in finish(match).breakdown:
        assert totals(lines)["score-sets"] == 0


@pytest.mark.rule("EX-2.6")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_the_sky_is_fair_unless_agreed_otherwise(roll: int) -> None:
    match = table(Seat("wild"), lenses=False, rolls=[roll])  # of brightness 3
    play(match, "ada: aim t1")
    assert bool(told(match, "missed")) == (roll + 3 < 7)


@pytest.mark.rule("EX-2.6")
@pytest.mark.parametrize(("sky", "missed"), [("clear", 2), ("cloudy", 4)])
def test_a_clear_or_a_cloudy_sky_can_be_agreed(sky: str, missed: int) -> None:
    for roll in (missed, missed + 1):
        match = table(Seat("wild"), lenses=False, sky=sky, rolls=[roll])
        play(match, "ada: aim t1")
        assert bool(told(match, "missed")) == (roll == missed)


@pytest.mark.rule("EX-2.6")
def test_no_other_sky_can_be_agreed() -> None:
    with pytest.raises(InvalidOption, match="sky is one of clear, fair, cloudy"):
        orrery.new("example", 2, {"sky": "starless"})
