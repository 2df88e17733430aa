"""`orrery sim`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Process, Run


def test_a_summary_of_many_games(run: Run) -> None:
    result = run("sim", "example", "--seats", "random,random,random", "--games", "20")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert sum("│ random │" in line for line in lines) == 3
    assert lines[-2].startswith("20 games of ")
    assert lines[-1].endswith(" decisions/s")


def test_options_are_read_from_their_texts(run: Run) -> None:
    arguments = ["sim", "example", "--games", "2", "--json", "--option", "nights=1"]
    result = run(*arguments, "--option", "lenses=no", "--option", "sky=clear")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["options"] == {
        "nights": 1,
        "lenses": False,
        "lens_order": "clockwise",
        "sky": "clear",
    }


def test_json_holds_every_game_and_no_time(run: Run) -> None:
    report = json.loads(run("sim", "example", "--games", "3", "--seed", "s", "--json").stdout)
    assert [game["seed"] for game in report["games"]] == ["s/0", "s/1", "s/2"]
    assert set(report) == {"game", "seats", "options", "seed", "summary", "games"}
    assert set(report["games"][0]) == {"seed", "scores", "ranks", "decisions", "hash"}
    assert report["summary"]["games"] == 3


def test_the_same_command_prints_the_same_json_for_any_number_of_jobs(
    run: Run, process: Process
) -> None:
    arguments = ["sim", "example", "--games", "40", "--seed", "5", "--json"]
    alone = run(*arguments)
    assert alone.exit_code == 0
    for again in (process(*arguments), process(*arguments, "--jobs", "2")):
        assert again.returncode == 0
        assert again.stderr == ""
        assert again.stdout == alone.stdout


def test_a_progress_bar_keeps_out_of_the_results(run: Run) -> None:
    result = run("sim", "example", "--games", "3", "--json", FORCE_COLOR="1", TERM="xterm")
    assert "━" in result.stderr
    assert json.loads(result.stdout)["summary"]["games"] == 3


def test_another_seed_gives_other_games(run: Run) -> None:
    one, other = (
        json.loads(run("sim", "example", "--games", "5", "--seed", seed, "--json").stdout)
        for seed in ("1", "2")
    )
    assert [game["hash"] for game in one["games"]] != [game["hash"] for game in other["games"]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game called 'chess'; there are: "),
        (["example", "--seats", "random,deep"], "there is no bot called 'deep'; there are: random"),
        (["example", "--seats", ""], "there is no bot called ''; there are: random"),
        (["example", "--seats", "random," * 4 + "random"], "example is for 1 to 4 seats, not 5"),
        (["example", "--option", "nights"], "an option is written name=value, not 'nights'"),
        (["example", "--option", "nights=9"], "nights is from 1 to 6, not 9"),
        (["example", "--option", "nights=x"], "nights is a whole number, not 'x'"),
        (["example", "--option", "moons=1"], "there is no option 'moons'; the options are: nights"),
        (["example", "--games", "0"], "Invalid value for '--games'"),
        (["example", "--jobs", "0"], "Invalid value for '--jobs'"),
    ],
)
def test_what_won_t_do_is_named(run: Run, arguments: list[str], said: str) -> None:
    result = run("sim", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr


def test_an_option_given_twice_is_refused(run: Run) -> None:
    twice = ("--option", "nights=1", "--option", "nights=2")
    result = run("sim", "example", "--seats", "random", *twice)
    assert result.exit_code == 2
    assert "option nights is given twice" in result.stderr
