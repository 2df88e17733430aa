"""What is known of the rest of the game: rounds, and the prices of things."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.board import BOARDS, collectors_of
from orrery.games.skymines.cards import (
    CARDS,
    FIELD_COINS,
    FIELD_COMPANY,
    FIELD_HELIUM,
    PER_COLLECTORS,
    SHARE_OF,
    SYMBOL,
    VALUE,
)
from orrery.games.skymines.evaluation.companies import Companies, smooth
from orrery.games.skymines.evaluation.cycle import uses
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.missions import owned_cards
from orrery.games.skymines.rounds import ROUNDS
from orrery.games.skymines.science import MORE_COLLECTORS
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.threats import LAST_ROUND, SINGULARITY
from orrery.games.skymines.tracks import (
    LAST_SCREEN,
    LAST_TANK,
    LEFT_SLOT_AT,
    OVERFLOW,
    RIGHT_SLOT_AT,
    SCREEN_VALUE,
    TANK_VALUE,
)
from orrery.games.skymines.words import (
    COINS_PER_SYMBOL,
    COMPANIES,
    D1,
    ENERGY,
    EXPANDED,
    FIELD,
    GAIN_COINS,
    HELIUM,
    LEFT_SLOT,
    NONE,
    REMOVE_OUTPOST,
    RESEARCH_POINTS,
    RESOURCES,
    RIGHT_SLOT,
    SCIENCE,
    SHARE,
    SLOTS,
    TRACK,
)
from orrery.kernel.move import field, kind_of

ALWAYS_OPEN: Final = 3  # slots
FIRST_ENERGY: Final = 2.2  # what a unit of energy brings, as long as nothing better is known


class Asked:
    """Where the cards of a player lie, and what they bring in the rounds to come."""

    def __init__(self, player: Player, hand: list[int], takes: bool, worth: float) -> None:
        self.hand = hand[:]
        self.slots = player.slots[:]
        self.resting = player.resting[:]  # stacks are values
        self.takes = takes
        self.worth = worth

    def same(self, player: Player, hand: list[int], takes: bool) -> bool:
        return (
            self.takes == takes
            and self.hand == hand
            and self.slots == player.slots
            and self.resting == player.resting
        )


class Outlook:
    """What stays the same while a seat considers its options."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.weights = weights
        player = table.players[seat]
        end = LAST_ROUND if table.threat == SINGULARITY else ROUNDS
        self.rounds = max(0, end - table.round)  # after the one under way
        self.companies = Companies(table, seat, self.rounds, weights)
        last = self.rounds == 0
        part = weights.half_value_last if last else weights.half_value
        self.tank = smooth(TANK_VALUE, part)  # by space
        self.screen = smooth(SCREEN_VALUE, part)  # by step
        self.unit = self._unit(player)
        self.energy: list[float] = []  # by amount: what it brings now on the best company
        self.energy_later = FIRST_ENERGY  # one unit in a later round
        self.use = [0.0] * CARDS  # what one use of a card is worth
        self.slots: list[int] = []  # in the rounds to come
        self.sold: dict[int, float] = {}  # by card of the hand: what its loss costs
        self.bought: dict[int, float] = {}  # by card on offer: what it brings
        self.asked: Asked | None = None  # what `cards` was asked last, and its answer
        self.strength = strengths(table, player)
        scientists = len(self.strength[SCIENCE]) - 1
        uses = min(1.0, scientists / weights.research_rounds) * self.rounds
        self.steps = uses * weights.steps  # of the research track that are still to come
        some = min(1.0, self.steps / weights.steps_for_points)
        self.point = 1.0 + (weights.point - 1.0) * some  # a research point; at least a coin

    def price_cards(self, table: Table, player: Player) -> None:
        """What cards bring, as soon as energy has its price."""
        for card in range(CARDS):
            self.use[card] = self._use(table, player, card)
        self._price_slots(player)
        self.asked = None
        here = self.cards(player, player.hand, True)
        self.sold = {}
        for card in player.hand:
            if card not in self.sold:
                left = player.hand[:]
                left.remove(card)
                self.sold[card] = here - self.cards(player, left, True) + self.share(card)
        self.bought = {}
        for card in table.display.slots:
            if card >= 0:
                more = 0.0
                if SYMBOL[card] != SHARE:
                    more = self.cards(player, [*player.hand, card], True) - here
                self.bought[card] = more + self.share(card)

    def _use(self, table: Table, player: Player, card: int) -> float:
        symbol = SYMBOL[card]
        if symbol < RESOURCES:
            return VALUE[card] * self.unit
        if symbol == ENERGY:
            return VALUE[card] * self.energy_later
        if symbol == SCIENCE:
            return VALUE[card] * self.weights.point + self.weights.upload
        if symbol == FIELD:
            return self.field_work(table, player, card)
        return 0.0

    def field_work(self, table: Table, player: Player, card: int) -> float:
        """SK-6.5.2, SK-6.5.3."""
        spaces = FIELD_HELIUM[card]
        company = FIELD_COMPANY[card]
        if company != NONE:
            collectors = collectors_of(BOARDS[table.side], table.held, company)
            collectors += MORE_COLLECTORS[table.bonus(player, D1)]
            spaces += collectors // PER_COLLECTORS[card]
        return FIELD_COINS[card] + self.helium(player, spaces)

    def share(self, card: int) -> float:
        """What the share on a card is worth."""
        company = SHARE_OF[card]
        return 0.0 if company == NONE else self.companies.value[company]

    def kept(self, card: int) -> float:
        """What a card brings that is taken from the removed ones: about as one on offer would."""
        return self.share(card) + 0.2 * self.rounds * self.use[card]

    def cards(self, player: Player, hand: list[int], takes: bool) -> float:
        """What cards bring in the rounds to come.

        Few moves change which cards lie where, so the last answer is mostly the next one too.
        """
        asked = self.asked
        if asked is None or not asked.same(player, hand, takes):
            asked = Asked(player, hand, takes, self._cards(player, hand, takes, self.slots))
            self.asked = asked
        return asked.worth

    def _cards(self, player: Player, hand: list[int], takes: bool, slots: list[int]) -> float:
        """The same with so many slots in these rounds."""
        if not self.rounds:
            return 0.0
        use = self.use
        held = [use[card] for card in hand if SYMBOL[card] != SHARE]
        area = [use[card] for card in player.slots if card != NONE]
        resting = [[use[card] for card in stack] for stack in player.resting]
        bought = self.weights.bought * self.unit
        return self.weights.future * uses(held, area, resting, takes, slots, bought)

    def _price_slots(self, player: Player) -> None:
        """A slot counts by what the cards bring with it in all rounds to come."""
        opened = ALWAYS_OPEN
        soon = [0] * self.rounds
        for slot, place in (
            (LEFT_SLOT, LEFT_SLOT_AT),
            (RIGHT_SLOT, RIGHT_SLOT_AT),
        ):
            if player.open_slots >> slot & 1:
                opened += 1
            else:
                at = player.tank if slot == LEFT_SLOT else player.upload
                for number in range(int((place - at) / self.weights.slot_speed), self.rounds):
                    soon[number] += 1
        self.slots = [opened + more for more in soon]
        if opened < SLOTS:
            now = self._cards(player, player.hand, True, [opened] * self.rounds)
            more = self._cards(player, player.hand, True, [opened + 1] * self.rounds)
            worth = self.weights.slot * (more - now)
            self.tank = _with_slot(self.tank, LEFT_SLOT_AT, worth)
            self.screen = _with_slot(self.screen, RIGHT_SLOT_AT, worth)

    def _unit(self, player: Player) -> float:
        """A resource unit: what the next spaces of the best tracks bring on average."""
        units = 4 + self.rounds
        worth = self.companies.split(player, units, NONE)[0]
        return max(1.0, worth / units)

    def helium(self, player: Player, spaces: int) -> float:
        """Spaces on the tank track; beyond its end they become coins."""
        there = min(LAST_TANK, player.tank + spaces)
        over = player.tank + spaces - there
        return self.tank[there] - self.tank[player.tank] + OVERFLOW * over

    def points(self, player: Player, points: int) -> float:
        """Research points."""
        if player.upload == LAST_SCREEN:
            return float(OVERFLOW * points)
        return points * self.point

    def effect(self, table: Table, player: Player, effect: int, expanded: int) -> float:
        """What an effect brings; `expanded` is the company that expands, if one does."""
        kind, number = kind_of(effect), field(effect, 0)
        if kind == GAIN_COINS:
            return float(number)
        if kind == HELIUM:
            return self.helium(player, number)
        if kind == RESEARCH_POINTS:
            return self.points(player, number)
        if kind == TRACK:
            return self._track(player, expanded if number == EXPANDED else number, effect)
        if kind == REMOVE_OUTPOST:
            return self.removal(number)
        if kind == COINS_PER_SYMBOL:
            return float(max(0, table.total(player, number) - field(effect, 1)))
        return 0.0

    def _track(self, player: Player, company: int, effect: int) -> float:
        spaces = field(effect, 1)
        if 0 <= company < COMPANIES:
            return self.companies.move(player, company, spaces)
        return self.companies.move_any(player, spaces, 0)

    def effects(self, table: Table, player: Player, effects: list[int], expanded: int) -> float:
        total = 0.0
        for effect in effects:
            total += self.effect(table, player, effect, expanded)
        return total

    def removal(self, pieces: int) -> float:
        """Outposts that leave the game from the best station."""
        best = 0.0
        for company in range(COMPANIES):
            best = max(best, self.companies.pieces(company, pieces))
        return best


def _with_slot(values: list[float], place: int, worth: float) -> list[float]:
    """On the way to a slot its worth counts in part, too."""
    found = values[:]
    for there in range(len(found)):
        share = min(1.0, there / place)
        found[there] += worth * share * share
    return found


def strengths(table: Table, player: Player) -> list[list[int]]:
    """By symbol: what the best card has, the two best together, and so on up to three."""
    found: list[list[int]] = []
    cards = owned_cards(player)
    for symbol in range(FIELD + 1):
        best = sorted([VALUE[card] for card in cards if SYMBOL[card] == symbol], reverse=True)
        if symbol >= SCIENCE:
            best = [1] * len(best)
        sums = [0]
        for value in best[:3]:
            sums.append(sums[-1] + value)
        found.append(sums)
    return found
