"""Pulsar 2849, chapter 13: the production phase in its seven steps."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.pulsar_2849.table import (
    PLAYERS,
    Seat,
    asked,
    fresh,
    idle,
    offered,
    play,
    player,
    points,
    skip,
    stacks,
    table,
    told,
)

THREE = (Seat(), Seat(), Seat())
FOUR = (*THREE, Seat())
LAST = "8:cleo,ben,ada"  # a stack far from penalties in which ada is ahead


def produce(*seats: Seat, **more: Any) -> Match:
    """The table after the turns of a round in which nobody has done anything."""
    match = table(*seats, **({"initiative": LAST, "engineering": LAST} | more))
    while match.view()["phase"] == "actions":
        play(match, f"{asked(match)}: end-turn")
    return match


def cubes(match: Match) -> list[int]:
    return [shown["cubes"] for shown in match.view()["players"]]


def scored(match: Match, part: str) -> int:
    """What a part of the score sheet has brought ada."""
    return int(player(match, "ada")["sources"][part])


@pytest.mark.rule("P49-13.0")
def test_the_log_tells_the_seven_steps_in_order() -> None:
    ada = Seat(arrays="A1!", claims="P1:small*", patents="AII-2")
    ben = Seat(points=9)
    match = produce(ada, ben, Seat(), round_number=3, initiative="3:ada,cleo 15:ben")
    kinds = [event["kind"] for event in match.events()]
    steps = list(dict.fromkeys(kinds[kinds.index("production") : kinds.index("round") + 1]))
    assert steps == [
        "production",
        "order",
        "cubes-gained",
        "lost-points",
        "scored-transmitter",
        "scored",
        "scored-technology",
        "transmitter-dealt",
        "round",
    ]


# Step 1: play order


@pytest.mark.rule("P49-13.1.1")
def test_the_rockets_are_put_in_the_order_of_the_initiative_counters() -> None:
    match = produce(*FOUR, initiative="2:dora 7:ada,cleo 9:ben", engineering="8:dora,cleo,ben,ada")
    assert match.view()["order"] == [3, 2, 0, 1]
    assert [(event["rank"], event["seat"]) for event in told(match, "order")] == [
        (1, 3),
        (2, 2),
        (3, 0),
        (4, 1),
    ]
    assert list(idle(match, "actions"))[:4] == ["dora", "cleo", "ada", "ben"]


@pytest.mark.rule("P49-13.1.2")
def test_the_order_of_the_end_counts_in_the_final_scoring() -> None:
    match = produce(*THREE, round_number=8, initiative="2:cleo 7:ada 9:ben")
    assert match.view()["order"] == [2, 0, 1]
    won = {name: player(match, name)["sources"]["initiative"] for name in PLAYERS[:3]}
    assert won == {"cleo": 7, "ada": 4, "ben": 0}


@pytest.mark.rule("P49-13.1.3")
def test_counters_stay_where_they_are() -> None:
    match = produce(*THREE, initiative="2:cleo 7:ada,ben", engineering="1:ben,ada 15:cleo")
    assert stacks(match, "initiative") == {2: ["cleo"], 7: ["ada", "ben"]}
    assert stacks(match, "engineering") == {1: ["ben", "ada"], 15: ["cleo"]}


@pytest.mark.rule("P49-13.1.4")
@pytest.mark.parametrize("players", [3, 4])
def test_order_and_counters_match_from_the_second_round_on(players: int) -> None:
    match = fresh(players, headquarters=False)
    skip(match, "dice")
    assert match.view()["order"] == ranking(match)[::-1]
    for number in range(2, 9):
        skip(match, "actions")
        skip(match, "dice")
        assert match.view()["round"] == number
        assert match.view()["order"] == ranking(match)


def ranking(match: Match) -> list[int]:
    """The owners of the initiative counters, from the left, in a stack from the top."""
    return [seat for stack in match.view()["tracks"]["initiative"] for seat in reversed(stack)]


# Steps 2 and 3: engineering rewards and penalties


@pytest.mark.rule("P49-13.2.1", "P49-2.1.3")
@pytest.mark.parametrize(
    ("engineering", "gained"),
    [
        pytest.param(
            "3:ada 5:cleo,ben", [3, 2, 0], marks=pytest.mark.rule("P49-EX-18", "P49-18.1")
        ),
        ("3:cleo,ada,ben", [2, 3, 0]),
        ("3:ada 5:cleo,ben 9:dora", [3, 2, 1, 0]),
        ("14:ada,ben,cleo,dora", [0, 1, 2, 3]),
    ],
)
def test_cubes_for_the_counters_ahead(engineering: str, gained: list[int]) -> None:
    """Red, Green and Yellow of the example are ada, ben and cleo."""
    seats = FOUR[: len(gained)]
    match = table(*seats, begin="production", engineering=engineering)
    assert cubes(match) == gained


@pytest.mark.rule("P49-13.3.1")
@pytest.mark.parametrize("track", ["initiative", "engineering"])
@pytest.mark.parametrize(("space", "lost"), [(13, 0), (14, 1), (15, 2)])
def test_the_last_two_spaces_of_a_track_cost_points(track: str, space: int, lost: int) -> None:
    match = produce(Seat(points=10), *THREE[1:], **{track: f"8:ben,cleo {space}:ada"})
    assert points(match, "ada") == 10 - lost
    assert scored(match, "penalties") == -lost
    assert [event["points"] for event in told(match, "lost-points")] == [lost] * bool(lost)


@pytest.mark.rule("P49-13.3.1")
def test_every_counter_costs_its_own_points() -> None:
    seats = (Seat(points=10), Seat(points=10), Seat(points=10))
    match = produce(*seats, initiative="14:ben,ada 15:cleo", engineering="8:cleo,ben 15:ada")
    assert [points(match, name) for name in PLAYERS[:3]] == [10 - 3, 10 - 1, 10 - 2]


@pytest.mark.rule("P49-13.3.2", "P49-EX-35")
def test_a_score_never_falls_below_0() -> None:
    where = {"initiative": "8:ben,cleo 14:ada", "engineering": "8:ben,cleo 15:ada"}
    match = produce(Seat(points=1), *THREE[1:], **where)
    assert points(match, "ada") == 0
    assert scored(match, "penalties") == -1


@pytest.mark.rule("P49-13.0", "P49-13.3.2")
def test_penalties_come_before_the_points_of_production() -> None:
    ada = Seat(arrays="A1!", claims="P1:small*")
    match = produce(ada, *THREE[1:], initiative="8:ben,cleo 15:ada")
    assert points(match, "ada") == 1 + 1


# Step 4: transmitters


@pytest.mark.rule("P49-13.4.1", "P49-8.3.5")
@pytest.mark.parametrize(
    ("arrays", "gained"),
    [
        pytest.param("A1!", (1, 0), id="points"),
        pytest.param("A2!", (0, 1), id="cubes"),
        pytest.param("C5! A8!, B4!", (4 + 3, 2), id="several"),
        pytest.param("A2(1) A5(6)", (0, 0), id="under-construction"),
    ],
)
def test_every_online_transmitter_yields_its_benefit(arrays: str, gained: tuple[int, int]) -> None:
    match = produce(Seat(arrays=arrays), *THREE[1:], engineering="3:ben,cleo 8:ada")
    assert (scored(match, "transmitters"), player(match, "ada")["cubes"]) == gained


@pytest.mark.rule("P49-13.4.1")
def test_a_cube_may_be_spent_once_at_each_transmitter() -> None:
    match = produce(Seat(arrays="A7! B6!", cubes=5), *THREE[1:], engineering="3:ben,cleo 8:ada")
    assert offered(match, "ada") == ["spend-cube A7", "spend-cube B6", "done"]
    play(match, "ada: spend-cube B6")
    assert (points(match, "ada"), player(match, "ada")["cubes"]) == (4, 4)
    assert offered(match, "ada") == ["spend-cube A7", "done"]
    play(match, "ada: spend-cube A7")
    assert (points(match, "ada"), player(match, "ada")["cubes"]) == (4 + 3, 3)
    assert match.view()["round"] == 2


@pytest.mark.rule("P49-13.4.1")
def test_no_cube_need_be_spent() -> None:
    match = produce(Seat(arrays="A7!", cubes=1), *THREE[1:], engineering="3:ben,cleo 8:ada")
    play(match, "ada: done")
    assert (points(match, "ada"), player(match, "ada")["cubes"]) == (0, 1)
    assert match.view()["round"] == 2


@pytest.mark.rule("P49-13.4.1")
@pytest.mark.parametrize("ada", [Seat(arrays="A7!"), Seat(arrays="A7(3)", cubes=3)])
def test_nobody_is_asked_without_a_cube_or_an_online_transmitter(ada: Seat) -> None:
    match = produce(ada, *THREE[1:], engineering="3:ben,cleo 8:ada")
    assert match.view()["round"] == 2
    assert points(match, "ada") == 0


@pytest.mark.rule("P49-13.4.1")
def test_in_the_next_round_a_cube_may_be_spent_again() -> None:
    match = produce(Seat(arrays="A7!", cubes=2), *THREE[1:])
    play(match, "ada: spend-cube A7")
    skip(match, "actions")
    skip(match, "production")
    play(match, "ada: spend-cube A7")
    assert scored(match, "transmitters") == 3 + 3


@pytest.mark.rule("P49-13.4.2")
@pytest.mark.parametrize("arrays", ["A2! A7!", "A7! A2!", "A7!, A2!"])
def test_a_cube_just_produced_may_be_spent(arrays: str) -> None:
    match = produce(Seat(arrays=arrays), *THREE[1:], engineering="3:ben,cleo 8:ada")
    play(match, "ada: spend-cube A7")
    assert (points(match, "ada"), player(match, "ada")["cubes"]) == (3, 0)


@pytest.mark.rule("P49-13.0", "P49-13.4.2")
def test_a_cube_of_the_engineering_track_may_be_spent() -> None:
    match = produce(Seat(arrays="A7!"), *THREE[1:])
    assert player(match, "ada")["cubes"] == 3
    play(match, "ada: spend-cube A7")
    assert player(match, "ada")["cubes"] == 2


@pytest.mark.rule("P49-13.4.2")
def test_everybody_spends_cubes_in_play_order() -> None:
    seats = [Seat(arrays=f"{tile}!", cubes=1) for tile in ("A7", "B6", "C7")]
    match = produce(*seats, initiative="1:cleo 5:ada 9:ben")
    assert list(idle(match, "dice")) == ["cleo", "ada", "ben"]


# Step 5: gyrodynes


@pytest.mark.rule("P49-13.5.1", "P49-EX-19")
def test_spinning_gyrodynes_score_their_points_and_the_value_of_the_row() -> None:
    """Row 8 of board A is worth 4; Yellow is ada."""
    match = produce(Seat(claims="P1:medium* P2:small*"), *THREE[1:], round_number=8)
    won = {event["source"]: event["points"] for event in told(match, "scored")}
    assert (won["gyrodyne-medium"], won["gyrodyne-small"]) == (6, 5)
    assert scored(match, "gyrodynes") == 11


@pytest.mark.rule("P49-13.5.1")
@pytest.mark.parametrize(
    ("round_number", "value"), [(1, 0), (2, 2), (3, 1), (4, 0), (5, 2), (6, 0), (7, 2), (8, 4)]
)
def test_the_row_of_the_round_counts(round_number: int, value: int) -> None:
    match = produce(Seat(claims="P1:small*"), *THREE[1:], round_number=round_number)
    assert scored(match, "gyrodynes") == 1 + value


@pytest.mark.rule("P49-13.5.1", "P49-13.5.2", "P49-7.5.3")
@pytest.mark.parametrize(
    ("claims", "own"),
    [("P1:small*", 1), ("P1:medium*", 2), ("P1:large*", 3), ("P1:large P2", 0), ("I1:large*", 3)],
)
def test_in_a_row_of_0_gyrodynes_score_their_own_points(claims: str, own: int) -> None:
    match = produce(Seat(claims=claims, gyrodynes="large 1"), *THREE[1:], round_number=1)
    assert scored(match, "gyrodynes") == own


@pytest.mark.rule("P49-13.5.1")
def test_two_gyrodynes_of_a_type_both_score() -> None:
    match = produce(Seat(claims="P1:large* P2:large*"), *THREE[1:], round_number=2)
    assert scored(match, "gyrodynes") == 2 * (3 + 2)


@pytest.mark.rule("P49-13.5.3")
@pytest.mark.parametrize(
    ("median", "value"),
    [
        pytest.param("5", 5, marks=pytest.mark.rule("P49-EX-20")),
        pytest.param("4-5", 5, marks=pytest.mark.rule("P49-EX-20")),
        ("1", 1),
        ("1-2", 2),
        ("5-6", 6),
        ("6", 6),
    ],
)
def test_the_median_symbol_stands_for_the_marker_s_value(median: str, value: int) -> None:
    """Row 4 of board B has the symbol."""
    ada = Seat(claims="P1:small* P2:large*")
    match = table(
        ada, *THREE[1:], begin="production", round_number=4, technologies="ABA", median=median
    )
    assert scored(match, "gyrodynes") == (1 + value) + (3 + value)


# Step 6: technologies


@pytest.mark.rule("P49-13.6.1", "P49-11.7")
@pytest.mark.parametrize(
    ("technologies", "ada", "won"),
    [
        ("AAA", Seat(patents="AII-2", claims="P1:small* P2:large* P3:large"), 2),
        ("ACA", Seat(patents="CII-1", bases="S1:1 S2:1 S3:1 S4:1 S5:1"), 1),
        ("DAA", Seat(patents="DI-5", arrays="A1! A2! A5(6)"), 2),
        ("ADA", Seat(patents="DII-1", sheet="A1", projects="a b c"), 1),
        ("AAD", Seat(patents="DIII-2", claims="P1:small* P2:large* P3:large*"), 4),
        ("AAA", Seat(patents="AI-2 AII-5 AIII-3", claims="P1:small*"), 0),
    ],
)
def test_production_technologies_score_in_every_round(
    technologies: str, ada: Seat, won: int
) -> None:
    systems = {f"S{n}": f"SYS{n}" for n in range(1, 6)}
    match = produce(ada, *THREE[1:], technologies=technologies, round_number=6, systems=systems)
    assert scored(match, "technologies") == won
    skip(match, "actions")
    skip(match, "dice")
    assert scored(match, "technologies") == 2 * won


@pytest.mark.rule("P49-13.6.1", "P49-13.0")
@pytest.mark.parametrize(("initiative", "won"), [("3:ada 5:ben,cleo", 2), ("3:ben 5:ada,cleo", 1)])
def test_the_new_play_order_counts(initiative: str, won: int) -> None:
    """BII-1 scores 1 point, 2 for the first player."""
    match = produce(
        Seat(patents="BII-1"),
        *THREE[1:],
        technologies="ABA",
        order="ben cleo ada" if won == 2 else "ada ben cleo",
        initiative=initiative,
    )
    assert scored(match, "technologies") == won


# Step 7: the next round


@pytest.mark.rule("P49-13.7.1", "P49-2.1.13", "P49-EX-21")
def test_three_new_transmitters_are_dealt_for_each_round() -> None:
    match = fresh(3, headquarters=False)
    shown = {}
    for _ in idle(match):
        shown[match.view()["round"]] = match.view()["transmitters"]
    del shown[0]  # the setup
    letters = ["".join(sorted(name[0] for name in shown[number])) for number in range(1, 9)]
    assert letters == ["AAA", "AAA", "AAB", "BBB", "BBB", "BCC", "CCC", "CCC"]
    assert len({name for names in shown.values() for name in names}) == 24
    assert match.view()["transmitters_left"] == 0


@pytest.mark.rule("P49-13.7.1", "P49-8.1.2")
def test_a_transmitter_that_was_taken_is_not_dealt_again() -> None:
    match = table(Seat(dice="1"), *THREE[1:], display="A2 A3 A4")
    play(match, "ada: take-transmitter silver-1 none A2 1")
    assert match.view()["transmitters"] == [None, "A3", "A4"]
    play(match, "ada: end-turn", "ben: end-turn", "cleo: end-turn")
    new = match.view()["transmitters"]
    assert len(new) == 3
    assert not {"A2", "A3", "A4"} & set(new)
    assert match.view()["transmitters_left"] == 24 - 6


@pytest.mark.rule("P49-13.7.1")
def test_nothing_is_dealt_after_the_last_round() -> None:
    match = produce(*THREE, round_number=8, display="C1 C2 C3")
    assert match.view()["transmitters"] == ["C1", "C2", "C3"]
    assert told(match, "transmitter-dealt") == []


@pytest.mark.rule("P49-13.7.2", "P49-11.4", "P49-11.5", "P49-11.6")
@pytest.mark.parametrize(
    ("players", "technology", "at_once", "later"),
    [
        pytest.param(3, "AI-4", False, True, id="one-icon"),
        pytest.param(3, "AI-2", True, True, id="two-icons"),
        pytest.param(2, "AI-4", False, False, id="one-icon-two-players"),
        pytest.param(2, "AI-2", True, True, id="two-icons-two-players"),
    ],
)
def test_in_the_next_round_a_technology_is_open_for_a_second_patent(
    players: int, technology: str, at_once: bool, later: bool
) -> None:
    """Ben is first to take dice then, and has tokens to make a 2 or a 3 of what he takes."""
    ada, ben = Seat(dice="2 3"), Seat(dice="2 3", tokens="plus-minus 1 plus-two 1")
    initiative = "1:ben 2:ada,cleo" if players == 3 else "1:ben,ben 2:ada,ada"
    match = table(ada, ben, *THREE[: players - 2], round_number=2, initiative=initiative)
    die = 2 if technology == "AI-4" else 3
    play(match, f"ada: patent silver-{die} none {technology}, end-turn")
    assert can_patent(match, technology) == at_once
    skip(match, "dice")
    skip(match, "actions")
    assert asked(match) == "ben"
    assert can_patent(match, technology) == later


def can_patent(match: Match, technology: str) -> bool:
    return any(text.endswith(technology) for text in offered(match, "ben", "patent"))


@pytest.mark.rule("P49-13.7.3", "P49-11.1")
@pytest.mark.parametrize(("round_number", "patents"), [(1, 3), (2, 6), (7, 16), (8, 17)])
def test_only_rows_in_play_can_be_patented(round_number: int, patents: int) -> None:
    ada = Seat(dice="1 2 3 4 5 6")
    match = table(ada, *THREE[1:], round_number=round_number)
    assert len(offered(match, "ada", "patent")) == patents


@pytest.mark.rule("P49-13.7.3", "P49-11.1")
@pytest.mark.parametrize("round_number", range(1, 8))
def test_the_next_row_comes_into_play(round_number: int) -> None:
    match = produce(*THREE, round_number=round_number)
    technologies = [3, 6, 8, 10, 12, 14, 16, 17]
    in_play = [tech["open"] for tech in match.view()["technologies"]]
    assert in_play == sorted(in_play, reverse=True)
    assert sum(in_play) == technologies[round_number]
