"""Using resource cards (SK-6.1) and moving on company tracks (SK-10)."""

from __future__ import annotations

import pytest

from orrery.games.skymines.content import COMPANY_NAMES, SIDE_NAMES
from orrery.games.skymines.tracks import THRESHOLD
from tests.skymines.table import Seat, offered, play, seat, space, table, view


@pytest.mark.rule("SK-6.1.7", "SK-6.1.8")
def test_a_card_for_nothing_leaves_all_units() -> None:
    match = table(Seat(slots="s_minerals1", at="skymine:6"), display="cA01", tracks="A1 B1 C1 D1")
    assert view(match)["prices"][0] == 2
    match = table(Seat(slots="cB05", at="skymine:12"), display="cA02")
    play(match, "ada: use A, acquire 0, advance tawac 3")
    assert space(match, "ada", "tawac") == 3


@pytest.mark.rule("SK-6.1.9")
def test_the_display_is_not_refilled_at_once() -> None:
    match = table(Seat(slots="cA01"), display="cA02 cA03")
    play(match, "ada: use A, acquire 0")
    assert view(match)["display"][:2] == [None, "cA03"]


@pytest.mark.rule("SK-6.1.6")
def test_units_are_split_among_tracks() -> None:
    match = table(Seat(slots="cB04"), display="")
    play(match, "ada: use A, advance skymine 1, advance astrogo 2")
    assert seat(match, "ada")["at"] == [1, 0, 2, 1]


@pytest.mark.rule("SK-6.1.6", "SK-6.1.11", "SK-10.1.6")
def test_all_units_that_find_a_space_are_spent() -> None:
    ends = "skymine:18 minerva:18 astrogo:18 tawac:17"
    match = table(Seat(slots="cB04", at=ends), display="")
    play(match, "ada: use A")
    assert seat(match, "ada")["at"] == [18, 18, 18, 18]
    assert match.pending()[0].seat == 1


@pytest.mark.rule("SK-10.1.1", "SK-10.1.2")
def test_who_crosses_a_barrier_pays() -> None:
    match = table(Seat(slots="cA01", at="skymine:8", coins=3), display="")
    play(match, "ada: use A, advance skymine 2")
    assert space(match, "ada", "skymine") == 10
    assert seat(match, "ada")["coins"] == 1


@pytest.mark.rule("SK-10.1.2", "SK-10.1.6", "SK-6.1.11")
def test_a_barrier_that_is_not_paid_loses_the_rest() -> None:
    others = "minerva:18 astrogo:18 tawac:18"
    match = table(Seat(slots="cA01", at=f"skymine:7 {others}", coins=2), display="")
    play(match, "ada: use A, advance skymine 1, decline")
    assert space(match, "ada", "skymine") == 8
    assert seat(match, "ada")["coins"] == 2


@pytest.mark.rule("SK-10.1.2", "SK-10.1.3")
def test_an_effect_asks_at_the_barrier() -> None:
    match = table(Seat(slots="cA05 cA02", at="minerva:8", coins=3))
    play(match, "ada: marker majority-minerals 1")
    assert match.pending()[0].texts == ["pay-barrier minerva", "decline"]
    play(match, "ada: pay-barrier minerva")
    assert space(match, "ada", "minerva") == 11
    assert seat(match, "ada")["coins"] == 0


@pytest.mark.rule("SK-10.1.3")
def test_coins_of_the_same_movement_pay_a_barrier() -> None:
    match = table(Seat(slots="cB05 cB02", at="minerva:6", coins=2))
    play(match, "ada: marker majority-minerals 2, pay-barrier minerva")
    assert space(match, "ada", "minerva") == 10
    assert seat(match, "ada")["coins"] == 1


@pytest.mark.rule("SK-10.1.4", "SK-10.1.5", "SK-10.1.7")
def test_the_end_of_a_track_pays_nothing() -> None:
    match = table(Seat(slots="cA05 cA02", at="minerva:17"), Seat(at="minerva:18"))
    play(match, "ada: marker majority-minerals 1")
    assert space(match, "ada", "minerva") == 18
    assert seat(match, "ada")["coins"] == 0


@pytest.mark.rule("SK-10.2.4", "SK-10.4.3")
def test_a_bonus_counts_from_the_next_turn_on() -> None:
    match = table(Seat(slots="s_minerals1 s_energy1", at="minerva:6"), display="")
    play(match, "ada: use A, advance minerva 1")
    assert seat(match, "ada")["totals"]["energy"] == 1
    play(match, "ben: drop-out")
    assert seat(match, "ada")["totals"]["energy"] == 2


@pytest.mark.rule("SK-10.4.1", "SK-10.3.2", "SK-10.3.3")
@pytest.mark.parametrize(("at", "left"), [("skymine:5", 0), ("skymine:6", 1)])
def test_minerals_buy_cheaper(at: str, left: int) -> None:
    match = table(Seat(slots="cA02", at=at), display="cA01")
    play(match, "ada: use A, acquire 0")
    assert bool(offered(match, "advance")) == bool(left)


@pytest.mark.rule("SK-10.4.1", "SK-10.4.2")
def test_all_types_together_buy_a_card() -> None:
    match = table(Seat(slots="s_minerals1 s_carbon1 s_titanium1", at="skymine:12"), display="cA04")
    assert "use ABC" in offered(match, "use")
    play(match, "ada: use ABC")
    assert match.pending()[0].texts[0].startswith("advance")
    assert seat(match, "ada")["hand"] == ["cA04"]
    match = table(Seat(slots="s_minerals1 s_carbon1", at="skymine:12"), display="cB04")
    assert "use AB" not in offered(match, "use")


@pytest.mark.rule("SK-10.4.8")
def test_coins_buy_at_the_full_price() -> None:
    match = table(Seat(coins=3, at="skymine:12"), display="cA01")
    play(match, "ada: marker buy 0")
    assert seat(match, "ada")["coins"] == 0


@pytest.mark.rule("SK-10.4.5")
def test_titanium_buys_cheaper_then_counts_more() -> None:
    match = table(Seat(slots="cA03", at="astrogo:6"), display="cA04")
    play(match, "ada: use A, acquire 0")
    assert seat(match, "ada")["hand"] == ["cA04"]
    match = table(Seat(slots="cA03 s_titanium1", at="astrogo:13"))
    assert seat(match, "ada")["totals"]["titanium"] == 5


@pytest.mark.rule("SK-10.4.3", "SK-21.20")
def test_energy_counts_more_only_with_energy() -> None:
    match = table(Seat(slots="s_carbon1", at="minerva:13"))
    assert seat(match, "ada")["totals"]["energy"] == 0
    match = table(Seat(slots="s_energy1", at="minerva:13"))
    assert seat(match, "ada")["totals"]["energy"] == 3


@pytest.mark.rule("SK-10.4.4", "SK-21.13")
def test_extra_markers() -> None:
    match = table(Seat(at="skymine:6", slots="s_carbon1"), tracks="A2 B1 C1 D1", display="")
    assert seat(match, "ada")["markers"] == 2
    play(match, "ada: use A, advance skymine 1")
    assert seat(match, "ada")["markers"] == 2
    play(match, "ben: drop-out")
    assert seat(match, "ada")["markers"] == 3
    play(match, "ada: drop-out")
    assert seat(match, "ada")["markers"] == 4


@pytest.mark.rule("SK-10.4.1", "SK-10.4.5")
def test_boards_show_what_is_cheaper() -> None:
    match = table(Seat(slots="cA02", at="skymine:6"))
    assert seat(match, "ada")["discounts"] == {
        "carbon": 0,
        "minerals": 1,
        "titanium": 0,
        "mixed": 0,
    }


@pytest.mark.rule("SK-10.2.1")
@pytest.mark.parametrize("side", range(len(SIDE_NAMES)))
def test_every_track_has_two_thresholds(side: int) -> None:
    assert [coins for coins in THRESHOLD[side] if coins] in ([1, 1], [1, 2], [2, 2])


@pytest.mark.rule("SK-12.2")
def test_coins_that_are_gained_come_from_the_bank() -> None:
    match = table(Seat(slots="cA09", coins=1), Seat(coins=4), supplement=3)
    play(match, "ada: field A")
    assert seat(match, "ada")["coins"] == 3
    assert seat(match, "ben")["coins"] == 4
    assert view(match)["supplement"] == 3


@pytest.mark.rule("SK-12.5")
def test_spaces_on_a_track_of_choice_are_all_on_one() -> None:
    done = {"mission": 0, "tasks": 0b111}
    match = table(Seat(coins=1, more=done), missions="MC1")
    play(match, "ada: marker private-1 0")
    assert offered(match) == [f"track {company}" for company in COMPANY_NAMES]
    play(match, "ada: track astrogo")
    assert seat(match, "ada")["at"] == [0, 0, 3, 0]
    assert match.pending()[0].seat == 1


@pytest.mark.rule("SK-12.5")
def test_spaces_with_a_mark_are_on_that_track() -> None:
    match = table(Seat(slots="cA03"))
    play(match, "ada: marker majority-titanium 0")
    assert seat(match, "ada")["at"] == [0, 0, 2, 0]
    match = table(Seat(slots="cC07"), held="m3:tawac")
    play(match, "ada: expand tawac, enter m5 1, done")
    assert seat(match, "ada")["at"] == [0, 0, 0, 1]


@pytest.mark.rule("SK-21.10")
def test_a_threshold_pays_before_the_next_space() -> None:
    match = table(Seat(slots="cB05 cB02", at="minerva:6", coins=2), Seat(at="minerva:7"))
    play(match, "ada: marker majority-minerals 2")
    assert match.pending()[0].texts == ["pay-barrier minerva", "decline"]
    assert seat(match, "ada")["coins"] == 3
    assert seat(match, "ben")["coins"] == 1


@pytest.mark.rule("SK-21.12")
def test_a_card_acquired_now_can_be_sold_now_and_planned_later() -> None:
    match = table(Seat(slots="s_carbon2", resting="s_carbon1"), display="cA01")
    play(match, "ada: use A, acquire 0")
    assert seat(match, "ada")["hand"] == ["cA01"]
    play(match, "ben: drop-out")
    assert offered(match, "use") == []
    sold = match.copy()
    play(sold, "ada: marker sell 0")
    assert seat(sold, "ada")["coins"] == 4
    play(match, "ada: drop-out")
    assert "plan cA01 A" in match.pending()[0].texts


@pytest.mark.rule("SK-6.1.6")
@pytest.mark.parametrize("first", ["tawac 1", "skymine 1", "tawac 2"])
def test_units_left_after_a_barrier_are_spent(first: str) -> None:
    match = table(Seat(slots="cA04", at="tawac:7", coins=2), display="")
    play(match, f"ada: use A, advance {first}")
    assert {move.split()[1] for move in offered(match, "advance")} >= set(COMPANY_NAMES[:3])
