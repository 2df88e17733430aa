"""What a seat knows of a match, for programs that learn (SK-21.1): the same as its view.

Whatever belongs to somebody is told by the place of that player, counted from the seat on.
"""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.board import PLACE_NAMES, place_number
from orrery.games.skymines.cards import CARDS, DISPLAY
from orrery.games.skymines.luna import FROM_DECK, NO_CARD, second_left
from orrery.games.skymines.luna_cards import LEVEL_NAMES, LUNA_CARD_NAMES
from orrery.games.skymines.missions import CARDS as MISSIONS
from orrery.games.skymines.missions import COLUMNS as TASKS
from orrery.games.skymines.plans import DISPLAY_NAMES, PLAN_NAMES, SPECIALS, TOKENS
from orrery.games.skymines.points import ON_OFFER
from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.stations import COLUMNS, OPENED
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.tracks import LAST_SCREEN, LAST_TANK
from orrery.games.skymines.words import COMPANIES, NONE, SIDES, SLOTS, SPACES, TILES
from orrery.kernel.page import Page, from_seat, place_of

_PHASES: Final = 4
_PLAN_DECKS: Final = 3
_PLACES: Final = len(PLACE_NAMES)
_PLANS: Final = len(PLAN_NAMES)
_PLAN_SPACES: Final = len(DISPLAY_NAMES)
_SCREENS: Final = LAST_SCREEN + 1
_THREATS: Final = len(THREAT_NAMES)
_LUNA_CARDS: Final = len(LUNA_CARD_NAMES)
_LEVELS: Final = len(LEVEL_NAMES)


def encode(game: Table, seat: int, page: Page) -> None:
    """The board, the companies, what is on offer, then the players and the Lunas."""
    players = len(game.players)
    page.one_of("phase", game.phase, _PHASES)
    page.flag("side", game.side == 1)
    page.one_of("first", place_of(game.first, seat, players), players)
    page.one_of("next first", place_of(game.next_first, seat, players), players)
    _write_companies(game, page)
    _write_offers(game, page)
    spaces = [place_of(owner, seat, players) for owner in game.spaces]
    page.each_one_of("bonus spaces", spaces, SPACES, players)
    page.set_of("missions", game.missions, MISSIONS)
    page.one_of("threat", game.threat, _THREATS)
    for other in from_seat(seat, players):
        page.about("player")
        _write_player(game.players[other], page)
        if other < game.seats:
            page.set_of("dealt", game.players[other].dealt if other == seat else [], TOKENS)
        else:
            _write_luna(game.players[other], page)


def _write_companies(game: Table, page: Page) -> None:
    page.each_one_of("tracks", game.sides, COMPANIES, SIDES)
    for company in range(COMPANIES):
        station = game.stations[company]
        page.number("share value", game.share_value(company), 40)
        page.numbers("pieces", [state % OPENED for state in station], COLUMNS, OPENED)
        page.set_of("opened", [c for c in range(COLUMNS) if station[c] >= OPENED], COLUMNS)
        held = [place for place, owner in enumerate(game.held) if owner == company]
        page.set_of("held", [place_number(game.side, place) for place in held], _PLACES)


def _write_offers(game: Table, page: Page) -> None:
    page.each_one_of("display", game.display.slots, DISPLAY, CARDS)
    page.set_of("removed", game.display.discard, CARDS)
    left = game.display.deck.size() + sum([deck.size() for deck in game.decks])
    page.number("deck", left, CARDS)
    page.each_one_of("plans", game.plan_display, _PLAN_SPACES, _PLANS)
    page.numbers("plans to come", [deck.size() for deck in game.plan_decks], _PLAN_DECKS, _PLANS)
    offered = [n for n, place in enumerate(game.specials) if place == ON_OFFER]
    page.set_of("special plans", offered, SPECIALS)
    page.number("supplement", game.supplement, 20)


def _write_player(player: Player, page: Page) -> None:
    page.number("coins", player.coins, 99)
    page.numbers("tracks", player.at, COMPANIES, 20)
    page.numbers("bonuses", player.unlocked, COMPANIES, 2)
    page.number("tank", player.tank, LAST_TANK)
    page.number("upload", player.upload, LAST_SCREEN)
    page.number("markers", player.markers, 10)
    page.number("one-time markers", player.one_time, 10)
    page.one_of("token", player.token, TOKENS)
    page.flag("is out", player.is_out)
    page.one_of("mission", player.mission, MISSIONS)
    page.bits("tasks", player.tasks, TASKS)
    page.number("free share", player.free_share, 2 + COMPANIES)
    _write_cards(player, page)
    _write_plans(player, page)


def _write_cards(player: Player, page: Page) -> None:
    """SK-5.9: hand, action slots, resting stacks and tiles."""
    page.set_of("hand", player.hand, CARDS)
    page.each_one_of("slots", player.slots, SLOTS, CARDS)
    page.bits("used", player.used, SLOTS)
    page.bits("open slots", player.open_slots, SLOTS)
    for stack in player.resting:
        page.set_of("resting", stack, CARDS)
    page.bits("tiles", player.tiles, TILES)
    page.bits("tiles used", player.tiles_used, TILES)
    page.one_of("plus one", player.plus_on, SLOTS)


def _write_plans(player: Player, page: Page) -> None:
    """SK-6.4: plans on the research track, flipped ones, and those that are to be put there."""
    uploaded = [step for step, plan in enumerate(player.plans) if plan != NONE]
    page.set_of("plans", player.plans, _PLANS)
    page.set_of("screens with plans", uploaded, _SCREENS)
    page.bits("flipped", player.flipped, _SCREENS)
    page.set_of("plans taken", player.taken, _PLANS)


def _write_luna(luna: Player, page: Page) -> None:
    """SK-18: the cards that she has turned over; nobody knows the others."""
    assert isinstance(luna, Luna)
    page.number("level", luna.level, _LEVELS)
    page.each_one_of("row", luna.row, SLOTS, _LUNA_CARDS)
    face_down = [slot for slot in range(SLOTS) if luna.dealt_from[slot] != NO_CARD]
    page.set_of("face down", face_down, SLOTS)
    page.each_one_of("majority", luna.majority, 2, _LUNA_CARDS)
    deck = luna.deck.size() - luna.dealt_from.count(FROM_DECK) + luna.on_top
    page.number("deck", deck, _LUNA_CARDS)
    page.number("second grade", second_left(luna), _LUNA_CARDS)
    page.set_of("discard", luna.discard, _LUNA_CARDS)
    page.set_of("gained", luna.gained, CARDS)
