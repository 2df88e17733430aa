"""Research points, plans, scientists and field scientists (SK-6.3 to SK-6.5, SK-11)."""

from __future__ import annotations

import pytest

from orrery.kernel.deck import new_deck
from tests.skymines.table import Seat, offered, play, position, seat, table, view

SCIENTIST = Seat(slots="s_science")


@pytest.mark.rule("SK-6.3.1", "SK-6.3.2", "SK-12.4")
def test_points_are_spent_at_once() -> None:
    match = table(SCIENTIST, plans="pA01 - - - pB01 - - - pC01", specials="SP2")
    play(match, "ada: science A")
    assert match.pending()[0].texts == [
        "take-coins 2",
        "take-plan dA1",
        "take-plan dB1",
        "take-plan dC1",
        "take-special SP2",
    ]


@pytest.mark.rule("SK-6.3.2", "SK-6.3.3")
def test_special_plans_cost_two_points_and_stay_on_offer() -> None:
    match = table(Seat(tiles="science"), plans="", specials="SP2 SP3")
    play(match, "ada: science tile")
    assert seat(match, "ada")["coins"] == 1
    match = table(SCIENTIST, plans="", specials="SP2 SP3")
    play(match, "ada: science A, take-special SP3, put-plan SP3 9")
    assert view(match)["specials"] == ["SP2"]
    assert seat(match, "ada")["plans"][9]["plan"] == "SP3"


@pytest.mark.rule("SK-6.3.4")
@pytest.mark.parametrize(("space", "coins"), [("dA1", 3), ("dA2", 0)])
def test_a_red_frame_brings_the_supplement(space: str, coins: int) -> None:
    match = table(Seat(tiles="science"), plans="pA01 pA02", supplement=3)
    play(match, f"ada: science tile, take-plan {space}")
    assert seat(match, "ada")["coins"] == coins
    assert view(match)["supplement"] == 3 - coins


@pytest.mark.rule("SK-6.3.6", "SK-6.4.15")
def test_plans_are_placed_and_the_display_refilled_at_the_end_of_the_turn() -> None:
    match = table(SCIENTIST, plans="pA01 pA02 pA03 pA04")
    play(match, "ada: science A, take-plan dA1")
    assert view(match)["plans"][0] is None
    play(match, "ada: take-plan dA2, put-plan pA01 2")
    assert view(match)["plans"][:2] == [None, None]
    play(match, "ada: put-plan pA02 3")
    assert None not in view(match)["plans"][:4]


@pytest.mark.rule("SK-6.3.7")
def test_an_empty_stack_leaves_spaces_empty() -> None:
    empty = [new_deck([]) for _ in range(3)]
    match = table(Seat(tiles="science"), plans="pA01", more={"plan_decks": empty})
    play(match, "ada: science tile, take-plan dA1, put-plan pA01 2")
    assert view(match)["plans"][0] is None


@pytest.mark.rule("SK-6.3.8", "SK-6.3.9", "SK-6.3.10")
def test_an_a_plan_goes_on_early_screens_or_covers_a_plan() -> None:
    plans = "ST01 - - - - - - - - - pB01"
    match = table(Seat(tiles="science", plans=plans), plans="pA01")
    play(match, "ada: science tile, take-plan dA1")
    screens = [int(move.split()[-1]) for move in offered(match, "put-plan")]
    assert screens == [2, 3, 4, 5, 6, 7, 8, 11]
    play(match, "ada: put-plan pA01 11")
    assert seat(match, "ada")["plans"][11]["plan"] == "pA01"


@pytest.mark.rule("SK-6.3.8")
def test_other_plans_go_on_any_screen() -> None:
    match = table(Seat(tiles="science"), plans="- - - - pB01")
    play(match, "ada: science tile, take-plan dB1")
    assert len(offered(match, "put-plan")) == 15


@pytest.mark.rule("SK-6.3.9", "SK-6.3.11", "SK-6.3.12")
def test_plans_behind_the_marker_are_not_covered() -> None:
    match = table(Seat(tiles="science", upload=3, plans="ST01 pA05 pB05 pB06"), plans="pA01")
    play(match, "ada: science tile, take-plan dA1")
    assert offered(match, "put-plan")[0] == "put-plan pA01 4"
    play(match, "ada: put-plan pA01 4")
    assert position(match).players[0].covered


@pytest.mark.rule("SK-21.8", "SK-21.9")
def test_a_plan_without_a_screen_is_discarded() -> None:
    match = table(Seat(tiles="science", upload=15, plans="ST01"), plans="pA01")
    play(match, "ada: science tile, take-plan dA1")
    assert match.pending()[0].seat == 1
    assert all(plan is None for plan in seat(match, "ada")["plans"][2:])


@pytest.mark.rule("SK-6.3.13", "SK-11.4", "SK-11.6")
def test_on_the_last_screen_points_are_two_coins_each() -> None:
    filled = "ST01 " + " ".join(["-"] * 13) + " pA02* pA05*"
    match = table(Seat(slots="s_science", upload=14, plans=filled))
    play(match, "ada: science A, upload 16")
    assert seat(match, "ada")["coins"] == 4
    assert match.pending()[0].seat == 1


@pytest.mark.rule("SK-6.4.1", "SK-9.1", "SK-9.2")
def test_one_card_or_the_tile_is_used() -> None:
    match = table(Seat(slots="s_science cA08", tiles="science"))
    assert offered(match, "science") == ["science A", "science B", "science tile"]
    play(match, "ada: science tile, take-coins 1")
    assert seat(match, "ada")["tiles_used"] == ["science"]


@pytest.mark.rule("SK-6.4.3", "SK-6.4.4", "SK-6.4.5")
def test_the_same_cards_serve_for_every_plan() -> None:
    match = table(Seat(slots="s_science cA01", plans="ST03 pA03 pA05"))
    play(match, "ada: science A")
    assert match.pending()[0].texts == ["upload 0", "upload 1", "upload 2", "upload 3"]
    play(match, "ada: upload 3, take-coins 2")
    assert seat(match, "ada")["coins"] == 4
    assert not seat(match, "ada")["slots"][1]["used"]


@pytest.mark.rule("SK-6.4.6", "SK-EX-31")
@pytest.mark.parametrize(
    ("cards", "met"),
    [("cA04 cA06", True), ("cA04 cA05", True), ("cA04 cB01", True), ("cB04", False)],
)
def test_two_requirements_take_different_units(cards: str, met: bool) -> None:
    match = table(Seat(slots=f"s_science {cards}", plans="ST01* pC02"))
    play(match, "ada: science A")
    assert ("upload 2" in match.pending()[0].texts) == met


@pytest.mark.rule("SK-6.4.10", "SK-6.4.13")
def test_a_flipped_plan_asks_and_gives_nothing() -> None:
    match = table(Seat(slots="s_science", coins=2, plans="ST01* pC02"))
    play(match, "ada: science A, flip 2, upload 2, take-coins 2")
    assert seat(match, "ada")["coins"] == 2
    assert seat(match, "ada")["tank"] == 0


@pytest.mark.rule("SK-6.4.9", "SK-6.4.13")
def test_a_special_plan_is_paid_for_and_brings_nothing_now() -> None:
    match = table(Seat(slots="s_science", coins=2, plans="ST01* SP2"))
    play(match, "ada: science A, decline, upload 2, take-coins 2")
    assert seat(match, "ada")["coins"] == 2


@pytest.mark.rule("SK-6.4.11")
def test_empty_screens_stop_the_marker() -> None:
    match = table(Seat(slots="s_science cA01", plans="ST01* - pA01"))
    play(match, "ada: science A")
    assert match.pending()[0].texts == ["upload 0", "upload 1"]


@pytest.mark.rule("SK-6.4.12")
def test_without_movement_there_is_no_reward() -> None:
    match = table(Seat(slots="s_science cA01", upload=2, plans="ST01 pA05"))
    play(match, "ada: science A, take-coins 2")
    assert seat(match, "ada")["coins"] == 2


@pytest.mark.rule("SK-6.4.16", "SK-11.2", "SK-11.5")
@pytest.mark.parametrize(("upload", "on"), [(4, False), (5, True)])
def test_the_fifth_screen_switches_the_right_slot_on(upload: int, on: bool) -> None:
    flipped = "ST01* pA01* pA02* pA03* pA04*"
    closed = {"open_slots": 0b01110}
    match = table(Seat(slots="- s_science", plans=flipped, more=closed))
    play(match, f"ada: science B, upload {upload}")
    assert seat(match, "ada")["slots"][4]["on"] == on


@pytest.mark.rule("SK-11.1", "SK-11.3")
def test_the_eighth_tank_space_switches_the_left_slot_on() -> None:
    match = table(Seat(slots="- cB11", tank=6, more={"open_slots": 0b01110}))
    play(match, "ada: field B")
    assert seat(match, "ada")["tank"] == 8
    assert seat(match, "ada")["slots"][0]["on"]


@pytest.mark.rule("SK-11.3", "SK-12.3")
def test_beyond_the_last_tank_space_there_are_coins() -> None:
    match = table(Seat(slots="cB11", tank=27))
    play(match, "ada: field A")
    assert seat(match, "ada")["tank"] == 28
    assert seat(match, "ada")["coins"] == 1 + 2


@pytest.mark.rule("SK-6.5.3")
def test_the_field_card_without_a_company() -> None:
    match = table(Seat(slots="cA09"))
    play(match, "ada: field A")
    assert (seat(match, "ada")["tank"], seat(match, "ada")["coins"]) == (1, 2)


@pytest.mark.rule("SK-6.5.4")
def test_a_building_is_one_collector_whatever_it_pays() -> None:
    match = table(Seat(slots="cB14"), held="m8:tawac m2:tawac")
    play(match, "ada: field A")
    assert seat(match, "ada")["tank"] == 3


@pytest.mark.rule("SK-9.3", "SK-10.4.6")
def test_the_field_tile_counts_field_cards() -> None:
    match = table(Seat(slots="cA09 cB11", tiles="field"))
    play(match, "ada: field tile")
    assert seat(match, "ada")["tank"] == 4
    match = table(Seat(slots="cA09", tiles="field", at="tawac:5"))
    play(match, "ada: field tile")
    assert seat(match, "ada")["tank"] == 4


@pytest.mark.rule("SK-9.4", "SK-9.7")
def test_the_energy_tile_is_two_energy() -> None:
    match = table(Seat(tiles="energy", slots="s_energy1"))
    assert seat(match, "ada")["totals"]["energy"] == 3
    play(match, "ada: expand skymine, done")
    assert seat(match, "ada")["tiles_used"] == ["energy"]


@pytest.mark.rule("SK-9.5")
def test_the_plus_tile_stays_on_its_card() -> None:
    match = table(Seat(slots="cA01 cA02 s_energy1", tiles="plus1"))
    assert offered(match, "plus") == ["plus A", "plus B"]
    play(match, "ada: plus B")
    assert not offered(match, "plus")


@pytest.mark.rule("SK-6.4.3", "SK-6.4.11")
def test_boards_show_how_far_an_upload_would_get() -> None:
    match = table(Seat(slots="s_science s_carbon2", plans="- pA03 pA08 pA02"))
    assert seat(match, "ada")["reach"] == 0  # screen 1 has no plan
    match = table(Seat(slots="s_science s_carbon2", upload=1, plans="ST01 pA03 pA08 pA02"))
    assert seat(match, "ada")["reach"] == 2  # the next one wants minerals
    match = table(Seat(slots="s_carbon2", upload=1, plans="ST01 pA03"))
    assert seat(match, "ada")["reach"] == 1  # nobody is there to upload


@pytest.mark.rule("SK-6.3.10")
def test_an_a_plan_may_cover_a_plan_that_was_taken_with_it() -> None:
    match = table(Seat(slots="cB16", upload=8), plans="pA01 - - - - - - - pC01")
    play(match, "ada: science A, take-plan dA1, take-plan dC1")
    assert "put-plan pA01 9" not in offered(match)
    play(match, "ada: put-plan pC01 9")
    assert seat(match, "ada")["plans"][9]["plan"] == "pA01"
    match = table(Seat(slots="cB15", upload=8), plans="pA01 - - - pB01")
    play(match, "ada: science A, take-plan dA1, take-plan dB1")
    assert offered(match) == ["decline", *(f"put-plan pB01 {n}" for n in range(9, 17))]
    play(match, "ada: decline, put-plan pB01 10")
    assert seat(match, "ada")["plans"][10]["plan"] == "pB01"
