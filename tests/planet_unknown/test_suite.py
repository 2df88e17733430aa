"""Planet Unknown keeps the kernel's contract, with the modules that are there so far."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.title import TITLE
from orrery.testing.cases import Case
from orrery.testing.conformance import CHECKS, Check

CASES = [
    Case(TITLE, 1, TITLE.check(1, {}), seed=3),
    Case(TITLE, 2, TITLE.check(2, {"planets": "random"}), seed=1),
    Case(
        TITLE,
        3,
        TITLE.check(3, {"events": "rough", "planets": "dealt", "personal_objectives": True}),
        seed=2,
    ),
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_suite(case: Case, check: Check) -> None:
    check(case)
