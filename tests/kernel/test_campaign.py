"""Campaigns: a chain of matches in the headers of their journals."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import orrery
from orrery import Match
from orrery.games.example.title import CAMPAIGN, TITLE
from orrery.kernel.campaign import Chapter
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import InvalidOption, InvalidSave
from orrery.kernel.journal import decode
from orrery.kernel.match import new_match
from orrery.kernel.replay import open_save

AUTUMN = Chapter(2, {"points": [3, 9]}, "check")


def begun(chapter: Chapter | None, **options: Any) -> Match:
    return new_match(TITLE, ["Ada", "Bea"], {"nights": 1, **options}, key_from_seed(5), chapter)


def finished(match: Match) -> Match:
    while not match.is_over:
        asked = match.pending()[0]
        match.play(asked.seat, asked.options[0].move)
    return match


def test_a_match_outside_a_campaign_has_no_chapter_in_its_header() -> None:
    match = finished(begun(None))
    assert (match.chapter, match.left, match.next_chapter) == (None, None, None)
    assert "campaign" not in json.loads(match.save())["journal"]["header"]


def test_a_chapter_leads_to_the_next_one_when_it_is_over() -> None:
    match = begun(Chapter(1))
    assert (match.left, match.next_chapter) == (None, None)
    finished(match)
    assert match.left == {"points": match.scores()}
    assert match.next_chapter == Chapter(2, {"points": match.scores()}, match.entries[-1].check)


def test_the_last_chapter_leaves_something_and_leads_nowhere() -> None:
    match = finished(begun(AUTUMN))
    scores = match.scores()
    assert match.left == {"points": [3 + scores[0], 9 + scores[1]]}
    assert match.next_chapter is None


@pytest.mark.parametrize(
    ("chapter", "options", "said"),
    [
        (Chapter(1), {"sky": "clear"}, "in chapter 1 of the campaign sky is 'fair', not 'clear'"),
        (AUTUMN, {"sky": "cloudy"}, "in chapter 2 of the campaign sky is 'fair', not 'cloudy'"),
        (Chapter(3, {"points": [1, 1]}, "check"), {}, "the campaign has chapters 1 to 2, not 3"),
        (Chapter(2), {}, "the first chapter, and no other, begins without anything carried"),
        (Chapter(1, {"points": [1, 1]}), {}, "the first chapter, and no other, begins without"),
    ],
)
def test_options_must_follow_from_what_is_carried(
    chapter: Chapter, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(InvalidOption, match=said):
        begun(chapter, **options)


def test_a_title_without_a_campaign_has_no_chapters() -> None:
    title = replace(TITLE, campaign=None)
    with pytest.raises(InvalidOption, match="example has no campaign"):
        new_match(title, ["Ada"], {}, key_from_seed(1), Chapter(1))


def test_a_journal_alone_shows_whether_its_options_follow() -> None:
    save = decode(finished(begun(AUTUMN)).save())
    assert open_save(TITLE, save).chapter == AUTUMN
    carried = msgspec.structs.replace(AUTUMN, carried={"points": [20, 9]})
    header = msgspec.structs.replace(save.journal.header, campaign=carried)
    save.journal.header = header
    with pytest.raises(InvalidSave, match="sky is 'cloudy', not 'fair'"):
        open_save(TITLE, save)


def test_what_is_carried_is_under_the_checks_of_the_journal() -> None:
    document = json.loads(finished(begun(AUTUMN)).save())
    document["journal"]["header"]["campaign"]["carried"]["points"] = [4, 9]
    with pytest.raises(InvalidSave, match="was altered"):
        orrery.load(json.dumps(document))


def test_a_match_that_goes_on_under_newer_rules_stays_a_chapter() -> None:
    newer = replace(TITLE, rules_version="later")
    save = decode(begun(AUTUMN).save())
    assert open_save(newer, save).chapter == AUTUMN
    wrong = msgspec.structs.replace(AUTUMN, carried={"points": [20, 9]})
    save.journal.header = msgspec.structs.replace(save.journal.header, campaign=wrong)
    with pytest.raises(InvalidSave, match="sky is 'cloudy', not 'fair'"):
        open_save(newer, save)


def test_the_most_points_win_and_ties_share() -> None:
    assert CAMPAIGN.winners({"points": [3, 9, 9]}) == [1, 2]
    assert replace(CAMPAIGN, ratings=()).rated({"points": [3, 9]}) == []
