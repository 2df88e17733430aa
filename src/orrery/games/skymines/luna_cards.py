"""Luna's cards and levels (SK-18.1.5, SK-18.7), as tables."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.content import LUNA
from orrery.games.skymines.plans import DISPLAY_NAMES
from orrery.games.skymines.words import (
    BUY_SPACE,
    FIRST_PLAYER_SPACE,
    NONE,
    SELL_SPACE,
    SLOTS,
    TILE_SPACE,
)

_CARDS: Final[list[dict[str, Any]]] = LUNA["cards"]
LUNA_CARD_NAMES: Final = [card["id"] for card in _CARDS]
FIRST_GRADE: Final[list[int]] = [n for n, card in enumerate(_CARDS) if card["grade"] == 1]
SECOND_GRADE: Final[list[int]] = [n for n, card in enumerate(_CARDS) if card["grade"] == 2]
LEFT_NUMBER: Final[list[int]] = [card["majority_left"] for card in _CARDS]
RIGHT_NUMBER: Final[list[int]] = [card["majority_right"] for card in _CARDS]
SCIENTISTS: Final[list[int]] = [card["scientists"] for card in _CARDS]

# What she does (SK-18.6)
DO_COINS: Final = 0
DO_HELIUM: Final = 1
DO_RESEARCH: Final = 2
DO_ADVANCE: Final = 3
DO_EXPAND: Final = 4
DO_GAIN_CARDS: Final = 5
DO_SHARE_CARD: Final = 6
DO_DISCARD_PLAN: Final = 7
DO_DISCARD_SPECIAL: Final = 8
DO_MARKER: Final = 9
_DO: Final = (
    "gain_coins",
    "helium",
    "research",
    "advance",
    "expand",
    "gain_cards",
    "gain_most_valuable_share_card",
    "discard_plan",
    "discard_special_plan",
    "place_marker",
)

# Which companies (SK-18.6.3 to SK-18.6.6)
SELECTORS: Final[tuple[str, ...]] = tuple(LUNA["selectors"])
MOST_VALUABLE: Final = SELECTORS.index("most_valuable")
SECOND_MOST: Final = SELECTORS.index("second_most_valuable")
TWO_MOST: Final = SELECTORS.index("two_most_valuable_each")
LEAST_VALUABLE: Final = SELECTORS.index("least_valuable")
BIGGEST_LEAD: Final = SELECTORS.index("lead_biggest_margin")
TWO_LEADS: Final = SELECTORS.index("two_lead_biggest_margin_each")
ALL_FOUR: Final = SELECTORS.index("all_four_each")

# By which rule she acts, besides these: said in the log
_OTHER_RULES: Final = (
    "printed",
    "slot_cards",
    "share_card",
    "slot_plan",
    "latest_special",
    "slot_space",
    "lowest_free",
    "highest_free",
    "lowest_own",
    "highest_own",
    "lowest_behind",
    "highest_behind",
    "no_place",
    "left_majority",
    "right_majority",
    "no_majority",
)
RULE_NAMES: Final = (*SELECTORS, *_OTHER_RULES)
BY_PRINT: Final = RULE_NAMES.index("printed")  # SK-18.6.1
BY_SLOT_CARDS: Final = RULE_NAMES.index("slot_cards")  # SK-18.6.17
BY_SHARE: Final = RULE_NAMES.index("share_card")  # SK-18.6.18
BY_SLOT_PLAN: Final = RULE_NAMES.index("slot_plan")  # SK-18.6.19
BY_LATEST: Final = RULE_NAMES.index("latest_special")  # SK-18.6.20
BY_SLOT_SPACE: Final = RULE_NAMES.index("slot_space")  # SK-18.6.21
# Of these, the next one is that of the highest number
TO_FREE: Final = RULE_NAMES.index("lowest_free")  # SK-18.6.10, SK-18.6.12
TO_OWN: Final = RULE_NAMES.index("lowest_own")  # SK-18.6.13
TO_BEHIND: Final = RULE_NAMES.index("lowest_behind")  # SK-18.6.11, SK-18.6.14
NO_PLACE: Final = RULE_NAMES.index("no_place")  # SK-18.6.16
ENDS_LEFT: Final = RULE_NAMES.index("left_majority")  # SK-18.3.2
ENDS_RIGHT: Final = RULE_NAMES.index("right_majority")
ENDS_NONE: Final = RULE_NAMES.index("no_majority")
ACTS_BY: Final[list[int]] = [  # by what she does; an advance tells its companies, then the places
    *(BY_PRINT, BY_PRINT, BY_PRINT, NONE, NONE),
    *(BY_SLOT_CARDS, BY_SHARE, BY_SLOT_PLAN, BY_LATEST, BY_SLOT_SPACE),
]
assert len(ACTS_BY) == len(_DO)

_SPACE_IDS: Final = {
    "first_player": FIRST_PLAYER_SPACE,
    "buy_card": BUY_SPACE,
    "sell_card": SELL_SPACE,
    "tile_science": TILE_SPACE,
    "tile_field": TILE_SPACE + 1,
    "tile_energy": TILE_SPACE + 2,
    "tile_plus1": TILE_SPACE + 3,
}


def _by_slot(action: dict[str, Any]) -> list[list[int]]:
    """SK-18.3.1: what the letter of a slot decides: display spaces, a plan, or a bonus space."""
    found: list[list[int]] = []
    for letter in LUNA["action_slots"]:
        chosen = action.get("by_slot", {}).get(letter, [])
        if action["do"] == "gain_cards":
            found.append([space - 1 for space in chosen])
        elif action["do"] == "discard_plan":
            found.append([DISPLAY_NAMES.index(chosen)])
        elif action["do"] == "place_marker":
            found.append([_SPACE_IDS[chosen]])
        else:
            found.append([])
    return found


_ACTIONS: Final = [card["actions"] for card in _CARDS]
ACTION: Final[list[list[int]]] = [[_DO.index(a["do"]) for a in actions] for actions in _ACTIONS]
AMOUNT: Final[list[list[int]]] = [[a.get("n", 1) for a in actions] for actions in _ACTIONS]
SELECT: Final[list[list[int]]] = [
    [SELECTORS.index(a["select"]) if "select" in a else NONE for a in actions]
    for actions in _ACTIONS
]
TO_HIGHEST: Final[list[list[bool]]] = [
    [a.get("choose") == "max" for a in actions] for actions in _ACTIONS
]
BY_SLOT: Final[list[list[list[list[int]]]]] = [[_by_slot(a) for a in acts] for acts in _ACTIONS]


def _reveals(word: str) -> list[int]:
    return [
        card["reveal"]["n"] if card["reveal"] and card["reveal"]["do"] == word else 0
        for card in _CARDS
    ]


REVEAL_HELIUM: Final = _reveals("helium")
REVEAL_RESEARCH: Final = _reveals("research")

_LEVELS: Final[list[dict[str, Any]]] = LUNA["levels"]
LEVEL_NAMES: Final = [str(level["level"]) for level in _LEVELS]
ADDS_SECOND: Final[list[bool]] = [level["grade2_on_reshuffle"] for level in _LEVELS]
OPENS_SLOTS: Final[list[bool]] = [level["extra_slots"] for level in _LEVELS]
START_TANK: Final[list[int]] = [level["start_helium"] for level in _LEVELS]
START_RESEARCH: Final[list[int]] = [level["start_research"] for level in _LEVELS]
TANK_TOKENS: Final[list[list[int]]] = [level["helium_tokens"] for level in _LEVELS]
RESEARCH_TOKENS: Final[list[list[int]]] = [level["research_tokens"] for level in _LEVELS]
MARKERS: Final[int] = LUNA["bonus_markers"]
MAX_RESEARCH: Final[int] = LUNA["max_research"]
LEFT_AT: Final[int] = LUNA["slot_A_at_helium"]
RIGHT_AT: Final[int] = LUNA["slot_E_at_research"]
assert len(LUNA["action_slots"]) == SLOTS
