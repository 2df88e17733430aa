"""The action cards (SK-2.2, SK-2.3): what they are worth, cost, and bring at the end.

The cards of the deck come first, by letter; then the nine kinds of starting cards, of which every
player has one each, and the single-energy cards.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.content import ACTION_CARDS, COMPANY_NAMES, SYMBOL_NAMES
from orrery.games.skymines.words import (
    ENERGY,
    FIELD,
    NONE,
    RESOURCES,
    SCIENCE,
    SHARE,
)

_ALL: Final[list[dict[str, Any]]] = [
    *ACTION_CARDS["cards"],
    *ACTION_CARDS["starting_cards"]["cards"],
    *ACTION_CARDS["single_energy_cards"]["cards"],
]
CARD_NAMES: Final = [card["id"] for card in _ALL]
CARDS: Final = len(_ALL)
DECK_CARDS: Final = len(ACTION_CARDS["cards"])
STARTING: Final[list[int]] = list(
    range(DECK_CARDS, DECK_CARDS + len(ACTION_CARDS["starting_cards"]["cards"]))
)
SINGLE_ENERGY: Final[list[int]] = list(range(STARTING[-1] + 1, CARDS))
LETTERS: Final[list[list[int]]] = [  # SK-3.1.7: from the top of the deck to its bottom
    [number for number in range(DECK_CARDS) if _ALL[number]["deck"] == letter]
    for letter in ACTION_CARDS["deck_order_top_to_bottom"]
]


def _symbol(card: dict[str, Any]) -> int:
    if card["kind"] == "resource":
        return SYMBOL_NAMES.index(card["resource"])
    return {"energy": ENERGY, "science": SCIENCE, "field": FIELD, "share": SHARE}[card["kind"]]


SYMBOL: Final[list[int]] = [_symbol(card) for card in _ALL]
VALUE: Final[list[int]] = [card.get("value", card.get("rp", 1)) for card in _ALL]
COST: Final[list[int]] = [card["cost"] for card in _ALL]
SHARE_OF: Final[list[int]] = [
    NONE if card["share"] is None else COMPANY_NAMES.index(card["share"]) for card in _ALL
]
FIELD_COMPANY: Final[list[int]] = [  # SK-6.5.1
    COMPANY_NAMES.index(card["company"]) if card.get("company") else NONE for card in _ALL
]
FIELD_HELIUM: Final[list[int]] = [card.get("helium", 0) for card in _ALL]
FIELD_COINS: Final[list[int]] = [card.get("coins", 0) for card in _ALL]
PER_COLLECTORS: Final[list[int]] = [card.get("per_collectors", 0) for card in _ALL]
SURCHARGE: Final[list[int]] = [  # SK-6.1.4: by space of the display
    surcharge
    for column in ("right_column_1_4", "middle_column_5_8", "left_column_9_12")
    for surcharge in [ACTION_CARDS["display"]["surcharge"][column]] * 4
]
DISPLAY: Final = len(SURCHARGE)
ROWS: Final = 4


def is_resource(card: int) -> bool:
    return SYMBOL[card] < RESOURCES


def is_research(card: int) -> bool:
    """Scientists and field scientists (SK-6.4.7)."""
    return SYMBOL[card] == SCIENCE or SYMBOL[card] == FIELD
