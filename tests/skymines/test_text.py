"""What texts say about components is what is printed on them, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import ACTION_CARDS, BONUS, RESEARCH, SIDE_NAMES, TILE_NAMES
from orrery.games.skymines.luna_cards import LUNA_CARD_NAMES
from orrery.games.skymines.plans import PLAN_NAMES, TOKEN_NAMES
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.vocabulary import SPACE_NAMES
from orrery.kernel.option import Choice, Opponents
from orrery.text import LANGUAGES, Translator
from orrery.text.spacing import bound

CARDS = [
    *ACTION_CARDS["cards"],
    *ACTION_CARDS["starting_cards"]["cards"],
    *ACTION_CARDS["single_energy_cards"]["cards"],
]
EXPLAINED = {
    "card": CARD_NAMES,
    "plan": PLAN_NAMES,
    "token": TOKEN_NAMES,
    "tile": TILE_NAMES,
    "space": SPACE_NAMES,
    "threat": THREAT_NAMES,
    "luna": LUNA_CARD_NAMES,
    "side": SIDE_NAMES,
}

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def explanation(lang: str, field: str, name: str) -> str:
    text = Translator(TITLE, lang, []).explanation(name, field)
    assert text, f"{field}-{name} is not explained in {lang}"
    return text


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


def amounts(effects: list[dict[str, Any]]) -> list[int]:
    """The numbers of printed effects or requirements."""
    return [one.get("n", one.get("minus", 0)) for one in effects]


def of_a_card(card: dict[str, Any]) -> list[int]:
    printed = [card[name] for name in ("value", "rp", "helium", "coins") if card.get(name)]
    if card.get("per_collectors"):
        printed += [1, card["per_collectors"]]
    return [*printed, card["cost"]]


@each_language
@pytest.mark.parametrize("field", EXPLAINED)
def test_everything_is_explained(lang: str, field: str) -> None:
    for name in EXPLAINED[field]:
        assert explanation(lang, field, name).endswith(".")


@each_language
def test_cards_say_what_is_printed_on_them(lang: str) -> None:
    for card in CARDS:
        assert numbers(explanation(lang, "card", card["id"])) == of_a_card(card), card["id"]


@each_language
def test_plans_say_what_they_need_and_bring(lang: str) -> None:
    for plan in RESEARCH["plans"]:
        printed = amounts(plan["requirements"]) + amounts(plan["reward"])
        assert numbers(explanation(lang, "plan", plan["id"])) == printed, plan["id"]
    for plan in RESEARCH["special_plans"]:
        printed = [*amounts(plan["requirements"]), plan["value"]]
        assert numbers(explanation(lang, "special", plan["id"])) == printed, plan["id"]


@each_language
def test_tokens_say_what_they_bring(lang: str) -> None:
    cards = {card["id"]: card["value"] for card in CARDS if "value" in card}
    for token in RESEARCH["starting_tokens"]:
        printed = amounts(token["start_bonus"]) + [cards[card] for card in token["rest_cards"]]
        printed += amounts(token["plan"]["requirements"]) + amounts(token["plan"]["reward"])
        assert numbers(explanation(lang, "token", token["id"])) == printed, token["id"]


@each_language
def test_majorities_say_what_every_step_brings(lang: str) -> None:
    for space in BONUS["spaces"]:
        if space["group"] == "majority" and space["majority"] != "science":
            printed = [
                n for step in space["tiers"] for n in (step["min"], *amounts(step["effect"]))
            ]
            text = explanation(lang, "space", f"majority-{space['majority']}")
            assert numbers(text) == printed, space["id"]


@each_language
def test_every_option_is_explained(lang: str) -> None:
    for option in TITLE.options:
        assert explanation(lang, "option", option.name)
        if isinstance(option, Choice | Opponents):
            words = option.choices if isinstance(option, Choice) else option.levels
            for word in words:
                assert explanation(lang, option.name, word)
    for preset in TITLE.presets:
        assert explanation(lang, "preset", preset)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ada wins with 5 coins."),
        ("pl", "Ada wygrywa, zdobywając 5 crypcoinów."),
        ("cs", "Ada vítězí a získává 5 crypcoinů."),
    ],
)
def test_results_are_told_in_coins(lang: str, said: str) -> None:
    told = Translator(TITLE, lang, ["Ada"]).text("result-wins", seat=0, points=5)
    assert told == bound(said, lang)
