"""Planet Unknown, chapter 13.1: civ cards that advance trackers."""

from __future__ import annotations

import pytest

from orrery import Match
from tests.planet_unknown.board import (
    Seat,
    asked,
    offered,
    own,
    play,
    player,
    table,
    told,
    trackers,
)
from tests.planet_unknown.score_table import blank, keeping, medals, over

ALL = ["choose civ", "choose water", "choose biomass", "choose rover", "choose tech"]
TWO = [
    pytest.param("civ-01", id="civ-01 Temp Agency"),
    pytest.param("civ-11", id="civ-11 Wage Increase"),
]
THREE = [
    pytest.param("civ-10", id="civ-10 New Angel Investors"),
    pytest.param("civ-19", id="civ-19 Partnership Opportunity"),
]


@pytest.mark.rule("PU-13.1.1", "PU-6.2.4")
@pytest.mark.parametrize("card", TWO)
def test_two_different_trackers_advance_once_each(card: str) -> None:
    match = keeping(card, Seat())
    assert offered(match, "ada") == ALL
    play(match, "ada: choose civ")
    assert offered(match, "ada") == ALL[1:]
    play(match, "ada: choose tech")
    assert trackers(match, "ada") == {"civ": 1, "tech": 1}


@pytest.mark.rule("PU-13.1.1", "PU-6.2.4")
@pytest.mark.parametrize("card", THREE)
def test_three_different_trackers_advance_once_each(card: str) -> None:
    match = keeping(card, Seat())
    play(match, "ada: choose tech, choose civ")
    assert offered(match, "ada") == ["choose water", "choose biomass", "choose rover"]
    play(match, "ada: choose water")
    assert trackers(match, "ada") == {"civ": 1, "water": 1, "tech": 1}


@pytest.mark.rule("PU-13.1.1")
@pytest.mark.parametrize("card", TWO + THREE)
def test_if_fewer_trackers_can_advance_only_those_do(card: str) -> None:
    match = keeping(card, Seat(trackers="civ 15 water 15 biomass 15 tech 15"))
    assert trackers(match, "ada")["rover"] == 1
    assert len(told(match, "advanced")) == 1


@pytest.mark.rule("PU-6.1.2", "PU-13.1.1")
@pytest.mark.parametrize("card", TWO + THREE)
def test_the_benefits_of_the_new_positions_are_gained(card: str) -> None:
    match = keeping(card, Seat("CC", at="r1c6", trackers="biomass 2"))
    play(match, "ada: choose biomass, choose civ")
    if card in ("civ-10", "civ-19"):
        play(match, "ada: choose water")
    assert offered(match, "ada", "patch")


@pytest.mark.rule("PU-13.1.1", "PU-6.1.2")
def test_civ_02_dept_of_operations_advances_one_tracker_twice_with_both_benefits() -> None:
    match = keeping("civ-02", Seat("CC", at="r1c6", trackers="biomass 1"))
    assert offered(match, "ada") == ALL
    play(match, "ada: choose biomass")
    assert trackers(match, "ada") == {"biomass": 3}
    assert offered(match, "ada") == ["boost", "gain-patch"]


@pytest.mark.rule("PU-6.1.10")
def test_civ_02_dept_of_operations_stops_at_the_top() -> None:
    match = keeping("civ-02", Seat(trackers="water 14"))
    play(match, "ada: choose water")
    assert trackers(match, "ada") == {"water": 15}


@pytest.mark.rule("PU-6.2.6")
def test_a_milestone_reached_with_a_card_is_resolved_before_the_next_player_chooses() -> None:
    ada = Seat(trackers="civ 1", more={"milestones": [1]})
    ben = Seat(more={"milestones": [1]})
    match = table(ada, ben, begin="civ", civ_piles=["civ-02 civ-06 civ-07 civ-29", "", "", ""])
    play(match, "ada: keep civ-02, choose civ")
    assert asked(match) == ["ada"]
    assert offered(match, "ada") == ["keep civ-06", "keep civ-07", "keep civ-29"]
    play(match, "ada: keep civ-07")
    assert offered(match, "ben") == ["keep civ-06", "keep civ-29"]


# Unionization


@pytest.mark.rule("PU-13.1.7")
def test_civ_21_unionization_raises_every_tracker_below_position_5() -> None:
    match = keeping("civ-21", Seat(trackers="civ 5 water 4 biomass 4 rover 9 tech 0"))
    assert offered(match, "ada") == ["choose water", "choose biomass", "choose tech"]
    play(match, "ada: choose tech, choose water")
    raised = {"civ": 5, "water": 5, "biomass": 5, "rover": 9, "tech": 5}
    assert trackers(match, "ada") == raised


@pytest.mark.rule("PU-13.1.7")
def test_civ_21_unionization_gives_all_benefits_but_synergy_boosts() -> None:
    ada = Seat("CC", at="r1c6", trackers="civ 5 water 5 rover 1 tech 5", rovers="r1c6")
    match = keeping("civ-21", ada)  # biomass passes a boost on 2 and a patch on 3
    play(match, "ada: choose rover")
    assert own(match, "ada")["movement"] == 1 + 1 + 2 + 2
    assert offered(match, "ada", "gain-patch")
    assert not offered(match, "ada", "boost")


@pytest.mark.rule("PU-13.1.7", "PU-6.2.6")
def test_civ_21_unionization_gives_a_civ_card_on_the_way() -> None:
    ada = Seat(trackers="water 5 biomass 5 rover 5 tech 5", more={"milestones": [3]})
    piles = ["civ-06 civ-07", "", f"civ-21 {blank(3)}", ""]
    match = table(ada, begin="civ", civ_piles=piles)
    play(match, "ada: keep civ-21")
    assert offered(match, "ada") == ["keep civ-06", "keep civ-07"]


# At the end of the game


@pytest.mark.rule("PU-8.5")
@pytest.mark.parametrize(
    ("card", "scored"),
    [
        pytest.param("civ-23", 2, id="civ-23 Gaming Commission"),
        pytest.param("civ-24", 3, id="civ-24 Planet Lottery"),
    ],
)
def test_a_card_that_advances_at_the_end_scores_medals_and_nothing_at_once(
    card: str, scored: int
) -> None:
    match = keeping(card, Seat())
    assert not offered(match, "ada", "choose")
    assert trackers(match, "ada") == {}
    assert medals(match, "ada", "civ") == scored


@pytest.mark.rule("PU-13.1.12", "PU-7.6")
@pytest.mark.parametrize(
    ("card", "scored"),
    [
        pytest.param("civ-23", 2, id="civ-23 Gaming Commission"),
        pytest.param("civ-24", 3, id="civ-24 Planet Lottery"),
    ],
)
def test_at_the_end_one_tracker_advances_before_scoring(card: str, scored: int) -> None:
    match = over(Seat(civ_cards=card, trackers="civ 14"), Seat())
    assert not match.is_over
    assert offered(match, "ada") == ALL
    play(match, "ada: choose civ")
    assert match.outcome is not None
    assert match.outcome.scores[0] == scored + 5  # the medal of position 15


@pytest.mark.rule("PU-13.1.12", "PU-7.6")
def test_the_advance_at_the_end_brings_its_benefits() -> None:
    match = over(Seat("CC", at="r1c6", civ_cards="civ-23", trackers="biomass 2 tech 5"), Seat())
    play(match, "ada: choose biomass")
    play(match, "ada: patch r2c6")
    assert own(match, "ada")["patches"] == ["r2c6"]


@pytest.mark.rule("PU-13.1.7")
def test_unionization_stops_at_step_2_of_wormhole_biomass() -> None:
    ada = Seat(
        "BB",
        at="r1c6",
        corporation="wormhole",
        more={"milestones": [3]},
        trackers="civ 5 water 5 rover 5 tech 5",
    )
    match = table(ada, begin="civ", civ_piles=["", "", "civ-21 civ-15", ""])
    play(match, "ada: keep civ-21")
    finish_choices(match)
    assert trackers(match, "ada")["biomass"] == 2


@pytest.mark.rule("PU-13.1.7", "PU-11.3.4")
def test_unionization_leaves_wormhole_no_choice_of_a_synergy_boost() -> None:
    ada = Seat(
        "BB",
        at="r1c6",
        corporation="wormhole",
        more={"milestones": [3]},
        trackers="civ 5 water 5 rover 5 tech 5",
    )
    match = table(ada, begin="civ", civ_piles=["", "", "civ-21 civ-15", ""])
    play(match, "ada: keep civ-21")
    assert offered(match, "ada") == ["advance civ", "gain-patch"]  # of step 2
    play(match, "ada: advance civ")
    assert offered(match, "ada") == ["gain-patch", "advance civ"]  # the patch is of step 1


@pytest.mark.rule("PU-13.1.7", "PU-11.7.2")
@pytest.mark.parametrize(("path", "raised"), [(3, 5), (5, 5), (7, 7)])
def test_unionization_raises_oasis_water_to_path_position_5(path: int, raised: int) -> None:
    """Beyond it the path winds down to lower spaces again."""
    spaces = {3: 51, 5: 53, 7: 19}  # R3, R5 and W3
    trackers = [5, spaces[path], 37, 57, 69]
    more = {"milestones": [3], "trackers": trackers, "path": path}
    ada = Seat("BB", at="r1c6", corporation="oasis", more=more)
    match = table(ada, begin="civ", civ_piles=["", "", "civ-21 civ-15", ""])
    play(match, "ada: keep civ-21")
    assert player(match, "ada").path == raised


@pytest.mark.rule("PU-13.1.7", "PU-11.8.1")
def test_unionization_lets_makeshift_choose_its_ways_up() -> None:
    ada = Seat(
        "BB",
        at="r1c6",
        corporation="makeshift",
        more={"milestones": [3]},
        trackers="civ 5 water 5 rover 5 tech 7 biomass 3",
    )
    match = table(ada, begin="civ", civ_piles=["", "", "civ-21 civ-15", ""])
    play(match, "ada: keep civ-21")
    assert offered(match, "ada") == ["go water 4", "go biomass 4", "go rover 4"]


def finish_choices(match: Match) -> None:
    """Take the first option until the trackers have climbed."""
    while match.pending() and match.pending()[0].kind in ("choose-benefit", "place-patch"):
        pending = match.pending()[0]
        match.play(pending.seat, pending.options[0].move)
