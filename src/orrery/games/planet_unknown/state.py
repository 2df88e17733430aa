"""The position of a match: planets, corporations, station, cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.games.planet_unknown.grid import EMPTY, Mask, has, minus, plus, squares_of
from orrery.games.planet_unknown.words import TERRAINS, TRACKERS
from orrery.kernel.deck import Deck
from orrery.kernel.game import TABLE, Game
from orrery.kernel.state import State, replaced, without_place

NO_TILE: Final = -1
NO_CARD: Final = -1
NO_TRACK: Final = -1
STACKS: Final = 12  # 0 to 5 on the outer ring, 6 to 11 on the inner one
TOP: Final = 15  # the height of a track
TRACK_SPACES: Final = 16


def space(track: int, height: int) -> int:
    """The number of a space of the corporation board."""
    return TRACK_SPACES * track + height


def track_of(number: int) -> int:
    return number // TRACK_SPACES


def height_of(number: int) -> int:
    return number % TRACK_SPACES


_MASKS: Final = (
    "covered",
    "patches",
    "terrain",
    "symbols",
    "meteor_symbols",
    "meteorites",
    "lifepods",
    "last_tile",
)


class Player(State):
    """What belongs to one seat. All lists are values."""

    planet: int
    corporation: int

    # The planet
    covered: Mask  # by tiles and patches
    patches: Mask
    terrain: list[Mask]  # per terrain
    symbols: list[Mask]  # per resource the visible ones
    meteor_symbols: Mask
    meteorites: Mask
    more_meteorites: list[int]  # squares on which a further one lies (PU-11.5.7)
    lifepods: Mask
    last_tile: Mask  # the squares of the tile placed last
    laid: list[int]  # each tile, its anchor and orientation, packed (PU-11.6.6)
    rovers: list[int]  # their squares
    loads: list[int]  # per rover 1 if it carries a meteorite (PU-11.5)

    # The corporation board
    trackers: list[int]  # the space of each
    path: int  # steps of the Oasis water tracker on its way
    flux: int  # the flux track (PU-11.9)
    rovers_left: int
    lifepods_scored: int
    lifepods_placed: list[int]  # spaces of tracks (PU-11.4) or technologies (PU-11.6)
    meteorites_collected: int
    patches_stored: int
    civ_cards: list[int]  # a value
    personal: list[int]  # objective cards
    drawn: list[int]  # objectives from which one is to be chosen (PU-11.6.10)
    returned: list[int]  # objectives that only this seat knows to be out of the game
    dealt_planet: int  # an asymmetric board that may be chosen (PU-2.2.4)
    dealt_corporation: int

    # The turn
    movement: int
    roamed: list[int]  # how rovers stood since all but free steps (PU-5.2.8)
    milestones: list[int]  # ranks of civ cards to be chosen
    used_this_round: int  # technologies, as bits
    used_this_game: int
    dormant: int  # levels that work from the next round on, as bits (PU-13.3.10)
    taken: int  # the stack whose top tile was taken in the tile step, or -1
    placed: bool  # whether the tile of this round was placed
    peeked: bool  # knows the next event card

    shared: bool  # whether a fork of the game may have it too

    def tuples(self) -> tuple[str, ...]:
        return _MASKS

    def derived(self) -> tuple[str, ...]:
        return ("shared",)

    def restored(self) -> None:
        self.shared = False

    def copy(self) -> Player:
        twin = Player()
        twin.planet = self.planet
        twin.corporation = self.corporation
        twin.covered = self.covered
        twin.patches = self.patches
        twin.terrain = self.terrain
        twin.symbols = self.symbols
        twin.meteor_symbols = self.meteor_symbols
        twin.meteorites = self.meteorites
        twin.more_meteorites = self.more_meteorites
        twin.lifepods = self.lifepods
        twin.last_tile = self.last_tile
        twin.rovers = self.rovers
        twin.loads = self.loads
        twin.trackers = self.trackers
        twin.path = self.path
        twin.flux = self.flux
        twin.rovers_left = self.rovers_left
        twin.lifepods_scored = self.lifepods_scored
        twin.lifepods_placed = self.lifepods_placed
        twin.meteorites_collected = self.meteorites_collected
        twin.patches_stored = self.patches_stored
        twin.civ_cards = self.civ_cards
        twin.personal = self.personal
        twin.drawn = self.drawn
        twin.returned = self.returned
        twin.dealt_planet = self.dealt_planet
        twin.dealt_corporation = self.dealt_corporation
        twin.movement = self.movement
        twin.roamed = self.roamed
        twin.milestones = self.milestones
        twin.used_this_round = self.used_this_round
        twin.used_this_game = self.used_this_game
        twin.dormant = self.dormant
        twin.laid = self.laid
        twin.taken = self.taken
        twin.placed = self.placed
        twin.peeked = self.peeked
        twin.shared = False
        return twin

    def unshare_hands(self) -> None:
        """Before hands are dealt anew in place: lists of their own."""
        self.personal = self.personal[:]
        self.drawn = self.drawn[:]
        self.returned = self.returned[:]

    def upgrade(self, fields: dict[str, Any]) -> None:
        """Saves of rules 1 knew where rovers began a round, and not which tile a square is of."""
        fields.pop("rovers_at_start", None)
        fields.setdefault("laid", [])


def new_player(planet: int, corporation: int) -> Player:
    """PU-2.2.5: a player with an empty board; setup.py puts the pieces on it."""
    player = Player()
    player.planet = planet
    player.corporation = corporation
    player.covered = EMPTY
    player.patches = EMPTY
    player.terrain = [EMPTY] * TERRAINS
    player.symbols = [EMPTY] * TERRAINS
    player.meteor_symbols = EMPTY
    player.meteorites = EMPTY
    player.more_meteorites = []
    player.lifepods = EMPTY
    player.last_tile = EMPTY
    player.rovers = []
    player.loads = []
    player.trackers = [space(track, 0) for track in range(TRACKERS)]
    player.path = 0
    player.flux = NO_TRACK
    player.rovers_left = 0
    player.lifepods_scored = 0
    player.lifepods_placed = []
    player.meteorites_collected = 0
    player.patches_stored = 0
    player.civ_cards = []
    player.personal = []
    player.drawn = []
    player.returned = []
    player.dealt_planet = planet
    player.dealt_corporation = corporation
    player.movement = 0
    player.roamed = []
    player.milestones = []
    player.used_this_round = 0
    player.used_this_game = 0
    player.dormant = 0
    player.laid = []
    player.taken = NO_TILE
    player.placed = False
    player.peeked = False
    player.shared = False
    return player


def without_one(numbers: list[int], number: int) -> list[int]:
    """A list with the first of these numbers left out, as a new value."""
    return without_place(numbers, numbers.index(number))


def put_meteorite(player: Player, square: int) -> None:
    """A meteorite on a square, or on top of the one that lies there (PU-11.5.7)."""
    if has(player.meteorites, square):
        player.more_meteorites = [*player.more_meteorites, square]
    else:
        player.meteorites = plus(player.meteorites, square)


def take_meteorite(player: Player, square: int) -> None:
    """One meteorite less on a square; one that a rover carries there is the last (PU-11.5.6)."""
    if square in player.more_meteorites:
        player.more_meteorites = without_one(player.more_meteorites, square)
    elif has(player.meteorites, square):
        player.meteorites = minus(player.meteorites, square)
    else:
        player.loads = replaced(player.loads, player.rovers.index(square), 0)


def meteorite_squares(player: Player) -> list[int]:
    """The square of each meteorite on the planet, of carried ones too (PU-11.5.6)."""
    carried = [rover for place, rover in enumerate(player.rovers) if player.loads[place]]
    return squares_of(player.meteorites) + player.more_meteorites + carried


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game):
    """All that lies on the table. The rules that drive it are in game.py.

    Lists of numbers, and of lists, are values.
    """

    players: list[Player]
    positions: list[int]  # where the depot markers are around the station (PU-2.2.9)
    tops: list[int]  # per stack the visible tile
    below_tops: list[list[int]]  # per stack the tiles below, sorted: their order is open
    rotation: int
    shift: int
    commander: int
    round: int
    turns_by_itself: bool  # PU-9.3.1, PU-10.2.1
    with_events: bool
    event: int  # the card of this round
    events: Deck
    events_left: int
    events_shown: list[int]
    event_mix: list[int]  # green, orange and red cards in the deck at the start
    civ_piles: list[list[int]]  # per rank, sorted
    looking: int  # the seat that looks through civ piles now, or -1
    looked_at: list[int]  # the ranks of these piles
    added: int  # a card of another pile that it may keep too (PU-11.2.6), or -1
    objectives: list[int]  # neighbour faces in play (PU-2.3.3, PU-2.3.4)
    common: list[int]  # objectives of all players (PU-11.6.10), each after its seat
    objective_deck: Deck
    before_tiles: bool  # the tile step of this round is still to come
    blocked: bool  # a player could not place (PU-7.1)
    ending: bool  # the last round is over (PU-7.6)

    def copy_pieces(self, twin: Table) -> None:
        for player in self.players:
            player.shared = True
        twin.players = self.players[:]
        twin.positions = self.positions
        twin.tops = self.tops
        twin.below_tops = self.below_tops
        twin.rotation = self.rotation
        twin.shift = self.shift
        twin.commander = self.commander
        twin.round = self.round
        twin.turns_by_itself = self.turns_by_itself
        twin.with_events = self.with_events
        twin.event = self.event
        twin.events = self.events
        twin.events_left = self.events_left
        twin.events_shown = self.events_shown
        twin.event_mix = self.event_mix
        twin.civ_piles = self.civ_piles
        twin.looking = self.looking
        twin.looked_at = self.looked_at
        twin.added = self.added
        twin.objectives = self.objectives
        twin.common = self.common
        twin.objective_deck = self.objective_deck
        twin.before_tiles = self.before_tiles
        twin.blocked = self.blocked
        twin.ending = self.ending

    def unshare(self, lane: int) -> None:
        """A seat's own turn changes its player and nothing else."""
        if lane != TABLE:
            self._unshare_player(lane - 1)
            return
        self.events = self.events.copy()
        self.objective_deck = self.objective_deck.copy()
        for seat in range(self.seats):
            self._unshare_player(seat)

    def _unshare_player(self, seat: int) -> None:
        player = self.players[seat]
        if player.shared:
            self.players[seat] = player.copy()

    def depot(self, seat: int) -> list[int]:
        """The outer and the inner stack that a seat's marker points at (PU-2.1.5)."""
        return self.depot_at(seat, self.rotation)

    def depot_at(self, seat: int, rotation: int) -> list[int]:
        """The same if the station were turned to this position."""
        outer = (self.positions[seat] + rotation) % 6
        inner = (self.positions[seat] + rotation + self.shift) % 6
        return [outer, 6 + inner]

    def hidden_piles(self, viewer: int) -> list[int]:
        """PU-14.5: the ranks, from 0, of the civ piles that a viewer is not looking at."""
        seen = self.looked_at if viewer == self.looking >= 0 else []
        return [rank for rank in range(len(self.civ_piles)) if rank + 1 not in seen]

    def hidden_cards(self, viewer: int) -> list[int]:
        """PU-14.5: the cards of the civ piles that a viewer can't know."""
        known = self.added if viewer == self.looking >= 0 else NO_CARD
        piles = [self.civ_piles[rank] for rank in self.hidden_piles(viewer)]
        return [card for pile in piles for card in pile if card != known]

    def clockwise(self) -> list[int]:
        """All seats, beginning with the commander."""
        return [(self.commander + i) % self.seats for i in range(self.seats)]
