"""The position of a match: the board, the bag, the displays, and what every player has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from orrery.games.save_a_world.board import AREA, COMMAND, LOCATIONS_OF, PRINTED_AREAS, UNLIMITED
from orrery.games.save_a_world.lab import FIRST_TECH_1
from orrery.games.save_a_world.words import NONE, WORLDS
from orrery.kernel.deck import Deck
from orrery.kernel.game import Game
from orrery.kernel.market import Market
from orrery.kernel.state import State

CROWDED: Final = 2  # HSW-5.3.3: with so many players a lander blocks its whole area


class Player(State):
    """What belongs to a seat.

    Lists that are values are replaced and never changed, so that copies share them.
    """

    levels: list[int]  # per resource
    baselines: list[int]  # a value
    active: list[int]  # tag tokens per type
    spent: list[int]
    upgrades: int  # as bits of the tech lab
    ready: list[int]  # landers per ready zone
    hand: list[int]  # ascending; a value
    discard: list[int]  # ascending; a value
    fresh: list[int]  # bought or played this turn (HSW-12.1.8, HSW-12.3.6); a value
    unseen: list[int]  # cards in hand that nobody else has seen; a value
    offered: list[int]  # species to choose from (HSW-3.2.10); a value
    has_passed: bool
    has_docked: bool  # has used Docking Rights in this round

    def owns(self, passive: int) -> bool:
        """Whether a Tech 1 upgrade, by its number in words.py, is there."""
        return self.upgrades >> (FIRST_TECH_1 + passive) & 1 == 1

    def tokens(self, tag: int) -> int:
        """HSW-8.11: active and spent ones."""
        return self.active[tag] + self.spent[tag]

    def cards(self) -> int:
        """HSW-12.1.2: hand and discard pile."""
        return len(self.hand) + len(self.discard)

    def copy(self) -> Player:
        twin = Player()
        twin.levels = self.levels[:]
        twin.baselines = self.baselines
        twin.active = self.active[:]
        twin.spent = self.spent[:]
        twin.upgrades = self.upgrades
        twin.ready = self.ready[:]
        twin.hand = self.hand
        twin.discard = self.discard
        twin.fresh = self.fresh
        twin.unseen = self.unseen
        twin.offered = self.offered
        twin.has_passed = self.has_passed
        twin.has_docked = self.has_docked
        return twin


class Simu(State):
    """The automatic opponent of somebody who plays alone (HSW-17)."""

    level: int
    preference: list[int]  # of projects
    deck: Deck
    revealed: list[int]  # the cards of this round
    landers: int
    species: list[int]

    def copy(self) -> Simu:
        twin = Simu()
        twin.level = self.level
        twin.preference = self.preference
        twin.deck = self.deck.copy()
        twin.revealed = self.revealed[:]
        twin.landers = self.landers
        twin.species = self.species[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game):
    """The table. Discs are numbered: the players (SIMU last), then the neutral ones.

    Lists within lists, and those that are values, are replaced and never changed.
    """

    round: int
    phase: int
    badge: int  # the player who begins the next round
    players: list[Player]
    simu: Simu | None
    ledger: list[list[int]]  # per player: victory points by their source (see words.py)
    discs: list[list[int]]  # per project: the space of every disc
    stacks: list[list[int]]  # per project: the discs in the order in which they last moved
    leaders: int  # bonuses that are gone, as bits of project and space
    tiles: list[int]  # per project: how many reward tiles have been removed
    landed: list[list[int]]  # per location: whose landers stand there
    facilities: list[int]  # in the order in which they were placed; a value
    stocks: list[Deck]  # the facility tiles face down, A and B
    asteroid: int
    threat: int  # how many tokens have been removed
    bag: list[int]  # cubes by kind
    gauges: list[int]
    cracks: int  # cubes that were moved to the shield's gauge
    key: int  # the key project, NONE before
    displays: list[Market]  # per deck; slot 0 lies at the far right
    happened: int  # in this turn, as bits of words.py
    tags_spent: int  # in this turn
    rewarded: int  # Tech 2 upgrades that scored in this turn, as bits
    working: bool  # a project action is being carried out (HSW-18.8)
    left_out: list[int]  # starting action cards that nobody has; a value
    is_public: bool  # species that nobody has seen don't score: see score_sheet.py

    def copy_pieces(self, twin: Table) -> None:
        twin.round = self.round
        twin.phase = self.phase
        twin.badge = self.badge
        twin.players = [player.copy() for player in self.players]
        twin.simu = None if self.simu is None else self.simu.copy()
        twin.ledger = self.ledger[:]
        twin.discs = self.discs[:]
        twin.stacks = self.stacks[:]
        twin.leaders = self.leaders
        twin.tiles = self.tiles[:]
        twin.landed = self.landed[:]
        twin.facilities = self.facilities
        twin.stocks = [deck.copy() for deck in self.stocks]
        twin.asteroid = self.asteroid
        twin.threat = self.threat
        twin.bag = self.bag[:]
        twin.gauges = self.gauges[:]
        twin.cracks = self.cracks
        twin.key = self.key
        twin.displays = [display.copy() for display in self.displays]
        twin.happened = self.happened
        twin.tags_spent = self.tags_spent
        twin.rewarded = self.rewarded
        twin.working = self.working
        twin.left_out = self.left_out
        twin.is_public = self.is_public

    def derived(self) -> tuple[str, ...]:
        return (*super().derived(), "is_public")

    def restored(self) -> None:
        self.is_public = False
        super().restored()

    def participants(self) -> int:
        """HSW-17.2: the seats, and SIMU."""
        return self.seats + (0 if self.simu is None else 1)

    # Locations (HSW-5.3, HSW-6.2)

    def is_built(self, location: int) -> bool:
        """Whether it is printed on the board, or its facility has been placed."""
        area = AREA[location]
        return area < PRINTED_AREAS or area - PRINTED_AREAS in self.facilities

    def is_available(self, location: int) -> bool:
        """HSW-5.3.2 to HSW-5.3.5: whether landers leave it open."""
        if UNLIMITED[location]:
            return True
        if self.participants() > CROWDED:
            return not self.landed[location]
        return all(not self.landed[other] for other in LOCATIONS_OF[AREA[location]])

    def land(self, location: int, owner: int) -> None:
        self.landed[location] = [*self.landed[location], owner]

    def lift(self, location: int, owner: int) -> None:
        left = self.landed[location][:]
        left.remove(owner)
        self.landed[location] = left


def without(cards: list[int], card: int) -> list[int]:
    """The others."""
    return [other for other in cards if other != card]


def beside(world: int) -> int:
    """The other world."""
    return WORLDS - 1 - world


def commander(table: Table) -> int:
    """Whose lander stands on the acceleration location (HSW-13.4), or NONE."""
    standing = table.landed[COMMAND]
    return standing[0] if standing else NONE
