"""What a player has for a decision, said in its prompt."""

from __future__ import annotations

from typing import Any

from orrery.games.save_a_world.buying import Buy, price_of
from orrery.games.save_a_world.choices import ForTags
from orrery.games.save_a_world.paying import tags_at_hand
from orrery.games.save_a_world.research import Research
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import GENIUS, KNOWLEDGE
from orrery.kernel.step import Step
from orrery.kernel.vocabulary import Value


def at_hand(game: Table, step: Step[Any]) -> dict[str, Value]:
    """The knowledge, the tags or the price that it is about."""
    player = game.players[step.seat]
    match step:
        case Research():
            return {"knowledge": player.levels[KNOWLEDGE], "genius": player.levels[GENIUS]}
        case ForTags():
            return {"tags": tags_at_hand(player, step.tag)}
        case Buy():
            return {"price": 0 if step.free else price_of(player, step.discount)}
        case _:
            return {}
