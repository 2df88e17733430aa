"""Comet Watch, chapter 5: the end of a night and of the game."""

from __future__ import annotations

import pytest

from orrery import Match, Outcome
from orrery.kernel.score import totals
from tests.example.table import NAMES, Seat, offered, own, play, table


@pytest.mark.rule("EX-5.1")
def test_hands_are_filled_up_to_three_beginning_with_the_first_watcher() -> None:
    seats = Seat("wild encke"), Seat("gale faye tuttle")
    deck = "kirch west lexell coggia"
    match = table(*seats, first="ben", deck=deck, lenses=False, rolls=[1, 1])
    play(match, "ada: choose wild, aim t1", "ben: choose gale, aim t1")
    assert own(match, "ben")["hand"] == ["faye", "tuttle", "kirch"]
    assert own(match, "ada")["hand"] == ["encke", "lexell", "west"]
    assert match.view()["deck"] == 1


@pytest.mark.rule("EX-5.1")
def test_a_larger_hand_stays_as_it_is() -> None:
    match = table(Seat("wild encke faye biela tuttle"), deck="kirch", lenses=False, rolls=[1])
    play(match, "ada: choose wild, aim t1")
    assert own(match, "ada")["hand"] == ["encke", "faye", "biela", "tuttle"]


@pytest.mark.rule("EX-5.1")
def test_hands_are_filled_up_after_the_last_observation() -> None:
    seats = Seat("wild encke faye"), Seat("morehouse biela tuttle")
    match = table(*seats, deck="kirch west", lenses=False, rolls=[1, 6])
    play(match, "ada: choose wild, aim t1", "ben: choose morehouse, aim t1")
    assert own(match, "ben")["hand"] == ["biela", "tuttle", "kirch"]  # by the comet's gain
    assert own(match, "ada")["hand"] == ["encke", "faye", "west"]


@pytest.mark.rule("EX-5.2")
@pytest.mark.parametrize(("first", "then"), [("ada", "ben"), ("ben", "cleo"), ("cleo", "ada")])
def test_the_next_watcher_clockwise_becomes_first(first: str, then: str) -> None:
    match = table(Seat("wild"), Seat("gale"), Seat("brorsen"), first=first, lenses=False)
    play(match, "ada: aim t1", "ben: aim t1", "cleo: aim t1")
    assert NAMES[match.view()["first"]] == then


def after_night(number: int, ada: Seat, ben: Seat) -> Match:
    """A match of four nights after one in which both miss their comets and take no lens."""
    match = table(ada, ben, night=number, rolls=[1, 1])
    play(match, "ada: aim t1", "ben: aim t1")
    for name in ("ada", "ben"):
        if "decline" in offered(match, name):
            play(match, f"{name}: decline")
    return match


def outcome(ada: Seat, ben: Seat) -> Outcome:
    """How a match ends after such a night."""
    ended = after_night(4, ada, ben).outcome
    assert ended is not None
    return ended


@pytest.mark.rule("EX-5.3")
@pytest.mark.parametrize(
    ("lenses", "sets"),
    [
        ("", 0),
        ("green blue", 0),
        ("red red green", 0),
        ("red green blue", 5),
        ("red red green green blue", 5),
        ("red red green green blue blue", 10),
    ],
)
def test_a_set_of_three_colours_scores_5_and_a_star_1(lenses: str, sets: int) -> None:
    result = outcome(Seat("wild", lenses=lenses, stars=4), Seat("gale", stars=7))
    assert result.scores == [4 + sets, 7]
    assert totals(result.breakdown[0]) == {"score-stars": 4, "score-sets": sets}


@pytest.mark.rule("EX-5.3")
def test_the_game_is_scored_after_the_last_night_and_not_before() -> None:
    seats = Seat("wild"), Seat("gale")
    assert after_night(3, *seats).outcome is None
    assert after_night(4, *seats).outcome is not None


@pytest.mark.rule("EX-5.4")
@pytest.mark.parametrize(
    ("ada", "ben", "ranks"),
    [
        pytest.param(Seat("wild", stars=6), Seat("gale", stars=5, dust=9), [1, 2], id="points"),
        pytest.param(
            Seat("wild", stars=4), Seat("gale", lenses="red green blue"), [2, 1], id="sets count"
        ),
        pytest.param(
            Seat("wild", stars=5, dust=1), Seat("gale", stars=5, dust=2), [2, 1], id="dust"
        ),
        pytest.param(
            Seat("wild", stars=5, dust=2), Seat("gale", stars=5, dust=2), [1, 1], id="shared"
        ),
    ],
)
def test_most_points_win_and_dust_breaks_ties(ada: Seat, ben: Seat, ranks: list[int]) -> None:
    assert outcome(ada, ben).ranks == ranks
