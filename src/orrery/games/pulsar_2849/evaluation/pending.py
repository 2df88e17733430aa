"""What a seat will still get in this turn: decisions that wait, and what comes right after them."""

from __future__ import annotations

from typing import Any

from orrery.games.pulsar_2849.arrays import Completion, LinkTransmitter
from orrery.games.pulsar_2849.evaluation.arrays import produced, unfinished_value
from orrery.games.pulsar_2849.evaluation.effects import best_tile, effect_value, effects_value
from orrery.games.pulsar_2849.evaluation.flights import Places
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.flying import ChooseBonus, Flight, Teleport
from orrery.games.pulsar_2849.gains import Choose
from orrery.games.pulsar_2849.pulsars import ChooseGyrodyne, ClaimIsolated
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.systems import BONUS
from orrery.games.pulsar_2849.transmitters import CUBES, IMMEDIATE
from orrery.games.pulsar_2849.words import TELEPORT_TO
from orrery.kernel.arithmetic import total
from orrery.kernel.move import pack
from orrery.kernel.step import NOBODY, Step


def pending_value(table: Table, seat: int, places: Places, outlook: Outlook) -> float:
    """All that lies on the stack above the turn itself."""
    lane = table.lane_of(seat)
    if lane < 0:
        return 0.0
    stack = table.lanes[lane].stack
    total = 0.0
    for place in range(len(stack) - 1, -1, -1):
        step = stack[place]
        if step.seat == seat:
            if not _is_detail(step):
                break
            total += _asked(table, seat, step, places, outlook)
        elif step.seat == NOBODY:
            total += _coming(table, seat, step, outlook)
        else:
            break
    return total


def _is_detail(step: Step[Any]) -> bool:
    """Whether a decision is about what an action brings."""
    return isinstance(
        step, (Flight, ChooseBonus, ChooseGyrodyne, ClaimIsolated, Teleport, LinkTransmitter)
    )


def _asked(table: Table, seat: int, step: Step[Any], places: Places, outlook: Outlook) -> float:
    if isinstance(step, Flight):
        return places.best_route(table, seat, step.value, step.slot, step.colour)
    if isinstance(step, ChooseBonus):
        return max(outlook.explore, effects_value(table, seat, BONUS[step.tile], outlook))
    if isinstance(step, ChooseGyrodyne):
        if step.left > 1:
            return total(outlook.tiles) - min(outlook.tiles)
        return best_tile(step.types, outlook)
    if isinstance(step, ClaimIsolated):
        return outlook.claim
    if isinstance(step, Teleport):
        return effect_value(table, seat, pack(TELEPORT_TO, step.to), outlook)
    assert isinstance(step, LinkTransmitter)
    return _new_tile(table, seat, step.tile, outlook)


def _new_tile(table: Table, seat: int, tile: int, outlook: Outlook) -> float:
    """A transmitter that is still to be linked."""
    if not table.is_online(tile):
        return unfinished_value(table, seat, tile, 0, outlook)
    cubes = CUBES[tile] * outlook.productions * outlook.cube
    return produced(tile, outlook.first, outlook) + cubes


def _coming(table: Table, seat: int, step: Step[Any], outlook: Outlook) -> float:
    if isinstance(step, Choose) and step.chooser == seat:
        return effect_value(table, seat, step.effect, outlook)
    if isinstance(step, Completion) and step.owner == seat and table.is_online(step.tile):
        return effects_value(table, seat, IMMEDIATE[step.tile], outlook)
    return 0.0
