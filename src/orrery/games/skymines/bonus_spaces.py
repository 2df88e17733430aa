"""Placing a bonus marker (SK-6.6, SK-10.5, SK-14.9)."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.cards import COST, SYMBOL, VALUE
from orrery.games.skymines.content import BONUS, SYMBOL_NAMES
from orrery.games.skymines.effects import ChooseTrack, gain
from orrery.games.skymines.expansion import expand, expandable, expansion_moves
from orrery.games.skymines.missions import ALL_TASKS
from orrery.games.skymines.moving import gain_coins, pay_coins
from orrery.games.skymines.points import gain_points
from orrery.games.skymines.printed import EFFECTS
from orrery.games.skymines.resources import spend, take_card, total_cost
from orrery.games.skymines.science import field_work, research
from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.threats import remove_from_hand
from orrery.games.skymines.tracks import BONUS as TRACK_EFFECTS
from orrery.games.skymines.tracks import CHOICES, HAS_SPACES, PRICE, SPREAD
from orrery.games.skymines.words import (
    B1,
    B2,
    BUY,
    BUY_SPACE,
    C2,
    CARBON,
    CARD_RETAKEN,
    CHOOSE_EFFECT,
    COMPANIES,
    D2,
    DECLINE,
    E1,
    E2,
    ENERGY,
    FIELD,
    FIRST_PLAYER_SPACE,
    FIRST_TAKEN,
    MAJORITY,
    MARKER_PLACED,
    NONE,
    PLACE_MARKER,
    PRIVATE_SPACE,
    REMOVE_CARD,
    SCIENCE,
    SELL_SPACE,
    SHARE,
    TAKE_REMOVED,
    TILE_RESERVED,
    TILE_SPACE,
    TRACK_SPACE,
)
from orrery.kernel.effect import numbers
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step

_SPACES: Final[dict[str, dict[str, Any]]] = {space["id"]: space for space in BONUS["spaces"]}
MAJORITY_NAMES: Final = ("science", "titanium", "minerals", "carbon", "energy")
MAJORITY_SYMBOL: Final[list[int]] = [SYMBOL_NAMES.index(name) for name in MAJORITY_NAMES]
_TIERS: Final = [_SPACES[f"maj_{name}"]["tiers"] for name in MAJORITY_NAMES]
TIER_LEAST: Final[list[list[int]]] = [  # of research majorities: cards besides the first scientist
    [tier.get("min", tier.get("more_research")) for tier in tiers] for tiers in _TIERS
]
TIER_EFFECTS: Final[list[list[list[int]]]] = [
    [numbers(EFFECTS.read(tier["effect"])) for tier in tiers] for tiers in _TIERS
]


def _price(space: dict[str, Any]) -> int:
    return sum(need["n"] for need in space["requirement"] if need["req"] == "pay_coins")


BUY_PRICE: Final = _price(_SPACES["buy_card"])
TILE_PRICE: Final[list[int]] = [
    _price(_SPACES[f"tile_{name}"]) for name in ("science", "field", "energy", "plus1")
]
SELL_PLUS: Final[int] = _SPACES["sell_card"]["effect"][0]["plus"]
PRIVATE_PRICE: Final = _price(BONUS["mission_status_space"])
PRIVATE_SPACES: Final[int] = BONUS["mission_status_space"]["effect"][0]["n"]
RETAKE_PRICE: Final = 2  # SK-10.5.5
ANY_CARD: Final = NONE  # as a filter

# What is chosen on spaces of C2 and E2
MORE_POINTS: Final = 0
MORE_TANK: Final = 1
PERFORM: Final = 2
RETAKE: Final = 3


def marker_moves(table: Table, seat: int) -> list[int]:
    """SK-6.6.1, SK-6.6.2: every empty space whose requirement is met."""
    player = table.players[seat]
    moves: list[int] = []
    if not player.markers and not player.one_time:
        return moves
    for majority in range(len(MAJORITY_SYMBOL)):
        if table.spaces[MAJORITY + majority] == NONE:
            _add_majority(table, seat, majority, moves)
    for space in range(FIRST_PLAYER_SPACE, TRACK_SPACE):
        if table.spaces[space] == NONE and _is_open(table, seat, space):
            moves.append(pack(PLACE_MARKER, space))
    for company in range(COMPANIES):
        _add_track_spaces(table, seat, company, moves)
    if _has_private_space(table, seat):
        moves.append(pack(PLACE_MARKER, PRIVATE_SPACE + seat))
    return moves


def _is_open(table: Table, seat: int, space: int) -> bool:
    """SK-6.6.14 to SK-6.6.19: whether a standard or a tile space can be used."""
    player = table.players[seat]
    if space == FIRST_PLAYER_SPACE:
        return seat != table.first or player.turns > 0
    if space == BUY_SPACE:
        return can_buy(table, player.coins - BUY_PRICE, 0)
    if space == SELL_SPACE:
        return len(player.hand) > 0
    return player.coins >= TILE_PRICE[space - TILE_SPACE]


def _has_private_space(table: Table, seat: int) -> bool:
    """SK-14.9."""
    player = table.players[seat]
    free = table.spaces[PRIVATE_SPACE + seat] == NONE
    return free and player.tasks == ALL_TASKS and player.coins >= PRIVATE_PRICE


def _add_majority(table: Table, seat: int, majority: int, moves: list[int]) -> None:
    """With a tie for the most, any step that one's own total reaches.

    SK-6.6.4, SK-18.8.4, SK-6.6.5 to SK-6.6.13.
    """
    symbol = MAJORITY_SYMBOL[majority]
    own = table.total(table.players[seat], symbol)
    if not own:
        return
    for other in range(len(table.players)):
        if other != seat and majority_value(table, other, symbol) > own:
            return
    reach = own if symbol != SCIENCE else own - 1 + table.total(table.players[seat], FIELD)
    for tier in range(len(TIER_LEAST[majority])):
        if reach >= TIER_LEAST[majority][tier]:
            moves.append(pack(PLACE_MARKER, MAJORITY + majority, tier))


def majority_value(table: Table, who: int, symbol: int) -> int:
    """SK-6.6.5, SK-18.2.3, SK-18.2.4: face-up cards, or what Luna's majority slots show."""
    player = table.players[who]
    return player.majority_of(symbol) if isinstance(player, Luna) else table.total(player, symbol)


def _add_track_spaces(table: Table, seat: int, company: int, moves: list[int]) -> None:
    """SK-10.3.2, SK-10.3.4, SK-10.5: unlocked extra spaces, one of the two in a round."""
    side = table.sides[company]
    player = table.players[seat]
    if not HAS_SPACES[side]:
        return
    first = TRACK_SPACE + 2 * company
    for number in range(player.unlocked[company]):
        if table.spaces[first + number] != NONE or table.spaces[first + 1 - number] == seat:
            continue
        if player.coins >= PRICE[side][number] and can_use(table, player, side, number):
            moves.append(pack(PLACE_MARKER, first + number))


def can_use(table: Table, player: Player, side: int, number: int) -> bool:
    """SK-10.5: whether what the space of a track asks for besides its coins is there."""
    if side == B2:
        return can_buy(table, player.coins - PRICE[side][number], number)
    if side == E1:
        return any(number == 1 or SYMBOL[card] == CARBON for card in player.hand)
    if side == E2:
        return any(_has_use(table, player, card, number) for card in player.hand)
    return True


def can_buy(table: Table, coins: int, discount: int) -> bool:
    return any(total_cost(table, s) - discount <= coins for s in table.display.offered())


def place_marker(table: Table, seat: int, space: int, tier: int) -> None:
    """SK-6.6.1, SK-14.8: a marker that returns comes before one that doesn't."""
    player = table.players[seat]
    if player.markers:
        player.markers -= 1
    else:
        player.one_time -= 1
    table.spaces[space] = seat
    table.tell(MARKER_PLACED, seat, space)
    if space < FIRST_PLAYER_SPACE:
        gain(table, seat, TIER_EFFECTS[space - MAJORITY][tier])
    elif space == FIRST_PLAYER_SPACE:
        table.next_first = seat
        table.tell(FIRST_TAKEN, seat)
        gain_points(table, seat, 1)
    elif space == BUY_SPACE:
        pay_coins(table, seat, BUY_PRICE)
        table.push(BuyCard(seat, 0))
    elif space == SELL_SPACE:
        table.push(SellCard(seat, ANY_CARD, SELL_PLUS))
    elif space < TRACK_SPACE:
        pay_coins(table, seat, TILE_PRICE[space - TILE_SPACE])  # SK-6.6.19
        table.tell(TILE_RESERVED, seat, space - TILE_SPACE)
    elif space < PRIVATE_SPACE:
        company = (space - TRACK_SPACE) // 2
        use_track_space(table, seat, company, (space - TRACK_SPACE) % 2)
    else:
        pay_coins(table, seat, PRIVATE_PRICE)
        table.push(ChooseTrack(seat, PRIVATE_SPACES, 0))


def use_track_space(table: Table, seat: int, company: int, number: int) -> None:
    """SK-10.5."""
    side = table.sides[company]
    pay_coins(table, seat, PRICE[side][number])
    if side == B2:  # SK-10.5.1: the tank's coins come too late for the card
        gain(table, seat, TRACK_EFFECTS[side][number][1:])
        table.push(BuyCard(seat, number))
    elif side == C2 and CHOICES[side][number]:
        table.push(ChooseEffect(seat, side))
    elif side == C2:  # SK-10.5.2
        gain(table, seat, TRACK_EFFECTS[side][number])
    elif side == D2:
        table.push(Spread(seat, 1 << company, SPREAD[side][number]))
    elif side == E1:  # SK-10.5.4
        plus = field(TRACK_EFFECTS[side][number][0], 0)
        table.push(SellCard(seat, ANY_CARD if number else CARBON, plus))
    else:
        table.push(RemoveForAction(seat, number))


class BuyCard(Step[Table]):
    """SK-6.6.16, SK-10.5.1, SK-12.8: a card of the display for its total cost in coins."""

    def __init__(self, seat: int, discount: int) -> None:
        self.seat = seat
        self.discount = discount

    def options(self, game: Table) -> list[int]:
        coins = game.players[self.seat].coins
        return [
            pack(BUY, space)
            for space in game.display.offered()
            if total_cost(game, space) - self.discount <= coins
        ]

    def take(self, game: Table, move: int) -> None:
        space = field(move, 0)
        pay_coins(game, self.seat, max(0, total_cost(game, space) - self.discount))
        take_card(game, self.seat, space)


class SellCard(Step[Table]):
    """SK-6.6.17, SK-6.6.18, SK-10.5.4, SK-10.5.10: a card of the hand, for its cost and more."""

    def __init__(self, seat: int, symbol: int, plus: int) -> None:
        self.seat = seat
        self.symbol = symbol
        self.plus = plus

    def options(self, game: Table) -> list[int]:
        cards = dict.fromkeys(game.players[self.seat].hand)
        return [
            pack(REMOVE_CARD, card)
            for card in cards
            if self.symbol == ANY_CARD or SYMBOL[card] == self.symbol
        ]

    def take(self, game: Table, move: int) -> None:
        card = field(move, 0)
        remove_from_hand(game, self.seat, card)
        gain_coins(game, self.seat, COST[card] + self.plus)


class ChooseEffect(Step[Table]):
    """SK-10.5.2: one of two lists of effects."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE_EFFECT, MORE_POINTS), pack(CHOOSE_EFFECT, MORE_TANK)]

    def take(self, game: Table, move: int) -> None:
        gain(game, self.seat, CHOICES[self.side][0][field(move, 0) - MORE_POINTS])


class Spread(Step[Table]):
    """SK-10.5.3, SK-10.5.12: a track for the first number; those in `closed`, as bits, are done."""

    def __init__(self, seat: int, closed: int, steps: list[int]) -> None:
        self.seat = seat
        self.closed = closed
        self.steps = steps

    def options(self, game: Table) -> list[int]:
        return ChooseTrack(self.seat, self.steps[0], self.closed).options(game)

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        company = field(move, 0)
        if len(self.steps) > 1:
            game.push(Spread(self.seat, self.closed | 1 << company, self.steps[1:]))
        ChooseTrack(self.seat, self.steps[0], self.closed).take(game, move)


class RemoveForAction(Step[Table]):
    """SK-10.5.5, SK-10.5.10: a card of the hand, to perform its action or to take another.

    `number` is that of the space: on the second one, both may be had.
    """

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        return [
            pack(REMOVE_CARD, card)
            for card in dict.fromkeys(player.hand)
            if _has_use(game, player, card, self.number)
        ]

    def take(self, game: Table, move: int) -> None:
        card = field(move, 0)
        remove_from_hand(game, self.seat, card)
        if self.number == 0:
            game.push(PerformOrRetake(self.seat, card))
            return
        game.push(Retake(self.seat))
        perform(game, self.seat, card)


def _has_use(table: Table, player: Player, card: int, number: int) -> bool:
    """Whether removing a card brings anything: it acts, or there are coins to take another."""
    return number == 1 or acts(card) or player.coins >= RETAKE_PRICE


def acts(card: int) -> bool:
    """SK-10.5.10: whether a card has an action."""
    return SYMBOL[card] != SHARE


class PerformOrRetake(Step[Table]):
    """SK-10.5.5: perform the card, or pay for a removed one."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, game: Table) -> list[int]:
        moves = [pack(CHOOSE_EFFECT, PERFORM)] if acts(self.card) else []
        if game.players[self.seat].coins >= RETAKE_PRICE:
            moves.append(pack(CHOOSE_EFFECT, RETAKE))
        return moves

    def take(self, game: Table, move: int) -> None:
        if field(move, 0) == PERFORM:
            perform(game, self.seat, self.card)
        else:
            game.push(RetakeNow(self.seat))


def perform(table: Table, seat: int, card: int) -> None:
    """SK-10.5.6 to SK-10.5.8: the action of a removed card, by itself."""
    symbol = SYMBOL[card]
    if symbol == SCIENCE:
        research(table, seat, VALUE[card], NONE)
    elif symbol == FIELD:
        field_work(table, seat, card)
    elif symbol == ENERGY:
        if expandable(table):
            table.push(ChooseCompany(seat, VALUE[card] + table.bonus(table.players[seat], B1)))
    elif symbol != SHARE:
        spend(table, seat, table.worth(table.players[seat], card), symbol)


class ChooseCompany(Step[Table]):
    """SK-10.5.6, SK-21.21: the company that a removed energy card expands."""

    def __init__(self, seat: int, energy: int) -> None:
        self.seat = seat
        self.energy = energy

    def options(self, game: Table) -> list[int]:
        return expansion_moves(game, self.seat, self.energy)

    def take(self, game: Table, move: int) -> None:
        expand(game, self.seat, field(move, 0), self.energy)


class RetakeNow(Step[Table]):
    """SK-10.5.5, SK-10.5.9: any removed card, also the one just removed."""

    def options(self, game: Table) -> list[int]:
        return [pack(TAKE_REMOVED, card) for card in dict.fromkeys(sorted(game.display.discard))]

    def take(self, game: Table, move: int) -> None:
        retake(game, self.seat, field(move, 0))


class Retake(Step[Table]):
    """SK-10.5.5: the same, if one likes and can pay."""

    def options(self, game: Table) -> list[int]:
        moves = [pack(DECLINE)]
        if game.players[self.seat].coins >= RETAKE_PRICE:
            moves += RetakeNow(self.seat).options(game)
        return moves

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == TAKE_REMOVED:
            retake(game, self.seat, field(move, 0))


def retake(table: Table, seat: int, card: int) -> None:
    pay_coins(table, seat, RETAKE_PRICE)
    table.own_display().discard.remove(card)
    player = table.players[seat]
    player.hand.append(card)
    player.hand.sort()
    table.tell(CARD_RETAKEN, seat, card)
