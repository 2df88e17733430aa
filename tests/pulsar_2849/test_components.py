"""Pulsar 2849, chapter 1: the components and the star cluster board."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from orrery import InvalidOption
from orrery.games.pulsar_2849.content import CLUSTERS, COMPONENTS
from orrery.games.pulsar_2849.title import TITLE
from tests.pulsar_2849.table import Seat, fresh, offered, play, player, table

both_sides = pytest.mark.parametrize("side", CLUSTERS)
Point = tuple[float, float]


# The pieces


@pytest.mark.rule("P49-1.2")
def test_there_are_pieces_in_four_colours() -> None:
    counts = {piece["id"]: piece["count"] for piece in COMPONENTS["inventory"]["items"]}
    pieces = {"rocket": 3, "claim_ring": 6, "hundred_tile": 1}
    assert {name: counts[name] for name in pieces} == {name: 4 * n for name, n in pieces.items()}
    assert TITLE.max_seats == 4


@pytest.mark.rule("P49-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_six_rings_and_no_more(players: int) -> None:
    view = fresh(players).view()
    assert [seat["rings"] for seat in view["players"]] == [6] * players
    match = table(Seat(claims="P1 P2 P3 P4 P5 P6"))
    assert player(match, "ada")["rings"] == 0


@pytest.mark.rule("P49-1.2")
@pytest.mark.parametrize("players", [1, 5])
def test_nobody_else_can(players: int) -> None:
    with pytest.raises(InvalidOption):
        TITLE.check(players, {})


@pytest.mark.rule("P49-1.3", "P49-2.1.7")
def test_there_are_ten_gyrodynes_of_each_type() -> None:
    assert fresh().view()["supply"] == {"small": 10, "medium": 10, "large": 10}


@pytest.mark.rule("P49-1.3")
@pytest.mark.parametrize(("kind", "die"), [("small", 3), ("medium", 5), ("large", 6)])
def test_a_gyrodyne_shows_the_die_that_completes_it(kind: str, die: int) -> None:
    match = table(Seat(claims=f"P1:{kind}", dice="1 2 3 4 5 6"))
    assert offered(match, "ada", "complete") == [f"complete silver-{die} none P1"]


@pytest.mark.rule("P49-1.6")
def test_nobody_can_take_a_gyrodyne_of_a_type_that_has_run_out() -> None:
    match = table(Seat(dice="1 1 2 4"), Seat(gyrodynes="small 9"))
    play(match, "ada: take-gyrodyne silver-1 none small")
    assert match.view()["supply"]["small"] == 0
    assert offered(match, "ada", "take-gyrodyne") == [
        "take-gyrodyne silver-2 none medium",
        "take-gyrodyne silver-4 none large",
    ]


@pytest.mark.rule("P49-1.6")
def test_a_technology_gives_no_gyrodyne_of_a_type_that_has_run_out() -> None:
    match = table(Seat(dice="5"), Seat(gyrodynes="large 10"), round_number=2)
    play(match, "ada: patent silver-5 none AI-5")
    assert offered(match, "ada", "gain-gyrodyne") == ["gain-gyrodyne small", "gain-gyrodyne medium"]


@pytest.mark.rule("P49-1.6")
def test_a_project_gives_no_gyrodyne_if_its_type_has_run_out() -> None:
    match = table(Seat(dice="1", sheet="A1"), Seat(gyrodynes="small 10"))
    play(match, "ada: project silver-1 none A1b")
    assert player(match, "ada")["gyrodynes"]["small"] == 0
    assert offered(match, "ada", "end-turn")


# The star cluster


def neighbours(side: str) -> dict[str, list[tuple[str, int]]]:
    """Of every place: the places beyond its segments, with the number of lanes."""
    found: dict[str, list[tuple[str, int]]] = {node["id"]: [] for node in CLUSTERS[side]["nodes"]}
    for segment in CLUSTERS[side]["segments"]:
        a, b = segment["a"], segment["b"]
        assert a != b
        found[a].append((b, segment["lanes"]))
        found[b].append((a, segment["lanes"]))
    return found


def kinds(side: str) -> dict[str, str]:
    return {node["id"]: node["kind"] for node in CLUSTERS[side]["nodes"]}


@pytest.mark.rule("P49-1.8")
@pytest.mark.parametrize(("side", "gates"), [("open", 17), ("dead_ends", 16)])
def test_both_sides_have_the_same_locations_but_for_three_gates(side: str, gates: int) -> None:
    assert Counter(kinds(side).values()) == {
        "entry": 4,
        "system": 16,
        "pulsar": 13,
        "isolated_pulsar": 3,
        "gate": 3 * gates,
    }
    colours = Counter(node["color"] for node in CLUSTERS[side]["nodes"] if "color" in node)
    assert colours == {"green": gates, "orange": gates, "magenta": gates}
    assert len(kinds(side)) == len(CLUSTERS[side]["nodes"])


@pytest.mark.rule("P49-1.8")
@pytest.mark.parametrize(
    ("side", "segments", "lanes"), [("open", 105, 105), ("dead_ends", 100, 106)]
)
def test_no_two_segments_join_the_same_places(side: str, segments: int, lanes: int) -> None:
    listed = CLUSTERS[side]["segments"]
    assert len({frozenset((segment["a"], segment["b"])) for segment in listed}) == segments
    assert len(listed) == segments
    assert {segment["lanes"] for segment in listed} <= {1, 2}
    assert sum(segment["lanes"] for segment in listed) == lanes


@pytest.mark.rule("P49-1.8", "P49-6.1.9")
@both_sides
def test_everything_but_the_isolated_pulsars_is_connected(side: str) -> None:
    around, reached, new = neighbours(side), {"E1"}, ["E1"]
    while new:
        new = [place for place, _ in around[new.pop()] if place not in reached] + new
        reached.update(new)
    isolated = {place for place, kind in kinds(side).items() if kind == "isolated_pulsar"}
    assert set(around) - reached == isolated == {"I1", "I2", "I3"}


@pytest.mark.rule("P49-1.8")
@both_sides
def test_an_entry_gate_hangs_on_one_jump_gate(side: str) -> None:
    for entry in ("E1", "E2", "E3", "E4"):
        ((gate, lanes),) = neighbours(side)[entry]
        assert (kinds(side)[gate], lanes) == ("gate", 1)


@pytest.mark.rule("P49-1.8")
@both_sides
def test_segments_lie_on_the_board_and_cross_nowhere(side: str) -> None:
    at = {node["id"]: (node["x"], node["y"]) for node in CLUSTERS[side]["nodes"]}
    assert all(0 <= number <= 1000 for point in at.values() for number in point)
    ends = [(segment["a"], segment["b"]) for segment in CLUSTERS[side]["segments"]]
    crossing = [
        (one, other)
        for one, other in combinations(ends, 2)
        if len({*one, *other}) == 4 and cross(*(at[place] for place in (*one, *other)))
    ]
    assert crossing == []


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@pytest.mark.rule("P49-1.9")
def test_a_dead_end_lies_behind_two_doubled_segments() -> None:
    side = "dead_ends"
    ends = [node["id"] for node in CLUSTERS[side]["nodes"] if node.get("dead_end")]
    assert sorted(kinds(side)[place] for place in ends) == ["pulsar", "system", "system"]
    for place in ends:
        ((gate, lanes),) = neighbours(side)[place]
        assert (kinds(side)[gate], lanes) == ("gate", 2)
        assert [doubled for _, doubled in neighbours(side)[gate]] == [2, 2]
    doubled = [segment for segment in CLUSTERS[side]["segments"] if segment["lanes"] == 2]
    assert len(doubled) == 2 * len(ends)


@pytest.mark.rule("P49-1.9")
def test_the_open_side_has_no_dead_end() -> None:
    assert not any(node.get("dead_end") for node in CLUSTERS["open"]["nodes"])
