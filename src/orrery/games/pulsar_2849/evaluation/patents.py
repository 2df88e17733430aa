"""Technologies that a seat has: what they will bring in turns, production phases and at the end."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.evaluation.effects import effects_value
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.evaluation.weights import KINDS_OF_EVENTS
from orrery.games.pulsar_2849.scoring import count
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import (
    AT_END,
    NONE,
    ON_BASE,
    ON_COPY,
    ON_FLIGHT,
    ON_PRODUCTION,
    SCORING,
    SPINNING_TYPES,
    TYPES,
)


def patents_value(table: Table, seat: int, leads: float, outlook: Outlook) -> float:
    """`leads` is the chance to be first in the play order."""
    patents: i64 = table.players[seat].patents
    total = 0.0
    place = 0
    while patents:
        if patents & 1:
            total += ability_value(table, seat, table.technologies[place], leads, outlook)
        patents >>= 1
        place += 1
    return total


def ability_value(
    table: Table, seat: int, technology: int, leads: float, outlook: Outlook
) -> float:
    """What a technology that is at work will still bring."""
    when = tech.WHEN[technology]
    if (when >> ON_PRODUCTION) & 1:
        return _production(table, seat, technology, leads, outlook)
    if (when >> AT_END) & 1:
        return _final(table, seat, technology, outlook)
    total = 0.0
    for event in range(KINDS_OF_EVENTS):
        if (when >> event) & 1:
            total += _ongoing(table, seat, technology, event, outlook)
    return total * outlook.turns


def _ongoing(table: Table, seat: int, technology: int, event: int, outlook: Outlook) -> float:
    """What an ongoing technology brings in a turn by one kind of event."""
    weights = outlook.weights
    rate = weights.rates[event]
    if event == ON_BASE and tech.ONLY_BARREN[technology]:
        rate *= weights.barren
    if event == ON_FLIGHT and tech.SYSTEMS_NEEDED[technology]:
        rate *= weights.wide
    each = tech.POINTS[technology] + tech.CUBES[technology] * outlook.cube
    each += effects_value(table, seat, tech.EFFECTS[technology], outlook)
    if tech.ADJUSTS[technology]:
        each += weights.adjusting
    if event == ON_COPY:
        each += outlook.cube
    return rate * each


def _production(table: Table, seat: int, technology: int, leads: float, outlook: Outlook) -> float:
    """By the number of things that there will be half-way to the end, on average."""
    each = float(tech.POINTS[technology])
    if tech.IF_FIRST[technology] != NONE:
        each += leads * (tech.IF_FIRST[technology] - tech.POINTS[technology])
    if tech.COUNTS[technology] != NONE:
        number = counted(table, seat, technology, outlook.turns / 2.0, outlook)
        each += number * tech.PER_POINTS[technology] / tech.PER_UNITS[technology]
    return each * outlook.productions


def _final(table: Table, seat: int, technology: int, outlook: Outlook) -> float:
    """P49-15.1; what concerns goals, cubes, bases and the play order is counted there."""
    if tech.COUNTS[technology] == NONE or table.phase == SCORING:
        return 0.0
    number = counted(table, seat, technology, outlook.turns, outlook)
    values = tech.TABLES[technology]
    if not values:
        return number * tech.PER_POINTS[technology] / tech.PER_UNITS[technology]
    whole = min(int(number), len(values) - 1)
    above = values[min(whole + 1, len(values) - 1)]
    return values[whole] + (number - whole) * (above - values[whole])


def counted(table: Table, seat: int, technology: int, turns: float, outlook: Outlook) -> float:
    """How many of the things that a technology counts there will be after so many turns."""
    what = tech.COUNTS[technology]
    number = count(table, seat, what) + outlook.weights.grows[what] * turns
    if what == SPINNING_TYPES:
        number = min(float(TYPES), number)
    return number
