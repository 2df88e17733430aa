"""A turn of the action phase (P49-5): what can be done, and what each die can pay."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849 import headquarters as hq
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import adjusts, owned, react
from orrery.games.pulsar_2849.arrays import (
    Completion,
    pay_cost,
    take_transmitter,
    unpaid_costs,
)
from orrery.games.pulsar_2849.cluster import PULSARS
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.flying import Flight, can_fly
from orrery.games.pulsar_2849.gains import gain
from orrery.games.pulsar_2849.pulsars import (
    COMPLETE_DIE,
    TAKE_DIE,
    build,
    building_moves,
    complete,
    take_tile,
)
from orrery.games.pulsar_2849.scoring import gain_tokens, spend_cubes
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.transmitters import tile_of
from orrery.games.pulsar_2849.words import (
    BUILD,
    BUY_TOKEN,
    CHANGE,
    COMPLETE,
    COPY,
    DIE_COPIED,
    END_TURN,
    FIRST_RED,
    FLY,
    FROM_PROJECT,
    FROM_TECHNOLOGY,
    MINUS_ONE,
    NO_COLOUR,
    NO_RUN,
    NONE,
    ON_BONUS_DIE,
    ON_BUY_GYRODYNE,
    ON_COMPLETE,
    ON_COPY,
    ON_PATENT,
    ON_PAY_TRANSMITTER,
    ON_PROJECT,
    ON_TOKEN,
    PAID,
    PATENT,
    PATENTED,
    PAY_TRANSMITTER,
    PLUS_MINUS_TOKEN,
    PLUS_ONE,
    PLUS_TWO,
    PLUS_TWO_TOKEN,
    PROJECT,
    PROJECT_DONE,
    PROJECTS,
    TAKE_GYRODYNE,
    TAKE_TRANSMITTER,
    TURN_ENDED,
    TYPES,
    UNMODIFIED,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step

COPY_CUBES: Final[int] = COMPONENTS["copy_die"]["cubes"]
MOST_PATENTS: Final = 2  # P49-11.3
_TOKENS: Final = {kind["id"]: kind["buy_dice"] for kind in COMPONENTS["modifiers"]["types"]}
TOKEN_DICE: Final[list[list[int]]] = [_TOKENS["pm1"], _TOKENS["plus2"]]


class Turn(Step[Table]):
    """P49-5.1: one thing after another, until the player ends the turn."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        moves = _paid_moves(game, self.seat)
        moves += building_moves(game, self.seat)
        moves += _copy_moves(game, self.seat)
        if not player.must_use_red:
            moves.append(pack(END_TURN))  # P49-5.1.4
        return moves

    def insists(self) -> bool:
        return True  # so that the last action of a turn can be taken back

    def take(self, game: Table, move: int) -> None:
        kind = kind_of(move)
        if kind == END_TURN:
            end_turn(game, self.seat)
            return
        game.push(self)
        if kind == BUILD:
            build(game, self.seat, field(move, 0), field(move, 1))
        elif kind == COPY:
            copy_die(game, self.seat, field(move, 0))
        else:
            value = pay(game, self.seat, field(move, 0), field(move, 1))
            act(game, self.seat, move, value)


def end_turn(table: Table, seat: int) -> None:
    """P49-5.1.4: what was not used is lost."""
    player = table.players[seat]
    player.dice = []
    player.offers = []
    player.copied = False
    player.red_used = False
    table.active = NONE
    table.tell(TURN_ENDED, seat)


# Paying


def value_of(die: int) -> int:
    """What a die shows that a move names."""
    return die - FIRST_RED if die >= FIRST_RED else die + 1


def _payments(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """Every die with every token that may be spent on it (P49-5.3.3), and the value they make."""
    player = table.players[seat]
    dice = sorted({value - 1 for value in player.dice})
    dice += sorted({FIRST_RED + value for value in player.offers})
    modifiers = [UNMODIFIED]
    if player.tokens[PLUS_MINUS_TOKEN]:
        modifiers += [MINUS_ONE, PLUS_ONE]
    if player.tokens[PLUS_TWO_TOKEN]:
        modifiers.append(PLUS_TWO)
    return [(die, token, value_of(die) + CHANGE[token]) for die in dice for token in modifiers]


def _paid_moves(table: Table, seat: int) -> list[int]:
    payments = _payments(table, seat)
    if not payments:
        return []
    flights = _flights(table, seat)
    actions = _actions(table, seat)
    moves: list[int] = []
    for die, token, value in payments:
        paid = pack(0, die, token)  # these fields are still empty in the moves below
        if value >= 0 and can_fly(table, seat, value):
            moves += [flight | paid for flight in flights]
        moves += [action.move | paid for action in actions if action.takes(die, token, value)]
    return moves


def pay(table: Table, seat: int, die: int, token: int) -> int:
    """P49-5.2, P49-5.3: spend a die and maybe a token; the value they make."""
    player = table.players[seat]
    value = value_of(die)
    table.tell(PAID, seat, die, token)
    if die >= FIRST_RED:
        player.offers = []
        player.must_use_red = False
        player.red_used = True
        react(table, seat, ON_BONUS_DIE)
    else:
        player.dice.remove(value)
    if token != UNMODIFIED:
        player.tokens[PLUS_TWO_TOKEN if token == PLUS_TWO else PLUS_MINUS_TOKEN] -= 1
        react(table, seat, ON_TOKEN)
    return value + CHANGE[token]


class Action:
    """Something that a die can pay for: the move without its payment, and which value it takes."""

    def __init__(
        self, move: int, required: int, may_be_off: bool, needs_silver: bool = False
    ) -> None:
        self.move = move
        self.required = required
        self.may_be_off = may_be_off
        self.needs_silver = needs_silver

    def takes(self, die: int, token: int, value: int) -> bool:
        """Whether a die with a token, which make this value, may pay for it.

        Where a technology makes up for either direction of a token, one of them is enough.
        """
        if not self.accepts(value) or (self.needs_silver and die >= FIRST_RED):
            return False
        return token != PLUS_ONE or not self.accepts(value - 2)

    def accepts(self, value: int) -> bool:
        """P49-5.2.1, P49-5.3.4, P49-5.3.6: exactly, or 1 off by a technology; nothing above 6."""
        if value == self.required:
            return True
        return self.may_be_off and value <= 6 and abs(value - self.required) == 1


def _flights(table: Table, seat: int) -> list[int]:
    """P49-9.7.1: a flight, with or without one of the gate runs not used before."""
    player = table.players[seat]
    flights = [pack(FLY, 0, 0, NO_RUN, NO_COLOUR)]
    unused = player.projects & ~player.runs_used
    for slot in range(PROJECTS):
        if (unused >> slot) & 1:
            colours = hq.RUN_COLOURS[hq.project_of(player.sheet, slot)]
            flights += [pack(FLY, 0, 0, slot, colour) for colour in colours]
    return flights


def _actions(table: Table, seat: int) -> list[Action]:
    """P49-5.1.5: all that could be done with the right die, flights left out."""
    actions = _gyrodyne_actions(table, seat)
    actions += _transmitter_actions(table, seat)
    actions += _project_actions(table, seat)
    for kind, dice in enumerate(TOKEN_DICE):  # P49-10
        actions += [Action(pack(BUY_TOKEN, 0, 0, kind), die, False) for die in dice]
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


def can_use_another_red(table: Table, seat: int) -> bool:
    """P49-12.4.2: no bonus die has been used or has to be.

    A red die always has a use, since a flight of every length is possible everywhere (P49-12.6.2).
    """
    player = table.players[seat]
    return not player.red_used and not player.must_use_red


# Free steps


def copy_cost(table: Table, seat: int) -> int:
    """P49-12.2.1, or less by a technology."""
    for place in owned(table, seat, ON_COPY):
        return tech.COPY_COST[table.technologies[place]]
    return COPY_CUBES


def _copy_moves(table: Table, seat: int) -> list[int]:
    player = table.players[seat]
    if player.copied or not can_use_another_red(table, seat):
        return []
    if player.cubes < copy_cost(table, seat):
        return []
    return [pack(COPY, i + 1) for i, number in enumerate(table.dice_board) if number]


def copy_die(table: Table, seat: int, value: int) -> None:
    """P49-12.2: the leftover die stays where it is."""
    player = table.players[seat]
    spend_cubes(table, seat, copy_cost(table, seat))
    player.copied = True
    player.offers.append(value)
    table.tell(DIE_COPIED, seat, value)


# Actions


def act(table: Table, seat: int, move: int, value: int) -> None:
    """P49-5.1.5: carry out an action that has been paid."""
    kind = kind_of(move)
    thing = field(move, 2)
    if kind == FLY:
        table.push(Flight(seat, value, thing, field(move, 3)))
    elif kind == TAKE_GYRODYNE:
        take_tile(table, seat, thing)
        react(table, seat, ON_BUY_GYRODYNE)
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
    """P49-11.2, P49-11.8: the others react; then it acts itself."""
    technology = table.technologies[place]
    table.tell(PATENTED, seat, technology)
    react(table, seat, ON_PATENT)
    if not table.patent_order[place]:
        table.first_patented |= 1 << place
    table.patent_order[place] = [*table.patent_order[place], seat]
    table.players[seat].patents |= 1 << place
    gain(table, seat, tech.IMMEDIATE[technology], FROM_TECHNOLOGY + place)
