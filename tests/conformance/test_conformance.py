"""Every registered game, in every pair of its options, keeps the kernel's contract."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.build import is_compiled
from orrery.games import names, title
from orrery.kernel.title import Title
from orrery.testing.cases import Case, is_long, pairwise, random_case
from orrery.testing.conformance import CHECKS, Check
from orrery.testing.fuzz import check_game
from orrery.testing.golden import golden_cases, playthrough

GOLDEN = Path(__file__).parent.parent / "golden"
TITLES = [title(name) for name in names()]

# The builds look at different games, so that together they see more; the fast one looks at more.
BUILD = "compiled" if is_compiled() else "interpreted"
SPREAD, FIRST = {"interpreted": (20, 0), "compiled": (10, 5)}[BUILD]  # of a long game's cases
MANY = 100  # cases: the spread grows with each such number
FUZZED = {"interpreted": range(30), "compiled": range(30, 90)}[BUILD]


def combinations() -> Iterator[tuple[Case, Check]]:
    """Every check on every pair of options; of a long game a spread of these combinations."""
    for each in TITLES:
        cases = pairwise(each)
        spread, first = (SPREAD, FIRST) if is_long(each) else (1, 0)
        spread *= 1 + len(cases) // MANY
        for number, case in enumerate(cases):
            for place, check in enumerate(CHECKS):
                if (number + place) % spread == first:
                    yield case, check


def title_name(each: Title) -> str:
    return each.name


def check_name(check: Check) -> str:
    return check.__name__


def name_of(part: Case | Check) -> str:
    return str(part) if isinstance(part, Case) else check_name(part)


@pytest.mark.parametrize(("case", "check"), list(combinations()), ids=name_of)
def test_all_pairs_of_options(case: Case, check: Check) -> None:
    check(case)


@cache
def cases_of(each: Title) -> list[Case]:
    return pairwise(each)


@pytest.mark.parametrize("check", CHECKS, ids=check_name)
@pytest.mark.parametrize("each", [each for each in TITLES if not is_long(each)], ids=title_name)
@settings(max_examples=12)
@given(data=st.data())
def test_random_games(each: Title, check: Check, data: st.DataObject) -> None:
    run_random_game(each, check, data)


@pytest.mark.parametrize("check", CHECKS, ids=check_name)
@pytest.mark.parametrize("each", [each for each in TITLES if is_long(each)], ids=title_name)
@settings(max_examples=2)
@given(data=st.data())
def test_random_long_games(each: Title, check: Check, data: st.DataObject) -> None:
    run_random_game(each, check, data)


def run_random_game(each: Title, check: Check, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(cases_of(each)))
    seed = data.draw(st.integers(0, 2**32))
    picks = data.draw(st.lists(st.integers(0, 2**16), max_size=40))
    check(replace(case, seed=f"{BUILD} {seed}", picks=picks))


@pytest.mark.parametrize("each", TITLES, ids=title_name)
@pytest.mark.parametrize("seed", FUZZED)
def test_random_options(each: Title, seed: int) -> None:
    """A sample of `make fuzz`."""
    check_game(random_case(each, seed))


@pytest.mark.parametrize("name", [name for each in TITLES for name in golden_cases(each)])
def test_golden_playthrough(name: str) -> None:
    """The same text from the interpreted and the compiled build. Renewed by `make golden`."""
    case = golden_cases(title(name.rpartition("-")[0]))[name]
    assert playthrough(case) == (GOLDEN / name).read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    expected = {name for each in TITLES for name in golden_cases(each)}
    assert {file.name for file in GOLDEN.glob("*.txt")} == expected
