"""Chance: the documented stream, fair bounds, separate streams, copies."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.dice import block, commitment, key_from_seed, new_dice

KEY = bytes(range(32))


def test_golden_vectors_pin_the_stream() -> None:
    assert block(KEY, 0, 0)[:4] == (3283445416, 767939237, 4030559181, 3334204272)
    assert block(KEY, 0, 1)[:4] == (2906375361, 167982281, 434286920, 3410950123)
    assert block(KEY, 3, 0)[:4] == (3361385736, 2042203137, 2954049132, 1321965046)
    dice = new_dice(KEY, 3)
    assert [dice.below(0, 6) for _ in range(20)] == [
        4,
        5,
        3,
        0,
        3,
        4,
        5,
        4,
        2,
        0,
        4,
        0,
        0,
        5,
        1,
        3,
        3,
        5,
        2,
        1,
    ]
    assert (
        key_from_seed(1).hex() == "66574ab8e22e72945b080041e11fb62a3743582c3db7675eb56706ee15dc6072"
    )


def test_words_are_what_the_documentation_says() -> None:
    digest = hashlib.blake2b(
        (2).to_bytes(8, "little"), key=KEY, salt=(1).to_bytes(16, "little"), person=b"orrery dice"
    ).digest()
    dice = new_dice(KEY, 3)
    words = [dice.below(1, 1 << 32) for _ in range(48)]
    assert words[32:] == [
        int.from_bytes(digest[i : i + 4], "little") for i in range(0, len(digest), 4)
    ]


def test_commitment_is_the_sha256_of_the_key() -> None:
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()


def test_streams_do_not_disturb_each_other() -> None:
    alone, together = new_dice(KEY, 2), new_dice(KEY, 2)
    expected = [alone.below(1, 1000) for _ in range(40)]
    rolled = []
    for _ in range(40):
        together.below(0, 7)
        rolled.append(together.below(1, 1000))
        together.below(2, 13)
    assert rolled == expected


def test_a_copy_goes_on_alike_and_alone() -> None:
    dice = new_dice(KEY, 1)
    dice.below(0, 6)
    twin = dice.copy()
    assert [dice.below(0, 99) for _ in range(30)] == [twin.below(0, 99) for _ in range(30)]


@given(bound=st.integers(1, 1 << 32), seed=st.integers())
def test_every_roll_is_within_its_bound(bound: int, seed: int) -> None:
    dice = new_dice(key_from_seed(seed), 0)
    assert all(0 <= dice.below(0, bound) < bound for _ in range(20))


def test_words_of_an_incomplete_run_are_passed_over() -> None:
    """With a bound of 3 x 2**30, a quarter of all words must be rolled again."""
    bound = 3 << 30
    dice, raw = new_dice(KEY, 0), new_dice(KEY, 0)
    words = [raw.below(0, 1 << 32) for _ in range(200)]
    kept = [word for word in words if word < bound]
    assert [dice.below(0, bound) for _ in kept] == kept


@pytest.mark.parametrize("faces", [2, 3, 6, 10])
def test_faces_are_equally_likely(faces: int) -> None:
    dice = new_dice(KEY, 0)
    rolls = 6000
    counts = [0] * faces
    for _ in range(rolls):
        counts[dice.below(0, faces)] += 1
    expected = rolls / faces
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_squared < 27.9  # 0.1 % level for 9 degrees of freedom, more for fewer faces


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_an_impossible_die_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="faces"):
        new_dice(KEY, 0).below(0, bound)
