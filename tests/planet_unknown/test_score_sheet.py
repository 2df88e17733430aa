"""The score sheet: every medal with its source, and the verdict on a solo mission."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.planet_unknown.score_sheet import SHEET, verdict
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from orrery.kernel.score import ScoreLine
from orrery.text import Translator
from tests.planet_unknown.board import Seat, position, table
from tests.planet_unknown.score_table import line, whole


def lines(match: Match, part: str) -> list[ScoreLine]:
    """The lines of ada's score sheet that belong to a part of it."""
    sheet = SHEET.lines(position(match), 0)
    return [entry for entry in sheet if entry.key == f"score-{part}"]


def told(match: Match, part: str) -> dict[str, int]:
    """A part of ada's score sheet as she reads it."""
    english = Translator(TITLE, "en", match.names)
    return {english.source(entry): entry.points for entry in lines(match, part)}


@pytest.mark.rule("PU-8.2")
def test_each_complete_line_is_named() -> None:
    assert told(table(Seat(line("c", 6))), "planet") == {"Complete row 6": 3}
    assert len(lines(table(Seat(whole("c"))), "planet")) == 24


@pytest.mark.rule("PU-8.3")
def test_each_track_is_named() -> None:
    tracks = told(table(Seat(trackers="water 13 rover 15")), "tracks")
    assert tracks == {
        "Track: civ": 0,
        "Track: water": 7,
        "Track: biomass": 0,
        "Track: rover": 5,
        "Track: tech": 0,
    }


@pytest.mark.rule("PU-8.7")
def test_each_neighbour_objective_is_named_with_its_rival() -> None:
    match = table(Seat("b"), Seat("c"), Seat(), objectives="obj-25 obj-01 obj-26")
    english = Translator(TITLE, "en", match.names)
    rivals = [english.source(entry).rpartition("(")[2] for entry in lines(match, "neighbours")]
    assert rivals == ["against ben)", "against cleo)"]


@pytest.mark.rule("PU-8.5", "PU-8.6")
def test_parts_without_anything_say_so_once() -> None:
    match = table(Seat())
    assert lines(match, "civ") == [ScoreLine("score-civ", 0)]
    assert lines(match, "personal") == [ScoreLine("score-personal", 0)]


@pytest.mark.rule("PU-8.5", "PU-8.6")
def test_cards_and_personal_objectives_are_named() -> None:
    match = table(Seat(civ_cards="civ-06", personal="obj-01 obj-02"))
    assert [entry.fields for entry in lines(match, "civ")] == [{"civ": "civ-06"}]
    personal = [entry.fields["personal"] for entry in lines(match, "personal")]
    assert personal == ["obj-01", "obj-02"]


@pytest.mark.rule("PU-12.4.1")
def test_cities_left_uncovered_have_a_line() -> None:
    assert told(table(Seat(planet="gaia")), "planet") == {"Cities left uncovered": 2 * 8}


@pytest.mark.rule("PU-12.13.1")
def test_complete_parts_have_a_line() -> None:
    match = table(Seat(whole("c", planet="cerberus"), planet="cerberus"))
    assert told(match, "planet")["Complete parts of the planet"] == 3 * 2


@pytest.mark.rule("PU-10.3.4", "PU-10.3.5")
def test_a_solo_mission_ends_with_a_verdict() -> None:
    match = new_match(TITLE, ["ada"], {"events": "rulebook_example"}, key_from_seed(1))
    while not match.is_over:
        match.play(0, match.pending()[0].options[0].move)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.verdict is not None
    assert outcome.verdict.fields == {"points": outcome.scores[0], "expected": 58}
    assert outcome.verdict.succeeded == (outcome.scores[0] >= 58)
    assert outcome.winners == ([0] if outcome.verdict.succeeded else [])
    spoken = Translator(TITLE, "en", ["ada"]).verdict(outcome.verdict)
    assert spoken.endswith(f": {outcome.scores[0]} medals, expected were 58.")


@pytest.mark.rule("PU-10.3.5")
@pytest.mark.parametrize(
    ("lifepods", "grade", "succeeded"), [(0, "disaster", False), (80, "perfection", True)]
)
def test_the_grade_depends_on_the_score(lifepods: int, grade: str, succeeded: bool) -> None:
    match = table(Seat(more={"lifepods_scored": lifepods}), solo=True)
    judged = verdict(position(match))
    assert judged is not None
    assert (judged.grade, judged.succeeded) == (grade, succeeded)


def test_matches_of_several_have_no_verdict() -> None:
    assert verdict(position(table(Seat()))) is None
