"""The actions (P49-5.1.5): what could be done with the right die, and doing it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.pulsar_2849 import headquarters as hq
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import adjusted_payments, react
from orrery.games.pulsar_2849.arrays import (
    Completion,
    pay_cost,
    take_transmitter,
)
from orrery.games.pulsar_2849.bonus_die import can_use_another_red
from orrery.games.pulsar_2849.cluster import PULSARS
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.flying import Flight
from orrery.games.pulsar_2849.gains import gain
from orrery.games.pulsar_2849.paying import ANY_VALUE, Action
from orrery.games.pulsar_2849.pulsars import (
    COMPLETE_DIE,
    TAKE_DIE,
    complete,
    take_tile,
)
from orrery.games.pulsar_2849.scoring import gain_tokens
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.transmitters import COSTS, tile_of
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
from orrery.kernel.state import replaced

MOST_PATENTS: Final = 2  # P49-11.3
# P49-10.1, P49-10.2
_TOKENS: Final = {kind["id"]: kind["buy_dice"] for kind in COMPONENTS["modifiers"]["types"]}
TOKEN_DICE: Final[list[list[int]]] = [_TOKENS["pm1"], _TOKENS["plus2"]]

# All actions, made once. The outer lists have those that need the exact die, and those that
# may be 1 off by a technology.
_OFF: Final = (False, True)
_TAKE: Final[list[list[Action]]] = [
    [Action(pack(TAKE_GYRODYNE, 0, 0, kind), TAKE_DIE[kind], off) for kind in range(TYPES)]
    for off in _OFF
]
_COMPLETE: Final[list[list[list[Action]]]] = [  # by type, by pulsar
    [
        [Action(pack(COMPLETE, 0, 0, pulsar), die, off) for pulsar in range(PULSARS)]
        for die in COMPLETE_DIE
    ]
    for off in _OFF
]
_TRANSMITTER: Final[list[list[list[Action]]]] = [  # by tile, by place of the cost
    [
        [Action(pack(TAKE_TRANSMITTER, 0, 0, tile, cost), cost, off) for cost in costs]
        for tile, costs in enumerate(COSTS)
    ]
    for off in _OFF
]
_COST: Final[list[list[list[Action]]]] = [
    [
        [Action(pack(PAY_TRANSMITTER, 0, 0, tile, cost), cost, off) for cost in costs]
        for tile, costs in enumerate(COSTS)
    ]
    for off in _OFF
]
_PROJECT: Final[list[list[Action]]] = [
    [
        Action(pack(PROJECT, 0, 0, project), die, off, hq.GIVES_RED_DIE[project])
        for project, die in enumerate(hq.DIE)
    ]
    for off in _OFF
]
_TOKEN: Final[list[Action]] = [  # P49-10
    Action(pack(BUY_TOKEN, 0, 0, kind), die, False)
    for kind, dice in enumerate(TOKEN_DICE)
    for die in dice
]
_PATENT: Final[list[list[Action]]] = [
    [
        Action(pack(PATENT, 0, 0, technology), cost, off, tech.GIVES_RED_DIE[technology])
        for technology, cost in enumerate(tech.COST)
    ]
    for off in _OFF
]


def flights_of(table: Table, seat: int) -> list[int]:
    """P49-9.7.1, P49-9.7.6: a flight, with or without one of the gate runs not used before."""
    player = table.players[seat]
    flights = [pack(FLY, 0, 0, NO_RUN, NO_COLOUR)]
    unused = player.projects & ~player.runs_used
    if not unused:
        return flights
    for slot in range(PROJECTS):
        if (unused >> slot) & 1:
            colours = hq.RUN_COLOURS[hq.project_of(player.sheet, slot)]
            flights += [pack(FLY, 0, 0, slot, colour) for colour in colours]
    return flights


def actions_of(table: Table, seat: int, payable: i64 = ANY_VALUE) -> list[Action]:
    """P49-5.1.5: all that could be done with the right die, flights left out.

    `payable` are the values that matter, as bits: what takes none of them may be left out.
    """
    adjusted = adjusted_payments(table, seat)
    actions: list[Action] = []
    _add_gyrodynes(actions, table, seat, adjusted, payable)
    _add_transmitters(actions, table, seat, adjusted >> ON_PAY_TRANSMITTER & 1, payable)
    _add_projects(actions, table, seat, adjusted >> ON_PROJECT & 1, payable)
    actions += _TOKEN
    _add_patents(actions, table, seat, adjusted >> ON_PATENT & 1, payable)
    return actions


def _add_gyrodynes(
    actions: list[Action], table: Table, seat: int, adjusted: int, payable: i64
) -> None:
    """P49-7.2.1, P49-7.5.1."""
    take = _TAKE[adjusted >> ON_BUY_GYRODYNE & 1]
    for kind in range(TYPES):
        if take[kind].accepted & payable and table.supply[kind]:
            actions.append(take[kind])
    complete_by_type = _COMPLETE[adjusted >> ON_COMPLETE & 1]
    for pulsar, owner in enumerate(table.claims):
        if owner == seat and 0 <= table.on_pulsars[pulsar] < TYPES:
            action = complete_by_type[table.on_pulsars[pulsar]][pulsar]
            if action.accepted & payable:
                actions.append(action)


def _add_transmitters(
    actions: list[Action], table: Table, seat: int, off: int, payable: i64
) -> None:
    """P49-8.1.1, P49-8.3.1."""
    for tile in table.display:
        if tile != NONE:
            _add_unpaid(actions, _TRANSMITTER[off][tile], table.paid[tile], payable)
    for array in table.players[seat].arrays:
        for placed in array:
            tile = tile_of(placed)
            if not table.is_online(tile):
                _add_unpaid(actions, _COST[off][tile], table.paid[tile], payable)


def _add_unpaid(actions: list[Action], costs: list[Action], paid: int, payable: i64) -> None:
    """Those of a tile's costs that no token covers yet."""
    for place, action in enumerate(costs):
        if action.accepted & payable and not (paid >> place) & 1:
            actions.append(action)


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


def _add_projects(actions: list[Action], table: Table, seat: int, off: int, payable: i64) -> None:
    """A doubler is paid with a silver die, and only if its red die has a use.

    P49-12.4.1, P49-12.4.3.
    """
    for slot in available_projects(table, seat):
        action = _PROJECT[off][hq.project_of(table.players[seat].sheet, slot)]
        if action.accepted & payable and (
            not action.needs_silver or can_use_another_red(table, seat)
        ):
            actions.append(action)


def _add_patents(actions: list[Action], table: Table, seat: int, off: int, payable: i64) -> None:
    """P49-11, P49-12.5.1."""
    for place, technology in enumerate(table.technologies):
        action = _PATENT[off][technology]
        if not action.accepted & payable or not can_patent(table, seat, place):
            continue
        if action.needs_silver and not can_use_another_red(table, seat):
            continue
        if table.players[seat].cubes >= tech.CUBES_DEMANDED[technology]:
            actions.append(action)


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
    patented = [*table.patent_order[place], seat]
    table.patent_order = replaced(table.patent_order, place, patented)
    table.players[seat].patents |= 1 << place
    gain(table, seat, tech.IMMEDIATE[technology], FROM_TECHNOLOGY + place)
