"""Markets: what lies open, what is refilled when and in which order, and what stays hidden."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.games.example.title import TITLE
from orrery.kernel.deck import new_deck, redeal
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import BrokenRules
from orrery.kernel.game import SPECTATOR, Game
from orrery.kernel.market import EMPTY, Market, new_market
from orrery.kernel.snapshot import digest, dump, restore


def any_game(seed: int = 0) -> Game:
    """Somewhere to draw chance from."""
    return TITLE.begin(2, {}, key_from_seed(seed))


def market_of(slots: list[int], deck: list[int], sliding: bool, lines: int = 1) -> Market:
    """A market in which these cards lie, and the next ones come in this order."""
    market = new_market([], len(slots), sliding, lines)
    market.slots = slots[:]
    for card in reversed(deck):
        market.deck.put_on_top(card)
    return market


def test_a_new_market_is_opened_by_its_first_refill() -> None:
    market = new_market(list(range(10)), 3, sliding=True)
    assert (market.cards(), market.offered()) == ([], [])
    assert market.refill(any_game()) == [0, 1, 2]
    assert market.offered() == [0, 1, 2]
    assert sorted(market.cards() + market.deck.rest) == list(range(10))


def test_fixed_slots_are_refilled_where_they_are() -> None:
    market = market_of([1, 2, 3], [8, 9], sliding=False)
    assert market.take(1) == 2
    assert market.slots == [1, EMPTY, 3]
    assert market.offered() == [0, 2]
    assert market.refill(any_game()) == [1]
    assert market.slots == [1, 8, 3]


def test_in_a_sliding_row_new_cards_come_at_the_far_end() -> None:
    market = market_of([1, 2, 3], [8, 9], sliding=True)
    market.take(0)
    market.take(1)
    assert market.refill(any_game()) == [1, 2]
    assert market.slots == [3, 8, 9]


def test_several_lines_slide_side_by_side_and_are_filled_slot_by_slot() -> None:
    """Two lines of three, such as the rows of a display whose columns have the numbers."""
    market = market_of([1, 2, 3, 4, 5, 6], [7, 8, 9], sliding=True, lines=2)
    for slot in (0, 1, 2):
        market.sweep(slot)
    market.slide()
    assert market.slots == [5, 4, EMPTY, 6, EMPTY, EMPTY]
    assert market.refill(any_game()) == [2, 4, 5]
    assert market.slots == [5, 4, 7, 6, 8, 9]
    assert market.discard == [1, 2, 3]


def test_nothing_is_refilled_by_itself_and_sweeping_a_gap_does_nothing() -> None:
    market = market_of([1, 2], [8], sliding=False)
    market.sweep(0)
    market.sweep(0)
    assert (market.slots, market.discard, market.deck.size()) == ([EMPTY, 2], [1], 1)


def test_an_empty_deck_leaves_gaps_unless_the_market_recycles() -> None:
    market = market_of([1, 2, 3], [8], sliding=True)
    market.sweep(0)
    market.sweep(1)
    twin = market.copy()
    twin.recycling = True
    assert market.refill(any_game()) == [1]
    assert market.slots == [3, 8, EMPTY]
    assert twin.refill(any_game()) == [1, 2]
    assert twin.slots[:2] == [3, 8]
    assert sorted([*twin.slots, *twin.deck.rest, *twin.discard]) == [1, 2, 3, 8]
    assert twin.discard == []


def test_taking_from_a_gap_and_lines_of_different_length_are_errors_in_rules() -> None:
    with pytest.raises(BrokenRules, match="empty slot 0"):
        new_market([1], 1, sliding=False).take(0)
    with pytest.raises(BrokenRules, match="5 slots can't lie in 2 lines"):
        new_market([1], 5, sliding=True, lines=2)


@given(
    seed=st.integers(0, 10**6),
    sliding=st.booleans(),
    deeds=st.lists(st.tuples(st.sampled_from(["take", "sweep", "refill"]), st.integers(0, 5))),
)
def test_no_card_is_lost_and_copies_are_independent(
    seed: int, sliding: bool, deeds: list[tuple[str, int]]
) -> None:
    game = any_game(seed)
    market = new_market(list(range(12)), 6, sliding, lines=2, recycling=True)
    market.refill(game)
    taken: list[int] = []
    kept: list[tuple[Market, str]] = []
    for deed, slot in deeds:
        kept.append((market.copy(), digest(market)))
        if deed == "take" and slot in market.offered():
            taken.append(market.take(slot))
        elif deed == "sweep":
            market.sweep(slot)
        else:
            market.refill(game)
        there = market.cards() + market.discard + market.deck.rest
        assert sorted(there + taken) == list(range(12))
    for twin, before in kept:
        assert digest(twin) == before


def test_a_market_survives_saving() -> None:
    market = new_market(list(range(9)), 3, sliding=True, recycling=True)
    market.refill(any_game())
    market.sweep(1)
    saved = json.loads(json.dumps(dump(market)))
    again = restore(saved, TITLE.classes)
    assert isinstance(again, Market)
    assert digest(again) == digest(market)
    assert again.refill(any_game(3)) == market.refill(any_game(3))
    assert again.slots == market.slots


def test_imagining_keeps_what_lies_open_and_deals_what_is_hidden() -> None:
    seen = set()
    for seed in range(60):
        game, market = any_game(seed), new_market([], 2, sliding=True)
        market.slots = [5, 6]
        market.deck = new_deck([1, 2])
        hand = [3]
        redeal(game, SPECTATOR, market.deck, [hand])
        assert market.slots == [5, 6]
        assert sorted(hand + market.deck.hidden_from(SPECTATOR)) == [1, 2, 3]
        seen.add(hand[0])
    assert seen == {1, 2, 3}
