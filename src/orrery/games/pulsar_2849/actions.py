"""The actions (P49-5.1.5): what could be done with the right die, and doing it."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849 import headquarters as hq
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import adjusts, react
from orrery.games.pulsar_2849.arrays import (
    Completion,
    pay_cost,
    take_transmitter,
    unpaid_costs,
)
from orrery.games.pulsar_2849.bonus_die import can_use_another_red
from orrery.games.pulsar_2849.cluster import PULSARS
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.flying import Flight
from orrery.games.pulsar_2849.gains import gain
from orrery.games.pulsar_2849.paying import Action
from orrery.games.pulsar_2849.pulsars import (
    COMPLETE_DIE,
    TAKE_DIE,
    complete,
    take_tile,
)
from orrery.games.pulsar_2849.scoring import gain_tokens
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.transmitters import tile_of
from orrery.games.pulsar_2849.words import (
    BUY_TOKEN,
    COMPLETE,
    FLY,
    FROM_PROJECT,
    FROM_TECHNOLOGY,
    NO_COLOUR,
    NO_RUN,
    NONE,
    ON_BUY_GYRODYNE,
    ON_COMPLETE,
    ON_PATENT,
    ON_PAY_TRANSMITTER,
    ON_PROJECT,
    PATENT,
    PATENTED,
    PAY_TRANSMITTER,
    PROJECT,
    PROJECT_DONE,
    PROJECTS,
    TAKE_GYRODYNE,
    TAKE_TRANSMITTER,
    TYPES,
)
from orrery.kernel.move import field, kind_of, pack

MOST_PATENTS: Final = 2  # P49-11.3
# P49-10.1, P49-10.2
_TOKENS: Final = {kind["id"]: kind["buy_dice"] for kind in COMPONENTS["modifiers"]["types"]}
TOKEN_DICE: Final[list[list[int]]] = [_TOKENS["pm1"], _TOKENS["plus2"]]
TOKEN_ACTIONS: Final[list[Action]] = [  # P49-10
    Action(pack(BUY_TOKEN, 0, 0, kind), die, False)
    for kind, dice in enumerate(TOKEN_DICE)
    for die in dice
]


def flights_of(table: Table, seat: int) -> list[int]:
    """P49-9.7.1, P49-9.7.6: a flight, with or without one of the gate runs not used before."""
    player = table.players[seat]
    flights = [pack(FLY, 0, 0, NO_RUN, NO_COLOUR)]
    unused = player.projects & ~player.runs_used
    for slot in range(PROJECTS):
        if (unused >> slot) & 1:
            colours = hq.RUN_COLOURS[hq.project_of(player.sheet, slot)]
            flights += [pack(FLY, 0, 0, slot, colour) for colour in colours]
    return flights


def actions_of(table: Table, seat: int) -> list[Action]:
    """P49-5.1.5: all that could be done with the right die, flights left out."""
    actions = _gyrodyne_actions(table, seat)
    actions += _transmitter_actions(table, seat)
    actions += _project_actions(table, seat)
    actions += TOKEN_ACTIONS
    actions += _patent_actions(table, seat)
    return actions


def _gyrodyne_actions(table: Table, seat: int) -> list[Action]:
    """P49-7.2.1, P49-7.5.1."""
    actions: list[Action] = []
    off = adjusts(table, seat, ON_BUY_GYRODYNE)
    for kind in range(TYPES):
        if table.supply[kind]:
            actions.append(Action(pack(TAKE_GYRODYNE, 0, 0, kind), TAKE_DIE[kind], off))
    off = adjusts(table, seat, ON_COMPLETE)
    for pulsar in range(PULSARS):
        kind = table.on_pulsars[pulsar]
        if table.claims[pulsar] == seat and 0 <= kind < TYPES:
            actions.append(Action(pack(COMPLETE, 0, 0, pulsar), COMPLETE_DIE[kind], off))
    return actions


def _transmitter_actions(table: Table, seat: int) -> list[Action]:
    """P49-8.1.1, P49-8.3.1."""
    off = adjusts(table, seat, ON_PAY_TRANSMITTER)
    actions: list[Action] = []
    for tile in table.display:
        if tile != NONE:
            for cost in unpaid_costs(table, tile):
                actions.append(Action(pack(TAKE_TRANSMITTER, 0, 0, tile, cost), cost, off))
    for array in table.players[seat].arrays:
        for placed in array:
            tile = tile_of(placed)
            for cost in unpaid_costs(table, tile):
                actions.append(Action(pack(PAY_TRANSMITTER, 0, 0, tile, cost), cost, off))
    return actions


def available_projects(table: Table, seat: int) -> list[int]:
    """P49-9.3, P49-9.4: projects not completed whose foundation is, by their places."""
    player = table.players[seat]
    if player.sheet == NONE:
        return []
    found: list[int] = []
    for slot in range(PROJECTS):
        needs = hq.NEEDS[hq.project_of(player.sheet, slot)]
        if not (player.projects >> slot) & 1 and player.projects & needs == needs:
            found.append(slot)
    return found


def _project_actions(table: Table, seat: int) -> list[Action]:
    """A doubler is paid with a silver die, and only if its red die has a use.

    P49-12.4.1, P49-12.4.3.
    """
    off = adjusts(table, seat, ON_PROJECT)
    actions: list[Action] = []
    for slot in available_projects(table, seat):
        project = hq.project_of(table.players[seat].sheet, slot)
        red = hq.GIVES_RED_DIE[project]
        if not red or can_use_another_red(table, seat):
            actions.append(Action(pack(PROJECT, 0, 0, project), hq.DIE[project], off, red))
    return actions


def _patent_actions(table: Table, seat: int) -> list[Action]:
    """P49-11, P49-12.5.1."""
    player = table.players[seat]
    off = adjusts(table, seat, ON_PATENT)
    actions: list[Action] = []
    for place, technology in enumerate(table.technologies):
        if not can_patent(table, seat, place):
            continue
        red = tech.GIVES_RED_DIE[technology]
        if red and not can_use_another_red(table, seat):
            continue
        if player.cubes >= tech.CUBES_DEMANDED[technology]:
            move = pack(PATENT, 0, 0, technology)
            actions.append(Action(move, tech.COST[technology], off, red))
    return actions


def can_patent(table: Table, seat: int, place: int) -> bool:
    """P49-11.1, P49-11.3 to P49-11.6."""
    technology = table.technologies[place]
    if tech.ROW[technology] > table.round or (table.players[seat].patents >> place) & 1:
        return False
    patents = len(table.patent_order[place])
    if patents == 0:
        return True
    if tech.ICONS[technology] == 1 and (table.seats == 2 or (table.first_patented >> place) & 1):
        return False
    return patents < MOST_PATENTS


# Doing them


def act(table: Table, seat: int, move: int, value: int) -> None:
    """P49-5.1.5: carry out an action that has been paid."""
    kind = kind_of(move)
    thing = field(move, 2)
    if kind == FLY:
        table.push(Flight(seat, value, thing, field(move, 3)))
    elif kind == TAKE_GYRODYNE:
        take_tile(table, seat, thing)
        react(table, seat, ON_BUY_GYRODYNE)  # P49-23.2.4
    elif kind == COMPLETE:
        complete(table, seat, thing)
    elif kind == TAKE_TRANSMITTER:
        take_transmitter(table, seat, thing, field(move, 3))
        react(table, seat, ON_PAY_TRANSMITTER)
    elif kind == PAY_TRANSMITTER:
        pay_cost(table, seat, thing, field(move, 3))
        react(table, seat, ON_PAY_TRANSMITTER)
        table.push(Completion(seat, thing))
    elif kind == PROJECT:
        complete_project(table, seat, thing)
    elif kind == PATENT:
        patent(table, seat, table.technologies.index(thing))
    else:
        gain_tokens(table, seat, thing, 1)


def complete_project(table: Table, seat: int, project: int) -> None:
    """P49-9.4 to P49-9.6."""
    slot = project % PROJECTS
    table.players[seat].projects |= 1 << slot
    table.tell(PROJECT_DONE, seat, project)
    react(table, seat, ON_PROJECT)
    gain(table, seat, hq.EFFECTS[project], FROM_PROJECT + slot)


def patent(table: Table, seat: int, place: int) -> None:
    """P49-11.2, P49-11.8, P49-12.6.1: the others react; then it acts itself."""
    technology = table.technologies[place]
    table.tell(PATENTED, seat, technology)
    react(table, seat, ON_PATENT)
    if not table.patent_order[place]:
        table.first_patented |= 1 << place
    table.patent_order[place] = [*table.patent_order[place], seat]
    table.players[seat].patents |= 1 << place
    gain(table, seat, tech.IMMEDIATE[technology], FROM_TECHNOLOGY + place)
