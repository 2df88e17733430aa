"""Rovers (PU-5.2): landing, driving, collecting."""

from __future__ import annotations

from orrery.games.planet_unknown.boards import BOARDS, ground_at, terrain_mask
from orrery.games.planet_unknown.cards import EVENT_NO_DRIVING, NO_EVENT, NO_TERRAIN
from orrery.games.planet_unknown.corporation import corporation_of
from orrery.games.planet_unknown.grid import (
    EMPTY,
    SQUARES,
    Mask,
    has,
    is_empty,
    squares_of,
    union,
    without,
)
from orrery.games.planet_unknown.state import Player, Table
from orrery.games.planet_unknown.words import (
    DRIVE,
    DROVE,
    ROVER_AT,
    ROVER_LANDED,
    TELEPORTED,
)
from orrery.kernel.game import NO_MOVES
from orrery.kernel.move import field, pack
from orrery.kernel.state import replaced
from orrery.kernel.step import Step


class LandRover(Step[Table]):
    """PU-5.2.1: a rover from the corporation board onto the tile that was placed last."""

    def options(self, game: Table) -> list[int]:
        return [pack(ROVER_AT, square) for square in landing_squares(game.players[self.seat])]

    def take(self, game: Table, move: int) -> None:
        game.players[self.seat].rovers_left -= 1
        land(game, self.seat, field(move, 0))


class LandExtraRover(Step[Table]):
    """PU-13.3.16: one more rover from the supply."""

    def options(self, game: Table) -> list[int]:
        return [pack(ROVER_AT, square) for square in landing_squares(game.players[self.seat])]

    def take(self, game: Table, move: int) -> None:
        land(game, self.seat, field(move, 0))

    def lapses(self) -> bool:
        return True


def landing_squares(player: Player) -> list[int]:
    """PU-5.2.4, PU-5.2.5: squares of the last tile without a rover."""
    return [square for square in squares_of(player.last_tile) if square not in player.rovers]


def land(table: Table, seat: int, square: int) -> None:
    """PU-5.2.2: a landing rover collects what it finds."""
    player = table.players[seat]
    player.rovers = [*player.rovers, square]
    player.loads = [*player.loads, 0]
    table.tell(ROVER_LANDED, seat, square, _told_ground(table, seat, square))
    collect_at(table, seat, square)


def drives(table: Table, seat: int) -> list[int]:
    """PU-5.2.7, PU-11.4.9: the steps that rovers can take for a point of movement.

    Don't change the list.
    """
    player = table.players[seat]
    if player.movement == 0 or not player.rovers:
        return NO_MOVES
    board = BOARDS[player.planet]
    barred = no_entry(table, player)
    moves = _steps(player, barred, board.steps)
    if corporation_of(player).drives_diagonally(player):
        moves += _steps(player, barred, board.diagonal_steps)
    return moves


def _steps(player: Player, barred: Mask, steps: list[list[int]]) -> list[int]:
    """PU-5.2.11: a step leads to no square that another rover occupies.

    PU-5.2.8: free steps (PU-11.4.12) recreate no position, so that they come to an end.
    """
    corporation = corporation_of(player)
    return [
        pack(DRIVE, square, to)
        for square in player.rovers
        for to in steps[square]
        if not has(barred, to)
        and to not in player.rovers
        and (not _stood_so(player, square, to) or corporation.step_cost(player, to) > 0)
    ]


def _stood_so(player: Player, origin: int, to: int) -> bool:
    """Whether the rovers stood like this before, and only free steps were taken since."""
    if not player.roamed:
        return False
    return formation([to if rover == origin else rover for rover in player.rovers]) in player.roamed


def formation(rovers: list[int]) -> int:
    """Where rovers stand, as a number; which of them is where makes no difference."""
    number = 0
    for square in sorted(rovers):
        number = (SQUARES + 1) * number + square + 1
    return number


def no_entry(table: Table, player: Player) -> Mask:
    """PU-5.2.12, PU-12.9.1, PU-13.3.6: the squares that no rover may enter."""
    board = BOARDS[player.planet]
    toxic = without(board.toxic, player.covered)
    terrain = NO_TERRAIN if table.event == NO_EVENT else EVENT_NO_DRIVING[table.event]
    forbidden: Mask = EMPTY if terrain == NO_TERRAIN else terrain_mask(player, terrain)
    return union(board.outside, union(toxic, forbidden))


def drive(table: Table, seat: int, origin: int, to: int) -> None:
    """PU-5.2.7: one step, paid with one point unless it is free (PU-11.4.12)."""
    player = table.players[seat]
    cost = corporation_of(player).step_cost(player, to)
    finds = has(player.meteorites, to) or has(player.lifepods, to)
    can_return = cost == 0 and not finds  # PU-5.2.8: nothing but rovers would have changed
    if can_return and not player.roamed:
        player.roamed = [formation(player.rovers)]
    player.movement -= cost
    table.tell(DROVE, seat, origin, to, _told_ground(table, seat, to))
    _move(table, seat, origin, to)
    player.roamed = [*player.roamed, formation(player.rovers)] if can_return else []


def teleport(table: Table, seat: int, origin: int, to: int) -> None:
    """PU-5.2.14: straight to another square, collecting what is there."""
    table.tell(TELEPORTED, seat, origin, to, _told_ground(table, seat, to))
    _move(table, seat, origin, to)


def _told_ground(table: Table, seat: int, square: int) -> int:
    """What a rover comes to, for the log; nobody looks where there is none."""
    return 0 if table.sink is None else ground_at(table.players[seat], square)


def _move(table: Table, seat: int, origin: int, to: int) -> None:
    player = table.players[seat]
    player.rovers = replaced(player.rovers, player.rovers.index(origin), to)
    collect_at(table, seat, to)


def collect_at(table: Table, seat: int, square: int) -> None:
    """PU-5.1.3: a rover collects what is on the square that it enters."""
    corporation_of(table.players[seat]).enters(table, seat, square)


def can_land(player: Player) -> bool:
    """PU-5.2.3, PU-5.2.4."""
    return (
        player.rovers_left > 0 and not is_empty(player.last_tile) and bool(landing_squares(player))
    )
