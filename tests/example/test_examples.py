"""Comet Watch, chapter 6: the worked examples, with their own numbers."""

from __future__ import annotations

import pytest

from orrery.kernel.score import totals
from tests.example.table import Seat, offered, own, play, table


@pytest.mark.rule("EX-EX-1")
@pytest.mark.parametrize(
    ("gains", "dust", "stars"),
    [
        pytest.param("polish 1", 5, 0, id="polishing first does nothing"),
        pytest.param("dust 4", 3, 3, id="dust first makes polishing worth it"),
    ],
)
def test_biela_with_1_dust(gains: str, dust: int, stars: int) -> None:
    match = table(Seat("biela", dust=1), lenses=False, rolls=[6])
    play(match, "ada: aim t1")
    assert offered(match, "ada") == ["dust 4", "polish 1"]
    play(match, f"ada: {gains}")
    assert (own(match, "ada")["dust"], own(match, "ada")["stars"]) == (dust, stars)


@pytest.mark.rule("EX-EX-2")
def test_three_red_two_green_and_one_blue_lens_are_one_set() -> None:
    ada = Seat("wild", lenses="red red red green green blue")
    match = table(ada, Seat("gale"), Seat("swift"), nights=1, rolls=[1, 1, 1])
    play(match, "ada: aim t1", "ben: aim t1", "cleo: aim t1")
    play(match, "ada: decline", "ben: decline", "cleo: decline")
    assert match.outcome is not None
    assert totals(match.outcome.breakdown[0]) == {"score-stars": 0, "score-sets": 5}
    assert match.outcome.scores == [5, 0, 0]
