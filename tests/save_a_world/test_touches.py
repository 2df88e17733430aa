"""What of the table an option is about."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.save_a_world.board import LAST_SPACE, LOCATION_NAMES
from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.content import (
    PROJECT_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
    WORLD_NAMES,
)
from orrery.games.save_a_world.lab import UPGRADE_NAMES
from orrery.games.save_a_world.title import TITLE
from orrery.kernel.outlook import Foresight
from tests.save_a_world.random_play import decisions
from tests.save_a_world.table import Seat, play, position, table

NAMES = {
    "world": WORLD_NAMES,
    "location": LOCATION_NAMES,
    "card": CARD_NAMES,
    "upgrade": UPGRADE_NAMES,
    "space": [f"{project}-{n}" for project in PROJECT_NAMES for n in range(1, LAST_SPACE + 1)],
    "resource": RESOURCE_NAMES,
    "baseline": RESOURCE_NAMES,
    "tag": TAG_NAMES,
}


def touched(match: Match, move: str) -> list[str]:
    """What ada's move is about."""
    return Foresight(TITLE, position(match), 0).touches(TITLE.moves.parse(move))


@pytest.mark.parametrize("seed", range(4))
def test_every_option_touches_things_that_there_are(seed: int) -> None:
    for game, seat in decisions(f"touches {seed}", rich=True):
        if seat < 0:
            break
        for move in game.options(seat):
            assert TITLE.touches is not None
            for thing in TITLE.touches(game, seat, move):
                kind, _, name = thing.partition(":")
                assert name in NAMES[kind], TITLE.moves.text(move)


def test_what_a_project_action_touches() -> None:
    match = table(Seat(has="energy:3 genius:1", tags="moon:3", at="laser:2"))
    play(match, "ada: place lb1")
    spaces = ["space:laser-3", "space:laser-4"]
    assert touched(match, "work laser 2 0") == [*spaces, "resource:energy"]
    assert touched(match, "work laser 2 1") == [*spaces, "resource:energy", "resource:genius"]


def test_what_a_payment_touches() -> None:
    match = table(Seat(has="energy:1 minerals:2", hand="a12", lab="t1_exchange"))
    card = "card:a12"
    assert touched(match, "shuttle planet energy") == ["world:planet", "resource:energy"]
    assert touched(match, "play a12 two-minerals") == [card, "resource:minerals"]
    free = table(Seat(hand="a12", lab="t1_free_actions"))
    assert touched(free, "play a12 free") == [card]
