"""Moves of rovers are told by what is there, beside the square."""

from __future__ import annotations

import pytest

from orrery.text import Translator
from tests.planet_unknown.board import Seat, table


def said(seat: Seat, move: str, lang: str = "en") -> str:
    match = table(seat)
    translator = Translator(match.title, lang, match.names)
    [offer] = [offer for offer in match.pending()[0].options if offer.text == move]
    return translator.offer(offer).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("movement", "told"),
    [
        (3, "Drive the rover from r2c5 to r2c4 (energy; 2 movement left afterwards)"),
        (1, "Drive the rover from r2c5 to r2c4 (energy; no movement left afterwards)"),
    ],
)
def test_a_drive_says_the_terrain_and_the_movement_left(movement: int, told: str) -> None:
    seat = Seat(tiles="e c", at="r2c4", rovers="r2c5", movement=movement)
    assert said(seat, "drive r2c5 r2c4") == told


def test_a_drive_says_what_lies_there() -> None:
    seat = Seat(tiles="e c", at="r2c4", rovers="r2c5", movement=3, meteorites="r2c4")
    told = "energy with a meteorite; 2 movement left afterwards"
    assert said(seat, "drive r2c5 r2c4") == f"Drive the rover from r2c5 to r2c4 ({told})"


def test_other_languages() -> None:
    seat = Seat(tiles="e c", at="r2c4", rovers="r2c5", movement=3, meteorites="r2c4")
    assert "(teren energetyczny, leży tam Meteoryt; potem zostaje ruchów: 2)" in said(
        seat, "drive r2c5 r2c4", "pl"
    )
    assert "(terén energie, leží tam meteorit; pak zbývá bodů pohybu: 2)" in said(
        seat, "drive r2c5 r2c4", "cs"
    )


def test_a_notation_stays_as_it_is() -> None:
    match = table(Seat(tiles="e c", at="r2c4", rovers="r2c5", movement=3))
    assert "drive r2c5 r2c4" in match.pending()[0].texts
