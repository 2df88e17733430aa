"""What costs are paid with (HSW-7.9 to HSW-7.12, HSW-8.4 to HSW-8.6).

A cost in a basic resource is paid with it and with genius; every move that pays says how much of it
is genius, the least of it first. With Resource Exchange two units of another basic resource are
first turned into one (a swap) that must then be spent: steps that pay carry such units.
"""

from __future__ import annotations

from orrery.games.save_a_world.cards import tags_for
from orrery.games.save_a_world.gains import count_tags, spend
from orrery.games.save_a_world.state import Player, Table, without
from orrery.games.save_a_world.words import (
    ANY_TAG,
    BASICS,
    CARD_DISCARDED,
    DISCARD,
    GENIUS,
    MOON_TAG,
    PLANET_OR_MOON,
    PLANET_TAG,
    SCIENCE_TAG,
    SWAP,
    SWAPPED,
    TAGS,
    TOKENS,
    TOKENS_SPENT,
    TRANSPONDER,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step

NO_SWAPS = [0, 0, 0, 0, 0]  # per basic resource units that were swapped; the last one swapped


def ways(player: Player, resource: int, cost: int, swaps: list[int]) -> list[int]:
    """With how much genius a cost can be paid: the least first, none if it can't be.

    HSW-7.10, HSW-11.2.8: all that was swapped must be used.
    """
    if sum(swaps[:BASICS]) > swaps[resource] or cost < swaps[resource]:
        return []
    left = cost - swaps[resource]
    least = max(0, left - player.levels[resource])
    return list(range(least, min(player.levels[GENIUS], left) + 1))


def pay(table: Table, who: int, resource: int, cost: int, genius: int, swaps: list[int]) -> None:
    """HSW-7.9, HSW-7.10."""
    spend(table, who, resource, cost - swaps[resource] - genius)
    spend(table, who, GENIUS, genius)


def swap_moves(player: Player, costs: list[list[int]], swaps: list[int]) -> list[int]:
    """HSW-11.2.8: two units of another resource for one with which a cost can be paid in the end.

    `costs` has for each basic resource what is asked for. The order of swaps makes no difference:
    each is offered in one order only.
    """
    begun = [resource for resource in range(BASICS) if swaps[resource]]
    return [
        pack(SWAP, given, resource)
        for resource in begun or range(BASICS)
        for given in range(swaps[BASICS], BASICS)
        if given != resource
        and player.levels[given] >= 2
        and _leads_on(player, given, resource, costs[resource], swaps)
    ]


def _leads_on(
    player: Player, given: int, resource: int, costs: list[int], swaps: list[int]
) -> bool:
    """Whether a cost can be paid with this swap, perhaps after further ones."""
    least = swaps[resource] + 1
    pairs = [player.levels[other] // 2 for other in range(given, BASICS) if other != resource]
    highest = swaps[resource] + sum(pairs) + player.levels[resource] + player.levels[GENIUS]
    return any(least <= cost <= highest for cost in costs)


def swap(table: Table, who: int, move: int, swaps: list[int]) -> list[int]:
    """HSW-11.2.8: what is swapped so far."""
    given, resource = field(move, 0), field(move, 1)
    table.players[who].levels[given] -= 2
    table.tell(SWAPPED, who, given, resource)
    swapped = swaps[:]
    swapped[resource] += 1
    swapped[BASICS] = given
    return swapped


# Tags


def accepted_for(player: Player, tag: int) -> int:
    """HSW-8.3, HSW-11.2.5: the types, as bits, that may be spent where this one is asked for."""
    if tag == ANY_TAG:
        return (1 << TAGS) - 1
    types = 1 << PLANET_TAG | 1 << MOON_TAG if tag == PLANET_OR_MOON else 1 << tag
    if tag != SCIENCE_TAG and player.owns(TRANSPONDER):
        types |= 1 << SCIENCE_TAG
    return types


def cards_with(player: Player, accepted: int) -> list[int]:
    """HSW-8.4, HSW-8.9: cards in hand that show such a tag, those bought this turn left out."""
    return [card for card in player.hand if tags_for(card, accepted) and card not in player.fresh]


def tags_at_hand(player: Player, tag: int) -> int:
    """HSW-8.4, HSW-8.5: how many can be spent, by tokens and cards."""
    accepted = accepted_for(player, tag)
    count = sum(tags_for(card, accepted) for card in cards_with(player, accepted))
    for kind in range(TAGS):
        if accepted >> kind & 1:
            count += player.active[kind]
    return count


class PayTags(Step[Table]):
    """HSW-8.4 to HSW-8.6: so many tags, by tokens or by cards from hand, in any mix.

    Tokens alone are offered first. Cards are discarded in ascending order, from `least` on, so
    that no mix is offered twice.
    """

    def __init__(self, seat: int, tag: int, number: int, least: int) -> None:
        self.seat = seat
        self.tag = tag
        self.number = number
        self.least = least

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        accepted = accepted_for(player, self.tag)
        moves = _token_moves(player, accepted, self.number)
        cards = [card for card in cards_with(player, accepted) if card >= self.least]
        in_reserve = sum(player.active[tag] for tag in range(TAGS) if accepted >> tag & 1)
        in_reserve += sum(tags_for(card, accepted) for card in cards)
        for card in cards:
            if in_reserve >= self.number:
                moves.append(pack(DISCARD, card))
            in_reserve -= tags_for(card, accepted)
        return moves

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        if kind_of(move) == TOKENS:
            for tag in range(TAGS):
                number = field(move, tag)
                player.active[tag] -= number
                player.spent[tag] += number
            game.tell(TOKENS_SPENT, self.seat, field(move, 0), field(move, 1), field(move, 2))
            return
        card = field(move, 0)
        shown = tags_for(card, accepted_for(player, self.tag))
        discard(game, self.seat, card)
        if shown < self.number:
            game.push(PayTags(self.seat, self.tag, self.number - shown, card + 1))


def _token_moves(player: Player, accepted: int, number: int) -> list[int]:
    """Every mix of active tokens; those of planet and moon before science."""
    most = [player.active[tag] if accepted >> tag & 1 else 0 for tag in range(TAGS)]
    return [
        pack(TOKENS, planet, science, number - planet - science)
        for science in range(min(number, most[SCIENCE_TAG]) + 1)
        for planet in range(min(number - science, most[PLANET_TAG]), -1, -1)
        if number - planet - science <= most[MOON_TAG]
    ]


def discard(table: Table, seat: int, card: int) -> None:
    """HSW-8.4, HSW-8.8, HSW-8.10: for its tags, to the own discard pile."""
    player = table.players[seat]
    lay_open(player, card)
    player.discard = sorted([*player.discard, card])
    table.tell(CARD_DISCARDED, seat, card)


def lay_open(player: Player, card: int) -> None:
    """HSW-18.3: a card leaves the hand, and everybody sees it."""
    player.hand = without(player.hand, card)
    player.unseen = without(player.unseen, card)


def spend_tags(table: Table, seat: int, tag: int, number: int) -> None:
    """HSW-6.4: count them, and ask what they are paid with."""
    if number:
        count_tags(table, seat, number)
        table.push(PayTags(seat, tag, number, 0))
