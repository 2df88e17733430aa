"""What is to be said beside moves to a square: what is there, and the movement left afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.planet_unknown.boards import ground_at
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import has
from orrery.games.planet_unknown.state import Player, Table
from orrery.games.planet_unknown.words import DRIVE, GROUND_NAMES, ROVER_AT, TELEPORT
from orrery.kernel.move import field, kind_of
from orrery.kernel.title import Remark
from orrery.kernel.vocabulary import Value


def remarks(game: Table, seat: int, moves: Sequence[int]) -> dict[int, Remark]:
    """PU-5.2.7, PU-5.1.3: the terrain that a rover comes to, and what lies there."""
    player = game.players[seat]
    said: dict[int, Remark] = {}
    for move in moves:
        kind = kind_of(move)
        if kind in (DRIVE, TELEPORT):
            said[move] = _remark(player, field(move, 1), kind == DRIVE)
        elif kind == ROVER_AT:
            said[move] = _remark(player, field(move, 0), drives=False)
    return said


def _remark(player: Player, square: int, drives: bool) -> Remark:
    fields: dict[str, Value] = {"ground": GROUND_NAMES[ground_at(player, square)]}
    key = "remark-drive" if drives else "remark-square"
    if drives:
        fields["left"] = player.movement - corporation_of(player).step_cost(player, square)
    if has(player.lifepods, square) or has(player.meteorites, square):
        key += "-piece"
        fields["piece"] = "lifepod" if has(player.lifepods, square) else "meteorite"
    return Remark(key, fields)
