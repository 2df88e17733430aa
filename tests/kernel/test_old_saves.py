"""Saves that earlier versions of the rules wrote, kept in tests/saves: each opens and goes on.

They are never written again. A version that changes rules or content adds some of its own.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import orrery
from orrery import OMNISCIENT, SPECTATOR

SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.json.gz"))


def test_every_title_has_old_saves() -> None:
    assert {save.name.split("-rules-")[0] for save in SAVES} >= {*orrery.games()}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_an_old_save_opens_and_is_played_to_its_end(path: Path) -> None:
    match = orrery.load(gzip.decompress(path.read_bytes()).decode())
    assert match.events(viewer=SPECTATOR)
    turns = 0
    while not match.is_over:
        asked = match.pending()[-1]
        match.play(asked.seat, asked.options[turns % len(asked.options)].move)
        turns += 1
    assert match.outcome is not None
    assert match.view(OMNISCIENT)
