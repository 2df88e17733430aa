"""The three decks (HSW-2.4 to HSW-2.6): tags, effects, conditions, what species score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.save_a_world.content import (
    CARDS,
    DECK_NAMES,
    PROJECT_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
)
from orrery.games.save_a_world.printed import EFFECTS, bits_of
from orrery.games.save_a_world.words import BOOST, NONE, SPECIES, TAGS
from orrery.kernel.effect import Count, Record, Word, numbers, read_entries
from orrery.kernel.vocabulary import Named

_ALL: Final[list[dict[str, Any]]] = [card for deck in DECK_NAMES for card in CARDS[deck]]
CARD_NAMES: Final = [card["id"] for card in _ALL]
COUNT: Final = len(_ALL)
DECK: Final[list[int]] = [DECK_NAMES.index(card["deck"]) for card in _ALL]
STARTING: Final[list[bool]] = [card["starting"] for card in _ALL]
TAGS_ON: Final[list[list[int]]] = [  # per card: how many tags of each type it shows
    [card["tags"].count(tag) for tag in TAG_NAMES] for card in _ALL
]
assert all(len(tags) == TAGS for tags in TAGS_ON)


def _effects(card: Mapping[str, Any]) -> list[int]:
    return numbers(EFFECTS.read(card.get("effect", [])))


def _condition(card: Mapping[str, Any]) -> int:
    return bits_of(card["condition"]) if "condition" in card else 0


EFFECT: Final[list[list[int]]] = read_entries("cards", _ALL, _effects)
CONDITION: Final[list[int]] = read_entries("cards", _ALL, _condition)  # as bits of a turn
DECK_CARDS: Final[list[list[int]]] = [  # HSW-3.1.11: what is shuffled, starting cards aside
    [number for number in range(COUNT) if DECK[number] == deck and not STARTING[number]]
    for deck in range(len(DECK_NAMES))
]
STARTING_BOOST: Final = next(n for n in range(COUNT) if DECK[n] == BOOST and STARTING[n])
STARTING_ACTIONS: Final[list[int]] = [
    number for number in range(COUNT) if STARTING[number] and number != STARTING_BOOST
]

# HSW-16.8: what a species card counts
AMOUNT_WORDS: Final = (
    "tag_tokens",
    "tag_sets",
    "baselines_at_most",
    "baselines_at_least",
    "highest_baseline",
    "resource",
    "tech1",
    "tech2",
    "cards",
    "track",
    "lowest_track",
    "tracks_at_least",
    "key_project",
    "first_player_badge",
)
TAG_TOKENS: Final = 0
TAG_SETS: Final = 1
BASELINES_AT_MOST: Final = 2
BASELINES_AT_LEAST: Final = 3
HIGHEST_BASELINE: Final = 4
RESOURCE_LEFT: Final = 5
TECH_1_OWNED: Final = 6
TECH_2_OWNED: Final = 7
CARDS_OWNED: Final = 8
TRACK_SPACE: Final = 9
LOWEST_TRACK: Final = 10
TRACKS_AT_LEAST: Final = 11
IF_KEY: Final = 12
IF_BADGE: Final = 13

_SCORE: Final = Record(
    [
        Word("per", Named("per", AMOUNT_WORDS)),
        Count("vp"),
        Count("div", default=1),
        Count("max", default=99),
        Count("value", default=0),
        Word("tag", Named("tag", TAG_NAMES), default=NONE),
        Word("res", Named("res", RESOURCE_NAMES), default=NONE),
        Word("project", Named("project", PROJECT_NAMES), default=NONE),
        Word("deck", Named("deck", (*DECK_NAMES, "any")), default=NONE),
    ]
)


def _score(card: Mapping[str, Any]) -> list[int]:
    """What is counted, which of them, points, how many of them make one, and the most of them."""
    if "score" not in card:
        return []
    data = dict(card["score"])
    if "if" in data:
        data["per"] = data.pop("if")
    read = _SCORE.read(data)
    named = [read[name] for name in ("tag", "res", "project", "deck") if read[name] != NONE]
    which = (named or [read["value"]])[0]
    return [read["per"], which, read["vp"], read["div"], read["max"]]


SCORE: Final[list[list[int]]] = read_entries("cards", _ALL, _score)
assert all(SCORE[number] for number in range(COUNT) if DECK[number] == SPECIES)
WANTING_LOW: Final[list[int]] = [  # species that score for baselines which were not raised
    number for number in range(COUNT) if SCORE[number] and SCORE[number][0] == BASELINES_AT_MOST
]


def tags_for(card: int, accepted: int) -> int:
    """HSW-8.6, HSW-18.10: how many tags of the accepted types, as bits, a card shows."""
    count = 0
    for tag in range(TAGS):
        if accepted >> tag & 1:
            count += TAGS_ON[card][tag]
    return count
