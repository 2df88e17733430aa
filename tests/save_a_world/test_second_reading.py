"""Our rules against a second, simple reading of them, in random games of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.games.save_a_world import words
from orrery.games.save_a_world.board import LOCATION_NAMES
from orrery.games.save_a_world.buying import Buy
from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.choices import ForTags
from orrery.games.save_a_world.content import DECK_NAMES, PROJECT_NAMES, WORLD_NAMES
from orrery.games.save_a_world.game import SaveAWorld
from orrery.games.save_a_world.lab import UPGRADE_NAMES
from orrery.games.save_a_world.odds import chances
from orrery.games.save_a_world.paying import PayTags
from orrery.games.save_a_world.projects import Working
from orrery.games.save_a_world.research import Research
from orrery.games.save_a_world.scoring import total
from orrery.games.save_a_world.simu_cards import LEADS
from orrery.games.save_a_world.title import TITLE
from orrery.games.save_a_world.turn import Turn
from orrery.kernel.event import Sink
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.move import field, kind_of
from orrery.kernel.step import Step
from orrery.kernel.view import plain
from tests.save_a_world import second_reading as second
from tests.save_a_world.random_play import decisions

TAG_WORDS = ("planet", "science", "moon", "planet_or_moon", "any")
Deeds = set[tuple[object, ...]]  # what is done, with what is spent for it


def shown(game: SaveAWorld) -> dict[str, Any]:
    return plain(TITLE.view_of(game, OMNISCIENT))


def after(game: SaveAWorld, step: Step[Any], move: int) -> SaveAWorld:
    """The position as soon as a step has taken a move, before anything follows."""
    twin = game.copy()
    twin.lanes[twin.lane].stack.pop()
    step.take(twin, move)
    return twin


def spent_in(before: SaveAWorld, now: SaveAWorld, seat: int) -> second.Spent:
    old, new = before.players[seat].levels, now.players[seat].levels
    return tuple(a - b for a, b in zip(old, new, strict=True))


def done(game: SaveAWorld, step: Step[Any], seat: int, kind: int) -> Deeds:
    """Every move of a kind that can be made, perhaps after swaps, with what it takes."""
    found: Deeds = set()
    waiting = [(game, step)]
    while waiting:
        at, asking = waiting.pop()
        for move in asking.options(at):
            now = after(at, asking, move)
            if kind_of(move) == words.SWAP:
                waiting.append((now, now.lanes[now.lane].stack[-1]))
            elif kind_of(move) == kind:
                found.add((*_named(move), spent_in(game, now, seat)))
    return found


def _named(move: int) -> tuple[object, ...]:
    """What a move does, without how it is paid."""
    first, second_field, third = field(move, 0), field(move, 1), field(move, 2)
    kind = kind_of(move)
    if kind == words.WORK:
        return PROJECT_NAMES[first], second_field
    if kind == words.BUY_UPGRADE:
        return UPGRADE_NAMES[first], third
    return (CARD_NAMES[first],)


def expected_work(view: dict[str, Any], step: Working) -> Deeds:
    player = view["players"][step.seat]
    most = step.times if step.tag == words.NONE else second.most_tags(player, TAG_WORDS[step.tag])
    projects = [PROJECT_NAMES[step.project]] if step.project < 3 else list(second.PROJECTS)
    found: Deeds = set()
    for project in projects:
        number = second.PROJECTS.index(project)
        if step.closed >> number & 1:
            continue
        at = view["tracks"][number]["discs"][step.seat]
        for spaces, cost in enumerate(second.work_costs(player, at, most), start=1):
            for spent in second.payments(player, second.PROJECT_RESOURCE[project], cost):
                found.add((project, spaces, spent))
    return found


def expected_purchases(view: dict[str, Any], step: Buy) -> Deeds:
    player = view["players"][step.seat]
    cost = second.card_cost(player, step.discount, bool(step.free))
    decks = DECK_NAMES if step.deck == words.ANY_DECK else (DECK_NAMES[step.deck],)
    return {
        (card, spent)
        for deck in decks
        for card in view["displays"][DECK_NAMES.index(deck)]["cards"]
        if card is not None
        for spent in second.payments(player, second.DECK_RESOURCE[deck], cost)
    }


def expected_upgrades(view: dict[str, Any], step: Research) -> Deeds:
    player = view["players"][step.seat]
    tags = second.most_tags(player, "science") if step.science else 0
    return {
        (upgrade, by_tags, spent)
        for upgrade in second.open_upgrades(player)
        for by_tags in range(min(tags, second.UPGRADE_COST[upgrade]) + 1)
        for spent in second.payments(player, "knowledge", second.UPGRADE_COST[upgrade] - by_tags)
    }


def rich_games(name: str, seeds: range) -> Iterator[tuple[SaveAWorld, int]]:
    for seed in seeds:
        yield from decisions(f"{name} {seed}", rich=True)


@pytest.mark.rule(
    "HSW-7.9", "HSW-7.10", "HSW-10.2", "HSW-10.7", "HSW-11.2", "HSW-11.2.4", "HSW-11.2.7",
    "HSW-11.2.8", "HSW-11.13", "HSW-12.1.1", "HSW-12.1.2", "HSW-12.1.4",
)  # fmt: skip
@pytest.mark.parametrize("part", range(4))
def test_costs_and_payments(part: int) -> None:
    """Every project action, purchase and upgrade that can be paid, and each way to pay it."""
    seen = {Working: 0, Buy: 0, Research: 0}
    for game, seat in rich_games("payments", range(part * 8, part * 8 + 8)):
        if seat < 0:
            continue
        step = game.decision(seat)
        if isinstance(step, Working) and not any(step.swaps[:4]):
            assert done(game, step, seat, words.WORK) == expected_work(shown(game), step)
        elif isinstance(step, Buy) and not any(step.swaps[:4]):
            assert done(game, step, seat, words.BUY_CARD) == expected_purchases(shown(game), step)
        elif isinstance(step, Research) and not any(step.swaps[:4]):
            found = done(game, step, seat, words.BUY_UPGRADE)
            assert found == expected_upgrades(shown(game), step)
        else:
            continue
        seen[type(step)] += 1
    assert min(seen.values()) > 20


@pytest.mark.rule("HSW-5.1.1", "HSW-5.2.1", "HSW-7.11", "HSW-11.2.1", "HSW-11.2.3", "HSW-11.2.8")
def test_shuttle_and_action_cards() -> None:
    for game, seat in rich_games("energy", range(12)):
        if seat < 0 or not isinstance(game.decision(seat), Turn):
            continue
        view = shown(game)
        player = view["players"][seat]
        step = game.decision(seat)
        found: dict[int, Deeds] = {words.SHUTTLE: set(), words.PLAY: set()}
        for move in game.options(seat):
            if kind_of(move) in found:
                names = WORLD_NAMES if kind_of(move) == words.SHUTTLE else CARD_NAMES
                spent = spent_in(game, after(game, step, move), seat)
                found[kind_of(move)].add((names[field(move, 0)], spent))
        fuel = "t1_fuel" in player["upgrades"]
        assert found[words.SHUTTLE] == {
            (world, spent)
            for world, ready in zip(WORLD_NAMES, player["ready"], strict=True)
            if ready
            for spent in second.one_energy(player, fuel)
        }
        free = {(0, 0, 0, 0, 0)}
        lean = "t1_free_actions" in player["upgrades"]
        assert found[words.PLAY] == {
            (card, spent)
            for card in player["hand"]
            if second.DECK_OF[card] == "action"
            for spent in (free if lean else second.one_energy(player, any_kind=False))
        }


@pytest.mark.rule("HSW-5.3.2", "HSW-5.3.3", "HSW-5.3.4", "HSW-5.3.5", "HSW-11.2.6", "HSW-6.2")
def test_locations_that_are_open() -> None:
    for game, seat in rich_games("locations", range(12)):
        if seat < 0 or not isinstance(game.decision(seat), Turn):
            continue
        view = shown(game)
        found = {
            LOCATION_NAMES[field(move, 0)]
            for move in game.options(seat)
            if kind_of(move) == words.PLACE
        }
        worlds = zip(WORLD_NAMES, view["players"][seat]["ready"], strict=True)
        expected = [second.open_locations(view, seat, world) for world, ready in worlds if ready]
        assert found == set().union(*expected)


@pytest.mark.rule("HSW-6.4", "HSW-8.3", "HSW-8.4", "HSW-8.5", "HSW-8.6", "HSW-11.2.5", "HSW-18.10")
@pytest.mark.parametrize("part", range(3))
def test_tags_by_tokens_and_cards(part: int) -> None:
    """Every way without something superfluous can be chosen, and whatever can be is enough."""
    seen = 0
    for game, seat in rich_games("tags", range(part * 10, part * 10 + 10)):
        if seat < 0:
            continue
        step = game.decision(seat)
        player = shown(game)["players"][seat]
        if isinstance(step, ForTags):
            times = [field(m, 0) for m in game.options(seat) if kind_of(m) == words.TIMES]
            most = second.most_tags(player, TAG_WORDS[step.tag])
            assert times == list(range(1, most + 1))
        if not isinstance(step, PayTags) or step.least:
            continue
        asked = TAG_WORDS[step.tag]
        ways = ways_to_spend(game, step, seat)
        assert second.tag_payments(player, asked, step.number) <= ways
        types = second.accepted(player, asked)
        for tokens, cards in ways:
            worth = sum(second.tags_on(card, types) for card in cards)
            assert sum(tokens) + worth >= step.number
        seen += 1
    assert seen > 20


def ways_to_spend(
    game: SaveAWorld, step: PayTags, seat: int
) -> set[tuple[second.Spent, frozenset[str]]]:
    """All that can be spent in the end: tokens by type, and cards."""
    found = set()
    waiting: list[tuple[SaveAWorld, PayTags, frozenset[str]]] = [(game, step, frozenset())]
    while waiting:
        at, asking, cards = waiting.pop()
        for move in asking.options(at):
            now = after(at, asking, move)
            if kind_of(move) == words.TOKENS:
                found.add((tuple(field(move, tag) for tag in range(3)), cards))
                continue
            chosen = cards | {CARD_NAMES[field(move, 0)]}
            following = now.lanes[now.lane].stack[-1]
            if isinstance(following, PayTags):
                waiting.append((now, following, chosen))
            else:
                found.add(((0, 0, 0), chosen))
    return found


@pytest.mark.rule("HSW-15.1", "HSW-15.4", "HSW-15.5", "HSW-15.9", "HSW-18.4")
def test_chances_in_the_course_of_games() -> None:
    compared: set[tuple[int, ...]] = set()
    for seed in range(10):
        for game, _ in decisions(f"chances {seed}"):
            here = (*game.bag, *game.gauges)
            if here not in compared and len(compared) < 25 * (seed + 1):
                compared.add(here)
                expected = second.key_chances(game.bag, game.gauges)
                assert chances(game.bag, game.gauges) == pytest.approx(expected)
    assert len(compared) > 100


class Told(Sink):
    """Who moved on which track and how far, and who scored: as the events tell it."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, str, int]] = []
        self.gained: dict[int, int] = {}

    def tell(self, lane: int, audience: int, kind: int, args: list[int]) -> None:
        if kind in (words.WORKED, words.SIMU_WORKED):
            self.moves.append((args[0], PROJECT_NAMES[args[1]], args[2]))
        elif kind == words.SCORED:
            self.gained[args[0]] = self.gained.get(args[0], 0) + args[1]


@pytest.mark.rule(
    "HSW-16.1", "HSW-16.2", "HSW-16.3", "HSW-16.4", "HSW-16.5", "HSW-16.6", "HSW-16.7",
    "HSW-16.8", "HSW-16.9", "HSW-16.10", "HSW-16.12", "HSW-17.14", "HSW-17.19", "HSW-10.12",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(40))
def test_final_scores(seed: int) -> None:
    told = Told()
    for game, _ in decisions(f"scores {seed}", rich=seed % 2 > 0, sink=told):
        last = game
    view = shown(last)
    everybody = range(len(view["players"]) + (view["simu"] is not None))
    moves = [(who, project) for who, project, _ in told.moves]
    scores = [second.final_score(view, told.gained.get(who, 0), moves, who) for who in everybody]
    assert [total(last, who) for who in everybody] == scores
    counted = len(everybody) - (last.simu is not None and not LEADS[last.simu.level])
    leading = second.leader_points(told.moves, counted)
    assert [last.ledger[who][words.FROM_LEADING] for who in everybody] == [
        leading.get(who, 0) for who in everybody
    ]
    key = second.place_points(view, moves, view["key"])
    assert [last.standing(who)[:2] for who in everybody] == [
        [scores[who], key.get(who, 0)] for who in everybody
    ]
