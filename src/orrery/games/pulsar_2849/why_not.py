"""Why something can't be done: the paragraph that forbids it, for players who try it.

What is legal is decided by the options alone; tests hold that there is a reason here for exactly
what is not among them.
"""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849 import headquarters as hq
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.actions import MOST_PATENTS, actions_of, flights_of
from orrery.games.pulsar_2849.arrays import unpaid_costs
from orrery.games.pulsar_2849.bonus_die import can_use_another_red, copy_cost
from orrery.games.pulsar_2849.cluster import (
    ENTRIES,
    FIRST_GATE,
    FIRST_ISOLATED,
    FIRST_PULSAR,
    NAMES,
)
from orrery.games.pulsar_2849.flying import Flight, Teleport, can_fly
from orrery.games.pulsar_2849.paying import Action, dice_at_hand, tokens_at_hand, value_with
from orrery.games.pulsar_2849.rounds import TakeDie
from orrery.games.pulsar_2849.state import EMPTY, Table
from orrery.games.pulsar_2849.transmitters import tile_of
from orrery.games.pulsar_2849.turn import Turn
from orrery.games.pulsar_2849.vocabulary import (
    DIE_NAMES,
    MODIFIER_NAMES,
    TECHNOLOGY_NAMES,
    TYPE_NAMES,
)
from orrery.games.pulsar_2849.words import (
    BUILD,
    BUY_TOKEN,
    COMPLETE,
    COPY,
    END_TURN,
    FIRST_RED,
    FLY,
    NO_TRACK,
    PATENT,
    PAY_TRANSMITTER,
    PLUS_ONE,
    PROJECT,
    PROJECTS,
    ROUTE,
    TAKE_DIE,
    TAKE_GYRODYNE,
    TAKE_TRANSMITTER,
    TELEPORT,
    TYPES,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.title import Reason

_BUSY: Final = Reason("P49-12.1.1", "why-red-used")
_PAID: Final = (
    FLY,
    TAKE_GYRODYNE,
    COMPLETE,
    TAKE_TRANSMITTER,
    PAY_TRANSMITTER,
    PROJECT,
    BUY_TOKEN,
    PATENT,
)


def why_not(game: Table, seat: int, move: int) -> list[Reason]:
    """What forbids a move in the decision that the seat has to take."""
    if move in game.options(seat):
        return []
    step = game.decision(seat)
    kind = kind_of(move)
    if isinstance(step, TakeDie) and kind == TAKE_DIE:
        return _why_no_die(game, field(move, 0), field(move, 1))
    if isinstance(step, Flight) and kind == ROUTE:
        return _why_no_route(field(move, 0), field(move, 1))
    if isinstance(step, Teleport) and kind == TELEPORT:
        return _why_no_teleport(field(move, 0))
    if isinstance(step, Turn):
        return _why_no_turn(game, seat, kind, move)
    return []


# The dice phase


def _why_no_die(game: Table, value: int, track: int) -> list[Reason]:
    """P49-4.3, P49-4.5."""
    if not game.dice_board[value - 1]:
        return [Reason("P49-4.3.1", "why-no-such-die", {"value": value})]
    if track == NO_TRACK:
        return [Reason("P49-4.3.3", "why-moves-counter")]
    if 2 * (value - 1) == game.median:
        return [Reason("P49-4.3.6", "why-moves-no-counter")]
    return [Reason("P49-4.5.2", "why-no-room", {"value": value})]


# Flights and teleports


def _why_no_route(place: int, length: int) -> list[Reason]:
    """P49-6.1."""
    if place < ENTRIES:
        return [Reason("P49-6.1.2", "why-entry")]
    if FIRST_ISOLATED <= place < FIRST_GATE:
        return [Reason("P49-6.1.9", "why-isolated")]
    return [Reason("P49-6.1.8", "why-no-route", {"place": NAMES[place], "length": length})]


def _why_no_teleport(place: int) -> list[Reason]:
    """P49-6.7.1, P49-6.7.2."""
    if place < ENTRIES:
        return [Reason("P49-6.7.2", "why-entry")]
    if FIRST_ISOLATED <= place < FIRST_GATE:
        return [Reason("P49-6.7.2", "why-isolated")]
    return [Reason("P49-6.7.1", "why-teleport-kind")]


# A turn


def _why_no_turn(game: Table, seat: int, kind: int, move: int) -> list[Reason]:
    if kind == BUILD:
        return _why_no_building(game, seat, field(move, 0), field(move, 1))
    if kind == COPY:
        return _why_no_copy(game, seat, field(move, 0))
    if kind == END_TURN:
        return [Reason("P49-12.6.2", "why-red-waits")]
    if kind not in _PAID:
        return []
    die, token = field(move, 0), field(move, 1)
    target = pack(kind, 0, 0, field(move, 2), field(move, 3))
    unpayable = _why_no_payment(game, seat, die, token)
    if kind == FLY:
        return unpayable or _why_no_flight(game, seat, die, token, target)
    ways = [action for action in actions_of(game, seat) if action.move == target]
    if not ways:
        return _why_no_action(game, seat, kind, field(move, 2), field(move, 3))
    return unpayable or _why_wrong_die(ways, die, token)


def _why_no_payment(game: Table, seat: int, die: int, token: int) -> list[Reason]:
    """P49-5.2, P49-5.3: a die and a token that the player has."""
    player = game.players[seat]
    if die not in dice_at_hand(player):
        return [Reason("P49-5.2.1", "why-no-die", {"die": DIE_NAMES[die]})]
    if token not in tokens_at_hand(player):
        return [Reason("P49-5.3.1", "why-no-token", {"modifier": MODIFIER_NAMES[token]})]
    return []


def _why_wrong_die(ways: list[Action], die: int, token: int) -> list[Reason]:
    """P49-5.2.1, P49-12.4.3, P49-5.3.4."""
    value = value_with(die, token)
    if not any(action.accepts(value) for action in ways):
        required = " / ".join(str(action.required) for action in ways)
        return [Reason("P49-5.2.1", "why-wrong-die", {"value": value, "required": required})]
    if die >= FIRST_RED and all(action.needs_silver for action in ways):
        return [Reason("P49-12.4.3", "why-needs-silver")]
    assert token == PLUS_ONE
    return [Reason("P49-5.3.4", "why-other-token")]


def _why_no_flight(game: Table, seat: int, die: int, token: int, target: int) -> list[Reason]:
    """P49-6.1.11, P49-9.7.1."""
    if not can_fly(game, seat, value_with(die, token)):
        return [Reason("P49-6.1.11", "why-no-flight")]
    assert target not in flights_of(game, seat)
    return [Reason("P49-9.7.1", "why-no-run")]


def _why_no_building(game: Table, seat: int, kind: int, pulsar: int) -> list[Reason]:
    """P49-7.3.1, P49-7.3.3."""
    if not game.players[seat].gyrodynes[kind]:
        return [Reason("P49-7.3.1", "why-no-gyrodyne", {"type": TYPE_NAMES[kind]})]
    if game.claims[pulsar] != seat:
        return [_not_yours(pulsar, "P49-7.3.1")]
    assert game.on_pulsars[pulsar] != EMPTY
    return [Reason("P49-7.3.3", "why-built-already")]


def _not_yours(pulsar: int, paragraph: str) -> Reason:
    return Reason(paragraph, "why-not-your-pulsar", {"place": NAMES[FIRST_PULSAR + pulsar]})


def _why_no_copy(game: Table, seat: int, value: int) -> list[Reason]:
    """P49-12.1.1, P49-12.2.1."""
    player = game.players[seat]
    if not game.dice_board[value - 1]:
        return [Reason("P49-12.2.1", "why-no-such-die", {"value": value})]
    if player.copied or not can_use_another_red(game, seat):
        return [_BUSY]
    return [_too_few_cubes("P49-12.2.1", copy_cost(game, seat))]


def _too_few_cubes(paragraph: str, needed: int) -> Reason:
    return Reason(paragraph, "why-cubes", {"count": needed})


# Actions


def _why_no_action(game: Table, seat: int, kind: int, thing: int, cost: int) -> list[Reason]:
    """P49-5.1.5: what no die at all could pay for."""
    if kind == TAKE_GYRODYNE:
        return [Reason("P49-7.2.1", "why-none-left", {"type": TYPE_NAMES[thing]})]
    if kind == COMPLETE:
        return [_why_not_completed(game, seat, thing)]
    if kind in (TAKE_TRANSMITTER, PAY_TRANSMITTER):
        return [_why_no_transmitter(game, seat, kind, thing)]
    if kind == PROJECT:
        return [_why_no_project(game, seat, thing)]
    assert kind == PATENT
    return [_why_no_patent(game, seat, thing)]


def _why_not_completed(game: Table, seat: int, pulsar: int) -> Reason:
    """P49-7.5."""
    if game.claims[pulsar] != seat:
        return _not_yours(pulsar, "P49-7.5.1")
    if game.on_pulsars[pulsar] >= TYPES:
        return Reason("P49-7.5.1", "why-spins-already")
    return Reason("P49-7.5.2", "why-nothing-built")


def _why_no_transmitter(game: Table, seat: int, kind: int, tile: int) -> Reason:
    """P49-8.1.1, P49-8.3.1."""
    own = [tile_of(placed) for array in game.players[seat].arrays for placed in array]
    if kind == TAKE_TRANSMITTER and tile not in game.display:
        return Reason("P49-8.1.1", "why-not-on-display")
    if kind == PAY_TRANSMITTER and tile not in own:
        return Reason("P49-8.3.1", "why-not-your-transmitter")
    if not unpaid_costs(game, tile):
        return Reason("P49-8.3.2", "why-online")
    return Reason("P49-8.3.1", "why-no-such-cost")


def _why_no_project(game: Table, seat: int, project: int) -> Reason:
    """P49-9.3, P49-9.4, P49-12.4.2."""
    player = game.players[seat]
    slot = project % PROJECTS
    if hq.project_of(player.sheet, slot) != project:
        return Reason("P49-9.4", "why-not-your-project")
    if (player.projects >> slot) & 1:
        return Reason("P49-9.4", "why-project-done")
    needs = hq.NEEDS[project]
    if player.projects & needs != needs:
        return Reason("P49-9.3", "why-no-foundation")
    return Reason("P49-12.4.2", "why-red-used")


def _why_no_patent(game: Table, seat: int, technology: int) -> Reason:
    """P49-11, P49-12.5.1."""
    if technology not in game.technologies:
        return Reason("P49-11.1", "why-not-in-play")
    place = game.technologies.index(technology)
    player = game.players[seat]
    fields: dict[str, int | str] = {"technology": TECHNOLOGY_NAMES[technology]}
    if tech.ROW[technology] > game.round:
        return Reason("P49-11.1", "why-later", {"round": tech.ROW[technology]})
    if (player.patents >> place) & 1:
        return Reason("P49-11.3", "why-patented", fields)
    patents = len(game.patent_order[place])
    if patents and tech.ICONS[technology] == 1 and game.seats == 2:
        return Reason("P49-11.5", "why-patented-once")
    if patents and tech.ICONS[technology] == 1 and (game.first_patented >> place) & 1:
        return Reason("P49-11.4", "why-patented-now")
    if patents >= MOST_PATENTS:
        return Reason("P49-11.3", "why-patented-twice")
    if tech.GIVES_RED_DIE[technology] and not can_use_another_red(game, seat):
        return Reason("P49-12.4.2", "why-red-used")
    return _too_few_cubes("P49-12.5.1", tech.CUBES_DEMANDED[technology])
