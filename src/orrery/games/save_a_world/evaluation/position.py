"""The value of a position, term by term."""

from __future__ import annotations

from orrery.games.save_a_world.board import FRAME, LOCATIONS, WORLD
from orrery.games.save_a_world.cards import DECK
from orrery.games.save_a_world.evaluation.footing import footing_of, work_share
from orrery.games.save_a_world.evaluation.outlook import Outlook, outlook_of
from orrery.games.save_a_world.evaluation.places import bonus_worth, place_worth, rivals_worth
from orrery.games.save_a_world.evaluation.printed_worth import card_uses, uses_to_come
from orrery.games.save_a_world.evaluation.prior import KINDS
from orrery.games.save_a_world.evaluation.species import species_worth
from orrery.games.save_a_world.evaluation.weights import Weights
from orrery.games.save_a_world.lab import FIRST_TECH_1, FIRST_TECH_2, SYNERGY
from orrery.games.save_a_world.scoring import total
from orrery.games.save_a_world.state import Player, Table, beside, commander
from orrery.games.save_a_world.words import (
    ACTION,
    AWAY,
    BASICS,
    BOOST,
    ENERGY,
    EXCHANGE,
    FREE_ACTIONS,
    GENIUS,
    NONE,
    PROJECTS,
    RESOURCES,
    SPECIES,
    TAGS,
    WORLDS,
)
from orrery.kernel.evaluation import Evaluation, weigh_kinds
from orrery.kernel.game import Game


class WorldEvaluation(Evaluation):
    """The points that a seat may expect at the end."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.outlook = Outlook(0.0, [0.0] * PROJECTS)
        self.uses: list[float] = []
        self.to_come: list[float] = []

    def prepare(self, game: Game, seat: int) -> None:
        assert isinstance(game, Table)
        self.outlook = outlook_of(game)
        footing = footing_of(game, seat, self.weights)
        self.uses = card_uses(self.outlook.ahead, footing)
        self.to_come = uses_to_come(self.outlook.ahead, footing)

    def prior(self, game: Game, seat: int, options: list[int]) -> list[float]:
        return weigh_kinds(options, KINDS)

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Table)
        if game.key != NONE:
            return float(total(game, seat))
        weights = self.weights
        ahead = self.outlook.ahead
        keys = self.outlook.keys
        player = game.players[seat]
        worth = float(sum(game.ledger[seat]))
        for project in range(PROJECTS):
            worth += place_worth(game, seat, project, keys[project], ahead, weights)
            worth -= rivals_worth(game, seat, project, keys[project], ahead, weights)
            worth += bonus_worth(game, seat, project, ahead, weights)
        turns = turns_left(game, seat)
        use_now = turns / (turns + weights.spare_turns)
        worth += self.cards_worth(game, seat, use_now)
        worth += resources_worth(player, ahead, use_now, weights)
        worth += tags_worth(player, ahead, use_now, weights)
        worth += upgrades_worth(game, seat, ahead, weights)
        return worth + landers_worth(game, seat, ahead, weights)

    def cards_worth(self, table: Table, seat: int, use_now: float) -> float:
        weights = self.weights
        ahead = self.outlook.ahead
        player = table.players[seat]
        worth = -weights.dearer * ahead * player.cards()
        for card in player.hand + player.discard:
            worth += weights.later * self.to_come[card]
            if DECK[card] == SPECIES:
                worth += species_worth(table, seat, card, self.outlook.keys, ahead)
        if player.has_passed:
            return worth
        energy = player.levels[ENERGY] + player.levels[GENIUS]
        for card in player.hand:  # those that were bought in this turn can be played in the next
            if DECK[card] == ACTION:
                energy -= 1
                if energy >= 0 or player.owns(FREE_ACTIONS):
                    worth += weights.at_hand * self.uses[card]
            else:
                worth += weights.at_hand * use_now * self.uses[card]
        return worth


def new_evaluation() -> Evaluation:
    return WorldEvaluation()


def turns_left(table: Table, seat: int) -> int:
    """How many more turns a player may take in this round, about."""
    player = table.players[seat]
    if player.has_passed:
        return 0
    turns = sum(player.ready)
    if player.levels[ENERGY] + player.levels[GENIUS] > 0:
        for card in player.hand:
            if DECK[card] == ACTION:
                turns += 1
    return turns


def resources_worth(player: Player, ahead: float, use_now: float, weights: Weights) -> float:
    """Units to spend in this round, units to begin the next one with, and later refills.

    A unit below the baseline comes back, so it is worth what it brings in this round only.
    """
    soon = min(1.0, ahead)
    later = max(0.0, ahead - 1.0)
    worth = 0.0
    for resource in range(RESOURCES):
        level, baseline = player.levels[resource], player.baselines[resource]
        at_hand = (1.0 - soon) * heap(level, weights) + soon * heap(min(level, baseline), weights)
        kept = soon * heap(max(level, baseline), weights) + later * heap(baseline, weights)
        worth += weights.unit[resource] * (use_now * at_hand + kept)
    return worth


def heap(units: int, weights: Weights) -> float:
    """So many units, in first ones: each is worth a little less than the one before."""
    worth = 0.0
    value = 1.0
    for _ in range(units):
        worth += value
        value *= weights.fading
    return worth


def tags_worth(player: Player, ahead: float, use_now: float, weights: Weights) -> float:
    worth = 0.0
    for tag in range(TAGS):
        worth += use_now * weights.tag_now * player.active[tag]
        value = weights.tag_later * ahead
        for _ in range(player.tokens(tag)):
            worth += value
            value *= weights.tag_fading
    return worth


def upgrades_worth(table: Table, seat: int, ahead: float, weights: Weights) -> float:
    player = table.players[seat]
    worth = 0.0
    owned = player.upgrades >> FIRST_TECH_1
    for number in range(len(weights.tech_1)):
        if owned >> number & 1:
            worth += weights.tech_1[number]
    if player.owns(EXCHANGE):
        basics = player.levels[:BASICS]
        worth += weights.exchange * (max(basics) - min(basics))
    owned = player.upgrades >> FIRST_TECH_2
    for number in range(len(weights.tech_2)):
        if owned >> number & 1:
            worth += weights.tech_2[number]
            if number < PROJECTS:
                worth += weights.acclaim * (work_share(table, seat, number) - 1.0)
    if owned >> SYNERGY & 1:
        worth += weights.synergy * (boosts_owned(player) - 1)
    return worth * (ahead + 0.3)


def boosts_owned(player: Player) -> int:
    boosts = 0
    for card in player.hand + player.discard:
        if DECK[card] == BOOST:
            boosts += 1
    return boosts


def landers_worth(table: Table, seat: int, ahead: float, weights: Weights) -> float:
    player = table.players[seat]
    worth = 0.0 if player.has_passed else weights.lander * sum(player.ready)
    if commander(table) == seat:
        worth += weights.command
    if table.badge == seat:
        worth += weights.badge * min(1.0, ahead)
    worlds = [player.ready[world] for world in range(WORLDS)]
    for location in range(LOCATIONS):
        if seat in table.landed[location]:
            home = WORLD[location]
            worlds[beside(home) if FRAME[location] == AWAY else home] += 1
    if min(worlds) > 0:
        worth += weights.both_worlds * min(1.0, ahead)
    return worth
