"""Who gets a place when many want one."""

from __future__ import annotations

import asyncio
from math import inf

import pytest

from orrery.server.queueing import FairQueue


async def order_of(queue: FairQueue, *wishes: tuple[bool, str]) -> list[str]:
    """Who is served when all of them have waited for the same place."""
    served: list[str] = []

    async def want(urgent: bool, whose: str) -> None:
        async with queue.place(urgent, whose):
            served.append(whose)

    async with queue.place(urgent=True, whose="first of all"):
        tasks = [asyncio.create_task(want(*wish)) for wish in wishes]
        while len(queue) < len(wishes):
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


async def test_the_oldest_wish_first() -> None:
    wishes = [(False, name) for name in ("a", "b", "c")]
    assert await order_of(FairQueue(1), *wishes) == ["a", "b", "c"]


async def test_the_urgent_before_others() -> None:
    served = await order_of(FairQueue(1), (False, "a"), (False, "b"), (True, "c"), (True, "d"))
    assert served == ["c", "d", "a", "b"]


async def test_nobody_waits_for_all_of_another() -> None:
    many = [(True, "many")] * 4
    served = await order_of(FairQueue(1), *many, (True, "one"))
    assert served == ["many", "one", "many", "many", "many"]


async def test_who_was_never_served_comes_first() -> None:
    queue = FairQueue(1)
    async with queue.place(urgent=True, whose="regular"):
        pass
    assert await order_of(queue, (True, "regular"), (True, "new")) == ["new", "regular"]


async def test_several_places() -> None:
    queue = FairQueue(2)
    places = [queue.place(True, whose, patience=0) for whose in ("a", "b", "c")]
    async with places[0] as first, places[1] as second, places[2] as third:
        assert (first, second, third) == (True, True, False)
    async with queue.place(True, "c", patience=0) as again:
        assert again


async def test_who_gives_up_leaves_no_trace() -> None:
    queue = FairQueue(1)
    async with queue.place(True, "a"):
        waiting = asyncio.create_task(order_of(queue))
        while not len(queue):
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert len(queue) == 0
    assert await order_of(queue, (True, "b")) == ["b"]


class Hours:
    """A clock that is put forward by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 100.0
        monkeypatch.setattr("orrery.server.queueing._now", lambda: self.time)


async def test_eight_tables_get_two_places_before_any_gives_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each keeps its place for all of its share; the last two begin when their patience ends."""
    hours, queue = Hours(monkeypatch), FairQueue(2)
    began: list[float] = []
    shares: list[float] = []
    leave = [asyncio.Event() for _ in range(8)]

    async def think(number: int) -> None:
        async with queue.place(True, f"table {number}", patience=2.4) as granted:
            assert granted
            began.append(round(hours.time - 100.0, 6))
            await leave[number].wait()

    tasks = [asyncio.create_task(think(number)) for number in range(8)]
    for pair in range(0, 8, 2):
        while len(began) < pair + 2 or len(queue) < 6 - pair:
            await asyncio.sleep(0)
        shares.append(queue.share())
        hours.time += min(shares[-1], 2.0)  # seconds that they would like to have
        leave[pair].set()
        leave[pair + 1].set()
    await asyncio.gather(*tasks)
    assert began == [0, 0, 0.8, 0.8, 1.6, 1.6, 2.4, 2.4]
    assert shares[-1] == inf  # nobody waits any more
