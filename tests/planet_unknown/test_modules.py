"""Modules (PU-9): the event deck, personal objectives, the turn with two players."""

from __future__ import annotations

import pytest

from orrery import InvalidOption, Match
from orrery.games.planet_unknown.cards import COLOURS, EVENT_SOLO, event_cards
from orrery.games.planet_unknown.setup import PRESETS
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from orrery.kernel.option import OptionValue
from tests.planet_unknown.board import (
    NAMES,
    Seat,
    asked,
    finish_turn,
    objectives,
    offered,
    own,
    play,
    player,
    position,
    table,
    told,
    trackers,
)
from tests.planet_unknown.event_table import full_but, shown


def begun(seats: int, seed: int = 1, **options: OptionValue) -> Match:
    return new_match(TITLE, NAMES[:seats], TITLE.check(seats, options), key_from_seed(seed))


# The event deck


@pytest.mark.rule("PU-9.1.1")
def test_without_the_module_no_event_is_shown() -> None:
    match = begun(2, events="off")
    assert told(match, "event-shown") == []
    assert match.view()["events_left"] == 0


@pytest.mark.rule("PU-9.1.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_deck_has_20_cards_and_none_for_solo_play(preset: str) -> None:
    for seed in range(5):
        game = position(begun(2, seed, events=preset))
        cards = game.events.rest + game.events_shown
        assert len(set(cards)) == 20
        assert not any(EVENT_SOLO[card] for card in cards)
        for colour in range(len(COLOURS)):
            of_colour = set(cards) & set(event_cards(2, colour))
            assert len(of_colour) == PRESETS[preset][colour]


@pytest.mark.rule("PU-9.1.2")
def test_a_mix_of_ones_own() -> None:
    mix = {"green_events": 0, "orange_events": 20, "red_events": 0}
    game = position(begun(2, events="custom", **mix))
    assert sorted(game.events.rest + game.events_shown) == event_cards(2, 1)
    with pytest.raises(InvalidOption, match="20"):
        begun(2, events="custom", green_events=1, orange_events=20, red_events=0)


@pytest.mark.rule("PU-9.1.4", "PU-1.11", "PU-1.12")
def test_how_many_cards_there_are() -> None:
    assert [len(event_cards(2, colour)) for colour in range(3)] == [16, 20, 18]
    assert [len(event_cards(1, colour)) for colour in range(3)] == [20, 20, 20]
    with pytest.raises(InvalidOption, match="16"):
        begun(2, events="custom", green_events=17, orange_events=3, red_events=0)


@pytest.mark.rule("PU-9.1.5")
def test_an_event_is_shown_each_round_right_after_the_rotation() -> None:
    match = begun(2, events="standard", fixed_rotation=False)
    assert told(match, "event-shown") == []
    play(match, f"{asked(match)[0]}: rotate 2")
    assert len(told(match, "event-shown")) == 1
    assert match.view()["events_left"] == 19


@pytest.mark.rule("PU-9.1.6", "PU-9.1.7")
def test_all_resolve_an_event_at_the_same_time_if_they_can() -> None:
    """ev-21: cleo has nothing that could go back."""
    match = shown("ev-21", *[Seat(trackers="civ 1 rover 1")] * 2, Seat(), fixed_rotation=False)
    assert asked(match) == ["ada", "ben"]
    play(match, "ben: choose civ", "ada: choose rover")
    assert trackers(match, "ada") == {"civ": 1}
    assert trackers(match, "ben") == {"rover": 1}


@pytest.mark.rule("PU-9.1.6")
def test_a_patch_that_would_take_the_last_room_is_not_gained() -> None:
    """ev-16: ben has to lay his on a square that no tile needs."""
    tight = Seat(tiles=full_but("r6c1", "r7c1"))
    roomy = Seat(tiles=full_but("r6c1", "r7c1", "r1c6"))
    match = shown("ev-16", tight, roomy, depots=["I2-rt-0 -", "I2-ce-0 -"])
    assert own(match, "ada")["patches"] == []
    assert own(match, "ben")["patches"] == ["r1c6"]


@pytest.mark.rule("PU-9.1.6")
def test_a_patch_is_gained_if_no_tile_could_be_placed_anyway() -> None:
    """ev-16: then not the event alone ends the game."""
    match = shown("ev-16", Seat(tiles=full_but("r6c1")), depots=["I2-rt-0 -"])
    assert own(match, "ada")["patches"] == ["r6c1"]


@pytest.mark.rule("PU-6.2.7", "PU-9.1.5")
def test_civ_cards_of_an_event_are_chosen_before_the_tiles() -> None:
    """ev-09."""
    match = shown("ev-09", Seat(trackers="civ 2"), commander="ben")
    play(match, "ada: choose civ", "ben: choose tech")
    assert asked(match) == ["ada"]
    assert len(offered(match, "ada")) == len(offered(match, "ada", "keep")) > 1
    assert player(match, "ada").taken == -1


@pytest.mark.rule("PU-9.1.8", "PU-7.1")
@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_the_round_of_the_last_event_is_the_last_one(left: int, over: bool) -> None:
    match = shown("ev-33", fixed_rotation=False, more={"events_left": left})
    for name in ("ada", "ben"):
        finish_turn(match, name)
    assert match.is_over == over


# Personal objectives


@pytest.mark.rule("PU-9.2.1", "PU-9.2.2")
def test_one_of_two_personal_objectives_is_kept() -> None:
    match = begun(3, personal_objectives=True)
    assert asked(match) == ["ada", "ben", "cleo"]
    assert match.view()["objectives"] == []
    choices = offered(match, "ada", "return")
    assert len(choices) == 2
    for name in ("ada", "ben", "cleo"):
        play(match, f"{name}: {offered(match, name)[0]}")
    assert own(match, "ada")["personal"] == [choices[1].split()[1]]
    dealt = objectives(match)
    assert len(dealt) == 3
    drawn = {own(match, name)["personal"][0] for name in ("ada", "ben", "cleo")}
    assert len(drawn) == 3
    assert drawn.isdisjoint(dealt)


@pytest.mark.rule("PU-9.2.3")
def test_a_personal_objective_is_secret_until_the_end() -> None:
    match = table(Seat(personal="obj-01"), Seat(), fixed_rotation=False, more={"blocked": True})
    assert match.view(0)["players"][0]["personal"] == ["obj-01"]
    assert match.view(1)["players"][0]["personal"] == [None]
    for name in ("ada", "ben"):
        finish_turn(match, name)
    assert match.is_over
    assert match.view(1)["players"][0]["personal"] == ["obj-01"]
    assert [event["personal"] for event in told(match, "objective-revealed")] == ["obj-01"]


# Two players


@pytest.mark.rule("PU-9.3.1", "PU-9.3.2")
def test_with_two_players_the_station_turns_by_itself() -> None:
    match = begun(2)
    assert asked(match) == ["ada", "ben"]
    for turn in range(3):  # after each round, so not before the first one
        assert match.view()["round"] == turn + 1
        assert match.view()["rotation"] == -turn % 6
        for name in ("ada", "ben"):
            finish_turn(match, name)


@pytest.mark.rule("PU-9.3.1", "PU-9.3.2")
@pytest.mark.parametrize(("seats", "fixed"), [(2, False), (3, True)])
def test_otherwise_the_commander_turns_it(seats: int, fixed: bool) -> None:
    match = begun(seats, fixed_rotation=fixed)
    assert asked(match) == [NAMES[match.view()["commander"]]]
    assert len(offered(match, asked(match)[0], "rotate")) == 6


@pytest.mark.rule("PU-9.3.3")
def test_the_commander_still_changes() -> None:
    match = begun(2)
    first = match.view()["commander"]
    for name in ("ada", "ben"):
        finish_turn(match, name)
    assert match.view()["commander"] == 1 - first
