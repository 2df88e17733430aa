"""`orrery rule`: what a paragraph says, which code carries it out, which tests prove it."""

from __future__ import annotations

from tests.cli.conftest import Run


def test_a_paragraph_with_its_code_and_its_tests(run: Run) -> None:
    told = run("rule", "EX-3.2").stdout
    assert told.startswith("EX-3.2  ")
    assert "src/orrery/games/example/game.py" in told
    assert "ShowComet" in told
    assert "tests/example/test_aiming.py" in told


def test_a_section_has_all_its_paragraphs(run: Run) -> None:
    told = run("rule", "EX-3").stdout
    ids = [line.split()[0] for line in told.splitlines() if line.startswith("EX-")]
    assert ids == [f"EX-3.{number}" for number in range(1, 7)]


def test_players_text_and_working_notes_are_told_apart(run: Run) -> None:
    told = run("rule", "PU-1.12").stdout.splitlines()
    assert told[0].endswith("four green and two red.")
    assert told[1:4] == ["    notes", "        data: event_cards.json", "        source: artwork"]


def test_a_paragraph_in_another_language(run: Run) -> None:
    assert "Wszyscy obserwatorzy" in run("rule", "EX-3.1", "--lang", "pl").stdout
    assert "Jedna kość" in run("rule", "EX-1.3", "--lang", "pl").stdout
    assert "en, pl, cs" in run("rule", "EX-1.3", "--lang", "de").output


def test_an_unknown_paragraph_is_answered_with_what_there_is(run: Run) -> None:
    result = run("rule", "XY-1.1")
    assert result.exit_code == 2
    assert "there is no paragraph 'XY-1.1'" in result.output
    assert "EX-… (example)" in result.output
