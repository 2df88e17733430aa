"""Headquarters (P49-9): the pyramid, and all 64 projects."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import PROJECT_NAMES
from tests.pulsar_2849.gained import gained, stack
from tests.pulsar_2849.projects import NEEDS, PROJECTS, Project, done_before
from tests.pulsar_2849.table import Seat, offered, play, player, table

ALL_DICE = "1 2 3 4 5 6"

each_project = pytest.mark.parametrize(("name", "project"), PROJECTS.items())


def headquarters(match: Match, name: str = "ada") -> dict[str, Any]:
    shown: dict[str, Any] = player(match, name)["headquarters"]
    return shown


def bids(match: Match, name: str) -> list[str]:
    return [move for move in offered(match, "ada", "project") if move.endswith(f" {name}")]


def move_for(name: str) -> str:
    return f"project silver-{PROJECTS[name].die} none {name}"


# All projects


@pytest.mark.rule("P49-9.2")
def test_every_project_is_here() -> None:
    assert sorted(PROJECTS) == sorted(PROJECT_NAMES)
    assert len(PROJECTS) == 64


@pytest.mark.rule("P49-9.3", "P49-9.4", "P49-5.2.1")
@each_project
def test_a_project_takes_its_die_when_those_beneath_it_are_done(
    name: str, project: Project
) -> None:
    sheet, slot = name[:2], name[2]
    match = table(Seat(dice=ALL_DICE, sheet=sheet, projects=done_before(slot)))
    assert bids(match, name) == [move_for(name)]
    for missing in NEEDS[slot]:
        others = done_before(slot).replace(missing, "")
        match = table(Seat(dice=ALL_DICE, sheet=sheet, projects=others))
        assert bids(match, name) == []


@pytest.mark.rule("P49-9.4")
@each_project
def test_a_project_is_completed_once(name: str, project: Project) -> None:
    match = table(Seat(dice=ALL_DICE, sheet=name[:2], projects=f"{done_before(name[2])} {name[2]}"))
    assert bids(match, name) == []


@pytest.mark.rule("P49-9.4", "P49-9.5", "P49-9.6", "P49-12.4.5", "P49-19.2", "P49-19.4", "P49-19.6")
@each_project
def test_a_project_brings_its_benefits_at_once(name: str, project: Project) -> None:
    seat = Seat(dice=f"{project.die}", sheet=name[:2], projects=done_before(name[2]))
    match = table(seat, more=stack(*4 * ["XB_BASE"]))
    answers = [f"ada: gain-gyrodyne {kind}" for kind in project.choices.split()]
    assert gained(match, f"ada: {move_for(name)}", *answers) == project.gain
    assert name in headquarters(match)["done"]
    assert (player(match, "ada")["dice"], player(match, "ada")["red"]) == project.dice
    assert player(match, "ada")["must_use_red"] == bool(project.dice[1])


@pytest.mark.rule("P49-19.2", "P49-7.2.2")
@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("A1d", ["small", "medium", "large"]),
        ("A1f", ["small", "medium", "large"]),
        ("A2a", ["small", "medium", "large"]),
        ("B1d", ["medium", "large"]),
        ("D1c", ["small", "medium", "large"]),
        ("D2c", ["small", "medium", "large"]),
        ("A1a", ["small", "medium", "large"]),
        ("B1b", ["small", "medium", "large"]),
        ("C1d", ["small", "medium", "large"]),
    ],
)
def test_which_gyrodynes_a_project_offers(name: str, types: list[str]) -> None:
    match = table(Seat(dice=f"{PROJECTS[name].die}", sheet=name[:2], projects=done_before(name[2])))
    play(match, f"ada: {move_for(name)}")
    assert offered(match, "ada") == [f"gain-gyrodyne {kind}" for kind in types]


@pytest.mark.rule("P49-19.2")
@pytest.mark.parametrize("name", ["A1a", "B1b", "C1d"])
def test_two_gyrodynes_are_of_different_types(name: str) -> None:
    match = table(Seat(dice=f"{PROJECTS[name].die}", sheet=name[:2], projects=done_before(name[2])))
    play(match, f"ada: {move_for(name)}, gain-gyrodyne medium")
    assert offered(match, "ada") == ["gain-gyrodyne small", "gain-gyrodyne large"]


# The pyramid


@pytest.mark.rule("P49-9.2", "P49-9.3")
@pytest.mark.parametrize(
    ("done", "available"),
    [
        ("", "abc"),
        ("a", "bc"),
        ("a b", "cd"),
        ("b c", "ae"),
        ("a c", "b"),
        ("a b c", "de"),
        ("a b d", "cf"),
        ("a b c d e", "fg"),
        ("a b c d e f", "g"),
        ("a b c d e g", "f"),
        ("a b c d e f g", "h"),
        ("a b c d e f g h", ""),
    ],
)
def test_the_pyramid_is_built_from_below(done: str, available: str) -> None:
    match = table(Seat(sheet="C1", projects=done))
    assert headquarters(match)["available"] == [f"C1{slot}" for slot in available]


@pytest.mark.rule("P49-9.1")
def test_everybody_has_projects_of_their_own() -> None:
    match = table(Seat(dice=ALL_DICE, sheet="A1"), Seat(dice=ALL_DICE, sheet="C2"))
    assert {move.split()[-1][:2] for move in offered(match, "ada", "project")} == {"A1"}
    play(match, "ada: project silver-1 none A1b, end-turn")
    assert {move.split()[-1][:2] for move in offered(match, "ben", "project")} == {"C2"}
    assert headquarters(match, "ben")["done"] == []
