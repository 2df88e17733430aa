"""Effects of content files: read as declared, refused when anything else."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.effect import (
    Count,
    Effect,
    EffectFacts,
    Effects,
    Fixed,
    Inner,
    Numbers,
    Printed,
    Record,
    Switch,
    Times,
    Word,
    Words,
    kinds_of,
    numbers,
    read_entries,
)
from orrery.kernel.errors import InvalidContent
from orrery.kernel.move import pack
from orrery.kernel.vocabulary import Named, Number, Vocabulary

COLOURS = ("red", "green", "blue")


def _options(data: Any) -> list[list[Printed]]:
    return [EFFECTS.read(option) for option in data]


EFFECTS = Effects(
    [
        Effect(1, "cubes", [Count("n", Number("count"), most=6)], "gain-cubes", pictogram="cube"),
        Effect(2, "paint", [Words("in", Number("colours"), COLOURS, everything="any")], "paint"),
        Effect(3, "ship", [Word("of", Named("colour", COLOURS)), Switch("fast", Number("fast"))]),
        Effect(4, "card", [Times("n", 3)], "draw-card"),
        Effect(5, "choose", [Inner("options", _options)], "choose", filled=[Number("card")]),
        Effect(
            6, "score", [Count("n", Number("points"), default=1), Fixed("for", "all")], text="score"
        ),
        Effect(7, "row", [Numbers("at", 2)]),
    ]
)


@pytest.mark.parametrize(
    ("data", "number"),
    [
        ({"op": "cubes", "n": 4}, pack(1, 4)),
        ({"op": "paint", "in": ["red", "blue"]}, pack(2, 0b101)),
        ({"op": "paint", "in": "green"}, pack(2, 0b010)),
        ({"op": "paint", "in": "any"}, pack(2, 0b111)),
        ({"op": "ship", "of": "blue", "fast": True}, pack(3, 2, 1)),
        ({"op": "score", "for": "all"}, pack(6, 1)),
        ({"op": "row", "at": [3, 4]}, pack(7)),
    ],
)
def test_an_effect_becomes_a_number(data: dict[str, Any], number: int) -> None:
    assert numbers(EFFECTS.read([data])) == [number]


def test_an_effect_is_there_as_often_as_it_says() -> None:
    assert numbers(EFFECTS.read([{"op": "card", "n": 2}])) == [pack(4), pack(4)]


def test_effects_within_an_effect_are_read_too() -> None:
    cubes, card = {"op": "cubes", "n": 1}, {"op": "card", "n": 1}
    (choice,) = EFFECTS.read([{"op": "choose", "options": [[cubes], [card, cubes]]}])
    assert [numbers(option) for option in choice.values["options"]] == [
        [pack(1, 1)],
        [pack(4), pack(1, 1)],
    ]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (
            {"op": "cubse", "n": 1},
            "there is no effect “cubse”; the effects are: card, choose, cubes",
        ),
        ({"op": "cubes"}, "cubes: n is missing"),
        ({"op": "cubes", "n": 1, "m": 2}, "cubes: there is no field 'm'; the fields are: n"),
        ({"op": "cubes", "n": "1"}, "cubes: n is a whole number, not '1'"),
        ({"op": "cubes", "n": True}, "cubes: n is a whole number, not True"),
        ({"op": "cubes", "n": 7}, "cubes: n is from 1 to 6, not 7"),
        (
            {"op": "paint", "in": ["red", "pink"]},
            "paint: in is some of red, green, blue, not 'pink'",
        ),
        ({"op": "paint", "in": ["red", "red"]}, "paint: in is a list of different words"),
        ({"op": "paint", "in": []}, "paint: in is a list of different words"),
        (
            {"op": "ship", "of": "pink", "fast": True},
            "ship: of is one of red, green, blue, not 'pink'",
        ),
        ({"op": "ship", "of": "red", "fast": 1}, "ship: fast is true or false, not 1"),
        ({"op": "score", "for": "me"}, "score: for is 'all', not 'me'"),
        ({"op": "row", "at": [1]}, "row: at is a list of 2 numbers, not [1]"),
        ({"op": "row", "at": "ab"}, "row: at is a list of whole numbers, not 'ab'"),
        ({"op": "choose", "options": [[{"op": "cubes"}]]}, "choose: cubes: n is missing"),
        ({"n": 1}, "an effect has a word as its op, unlike {'n': 1}"),
        ("cubes", "an effect has a word as its op, unlike 'cubes'"),
    ],
)
def test_what_is_not_declared_is_refused(data: Any, reason: str) -> None:
    with pytest.raises(InvalidContent) as refused:
        EFFECTS.read([data])
    assert str(refused.value).startswith(reason)


def test_effects_are_a_list() -> None:
    with pytest.raises(InvalidContent, match="a list of effects was expected"):
        EFFECTS.read({"op": "cubes", "n": 1})


def test_file_and_entry_are_named() -> None:
    cards: list[dict[str, Any]] = [
        {"id": "c1", "does": []},
        {"id": "c2", "does": [{"op": "poits"}]},
    ]
    with pytest.raises(InvalidContent, match=r"^cards\.json, c2: there is no effect “poits”"):
        read_entries("cards", cards, lambda card: EFFECTS.read(card["does"]))


def test_effects_that_wait_in_agendas_are_kinds_of_moves() -> None:
    moves = Vocabulary(kinds_of(EFFECTS, EFFECTS))
    assert [kind.name for kind in moves.kinds.values()] == [
        "gain-cubes",
        "paint",
        "draw-card",
        "choose",
    ]
    assert moves.text(pack(1, 9)) == "gain-cubes 9"
    assert moves.text(pack(5, 2)) == "choose 2"


def test_a_client_learns_pictogram_and_text_of_every_effect() -> None:
    facts = EFFECTS.facts()
    assert facts["cubes"] == EffectFacts("cube", "move-gain-cubes")
    assert facts["score"] == EffectFacts("", "score")
    assert facts["ship"] == EffectFacts("", "")


def test_two_effects_of_one_word_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="share a word"):
        Effects([Effect(1, "cubes"), Effect(2, "cubes")])


def test_a_record_has_its_fields_or_their_defaults() -> None:
    price = Record([Count("cubes"), Count("times", default=1)])
    assert price.read({"cubes": 2}) == {"cubes": 2, "times": 1}
    assert price.blank() == {"cubes": 0, "times": 1}
    with pytest.raises(InvalidContent, match="an object with fields was expected, not 2"):
        price.read(2)
