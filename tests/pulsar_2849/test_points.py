"""Pulsar 2849, chapter 14: when points are scored, and for what."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import EXPLORATION_NAMES
from orrery.kernel.deck import new_deck
from tests.pulsar_2849.table import Seat, fly, play, player, points, table


def source(match: Match, part: str) -> int:
    """What a part of the score sheet has brought ada."""
    return int(player(match, "ada")["sources"][part])


@pytest.mark.rule("P49-14.1")
@pytest.mark.parametrize("before", [0, 98, 198])
def test_points_are_scored_at_once_and_go_beyond_the_track(before: int) -> None:
    match = table(Seat(points=before, claims="P1:small P2", gyrodynes="small 1"))
    play(match, "ada: build small P2")
    assert points(match, "ada") == before + 7


GATE_RUN = Seat(ship="O7", dice="5", sheet="B1", projects="a b d f")
BASE_AT_S11 = {"S11": "SYS17"}


@pytest.mark.rule("P49-14.2", "P49-14.1")
@pytest.mark.parametrize(
    ("ada", "moves", "part", "won"),
    [
        pytest.param(
            Seat(claims="P1:small P2", gyrodynes="small 1"),
            "build small P2",
            "awards",
            7,
            id="construction-award",
        ),
        pytest.param(
            Seat(dice="5"),
            "take-transmitter silver-5 none C1 5",
            "transmitters",
            5,
            id="transmitter",
        ),
        pytest.param(
            Seat(dice="6"), "patent silver-6 none CII-4", "technologies", 6, id="technology"
        ),
        pytest.param(
            Seat(dice="4", sheet="B1", projects="a b d"),
            "project silver-4 none B1f",
            "projects",
            4,
            id="project",
        ),
    ],
)
def test_what_scores_in_the_action_phase(ada: Seat, moves: str, part: str, won: int) -> None:
    match = table(ada, technologies="ACA", round_number=4, display="C1 A2 A3")
    play(match, f"ada: {moves}")
    assert (points(match, "ada"), source(match, part)) == (won, won)


@pytest.mark.rule("P49-14.2", "P49-EX-16")
def test_a_gate_run_scores_in_the_action_phase() -> None:
    match = table(GATE_RUN)
    fly(match, "ada", "silver-5 none", "S7", "O9", "O14", "O13", "P7", run="f orange")
    assert (points(match, "ada"), source(match, "runs")) == (6, 6)


@pytest.mark.rule("P49-14.2")
def test_an_exploration_bonus_tile_scores_in_the_action_phase() -> None:
    five = new_deck([EXPLORATION_NAMES.index("XB_P5")])
    ada = Seat(ship="G11", dice="1")
    match = table(ada, systems=BASE_AT_S11, more={"exploration": five})
    fly(match, "ada", "silver-1 none", "S11")
    play(match, "ada: draw")
    assert (points(match, "ada"), source(match, "exploration")) == (5, 5)


@pytest.mark.rule("P49-14.3")
def test_what_scores_in_the_production_phase() -> None:
    """With two players rank 3 on the engineering track scores too."""
    ada = Seat(points=5, arrays="A1!", claims="P1:large*", patents="AII-2")
    match = table(
        ada,
        begin="production",
        round_number=3,
        engineering="1:ben,ben 3:ada 14:ada",
        initiative="3:ada,ben,ada,ben",
    )
    won = {part: count for part, count in player(match, "ada")["sources"].items() if count}
    assert won == {
        "start": 5,
        "engineering": 1,
        "penalties": -1,
        "transmitters": 1,
        "gyrodynes": 3 + 1,
        "technologies": 1,
    }
    assert points(match, "ada") == sum(won.values())
