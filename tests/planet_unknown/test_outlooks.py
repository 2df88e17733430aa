"""Outlooks come true for every corporation, on every planet, under every event; and why-nots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from orrery.games.planet_unknown.cards import (
    EVENT_FORBIDS,
    EVENT_NAMES,
    EVENT_NO_DRIVING,
    NO_TERRAIN,
    NOWHERE,
)
from orrery.games.planet_unknown.content import CORPORATIONS, PLANETS
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.effects import PlacePatch
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.grid import SIDE
from orrery.games.planet_unknown.state import NO_TILE
from orrery.games.planet_unknown.tiles import ORIENTATIONS, shape_of, terrain_a, terrain_b
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.turn import FinishTurn, TakeTile
from orrery.games.planet_unknown.words import DRIVE, PATCH_AT, PLACE, WATER
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.outlook import Foresight
from orrery.testing.cases import Case
from orrery.testing.driving import moves_of
from orrery.testing.outlooks import compare_outlooks
from orrery.text import LANGUAGES, Translator

SYMMETRIC = "symmetric"
MIXES = ("gentle", "standard", "rough", "brutal")
TABLES = (3, 2, 1, 2, 1) * 7  # seats of each match
STRIDE = 29  # decisions from one look ahead to the next, besides those under a new event
TRIED = 3  # options of a decision
REASONS = {
    *("PU-4.1", "PU-4.3", "PU-4.5", "PU-4.6", "PU-5.2.7", "PU-5.2.11", "PU-5.3.2", "PU-12.2.1"),
    *("PU-12.2.2", "PU-12.3.1", "PU-12.5.1", "PU-12.7.1", "PU-12.7.2", "PU-12.8.1", "PU-12.9.1"),
    *("PU-12.10.3", "PU-12.10.4", "PU-12.12.1", "PU-13.3.6", "PU-13.3.7", "PU-13.3.8"),
}


def case(number: int) -> Case:
    """A match in which everybody has other boards; together the matches have all."""
    seats = TABLES[number]
    first = sum(TABLES[:number])
    options = {
        "planet": ",".join(_named(PLANETS, first + seat) for seat in range(seats)),
        "corporation": ",".join(_named(CORPORATIONS, first + seat) for seat in range(seats)),
        "events": MIXES[number % len(MIXES)],
        "personal_objectives": number % 2 == 0,
    }
    return Case(TITLE, seats, TITLE.check(seats, options), f"outlooks {number}")


def _named(boards: list[dict[str, Any]], number: int) -> str:
    board = boards[number % len(boards)]
    return SYMMETRIC if board["set"] == SYMMETRIC else str(board["id"])


def decisions(one: Case) -> Iterator[tuple[PlanetUnknown, int, int]]:
    game = one.begin()
    assert isinstance(game, PlanetUnknown)
    for lane, move in moves_of(one, game):
        yield game, game.lanes[lane].stack[-1].seat, move


def test_outlooks_come_true_for_all_boards_and_events() -> None:
    seen: set[tuple[str, int]] = set()
    for number in range(len(TABLES)):
        one = case(number)
        for count, (game, seat, move) in enumerate(decisions(one)):
            player = game.players[seat]
            here = {
                ("planet", player.planet),
                ("corporation", player.corporation),
                ("event", game.event),
            }
            if count % STRIDE and here <= seen:
                continue
            seen |= here
            options = game.options(seat)
            compare_outlooks(one, game, seat, [move, *options[:: 1 + len(options) // TRIED]])
    assert seen >= {("planet", planet) for planet in range(len(PLANETS))}
    assert seen >= {("corporation", number) for number in range(len(CORPORATIONS))}
    missing = set(range(len(EVENT_NAMES))) - {what for kind, what in seen if kind == "event"}
    assert not missing, [EVENT_NAMES[event] for event in missing]


def test_a_placed_tile_names_what_both_its_resources_bring() -> None:
    """PU-3.7: in which order they come is chosen later, but that they come is told before."""
    named: set[str] = set()
    for game, seat, _ in decisions(case(0)):
        if not isinstance(game.decision(seat), TakeTile):
            continue
        corporation, player = corporation_of(game.players[seat]), game.players[seat]
        foresight = Foresight(TITLE, game, seat)
        for move in [move for move in game.options(seat) if kind_of(move) == PLACE][::20]:
            outlook = foresight.outlook(move)
            tile = game.tops[game.depot(seat)[field(move, 0)]]
            pair = [terrain_a(tile), terrain_b(tile)]
            dry = [one for one in pair if one != WATER]  # how much ice there is decides on water
            effects = [corporation.resource_effect(player, one, sum(pair) - one, 0) for one in dry]
            if outlook.then == "agenda" and all(effects):
                assert set(effects) <= set(outlook.waits), TITLE.moves.text(move)
                named |= {TITLE.moves.text(effect) for effect in effects}
    assert len(named) > 4


def test_a_meteorite_on_the_planet_is_a_burden() -> None:
    changes = [
        change
        for game, seat, move in islice(decisions(case(1)), 60)
        for change in Foresight(TITLE, game, seat).outlook(move).changes
    ]
    assert {change.burden for change in changes if change.name == "meteorites-on-planet"} == {True}
    assert {change.burden for change in changes if change.name == "points"} == {False}


# Why not


def every_placement(game: PlanetUnknown, seat: int) -> list[int]:
    """All placements that could be tried, legal or not."""
    moves = []
    for stack, where in enumerate(game.depot(seat)):
        tile = game.tops[where]
        turns = len(ORIENTATIONS[shape_of(tile)]) if tile != NO_TILE else 1
        moves += [
            pack(PLACE, stack, square, turn)
            for square in range(SIDE * SIDE)
            for turn in range(turns)
        ]
    return moves


def every_step(game: PlanetUnknown, seat: int) -> list[int]:
    """Steps of all rovers to all squares around, and further."""
    return [
        pack(DRIVE, rover, to)
        for rover in game.players[seat].rovers
        for to in range(SIDE * SIDE)
        if rover != to and abs(rover - to) <= 2 * SIDE
    ]


def tries(game: PlanetUnknown, seat: int, count: int) -> list[int]:
    """What could be tried in a decision, of placements every 23rd."""
    step = game.decision(seat)
    if isinstance(step, PlacePatch):
        return [pack(PATCH_AT, square) for square in range(SIDE * SIDE)]
    placements = every_placement(game, seat) if isinstance(step, TakeTile) else []
    return every_step(game, seat) + placements[count % 23 :: 23]


def under_event(game: PlanetUnknown, event: int) -> PlanetUnknown:
    """The same position in a round with another event."""
    twin = game.copy()
    assert isinstance(twin, PlanetUnknown)
    twin.event = event
    twin.restored()
    return twin


def test_there_is_a_reason_for_exactly_what_is_not_legal() -> None:
    """Tried all over planets, under the events that restrict placing or driving.

    Options are found for all squares at once, reasons square by square.
    """
    events = [
        event
        for event in range(len(EVENT_NAMES))
        if EVENT_FORBIDS[event] != NOWHERE or EVENT_NO_DRIVING[event] != NO_TERRAIN
    ]
    told: set[str] = set()
    for number in range(len(TABLES)):
        for count, (real, seat, _) in enumerate(decisions(case(number))):
            step = real.decision(seat)
            if not isinstance(step, PlacePatch | TakeTile | FinishTurn):
                continue
            game = under_event(real, events[count % len(events)])
            legal = set(game.options(seat))
            for move in tries(game, seat, count):
                reasons = TITLE.why_not(game, seat, move)
                assert bool(reasons) == (move not in legal), TITLE.moves.text(move)
                told |= {reason.paragraph for reason in reasons}
    assert told >= REASONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_can_be_read(lang: str) -> None:
    game, seat, _ = next(decisions(case(0)))
    reasons = [
        reason
        for move in every_step(game, seat) + every_placement(game, seat)
        for reason in TITLE.why_not(game, seat, move)
    ]
    translator = Translator(TITLE, lang, ["Ada", "Bea", "Cyd"])
    assert all(translator.reason(reason) for reason in reasons)
