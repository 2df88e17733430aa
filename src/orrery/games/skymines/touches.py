"""What of the table a move is about: for boards that light it up.

Places are called as in moves and views; besides them there are

    slot:B         an action slot, resting:B the stack above it
    display:3      a space of the card display, with the card on it
    track:minerva  a company's track, and step:minerva-7 each space that a marker would come to
    column:minerva-0  a column of a station; station:minerva all of it
    screen:5       a screen of one's own research track
    tile:energy    a bonus tile
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.skymines import words
from orrery.games.skymines.board import BOARDS, PLACE_NAMES, place_number
from orrery.games.skymines.bonus_spaces import ChooseCompany
from orrery.games.skymines.cards import CARD_NAMES, FIELD_COMPANY, SYMBOL
from orrery.games.skymines.content import COMPANY_NAMES, TILE_NAMES
from orrery.games.skymines.expansion import Expand, TakePieces
from orrery.games.skymines.plans import FIRST_SPECIAL, PLAN_NAMES
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.vocabulary import MOVES, SLOT_NAMES
from orrery.games.skymines.words import (
    ENERGY,
    ENERGY_TILE,
    FIELD_TILE,
    NONE,
    PLUS_TILE,
    SCIENCE_TILE,
    SLOTS,
    TILE_PLACE,
    TILE_SPACE,
    TILES,
)
from orrery.kernel.move import field, kind_of
from orrery.kernel.outlook import named_things


def touches(game: Table, seat: int, move: int) -> list[str]:
    """The elements of the table that a move is about."""
    told = _TOLD.get(kind_of(move))
    return told(game, seat, move) if told else named_things(MOVES, move)


def _slot(slot: int) -> str:
    return f"slot:{SLOT_NAMES[slot]}"


def _resting(slot: int) -> str:
    return f"resting:{SLOT_NAMES[slot]}"


def _tile(tile: int) -> str:
    return f"tile:{TILE_NAMES[tile]}"


def _card(card: int) -> str:
    return f"card:{CARD_NAMES[card]}"


def _plan(plan: int) -> str:
    return f"plan:{PLAN_NAMES[plan]}"


def _column(company: int, column: int) -> str:
    return f"column:{COMPANY_NAMES[company]}-{column}"


def _used(player: Player, place: int, tile: int) -> list[str]:
    """The card in a slot, or the tile beside them."""
    if place == TILE_PLACE:
        return [_tile(tile)]
    return [_slot(place), _card(player.slots[place])]


def _plan_card(game: Table, seat: int, move: int) -> list[str]:
    return [_card(field(move, 0)), _slot(field(move, 1))]


def _resources(game: Table, seat: int, move: int) -> list[str]:
    player = game.players[seat]
    slots = [slot for slot in range(SLOTS) if field(move, 0) >> slot & 1]
    tile = [_tile(PLUS_TILE)] if player.plus_on in slots else []
    return [*map(_slot, slots), *tile]


def _from_display(game: Table, seat: int, move: int) -> list[str]:
    space = field(move, 0)
    return [f"display:{space}", _card(game.display.slots[space])]


def _steps(company: int, before: int, after: int) -> list[str]:
    name = COMPANY_NAMES[company]
    return [f"track:{name}", *(f"step:{name}-{n}" for n in range(before + 1, after + 1))]


def _advance(game: Table, seat: int, move: int) -> list[str]:
    company = field(move, 0)
    at = game.players[seat].at[company]
    return _steps(company, at, at + field(move, 1))


def _barrier(game: Table, seat: int, move: int) -> list[str]:
    company = field(move, 0)
    at = game.players[seat].at[company]
    return _steps(company, at, at + 1)


def _track(game: Table, seat: int, move: int) -> list[str]:
    return [f"track:{COMPANY_NAMES[field(move, 0)]}"]


def _energy(game: Table, seat: int, move: int) -> list[str]:
    """The station, and what gives the energy, unless that is a removed card."""
    station = f"station:{COMPANY_NAMES[field(move, 0)]}"
    if isinstance(game.decision(seat), ChooseCompany):
        return [station]
    player = game.players[seat]
    slots = [s for s in range(SLOTS) if player.is_up(s) and SYMBOL[player.slots[s]] == ENERGY]
    tile = [_tile(ENERGY_TILE)] if player.has_tile(ENERGY_TILE) else []
    return [station, *map(_slot, slots), *tile]


def _enter(game: Table, seat: int, move: int) -> list[str]:
    return [f"place:{PLACE_NAMES[field(move, 0)]}"]


def _pieces(game: Table, seat: int, move: int) -> list[str]:
    step = game.decision(seat)
    assert isinstance(step, TakePieces)
    return [_column(step.company, column) for column in range(3) if field(move, column)]


def _one_column(game: Table, seat: int, move: int) -> list[str]:
    return [_column(field(move, 0), field(move, 1))]


def _science(game: Table, seat: int, move: int) -> list[str]:
    return _used(game.players[seat], field(move, 0), SCIENCE_TILE)


def _field(game: Table, seat: int, move: int) -> list[str]:
    """The card, and the places whose gas collectors it counts."""
    place, player = field(move, 0), game.players[seat]
    company = NONE if place == TILE_PLACE else FIELD_COMPANY[player.slots[place]]
    board = BOARDS[game.side]
    counted = [
        f"place:{PLACE_NAMES[place_number(game.side, there)]}"
        for there, holder in enumerate(game.held)
        if company != NONE and holder == company and board.collectors[board.group[there]]
    ]
    return [*_used(player, place, FIELD_TILE), *counted]


def _flip(game: Table, seat: int, move: int) -> list[str]:
    step = field(move, 0)
    return [f"screen:{step}", _plan(game.players[seat].plans[step])]


def _upload(game: Table, seat: int, move: int) -> list[str]:
    """All screens on the way."""
    return [f"screen:{s}" for s in range(game.players[seat].upload + 1, field(move, 0) + 1)]


def _take_plan(game: Table, seat: int, move: int) -> list[str]:
    return [*named_things(MOVES, move), _plan(game.plan_display[field(move, 0)])]


def _take_special(game: Table, seat: int, move: int) -> list[str]:
    return [_plan(FIRST_SPECIAL + field(move, 0))]


def _put_plan(game: Table, seat: int, move: int) -> list[str]:
    return [_plan(field(move, 0)), f"screen:{field(move, 1)}"]


def _marker(game: Table, seat: int, move: int) -> list[str]:
    tile = field(move, 0) - TILE_SPACE
    return [*named_things(MOVES, move), *([_tile(tile)] if 0 <= tile < TILES else [])]


def _stack(game: Table, seat: int, move: int) -> list[str]:
    slot = field(move, 0)
    return [_resting(slot), *map(_card, game.players[seat].resting[slot])]


def _rest(game: Table, seat: int, move: int) -> list[str]:
    card = field(move, 0)
    return [_card(card), _slot(game.players[seat].slots.index(card)), _resting(field(move, 1))]


def _plus(game: Table, seat: int, move: int) -> list[str]:
    return [_tile(PLUS_TILE), _slot(field(move, 0))]


def _threat(game: Table, seat: int, move: int) -> list[str]:
    return [f"threat:{THREAT_NAMES[game.threat]}"]


def _done(game: Table, seat: int, move: int) -> list[str]:
    """Whoever stops expanding is paid for the places entered."""
    step = game.decision(seat)
    entered = step.entered if isinstance(step, Expand) else []
    return [f"place:{PLACE_NAMES[place_number(game.side, place)]}" for place in entered]


_TOLD: Final[dict[int, Callable[[Table, int, int], list[str]]]] = {
    words.PLAN_CARD: _plan_card,
    words.USE_RESOURCES: _resources,
    words.ACQUIRE: _from_display,
    words.BUY: _from_display,
    words.ADVANCE: _advance,
    words.PAY_BARRIER: _barrier,
    words.CHOOSE_TRACK: _track,
    words.USE_ENERGY: _energy,
    words.ENTER: _enter,
    words.TAKE_PIECES: _pieces,
    words.RETURN_PIECE: _one_column,
    words.REMOVE_PIECE: _one_column,
    words.USE_SCIENCE: _science,
    words.USE_FIELD: _field,
    words.FLIP: _flip,
    words.UPLOAD: _upload,
    words.TAKE_PLAN: _take_plan,
    words.TAKE_SPECIAL: _take_special,
    words.PUT_PLAN: _put_plan,
    words.PLACE_MARKER: _marker,
    words.TAKE_STACK: _stack,
    words.REST: _rest,
    words.PUT_PLUS: _plus,
    words.NEUTRALISE: _threat,
    words.DONE: _done,
}
