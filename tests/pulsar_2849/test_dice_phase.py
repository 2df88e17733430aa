"""Pulsar 2849, chapters 3 and 4: the round, the roll, the median, who takes dice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from orrery import IllegalMove
from tests.pulsar_2849.table import (
    PLAYERS,
    Seat,
    asked,
    fresh,
    idle,
    offered,
    play,
    player,
    skip,
    stacks,
    table,
    told,
)

THREE = (Seat(), Seat(), Seat())
FOUR = (Seat(), Seat(), Seat(), Seat())
SEEDS = range(40)


def rolled(view: dict[str, Any]) -> list[int]:
    """All silver dice, those that have been taken included, by value."""
    taken = Counter(die for shown in view["players"] for die in shown["dice"])
    return [number + taken[value] for value, number in enumerate(view["dice"], 1)]


# The round


@pytest.mark.rule("P49-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_rounds_have_a_dice_phase_and_an_action_phase(players: int) -> None:
    match = fresh(players)
    seen = []
    for _ in idle(match):
        now = (match.view()["round"], match.view()["phase"])
        if now not in seen:
            seen.append(now)
    rounds = [(number, phase) for number in range(1, 9) for phase in ("dice", "actions")]
    assert seen == [(0, "setup"), *rounds, (8, "scoring")]


@pytest.mark.rule("P49-3.1")
def test_production_comes_after_the_turns_of_a_round() -> None:
    match = table(*THREE, begin="dice", dice="1 1 2 3 4 5 6")
    skip(match, "actions")
    skip(match, "dice")
    kinds = [event["kind"] for event in match.events()]
    phases = [kind for kind in kinds if kind in ("took-die", "turn-ended", "production", "round")]
    assert phases == ["took-die"] * 6 + ["turn-ended"] * 3 + ["production", "round"]


@pytest.mark.rule("P49-3.1", "P49-13.4.1")
def test_production_may_wait_for_a_decision() -> None:
    match = table(Seat(arrays="A7!", cubes=1))
    play(match, "ada: end-turn", "ben: end-turn")
    assert match.view()["phase"] == "production"
    assert asked(match) == "ada"


@pytest.mark.rule("P49-3.2")
@pytest.mark.parametrize(("number", "last"), [(7, False), (8, True)])
def test_all_can_see_that_a_round_is_the_last_one(number: int, last: bool) -> None:
    assert table(Seat(), round_number=number).view()["last_round"] == last


@pytest.mark.rule("P49-3.2")
@pytest.mark.parametrize(("round_number", "ends"), [(7, False), (8, True)])
def test_after_production_in_round_8_the_player_with_most_points_wins(
    round_number: int, ends: bool
) -> None:
    match = table(Seat(points=30), Seat(points=50), Seat(points=40), round_number=round_number)
    play(match, "ada: end-turn", "ben: end-turn", "cleo: end-turn")
    assert match.is_over == ends
    if ends:
        assert match.outcome is not None
        assert match.outcome.winners == [PLAYERS.index("ben")]
        kinds = [event["kind"] for event in match.events()]
        assert kinds.index("production") < kinds.index("ended")


# The roll


@pytest.mark.rule("P49-4.1.1")
@pytest.mark.parametrize(("players", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_all_dice_are_rolled_in_every_round(players: int, dice: int) -> None:
    match = fresh(players, headquarters=False)
    skip(match, "dice")
    rolls = []
    while not match.is_over:
        rolls.append(rolled(match.view()))
        skip(match, "actions")
        skip(match, "dice")
    assert [sum(roll) for roll in rolls] == [dice] * 8
    assert len({tuple(roll) for roll in rolls}) > 1


@pytest.mark.rule("P49-4.1.1")
def test_every_value_can_be_rolled() -> None:
    total = Counter[int]()
    for seed in SEEDS:
        match = table(*FOUR, begin="round", seed=seed)
        total.update(dict(enumerate(match.view()["dice"], 1)))
    assert total.total() == 9 * len(SEEDS)
    assert all(30 < total[value] < 90 for value in range(1, 7))


@pytest.mark.rule("P49-4.1.1")
def test_the_values_hold_for_the_whole_round() -> None:
    match = table(*THREE, begin="round", headquarters=False)
    before = rolled(match.view())
    for _ in idle(match, "actions"):
        assert rolled(match.view()) == before


@pytest.mark.rule("P49-4.1.2")
def test_nobody_can_use_the_red_die_at_the_beginning_of_a_turn() -> None:
    match = table(*THREE, begin="dice", dice="1 2 3 4 5 6 6")
    skip(match, "actions")
    assert {shown["red"] == [] for shown in match.view()["players"]} == {True}
    assert not [text for text in offered(match, "ada") if "red" in text]


# The median


MEDIANS = [
    pytest.param("2 3 3 4 4 6 6", "3-4", id="more-lower", marks=pytest.mark.rule("P49-EX-1")),
    pytest.param("1 3 5 5 5 6 6", "5", id="as-many", marks=pytest.mark.rule("P49-EX-3")),
    pytest.param("1 2 3 3 3 5 6 6 6", "3-4", id="more-higher"),
    pytest.param("1 1 2 2 3 4 4 5 6", "3", id="fifth-of-nine"),
    pytest.param("1 1 1 1 1 1 1", "1", id="all-alike"),
    pytest.param("1 1 1 1 2 6 6", "1-2", id="lowest"),
    pytest.param("1 1 5 6 6 6 6", "5-6", id="highest"),
    pytest.param("1 1 1 5 6 6 6", "5", id="alone-in-the-middle"),
    pytest.param("2 2 2 6 6 6 6", "5-6", id="a-gap-between"),
]


@pytest.mark.rule("P49-4.2.1", "P49-4.2.2")
@pytest.mark.parametrize(("dice", "median"), MEDIANS)
def test_the_median_marker_stands_on_the_middle_die_or_beside_it(dice: str, median: str) -> None:
    seats = THREE if len(dice.split()) == 7 else FOUR
    assert table(*seats, begin="dice", dice=dice).view()["median"] == median


@pytest.mark.rule("P49-4.2.3")
def test_the_marker_has_eleven_places() -> None:
    triples = combinations_with_replacement("123456", 3)
    seen = {table(Seat(), dice=" ".join(dice)).view()["median"] for dice in triples}
    assert seen == {"1", "2", "3", "4", "5", "6", "1-2", "2-3", "3-4", "4-5", "5-6"}


@pytest.mark.rule("P49-4.2.4")
def test_the_marker_stays_until_the_next_roll_whatever_is_taken() -> None:
    match = table(*THREE, begin="dice", dice="2 3 3 4 4 6 6")
    for name, value in (("ada", 6), ("ben", 6), ("cleo", 4), ("cleo", 4), ("ben", 2), ("ada", 3)):
        play(match, f"{name}: take-die {value} initiative 0")
        assert match.view()["median"] == "3-4"
    play(match, "ada: end-turn", "ben: end-turn")
    assert match.view()["median"] == "3-4"


@pytest.mark.rule("P49-4.2.4", "P49-13.5.3")
def test_the_production_phase_uses_the_marker_of_its_round() -> None:
    """Row 4 of board B has the median symbol."""
    ada = Seat(claims="P1:small*")
    match = table(ada, *THREE[1:], begin="dice", dice="2 3 3 4 4 6 6", technologies="ABA",
                  round_number=4)  # fmt: skip
    skip(match, "actions")
    assert match.view()["row_value"] == 4
    skip(match, "dice")
    assert player(match, "ada")["sources"]["gyrodynes"] == 1 + 4


# Who takes dice


@pytest.mark.rule("P49-4.3.1", "P49-4.6.1", "P49-EX-5")
@pytest.mark.parametrize(
    ("order", "dice", "picks"),
    [
        ("ada ben cleo", "1 2 3 4 4 5 6", "ada ben cleo cleo ben ada"),
        ("cleo ada ben", "1 2 3 4 4 5 6", "cleo ada ben ben ada cleo"),
        ("dora ada cleo ben", "1 2 2 3 4 4 5 6 6", "dora ada cleo ben ben cleo ada dora"),
    ],
)
def test_dice_are_taken_in_play_order_and_back_and_one_is_left(
    order: str, dice: str, picks: str
) -> None:
    match = table(*FOUR[: len(order.split())], begin="dice", dice=dice, order=order)
    assert list(idle(match, "actions")) == picks.split()
    assert {len(shown["dice"]) for shown in match.view()["players"]} == {2}
    assert sum(match.view()["dice"]) == 1


@pytest.mark.rule("P49-4.3.1")
def test_a_die_that_was_taken_is_gone_for_the_others() -> None:
    match = table(*THREE, begin="dice", dice="2 3 3 4 4 6 6")
    play(match, "ada: take-die 2 initiative 0")
    assert player(match, "ada")["dice"] == [2]
    assert match.view()["dice"] == [0, 0, 2, 2, 0, 2]
    with pytest.raises(IllegalMove):
        play(match, "ben: take-die 2 initiative 0")


@pytest.mark.rule("P49-4.6.1", "P49-17.5", "P49-12.2.1")
@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 1), (4, 1)])
def test_leftover_dice_stay_on_the_dice_board_to_be_copied(players: int, left: int) -> None:
    seats = [Seat(cubes=4)] * players
    match = table(*seats, begin="dice", dice="1 2 3 4 5 6 6" + " 6 6" * (players == 4))
    skip(match, "actions")
    remaining = match.view()["dice"]
    assert sum(remaining) == left
    values = [value for value, number in enumerate(remaining, 1) if number]
    assert offered(match, "ada", "copy") == [f"copy {value}" for value in values]


# Even start


@pytest.mark.rule("P49-4.7.1", "P49-EX-28")
@pytest.mark.parametrize(
    ("players", "fixed"),
    [(2, [0, 1, 1, 1, 1, 0]), (3, [0, 1, 1, 1, 1, 0]), (4, [1, 1, 1, 1, 1, 1])],
)
def test_with_an_even_start_only_three_dice_of_the_first_round_are_rolled(
    players: int, fixed: list[int]
) -> None:
    others = []
    for seed in SEEDS:
        match = fresh(players, seed, even_start=True)
        skip(match, "dice")
        dice = match.view()["dice"]
        others.append([number - set_ for number, set_ in zip(dice, fixed, strict=True)])
    assert {(min(rest), sum(rest)) for rest in others} == {(0, 3)}
    assert all(any(rest[value] for rest in others) for value in range(6))


@pytest.mark.rule("P49-4.7.1", "P49-4.2.1")
def test_the_median_of_an_even_start_is_that_of_all_dice() -> None:
    match = fresh(3, even_start=True)
    skip(match, "dice")
    dice = [value for value, number in enumerate(match.view()["dice"], 1) for _ in range(number)]
    again = table(*THREE, begin="dice", dice=" ".join(str(value) for value in dice))
    assert match.view()["median"] == again.view()["median"]


@pytest.mark.rule("P49-4.7.1")
@pytest.mark.parametrize(("round_number", "even_start"), [(1, False), (2, True)])
def test_otherwise_all_dice_are_rolled(round_number: int, even_start: bool) -> None:
    dice = [
        table(
            *FOUR,
            begin="round",
            round_number=round_number,
            seed=seed,
            more={"even_start": even_start},
        ).view()["dice"]
        for seed in SEEDS
    ]
    assert any(min(roll) == 0 for roll in dice)


@pytest.mark.rule("P49-4.1.1")
def test_the_log_tells_the_roll_and_the_median() -> None:
    match = fresh(3)
    skip(match, "dice")
    (roll,) = told(match, "rolled")
    (median,) = told(match, "median")
    digits = Counter(str(roll["dice"]).replace(" ", ""))
    assert [digits[str(value)] for value in range(1, 7)] == match.view()["dice"]
    assert median["median"] == match.view()["median"]
    assert set(stacks(match, "initiative")) == {8}
