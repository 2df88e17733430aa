"""A prompt names what one has for the decision."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.planet_unknown.at_hand import at_hand
from orrery.games.planet_unknown.turn import FinishTurn
from orrery.text import Translator
from tests.example import table as comet_watch
from tests.planet_unknown import board as planet_unknown
from tests.pulsar_2849 import table as pulsar


def asked(match: Match, lang: str = "en") -> str:
    """What the first decision asks, with plain spaces."""
    said = Translator(match.title, lang, match.names).prompt(match.pending()[0])
    return said.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("3 5", "Two dice are left: 3 and 5. What do you do?"),
        ("5", "One die is left: 5. What do you do?"),
    ],
)
def test_the_dice_that_are_left(dice: str, said: str) -> None:
    assert asked(pulsar.table(pulsar.Seat(ship="G11", dice=dice))) == said


def test_the_dice_in_other_languages() -> None:
    match = pulsar.table(pulsar.Seat(ship="G11", dice="3 5"))
    assert asked(match, "pl") == "Zostały dwie kości: 3 i 5. Co robisz?"
    assert asked(match, "cs") == "Zbývají dvě kostky: 3 a 5. Co uděláš?"


def test_a_bonus_die_on_offer() -> None:
    match = pulsar.table(pulsar.Seat(ship="G11", dice="5", red="4"))
    assert asked(match) == "One die is left: 5. Red bonus die: 4. What do you do?"


def test_the_tiles_of_the_depot() -> None:
    match = planet_unknown.fresh()
    while match.pending()[0].prompt != "ask-take-tile":
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0].move)
    seat = match.pending()[0].seat
    translator = Translator(match.title, "en", match.names)
    tiles = [translator.word(tile) for tile in match.view(seat)["depots"][seat]]
    assert asked(match) == f"Place {tiles[0]} or {tiles[1]}: which one, and where?"


@pytest.mark.parametrize(
    ("movement", "said"),
    [(1, "One movement point is left. Do"), (3, "3 movement points are left. Do"), (0, "Do you")],
)
def test_the_movement_that_is_left(movement: int, said: str) -> None:
    match = planet_unknown.table(planet_unknown.Seat(rovers="r1c6", movement=movement))
    args = at_hand(planet_unknown.position(match), FinishTurn(0))
    translator = Translator(match.title, "en", match.names)
    assert translator.text("ask-finish-turn", **args).startswith(said)


def test_the_comet_that_was_chosen() -> None:
    match = comet_watch.table(comet_watch.Seat("halley biela"))
    decision = match.pending()[0]
    match.play(decision.seat, "choose halley")
    assert asked(match) == "Which telescope do you aim at Halley's Comet?"
