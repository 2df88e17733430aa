"""What a player has for a decision: said in its prompt."""

from __future__ import annotations

from typing import Any

from orrery.games.pulsar_2849.arrays import LinkTransmitter
from orrery.games.pulsar_2849.ending import BuyBonuses, LastContract
from orrery.games.pulsar_2849.production import SpendCubes
from orrery.games.pulsar_2849.pulsars import ClaimIsolated
from orrery.games.pulsar_2849.rounds import TakeDie
from orrery.games.pulsar_2849.state import Player, Table
from orrery.games.pulsar_2849.turn import Turn
from orrery.games.pulsar_2849.vocabulary import TRANSMITTER_NAMES
from orrery.kernel.step import Step
from orrery.kernel.vocabulary import Value


def at_hand(game: Table, step: Step[Any]) -> dict[str, Value]:
    """The dice, the cubes, the rings or the tile that it is about."""
    player = game.players[step.seat]
    match step:
        case Turn():
            return _dice(player)
        case TakeDie():
            values = enumerate(game.dice_board, start=1)
            return {"dice": " ".join(str(value) for value, n in values for _ in range(n))}
        case SpendCubes() | LastContract() | BuyBonuses():
            return {"cubes": player.cubes}
        case ClaimIsolated():
            return {"rings": player.rings}
        case LinkTransmitter():
            return {"transmitter": TRANSMITTER_NAMES[step.tile]}
        case _:
            return {}


def _dice(player: Player) -> dict[str, Value]:
    """P49-5.1.1, P49-12.1.1: silver dice, and the red ones of which one may be used."""
    said = dict(zip(("first", "second"), sorted(player.dice), strict=False))
    reds = ", ".join(str(value) for value in sorted(set(player.offers)))
    return {"dice": len(player.dice), **said, "reds": len(player.offers), "red": reds}
