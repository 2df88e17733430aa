"""Planning the next tile while others place theirs."""

from __future__ import annotations

from orrery import Match
from tests.planet_unknown.board import Seat, asked, offered, play, table
from tests.planning import offered as planned_options
from tests.planning import seen

DEPOTS = ["I2-wr-0 V3-ce-0"]


def after_adas_tile(commander: str = "ada") -> Match:
    match = table(Seat(), Seat(), depots=DEPOTS, commander=commander, fixed_rotation=False)
    play(match, f"ada: {next(o for o in offered(match, 'ada') if 'outer' in o)}")
    while "ada" in asked(match):
        play(match, f"ada: {offered(match, 'ada')[-1]}")
    return match


def test_who_has_placed_tries_the_tile_that_is_left_in_the_depot() -> None:
    """What comes to light where a tile was taken nobody knows yet."""
    match = after_adas_tile()
    options = planned_options(match, "ada")
    assert options
    assert all(option.startswith("place inner") for option in options)
    after = seen(match, "ada", options[0])["players"][0]
    assert after["terrain"] != match.view(0)["players"][0]["terrain"]


def test_who_becomes_commander_turns_the_station_first() -> None:
    match = after_adas_tile(commander="ben")
    assert planned_options(match, "ada") == [f"rotate {position}" for position in range(6)]
    assert planned_options(match, "ada", "rotate 0")[0].startswith("place inner")


def test_while_the_station_is_turned_the_tiles_of_this_round_are_planned() -> None:
    match = table(Seat(), Seat(), depots=["- -", *DEPOTS], begin="round", fixed_rotation=False)
    assert asked(match) == ["ada"]
    places = {option.split()[1] for option in planned_options(match, "ben")}
    assert places == {"outer", "inner"}
