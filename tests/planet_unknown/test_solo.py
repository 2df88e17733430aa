"""Solo (PU-10): setup, the turn of the station, the expected score and the grades."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.planet_unknown.cards import COLOURS, EVENT_COLOUR, EVENT_SOLO
from orrery.games.planet_unknown.solo import GRADES, change, expected_score, grade, is_success
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from tests.planet_unknown.board import Seat, asked, finish_turn, offered, own, position, table


def solo(seed: int = 1, **options: str | int | bool) -> Match:
    return new_match(TITLE, ["ada"], TITLE.check(1, options), key_from_seed(seed))


@pytest.mark.rule("PU-10.1.1")
def test_each_civ_rank_has_two_cards() -> None:
    assert solo().view()["civ_piles"] == [2, 2, 2, 2]


@pytest.mark.rule("PU-10.1.2")
def test_a_random_depot_faces_the_player() -> None:
    assert {solo(seed).view()["rotation"] for seed in range(40)} == set(range(6))


@pytest.mark.rule("PU-10.1.3")
def test_three_of_four_objectives_are_kept() -> None:
    match = solo()
    choices = offered(match, "ada")
    assert len(choices) == len(offered(match, "ada", "return")) == 4
    match.play(0, choices[1])
    kept = [text.split()[1] for text in choices if text != choices[1]]
    assert own(match, "ada")["personal"] == kept
    assert match.view(0)["objectives"] == []


def deck(match: Match) -> list[int]:
    game = position(match)
    return game.events.rest + game.events_shown


@pytest.mark.rule("PU-10.1.4", "PU-9.1.1")
def test_the_event_deck_may_hold_solo_cards() -> None:
    decks = [deck(solo(seed, events="off")) for seed in range(20)]
    assert all(len(cards) == 20 for cards in decks)
    found = {card for cards in decks for card in cards}
    assert {card for card, alone in enumerate(EVENT_SOLO) if alone} < found


@pytest.mark.rule("PU-10.2.1", "PU-10.2.2")
def test_the_station_turns_by_one_depot_also_in_the_first_round() -> None:
    match = solo()
    before = match.view()["rotation"]
    match.play(0, offered(match, "ada")[0])
    assert match.view()["round"] == 1
    assert match.view()["rotation"] == (before - 1) % 6
    assert match.view()["event"] is not None


@pytest.mark.rule("PU-10.2.1", "PU-3.2")
def test_a_turn_clockwise_brings_the_next_depot_counterclockwise() -> None:
    """Depots are numbered clockwise, so the one before comes to face the player."""
    match = table(Seat(), solo=True, event="ev-33", more={"rotation": 0})
    assert position(match).depot(0) == [0, 6]
    finish_turn(match, "ada")
    assert asked(match) == ["ada"]
    assert position(match).depot(0) == [5, 11]


MIXES = [
    (0, [0, 0, 0]),
    (2, [0, 0, 0]),
    (3, [3, -1, -5]),
    (6, [3, -1, -5]),
    (7, [6, -2, -7]),
    (10, [6, -2, -7]),
    (11, [9, -3, -9]),
    (14, [9, -3, -9]),
    (15, [12, -4, -11]),
    (20, [12, -4, -11]),
]


@pytest.mark.rule("PU-10.3.2")
@pytest.mark.parametrize(("cards", "changes"), MIXES)
def test_the_number_of_cards_of_a_colour_changes_the_expected_score(
    cards: int, changes: list[int]
) -> None:
    assert [change(colour, cards) for colour in range(len(COLOURS))] == changes


@pytest.mark.rule("PU-10.3.1", "PU-10.3.3")
def test_the_expected_score_is_60_and_three_changes() -> None:
    assert expected_score([20, 0, 0]) == 60 + 12
    assert expected_score([2, 7, 11]) == 60 + 0 - 2 - 9


@pytest.mark.rule("PU-EX-22")
def test_the_example_of_the_rulebook() -> None:
    match = solo(events="rulebook_example")
    mix = position(match).event_mix
    assert [sum(EVENT_COLOUR[card] == c for card in deck(match)) for c in range(3)] == mix
    assert [change(colour, cards) for colour, cards in enumerate(mix)] == [6, -1, -7]
    assert expected_score(mix) == match.view(0)["expected_score"] == 58


BANDS = {
    "disaster": [-40, -15, -11],
    "failure": [-10, -6],
    "survival": [-5, -1],
    "success": [0, 4],
    "promotion": [5, 9],
    "excellence": [10, 14],
    "perfection": [15, 40],
}


@pytest.mark.rule("PU-10.3.4", "PU-10.3.5")
@pytest.mark.parametrize(("name", "differences"), BANDS.items())
def test_there_are_seven_grades(name: str, differences: list[int]) -> None:
    assert [GRADES[grade(difference)] for difference in differences] == [name] * len(differences)


@pytest.mark.rule("PU-10.3.5")
def test_a_mission_succeeds_with_the_expected_score() -> None:
    assert not is_success(-1)
    assert is_success(0)
