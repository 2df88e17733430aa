"""The suite bites: each deliberately broken variant of the example game is caught."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from orrery.games.example.title import CAMPAIGN, TITLE
from orrery.kernel.campaign import Rating
from orrery.kernel.errors import BrokenRules
from orrery.kernel.order import Order
from orrery.kernel.title import Title
from orrery.testing import automata, campaigns, leaks, orders, outlooks, plans
from orrery.testing import conformance as c
from orrery.testing.cases import Case, default_case
from orrery.testing.conformance import CHECKS, Check
from tests.conformance import broken as b

SEEDS = range(4)


def silent(title: Title) -> Title:
    """A title that doesn't say what is secret."""
    return replace(title, secrets=lambda game, viewer: [])


BROKEN: list[tuple[Title, Check, str]] = [
    (b.titled(b.ShallowCopy), c.check_copies, "changed"),
    (b.titled(b.ForgetfulCopy), c.check_copies, "copy differs"),
    (b.titled(b.ToldSecret), leaks.check_events_leak_nothing, "is told the secret"),
    (b.titled(b.ChanceOutsideDice), c.check_same_seed_same_game, "differ"),
    (b.titled(b.CodedSecret), leaks.check_events_leak_nothing, "depends on what"),
    (silent(b.titled(b.ToldSecret)), leaks.check_events_leak_nothing, "depends on what"),
    (b.titled(b.HonestImagination), leaks.check_nothing_leaks, "really is"),
    (silent(b.titled(b.HonestImagination)), leaks.check_nothing_leaks, "really is"),
    (b.titled(b.HalfImagination), leaks.check_nothing_leaks, "really is"),
    (b.with_step(b.MeddlingOpening), c.check_lanes_keep_to_themselves, "outside its own seat"),
    (b.titled(b.MeddlingAtLast), c.check_lanes_keep_to_themselves, "outside its own seat"),
    (b.titled(b.Unadopted), c.check_lanes_keep_to_themselves, "outside its own seat"),
    (b.titled(b.LostLens), c.check_invariants, "no lens is lost"),
    (b.titled(b.EndlessNights), c.check_bounded, "decisions"),
    (b.titled(b.WrongScores), c.check_invariants, "add up"),
    (b.with_step(b.MeddlingStep), c.check_lanes_keep_to_themselves, "outside its own seat"),
    (b.with_step(b.RacingStep), c.check_any_interleaving, "order of simultaneous"),
    (b.with_step(b.FailingStep), c.check_options, "a listed move fails"),
    (b.with_step(b.RepeatingStep), c.check_options, "listed twice"),
    (b.with_step(b.BusyStep), c.check_options, "changed the position"),
    (b.with_step(b.ChangingStep), c.check_copies, "changed"),
    (b.with_step(b.PeekingStep), leaks.check_nothing_leaks, "depend on secrets"),
    (replace(TITLE, view=b.leaky_view), leaks.check_nothing_leaks, "sees the secret"),
    (replace(TITLE, view=b.indirect_view), leaks.check_nothing_leaks, "can't know"),
    (replace(TITLE, sheet=b.telling_sheet()), leaks.check_nothing_leaks, "depend on secrets"),
    (replace(TITLE, sheet=b.nameless_sheet()), c.check_invariants, "undeclared text"),
    (replace(TITLE, chosen=[b.undeclared_choice()]), c.check_invariants, "something undeclared"),
    (replace(TITLE, view=b.mistyped_view), c.check_shown_as_declared, "SkyView: Expected `int`"),
    (replace(TITLE, view=b.leaky_view), c.check_shown_as_declared, "is no SkyView"),
    (
        replace(TITLE, catalogue=b.mistyped_catalogue),
        c.check_shown_as_declared,
        "Catalogue: Object missing required field `brightness`",
    ),
    (replace(TITLE, moves=b.alike_moves()), c.check_notation, "written alike"),
    (replace(TITLE, holdings=b.telling_holdings), outlooks.check_outlooks, "can't know"),
    (b.titled(b.LookingAhead), outlooks.check_outlooks, "can't know"),
    (b.titled(b.ChangingMind), outlooks.check_outlooks, "brings"),
    (b.with_step(b.ChoosingToPeek), outlooks.check_outlooks, " there are ["),
    (replace(TITLE, burdens=["debts"]), outlooks.check_outlooks, "no burden"),
    (replace(TITLE, orders=[Order("odd", b.telling_order)]), orders.check_orders, "can't know"),
    (replace(TITLE, next_turn=b.telling_turn), plans.check_plans, "can't know"),
    (replace(TITLE, why_not=b.forbid_everything), outlooks.check_outlooks, "forbids the legal"),
]


ALMANAC = {"almanac": "royal"}


def with_campaign(**changed: Any) -> Title:
    return replace(TITLE, campaign=replace(CAMPAIGN, **changed))


BROKEN_WITH_AN_ALMANAC: list[tuple[Title, Check, str]] = [
    (b.titled(b.Unscored), c.check_invariants, "not every player has a score"),
    (b.titled(b.Uncounted), automata.check_automata, "another number of opponents"),
    (b.titled(b.Unnamed), automata.check_automata, "nobody is told how 3 scores"),
    (b.titled(b.Unexplained), automata.check_automata, "by which rule 3 acts"),
    (b.titled(b.AskedAlmanac), automata.check_automata, "an automatic opponent is asked"),
    (replace(TITLE, view=b.seats_only), automata.check_automata, "has all players"),
    (with_campaign(leaves=b.forgetful_campaign), campaigns.check_campaign, "who isn't there"),
    (with_campaign(leaves=b.absent_minded_campaign), campaigns.check_campaign, "who isn't there"),
    (
        with_campaign(ratings=[Rating(0, "stargazer")], points="dust"),
        campaigns.check_campaign,
        "no points in the campaign",
    ),
]


def caught_by(check: Check, title: Title, options: dict[str, str] | None = None) -> str:
    """What the check says of a title within a few games, or nothing."""
    for seed in SEEDS:
        try:
            check(Case(title, 3, title.check(3, options or {}), seed))
        except AssertionError as error:
            return str(error)
    return ""


@pytest.mark.parametrize(("title", "check", "finding"), BROKEN)
def test_a_broken_game_is_caught(title: Title, check: Check, finding: str) -> None:
    said = caught_by(check, title)
    assert said
    assert finding in said


@pytest.mark.parametrize(("title", "check", "finding"), BROKEN_WITH_AN_ALMANAC)
def test_a_broken_opponent_is_caught(title: Title, check: Check, finding: str) -> None:
    said = caught_by(check, title, ALMANAC)
    assert said
    assert finding in said


def test_a_decision_without_options_stops_the_game() -> None:
    with pytest.raises(BrokenRules, match="EmptyStep offers seat 0 no option"):
        c.check_bounded(default_case(b.with_step(b.EmptyStep), 2))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_unbroken_game_passes(check: Check) -> None:
    for seed in SEEDS:
        check(Case(TITLE, 3, TITLE.check(3, ALMANAC if seed % 2 else {}), seed))
