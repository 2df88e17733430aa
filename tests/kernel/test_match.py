"""Matches: playing, refusing, undoing, and who is told what."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import orrery
from orrery import (
    OMNISCIENT,
    SPECTATOR,
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    Match,
    UnknownSeat,
)
from orrery.kernel.dice import commitment
from orrery.kernel.score import totals
from tests.example.table import Seat, play, table

HUGE = pytest.param(10**5000, id="huge")  # more digits than Python cares to write


def first_texts(match: Match) -> dict[int, str]:
    """For each seat that has to decide, its first option."""
    return {pending.seat: pending.options[0].text for pending in match.pending()}


def play_firsts(match: Match, *seats: int) -> None:
    for seat in seats:
        match.play(seat, first_texts(match)[seat])


def at_the_lenses(seats: int = 2) -> Match:
    """A match in which all have aimed and the first lens is to be taken."""
    match = orrery.new("example", seats=seats, seed=5)
    while match.pending()[0].kind != "take-lens":
        play_firsts(match, match.pending()[0].seat)
    return match


def test_all_seats_are_asked_at_once() -> None:
    match = orrery.new("example", seats=["Ada", "Bea", "Cyd"], seed=5)
    assert [(p.seat, p.kind, p.prompt) for p in match.pending()] == [
        (seat, "choose-comet", "ask-choose-comet") for seat in range(3)
    ]
    assert match.names == ["Ada", "Bea", "Cyd"]


def test_an_option_is_offered_as_number_notation_and_description() -> None:
    offer = orrery.new("example", seed=5).pending()[0].options[0]
    kind, comet = offer.text.split()
    assert offer.description == {"kind": kind, "comet": comet}
    match = orrery.new("example", seed=5)
    other = orrery.new("example", seed=5)
    match.play(0, offer.move)
    other.play(0, offer.text)
    assert match.hash == other.hash


def test_an_illegal_move_says_what_is_allowed_and_changes_nothing() -> None:
    match = orrery.new("example", seats=["Ada", "Bea"], seed=5)
    before = match.save()
    allowed = ", ".join(offer.text for offer in match.pending()[0].options)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "aim t1")
    assert str(caught.value) == f"aim t1 is not allowed now; Ada may: {allowed}"
    assert match.save() == before


def test_a_seat_whose_turn_it_is_not_is_refused() -> None:
    match = at_the_lenses()
    other = 1 - match.pending()[0].seat
    with pytest.raises(IllegalMove, match="has nothing to decide now"):
        match.play(other, "take red")


def test_nothing_can_be_played_after_the_end() -> None:
    match = orrery.new("example", seats=1, options={"nights": 1}, seed=5)
    while not match.is_over:
        play_firsts(match, 0)
    assert match.pending() == []
    with pytest.raises(IllegalMove, match="the match is over"):
        match.play(0, "aim t1")


GARBAGE = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-(2**80), 2**80)
    | st.just(10**5000)
    | st.floats()
    | st.text()
    | st.binary()
    | st.lists(st.integers())
)


@given(seat=st.integers(-3, 5) | GARBAGE, move=GARBAGE)
def test_garbage_gives_typed_errors_only(seat: Any, move: Any) -> None:
    match = orrery.new("example", seed=5)
    before = match.hash
    if move in [offer.move for pending in match.pending() for offer in pending.options]:
        return
    with pytest.raises((InvalidMove, IllegalMove, UnknownSeat)):
        match.play(seat, move)
    with pytest.raises((UnknownSeat, CannotUndo)):
        match.undo(seat)
    assert match.hash == before


@given(since=GARBAGE, viewer=st.integers(-4, 4) | GARBAGE)
def test_garbage_for_events_gives_typed_errors_only(since: Any, viewer: Any) -> None:
    match = orrery.new("example", seed=5)
    try:
        told = match.events(since, viewer)
    except (UnknownSeat, InvalidOption):
        return
    assert told == match.events(viewer=viewer)[since:]


@pytest.mark.parametrize("move", [-1, 0, 1 << 58, 1 << 63, 10**30])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    with pytest.raises(InvalidMove):
        orrery.new("example", seed=1).play(0, move)


@pytest.mark.parametrize("viewer", [-3, 2, True, 1.0, "0", None, 10**30, HUGE])
def test_only_viewers_of_this_table_see_anything(viewer: Any) -> None:
    match = orrery.new("example", seed=5)
    with pytest.raises(UnknownSeat, match="a viewer is a seat from 0 to 1"):
        match.view(viewer)
    with pytest.raises(UnknownSeat, match="a viewer is a seat from 0 to 1"):
        match.events(viewer=viewer)


def test_undo_steps_back_through_nested_decisions() -> None:
    match = orrery.new("example", seed=5)
    start = match.hash
    play_firsts(match, 0)
    chosen = match.hash
    assert match.pending()[0].kind == "aim-telescope"
    match.play(0, "aim t2")
    match.undo(0)
    assert match.hash == chosen
    match.undo(0)
    assert match.hash == start


def test_undo_keeps_what_others_did_meanwhile() -> None:
    match, alone = orrery.new("example", seed=5), orrery.new("example", seed=5)
    play_firsts(match, 0, 1, 0)
    match.undo(0)
    match.undo(0)
    play_firsts(alone, 1)
    assert match.hash == alone.hash
    match.undo(1)
    assert match.hash == orrery.new("example", seed=5).hash


def test_undo_stops_where_hidden_choices_were_shown() -> None:
    match = at_the_lenses()
    for seat in range(2):
        with pytest.raises(CannotUndo, match="something hidden was shown"):
            match.undo(seat)


def test_a_lens_can_be_put_back_until_the_next_seat_acts() -> None:
    match = at_the_lenses(3)
    before = match.hash
    first = match.pending()[0].seat
    match.play(first, "take red")
    match.undo(first)
    assert match.hash == before
    match.play(first, "take red")
    match.play(match.pending()[0].seat, "take red")
    with pytest.raises(CannotUndo, match="another seat has acted"):
        match.undo(first)


def test_undo_stops_at_a_roll() -> None:
    match = at_the_lenses(1)
    match.play(0, "take red")
    assert any(event["kind"] == "rolled" for event in match.events())
    with pytest.raises(CannotUndo, match="chance has decided"):
        match.undo(0)


def test_alone_at_the_table_nothing_is_shown_by_choosing() -> None:
    """With one seat there is nobody to hide from, so the barrier is no reason against undo."""
    match = at_the_lenses(1)
    match.undo(0)
    assert match.pending()[0].kind == "aim-telescope"


def test_nothing_is_taken_back_once_the_dice_key_is_shown() -> None:
    match = orrery.new("example", seats=1, options={"nights": 1}, seed=14)
    while not match.is_over:
        pending = match.pending()[0]
        match.play(0, pending.options[-1].move)
    assert match.key is not None
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_what_one_has_just_learned_can_not_be_taken_back_even_without_a_die() -> None:
    """Ben draws two comets from places that are fixed already, so that no die decides."""
    ada = Seat("morehouse encke faye wild gale", "- - -")
    ben = Seat("swift west")
    match = table(ada, ben, first="ben", deck="kirch halley wolf", rolls=[1, 6], lenses=False)
    play(match, "ben: choose swift, aim t1", "ada: choose morehouse, aim t1")
    play(match, "ada: under gale")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_spectator_is_told_again_what_an_undo_withdrew() -> None:
    match = orrery.new("example", seats=1, seed=1)
    play_firsts(match, 0, 0)
    told = match.events()
    match.undo(0)
    play_firsts(match, 0)
    kinds = [event["kind"] for event in match.events()]
    assert kinds == [event["kind"] for event in told] + ["undone", "chosen", "shown"]


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    match = orrery.new("example", seed=5)
    saved = match.save()
    match.events(viewer=0)[0]["kind"] = "nonsense"
    match.position().lanes[1].options.clear()
    assert match.save() == saved
    assert match.pending()[0].options


def test_imagining_for_the_omniscient_changes_nothing_but_the_dice() -> None:
    match = orrery.new("example", seed=5)
    play_firsts(match, 0)
    game = match.position()
    twin = game.imagine(OMNISCIENT, bytes(32))
    assert twin.options(0) == game.options(0)
    assert match.title.view_of(twin, OMNISCIENT) == match.typed_view(OMNISCIENT)


def test_nothing_to_undo_yet() -> None:
    with pytest.raises(CannotUndo, match="Player 1 has not made a move yet"):
        orrery.new("example", seed=5).undo(0)


def test_what_a_seat_does_in_its_lane_is_told_to_others_after_the_barrier() -> None:
    match = orrery.new("example", seed=5)
    heard = {viewer: len(match.events(viewer=viewer)) for viewer in (0, 1, SPECTATOR)}
    play_firsts(match, 0)
    assert [e["kind"] for e in match.events(heard[0], 0)] == ["chosen"]
    assert match.events(heard[1], 1) == match.events(heard[SPECTATOR], SPECTATOR) == []
    play_firsts(match, 1, 0, 1)
    later = match.events(heard[1], 1)
    assert [e["kind"] for e in later][:4] == ["chosen", "chosen", "shown", "shown"]
    own, other = sorted(later[:2], key=lambda event: "comet" not in event)
    assert own["seat"] == 1
    assert other == {"kind": "chosen", "seat": 0}


def test_others_see_the_position_before_the_split_until_the_barrier() -> None:
    match = orrery.new("example", seed=5)
    before = {viewer: match.view(viewer) for viewer in (1, SPECTATOR)}
    play_firsts(match, 0, 0)
    assert match.view(1) == before[1]
    assert match.view(SPECTATOR) == before[SPECTATOR]
    assert match.view(0) != before[1]
    assert match.view(OMNISCIENT)["watchers"][0]["chosen"] is not None


def test_an_undo_is_told_to_those_who_heard_of_the_move() -> None:
    match = orrery.new("example", seed=5)
    heard = {viewer: len(match.events(viewer=viewer)) for viewer in (0, 1)}
    play_firsts(match, 0)
    match.undo(0)
    withdrawn = {"kind": "undone", "seat": 0, "first": heard[0], "count": 1}
    assert match.events(heard[0], 0)[1:] == [withdrawn]
    assert match.events(heard[1], 1) == []


def test_playing_tells_the_seat_what_happened() -> None:
    match = orrery.new("example", seed=5)
    text = first_texts(match)[0]
    told = match.play(0, text)
    assert told == [{"kind": "chosen", "seat": 0, "comet": text.split()[1]}]


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = orrery.new("example", seed=5)
    play_firsts(match, 0)
    twin = match.copy()
    saved = match.save()
    twin.undo(0)
    while not twin.is_over:
        play_firsts(twin, twin.pending()[0].seat)
    assert match.save() == saved


def test_copies_that_part_are_told_their_own_events() -> None:
    match = orrery.new("example", seed=5)
    play_firsts(match, 0)
    heard = match.events(viewer=0)
    twin, third = match.copy(), match.copy()
    twin.undo(0)
    match.undo(0)
    play_firsts(match, 0)
    assert third.events(viewer=0) == heard
    assert [event["kind"] for event in twin.events(len(heard), 0)] == ["undone"]
    assert [event["kind"] for event in match.events(len(heard), 0)] == ["undone", "chosen"]


def test_the_key_is_shown_when_the_match_is_over() -> None:
    match = orrery.new("example", seats=1, options={"nights": 1}, seed=5)
    assert match.key is None
    assert match.key not in (match.commitment, "")
    while not match.is_over:
        play_firsts(match, 0)
    assert match.key is not None
    assert commitment(bytes.fromhex(match.key)) == match.commitment


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert orrery.new("example").commitment != orrery.new("example").commitment


def test_the_outcome_has_scores_ranks_and_breakdown() -> None:
    match = orrery.new("example", seats=3, options={"nights": 1}, seed=5)
    assert match.outcome is None
    while not match.is_over:
        play_firsts(match, match.pending()[0].seat)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == match.scores()
    assert outcome.winners == [seat for seat in range(3) if outcome.ranks[seat] == 1]
    for seat, lines in enumerate(outcome.breakdown):
        assert list(totals(lines)) == ["score-stars", "score-sets"]
        assert sum(totals(lines).values()) == outcome.scores[seat]
