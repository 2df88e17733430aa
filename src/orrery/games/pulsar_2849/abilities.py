"""What patented technologies do when something happens (P49-11.7)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.gains import gain
from orrery.games.pulsar_2849.scoring import count, earn, gain_cubes
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import FROM_TECHNOLOGY, NONE, ON_FLIGHT


def owned(table: Table, seat: int, event: int) -> list[int]:
    """The places, in this match, of a player's technologies that react to an event."""
    patents: i64 = table.players[seat].patents
    found: list[int] = []
    place = 0
    while patents:
        if patents & 1 and (tech.WHEN[table.technologies[place]] >> event) & 1:
            found.append(place)
        patents >>= 1
        place += 1
    return found


def react(table: Table, seat: int, event: int) -> None:
    """P49-11.9: gain what a player's technologies bring for an event."""
    for place in owned(table, seat, event):
        bring(table, seat, place)


def bring(table: Table, seat: int, place: int) -> None:
    """Gain what one technology brings each time."""
    technology = table.technologies[place]
    earn(table, seat, tech.POINTS[technology], FROM_TECHNOLOGY + place)
    gain_cubes(table, seat, tech.CUBES[technology])
    gain(table, seat, tech.EFFECTS[technology], FROM_TECHNOLOGY + place)


def points_for(table: Table, seat: int, event: int) -> int:
    """The points that a player's technologies score each time an event happens."""
    return sum(tech.POINTS[table.technologies[place]] for place in owned(table, seat, event))


def adjusted_payments(table: Table, seat: int) -> int:
    """P49-5.3.4, P49-5.3.5, P49-23.2.3: the events whose payments may be 1 off, as bits."""
    patents: i64 = table.players[seat].patents
    events = 0
    place = 0
    while patents:
        if patents & 1 and tech.ADJUSTS[table.technologies[place]]:
            events |= tech.WHEN[table.technologies[place]]
        patents >>= 1
        place += 1
    return events


def adjusted_flights(table: Table, seat: int) -> int:
    """P49-23.2.2: the gate colour that a flight 1 off has to visit.

    COLOURS if any will do, NONE if there is no such technology.
    """
    for place in owned(table, seat, ON_FLIGHT):
        if tech.ADJUSTS[table.technologies[place]]:
            return tech.GATE_COLOUR[table.technologies[place]]
    return NONE


def counted_points(table: Table, seat: int, technology: int) -> int:
    """The points of a production or final technology that counts something."""
    what = tech.COUNTS[technology]
    if what == NONE:
        return 0
    number = count(table, seat, what)
    if tech.TABLES[technology]:
        return tech.TABLES[technology][number]
    return number // tech.PER_UNITS[technology] * tech.PER_POINTS[technology]


def has(table: Table, seat: int, technology: int) -> bool:
    """Whether a player has patented this technology."""
    patents: i64 = table.players[seat].patents
    place = 0
    while patents:
        if patents & 1 and table.technologies[place] == technology:
            return True
        patents >>= 1
        place += 1
    return False
