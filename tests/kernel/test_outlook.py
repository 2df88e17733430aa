"""Outlooks: what a choice would bring, as far as one can know, on the example game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orrery.games.example.title import TITLE
from orrery.kernel.agenda import Agenda
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.errors import ChanceDecides, IllegalMove
from orrery.kernel.match import Match, new_match
from orrery.kernel.outlook import Change, Foresight
from orrery.kernel.snapshot import digest
from orrery.text import Translator

NAMES = ["Ada", "Bea"]


def match_of(seats: int = 2, seed: int = 1) -> Match:
    return new_match(TITLE, NAMES[:seats], {}, key_from_seed(seed))


def foresight(match: Match, seat: int) -> Foresight:
    return Foresight(TITLE, match.position(), seat)


def first(match: Match, seat: int) -> int:
    return next(one for one in match.pending() if one.seat == seat).options[0].move


def test_blind_dice_draw_nothing_but_the_certain() -> None:
    dice = new_dice(key_from_seed(1), 2)
    dice.blind = True
    assert dice.copy().below(0, 1) == 0
    with pytest.raises(ChanceDecides):
        dice.copy().below(0, 2)


def test_an_outlook_ends_with_the_own_next_decision() -> None:
    match = match_of()
    outlook = foresight(match, 0).outlook(first(match, 0))
    assert outlook.then == "aim-telescope"
    assert outlook.chance is None
    assert [event["kind"] for event in outlook.events] == ["chosen"]
    assert outlook.events[0]["comet"] == outlook.touches[0].removeprefix("comet:")
    assert Change("hand", 3, 2) in outlook.changes


def test_the_options_that_follow_are_named_if_they_are_few() -> None:
    match = match_of()
    outlook = foresight(match, 0).outlook(first(match, 0))
    assert [TITLE.moves.text(move) for move in outlook.waits] == ["aim t1", "aim t2", "aim t3"]
    told = Translator(TITLE, "en", NAMES).outlook(outlook)
    assert told[-1] == "Then choose: Aim telescope 1; Aim telescope 2; Aim telescope 3"
    match.play(0, first(match, 0))
    assert foresight(match, 0).outlook(first(match, 0)).waits == []


def test_effects_that_wait_to_be_ordered_are_all_named() -> None:
    dust, polish = TITLE.moves.parse("dust 2"), TITLE.moves.parse("polish 1")
    game = match_of().position()
    lane = game.lanes[game.lane_of(0)]
    lane.stack.append(Agenda(0, [polish, dust, polish, dust]))
    lane.waits = False
    game.settle()
    outlook = Foresight(TITLE, game, 0).outlook(dust)
    assert outlook.then == "agenda"
    assert outlook.waits == [polish, polish, dust]
    assert Translator(TITLE, "en", NAMES).outlook(outlook)[-1] == (
        "Then, in any order: Polish dust into stars; Polish dust into stars; Gain 2 dust"
    )


def test_more_of_a_burden_is_no_gain_and_the_last_of_it_no_loss() -> None:
    title = replace(TITLE, burdens=["hand"])
    match = match_of()
    outlook = Foresight(title, match.position(), 0).outlook(first(match, 0))
    assert Change("hand", 3, 2, burden=True) in outlook.changes
    assert Change("dust", 1, 0).takes_the_last
    assert not Change("dust", 1, 0, burden=True).takes_the_last


def test_what_is_lost_for_nothing_is_told_apart() -> None:
    title = replace(TITLE, wastes=["chosen"])
    match = match_of()
    outlook = Foresight(title, match.position(), 0).outlook(first(match, 0))
    assert [told["kind"] for told in outlook.wastes] == ["chosen"]
    assert Foresight(TITLE, match.position(), 0).outlook(first(match, 0)).wastes == []


def test_an_outlook_ends_where_others_choose_in_hiding() -> None:
    """Also when they have chosen already: who asks can't know that."""
    match = match_of()
    match.play(1, first(match, 1))
    match.play(1, first(match, 1))
    match.play(0, first(match, 0))
    outlook = foresight(match, 0).outlook(first(match, 0))
    assert outlook.events == []
    assert outlook.then is None
    assert outlook.chance is None


def test_an_outlook_ends_where_chance_decides() -> None:
    match = match_of(seats=1)
    match.play(0, first(match, 0))
    match.play(0, first(match, 0))
    outlook = foresight(match, 0).outlook(TITLE.moves.parse("take red"))
    assert [event["kind"] for event in outlook.events] == ["took"]
    assert outlook.chance == "rolled"
    assert outlook.changes == [Change("lens-red", 0, 1)]
    assert Translator(TITLE, "en", ["Ada"]).outlook(outlook) == [
        "Ada takes a red lens.",
        "Red lenses +1",
        "The die decides the rest.",
    ]


def test_looking_ahead_changes_nothing_and_asks_for_legal_moves() -> None:
    match = match_of()
    game = match.position()
    before = digest(game)
    ahead = Foresight(TITLE, game, 0)
    ahead.outlook(first(match, 0))
    with pytest.raises(IllegalMove, match="decline is not allowed now"):
        ahead.outlook(TITLE.moves.parse("decline"))
    assert digest(game) == before


def test_nobody_looks_ahead_without_a_decision() -> None:
    match = match_of()
    match.play(0, first(match, 0))
    match.play(0, first(match, 0))
    with pytest.raises(IllegalMove, match="nothing to decide"):
        foresight(match, 0)


def test_why_not_names_the_paragraph() -> None:
    match = match_of()
    ahead = foresight(match, 0)
    held = match.view(0)["watchers"][0]["hand"]
    other = next(name for name in ("encke", "faye", "biela", "tuttle") if name not in held)
    (reason,) = ahead.why_not(TITLE.moves.parse(f"choose {other}"))
    text = Translator(TITLE, "en", NAMES).reason(reason)
    assert text.endswith("is not in your hand. (EX-3.1)")
    assert ahead.why_not(first(match, 0)) == []
