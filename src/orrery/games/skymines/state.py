"""The position of a match: boards, displays, stations, and what every player has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from orrery.games.skymines.board import BOARDS
from orrery.games.skymines.cards import SYMBOL, VALUE
from orrery.games.skymines.luna_cards import LEFT_NUMBER, RIGHT_NUMBER, SCIENTISTS
from orrery.games.skymines.stations import value_of
from orrery.games.skymines.tracks import LAST_SCREEN
from orrery.games.skymines.words import (
    B1,
    C1,
    CARBON,
    COMPANIES,
    D1,
    ENERGY,
    ENERGY_TILE,
    FIELD,
    FIELD_TILE,
    NONE,
    SCIENCE,
    SCIENCE_TILE,
    SLOTS,
    SPACES,
    TITANIUM,
)
from orrery.kernel.deck import Deck
from orrery.kernel.errors import BrokenRules
from orrery.kernel.game import Game
from orrery.kernel.market import Market
from orrery.kernel.state import State

TILE_ENERGY: Final = 2  # SK-9.4
ALWAYS_ON: Final = 0b01110  # SK-3.2.3: the three middle slots


class Player(State):
    """What belongs to a seat, or to a Luna as far as she has it.

    Lists that are values are replaced and never changed, so that copies share them.
    """

    coins: int
    at: list[int]  # on the company tracks
    unlocked: list[int]  # per company 0 to 2 bonuses of its track, to be used (SK-10.2.4); a value
    tank: int
    upload: int  # the step of the upload marker (SK-11.5)
    hand: list[int]  # ascending
    slots: list[int]  # per action slot its card, or NONE
    used: int  # face-down cards, as bits of slots
    open_slots: int  # as bits
    resting: list[list[int]]  # per resting slot its stack; values
    tiles: int  # in the action area, as bits
    tiles_used: int
    plus_on: int  # the slot on whose card the +1 tile lies, or NONE
    plans: list[int]  # per step of the research track the uppermost plan, or NONE; a value
    flipped: int  # as bits of steps
    covered: list[int]  # plans under others; a value
    taken: list[int]  # plans to be placed at the end of the turn; a value
    markers: int  # bonus markers at hand
    one_time: int  # one-time bonus markers at hand (SK-14.8)
    dealt: list[int]  # starting tokens to choose from; a value
    token: int
    is_out: bool  # has dropped out of the round
    mission: int  # the mission card that the status card lies at, NONE before (SK-14.4)
    tasks: int  # markers taken from the status card, as bits of columns
    met: int  # tasks met in this turn, as bits of all that are in play (SK-14.6)
    in_action: list[int]  # what the running action has brought, for missions (see missions.py)
    turns: int  # taken in this round
    free_share: int  # 1 for the owner of the threat card, then 2 + the company chosen (SK-16.4)

    def copy(self) -> Player:
        twin = Player()
        self.fill(twin)
        return twin

    def fill(self, twin: Player) -> None:
        twin.coins = self.coins
        twin.at = self.at[:]
        twin.unlocked = self.unlocked
        twin.tank = self.tank
        twin.upload = self.upload
        twin.hand = self.hand[:]
        twin.slots = self.slots[:]
        twin.used = self.used
        twin.open_slots = self.open_slots
        twin.resting = self.resting
        twin.tiles = self.tiles
        twin.tiles_used = self.tiles_used
        twin.plus_on = self.plus_on
        twin.plans = self.plans
        twin.flipped = self.flipped
        twin.covered = self.covered
        twin.taken = self.taken
        twin.markers = self.markers
        twin.one_time = self.one_time
        twin.dealt = self.dealt
        twin.token = self.token
        twin.is_out = self.is_out
        twin.mission = self.mission
        twin.tasks = self.tasks
        twin.met = self.met
        twin.in_action = self.in_action[:]
        twin.turns = self.turns
        twin.free_share = self.free_share

    # The action area (SK-5.9): only what lies face up counts (SK-6.0.3)

    def is_up(self, slot: int) -> bool:
        return self.slots[slot] != NONE and not self.used >> slot & 1

    def has_tile(self, tile: int) -> bool:
        return self.tiles >> tile & 1 == 1 and not self.tiles_used >> tile & 1

    def cards_up(self, symbol: int) -> int:
        """How many face-up cards show a symbol; tiles count like the cards they act as (SK-9.7)."""
        count = 0
        for slot in range(SLOTS):
            if self.is_up(slot) and SYMBOL[self.slots[slot]] == symbol:
                count += 1
        if (
            (symbol == SCIENCE and self.has_tile(SCIENCE_TILE))
            or (symbol == FIELD and self.has_tile(FIELD_TILE))
            or (symbol == ENERGY and self.has_tile(ENERGY_TILE))
        ):
            count += 1
        return count


def new_player() -> Player:
    """SK-3.2.2, SK-3.2.6, SK-10.1.5, SK-3.2: a player before cards and tokens are given out."""
    player = Player()
    player.coins = 1  # SK-3.2.4
    player.at = [0] * COMPANIES
    player.unlocked = [0] * COMPANIES
    player.tank = 0
    player.upload = 0
    player.hand = []
    player.slots = [NONE] * SLOTS
    player.used = 0
    player.open_slots = ALWAYS_ON
    player.resting = [[] for _ in range(SLOTS)]
    player.tiles = 0
    player.tiles_used = 0
    player.plus_on = NONE
    player.plans = [NONE] * (LAST_SCREEN + 1)
    player.flipped = 0
    player.covered = []
    player.taken = []
    player.markers = 0
    player.one_time = 0
    player.dealt = []
    player.token = NONE
    player.is_out = False
    player.mission = NONE
    player.tasks = 0
    player.met = 0
    player.in_action = []
    player.turns = 0
    player.free_share = 0
    return player


class Luna(Player):
    """SK-18: an opponent who goes by cards."""

    level: int
    deck: Deck  # with the cards that lie face down on her slots: they are drawn when turned
    second_grade: Deck
    discard: list[int]  # face up, the top one last
    row: list[int]  # per action slot the card that was turned over there, or NONE
    dealt_from: list[int]  # per action slot where its face-down card comes from (see luna.py)
    on_top: int  # cards of the second grade on top of her deck; chance says which when it must
    old: list[int]  # what is left of the deck before the last shuffle: cards dealt from it
    majority: list[int]  # the cards on her left and right majority slot, or NONE
    gained: list[int]  # action cards that she has taken

    def majority_of(self, symbol: int) -> int:
        """SK-18.2.3: what the cards on her majority slots show; an empty slot counts nothing."""
        left, right = self.majority[0], self.majority[1]
        if symbol == SCIENCE:
            return sum(SCIENTISTS[card] for card in self.majority if card != NONE)
        if symbol in (TITANIUM, CARBON):
            numbers = LEFT_NUMBER if symbol == TITANIUM else RIGHT_NUMBER
            return numbers[left] if left != NONE else 0
        numbers = LEFT_NUMBER if symbol == ENERGY else RIGHT_NUMBER
        return numbers[right] if right != NONE else 0

    def copy(self) -> Luna:
        twin = Luna()
        self.fill(twin)
        twin.level = self.level
        twin.deck = self.deck.copy()
        twin.second_grade = self.second_grade.copy()
        twin.discard = self.discard[:]
        twin.row = self.row[:]
        twin.dealt_from = self.dealt_from[:]
        twin.on_top = self.on_top
        twin.old = self.old[:]
        twin.majority = self.majority[:]
        twin.gained = self.gained[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game):
    """All that lies on the table. The rules that drive it are in game.py."""

    players: list[Player]  # the seats, then the Lunas
    side: int  # of the main board
    sides: list[int]  # of the tracks, by company; a value
    linked_slots: bool
    round: int
    phase: int
    first: int
    next_first: int  # who has the marker now; it counts from the next round on (SK-6.6.15)
    stations: list[list[int]]  # per company its columns (see stations.py)
    held: list[int]  # per place of the board the company, or NONE
    display: Market  # action cards (SK-3.1.8) and removed ones; a value, see `own_display`
    decks: list[Deck]  # of the letters that are not in the market yet, the next one last; values
    plan_display: list[int]  # 12 lettered spaces
    plan_decks: list[Deck]  # values: they are drawn from in copies
    specials: list[int]  # per special plan its place: 0 face down, 1 on offer, 2 gone; a value
    supplement: int  # coins on the supplement space
    spaces: list[int]  # per bonus space the player whose marker is there, or NONE
    missions: list[int]  # mission cards in play; a value
    first_status: int  # who unlocked the private space first, or NONE (SK-17.7)
    threat: int  # the threat card on the board, or NONE
    threat_drawn: int  # the one that was drawn, also when it is gone
    threat_taken: int  # who took it, or NONE
    ignored: list[int]  # coins not counted, by company (SK-16.5.2); a value
    no_tank: bool  # SK-16.5.6
    levels: list[int]  # of the Lunas; a value
    with_missions: bool
    with_outposts: bool  # SK-17.7
    deals_tokens: bool
    track_choice: list[int]  # the track sides that were chosen, NONE for random ones; a value
    loops: int  # games of a time loop that may still be repeated (SK-16.8)
    results: list[list[int]]  # of a loop so far: wealth, then success points of all; a value

    def copy_pieces(self, twin: Table) -> None:
        twin.players = [player.copy() for player in self.players]
        twin.side = self.side
        twin.sides = self.sides
        twin.linked_slots = self.linked_slots
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.next_first = self.next_first
        twin.stations = [station[:] for station in self.stations]
        twin.held = self.held[:]
        twin.display = self.display
        twin.decks = self.decks
        twin.plan_display = self.plan_display[:]
        twin.plan_decks = self.plan_decks
        twin.specials = self.specials
        twin.supplement = self.supplement
        twin.spaces = self.spaces[:]
        twin.missions = self.missions
        twin.first_status = self.first_status
        twin.threat = self.threat
        twin.threat_drawn = self.threat_drawn
        twin.threat_taken = self.threat_taken
        twin.ignored = self.ignored
        twin.no_tank = self.no_tank
        twin.levels = self.levels
        twin.with_missions = self.with_missions
        twin.with_outposts = self.with_outposts
        twin.deals_tokens = self.deals_tokens
        twin.track_choice = self.track_choice
        twin.loops = self.loops
        twin.results = self.results

    def repeat(self) -> None:
        """Begin another game of a time loop."""
        raise BrokenRules("a table repeats no game by itself")

    def own_display(self) -> Market:
        """The display, to be changed: copies of a table share it until one of them does."""
        self.display = self.display.copy()
        return self.display

    # What rules ask again and again

    def share_value(self, company: int) -> int:
        """SK-4.3, SK-21.22."""
        return max(0, value_of(self.side, self.stations[company]) - self.ignored[company])

    def bonus(self, player: Player, side: int) -> int:
        """How many bonuses of a track side a player may use: 0 if it is not in play."""
        for company in range(COMPANIES):
            if self.sides[company] == side:
                return player.unlocked[company]
        return 0

    def units(self, player: Player, slot: int) -> int:
        """SK-9.5: what the resource card in a slot is worth."""
        return self.worth(player, player.slots[slot]) + (1 if player.plus_on == slot else 0)

    def worth(self, player: Player, card: int) -> int:
        """SK-10.4.5, SK-10.5.8: what a resource or energy card is worth by itself."""
        if SYMBOL[card] == TITANIUM and self.bonus(player, C1) == 2:
            return VALUE[card] + 1
        return VALUE[card]

    def total(self, player: Player, symbol: int) -> int:
        """SK-6.6.5, SK-9.7, SK-10.4.3: face-up units of a resource, energy, or research cards."""
        if symbol == SCIENCE:
            return player.cards_up(SCIENCE)
        if symbol == FIELD:
            return player.cards_up(FIELD) + (1 if self.bonus(player, D1) else 0)
        total = 0
        for slot in range(SLOTS):
            if player.is_up(slot) and SYMBOL[player.slots[slot]] == symbol:
                total += self.units(player, slot)
        if symbol != ENERGY:
            return total
        if player.has_tile(ENERGY_TILE):
            total += TILE_ENERGY
        return total + self.bonus(player, B1) if total else 0

    def place_count(self) -> int:
        return len(BOARDS[self.side].names)


def blank_table(table: Table) -> None:
    """Everything that setup fills in."""
    table.spaces = [NONE] * SPACES
    table.ignored = [0] * COMPANIES
    table.no_tank = False
    table.threat = NONE
    table.threat_drawn = NONE
    table.threat_taken = NONE
    table.missions = []
    table.first_status = NONE
