"""Options that do not decide by themselves: what counts instead is what the game plays with."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.setup import PRESETS
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.view import plain


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


def test_the_expansion_makes_no_difference_to_symmetric_boards() -> None:
    for chosen in (False, True):
        options = TITLE.check(2, {"expansion": chosen})
        assert TITLE.effective(options, 2)["expansion"] is True
        assert begun(2, **TITLE.effective(options, 2)) == begun(2, **options)
    dealt = TITLE.check(2, {"expansion": False, "planet": "dealt"})
    assert TITLE.effective(dealt, 2)["expansion"] is False
