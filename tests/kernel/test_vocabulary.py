"""Moves as numbers, as notation and as descriptions; and what is said when they are wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.errors import InvalidMove
from orrery.kernel.move import MAX_FIELD, MAX_KIND, field, kind_of, pack
from orrery.kernel.vocabulary import Kind, Named, Number, Square, Vocabulary

WORDS = Vocabulary(
    [
        Kind(1, "place", [Number("tile", 1, 99), Square("at", 12, 12), Number("turn", 0, 3, "q")]),
        Kind(2, "advance", [Named("tracker", ["civ", "water"])]),
        Kind(3, "stop"),
    ]
)


@given(
    kind=st.integers(0, MAX_KIND),
    fields=st.lists(st.integers(0, MAX_FIELD), min_size=5, max_size=5),
)
def test_packing_keeps_kind_and_fields(kind: int, fields: list[int]) -> None:
    move = pack(kind, *fields)
    assert kind_of(move) == kind
    assert [field(move, i) for i in range(5)] == fields
    assert move < 1 << 62


def test_a_move_is_written_and_described() -> None:
    move = pack(1, 3, 3 * 12 + 4, 1)
    assert WORDS.text(move) == "place 3 r4c5 q1"
    assert WORDS.parse("place 3 r4c5 q1") == move
    assert WORDS.describe(move) == {"kind": "place", "tile": 3, "at": "r4c5", "turn": 1}


def test_spaces_do_not_matter() -> None:
    assert WORDS.parse("  advance   water ") == pack(2, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a move begins with one of advance, place, stop, not “”"),
        ("fly", "a move begins with one of advance, place, stop, not “fly”"),
        ("stop now", "stop is written “stop”, not “stop now”"),
        ("place 3", "place is written “place <tile> <at> <turn>”, not “place 3”"),
        ("place 0 r1c1 q0", "tile is written 1 to 99, not “0”"),
        ("place 3 r0c1 q0", "at is written r1c1 to r12c12, not “r0c1”"),
        ("place 3 r13c1 q0", "at is written r1c1 to r12c12, not “r13c1”"),
        ("place 3 d4 q0", "at is written r1c1 to r12c12, not “d4”"),
        ("place 3 r1c1 1", "turn is written q0 to q3, not “1”"),
        ("place 3 r1c1 q٣", "turn is written q0 to q3, not “q٣”"),
        ("advance tech", "there is no tracker called “tech”"),
        ("x" * 500, "a move begins with one of advance, place, stop, not “" + "x" * 40 + "…”"),
    ],
)
def test_a_wrong_notation_says_what_is_right(text: str, said: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        WORDS.parse(text)
    assert str(caught.value) == said


@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = WORDS.parse(text)
    except InvalidMove:
        return
    assert WORDS.text(move).split() == text.split()


def test_two_kinds_may_not_share_a_code_or_a_name() -> None:
    with pytest.raises(ValueError, match="share"):
        Vocabulary([Kind(1, "a"), Kind(1, "b")])
    with pytest.raises(ValueError, match="share"):
        Vocabulary([Kind(1, "a"), Kind(2, "a")])
    with pytest.raises(ValueError, match="out of range"):
        Vocabulary([Kind(256, "a")])
