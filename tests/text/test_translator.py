"""How a translator speaks, with Comet Watch as the example."""

from __future__ import annotations

from dataclasses import replace

import pytest

import orrery
from orrery.kernel.errors import BrokenRules, UnknownLanguage
from orrery.kernel.feed import Record
from orrery.kernel.score import ScoreLine
from orrery.text import Translator, languages
from orrery.text.spacing import bound

EXAMPLE = orrery.title("example")


def speaker(lang: str) -> Translator:
    return Translator(EXAMPLE, lang, ["Ada", "Bea"])


@pytest.mark.parametrize(
    ("lang", "amount", "said"),
    [
        ("en", 0, "Ada gains 0 stars."),
        ("en", 1, "Ada gains 1 star."),
        ("en", 22, "Ada gains 22 stars."),
        ("pl", 0, "Ada zdobywa 0 gwiazdek."),
        ("pl", 1, "Ada zdobywa 1 gwiazdkę."),
        ("pl", 2, "Ada zdobywa 2 gwiazdki."),
        ("pl", 5, "Ada zdobywa 5 gwiazdek."),
        ("pl", 12, "Ada zdobywa 12 gwiazdek."),
        ("pl", 22, "Ada zdobywa 22 gwiazdki."),
        ("cs", 0, "Ada získává 0 hvězd."),
        ("cs", 1, "Ada získává 1 hvězdu."),
        ("cs", 2, "Ada získává 2 hvězdy."),
        ("cs", 5, "Ada získává 5 hvězd."),
        ("cs", 22, "Ada získává 22 hvězd."),
    ],
)
def test_numbers_agree_with_their_nouns(lang: str, amount: int, said: str) -> None:
    event: Record = {"kind": "gained-stars", "seat": 0, "amount": amount}
    assert speaker(lang).event(event) == bound(said, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bea shows Halley's Comet in telescope 2."),
        ("pl", "Bea pokazuje kometę Halleya w teleskopie 2."),
        ("cs", "Bea ukazuje Halleyovu kometu v dalekohledu 2."),
    ],
)
def test_things_stand_in_the_case_that_the_sentence_needs(lang: str, said: str) -> None:
    event: Record = {"kind": "shown", "seat": 1, "comet": "halley", "telescope": "t2"}
    assert speaker(lang).event(event) == bound(said, lang)


@pytest.mark.parametrize(
    ("lang", "known", "hidden"),
    [
        ("en", "Ada draws Comet Encke.", "Ada draws a comet."),
        ("pl", "Ada dobiera kometę Enckego.", "Ada dobiera kometę."),
        ("cs", "Ada dobírá Enckeovu kometu.", "Ada dobírá kometu."),
    ],
)
def test_who_may_not_know_a_secret_reads_another_sentence(
    lang: str, known: str, hidden: str
) -> None:
    event: Record = {"kind": "drew", "seat": 0}
    assert speaker(lang).event(event | {"comet": "encke"}) == known
    assert speaker(lang).event(event) == hidden


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ada takes a move back."),
        ("pl", "Ada cofa ruch."),
        ("cs", "Ada bere tah zpět."),
    ],
)
def test_a_move_taken_back(lang: str, said: str) -> None:
    event: Record = {"kind": "undone", "seat": 0, "first": 3, "count": 1}
    assert speaker(lang).event(event) == said


def test_prompts_and_options_of_a_decision() -> None:
    pending = orrery.new("example", ["Ada", "Bea"], seed=7).pending()[0]
    assert speaker("pl").prompt(pending) == "Którą kometę chcesz obserwować tej nocy?"
    assert [speaker("pl").move(offer.description) for offer in pending.options] == [
        "Wybierz kometę Swifta",
        "Wybierz kometę Kircha",
        "Wybierz kometę Westa",
    ]


def test_some_events_open_a_new_part_of_the_log() -> None:
    assert speaker("cs").heading({"kind": "night", "night": 2, "seat": 0}) == "Noc 2"
    assert speaker("cs").heading({"kind": "ended"}) is None


def test_score_lines_and_options() -> None:
    polish = speaker("pl")
    assert polish.score(ScoreLine("score-sets", 5)) == "Komplety soczewek"
    assert polish.option("sky") == "Niebo"
    assert polish.option_value("sky", "clear") == "bezchmurne"
    assert polish.option_value("lenses", True) == "tak"
    assert polish.option_value("nights", 4) == "4"


def test_words_of_a_view_are_translated_where_they_are_known() -> None:
    czech = speaker("cs")
    assert czech.word("hand_size") == bound("Počet komet v ruce", "cs")
    assert czech.word("hale-bopp") == "kometa Hale–Bopp"
    assert czech.word("something_else") == "something else"


def test_words_of_a_part_are_values_of_its_field() -> None:
    english = Translator(orrery.title("planet_unknown"), "en", ["Ada"])
    assert english.word("obj-07", "objective") == "Transit"
    assert english.word("obj-07", "personal") == "Highway"
    assert english.explanation("obj-07", "personal") == "6 resources in one civ area"
    assert speaker("en").explanation("hale-bopp") is None
    assert speaker("en").explanation("something_else") is None


def test_every_field_that_is_a_seat_arrives_as_a_name() -> None:
    english = Translator(orrery.title("planet_unknown"), "en", ["Ada", "Bea"])
    event: Record = {"kind": "objective-dealt", "seat": 0, "rival_seat": 1, "objective": "obj-07"}
    assert english.event(event) == "Ada and Bea compete for Transit (largest rover area)."


def test_a_name_is_text_whatever_it_looks_like() -> None:
    translator = Translator(EXAMPLE, "en", ["{ $comet }"])
    assert translator.event({"kind": "declined", "seat": 0}) == "{ $comet } takes no lens."


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="example can't be read in 'de'; there are: en, pl"):
        Translator(EXAMPLE, "de", [])


def test_a_game_without_text_has_no_language() -> None:
    silent = replace(EXAMPLE, package="")
    assert languages(silent) == []
    with pytest.raises(UnknownLanguage, match="there are: none"):
        Translator(silent, "en", [])


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BrokenRules, match="there is no text event-landed in en"):
        speaker("en").event({"kind": "landed"})
    with pytest.raises(BrokenRules, match="there is no seat 2 among 2"):
        speaker("en").event({"kind": "declined", "seat": 2})
    with pytest.raises(BrokenRules, match=r"the text event-took in pl can't be told: .*seat"):
        speaker("pl").event({"kind": "took", "colour": "red"})


@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [
        ("en", 1, "Ada wins with 1 point."),
        ("en", 7, "Ada wins with 7 points."),
        ("pl", 22, "Ada wygrywa, zdobywając 22 punkty."),
        ("cs", 7, "Ada vítězí a získává 7 bodů."),
    ],
)
def test_results_are_told_in_points(lang: str, points: int, said: str) -> None:
    assert speaker(lang).text("result-wins", seat=0, points=points) == bound(said, lang)
