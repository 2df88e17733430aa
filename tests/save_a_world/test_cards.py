"""Buying and removing cards (HSW-12.1, HSW-12.2), displays and decks."""

from __future__ import annotations

import pytest

from orrery import Match
from tests.save_a_world.table import (
    Seat,
    asked,
    changes,
    gained,
    has,
    offered,
    play,
    position,
    seat,
    table,
    view,
)

MARKET = "place fm2, gain 1 0 0 0"  # the way to buy a card; an energy is gained before


def boosts(match: Match) -> list[str | None]:
    """The display of boost cards, from the far right on."""
    found: list[str | None] = view(match)["displays"][1]["cards"]
    return found


# Buying


@pytest.mark.rule("HSW-12.1.1", "HSW-12.1.2", "HSW-12.1.3")
@pytest.mark.parametrize(
    ("card", "resource"), [("a09", "knowledge"), ("b02", "minerals"), ("p05", "organics")]
)
def test_each_deck_has_its_resource(card: str, resource: str) -> None:
    """Three cards in hand and one on the pile: four units."""
    match = table(
        Seat(has="knowledge:5 minerals:5 organics:5", hand="a01 b00 p01", discard="a02"),
        display={"species": "p03 p04 p05"},
    )
    play(match, f"ada: {MARKET}")
    change = gained(match, f"ada: buy {card} 0")
    assert change == {resource: -4, f"hand-{card}": 1}


@pytest.mark.rule("HSW-12.1.1")
def test_only_face_up_cards_can_be_bought() -> None:
    match = table(Seat(has="knowledge:5 minerals:5 organics:5"))
    play(match, f"ada: {MARKET}")
    on_display = {card for entry in view(match)["displays"] for card in entry["cards"]}
    assert {text.split()[1] for text in offered(match, "buy")} == on_display
    assert len(on_display) == 9


@pytest.mark.rule("HSW-12.1.2", "HSW-7.9")
def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    match = table(Seat(has="minerals:2", hand="a01 a02 p01"))
    play(match, f"ada: {MARKET}")
    assert asked(match) == "ben"
    match = table(Seat(has="minerals:3", hand="a01 a02 p01"))
    play(match, f"ada: {MARKET}")
    assert len(offered(match, "buy")) == 3


@pytest.mark.rule("HSW-12.1.4", "HSW-12.1.5")
def test_each_further_card_costs_one_more() -> None:
    match = table(Seat(has="minerals:5 genius:3", hand="a01 a02 a03", tags="planet:3"))
    play(match, "ada: place fm1, times 2, buy b01 0")
    assert has(match, "ada", "minerals") == [2]
    assert offered(match, "buy") == ["buy b02 2", "buy b02 3", "buy b03 2", "buy b03 3"]
    play(match, "ada: buy b03 3")
    assert has(match, "ada", "minerals", "genius") == [1, 0]


@pytest.mark.rule("HSW-12.1.6")
def test_a_free_card_costs_nothing() -> None:
    match = table(Seat(hand="a01 b00 p01"), facilities="fb4")
    play(match, "ada: place fb4a")
    assert offered(match) == ["buy p02 0", "buy p03 0", "buy p04 0", "done"]
    assert gained(match, "ada: buy p04 0") == changes("hand-p04:1")


@pytest.mark.rule("HSW-12.1.7", "HSW-18.11")
def test_displays_are_refilled_when_the_turn_is_over() -> None:
    """The rest slides to the far right, which is written first; new cards come from the left."""
    match = table(
        Seat(has="minerals:9", tags="planet:2"),
        display={"boost": "b01 b02 b03"},
        decks={"boost": "b20 b21"},
    )
    play(match, "ada: place fm1, times 2, buy b01 0")
    assert boosts(match) == [None, "b02", "b03"]
    assert {text.split()[1] for text in offered(match, "buy")} == {"b02", "b03"}
    play(match, "ada: buy b03 0")
    assert boosts(match) == ["b02", "b20", "b21"]


@pytest.mark.rule("HSW-18.11", "HSW-12.1.7")
def test_displays_are_refilled_in_the_order_of_decks() -> None:
    match = table(Seat(has="minerals:9 knowledge:9 organics:9", tags="planet:3"))
    play(match, "ada: place fm1, times 3, buy p01 0, buy b01 0, buy a07 0")
    dealt = [event["deck"] for event in match.events() if event["kind"] == "card-dealt"]
    assert dealt == ["action", "boost", "species"]


@pytest.mark.rule("HSW-12.1.8")
def test_what_was_bought_is_not_played_in_the_same_turn() -> None:
    """A boost whose condition is met by the purchase itself, and an action card."""
    match = table(Seat(has="minerals:9"), display={"boost": "b23 b02 b03"})
    play(match, f"ada: {MARKET}, buy b23 0")
    assert asked(match) == "ben"
    play(match, "ben: pass")
    match = table(Seat(has="knowledge:9 energy:3", lab="t1_landing"))
    play(match, f"ada: {MARKET}, buy a07 0", "ben: pass")
    assert "play a07 energy" in offered(match)


@pytest.mark.rule("HSW-12.1.9")
def test_there_is_no_limit_to_a_hand() -> None:
    hand = " ".join(f"a{n:02}" for n in range(7, 35))
    match = table(Seat(hand=hand), facilities="fb4")
    play(match, "ada: place fb4a, buy p01 0")
    assert len(seat(match, "ada")["hand"]) == 29


@pytest.mark.rule("HSW-12.1.10")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    match = table(Seat(has="minerals:9"), display={"boost": "b01 b02 b03"})
    game = position(match)
    market = game.displays[1]
    others = market.deck.rest
    market.deck.rest = []
    market.discard = others[:1]
    market.take(0)
    assert len(market.refill(game)) == 1
    assert (market.slots[2], market.discard) == (others[0], [])
    market.take(0)
    assert market.refill(game) == []
    assert market.slots[2] == -1


@pytest.mark.rule("HSW-18.6")
def test_buying_is_optional_within_a_larger_effect() -> None:
    match = table(Seat(has="minerals:9"))
    assert gained(match, f"ada: {MARKET}, done") == changes("energy:1 planet-ready:-1")


# Removing


@pytest.mark.rule("HSW-12.2.1", "HSW-12.2.5")
def test_a_card_is_removed_from_hand_or_pile() -> None:
    match = table(Seat(hand="b00 p01", discard="a01"), facilities="fb3")
    play(match, "ada: place fb3b")
    assert offered(match) == ["remove a01", "remove b00", "remove p01", "done"]
    assert gained(match, "ada: remove a01") == changes("pile-a01:-1 vp:3")
    assert seat(match, "ada")["price"] == 2


@pytest.mark.rule("HSW-12.2.5", "HSW-16.8")
def test_a_removed_card_counts_no_more() -> None:
    match = table(Seat(hand="p27"), facilities="fb3", bag="")
    assert (seat(match, "ada")["price"], seat(match, "ada")["parts"]["species"]) == (1, 4)
    play(match, "ada: place fb3b, remove p27", "ben: pass")
    assert (seat(match, "ada")["price"], seat(match, "ada")["parts"]["species"]) == (0, 0)
    play(match, "ada: pass")
    assert (view(match)["round"], seat(match, "ada")["hand"]) == (2, [])


@pytest.mark.rule("HSW-12.2.2", "HSW-12.2.3")
def test_without_a_removal_nothing_follows() -> None:
    match = table(Seat(hand="b00"), facilities="fb3")
    assert gained(match, "ada: place fb3b, done") == changes("moon-ready:-1")
    match = table(Seat(), facilities="fb3")
    assert gained(match, "ada: place fb3b") == changes("moon-ready:-1")


@pytest.mark.rule("HSW-12.2.4")
def test_an_action_card_can_remove_itself() -> None:
    match = table(Seat(has="energy:1", hand="a28"))
    change = gained(match, "ada: play a28 energy, remove a28, gain 0 0 3 0")
    assert change == changes("energy:-1 hand-a28:-1 vp:2 minerals:3")


@pytest.mark.rule("HSW-12.2.1", "HSW-12.3.9")
def test_a_boost_can_be_played_before_it_is_removed() -> None:
    """The lander on a shuttle location meets its condition."""
    match = table(Seat(hand="b24"), facilities="fb3")
    play(match, "ada: place fb3b")
    assert offered(match) == ["remove b24", "boost b24", "done"]
    play(match, "ada: boost b24, remove b24")
    assert has(match, "ada", "energy", "line-energy", "vp", "pile-b24") == [3, 1, 3, 0]


# Recovering, reactivating, recalling


@pytest.mark.rule("HSW-7.13", "HSW-14.4")
def test_up_to_two_boosts_or_species_are_taken_back() -> None:
    """Second Shift; action cards stay on the pile, itself included."""
    match = table(Seat(has="energy:1", hand="a27", discard="a01 b01 p05 p06"))
    play(match, "ada: play a27 energy")
    assert offered(match) == ["recover b01", "recover p05", "recover p06", "done"]
    play(match, "ada: recover p05, done")
    assert seat(match, "ada")["hand"] == ["p05"]
    assert seat(match, "ada")["discard"] == ["a01", "a27", "b01", "p06"]


@pytest.mark.rule("HSW-18.1", "HSW-7.13")
def test_fewer_spent_tokens_than_could_be_reactivated() -> None:
    match = table(Seat(has="energy:1", hand="a24", spent="moon:1 science:1"))
    play(match, "ada: play a24 energy, gain 2 0 0 0")
    assert (seat(match, "ada")["active"], seat(match, "ada")["spent"]) == ([0, 1, 1], [0, 0, 0])


@pytest.mark.rule("HSW-7.13", "HSW-5.3.6")
@pytest.mark.parametrize(
    ("card", "script", "brings"),
    [
        ("a13", ", done", "genius:1"),  # nothing is spent for three resources
        ("a24", ", gain 0 2 0 0", "knowledge:2"),  # no token is spent
        ("a27", "", "energy:2"),  # nothing on the pile to take back
        ("a34", ", done", ""),  # the lander stays where it is
    ],
)
def test_parts_of_a_card_that_are_left_out(card: str, script: str, brings: str) -> None:
    match = table(Seat(has="energy:2", hand=card), landed="lb1:ada")
    change = gained(match, f"ada: play {card} energy{script}")
    expected = changes(f"hand-{card}:-1 pile-{card}:1 {brings}")
    expected["energy"] = expected.get("energy", 0) - 1
    assert change == {thing: number for thing, number in expected.items() if number}


@pytest.mark.rule("HSW-18.2")
def test_a_recalled_lander_frees_its_location_and_acts_again() -> None:
    match = table(Seat(has="energy:1", hand="a34", ready="planet:1"), landed="un1:ada lb1:ada")
    play(match, "ada: play a34 energy")
    assert offered(match) == ["recall un1", "recall lb1", "done"]
    assert gained(match, "ada: recall lb1") == changes("moon-ready:1")
    play(match, "ben: pass")
    assert "place lb1" in offered(match, "place")


@pytest.mark.rule("HSW-18.2")
def test_a_lander_recalled_from_take_command_does_not_accelerate() -> None:
    match = table(Seat(has="energy:1", hand="a34"), landed="tc1:ada", bag="")
    play(match, "ada: play a34 energy, recall tc1", "ben: pass", "ada: pass")
    assert (view(match)["round"], view(match)["asteroid"]) == (2, 1)


# Who knows what


@pytest.mark.rule("HSW-18.3")
def test_discard_piles_are_public() -> None:
    match = table(Seat(has="energy:1", hand="a08 b00", discard="p01"))
    play(match, "ada: play a08 energy")
    shown = match.view(1)["players"][0]
    assert shown["discard"] == ["a08", "p01"]
    assert shown["hand"] == ["b00"]


@pytest.mark.rule("HSW-18.4")
def test_everybody_may_count_the_bag() -> None:
    match = table(Seat(), bag="laser:3 shield:1 asteroid:2")
    assert match.view(1)["bag"] == match.view()["bag"] == [3, 1, 0, 2]
