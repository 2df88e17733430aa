"""The end of the game (PU-7): when it comes, and what is done before scoring."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.planet_unknown.state import NO_TILE
from tests.planet_unknown.board import (
    Seat,
    asked,
    finish_turn,
    names_of,
    offered,
    own,
    placeable,
    play,
    player,
    position,
    table,
    told,
    trackers,
)
from tests.planet_unknown.event_table import full_but

FULL = full_but("r1c6")  # no tile has a single square
SPENT = {"blocked": True}  # this round is the last one


def finish_round(match: Match, *names: str) -> None:
    for name in names or ("ada", "ben"):
        finish_turn(match, name)


# When the game ends


@pytest.mark.rule("PU-7.1", "PU-7.2")
def test_the_game_ends_with_the_round_in_which_somebody_cannot_place() -> None:
    match = table(Seat(tiles=FULL), Seat(), depots=["I2-tb-0 V3-ce-0"], fixed_rotation=False)
    assert offered(match, "ada") == ["give-up outer", "give-up inner"]
    play(match, "ada: give-up outer, advance biomass, done")
    assert trackers(match, "ada") == {"biomass": 1, "tech": 1}
    assert asked(match) == ["ben"]  # all finish the round
    finish_turn(match, "ben")
    assert match.is_over


@pytest.mark.rule("PU-7.1", "PU-7.10")
@pytest.mark.parametrize(("tiles", "last"), [(FULL, True), ("", False)])
def test_all_can_see_that_a_round_is_the_last_one(tiles: str, last: bool) -> None:
    depots = ["I2-tb-0 V3-ce-0"]
    match = table(Seat(tiles=tiles), Seat(), depots=depots, fixed_rotation=False)
    assert [match.view(viewer)["last_round"] for viewer in (0, 1)] == [last, last]
    finish_turn(match, "ben")
    assert match.view(1)["last_round"] == last


@pytest.mark.rule("PU-7.2", "PU-3.12")
def test_the_tile_that_cannot_be_placed_leaves_the_station() -> None:
    match = table(Seat(tiles=FULL), Seat(), depots=["I2-tb-0 V3-ce-0"], fixed_rotation=False)
    before = match.view()["below"]
    play(match, "ada: give-up inner")
    finish_round(match)
    stack = position(match).depot(0)[1]
    assert match.view()["below"][stack] == before[stack] - 1
    assert names_of(player(match, "ada").last_tile) == names_of(player(match, "ada").covered)


@pytest.mark.rule("PU-7.1", "PU-7.3")
@pytest.mark.parametrize("depot", [1, 2, 4, 5])
def test_the_game_ends_when_a_depot_is_empty_that_faces_nobody(depot: int) -> None:
    match = table(Seat(), Seat(), fixed_rotation=False, more=without_stacks(depot, 6 + depot))
    assert all(depot not in position(match).depot(seat) for seat in (0, 1))
    finish_round(match)
    assert match.is_over


def without_stacks(*stacks: int) -> dict[str, object]:
    """The station of a new match when these stacks are used up."""
    game = position(table(Seat(), Seat()))
    for stack in stacks:
        game.tops[stack], game.below_tops[stack] = NO_TILE, []
    return {"tops": game.tops, "below_tops": game.below_tops}


@pytest.mark.rule("PU-7.1", "PU-7.3")
@pytest.mark.parametrize(("other", "over"), [("-", True), ("V3-ce-0", False)])
def test_the_game_ends_when_the_last_tile_of_a_depot_is_taken(other: str, over: bool) -> None:
    """An empty stack beside one with tiles is not enough."""
    below: dict[str, list[list[int]]] = {"below_tops": [[] for _ in range(12)]}
    match = table(Seat(), Seat(), depots=[f"I2-rt-0 {other}"], fixed_rotation=False, more=below)
    play(match, f"ada: {offered(match, 'ada', 'place')[0]}")
    finish_round(match)
    assert match.is_over == over


@pytest.mark.rule("PU-7.1", "PU-7.3", "PU-2.1.4")
def test_a_depot_is_what_the_shifted_rings_make_it() -> None:
    more = without_stacks(1, 7)  # one depot, unless the rings are shifted
    for shift in ("0", "2"):
        match = table(Seat(), Seat(), fixed_rotation=False, ring_shift=shift, more=more)
        finish_round(match)
        assert match.is_over == (shift == "0")


@pytest.mark.rule("PU-7.4", "PU-EX-21", "PU-6.7.6", "PU-11.1.5")
def test_the_scoring_example_of_an_unplaced_tile() -> None:
    seat = Seat(tiles=FULL, trackers="tech 10 water 3")
    match = table(seat, depots=["O4-ew-1 -"], fixed_rotation=False)
    assert trackers(match, "ada") == {"tech": 10, "water": 5}
    assert own(match, "ada")["meteorites"] == []


@pytest.mark.rule("PU-7.5", "PU-3.8")
def test_who_can_place_one_of_two_tiles_must_take_it() -> None:
    seat = Seat(tiles=full_but("r6c1", "r7c1"))
    match = table(seat, Seat(), depots=["O4-rt-0 I2-ce-0"], fixed_rotation=False)
    assert {text.split()[1] for text in offered(match, "ada")} == {"inner"}
    assert placeable(match, "ada") == {"r6c1", "r7c1"}
    finish_round(match)
    assert not match.is_over


@pytest.mark.rule("PU-7.10")
def test_who_cannot_place_is_announced_when_the_tile_step_begins() -> None:
    match = table(Seat(), Seat(tiles=FULL), begin="round", fixed_rotation=False)
    assert told(match, "cannot-place") == []
    play(match, "ada: rotate 0")
    assert [event["seat"] for event in told(match, "cannot-place")] == [1]
    assert asked(match) == ["ada", "ben"]


# Before scoring


def ended(*seats: Seat) -> Match:
    """A match after the civ cards of its last round, when only PU-7.6 is left."""
    return table(*seats, begin="civ", more=SPENT)


STORER = "tech 5"  # with level 2 patches may be stored


@pytest.mark.rule("PU-7.6", "PU-5.3.8")
def test_stored_patches_are_placed_before_scoring() -> None:
    match = ended(Seat(tiles="C", at="r1c6", trackers=STORER, more={"patches_stored": 2}), Seat())
    assert not match.is_over
    assert asked(match) == ["ada"]
    play(match, "ada: patch r1c7, patch r2c6")
    assert own(match, "ada")["patches"] == ["r1c7", "r2c6"]
    assert own(match, "ada")["patches_stored"] == 0
    assert match.is_over


@pytest.mark.rule("PU-7.6")
def test_all_players_finish_at_the_same_time() -> None:
    seat = Seat(tiles="C", at="r1c6", more={"patches_stored": 1})
    match = ended(seat, seat)
    assert asked(match) == ["ada", "ben"]
    play(match, "ben: patch r2c6", "ada: patch r1c7")
    assert own(match, "ada")["patches"] == ["r1c7"]
    assert own(match, "ben")["patches"] == ["r2c6"]


@pytest.mark.rule("PU-7.6", "PU-5.3.6")
def test_a_stored_patch_without_a_square_is_lost() -> None:
    match = ended(Seat(tiles=FULL.replace("\n.....", "\n.....c", 1), more={"patches_stored": 1}))
    assert match.is_over


@pytest.mark.rule("PU-7.6", "PU-13.1.12")
@pytest.mark.parametrize("card", ["civ-23", "civ-24"])
def test_end_game_cards_advance_a_tracker_with_benefits(card: str) -> None:
    match = ended(Seat(trackers="water 2", civ_cards=card), Seat())
    assert trackers(match, "ada") == {"water": 2}
    play(match, "ada: choose water, choose civ")
    assert trackers(match, "ada") == {"water": 3, "civ": 1}
    assert match.is_over


@pytest.mark.rule("PU-7.6")
def test_the_order_of_patches_and_advances_is_free() -> None:
    seat = Seat(tiles="C", at="r1c6", civ_cards="civ-23", more={"patches_stored": 1})
    match = ended(seat, Seat())
    first = offered(match, "ada")
    assert len(first) == 2
    assert "stored-patch" in first
    (advance,) = (text for text in first if text != "stored-patch")
    play(match, f"ada: {advance}, choose civ, patch r1c7")
    assert match.is_over


@pytest.mark.rule("PU-7.9")
def test_a_patch_gained_at_the_end_is_placed_too() -> None:
    seat = Seat(tiles="C", at="r1c6", trackers="biomass 2 tech 5", civ_cards="civ-23")
    match = ended(seat, Seat())
    play(match, "ada: choose biomass, patch r1c7")
    assert own(match, "ada")["patches"] == ["r1c7"]
    assert match.is_over


@pytest.mark.rule("PU-7.9")
def test_no_patch_stays_stored() -> None:
    seat = Seat(tiles="C", at="r1c6", trackers=STORER, more={"patches_stored": 2})
    match = ended(seat, Seat())
    while not match.is_over:
        texts = offered(match, "ada")
        play(match, f"ada: {'store' if 'store' in texts else texts[0]}")
    assert len(own(match, "ada")["patches"]) == 2
    assert own(match, "ada")["patches_stored"] == 0


@pytest.mark.rule("PU-7.7")
def test_milestones_reached_at_the_end_are_resolved_clockwise_from_the_commander() -> None:
    seats = [Seat(trackers="civ 13", civ_cards=card) for card in ("civ-23", "civ-24")]
    match = table(
        *seats,
        begin="civ",
        commander="ben",
        civ_piles=["", "", "", "civ-22 civ-27 civ-28"],
        more=SPENT,
    )
    play(match, "ada: choose civ", "ben: choose civ")
    assert asked(match) == ["ben"]
    assert offered(match, "ben") == ["keep civ-22", "keep civ-27", "keep civ-28"]
    play(match, "ben: keep civ-27")
    assert offered(match, "ada") == ["keep civ-22", "keep civ-28"]
    play(match, "ada: keep civ-28")
    assert match.is_over


@pytest.mark.rule("PU-7.6", "PU-7.7")
def test_an_end_game_card_chosen_at_the_end_is_resolved_at_once() -> None:
    seat = Seat(trackers="civ 13", civ_cards="civ-23")
    piles = ["", "", "", "civ-24 civ-27"]
    match = table(seat, Seat(), begin="civ", civ_piles=piles, more=SPENT)
    play(match, "ada: choose civ, keep civ-24, choose tech")
    assert trackers(match, "ada") == {"civ": 14, "tech": 1}
    assert match.is_over


@pytest.mark.rule("PU-7.6")
def test_the_event_of_the_last_round_is_over_before_scoring() -> None:
    """ev-58 takes synergy boosts away in its round only."""
    seat = Seat(trackers="water 2", civ_cards="civ-23")
    match = table(seat, Seat(), begin="civ", event="ev-58", more=SPENT)
    play(match, "ada: choose water, choose civ")
    assert trackers(match, "ada") == {"water": 3, "civ": 1}


@pytest.mark.rule("PU-7.6", "PU-6.2.5")
def test_end_game_cards_are_revealed() -> None:
    seat = Seat(tiles="C", at="r1c6", civ_cards="civ-07 civ-01", more={"patches_stored": 1})
    match = ended(seat, Seat())
    assert match.view(1)["players"][0]["civ_cards"][0]["card"] is None
    play(match, "ada: patch r1c7")
    assert match.view(1)["players"][0]["civ_cards"][0]["card"] == "civ-07"
    assert [event["civ"] for event in told(match, "card-revealed")] == ["civ-07"]


@pytest.mark.rule("PU-7.8")
def test_rovers_and_lifepods_on_the_planet_do_not_matter() -> None:
    scores = []
    for seat in (Seat(rovers="r3c3", lifepods="r3c7"), Seat(lifepods="")):
        match = ended(seat, Seat(lifepods=""))
        assert match.outcome is not None
        scores.append(match.outcome.scores)
    assert scores[0] == scores[1]
