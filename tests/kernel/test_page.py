"""Pages: what is written comes out in the same order, bit by bit."""

from __future__ import annotations

import struct

import pytest

from orrery.kernel.page import UNIT, Page


def bits_of(page: Page, count: int, numbers: int = 0) -> list[int]:
    page.end()
    octets = page.data()[2 * numbers :]
    return [octets[place // 8] >> place % 8 & 1 for place in range(count)]


@pytest.mark.parametrize("before", [0, 1, 8, 31, 32, 33, 47])
@pytest.mark.parametrize("width", [1, 31, 32, 33, 48])
def test_bits_follow_each_other_wherever_they_begin(before: int, width: int) -> None:
    page = Page()
    page.bits("before", 0, before)
    page.bits("ends", 1 << width - 1 | 1, width)
    page.bits("after", 1, 1)
    written = [0] * before + [0] * width + [1]
    written[before] = written[before + width - 1] = 1
    assert bits_of(page, len(written)) == written
    assert len(page.data()) == 4 * -(-len(written) // UNIT)


@pytest.mark.parametrize(("value", "count"), [(0, 5), (4, 5), (47, 48), (50, 60), (-1, 5), (5, 5)])
def test_one_of_several_things_is_one_bit_or_none(value: int, count: int) -> None:
    page = Page()
    page.one_of("thing", value, count)
    assert bits_of(page, count) == [int(place == value) for place in range(count)]


def test_numbers_keep_to_their_bounds_and_come_first() -> None:
    page = Page()
    page.flag("yes", True)
    for value in (-3, 7, 300):
        page.number("number", value, 40)
    assert struct.unpack("<3h", page.data()[:6]) == (0, 7, 40)
    assert bits_of(page, 1, numbers=3) == [1]


def test_a_page_that_is_written_anew_tells_what_is_there_now() -> None:
    page = Page()
    for value in (40, 3):
        page.begin()
        page.number("number", value, 40)
        page.one_of("thing", value, 60)
    assert struct.unpack("<h", page.data()[:2]) == (3,)
    assert bits_of(page, 60, numbers=1) == [int(place == 3) for place in range(60)]
