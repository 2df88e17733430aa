"""What the cards of an action area can still bring in a round, and the markers with them."""

from __future__ import annotations

from orrery.games.skymines.bonus_spaces import (
    BUY_PRICE,
    MAJORITY_SYMBOL,
    SELL_PLUS,
    TIER_EFFECTS,
    TIER_LEAST,
    TILE_PRICE,
    majority_value,
)
from orrery.games.skymines.cards import COST, SURCHARGE, SYMBOL, VALUE
from orrery.games.skymines.evaluation.outlook import Outlook
from orrery.games.skymines.evaluation.research import Means, upload_worth
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.science import TILE_HELIUM, TILE_POINTS
from orrery.games.skymines.state import TILE_ENERGY, Luna, Player, Table
from orrery.games.skymines.tracks import HAS_SPACES, PRICE
from orrery.games.skymines.words import (
    ACTIONS,
    B1,
    BUY_SPACE,
    C1,
    COMPANIES,
    D1,
    ENERGY,
    ENERGY_TILE,
    FIELD,
    FIELD_TILE,
    FIRST_PLAYER_SPACE,
    MAJORITY,
    NONE,
    PLUS_TILE,
    RESOURCES,
    SCIENCE,
    SCIENCE_TILE,
    SELL_SPACE,
    SLOTS,
    SYMBOLS,
    TILE_SPACE,
    TILES,
    TITANIUM,
    TRACK_SPACE,
)
from orrery.kernel.arithmetic import exp


class Area:
    """Cards and tiles that count and act in this round."""

    def __init__(self) -> None:
        self.units = [0] * RESOURCES
        self.energy = 0
        self.scientists: list[int] = []  # their points
        self.fields: list[int] = []  # cards
        self.field_symbols = 0
        self.field_tile = False

    def add(self, card: int, more_titanium: int) -> None:
        symbol = SYMBOL[card]
        if symbol < RESOURCES:
            self.units[symbol] += VALUE[card] + (more_titanium if symbol == TITANIUM else 0)
        elif symbol == ENERGY:
            self.energy += VALUE[card]
        elif symbol == SCIENCE:
            self.scientists.append(VALUE[card])
        elif symbol == FIELD:
            self.fields.append(card)
            self.field_symbols += 1

    def total(self, symbol: int) -> int:
        if symbol <= ENERGY:
            return self.energy if symbol == ENERGY else self.units[symbol]
        return len(self.scientists) if symbol == SCIENCE else self.field_symbols


def area_of(table: Table, player: Player, cards: list[int]) -> Area:
    """Of these cards, and the tiles and bonuses of a player."""
    area = Area()
    more = 1 if table.bonus(player, C1) == 2 else 0
    for card in cards:
        area.add(card, more)
    if player.has_tile(SCIENCE_TILE):
        area.scientists.append(TILE_POINTS)
    if player.has_tile(ENERGY_TILE):
        area.energy += TILE_ENERGY
    if player.has_tile(FIELD_TILE):
        area.field_tile = True
        area.field_symbols += 1
    if area.energy:
        area.energy += table.bonus(player, B1)
    if table.bonus(player, D1):
        area.field_symbols += 1
    return area


def face_up(player: Player, but: int) -> list[int]:
    """The face-up cards, one slot left aside."""
    return [player.slots[s] for s in range(SLOTS) if s != but and player.is_up(s)]


class Rivals:
    """What others have of each symbol, for majorities.

    People show their cards after the planning, Luna before it (SK-18.2.2).
    """

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.most = [0] * SYMBOLS  # of what is shown
        self.closed = [weights.closed] * SYMBOLS  # the chance of one that another has now
        hidden = 0
        for other in range(len(table.players)):
            if other == seat:
                continue
            is_luna = isinstance(table.players[other], Luna)
            if table.phase != ACTIONS and not is_luna:
                hidden += 1
                continue
            for symbol in range(SYMBOLS):
                value = majority_value(table, other, symbol)
                if value > self.most[symbol]:
                    self.most[symbol] = value
                    self.closed[symbol] = weights.luna_closed if is_luna else weights.closed
        self.doubt = 0.9 + 0.75 * hidden if hidden else 0.0

    def chance(self, symbol: int, own: int) -> float:
        """That a majority can be used with so much of its kind."""
        open_now = 1.0 if own >= self.most[symbol] else self.closed[symbol]
        if not self.doubt:
            return open_now
        if symbol == SCIENCE:
            own *= 2
        return open_now * (1.0 - exp(-own / self.doubt))


def area_worth(table: Table, player: Player, area: Area, outlook: Outlook) -> float:
    """What the cards bring, one after another."""
    total = sum(area.units) * outlook.unit
    if player.has_tile(PLUS_TILE) and player.plus_on == NONE and total:
        total += outlook.unit
    energy = outlook.energy
    if area.energy and energy:
        most = len(energy) - 1
        total += energy[min(most, area.energy)] * max(1.0, area.energy / most)
    for card in area.fields:
        total += outlook.field_work(table, player, card)
    if area.field_tile:
        total += outlook.helium(player, TILE_HELIUM + area.field_symbols - 1)
    if area.scientists:
        for points in area.scientists:
            total += outlook.points(player, points)
        scholars = len(area.scientists) + area.field_symbols - 1
        means = Means(area.units, area.energy, area.field_symbols, scholars, player.coins)
        total += upload_worth(table, player, means, True, outlook)
    return total


def spaces_worth(
    table: Table, seat: int, player: Player, area: Area, rivals: Rivals, outlook: Outlook
) -> float:
    """What the markers at hand can bring on the best spaces that are open."""
    markers = player.markers + player.one_time
    if not markers or player.is_out:
        return 0.0
    found: list[float] = []
    for majority in range(len(MAJORITY_SYMBOL)):
        if table.spaces[MAJORITY + majority] == NONE:
            found.append(majority_worth(table, player, area, majority, rivals, outlook))
    if table.spaces[FIRST_PLAYER_SPACE] == NONE:
        found.append(outlook.points(player, 1))
    _add_trade(table, player, found, outlook)
    if outlook.rounds:
        _add_tiles(table, player, found, outlook)
    _add_track_spaces(table, seat, player, found, outlook)
    found.sort(reverse=True)
    total = 0.0
    for worth in found[:markers]:
        if worth > 0.0:
            total += outlook.weights.marker * worth
    return total


def majority_worth(
    table: Table, player: Player, area: Area, majority: int, rivals: Rivals, outlook: Outlook
) -> float:
    """The best step that the own total reaches, by the chance to have the most."""
    symbol = MAJORITY_SYMBOL[majority]
    own = area.total(symbol)
    if not own:
        return 0.0
    reach = own if symbol != SCIENCE else own - 1 + area.field_symbols
    best = 0.0
    for tier in range(len(TIER_LEAST[majority])):
        if reach >= TIER_LEAST[majority][tier]:
            effects = TIER_EFFECTS[majority][tier]
            best = max(best, outlook.effects(table, player, effects, NONE))
    return best * rivals.chance(symbol, own)


def _add_trade(table: Table, player: Player, found: list[float], outlook: Outlook) -> None:
    """The spaces to buy and to sell."""
    if table.spaces[SELL_SPACE] == NONE:
        found.append(sale(player, SELL_PLUS, outlook))
    if table.spaces[BUY_SPACE] == NONE:
        found.append(purchase(table, player.coins - BUY_PRICE, 0, outlook) - BUY_PRICE)


def _add_tiles(table: Table, player: Player, found: list[float], outlook: Outlook) -> None:
    """Tiles that can be reserved."""
    for tile in range(TILES):
        price = TILE_PRICE[tile]
        if table.spaces[TILE_SPACE + tile] == NONE and player.coins >= price:
            found.append(outlook.weights.tiles[tile] - price)


def sale(player: Player, plus: int, outlook: Outlook) -> float:
    """What the best card to sell brings."""
    best = 0.0
    for card in player.hand:
        loss = outlook.sold.get(card, 0.0)
        best = max(best, COST[card] + plus - loss)
    return best


def purchase(table: Table, coins: int, discount: int, outlook: Outlook) -> float:
    """What the best card for coins brings, less its price."""
    best = 0.0
    slots = table.display.slots
    for space in range(len(slots)):
        if slots[space] >= 0:
            price = max(0, COST[slots[space]] + SURCHARGE[space] - discount)
            if price <= coins:
                best = max(best, outlook.bought.get(slots[space], 0.0) - price)
    return best


def _add_track_spaces(
    table: Table, seat: int, player: Player, found: list[float], outlook: Outlook
) -> None:
    """The better one of the extra spaces of each track that can be used."""
    for company in range(COMPANIES):
        side = table.sides[company]
        first = TRACK_SPACE + 2 * company
        if not HAS_SPACES[side] or seat in (table.spaces[first], table.spaces[first + 1]):
            continue
        best = 0.0
        for number in range(player.unlocked[company]):
            free = table.spaces[first + number] == NONE
            if free and player.coins >= PRICE[side][number]:
                best = outlook.weights.bonus[side][number + 1]
        found.append(best)
