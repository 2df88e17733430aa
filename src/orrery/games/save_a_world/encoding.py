"""What a seat knows of a match, for programs that learn (HSW-18.3, HSW-18.4): as its view does.

Whatever belongs to somebody is told by the place of that player, counted from the seat on.
"""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.board import (
    DISPLAY,
    FACILITIES,
    GAUGE,
    LAST_SPACE,
    MOST,
    MOST_TOKENS,
    THREATS,
)
from orrery.games.save_a_world.cards import COUNT as CARDS
from orrery.games.save_a_world.lab import UPGRADES
from orrery.games.save_a_world.projects import SPACES_BITS
from orrery.games.save_a_world.simu_cards import LEVEL_NAMES, SIMU_NAMES
from orrery.games.save_a_world.state import Player, Simu, Table
from orrery.games.save_a_world.words import CUBES, PROJECTS, RESOURCES, TAGS, WORLDS
from orrery.kernel.market import Market
from orrery.kernel.page import Page, from_seat, place_of

_PHASES: Final = 5
_NEUTRAL: Final = 2  # discs of nobody, at most
_SPACES: Final = LAST_SPACE + 1
_POINTS: Final = 200
_BAG: Final = 40
_GAUGE: Final = max(GAUGE)
_FACILITIES: Final = len(FACILITIES)
_LEVELS: Final = len(LEVEL_NAMES)
_SIMU_CARDS: Final = len(SIMU_NAMES)


def encode(game: Table, seat: int, page: Page) -> None:
    """The asteroid, the projects, the board, the cards, then the players and SIMU."""
    players = game.participants()
    page.one_of("phase", game.phase, _PHASES)
    page.one_of("badge", place_of(game.badge, seat, players), players)
    page.number("asteroid", game.asteroid, 20)
    page.number("threat", game.threat, len(THREATS))
    page.numbers("bag", game.bag, CUBES, _BAG)
    page.number("cracks", game.cracks, 10)
    page.one_of("key project", game.key, PROJECTS)
    for project in range(PROJECTS):
        _write_track(game, project, seat, page)
    _write_board(game, seat, page)
    for display in game.displays:
        _write_display(display, page)
    for other in from_seat(seat, players):
        page.about("player")
        page.number("points", sum(game.ledger[other]), _POINTS)
        if other < game.seats:
            _write_player(game.players[other], other == seat, page)
        elif game.simu is not None:
            _write_simu(game.simu, page)


def _write_track(game: Table, project: int, seat: int, page: Page) -> None:
    """HSW-16.5: where discs are, those of the players from the seat on, and which moved later."""
    players = game.participants()
    discs = from_seat(seat, players) + list(range(players, len(game.discs[project])))
    spaces = [game.discs[project][disc] for disc in discs]
    moved = [1 + game.stacks[project].index(disc) for disc in discs]
    page.numbers("discs", spaces, players + _NEUTRAL, LAST_SPACE)
    page.numbers("discs moved", moved, players + _NEUTRAL, players + _NEUTRAL)
    first = project << SPACES_BITS
    gone = [space for space in range(_SPACES) if game.leaders >> (first | space) & 1]
    page.set_of("leaders' bonuses gone", gone, _SPACES)
    page.number("reward tiles gone", game.tiles[project], 10)
    page.number("gauge", game.gauges[project], _GAUGE)


def _write_board(game: Table, seat: int, page: Page) -> None:
    players = game.participants()
    for standing in game.landed:
        page.set_of("landers", [place_of(o, seat, players) for o in standing], players)
    page.set_of("facilities", game.facilities, _FACILITIES)
    page.numbers("facilities to come", [stock.size() for stock in game.stocks], 2, _FACILITIES)


def _write_display(display: Market, page: Page) -> None:
    page.each_one_of("display", display.slots, DISPLAY, CARDS)
    page.set_of("discard", display.discard, CARDS)
    page.number("deck", display.deck.size(), CARDS)


def _write_player(player: Player, own: bool, page: Page) -> None:
    """HSW-18.3: of others one knows the cards in hand that everybody has seen."""
    page.numbers("levels", player.levels, RESOURCES, MOST)
    page.numbers("baselines", player.baselines, RESOURCES, MOST)
    page.numbers("active", player.active, TAGS, MOST_TOKENS)
    page.numbers("spent", player.spent, TAGS, MOST_TOKENS)
    page.bits("upgrades", player.upgrades, UPGRADES)
    page.numbers("ready", player.ready, WORLDS, 10)
    page.set_of("seen cards", [c for c in player.hand if c not in player.unseen], CARDS)
    page.number("unseen cards", len(player.unseen), 10)
    page.set_of("unseen cards", player.unseen if own else [], CARDS)
    page.set_of("discard", player.discard, CARDS)
    page.set_of("fresh", [c for c in player.fresh if own and c in player.hand], CARDS)
    page.set_of("offered", player.offered if own else [], CARDS)
    page.flag("has passed", player.has_passed)
    page.flag("has docked", player.has_docked)


def _write_simu(simu: Simu, page: Page) -> None:
    page.one_of("level", simu.level, _LEVELS)
    page.each_one_of("preference", simu.preference, PROJECTS, PROJECTS)
    page.set_of("revealed", simu.revealed, _SIMU_CARDS)
    page.number("landers", simu.landers, 10)
    page.set_of("species", simu.species, CARDS)
