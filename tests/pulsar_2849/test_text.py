"""Pulsar 2849 can be read in every language, beyond what tests/text requires of all games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.games.pulsar_2849.catalogue import catalogue
from orrery.games.pulsar_2849.content import (
    EXPLORATION_TILES,
    GOALS,
    SHEETS,
    SYSTEM_TILES,
    TECHNOLOGY_BOARDS,
    TRANSMITTERS,
)
from orrery.games.pulsar_2849.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import Match, new_match
from orrery.testing.cases import Case
from orrery.text import LANGUAGES, Translator
from orrery.text.spacing import bound
from tests.text.messages import messages

NAMES = ["Ada", "Bea", "Cyd", "Dot"]
CASES = [
    Case(TITLE, 2, TITLE.check(2, {"cluster": "dead_ends", "goals": "marked"}), seed=1),
    Case(TITLE, 3, TITLE.check(3, {"headquarters": False}), seed=2),
    Case(TITLE, 4, TITLE.check(4, {"even_start": True}), seed=3),
]
LOOKED_AT = 60  # decisions of a match

# Parts of a view that hold named things
THINGS = {"cluster", "phase", "median", "ship", "from", "place", "path", "bases", "tile", "sheet"}
THINGS |= {"id", "transmitters", "patents", "done", "available", "runs", "runs_used", "gyrodyne"}

TECHNOLOGIES = [tech for board in TECHNOLOGY_BOARDS for tech in board["technologies"]]
PROJECTS = [project for sheet in SHEETS for project in sheet["projects"]]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


# What a view shows


@each_language
def test_every_word_of_a_view_is_known(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    endings = {ending for key in messages(TITLE, lang) for ending in endings_of(key)}
    for case in CASES:
        for part, word in set(shown(case)):
            told = translator.word(word, part)
            assert told != word.replace("_", " ") or word in endings, (part, word)


def shown(case: Case) -> Iterator[tuple[str, str]]:
    """The words of some views of a match, with the parts they stand in."""
    match = new_match(TITLE, NAMES[: case.seats], case.options, key_from_seed(case.seed))
    for _ in play(match, case):
        yield from words(match.view(0))


def play(match: Match, case: Case) -> Iterator[None]:
    chooser = case.chooser()
    for _ in range(LOOKED_AT):
        yield
        pending = match.pending()[0]
        game = match.position()
        match.play(pending.seat, chooser.choose(game, game.lane_of(pending.seat)))


def words(view: Any, part: str = "") -> Iterator[tuple[str, str]]:
    """The keys of a view, and the named things in it."""
    if isinstance(view, dict):
        yield from (("", key) for key in view)
        for key, value in view.items():
            yield from words(value, key)
    elif isinstance(view, list):
        for item in view:
            yield from words(item, part)
    elif isinstance(view, str) and part in THINGS:
        yield part, view


def endings_of(key: str) -> Iterator[str]:
    """Some words are the same in a language as in the notation: `type-small` says `small`."""
    parts = key.split("-")
    return ("-".join(parts[number:]) for number in range(1, len(parts)))


@each_language
def test_namesakes_are_told_apart_by_their_part_of_a_view(lang: str) -> None:
    """There are a transmitter A1 and an HQ board A1."""
    translator = Translator(TITLE, lang, NAMES)
    sheets = {sheet["id"] for sheet in SHEETS}
    namesakes = [tile["id"] for tile in TRANSMITTERS if tile["id"] in sheets]
    assert namesakes
    for name in namesakes:
        transmitter = translator.text(f"transmitter-{name}")
        assert translator.word(name, "id") == translator.word(name, "transmitters") == transmitter
        text = explanation(translator, "transmitter", name)
        assert explanation(translator, "id", name) == text
        assert explanation(translator, "transmitters", name) == text
        assert translator.word(name, "sheet") == translator.text(f"sheet-{name}") != transmitter
    assert translator.word("4", "median") != translator.word("4", "label") == "4"


# What the texts say is what the content says


def explanation(translator: Translator, field: str, name: str) -> str:
    text = translator.explanation(name, field)
    assert text is not None
    return text


def numbers(text: str) -> list[int]:
    """All numbers in a text, but not those of names such as A1a, nor those of ±1 and +2."""
    return [int(number) for number in re.findall(r"(?<![\w±+])[0-9]+(?!\w)", text)]


@each_language
def test_technologies_are_told_with_the_numbers_of_the_content(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for technology in TECHNOLOGIES:
        title = translator.text(f"technology-{technology['id']}")
        assert lang != "en" or title == technology["title"]["en"]
        told = explanation(translator, "technology", technology["id"])
        assert numbers(told) == numbers(technology["text"][lang]), technology["id"]


@each_language
def test_technologies_of_the_options_are_those_of_the_boards(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for board in TECHNOLOGY_BOARDS:
        option = f"technologies_{board['category'].lower()}"
        assert translator.text(f"{option}-{board['letter']}") == board["id"]
        titles = [translator.text(f"technology-{t['id']}") for t in board["technologies"]]
        assert explanation(translator, option, board["letter"]) == bound(", ".join(titles), lang)


@each_language
def test_transmitters_are_told_with_costs_halves_and_benefits(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for tile in TRANSMITTERS:
        halves = [end["half"] for end in tile["ends"] if end["half"] is not None]
        gained = [effect["n"] for effect in tile["immediate"] if "n" in effect]
        production = tile["production"]
        bought = production.get("buy")
        produced = [bought["points"], bought["cubes"]] if bought else [*production.values()]
        told = explanation(translator, "transmitter", tile["id"])
        assert numbers(told) == tile["costs"] + halves + gained + produced, tile["id"]


@each_language
def test_projects_are_told_with_their_die_and_effects(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for project in PROJECTS:
        told = explanation(translator, "project", project["id"])
        expected = [project["die"], *effect_numbers(project["effects"])]
        assert numbers(told) == expected, project["id"]
        assert project["row"] in (1, 4) or all(name in told for name in project["requires"])


@each_language
def test_headquarters_list_all_projects(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for sheet in SHEETS:
        told = explanation(translator, "sheet", sheet["id"])
        expected = [
            number
            for project in sheet["projects"]
            for number in (project["die"], *effect_numbers(project["effects"]))
        ]
        assert numbers(told) == expected, sheet["id"]


@each_language
def test_systems_are_told_with_planets_and_bonus(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for tile in SYSTEM_TILES:
        told = explanation(translator, "system", tile["id"])
        labels = [int(planet["label"][0]) for planet in tile["planets"] if "label" in planet]
        assert numbers(told) == labels + effect_numbers(tile["bonus"]), tile["id"]
        assert told.count(",") >= len(tile["planets"]) - 1


@each_language
def test_exploration_tiles_are_told_with_their_effects(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for tile in EXPLORATION_TILES:
        told = explanation(translator, "exploration", tile["id"])
        assert numbers(told) == effect_numbers(tile["effects"]), tile["id"]


@each_language
def test_goals_are_told_with_their_points_and_prices(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    for goal in GOALS:
        needed = goal["condition"]["at_least"]
        bonuses = [n for bonus in goal["bonuses"] for n in (bonus["points"], bonus["cubes"])]
        told = [n for n in numbers(explanation(translator, "goal", goal["id"])) if n]
        assert told == [needed, goal["points"], *bonuses], goal["id"]
        assert numbers(translator.text(f"goal-{goal['id']}")) == [needed]


@each_language
def test_every_printed_effect_is_told_with_its_numbers(lang: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    lists = [thing["effects"] for thing in (*PROJECTS, *EXPLORATION_TILES)]
    lists += [tile["bonus"] for tile in SYSTEM_TILES]
    lists += [tile["immediate"] for tile in TRANSMITTERS]
    lists += [tech["effect"] for tech in TECHNOLOGIES if tech["class"] == "immediate"]
    for effect in [effect for effects in lists for effect in effects]:
        key = catalogue().effects[effect["op"]].text
        counts = {name: value for name, value in effect.items() if type(value) is int}
        choices = {name: str(effect[name]) for name in effect if name not in ("op", *counts)}
        if key:
            told = translator.text(key, **counts, **choices)
            assert sorted(numbers(told)) == sorted(counts.values()), effect


def effect_numbers(effects: list[dict[str, Any]]) -> list[int]:
    """The numbers that a text about these effects has; a single token or tile needs none."""
    found: list[int] = []
    for effect in effects:
        single = effect["op"] in ("modifier", "explore") and effect["n"] == 1
        keys = () if single else ("n", "value", "silver", "red", "points")
        found += [effect[key] for key in keys if key in effect]
    return found


# How things are said


@pytest.mark.parametrize(
    ("lang", "move", "text"),
    [
        ("en", "fly silver-4 plus-one none none", "Fly with a silver 4 (+1)"),
        (
            "en",
            "fly red-3 none f orange",
            "Fly with a red 3 as gate run f through orange gates",
        ),
        ("en", "take-die 4 none 0", "Take a 4 (no counter moves)"),
        ("en", "take-die 2 initiative 1", "Take a 2 and move your rear initiative counter"),
        ("pl", "fly silver-4 plus-one none none", "Leć za srebrną kość 4 (+1)"),
        (
            "pl",
            "take-gyrodyne silver-2 minus-one small",
            "Weź małą żyrostację za srebrną kość 2 (−1)",
        ),
        ("pl", "route S5 4 0", "Leć do systemu S5 (4 segmenty)"),
        ("pl", "build large I2", "Rozpocznij budowę dużej żyrostacji na odizolowanym pulsarze I2"),
        (
            "cs",
            "fly red-3 none f orange",
            "Leť za červenou kostku 3 jako průlet f oranžovými branami",
        ),
        ("cs", "route G5 5 0", "Leť k zelené bráně G5 (5 úseků)"),
        ("cs", "complete red-6 none P3", "Dokonči gyrogenerátor u pulsaru P3 za červenou kostku 6"),
        ("cs", "link 0 left right", "Připoj ho pravým koncem k levé straně své první sítě"),
    ],
)
def test_moves_are_said_as_a_player_would(lang: str, move: str, text: str) -> None:
    translator = Translator(TITLE, lang, NAMES)
    assert translator.move(TITLE.moves.describe(TITLE.moves.parse(move))) == bound(text, lang)
