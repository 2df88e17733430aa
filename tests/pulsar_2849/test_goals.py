"""Goals (P49-16): who has achieved them, and what they and their bonuses bring."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import GOAL_NAMES
from tests.pulsar_2849.table import Seat, asked, fresh, offered, play, player, table


class Goal(NamedTuple):
    """A goal with positions just short of it and just there, its points, and what bonuses cost."""

    short: Seat
    reached: Seat
    points: int
    prices: tuple[int, int]


def settled(number: int) -> str:
    """Bases in that many systems."""
    return " ".join(f"S{n}:1" for n in range(1, number + 1))


OPEN = {f"S{n}": f"SYS{n}" for n in range(1, 12)}
FIVE = "AI-1 AI-2 AI-3 AI-4 AI-6"
FOUR = FIVE.removesuffix(" AI-6")
EXTRA = {"extra_bases": 2}

ACHIEVED = {
    "GOAL_SAME2": Goal(
        Seat(claims="P1:small* P2:medium* P3:large* P4:small", gyrodynes="large 2"),
        Seat(claims="P1:small* P2:small*"),
        6,
        (4, 1),
    ),
    "GOAL_SAME3": Goal(
        Seat(claims="P1:small* P2:small* P3:medium* P4:medium*"),
        Seat(claims="P1:large* P2:large* P3:large*"),
        11,
        (3, 1),
    ),
    "GOAL_TYPES2": Goal(
        Seat(claims="P1:small* P2:small* P3:medium"), Seat(claims="P1:small* P2:large*"), 6, (4, 1)
    ),
    "GOAL_ANY3": Goal(
        Seat(claims="P1:small* P2:large* P3:medium"),
        Seat(claims="P1:small* P2:small* P3:medium*"),
        9,
        (3, 1),
    ),
    "GOAL_TRANS3": Goal(
        Seat(arrays="A1!, A2!, A3(2)"), Seat(arrays="A1! A2!, A3!, A8(1+2)"), 6, (3, 2)
    ),
    "GOAL_TRANS4": Goal(
        Seat(arrays="A1! A2!, A3!, A8(1+2)"), Seat(arrays="A1! A2!, A3!, A8!"), 10, (3, 1)
    ),
    "GOAL_PLANETS9": Goal(Seat(bases=settled(8), more=EXTRA), Seat(bases=settled(9)), 6, (4, 1)),
    "GOAL_PLANETS11": Goal(
        Seat(bases=settled(10), more=EXTRA), Seat(bases=settled(11)), 10, (3, 1)
    ),
    "GOAL_TECH5": Goal(Seat(patents=FOUR), Seat(patents=FIVE), 6, (4, 1)),
    "GOAL_TECH6": Goal(Seat(patents=FIVE), Seat(patents=f"{FIVE} AII-2"), 10, (3, 1)),
    "GOAL_HQ5": Goal(
        Seat(sheet="A2", projects="a b c d", runs_used="a b"),
        Seat(sheet="A2", projects="a b c d e"),  # no run is used
        6,
        (4, 1),
    ),
    "GOAL_RUNS3": Goal(
        Seat(sheet="A2", projects="a b c d e f g", runs_used="a b"),
        Seat(sheet="A2", projects="a b d f", runs_used="a b f"),  # whatever they scored
        7,
        (3, 2),
    ),
}
BONUS = 6  # points, of every bonus

each_goal = pytest.mark.parametrize(("name", "goal"), ACHIEVED.items())


def finish(seat: Seat, goals: str, cubes: int = 0, technologies: str = "AAA") -> Match:
    """The final scoring, with that many cubes."""
    return table(
        replace(seat, cubes=cubes),
        Seat(),
        begin="final",
        round_number=8,
        goals=goals,
        systems=OPEN,
        technologies=technologies,
    )


def scored(match: Match, name: str = "ada") -> int:
    return int(player(match, name)["sources"]["goals"])


# All goals


@pytest.mark.rule("P49-16.5")
def test_every_goal_is_here() -> None:
    assert sorted(ACHIEVED) == sorted(GOAL_NAMES)
    assert len(ACHIEVED) == 12


@pytest.mark.rule("P49-16.3", "P49-16.5", "P49-16.7", "P49-16.8", "P49-15.9")
@each_goal
def test_just_short_of_a_goal_there_is_nothing_to_be_had(name: str, goal: Goal) -> None:
    match = finish(goal.short, name, cubes=9)
    assert match.is_over
    assert scored(match) == 0


@pytest.mark.rule("P49-16.1", "P49-16.5", "P49-16.8", "P49-15.2")
@each_goal
def test_an_achieved_goal_scores_its_points(name: str, goal: Goal) -> None:
    match = finish(goal.reached, name)
    assert match.is_over  # without cubes no bonus
    assert scored(match) == goal.points


@pytest.mark.rule("P49-16.2")
@each_goal
def test_the_first_bonus_has_its_price(name: str, goal: Goal) -> None:
    assert finish(goal.reached, name, cubes=goal.prices[0] - 1).is_over
    match = finish(goal.reached, name, cubes=goal.prices[0])
    assert offered(match, "ada") == [f"bonus {name}", "done"]
    play(match, f"ada: bonus {name}")
    assert match.is_over
    assert (scored(match), player(match, "ada")["cubes"]) == (goal.points + BONUS, 0)


@pytest.mark.rule("P49-16.2")
@each_goal
def test_the_second_bonus_has_another_price(name: str, goal: Goal) -> None:
    match = finish(goal.reached, name, cubes=sum(goal.prices) - 1)
    play(match, f"ada: bonus {name}")
    assert match.is_over
    match = finish(goal.reached, name, cubes=sum(goal.prices) + 9)
    play(match, f"ada: bonus {name}")
    assert offered(match, "ada") == [f"bonus {name}", "done"]
    play(match, f"ada: bonus {name}")
    assert match.is_over  # there are two
    assert (scored(match), player(match, "ada")["cubes"]) == (goal.points + 2 * BONUS, 9)


@pytest.mark.rule("P49-16.5", "P49-21.2")
@each_goal
def test_everybody_sees_how_far_a_player_is(name: str, goal: Goal) -> None:
    (short,) = finish(goal.short, name).view()["goals"]
    (reached,) = finish(goal.reached, name).view()["goals"]
    assert short["progress"] == [short["needed"] - 1, 0]
    assert reached["progress"][0] >= reached["needed"] == short["needed"]


# The three in play


@pytest.mark.rule("P49-16.1")
def test_three_goals_are_in_play() -> None:
    assert len(fresh().view()["goals"]) == 3


@pytest.mark.rule("P49-EX-22", "P49-16.2", "P49-16.3")
@pytest.mark.parametrize(
    ("patents", "cubes", "most"), [(FIVE, 5, 18), (FIVE, 4, 12), (FIVE, 3, 6), (FOUR, 9, 0)]
)
def test_the_example_of_five_patents(patents: str, cubes: int, most: int) -> None:
    match = finish(Seat(patents=patents), "GOAL_TECH5", cubes)
    while asked(match):
        play(match, f"ada: {offered(match, 'ada')[0]}")
    assert scored(match) == most


@pytest.mark.rule("P49-16.2", "P49-23.3.8")
def test_nobody_has_to_buy_a_bonus() -> None:
    match = finish(Seat(patents=FIVE), "GOAL_TECH5", cubes=5)
    play(match, "ada: done")
    assert match.is_over
    assert (scored(match), player(match, "ada")["sources"]["cubes"]) == (6, 2)


@pytest.mark.rule("P49-16.2", "P49-23.3.8")
def test_bonuses_of_several_goals_are_bought_in_any_order() -> None:
    seat = Seat(patents=FIVE, bases=settled(9), arrays="A1! A2!, A3!")
    match = finish(seat, "GOAL_TECH5 GOAL_PLANETS9 GOAL_TRANS3", cubes=8)
    assert scored(match) == 18
    assert len(offered(match, "ada", "bonus")) == 3
    play(match, "ada: bonus GOAL_TRANS3, bonus GOAL_TECH5")
    assert offered(match, "ada") == ["bonus GOAL_TECH5", "done"]  # one cube is left
    play(match, "ada: bonus GOAL_TECH5")
    assert scored(match) == 36


@pytest.mark.rule("P49-16.4")
def test_several_players_may_achieve_a_goal() -> None:
    match = table(
        Seat(patents=FIVE),
        Seat(patents=FIVE, cubes=4),
        begin="final",
        round_number=8,
        goals="GOAL_TECH5",
    )
    play(match, "ben: bonus GOAL_TECH5")
    assert (scored(match), scored(match, "ben")) == (6, 12)


@pytest.mark.rule("P49-16.1", "P49-15.2")
def test_goals_are_scored_at_the_end_only() -> None:
    match = table(Seat(patents=FIVE), round_number=7, goals="GOAL_TECH5")
    play(match, "ada: end-turn", "ben: end-turn")
    assert match.view()["round"] == 8
    assert scored(match) == 0


@pytest.mark.rule("P49-16.7", "P49-15.9")
@pytest.mark.parametrize(("technology", "board"), [("BIII-1", "AAB"), ("DIII-4", "AAD")])
def test_technologies_with_extra_bases_do_not_help_with_planets(
    technology: str, board: str
) -> None:
    seat = Seat(bases=settled(8), patents=technology)
    assert scored(finish(seat, "GOAL_PLANETS9", technologies=board)) == 0


# Two goals about gyrodynes


def spinning(small: int, medium: int, large: int) -> Seat:
    kinds = ["small"] * small + ["medium"] * medium + ["large"] * large
    return Seat(claims=" ".join(f"P{n + 1}:{kind}*" for n, kind in enumerate(kinds)))


@pytest.mark.rule("P49-EX-37", "P49-16.6")
@pytest.mark.parametrize("chosen", ["GOAL_SAME2", "GOAL_TYPES2"])
def test_the_example_of_two_goals_of_which_one_is_achieved(chosen: str) -> None:
    match = finish(spinning(2, 1, 0), "GOAL_TYPES2 GOAL_SAME2", cubes=5)
    assert {*offered(match, "ada")} == {"claim-goal GOAL_SAME2", "claim-goal GOAL_TYPES2"}
    play(match, f"ada: claim-goal {chosen}")
    assert scored(match) == 6
    assert offered(match, "ada") == [f"bonus {chosen}", "done"]


@pytest.mark.rule("P49-EX-37", "P49-16.6")
def test_the_example_of_two_goals_that_are_both_achieved() -> None:
    assert scored(finish(spinning(3, 1, 0), "GOAL_SAME2 GOAL_TYPES2")) == 12


SAME2_TYPES2, SAME2_ANY3 = "GOAL_SAME2 GOAL_TYPES2", "GOAL_SAME2 GOAL_ANY3"
SAME3_TYPES2, SAME3_ANY3 = "GOAL_SAME3 GOAL_TYPES2", "GOAL_SAME3 GOAL_ANY3"
EITHER = ""


@pytest.mark.rule("P49-16.6")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(
    ("goals", "numbers", "achieved"),
    [
        (SAME2_TYPES2, (2, 0, 0), "GOAL_SAME2"),
        (SAME2_TYPES2, (1, 1, 0), "GOAL_TYPES2"),
        (SAME2_TYPES2, (2, 2, 0), EITHER),
        (SAME2_TYPES2, (2, 1, 1), SAME2_TYPES2),
        (SAME2_TYPES2, (3, 3, 0), SAME2_TYPES2),
        (SAME2_ANY3, (1, 1, 1), "GOAL_ANY3"),
        (SAME2_ANY3, (2, 1, 1), EITHER),
        (SAME2_ANY3, (0, 5, 0), SAME2_ANY3),
        (SAME2_ANY3, (2, 1, 2), SAME2_ANY3),
        (SAME3_TYPES2, (3, 1, 0), EITHER),
        (SAME3_TYPES2, (1, 0, 4), SAME3_TYPES2),
        (SAME3_TYPES2, (2, 2, 2), "GOAL_TYPES2"),
        (SAME3_ANY3, (3, 2, 0), EITHER),
        (SAME3_ANY3, (3, 1, 2), SAME3_ANY3),
        (SAME3_ANY3, (0, 0, 6), SAME3_ANY3),
    ],
)
def test_a_gyrodyne_counts_for_one_goal(
    goals: str, numbers: tuple[int, int, int], achieved: str, turned: bool
) -> None:
    names = goals.split()[::-1] if turned else goals.split()
    match = finish(spinning(*numbers), " ".join(names))
    choices = [f"claim-goal {name}" for name in names] if achieved == EITHER else []
    assert offered(match, "ada") == choices
    assert scored(match) == sum(ACHIEVED[name].points for name in achieved.split())
