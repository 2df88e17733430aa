"""Placing bonus markers (SK-6.6) and the extra spaces of tracks (SK-10.5)."""

from __future__ import annotations

import pytest

from tests.skymines.table import Seat, offered, play, seat, space, table, view


@pytest.mark.rule("SK-6.6.1", "SK-6.6.2", "SK-6.6.3")
def test_a_marker_blocks_its_space_for_all() -> None:
    match = table(Seat(coins=2), Seat(coins=2))
    play(match, "ada: marker tile-science 0")
    assert view(match)["spaces"] == {"tile-science": 0}
    assert seat(match, "ada")["markers"] == 1
    assert "marker tile-science 0" not in offered(match, "marker")
    assert "marker tile-energy 0" in offered(match, "marker")


@pytest.mark.rule("SK-6.6.1")
def test_without_markers_no_space_is_offered() -> None:
    assert not offered(table(Seat(coins=9, markers=0)), "marker")


@pytest.mark.rule("SK-6.6.5", "SK-6.6.6", "SK-6.0.3")
def test_a_majority_counts_face_up_cards_of_those_still_in() -> None:
    match = table(Seat(slots="cA02"), Seat(slots="cA05"))
    assert "marker majority-minerals 0" not in offered(match, "marker")
    match = table(Seat(slots="cA02"), Seat(slots="cA05*"))
    assert "marker majority-minerals 0" in offered(match, "marker")


@pytest.mark.rule("SK-6.6.8")
@pytest.mark.parametrize(
    ("cards", "coins", "points"),
    [("s_science", 2, 0), ("s_science cA09", 2, 1), ("s_science cA08 cA09", 3, 2)],
)
def test_the_research_majority(cards: str, coins: int, points: int) -> None:
    match = table(Seat(slots=cards))
    best = offered(match, "marker")[len(cards.split()) - 1]
    assert best.startswith("marker majority-science")
    play(match, f"ada: {best}")
    assert seat(match, "ada")["coins"] == coins
    assert offered(match, "take-coins") == ([f"take-coins {points}"] if points else [])


@pytest.mark.rule("SK-6.6.9", "SK-12.6")
def test_the_titanium_majority() -> None:
    match = table(Seat(slots="cB06 cA03"))
    play(match, "ada: marker majority-titanium 1")
    assert space(match, "ada", "astrogo") == 3
    assert len(offered(match, "remove-outpost")) == 4
    play(match, "ada: remove-outpost tawac 0")
    assert view(match)["companies"][3]["columns"] == [4, 5, 5]


@pytest.mark.rule("SK-6.6.10", "SK-6.6.11", "SK-6.6.12")
@pytest.mark.parametrize(
    ("cards", "majority", "company", "spaces", "coins", "tank"),
    [
        ("cB05 cA02", "minerals 2", "minerva", 4, 1, 0),
        ("cB04 cA01", "carbon 2", "tawac", 4, 0, 1),
        ("cB04", "carbon 1", "tawac", 3, 1, 0),
        ("cA07 s_energy2", "energy 1", "skymine", 4, 1, 0),
    ],
)
def test_the_other_majorities(
    cards: str, majority: str, company: str, spaces: int, coins: int, tank: int
) -> None:
    match = table(Seat(slots=cards))
    play(match, f"ada: marker majority-{majority}")
    assert space(match, "ada", company) == spaces
    assert (seat(match, "ada")["coins"], seat(match, "ada")["tank"]) == (coins, tank)


@pytest.mark.rule("SK-6.6.13")
def test_a_majority_without_a_reward_is_not_offered() -> None:
    match = table(Seat(slots="s_carbon1"))
    assert not [move for move in offered(match, "marker") if "majority" in move]


@pytest.mark.rule("SK-6.6.16", "SK-12.1", "SK-12.8")
def test_buying_needs_the_coins_for_the_space_and_the_card() -> None:
    match = table(Seat(coins=2), display="cA01")
    assert "marker buy 0" not in offered(match, "marker")
    match = table(Seat(coins=3), display="cA01")
    assert "marker buy 0" in offered(match, "marker")


@pytest.mark.rule("SK-6.6.19", "SK-12.1")
@pytest.mark.parametrize(
    ("tile", "price"), [("science", 1), ("plus1", 1), ("field", 2), ("energy", 2)]
)
def test_prices_of_tiles(tile: str, price: int) -> None:
    match = table(Seat(coins=price))
    play(match, f"ada: marker tile-{tile} 0")
    assert seat(match, "ada")["coins"] == 0
    assert f"marker tile-{tile} 0" not in offered(table(Seat(coins=price - 1)), "marker")


# Extra spaces of tracks


@pytest.mark.rule("SK-10.3.2", "SK-10.3.4")
def test_only_who_has_unlocked_a_space_uses_it_and_one_of_two() -> None:
    both = Seat(at="minerva:13", coins=9, markers=2)
    match = table(both, Seat(coins=9), tracks="A1 C2 B1 D1")
    assert [m for m in offered(match, "marker") if "minerva-" in m] == [
        "marker minerva-1 0",
        "marker minerva-2 0",
    ]
    play(match, "ada: marker minerva-2 0, take-coins 2")
    assert not [m for m in offered(match, "marker") if "minerva-" in m]
    play(match, "ben: drop-out")
    assert not [m for m in offered(match, "marker") if "minerva-" in m]


@pytest.mark.rule("SK-10.5.1")
@pytest.mark.parametrize(("number", "left", "tank"), [(1, 0, 1), (2, 2, 2)])
def test_buying_on_b2(number: int, left: int, tank: int) -> None:
    match = table(Seat(at="skymine:11", coins=3), display="cA01", tracks="B2 A1 C1 D1")
    play(match, f"ada: marker skymine-{number} 0")
    assert seat(match, "ada")["hand"] == ["cA01"]
    assert (seat(match, "ada")["coins"], seat(match, "ada")["tank"]) == (left, tank)


@pytest.mark.rule("SK-10.5.2")
@pytest.mark.parametrize(("choice", "points", "tank"), [("points", 2, 1), ("tank", 1, 2)])
def test_choosing_on_c2(choice: str, points: int, tank: int) -> None:
    match = table(Seat(at="skymine:7", coins=1), tracks="C2 A1 B1 D1")
    play(match, f"ada: marker skymine-1 0, choose {choice}, take-coins {points}")
    assert seat(match, "ada")["tank"] == tank
    assert seat(match, "ada")["coins"] == points


@pytest.mark.rule("SK-10.5.3", "SK-10.5.12")
def test_moving_on_other_tracks_by_d2() -> None:
    match = table(Seat(at="skymine:14", coins=2), tracks="D2 A1 B1 C1")
    play(match, "ada: marker skymine-1 0")
    assert offered(match, "track") == ["track minerva", "track astrogo", "track tawac"]
    play(match, "ada: track minerva, track tawac")
    assert seat(match, "ada")["at"] == [14, 3, 0, 2]
    match = table(Seat(at="skymine:14", coins=1), tracks="D2 A1 B1 C1")
    play(match, "ada: marker skymine-2 0, track tawac, track minerva")
    assert seat(match, "ada")["at"] == [14, 2, 2, 3]


@pytest.mark.rule("SK-10.5.4", "SK-10.5.10")
def test_selling_on_e1() -> None:
    match = table(Seat(at="skymine:12", hand="s_carbon1 cD01"), tracks="E1 A1 B1 C1")
    play(match, "ada: marker skymine-1 0")
    assert seat(match, "ada")["coins"] == 1 + 3
    match = table(Seat(at="skymine:12", hand="s_carbon1 cD01"), tracks="E1 A1 B1 C1")
    play(match, "ada: marker skymine-2 0, remove cD01")
    assert seat(match, "ada")["coins"] == 3 + 8


@pytest.mark.rule("SK-10.5.5", "SK-10.5.9")
def test_taking_a_removed_card_on_e2() -> None:
    match = table(Seat(at="skymine:6", hand="cA01 cD01", coins=2), tracks="E2 A1 B1 C1")
    play(match, "ada: marker skymine-1 0, remove cA01, choose retake")
    assert sorted(seat(match, "ada")["hand"]) == ["cA01", "cD01"]
    assert seat(match, "ada")["coins"] == 0


@pytest.mark.rule("SK-10.5.5", "SK-10.5.6", "SK-10.5.10")
def test_performing_a_removed_card_on_e2() -> None:
    match = table(Seat(at="skymine:6", hand="cA01 cD01"), display="", tracks="E2 A1 B1 C1")
    play(match, "ada: marker skymine-1 0")
    assert seat(match, "ada")["hand"] == ["cD01"]
    play(match, "ada: advance minerva 2")
    assert space(match, "ada", "minerva") == 2


@pytest.mark.rule("SK-10.5.5")
def test_both_on_the_second_space_of_e2() -> None:
    match = table(Seat(at="skymine:12", hand="cA09", coins=2), tracks="E2 A1 B1 C1")
    play(match, "ada: marker skymine-2 0")
    assert seat(match, "ada")["tank"] == 1
    play(match, "ada: retake cA09")
    assert seat(match, "ada")["hand"] == ["cA09"]
    assert seat(match, "ada")["coins"] == 2


@pytest.mark.rule("SK-10.5.7")
def test_a_removed_scientist_counts_the_cards_of_the_area() -> None:
    match = table(
        Seat(at="skymine:6", hand="s_science", slots="cA03", plans="ST01"), tracks="E2 A1 B1 C1"
    )
    play(match, "ada: marker skymine-1 0")
    assert "upload 1" in offered(match, "upload")


@pytest.mark.rule("SK-10.5.8")
def test_other_bonuses_hold_for_a_removed_card() -> None:
    match = table(Seat(at="skymine:6 minerva:7", hand="s_energy1"), tracks="E2 B1 A1 C1")
    play(match, "ada: marker skymine-1 0, expand tawac")
    assert view(match)["expansion"]["energy"] == 2


@pytest.mark.rule("SK-10.5.1")
def test_coins_beyond_the_tank_come_after_the_card() -> None:
    poor = Seat(coins=1, at="skymine:11", tank=28)
    match = table(poor, tracks="B2 A1 C1 D1", display="cA04 cA01")
    play(match, "ada: marker skymine-2 0")
    assert seat(match, "ada")["hand"] == ["cA01"]
    assert seat(match, "ada")["coins"] == 1 - 1 + 4


@pytest.mark.rule("SK-10.5.8", "SK-10.4.5")
def test_a_removed_titanium_card_counts_more_too() -> None:
    ada = Seat(hand="cA03", at="skymine:6 astrogo:13")
    match = table(ada, tracks="E2 A1 C1 D1", display="")
    play(match, "ada: marker skymine-1 0, advance minerva 3")
    assert seat(match, "ada")["at"][1] == 3
