"""What a viewer may know of a match (HSW-18.3, HSW-18.4): all but the hands of others.

A board can be drawn from it alone.
"""

from __future__ import annotations

from orrery.games.save_a_world.board import (
    AREA_NAMES,
    LOCATION_NAMES,
    PLACES,
    PRINTED_AREAS,
    REWARD_NAMES,
    REWARD_TILES,
    SPACE_COST,
    THREATS,
)
from orrery.games.save_a_world.buying import price_of
from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.content import PROJECT_NAMES
from orrery.games.save_a_world.lab import UPGRADE_NAMES, UPGRADES
from orrery.games.save_a_world.odds import chances
from orrery.games.save_a_world.projects import SPACES_BITS
from orrery.games.save_a_world.rounds import is_last_round
from orrery.games.save_a_world.score_sheet import SHEET
from orrery.games.save_a_world.scoring import ranking
from orrery.games.save_a_world.simu_cards import CARDS_PER_ROUND, SIMU_NAMES
from orrery.games.save_a_world.state import Player, Simu, Table
from orrery.games.save_a_world.view_types import (
    PHASES,
    DisplayView,
    OddsView,
    PlayerView,
    Project,
    SimuView,
    TableView,
    TrackView,
)
from orrery.games.save_a_world.words import (
    DECKS,
    EVACUATION,
    LASER,
    NONE,
    PROJECTS,
    SHIELD,
)
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.market import EMPTY, Market
from orrery.kernel.view import LEFT_OUT

_PROJECT: list[Project] = ["laser", "shield", "evacuation"]


def view(game: Table, viewer: int) -> TableView:
    """The table as this viewer sees it."""
    known = SHEET.public(game)
    assert isinstance(known, Table)
    odds = chances(game.bag, game.gauges)
    return TableView(
        round=game.round,
        last_round=is_last_round(game),
        phase=PHASES[game.phase],
        badge=game.badge,
        threat=THREATS[game.threat],
        asteroid=game.asteroid,
        tracks=[_track(game, project) for project in range(PROJECTS)],
        cracks=game.cracks,
        key=None if game.key == NONE else _PROJECT[game.key],
        bag=list(game.bag),
        odds=OddsView(odds[LASER], odds[SHIELD], odds[EVACUATION]),
        locations={
            LOCATION_NAMES[place]: list(owners)
            for place, owners in enumerate(game.landed)
            if owners
        },
        facilities=[AREA_NAMES[PRINTED_AREAS + tile] for tile in game.facilities],
        stocks=[stock.size() for stock in game.stocks],
        displays=[_display(game.displays[deck]) for deck in range(DECKS)],
        players=[_player(game, known, seat, viewer) for seat in range(game.seats)],
        simu=None if game.simu is None else _simu(game, game.simu),
    )


def round_of(game: Table) -> int:
    """HSW-4.1."""
    return game.round


def secrets(game: Table, viewer: int) -> list[str]:
    """HSW-3.2.11, HSW-16.8: what others hold or were offered, and nobody sees before the end."""
    if viewer == OMNISCIENT or game.is_over():
        return []
    return [
        CARD_NAMES[card]
        for seat in range(game.seats)
        if seat != viewer
        for card in game.players[seat].unseen + game.players[seat].offered
    ]


def _track(game: Table, project: int) -> TrackView:
    tile = REWARD_TILES[project][game.tiles[project]]
    first = project << SPACES_BITS
    return TrackView(
        discs=list(game.discs[project]),
        stack=list(game.stacks[project]),
        order=ranking(game, project),
        tile=REWARD_NAMES[tile],
        tiles_left=len(REWARD_TILES[project]) - game.tiles[project],
        leaders=[
            space
            for space in range(len(SPACE_COST[project]))
            if game.leaders >> (first | space) & 1
        ],
        gauge=game.gauges[project],
        places=PLACES[game.key == project],
    )


def _display(display: Market) -> DisplayView:
    return DisplayView(
        cards=[None if card == EMPTY else CARD_NAMES[card] for card in display.slots],
        deck=display.deck.size(),
        discard=_names(display.discard),
    )


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _player(game: Table, known: Table, seat: int, viewer: int) -> PlayerView:
    player = game.players[seat]
    own = viewer in (seat, OMNISCIENT) or game.is_over()  # HSW-16.8
    return PlayerView(
        levels=list(player.levels),
        baselines=list(player.baselines),
        active=list(player.active),
        spent=list(player.spent),
        upgrades=_upgrades(player),
        ready=list(player.ready),
        discard=_names(player.discard),
        price=price_of(player, 0),
        has_passed=player.has_passed,
        has_docked=player.has_docked,
        points=sum(game.ledger[seat]),
        parts=SHEET.points(game if own else known, seat),
        hand=_hand(player, own),
        fresh=_names([card for card in player.fresh if card in player.hand]) if own else LEFT_OUT,
        offered=_names(player.offered) if own and player.offered else LEFT_OUT,
    )


def _hand(player: Player, own: bool) -> list[str | None]:
    """HSW-18.3: first the cards that everybody has seen, on a display or when they were played."""
    seen: list[str | None] = [CARD_NAMES[card] for card in player.hand if card not in player.unseen]
    return seen + [CARD_NAMES[card] if own else None for card in player.unseen]


def _upgrades(player: Player) -> list[str]:
    return [UPGRADE_NAMES[number] for number in range(UPGRADES) if player.upgrades >> number & 1]


def _simu(game: Table, simu: Simu) -> SimuView:
    who = game.seats
    return SimuView(
        level=simu.level + 1,
        preference=[_PROJECT[project] for project in simu.preference],
        revealed=[SIMU_NAMES[card] for card in simu.revealed],
        cards=CARDS_PER_ROUND[simu.level],
        landers=simu.landers,
        species=_names(simu.species),
        points=sum(game.ledger[who]),
        parts=SHEET.points(game, who),
    )


assert tuple(_PROJECT) == PROJECT_NAMES
