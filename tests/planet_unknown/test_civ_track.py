"""Planet Unknown, chapter 6.2: the civ track and the cards that it gives."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import (
    Seat,
    asked,
    finish_turn,
    offered,
    own,
    play,
    position,
    table,
    told,
    trackers,
)


@pytest.mark.rule("PU-6.2.1")
def test_a_player_keeps_one_card_of_the_whole_pile_and_puts_the_others_back() -> None:
    ada = Seat(more={"milestones": [2]})
    cards = ["civ-08", "civ-09", "civ-30"]
    match = table(ada, begin="civ", civ_piles=["civ-06", " ".join(cards), "", ""])
    assert offered(match, "ada") == [f"keep {card}" for card in cards]
    play(match, "ada: keep civ-09")
    assert own(match, "ada")["civ_cards"] == [{"rank": 2, "card": "civ-09"}]
    assert match.view()["civ_piles"] == [1, 2, 0, 0]
    assert len(position(match).civ_piles[1]) == 2


@pytest.mark.rule("PU-6.2.2", "PU-EX-15")
def test_an_empty_pile_gives_nothing() -> None:
    match = table(Seat(more={"milestones": [2]}), begin="civ", civ_piles=["civ-06", "", "", ""])
    assert own(match, "ada")["civ_cards"] == []
    assert match.view()["round"] == 2
    assert position(match).players[0].milestones == []


@pytest.mark.rule("PU-6.2.3", "PU-3.10", "PU-EX-14")
def test_cards_are_chosen_clockwise_from_the_commander() -> None:
    seat = Seat(more={"milestones": [1]})
    cards = ["civ-06 civ-07 civ-29 civ-33", "", "", ""]
    match = table(seat, seat, seat, begin="civ", commander="ben", civ_piles=cards)
    assert asked(match) == ["ben"]
    play(match, "ben: keep civ-29")
    assert asked(match) == ["cleo"]
    assert offered(match, "cleo") == ["keep civ-06", "keep civ-07", "keep civ-33"]
    play(match, "cleo: keep civ-06")
    assert offered(match, "ada") == ["keep civ-07", "keep civ-33"]


@pytest.mark.rule("PU-6.2.3")
def test_cards_are_chosen_at_the_end_of_the_round() -> None:
    match = table(Seat("CC", at="r1c6", trackers="civ 2", effects="advance civ"), Seat())
    assert trackers(match, "ada") == {"civ": 3}
    assert asked(match) == ["ben"]
    finish_turn(match, "ben")
    assert offered(match, "ada", "keep")


@pytest.mark.rule("PU-6.2.3", "PU-6.2.8")
def test_a_player_goes_through_one_pile_after_another_in_any_order() -> None:
    ada, ben = Seat(more={"milestones": [1, 2]}), Seat(more={"milestones": [1]})
    piles = ["civ-06 civ-07 civ-29", "civ-08 civ-09", "", ""]
    match = table(ada, ben, begin="civ", civ_piles=piles)
    assert offered(match, "ada") == ["milestone 1", "milestone 2"]
    assert match.view(0)["civ_cards"] == [None] * 4
    play(match, "ada: milestone 2")
    assert offered(match, "ada") == ["keep civ-08", "keep civ-09"]
    assert match.view(0)["civ_cards"] == [None, ["civ-08", "civ-09"], None, None]
    play(match, "ada: keep civ-08")
    assert offered(match, "ada") == ["keep civ-06", "keep civ-07", "keep civ-29"]
    play(match, "ada: keep civ-06")
    assert offered(match, "ben") == ["keep civ-07", "keep civ-29"]


@pytest.mark.rule("PU-6.2.4")
def test_an_immediate_card_is_shown_and_resolved_when_it_is_chosen() -> None:
    seat = Seat("CC", at="r1c6", rovers="r1c6", more={"milestones": [1]})
    match = table(seat, seat, begin="civ", civ_piles=["civ-04 civ-06 civ-07", "", "", ""])
    play(match, "ada: keep civ-04")
    assert [event["civ"] for event in told(match, "card-kept")] == ["civ-04"]
    assert match.view(1)["players"][0]["civ_cards"] == [{"rank": 1, "card": "civ-04"}]
    assert asked(match) == ["ada"]
    assert offered(match, "ada", "drive")


@pytest.mark.rule("PU-6.2.5")
def test_an_end_game_card_is_revealed_when_the_game_ends() -> None:
    match = table(Seat(civ_cards="civ-07"), begin="civ", more={"blocked": True})
    assert match.is_over
    assert match.view(1)["players"][0]["civ_cards"] == [{"rank": 1, "card": "civ-07"}]


@pytest.mark.rule("PU-6.2.7")
def test_milestones_of_an_event_are_resolved_before_the_tile_step() -> None:
    seat = Seat(trackers="civ 2 tech 15")
    match = table(seat, seat, begin="event", event="ev-09", commander="ben")
    assert asked(match) == ["ben"]
    assert offered(match, "ben", "keep")
    play(match, f"ben: {offered(match, 'ben', 'keep')[-1]}")
    while asked(match) == ["ben"]:
        play(match, f"ben: {offered(match, 'ben')[-1]}")
    assert offered(match, "ada", "keep")
