"""Every game can be read in every language, whole and without holes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from fluent.syntax import ast

from orrery import bots
from orrery.kernel.agenda import Agenda
from orrery.kernel.dice import key_from_seed
from orrery.kernel.effect import Effect
from orrery.kernel.feed import Record
from orrery.kernel.game import OMNISCIENT, SPECTATOR
from orrery.kernel.lesson import lesson_of
from orrery.kernel.match import Match, new_match
from orrery.kernel.option import NO_OPPONENTS, Choice, Opponents, PerSeat
from orrery.kernel.pending import Offer
from orrery.kernel.step import Procedure, Step
from orrery.kernel.title import Title
from orrery.kernel.vocabulary import Field, Hex, Kind, Named, Number, Place, Square, Value
from orrery.testing.cases import Case, default_case, is_long, pairwise, random_case
from orrery.text import LANGUAGES, Translator, languages
from tests.text.messages import PLURALS, TITLES, entries, fields_for, messages, named, without_case

NUMBERS = [0, 1, 2, 5, 22]
READ = 6  # options of a decision that are read
MANY = 14  # more options than these are narrowed down by their fields
NAMES = ["Ada", "Bea", "Cyd", "Dot", "Eve", "Fay"]
PLURALS_OF = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
}

OWN_WORDS = {"amount"}  # of the shared messages, those that a game may have in its own words

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def check_text(text: str) -> None:
    """A text for people: something, and nothing left of the machinery."""
    assert text.strip()
    assert not re.search(r"[{}$⁨⁩]|\?\?\?", text), text


# The files


@each_title
def test_there_is_every_language(title: Title) -> None:
    assert languages(title) == list(LANGUAGES)


@each_title
@each_language
def test_files_are_well_formed_and_no_key_comes_twice(title: Title, lang: str) -> None:
    found = list(entries(title, lang))
    assert [entry for entry in found if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert {key for key in keys if keys.count(key) > 1} <= OWN_WORDS


@each_title
@each_language
def test_keys_are_the_same_in_every_language(title: Title, lang: str) -> None:
    assert set(messages(title, lang)) == set(messages(title, "en"))


@each_title
@each_language
def test_variables_and_headings_are_the_same_in_every_language(title: Title, lang: str) -> None:
    english = messages(title, "en")
    for key, message in messages(title, lang).items():
        variables, expected = (
            {without_case(title, name) for name in one.variables} for one in (message, english[key])
        )
        assert variables == expected, key
        assert ("heading" in message.attributes) == ("heading" in english[key].attributes), key


@each_title
@each_language
def test_things_of_one_field_have_the_same_cases(title: Title, lang: str) -> None:
    found = messages(title, lang)
    for field, values in named(title).items():
        cases = {frozenset(found[f"{field}-{value}"].attributes) for value in values}
        assert len(cases) == 1, field


@each_title
@each_language
def test_plurals_are_complete(title: Title, lang: str) -> None:
    for key, message in messages(title, lang).items():
        for keys in message.selects:
            if keys & PLURALS:
                assert keys == PLURALS_OF[lang], key


# What a game declares


@each_title
def test_everything_that_a_game_declares_has_a_message(title: Title) -> None:
    assert declared(title) - set(messages(title, "en")) == set()


# Events to which later rules added a field: older matches tell them without
TOLD_LESS = {"planet_unknown": ["drove", "teleported", "rover-landed"]}

CHARTS_OF_POINTS = {"chart-points", "chart-sources"}  # a game may name them

PREFIXES = [
    "move",
    "event",
    "ask",
    "option",
    "preset",
    "score",
    "grade",
    "holding",
    "effect",
    "automaton",
    "chapter",
    "carried",
    "rating",
    "chance",
    "chart",
    "field",
    "lesson",
]


@each_title
def test_no_message_is_left_over(title: Title) -> None:
    """Whatever begins like something declared is declared."""
    prefixes = tuple(f"{prefix}-" for prefix in PREFIXES)
    keys = {key for key in messages(title, "en") if key.startswith(prefixes)}
    fields = {f"field-{part.name}" for kind in title.moves.kinds.values() for part in kind.fields}
    assert keys - declared(title) - fields - CHARTS_OF_POINTS == {"event-undone"}


def declared(title: Title) -> set[str]:
    """The keys of all that a game declares: words, decisions, options, score lines."""
    keys = {"title", "about", "round"}
    keys |= {f"move-{kind.name}" for kind in title.moves.kinds.values()}
    keys |= {f"event-{kind.name}" for kind in title.events.kinds.values()}
    keys |= {f"chance-{kind.name}" for kind in title.events.kinds.values() if kind.drawn}
    keys |= {f"order-{order.name}" for order in title.orders}
    keys |= {f"holding-{name}" for name in title.holdings(default_case(title, 2).begin(), 0)}
    keys |= {f"event-{kind.name}-hidden" for kind in title.events.kinds.values() if kind.secret}
    keys |= {f"event-{name}-hidden" for name in TOLD_LESS.get(title.name, ())}
    keys |= {f"{field}-{value}" for field, values in named(title).items() for value in values}
    keys |= {f"ask-{name}" for name in decisions(title)}
    for option in title.options:
        keys.add(f"option-{option.name}")
        if isinstance(option, Choice | PerSeat):
            keys |= {f"{option.name}-{choice}" for choice in option.choices}
        if isinstance(option, Opponents):
            keys |= {f"automaton-{option.name}", f"{option.name}-{NO_OPPONENTS}"}
            keys |= {f"{option.name}-{level}" for level in option.levels}
        if isinstance(option, PerSeat):
            keys |= {f"{option.name}-{choice}" for choice in option.single}
    keys |= set(statistics_keys(title))
    keys |= {f"preset-{name}" for name in title.presets} | campaign_keys(title)
    if (lesson := lesson_of(title)) is not None:
        keys |= {step.text_key for step in lesson.steps}
    keys |= {effect.text_key for effect in effects(title) if effect.text_key}
    if title.grades:
        keys |= {"verdict", *(f"grade-{grade}" for grade in title.grades)}
    return keys | set(title.sheet.keys)


def statistics_keys(title: Title) -> Iterator[str]:
    """What charts and statistics are about."""
    for chart in title.charts:
        yield from (chart.key, *chart.line_keys)
    for chosen in title.chosen:
        yield from (chosen.key, *map(chosen.item_key, chosen.names))


def campaign_keys(title: Title) -> set[str]:
    """What the chapters, what is carried, and the ratings of a campaign are called."""
    campaign = title.campaign
    if campaign is None:
        return set()
    keys = {f"chapter-{name}" for name in campaign.chapters}
    keys |= {f"rating-{rating.name}" for rating in campaign.ratings}
    return keys | {f"carried-{campaign.points}"}


def effects(title: Title) -> list[Effect]:
    return [effect for declared in title.effects for effect in declared.effects]


@each_title
@each_language
def test_the_text_of_an_effect_asks_for_its_fields_only(title: Title, lang: str) -> None:
    for effect in effects(title):
        if effect.text:
            asked = messages(title, lang)[effect.text].variables
            assert asked <= {slot.name for slot in effect.slots}, effect.word


def decisions(title: Title) -> set[str]:
    """The names of all decisions of a game, and of the kernel's agenda."""
    steps = {cls for cls in title.classes.values() if issubclass(cls, Step)}
    own = {
        cls for cls in steps if not issubclass(cls, Procedure) and cls.options is not Step.options
    }
    return {re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower() for cls in own | {Agenda}}


@each_title
@each_language
def test_options_have_names_and_sentences(title: Title, lang: str) -> None:
    translator = Translator(title, lang, NAMES)
    for option in title.options:
        check_text(translator.option(option.name))
        check_text(translator.attribute(f"option-{option.name}", "text") or "")
        for value in option.values():
            check_text(translator.option_value(option.name, value))
    for implied in title.implied:
        check_text(translator.text(f"implied-{implied.reason}"))
    for preset in title.presets:
        check_text(translator.text(f"preset-{preset}"))
        check_text(translator.attribute(f"preset-{preset}", "text") or "")
    for name in bots.names():
        check_text(translator.text(f"bot-{name}"))


# Rendering


@each_title
@each_language
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_told_with_any_number(title: Title, lang: str, number: int) -> None:
    translator = Translator(title, lang, NAMES)
    for key, message in messages(title, lang).items():
        check_text(translator.text(key, **fields_for(title, message, number)))


@each_title
@each_language
@pytest.mark.parametrize("number", NUMBERS)
def test_moves_and_events_need_only_their_own_fields(title: Title, lang: str, number: int) -> None:
    translator = Translator(title, lang, NAMES)
    for kind in title.moves.kinds.values():
        for move in records(kind.name, kind.fields, number):
            check_text(translator.move(move))
    for kind in title.events.kinds.values():
        for event in told(kind, number):
            check_text(translator.event(event))
            check_text(translator.heading(event) or "no heading")


def told(kind: Kind, number: int) -> Iterator[Record]:
    """An event as it reaches its audience, and as it reaches the others."""
    yield from records(kind.name, [*kind.fields, *kind.secret], number)
    yield from records(kind.name, kind.fields, number)


def records(kind: str, fields: Sequence[Field], number: int) -> Iterator[Record]:
    """Records of this kind in which every value of every named field occurs."""
    count = max((len(field.names) for field in fields if isinstance(field, Named)), default=1)
    for turn in range(count):
        values = {field.name: _value(field, number, turn) for field in fields}
        yield {"kind": kind, **values}


def _value(field: Field, number: int, turn: int) -> Value:
    match field:
        case Named():
            return field.names[turn % len(field.names)]
        case Square():
            return "r1c1"
        case Hex():
            return "h1.1"
        case Place():
            return field.ids[0]
        case Number() if field.name.endswith("seat"):
            return 0
    return number


@each_title
def test_whole_matches_can_be_read(title: Title) -> None:
    cases = [random_case(title, seed) for seed in range(3)] if is_long(title) else pairwise(title)
    for case in cases:
        match = new_match(title, NAMES[: case.seats], case.options, key_from_seed(case.seed))
        translators = [Translator(title, lang, match.names, match.automata) for lang in LANGUAGES]
        read_through(match, case, translators)
        for translator in translators:
            for viewer in (0, SPECTATOR, OMNISCIENT):
                for record in match.events(viewer=viewer):
                    check_text(translator.event(record))


def read_through(match: Match, case: Case, translators: list[Translator]) -> None:
    """Play a match, and read every prompt, some options of each decision, and the score sheet."""
    chooser = case.chooser()
    while not match.is_over:
        pending = match.pending()[0]
        assert nameless(match.title, pending.options) == set()
        for translator in translators:
            check_text(translator.prompt(pending))
            for offer in pending.options[:READ]:
                check_text(translator.move(offer.description))
        game = match.position()
        match.play(pending.seat, chooser.choose(game, game.lane_of(pending.seat)))
    assert match.outcome is not None
    for translator in translators:
        for lines in match.outcome.breakdown:
            for line in lines:
                check_text(translator.score(line))
                check_text(translator.source(line) or translator.score(line))


def nameless(title: Title, options: Sequence[Offer]) -> set[str]:
    """The fields by which many options can be narrowed down, and that no message names."""
    if len(options) <= MANY:
        return set()
    values = {pair for offer in options for pair in offer.description.items()}
    differing = Counter(name for name, _ in values if name != "kind")
    known = messages(title, "en").keys()
    return {
        name
        for name, count in differing.items()
        if count > 1 and known.isdisjoint({f"field-{name}", f"view-{name}"})
    }
