"""Patents (P49-11): when a technology is available, to whom, and for which die."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import TECHNOLOGY_NAMES
from tests.pulsar_2849.table import Seat, fresh, go_on, offered, play, player, skip_to, table
from tests.pulsar_2849.technologies.printed import PRINTED, about_to_patent, boards

RICH = Seat(dice="1 2 3 4 5 6", cubes=1)
ONE_ICON = [name for name, printed in PRINTED.items() if printed.icons == 1]
TWO_ICONS = [name for name, printed in PRINTED.items() if printed.icons == 2]


def bid(name: str) -> str:
    """The move that patents a technology with a die that needs no help."""
    return f"patent silver-{PRINTED[name].cost} none {name}"


@pytest.mark.rule("P49-11.1", "P49-1.11")
def test_every_technology_is_known() -> None:
    assert sorted(PRINTED) == sorted(TECHNOLOGY_NAMES)
    assert len(PRINTED) == 68


@pytest.mark.rule("P49-11.1", "P49-11.2", "P49-11.9")
@pytest.mark.parametrize("name", PRINTED)
def test_a_technology_can_be_patented_with_its_die_from_its_round_on(name: str) -> None:
    for round_number in range(1, 9):
        match = table(RICH, round_number=round_number, technologies=boards(name))
        bids = [text for text in offered(match, "ada", "patent") if text.endswith(f" {name}")]
        assert bids == ([bid(name)] if round_number >= PRINTED[name].row else [])


@pytest.mark.rule("P49-11.2", "P49-11.3")
def test_a_patent_is_marked_and_nobody_has_it_twice() -> None:
    match = table(Seat(dice="3 3"))
    play(match, "ada: patent silver-3 none AI-2")
    assert player(match, "ada")["patents"] == ["AI-2"]
    assert match.view()["technologies"][1] == {"id": "AI-2", "patents": [0], "open": True}
    assert player(match, "ada")["dice"] == [3]
    assert offered(match, "ada", "patent") == []


@pytest.mark.rule("P49-11.3")
@pytest.mark.parametrize("name", PRINTED)
def test_two_patents_of_a_technology_are_the_most(name: str) -> None:
    owner = Seat(patents=name)
    match = about_to_patent(name, RICH, owner, owner, Seat())
    assert bid(name) not in offered(match, "ada")


@pytest.mark.rule("P49-11.4", "P49-11.6")
@pytest.mark.parametrize("name", PRINTED)
def test_only_two_icons_let_two_players_patent_in_one_round(name: str) -> None:
    match = about_to_patent(name, RICH, RICH, RICH)
    play(match, f"ada: {bid(name)}")
    go_on(match, "ada")
    assert (bid(name) in offered(match, "ben")) == (name in TWO_ICONS)


@pytest.mark.rule("P49-11.5", "P49-11.6")
@pytest.mark.parametrize("name", PRINTED)
def test_with_two_players_one_icon_is_for_one_player(name: str) -> None:
    late = about_to_patent(name, RICH, Seat(patents=name), round_number=8)
    assert (bid(name) in offered(late, "ada")) == (name in TWO_ICONS)


@pytest.mark.rule("P49-11.4", "P49-13.7.2")
@pytest.mark.parametrize("name", ONE_ICON)
def test_with_more_players_one_icon_is_open_again_from_the_next_round_on(name: str) -> None:
    match = about_to_patent(name, RICH, Seat(patents=name), Seat())
    assert bid(name) in offered(match, "ada")


@pytest.mark.rule("P49-EX-38", "P49-11.3", "P49-11.4", "P49-13.7.2")
def test_the_example_of_a_patent_in_round_4_and_another_in_round_5() -> None:
    handy = Seat(dice="2", tokens="plus-minus 2")  # the lowest die of every round will do
    match = table(handy, handy, handy, round_number=4)
    play(match, "ada: patent silver-2 none AII-3, end-turn")
    assert "AII-3" not in within_reach(match, "ben")
    skip_to(match, "ben", 5)
    assert "AII-3" in within_reach(match, "ben")
    play(match, f"ben: {next(t for t in offered(match, 'ben') if t.endswith('AII-3'))}")
    for round_number in (6, 7):
        skip_to(match, "cleo", round_number)
        assert "AI-4" in within_reach(match, "cleo")  # which takes a 2 as well
        assert "AII-3" not in within_reach(match, "cleo")


def within_reach(match: Match, name: str) -> set[str]:
    """What a player can patent now."""
    return {text.split()[-1] for text in offered(match, name, "patent")}


@pytest.mark.rule("P49-EX-27")
def test_the_example_of_a_set_of_boards() -> None:
    match = fresh(technologies_i="D", technologies_ii="A", technologies_iii="C")
    shown = [technology["id"] for technology in match.view()["technologies"]]
    of_boards = [
        name for board in ("DI-", "AII-", "CIII-") for name in PRINTED if name.startswith(board)
    ]
    assert shown == of_boards
