"""`orrery show`."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.kernel.game import SPECTATOR
from orrery.text import Translator
from tests.cli.conftest import Process, Run
from tests.cli.test_verify import older


def test_the_story_of_a_match(run: Run, finished: Path) -> None:
    match = orrery.load(finished)
    result = run("show", finished)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[:4] == [
        "Comet Watch (example, rules 2)",
        "Seats: 0 Ada, 1 Bea",
        "Options: Nights: 1, Lenses: yes, Order of the lenses: clockwise, Sky: fair, "
        "Almanacs: none",
        f"Dice commitment: {match.commitment}",
    ]
    parts = ["Setup", "Night 1", "  The last night is over."]
    assert [line for line in lines if line in parts] == parts
    assert "  Ada chooses a comet." in lines
    assert "  Ada shows Kirch's Comet in telescope 1." in lines
    assert lines[-1] == f"Dice key: {match.key}"


def test_the_scores_with_their_parts(run: Run, finished: Path) -> None:
    outcome = orrery.load(finished).outcome
    assert outcome is not None
    rows = [line.split() for line in run("show", finished).stdout.splitlines()]
    stars, sets = zip(*outcome.breakdown, strict=True)
    assert ["Stars", *(str(line.points) for line in stars)] in rows
    assert ["Sets", "of", "lenses", *(str(line.points) for line in sets)] in rows
    assert ["Total", *map(str, outcome.scores)] in rows
    assert ["Rank", *map(str, outcome.ranks)] in rows


def test_all_secrets_and_what_was_taken_back(run: Run, finished: Path) -> None:
    lines = run("show", finished, "--all").stdout.splitlines()
    beginning = lines.index("   0  Ada: Choose Comet Swift (taken back)")
    assert lines[beginning + 1 : beginning + 5] == [
        "        Ada chooses Comet Swift. (taken back)",
        "   1  Ada takes a move back.",
        "   2  Ada: Choose Kirch's Comet",
        "        Ada chooses Kirch's Comet.",
    ]
    assert any(line.startswith("   4  Bea: Choose ") for line in lines)


def test_what_one_seat_knows(run: Run, finished: Path) -> None:
    lines = run("show", finished, "--seat", "1").stdout.splitlines()
    assert any(line.startswith("   4  Bea: Choose ") for line in lines)
    assert not any("Ada: " in line for line in lines)
    assert lines.count("  Ada draws a comet.") == 3
    assert "        Ada chooses a comet." in lines  # told when Bea's choice has closed the lanes


def test_a_match_that_goes_on_keeps_its_secrets(run: Run, unfinished: Path) -> None:
    match = orrery.load(unfinished)
    told = run("show", unfinished).stdout
    assert told.splitlines()[-1] == "The match is not over; it waits for Ada, Bea."
    assert "Dice key" not in told
    assert "taken back" not in told
    translator = Translator(match.title, "en", match.names)
    hidden = match.title.secrets(match.position(), SPECTATOR)
    assert hidden
    assert not any(translator.word(comet) in told for comet in hidden)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("pl", ["Straż Komet (example, zasady 2)", "Noc 1", "   1  Ada cofa ruch."]),
        ("cs", ["Hlídka komet (example, pravidla 2)", "Noc 1", "   1  Ada bere tah zpět."]),
    ],
)
def test_other_languages(run: Run, finished: Path, lang: str, lines: list[str]) -> None:
    told = run("show", finished, "--all", "--lang", lang).stdout.splitlines()
    assert [line for line in told if line in lines] == lines


def test_a_match_of_older_rules_is_told_from_its_events(run: Run, finished: Path) -> None:
    told = run("show", finished).stdout.splitlines()
    older(finished)
    result = run("show", finished)
    assert result.exit_code == 0
    assert set(told) == set(result.stdout.splitlines())


def test_names_that_look_like_markup_are_shown_as_they_are(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    orrery.new("example", ["[bold]Ada[/bold]", ":star:"], seed=1).save(file)
    assert "Seats: 0 [bold]Ada[/bold], 1 :star:" in run("show", file).stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "2"], "the seats are 0 to 1, not 2"),
        (["--seat", "-1"], "Invalid value for '--seat'"),
        (["--seat", "0", "--all"], "choose either --seat or --all"),
        (["--lang", "de"], "orrery: example can't be read in 'de'; there are: en, pl, cs"),
    ],
)
def test_what_won_t_do_is_named(run: Run, finished: Path, arguments: list[str], said: str) -> None:
    result = run("show", finished, *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr


def test_a_damaged_save_is_named(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text()[:-40])
    result = run("show", finished)
    assert result.exit_code == 2
    assert result.stderr.startswith("orrery: this is not a saved match: ")


def test_in_a_process_of_its_own(process: Process, finished: Path) -> None:
    result = process("show", finished, "--lang", "cs")
    assert result.returncode == 0
    assert "Poslední noc skončila." in result.stdout
    assert result.stderr == ""
