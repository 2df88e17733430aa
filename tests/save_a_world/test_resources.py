"""Resources and baselines (HSW-7), and what costs are paid with."""

from __future__ import annotations

import pytest

from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.title import TITLE
from orrery.kernel.outlook import Foresight
from tests.save_a_world.table import (
    Seat,
    Simu,
    asked,
    changes,
    gained,
    has,
    offered,
    play,
    table,
)

# Gaining


@pytest.mark.rule("HSW-7.1", "HSW-7.2")
def test_a_marker_rises_by_one_level_per_symbol_and_over_its_baseline() -> None:
    match = table(Seat(has="energy:1", lines="energy:1"))
    play(match, "ada: place sf1")
    assert has(match, "ada", "energy", "line-energy") == [3, 1]


@pytest.mark.rule("HSW-7.3")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 10), (10, 10)])
def test_ten_is_the_most_of_a_resource(before: int, after: int) -> None:
    match = table(Seat(has=f"energy:{before}"))
    play(match, "ada: place sf1")
    assert has(match, "ada", "energy") == [after]


@pytest.mark.rule("HSW-7.4")
def test_any_basic_resources_are_chosen_one_by_one() -> None:
    """Three units of four resources can be chosen in 20 ways; genius is none of them."""
    match = table(Seat(has="energy:1", hand="a06"))
    play(match, "ada: play a06 energy")
    assert len(offered(match, "gain")) == 20
    assert gained(match, "ada: gain 0 1 0 2") == changes("knowledge:1 organics:2")


@pytest.mark.rule("HSW-7.4", "HSW-7.3")
def test_full_resources_are_not_chosen() -> None:
    match = table(Seat(has="energy:10 knowledge:10 minerals:9 organics:10", hand="a12"))
    assert gained(match, "ada: play a12 energy") == changes("minerals:1 hand-a12:-1 pile-a12:1")


@pytest.mark.rule("HSW-7.3", "HSW-7.5", "HSW-8.2")
@pytest.mark.parametrize(
    ("things", "move", "lost"),
    [
        (Seat(has="energy:9"), "place sf1", "units-lost"),
        (Seat(lines="minerals:10"), "place oc2", "raise-lost"),
        (Seat(tags="planet:5"), "place rv2", "tag-lost"),
    ],
)
def test_a_player_is_warned_of_what_has_no_room(things: Seat, move: str, lost: str) -> None:
    outlook = Foresight(TITLE, table(things).position(), 0).outlook(TITLE.moves.parse(move))
    assert [told["kind"] for told in outlook.wastes] == [lost]


# Baselines


@pytest.mark.rule("HSW-7.5", "HSW-7.6")
def test_raising_a_baseline_does_not_move_the_marker() -> None:
    match = table(Seat(has="minerals:1"))
    assert gained(match, "ada: place oc2") == changes("line-minerals:1 moon:1 planet-ready:-1")


@pytest.mark.rule("HSW-7.5")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 10), (10, 10)])
def test_ten_is_the_highest_baseline(before: int, after: int) -> None:
    match = table(Seat(has="energy:1", hand="a08", lines=f"knowledge:{before}"))
    play(match, "ada: play a08 energy")
    assert has(match, "ada", "line-knowledge") == [after]


@pytest.mark.rule("HSW-7.7", "HSW-EX-9")
def test_any_basic_baselines_are_chosen_one_by_one() -> None:
    """Two raises of four baselines: ten ways, the same one twice or two different ones."""
    match = table(Seat(has="energy:2", hand="a01"))
    play(match, "ada: play a01 energy")
    ways = offered(match, "raise")
    assert len(ways) == 10
    assert {"raise 0 2 0 0", "raise 0 1 1 0"} <= set(ways)
    assert gained(match, "ada: raise 0 2 0 0") == changes("line-knowledge:2")


@pytest.mark.rule("HSW-7.8")
def test_genius_has_a_baseline_of_its_own() -> None:
    """Nothing that raises basic baselines raises it; Talent Program does."""
    match = table(Seat(has="energy:1", hand="a01", lines="energy:10 knowledge:10 minerals:10"))
    assert gained(match, "ada: play a01 energy")["line-organics"] == 2
    assert has(match, "ada", "line-genius") == [0]
    match = table(Seat(has="energy:1", hand="a11"))
    play(match, "ada: play a11 energy")
    assert has(match, "ada", "line-genius", "genius") == [1, 1]


# Paying


@pytest.mark.rule("HSW-7.9", "HSW-EX-8")
def test_spending_goes_below_the_baseline() -> None:
    match = table(Seat(has="energy:2", lines="energy:2", hand="a08"))
    play(match, "ada: play a08 energy")
    assert has(match, "ada", "energy", "line-energy") == [1, 2]


@pytest.mark.rule("HSW-7.9", "HSW-18.12")
@pytest.mark.parametrize("resource", ["energy", "knowledge", "minerals", "organics", "genius"])
def test_any_basic_resource_can_be_spent_where_any_is_asked_for(resource: str) -> None:
    """Genius stands for any of them."""
    match = table(Seat(has="energy:2 knowledge:1 minerals:1 organics:1", hand="a13"))
    play(match, "ada: play a13 energy")
    assert gained(match, f"ada: pay {resource}") == {resource: -1}
    assert gained(match, "ada: gain 0 0 0 3") == changes("organics:3")


@pytest.mark.rule("HSW-7.9", "HSW-18.12")
def test_what_is_not_there_cannot_be_spent() -> None:
    match = table(Seat(has="energy:1 minerals:1", hand="a13"))
    play(match, "ada: play a13 energy")
    assert offered(match) == ["pay minerals", "pay genius", "done"]


@pytest.mark.rule("HSW-7.10", "HSW-10.7")
def test_genius_pays_any_part_of_a_cost() -> None:
    """Spaces 4 and 5 cost 4 energy."""
    match = table(Seat(has="energy:3 genius:3", tags="moon:2", at="laser:3"))
    play(match, "ada: place lb1")
    assert offered(match, "work") == [
        "work laser 1 0",
        "work laser 1 1",
        "work laser 1 2",
        "work laser 2 1",
        "work laser 2 2",
        "work laser 2 3",
    ]
    assert gained(match, "ada: work laser 2 2")["genius"] == -2
    assert has(match, "ada", "energy", "genius") == [1, 1]


@pytest.mark.rule("HSW-7.11", "HSW-7.10")
def test_genius_pays_shuttle_and_action_cards() -> None:
    match = table(Seat(has="genius:2", hand="a08"))
    assert offered(match, "shuttle") == ["shuttle planet genius", "shuttle moon genius"]
    play(match, "ada: shuttle planet genius", "ben: pass", "ada: play a08 genius")
    assert has(match, "ada", "genius", "moon-ready", "line-knowledge") == [0, 2, 3]


@pytest.mark.rule("HSW-7.12", "HSW-7.9")
def test_no_basic_resource_stands_for_genius() -> None:
    """All costs are in basic resources; a player with one genius can't pay two with energy."""
    match = table(Seat(has="energy:9 genius:1", at="evacuation:3", tags="planet:1"))
    play(match, "ada: place ep1")
    assert asked(match) == "ben"
    assert has(match, "ada", "evacuation", "planet") == [3, 1]


@pytest.mark.rule("HSW-7.13")
def test_effects_come_in_their_order() -> None:
    """The energy gained first pays for the laser afterwards, not the other way round."""
    match = table(Seat(has="energy:1", hand="a29"))
    play(match, "ada: play a29 energy")
    assert offered(match, "work") == ["work laser 1 0"]
    match = table(Seat(has="energy:1 organics:1", hand="a32"))
    play(match, "ada: play a32 energy")
    assert offered(match, "work") == ["work evacuation 1 0"]  # no mineral for the shield yet
    play(match, "ada: done")
    assert has(match, "ada", "minerals") == [1]
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-7.13")
def test_a_raise_may_be_declined_where_it_costs_points() -> None:
    """Ravenous Riverpotamus counts baselines at 4 or lower."""
    match = table(Seat(lines="minerals:4", hand="p02"))
    play(match, "ada: place oc2")
    assert offered(match) == ["accept", "decline"]
    assert gained(match, "ada: decline") == changes("")
    match = table(Seat(lines="minerals:4", hand="p02"))
    assert gained(match, "ada: place oc2, accept")["line-minerals"] == 1
    match = table(Seat(has="energy:1", lines="energy:4 knowledge:4", hand="a01 p02"))
    play(match, "ada: play a01 energy")
    assert "decline" in offered(match)
    assert gained(match, "ada: decline") == changes("")
    match = table(Seat(lines="minerals:3", hand="p02"))
    play(match, "ada: place oc2")
    assert has(match, "ada", "line-minerals") == [4]


@pytest.mark.rule("HSW-7.13")
def test_of_two_raises_one_may_be_declined() -> None:
    """Ravenous Riverpotamus: from 3 a baseline may go up to 4, and not to 5."""
    lines = "energy:3 knowledge:4 minerals:4 organics:4"
    for card, once in (("a07", "raise 1 0 0 0"), ("a01", "raise 1 0 0 0")):
        match = table(Seat(has="energy:1", lines=lines, hand=f"{card} p02"))
        assert gained(match, f"ada: play {card} energy, {once}")["line-energy"] == 1
    match = table(Seat(has="energy:1", lines=lines, hand="a07 p02"))
    assert gained(match, "ada: play a07 energy, accept")["line-energy"] == 2


@pytest.mark.rule("HSW-7.13", "HSW-3.2.11")
@pytest.mark.parametrize("card", ["p02", "p05"])
def test_whoever_hides_a_species_is_asked_so_that_nobody_learns_which(card: str) -> None:
    """Whether ada is asked does not tell ben that she hides Ravenous Riverpotamus."""
    unseen = {"unseen": [CARD_NAMES.index(card)]}
    match = table(Seat(lines="minerals:4", hand=card, more=unseen))
    play(match, "ada: place oc2")
    assert (asked(match), offered(match)) == ("ada", ["accept", "decline"])


@pytest.mark.rule("HSW-7.13")
def test_a_raise_may_be_declined_for_a_species_that_one_may_buy() -> None:
    match = table(Seat(lines="minerals:4"), display={"species": "p01 p02 p03"})
    play(match, "ada: place oc2")
    assert offered(match) == ["accept", "decline"]


@pytest.mark.rule("HSW-7.13")
def test_nobody_is_asked_for_a_species_that_others_know_or_before_simu() -> None:
    others = {"species": "p01 p03 p04"}
    match = table(Seat(lines="minerals:4", hand="p05"), display=others)
    play(match, "ada: place oc2")
    assert (asked(match), has(match, "ada", "line-minerals")) == ("ben", [5])
    unseen = {"unseen": [CARD_NAMES.index("p05")]}
    ada = Seat(lines="minerals:4", hand="p05", more=unseen)
    match = table(ada, simu=Simu(cards="simu01"), display=others)
    play(match, "ada: place oc2")
    assert has(match, "ada", "line-minerals") == [5]


# Resource Exchange


@pytest.mark.rule("HSW-11.2.8")
def test_two_of_one_kind_stand_for_one_of_another() -> None:
    match = table(Seat(has="minerals:3 energy:0", at="laser:0", lab="t1_exchange"))
    play(match, "ada: place lb2")
    assert offered(match) == ["swap minerals energy", "done"]
    play(match, "ada: swap minerals energy")
    assert has(match, "ada", "minerals", "laser", "energy") == [1, 1, 0]


@pytest.mark.rule("HSW-11.2.8")
def test_as_often_as_one_likes() -> None:
    """A card for 5 organics is paid with ten minerals, or with an organic and eight minerals.

    Once the first two are exchanged there is no other way.
    """
    owned = "a01 a02 b00 p01 p02"
    for organics, minerals in ((1, 2), (0, 0)):
        hand = Seat(
            has=f"minerals:10 organics:{organics}", hand=owned, tags="planet:1", lab="t1_exchange"
        )
        match = table(hand)
        play(match, "ada: place fm1, times 1, tokens 1 0 0, swap minerals organics, buy p03 0")
        assert has(match, "ada", "minerals", "organics") == [minerals, 0]


@pytest.mark.rule("HSW-11.2.8")
def test_both_units_are_of_one_kind() -> None:
    match = table(Seat(has="minerals:1 organics:1 knowledge:1", lab="t1_exchange"))
    play(match, "ada: place lb2")
    assert asked(match) == "ben"


@pytest.mark.rule("HSW-11.2.8")
def test_what_was_exchanged_must_be_spent() -> None:
    """Before it ada may leave the laser alone, after it she may not."""
    match = table(Seat(has="minerals:2 energy:1", tags="moon:2", lab="t1_exchange"))
    play(match, "ada: place lb1")
    assert "done" in offered(match)
    play(match, "ada: swap minerals energy")
    assert offered(match) == ["work laser 1 0", "work laser 2 0"]


@pytest.mark.rule("HSW-11.2.8", "HSW-7.11")
def test_exchange_for_shuttle_and_action_cards() -> None:
    match = table(Seat(has="organics:4", hand="a08", lab="t1_exchange"))
    play(match, "ada: shuttle moon two-organics", "ben: pass", "ada: play a08 two-organics")
    assert has(match, "ada", "organics", "planet-ready", "line-knowledge") == [0, 3, 3]


@pytest.mark.rule("HSW-11.2.8", "HSW-11.13")
def test_exchange_beside_science_tags() -> None:
    """Sky Bridge for 4: two science tags and two times two minerals."""
    lab = "t1_exchange t1_fuel t1_transponder"
    match = table(Seat(has="minerals:4", tags="science:2", lab=lab))
    swap = "swap minerals knowledge"
    play(match, f"ada: place un1, {swap}, {swap}, research t2_airlift 0 2")
    assert has(match, "ada", "minerals", "science-spent", "lab-t2_airlift") == [0, 2, 1]


@pytest.mark.rule("HSW-11.2.8", "HSW-7.12")
def test_no_exchange_without_the_upgrade_and_none_of_genius() -> None:
    match = table(Seat(has="minerals:4"))
    play(match, "ada: place lb2")
    assert has(match, "ada", "laser") == [0]
    match = table(Seat(has="genius:2 minerals:2", lab="t1_exchange"))
    play(match, "ada: place lb2")
    assert offered(match, "swap") == ["swap minerals energy"]
