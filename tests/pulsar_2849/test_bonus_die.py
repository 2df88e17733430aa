"""The bonus die (P49-12): where it comes from, one a turn, and when it has to be used."""

from __future__ import annotations

import pytest

from orrery import Match
from tests.pulsar_2849.gained import gained
from tests.pulsar_2849.projects import PROJECTS, done_before
from tests.pulsar_2849.table import Seat, fly, offered, play, player, skip_to, table
from tests.pulsar_2849.technologies.printed import PRINTED, boards

DOUBLING_PATENTS = ["AII-1", "AIII-1", "BII-3", "CII-6"]
PATENTED_DICE = ["CII-5", "DIII-5"]
DOUBLING_PROJECTS = ["A2e", "B1g", "B2d", "C2f", "D1e", "D2e"]
OBLIGING = [*DOUBLING_PATENTS, *PATENTED_DICE, *DOUBLING_PROJECTS]

BUY_WITH_RED = "buy-token red-2 none plus-minus"


def red(match: Match) -> list[int]:
    values: list[int] = player(match, "ada")["red"]
    return values


def red_moves(match: Match) -> list[str]:
    return [move for move in offered(match, "ada") if " red-" in move]


def cost_of(name: str) -> int:
    return PROJECTS[name].die if name in PROJECTS else PRINTED[name].cost


def move_for(name: str, die: str = "silver") -> str:
    kind = "project" if name in PROJECTS else "patent"
    return f"{kind} {die}-{cost_of(name)} none {name}"


def about_to_get(name: str, *, red: str = "", cubes: int = 5, tokens: str = "") -> Match:
    """Ada can pay for a project or a technology that gives a red die which must be used."""
    sheet, projects = (name[:2], done_before(name[2])) if name in PROJECTS else ("", "")
    seat = Seat(
        dice=f"{cost_of(name)}",
        red=red,
        cubes=cubes,
        tokens=tokens,
        sheet=sheet,
        projects=projects,
    )
    letters = "AAA" if name in PROJECTS else boards(name)
    return table(seat, round_number=8, technologies=letters, dice="2 6 6")


# One a turn


@pytest.mark.rule("P49-12.1.1")
@pytest.mark.parametrize("used", [1, 2])
def test_one_of_several_bonus_dice_may_be_used(used: int) -> None:
    match = table(Seat(red="1 2"))
    assert {move.split()[1] for move in red_moves(match)} == {"red-1", "red-2"}
    play(match, f"ada: buy-token red-{used} none plus-minus")
    assert red(match) == []
    assert red_moves(match) == []


@pytest.mark.rule("P49-12.1.1")
def test_after_a_bonus_die_no_other_is_to_be_had() -> None:
    """A link would form a 5, and there would be cubes for copying."""
    seat = Seat(red="2", dice="4", cubes=8, arrays="A2! A7<(3)")
    match = table(seat, dice="6")
    play(match, f"ada: {BUY_WITH_RED}, pay-transmitter silver-4 none A7 4")
    assert offered(match, "ada") == ["end-turn"]


@pytest.mark.rule("P49-12.1.1")
def test_the_next_turn_has_a_bonus_die_again() -> None:
    match = table(Seat(red="2", cubes=4), dice="6 6 6")
    play(match, f"ada: {BUY_WITH_RED}")
    assert offered(match, "ada", "copy") == []
    skip_to(match, "ada", 2)
    assert offered(match, "ada", "copy") != []


@pytest.mark.rule("P49-12.1.2")
@pytest.mark.parametrize(
    "turn",
    ["red-2 silver-1 silver-4", "silver-1 red-2 silver-4", "silver-1 silver-4 red-2"],
)
def test_it_is_used_before_between_or_after_silver_dice(turn: str) -> None:
    types = {"1": "small", "2": "medium", "4": "large"}
    match = table(Seat(dice="1 4", red="2"))
    for die in turn.split():
        play(match, f"ada: take-gyrodyne {die} none {types[die[-1]]}")
    assert player(match, "ada")["gyrodynes"] == {"small": 1, "medium": 1, "large": 1}
    assert offered(match, "ada") == ["end-turn"]


@pytest.mark.rule("P49-12.1.2")
def test_it_pays_like_any_other_die_and_may_be_modified() -> None:
    match = table(Seat(red="2", tokens="plus-minus 1 plus-two 1"))
    silver = table(Seat(dice="2", tokens="plus-minus 1 plus-two 1"))
    assert [move.replace("red", "silver") for move in offered(match, "ada")] == offered(
        silver, "ada"
    )
    assert "take-gyrodyne red-2 plus-two large" in offered(match, "ada")


@pytest.mark.rule("P49-12.1.3", "P49-19.5", "P49-12.6.3")
@pytest.mark.parametrize(("tile", "value"), [("SYS1", 1), ("SYS2", 1), ("SYS3", 2)])
def test_an_exploration_bonus_may_be_a_bonus_die(tile: str, value: int) -> None:
    match = table(Seat(ship="G11", dice="1"), systems={"S11": tile})
    fly(match, "ada", "silver-1 none", "S11")
    play(match, f"ada: printed-bonus {tile}")
    assert red(match) == [value]
    assert "end-turn" in offered(match, "ada")  # it need not be used


@pytest.mark.rule("P49-12.6.3", "P49-8.4.1", "P49-5.1.4")
def test_a_bonus_die_from_a_link_need_not_be_used() -> None:
    match = table(Seat(dice="4", arrays="A2! A7<(3)"))
    play(match, "ada: pay-transmitter silver-4 none A7 4")
    assert red(match) == [5]
    play(match, "ada: end-turn")
    assert red(match) == []


# Copying


@pytest.mark.rule("P49-12.2.1", "P49-12.1.3")
def test_four_cubes_copy_a_leftover_die() -> None:
    match = table(Seat(cubes=6), dice="3 5 5")
    assert offered(match, "ada", "copy") == ["copy 3", "copy 5"]
    assert gained(match, "ada: copy 5") == "cubes -4"
    assert red(match) == [5]
    assert "fly red-5 none none none" in offered(match, "ada")


@pytest.mark.rule("P49-12.2.1")
def test_three_cubes_copy_nothing() -> None:
    assert offered(table(Seat(cubes=3), dice="3 5 5"), "ada", "copy") == []


@pytest.mark.rule("P49-12.2.2")
def test_the_leftover_die_stays_for_others_to_copy() -> None:
    match = table(Seat(cubes=4), Seat(cubes=4), Seat(), dice="5")
    play(match, "ada: copy 5, end-turn")
    assert match.view()["dice"] == [0, 0, 0, 0, 1, 0]
    assert offered(match, "ben", "copy") == ["copy 5"]


@pytest.mark.rule("P49-12.1.1", "P49-12.2.1")
def test_a_copy_and_another_red_die_may_both_be_on_offer() -> None:
    match = table(Seat(cubes=8, red="1"), dice="2 6 6")
    play(match, "ada: copy 2")
    assert red(match) == [1, 2]
    play(match, f"ada: {BUY_WITH_RED}")
    assert (red(match), offered(match, "ada", "copy")) == ([], [])


# Dice that have to be used


@pytest.mark.rule("P49-12.4.1", "P49-12.5.1", "P49-12.6.2")
@pytest.mark.parametrize("name", OBLIGING)
def test_the_turn_cannot_end_before_the_red_die_is_used(name: str) -> None:
    match = about_to_get(name)
    play(match, f"ada: {move_for(name)}")
    assert player(match, "ada")["must_use_red"]
    assert "end-turn" not in offered(match, "ada")
    (value,) = red(match)
    play(match, f"ada: fly red-{value} none none none")
    play(match, f"ada: {next(move for move in offered(match, 'ada') if move[6] in 'GOM')}")
    assert not player(match, "ada")["must_use_red"]
    assert "end-turn" in offered(match, "ada")


@pytest.mark.rule("P49-12.4.2", "P49-12.5.1", "P49-12.6.1")
@pytest.mark.parametrize("name", OBLIGING)
def test_it_cannot_be_had_after_a_bonus_die(name: str) -> None:
    match = about_to_get(name, red="2")
    assert move_for(name) in offered(match, "ada")
    play(match, f"ada: {BUY_WITH_RED}")
    assert move_for(name) not in offered(match, "ada")


@pytest.mark.rule("P49-12.4.3", "P49-12.5.1")
@pytest.mark.parametrize("name", OBLIGING)
def test_it_is_paid_with_a_silver_die(name: str) -> None:
    match = about_to_get(name, red=f"{cost_of(name)}")
    assert move_for(name) in offered(match, "ada")
    assert move_for(name, "red") not in offered(match, "ada")


@pytest.mark.rule("P49-12.1.1", "P49-12.6.2")
@pytest.mark.parametrize("name", OBLIGING)
def test_it_takes_the_place_of_other_red_dice(name: str) -> None:
    match = about_to_get(name, red="6")
    play(match, f"ada: {move_for(name)}")
    assert len(red(match)) == 1
    assert "red-6" not in " ".join(offered(match, "ada"))
    assert offered(match, "ada", "copy") == []


@pytest.mark.rule("P49-12.5.1")
@pytest.mark.parametrize("name", PATENTED_DICE)
def test_a_patented_die_needs_a_cube(name: str) -> None:
    assert move_for(name) not in offered(about_to_get(name, cubes=0), "ada")
    match = about_to_get(name, cubes=1)
    assert gained(match, f"ada: {move_for(name)}") == "cubes -1"


@pytest.mark.rule("P49-12.4.1", "P49-12.4.4")
def test_the_silver_die_of_a_doubler_is_a_die_like_others() -> None:
    match = about_to_get("AIII-1", tokens="plus-minus 1")
    play(match, f"ada: {move_for('AIII-1')}")
    assert (player(match, "ada")["dice"], red(match)) == ([3], [2])
    play(match, "ada: take-gyrodyne silver-3 plus-one large")
    assert player(match, "ada")["dice"] == []
    play(match, "ada: take-gyrodyne red-2 none medium")
    assert player(match, "ada")["gyrodynes"] == {"small": 0, "medium": 1, "large": 1}


@pytest.mark.rule("P49-12.4.4")
def test_a_die_that_was_modified_for_a_doubler_may_be_modified_again() -> None:
    match = table(Seat(dice="2", tokens="plus-minus 2"), round_number=3)
    play(match, "ada: patent silver-2 plus-one AII-1, take-gyrodyne silver-2 minus-one small")
    assert player(match, "ada")["tokens"]["plus-minus"] == 0


@pytest.mark.rule("P49-12.4.2", "P49-12.6.2")
def test_two_doublers_cannot_be_had_in_a_turn() -> None:
    match = table(Seat(dice="3 4"), round_number=8)
    play(match, "ada: patent silver-3 none AII-1")
    assert "patent silver-4 none AIII-1" not in offered(match, "ada")
    play(match, "ada: take-gyrodyne red-2 none medium")
    assert "patent silver-4 none AIII-1" not in offered(match, "ada")
    assert "end-turn" in offered(match, "ada")


@pytest.mark.rule("P49-12.6.2")
def test_what_must_be_used_is_not_replaced_by_a_red_die_on_the_way() -> None:
    match = table(Seat(ship="G11", dice="3 1"), round_number=3, systems={"S11": "SYS1"})
    play(match, "ada: patent silver-3 none AII-1")
    fly(match, "ada", "silver-1 none", "S11")
    play(match, "ada: printed-bonus SYS1")
    assert red(match) == [2]
    assert player(match, "ada")["must_use_red"]


@pytest.mark.rule("P49-EX-40", "P49-6.4.4", "P49-12.4.2")
def test_the_example_of_a_turn_with_a_copied_die() -> None:
    seat = Seat(ship="G11", dice="3 1", cubes=4, sheet="A2", projects="b c")
    match = table(seat, round_number=3, systems={"S11": "SYS1"}, dice="2 2 2")
    doublers = {"patent silver-3 none AII-1", "project silver-3 none A2e"}
    play(match, "ada: copy 2")
    assert doublers <= {*offered(match, "ada")}
    play(match, f"ada: {BUY_WITH_RED}")
    assert not doublers & {*offered(match, "ada")}
    fly(match, "ada", "silver-1 none", "S11")
    assert offered(match, "ada") == ["printed-bonus SYS1", "draw"]
    play(match, "ada: printed-bonus SYS1")
    assert red(match) == []  # useless
