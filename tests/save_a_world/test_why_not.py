"""Whoever tries what is not offered is told what forbids it, and only then."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from orrery.games.save_a_world.board import LAST_SPACE, LOCATIONS
from orrery.games.save_a_world.buying import Buy
from orrery.games.save_a_world.cards import CARD_NAMES, COUNT, DECK
from orrery.games.save_a_world.lab import UPGRADES
from orrery.games.save_a_world.projects import Working
from orrery.games.save_a_world.research import GainUpgrade, Research
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.title import TITLE
from orrery.games.save_a_world.turn import Accelerate, HotLanding, Turn
from orrery.games.save_a_world.why_not import why_not
from orrery.games.save_a_world.words import (
    ACTION,
    BOOST,
    BOOST_CARD,
    BUY_CARD,
    BUY_UPGRADE,
    ENERGY,
    GAIN_UPGRADE,
    PLACE,
    PLAY,
    PROJECTS,
    SHUTTLE,
    WORK,
    WORLDS,
)
from orrery.kernel.dice import key_from_seed
from orrery.kernel.move import pack
from tests.save_a_world.table import Seat, play, position, table


def tried(game: Table, seat: int) -> Iterator[int]:
    """What somebody may click on while this decision waits."""
    step = game.decision(seat)
    yield from (pack(BOOST_CARD, card) for card in range(COUNT) if DECK[card] == BOOST)
    if isinstance(step, Turn | HotLanding | Accelerate):
        yield from (pack(PLACE, location) for location in range(LOCATIONS))
        yield from (pack(SHUTTLE, world, ENERGY) for world in range(WORLDS))
        yield from (pack(PLAY, card, ENERGY) for card in range(COUNT) if DECK[card] == ACTION)
    if isinstance(step, Working):
        yield from (
            pack(WORK, project, spaces)
            for project in range(PROJECTS)
            for spaces in range(1, LAST_SPACE + 1)
        )
    if isinstance(step, Research):
        yield from (pack(BUY_UPGRADE, upgrade) for upgrade in range(UPGRADES))
    if isinstance(step, GainUpgrade):
        yield from (pack(GAIN_UPGRADE, upgrade) for upgrade in range(UPGRADES))
    if isinstance(step, Buy):
        yield from (pack(BUY_CARD, card) for card in range(COUNT))


@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_reason_for_exactly_what_is_not_offered(seed: int) -> None:
    seats = 1 + seed % 4
    game = TITLE.begin(seats, {}, key_from_seed(seed))
    assert isinstance(game, Table)
    chance = random.Random(seed)
    while not game.is_over():
        seat = game.deciders()[0]
        options = game.options(seat)
        for move in tried(game, seat):
            reasons = why_not(game, seat, move)
            assert bool(reasons) == (move not in options), TITLE.moves.text(move)
        game.play(seat, chance.choice(options))


@pytest.mark.rule("HSW-6.4", "HSW-10.5", "HSW-10.7")
@pytest.mark.parametrize(
    ("energy", "location", "spaces", "paragraph"),
    [(5, "lb2", 2, "HSW-10.5"), (5, "lb1", 3, "HSW-6.4"), (1, "lb1", 2, "HSW-10.7")],
)
def test_why_a_disc_goes_no_further(
    energy: int, location: str, spaces: int, paragraph: str
) -> None:
    """Capacitor Bay works once, Firing Range as often as ada's two tags and her energy allow."""
    match = table(Seat(has=f"energy:{energy}", tags="moon:2"))
    play(match, f"ada: place {location}")
    move = pack(WORK, 0, spaces)
    assert [reason.paragraph for reason in why_not(position(match), 0, move)] == [paragraph]


@pytest.mark.rule("HSW-12.3.9", "HSW-18.8")
@pytest.mark.parametrize(
    ("script", "paragraph"),
    [
        ("shuttle planet genius, play a12 free", "HSW-12.3.9"),  # which four resources?
        ("shuttle planet genius, play a05 free, work evacuation 1 0", "HSW-18.8"),  # the reward
    ],
)
def test_why_a_boost_has_to_wait(script: str, paragraph: str) -> None:
    """Gravity Slingshot may be played after the shuttle, but not in the middle of something."""
    lab = "t1_landing t1_free_actions"
    match = table(Seat(has="genius:1 organics:1", hand="a05 a12 b24", lab=lab))
    play(match, f"ada: {script}")
    boost = pack(BOOST_CARD, CARD_NAMES.index("b24"))
    assert [reason.paragraph for reason in why_not(position(match), 0, boost)] == [paragraph]
