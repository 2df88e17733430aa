"""Small choices within effects: which resources, baselines, tags, tokens, cards, landers."""

from __future__ import annotations

from orrery.games.save_a_world.board import LOCATIONS, MOST, WORLD
from orrery.games.save_a_world.boosts import Deed, carry_out_all
from orrery.games.save_a_world.cards import DECK, SCORE, WANTING_LOW
from orrery.games.save_a_world.gains import gain, gain_tag, raise_baseline, spend
from orrery.games.save_a_world.paying import spend_tags, tags_at_hand
from orrery.games.save_a_world.printed import BUNDLES
from orrery.games.save_a_world.state import Player, Table, without
from orrery.games.save_a_world.words import (
    ACCEPT,
    ANY_TAG,
    BASICS,
    BUYING,
    CHOOSE,
    DECLINE,
    DONE,
    GAIN,
    GAIN_MIX,
    GENIUS,
    MOON_TAG,
    PAY,
    PLANET_TAG,
    RAISE_MIX,
    REACTIVATE,
    REACTIVATED,
    RECALL,
    RECALLED,
    RECOVER,
    RECOVERED,
    SPECIES,
    TAGS,
    TAKE_TAG,
    TIMES,
)
from orrery.kernel.errors import BrokenRules
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step


def mixes(kind: int, number: int, room: list[int]) -> list[int]:
    """Every way to share a number among the four basic resources; as much as there is room for."""
    number = min(number, sum(room))
    return [
        pack(kind, a, b, c, number - a - b - c)
        for a in range(min(number, room[0]), -1, -1)
        for b in range(min(number - a, room[1]), -1, -1)
        for c in range(min(number - a - b, room[2]), -1, -1)
        if number - a - b - c <= room[3]
    ]


class GainMix(Step[Table]):
    """HSW-7.4: each unit is chosen."""

    def __init__(self, seat: int, units: int) -> None:
        self.seat = seat
        self.units = units

    def options(self, game: Table) -> list[int]:
        levels = game.players[self.seat].levels
        return mixes(GAIN_MIX, self.units, [MOST - levels[r] for r in range(BASICS)])

    def take(self, game: Table, move: int) -> None:
        for resource in range(BASICS):
            gain(game, self.seat, resource, field(move, resource))


class RaiseMix(Step[Table]):
    """HSW-7.7: each time one of the four baselines, the same or another.

    HSW-7.13: less often or not at all is offered only where that may bring points.
    """

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        room = [MOST - player.baselines[resource] for resource in range(BASICS)]
        moves = mixes(RAISE_MIX, self.times, room)
        if any(minds(game, self.seat, resource, self.times) for resource in range(BASICS)):
            for times in range(self.times - 1, 0, -1):
                moves += mixes(RAISE_MIX, times, room)
            moves.append(pack(DECLINE))
        return moves

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DECLINE:
            return
        for resource in range(BASICS):
            raise_baseline(game, self.seat, resource, field(move, resource))


class MayRaise(Step[Table]):
    """HSW-7.13: asked only where a species that one has or may get wants low baselines."""

    def __init__(self, seat: int, resource: int, times: int) -> None:
        self.seat = seat
        self.resource = resource
        self.times = times

    def options(self, game: Table) -> list[int]:
        moves = [pack(ACCEPT)]
        if self.resource < BASICS:
            room = [MOST if resource == self.resource else 0 for resource in range(BASICS)]
            for times in range(self.times - 1, 0, -1):
                moves += mixes(RAISE_MIX, times, room)
        moves.append(pack(DECLINE))
        return moves

    def take(self, game: Table, move: int) -> None:
        kind = kind_of(move)
        if kind == ACCEPT:
            raise_baseline(game, self.seat, self.resource, self.times)
        elif kind == RAISE_MIX:
            raise_baseline(game, self.seat, self.resource, field(move, self.resource))


def minds(table: Table, seat: int, resource: int, times: int) -> bool:
    """Whether raising a baseline could cost points: a species scores for low ones.

    It is one's own, or lies on display where one may buy it.
    """
    player = table.players[seat]
    near = player.hand + player.discard + table.displays[SPECIES].slots
    return any(card in near for card in _losing(player, resource, times))


def may_mind(table: Table, seat: int, resource: int, times: int) -> bool:
    """Whether a player is asked before a baseline is raised.

    HSW-3.2.11: being asked must not tell the others which species one has that they never saw. So
    whoever has such a card is asked.
    """
    if minds(table, seat, resource, times):
        return True
    player = table.players[seat]
    is_hidden = table.seats > 1 and any(DECK[card] == SPECIES for card in player.unseen)
    return is_hidden and bool(_losing(player, resource, times))


def _losing(player: Player, resource: int, times: int) -> list[int]:
    """The species that would score less after it."""
    level = player.baselines[resource]
    return [card for card in WANTING_LOW if level <= SCORE[card][1] < level + times]


class TakeTag(Step[Table]):
    """HSW-8.3: the type is chosen when it is gained."""

    def __init__(self, seat: int, tag: int) -> None:
        self.seat = seat
        self.tag = tag

    def options(self, game: Table) -> list[int]:
        types = range(TAGS) if self.tag == ANY_TAG else (PLANET_TAG, MOON_TAG)
        return [pack(TAKE_TAG, tag) for tag in types]

    def take(self, game: Table, move: int) -> None:
        gain_tag(game, self.seat, field(move, 0))


class ForTags(Deed):
    """HSW-6.4, HSW-6.5: something for each tag that is spent; how many is decided at once."""

    def __init__(self, seat: int, tag: int, effects: int, swaps: list[int]) -> None:
        self.seat = seat
        self.tag = tag
        self.effects = effects
        self.swaps = swaps

    def options(self, game: Table) -> list[int]:
        most = tags_at_hand(game.players[self.seat], self.tag)
        return self.with_asides(game, [pack(TIMES, number) for number in range(1, most + 1)])

    def take(self, game: Table, move: int) -> None:
        if self.is_aside(game, move):
            return
        number = field(move, 0)
        effects = [_multiplied(effect, number) for effect in BUNDLES[self.effects]]
        carry_out_all(game, self.seat, effects)
        spend_tags(game, self.seat, self.tag, number)


def _multiplied(effect: int, number: int) -> int:
    """So many times the same, at once."""
    kind = kind_of(effect)
    if kind == GAIN:
        return pack(GAIN, field(effect, 0), field(effect, 1) * number)
    if kind == BUYING:
        return pack(
            BUYING, field(effect, 0) * number, field(effect, 1), field(effect, 2), field(effect, 3)
        )
    raise BrokenRules(f"effect {kind} is not done for each tag")


class Choose(Step[Table]):
    """One of two lists of effects."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE, 0), pack(CHOOSE, 1)]

    def take(self, game: Table, move: int) -> None:
        chosen = self.second if field(move, 0) else self.first
        carry_out_all(game, self.seat, BUNDLES[chosen])


class Pay(Deed):
    """HSW-7.9, HSW-18.12: one basic resource, or genius, for what follows."""

    def __init__(self, seat: int, then: int, swaps: list[int]) -> None:
        self.seat = seat
        self.then = then
        self.swaps = swaps

    def options(self, game: Table) -> list[int]:
        levels = game.players[self.seat].levels
        return self.with_asides(
            game, [pack(PAY, resource) for resource in range(GENIUS + 1) if levels[resource]]
        )

    def take(self, game: Table, move: int) -> None:
        if self.is_aside(game, move):
            return
        spend(game, self.seat, field(move, 0), 1)
        carry_out_all(game, self.seat, BUNDLES[self.then])


class Reactivate(Step[Table]):
    """Spent tokens are turned active again (HSW-18.1): as many as may be, of chosen types."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, game: Table) -> list[int]:
        spent = game.players[self.seat].spent
        number = min(self.number, sum(spent))
        if not number:
            return []
        return [
            pack(REACTIVATE, planet, science, number - planet - science)
            for planet in range(min(number, spent[0]), -1, -1)
            for science in range(min(number - planet, spent[1]), -1, -1)
            if number - planet - science <= spent[2]
        ]

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        for tag in range(TAGS):
            player.spent[tag] -= field(move, tag)
            player.active[tag] += field(move, tag)
        game.tell(REACTIVATED, self.seat, field(move, 0), field(move, 1), field(move, 2))


class Recover(Step[Table]):
    """Cards of these decks, as bits, come from the own discard pile back to the hand.

    They are taken in ascending order, from `least` on, so that none is offered twice.
    """

    def __init__(self, seat: int, number: int, decks: int, least: int) -> None:
        self.seat = seat
        self.number = number
        self.decks = decks
        self.least = least

    def options(self, game: Table) -> list[int]:
        moves = [
            pack(RECOVER, card)
            for card in game.players[self.seat].discard
            if card >= self.least and self.decks >> DECK[card] & 1
        ]
        return [*moves, pack(DONE)]

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DONE:
            return
        card = field(move, 0)
        player = game.players[self.seat]
        player.discard = without(player.discard, card)
        player.hand = sorted([*player.hand, card])
        game.tell(RECOVERED, self.seat, card)
        if self.number > 1:
            game.push(Recover(self.seat, self.number - 1, self.decks, card + 1))


class Recall(Step[Table]):
    """HSW-18.2: a lander returns from its location to the ready zone of that world."""

    def options(self, game: Table) -> list[int]:
        standing = [place for place in range(LOCATIONS) if self.seat in game.landed[place]]
        return [*(pack(RECALL, place) for place in standing), pack(DONE)]

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DONE:
            return
        location = field(move, 0)
        game.lift(location, self.seat)
        game.players[self.seat].ready[WORLD[location]] += 1
        game.tell(RECALLED, self.seat, location)
