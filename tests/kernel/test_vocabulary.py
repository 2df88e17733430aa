"""Moves as numbers, as notation and as descriptions; and what is said when they are wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.errors import InvalidMove
from orrery.kernel.move import MAX_FIELD, MAX_KIND, field, kind_of, pack
from orrery.kernel.vocabulary import Hex, Kind, Named, Number, Place, Square, Vocabulary

WORDS = Vocabulary(
    [
        Kind(1, "place", [Number("tile", 1, 99), Square("at", 12, 12), Number("turn", 0, 3, "q")]),
        Kind(2, "advance", [Named("tracker", ["civ", "water"])]),
        Kind(3, "stop"),
    ]
)
PLACES = Vocabulary(
    [
        Kind(1, "found", [Hex("at", [3, 4, 3])]),
        Kind(2, "land", [Place("sector", ["21", "4b", "solar_fields"])]),
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


def test_hexes_are_written_by_row_and_place() -> None:
    assert [PLACES.text(pack(1, number)) for number in (0, 2, 3, 6, 7, 9)] == [
        "found h1.1",
        "found h1.3",
        "found h2.1",
        "found h2.4",
        "found h3.1",
        "found h3.3",
    ]
    assert all(PLACES.parse(PLACES.text(pack(1, n))) == pack(1, n) for n in range(10))
    assert PLACES.describe(pack(1, 4)) == {"kind": "found", "at": "h2.2"}
    assert not PLACES.means(pack(1, 10))


def test_places_are_written_by_their_ids() -> None:
    assert PLACES.parse("land 4b") == pack(2, 1)
    assert PLACES.describe(pack(2, 2)) == {"kind": "land", "sector": "solar_fields"}
    assert not PLACES.means(pack(2, 3))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("found h1.4", "at is written h1.1 to h3.3, not “h1.4”"),
        ("found h0.1", "at is written h1.1 to h3.3, not “h0.1”"),
        ("found h4.1", "at is written h1.1 to h3.3, not “h4.1”"),
        ("found r1c1", "at is written h1.1 to h3.3, not “r1c1”"),
        ("land 22", "there is no sector “22” on the board"),
    ],
)
def test_a_wrong_place_says_what_is_right(text: str, said: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        PLACES.parse(text)
    assert str(caught.value) == said
