"""The scenes for working on a board are real positions, in the form of the protocol."""

from __future__ import annotations

import json

from tools import scenes


def test_a_scene_stops_at_its_decision_and_goes_on() -> None:
    scene = scenes.played(scenes.Scene("first", "take-tile", round=1, seats=2))
    first, *later = scene["states"]
    asked = next(one for one in first["asked"] if one["seat"] == 0)
    assert asked["kind"] == "take-tile"
    assert any(move.startswith("place ") for move in asked["moves"])
    assert first["events"] == []
    assert any(state["events"] for state in later)
    assert json.loads(json.dumps(scene)) == scene


def test_boards_are_given_by_seat() -> None:
    scene = scenes.Scene("boards", "take-tile", seats=3, options={"planet": "gaia"})
    assert scenes.options_of(scene)["planet"] == "gaia,symmetric,symmetric"
