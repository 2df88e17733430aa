"""The positions that pictures of summaries show are views of their games, as these are today."""

from __future__ import annotations

import json

import msgspec
import pytest

from orrery.games import names, title
from tools.study import position_file, studied

STUDIED = [game for game in names() if studied(game)]


def test_every_game_but_the_samples_is_studied() -> None:
    assert [game for game in names() if not title(game).sample] == STUDIED


@pytest.mark.parametrize("game", STUDIED)
def test_a_position_is_a_view_of_its_game(game: str) -> None:
    """Nothing is missing, and nothing is there that players are not told any more."""
    kept = json.loads(position_file(game).read_text("utf-8"))
    view = msgspec.convert(kept, title(game).view_type)
    assert json.loads(msgspec.json.encode(view)) == kept
