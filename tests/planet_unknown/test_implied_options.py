"""Options that do not decide by themselves: what counts instead is what the game plays with."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.setup import PRESETS
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.view import plain
from orrery.text import LANGUAGES, Translator


def begun(seats: int, **options: object) -> object:
    game = TITLE.begin(seats, options, key_from_seed(5))
    return plain(TITLE.view_of(game, OMNISCIENT))


@pytest.mark.parametrize("events", ["off", "custom", *PRESETS])
@pytest.mark.parametrize("seats", range(1, 7))
def test_what_counts_is_what_is_played(seats: int, events: str) -> None:
    for fixed in (False, True):
        chosen = TITLE.check(seats, {"events": events, "fixed_rotation": fixed})
        assert begun(seats, **TITLE.effective(chosen, seats)) == begun(seats, **chosen)


def test_a_solo_game_has_events_objectives_and_a_station_that_turns() -> None:
    counts = TITLE.effective(TITLE.check(1, {"fixed_rotation": False}), 1)
    assert counts["events"] == "standard"
    assert counts["personal_objectives"] is True
    assert counts["fixed_rotation"] is True
    harder = TITLE.effective(TITLE.check(1, {"events": "rough"}), 1)
    assert harder["events"] == "rough"


def test_three_players_have_a_commander_who_turns_the_station() -> None:
    assert TITLE.effective(TITLE.check(3, {}), 3)["fixed_rotation"] is False
    assert TITLE.effective(TITLE.check(2, {}), 2)["fixed_rotation"] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_told(lang: str) -> None:
    translator = Translator(TITLE, lang, [])
    assert all(translator.text(f"implied-{one.reason}") for one in TITLE.implied)
