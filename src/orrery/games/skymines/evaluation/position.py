"""The evaluation itself: all terms together, and which options deserve a look."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from orrery.games.skymines.board import place_number
from orrery.games.skymines.cards import SYMBOL
from orrery.games.skymines.dropping import TakeStack
from orrery.games.skymines.evaluation.area import (
    Rivals,
    area_of,
    area_worth,
    face_up,
    spaces_worth,
)
from orrery.games.skymines.evaluation.companies import card_shares
from orrery.games.skymines.evaluation.expanding import energy_worth
from orrery.games.skymines.evaluation.outlook import Outlook
from orrery.games.skymines.evaluation.pending import (
    best_entry,
    pending_value,
    resource_spending,
)
from orrery.games.skymines.evaluation.prior import KINDS
from orrery.games.skymines.evaluation.research import plans_worth
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.expansion import Expand
from orrery.games.skymines.planning import PlanCards, free_slots
from orrery.games.skymines.plans import FIRST_TOKEN_PLAN, REST_CARDS, REWARD, START_BONUS
from orrery.games.skymines.resources import Acquire, SpendUnits
from orrery.games.skymines.science import CardPoints
from orrery.games.skymines.scoring import special_value
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.words import (
    ACQUIRE,
    ADVANCE,
    COMPANIES,
    DECLINE,
    DONE,
    ENTER,
    NEUTRALISE,
    NONE,
    PLAN_CARD,
    READY,
    SHARE,
    TILE_PLACE,
    TILE_SPACE,
    TILES,
    TOKENS,
)
from orrery.kernel.evaluation import Evaluation, weigh_kinds
from orrery.kernel.game import Game
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step

TOKEN_LATER: Final = 0.4  # what a use of a card is worth that rests at the start

EQUAL: Final = 1e-6

PLANS: Final = 8  # sets of cards that deserve a comparison


class SkyminesEvaluation(Evaluation):
    """Values positions by the coins that may be expected at the end."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.outlook: Outlook | None = None
        self.rivals: Rivals | None = None
        self.stations: list[list[int]] = []
        self.held: list[int] = []

    def prepare(self, game: Game, seat: int) -> None:
        assert isinstance(game, Table)
        player = game.players[seat]
        outlook = Outlook(game, seat, self.weights)
        self._price(game, seat, outlook, energy_worth(game, player, outlook))

    def refresh(self, game: Game, seat: int) -> None:
        """What energy brings takes long to find out, and hardly changes unless pieces move."""
        assert isinstance(game, Table)
        before = self.outlook
        if before is None or game.held != self.held:
            self.prepare(game, seat)
        else:
            self._price(game, seat, Outlook(game, seat, self.weights), before.energy)

    def _price(self, game: Table, seat: int, outlook: Outlook, energy: list[float]) -> None:
        player = game.players[seat]
        outlook.energy = energy
        typical = min(4, len(outlook.energy) - 1)
        later = outlook.energy[typical] / typical
        outlook.energy_later = self.weights.energy_later * later
        outlook.price_cards(game, player)
        self.outlook = outlook
        self.rivals = Rivals(game, seat, self.weights)
        self.stations = [station[:] for station in game.stations]
        self.held = game.held[:]

    def prior(self, game: Game, seat: int, options: list[int]) -> list[float]:
        return weigh_kinds(options, KINDS)

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Table)
        outlook, rivals = self.outlook, self.rivals
        assert outlook is not None
        assert rivals is not None
        player = game.players[seat]
        stack = game.lanes[game.lane_of(seat)].stack if game.lane_of(seat) >= 0 else []
        total = self._coins(player, outlook)
        total += self._companies(game, player, outlook)
        total += outlook.tank[player.tank] + outlook.screen[player.upload]
        total += special_value(player) + plans_worth(game, player, outlook)
        takes = not player.is_out or any(isinstance(step, TakeStack) for step in stack)
        total += outlook.cards(player, player.hand, takes)
        total += self._tiles(game, seat, outlook)
        in_use = _in_use(stack)
        area = area_of(game, player, face_up(player, in_use))
        if in_use == TILE_PLACE and area.scientists:
            area.scientists.pop()
        if not player.is_out:
            weight = self.weights.at_hand
            total += weight * area_worth(game, player, area, outlook)
            total += spaces_worth(game, seat, player, area, rivals, outlook)
        total += self.weights.one_time * player.one_time if outlook.rounds else 0.0
        if game.phase == TOKENS and player.token != NONE:
            total += self._token(game, player, outlook)
        return total + pending_value(game, player, stack, area, outlook)

    def _coins(self, player: Player, outlook: Outlook) -> float:
        """In full, and those that can pay for barriers and tiles a little more."""
        if not outlook.rounds:
            return float(player.coins)
        weights = self.weights
        return player.coins + weights.spare_coin * min(player.coins, weights.spare_coins)

    def _companies(self, table: Table, player: Player, outlook: Outlook) -> float:
        companies = outlook.companies
        cards = card_shares(player)
        moved = table.stations != self.stations
        rivals = companies.rivals_now(table) if moved else companies.rivals
        total = 0.0
        for company in range(COMPANIES):
            value = companies.value[company]
            if table.stations[company] != self.stations[company]:
                value = companies.value_now(table, company)
            shares = companies.shares[company][player.at[company]] + cards[company]
            shares += companies.coming[company] - rivals[company]
            total += shares * value + companies.bonus[company][player.at[company]]
        if player.free_share:
            total += max(companies.value)
        return total

    def _tiles(self, table: Table, seat: int, outlook: Outlook) -> float:
        """Those reserved for the next round, and the marker of the first player."""
        if not outlook.rounds:
            return 0.0
        total = self.weights.first if table.next_first == seat else 0.0
        for tile in range(TILES):
            if table.spaces[TILE_SPACE + tile] == seat:
                total += self.weights.tiles[tile]
        return total

    def _token(self, table: Table, player: Player, outlook: Outlook) -> float:
        """A starting token: its bonus and plan, less the cards that rest at first."""
        total = outlook.effects(table, player, START_BONUS[player.token], NONE)
        total += outlook.effects(table, player, REWARD[FIRST_TOKEN_PLAN + player.token], NONE)
        for card in REST_CARDS[player.token]:
            total -= TOKEN_LATER * outlook.use[card]
        return total

    # What deserves a look

    def worthwhile(self, game: Game, seat: int, options: list[int]) -> list[int]:
        assert isinstance(game, Table)
        outlook = self.outlook
        assert outlook is not None
        step = game.decision(seat)
        player = game.players[seat]
        if isinstance(step, PlanCards):
            return self._best_plan(game, seat, options)
        if isinstance(step, Acquire):
            space = resource_spending(game, player, step, outlook)[1]
            return _one_of(pack(DECLINE) if space == NONE else pack(ACQUIRE, space), options)
        if isinstance(step, SpendUnits):
            return self._best_split(player, step, options)
        if isinstance(step, Expand):
            return self._best_entry(game, player, step, options)
        return options

    def _best_split(self, player: Player, step: SpendUnits, options: list[int]) -> list[int]:
        outlook = self.outlook
        assert outlook is not None
        spaces = outlook.companies.split(player, step.units, step.last)[1]
        for company in range(COMPANIES):
            if spaces[company]:
                return _one_of(pack(ADVANCE, company, spaces[company]), options)
        return options

    def _best_entry(
        self, table: Table, player: Player, step: Expand, options: list[int]
    ) -> list[int]:
        outlook = self.outlook
        assert outlook is not None
        first = best_entry(table, player, step, outlook)[1]
        number = place_number(table.side, first)
        found: list[int] = []
        for move in options:
            kind = kind_of(move)
            chosen = kind == DONE if first == NONE else kind == ENTER and field(move, 0) == number
            if chosen or kind == NEUTRALISE:
                found.append(move)
        return found or options

    def _best_plan(self, table: Table, seat: int, options: list[int]) -> list[int]:
        """Of all sets of cards that may still be laid the best one, card after card."""
        laid = face_up(table.players[seat], NONE)
        best = self._plan_worth(table, seat, laid)
        equal: list[list[int]] = []
        for cards in _plans(table, seat, options):
            worth = self._plan_worth(table, seat, laid + cards)
            if worth > best + EQUAL:
                best = worth
                equal = [cards]
            elif equal and worth > best - EQUAL:
                equal.append(cards)
        if not equal:
            return [pack(READY)]
        return [_first_of(equal[_lot(table, seat) % len(equal)], options)]

    def proposals(self, game: Game, seat: int) -> list[list[int]]:
        """The best sets of cards to plan, and not the very best alone."""
        assert isinstance(game, Table)
        if not isinstance(game.decision(seat), PlanCards) or game.linked_slots:
            return []
        laid = face_up(game.players[seat], NONE)
        rated: list[tuple[float, list[int]]] = []
        for cards in _plans(game, seat, game.options(seat)):
            rated.append((-self._plan_worth(game, seat, laid + cards), sorted(cards)))
        rated.sort()
        free = free_slots(game.players[seat])
        found: list[list[int]] = []
        for _, cards in rated:
            moves = [pack(PLAN_CARD, cards[n], free[n]) for n in range(len(cards))]
            moves.append(pack(READY))
            if moves not in found:
                found.append(moves)
        return found[:PLANS]

    def _plan_worth(self, table: Table, seat: int, cards: list[int]) -> float:
        outlook, rivals = self.outlook, self.rivals
        assert outlook is not None
        assert rivals is not None
        player = table.players[seat]
        area = area_of(table, player, cards)
        worth = area_worth(table, player, area, outlook)
        return worth + spaces_worth(table, seat, player, area, rivals, outlook)


def _plans(table: Table, seat: int, options: list[int]) -> list[list[int]]:
    """All sets of cards that may still be laid, as many as there is place for."""
    player = table.players[seat]
    offered: list[int] = []
    for move in options:
        if kind_of(move) == PLAN_CARD and field(move, 0) not in offered:
            offered.append(field(move, 0))
    hand = [card for card in player.hand if SYMBOL[card] != SHARE and card in offered]
    number = min(len(free_slots(player)), len(hand))
    return [list(cards) for cards in combinations(hand, number)]


def _in_use(stack: list[Step[Any]]) -> int:
    """The place of the scientist that is being used, or NONE."""
    for step in stack:
        if isinstance(step, CardPoints):
            return step.place
    return NONE


def _lot(table: Table, seat: int) -> int:
    """Decides among equals, so that no resource is liked for the place of its cards in the list."""
    return seat + sum(table.display.slots) + sum(table.plan_display)


def _one_of(move: int, options: list[int]) -> list[int]:
    return [move] if move in options else options


def _first_of(cards: list[int], options: list[int]) -> int:
    """The move that lays the first of these cards that is offered."""
    for move in options:
        if kind_of(move) == PLAN_CARD and field(move, 0) in cards:
            return move
    return options[0]


def new_evaluation() -> SkyminesEvaluation:
    return SkyminesEvaluation()
