"""Why a company can't go somewhere, and why a piece can't be taken from or put into a column."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.board import (
    BOARDS,
    PLACE_NAMES,
    THREAT_PLACES,
    UNREACHABLE,
    entry_costs,
    place_at,
)
from orrery.games.skymines.content import COMPANY_NAMES, MOON_BOARD
from orrery.games.skymines.effects import RemoveOutpost
from orrery.games.skymines.expansion import Expand, ReturnPiece, TakePieces
from orrery.games.skymines.state import Table
from orrery.games.skymines.stations import COLUMNS, OPENED, PIECE, has_room
from orrery.games.skymines.threats import EXTRA_ENERGY, THREAT_ENERGY, threat_price
from orrery.games.skymines.vocabulary import PIECE_NAMES
from orrery.games.skymines.words import BELT, DONE, ENTER, MOON, NEUTRALISE, NONE, OUTPOST, SHUTTLE
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.title import Reason

_ENCLOSED: Final = {s["id"]: s["enclave_of"] for s in MOON_BOARD["sectors"] if s["enclave_of"]}


def why_not_enter(game: Table, step: Expand, move: int) -> list[Reason]:
    """SK-6.2.4 to SK-6.2.9, SK-15.2.4 to SK-15.2.7, SK-16.2."""
    if kind_of(move) == NEUTRALISE:
        return [_why_not_neutralised(game, step)]
    place = place_at(game.side, field(move, 0))
    fields: dict[str, int | str] = {"place": PLACE_NAMES[field(move, 0)]}
    if not 0 <= place < len(game.held):
        return [Reason("SK-15.2.1" if game.side == BELT else "SK-3.1.2", "why-other-side", fields)]
    if game.held[place] == step.company:
        paragraph = "SK-15.2.6" if game.side == BELT else "SK-6.2.4"
        return [Reason(paragraph, "why-own-piece", {"company": COMPANY_NAMES[step.company]})]
    cost = entry_costs(BOARDS[game.side], game.held, step.company)[place]
    if cost == UNREACHABLE:
        return [_out_of_reach(game, step.company, place)]
    piece = BOARDS[game.side].piece[place]
    if not step.left(game)[piece]:
        paragraph = "SK-15.2.16" if game.side == BELT else "SK-6.2.17"
        return [Reason(paragraph, "why-no-piece", {"piece": PIECE_NAMES[piece]})]
    if cost > step.energy or pack(ENTER, field(move, 0), cost) in step.options(game):
        paragraph = "SK-15.2.7" if game.side == BELT else "SK-6.2.5"
        return [Reason(paragraph, "why-energy", {"energy": cost, "left": step.energy})]
    return [Reason("SK-6.2.9", "why-enter-before", fields)]


def _out_of_reach(game: Table, company: int, place: int) -> Reason:
    """SK-6.2.4, SK-6.2.19, SK-15.2.4, SK-15.2.5."""
    fields: dict[str, int | str] = {"company": COMPANY_NAMES[company]}
    target = BOARDS[game.side].targets[place]
    if game.side == MOON and target in _ENCLOSED:
        return Reason("SK-6.2.19", "why-enclave", {"place": f"m{_ENCLOSED[target]}"})
    if game.side == MOON:
        return Reason("SK-6.2.4", "why-no-border", fields)
    if BOARDS[game.side].piece[place] == SHUTTLE:
        return Reason("SK-15.2.5", "why-no-asteroid", fields)
    return Reason("SK-15.2.4", "why-no-shuttle", fields)


def _why_not_neutralised(game: Table, step: Expand) -> Reason:
    """SK-16.2, SK-16.4, SK-16.5, SK-16.7."""
    if game.threat == NONE:
        return Reason("SK-16.4", "why-no-threat")
    if step.neutralises:
        return Reason("SK-16.4", "why-neutralised")
    if not any(game.held[place] == step.company for place in THREAT_PLACES):
        return Reason("SK-16.2", "why-no-shuttle-there", {"company": COMPANY_NAMES[step.company]})
    energy = THREAT_ENERGY + EXTRA_ENERGY[game.threat]
    if threat_price(game, step.seat, step.company) == UNREACHABLE:
        return Reason(f"SK-16.5.{game.threat + 1}", "why-threat-asks")
    return Reason("SK-16.2", "why-energy", {"energy": energy, "left": step.energy})


def why_not_stopped(game: Table, step: Expand, move: int) -> list[Reason]:
    """SK-6.2.9: to place nothing is offered with the first company only."""
    return [Reason("SK-6.2.9", "why-same")]


# Columns


def why_not_taken(game: Table, step: TakePieces, move: int) -> list[Reason]:
    """SK-6.2.7, SK-15.2.10."""
    taken = [field(move, column) for column in range(COLUMNS)]
    if sum(taken) != step.pieces:
        return [Reason("SK-6.2.7", "why-count", {"count": step.pieces})]
    for column in range(COLUMNS):
        if taken[column] and PIECE[game.side][column] == SHUTTLE:
            return [Reason("SK-15.2.10", "why-shuttles")]
        if taken[column] > game.stations[step.company][column] % OPENED:
            return [Reason("SK-6.2.7", "why-column-empty", {"column": column + 1})]
    return [Reason("SK-6.2.7", "why-same")]


def why_not_returned(game: Table, step: ReturnPiece, move: int) -> list[Reason]:
    """SK-6.2.13, SK-6.2.14, SK-15.2.14."""
    if kind_of(move) == DONE:
        return [Reason("SK-6.2.13", "why-returns")]
    company, column = field(move, 0), field(move, 1)
    if company != step.company:
        return [Reason("SK-6.2.13", "why-other-company", {"company": COMPANY_NAMES[step.company]})]
    if PIECE[game.side][column] != step.piece:
        piece = PIECE_NAMES[PIECE[game.side][column]]
        return [Reason("SK-15.2.14", "why-other-piece", {"piece": piece})]
    if not has_room(game.side, game.stations[company], column):
        return [Reason("SK-6.2.14", "why-column-full", {"column": column + 1})]
    return [Reason("SK-6.2.13", "why-same")]


def why_not_removed(game: Table, step: RemoveOutpost, move: int) -> list[Reason]:
    """SK-12.6, SK-15.3.3."""
    company, column = field(move, 0), field(move, 1)
    if step.company not in (NONE, company):
        return [Reason("SK-12.6", "why-other-company", {"company": COMPANY_NAMES[step.company]})]
    if PIECE[game.side][column] != OUTPOST:
        return [Reason("SK-15.3.3", "why-shuttles")]
    if not game.stations[company][column] % OPENED:
        return [Reason("SK-12.6", "why-column-empty", {"column": column + 1})]
    return [Reason("SK-12.6", "why-same")]
