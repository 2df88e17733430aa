"""Planet Unknown: rovers are offered the steps that a slow reading of the rules finds."""

from __future__ import annotations

from random import Random

import pytest

from orrery import Match
from orrery.games.planet_unknown.turn import FinishTurn, TakeTile
from orrery.games.planet_unknown.words import DRIVE
from orrery.kernel.agenda import Agenda
from orrery.kernel.move import field, kind_of
from tests.planet_unknown.board import Seat, square_name, table
from tests.planet_unknown.random_play import PLANET, At, at, positions, scattered
from tests.planet_unknown.second_driver import Position, drives, standing

ADA = 0
BETWEEN = (Agenda, TakeTile, FinishTurn)  # the decisions between which rovers may drive


def roaming(planet: str, dice: Random) -> Match:
    """Two rovers among much energy terrain, free to enter it, with things to collect."""
    rows = PLANET[planet]["rows"]
    squares = [square_name(12 * y + x) for y in range(12) for x in range(12) if rows[y][x] in "LI"]
    drawn = dice.sample(squares, 10)
    rovers, lifepods, meteorites = (" ".join(some) for some in (drawn[:2], drawn[2:6], drawn[6:]))
    ada = Seat(
        scattered(planet, dice, "eeeeecrt.."),
        corporation="cosmos",
        planet=planet,
        rovers=rovers,
        lifepods=lifepods,
        meteorites=meteorites,
        trackers=f"tech {dice.choice([9, 10, 14])} rover {dice.randrange(14)}",
        effects=f"movement {dice.randrange(1, 4)}, advance rover, boost, gain-patch",
    )
    return table(ada)


def drive_squares(move: int) -> tuple[At, At]:
    return at(field(move, 0)), at(field(move, 1))


@pytest.mark.rule("PU-5.2.7", "PU-5.2.8", "PU-5.2.11", "PU-11.4.9", "PU-11.4.12")
@pytest.mark.parametrize("planet", ["ksb_4156", "petra", "tartarus", "kaax", "oblivion"])
def test_the_steps_on_offer_are_those_of_a_slow_reading(planet: str) -> None:
    dice = Random(planet)
    compared = 0
    for _ in range(12):
        before: set[Position] = set()
        for game in positions(roaming(planet, dice), dice, 40, lambda m: kind_of(m) == DRIVE):
            if ADA in game.deciders() and isinstance(game.decision(ADA), BETWEEN):
                before.add(standing(game, ADA))
                steps = {drive_squares(m) for m in game.options(ADA) if kind_of(m) == DRIVE}
                assert steps == drives(game, ADA, before)
                compared += len(steps)
    assert compared > 500
