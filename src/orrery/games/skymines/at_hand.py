"""What a player has for a decision: said in its prompt."""

from __future__ import annotations

from typing import Any

from orrery.games.skymines.bonus_spaces import BuyCard, Retake, Spread
from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import COMPANY_NAMES
from orrery.games.skymines.dropping import RestCard
from orrery.games.skymines.expansion import Expand, ReturnPiece, TakePieces
from orrery.games.skymines.moving import PayBarrier, barrier_ahead
from orrery.games.skymines.planning import PlanCards, free_slots
from orrery.games.skymines.plans import PLAN_NAMES
from orrery.games.skymines.points import PutPlan
from orrery.games.skymines.science import FlipPlan
from orrery.games.skymines.state import Table
from orrery.games.skymines.turn import Turn
from orrery.games.skymines.vocabulary import PIECE_NAMES
from orrery.games.skymines.words import NONE
from orrery.kernel.step import Step
from orrery.kernel.vocabulary import Value


def at_hand(game: Table, step: Step[Any]) -> dict[str, Value]:
    """The coins, markers, slots, or the company, plan or card that it is about."""
    player = game.players[step.seat]
    match step:
        case PlanCards():
            return {"slots": len(free_slots(player))}
        case Turn():
            return {"markers": player.markers + player.one_time, "coins": player.coins}
        case FlipPlan() | BuyCard() | Retake():
            return {"coins": player.coins}
        case Spread():
            return {"spaces": step.steps[0]}
        case PutPlan():
            return {"plan": PLAN_NAMES[player.taken[0]]}
        case RestCard():
            return {"card": CARD_NAMES[next(card for card in player.slots if card != NONE)]}
        case _:
            return _company(game, step)


def _company(game: Table, step: Step[Any]) -> dict[str, Value]:
    """The company that pieces come from or return to, or on whose track a barrier is."""
    match step:
        case Expand() | TakePieces():
            return {"company": COMPANY_NAMES[step.company]}
        case ReturnPiece():
            return {"company": COMPANY_NAMES[step.company], "piece": PIECE_NAMES[step.piece]}
        case PayBarrier():
            player = game.players[step.seat]
            price = barrier_ahead(game, player, step.company)
            company = COMPANY_NAMES[step.company]
            return {"price": price, "coins": player.coins, "company": company}
        case _:
            return {}
