"""Tags (HSW-8): tokens and cards."""

from __future__ import annotations

import pytest

from orrery.games.save_a_world.paying import tags_at_hand
from orrery.games.save_a_world.words import ANY_TAG
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
)

# Gaining


@pytest.mark.rule("HSW-8.1")
def test_a_new_token_is_active() -> None:
    match = table(Seat())
    assert gained(match, "ada: place rv2") == changes("planet:1 line-organics:1 planet-ready:-1")


@pytest.mark.rule("HSW-8.2", "HSW-8.11")
@pytest.mark.parametrize(("tags", "spent"), [("planet:5", ""), ("planet:2", "planet:3")])
def test_a_sixth_token_is_lost(tags: str, spent: str) -> None:
    match = table(Seat(tags=tags, spent=spent))
    assert gained(match, "ada: place rv2") == changes("line-organics:1 planet-ready:-1")


@pytest.mark.rule("HSW-8.2")
def test_there_are_five_places_for_each_type() -> None:
    match = table(Seat(tags="planet:5 science:5"))
    assert gained(match, "ada: place oc2")["moon"] == 1


@pytest.mark.rule("HSW-8.3")
def test_the_type_of_a_token_is_chosen_when_it_is_gained() -> None:
    match = table(Seat())
    play(match, "ada: place ol2")
    assert offered(match) == ["take-tag planet", "take-tag science", "take-tag moon"]
    assert gained(match, "ada: take-tag science, gain 1 0 0 0") == changes("science:1 energy:1")
    match = table(Seat(), facilities="fa2")
    play(match, "ada: place fa2a")
    assert offered(match) == ["take-tag planet", "take-tag moon"]
    assert gained(match, "ada: take-tag moon") == changes("moon:1 science:1")


@pytest.mark.rule("HSW-8.3")
def test_the_type_of_a_token_is_chosen_when_it_is_spent() -> None:
    """Momentum Converter takes planet and moon tags, but no science tags."""
    match = table(Seat(has="energy:9", tags="planet:1 moon:1 science:3"), facilities="fb1")
    play(match, "ada: place fb1a")
    assert offered(match, "work") == ["work laser 1 0", "work laser 2 0"]
    play(match, "ada: work laser 1 0")
    assert offered(match) == ["tokens 1 0 0", "tokens 0 0 1"]
    play(match, "ada: tokens 0 0 1")
    assert has(match, "ada", "planet", "moon", "moon-spent") == [1, 0, 1]


# Spending


@pytest.mark.rule("HSW-8.4")
def test_a_tag_is_spent_by_turning_a_token() -> None:
    match = table(Seat(tags="planet:2"))
    expected = changes("planet:-1 planet-spent:1 minerals:2 planet-ready:-1")
    assert gained(match, "ada: place oc1, times 1") == expected


@pytest.mark.rule("HSW-8.4", "HSW-8.8")
def test_a_tag_is_spent_by_discarding_a_card_that_shows_it() -> None:
    """Rapid Extraction Team shows planet tags; nothing of its effect happens."""
    match = table(Seat(hand="b12"))
    expected = changes("hand-b12:-1 pile-b12:1 minerals:2 planet-ready:-1")
    assert gained(match, "ada: place oc1, times 1") == expected


@pytest.mark.rule("HSW-8.4")
def test_spent_tokens_and_cards_of_the_pile_pay_nothing() -> None:
    match = table(Seat(spent="planet:3", discard="b12", hand="b15"))
    play(match, "ada: place oc1")
    assert has(match, "ada", "minerals") == [0]
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-8.5", "HSW-8.6")
def test_tokens_and_cards_in_any_mix() -> None:
    """Two tags: by two tokens, by one pair, by two single tags, or by a token and a card."""
    match = table(Seat(tags="moon:2", hand="b19 p02 p03", has="minerals:8"))
    play(match, "ada: place sh1")
    spaces = {text.split()[2] for text in offered(match, "work")}
    assert spaces == {"1", "2", "3", "4", "5"}  # a sixth would cost 9 minerals
    play(match, "ada: work shield 2 0")
    assert offered(match) == ["tokens 0 0 2", "discard b19", "discard p02", "discard p03"]
    play(match, "ada: discard p02")
    assert offered(match) == ["tokens 0 0 1", "discard p03"]
    play(match, "ada: discard p03, raise 1 0 0 0")
    assert has(match, "ada", "moon", "pile-p02", "pile-p03", "shield") == [2, 1, 1, 2]


@pytest.mark.rule("HSW-8.6")
def test_tags_beyond_those_needed_are_lost() -> None:
    match = table(Seat(hand="b19", has="minerals:9"))
    play(match, "ada: place sh1, work shield 1 0, raise 1 0 0 0")
    assert has(match, "ada", "shield", "pile-b19") == [1, 1]
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-8.6")
def test_tags_of_other_types_are_lost() -> None:
    """Of planet and moon on the card only the moon counts here."""
    match = table(Seat(hand="b00", has="minerals:9"))
    play(match, "ada: place sh1")
    assert offered(match, "work") == ["work shield 1 0"]


@pytest.mark.rule("HSW-8.6", "HSW-18.10")
def test_a_card_counts_all_its_tags_that_fit() -> None:
    match = table(Seat(hand="b00", has="minerals:9"), facilities="fb1")
    play(match, "ada: place fb1a")
    assert offered(match, "work") == ["work shield 1 0", "work shield 2 0"]


@pytest.mark.rule("HSW-8.8")
def test_a_card_that_is_played_gives_no_tags() -> None:
    """Planetary Survey shows a planet tag: playing it gives what is written, nothing else."""
    match = table(Seat(has="energy:1", hand="a21"))
    assert gained(match, "ada: play a21 energy") == changes(
        "energy:-1 hand-a21:-1 pile-a21:1 planet:1 organics:4"
    )


@pytest.mark.rule("HSW-8.4", "HSW-8.7")
def test_action_cards_with_a_tag_can_be_discarded_for_it() -> None:
    match = table(Seat(hand="a21 a08"))
    play(match, "ada: place oc1, times 1")
    assert has(match, "ada", "pile-a21", "hand-a08", "minerals") == [1, 1, 2]


@pytest.mark.rule("HSW-8.9", "HSW-12.1.8")
def test_a_card_bought_this_turn_pays_no_tags() -> None:
    """Nor does it when the same turn goes on; in the next turn it does."""
    hand = "a25 b12"
    match = table(Seat(has="energy:2", hand=hand), display={"boost": "b17 b09 b13"})
    play(match, "ada: play a25 energy, buy b17 0", "ben: pass", "ada: place rv1")
    assert offered(match, "times") == [f"times {number}" for number in (1, 2, 3, 4)]
    match = table(
        Seat(has="minerals:9 organics:9", hand="b08", tags="planet:1", at="evacuation:5"),
        display={"boost": "b17 b12 b13"},
    )
    play(match, "ada: place ep1, work evacuation 1 0, buy b17 0")
    assert offered(match) == ["boost b08", "done"]
    assert seat(match, "ada")["fresh"] == ["b17"]


@pytest.mark.rule("HSW-8.10", "HSW-14.4")
def test_a_discarded_species_comes_back_and_scores() -> None:
    match = table(Seat(hand="p27", has="energy:0"), badge="ada", bag="")
    play(match, "ada: place oc1, times 1", "ben: pass")
    assert has(match, "ada", "pile-p27") == [1]
    assert seat(match, "ada")["parts"]["species"] == 4
    play(match, "ada: pass")
    assert has(match, "ada", "pile-p27", "hand-p27") == [0, 1]


@pytest.mark.rule("HSW-8.11")
def test_spent_tokens_are_still_ones_own() -> None:
    match = table(Seat(tags="science:1", spent="science:2", hand="p01"))
    assert seat(match, "ada")["parts"]["species"] == 3


@pytest.mark.rule("HSW-18.1")
def test_a_token_turned_active_again_is_spent_again() -> None:
    match = table(Seat(tags="planet:1", has="energy:1", hand="a24"))
    play(match, "ada: place oc1, times 1", "ben: pass")
    play(match, "ada: play a24 energy, gain 2 0 0 0")
    assert has(match, "ada", "planet") == [1]
    play(match, "ada: place rv1, times 1")
    assert has(match, "ada", "planet-spent", "minerals", "organics") == [1, 2, 2]


# Universal Transponder


@pytest.mark.rule("HSW-11.2.5")
@pytest.mark.parametrize("lab", ["", "t1_transponder"])
def test_science_tags_as_planet_or_moon_tags(lab: str) -> None:
    match = table(Seat(tags="science:1", hand="b13", lab=lab))
    play(match, "ada: place oc1")
    assert (asked(match) == "ada") == bool(lab)
    if lab:
        assert offered(match, "times") == ["times 1", "times 2", "times 3"]


@pytest.mark.rule("HSW-11.2.5")
def test_not_the_other_way_round() -> None:
    """At the university planet and moon tags are no knowledge."""
    match = table(Seat(tags="planet:3 moon:3", lab="t1_transponder"))
    play(match, "ada: place un1")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-18.10", "HSW-11.2.5")
def test_a_planet_and_a_science_tag_count_as_two_planet_tags() -> None:
    match = table(Seat(hand="p01", lab="t1_transponder"))
    play(match, "ada: place oc1, times 2")
    assert has(match, "ada", "minerals", "pile-p01") == [4, 1]


@pytest.mark.rule("HSW-18.10", "HSW-8.3")
def test_where_any_tag_is_asked_for_all_count() -> None:
    """Nothing printed asks for it yet: a token, two tags of one card and three of another."""
    player = position(table(Seat(tags="science:1", hand="b01 p09 a01"))).players[0]
    assert tags_at_hand(player, ANY_TAG) == 6
