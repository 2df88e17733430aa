"""The benchmark: tiny runs are well-formed, and what is said of the figures follows from them.

No test here asserts how fast anything is.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from statistics import median
from types import SimpleNamespace

import pytest

from orrery.arena import benchmark, measuring
from orrery.arena.benchmark import MEASURES, ROUNDS, Report, Verdict, limit_of, run
from orrery.arena.measuring import BenchmarkFailed, Worker, measure
from orrery.arena.peer import PEER, peer_version
from orrery.build import is_compiled
from orrery.games import names, title
from orrery.kernel.benchmark import COMPILED, INTERPRETED, Bar, HotPath, benchmark_of
from orrery.kernel.errors import UnknownGame
from orrery.kernel.snapshot import digest
from tests.arena.figures import WITH_HOT_PATH, figures, made_up, made_up_with_hot_path
from tests.arena.one_run import tiny_run

NAMES = {measure.name for measure in MEASURES}
NO_PEER = "catanatron is not installed"
OF_EVERY_GAME = NAMES - {"hot_path_us"}
OF_THE_PEER = OF_EVERY_GAME - {"digest_us", "node_us", "rollouts_per_second"}
HOT_PATHS = {game: path for game in names() if (path := benchmark_of(title(game)).hot_path)}

needs_peer = pytest.mark.skipif(peer_version() is None, reason=NO_PEER)


# A run


@pytest.fixture
def tiny() -> Report:
    return tiny_run().report


def test_a_run_measures_every_build_that_there_is(tiny: Report) -> None:
    builds = [INTERPRETED, COMPILED] if is_compiled() else [INTERPRETED]
    assert [r.build for r in tiny.results if r.game == "example"] == builds
    assert any("no compiled build" in note for note in tiny.notes) != is_compiled()


def test_a_run_measures_everything_in_every_round(tiny: Report) -> None:
    for result in tiny.results:
        assert set(result.figures) == (OF_THE_PEER if result.game == PEER else OF_EVERY_GAME)
        for figure in result.figures.values():
            assert len(figure.rounds) == ROUNDS
            assert 0 < figure.low <= figure.median <= figure.high


@needs_peer
def test_the_peer_is_measured_in_the_same_run(tiny: Report) -> None:
    result = tiny.result("example", INTERPRETED)
    assert result is not None
    assert set(result.times[PEER]) == OF_THE_PEER - {"decisions_per_game"}


def test_without_the_peer_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "peer_version", lambda: None)
    report = run([], 0.01)
    assert any("make bench" in note for note in report.notes)
    assert report.results == []


def test_it_tells_what_it_measures() -> None:
    told = tiny_run().told
    assert told[0] == f"round 1 of {ROUNDS}, play: example, interpreted"
    assert told[-1].startswith(f"round {ROUNDS} of {ROUNDS}, rollout: ")


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
    assert limit_of(Bar("decisions_per_second", 400_000, 25), peer) == limit


@pytest.mark.parametrize(("peer", "limit"), [(None, 5), (60, 6), (40, 5)])
def test_a_bar_for_a_cost_asks_for_the_easier_too(peer: float | None, limit: float) -> None:
    assert limit_of(Bar("copy_us", 5, 10), peer) == limit


def test_verdicts_say_which_bars_hold() -> None:
    slow = figures(rate=[100e3, 110e3, 120e3], copy=[4, 5, 9])
    verdicts = made_up(compiled=slow).verdicts
    assert [(v.bar.measure, v.limit, v.reached, v.holds) for v in verdicts] == [
        ("decisions_per_second", 375e3, 110e3, False),
        ("copy_us", 5, 5, True),
    ]


def test_a_bar_of_a_build_that_was_not_measured_is_not_judged() -> None:
    assert [v.holds for v in made_up(compiled=None).verdicts] == [None, None]


def test_a_bar_of_each_build_is_judged_by_that_build() -> None:
    assert [holds(v) for v in made_up_with_hot_path(rate=8e3, hot_path=21).verdicts] == [
        ("games_per_second", COMPILED, 150, True),
        ("copy_us", COMPILED, 12, True),
        ("hot_path_us", COMPILED, 20, False),
        ("hot_path_us", INTERPRETED, 150, True),
    ]


def holds(verdict: Verdict) -> tuple[str, str, float, bool | None]:
    return verdict.bar.measure, verdict.bar.build, verdict.limit, verdict.holds


@pytest.mark.parametrize("game", names())
def test_every_bar_is_about_something_that_is_measured(game: str) -> None:
    benchmark = benchmark_of(title(game))
    measures = {bar.measure for bar in benchmark.bars}
    assert measures <= NAMES
    assert benchmark.hot_path or "hot_path_us" not in measures


# What is played


def test_a_report_says_what_was_played() -> None:
    [setting] = made_up().settings
    assert (setting.game, setting.seats, setting.options, setting.hot_path) == (
        "example",
        4,
        {},
        None,
    )
    [setting] = made_up_with_hot_path().settings
    assert setting.options == WITH_HOT_PATH.options
    assert setting.hot_path == "looking for a comet all night"


@pytest.mark.parametrize("game", names())
def test_games_can_be_played_with_the_options_they_are_measured_with(game: str) -> None:
    options = benchmark_of(title(game)).options
    assert title(game).check(4, options).items() >= options.items()


@pytest.mark.parametrize("game", HOT_PATHS)
def test_a_hot_path_is_one_of_a_game_s_measures(game: str) -> None:
    assert set(measure(game, "hot-path", 0.01)) == {"hot_path_us"}


@pytest.mark.parametrize("game", HOT_PATHS)
def test_walking_a_hot_path_changes_nothing(game: str) -> None:
    path = HOT_PATHS[game]
    for at in path.positions():
        before = digest(at.table)
        assert path.call(at) == path.call(at)
        assert digest(at.table) == before


@pytest.mark.parametrize(("of", "told"), [(median, 3), (max, 8)])
def test_a_hot_path_says_whether_its_slowest_position_counts(
    monkeypatch: pytest.MonkeyPatch, of: Callable[[Iterable[float]], float], told: float
) -> None:
    path = HotPath("a walk", lambda: [3, 1, 8], call=lambda position: None, of=of)
    monkeypatch.setattr(measuring, "_ours", lambda game: SimpleNamespace(hot_path=path))
    monkeypatch.setattr(measuring, "_call_time", lambda call, position, seconds: position)
    assert measure("example", "hot-path", 0.01) == {"hot_path_us": told}


def test_a_game_without_a_hot_path_has_no_such_figure() -> None:
    assert measure("example", "hot-path", 0.01) == {}
