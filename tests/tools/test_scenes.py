"""The scenes for working on a board are real positions, in the form of the protocol."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from orrery.games import names, title
from orrery.kernel.option import PerSeat
from tools.scenes import Scene, options_of, played, scenes_of

WITH_SCENES = {game: scenes for game in names() if (scenes := scenes_of(game))}


def test_every_game_but_the_samples_has_scenes() -> None:
    assert {*WITH_SCENES} >= {game for game in names() if not title(game).sample}


@pytest.mark.parametrize("game", WITH_SCENES)
def test_scenes_are_about_moves_and_options_that_there_are(game: str) -> None:
    kinds = {kind.name for kind in title(game).moves.kinds.values()}
    assert set(WITH_SCENES[game].idle) <= kinds
    for scene in WITH_SCENES[game].scenes:
        assert scene.offers in ("", *kinds), scene.name
        title(game).check(scene.seats, options_of(title(game), scene))


@pytest.mark.parametrize("game", WITH_SCENES)
def test_a_scene_stops_at_its_decision_and_goes_on(game: str) -> None:
    found = WITH_SCENES[game]
    first = found.scenes[0]
    scene = played(game, first, found.idle)
    before, *later = scene["states"]
    asked = next(one for one in before["asked"] if one["seat"] == 0)
    assert first.kind in ("", asked["kind"])
    assert first.offers in ("", *(move.split()[0] for move in asked["moves"]))
    assert before["events"] == []
    assert any(state["events"] for state in later)
    assert json.loads(json.dumps(scene)) == scene


def test_a_list_by_seat_goes_on_with_the_default() -> None:
    hats = PerSeat("hats", ("plain", "random"), single=["red"], default="plain")
    wearers = replace(title("example"), options=[hats])
    scene = Scene("hats", seats=3, options={"hats": "red"})
    assert options_of(wearers, scene) == {"hats": "red,plain,plain"}
    assert options_of(wearers, Scene("hats", options={"hats": "random"})) == {"hats": "random"}


def test_a_scene_can_be_the_end_of_a_match() -> None:
    scene = played("example", Scene("final score", seats=2, over=True), [])
    [last] = scene["states"]
    assert last["asked"] == []


def test_automatic_opponents_are_in_a_scene_as_at_a_table() -> None:
    scene = played("example", Scene("alone", seats=1, options={"almanac": "royal"}), [])
    assert [seat["name"] for seat in scene["seats"]] == ["Ada"]
    [almanac] = scene["automata"]
    assert (almanac["seat"], almanac["kind"], almanac["level"]) == (1, "automaton", "royal")
