"""Transmitters (P49-8): taking, linking, paying, going online, and all 24 tiles."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import TRANSMITTER_NAMES
from orrery.kernel.game import OMNISCIENT
from tests.pulsar_2849.gained import change, gained, holdings
from tests.pulsar_2849.table import Seat, offered, owner, play, player, skip_to, table, told


class Tile(NamedTuple):
    """What is printed on a tile; ends without half a die are None."""

    costs: tuple[int, ...]
    left: int | None
    right: int | None
    at_once: str = ""
    each_round: str = ""


CLAIM, PULSAR, SYSTEM, ANY = "claim", "to a pulsar", "to a system", "to any location"

TILES = {
    "A1": Tile((3,), 1, None, "", "points 1"),
    "A2": Tile((1, 4), 1, 2, "", "cubes 1"),
    "A3": Tile((2, 3), 2, None, "points 1", "cubes 1"),
    "A4": Tile((2, 5), 1, 1, PULSAR, "points 1"),
    "A5": Tile((1, 6), 3, None, "points 2", "points 2"),
    "A6": Tile((4, 5), 0, 2, CLAIM, "points 1"),
    "A7": Tile((3, 4), 1, 3, "", "points 3 cubes -1"),
    "A8": Tile((1, 2, 6), 2, 2, ANY, "cubes 2"),
    "B1": Tile((4,), 1, None, "points 2", "points 1"),
    "B2": Tile((1, 5), 2, 1, "points 2", "cubes 1"),
    "B3": Tile((2, 4), 3, None, CLAIM, "points 1"),
    "B4": Tile((3, 6), 1, 2, "", "points 3"),
    "B5": Tile((2, 6), 0, 3, SYSTEM, "points 2"),
    "B6": Tile((3, 5), 2, 2, "points 3", "points 4 cubes -1"),
    "B7": Tile((1, 3, 5), 3, 1, "points 6", "points 3"),
    "B8": Tile((4, 6), 2, None, "points 3", "cubes 2"),
    "C1": Tile((5,), None, None, "points 5", "points 1"),
    "C2": Tile((2, 3), 3, None, "points 7", "cubes 1"),
    "C3": Tile((1, 6), 1, 3, "points 6", "cubes 2"),
    "C4": Tile((4, 5), 2, 2, ANY, "points 3"),
    "C5": Tile((3, 6), 3, None, "points 5", "points 4"),
    "C6": Tile((2, 5), 1, 2, CLAIM, "points 3"),
    "C7": Tile((1, 4), 0, 3, "points 6", "points 4 cubes -1"),
    "C8": Tile((2, 4, 6), 3, 3, "points 13", "points 3"),
}
ANSWERS = {CLAIM: "claim I1", PULSAR: "teleport P10", SYSTEM: "teleport S11", ANY: "teleport G5"}
SETTLED = ANSWERS | {CLAIM: "decline", SYSTEM: "teleport S11, printed-bonus SYS11"}
OFFERS = {
    CLAIM: ["claim I1", "claim I2", "claim I3", "decline"],
    PULSAR: [f"teleport P{n}" for n in range(1, 14)],
    SYSTEM: [f"teleport S{n}" for n in range(1, 17)],
    ANY: [
        *(f"teleport S{n}" for n in range(1, 17)),
        *(f"teleport P{n}" for n in range(1, 14)),
        *(f"teleport {colour}{n}" for colour in "GOM" for n in range(1, 18)),
    ],
}
OPEN = {"S11": "SYS11"}
ALL_DICE = "1 2 3 4 5 6"

each_tile = pytest.mark.parametrize(("name", "tile"), TILES.items())


def take(name: str, cost: int) -> str:
    return f"take-transmitter silver-{cost} none {name} {cost}"


def pay(name: str, cost: int) -> str:
    return f"pay-transmitter silver-{cost} none {name} {cost}"


def shown(match: Match, player_name: str = "ada") -> list[list[str]]:
    """A player's arrays from left to right, written as for `Seat`."""
    arrays = player(match, player_name)["arrays"]
    return [
        [tile["id"] + "!" * tile["online"] + "<" * tile["turned"] for tile in array]
        for array in arrays
    ]


# All tiles


@pytest.mark.rule("P49-1.12")
def test_every_transmitter_is_here() -> None:
    assert sorted(TILES) == sorted(TRANSMITTER_NAMES)


@pytest.mark.rule("P49-8.1.1", "P49-8.3.1")
@each_tile
def test_a_tile_is_taken_with_any_of_its_dice(name: str, tile: Tile) -> None:
    match = table(Seat(dice=ALL_DICE), display=name)
    assert offered(match, "ada", "take-transmitter") == [take(name, cost) for cost in tile.costs]


@pytest.mark.rule("P49-8.3.1", "P49-8.3.2", "P49-8.3.3")
@each_tile
def test_a_tile_is_online_when_each_die_is_paid_once_in_any_order(name: str, tile: Tile) -> None:
    *others, first = tile.costs
    match = table(Seat(dice=ALL_DICE), display=name, systems=OPEN)
    play(match, f"ada: {take(name, first)}")
    for i, cost in enumerate(others):
        assert shown(match) == [[name]]
        assert offered(match, "ada", "pay-transmitter") == [pay(name, c) for c in others[i:]]
        play(match, f"ada: {pay(name, cost)}")
    finish_at_once(match, tile)
    assert shown(match) == [[f"{name}!"]]
    assert offered(match, "ada", "pay-transmitter") == []


def finish_at_once(match: Match, tile: Tile) -> None:
    if tile.at_once in ANSWERS:
        play(match, f"ada: {ANSWERS[tile.at_once]}")
        if "draw" in offered(match, "ada"):
            play(match, "ada: printed-bonus SYS11")


def last_payment(name: str, tile: Tile) -> tuple[Match, str]:
    """Ada is about to pay the last cost, which may be the only one; and the move that does it."""
    *others, last = tile.costs
    if not others:
        return table(Seat(dice=f"{last}"), display=name, systems=OPEN), f"ada: {take(name, last)}"
    arrays = f"{name}({'+'.join(map(str, others))})"
    match = table(Seat(dice=f"{last}", arrays=arrays), systems=OPEN)
    return match, f"ada: {pay(name, last)}"


@pytest.mark.rule("P49-8.3.2", "P49-19.8", "P49-19.1")
@each_tile
def test_the_last_die_brings_the_immediate_benefit(name: str, tile: Tile) -> None:
    match, move = last_payment(name, tile)
    if tile.at_once not in ANSWERS:
        assert gained(match, move) == tile.at_once
        return
    assert gained(match, move) == ""
    assert offered(match, "ada") == OFFERS[tile.at_once]
    play(match, f"ada: {SETTLED[tile.at_once]}")
    assert shown(match) == [[f"{name}!"]]


@pytest.mark.rule("P49-19.8", "P49-6.7.1", "P49-7.1.2")
@pytest.mark.parametrize(
    ("name", "benefit"),
    [
        ("A6", "claim 1"),
        ("A4", "claim 1"),
        ("B5", "cubes 2 base 1"),  # the bonus of the system included
        ("A8", ""),
    ],
)
def test_claims_and_teleports_of_transmitters(name: str, benefit: str) -> None:
    match, move = last_payment(name, TILES[name])
    answer = ANSWERS[TILES[name].at_once] + (", printed-bonus SYS11" if name == "B5" else "")
    assert gained(match, move, f"ada: {answer}") == benefit
    if name == "A6":
        assert owner(match, "I1") == "ada"
    else:
        assert f"teleport {player(match, 'ada')['ship']}" in answer


@pytest.mark.rule("P49-8.3.5", "P49-13.4.1", "P49-19.8")
@each_tile
def test_an_online_tile_produces(name: str, tile: Tile) -> None:
    seats = [Seat(cubes=3, arrays=f"{name}!"), Seat(), Seat()]
    match = table(*seats, engineering="1:ben,cleo 8:ada")
    before = holdings(match, "ada")
    play(match, "ada: end-turn", "ben: end-turn", "cleo: end-turn")
    if "-1" in tile.each_round:
        assert offered(match, "ada") == [f"spend-cube {name}", "done"]
        play(match, f"ada: spend-cube {name}")
    assert change(before, holdings(match, "ada")) == tile.each_round
    assert match.view()["round"] == 2


@pytest.mark.rule("P49-8.3.5")
@pytest.mark.parametrize("name", [name for name, tile in TILES.items() if len(tile.costs) > 1])
def test_a_tile_that_is_not_online_produces_nothing(name: str) -> None:
    seats = [Seat(cubes=3, arrays=name), Seat(), Seat()]
    match = table(*seats, engineering="1:ben,cleo 8:ada")
    before = holdings(match, "ada")
    play(match, "ada: end-turn", "ben: end-turn", "cleo: end-turn")
    assert change(before, holdings(match, "ada")) == ""


def ends_of(tile: Tile) -> dict[str, int]:
    """The linkable ends; if both are alike, turning the tile round changes nothing."""
    if tile.left is None:
        return {}
    if tile.right is None or tile.right == tile.left:
        return {"left": tile.left}
    return {"left": tile.left, "right": tile.right}


@pytest.mark.rule("P49-8.2.1", "P49-8.2.2", "P49-8.2.4", "P49-8.2.7", "P49-8.4.1", "P49-12.1.3")
@each_tile
def test_a_link_forms_a_die_of_both_halves(name: str, tile: Tile) -> None:
    neighbour, halves = ("C3", {"left": 1, "right": 3})
    if name == neighbour:
        neighbour, halves = ("B7", {"left": 3, "right": 1})
    expected = {
        f"link 0 {side} {end}": halves[side] + half
        for side in halves
        for end, half in ends_of(tile).items()
    }
    *others, first = tile.costs
    found = {}
    for choice in expected:
        match = table(Seat(dice=ALL_DICE, arrays=f"{neighbour}!"), display=name, systems=OPEN)
        play(match, f"ada: {take(name, first)}")
        assert offered(match, "ada") == [*expected, "new-array"]
        play(match, f"ada: {choice}", *(f"ada: {pay(name, cost)}" for cost in others))
        finish_at_once(match, tile)
        (found[choice],) = player(match, "ada")["red"]
    assert found == expected


@pytest.mark.rule("P49-8.2.1")
def test_a_tile_without_links_always_starts_an_array() -> None:
    match = table(Seat(dice="5", arrays="A2!"), display="C1")
    play(match, f"ada: {take('C1', 5)}")
    assert shown(match) == [["A2!"], ["C1!"]]


# Taking


@pytest.mark.rule("P49-8.1.1", "P49-8.1.2")
def test_a_taken_transmitter_leaves_a_gap_for_the_round() -> None:
    match = table(Seat(dice="1"), Seat(dice="4"), display="A2 A7 A3")
    play(match, f"ada: {take('A2', 1)}, end-turn")
    assert match.view()["transmitters"] == [None, "A7", "A3"]
    assert player(match, "ada")["arrays"][0][0]["paid"] == [1]
    assert offered(match, "ben", "take-transmitter") == [take("A7", 4)]
    assert offered(match, "ben", "pay-transmitter") == []  # ada's are hers


@pytest.mark.rule("P49-8.1.3")
def test_a_player_may_own_any_number_of_transmitters() -> None:
    seven = "A1!, A2!, A3!, A4!, A5!, A6!, A7!"
    match = table(Seat(dice="3", arrays=seven), display="B4")
    play(match, f"ada: {take('B4', 3)}, new-array")
    assert len(shown(match)) == 8


# Linking


@pytest.mark.rule("P49-8.2.3")
def test_the_first_transmitter_starts_an_array_unasked() -> None:
    match = table(Seat(dice="1"), display="A2")
    play(match, f"ada: {take('A2', 1)}")
    assert shown(match) == [["A2"]]
    assert "end-turn" in offered(match, "ada")


@pytest.mark.rule("P49-8.2.2", "P49-8.2.4")
@pytest.mark.parametrize(
    ("choice", "arrays"),
    [
        ("link 0 left left", [["A2<", "B4!"]]),
        ("link 0 left right", [["A2", "B4!"]]),
        ("link 0 right left", [["B4!", "A2"]]),
        ("link 0 right right", [["B4!", "A2<"]]),
        ("new-array", [["B4!"], ["A2"]]),
    ],
)
def test_a_tile_touches_the_array_with_the_end_that_is_chosen(
    choice: str, arrays: list[list[str]]
) -> None:
    match = table(Seat(dice="1", arrays="B4!"), display="A2")
    play(match, f"ada: {take('A2', 1)}, {choice}")
    assert shown(match) == arrays


@pytest.mark.rule("P49-8.2.1", "P49-8.2.2", "P49-8.2.6")
@pytest.mark.parametrize(
    ("arrays", "choices"),
    [
        ("A3", ["0 left"]),  # no half die on its right
        ("A3<", ["0 right"]),
        ("A5< A4", ["0 right"]),  # only the ends of a chain
        ("A3< A2 A5", []),
        ("A2, A4", ["0 left", "0 right", "1 left", "1 right"]),
    ],
)
def test_only_open_ends_of_arrays_can_be_linked(arrays: str, choices: list[str]) -> None:
    match = table(Seat(dice="3", arrays=arrays), display="B1 B6 A7")
    play(match, f"ada: {take('B6', 3)}")  # both its ends are alike
    if choices:
        assert offered(match, "ada") == [*(f"link {c} left" for c in choices), "new-array"]
    else:
        assert "end-turn" in offered(match, "ada")


@pytest.mark.rule("P49-8.2.5", "P49-8.2.6")
def test_arrays_are_linked_when_a_tile_is_taken_and_never_again() -> None:
    match = table(Seat(dice="1 4 3", arrays="A4!"), display="A2 A7 A3")
    play(match, f"ada: {take('A2', 1)}, new-array")
    assert offered(match, "ada", "link") == []
    play(match, f"ada: {pay('A2', 4)}")
    assert player(match, "ada")["red"] == []  # no link, no die
    play(match, f"ada: {take('A7', 3)}, link 0 right left")
    assert shown(match) == [["A4!", "A7"], ["A2!"]]  # it touches one array only


@pytest.mark.rule("P49-8.2.8", "P49-8.4.1")
def test_the_die_arises_when_the_second_of_two_goes_online() -> None:
    match = table(Seat(dice="1 4 3 4", arrays="A2"), display="A7")
    play(match, f"ada: {take('A7', 3)}, link 0 right right")
    play(match, f"ada: {pay('A7', 4)}")
    assert player(match, "ada")["red"] == []
    play(match, f"ada: {pay('A2', 4)}, {pay('A2', 1)}")
    assert player(match, "ada")["red"] == [5]


# Going online


@pytest.mark.rule("P49-8.3.1")
def test_costs_may_be_paid_in_later_rounds() -> None:
    match = table(Seat(arrays="A7(4)", tokens="plus-minus 1 plus-two 1"), round_number=3)
    skip_to(match, "ada", 5)
    play(match, f"ada: {offered(match, 'ada', 'pay-transmitter')[0]}")
    assert shown(match) == [["A7!"]]


@pytest.mark.rule("P49-8.3.2")
def test_the_immediate_benefit_comes_before_the_tile_is_turned_over() -> None:
    match = table(Seat(dice="3", arrays="A3(2)"))
    play(match, f"ada: {pay('A3', 3)}")
    kinds = [event["kind"] for event in match.events(viewer=OMNISCIENT)]
    assert kinds[-3:] == ["transmitter-paid", "scored-transmitter", "online"]


@pytest.mark.rule("P49-8.3.2")
@pytest.mark.parametrize("name", ["A4", "A6", "A8", "B5"])
def test_claims_and_teleports_come_before_the_tile_is_turned_over(name: str) -> None:
    match, move = last_payment(name, TILES[name])
    play(match, move)
    assert told(match, "online") == []
    play(match, f"ada: {SETTLED[TILES[name].at_once]}")
    assert len(told(match, "online")) == 1


@pytest.mark.rule("P49-8.3.3")
def test_a_tile_with_one_cost_is_linked_before_it_is_online() -> None:
    match = table(Seat(dice="4", arrays="A2!"), display="B1")
    play(match, f"ada: {take('B1', 4)}")
    assert told(match, "online") == []
    assert player(match, "ada")["points"] == 0
    play(match, "ada: link 0 right left")
    assert shown(match) == [["A2!", "B1!"]]
    assert player(match, "ada")["points"] == 2
    assert player(match, "ada")["red"] == [2 + 1]


@pytest.mark.rule("P49-8.3.4")
def test_turning_a_tile_over_leaves_its_links_as_they_are() -> None:
    match = table(Seat(dice="4 1", arrays="A7<(3) B7!"))
    assert shown(match) == [["A7<", "B7!"]]
    play(match, f"ada: {pay('A7', 4)}")
    assert shown(match) == [["A7!<", "B7!"]]
    assert player(match, "ada")["red"] == [1 + 3]  # the left half of A7, turned round


@pytest.mark.rule("P49-8.3.5")
def test_a_transmitter_produces_from_its_round_on_in_every_round() -> None:
    match = table(Seat(dice="3"), display="A1")
    play(match, f"ada: {take('A1', 3)}")
    for round_number in range(2, 9):
        skip_to(match, "ada", round_number)
        assert player(match, "ada")["sources"]["transmitters"] == round_number - 1


# The die of a link


@pytest.mark.rule("P49-EX-36", "P49-8.2.7", "P49-8.4.1", "P49-5.1.4")
def test_the_example_of_a_red_5() -> None:
    match = table(Seat(dice="3 4", arrays="A2!"), Seat(), display="A7")
    play(match, f"ada: {take('A7', 3)}, link 0 right right, {pay('A7', 4)}")
    assert player(match, "ada")["red"] == [5]
    assert "fly red-5 none none none" in offered(match, "ada")
    play(match, "ada: end-turn")
    skip_to(match, "ada", 2)
    assert player(match, "ada")["red"] == []


@pytest.mark.rule("P49-8.4.2", "P49-12.1.1")
@pytest.mark.parametrize("used", [3, 4])
def test_of_two_dice_that_a_tile_forms_one_may_be_used(used: int) -> None:
    match = table(Seat(dice="5", arrays="B2<! B6(3) B4!"))
    play(match, f"ada: {pay('B6', 5)}")
    assert sorted(player(match, "ada")["red"]) == [3, 4]
    play(match, f"ada: fly red-{used} none none none")
    go_to_any_place(match)
    assert player(match, "ada")["red"] == []
    assert player(match, "ada")["red_used"]


def go_to_any_place(match: Match) -> None:
    play(match, f"ada: {next(move for move in offered(match, 'ada') if ' G' in move)}")


@pytest.mark.rule("P49-8.4.1")
def test_a_red_die_from_a_link_never_comes_back() -> None:
    match = table(Seat(arrays="A2! A7!"))
    assert player(match, "ada")["red"] == []
    skip_to(match, "ada", 2)
    assert player(match, "ada")["red"] == []


@pytest.mark.rule("P49-8.2.7", "P49-8.4.3")
def test_two_halves_without_pips_make_a_0() -> None:
    match = table(Seat(dice="1 4", arrays="A6!", tokens="plus-two 1"), display="C7")
    play(match, f"ada: {take('C7', 1)}, link 0 left left, {pay('C7', 4)}")
    assert player(match, "ada")["red"] == [0]
    red = [move for move in offered(match, "ada") if "red-0" in move]
    assert red
    assert all("plus-two" in move for move in red)
