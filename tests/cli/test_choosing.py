"""Choosing among many options in the terminal."""

from __future__ import annotations

import re

import orrery
from orrery.cli.choosing import MANY, Choosing
from orrery.text import Translator
from tests.cli.conftest import Run

PLACING = ("play", "--text", "planet_unknown", "--seed", "1")


def choosing(match: orrery.Match) -> Choosing:
    translator = Translator(match.title, "en", match.names)
    return Choosing(match.pending()[0].options, translator, match.title.moves)


def placing() -> orrery.Match:
    """A match in which somebody may place a tile in hundreds of ways."""
    match = orrery.new("planet_unknown", 2, seed="1")
    while match.pending()[0].prompt != "ask-take-tile":
        asked = match.pending()[0]
        match.play(asked.seat, asked.options[0].move)
    assert len(match.pending()[0].options) > MANY
    return match


def said(run: Run, *typed: str) -> list[list[str]]:
    """The numbered lines that answer each line that is typed."""
    output = run(*PLACING, typed="".join(f"{line}\n" for line in typed)).stdout
    return [
        [
            re.split("  +", line.strip())[1]
            for line in part.splitlines()
            if re.match(" *\\d+  ", line)
        ]
        for part in output.split("\n> ")[1:]
    ]


def test_a_tile_is_placed_step_by_step(run: Run) -> None:
    rows, squares, ways = said(run, "1", "2", "1", "quit")[:3]
    assert rows[:2] == ["r1c4 … r1c7", "r2c3 … r2c8"]
    assert squares[0] == "r2c3"
    assert all(way.startswith("Place the large tile at r2c3") for way in ways)


def test_every_option_is_reached_and_none_twice() -> None:
    match = placing()
    reached = []

    def walk(way: Choosing) -> None:
        for line in list(way.lines):
            if line.offer is not None:
                reached.append(line.offer.text)
            else:
                way.narrow(line)
                walk(way)
                way.back()

    way = choosing(match)
    assert len(way.lines) == 2
    walk(way)
    assert sorted(reached) == sorted(offer.text for offer in match.pending()[0].options)


def test_a_notation_is_taken_at_any_step(run: Run) -> None:
    move = placing().pending()[0].options[5].text
    assert "r" in move
    output = run(*PLACING, typed=f"1\n{move}\nquit\n").stdout
    assert "Since your last decision:" in output.rpartition("options are left")[2]


def test_words_find_options_without_accents_and_capitals() -> None:
    way = choosing(placing())
    count = way.find("LARGE r2c3")
    assert 0 < count <= MANY
    assert all("large" in line.words and "r2c3" in line.words for line in way.lines)
    assert way.find("no such words") == 0
    assert len(way.lines) == count
    way.back()
    assert len(way.lines) == 2


def test_all_options_can_be_listed_and_asked_about(run: Run) -> None:
    output = run(*PLACING, typed="what 1\nall\nwhat 1\nquit\n").stdout
    assert "options: choose one of them first, then ask." in output
    assert f"\n{len(placing().pending()[0].options)}  Place the " in output
    assert "Player places " in output


def test_kinds_of_actions_come_first_at_a_turn() -> None:
    match = orrery.new("pulsar_2849", 2, seed="3")
    while len(match.pending()[0].options) <= MANY or match.pending()[0].prompt != "ask-turn":
        asked = match.pending()[0]
        match.play(
            asked.seat,
            asked.options[-1].move if asked.prompt == "ask-turn" else asked.options[0].move,
        )
    words = [line.words for line in choosing(match).lines]
    assert "Fly the survey ship" in words
    assert "End your turn" in words
    assert len(words) <= MANY


def test_few_options_are_listed_as_ever(run: Run) -> None:
    output = run("play", "--text", "example", "--seed", "7", typed="find kirch\n1\nquit\n").stdout
    assert "options are left" not in output.partition("> ")[0]
    assert "You" not in output
    assert "Which telescope do you aim at Kirch's Comet?" in output
