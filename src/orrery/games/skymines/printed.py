"""What is printed on cards, plans, tracks and boards: one declaration for each effect."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines import words
from orrery.games.skymines.content import COMPANY_NAMES, SYMBOL_NAMES, TILE_NAMES
from orrery.kernel.effect import (
    Count,
    Effect,
    Effects,
    Fixed,
    Inner,
    Numbers,
    Record,
    Switch,
    Word,
)
from orrery.kernel.vocabulary import Named, Number

_HOW_MANY: Final = Count("n", Number("n"))


def _options(data: Any) -> list[list[int]]:
    """The lists of effects of which one is chosen."""
    return [[one.number for one in EFFECTS.read(option)] for option in data]


# SK-12: immediate effects
EFFECTS: Final = Effects(
    [
        Effect(words.GAIN_COINS, "gain_coins", [_HOW_MANY], text="effect-coins", pictogram="coin"),
        Effect(words.HELIUM, "helium", [_HOW_MANY], text="effect-helium", pictogram="tank"),
        Effect(
            words.RESEARCH_POINTS,
            "research_points",
            [_HOW_MANY],
            text="effect-points",
            pictogram="research",
        ),
        Effect(
            words.TRACK,
            "track",
            [Word("company", Named("company", (*COMPANY_NAMES, "any", "expanded"))), _HOW_MANY],
            text="effect-track",
            pictogram="track",
        ),
        Effect(
            words.TRACK_SPREAD,
            "track_spread",
            [Numbers("steps"), Fixed("exclude", "own_track")],
            text="effect-spread",
            pictogram="track",
        ),
        Effect(
            words.REMOVE_OUTPOST,
            "remove_outpost",
            [_HOW_MANY],
            text="effect-remove-outpost",
            pictogram="outpost",
        ),
        Effect(
            words.COINS_PER_SYMBOL,
            "coins_per_symbol",
            [Word("symbol", Named("symbol", SYMBOL_NAMES)), Count("minus", Number("minus"))],
            text="effect-coins-per",
            pictogram="coin",
        ),
        Effect(
            words.BUY_WITH_COINS,
            "buy_card_with_coins",
            [Count("discount", Number("discount"), least=0)],
            text="effect-buy",
            pictogram="card",
        ),
        Effect(
            words.COINS_PRINTED,
            "gain_coins_printed_cost",
            [Count("plus", Number("plus"))],
            text="effect-sell",
            pictogram="coin",
        ),
        Effect(
            words.PERFORM_REMOVED,
            "perform_removed_card",
            text="effect-perform",
            pictogram="card",
        ),
        Effect(
            words.FROM_REMOVED,
            "take_from_removed_pile",
            [Count("pay", Number("pay")), Switch("optional", Number("optional"), default=0)],
            text="effect-from-removed",
            pictogram="card",
        ),
        Effect(words.CHOOSE, "choose", [Inner("options", _options)], pictogram="choice"),
        Effect(words.TAKE_FIRST, "take_first_player", text="effect-first", pictogram="first"),
        Effect(
            words.RESERVE_TILE,
            "reserve_tile",
            [Word("tile", Named("tile", TILE_NAMES))],
            text="effect-tile",
            pictogram="tile",
        ),
    ]
)

# SK-10.4: what an unlocked track gives for good
PERMANENT: Final = Effects(
    [
        Effect(
            words.A1,
            "discount",
            [
                Fixed("when", "acquire_with"),
                Word("resource", Named("resource", SYMBOL_NAMES[: words.RESOURCES])),
                Count("n", most=1),
            ],
            text="bonus-discount",
        ),
        Effect(words.A1, "mixed_purchase", [Count("discount", most=1)], text="bonus-mixed"),
        Effect(words.B1, "energy_plus", [_HOW_MANY], text="bonus-energy"),
        Effect(words.A2, "extra_markers", [_HOW_MANY], text="bonus-markers"),
        Effect(
            words.C1,
            "card_value_plus",
            [Word("resource", Named("resource", SYMBOL_NAMES[: words.RESOURCES])), Fixed("n", 1)],
            text="bonus-value",
        ),
        Effect(
            words.D1,
            "field_symbol",
            [Fixed("symbols", 1), Count("collectors_plus", Number("n"))],
            text="bonus-field",
        ),
    ]
)

# SK-6.4.4: what a plan asks for
REQUIREMENT: Final = Record(
    [
        Word("req", Named("req", ("symbol", "same_resource", "research_any", "coins"))),
        Word("type", Named("type", SYMBOL_NAMES), default=words.NONE),
        Count("n"),
    ]
)
NEEDS_SYMBOL: Final = 0
NEEDS_SAME: Final = 1
NEEDS_RESEARCH: Final = 2
NEEDS_COINS: Final = 3
