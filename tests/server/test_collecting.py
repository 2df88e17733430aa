"""Cyclic garbage: looked for a little at a time while people play, everywhere when nobody does."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from orrery.server import collecting


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def serving() -> Iterator[None]:
    threshold = gc.get_threshold()
    collecting.collect_seldom()
    yield
    gc.callbacks.remove(collecting._keep)
    gc.set_threshold(*threshold)
    gc.unfreeze()


@pytest.mark.usefixtures("serving")
def test_what_is_in_use_is_looked_at_once() -> None:
    kept = [[number] for number in range(30_000)]
    assert gc.get_freeze_count() > len(kept) / 2
    assert len(gc.get_objects()) < len(kept)


@pytest.mark.usefixtures("serving")
def test_new_garbage_is_found_while_people_play_and_old_one_when_nobody_does() -> None:
    young = weakref.ref(Knot())
    used = Knot()
    old = weakref.ref(used)
    kept = [[number] for number in range(30_000)]
    assert young() is None
    del used
    kept += [[number] for number in range(30_000)]
    assert old() is not None
    collecting.collect_all()
    assert old() is None
    assert len(kept) == 60_000
