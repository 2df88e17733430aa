"""Outlooks come true with every technology, headquarters and transmitter; and why-nots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from orrery.games.pulsar_2849 import words
from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES
from orrery.games.pulsar_2849.flying import Flight, Teleport
from orrery.games.pulsar_2849.game import Pulsar2849
from orrery.games.pulsar_2849.rounds import TakeDie
from orrery.games.pulsar_2849.state import BLOCKED, FACE_DOWN, FREE
from orrery.games.pulsar_2849.systems import BLUE, MOST_PLANETS, PLANETS
from orrery.games.pulsar_2849.technologies import CATEGORIES, LETTERS
from orrery.games.pulsar_2849.title import TITLE
from orrery.games.pulsar_2849.transmitters import COUNT
from orrery.games.pulsar_2849.turn import Turn
from orrery.games.pulsar_2849.view import view
from orrery.games.pulsar_2849.view_types import RouteView
from orrery.games.pulsar_2849.vocabulary import MOVES, SHEET_NAMES, TECHNOLOGY_NAMES
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.feed import Feed, Record, Recorder
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.outlook import Change, Foresight, Outlook
from orrery.kernel.state import replaced
from orrery.kernel.title import Reason
from orrery.kernel.vocabulary import Named, Number
from orrery.testing.cases import Case
from orrery.testing.driving import moves_of
from orrery.testing.outlooks import compare_outlooks
from orrery.text import LANGUAGES, Translator

MATCHES = 33
TRIED_MATCHES = 6  # in which moves are tried that may not be legal
STRIDE = 47  # decisions from one look ahead to the next, besides those with something new
TRIED = 4  # options of a decision
ROUTE_STRIDE = 5  # from one route of a flight that is looked at to the next
TELLING = ("bases", "unknown", "bonus", "claim", "tiles", "points")  # of a route in the view
TRIES = 6  # moves of each kind that are tried at a decision, legal or not
KINDS = {
    TakeDie: [words.TAKE_DIE],
    Flight: [words.ROUTE],
    Teleport: [words.TELEPORT],
    Turn: [
        words.FLY,
        words.TAKE_GYRODYNE,
        words.COMPLETE,
        words.TAKE_TRANSMITTER,
        words.PAY_TRANSMITTER,
        words.PROJECT,
        words.BUY_TOKEN,
        words.PATENT,
        words.BUILD,
        words.COPY,
        words.END_TURN,
    ],
}
REASONS = {
    *("P49-4.3.1", "P49-4.3.6", "P49-4.5.2", "P49-5.2.1", "P49-5.3.1", "P49-6.1.2", "P49-6.1.8"),
    *("P49-6.1.9", "P49-6.7.1", "P49-7.3.1", "P49-7.5.1", "P49-7.5.2", "P49-8.1.1", "P49-8.3.1"),
    *("P49-9.3", "P49-9.4", "P49-9.7.1", "P49-11.1", "P49-11.3", "P49-12.1.1", "P49-12.2.1"),
}


def case(number: int, cluster: str) -> Case:
    seats = 2 + number % 3
    letter = LETTERS[number % len(LETTERS)]
    options = {
        "cluster": cluster,
        **{f"technologies_{category.lower()}": letter for category in CATEGORIES},
    }
    return Case(TITLE, seats, TITLE.check(seats, options), f"outlooks {number}")


def decisions(
    number: int, cluster: str = CLUSTER_NAMES[0]
) -> Iterator[tuple[Case, Pulsar2849, int, int]]:
    one = case(number, cluster)
    game = one.begin()
    assert isinstance(game, Pulsar2849)
    for lane, move in moves_of(one, game):
        yield one, game, game.lanes[lane].stack[-1].seat, move


def things(game: Pulsar2849, seat: int) -> set[str]:
    """What a player has that may change what a move brings."""
    player = game.players[seat]
    return {
        f"sheet {player.sheet}",
        *(f"tech {t}" for place, t in enumerate(game.technologies) if player.patents >> place & 1),
        *(f"transmitter {placed >> 1}" for array in player.arrays for placed in array),
    }


def test_outlooks_come_true_with_everything_that_players_have() -> None:
    seen: set[str] = set()
    for number in range(MATCHES):
        for count, (one, game, seat, move) in enumerate(decisions(number)):
            here = things(game, seat)
            if count % STRIDE and here <= seen:
                continue
            seen |= here
            options = game.options(seat)
            compare_outlooks(one, game, seat, [move, *options[:: 1 + len(options) // TRIED]])
    missing = {f"tech {n}" for n in range(len(TECHNOLOGY_NAMES))} - seen
    missing |= {f"sheet {n}" for n in range(len(SHEET_NAMES))} - seen
    missing |= {f"transmitter {n}" for n in range(COUNT)} - seen
    assert not missing


def test_a_token_is_part_of_the_cost() -> None:
    """And whoever spends the only one is told that none is left."""
    for _, game, seat, _ in decisions(0):
        if isinstance(game.decision(seat), Turn) and game.players[seat].tokens == [1, 0]:
            foresight = Foresight(TITLE, game, seat)
            moves = [m for m in game.options(seat) if kind_of(m) == words.FLY]
            free = next(m for m in moves if field(m, 1) == words.UNMODIFIED)
            dear = next(m for m in moves if field(m, 1) == words.PLUS_ONE)
            spent = Change("plus-minus", 1, 0)
            assert spent in foresight.outlook(dear).changes
            assert spent not in foresight.outlook(free).changes
            return
    raise AssertionError("nobody had one token")


def test_a_teleport_says_what_arriving_brings() -> None:
    for number in range(MATCHES):
        for _, game, seat, _ in decisions(number):
            if not isinstance(game.decision(seat), Teleport):
                continue
            foresight = Foresight(TITLE, game, seat)
            outlooks = [foresight.outlook(move) for move in game.options(seat)]
            told = {event["kind"] for outlook in outlooks for event in outlook.events}
            chances = {outlook.chance for outlook in outlooks}
            if "claimed" in told or "base" in told:
                assert "revealed" in chances or "base" in told
                return
    raise AssertionError("nobody teleported to anything worth it")


# Routes, of which the view tells what they bring


def happens(game: Pulsar2849, seat: int, move: int) -> tuple[Pulsar2849, list[Record]]:
    """The position after a move, and what everybody is told of it."""
    after, recorder, feed = game.copy(), Recorder(TITLE.events), Feed(game.seats)
    after.sink = recorder
    after.advance(after.lane_of(seat), move)
    feed.publish(recorder.events)
    return after, feed.since(0, seat)


def places_of(events: list[Record], kind: str) -> set[Any]:
    """The places that events of a kind are about."""
    return {event.get("place", event.get("pulsar")) for event in events if event["kind"] == kind}


def assert_foreseen(route: RouteView, start: str, outlook: Outlook) -> None:
    """The outlook tells the same, as far as it goes: to the first tile that is turned up."""
    flew, *events = outlook.events
    assert (flew["kind"], flew["from"], flew["place"]) == ("flew", start, route.place)
    assert flew["length"] == route.length == len(route.path)
    assert outlook.touches == [f"place:{place}" for place in dict.fromkeys(route.path)]
    gained = {change.name: change.after - change.before for change in outlook.changes}
    assert {name for name, more in gained.items() if more < 0} <= {"rings"}  # the rest is paid
    if route.unknown or route.tiles:
        assert outlook.chance == ("revealed" if route.unknown else "explored")
        assert places_of(events, "base") <= set(route.bases)
        return
    assert outlook.chance is None
    assert places_of(events, "base") == set(route.bases)
    assert places_of(events, "claimed") == ({route.place} if route.claim else set())
    assert gained.get("points", 0) == route.points
    assert gained.get("bases", 0) == len(route.bases)
    assert gained.get("rings", 0) == -route.claim
    assert (outlook.then == "choose-bonus") == route.bonus


def assert_comes_true(route: RouteView, game: Pulsar2849, seat: int, move: int) -> None:
    """It happens, face-down tiles included; these may bring more."""
    after, events = happens(game, seat, move)
    kinds = Counter(event["kind"] for event in events)
    shown = view(after, seat).last_flight
    assert shown is not None
    assert shown.path == route.path
    assert places_of(events, "base") == set(route.bases)
    assert kinds["claimed"] == route.claim
    assert (kinds["revealed"], kinds["explored"]) == (route.unknown, route.tiles)
    assert after.players[seat].points - game.players[seat].points >= route.points


def crowded(game: Pulsar2849, seat: int) -> Pulsar2849:
    """The same decision, without rings and with no blue planet free that can be seen."""
    twin = game.copy()
    twin.players[seat].rings = 0
    for system, tile in enumerate(game.system_tiles):
        for number, colour in enumerate(PLANETS[tile] if tile != FACE_DOWN else ()):
            place = system * MOST_PLANETS + number
            if colour == BLUE and twin.planets[place] == FREE:
                twin.planets = replaced(twin.planets, place, BLOCKED)
    twin.restored()
    return twin


def looked_at(game: Pulsar2849, seat: int, count: int) -> Iterator[RouteView]:
    """Some routes of a flight, compared with outlooks and with what happens."""
    flight = view(game, seat).flight
    assert flight is not None
    foresight = Foresight(TITLE, game, seat)
    routes = [*zip(flight.routes, game.options(seat), strict=True)]
    for route, move in routes[count % ROUTE_STRIDE :: ROUTE_STRIDE]:
        assert MOVES.text(move) == f"route {route.place} {route.length} {route.way}"
        assert_foreseen(route, flight.start, foresight.outlook(move))
        assert_comes_true(route, game, seat, move)
        yield route


def test_routes_bring_what_the_view_tells_of_them() -> None:
    seen: set[str] = set()
    for number, cluster in product(range(TRIED_MATCHES), CLUSTER_NAMES):
        for count, (_, game, seat, _) in enumerate(decisions(number, cluster)):
            step = game.decision(seat)
            if not isinstance(step, Flight):
                assert view(game, seat).flight is None
                continue
            seen |= {"a run"} if step.slot != words.NO_RUN else set()
            for position in (game, crowded(game, seat)):
                for route in looked_at(position, seat, count):
                    seen |= {name for name in TELLING if getattr(route, name)}
    assert seen == {*TELLING, "a run"}


# Why not


def tries(number: int, count: int, kind: int) -> list[int]:
    """Moves of a kind with any fields that can be written."""
    dice = new_dice(key_from_seed(f"{number} {count} {kind}"), 1)
    moves = []
    for _ in range(TRIES):
        values = []
        for part in MOVES.kinds[kind].fields:
            if isinstance(part, Named):
                values.append(dice.below(0, len(part.names)))
            else:
                assert isinstance(part, Number)
                values.append(part.low + dice.below(0, min(part.high, 9) - part.low + 1))
        moves.append(pack(kind, *values))
    return moves


def with_own_die(game: Pulsar2849, seat: int, move: int) -> int:
    """The same move, paid with a die that the player has, so that there is another reason."""
    own = game.players[seat].dice
    if kind_of(move) not in KINDS[Turn][:8] or not own:
        return move
    return pack(kind_of(move), own[0] - 1, field(move, 1), field(move, 2), field(move, 3))


def forbidden() -> Iterator[list[Reason]]:
    """The reasons of moves that were tried all over matches, where there is one to be."""
    for number in range(TRIED_MATCHES):
        for count, (_, game, seat, _) in enumerate(decisions(number)):
            kinds = KINDS.get(type(game.decision(seat)), [])
            legal = set(game.options(seat))
            tried = [move for kind in kinds for move in tries(number, count, kind)]
            for move in tried + [with_own_die(game, seat, move) for move in tried]:
                reasons = TITLE.why_not(game, seat, move)
                assert bool(reasons) == (move not in legal), MOVES.text(move)
                yield reasons


def test_there_is_a_reason_for_exactly_what_is_not_legal() -> None:
    told = {reason.paragraph: reason for reasons in forbidden() for reason in reasons}
    assert told.keys() >= REASONS
    for lang in LANGUAGES:
        translator = Translator(TITLE, lang, ["Ada", "Bea", "Cyd", "Dot"])
        assert all(translator.reason(reason) for reason in told.values())


@pytest.mark.rule("P49-11.1")
def test_a_row_that_is_not_in_play_yet_says_when_it_will_be() -> None:
    for _, game, seat, _ in decisions(1):
        if isinstance(game.decision(seat), Turn) and game.round == 1:
            last = game.technologies[-1]
            move = pack(words.PATENT, game.players[seat].dice[0] - 1, 0, last)
            (reason,) = TITLE.why_not(game, seat, move)
            assert (reason.paragraph, reason.fields) == ("P49-11.1", {"round": 8})
            return
