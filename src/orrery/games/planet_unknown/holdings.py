"""What a player has, counted, and what of the board a move is about: for outlooks."""

from __future__ import annotations

from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import size, squares_of
from orrery.games.planet_unknown.scoring import score
from orrery.games.planet_unknown.state import NO_TILE, Table
from orrery.games.planet_unknown.tiles import ALL, part_mask
from orrery.games.planet_unknown.vocabulary import MOVES, TRACKER_NAMES
from orrery.games.planet_unknown.words import PLACE
from orrery.kernel.move import field, kind_of
from orrery.kernel.outlook import named_things
from orrery.kernel.vocabulary import Square

BURDENS = ("meteorites-on-planet",)  # PU-5.1.1
_SQUARE = next(p for p in MOVES.kinds[PLACE].fields if isinstance(p, Square))


def holdings(game: Table, seat: int) -> dict[str, int]:
    """Medals as they stand, and everything of which a player can have more or less."""
    player = game.players[seat]
    corporation = corporation_of(player)
    trackers = {
        f"tracker-{name}": corporation.row(tracker, player.trackers[tracker])
        for tracker, name in enumerate(TRACKER_NAMES)
    }
    return {
        "points": score(game, seat),
        **trackers,
        "movement": player.movement,
        "rovers": len(player.rovers),
        "lifepods": player.lifepods_scored + len(player.lifepods_placed),
        "meteorites": player.meteorites_collected,
        "lifepods-on-planet": size(player.lifepods),
        "meteorites-on-planet": size(player.meteorites) + len(player.more_meteorites),
        "patches-stored": player.patches_stored,
        "civ-cards": len(player.civ_cards),
    }


def touches(game: Table, seat: int, move: int) -> list[str]:
    """What a move names; of a tile that is placed all its squares."""
    named = named_things(MOVES, move)
    if kind_of(move) != PLACE:
        return named
    tile = game.tops[game.depot(seat)[field(move, 0)]]
    if tile == NO_TILE:
        return named
    squares = squares_of(part_mask(tile, field(move, 2), field(move, 1), ALL))
    return [named[0], *(f"square:{_SQUARE.write(square)}" for square in squares)]
