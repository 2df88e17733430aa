"""Why a place is not legal: the paragraph that forbids it, for players who try it.

What is legal is decided by the options alone. Those of tiles and patches come from conditions that
know their paragraphs (see placing.py), which are asked here one by one; for rovers the paragraphs
stand here. Tests hold that there is a reason for exactly what is not among the options.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS, Board, terrain_mask
from orrery.games.planet_unknown.cards import EVENT_NO_DRIVING, NO_EVENT, NO_TERRAIN
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.fitting import Condition
from orrery.games.planet_unknown.grid import SIDE, has, neighbours, without
from orrery.games.planet_unknown.placing import (
    basic_conditions,
    event_conditions,
    forbidden,
    patch_conditions,
    planet_conditions,
)
from orrery.games.planet_unknown.rovers import landing_squares
from orrery.games.planet_unknown.state import NO_TILE, Player, Table
from orrery.games.planet_unknown.tiles import (
    ALL,
    ORIENTATIONS,
    SECTION_A,
    SYMBOL_A,
    shape_of,
    terrain_a,
    terrain_b,
)
from orrery.games.planet_unknown.turn import ExtraTile, TakeTile
from orrery.games.planet_unknown.words import (
    DRIVE,
    PATCH_AT,
    PLACE,
    ROVER_AT,
    TELEPORT,
    TERRAIN_NAMES,
)
from orrery.kernel.move import field, kind_of
from orrery.kernel.title import Reason

_HOLES: Final = [
    {
        SIDE * y + x
        for y, row in enumerate(p["rows"])
        for x, letter in enumerate(row)
        if letter == "H"
    }
    for p in PLANETS
]


def why_not(game: Table, seat: int, move: int) -> list[Reason]:
    """What forbids to place a tile or a patch, or to land, drive or teleport a rover, like this."""
    if move in game.options(seat):
        return []
    kind = kind_of(move)
    if kind == PLACE:
        return _why_no_tile(game, seat, move)
    if kind == DRIVE:
        return _why_no_step(game, seat, field(move, 0), field(move, 1))
    if kind not in {kind_of(option) for option in game.options(seat)}:
        return []
    if kind == PATCH_AT:
        return _why_no_patch(game.players[seat], field(move, 0))
    if kind == TELEPORT:
        return _why_no_entry(game, seat, field(move, 1))
    if kind == ROVER_AT and field(move, 0) not in landing_squares(game.players[seat]):
        return [Reason("PU-5.2.1", "why-not-last-tile")]
    return []


# Tiles and patches


def _why_no_tile(game: Table, seat: int, move: int) -> list[Reason]:
    """PU-4, with what the planet and the event ask as far as they haven't yielded (PU-4.12)."""
    step = game.decision(seat)
    if not isinstance(step, TakeTile | ExtraTile):
        return []
    player = game.players[seat]
    tile = game.tops[game.depot(seat)[field(move, 0)]]
    if tile == NO_TILE:
        return [Reason("PU-3.4", "why-empty-stack")]
    if isinstance(step, TakeTile) and corporation_of(player).refuses(player, tile):
        return [Reason("PU-11.2.5", "why-bound")]
    parts = _parts(tile, field(move, 2), field(move, 1))
    if parts is None:
        return [Reason("PU-4.6", "why-off-planet")]
    free = without(BOARDS[player.planet].squares, player.covered)
    touch = neighbours(player.covered)
    basic = basic_conditions(player, corporation_of(player), tile, free, touch)
    broken = _broken(basic, parts)[:1]
    if not broken:
        with_planet, with_event = _restrictions(game, seat)
        broken += _broken(planet_conditions(player, tile), parts) if with_planet else []
        broken += (
            _broken(event_conditions(player, tile, forbidden(game)), parts) if with_event else []
        )
    return [_reason(player, tile, condition, parts[ALL]) for condition in broken]


def _parts(tile: int, orientation: int, anchor: int) -> list[list[int]] | None:
    """The squares of each part of a tile that is laid like this; None if it leaves the grid."""
    orientations = ORIENTATIONS[shape_of(tile)]
    if orientation >= len(orientations) or not has(orientations[orientation].fits, anchor):
        return None
    return [[anchor + square for square in part] for part in orientations[orientation].squares]


def _restrictions(game: Table, seat: int) -> tuple[bool, bool]:
    """PU-4.12: whether the planet's and the event's restrictions hold, or have yielded.

    What has yielded is broken by every legal placement: one that keeps it would be found first.
    """
    player = game.players[seat]
    for move in game.options(seat):
        if kind_of(move) == PLACE:
            tile = game.tops[game.depot(seat)[field(move, 0)]]
            parts = _parts(tile, field(move, 2), field(move, 1))
            assert parts is not None
            return (
                not _broken(planet_conditions(player, tile), parts),
                not _broken(event_conditions(player, tile, forbidden(game)), parts),
            )
    return True, True


def _why_no_patch(player: Player, square: int) -> list[Reason]:
    """PU-9.1.6 is left where all conditions of a patch are met."""
    broken = _broken(patch_conditions(player, corporation_of(player)), [[square]])
    if not broken:
        return [Reason("PU-9.1.6", "why-leaves-no-room")]
    return [_reason(player, NO_TILE, broken[0], [square])]


def _broken(conditions: list[Condition], parts: list[list[int]]) -> list[Condition]:
    return [condition for condition in conditions if not condition.holds(parts)]


def _reason(player: Player, tile: int, condition: Condition, squares: list[int]) -> Reason:
    """What tells that a tile or a patch on these squares does not meet a condition."""
    off_planet = [square for square in squares if not has(BOARDS[player.planet].squares, square)]
    if off_planet:
        return _off_planet(player.planet, off_planet)
    rule = condition.rule
    if condition.part == ALL:
        return Reason(rule.paragraph, rule.text)
    section_a = condition.part in (SECTION_A, SYMBOL_A)
    return _about(rule.paragraph, rule.text, terrain_a(tile) if section_a else terrain_b(tile))


def _off_planet(planet: int, squares: list[int]) -> Reason:
    if any(square in _HOLES[planet] for square in squares):
        return Reason("PU-12.12.1", "why-hole")
    return Reason("PU-4.6", "why-off-planet")


def _about(paragraph: str, key: str, resource: int) -> Reason:
    return Reason(paragraph, key, {"resource": TERRAIN_NAMES[resource]})


# Rovers


def _why_no_step(game: Table, seat: int, origin: int, to: int) -> list[Reason]:
    """PU-5.2.7 to PU-5.2.12, and what planets and events bar."""
    player = game.players[seat]
    board = BOARDS[player.planet]
    if origin not in player.rovers:
        return [Reason("PU-5.2.7", "why-no-rover")]
    if not player.movement:
        return [Reason("PU-5.2.7", "why-no-movement")]
    barred = _why_no_entry(game, seat, to)
    if barred:
        return barred
    diagonally = corporation_of(player).drives_diagonally(player)
    steps = board.steps[origin] + (board.diagonal_steps[origin] if diagonally else [])
    if to not in steps:
        return [_too_far(board, origin, to, diagonally)]
    if corporation_of(player).step_cost(player, to) == 0:
        return [Reason("PU-5.2.8", "why-been-there")]
    return []


def _too_far(board: Board, origin: int, to: int, diagonally: bool) -> Reason:
    across, down = abs(origin % SIDE - to % SIDE), abs(origin // SIDE - to // SIDE)
    beside = across + down == 1 or (diagonally and across == down == 1)
    if beside and has(board.sides, origin) != has(board.sides, to):
        return Reason("PU-12.7.2", "why-chasm")
    return Reason("PU-5.2.7", "why-not-beside")


def _why_no_entry(game: Table, seat: int, to: int) -> list[Reason]:
    """PU-5.2.11, PU-5.2.12, PU-12.9.1, PU-13.3.6: whether a rover may be on a square at all."""
    player = game.players[seat]
    board = BOARDS[player.planet]
    if not has(board.squares, to):
        return [_off_planet(player.planet, [to])]
    if to in player.rovers:
        return [Reason("PU-5.2.11", "why-occupied")]
    if has(board.toxic, to) and not has(player.covered, to):
        return [Reason("PU-12.9.1", "why-toxic")]
    terrain = NO_TERRAIN if game.event == NO_EVENT else EVENT_NO_DRIVING[game.event]
    if terrain != NO_TERRAIN and has(terrain_mask(player, terrain), to):
        return [_about("PU-13.3.6", "why-event-driving", terrain)]
    return []
