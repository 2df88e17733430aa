"""What is printed on locations, cards, tiles and upgrades is carried out here, word by word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.save_a_world.buying import Buy, RemoveCard
from orrery.games.save_a_world.choices import (
    Choose,
    ForTags,
    GainMix,
    MayRaise,
    Pay,
    RaiseMix,
    Reactivate,
    Recall,
    Recover,
    TakeTag,
    may_mind,
)
from orrery.games.save_a_world.gains import gain, gain_tag, raise_baseline, score, take_badge
from orrery.games.save_a_world.paying import NO_SWAPS
from orrery.games.save_a_world.printed import BUNDLES, either
from orrery.games.save_a_world.projects import Working
from orrery.games.save_a_world.research import GainUpgrade, Research
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import (
    ANY_BASIC,
    ANY_PROJECT,
    BADGE,
    BUYING,
    CHOICE,
    FROM_EFFECTS,
    GAIN,
    NONE,
    PAYING,
    PER_TAG,
    POINTS,
    RAISE,
    REACTIVATING,
    RECALLING,
    RECOVERING,
    REMOVING,
    RESEARCH,
    TAG,
    TAGS,
    UPGRADE,
    WORK_EACH,
    WORKING,
)
from orrery.kernel.errors import BrokenRules
from orrery.kernel.move import field, kind_of


def carry_out(table: Table, who: int, effect: int) -> None:
    """One effect, for one player."""
    found = _WAYS.get(kind_of(effect))
    if found is None:
        raise BrokenRules(f"effect {kind_of(effect)} can't be carried out")
    found(table, who, effect)


def _gain(table: Table, who: int, effect: int) -> None:
    """HSW-7.1, HSW-7.4."""
    resource, units = field(effect, 0), field(effect, 1)
    if resource == ANY_BASIC:
        table.push(GainMix(who, units))
    else:
        gain(table, who, resource, units)


def _raise(table: Table, who: int, effect: int) -> None:
    """HSW-7.5, HSW-7.7, HSW-7.13."""
    resource, times = field(effect, 0), field(effect, 1)
    if resource == ANY_BASIC:
        table.push(RaiseMix(who, times))
    elif may_mind(table, who, resource, times):
        table.push(MayRaise(who, resource, times))
    else:
        raise_baseline(table, who, resource, times)


def _tags(table: Table, who: int, effect: int) -> None:
    """HSW-8.1, HSW-8.3."""
    tag = field(effect, 0)
    for _ in range(field(effect, 1)):
        if tag < TAGS:
            gain_tag(table, who, tag)
        else:
            table.push(TakeTag(who, tag))


def _points(table: Table, who: int, effect: int) -> None:
    score(table, who, field(effect, 0), FROM_EFFECTS)


def _work(table: Table, who: int, effect: int) -> None:
    table.push(Working(who, field(effect, 0), field(effect, 1), NONE, 0, 0, NO_SWAPS))


def _work_each(table: Table, who: int, effect: int) -> None:
    """HSW-10.4: on different projects."""
    others = field(effect, 0) - 1
    table.push(Working(who, ANY_PROJECT, field(effect, 1), NONE, others, 0, NO_SWAPS))


def _research(table: Table, who: int, effect: int) -> None:
    table.push(Research(who, field(effect, 0), field(effect, 1), NO_SWAPS))


def _upgrade(table: Table, who: int, effect: int) -> None:
    table.push(GainUpgrade(who, field(effect, 0), field(effect, 1)))


def _buy(table: Table, who: int, effect: int) -> None:
    times, deck, discount = field(effect, 0), field(effect, 1), field(effect, 2)
    table.push(Buy(who, times, deck, discount, field(effect, 3), NO_SWAPS))


def _remove(table: Table, who: int, effect: int) -> None:
    table.push(RemoveCard(who, field(effect, 0), NO_SWAPS))


def _per_tag(table: Table, who: int, effect: int) -> None:
    """HSW-6.4, HSW-10.3: working once for each tag is one project action."""
    tag, effects = field(effect, 0), field(effect, 1)
    first = BUNDLES[effects][0]
    if kind_of(first) == WORKING:
        table.push(Working(who, field(first, 0), 0, tag, 0, 0, NO_SWAPS))
    else:
        table.push(ForTags(who, tag, effects, NO_SWAPS))


def _choose(table: Table, who: int, effect: int) -> None:
    table.push(Choose(who, *either(field(effect, 0))))


def _pay(table: Table, who: int, effect: int) -> None:
    table.push(Pay(who, field(effect, 2), NO_SWAPS))


def _badge(table: Table, who: int, effect: int) -> None:
    take_badge(table, who)


def _reactivate(table: Table, who: int, effect: int) -> None:
    table.push(Reactivate(who, field(effect, 0)))


def _recover(table: Table, who: int, effect: int) -> None:
    table.push(Recover(who, field(effect, 0), field(effect, 1), 0))


def _recall(table: Table, who: int, effect: int) -> None:
    table.push(Recall(who))


_WAYS: Final[dict[int, Callable[[Table, int, int], None]]] = {
    GAIN: _gain,
    RAISE: _raise,
    TAG: _tags,
    POINTS: _points,
    WORKING: _work,
    WORK_EACH: _work_each,
    RESEARCH: _research,
    UPGRADE: _upgrade,
    BUYING: _buy,
    REMOVING: _remove,
    PER_TAG: _per_tag,
    CHOICE: _choose,
    PAYING: _pay,
    BADGE: _badge,
    REACTIVATING: _reactivate,
    RECOVERING: _recover,
    RECALLING: _recall,
}
