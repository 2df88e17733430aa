"""Where Luna will advance and expand: her cards choose by rules, so much is known (SK-18.6)."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.luna import luna_at
from orrery.games.skymines.luna_cards import (
    ACTION,
    AMOUNT,
    DO_ADVANCE,
    DO_EXPAND,
    FIRST_GRADE,
    SELECT,
    SELECTORS,
)
from orrery.games.skymines.luna_choices import by_lead, by_value, picked
from orrery.games.skymines.state import Table
from orrery.games.skymines.words import COMPANIES, SLOTS


def _by_rule(do: int) -> list[float]:
    """What a card of the first grade brings on average, by the rule that chooses the company."""
    found = [0.0] * len(SELECTORS)
    for card in FIRST_GRADE:
        for number in range(len(ACTION[card])):
            if ACTION[card][number] == do:
                found[SELECT[card][number]] += AMOUNT[card][number] / len(FIRST_GRADE)
    return found


SPACES: Final = _by_rule(DO_ADVANCE)
PIECES: Final = _by_rule(DO_EXPAND)


def cards_ahead(table: Table, who: int, rounds: int) -> float:
    """How many cards she will turn over; later rounds may see a slot more."""
    luna = luna_at(table, who)
    waiting = len([source for source in luna.dealt_from if source])
    slots = len([slot for slot in range(SLOTS) if luna.open_slots >> slot & 1])
    return waiting + rounds * (slots + 0.5)


def by_company(
    table: Table, who: int, rules: list[float], cards: float, steady: float
) -> list[float]:
    """What so many cards bring, `steady` of it to the companies that her rules choose now.

    The rest may come to any.
    """
    found = [0.0] * COMPANIES
    value = by_value(table)
    lead = by_lead(table, who, value)
    for select in range(len(rules)):
        if rules[select]:
            chosen = picked(select, value, lead)
            brought = cards * rules[select]
            for company in chosen:
                found[company] += steady * brought
            even = (1.0 - steady) * brought * len(chosen) / COMPANIES
            for company in range(COMPANIES):
                found[company] += even
    return found
