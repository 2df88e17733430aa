"""Rounds: planning (SK-5), turns (SK-6.0), dropping out (SK-6.7), preparation (SK-7)."""

from __future__ import annotations

import pytest

from tests.skymines.table import Seat, offered, play, position, seat, table, view


@pytest.mark.rule("SK-5.3", "SK-5.5", "SK-5.7", "SK-21.1")
def test_cards_are_planned_at_once_and_in_secret() -> None:
    match = table(Seat(hand="s_carbon1 s_energy1"), Seat(hand="s_carbon2"), begin="round")
    match.play(0, "plan s_energy1 A")
    assert match.view(0)["players"][0]["slots"][0]["card"] == "s_energy1"
    assert match.view(1)["players"][0]["slots"][0]["card"] is None
    match.play(0, "ready")
    match.play(1, "ready")
    assert match.view(1)["players"][0]["slots"][0]["card"] == "s_energy1"
    assert seat(match, "ben")["slots"][0]["card"] is None


@pytest.mark.rule("SK-5.4", "SK-5.5")
def test_only_slots_that_are_on_take_cards() -> None:
    three = Seat(hand="s_carbon1 s_carbon2 s_energy1 s_energy2", more={"open_slots": 0b01110})
    match = table(three, begin="round")
    for card in ("s_carbon1 B", "s_carbon2 C", "s_energy1 D"):
        match.play(0, f"plan {card}")
    assert match.pending()[0].texts == ["ready"]


@pytest.mark.rule("SK-5.6")
def test_single_share_cards_are_never_planned() -> None:
    match = table(Seat(hand="cD01 s_carbon1"), begin="round")
    assert [move.split()[1] for move in match.pending()[0].texts[1:]] == ["s_carbon1"]


@pytest.mark.rule("SK-13.1", "SK-13.2", "SK-21.11")
def test_linked_slots_decide_where_cards_rest() -> None:
    match = table(Seat(slots="- s_carbon1 - s_energy1"), linked_slots=True)
    play(match, "ada: drop-out")
    assert seat(match, "ada")["resting"] == [[], ["s_carbon1"], [], ["s_energy1"], []]


@pytest.mark.rule("SK-13.1")
def test_with_linked_slots_a_card_goes_on_any_of_them() -> None:
    match = table(Seat(hand="s_carbon1"), begin="round", linked_slots=True)
    assert [move.split()[-1] for move in match.pending()[0].texts[1:]] == [*"ABCDE"]


@pytest.mark.rule("SK-6.0.1", "SK-6.0.2", "SK-6.0.4", "SK-6.0.5")
def test_turns_go_round_until_all_have_dropped_out() -> None:
    match = table(Seat(slots="s_carbon1"), Seat(), Seat(), display="")
    play(match, "ada: use A, advance skymine 1")
    play(match, "ben: drop-out")
    play(match, "cleo: drop-out")
    assert match.pending()[0].seat == 0
    play(match, "ada: drop-out")
    assert view(match)["round"] == 2
    assert view(match)["phase"] == "planning"


@pytest.mark.rule("SK-6.7.4", "SK-6.7.5", "SK-6.7.8")
def test_all_five_resting_slots_can_be_used() -> None:
    match = table(Seat(slots="s_carbon1", resting="s_carbon2,cA01,cA02,cA03,cA04"))
    play(match, "ada: drop-out, take-stack C")
    assert [move.split()[-1] for move in offered(match, "rest")] == [*"ABCDE"]
    play(match, "ada: rest s_carbon1 E")
    assert seat(match, "ada")["resting"][4] == ["cA04", "s_carbon1"]
    assert seat(match, "ada")["hand"] == ["cA02"]


@pytest.mark.rule("SK-6.7.7")
def test_without_resting_cards_none_are_taken() -> None:
    match = table(Seat(slots="s_carbon1"), display="")
    play(match, "ada: drop-out")
    assert seat(match, "ada")["hand"] == []
    assert seat(match, "ada")["resting"][0] == ["s_carbon1"]


@pytest.mark.rule("SK-7.1", "SK-5.2", "SK-6.3.3", "SK-7.7", "SK-EX-19")
def test_the_next_special_plan_is_turned_up_with_its_coin() -> None:
    match = table(Seat(), round_number=3, supplement=2)
    play(match, "ada: drop-out")
    play(match, "ben: drop-out")
    assert view(match)["supplement"] == 3
    assert view(match)["specials"] == ["SP4"]
    assert view(match)["round"] == 4


@pytest.mark.rule("SK-7.2", "SK-6.6.19", "SK-EX-20", "SK-5.9")
def test_a_reserved_tile_is_there_in_the_next_round() -> None:
    match = table(Seat(coins=2))
    play(match, "ada: marker tile-field 0")
    assert seat(match, "ada")["coins"] == 0
    play(match, "ben: drop-out")
    play(match, "ada: drop-out")
    ada = seat(match, "ada")
    assert ada["tiles"] == ["field"]
    assert ada["markers"] == 3
    assert view(match)["spaces"] == {}


@pytest.mark.rule("SK-7.3", "SK-7.4", "SK-7.5")
def test_the_display_slides_to_the_right_and_is_filled() -> None:
    match = table(Seat(), display="cB01 cB02 - cB04 cB05 - cB07 - cB09 cB10 cB11 -")
    play(match, "ada: drop-out")
    play(match, "ben: drop-out")
    shown = view(match)
    assert shown["removed"] == ["cB01", "cB02", "cB04"]
    assert shown["display"][:3] == ["cB05", "cB10", "cB07"]
    assert shown["display"][4] == "cB09"
    assert shown["display"][6] == "cB11"
    assert None not in shown["display"]


@pytest.mark.rule("SK-8.1")
@pytest.mark.parametrize(("number", "last"), [(6, False), (7, True)])
def test_all_can_see_that_a_round_is_the_last_one(number: int, last: bool) -> None:
    assert view(table(Seat(), round_number=number))["last_round"] == last


@pytest.mark.rule("SK-5.1", "SK-8.1", "SK-1.1")
def test_the_game_ends_after_the_seventh_round() -> None:
    match = table(Seat(coins=5), round_number=7)
    play(match, "ada: drop-out")
    play(match, "ben: drop-out")
    assert match.is_over


@pytest.mark.rule("SK-6.6.14", "SK-6.6.15")
def test_the_first_player_changes_for_the_next_round() -> None:
    match = table(Seat(), Seat(), Seat())
    assert "marker first-player 0" not in offered(match, "marker")
    play(match, "ada: drop-out")
    play(match, "ben: marker first-player 0, take-coins 1")
    assert seat(match, "ben")["coins"] == 1
    play(match, "cleo: drop-out")
    assert view(match)["first"] == 0
    play(match, "ben: drop-out")
    assert view(match)["first"] == 1
    assert position(match).next_first == 1


@pytest.mark.rule("SK-6.6.14")
def test_the_first_player_may_keep_the_marker_on_a_later_turn() -> None:
    match = table(Seat(slots="s_carbon1"), display="")
    play(match, "ada: use A, advance skymine 1")
    play(match, "ben: drop-out")
    assert "marker first-player 0" in offered(match, "marker")


@pytest.mark.rule("SK-21.6")
def test_who_can_do_nothing_else_drops_out() -> None:
    used = Seat(slots="s_carbon1*", resting="s_energy1,s_energy2", markers=0, tiles="plus1")
    match = table(used)
    assert offered(match) == ["drop-out"]
    play(match, "ada: drop-out")
    assert offered(match) == ["take-stack A", "take-stack B"]
    play(match, "ada: take-stack B")
    assert offered(match) == ["rest s_carbon1 A", "rest s_carbon1 B"]


@pytest.mark.rule("SK-21.7")
def test_the_tile_and_tasks_are_free_steps_before_the_action() -> None:
    match = table(Seat(slots="cB04 s_carbon2", tiles="plus1"), missions="MC1", display="")
    assert offered(match, "claim") == []
    play(match, "ada: plus B")
    assert offered(match, "claim") == ["claim MC1c"]
    play(match, "ada: claim MC1c")
    assert "use AB" in offered(match)


@pytest.mark.rule("SK-21.7")
def test_tasks_are_free_steps_after_the_action_too() -> None:
    match = table(Seat(slots="cA09", coins=10), missions="MC3")
    play(match, "ada: field A")
    assert offered(match) == ["claim MC3b", "done"]
