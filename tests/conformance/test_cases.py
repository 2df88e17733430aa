"""Which games are tested: every valid pair of options, however rare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations, product

from orrery.games.example.title import TITLE
from orrery.kernel.errors import InvalidOption
from orrery.kernel.option import Choice, OptionValue
from orrery.testing.cases import pairwise

LETTERS = [Choice(f"o{number}", ("a", "b", "c"), default="a") for number in range(6)]
MODE = Choice("mode", ("normal", "campaign"), default="normal")


def only_one_campaign(options: Mapping[str, OptionValue], seats: int) -> None:
    """The campaign is for one seat, with all letters at c."""
    if options["mode"] == "campaign" and (
        seats != 1 or any(options[letter.name] != "c" for letter in LETTERS)
    ):
        raise InvalidOption("the campaign is for one seat and the letter c")


def test_a_rare_valid_row_is_found() -> None:
    title = replace(TITLE, options=[MODE, *LETTERS], check_options=only_one_campaign)
    campaigns = [case for case in pairwise(title) if case.options["mode"] == "campaign"]
    assert [(case.seats, case.options["o5"]) for case in campaigns] == [(1, "c")]


def each_letter_once(options: Mapping[str, OptionValue], seats: int) -> None:
    """No two have the same letter, apart from a."""
    for one, other in combinations([letter.name for letter in LETTERS], 2):
        if options[one] == options[other] != "a":
            raise InvalidOption(f"{one} and {other} differ", (one, other))


def test_all_pairs_occur_but_those_that_contradict_each_other() -> None:
    title = replace(TITLE, options=LETTERS, check_options=each_letter_once)
    cases = pairwise(title)
    for one, other in combinations([letter.name for letter in LETTERS], 2):
        found = {(case.options[one], case.options[other]) for case in cases}
        assert found == set(product("abc", repeat=2)) - {("b", "b"), ("c", "c")}


def test_a_title_without_options_is_tested_with_every_number_of_seats() -> None:
    title = replace(TITLE, options=[], check_options=lambda options, seats: None)
    assert [case.seats for case in pairwise(title)] == [1, 2, 3, 4]
