"""Games that draw their tables for a terminal themselves."""

from __future__ import annotations

from dataclasses import replace

import orrery
from orrery.cli.drawing import drawn


def test_a_game_with_drawings() -> None:
    match = orrery.new("planet_unknown", ["Ada", "Bea"], seed=1)
    view = drawn(match.title, match.view(0), match.names)
    assert view["commander"] in match.names
    assert "\n" in view["players"][0]["map"]


def test_a_game_without_drawings_is_shown_as_it_is() -> None:
    match = orrery.new("example", ["Ada", "Bea"], seed=1)
    view = match.view(0)
    assert drawn(match.title, view, match.names) is view
    assert drawn(replace(match.title, package=""), view, match.names) is view
