"""How to Save a World as the rest of Orrery sees it: options, checks."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.games.save_a_world.at_hand import at_hand
from orrery.games.save_a_world.board import (
    FACILITIES,
    GAUGE,
    LANDERS,
    LAST_SPACE,
    MOST,
    MOST_TOKENS,
)
from orrery.games.save_a_world.cards import CARD_NAMES, DECK_CARDS, STARTING_ACTIONS
from orrery.games.save_a_world.catalogue import catalogue
from orrery.games.save_a_world.catalogue_types import Catalogue
from orrery.games.save_a_world.encoding import encode
from orrery.games.save_a_world.game import SaveAWorld
from orrery.games.save_a_world.holdings import holdings
from orrery.games.save_a_world.next_turn import next_turn
from orrery.games.save_a_world.orders import ORDERS
from orrery.games.save_a_world.printed import EFFECTS
from orrery.games.save_a_world.score_sheet import SHEET
from orrery.games.save_a_world.scoring import species_of
from orrery.games.save_a_world.simu_cards import LEVEL_NAMES, SIMU_LANDERS
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.touches import touches
from orrery.games.save_a_world.view import round_of, secrets, view
from orrery.games.save_a_world.view_types import TableView
from orrery.games.save_a_world.vocabulary import EVENTS, MOVES
from orrery.games.save_a_world.why_not import why_not
from orrery.games.save_a_world.words import NONE, PROJECTS, RESOURCES, SPECIES, TAGS
from orrery.kernel.chosen import Chosen
from orrery.kernel.option import Opponents, Option, OptionValue
from orrery.kernel.title import Title

MOST_PLAYERS = 4  # HSW-1.1
MOST_ROUNDS = 12  # the asteroid moves at least one space in each

_OPTIONS: list[Option] = [
    Opponents("simus", LEVEL_NAMES, level="1", most=1, places=2, alone=1),
]


def invariant(game: Table) -> None:
    """Every card, disc and lander is in one place, and markers are on their tracks."""
    _check_cards(game)
    _check_landers(game)
    for player in game.players:
        for resource in range(RESOURCES):
            assert 0 <= player.levels[resource] <= MOST, "a resource marker has left its track"
            assert 0 <= player.baselines[resource] <= MOST, "a baseline has left its track"
        for tag in range(TAGS):
            assert min(player.active[tag], player.spent[tag]) >= 0, "a tag was spent twice"
            assert player.tokens(tag) <= MOST_TOKENS, "a token has no place"
        assert set(player.unseen) <= set(player.hand), "a card that was shown counts as unseen"
    for project in range(PROJECTS):
        discs = game.discs[project]
        assert sorted(game.stacks[project]) == list(range(len(discs))), "a disc is lost"
        assert all(0 <= space <= LAST_SPACE for space in discs), "a disc has left its track"
        assert 0 <= game.gauges[project] <= GAUGE[project], "a gauge has run over"
    assert min(game.bag) >= 0, "a cube was drawn that isn't there"
    tiles = game.facilities + [t for stock in game.stocks for t in stock.hidden_from(NONE)]
    assert sorted(tiles) == list(range(len(FACILITIES))), "a facility is lost"


def _check_cards(game: Table) -> None:
    """No card is in two places; only those that were removed are nowhere."""
    cards: list[int] = game.left_out[:]
    for display in game.displays:
        cards += display.cards() + display.discard + display.deck.hidden_from(NONE)
    for player in game.players:
        cards += player.hand + player.discard + player.offered
    if game.simu is not None:
        cards += game.simu.species
    known = sorted(card for deck in DECK_CARDS for card in deck) + STARTING_ACTIONS
    dealt = [card for card in cards if card in known]
    assert len(set(dealt)) == len(dealt), "a card is in two places"


def _check_landers(game: Table) -> None:
    for seat, player in enumerate(game.players):
        standing = sum(owners.count(seat) for owners in game.landed)
        assert sum(player.ready) + standing == sum(LANDERS), "a lander is lost"
        assert min(player.ready) >= 0, "a lander was placed that isn't there"
    if game.simu is not None:
        standing = sum(owners.count(game.seats) for owners in game.landed)
        assert game.simu.landers + standing == SIMU_LANDERS, "a lander of SIMU's is lost"


def starting_action(game: Table, seat: int) -> list[str]:
    """HSW-3.2.8: the action card that a seat was dealt."""
    player = game.players[seat]
    owned = player.hand + player.discard
    return [CARD_NAMES[card] for card in owned if card in STARTING_ACTIONS]


def species(game: Table, seat: int) -> list[str]:
    """HSW-16.8: the species that a seat has in the end."""
    return [CARD_NAMES[card] for card in species_of(game, seat)]


def bound(options: Mapping[str, OptionValue], seats: int) -> int:
    """One choice before the game; per round and seat some thirty turns of a few decisions."""
    return seats * (1 + MOST_ROUNDS * 600)


TITLE = Title(
    name="save_a_world",
    package="orrery.games.save_a_world",
    rules_version="3",
    game=SaveAWorld,
    min_seats=1,
    max_seats=MOST_PLAYERS,
    options=_OPTIONS,
    moves=MOVES,
    events=EVENTS,
    view=view,
    encode=encode,
    view_type=TableView,
    sheet=SHEET,
    invariant=invariant,
    bound=bound,
    secrets=secrets,
    catalogue=catalogue,
    catalogue_type=Catalogue,
    round_of=round_of,
    effects=[EFFECTS],
    holdings=holdings,
    why_not=why_not,
    wastes=("units-lost", "raise-lost", "tag-lost"),
    touches=touches,
    at_hand=at_hand,
    next_turn=next_turn,
    orders=ORDERS,
    chosen=[
        Chosen("start", "card", [CARD_NAMES[card] for card in STARTING_ACTIONS], starting_action),
        Chosen("species", "card", [CARD_NAMES[card] for card in DECK_CARDS[SPECIES]], species),
    ],
)
