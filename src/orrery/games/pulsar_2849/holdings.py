"""What a player has, counted, and what of the board a move is about: for outlooks."""

from __future__ import annotations

from orrery.games.pulsar_2849.cluster import NAMES, routes_of
from orrery.games.pulsar_2849.state import Table, bits
from orrery.games.pulsar_2849.vocabulary import MOVES, TOKEN_NAMES, TYPE_NAMES
from orrery.games.pulsar_2849.words import ROUTE
from orrery.kernel.move import field, kind_of
from orrery.kernel.outlook import named_things

_NOTHING = "none"  # the name of a modifier, a run or a colour that a move does without
_PLACES = ("place", "entry", "pulsar", "isolated")  # fields that name a place of the cluster


def holdings(game: Table, seat: int) -> dict[str, int]:
    """Points, and everything of which a player can have more or less."""
    player = game.players[seat]
    spinning = game.spinning(seat)
    return {
        "points": player.points,
        "dice": len(player.dice),
        "red-dice": len(player.offers),
        **{name: player.tokens[token] for token, name in enumerate(TOKEN_NAMES)},
        "cubes": player.cubes,
        "rings": player.rings,
        "bases": game.bases(seat),
        "extra-bases": player.extra_bases,
        **{f"gyrodyne-{name}": player.gyrodynes[kind] for kind, name in enumerate(TYPE_NAMES)},
        **{f"spinning-{name}": spinning[kind] for kind, name in enumerate(TYPE_NAMES)},
        "transmitters": sum(len(array) for array in player.arrays),
        "online": game.online(seat),
        "projects": bits(player.projects),
        "patents": bits(player.patents),
    }


def touches(game: Table, seat: int, move: int) -> list[str]:
    """What a move names, places of the cluster all alike; of a route all places on its way."""
    if kind_of(move) == ROUTE:
        path = routes_of(game.side, game.players[seat].ship, field(move, 1)).paths[field(move, 2)]
        return [f"place:{name}" for name in dict.fromkeys(NAMES[place] for place in path)]
    named = [thing.partition(":") for thing in named_things(MOVES, move)]
    return [
        f"place:{name}" if kind in _PLACES else f"{kind}:{name}"
        for kind, _, name in named
        if name != _NOTHING
    ]
