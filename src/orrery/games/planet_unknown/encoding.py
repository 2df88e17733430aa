"""What a seat knows of a match, for programs that learn (PU-14.5, PU-14.6): the same as its view.

Planets are planes of 144 bits, square by square. Players follow each other from the seat on.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import (
    CIV_IMMEDIATE,
    CIV_NAMES,
    CIV_RANK,
    EVENT_NAMES,
    OBJECTIVE_NAMES,
    RANKS,
)
from orrery.games.planet_unknown.corporation import CORPORATION_NAMES, LEVELS
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import SQUARES, WORD_BITS, Mask
from orrery.games.planet_unknown.state import (
    NO_TILE,
    STACKS,
    TOP,
    TRACK_SPACES,
    Player,
    Table,
    height_of,
    track_of,
)
from orrery.games.planet_unknown.tiles import (
    SHAPE_NAMES,
    has_meteor,
    shape_of,
    terrain_a,
    terrain_b,
)
from orrery.games.planet_unknown.words import TERRAINS, TRACKERS
from orrery.kernel.event import knows
from orrery.kernel.page import Page, from_seat, place_of

_POSITIONS: Final = 6  # of the station, and of its inner ring
_SPOTS: Final = TRACKERS * TRACK_SPACES + 7  # SPOT_NAMES of the vocabulary
_OBJECTIVES: Final = 8  # between neighbours, at most
_TECHNOLOGIES: Final = LEVELS + 3  # levels from 1 on, as bits; some corporations have more
_EVENTS: Final = len(EVENT_NAMES)
_CIV: Final = len(CIV_NAMES)
_CARDS: Final = len(OBJECTIVE_NAMES)
_SHAPES: Final = len(SHAPE_NAMES)
_PLANETS: Final = len(BOARDS)
_CORPORATIONS: Final = len(CORPORATION_NAMES)


def encode(game: Table, seat: int, page: Page) -> None:
    """The station, the cards, then the players."""
    players = len(game.players)
    page.one_of("commander", place_of(game.commander, seat, players), players)
    page.one_of("rotation", game.rotation, _POSITIONS)
    page.one_of("shift", game.shift, _POSITIONS)
    for stack in range(STACKS):
        _write_tile(page, "tops", game.tops[stack])
        page.number("below", len(game.below_tops[stack]), 12)
    _write_cards(game, seat, page)
    for other in from_seat(seat, players):
        page.about("player")
        _write_depot(game, other, page)
        _write_planet(game.players[other], page)
        _write_corporation(game, game.players[other], page)
        _write_hand(game.players[other], other == seat, page)


def _write_tile(page: Page, name: str, tile: int) -> None:
    if tile == NO_TILE:
        page.bits(name, 0, _SHAPES + 2 * TERRAINS + 1)
        return
    page.one_of(name, shape_of(tile), _SHAPES)
    page.one_of(name, terrain_a(tile), TERRAINS)
    page.one_of(name, terrain_b(tile), TERRAINS)
    page.flag(name, has_meteor(tile))


def _write_cards(game: Table, seat: int, page: Page) -> None:
    """PU-9.1, PU-14.5: events, civ piles, objectives that all see, and what this seat peeked at."""
    deck = game.events
    peeked = bool(deck.top) and knows(deck.top_known[-1], seat)
    page.one_of("event", game.event, _EVENTS)
    page.one_of("next event", deck.top[-1] if peeked else NO_TILE, _EVENTS)
    page.set_of("events shown", game.events_shown, _EVENTS)
    page.number("events left", game.events_left, 20)
    page.numbers("event mix", game.event_mix, 3, 20)
    page.numbers("civ piles", [len(pile) for pile in game.civ_piles], RANKS, 12)
    page.set_of("civ cards to choose from", _cards_looked_at(game, seat), _CIV)
    page.each_one_of("objectives", game.objectives, _OBJECTIVES, _CARDS)
    page.set_of("common objectives", game.common, _CARDS)


def _cards_looked_at(game: Table, seat: int) -> list[int]:
    if seat != game.looking:  # mostly
        return []
    hidden = game.hidden_cards(seat)
    return [card for pile in game.civ_piles for card in pile if card not in hidden]


def _write_depot(game: Table, seat: int, page: Page) -> None:
    """PU-3.4: the tiles that a player may take; they are among the tops too, but at any place."""
    large, small = game.depot(seat)
    _write_tile(page, "depot", game.tops[large])
    _write_tile(page, "depot", game.tops[small])


def _write_planet(player: Player, page: Page) -> None:
    page.one_of("planet", player.planet, _PLANETS)
    _write_plane(page, "squares", BOARDS[player.planet].squares)
    for terrain in player.terrain:
        _write_plane(page, "terrain", terrain)
    for symbol in player.symbols:
        _write_plane(page, "symbols", symbol)
    _write_plane(page, "patches", player.patches)
    _write_plane(page, "meteor symbols", player.meteor_symbols)
    _write_plane(page, "meteorites", player.meteorites)
    page.number("meteorites on others", len(player.more_meteorites), 10)
    _write_plane(page, "lifepods", player.lifepods)
    _write_plane(page, "last tile", player.last_tile)
    page.set_of("rovers", player.rovers, SQUARES)
    loaded = [square for place, square in enumerate(player.rovers) if player.loads[place]]
    page.set_of("loaded rovers", loaded, SQUARES)


def _write_plane(page: Page, name: str, mask: Mask) -> None:
    page.bits(name, mask[0], WORD_BITS)
    page.bits(name, mask[1], WORD_BITS)
    page.bits(name, mask[2], WORD_BITS)


def _write_corporation(game: Table, player: Player, page: Page) -> None:
    corporation = corporation_of(player)
    levels = range(1, corporation.technologies + 1)
    working = [level - 1 for level in levels if corporation.works(player, level)]
    page.one_of("corporation", player.corporation, _CORPORATIONS)
    page.numbers("heights", [height_of(at) for at in player.trackers], TRACKERS, TOP)
    page.each_one_of("tracks", [track_of(at) for at in player.trackers], TRACKERS, TRACKERS)
    page.number("water path", player.path, 40)
    page.one_of("flux track", player.flux, TRACKERS)
    page.set_of("technologies", working, _TECHNOLOGIES)
    page.bits("used this round", player.used_this_round >> 1, _TECHNOLOGIES)
    page.bits("used this game", player.used_this_game >> 1, _TECHNOLOGIES)
    page.number("rovers left", player.rovers_left, 10)
    page.number("lifepods collected", player.lifepods_scored, 40)
    page.set_of("lifepods placed", player.lifepods_placed, _SPOTS)
    page.number("meteorites collected", player.meteorites_collected, 40)
    page.number("patches stored", player.patches_stored, 20)
    page.number("movement", player.movement, 40)
    page.set_of("milestones", [rank - 1 for rank in player.milestones], RANKS)
    page.flag("tile taken", player.taken != NO_TILE and not game.before_tiles)


def _write_hand(player: Player, own: bool, page: Page) -> None:
    """PU-6.2.5, PU-14.5: of others one sees the backs of cards that count at the end only."""
    open_cards = [card for card in player.civ_cards if own or CIV_IMMEDIATE[card]]
    closed = [CIV_RANK[card] for card in player.civ_cards if not CIV_IMMEDIATE[card]]
    page.set_of("civ cards", open_cards, _CIV)
    page.numbers("cards for the end", [closed.count(1 + rank) for rank in range(RANKS)], RANKS, 12)
    page.set_of("personal objectives", player.personal if own else [], _CARDS)
    page.number("personal objectives", len(player.personal), 4)
    page.set_of("drawn objectives", player.drawn if own else [], _CARDS)
    page.number("drawn objectives", len(player.drawn), 4)
