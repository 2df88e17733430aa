"""Comet Watch, chapter 7: the comet year, a campaign of two matches."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.example.title import CAMPAIGN, TITLE
from orrery.kernel.campaign import Chapter
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from tests.example.table import finish


def autumn(*points: int) -> Chapter:
    return Chapter(2, {"points": list(points)}, "the last check of spring")


@pytest.mark.rule("EX-7.1")
def test_a_year_is_spring_and_autumn_between_the_same() -> None:
    assert CAMPAIGN.chapters == ("spring", "autumn")
    options = CAMPAIGN.options({"almanac": "royal", "nights": 2}, Chapter(1))
    spring = new_match(TITLE, ["ada", "ben"], options, key_from_seed(3), Chapter(1))
    finish(spring)
    chapter = spring.next_chapter
    assert chapter is not None
    options = CAMPAIGN.options(spring.options, chapter)
    match = new_match(TITLE, spring.names, options, key_from_seed(4), chapter)
    assert match.automata == spring.automata
    assert match.options["nights"] == 2
    finish(match)
    assert match.next_chapter is None


@pytest.mark.rule("EX-7.2")
def test_in_spring_the_sky_is_fair() -> None:
    assert CAMPAIGN.options({"sky": "cloudy"}, Chapter(1)) == {"sky": "fair"}


@pytest.mark.rule("EX-7.3")
@pytest.mark.parametrize(
    ("points", "sky"),
    [([0, 7], "clear"), ([8, 0], "fair"), ([3, 13], "fair"), ([14, 0], "cloudy")],
)
def test_in_autumn_the_sky_is_what_spring_deserved(points: list[int], sky: str) -> None:
    assert CAMPAIGN.options({"sky": "fair"}, autumn(*points)) == {"sky": sky}


@pytest.mark.rule("EX-7.4")
def test_the_points_of_both_matches_are_added_and_the_most_win() -> None:
    match = new_match(TITLE, ["ada", "ben"], {}, key_from_seed(3), autumn(10, 2))
    scores = finish(match).scores
    assert match.left == {"points": [10 + scores[0], 2 + scores[1]]}
    assert CAMPAIGN.winners({"points": [12, 9]}) == [0]
    assert CAMPAIGN.winners({"points": [12, 12]}) == [0, 1]


@pytest.mark.rule("EX-7.5")
def test_what_the_points_of_a_year_are_worth() -> None:
    rated = CAMPAIGN.rated({"points": [0, 14, 15, 29, 30]})
    assert rated == ["stargazer", "stargazer", "observer", "observer", "discoverer"]


def test_a_match_of_its_own_is_no_chapter() -> None:
    assert orrery.new("example").chapter is None
