"""`orrery bench`: what it shows and writes, and how it ends, however fast anything is."""

from __future__ import annotations

import io
import os
import platform
import re
import sys
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from orrery.arena.benchmark import ROUNDS, Figures, Report
from orrery.cli.bench import number, page, show
from orrery.games import title
from orrery.kernel.benchmark import benchmark_of
from tests.arena.figures import THE_COMPILED, THE_PEER, made_up, made_up_with_hot_path
from tests.arena.one_run import SECONDS, tiny_run
from tests.cli.conftest import Run


def measured(monkeypatch: pytest.MonkeyPatch, report: Report) -> None:
    """Let this report be what a run finds out."""
    monkeypatch.setattr("orrery.cli.bench.run", lambda *_, **__: report)


def test_json_is_the_whole_report(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[list[str], float]] = []

    def already_run(games: list[str], seconds: float, **_: object) -> Report:
        asked.append((games, seconds))
        return tiny_run().report

    monkeypatch.setattr("orrery.cli.bench.run", already_run)
    ran = run("bench", "example", "--seconds", str(SECONDS), "--json")
    report = msgspec.json.decode(ran.stdout, type=Report)
    assert asked == [(["example"], SECONDS)]
    assert report.seconds == SECONDS
    assert report.rounds == ROUNDS
    assert report.games() == ["example"]
    assert [v.bar for v in report.verdicts] == benchmark_of(title("example")).bars
    assert ran.exit_code == any(verdict.holds is False for verdict in report.verdicts)


def test_write_makes_the_page(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, made_up())
    ran = run("bench", "--write", tmp_path / "benchmarks.md")
    assert ran.exit_code == 0
    assert (tmp_path / "benchmarks.md").read_text("utf-8") == page(made_up())


def test_a_bar_that_fails_ends_the_command_with_1_after_all_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured(monkeypatch, made_up_with_hot_path(hot_path=21))
    ran = run("bench", "--write", tmp_path / "benchmarks.md")
    assert ran.exit_code == 1
    assert "compiled, µs for the hot path: at most 20: FAILS (21.0)" in ran.stdout
    assert "interpreted, µs for the hot path: at most 150: holds (150)" in ran.stdout
    assert "| 20.0 | 21.0 | FAILS |" in (tmp_path / "benchmarks.md").read_text("utf-8")


def test_bars_that_hold_or_can_t_be_judged_end_it_with_0(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for report in (made_up_with_hot_path(), made_up(compiled=None)):
        measured(monkeypatch, report)
        assert run("bench").exit_code == 0


def test_a_folder_that_is_missing_is_noticed_before_the_run(run: Run, tmp_path: Path) -> None:
    ran = run("bench", "--write", tmp_path / "nowhere" / "benchmarks.md")
    assert ran.exit_code == 2
    assert "there is no folder" in ran.output


def test_the_page_has_the_machine_the_tables_and_the_bars() -> None:
    report = made_up()
    text = page(report)
    assert text.startswith("# Benchmarks\n")
    for said in (report.machine.date, report.machine.python, report.machine.cpu):
        assert said in text
    assert "| example | interpreted | compiled | catanatron |" in text
    assert "| decisions/s in the kernel | 90,000 [80,000 .. 100,000] | 420,000 [" in text
    assert "| 30.0x [20.0 .. 42.0] |" in text
    assert "at least 400,000 or 25x catanatron | 375,000 | 420,000 | holds |" in text


def test_what_is_played_is_said_with_each_game() -> None:
    played = (
        "4 seats, nights=6, lenses=no, sky=cloudy; the hot path is looking for a comet all night."
    )
    report = made_up_with_hot_path()
    assert f"## example\n\n{played}\n" in page(report)
    assert "| µs for the hot path | 150 [150 .. 150] | 15.0 [15.0 .. 15.0] |  |" in page(report)
    console = Console(file=io.StringIO(), width=200, record=True)
    show(report, console)
    assert f"example: {played}" in console.export_text()


def test_a_game_without_a_hot_path_says_nothing_of_it() -> None:
    text = page(made_up())
    assert "## example\n\n4 seats, default options.\n" in text
    assert "for the hot path" not in text


def test_the_page_names_no_path_and_no_host() -> None:
    text = page(made_up())
    assert platform.node() not in re.findall(r"[\w.-]+", text)
    for path in (sys.prefix, sys.base_prefix, str(Path.home()), os.getcwd()):
        assert path not in text


def test_the_page_of_the_interpreted_build_alone_has_no_ratios() -> None:
    text = page(made_up(compiled=None, peer=None))
    assert "| example | interpreted |\n" in text
    assert " / " not in text
    assert "not measured" in text


@pytest.mark.parametrize("compiled", [THE_COMPILED, None])
@pytest.mark.parametrize("peer", [THE_PEER, None])
def test_the_tables_show_what_there_is(compiled: Figures | None, peer: Figures | None) -> None:
    console = Console(file=io.StringIO(), width=80, record=True)
    show(made_up(compiled=compiled, peer=peer), console)
    shown = console.export_text()
    assert "90,000" in shown
    assert ("420,000" in shown) == (compiled is not None)
    assert ("15,000" in shown) == (peer is not None)
    assert ("holds (2.00)" in shown) == (compiled is not None)


@pytest.mark.parametrize(
    ("value", "text"),
    [(452769, "453,000"), (999.6, "1,000"), (51.13, "51.1"), (2.2351, "2.24"), (0.0123, "0.0123")],
)
def test_numbers_have_three_digits(value: float, text: str) -> None:
    assert number(value) == text
