"""Where rovers of Cosmos may drive, once more: sets of squares, and every position remembered."""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.boards import PLANET_NAMES
from orrery.games.planet_unknown.content import CORPORATIONS
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.grid import squares_of
from orrery.games.planet_unknown.state import Player, height_of, space
from orrery.games.planet_unknown.words import ENERGY, TECH
from orrery.kernel.snapshot import dump
from tests.planet_unknown.random_play import PLANET, At, at

Step = tuple[At, At]
Position = tuple[tuple[At, ...], str]

(_COSMOS,) = [data for data in CORPORATIONS if data["id"] == "cosmos"]
_LEVELS = {
    benefit["level"]: height
    for height, printed in enumerate(_COSMOS["tracks"]["tech"]["spaces"])
    for benefit in printed.get("benefits", [])
    if benefit["op"] == "tech"
}


def standing(game: PlanetUnknown, seat: int) -> Position:
    """All that a seat's position is, apart from the guard that is being tested."""
    player: dict[str, Any] = dump(game.players[seat])
    del player["roamed"], player["rovers"]
    stack = game.lanes[game.lane_of(seat)].stack
    rovers = tuple(sorted(at(rover) for rover in game.players[seat].rovers))
    return rovers, repr((player, dump(stack), game.round, game.before_tiles))


def drives(game: PlanetUnknown, seat: int, before: set[Position]) -> set[Step]:
    """PU-5.2.7 to PU-5.2.12, PU-11.4.9, PU-11.4.12: the steps of one seat, without events.

    `before` are the positions in which this seat has been.
    """
    player = game.players[seat]
    if not player.movement:
        return set()
    planet = PLANET[PLANET_NAMES[player.planet]]
    rovers = {at(rover) for rover in player.rovers}
    pieces = {at(n) for n in squares_of(player.lifepods) + squares_of(player.meteorites)}
    found = set()
    for origin in rovers:
        for to in _beside(planet, player, origin) - rovers:
            moved = tuple(sorted(rovers - {origin} | {to}))
            again = to not in pieces and (moved, standing(game, seat)[1]) in before
            if not (again and _has(player, 4) and to in _energy(planet, player)):
                found.add((origin, to))
    return found


def _has(player: Player, level: int) -> bool:
    """PU-6.6.3, PU-11.4.4: whether a technology is unlocked."""
    height = _LEVELS[level]
    covered = space(TECH, height) in player.lifepods_placed
    return height_of(player.trackers[TECH]) >= height and not covered


def _energy(planet: dict[str, Any], player: Player) -> set[At]:
    """PU-12.6.1: energy terrain, uncovered currents too."""
    covered = {at(n) for n in squares_of(player.covered)}
    return {at(n) for n in squares_of(player.terrain[ENERGY])} | _printed(planet, "E") - covered


def _printed(planet: dict[str, Any], letters: str) -> set[At]:
    rows = planet["rows"]
    return {(x, y) for y in range(12) for x in range(12) if rows[y][x] in letters}


def _beside(planet: dict[str, Any], player: Player, origin: At) -> set[At]:
    """The squares next to one onto which a rover could drive."""
    covered = {at(n) for n in squares_of(player.covered)}
    barred = _printed(planet, "X") - covered  # PU-12.9.1
    found = set()
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            to = origin[0] + dx, origin[1] + dy
            if (dx or dy) and (not (dx and dy) or _has(player, 1)) and to not in barred:
                found.add(to)
    on_grid = found & _printed(planet, "LIRCXEK")
    return {to for to in on_grid if _is_open(planet, origin, to)}


def _is_open(planet: dict[str, Any], a: At, b: At) -> bool:
    """PU-12.7.2, PU-12.7.3: the chasm of Tartarus."""
    sides = planet.get("sides")
    if not sides or sides[a[1]][a[0]] == sides[b[1]][b[0]]:
        return True
    return any({tuple(one), tuple(other)} == {a, b} for one, other in planet["diagonal_gaps"])
