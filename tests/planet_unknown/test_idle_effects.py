"""The order of effects is asked only where one of them may bring something (PU-14.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from orrery.games.planet_unknown.corporation import CORPORATION_NAMES
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.idle import is_idle
from orrery.games.planet_unknown.state import space
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.turn import ConfirmTurn
from orrery.games.planet_unknown.words import DONE, MILESTONE, MOVEMENT, TRACKERS, UNLOCK
from orrery.kernel.agenda import Agenda
from orrery.kernel.move import kind_of
from orrery.kernel.snapshot import written
from orrery.kernel.state import replaced
from tests.planet_unknown.board import Seat, offered, table

CORPORATIONS = ["symmetric", *(name for name in CORPORATION_NAMES if name != "universal_coalition")]
MOST_POSITIONS = 150  # of a decision that is followed to its ends; those with more are left out


class AlwaysAsking(PlanetUnknown):
    """The same rules, but effects that bring nothing are asked for like all others."""

    def order_is_free(self, seat: int, effect: int) -> bool:
        return kind_of(effect) in (MOVEMENT, MILESTONE, UNLOCK)

    def any_order_does(self, seat: int, effects: list[int]) -> bool:
        return False


def orders_asked(corporation: str, kind: type[PlanetUnknown]) -> Iterator[PlanetUnknown]:
    """The positions of random games in which the order of several effects is asked."""
    title = replace(TITLE, game=kind)
    for number in range(3):
        dice = Random(f"{corporation} {number}")
        options = {"corporation": corporation, "planet": "random", "events": "standard"}
        game = title.begin(1, title.check(1, options), bytes([number]) * 32)
        assert isinstance(game, PlanetUnknown)
        while not game.is_over():
            step = game.decision(0)
            if isinstance(step, Agenda) and len(set(step.effects)) > 1:
                yield game
            elif corporation not in ("makeshift", "oasis"):
                raise_a_tracker(game, dice)
            game.play(0, dice.choice(game.options(0)))


def raise_a_tracker(game: PlanetUnknown, dice: Random) -> None:
    """Near its top, which few random games come to; civ has its milestones still to come."""
    player = game.players[0]
    tracker = dice.randrange(1, TRACKERS)
    short = CORPORATION_NAMES[player.corporation] == "wormhole" and tracker == 2
    if not short and dice.random() < 0.05:
        high = space(tracker, dice.choice([13, 14, 15]))
        player.trackers = replaced(player.trackers, tracker, max(player.trackers[tracker], high))


def alone(game: PlanetUnknown) -> PlanetUnknown:
    """The decision of the position with nothing to come but the end of the turn."""
    twin = game.copy()
    lane = twin.lanes[twin.lane_of(0)]
    lane.stack = [ConfirmTurn(0), lane.stack[-1]]
    return twin


def outcomes(game: PlanetUnknown, first: int) -> set[bytes] | None:
    """Where a turn can end that goes on with a move, or None if there is too much to follow."""
    seen: set[bytes] = set()
    ends: set[bytes] = set()
    todo = [(game, first)]
    while todo and len(seen) < MOST_POSITIONS:
        before, move = todo.pop()
        after = before.copy()
        after.play(0, move)
        lane = after.lanes[after.lane_of(0)]
        key = b"".join(written(part) for part in (after.players[0], *lane.stack))
        if key in seen:
            continue
        seen.add(key)
        if isinstance(lane.stack[-1], ConfirmTurn):
            player = after.players[0].copy()
            player.roamed = []  # as the end of the turn leaves it
            ends.add(written(player))
        todo += [(after, option) for option in lane.options if option != DONE]
    return None if todo else ends


def changes(game: PlanetUnknown, effect: int) -> bool:
    """Whether resolving an effect changes something, or asks something."""
    twin = alone(game)
    lane = twin.lanes[twin.lane_of(0)]
    lane.stack = [ConfirmTurn(0), Agenda(0, [effect])]
    lane.waits = False
    before = written(twin.players[0])
    twin.settle()
    return len(lane.stack) > 1 or written(twin.players[0]) != before


@pytest.mark.rule("PU-14.2")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_what_is_resolved_unasked_brings_nothing_at_any_other_time(corporation: str) -> None:
    found = 0
    for game in orders_asked(corporation, AlwaysAsking):
        effects = [move for move in game.options(0) if is_effect(game, move)]
        for idle in [effect for effect in effects if is_idle(game, 0, effect)]:
            ends = [outcomes(alone(game), effect) for effect in [idle, *effects]]
            followed = [end for end in ends if end is not None]
            if followed == ends:
                found += 1
                assert followed[0] == set().union(*followed), TITLE.moves.text(idle)
    assert found


@pytest.mark.rule("PU-14.2")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_nobody_orders_effects_that_bring_nothing(corporation: str) -> None:
    for game in orders_asked(corporation, PlanetUnknown):
        effects = [move for move in game.options(0) if is_effect(game, move)]
        if effects == game.options(0):
            assert any(changes(game, effect) for effect in effects)
        assert not any(is_idle(game, 0, effect) for effect in effects)


def is_effect(game: PlanetUnknown, move: int) -> bool:
    step = game.decision(0)
    return isinstance(step, Agenda) and move in step.effects


@pytest.mark.rule("PU-14.2", "PU-6.3.2")
@pytest.mark.parametrize("nothing", ["water-tile 0", "advance civ", "new-rover"])
def test_what_brings_nothing_goes_before_what_is_chosen(nothing: str) -> None:
    more = {"rovers_left": 0}
    match = table(Seat(trackers="civ 15", effects=f"{nothing}, boost", more=more))
    assert offered(match, "ada") == [
        "choose water",
        "choose biomass",
        "choose rover",
        "choose tech",
    ]


@pytest.mark.rule("PU-14.2", "PU-11.2.2")
def test_an_advance_waits_for_what_may_take_its_tracker_back() -> None:
    match = table(Seat(corporation="republic", trackers="tech 15", effects="advance tech, boost"))
    assert offered(match, "ada") == ["advance tech", "boost"]


@pytest.mark.rule("PU-14.2", "PU-11.8.11")
def test_a_tracker_on_the_top_may_go_back_before_it_advances() -> None:
    top = Seat(corporation="makeshift", trackers="civ 15 tech 12", effects="advance civ, boost")
    assert offered(table(top), "ada") == ["advance civ", "boost", "use makeshift-4"]


@pytest.mark.rule("PU-14.2", "PU-5.2.4")
def test_a_rover_without_a_square_waits_for_one_that_drives_away() -> None:
    seat = Seat(tiles="cc", at="r6c6", rovers="r6c6 r6c7", more={"rovers_left": 1})
    bag = "new-rover, collect meteorite 1"
    match = table(replace(seat, movement=1, effects=bag))
    assert offered(match, "ada")[:2] == bag.split(", ")
    parked = table(replace(seat, effects=bag))
    assert offered(parked, "ada") == []
