"""Pulsar 2849 as the rest of Orrery sees it: options, checks."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.games.pulsar_2849.at_hand import at_hand
from orrery.games.pulsar_2849.catalogue import catalogue
from orrery.games.pulsar_2849.catalogue_types import Catalogue
from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES, PULSARS, SYSTEMS
from orrery.games.pulsar_2849.encoding import encode
from orrery.games.pulsar_2849.game import Pulsar2849
from orrery.games.pulsar_2849.holdings import holdings, touches
from orrery.games.pulsar_2849.next_turn import next_turn
from orrery.games.pulsar_2849.orders import ORDERS
from orrery.games.pulsar_2849.printed import EFFECTS
from orrery.games.pulsar_2849.pulsars import TILES
from orrery.games.pulsar_2849.rounds import ROUNDS, SILVER_DICE
from orrery.games.pulsar_2849.score_sheet import SHEET
from orrery.games.pulsar_2849.setup import MARKED, RANDOM
from orrery.games.pulsar_2849.state import EMPTY, FACE_DOWN, RINGS, SPACES, Table
from orrery.games.pulsar_2849.systems import EXPLORATION_COPIES, MOST_PLANETS
from orrery.games.pulsar_2849.systems import TILES as SYSTEM_TILES
from orrery.games.pulsar_2849.technologies import CATEGORIES, LETTERS
from orrery.games.pulsar_2849.transmitters import COUNT, tile_of
from orrery.games.pulsar_2849.view import round_of, secrets, view
from orrery.games.pulsar_2849.view_types import TableView
from orrery.games.pulsar_2849.vocabulary import (
    EVENTS,
    EXPLORATION_NAMES,
    MOVES,
    SHEET_NAMES,
    TECHNOLOGY_NAMES,
)
from orrery.games.pulsar_2849.why_not import why_not
from orrery.games.pulsar_2849.words import DICE, NOBODY, NONE, TYPES
from orrery.kernel.chosen import Chosen
from orrery.kernel.errors import InvalidOption
from orrery.kernel.option import Choice, Flag, Implied, Option, OptionValue
from orrery.kernel.title import FIRST_GAME, Title

_EXTRA_BASE = EXPLORATION_NAMES.index("XB_BASE")
_TECHNOLOGIES = [f"technologies_{category.lower()}" for category in CATEGORIES]

_OPTIONS: list[Option] = [
    Choice("cluster", CLUSTER_NAMES, default=CLUSTER_NAMES[0]),
    Flag("headquarters", default=True),
    *(Choice(name, (RANDOM, *LETTERS), default=RANDOM) for name in _TECHNOLOGIES),
    Choice("goals", (RANDOM, MARKED), default=RANDOM),
    Flag("even_start", default=False),
]

_IMPLIED = [  # P49-2.1.14
    Implied(name, LETTERS[0], "no-headquarters", when={"headquarters": (False,)})
    for name in _TECHNOLOGIES
]

# P49-2.1.1, P49-2.1.10, P49-2.1.14, P49-2.2.8
_FIRST_GAME: dict[str, OptionValue] = {
    "cluster": CLUSTER_NAMES[0],
    "headquarters": False,
    **dict.fromkeys(_TECHNOLOGIES, LETTERS[0]),
    "goals": MARKED,
}


def check_options(options: Mapping[str, OptionValue], seats: int) -> None:
    """P49-2.1.14: without headquarters the A boards are played."""
    if options["headquarters"]:
        return
    for name in _TECHNOLOGIES:
        if options[name] not in (RANDOM, LETTERS[0]):
            raise InvalidOption(
                f"{name} is {LETTERS[0]} in a game without headquarters, not {options[name]}"
            )


def invariant(game: Table) -> None:
    """Every piece is in one place, and every point has a source."""
    _check_points(game)
    _check_dice(game)
    _check_pulsars(game)
    _check_tiles(game)


def _check_points(game: Table) -> None:
    for seat, player in enumerate(game.players):
        assert player.points == sum(player.ledger) >= 0, "points come from somewhere"
        assert player.cubes >= 0, "cubes were spent that aren't there"
        assert min(player.tokens) >= 0, "a token was spent that isn't there"
        assert player.rings == RINGS - game.claimed(seat) >= 0, "a ring is lost"
        bases = [game.has_base(seat, system) for system in range(SYSTEMS)]
        assert sum(bases) == game.bases(seat), "a player has two bases in a system"


def _check_dice(game: Table) -> None:
    for track in game.tracks:
        assert sorted(track.ahead) == list(range(len(track.space))), "a counter is lost"
        spaces = [track.space[counter] for counter in track.ahead]
        assert spaces == sorted(spaces), "counters are ranked by their spaces"
        assert all(1 <= space <= SPACES for space in spaces), "a counter has left its track"
    if game.phase == DICE:
        taken = sum(len(player.dice) for player in game.players)
        assert sum(game.dice_board) + taken == SILVER_DICE[game.seats], "a die is lost"


def _check_pulsars(game: Table) -> None:
    for pulsar in range(PULSARS):
        if game.claims[pulsar] == NOBODY:
            assert game.on_pulsars[pulsar] == EMPTY, "a gyrodyne stands where nobody may build"
    for kind in range(TYPES):
        there = sum(game.on_pulsars.count(state) for state in (kind, kind + TYPES))
        there += game.supply[kind] + sum(player.gyrodynes[kind] for player in game.players)
        assert there == TILES[kind], "a gyrodyne tile is lost"


def _check_tiles(game: Table) -> None:
    seen = [tile for tile in game.system_tiles if tile != FACE_DOWN]
    assert sorted(seen + game.unseen_tiles) == list(range(SYSTEM_TILES)), "a system is lost"
    for system in range(SYSTEMS):
        if game.system_tiles[system] == FACE_DOWN:
            first = system * MOST_PLANETS
            assert max(game.planets[first : first + MOST_PLANETS]) == NOBODY, "a base out of sight"
    exploration = game.exploration.hidden_from(NOBODY) + game.explored
    exploration += [_EXTRA_BASE] * sum(player.extra_bases for player in game.players)
    assert sorted(exploration) == sorted(EXPLORATION_COPIES), "an exploration tile is lost"
    owned = [tile_of(p) for player in game.players for array in player.arrays for p in array]
    tiles = owned + game.transmitter_stack + [tile for tile in game.display if tile != NONE]
    assert len(set(tiles)) == len(tiles) <= COUNT, "a transmitter is in two places"


def headquarters(game: Table, seat: int) -> list[str]:
    """P49-2.2.8: the side of the board, in a game with headquarters."""
    sheet = game.players[seat].sheet
    return [] if sheet == NONE else [SHEET_NAMES[sheet]]


def technologies(game: Table, seat: int) -> list[str]:
    """Those that a seat has patented."""
    patents = game.players[seat].patents
    there = enumerate(game.technologies)
    return [TECHNOLOGY_NAMES[technology] for place, technology in there if patents >> place & 1]


def bound(options: Mapping[str, OptionValue], seats: int) -> int:
    """Two choices before the game; picks, turns and cubes in every round; goals at the end.

    A turn has at most as many actions as dice: two, a bonus die, and one more for each of the few
    doublers; each may ask for a route, a bonus and a gyrodyne. Construction comes on top.
    """
    return seats * (2 + ROUNDS * (2 + 40 + 8) + 12)


TITLE = Title(
    name="pulsar_2849",
    package="orrery.games.pulsar_2849",
    rules_version="2",
    game=Pulsar2849,
    min_seats=2,
    max_seats=4,
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
    all_is_shown=True,
    check_options=check_options,
    catalogue=catalogue,
    catalogue_type=Catalogue,
    round_of=round_of,
    effects=[EFFECTS],
    presets={FIRST_GAME: _FIRST_GAME},
    implied=_IMPLIED,
    holdings=holdings,
    wastes=("lost-points",),
    touches=touches,
    why_not=why_not,
    at_hand=at_hand,
    next_turn=next_turn,
    orders=ORDERS,
    chosen=[
        Chosen("headquarters", "sheet", SHEET_NAMES, headquarters),
        Chosen("technology", "technology", TECHNOLOGY_NAMES, technologies),
    ],
)
