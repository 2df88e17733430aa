"""What printed effects are worth when they are carried out, with so many rounds to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.save_a_world.cards import COUNT, DECK, EFFECT, TAGS_ON
from orrery.games.save_a_world.evaluation.weights import Weights
from orrery.games.save_a_world.printed import BUNDLES, either
from orrery.games.save_a_world.words import (
    ACTION,
    ANY_BASIC,
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
    TECH_1,
    UPGRADE,
    WORK_EACH,
    WORKING,
)
from orrery.kernel.move import field, kind_of


def all_worth(effects: list[int], ahead: float, weights: Weights) -> float:
    worth = 0.0
    for effect in effects:
        worth += effect_worth(effect, ahead, weights)
    return worth


def effect_worth(effect: int, ahead: float, weights: Weights) -> float:
    found = _WORTHS.get(kind_of(effect))
    return 0.0 if found is None else found(effect, ahead, weights)


def _gain(effect: int, ahead: float, weights: Weights) -> float:
    return _number(effect, 1) * unit_worth(_number(effect, 0), weights)


def _raise(effect: int, ahead: float, weights: Weights) -> float:
    return _gain(effect, ahead, weights) * ahead


def _tag(effect: int, ahead: float, weights: Weights) -> float:
    return _number(effect, 1) * (weights.tag_later * ahead + weights.half * weights.tag_now)


def _points(effect: int, ahead: float, weights: Weights) -> float:
    return float(_number(effect, 0))


def _work(effect: int, ahead: float, weights: Weights) -> float:
    return _number(effect, 1) * weights.work


def _work_each(effect: int, ahead: float, weights: Weights) -> float:
    return _number(effect, 0) * _number(effect, 1) * weights.work


def _research(effect: int, ahead: float, weights: Weights) -> float:
    return _number(effect, 0) * weights.research * min(2.0, ahead)


def _upgrade(effect: int, ahead: float, weights: Weights) -> float:
    best = max(weights.tech_1 if _number(effect, 0) == TECH_1 else weights.tech_2)
    return _number(effect, 1) * best * ahead


def _buy(effect: int, ahead: float, weights: Weights) -> float:
    saved = weights.discount * _number(effect, 2) + weights.free * _number(effect, 3)
    return _number(effect, 0) * (weights.buying + saved)


def _reactivate(effect: int, ahead: float, weights: Weights) -> float:
    return _number(effect, 0) * weights.reactivating * weights.tag_now


def _recover(effect: int, ahead: float, weights: Weights) -> float:
    return weights.recovering


def _recall(effect: int, ahead: float, weights: Weights) -> float:
    return weights.recalling


def _remove(effect: int, ahead: float, weights: Weights) -> float:
    return all_worth(BUNDLES[_number(effect, 0)], ahead, weights) - weights.removed


def _pay(effect: int, ahead: float, weights: Weights) -> float:
    return all_worth(BUNDLES[_number(effect, 2)], ahead, weights) - weights.unit[ENERGY]


def _choose(effect: int, ahead: float, weights: Weights) -> float:
    one, other = either(_number(effect, 0))
    return max(all_worth(BUNDLES[one], ahead, weights), all_worth(BUNDLES[other], ahead, weights))


def _number(effect: int, place: int) -> int:
    return int(field(effect, place))


_WORTHS: Final[dict[int, Callable[[int, float, Weights], float]]] = {
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


def unit_worth(resource: int, weights: Weights) -> float:
    return weights.unit[ENERGY] if resource == ANY_BASIC else weights.unit[resource]


def card_uses(ahead: float, weights: Weights) -> list[float]:
    """What each card brings in a round after which so many come: its effect, or its tags."""
    uses: list[float] = []
    for card in range(COUNT):
        tags = weights.card_tag * max(TAGS_ON[card])
        effect = 0.0
        if DECK[card] == ACTION:
            effect = all_worth(EFFECT[card], ahead, weights) - weights.unit[ENERGY]
        elif DECK[card] == BOOST:
            effect = weights.boosting * all_worth(EFFECT[card], ahead, weights)
        uses.append(max(tags, effect))
    return uses


def uses_to_come(ahead: float, weights: Weights) -> list[float]:
    """What each card brings in all rounds after this one."""
    found = [0.0] * COUNT
    left = ahead
    while left > 0.0:
        part = min(1.0, left)
        uses = card_uses(max(0.0, left - 1.0), weights)
        for card in range(COUNT):
            found[card] += part * uses[card]
        left -= 1.0
    return found
