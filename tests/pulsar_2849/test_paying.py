"""Pulsar 2849, chapter 5: turns, paying with dice, modifying them."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from orrery import IllegalMove, Match
from tests.pulsar_2849.table import (
    PLAYERS,
    Seat,
    asked,
    fly,
    offered,
    play,
    player,
    skip,
    table,
)

EVERY_TOKEN = "plus-minus 2 plus-two 2"
THREE_ACTIONS = ("silver-1 small", "silver-2 medium", "red-4 large")
COSTS_3 = "AI-2"  # patenting it takes a 3


def paying(match: Match, kind: str, thing: str = "") -> list[str]:
    """Which dice and tokens pay for an action of ada's."""
    texts = [text for text in offered(match, "ada", kind) if text.endswith(thing)]
    return [" ".join(text.split()[1:3]) for text in texts]


def lengths(match: Match, payment: str) -> set[int]:
    """How long a flight can be that is paid like this."""
    trial = match.copy()
    play(trial, f"ada: fly {payment} none none")
    return {route["length"] for route in trial.view()["flight"]["routes"]}


# Turns


@pytest.mark.rule("P49-5.1.1")
@pytest.mark.parametrize("order", ["ada ben cleo", "cleo ada ben"])
def test_everybody_has_one_turn_in_play_order(order: str) -> None:
    match = table(Seat(dice="1 2"), Seat(dice="1 2"), Seat(dice="1 2"), order=order)
    turns = []
    for name in order.split():
        assert match.view()["active"] == PLAYERS.index(name)
        assert offered(match, name, "take-gyrodyne")
        turns.append(asked(match))
        play(match, f"{name}: end-turn")
    assert turns == order.split()
    assert match.view()["round"] == 2


@pytest.mark.rule("P49-5.1.1")
def test_two_dice_pay_for_two_actions() -> None:
    match = table(Seat(dice="2 4"))
    play(match, "ada: take-gyrodyne silver-4 none large, take-gyrodyne silver-2 none medium")
    assert offered(match, "ada") == ["end-turn"]
    assert asked(match) == "ada"  # so that the last action can be taken back


@pytest.mark.rule("P49-5.1.1", "P49-12.1.1")
def test_a_bonus_die_gives_a_further_action_but_only_one() -> None:
    match = table(Seat(dice="1", red="2 4", cubes=4), dice="6")
    play(match, "ada: take-gyrodyne red-4 none large")
    assert player(match, "ada")["red"] == []
    assert {text.split()[0] for text in offered(match, "ada")} >= {"take-gyrodyne", "end-turn"}
    assert not [text for text in offered(match, "ada") if "red" in text or "copy" in text]
    play(match, "ada: take-gyrodyne silver-1 none small")
    assert player(match, "ada")["gyrodynes"] == {"small": 1, "medium": 0, "large": 1}


@pytest.mark.rule("P49-5.1.1", "P49-12.1.1")
def test_a_second_leftover_die_can_not_be_copied() -> None:
    match = table(Seat(cubes=8), dice="4 5 6")
    play(match, "ada: copy 5")
    assert offered(match, "ada", "copy") == []


@pytest.mark.rule("P49-5.1.1", "P49-12.1.1")
def test_in_the_next_turn_a_bonus_die_may_be_used_again() -> None:
    first = "1:ada,ada 15:ben,ben"
    match = table(Seat(red="4", cubes=8), dice="6", initiative=first)
    play(match, "ada: take-gyrodyne red-4 none large, end-turn")
    skip(match, "dice")
    skip(match, "actions")
    assert asked(match) == "ada"
    assert offered(match, "ada", "copy")


@pytest.mark.rule("P49-5.1.2", "P49-5.2.2")
def test_the_same_action_can_be_repeated_with_a_die_for_each() -> None:
    match = table(Seat(dice="1 1"))
    play(match, "ada: take-gyrodyne silver-1 none small, take-gyrodyne silver-1 none small")
    assert player(match, "ada")["gyrodynes"]["small"] == 2
    with pytest.raises(IllegalMove):
        play(match, "ada: take-gyrodyne silver-1 none small")


@pytest.mark.rule("P49-5.1.3")
@pytest.mark.parametrize("actions", list(permutations(THREE_ACTIONS)))
def test_dice_may_be_used_in_any_order(actions: tuple[str, ...]) -> None:
    match = table(Seat(dice="1 2", red="4"))
    for action in actions:
        die, kind = action.split()
        play(match, f"ada: take-gyrodyne {die} none {kind}")
    assert player(match, "ada")["gyrodynes"] == {"small": 1, "medium": 1, "large": 1}


@pytest.mark.rule("P49-5.1.3")
def test_free_steps_may_come_between_actions() -> None:
    match = table(Seat(dice="1 5", claims="P1", cubes=4), dice="3")
    play(
        match,
        "ada: take-gyrodyne silver-1 none small, build small P1, copy 3, complete red-3 none P1",
    )
    assert match.view()["pulsars"]["P1"] == {"owner": 0, "gyrodyne": "small", "spinning": True}
    assert player(match, "ada")["dice"] == [5]


@pytest.mark.rule("P49-5.1.4")
def test_dice_that_are_not_spent_are_lost() -> None:
    match = table(Seat(dice="1 2", red="4"))
    play(match, "ada: end-turn")
    assert player(match, "ada")["dice"] == player(match, "ada")["red"] == []
    skip(match, "dice")
    skip(match, "actions")
    assert match.view()["round"] == 2
    assert len(player(match, "ada")["dice"]) == 2
    assert player(match, "ada")["red"] == []


@pytest.mark.rule("P49-5.1.5")
def test_there_are_eight_actions_and_two_free_steps() -> None:
    ada = Seat(
        dice="1 2 3 4 5 6",
        claims="P1:small P2",
        gyrodynes="large 1",
        arrays="A2(1)",
        sheet="A1",
        cubes=4,
    )
    match = table(ada, dice="5", display="A3 A4 A5")
    assert {text.split()[0] for text in offered(match, "ada")} == {
        "fly",
        "take-gyrodyne",
        "complete",
        "take-transmitter",
        "pay-transmitter",
        "project",
        "buy-token",
        "patent",
        "build",
        "copy",
        "end-turn",
    }


# Paying


@pytest.mark.rule("P49-5.2.1", "P49-EX-6")
@pytest.mark.parametrize(
    ("kind", "thing", "die"),
    [
        pytest.param("patent", COSTS_3, 3, id="technology"),
        pytest.param("complete", "P1", 5, id="gyrodyne"),
        pytest.param("take-gyrodyne", "large", 4, id="tile"),
        pytest.param("take-transmitter", "A5 6", 6, id="transmitter"),
        pytest.param("pay-transmitter", "A2 4", 4, id="cost"),
        pytest.param("project", "A1b", 1, id="project"),
        pytest.param("buy-token", "plus-two", 2, id="token"),
    ],
)
def test_only_a_die_of_exactly_the_required_value_pays(kind: str, thing: str, die: int) -> None:
    ada = Seat(dice="1 2 3 4 5 6", claims="P1:medium", arrays="A2(1)", sheet="A1")
    assert paying(table(ada, display="A3 A4 A5"), kind, thing) == [f"silver-{die} none"]


@pytest.mark.rule("P49-5.2.1", "P49-6.1.3")
def test_a_flight_takes_any_die_and_is_as_long_as_it_shows() -> None:
    match = table(Seat(dice="1 2 3 4 5 6"))
    assert paying(match, "fly") == [f"silver-{value} none" for value in range(1, 7)]
    for value in range(1, 7):
        assert lengths(match, f"silver-{value} none") == {value}


@pytest.mark.rule("P49-5.2.2")
def test_a_spent_die_is_gone_for_the_round() -> None:
    match = table(Seat(dice="3 3 1"), Seat(cubes=4), dice="6")
    play(match, f"ada: patent silver-3 none {COSTS_3}")
    assert player(match, "ada")["dice"] == [3, 1]
    play(match, "ada: take-gyrodyne silver-1 none small")
    assert player(match, "ada")["dice"] == [3]
    assert not [text for text in offered(match, "ada") if "silver-1" in text]
    play(match, "ada: end-turn")
    assert offered(match, "ben", "copy") == ["copy 6"]


# Tokens


@pytest.mark.rule("P49-5.3.1", "P49-EX-7")
@pytest.mark.parametrize(
    ("tokens", "values"),
    [
        ("", {"none": 4}),
        ("plus-minus 1", {"none": 4, "minus-one": 3, "plus-one": 5}),
        ("plus-two 1", {"none": 4, "plus-two": 6}),
    ],
)
def test_what_tokens_make_of_a_4(tokens: str, values: dict[str, int]) -> None:
    match = table(Seat(dice="4", tokens=tokens))
    made = {payment.split()[1]: lengths(match, payment) for payment in paying(match, "fly")}
    assert made == {token: {value} for token, value in values.items()}


@pytest.mark.rule("P49-5.3.1", "P49-EX-7")
def test_a_modified_4_pays_for_what_takes_a_3_a_5_or_a_6() -> None:
    ada = Seat(dice="4", tokens=EVERY_TOKEN, claims="P1:small P2:medium P3:large")
    assert offered(table(ada), "ada", "complete") == [
        "complete silver-4 minus-one P1",
        "complete silver-4 plus-one P2",
        "complete silver-4 plus-two P3",
    ]


@pytest.mark.rule("P49-5.3.2")
@pytest.mark.parametrize(
    ("die", "modifier", "left"),
    [
        (4, "minus-one", {"plus-minus": 1, "plus-two": 2}),
        (2, "plus-one", {"plus-minus": 1, "plus-two": 2}),
        (1, "plus-two", {"plus-minus": 2, "plus-two": 1}),
        (3, "none", {"plus-minus": 2, "plus-two": 2}),
    ],
)
def test_a_spent_token_is_gone(die: int, modifier: str, left: dict[str, int]) -> None:
    match = table(Seat(dice=str(die), tokens=EVERY_TOKEN))
    play(match, f"ada: patent silver-{die} {modifier} {COSTS_3}")
    assert player(match, "ada")["tokens"] == left


@pytest.mark.rule("P49-5.3.2")
def test_without_tokens_nothing_is_modified() -> None:
    match = table(Seat(dice="2 4", tokens="plus-minus 1"))
    play(match, f"ada: patent silver-4 minus-one {COSTS_3}")
    assert {text.split()[2] for text in offered(match, "ada")[:-1]} == {"none"}


@pytest.mark.rule("P49-5.3.3", "P49-EX-8")
def test_a_3_is_paid_with_a_2_or_a_4_and_a_token() -> None:
    match = table(Seat(dice="1 2 4 5 6", tokens="plus-minus 1"))
    assert paying(match, "patent", COSTS_3) == ["silver-2 plus-one", "silver-4 minus-one"]


@pytest.mark.rule("P49-5.3.3", "P49-EX-8")
def test_no_tokens_make_a_6_of_a_3() -> None:
    match = table(Seat(dice="3", tokens=EVERY_TOKEN, claims="P1:large"))
    assert paying(match, "complete") == []
    reached = {payment: lengths(match, payment) for payment in paying(match, "fly")}
    assert set.union(*reached.values()) == {2, 3, 4, 5}


@pytest.mark.rule("P49-5.3.3")
def test_each_die_may_have_its_own_token() -> None:
    match = table(Seat(dice="2 4", tokens="plus-minus 2"))
    play(match, "ada: take-gyrodyne silver-2 minus-one small, patent silver-4 plus-one AI-3")
    assert player(match, "ada")["tokens"]["plus-minus"] == 0


# Technologies that adjust a payment


@pytest.mark.rule("P49-5.3.4")
def test_a_technology_and_a_token_may_adjust_the_same_die() -> None:
    ada = Seat(dice="3 4", tokens="plus-two 1", claims="P1:large", patents="AI-4")
    match = table(ada)
    assert paying(match, "complete") == ["silver-3 plus-two", "silver-4 plus-two"]
    play(match, "ada: complete silver-3 plus-two P1")
    assert match.view()["pulsars"]["P1"]["spinning"]
    assert player(match, "ada")["tokens"]["plus-two"] == 0


@pytest.mark.rule("P49-5.3.4")
def test_a_technology_alone_makes_one_higher_or_lower() -> None:
    ada = Seat(dice="1 2 3 4 5 6", claims="P1:medium", patents="AI-4")
    assert paying(table(ada), "complete") == ["silver-4 none", "silver-5 none", "silver-6 none"]


@pytest.mark.rule("P49-5.3.5")
def test_two_technologies_do_not_add_up() -> None:
    """Both BI-5 and CII-2 let a patent be paid with a die 1 off; BI-2 costs 4."""
    ada = Seat(dice="1 2 3 4 5 6", patents="BI-5 CII-2")
    match = table(ada, technologies="BCA", round_number=3)
    assert paying(match, "patent", "BI-2") == ["silver-3 none", "silver-4 none", "silver-5 none"]


# Above 6 and below 1


@pytest.mark.rule("P49-5.3.6")
@pytest.mark.parametrize(
    ("patents", "modifier", "reached"),
    [
        ("", "plus-one", {7}),
        ("", "plus-two", {8}),
        ("DI-6", "none", {5, 6, 7}),
        ("DI-6", "plus-two", {7, 8, 9}),
    ],
)
def test_a_flight_can_be_longer_than_6(patents: str, modifier: str, reached: set[int]) -> None:
    ada = Seat(dice="6", tokens=EVERY_TOKEN, patents=patents)
    match = table(ada, technologies="DAA")
    assert lengths(match, f"silver-6 {modifier}") == reached


@pytest.mark.rule("P49-5.3.6")
def test_a_flight_of_9_is_flown() -> None:
    match = table(Seat(dice="6", tokens="plus-two 1", patents="DI-6"), technologies="DAA")
    play(match, "ada: fly silver-6 plus-two none none")
    route = next(r for r in match.view()["flight"]["routes"] if r["length"] == 9)
    play(match, f"ada: route {route['place']} 9 {route['way']}")
    assert player(match, "ada")["ship"] == route["place"]


@pytest.mark.rule("P49-5.3.6")
def test_nothing_but_a_flight_can_use_more_than_6_without_a_technology() -> None:
    match = table(Seat(dice="6", tokens=EVERY_TOKEN, claims="P1:large"))
    high = [text for text in offered(match, "ada") if "silver-6 plus" in text]
    assert {text.split()[0] for text in high} == {"fly"}


@pytest.mark.rule("P49-5.3.6", "P49-5.3.4")
def test_a_7_pays_a_6_where_a_technology_lets_the_die_be_1_off() -> None:
    """AI-4 completes gyrodynes with a die 1 off; a large one takes a 6, and an 8 is 2 off."""
    ada = Seat(dice="5 6", tokens="plus-two 1", claims="P1:large", patents="AI-4")
    assert paying(table(ada), "complete") == ["silver-5 none", "silver-5 plus-two", "silver-6 none"]


@pytest.mark.rule("P49-5.3.7")
@pytest.mark.parametrize(
    "ada",
    [
        pytest.param(Seat(dice="1", tokens="plus-minus 1"), id="lowered"),
        pytest.param(Seat(red="0"), id="link"),
    ],
)
def test_a_0_pays_for_nothing(ada: Seat) -> None:
    paid = [text for text in offered(table(ada), "ada") if "minus-one" in text or "red-0" in text]
    assert paid == []


@pytest.mark.rule("P49-5.3.7", "P49-5.3.4")
def test_a_0_can_be_raised_by_a_technology() -> None:
    """With CI-4 a gyrodyne may be bought with a die 1 off."""
    ada = Seat(dice="1", tokens="plus-minus 1", patents="CI-4")
    match = table(ada, technologies="CAA")
    assert "silver-1 minus-one" in paying(match, "take-gyrodyne", "small")


@pytest.mark.rule("P49-EX-29", "P49-5.3.8", "P49-6.1.11")
def test_a_red_0_can_only_fly_with_a_token() -> None:
    assert paying(table(Seat(red="0")), "fly") == []
    match = table(Seat(red="0", tokens="plus-two 1"))
    assert paying(match, "fly") == ["red-0 plus-two"]
    assert lengths(match, "red-0 plus-two") == {2}


# On which dice, and when


@pytest.mark.rule("P49-5.3.8")
@pytest.mark.parametrize("dice", [{"dice": "4"}, {"red": "4"}])
def test_tokens_may_be_used_on_silver_and_red_dice(dice: dict[str, Any]) -> None:
    match = table(Seat(tokens="plus-minus 1", **dice))
    (payment,) = paying(match, "patent", COSTS_3)
    assert payment.endswith("4 minus-one")
    play(match, f"ada: patent {payment} {COSTS_3}")
    assert player(match, "ada")["patents"] == [COSTS_3]


@pytest.mark.rule("P49-5.3.8")
def test_a_token_just_gained_may_be_used() -> None:
    match = table(Seat(dice="2 5"))
    assert paying(match, "patent", COSTS_3) == []
    play(match, "ada: buy-token silver-2 none plus-minus, take-gyrodyne silver-5 minus-one large")
    assert player(match, "ada")["tokens"] == {"plus-minus": 0, "plus-two": 0}


@pytest.mark.rule("P49-5.3.8")
def test_tokens_of_an_exploration_bonus_may_be_used_at_once() -> None:
    match = table(Seat(ship="G11", dice="1 4"), systems={"S11": "SYS15"})
    fly(match, "ada", "silver-1 none", "S11")
    play(match, f"ada: printed-bonus SYS15, patent silver-4 minus-one {COSTS_3}")
    assert player(match, "ada")["tokens"] == {"plus-minus": 0, "plus-two": 1}
