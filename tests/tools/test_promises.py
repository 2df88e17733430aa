"""A server is held to its promises, in small; and what comes out is written into its page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import promises
from tools.load import Tell
from tools.promises import SCENARIOS, Bar, Outcome, at_rest, main, renewed, section, under_load

PAGE = Path(__file__).parent.parent.parent / "docs" / "reliability.md"


def test_the_page_has_a_place_for_every_scenario() -> None:
    page = PAGE.read_text("utf-8")
    for name in SCENARIOS:
        page = renewed(page, name, f"figures of {name}")
    found = re.findall(r"-->\nfigures of ([a-z-]+)\n<!-- end of \1 -->", page)
    assert sorted(found) == sorted(SCENARIOS)


def test_only_what_stands_between_the_marks_is_renewed() -> None:
    page = "before\n<!-- burst: `make reliability` -->\nold\n<!-- end of burst -->\nafter\n"
    assert renewed(page, "burst", "new") == page.replace("old", "new")


def test_a_page_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="has no place for burst"):
        renewed("nothing", "burst", "new")


def test_a_missed_bar_says_by_how_much() -> None:
    slow = Bar("p99", 50, 62.5, "ms")
    few = Bar("moves", 1000, 900, "", at_least=True)
    assert [slow.promised, slow.measured, slow.verdict] == [
        "at most 50 ms",
        "62.50 ms",
        "**missed by 12.50 ms**",
    ]
    assert [few.promised, few.verdict] == ["at least 1,000", "**missed by 100**"]


def test_a_scenario_fails_by_a_bar_or_by_a_problem() -> None:
    held = Bar("p99", 50, 50, "ms")
    assert Outcome("", [held]).holds
    assert not Outcome("", [held], problems=["a move is lost"]).holds
    assert not Outcome("", [held, Bar("p50", 10, 11, "ms")]).holds


def test_an_unknown_scenario_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["steadfast"])
    assert "there is no steadfast, only steady, burst," in capsys.readouterr().err


async def test_a_load_is_measured() -> None:
    told: list[str] = []
    outcome = await under_load(5000, 250, None, 300, scale=0.004, tell=told.append)
    assert outcome.problems == []
    assert "3 tables with 4 people each (12 sockets)" in outcome.how
    [p99, accepted, wrong] = outcome.bars
    assert p99.reached > 0
    assert accepted.reached > 0
    assert wrong.holds
    assert "| until all screens show a move, p99 | at most 300 ms |" in section(outcome)
    assert told[0] == "3 tables with 4 seats sit down"


@pytest.mark.long
async def test_tables_rest_and_the_server_starts_again_with_them() -> None:
    outcome = await at_rest(scale=0.003, tell=lambda line: None)
    assert outcome.problems == []
    assert "3 tables with 12 sockets" in outcome.how
    memory, restart, _ = outcome.bars
    assert 0 < memory.reached < memory.limit
    assert restart.reached > 0


def test_a_scenario_that_breaks_down_is_missed_and_the_next_one_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(scale: float, tell: Tell) -> Outcome:
        raise RuntimeError("the server has ended")

    async def well(scale: float, tell: Tell) -> Outcome:
        return Outcome("Nothing was done.", [Bar("p99", 50, 5, "ms")])

    monkeypatch.setattr(promises, "SCENARIOS", {"broken": broken, "well": well})
    assert main([]) == 1
    said = capsys.readouterr().out
    assert "broken: could not be measured: the server has ended" in said
    assert "| p99 | at most 50 ms | 5 ms | holds |" in said
    assert said.endswith("missed: broken\n")
