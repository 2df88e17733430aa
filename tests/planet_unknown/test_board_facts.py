"""What boards show and never work out: lines, ways of rovers, depots, where trackers stood."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from orrery import Match
from orrery.games.planet_unknown.catalogue import catalogue
from orrery.games.planet_unknown.corporations import CORPORATION_NAMES, corporation_of
from orrery.games.planet_unknown.grid import SIDE
from orrery.games.planet_unknown.rovers import drives
from orrery.games.planet_unknown.scoring import line_medals, planet_medals
from orrery.games.planet_unknown.setup import RANDOM, SYMMETRIC
from orrery.games.planet_unknown.state import Table
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.view import view
from orrery.games.planet_unknown.view_types import PlayerView
from orrery.games.planet_unknown.vocabulary import LINE_NAMES, SPACE_NAMES
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import SPECTATOR
from orrery.kernel.match import new_match
from orrery.kernel.move import field
from orrery.kernel.state import replaced
from tests.planet_unknown.board import (
    Seat,
    filled,
    offered,
    play,
    player,
    position,
    square,
    table,
    told,
)
from tests.planet_unknown.corporations.test_makeshift import advancing
from tests.planet_unknown.planets.test_petra import CURRENTS

MODULES: dict[str, Any] = {"planet": RANDOM, "corporation": RANDOM, "events": "rough"}


def shown(match: Match) -> PlayerView:
    """What everybody sees of ada."""
    return view(position(match), SPECTATOR).players[0]


def positions(seed: int, every: int = 9) -> list[Table]:
    """Positions of a random match with all boards and events."""
    chance = Random(seed)
    game = TITLE.begin(3, MODULES, key_from_seed(seed))
    found = []
    for number in range(400):
        if game.is_over():
            break
        seat = chance.choice(game.deciders())
        game.play(seat, chance.choice(game.options(seat)))
        if number % every == 0:
            found.append(cast("Table", game.copy()))
    return found


# Lines


@pytest.mark.rule("PU-8.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_line_is_shown_complete_where_it_scores(seed: int) -> None:
    for game in positions(seed):
        for seen, one in zip(view(game, SPECTATOR).players, game.players, strict=True):
            facts = catalogue().planets[seen.planet]
            medals = facts.row_medals + facts.column_medals
            squares = facts.row_squares + facts.column_squares
            done = [name in seen.lines.complete for name in LINE_NAMES]
            scored = [medals[n] if done[n] else 0 for n in range(2 * SIDE)]
            assert scored == [line_medals(one, number) for number in range(2 * SIDE)]
            assert all(seen.lines.filled[n] == squares[n] for n in range(2 * SIDE) if done[n])


@pytest.mark.rule("PU-12.6.2")
def test_an_open_current_counts_as_filled() -> None:
    match = table(Seat(filled("petra", CURRENTS), planet="petra"))
    assert set(shown(match).lines.complete) >= set(LINE_NAMES[:SIDE])
    assert planet_medals(player(match, "ada")) > 0


@pytest.mark.rule("PU-8.2", "PU-11.5.6")
@pytest.mark.parametrize(
    "piece", [{"meteorites": "r1c6"}, {"rovers": "r1c6", "more": {"loads": [1]}}]
)
def test_a_meteorite_blocks_its_lines_also_when_it_is_carried(piece: dict[str, Any]) -> None:
    match = table(Seat(filled("ksb_4156"), corporation="horizon", **piece))
    lines = shown(match).lines
    assert lines.filled[0] == 2
    assert "row1" in lines.blocked
    assert "row1" not in lines.complete
    assert "row2" in lines.complete


# Ways of rovers


def reached_by_rules(game: Table, seat: int) -> dict[tuple[int, int], int]:
    """Rover and square to the movement that it costs, found by the steps that rules offer."""
    costs: dict[tuple[int, int], int] = {}
    for number, origin in enumerate(game.players[seat].rovers):
        waiting = [game.copy()]
        while waiting:
            now = waiting.pop()
            one = now.players[seat]
            for move in drives(now, seat):
                start, to = field(move, 0), field(move, 1)
                cost = corporation_of(one).step_cost(one, to)
                if start != one.rovers[number] or cost > one.movement or to == origin:
                    continue
                after = now.copy()
                other = after.players[seat]
                other.rovers = replaced(other.rovers, number, to)
                other.movement -= cost
                spent = game.players[seat].movement - other.movement
                if spent < costs.get((origin, to), spent + 1):
                    costs[origin, to] = spent
                    waiting.append(after)
    return costs


@pytest.mark.rule("PU-5.2.7", "PU-5.2.11", "PU-5.2.12", "PU-13.3.6")
@pytest.mark.parametrize("seed", range(6))
def test_routes_lead_wherever_rovers_can_drive(seed: int) -> None:
    driven = 0
    for game in positions(seed, every=4):
        for seat, seen in enumerate(view(game, SPECTATOR).players):
            game.players[seat].roamed = []
            found = {(square(r.start), square(r.path[-1])): r.cost for r in seen.routes}
            assert found == reached_by_rules(game, seat)
            driven += bool(found)
    assert driven


@pytest.mark.rule("PU-11.4.9", "PU-11.4.12")
def test_routes_of_cosmos_are_diagonal_and_free_over_energy() -> None:
    ada = Seat(
        "eee", at="r6c6", rovers="r6c6", movement=1, corporation="cosmos", trackers="tech 15"
    )
    costs = {route.path[-1]: route.cost for route in shown(table(ada)).routes}
    assert (costs["r6c8"], costs["r7c9"]) == (0, 1)


@pytest.mark.rule("PU-5.2.7")
def test_a_route_is_driven_step_by_step() -> None:
    match = table(Seat("ccc", at="r6c6", rovers="r6c6", movement=3))
    (route,) = [route for route in shown(match).routes if route.path[-1] == "r5c8"]
    start = route.start
    for to in route.path:
        assert f"drive {start} {to}" in offered(match, "ada")
        play(match, f"ada: drive {start} {to}")
        start = to
    assert shown(match).movement == 3 - route.cost == 0


# The station


@pytest.mark.rule("PU-2.1.5", "PU-3.4")
@pytest.mark.parametrize("seed", range(3))
def test_depots_are_shown_for_every_rotation(seed: int) -> None:
    game = positions(seed)[-1]
    told = view(game, SPECTATOR)
    assert told.depots == told.depots_by_rotation[game.rotation]
    for rotation in range(6):
        game.rotation = rotation
        assert view(game, SPECTATOR).depots == told.depots_by_rotation[rotation]


# Where trackers came from


@pytest.mark.rule("PU-6.1.1", "PU-6.1.3", "PU-11.7.2", "PU-11.8.3")
@pytest.mark.parametrize("corporation", [SYMMETRIC, *CORPORATION_NAMES[1:]])
def test_an_advance_tells_where_the_tracker_stood(corporation: str) -> None:
    chance = Random(corporation)
    options = MODULES | {"corporation": corporation}
    match = new_match(TITLE, ["Ada"], options, key_from_seed(corporation))
    moved = set()
    while not match.is_over:
        pending = chance.choice(match.pending())
        before = [SPACE_NAMES[at] for at in position(match).players[pending.seat].trackers]
        stand = dict(zip(("civ", "water", "biomass", "rover", "tech"), before, strict=True))
        for event in match.play(pending.seat, chance.choice(pending.options).move):
            if event["kind"] not in ("advanced", "regressed") or event["seat"] != pending.seat:
                continue
            tracker = str(event["tracker"])
            assert event["spot"] == stand[tracker]
            stand[tracker] = f"{event['track']}{event['height']}"
            moved.add((event["spot"], stand[tracker]))
    assert len(moved) > 10


@pytest.mark.rule("PU-11.8.1")
def test_a_diagonal_advance_comes_from_another_track() -> None:
    match = advancing("civ", "civ civ 3")
    play(match, "ada: go water 4")
    (event,) = told(match, "advanced")
    assert (event["track"], event["height"], event["spot"]) == ("water", 4, "civ3")
