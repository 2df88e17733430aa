"""What is printed on locations, cards, tiles and upgrades: one declaration for each effect.

Effects may hold others: what follows a cost, what is done for each tag, what is chosen from. Such
lists of effects have numbers of their own, and `BUNDLES` has what is in them.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.games.save_a_world import words
from orrery.games.save_a_world.content import (
    BOARD,
    CARDS,
    COMPONENTS,
    DECK_NAMES,
    PROJECT_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
)
from orrery.kernel.effect import (
    Count,
    Effect,
    Effects,
    Inner,
    Record,
    Switch,
    Word,
    Words,
    numbers,
)
from orrery.kernel.vocabulary import Named, Number

BUNDLES: Final[list[list[int]]] = []
_BUNDLE_BITS: Final = 5
UPGRADE_KINDS: Final = ("simple", "tech1", "tech2")


def _bundle(data: Any) -> int:
    """The number of a list of effects."""
    effects = numbers(EFFECTS.read(data))
    if effects not in BUNDLES:
        BUNDLES.append(effects)
    return BUNDLES.index(effects)


def _either(data: Any) -> int:
    """The numbers of two lists of which one is chosen, as one."""
    first, second = (_bundle(option) for option in data)
    return first << _BUNDLE_BITS | second


def either(number: int) -> tuple[int, int]:
    """The numbers of the two lists."""
    return number >> _BUNDLE_BITS, number & (1 << _BUNDLE_BITS) - 1


_N: Final = Count("n", Number("n"))
_RESOURCE: Final = Word("res", Named("res", (*RESOURCE_NAMES, "basic")))
_TAG: Final = Word("tag", Named("tag", (*TAG_NAMES, "planet_or_moon", "any")))
_PROJECT: Final = Word("project", Named("project", (*PROJECT_NAMES, "any")))
_DECK: Final = Word("deck", Named("deck", (*DECK_NAMES, "any")))
_KIND: Final = Word("kind", Named("kind", UPGRADE_KINDS))

# HSW-6.4, HSW-7, HSW-8, HSW-10 to HSW-12
EFFECTS: Final = Effects(
    [
        Effect(words.GAIN, "gain", [_RESOURCE, _N], text="effect-gain", pictogram="resource"),
        Effect(words.RAISE, "raise", [_RESOURCE, _N], text="effect-raise", pictogram="baseline"),
        Effect(words.TAG, "tag", [_TAG, _N], text="effect-tag", pictogram="tag"),
        Effect(words.POINTS, "vp", [_N], text="effect-vp", pictogram="points"),
        Effect(words.WORKING, "work", [_PROJECT, _N], text="effect-work", pictogram="project"),
        Effect(
            words.WORK_EACH,
            "work_each",
            [Count("projects", Number("projects")), _N],
            text="effect-work-each",
            pictogram="project",
        ),
        Effect(
            words.RESEARCH,
            "research",
            [_N, Switch("science_as_knowledge", Number("science_as_knowledge"), default=0)],
            text="effect-research",
            pictogram="research",
        ),
        Effect(words.UPGRADE, "upgrade", [_KIND, _N], text="effect-upgrade", pictogram="upgrade"),
        Effect(
            words.BUYING,
            "buy",
            [
                _N,
                _DECK,
                Count("discount", Number("discount"), least=0),
                Switch("free", Number("free")),
            ],
            text="effect-buy",
            pictogram="card",
        ),
        Effect(
            words.REMOVING,
            "remove",
            [Inner("then", _bundle, field=Number("then"))],
            text="effect-remove",
            pictogram="remove",
        ),
        Effect(
            words.PER_TAG,
            "per_tag",
            [_TAG, Inner("do", _bundle, field=Number("do"))],
            text="effect-per-tag",
            pictogram="tag",
        ),
        Effect(
            words.CHOICE,
            "choose",
            [Inner("options", _either, field=Number("options"))],
            text="effect-choose",
            pictogram="choice",
        ),
        Effect(
            words.PAYING,
            "pay",
            [_RESOURCE, _N, Inner("then", _bundle, field=Number("then"))],
            text="effect-pay",
            pictogram="resource",
        ),
        Effect(words.BADGE, "first_player", text="effect-badge", pictogram="badge"),
        Effect(words.REACTIVATING, "reactivate", [_N], text="effect-reactivate", pictogram="tag"),
        Effect(
            words.RECOVERING,
            "recover",
            [_N, Words("decks", Number("decks"), DECK_NAMES)],
            text="effect-recover",
            pictogram="card",
        ),
        Effect(words.RECALLING, "recall", [_N], text="effect-recall", pictogram="lander"),
    ]
)


def _number_bundles(data: Any) -> None:
    """Number the lists in the order of the files, whichever module reads them first."""
    if isinstance(data, list):
        for entry in data:
            _number_bundles(entry)
    elif isinstance(data, dict):
        for name, value in data.items():
            _number_bundles(value)
            if name in ("then", "do"):
                _bundle(value)
            elif name == "options":
                _either(value)


for _file in (BOARD, COMPONENTS, CARDS):
    _number_bundles(_file)

# HSW-12.3.1, HSW-11.6: what a boost card or a Tech 2 upgrade waits for
EVENT_WORDS: Final = (
    "gain",
    "raise",
    "tag",
    "work",
    "buy",
    "research",
    "upgrade",
    "shuttle",
    "play_boost",
    "spend_tags",
)
CONDITION: Final = Record(
    [
        Word("event", Named("event", EVENT_WORDS)),
        Word("res", Named("res", (*RESOURCE_NAMES, "basic")), default=words.NONE),
        Word("tag", Named("tag", (*TAG_NAMES, "any")), default=words.NONE),
        Word("project", Named("project", (*PROJECT_NAMES, "any")), default=words.NONE),
        Word("deck", Named("deck", (*DECK_NAMES, "any")), default=words.NONE),
        Word("kind", Named("kind", ("tech",)), default=words.NONE),
        Word("by", Named("by", ("location",)), default=words.NONE),
        Count("min", default=0),
    ]
)


def bits_of(data: Any) -> int:
    """What meets a condition, as bits of what can happen in a turn.

    HSW-12.3.5: one that is not specific is met by anything that fits it.
    """
    read = CONDITION.read(data)
    event = EVENT_WORDS[read["event"]]
    if event == "gain":
        return _some(words.GAINED_BIT, read["res"], words.ANY_BASIC, words.BASICS)
    if event == "raise":
        return _some(words.RAISED_BIT, read["res"], words.ANY_BASIC, words.BASICS)
    if event == "tag":
        return _some(words.TAG_BIT, read["tag"], words.TAGS, words.TAGS)
    if event == "work":
        return _some(words.WORKED_BIT, read["project"], words.ANY_PROJECT, words.PROJECTS)
    if event == "buy":
        return _some(words.BOUGHT_BIT, read["deck"], words.ANY_DECK, words.DECKS)
    if event == "shuttle":
        landed = 1 << words.AWAY_BIT
        return landed if read["by"] != words.NONE else landed | 1 << words.SHUTTLE_BIT
    return (
        1
        << {
            "research": words.RESEARCHED_BIT,
            "upgrade": words.TECH_BIT,
            "play_boost": words.BOOSTED_BIT,
            "spend_tags": words.TAGS_BIT,
        }[event]
    )


def _some(first: int, which: int, everything: int, count: int) -> int:
    if which == everything:
        return (1 << count) - 1 << first
    return 1 << first + which
