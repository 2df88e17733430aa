"""Planet Unknown, chapter 14: order of resolution, hidden information, undo."""

from __future__ import annotations

from typing import cast

import pytest

from orrery import SPECTATOR, CannotUndo, Match
from orrery.games.planet_unknown.cards import (
    CIV_NAMES,
    EVENT_COLOUR,
    EVENT_NAMES,
    OBJECTIVE_NAMES,
    event_cards,
)
from orrery.games.planet_unknown.state import Table
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.vocabulary import TILE_NAMES
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from tests.planet_unknown.board import (
    Seat,
    asked,
    finish_turn,
    objectives,
    offered,
    own,
    place,
    play,
    position,
    rovers,
    table,
    trackers,
)
from tests.planet_unknown.score_table import keeping, over

DOMINOES = ["Z5-ce-0 I2-tb-0", "S4-ce-0 I2-wr-0"]


# Simultaneous play


@pytest.mark.rule("PU-14.1", "PU-3.4")
def test_all_players_act_at_once_and_do_not_change_what_others_may_do() -> None:
    match = table(Seat(), Seat(), Seat(), depots=DOMINOES)
    assert asked(match) == ["ada", "ben", "cleo"]
    before = offered(match, "ben")
    place(match, "ada", "tech r1c6 biomass r1c7")
    assert asked(match) == ["ada", "ben", "cleo"]
    finish_turn(match, "ada")
    assert asked(match) == ["ben", "cleo"]
    assert offered(match, "ben") == before


@pytest.mark.rule("PU-14.1")
def test_all_players_resolve_an_event_at_once() -> None:
    match = table(Seat(), Seat(), Seat(), begin="event", event="ev-17")
    assert asked(match) == ["ada", "ben", "cleo"]
    play(match, "cleo: choose tech", "ada: choose civ")
    assert asked(match) == ["ben"]


# Pending effects


@pytest.mark.rule("PU-14.2", "PU-3.9")
def test_a_player_chooses_the_next_of_all_pending_effects_and_new_ones_join() -> None:
    ada = Seat("CC", at="r1c6", trackers="biomass 2", effects="advance civ, advance biomass, boost")
    match = table(ada)
    assert offered(match, "ada") == ["advance civ", "advance biomass", "boost"]
    play(match, "ada: advance biomass")
    assert sorted(offered(match, "ada")) == ["advance civ", "boost", "gain-patch"]
    play(match, "ada: advance civ")
    assert sorted(offered(match, "ada")) == ["boost", "gain-patch"]


@pytest.mark.rule("PU-14.2")
def test_effects_that_follow_from_an_effect_need_not_be_resolved_first() -> None:
    match = table(Seat(trackers="water 2", effects="advance water, advance civ"))
    play(match, "ada: advance water, advance civ")
    assert trackers(match, "ada") == {"civ": 1, "water": 3}
    assert offered(match, "ada", "choose")  # the boost is the last one


@pytest.mark.rule("PU-14.3", "PU-5.2.10")
def test_movement_may_be_spent_in_parts_between_other_effects() -> None:
    ada = Seat("CC", at="r1c6", rovers="r1c6", effects="movement 3, advance civ, advance water")
    match = table(ada)
    play(match, "ada: drive r1c6 r2c6, advance civ, drive r2c6 r3c6, advance water")
    play(match, "ada: drive r3c6 r4c6")
    assert rovers(match, "ada") == ["r4c6"]
    assert trackers(match, "ada") == {"civ": 1, "water": 1}


@pytest.mark.rule("PU-14.4", "PU-5.2.9")
def test_optional_effects_may_be_declined_but_not_before_the_mandatory_ones() -> None:
    ada = Seat("CC", at="r1c6", rovers="r1c6", effects="movement 3, advance civ, advance water")
    match = table(ada)
    assert "done" not in offered(match, "ada")
    play(match, "ada: advance civ, advance water")
    assert "done" in offered(match, "ada")
    play(match, "ada: done")
    assert rovers(match, "ada") == ["r1c6"]
    assert own(match, "ada")["movement"] == 0


# Hidden information


@pytest.mark.rule("PU-14.5", "PU-2.1.2", "PU-3.12")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_tiles_below_the_top_ones_are_hidden(viewer: int) -> None:
    match = table(Seat(), Seat())
    shown = f"{match.view(viewer)} {match.events(viewer=viewer)}"
    below = [TILE_NAMES[tile] for tiles in position(match).below_tops for tile in tiles]
    assert len(below) == 144 - 12
    assert not [name for name in below if f"'{name}'" in shown]


@pytest.mark.rule("PU-14.5", "PU-3.12")
def test_the_tile_below_a_taken_one_is_hidden_until_all_have_finished() -> None:
    match = table(Seat(), Seat(), depots=DOMINOES)
    before = match.view()["tops"], match.view()["below"]
    place(match, "ada", "tech r1c6 biomass r1c7")
    finish_turn(match, "ada")
    assert (match.view()["tops"], match.view()["below"]) == before
    assert match.view(0)["tops"] == before[0]


@pytest.mark.rule("PU-14.5", "PU-9.1.5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_order_of_decks_and_the_contents_of_civ_piles_are_hidden(viewer: int) -> None:
    options = {"events": "standard", "personal_objectives": False}
    match = new_match(TITLE, ["ada", "ben"], options, key_from_seed(5))
    shown = f"{match.view(viewer)} {match.events(viewer=viewer)}"
    events = [name for name in EVENT_NAMES if f"'{name}'" in shown]
    assert events in ([], [match.view()["event"]])
    assert not [name for name in CIV_NAMES if f"'{name}'" in shown]
    named = {name for name in OBJECTIVE_NAMES if f"'{name}'" in shown}
    assert named == set(objectives(match))


@pytest.mark.rule("PU-14.5", "PU-9.1.2")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_which_cards_the_event_deck_holds_is_hidden_but_not_how_many_of_a_colour(
    viewer: int,
) -> None:
    game = position(table(Seat(), Seat(), events="standard"))
    imagined = set()
    for seed in range(100):
        twin = cast("Table", game.imagine(viewer, key_from_seed(seed)))
        cards = twin.events.rest + twin.events.top
        colours = [EVENT_COLOUR[card] for card in [*cards, *twin.events_shown]]
        assert [colours.count(colour) for colour in range(3)] == game.event_mix
        imagined |= set(cards)
    there = {card for colour in range(3) for card in event_cards(2, colour)}
    assert imagined == there - set(game.events_shown)


@pytest.mark.rule("PU-14.5", "PU-6.2.1")
def test_only_the_player_who_chooses_sees_the_pile() -> None:
    ada = Seat(more={"milestones": [1]})
    piles = ["civ-06 civ-07", "civ-08", "civ-15", "civ-27"]
    match = table(ada, Seat(), begin="civ", civ_piles=piles)
    game = position(match)
    assert TITLE.secrets(game, 0).count("civ-06") == 0
    assert "civ-08" in TITLE.secrets(game, 0)  # another rank
    for viewer in (1, SPECTATOR):
        assert {"civ-06", "civ-07"} <= set(TITLE.secrets(game, viewer))
        assert "civ-0" not in str(match.view(viewer))


@pytest.mark.rule("PU-14.5")
def test_for_others_a_face_down_card_may_be_any_end_game_card_of_its_rank() -> None:
    match = table(Seat(civ_cards="civ-07"), Seat())
    game = position(match)
    imagined = set()
    for seed in range(40):
        twin = cast("Table", game.imagine(1, key_from_seed(seed)))
        imagined.add(CIV_NAMES[twin.players[0].civ_cards[0]])
    assert imagined == {"civ-06", "civ-07", "civ-29", "civ-33"}
    twin = cast("Table", game.imagine(0, key_from_seed(1)))
    assert twin.players[0].civ_cards == game.players[0].civ_cards


@pytest.mark.rule("PU-14.5")
def test_looking_through_a_pile_tells_no_more_of_a_face_down_card_than_what_it_is_not() -> None:
    """civ-29 and civ-33 are the other end-game cards of rank 1 that ben has not before him."""
    ben = Seat(more={"milestones": [1]})
    piles = ["civ-01 civ-06", "", "", ""]
    match = table(Seat(civ_cards="civ-07"), ben, begin="civ", civ_piles=piles)
    game = position(match)
    assert offered(match, "ben") == ["keep civ-01", "keep civ-06"]
    imagined = set()
    for seed in range(40):
        twin = cast("Table", game.imagine(1, key_from_seed(seed)))
        imagined.add(CIV_NAMES[twin.players[0].civ_cards[0]])
        assert twin.civ_piles == game.civ_piles
    assert imagined == {"civ-07", "civ-29", "civ-33"}


@pytest.mark.rule("PU-14.5", "PU-9.2.3")
def test_personal_objectives_of_others_are_hidden() -> None:
    match = table(Seat(personal="obj-13"), Seat(personal="obj-20"), objectives="obj-01")
    assert own(match, "ada")["personal"] == ["obj-13"]
    assert match.view(0)["players"][1]["personal"] == [None]
    assert [one["personal"] for one in match.view()["players"]] == [[None], [None]]


@pytest.mark.rule("PU-14.5", "PU-9.2.1")
def test_a_returned_objective_is_known_to_its_owner_alone() -> None:
    match = new_match(TITLE, ["ada", "ben"], {"personal_objectives": True}, key_from_seed(5))
    for name in ("ada", "ben"):
        play(match, f"{name}: {offered(match, name, 'return')[0]}")
    game = position(match)
    (card,) = game.players[0].returned
    assert OBJECTIVE_NAMES[card] not in TITLE.secrets(game, 0)
    assert OBJECTIVE_NAMES[card] in TITLE.secrets(game, 1)
    dealt = [game.players[0].personal[0], card]
    imagined: list[set[int]] = [set(), set()]
    for seed in range(200):
        twin = cast("Table", game.imagine(1, key_from_seed(seed)))
        imagined[0].add(twin.players[0].personal[0])
        imagined[1].add(twin.players[0].returned[0])
        assert twin.players[1].returned == game.players[1].returned
    assert all(set(dealt) <= seen for seen in imagined)
    assert not set(game.players[1].returned) & (imagined[0] | imagined[1])


@pytest.mark.rule("PU-14.5", "PU-11.6.10")
def test_objectives_from_which_a_player_is_choosing_are_known_to_that_player_alone() -> None:
    game = position(table(Seat(corporation="jump_drive"), Seat()))
    drawn = sorted(game.objective_deck.draw(game) for _ in range(2))
    game.players[0].drawn = drawn
    game.veil = None
    imagined = set()
    for seed in range(40):
        imagined |= set(cast("Table", game.imagine(1, key_from_seed(seed))).players[0].drawn)
    assert len(imagined) > len(drawn)
    assert cast("Table", game.imagine(0, key_from_seed(1))).players[0].drawn == drawn


@pytest.mark.rule("PU-14.6")
def test_boards_trackers_pieces_and_numbers_of_cards_are_open() -> None:
    ada = Seat(
        "\nCp\ne.",
        at="r1c6",
        rovers="r2c6",
        meteorites="r1c6",
        trackers="civ 4",
        civ_cards="civ-07 civ-01",
        personal="obj-13",
        more={"lifepods_scored": 2, "meteorites_collected": 3, "patches_stored": 1},
    )
    match = table(ada, Seat(), objectives="obj-01 obj-02 obj-03", event="ev-33")
    shown = match.view()
    board = shown["players"][0]
    assert board["terrain"][0].strip() == "cb"
    assert board["terrain"][1].strip(" .") == "e"
    assert (board["patches"], rovers(match, "ada"), board["meteorites"]) == (
        ["r1c7"],
        ["r2c6"],
        ["r1c6"],
    )
    assert board["trackers"]["civ"] == ["civ", 4]
    collected = board["lifepods_collected"], board["meteorites_collected"], board["patches_stored"]
    assert collected == (2, 3, 1)
    assert len(board["civ_cards"]) == 2
    assert len(board["personal"]) == 1
    assert objectives(match) == ["obj-01", "obj-02", "obj-03"]
    assert shown["event"] == "ev-33"
    assert sum(shown["civ_piles"]) in range(8, 13)


@pytest.mark.rule("PU-14.9")
def test_the_number_of_tiles_in_each_stack_is_open() -> None:
    match = table(Seat(), Seat())
    assert match.view()["below"] == [11] * 12


# Undo


@pytest.mark.rule("PU-14.7")
def test_a_player_may_take_the_steps_of_a_turn_back() -> None:
    match = table(Seat(), Seat(), depots=DOMINOES)
    before = match.hash
    place(match, "ada", "tech r1c6 biomass r1c7")
    play(match, "ada: advance tech")
    match.undo(0)
    assert offered(match, "ada") == ["advance tech", "advance biomass"]
    match.undo(0)
    assert match.hash == before
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("PU-14.7", "PU-14.23")
def test_the_last_step_of_a_turn_can_be_taken_back_until_the_player_confirms() -> None:
    match = table(Seat(), Seat(), depots=DOMINOES)
    place(match, "ben", "water r2c4 rover r2c5")
    finish_turn(match, "ben")
    place(match, "ada", "tech r1c6 biomass r1c7")
    play(match, "ada: advance tech")  # biomass follows by itself
    assert trackers(match, "ada") == {"tech": 1, "biomass": 1}
    assert offered(match, "ada") == ["done"]
    match.undo(0)
    assert offered(match, "ada") == ["advance tech", "advance biomass"]
    play(match, "ada: advance tech, done")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("PU-14.24")
def test_after_the_last_choice_of_a_civ_card_the_next_round_begins_unasked() -> None:
    match = keeping("civ-01", Seat())
    play(match, "ada: choose civ, choose tech")
    assert [pending.kind for pending in match.pending()] == ["take-tile", "take-tile"]


@pytest.mark.rule("PU-14.22")
def test_after_the_last_choice_of_an_event_the_tile_step_begins_unasked() -> None:
    match = table(Seat(), begin="event", event="ev-17")
    play(match, "ada: choose civ", "ben: choose civ")
    assert [pending.kind for pending in match.pending()] == ["take-tile", "take-tile"]


@pytest.mark.rule("PU-14.7")
def test_after_the_tile_step_nothing_of_it_can_be_taken_back() -> None:
    match = table(Seat(), Seat(), depots=DOMINOES)
    place(match, "ada", "tech r1c6 biomass r1c7")
    finish_turn(match, "ada")
    place(match, "ben", "water r2c4 rover r2c5")
    finish_turn(match, "ben")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("PU-14.7", "PU-3.12")
def test_a_step_that_revealed_a_tile_cannot_be_taken_back() -> None:
    match = keeping("civ-05", Seat("CC", at="r1c6"), depot="V3-bc-0 I2-tb-0")
    place(match, "ada", "tech r2c6 biomass r2c7")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("PU-14.7", "PU-6.2.8")
def test_who_has_looked_through_a_pile_cannot_begin_with_another_one() -> None:
    ada = Seat(more={"milestones": [1, 2]})
    match = table(ada, Seat(), begin="civ", civ_piles=["civ-06 civ-07", "civ-08 civ-09", "", ""])
    play(match, "ada: milestone 2")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("PU-14.7")
def test_choices_after_a_revealed_card_can_be_taken_back_up_to_the_card() -> None:
    match = keeping("civ-10", Seat())
    play(match, "ada: choose civ, choose tech")
    match.undo(0)
    match.undo(0)
    assert trackers(match, "ada") == {}
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("PU-14.8")
def test_cards_that_were_seen_stay_in_the_pile() -> None:
    seat = Seat(more={"milestones": [1]})
    piles = ["civ-06 civ-07 civ-29", "", "", ""]
    match = table(seat, seat, begin="civ", civ_piles=piles)
    play(match, "ada: keep civ-07")
    assert offered(match, "ben") == ["keep civ-06", "keep civ-29"]


# Decision points


def kinds(match: Match, name: str) -> set[str]:
    """The kinds of moves that a player may make now."""
    return {text.split()[0] for text in offered(match, name)}


@pytest.mark.rule("PU-14.21", "PU-3.2")
def test_the_commander_turns_the_station_unless_it_turns_by_itself() -> None:
    match = table(Seat(), Seat(), Seat(), begin="round", commander="ben")
    assert asked(match) == ["ben"]
    assert offered(match, "ben") == [f"rotate {position}" for position in range(6)]
    by_itself = table(Seat(), Seat(), begin="round", commander="ben")
    assert asked(by_itself) == ["ada", "ben"]
    assert kinds(by_itself, "ben") == {"place"}


@pytest.mark.rule("PU-14.22")
def test_in_the_event_step_each_player_makes_the_choices_of_the_card_and_what_follows() -> None:
    match = table(Seat(), Seat(trackers="water 2"), begin="event", event="ev-07")
    assert offered(match, "ben") == ["choose water", "choose rover"]
    play(match, "ben: choose water")
    assert len(offered(match, "ben", "choose")) == 5  # the boost of position 3


@pytest.mark.rule("PU-14.23")
def test_in_the_tile_step_each_player_chooses_tile_place_order_and_everything_else() -> None:
    ada = Seat("E", at="r1c6", trackers="civ 7 biomass 2 rover 5 tech 5")
    match = table(ada, Seat(), depots=["N5-bc-0 I2-ce-0"])
    stacks = {text.split()[1] for text in offered(match, "ada", "place")}
    assert stacks == {"outer", "inner"}
    place(match, "ada", "civ r2c7 energy r2c6")
    assert kinds(match, "ada") == {"advance", "energy-tile"}
    play(match, "ada: advance civ")  # onto a synergy boost
    assert kinds(match, "ada") == {"boost", "energy-tile"}
    play(match, "ada: boost, choose biomass")  # onto a patch
    assert kinds(match, "ada") == {"gain-patch", "energy-tile"}
    play(match, "ada: gain-patch")
    assert kinds(match, "ada") == {"patch", "store"}


@pytest.mark.rule("PU-14.23")
def test_rovers_land_and_drive_step_by_step_until_the_player_confirms() -> None:
    match = table(Seat("CC", at="r1c6", trackers="rover 5", effects="advance rover"), Seat())
    assert offered(match, "ada") == ["land r1c6", "land r1c7"]
    play(match, "ada: land r1c6")
    assert kinds(match, "ada") == {"drive", "done"}
    play(match, "ada: drive r1c6 r2c6, done")
    assert asked(match) == ["ben"]


@pytest.mark.rule("PU-14.24")
def test_in_the_civ_card_step_there_is_a_card_per_milestone_and_its_choices() -> None:
    match = table(
        Seat(more={"milestones": [1, 1]}), begin="civ", civ_piles=["civ-01 civ-06 civ-07"]
    )
    play(match, "ada: keep civ-01")
    assert kinds(match, "ada") == {"choose"}
    play(match, "ada: choose civ, choose tech")
    assert offered(match, "ada") == ["keep civ-06", "keep civ-07"]


@pytest.mark.rule("PU-14.25", "PU-7.6")
def test_at_the_end_stored_patches_are_placed_by_choice() -> None:
    match = over(Seat("CC", at="r1c6", more={"patches_stored": 1}), Seat())
    assert offered(match, "ada") == ["patch r2c6", "patch r2c7"]
    play(match, "ada: patch r2c7")
    assert match.is_over


@pytest.mark.rule("PU-14.26")
def test_during_setup_sides_and_personal_objectives_are_chosen() -> None:
    options = {"planet": "dealt", "personal_objectives": True}
    match = new_match(TITLE, ["ada", "ben"], options, key_from_seed(5))
    assert (kinds(match, "ada"), kinds(match, "ben")) == ({"sides"}, {"sides"})
    for name in ("ada", "ben"):
        play(match, f"{name}: {offered(match, name)[0]}")
    assert [len(offered(match, name, "return")) for name in ("ada", "ben")] == [2, 2]
