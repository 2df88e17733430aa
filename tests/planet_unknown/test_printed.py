"""What is printed in the content files is what the game knows, or the game says where it isn't."""

from __future__ import annotations

import pytest

from tests.refusing import assert_refused, each_change

FILES = [
    ("civ_cards", "op"),
    ("corporations", "op"),
    ("event_cards", "op"),
    ("objective_cards", "metric"),
    ("objective_cards", "goal"),
    ("planets", "rule"),
]


@each_change
@pytest.mark.parametrize(("file", "key"), FILES)
def test_what_the_game_does_not_know_is_refused(file: str, key: str, change: str) -> None:
    assert_refused("planet_unknown", file, key, change)
