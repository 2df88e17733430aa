"""Chance: the documented stream, fair bounds, separate streams, copies."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.dice import Dice, block, commitment, common_dice, key_from_seed, new_dice

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


def drawn(dice: Dice, bounds: list[int]) -> list[int]:
    return [dice.below(0, bound) for bound in bounds]


def test_with_common_dice_a_card_more_shifts_no_other_draw() -> None:
    """Somebody draws from a deck of 40, or doesn't, before others draw from one of 12 and roll."""
    one, other = common_dice(KEY, 3), common_dice(KEY, 3)
    rolls = [12, 11, 6, 6, 10, 6]
    assert drawn(one, [40, *rolls])[1:] == drawn(other, rolls)
    assert drawn(new_dice(KEY, 3), [40, *rolls])[1:] != drawn(new_dice(KEY, 3), rolls)


@given(bound=st.integers(min_value=1, max_value=1 << 30), key=st.binary(min_size=32, max_size=32))
def test_common_dice_stay_in_their_bounds(bound: int, key: bytes) -> None:
    assert all(0 <= face < bound for face in drawn(common_dice(key, 2), [bound] * 20))


def test_common_dice_are_fair_within_a_world_and_from_world_to_world() -> None:
    """Each face of six as often as another, and as often after each other face."""
    long = drawn(common_dice(KEY, 2), [6] * 3601)
    worlds = [drawn(common_dice(key_from_seed(n), 2), [6, 6]) for n in range(3600)]
    for pairs in (list(pairwise(long)), [(first, then) for first, then in worlds]):
        counts = Counter(pairs)
        assert len(counts) == 36
        assert all(
            60 <= count <= 140 for count in counts.values()
        )  # 100, give or take 4 deviations


def test_copies_of_common_dice_go_on_alike_and_apart() -> None:
    dice = common_dice(KEY, 2)
    drawn(dice, [6, 6, 30])
    twin = dice.copy()
    assert drawn(twin, [6, 30, 6]) == drawn(dice, [6, 30, 6])
    drawn(twin, [6])
    assert drawn(twin, [6] * 9) != drawn(dice, [6] * 9)


def test_streams_of_common_dice_are_different_ones() -> None:
    faces = [[common_dice(KEY, 2).below(stream, 1 << 30)] for stream in range(3)]
    assert len({*map(tuple, faces)}) == 3


def test_common_dice_have_no_endless_faces() -> None:
    with pytest.raises(ValueError, match="common dice have 1 to 2"):
        common_dice(KEY, 2).below(0, (1 << 30) + 1)
