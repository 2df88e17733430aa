"""What printed effects are worth to a seat that carries them out, with so many rounds to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.save_a_world.cards import CONDITION, COUNT, DECK, EFFECT, TAGS_ON
from orrery.games.save_a_world.evaluation.footing import Footing
from orrery.games.save_a_world.evaluation.weights import Weights
from orrery.games.save_a_world.printed import BUNDLES, either
from orrery.games.save_a_world.words import (
    ACTION,
    BOOST,
    BUYING,
    CHOICE,
    ENERGY,
    GAIN,
    PAYING,
    POINTS,
    RAISE,
    REACTIVATING,
    RECALLING,
    RECOVERING,
    REMOVING,
    RESEARCH,
    TAG,
    TAGS,
    TECH_1,
    UPGRADE,
    WORK_EACH,
    WORKING,
)
from orrery.kernel.move import field, kind_of


def all_worth(effects: list[int], ahead: float, footing: Footing) -> float:
    worth = 0.0
    for effect in effects:
        worth += effect_worth(effect, ahead, footing)
    return worth


def effect_worth(effect: int, ahead: float, footing: Footing) -> float:
    found = _WORTHS.get(kind_of(effect))
    return 0.0 if found is None else found(effect, ahead, footing)


def _gain(effect: int, ahead: float, footing: Footing) -> float:
    return _number(effect, 1) * footing.units[_number(effect, 0)]


def _raise(effect: int, ahead: float, footing: Footing) -> float:
    return _gain(effect, ahead, footing) * ahead


def _tag(effect: int, ahead: float, footing: Footing) -> float:
    weights = footing.weights
    return _number(effect, 1) * (weights.tag_later * ahead + weights.half * weights.tag_now)


def _points(effect: int, ahead: float, footing: Footing) -> float:
    return float(_number(effect, 0))


def _work(effect: int, ahead: float, footing: Footing) -> float:
    return _number(effect, 1) * footing.weights.work


def _work_each(effect: int, ahead: float, footing: Footing) -> float:
    return _number(effect, 0) * _number(effect, 1) * footing.weights.work


def _research(effect: int, ahead: float, footing: Footing) -> float:
    weights = footing.weights
    worth = _number(effect, 0) * weights.research * min(2.0, ahead)
    return worth * weights.by_tags if _number(effect, 1) else worth


def _upgrade(effect: int, ahead: float, footing: Footing) -> float:
    weights = footing.weights
    best = max(weights.tech_1 if _number(effect, 0) == TECH_1 else weights.tech_2)
    return _number(effect, 1) * best * ahead


def _buy(effect: int, ahead: float, footing: Footing) -> float:
    weights = footing.weights
    saved = weights.discount * _number(effect, 2) + weights.free * _number(effect, 3)
    return _number(effect, 0) * (weights.buying + saved)


def _reactivate(effect: int, ahead: float, footing: Footing) -> float:
    return _number(effect, 0) * footing.weights.reactivating


def _recover(effect: int, ahead: float, footing: Footing) -> float:
    return footing.weights.recovering


def _recall(effect: int, ahead: float, footing: Footing) -> float:
    return footing.weights.recalling


def _remove(effect: int, ahead: float, footing: Footing) -> float:
    return all_worth(BUNDLES[_number(effect, 0)], ahead, footing) - footing.weights.removed


def _pay(effect: int, ahead: float, footing: Footing) -> float:
    return all_worth(BUNDLES[_number(effect, 2)], ahead, footing) - footing.units[ENERGY]


def _choose(effect: int, ahead: float, footing: Footing) -> float:
    one, other = either(_number(effect, 0))
    return max(all_worth(BUNDLES[one], ahead, footing), all_worth(BUNDLES[other], ahead, footing))


def _number(effect: int, place: int) -> int:
    return int(field(effect, place))


_WORTHS: Final[dict[int, Callable[[int, float, Footing], float]]] = {
    GAIN: _gain,
    RAISE: _raise,
    TAG: _tag,
    POINTS: _points,
    WORKING: _work,
    WORK_EACH: _work_each,
    RESEARCH: _research,
    UPGRADE: _upgrade,
    BUYING: _buy,
    REACTIVATING: _reactivate,
    RECOVERING: _recover,
    RECALLING: _recall,
    REMOVING: _remove,
    PAYING: _pay,
    CHOICE: _choose,
}


def chance_met(condition: int, happens: list[float]) -> float:
    """That what a boost waits for happens in a round, by the bits of what meets it."""
    missed = 1.0
    for bit in range(len(happens)):
        if condition >> bit & 1:
            missed *= 1.0 - happens[bit]
    return 1.0 - missed


def shown_worth(card: int, weights: Weights) -> float:
    """What the tags on a card are worth that are spent together: those of one type."""
    worth = 0.0
    for tag in range(TAGS):
        worth = max(worth, weights.card_tags[tag] * TAGS_ON[card][tag])
    return worth


def card_uses(ahead: float, footing: Footing) -> list[float]:
    """What each card brings in a round after which so many come: its effect, or its tags.

    A boost whose condition is not met still has its tags; where it is, one has the choice.
    """
    weights = footing.weights
    uses: list[float] = []
    for card in range(COUNT):
        tags = shown_worth(card, weights)
        effect = all_worth(EFFECT[card], ahead, footing)
        if DECK[card] == ACTION:
            uses.append(max(tags, effect - footing.units[ENERGY]))
        elif DECK[card] == BOOST:
            met = chance_met(CONDITION[card], footing.happens)
            effect *= weights.boosting
            either = max(tags, effect) + weights.choice * max(0.0, 1.0 - abs(tags - effect))
            uses.append(met * either + (1.0 - met) * tags)
        else:
            uses.append(tags)
    return uses


def uses_to_come(ahead: float, footing: Footing) -> list[float]:
    """What each card brings in all rounds after this one."""
    found = [0.0] * COUNT
    left = ahead
    while left > 0.0:
        part = min(1.0, left)
        uses = card_uses(max(0.0, left - 1.0), footing)
        for card in range(COUNT):
            found[card] += part * uses[card]
        left -= 1.0
    return found
