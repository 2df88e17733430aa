"""The table as a terminal draws it."""

from __future__ import annotations

from orrery import Match
from orrery.games.skymines.picture import picture
from orrery.kernel.view import Plain
from tests.skymines.table import Seat, play, table


def drawn(match: Match, viewer: int = 0) -> Plain:
    names = [*match.names, *(str(luna) for luna in match.automata)]
    return picture(match.view(viewer), names)


def test_cards_have_a_letter_and_units() -> None:
    hand = "cA04 s_minerals1 cA06 cB10 cB16 cA09 cB14 cD02"
    ada = drawn(table(Seat(hand=hand)))["players"][0]
    assert sorted(ada["hand"].split()) == sorted(
        ["C3", "M1", "T3", "E2·Tawac", "R3", "F", "F·Tawac", "·Minerva"]
    )


def test_used_cards_have_a_star() -> None:
    match = table(Seat(slots="cA04 s_energy2 cA08", coins=2))
    assert drawn(match)["players"][0]["slots"].startswith("A C3  B E2  C R2  D –")
    play(match, "ada: use A, decline, advance tawac 3")
    assert drawn(match)["players"][0]["slots"].startswith("A C3*  B E2  C R2")


def test_the_display_lies_in_four_rows_with_total_costs() -> None:
    match = table(Seat(), display="cA01 - cA03 cA04 cA05 cA06 cA07 cA08 cB07")
    rows = drawn(match)["display"].split("\n")
    assert [row.split()[0] for row in rows] == ["1", "2", "3", "4"]
    assert rows[0].split() == ["1", "C2", "(2)", "5", "M3", "(4)", "9", "E2·Skymine", "(6)"]
    assert rows[1].startswith("2 –")


def test_companies_say_who_is_where_with_how_many_shares() -> None:
    match = table(Seat(at="skymine:5"), held="m20:skymine", stations={"skymine": "5 4 5"})
    shown = drawn(match)
    skymine = shown["companies"]["skymine"]
    assert (skymine["track"], skymine["columns"], skymine["ada"]) == ("A1", "5 4 5", "5 (3)")
    assert shown["held"] == {"skymine": ["m20"]}


def test_the_research_track_with_its_marker() -> None:
    match = table(Seat(plans="ST01 pA02 pB01", upload=1))
    assert drawn(match)["players"][0]["upload"] == "1:ST01 ▲ 2:A02 3:B01"


def test_places_in_reach_and_their_energy() -> None:
    match = table(Seat(slots="s_energy2"))
    play(match, "ada: expand skymine")
    expansion = drawn(match)["expansion"]
    assert (expansion["company"], expansion["energy"]) == ("skymine", 2)
    assert expansion["targets"] == {
        offer.text.split()[1]: int(offer.text.split()[2])
        for offer in match.pending()[0].options
        if offer.text.startswith("enter")
    }


def test_what_others_plan_is_not_drawn() -> None:
    match = table(Seat(hand="s_carbon1"), Seat(hand="s_titanium1"), begin="round")
    play(match, "ben: plan s_titanium1 A")
    assert "T1" not in drawn(match)["players"][1].get("slots", "")


def test_a_luna_has_her_own_row() -> None:
    match = table(Seat(), Seat(), lunas="4")
    luna = drawn(match)["players"][2]
    assert luna["level"] == 4
    assert luna["row"].startswith("A –")
    assert "hand" not in luna
