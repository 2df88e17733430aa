"""Planet Unknown, chapter 3: the round."""

from __future__ import annotations

import pytest

from orrery import IllegalMove
from tests.planet_unknown.board import (
    NAMES,
    Seat,
    asked,
    filled,
    finish_turn,
    offered,
    own,
    place,
    play,
    position,
    table,
    told,
    trackers,
)

THREE = (Seat(), Seat(), Seat())


def stacks(moves: list[str]) -> set[str]:
    """The stacks from which moves take their tile."""
    return {move.split()[1] for move in moves}


@pytest.mark.rule("PU-3.1")
def test_a_round_goes_from_the_rotation_to_the_end() -> None:
    ada = Seat(trackers="civ 2")
    depots = ["- I2-ce-0", "- I2-wr-0", "- I2-wr-1"]
    match = table(ada, Seat(), Seat(), depots=depots, begin="round", event="ev-60", round_number=4)
    assert [pending.kind for pending in match.pending()] == ["rotate-station"]
    play(match, "ada: rotate 0")
    assert match.view()["event"] == "ev-60"
    assert [pending.kind for pending in match.pending()] == ["take-tile"] * 3
    for name in NAMES[:3]:
        finish_turn(match, name)
    assert [pending.kind for pending in match.pending()] == ["keep-card"]
    play(match, f"ada: {offered(match, 'ada')[0]}")
    finish_turn(match, "ada")
    assert match.view()["round"] == 5
    kinds = [event["kind"] for event in match.events()]
    order = [
        kinds.index(kind) for kind in ("turned-by", "event-shown", "placed", "milestone-reached")
    ]
    assert order == sorted(order)


@pytest.mark.rule("PU-3.2")
def test_the_commander_alone_turns_the_station_to_any_position() -> None:
    match = table(*THREE, begin="round", commander="ben")
    assert asked(match) == ["ben"]
    assert offered(match, "ben") == [f"rotate {position}" for position in range(6)]
    play(match, "ben: rotate 4")
    assert match.view()["rotation"] == 4
    assert position(match).depot(0) == [4, 10]


@pytest.mark.rule("PU-3.2")
def test_the_commander_may_leave_the_station_as_it_is() -> None:
    match = table(*THREE, begin="round", more={"rotation": 3})
    before = match.view()["depots"]
    play(match, "ada: rotate 3")
    assert match.view()["depots"] == before


@pytest.mark.rule("PU-3.3")
def test_without_the_module_no_event_is_revealed() -> None:
    match = table(*THREE, begin="round")
    play(match, "ada: rotate 0")
    assert match.view()["event"] is None
    assert told(match, "event-shown") == []


@pytest.mark.rule("PU-3.3")
def test_alone_there_is_always_an_event() -> None:
    match = table(Seat(), begin="round", event="ev-60", solo=True)
    assert match.view()["event"] == "ev-60"


@pytest.mark.rule("PU-3.4")
def test_all_take_a_tile_at_the_same_time_each_from_the_own_depot() -> None:
    match = table(*THREE, depots=["I4-wr-0 I2-ce-0", "Z5-tb-0 O4-bc-0", "N5-ew-0 I3-rt-0"])
    assert asked(match) == ["ada", "ben", "cleo"]
    assert stacks(offered(match, "cleo")) == {"outer", "inner"}
    place(match, "cleo", "tech r1c6 rover r2c6 r3c6")
    place(match, "ada", "civ r1c6 energy r1c7")
    assert own(match, "cleo")["resources"]["tech"] == ["r1c6"]
    assert own(match, "ada")["resources"]["civ"] == ["r1c6"]


@pytest.mark.rule("PU-3.5")
def test_of_an_empty_stack_nothing_can_be_taken() -> None:
    match = table(Seat(), depots=["- I2-ce-0"])
    assert stacks(offered(match, "ada")) == {"inner"}


@pytest.mark.rule("PU-3.5", "PU-7.2")
def test_of_an_empty_stack_nothing_can_be_given_up_either() -> None:
    ada = Seat(tiles=filled("ksb_4156", but="r1c6"))
    match = table(ada, depots=["- I2-tb-0"])
    assert offered(match, "ada") == ["advance tech", "advance biomass"]
    play(match, "ada: advance tech")
    assert trackers(match, "ada") == {"tech": 1, "biomass": 1}


@pytest.mark.rule("PU-3.6", "PU-3.7", "PU-EX-4")
@pytest.mark.parametrize(
    ("depot", "tile"),
    [
        pytest.param("- I2-tb-0", "tech r1c6 biomass r1c7", id="domino"),
        pytest.param("- I3-tb-0", "tech r2c6 r3c6 biomass r1c6", id="more of one section"),
        pytest.param("Z5-tb-0 -", "tech r2c7 r2c8 r3c8 biomass r1c6 r2c6", id="large"),
    ],
)
def test_each_resource_advances_its_tracker_once(depot: str, tile: str) -> None:
    match = table(Seat(), depots=[depot])
    place(match, "ada", tile)
    assert trackers(match, "ada") == {}
    play(match, "ada: advance tech")
    assert trackers(match, "ada") == {"tech": 1, "biomass": 1}


@pytest.mark.rule("PU-3.8", "PU-7.5")
def test_a_tile_that_fits_must_be_taken() -> None:
    ada = Seat(tiles=filled("ksb_4156", but="r1c6 r1c7"))
    match = table(ada, depots=["Z5-wr-0 I2-wr-0"])
    assert stacks(offered(match, "ada")) == {"inner"}
    assert offered(match, "ada", "give-up") == []
    with pytest.raises(IllegalMove):
        play(match, "ada: give-up outer")


@pytest.mark.rule("PU-3.9")
@pytest.mark.parametrize("first", ["civ", "biomass"])
def test_the_player_chooses_the_order_of_the_effects(first: str) -> None:
    match = table(Seat(trackers="civ 7 biomass 9"), depots=["- I2-bc-0"])
    place(match, "ada", "biomass r1c6 civ r1c7")
    assert offered(match, "ada") == ["advance biomass", "advance civ"]
    play(match, f"ada: advance {first}")
    assert trackers(match, "ada") == {"civ": 7, "biomass": 9} | {first: 8 if first == "civ" else 10}
    other = "biomass" if first == "civ" else "civ"
    assert offered(match, "ada") == [f"advance {other}", "boost"]


@pytest.mark.rule("PU-3.10")
def test_civ_cards_are_chosen_clockwise_from_the_commander() -> None:
    reached = Seat(more={"milestones": [1]})
    match = table(reached, reached, reached, begin="civ", commander="ben")
    order = []
    while asked(match)[0] not in order:
        order += asked(match)
        play(match, f"{order[-1]}: {offered(match, order[-1])[0]}")
        while asked(match) == order[-1:] and not offered(match, order[-1], "keep"):
            finish_turn(match, order[-1])
    assert order[:3] == ["ben", "cleo", "ada"]


@pytest.mark.rule("PU-3.11")
@pytest.mark.parametrize(("commander", "following"), [("ada", 1), ("ben", 2), ("cleo", 0)])
def test_the_commander_token_goes_clockwise(commander: str, following: int) -> None:
    match = table(*THREE, begin="civ", commander=commander, round_number=7)
    assert match.view()["commander"] == following
    assert match.view()["round"] == 8


@pytest.mark.rule("PU-3.11")
def test_the_game_ends_instead_if_an_end_condition_is_met() -> None:
    match = table(*THREE, begin="civ", more={"blocked": True})
    assert match.is_over


@pytest.mark.rule("PU-3.12")
def test_the_next_tile_of_a_stack_is_shown_when_all_have_finished() -> None:
    match = table(Seat(), depots=["- I2-tb-0", "- I2-wr-0"], more={"shift": 0})
    before = match.view()["tops"]
    place(match, "ada", "tech r1c6 biomass r1c7")
    finish_turn(match, "ada")
    for viewer in (None, 0, 1):
        shown = match.view() if viewer is None else match.view(viewer)
        assert shown["tops"] == before
    taken = position(match).depot(0)[1]
    finish_turn(match, "ben")
    assert own(match, "ada")["resources"]["tech"] == ["r1c6"]  # the tile that was on top
    assert "I2-tb-0" not in match.view()["tops"]
    assert match.view()["tops"] != before
    assert match.view()["below"][taken] == 10
