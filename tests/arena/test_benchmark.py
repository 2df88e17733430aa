"""The benchmark: tiny runs are well-formed, and what is said of the figures follows from them.

No test here asserts how fast anything is.
"""

from __future__ import annotations

import io
import os
import platform
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner
from typer.testing import Result as Ran

from orrery.arena import benchmark
from orrery.arena.benchmark import (
    BARS,
    COMPILED,
    INTERPRETED,
    MEASURES,
    PEER,
    Bar,
    BenchmarkFailed,
    Figures,
    Report,
    Worker,
    conclude,
    figure_of,
    run,
)
from orrery.build import is_compiled
from orrery.cli.bench import bench, number, page, show
from orrery.kernel.errors import UnknownGame

NAMES = {measure.name for measure in MEASURES}
NO_PEER = "catanatron is not installed"

needs_peer = pytest.mark.skipif(benchmark.peer_version() is None, reason=NO_PEER)


def figures(
    *, rate: Sequence[float], copy: Sequence[float] = (2.0, 2.0, 2.0), hashed: bool = True
) -> Figures:
    """Made-up figures of three rounds."""
    found = {
        "decisions_per_second": figure_of(rate),
        "python_decisions_per_second": figure_of(rate),
        "games_per_second": figure_of(value / 50 for value in rate),
        "decisions_per_game": figure_of([50, 50, 50]),
        "copy_us": figure_of(copy),
    }
    return found | ({"digest_us": figure_of([90, 95, 100])} if hashed else {})


THE_INTERPRETED = figures(rate=[80e3, 90e3, 100e3], copy=[8, 8, 8])
THE_COMPILED = figures(rate=[420e3, 450e3, 400e3], copy=[2, 2, 4])
THE_PEER = figures(rate=[10e3, 15e3, 20e3], copy=[60, 70, 80], hashed=False)


def made_up(*, compiled: Figures | None = THE_COMPILED, peer: Figures | None = THE_PEER) -> Report:
    measured = {("example", INTERPRETED): THE_INTERPRETED}
    if compiled:
        measured["example", COMPILED] = compiled
    if peer:
        measured[PEER, PEER] = peer
    return conclude(measured, 0.5, 3, [])


def command(*arguments: str) -> Ran:
    app = typer.Typer()
    app.command()(bench)
    return CliRunner().invoke(app, list(arguments))


# A run


@pytest.fixture(scope="module")
def tiny() -> Report:
    return run(["example"], 0.05, rounds=2)


def test_a_run_measures_every_build_that_there_is(tiny: Report) -> None:
    builds = [INTERPRETED, COMPILED] if is_compiled() else [INTERPRETED]
    assert [r.build for r in tiny.results if r.game == "example"] == builds
    assert any("no compiled build" in note for note in tiny.notes) != is_compiled()


def test_a_run_measures_everything_in_every_round(tiny: Report) -> None:
    for result in tiny.results:
        assert set(result.figures) == (NAMES - {"digest_us"} if result.game == PEER else NAMES)
        for figure in result.figures.values():
            assert len(figure.rounds) == 2
            assert 0 < figure.low <= figure.median <= figure.high


@needs_peer
def test_the_peer_is_measured_in_the_same_run(tiny: Report) -> None:
    result = tiny.result("example", INTERPRETED)
    assert result is not None
    assert set(result.times[PEER]) == NAMES - {"decisions_per_game", "digest_us"}


def test_without_the_peer_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "peer_version", lambda: None)
    report = run(["example"], 0.01, rounds=1)
    assert any("make bench" in note for note in report.notes)
    assert report.result("example", PEER) is None
    assert PEER not in report.results[0].times


def test_it_tells_what_it_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "peer_version", lambda: None)
    told: list[str] = []
    run(["example"], 0.01, rounds=2, tell=told.append)
    assert told[0] == "round 1 of 2, play: example, interpreted"
    assert told[-1].startswith("round 2 of 2, hash: example")


def test_an_unknown_game_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(UnknownGame, match="nonesuch"):
        run(["example", "nonesuch"], 60)


def test_a_worker_that_ends_early_is_an_error() -> None:
    worker = Worker(io.StringIO(), io.StringIO("interpreted\n"))
    assert worker.build == INTERPRETED
    with pytest.raises(BenchmarkFailed):
        worker.measure("example", "play", 0.1)


# What follows from the figures


def test_ratios_compare_round_with_round_and_above_one_is_better() -> None:
    compiled = made_up().result("example", COMPILED)
    assert compiled is not None
    assert compiled.times[INTERPRETED]["copy_us"].rounds == [4, 4, 2]
    assert compiled.times[PEER]["decisions_per_second"].rounds == [42, 30, 20]
    assert "decisions_per_game" not in compiled.times[PEER]


@pytest.mark.parametrize(("peer", "limit"), [(None, 400_000), (10_000, 250_000), (20_000, 400_000)])
def test_a_bar_asks_for_the_easier_of_two_things(peer: float | None, limit: float) -> None:
    assert Bar("example", "decisions_per_second", 400_000, 25).limit(peer) == limit


@pytest.mark.parametrize(("peer", "limit"), [(None, 5), (60, 6), (40, 5)])
def test_a_bar_for_a_cost_asks_for_the_easier_too(peer: float | None, limit: float) -> None:
    assert Bar("example", "copy_us", 5, 10).limit(peer) == limit


def test_verdicts_say_which_bars_hold() -> None:
    slow = figures(rate=[100e3, 110e3, 120e3], copy=[4, 5, 9])
    verdicts = made_up(compiled=slow).verdicts
    assert [(v.bar.measure, v.limit, v.reached, v.holds) for v in verdicts] == [
        ("decisions_per_second", 375e3, 110e3, False),
        ("copy_us", 5, 5, True),
    ]


def test_without_a_compiled_build_no_bar_is_judged() -> None:
    assert [v.holds for v in made_up(compiled=None).verdicts] == [None] * len(BARS)


def test_every_bar_is_about_something_that_is_measured() -> None:
    assert {bar.measure for bar in BARS} <= NAMES


# What is shown


def test_json_is_the_whole_report() -> None:
    ran = command("example", "--seconds", "0.05", "--json")
    assert ran.exit_code == 0
    report = msgspec.json.decode(ran.stdout, type=Report)
    assert report.seconds == 0.05
    assert report.rounds == benchmark.ROUNDS
    assert report.games() == ["example"]
    assert [v.bar for v in report.verdicts] == [bar for bar in BARS if bar.game == "example"]


def test_write_makes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.cli.bench.run", lambda *_, **__: made_up())
    ran = command("--write", str(tmp_path / "benchmarks.md"))
    assert ran.exit_code == 0
    assert (tmp_path / "benchmarks.md").read_text("utf-8") == page(made_up())


def test_a_folder_that_is_missing_is_noticed_before_the_run(tmp_path: Path) -> None:
    ran = command("--write", str(tmp_path / "nowhere" / "benchmarks.md"))
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
