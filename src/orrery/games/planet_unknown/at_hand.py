"""What a player has for a decision: said in its prompt."""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.card_effects import LoseLifepod
from orrery.games.planet_unknown.corporations.cosmos import Reposition
from orrery.games.planet_unknown.effects import PlacePatch
from orrery.games.planet_unknown.events import LoseObjective
from orrery.games.planet_unknown.rovers import LandRover
from orrery.games.planet_unknown.setup import ReturnObjective
from orrery.games.planet_unknown.state import NO_TILE, Table
from orrery.games.planet_unknown.turn import ExtraTile, FinishTurn, TakeTile
from orrery.games.planet_unknown.vocabulary import TILE_NAMES
from orrery.kernel.step import Step
from orrery.kernel.vocabulary import Value


def at_hand(game: Table, step: Step[Any]) -> dict[str, Value]:
    """The tiles of the depot, the movement, the pieces or the cards that it is about."""
    player = game.players[step.seat]
    match step:
        case TakeTile() | ExtraTile():
            return _depot(game, step.seat)
        case FinishTurn():
            return {"movement": player.movement if player.rovers else 0}
        case LandRover():
            return {"rovers": player.rovers_left}
        case PlacePatch():
            return {"stored": player.patches_stored}
        case ReturnObjective() | LoseObjective():
            return {"objectives": len(player.personal)}
        case LoseLifepod() | Reposition():
            return {"lifepods": player.lifepods_scored + len(player.lifepods_placed)}
        case _:
            return {}


def _depot(game: Table, seat: int) -> dict[str, Value]:
    """PU-3.4, PU-3.5: the tiles on top of the stacks that are not empty, the large one first."""
    tops = [game.tops[stack] for stack in game.depot(seat)]
    names = [TILE_NAMES[tile] for tile in tops if tile != NO_TILE]
    said = dict(zip(("tile", "inner_tile"), names, strict=False))
    return {"tiles": len(names), **said}
