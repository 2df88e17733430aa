"""Using resource cards (SK-6.1): a card from the display, and spaces on company tracks."""

from __future__ import annotations

from orrery.games.skymines.cards import COST, SURCHARGE, SYMBOL, is_resource
from orrery.games.skymines.moving import (
    barrier_ahead,
    cross_barrier,
    step_forward,
    tell_moved,
)
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.tracks import BARRIER, LAST
from orrery.games.skymines.words import (
    A1,
    ACQUIRE,
    ACQUIRED,
    ADVANCE,
    C1,
    COMPANIES,
    DECLINE,
    MINERALS,
    NONE,
    RESOURCES_USED,
    SLOTS,
    TITANIUM,
    UNITS_LOST,
    USE_RESOURCES,
)
from orrery.kernel.market import EMPTY
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step

MIXED = 8  # as a kind of payment: cards of several resources (SK-10.4.1)


def resource_moves(table: Table, seat: int) -> list[int]:
    """SK-6.1.2, SK-10.4.2: every set of face-up cards of one type; mixed ones if they can buy.

    Of sets of equal cards there is only one.
    """
    player = table.players[seat]
    up = [slot for slot in range(SLOTS) if player.is_up(slot) and is_resource(player.slots[slot])]
    if not up:
        return []
    moves: list[int] = []
    seen: list[list[int]] = []
    mixes = table.bonus(player, A1) == 2
    for choice in range(1, 1 << len(up)):
        slots = [up[place] for place in range(len(up)) if choice >> place & 1]
        kind = payment_of(player, slots)
        if kind == MIXED and (not mixes or not _can_buy(table, player, slots)):
            continue
        cards = sorted(2 * player.slots[slot] + (player.plus_on == slot) for slot in slots)
        if cards not in seen:
            seen.append(cards)
            moves.append(pack(USE_RESOURCES, _bits(slots)))
    return moves


def _bits(slots: list[int]) -> int:
    return sum(1 << slot for slot in slots)


def payment_of(player: Player, slots: list[int]) -> int:
    """The resource of these cards, or MIXED."""
    first = SYMBOL[player.slots[slots[0]]]
    for slot in slots:
        if SYMBOL[player.slots[slot]] != first:
            return MIXED
    return first


def _can_buy(table: Table, player: Player, slots: list[int]) -> bool:
    units = sum(table.units(player, slot) for slot in slots)
    discount = discount_of(table, player, MIXED)
    return any(total_cost(table, space) - discount <= units for space in table.display.offered())


def discount_of(table: Table, player: Player, kind: int) -> int:
    """How much less a card costs when it is paid so.

    SK-10.3.3, SK-10.4.8, SK-10.4.1, SK-10.4.5, SK-21.20.
    """
    discount = 0
    minerals = table.bonus(player, A1)
    if minerals == 2 or (minerals == 1 and kind == MINERALS):
        discount += 1
    if kind == TITANIUM and table.bonus(player, C1) == 1:
        discount += 1
    return discount


def total_cost(table: Table, space: int) -> int:
    """SK-6.1.4: printed cost and surcharge."""
    return COST[table.display.slots[space]] + SURCHARGE[space]


def use_resources(table: Table, seat: int, bits: int) -> None:
    """SK-6.1.10: the cards are turned; their units buy and advance."""
    player = table.players[seat]
    slots = [slot for slot in range(SLOTS) if bits >> slot & 1]
    units = sum(table.units(player, slot) for slot in slots)
    kind = payment_of(player, slots)
    player.used |= bits
    table.tell(RESOURCES_USED, seat, units, bits)
    spend(table, seat, units, kind)


def spend(table: Table, seat: int, units: int, kind: int) -> None:
    """SK-6.1.3, SK-10.5.6: at most one card, the rest on tracks."""
    table.push(Acquire(seat, units, kind))


class Acquire(Step[Table]):
    """SK-6.1.3 to SK-6.1.8: a card that the units pay for, or none; mixed units must buy one."""

    def __init__(self, seat: int, units: int, kind: int) -> None:
        self.seat = seat
        self.units = units
        self.kind = kind

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        discount = discount_of(game, player, self.kind)
        moves = [] if self.kind == MIXED else [pack(DECLINE)]
        slots = game.display.slots
        for space in range(len(slots)):
            if slots[space] != EMPTY and total_cost(game, space) - discount <= self.units:
                moves.append(pack(ACQUIRE, space))
        return moves

    def take(self, game: Table, move: int) -> None:
        left = self.units
        if kind_of(move) == ACQUIRE:
            space = field(move, 0)
            discount = discount_of(game, game.players[self.seat], self.kind)
            left -= max(0, total_cost(game, space) - discount)  # SK-6.1.8
            take_card(game, self.seat, space)
        if left:
            game.push(SpendUnits(self.seat, left, NONE))


def take_card(table: Table, seat: int, space: int) -> None:
    """SK-6.1.5, SK-21.12: into the hand at once; the space stays empty (SK-6.1.9)."""
    card = table.own_display().take(space)
    add_to_hand(table.players[seat], card)
    table.tell(ACQUIRED, seat, card)


def add_to_hand(player: Player, card: int) -> None:
    player.hand.append(card)
    player.hand.sort()


class SpendUnits(Step[Table]):
    """SK-6.1.6, SK-6.1.11: so many spaces on one track, then on others, until none can be used.

    Which track comes first matters only where a barrier is near, since coins may be gained on the
    way: otherwise the tracks are offered in their order, each once, after the `last` one.
    """

    def __init__(self, seat: int, units: int, last: int) -> None:
        self.seat = seat
        self.units = units
        self.last = last

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        free = [free_spaces(game, player, company) for company in range(COMPANIES)]
        if self._is_near_barrier(player, free):
            return self._in_any_order(game, player, free)
        return self._in_their_order(free)

    def _is_near_barrier(self, player: Player, free: list[int]) -> bool:
        for company in range(COMPANIES):
            if free[company] < self.units and player.at[company] + free[company] < LAST:
                return True
        return False

    def _in_their_order(self, free: list[int]) -> list[int]:
        """No barrier is near: all units that find a space are spent."""
        left = sum(free[self.last + 1 :])
        spent = min(self.units, left)
        moves: list[int] = []
        for company in range(self.last + 1, COMPANIES):
            left -= free[company]
            for spaces in range(max(1, spent - left), min(spent, free[company]) + 1):
                moves.append(pack(ADVANCE, company, spaces))
        return moves

    def _in_any_order(self, game: Table, player: Player, free: list[int]) -> list[int]:
        """Who crosses a barrier pays; who has only barriers before them may stop."""
        moves: list[int] = []
        for company in range(COMPANIES):
            coins = player.coins
            barriers = BARRIER[game.sides[company]]
            at = player.at[company]
            for spaces in range(1, min(self.units, LAST - at) + 1):
                coins -= barriers[at + spaces]
                if coins < 0:
                    break
                moves.append(pack(ADVANCE, company, spaces))
        if moves and not sum(free):
            moves.append(pack(DECLINE))
        return moves

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DECLINE:
            game.tell(UNITS_LOST, self.seat, self.units)
            return
        company, spaces = field(move, 0), field(move, 1)
        player = game.players[self.seat]
        free = [free_spaces(game, player, one) for one in range(COMPANIES)]
        last = NONE if self._is_near_barrier(player, free) else company
        advance_paying(game, self.seat, company, spaces)
        if self.units > spaces:
            game.push(SpendUnits(self.seat, self.units - spaces, last))


def free_spaces(table: Table, player: Player, company: int) -> int:
    """How far a marker goes without a barrier."""
    barriers = BARRIER[table.sides[company]]
    at = player.at[company]
    spaces = 0
    while at + spaces < LAST and not barriers[at + spaces + 1]:
        spaces += 1
    return spaces


def advance_paying(table: Table, seat: int, company: int, spaces: int) -> None:
    """Move so many spaces, and pay for the barriers on the way."""
    player = table.players[seat]
    before = player.at[company]
    for _ in range(spaces):
        if barrier_ahead(table, player, company):
            cross_barrier(table, seat, company)
        else:
            step_forward(table, seat, company)
    tell_moved(table, seat, company, before)
