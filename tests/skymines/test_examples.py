"""The worked examples of the rulebook (SK-19), with its numbers."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.kernel.errors import IllegalMove
from tests.skymines.table import (
    Seat,
    offered,
    play,
    points,
    position,
    seat,
    shares,
    space,
    table,
    value,
    view,
)


@pytest.mark.rule("SK-EX-1", "SK-4.1", "SK-4.2", "SK-4.3")
def test_shares_of_track_and_cards_times_the_visible_coins() -> None:
    match = table(
        Seat(at="minerva:10", hand="cB08 cC08"), stations={"minerva": "1 1 5"}, begin="final"
    )
    assert value(match, "minerva") == 6
    assert shares(match, "ada", "minerva") == 7
    assert points(match, "ada", "minerva") == 42


@pytest.mark.rule("SK-EX-2", "SK-3.1.5")
def test_a_track_is_called_after_its_company() -> None:
    match = table(Seat(), tracks="A1 C1 B2 D1")
    assert [company["track"] for company in view(match)["companies"]] == ["A1", "C1", "B2", "D1"]


@pytest.mark.rule("SK-EX-4", "SK-5.8", "SK-6.0.3")
def test_resting_energy_cards_do_not_count() -> None:
    match = table(Seat(slots="- s_carbon1", resting="s_energy2,s_energy1"))
    assert not offered(match, "expand")


@pytest.mark.rule("SK-EX-5", "SK-6.4.15")
def test_a_used_scientist_lies_face_down() -> None:
    match = table(Seat(slots="- s_science"))
    play(match, "ada: science B, take-coins 2")
    assert seat(match, "ada")["slots"][1]["used"]
    assert seat(match, "ada")["coins"] == 2


@pytest.mark.rule("SK-EX-6", "SK-6.1.2")
def test_resource_cards_of_one_type_are_used_together() -> None:
    match = table(Seat(slots="cA03 cA06 cA01"))
    assert offered(match, "use") == ["use A", "use B", "use AB", "use C"]


@pytest.mark.rule("SK-EX-7", "SK-6.1.3", "SK-6.1.4", "SK-6.1.5", "SK-6.1.6", "SK-6.1.10")
def test_acquiring_a_card_with_a_surplus() -> None:
    match = table(Seat(slots="cA03 cA06"), display="- - - - cA05")
    play(match, "ada: use AB, acquire 4, advance minerva 1")
    assert seat(match, "ada")["hand"] == ["cA05"]
    assert space(match, "ada", "minerva") == 1
    assert [slot["used"] for slot in seat(match, "ada")["slots"][:2]] == [True, True]


@pytest.mark.rule("SK-EX-8", "SK-6.2.1", "SK-6.2.2")
def test_all_energy_goes_to_one_company() -> None:
    match = table(Seat(slots="s_energy2 cC07"))
    play(match, "ada: expand minerva")
    assert view(match)["expansion"]["energy"] == 5


def _moon() -> Match:
    match = table(
        Seat(slots="s_energy2 cC07"),
        held="m24:skymine",
        stations={"skymine": "5 5 4"},
        plans="pA01 pA02 pA03 pA04",
    )
    play(match, "ada: expand minerva, enter m16 1, enter m21 1, enter m24 3")
    return match


@pytest.mark.rule("SK-EX-9", "SK-6.2.4", "SK-6.2.5", "SK-6.2.7", "SK-6.2.8")
def test_expanding_on_the_moon() -> None:
    match = _moon()
    assert view(match)["expansion"] is None
    assert {view(match)["held"][f"m{n}"] for n in (16, 21, 24)} == {"minerva"}


@pytest.mark.rule("SK-EX-10", "SK-6.2.10", "SK-6.2.11", "SK-6.2.12", "SK-6.2.13")
def test_rewards_and_the_way_back() -> None:
    match = _moon()
    play(match, "ada: take-pieces 3 0 0")
    assert seat(match, "ada")["coins"] == 1
    assert offered(match, "take-coins") == ["take-coins 3"]
    play(match, "ada: take-coins 3")
    assert view(match)["companies"][0]["columns"] == [5, 5, 5]


@pytest.mark.rule("SK-EX-11", "SK-6.3.2", "SK-6.3.6")
def test_points_buy_plans_and_a_coin() -> None:
    match = _moon()
    play(match, "ada: take-pieces 3 0 0, take-plan dA2, take-plan dA3, take-coins 1")
    play(match, "ada: put-plan pA02 2, put-plan pA03 3")
    assert [plan["plan"] for plan in seat(match, "ada")["plans"][2:4]] == ["pA02", "pA03"]
    assert all(plan is not None for plan in view(match)["plans"][:4])
    assert seat(match, "ada")["coins"] == 2


@pytest.mark.rule("SK-EX-12", "SK-6.4.2", "SK-6.4.9", "SK-6.4.12", "SK-6.4.14", "SK-11.2")
def test_an_upload_over_a_flipped_and_a_special_plan() -> None:
    match = table(
        Seat(
            slots="s_science cA05 s_carbon2",
            coins=4,
            plans="ST02 pA18 SP2 pA02 pA07 pB06 pC01",
        ),
    )
    play(match, "ada: science A, flip 2")
    assert offered(match, "upload")[-1] == "upload 6"
    play(match, "ada: upload 6")
    assert seat(match, "ada")["coins"] == 0
    play(match, "ada: take-coins 2, take-coins 2")
    assert seat(match, "ada")["coins"] == 4
    assert seat(match, "ada")["slots"][0]["used"]
    assert seat(match, "ada")["slots"][4]["on"]


@pytest.mark.rule("SK-EX-13", "SK-6.5.2", "SK-6.5.5")
@pytest.mark.parametrize(("held", "spaces"), [("m2 m7 m8", 3), ("m2 m7 m8 m9", 4)])
def test_a_field_card_counts_collectors(held: str, spaces: int) -> None:
    places = " ".join(f"{place}:astrogo" for place in held.split())
    match = table(Seat(slots="cB13"), held=places)
    play(match, "ada: field A")
    assert seat(match, "ada")["tank"] == spaces
    assert seat(match, "ada")["coins"] == 1


@pytest.mark.rule("SK-EX-14", "SK-6.6.4", "SK-6.6.5", "SK-6.6.10")
def test_a_tie_is_enough_for_a_majority() -> None:
    match = table(Seat(slots="cA02 cA05"), Seat(slots="cB02"), Seat(slots="cA05 s_minerals2"))
    play(match, "ada: marker majority-minerals 1")
    assert space(match, "ada", "minerva") == 3
    assert seat(match, "ada")["tank"] == 1
    assert not any(slot["used"] for slot in seat(match, "ada")["slots"])


@pytest.mark.rule("SK-EX-15", "SK-6.6.7")
def test_a_lower_step_may_be_taken() -> None:
    match = table(Seat(slots="cB05 cA02"))
    steps = [move for move in offered(match, "marker") if "minerals" in move]
    assert steps == [f"marker majority-minerals {step}" for step in range(3)]


@pytest.mark.rule("SK-EX-16", "SK-6.6.16")
def test_buying_with_coins() -> None:
    match = table(Seat(coins=5), display="- - - - cA03")
    play(match, "ada: marker buy 0")
    assert seat(match, "ada")["coins"] == 1
    assert seat(match, "ada")["hand"] == ["cA03"]


@pytest.mark.rule("SK-EX-17", "SK-6.6.17", "SK-6.6.18")
def test_selling_a_card() -> None:
    match = table(Seat(hand="s_carbon1"))
    play(match, "ada: marker sell 0")
    assert seat(match, "ada")["coins"] == 3
    assert view(match)["removed"] == ["s_carbon1"]


@pytest.mark.rule("SK-EX-18", "SK-6.7.1", "SK-6.7.2", "SK-6.7.3", "SK-6.7.6")
def test_dropping_out() -> None:
    match = table(
        Seat(slots="- s_carbon1* s_energy1*", resting="s_carbon2,s_titanium2", tiles="field")
    )
    play(match, "ada: drop-out, take-stack A, rest s_carbon1 A, rest s_energy1 C")
    ada = seat(match, "ada")
    assert ada["hand"] == ["s_carbon2"]
    assert ada["resting"] == [["s_carbon1"], ["s_titanium2"], ["s_energy1"], [], []]
    assert ada["tiles"] == []
    with pytest.raises(IllegalMove):
        play(match, "ada: drop-out")


@pytest.mark.rule("SK-EX-22", "SK-9.5", "SK-9.6")
def test_the_plus_one_tile_adds_a_unit() -> None:
    match = table(Seat(slots="cA01", tiles="plus1"))
    play(match, "ada: plus A")
    assert seat(match, "ada")["slots"][0]["units"] == 3


@pytest.mark.rule("SK-EX-23", "SK-10.2.2", "SK-10.2.3", "SK-10.2.5")
def test_a_threshold_pays_those_who_crossed_it_before() -> None:
    match = table(Seat(slots="cA04", at="skymine:4"), Seat(at="skymine:7"), Seat(at="skymine:6"))
    play(match, "ada: use A, decline, advance skymine 3")
    assert [seat(match, name)["coins"] for name in ("ada", "ben", "cleo")] == [1, 1, 1]


@pytest.mark.rule("SK-EX-24", "SK-10.4.6")
def test_the_field_track_counts_a_collector_more() -> None:
    match = table(Seat(slots="cB13", at="tawac:6"), held="m2:astrogo m7:astrogo m8:astrogo")
    play(match, "ada: field A")
    assert seat(match, "ada")["tank"] == 4


@pytest.mark.rule("SK-EX-25", "SK-10.5.6", "SK-21.21")
def test_a_removed_energy_card_expands_by_itself() -> None:
    match = table(
        Seat(slots="s_energy1", hand="s_energy2", at="skymine:6 minerva:7"), tracks="E2 B1 C1 D1"
    )
    play(match, "ada: marker skymine-1 0, expand astrogo")
    assert view(match)["expansion"]["energy"] == 3


def _belt() -> Match:
    match = table(
        Seat(slots="cC07 cC08"),
        board="belt",
        held="b18a:minerva b13:astrogo",
        stations={"astrogo": "6 4 6", "minerva": "5 5 6"},
    )
    play(match, "ada: expand minerva, enter b18b 1, enter b19 1, enter b14a 2, enter b13 2")
    return match


@pytest.mark.rule("SK-EX-26", "SK-15.2.4", "SK-15.2.5", "SK-15.2.6", "SK-15.2.7", "SK-15.2.8")
def test_expanding_on_the_belt() -> None:
    match = _belt()
    assert view(match)["expansion"] is None
    held = view(match)["held"]
    assert all(held[place] == "minerva" for place in ("b18b", "b19", "b14a", "b13"))


@pytest.mark.rule("SK-EX-27", "SK-15.2.12", "SK-15.2.13", "SK-15.2.14")
def test_rewards_on_the_belt() -> None:
    match = _belt()
    play(match, "ada: take-pieces 2 0 0, take-coins 1")
    assert seat(match, "ada")["coins"] == 2
    assert space(match, "ada", "minerva") == 1
    assert view(match)["companies"][2]["columns"] == [6, 5, 6]


@pytest.mark.rule("SK-EX-28", "SK-15.3.1", "SK-15.3.2")
def test_linked_spaces_are_a_collector_more() -> None:
    match = table(Seat(slots="cB12"), board="belt", held="b10a:minerva b15a:minerva b15b:minerva")
    play(match, "ada: field A")
    assert seat(match, "ada")["tank"] == 3


@pytest.mark.rule("SK-EX-29", "SK-12.7")
@pytest.mark.parametrize(("cards", "coins"), [("cB06 cA03", 5), ("s_titanium1", 0)])
def test_coins_for_titanium_minus_one(cards: str, coins: int) -> None:
    match = table(Seat(slots=f"s_science {cards}", plans="ST03* pA11"))
    play(match, "ada: science A, upload 2, take-coins 2")
    assert seat(match, "ada")["coins"] == coins + 2


@pytest.mark.rule("SK-EX-30", "SK-6.4.8")
@pytest.mark.parametrize(
    ("cards", "met"), [("cB06", True), ("cB04", True), ("cB05", True), ("cA03 cA01", False)]
)
def test_four_units_of_one_resource(cards: str, met: bool) -> None:
    match = table(Seat(slots=f"s_science {cards}", plans="ST01* pB22"))
    play(match, "ada: science A")
    assert ("upload 2" in offered(match, "upload")) == met


@pytest.mark.rule("SK-EX-32", "SK-6.4.7")
@pytest.mark.parametrize(("cards", "met"), [("", False), ("cA08", True), ("cA09", True)])
def test_any_research_card_is_another_one(cards: str, met: bool) -> None:
    match = table(Seat(slots=f"s_science {cards}", plans="ST01* pA23"))
    play(match, "ada: science A")
    assert ("upload 2" in offered(match, "upload")) == met


def test_the_position_can_be_arranged() -> None:
    match = table(Seat(coins=3))
    assert position(match).players[0].coins == 3
