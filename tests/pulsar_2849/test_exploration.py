"""Pulsar 2849, chapters 6.4 and 6.6: exploration bonuses and dead ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import EXPLORATION_NAMES
from orrery.kernel.deck import Deck, new_deck
from tests.pulsar_2849.table import (
    Seat,
    asked,
    fly,
    offered,
    owner,
    planets,
    play,
    player,
    points,
    table,
    told,
)


def stack(tiles: str) -> Deck:
    """The exploration tiles, the one that is drawn first named first."""
    deck = new_deck([])
    for name in reversed(tiles.split()):
        deck.put_on_top(EXPLORATION_NAMES.index(name))
    return deck


def arriving(tile: str, tiles: str = "XB_P4 XB_P5 XB_P5", **seat: Any) -> Match:
    """Ada has ended a flight in a system, where she established a base on a blue planet."""
    match = table(
        Seat(ship="O7", dice="1 1", **seat),
        systems={"S7": tile},
        more={"exploration": stack(tiles)},
    )
    fly(match, "ada", "silver-1 none", "S7")
    return match


def drawn(match: Match) -> list[str]:
    return [str(event["exploration"]) for event in told(match, "explored")]


# The choice


@pytest.mark.rule("P49-EX-11", "P49-6.4.1")
def test_the_bonus_is_what_the_system_shows_or_a_tile() -> None:
    match = arriving("SYS15")
    assert planets(match, "S7")[0] == "blue ada"
    assert offered(match, "ada") == ["printed-bonus SYS15", "draw"]


@pytest.mark.rule("P49-EX-11", "P49-6.4.1")
def test_taking_the_printed_tokens_draws_no_tile() -> None:
    match = arriving("SYS15")
    play(match, "ada: printed-bonus SYS15")
    assert player(match, "ada")["tokens"] == {"plus-minus": 1, "plus-two": 1}
    assert not drawn(match)
    assert points(match, "ada") == 0


@pytest.mark.rule("P49-EX-11", "P49-6.4.1", "P49-6.4.2")
def test_drawing_a_tile_gives_what_it_shows_instead() -> None:
    match = arriving("SYS15")
    play(match, "ada: draw")
    assert drawn(match) == ["XB_P4"]
    assert points(match, "ada") == player(match, "ada")["sources"]["exploration"] == 4
    assert player(match, "ada")["tokens"] == {"plus-minus": 0, "plus-two": 0}
    assert asked(match) == "ada"
    assert not offered(match, "ada", "draw")


PRINTED: list[tuple[str, Callable[[dict[str, Any]], bool]]] = [
    ("SYS3", lambda ada: ada["red"] == [2]),
    ("SYS4", lambda ada: ada["gyrodynes"]["small"] == ada["tokens"]["plus-minus"] == 1),
    ("SYS6", lambda ada: ada["gyrodynes"]["large"] == ada["tokens"]["plus-minus"] == 1),
    ("SYS11", lambda ada: ada["cubes"] == 2),
    ("SYS13", lambda ada: ada["cubes"] == ada["tokens"]["plus-two"] == 1),
    ("SYS14", lambda ada: ada["tokens"]["plus-minus"] == 2),
]


@pytest.mark.rule("P49-6.4.1")
@pytest.mark.parametrize(("tile", "gained"), PRINTED, ids=[tile for tile, _ in PRINTED])
def test_a_printed_bonus_is_gained_in_full(
    tile: str, gained: Callable[[dict[str, Any]], bool]
) -> None:
    match = arriving(tile)
    assert not gained(player(match, "ada"))
    play(match, f"ada: printed-bonus {tile}")
    assert gained(player(match, "ada"))


@pytest.mark.rule("P49-6.4.1")
@pytest.mark.parametrize(
    ("tile", "types"),
    [("SYS7", "small medium large"), ("SYS8", "small medium"), ("SYS9", "small large")],
)
def test_a_printed_bonus_may_leave_the_choice_of_a_gyrodyne(tile: str, types: str) -> None:
    match = arriving(tile)
    play(match, f"ada: printed-bonus {tile}")
    kinds = types.split()
    assert offered(match, "ada") == [f"gain-gyrodyne {kind}" for kind in kinds]
    play(match, f"ada: gain-gyrodyne {kinds[-1]}")
    assert player(match, "ada")["gyrodynes"][kinds[-1]] == 1


@pytest.mark.rule("P49-6.4.4")
def test_a_red_die_may_be_left_for_a_tile() -> None:
    match = arriving("SYS1")
    play(match, "ada: draw")
    assert player(match, "ada")["red"] == []
    assert drawn(match) == ["XB_P4"]


@pytest.mark.rule("P49-6.4.4")
def test_a_tile_may_be_drawn_where_the_red_die_is_of_no_use() -> None:
    match = arriving("SYS1", more={"red_used": True})
    assert offered(match, "ada") == ["printed-bonus SYS1", "draw"]
    play(match, "ada: draw")
    assert points(match, "ada") == 4


# Tiles


@pytest.mark.rule("P49-6.4.2")
@pytest.mark.parametrize(
    ("tile", "gained", "discarded"),
    [
        ("XB_P4", {"points": 4}, 1),
        ("XB_P5", {"points": 5}, 1),
        ("XB_CUBES", {"cubes": 2}, 1),
        ("XB_MOD", {"tokens": {"plus-minus": 1, "plus-two": 1}}, 1),
        ("XB_BASE", {"extra_bases": 1}, 0),
    ],
)
def test_a_tile_is_resolved_at_once_and_discarded_but_an_extra_base_is_kept(
    tile: str, gained: dict[str, Any], discarded: int
) -> None:
    match = arriving("SYS15", tiles=tile)
    before = player(match, "ada")
    play(match, "ada: draw")
    after = player(match, "ada")
    changed = {part for part, value in before.items() if after[part] != value} - {"sources"}
    assert {part: after[part] for part in changed} == gained
    assert match.view()["exploration"] == {"stack": 0, "discarded": discarded}


def with_tiles(stacked: str, discarded: str, seed: int = 1) -> Match:
    """Ada is about to draw a bonus."""
    match = table(
        Seat(ship="O7", dice="1"),
        systems={"S7": "SYS15"},
        more={
            "exploration": stack(stacked),
            "explored": [EXPLORATION_NAMES.index(name) for name in discarded.split()],
        },
        seed=seed,
    )
    fly(match, "ada", "silver-1 none", "S7")
    return match


@pytest.mark.rule("P49-6.4.3")
def test_an_empty_stack_is_made_anew_of_the_discarded_tiles() -> None:
    match = with_tiles("", "XB_P5 XB_P5 XB_P5")
    play(match, "ada: draw")
    assert points(match, "ada") == 5
    assert match.view()["exploration"] == {"stack": 2, "discarded": 1}


@pytest.mark.rule("P49-6.4.3")
def test_the_discarded_tiles_wait_as_long_as_there_is_a_stack() -> None:
    match = with_tiles("XB_P4", "XB_P5 XB_P5")
    play(match, "ada: draw")
    assert points(match, "ada") == 4
    assert match.view()["exploration"] == {"stack": 0, "discarded": 3}


@pytest.mark.rule("P49-6.4.3")
def test_nothing_is_drawn_if_there_is_no_tile_at_all() -> None:
    match = with_tiles("", "")
    play(match, "ada: draw")
    assert not drawn(match)
    assert offered(match, "ada", "end-turn")


@pytest.mark.rule("P49-6.4.3")
def test_the_discarded_tiles_are_shuffled() -> None:
    drawn_first = set()
    for seed in range(12):
        match = with_tiles("", "XB_P4 XB_P5 XB_CUBES", seed)
        play(match, "ada: draw")
        drawn_first.add(drawn(match)[0])
    assert drawn_first == {"XB_P4", "XB_P5", "XB_CUBES"}


# Dead ends


def into_the_dead_end(*path: str, ship: str = "O1", **seat: Any) -> Match:
    """Ada flies on the side where S3, S11 and P6 are dead ends."""
    match = table(
        Seat(ship=ship, red=str(len(path)), **seat),
        cluster="dead_ends",
        more={"exploration": stack("XB_P4 XB_P5 XB_P5")},
    )
    fly(match, "ada", f"red-{len(path)} none", *path)
    return match


def bases(match: Match) -> list[str]:
    return sorted(str(event["place"]) for event in told(match, "base"))


@pytest.mark.rule("P49-EX-12", "P49-6.6.1", "P49-6.6.3")
def test_ending_in_a_dead_end_draws_a_tile_and_then_brings_the_bonus() -> None:
    match = into_the_dead_end("S16", "G3", "S3")
    assert bases(match) == ["S16", "S3"]
    assert drawn(match) == ["XB_P4"]
    tile = match.view()["systems"]["S3"]["tile"]
    assert offered(match, "ada") == [f"printed-bonus {tile}", "draw"]
    play(match, "ada: draw")
    assert drawn(match) == ["XB_P4", "XB_P5"]


@pytest.mark.rule("P49-EX-13", "P49-6.6.2", "P49-6.1.7")
def test_flying_in_and_out_of_a_dead_end_draws_a_tile() -> None:
    match = into_the_dead_end("S16", "G3", "S3", "G3")
    assert bases(match) == ["S16", "S3"]
    assert drawn(match) == ["XB_P4"]
    assert not offered(match, "ada", "draw")


@pytest.mark.rule("P49-EX-14", "P49-6.6.2", "P49-6.3.8", "P49-6.1.7")
def test_flying_back_to_the_first_system_brings_its_bonus_after_the_tile() -> None:
    match = into_the_dead_end("S16", "G3", "S3", "G3", "S16")
    assert bases(match) == ["S16", "S3"]
    assert told(match, "base")[-1]["place"] == "S16"
    assert told(match, "base")[-1]["planet"] == "blue"
    assert drawn(match) == ["XB_P4"]
    tile = match.view()["systems"]["S16"]["tile"]
    assert offered(match, "ada") == [f"printed-bonus {tile}", "draw"]
    play(match, "ada: draw")
    assert drawn(match) == ["XB_P4", "XB_P5"]


@pytest.mark.rule("P49-6.6.1")
@pytest.mark.parametrize(
    ("ship", "path", "tiles"),
    [
        pytest.param("M11", ("M9", "P6"), 1, id="the dead-end pulsar"),
        pytest.param("M11", ("M9", "P6", "M9"), 0, id="no claim in passing, no tile"),
        pytest.param("O12", ("O9", "S11"), 1, id="the other dead-end system"),
        pytest.param("G4", ("P1",), 0, id="an ordinary pulsar"),
        pytest.param("G4", ("S2",), 0, id="an ordinary system"),
    ],
)
def test_a_dead_end_draws_a_tile_for_a_claim_or_a_base(
    ship: str, path: tuple[str, ...], tiles: int
) -> None:
    assert len(drawn(into_the_dead_end(*path, ship=ship))) == tiles


@pytest.mark.rule("P49-6.6.1")
@pytest.mark.parametrize(
    "more", [{"claims": "P6"}, {"more": {"rings": 0}}], ids=["claimed before", "no ring left"]
)
def test_no_claim_of_a_dead_end_pulsar_no_tile(more: dict[str, Any]) -> None:
    match = into_the_dead_end("M9", "P6", ship="M11", **more)
    assert owner(match, "P6") == ("ada" if "claims" in more else "")
    assert not drawn(match)


@pytest.mark.rule("P49-6.6.1")
def test_no_base_in_a_dead_end_system_no_tile() -> None:
    ada = Seat(ship="G3", dice="1", bases="S3:1")
    match = table(ada, cluster="dead_ends", systems={"S3": "SYS5"})
    fly(match, "ada", "silver-1 none", "S3")
    assert not drawn(match)
