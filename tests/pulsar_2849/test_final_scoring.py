"""The end of the game (P49-15): seven steps, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from orrery.kernel.game import OMNISCIENT
from tests.pulsar_2849.table import PLAYERS, Seat, offered, play, player, points, table, told

STEPS = {
    "scored-technology": 1,
    "scored-goal": 2,
    "pulsars": 3,
    "tiles": 4,
    "cubes": 5,
    "initiative": 6,
    "bases": 7,
}
ALL_SYSTEMS = {f"S{n}": f"SYS{n}" for n in range(1, 17)}
FIVE_PATENTS = "CIII-1 AI-1 AI-2 AI-3 AII-3"


def settled(number: int) -> str:
    return " ".join(f"S{n}:1" for n in range(1, number + 1))


def finish(*seats: Seat, order: str = "", goals: str = "GOAL_RUNS3") -> Match:
    """The final scoring of a game in which nobody has reached the goal."""
    return table(
        *seats, begin="final", round_number=8, order=order, goals=goals, systems=ALL_SYSTEMS
    )


def last_round(*seats: Seat, **position: Any) -> Match:
    """The end of the last round, played so that the log tells of the scoring."""
    match = table(*seats, round_number=8, systems=ALL_SYSTEMS, **position)
    for name in PLAYERS[: len(seats)]:
        play(match, f"{name}: end-turn")
    return match


def parts(match: Match, name: str = "ada") -> dict[str, int]:
    """What a player has scored in the last steps, by the log."""
    seat = PLAYERS.index(name)
    return {
        str(event["source"]): int(event["points"])
        for event in told(match, "scored")
        if event["seat"] == seat and event["source"] in STEPS
    }


# The steps


@pytest.mark.rule("P49-15.0", "P49-15.1", "P49-15.2", "P49-3.2")
def test_one_step_after_another_is_done_for_all_players() -> None:
    seats = [
        Seat(
            claims=f"P{n} P{n + 3}:small P{n + 6}:large*",
            gyrodynes="small 1",
            cubes=1,  # and what the engineers get: enough for step 5, not for a bonus
            bases=f"S{n}:1",
            patents=FIVE_PATENTS,
        )
        for n in (1, 2)
    ]
    match = last_round(*seats, technologies="AAC", goals="GOAL_TECH5")
    events = match.events(viewer=OMNISCIENT)
    kinds = [event["kind"] for event in events]
    after = events[kinds.index("ended") :]
    done = [
        (STEPS[str(event.get("source", event["kind"]))], event["seat"])
        for event in after
        if str(event["kind"]).startswith("scored")
    ]
    assert [step for step, _ in done] == sorted(step for step, _ in done)
    assert {*done} == {(step, seat) for step in range(1, 8) for seat in (0, 1)}
    assert match.is_over


@pytest.mark.rule("P49-15.0", "P49-3.2")
def test_the_final_scoring_comes_after_round_8_and_not_before() -> None:
    match = table(Seat(cubes=2, claims="P1"), round_number=7)
    play(match, "ada: end-turn", "ben: end-turn")
    assert told(match, "ended") == []
    match = last_round(Seat(), Seat())
    assert len(told(match, "ended")) == 1
    assert match.view()["phase"] == "scoring"
    assert match.is_over


@pytest.mark.rule("P49-15.3", "P49-15.4", "P49-15.5")
@pytest.mark.parametrize(
    ("seat", "pulsars", "tiles"),
    [
        (Seat(), 0, 0),
        (Seat(claims="P1"), 1, 0),
        (Seat(claims="P1:small"), 1, 1),
        (Seat(claims="P1:small*"), 0, 0),
        (Seat(gyrodynes="small 1 large 2"), 0, 3),
        (Seat(claims="I1 P1 P2:medium P3:large P4:large*", gyrodynes="small 1"), 4, 3),
    ],
)
def test_unfinished_pulsars_and_tiles(seat: Seat, pulsars: int, tiles: int) -> None:
    scored = parts(last_round(seat, Seat(claims="P9:small", gyrodynes="small 2")))
    assert (scored.get("pulsars", 0), scored.get("tiles", 0)) == (pulsars, tiles)


@pytest.mark.rule("P49-15.6")
@pytest.mark.parametrize(("cubes", "score"), [(0, 0), (1, 0), (2, 1), (5, 2), (10, 5)])
def test_two_cubes_are_worth_a_point(cubes: int, score: int) -> None:
    assert player(finish(Seat(cubes=cubes), Seat()), "ada")["sources"]["cubes"] == score


@pytest.mark.rule("P49-EX-39", "P49-15.3", "P49-15.4", "P49-15.5", "P49-15.6")
def test_the_example_of_steps_3_to_5() -> None:
    seat = Seat(cubes=7, gyrodynes="small 1 medium 1", claims="P1 P2:large")
    match = last_round(seat, Seat(), Seat(), engineering="1:ben,cleo 8:ada")
    scored = parts(match)
    assert [scored[part] for part in ("pulsars", "tiles", "cubes")] == [2, 3, 3]


@pytest.mark.rule("P49-15.7", "P49-17.8", "P49-18.4")
@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("ben cleo ada", {"ada": 0, "ben": 7, "cleo": 4}),
        ("dora ada cleo ben", {"ada": 4, "ben": 0, "cleo": 2, "dora": 7}),
        ("ben ada ada ben", {"ada": 6, "ben": 7}),
        ("ben ben ada ada", {"ada": 2, "ben": 11}),
    ],
)
def test_initiative_scores_by_the_final_play_order(order: str, expected: dict[str, int]) -> None:
    match = finish(*[Seat()] * len(expected), order=order)
    assert {name: points(match, name) for name in expected} == expected


@pytest.mark.rule("P49-15.7", "P49-13.1.2")
def test_the_final_play_order_is_the_one_of_the_last_production_phase() -> None:
    match = last_round(Seat(), Seat(), Seat(), initiative="3:cleo 5:ada 9:ben")
    assert [parts(match, name).get("initiative", 0) for name in ("ada", "ben", "cleo")] == [4, 0, 7]


BASE_POINTS = [0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 34, 39, 44, 50, 53, 56, 59]


@pytest.mark.rule("P49-15.8", "P49-EX-26")
@pytest.mark.parametrize(("bases", "score"), [*enumerate(BASE_POINTS)])
def test_bases_score_by_their_number(bases: int, score: int) -> None:
    match = finish(Seat(bases=settled(bases)), Seat())
    assert player(match, "ada")["sources"]["bases"] == score


@pytest.mark.rule("P49-15.9", "P49-EX-26")
@pytest.mark.parametrize(("bases", "extra", "score"), [(0, 1, 1), (2, 2, 8), (13, 2, 56)])
def test_kept_tiles_are_bases_when_bases_are_scored(bases: int, extra: int, score: int) -> None:
    match = finish(Seat(bases=settled(bases), more={"extra_bases": extra}), Seat())
    assert player(match, "ada")["sources"]["bases"] == score
    assert player(match, "ada")["bases"] == bases


@pytest.mark.rule("P49-15.1", "P49-15.2", "P49-15.6")
def test_cubes_spent_on_goals_are_not_scored_again() -> None:
    seat = Seat(cubes=7, patents="AI-1 AI-2 AI-3 AI-4 AI-6")
    match = finish(seat, Seat(), goals="GOAL_TECH5")
    play(match, "ada: bonus GOAL_TECH5, done")
    sources = player(match, "ada")["sources"]
    assert (sources["goals"], sources["cubes"]) == (12, 1)


@pytest.mark.rule("P49-15.0", "P49-15.1")
def test_everybody_decides_about_technologies_before_anybody_buys_bonuses() -> None:
    patents = "AI-1 AI-2 AI-3 AI-4 AIII-5"
    seats = [Seat(cubes=9, patents=patents), Seat(cubes=9, patents=patents)]
    match = finish(*seats, goals="GOAL_TECH5")
    play(match, "ada: contract AIII-5", "ben: contract AIII-5")
    assert offered(match, "ada") == ["bonus GOAL_TECH5", "done"]
    play(match, "ada: done", "ben: bonus GOAL_TECH5")


# Winning


def winners(match: Match) -> list[str]:
    outcome = match.outcome
    assert outcome is not None
    return [PLAYERS[seat] for seat in outcome.winners]


@pytest.mark.rule("P49-15.10", "P49-3.2")
def test_most_points_win() -> None:
    match = finish(Seat(), Seat(points=20), Seat(points=9), order="ada cleo ben")
    assert (winners(match), points(match, "ben")) == (["ben"], 20)


@pytest.mark.rule("P49-15.10", "P49-15.11")
@pytest.mark.parametrize(
    ("initiative", "totals", "winner"),
    [
        ("3:ben 5:cleo 7:ada", [20, 30, 30], "ben"),
        ("3:cleo,ben 7:ada", [20, 30, 30], "ben"),  # above in the stack
        ("3:ada 9:cleo 10:ben", [20, 30, 30], "cleo"),  # ada isn't tied
        ("1:ben 5:ada,ada 9:ben", [30, 30], "ben"),  # the most advanced of two counters each
        ("2:ben,ada 3:ben,ada", [30, 30], "ada"),
    ],
)
def test_a_tie_goes_to_the_tied_player_further_ahead(
    initiative: str, totals: list[int], winner: str
) -> None:
    stacks = [stack.partition(":")[2].split(",") for stack in initiative.split()]
    order = [name for stack in stacks for name in reversed(stack)]
    before = dict(zip(PLAYERS, totals, strict=False))
    for name, score in zip(order, (7, 4, 0 if len(totals) == 3 else 2), strict=False):
        before[name] -= score
    match = table(
        *[Seat(points=score) for score in before.values()],
        begin="final",
        round_number=8,
        initiative=initiative,
        order=" ".join(order),
    )
    assert match.scores() == totals
    assert winners(match) == [winner]
