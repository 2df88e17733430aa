"""Why a place is not legal: the paragraph that forbids it, for players who try it.

What is legal is decided by the options alone (see placing.py and rovers.py); tests hold that there
is a reason here for exactly what is not among them.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS, Board, terrain_mask
from orrery.games.planet_unknown.cards import (
    EDGE,
    EVENT_FORBIDS,
    EVENT_NO_DRIVING,
    ICE,
    NO_EVENT,
    NO_TERRAIN,
    NOWHERE,
    SAME_TERRAIN,
)
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import SIDE, has, is_empty, neighbours, shifted
from orrery.games.planet_unknown.rovers import landing_squares
from orrery.games.planet_unknown.state import NO_TILE, Player, Table
from orrery.games.planet_unknown.tiles import (
    ALL,
    ORIENTATIONS,
    SECTION_A,
    SECTION_B,
    SYMBOL_A,
    SYMBOL_B,
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


# Tiles


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
    reasons = _basic_reasons(player, tile, parts[ALL])
    if reasons:
        return reasons
    stands = _restrictions(game, seat)
    return (_planet_reasons(player, tile, parts) if stands[0] else []) + (
        _event_reasons(game, player, tile, parts) if stands[1] else []
    )


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
                not _planet_reasons(player, tile, parts),
                not _event_reasons(game, player, tile, parts),
            )
    return True, True


def _basic_reasons(player: Player, tile: int, squares: list[int]) -> list[Reason]:
    """PU-4.1 to PU-4.7."""
    board = BOARDS[player.planet]
    if any(not has(board.squares, square) for square in squares):
        return [_off_planet(player.planet, squares)]
    if any(has(player.covered, square) for square in squares):
        return [Reason("PU-4.5", "why-overlaps")]
    if is_empty(player.covered):
        return [] if any(has(board.start, s) for s in squares) else [_not_at_start(board)]
    if corporation_of(player).ignores_adjacency(player, tile):
        return []
    touch = neighbours(player.covered)
    return [] if any(has(touch, s) for s in squares) else [Reason("PU-4.3", "why-apart")]


def _off_planet(planet: int, squares: list[int]) -> Reason:
    if any(square in _HOLES[planet] for square in squares):
        return Reason("PU-12.12.1", "why-hole")
    return Reason("PU-4.6", "why-off-planet")


def _not_at_start(board: Board) -> Reason:
    if board.start == board.perimeter:
        return Reason("PU-4.1", "why-not-at-edge")
    return Reason("PU-12.8.1", "why-not-in-centre")


def _planet_reasons(player: Player, tile: int, parts: list[list[int]]) -> list[Reason]:
    """PU-12: what the planet itself asks of a tile."""
    board = BOARDS[player.planet]
    squares = parts[ALL]
    reasons: list[Reason] = []
    if not is_empty(board.ring) and all(has(board.ring, square) for square in squares):
        reasons.append(Reason("PU-12.2.1", "why-ring"))
    if board.separates_ice and len({has(board.ice, square) for square in squares}) > 1:
        reasons.append(Reason("PU-12.3.1", "why-mixes-ice"))
    if not is_empty(board.sides) and len({has(board.sides, square) for square in squares}) > 1:
        reasons.append(Reason("PU-12.7.1", "why-chasm"))
    if board.slides and not _slides(player, squares):
        reasons.append(Reason("PU-12.10.3", "why-cannot-slide"))
    for part, resource in ((SYMBOL_A, terrain_a(tile)), (SYMBOL_B, terrain_b(tile))):
        if any(has(board.banned[resource], square) for square in parts[part]):
            reasons.append(_about("PU-12.5.1", "why-banned", resource))
    return reasons


def _slides(player: Player, squares: list[int]) -> bool:
    """PU-12.10.3: from one side at least, nothing is in the way."""
    ways = [shifted(player.covered, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return any(not any(has(way, square) for square in squares) for way in ways)


def _event_reasons(game: Table, player: Player, tile: int, parts: list[list[int]]) -> list[Reason]:
    """PU-13.3.7, PU-13.3.8: what the event of the round forbids."""
    forbids = NOWHERE if game.event == NO_EVENT else EVENT_FORBIDS[game.event]
    board = BOARDS[player.planet]
    if forbids == EDGE and any(has(board.perimeter, square) for square in parts[ALL]):
        return [Reason("PU-13.3.7", "why-event-edge")]
    if forbids == ICE and any(has(board.ice, square) for square in parts[ALL]):
        return [Reason("PU-13.3.7", "why-event-ice")]
    if forbids != SAME_TERRAIN:
        return []
    return [
        _about("PU-13.3.8", "why-event-terrain", terrain)
        for part, terrain in ((SECTION_A, terrain_a(tile)), (SECTION_B, terrain_b(tile)))
        if any(has(neighbours(terrain_mask(player, terrain)), square) for square in parts[part])
    ]


def _about(paragraph: str, key: str, resource: int) -> Reason:
    return Reason(paragraph, key, {"resource": TERRAIN_NAMES[resource]})


# Patches


def _why_no_patch(player: Player, square: int) -> list[Reason]:
    """PU-5.3.2, PU-12.2.2, PU-12.10.4, PU-9.1.6."""
    board = BOARDS[player.planet]
    if not has(board.squares, square):
        return [_off_planet(player.planet, [square])]
    if has(player.covered, square):
        return [Reason("PU-5.3.2", "why-overlaps")]
    if has(board.ring, square):
        return [Reason("PU-12.2.2", "why-patch-on-ring")]
    if is_empty(player.covered) and not has(board.start, square):
        return [_not_at_start(board)]
    apart = not is_empty(player.covered) and not has(neighbours(player.covered), square)
    if apart and not corporation_of(player).ignores_adjacency(player, NO_TILE):
        return [Reason("PU-5.3.2", "why-apart")]
    if board.slides and not _slides(player, [square]):
        return [Reason("PU-12.10.4", "why-cannot-slide")]
    return [Reason("PU-9.1.6", "why-leaves-no-room")]


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
