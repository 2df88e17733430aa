"""Masks of the grid, compared with sets of squares."""

from __future__ import annotations

from random import Random

import pytest

from orrery.games.planet_unknown import grid
from orrery.games.planet_unknown.grid import SIDE, SQUARES, Mask, mask_of


def random_squares(random: Random) -> set[int]:
    share = random.random()
    return {square for square in range(SQUARES) if random.random() < share}


def squares(mask: Mask) -> set[int]:
    return {square for square in range(SQUARES) if mask[square // 48] >> square % 48 & 1}


def beside(some: set[int]) -> set[int]:
    found = set()
    for square in some:
        x, y = square % SIDE, square // SIDE
        steps = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        found |= {SIDE * b + a for a, b in steps if 0 <= a < SIDE and 0 <= b < SIDE}
    return found


def areas(some: set[int]) -> list[set[int]]:
    """What is connected by sides."""
    found = []
    left = set(some)
    while left:
        part = {left.pop()}
        while more := beside(part) & left:
            part |= more
            left -= more
        found.append(part)
    return found


@pytest.mark.parametrize("square", range(SQUARES))
def test_every_square_has_a_bit_of_its_own(square: int) -> None:
    assert squares(grid.single(square)) == {square}
    assert grid.squares_of(grid.single(square)) == [square]
    assert [grid.has(grid.single(square), other) for other in range(SQUARES)].count(True) == 1


@pytest.mark.parametrize("seed", range(50))
def test_masks_do_what_sets_of_squares_do(seed: int) -> None:
    random = Random(seed)
    one, other, square = random_squares(random), random_squares(random), random.randrange(SQUARES)
    a, b = mask_of(sorted(one)), mask_of(sorted(other))
    assert squares(a) == one
    assert squares(grid.plus(a, square)) == one | {square}
    assert squares(grid.minus(a, square)) == one - {square}
    assert squares(grid.union(a, b)) == one | other
    assert squares(grid.common(a, b)) == one & other
    assert squares(grid.without(a, b)) == one - other
    assert squares(grid.neighbours(a)) == beside(one)
    assert grid.squares_of(a) == sorted(one)
    assert grid.size(a) == len(one)
    assert grid.overlap(a, b) == bool(one & other)
    assert grid.is_empty(a) == (not one)
    assert [row >> x & 1 for row in grid.rows_of(a) for x in range(SIDE)] == [
        n in one for n in range(SQUARES)
    ]
    assert squares(grid.differing(a, b)) == one ^ other
    parts = areas(one)
    assert grid.count_areas(a) == len(parts)
    assert grid.most_in_area(a, a) == max(map(len, parts), default=0)
    assert grid.most_in_area(a, b) == max((len(part & other) for part in parts), default=0)


def test_a_mask_moves_on_by_as_many_numbers_as_wanted() -> None:
    random = Random(7)
    for by in range(SQUARES):
        some = random_squares(random)
        moved = grid.moved_on(mask_of(sorted(some)), by)
        assert squares(moved) == {square + by for square in some if square + by < SQUARES}
