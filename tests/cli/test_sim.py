"""`orrery sim`."""

from __future__ import annotations

import json
import re

import pytest

import orrery
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
        "almanac": "none",
    }


def test_automatic_opponents_have_their_row(run: Run) -> None:
    arguments = ["sim", "example", "--games", "3", "--option", "almanac=royal"]
    report = json.loads(run(*arguments, "--json").stdout)
    assert [seat["bot"] for seat in report["summary"]["seats"]] == [
        "random",
        "random",
        "almanac royal",
    ]
    assert all(len(game["scores"]) == 3 for game in report["games"])
    assert "almanac royal" in run(*arguments).stdout


def test_so_many_opponents_of_one_level(run: Run) -> None:
    options = ["--option", "almanac=1", "--option", "almanac_level=pocket"]
    report = json.loads(run("sim", "example", "--games", "2", "--json", *options).stdout)
    assert report["options"]["almanac"] == "pocket"
    assert report["summary"]["seats"][2]["bot"] == "almanac pocket"


def test_json_holds_every_game_and_no_time(run: Run) -> None:
    report = json.loads(run("sim", "example", "--games", "3", "--seed", "s", "--json").stdout)
    assert [game["seed"] for game in report["games"]] == ["s/0", "s/1", "s/2"]
    assert set(report) == {"game", "seats", "options", "seed", "summary", "games"}
    fields = {"seed", "scores", "ranks", "winners", "grade", "decisions", "hash"}
    assert set(report["games"][0]) == fields
    assert report["summary"]["games"] == 3
    assert report["summary"]["grades"] == {}


SOLO = ("sim", "planet_unknown", "--seats", "random", "--games", "4", "--seed", "1")


def test_grades_of_solo_games_are_counted(run: Run) -> None:
    report = json.loads(run(*SOLO, "--json").stdout)
    counted = report["summary"]["grades"]
    assert list(counted) == list(orrery.title("planet_unknown").grades)
    assert sum(counted.values()) == 4
    for game in report["games"]:
        assert counted[game["grade"]] > 0
        assert game["winners"] == ([] if game["grade"] in ("disaster", "failure") else [0])


def test_a_summary_shows_how_often_each_grade_was_reached(run: Run) -> None:
    shown = re.findall(r"│ ([\w ]+?) +│ +(\d+) │ +[\d.]+% │", run(*SOLO).stdout)
    assert [words for words, _ in shown][:2] == ["Disaster", "Failure"]
    assert len(shown) == len(orrery.title("planet_unknown").grades)
    assert sum(int(games) for _, games in shown) == 4


def test_games_without_grades_show_none(run: Run) -> None:
    assert "Grade" not in run("sim", "planet_unknown", "--games", "1").stdout


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
        (["example", "--seats", "random,deep"], "there is no bot called 'deep'; there are: "),
        (["example", "--seats", ""], "there is no bot called ''; there are: "),
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


def test_with_a_bot_of_others_the_seed_is_secret_until_the_end(run: Run) -> None:
    seats = "tests.bots.test_naming:Wish,random"
    result = run("sim", "example", "--seats", seats, "--games", "1", "--option", "nights=1")
    assert result.exit_code == 0
    said, seed = result.stdout.splitlines()[-1].rsplit(" ", 1)
    assert said == "The seed was"
    assert len(seed) == 32
