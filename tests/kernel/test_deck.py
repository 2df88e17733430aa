"""Decks: what is drawn from where, who knows it, and dealing anew what a viewer can't know."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from orrery.games.example.title import TITLE
from orrery.kernel.deck import Deck, new_deck, redeal
from orrery.kernel.dice import key_from_seed
from orrery.kernel.event import EVERYONE, only
from orrery.kernel.game import SPECTATOR, Game


def any_game(seed: int = 0) -> Game:
    """Somewhere to draw chance from."""
    return TITLE.begin(2, {}, key_from_seed(seed))


def test_cards_on_top_come_first_then_the_remainder_then_those_underneath() -> None:
    game, deck = any_game(), new_deck([1, 2, 3])
    deck.put_under(8)
    deck.put_under(9)
    deck.put_on_top(6)
    deck.put_on_top(7)
    drawn = [deck.draw(game) for _ in range(deck.size())]
    assert drawn[:2] == [7, 6]
    assert sorted(drawn[2:5]) == [1, 2, 3]
    assert drawn[5:] == [8, 9]


def test_placed_cards_need_no_chance() -> None:
    game, deck = any_game(), new_deck([])
    deck.put_on_top(1)
    deck.put_under(2)
    before = list(game.dice.drawn)
    assert (deck.draw(game), deck.draw(game)) == (1, 2)
    assert game.dice.drawn == before


def test_the_remainder_holds_no_order() -> None:
    """Two decks with the same cards are the same, however they came about."""
    one, other = new_deck([3, 1, 2]), new_deck([2])
    other.shuffle_in([1, 3])
    assert one.rest == other.rest == [1, 2, 3]


def test_shuffling_in_forgets_all_places() -> None:
    deck = new_deck([1])
    deck.put_on_top(2)
    deck.put_under(3, only(0))
    deck.shuffle_in([4])
    assert (deck.top, deck.bottom, deck.rest) == ([], [], [1, 2, 3, 4])


def test_all_orders_can_come_up() -> None:
    orders = set()
    for seed in range(200):
        game, deck = any_game(seed), new_deck([1, 2, 3])
        orders.add(tuple(deck.draw(game) for _ in range(3)))
    assert len(orders) == 6


def known_cards(deck: Deck, viewer: int) -> list[int]:
    return deck.bottom[:1] if viewer == 0 else []


@given(seed=st.integers(0, 10**6), viewer=st.sampled_from([0, 1, SPECTATOR]))
def test_redealing_keeps_what_the_viewer_knows(seed: int, viewer: int) -> None:
    game, deck = any_game(seed), new_deck(list(range(10)))
    deck.put_under(20, only(0))
    deck.put_on_top(21, EVERYONE)
    hands = [[30, 31], [32]]
    known = known_cards(deck, viewer)
    redeal(game, viewer, deck, hands)
    assert [len(hand) for hand in hands] == [2, 1]
    assert deck.top == [21]
    assert deck.bottom[: len(known)] == known
    assert sorted(deck.rest + deck.bottom + hands[0] + hands[1]) == [*range(10), 20, 30, 31, 32]


def test_redealing_changes_what_the_viewer_does_not_know() -> None:
    seen = set()
    for seed in range(100):
        game, deck = any_game(seed), new_deck([1, 2])
        deck.put_under(3, only(0))
        redeal(game, 1, deck, [])
        seen.add(deck.bottom[0])
    assert seen == {1, 2, 3}
