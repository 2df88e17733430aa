"""Whether a chain of matches can be played from its first chapter to its last."""

from __future__ import annotations

from orrery.kernel.campaign import Campaign, Carried, Chapter
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import InvalidOption
from orrery.kernel.journal import decode
from orrery.kernel.match import Match, new_match
from orrery.kernel.replay import open_save
from orrery.testing.cases import Case
from orrery.testing.driving import match_moves


def check_campaign(case: Case) -> None:
    """A title's campaign, begun with the options of this case, leads through all its chapters."""
    campaign = case.title.campaign
    if campaign is None or not _can_begin(case, campaign):
        return
    chapter: Chapter | None = Chapter(1)
    for number in range(1, len(campaign.chapters) + 1):
        assert chapter is not None, f"the campaign ends before chapter {number}"
        assert chapter.number == number, "chapters don't follow one after another"
        match = _played(case, campaign, chapter)
        assert match.left is not None
        _assert_carried(case, campaign, match.left)
        saved = open_save(case.title, decode(match.save()))
        assert saved.next_chapter == match.next_chapter, "a saved chapter leads elsewhere"
        chapter = match.next_chapter
    assert chapter is None, "the last chapter leads to another"


def _can_begin(case: Case, campaign: Campaign) -> bool:
    try:
        case.title.check(case.seats, campaign.options(case.options, Chapter(1)))
    except InvalidOption:
        return False
    return True


def _played(case: Case, campaign: Campaign, chapter: Chapter) -> Match:
    options = campaign.options(case.options, chapter)
    names = [f"Seat {seat}" for seat in range(case.seats)]
    key = key_from_seed(f"{case.seed} chapter {chapter.number}")
    match = new_match(case.title, names, options, key, chapter)
    for seat, move in match_moves(case, match):
        match.play(seat, move)
    return match


def _assert_carried(case: Case, campaign: Campaign, carried: Carried) -> None:
    """What is carried on is by player, with or without automatic ones, or for the table.

    It says who leads.
    """
    everybody = (case.seats, case.players)
    for name, numbers in carried.items():
        there = len(numbers) in (1, *everybody)
        assert there, f"{name} is carried for somebody who isn't there"
    points = carried.get(campaign.points, [])
    assert len(points) in everybody, "somebody has no points in the campaign"
    assert campaign.winners(carried), "nobody leads the campaign"
    rated = campaign.rated(carried)
    assert len(rated) == (len(points) if campaign.ratings else 0), "somebody has no rating"
