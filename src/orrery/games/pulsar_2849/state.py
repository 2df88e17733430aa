"""The position of a match: the cluster, the dice board, the tiles, and what everybody has."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.pulsar_2849.cluster import FIRST_SYSTEM, SYSTEMS
from orrery.games.pulsar_2849.systems import MOST_PLANETS, PLANETS
from orrery.games.pulsar_2849.transmitters import ALL_PAID, tile_of
from orrery.games.pulsar_2849.words import (
    NOBODY,
    NONE,
    SOURCES,
    TYPES,
)
from orrery.kernel.deck import Deck
from orrery.kernel.game import Game
from orrery.kernel.state import State, replaced

FACE_DOWN: Final = -1  # a system tile nobody has seen
FREE: Final = -1  # a planet without a token
BLOCKED: Final = -2  # a planet with a nonplayer token (P49-6.3.2)
EMPTY: Final = -1  # a pulsar without a gyrodyne; otherwise its type, plus TYPES if it spins
SPACES: Final = 15  # of a track
RINGS: Final = 6


class Track(State):
    """The counters of a track (P49-4.4); with two players everybody has two of them.

    Counter c belongs to seat c mod seats. A counter is ahead of others further left or, on the same
    space, higher in the stack.

    P49-4.4.1 to P49-4.4.3, P49-13.1.3. Lists are values.
    """

    ahead: list[int]  # the counters, the one furthest ahead first
    space: list[int]  # per counter, 1 to 15

    def copy(self) -> Track:
        twin = Track()
        twin.ahead = self.ahead
        twin.space = self.space
        return twin

    def put(self, counter: int, space: int) -> None:
        """P49-4.4.2: on top of the stack there."""
        others = [other for other in self.ahead if other != counter]
        place = 0
        while place < len(others) and self.space[others[place]] < space:
            place += 1
        self.ahead = [*others[:place], counter, *others[place:]]
        self.space = replaced(self.space, counter, space)

    def put_last(self, counter: int) -> None:
        """P49-4.5.3: to the right end, at the bottom of the stack."""
        self.ahead = [other for other in self.ahead if other != counter] + [counter]
        self.space = replaced(self.space, counter, SPACES)


class Player(State):
    """What belongs to one seat. All lists are values."""

    points: int
    ledger: list[int]  # points by source (see words.py)
    ship: int  # where it is, NONE before the setup is over
    cubes: int
    tokens: list[int]  # plus-minus, plus-two
    rings: int
    gyrodynes: list[int]  # tiles in front of the player, by type
    awards: list[int]  # per type the construction awards held, as bits, the 7-point one first
    extra_bases: int  # P49-15.9
    board: int  # of the headquarters, NONE in a game without
    sheet: int  # its side, NONE as long as none is chosen
    projects: int  # completed, as bits
    runs_used: int  # as bits of their projects
    patents: int  # as bits of their places in this match
    arrays: list[list[int]]  # chains of transmitters from left to right (see transmitters.py)
    goals: list[int]  # per goal in play: 0, or 1 when achieved, plus the bonuses bought

    # The turn
    dice: list[int]  # silver dice at hand
    offers: list[int]  # red dice that may be used, one of them (P49-12.1.1)
    must_use_red: bool  # the only one on offer (P49-12.6.2)
    copied: bool  # a leftover die was copied
    red_used: bool  # P49-12.1.1

    def copy(self) -> Player:
        twin = Player()
        twin.points = self.points
        twin.ledger = self.ledger
        twin.ship = self.ship
        twin.cubes = self.cubes
        twin.tokens = self.tokens
        twin.rings = self.rings
        twin.gyrodynes = self.gyrodynes
        twin.awards = self.awards
        twin.extra_bases = self.extra_bases
        twin.board = self.board
        twin.sheet = self.sheet
        twin.projects = self.projects
        twin.runs_used = self.runs_used
        twin.patents = self.patents
        twin.arrays = self.arrays
        twin.goals = self.goals
        twin.dice = self.dice
        twin.offers = self.offers
        twin.must_use_red = self.must_use_red
        twin.copied = self.copied
        twin.red_used = self.red_used
        return twin


def new_player(goals: int) -> Player:
    """A player before the game: rings, and nothing else (P49-1.2)."""
    player = Player()
    player.points = 0
    player.ledger = [0] * SOURCES
    player.ship = NONE
    player.cubes = 0
    player.tokens = [0, 0]
    player.rings = RINGS
    player.gyrodynes = [0] * TYPES
    player.awards = [0] * TYPES
    player.extra_bases = 0
    player.board = NONE
    player.sheet = NONE
    player.projects = 0
    player.runs_used = 0
    player.patents = 0
    player.arrays = []
    player.goals = [0] * goals
    player.dice = []
    player.offers = []
    player.must_use_red = False
    player.copied = False
    player.red_used = False
    return player


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game):
    """All that lies on the table. The rules that drive it are in game.py.

    Lists of numbers, and of lists, are values.
    """

    players: list[Player]
    side: int  # of the star cluster board
    round: int
    phase: int
    active: int  # whose turn it is in the action phase, or NOBODY
    even_start: bool
    turn_order: list[int]  # the owners of the rockets
    dice_board: list[int]  # silver dice there, by value from 1
    median: int  # 0 to 10, twice its die space and from there up by gaps; NONE before a roll
    tracks: list[Track]
    system_tiles: list[int]  # per system its tile, or FACE_DOWN
    unseen_tiles: list[int]  # those that lie face down or are out of the game, sorted
    planets: list[int]  # four places a system: the seat, FREE or BLOCKED
    exploration: Deck  # tiles by kind
    explored: list[int]  # discarded ones, by kind
    claims: list[int]  # per pulsar the seat, or NOBODY
    on_pulsars: list[int]  # per pulsar EMPTY, a type, or a type + TYPES when it spins
    supply: list[int]  # gyrodyne tiles left, by type
    awards_left: list[int]  # per type 2, 1 or 0 of the construction awards
    technologies: list[int]  # in play, row by row
    row_values: list[int]  # of the eight rows
    patent_order: list[list[int]]  # per technology in play the seats, in their order
    first_patented: int  # this round, as bits of places (P49-11.4)
    transmitter_stack: list[int]  # the one on top, then the others, sorted
    display: list[int]  # three transmitters, NONE where one was taken
    paid: list[int]  # per transmitter the costs covered, as bits
    goals: list[int]  # in play
    last_flight: list[int]  # the seat, where it began, and the locations visited

    def copy_pieces(self, twin: Table) -> None:
        twin.players = [player.copy() for player in self.players]
        twin.side = self.side
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.even_start = self.even_start
        twin.turn_order = self.turn_order
        twin.dice_board = self.dice_board
        twin.median = self.median
        twin.tracks = [self.tracks[0].copy(), self.tracks[1].copy()]
        twin.system_tiles = self.system_tiles
        twin.unseen_tiles = self.unseen_tiles
        twin.planets = self.planets
        twin.exploration = self.exploration.copy()
        twin.explored = self.explored
        twin.claims = self.claims
        twin.on_pulsars = self.on_pulsars
        twin.supply = self.supply
        twin.awards_left = self.awards_left
        twin.technologies = self.technologies
        twin.row_values = self.row_values
        twin.patent_order = self.patent_order
        twin.first_patented = self.first_patented
        twin.transmitter_stack = self.transmitter_stack
        twin.display = self.display
        twin.paid = self.paid
        twin.goals = self.goals
        twin.last_flight = self.last_flight

    # What rules ask again and again

    def seats_in_order(self) -> list[int]:
        """P49-17.5: every seat once, by its first rocket."""
        seats: list[int] = []
        for seat in self.turn_order:
            if seat not in seats:
                seats.append(seat)
        return seats

    def has_base(self, seat: int, system: int) -> bool:
        first = system * MOST_PLANETS
        return seat in self.planets[first : first + MOST_PLANETS]

    def free_planet(self, system: int, colour: int) -> int:
        """P49-6.3.3, P49-6.3.12: a planet of this colour without a token, or NONE."""
        for number, planet in enumerate(PLANETS[self.system_tiles[system]]):
            place = system * MOST_PLANETS + number
            if planet == colour and self.planets[place] == FREE:
                return place
        return NONE

    def is_online(self, tile: int) -> bool:
        """P49-8.3.2."""
        return self.paid[tile] == ALL_PAID[tile]

    # What is counted (P49-16.5, and the abilities of technologies)

    def bases(self, seat: int) -> int:
        found = 0
        for owner in self.planets:
            if owner == seat:
                found += 1
        return found

    def claimed(self, seat: int) -> int:
        return self.claims.count(seat)

    def spinning(self, seat: int) -> list[int]:
        """The number of spinning gyrodynes of each type."""
        found = [0] * TYPES
        for pulsar, owner in enumerate(self.claims):
            if owner == seat and self.on_pulsars[pulsar] >= TYPES:
                found[self.on_pulsars[pulsar] - TYPES] += 1
        return found

    def online(self, seat: int) -> int:
        found = 0
        for array in self.players[seat].arrays:
            for placed in array:
                if self.is_online(tile_of(placed)):
                    found += 1
        return found

    def completed_links(self, seat: int) -> int:
        """Links of which both tiles are online."""
        return sum(
            self.is_online(tile_of(left)) and self.is_online(tile_of(right))
            for array in self.players[seat].arrays
            for left, right in pairwise(array)
        )


def bits(mask: int) -> int:
    """How many bits are set."""
    left: i64 = mask
    found = 0
    while left:
        left &= left - 1
        found += 1
    return found


def system_at(place: int) -> int:
    """The number of the system at a location."""
    return place - FIRST_SYSTEM


assert SYSTEMS * MOST_PLANETS == 64
assert NOBODY == FREE == EMPTY == NONE == FACE_DOWN
