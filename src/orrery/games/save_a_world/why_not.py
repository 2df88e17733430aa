"""Why something can't be done: the paragraph that forbids it, for players who try it.

What is legal is decided by the options alone; tests hold that there is a reason here for exactly
what is not among them.
"""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.board import (
    AREA,
    COMMAND,
    DECK_RESOURCE,
    FRAME,
    LAST_SPACE,
    LOCATIONS_OF,
    TRACK_RESOURCE,
    WORLD,
)
from orrery.games.save_a_world.buying import Buy
from orrery.games.save_a_world.cards import CONDITION, DECK
from orrery.games.save_a_world.content import RESOURCE_NAMES, WORLD_NAMES
from orrery.games.save_a_world.projects import Working
from orrery.games.save_a_world.research import GainUpgrade, Research, is_open
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.turn import Accelerate, HotLanding, Turn
from orrery.games.save_a_world.words import (
    ACCELERATION,
    ACTION,
    ANY_DECK,
    BOOST,
    BOOST_CARD,
    BUY_CARD,
    BUY_UPGRADE,
    ENERGY,
    GAIN_UPGRADE,
    KNOWLEDGE,
    MOON,
    NONE,
    PLACE,
    PLAY,
    SHUTTLE,
    WORK,
)
from orrery.kernel.move import field, kind_of
from orrery.kernel.title import Reason

# Moves that can be paid in several ways: how many of their fields say what is done
_PAID: Final = {SHUTTLE: 1, PLAY: 1, WORK: 2, BUY_UPGRADE: 1, BUY_CARD: 1}


def why_not(game: Table, seat: int, move: int) -> list[Reason]:
    """What forbids a move in the decision that the seat has to take."""
    if move in game.options(seat):
        return []
    step = game.decision(seat)
    kind, what = kind_of(move), field(move, 0)
    if kind in _PAID and any(_is_same(move, other) for other in game.options(seat)):
        return [Reason("HSW-7.9", "why-other-way")]
    if kind == BOOST_CARD:
        return _why_no_boost(game, seat, what)
    if isinstance(step, Turn | HotLanding | Accelerate):
        return _why_no_turn(game, seat, step, kind, what)
    if isinstance(step, Working) and kind == WORK:
        return _why_no_work(game, seat, step, move)
    if isinstance(step, Research | GainUpgrade) and kind in (BUY_UPGRADE, GAIN_UPGRADE):
        return _why_no_upgrade(game, seat, step, what)
    if isinstance(step, Buy) and kind == BUY_CARD:
        return _why_no_purchase(game, seat, step, what)
    return []


def _is_same(move: int, other: int) -> bool:
    """Whether two moves do the same and differ in what they are paid with."""
    kind = kind_of(move)
    return kind_of(other) == kind and all(
        field(other, number) == field(move, number) for number in range(_PAID[kind])
    )


def _why_no_turn(
    game: Table, seat: int, step: Turn | HotLanding | Accelerate, kind: int, what: int
) -> list[Reason]:
    if kind == PLACE:
        return _why_no_landing(game, seat, isinstance(step, Accelerate), what)
    if isinstance(step, Accelerate):
        return [Reason("HSW-13.5", "why-accelerate")]
    if kind == SHUTTLE:
        if isinstance(step, HotLanding):
            return [Reason("HSW-11.2.2", "why-one-shuttle")]
        return _why_no_shuttle(game, seat, what)
    if kind == PLAY:
        return _why_no_action_card(game, seat, what)
    return []


def _why_no_shuttle(game: Table, seat: int, world: int) -> list[Reason]:
    if not game.players[seat].ready[world]:
        return [Reason("HSW-5.1.3", "why-no-lander", {"world": WORLD_NAMES[world]})]
    return [_too_little(ENERGY, "HSW-5.1.1")]


def _why_no_action_card(game: Table, seat: int, card: int) -> list[Reason]:
    player = game.players[seat]
    if card in player.fresh:
        return [Reason("HSW-12.1.8", "why-fresh")]
    if card not in player.hand or DECK[card] != ACTION:
        return [Reason("HSW-5.2.1", "why-not-in-hand")]
    return [_too_little(ENERGY, "HSW-5.2.1")]


def _why_no_landing(game: Table, seat: int, accelerates: bool, location: int) -> list[Reason]:
    """HSW-5.3, HSW-13.5."""
    world = WORLD[location]
    if not game.is_built(location):
        return [Reason("HSW-13.3", "why-not-built")]
    if accelerates and (world != MOON or FRAME[location] == ACCELERATION):
        return [Reason("HSW-13.5", "why-accelerate")]
    if not accelerates and not game.players[seat].ready[world]:
        return [Reason("HSW-5.3.1", "why-no-lander", {"world": WORLD_NAMES[world]})]
    if location == COMMAND or game.landed[location]:
        return [Reason("HSW-5.3.2", "why-occupied")]
    assert any(game.landed[other] for other in LOCATIONS_OF[AREA[location]])
    return [Reason("HSW-5.3.3", "why-area-occupied")]


def _why_no_boost(game: Table, seat: int, card: int) -> list[Reason]:
    """HSW-12.3."""
    player = game.players[seat]
    if card not in player.hand or DECK[card] != BOOST:
        return [Reason("HSW-12.3.1", "why-not-in-hand")]
    if card in player.fresh:
        return [Reason("HSW-12.1.8", "why-fresh")]
    if not CONDITION[card] & game.happened:
        return [Reason("HSW-12.3.6", "why-no-condition")]
    if game.working:
        return [Reason("HSW-18.8", "why-working")]
    return [Reason("HSW-12.3.9", "why-choosing")]


def _why_no_work(game: Table, seat: int, step: Working, move: int) -> list[Reason]:
    """HSW-10."""
    project, spaces = field(move, 0), field(move, 1)
    if game.discs[project][seat] == LAST_SPACE:
        return [Reason("HSW-10.9", "why-track-end")]
    if project not in step.projects():
        return [Reason("HSW-10.4", "why-other-project")]
    if spaces > step.most(game.players[seat]):
        if step.tag != NONE:
            return [Reason("HSW-6.4", "why-no-tags")]
        return [Reason("HSW-10.5", "why-too-far")]
    return [_too_little(TRACK_RESOURCE[project], "HSW-10.7")]


def _why_no_upgrade(
    game: Table, seat: int, step: Research | GainUpgrade, upgrade: int
) -> list[Reason]:
    """HSW-11."""
    player = game.players[seat]
    if not is_open(player, upgrade):
        return [Reason("HSW-11.7", "why-owned")]
    if isinstance(step, GainUpgrade):
        return [Reason("HSW-11.8", "why-other-kind")]
    return [_too_little(KNOWLEDGE, "HSW-11.2")]


def _why_no_purchase(game: Table, seat: int, step: Buy, card: int) -> list[Reason]:
    """HSW-12.1."""
    deck = DECK[card]
    if step.deck not in (ANY_DECK, deck):
        return [Reason("HSW-12.1.1", "why-other-deck")]
    if card not in game.displays[deck].slots:
        return [Reason("HSW-12.1.1", "why-not-on-display")]
    return [_too_little(DECK_RESOURCE[deck], "HSW-12.1.2")]


def _too_little(resource: int, paragraph: str) -> Reason:
    return Reason(paragraph, "why-too-little", {"resource": RESOURCE_NAMES[resource]})
