"""Planet Unknown as the rest of Orrery sees it: options, score lines, checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.planet_unknown.at_hand import at_hand
from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.cards import CIV_NAMES, CIV_RANK, EVENT_COLOUR, EVENT_SOLO
from orrery.games.planet_unknown.catalogue import catalogue
from orrery.games.planet_unknown.catalogue_types import Catalogue
from orrery.games.planet_unknown.content import CORPORATIONS, PLANETS
from orrery.games.planet_unknown.corporation import CORPORATION_NAMES
from orrery.games.planet_unknown.encoding import encode
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.grid import (
    EMPTY,
    count_areas,
    has,
    is_empty,
    overlap,
    union,
    without,
)
from orrery.games.planet_unknown.holdings import BURDENS, holdings, touches
from orrery.games.planet_unknown.next_turn import next_turn
from orrery.games.planet_unknown.orders import ORDERS
from orrery.games.planet_unknown.printed import BENEFITS, CARD_EFFECTS
from orrery.games.planet_unknown.remarks import remarks
from orrery.games.planet_unknown.score_sheet import SHEET, verdict
from orrery.games.planet_unknown.setup import (
    DEALT,
    EVENTS_IN_PLAY,
    PRESETS,
    RANDOM,
    SYMMETRIC,
    event_counts,
)
from orrery.games.planet_unknown.solo import GRADES
from orrery.games.planet_unknown.state import NO_TILE, Player, Table
from orrery.games.planet_unknown.view import round_of, secrets, view
from orrery.games.planet_unknown.view_types import TableView
from orrery.games.planet_unknown.vocabulary import EVENTS, MOVES, TILE_NAMES
from orrery.games.planet_unknown.why_not import why_not
from orrery.kernel.chosen import Chosen
from orrery.kernel.errors import InvalidOption
from orrery.kernel.option import (
    Choice,
    Flag,
    Implied,
    Option,
    OptionValue,
    PerSeat,
    Range,
    for_each_seat,
)
from orrery.kernel.title import Title

_SIDES = (SYMMETRIC, DEALT, RANDOM)


def _asymmetric(boards: list[dict[str, Any]]) -> list[str]:
    return [board["id"] for board in boards if board["set"] != SYMMETRIC]


_OPTIONS: list[Option] = [
    PerSeat("planet", _SIDES, _asymmetric(PLANETS), default=SYMMETRIC),
    PerSeat("corporation", _SIDES, _asymmetric(CORPORATIONS), default=SYMMETRIC),
    Flag("expansion", default=True),
    Choice("events", ("off", *PRESETS, "custom"), default="off"),
    Range("green_events", 0, 20, default=8),
    Range("orange_events", 0, 20, default=7),
    Range("red_events", 0, 20, default=5),
    Flag("personal_objectives", default=False),
    Flag("fixed_rotation", default=True),
    Choice("ring_shift", ("random", "0", "1", "2", "3", "4", "5"), default="random"),
]


_COLOURED = ("green_events", "orange_events", "red_events")
_SOLO = (1,)
_TABLES = (2, 3, 4, 5, 6)
_IMPLIED = [
    Implied("events", "standard", "solo-events", _SOLO, {"events": ("off",)}),  # PU-10.1.4
    Implied("personal_objectives", True, "solo-objectives", _SOLO),  # PU-10.1.3
    Implied("fixed_rotation", True, "solo-rotation", _SOLO),  # PU-10.2.1
    Implied("fixed_rotation", False, "many-rotation", (3, 4, 5, 6)),  # PU-9.3.2
    *(
        Implied(name, count, "event-mix", when={"events": (preset,)})
        for preset, counts in PRESETS.items()
        for name, count in zip(_COLOURED, counts, strict=True)
    ),
    *(
        Implied(name, count, "event-mix", _SOLO, {"events": ("off",)})
        for name, count in zip(_COLOURED, PRESETS["standard"], strict=True)
    ),
    *(Implied(name, 0, "event-mix", _TABLES, {"events": ("off",)}) for name in _COLOURED),
    Implied(  # PU-1.13: it brings asymmetric boards only
        "expansion",
        True,
        "symmetric-boards",
        when={"planet": (SYMMETRIC,), "corporation": (SYMMETRIC,)},
    ),
]


def check_options(options: Mapping[str, OptionValue], seats: int) -> None:
    """Whether the options fit together."""
    _check_expansion(options, seats)
    if options["events"] == "custom":
        _check_events(options, seats)


def _check_expansion(options: Mapping[str, OptionValue], seats: int) -> None:
    """PU-1.13: its boards are played with it only."""
    for name, boards in (("planet", PLANETS), ("corporation", CORPORATIONS)):
        of_expansion = [board["id"] for board in boards if board["set"] == "expansion"]
        for word in for_each_seat(options[name], seats):
            if word in of_expansion and not options["expansion"]:
                raise InvalidOption(f"{name} {word} needs expansion: turn it on")


def _check_events(options: Mapping[str, OptionValue], seats: int) -> None:
    """PU-9.1.2, PU-9.1.4: a custom event deck has 20 cards, as far as there are so many."""
    counts = event_counts(dict(options))
    if sum(counts) != EVENTS_IN_PLAY:
        raise InvalidOption(
            f"green_events, orange_events and red_events make {sum(counts)} cards; "
            f"an event deck has {EVENTS_IN_PLAY}"
        )
    for colour, name in enumerate(_COLOURED):
        printed = [c for c, colour_of in enumerate(EVENT_COLOUR) if colour_of == colour]
        there = sum(seats == 1 or not EVENT_SOLO[card] for card in printed)
        if counts[colour] > there:
            raise InvalidOption(f"{name} is at most {there} with {seats} seats")


def invariant(game: Table) -> None:
    """Every tile and card is in one place, and every planet is sound."""
    tiles = [tile for tile in game.tops if tile != NO_TILE]
    tiles += [tile for below in game.below_tops for tile in below]
    assert len(set(tiles)) == len(tiles) <= len(TILE_NAMES), "a tile is in two places"
    cards = [card for pile in game.civ_piles for card in pile]
    cards += [card for player in game.players for card in player.civ_cards]
    assert len(set(cards)) == len(cards) <= len(CIV_NAMES), "a civ card is in two places"
    for rank, pile in enumerate(game.civ_piles):
        assert all(CIV_RANK[card] == rank + 1 for card in pile), "a civ card is in a wrong pile"
    for player in game.players:
        _check_planet(player)


def _check_planet(player: Player) -> None:
    board = BOARDS[player.planet]
    covered = EMPTY
    for terrain in player.terrain:
        assert not overlap(covered, terrain), "a square has two terrains"
        covered = union(covered, terrain)
    assert covered == player.covered, "covered squares have a terrain, and no others"
    assert is_empty(without(covered, board.squares)), "a tile lies off the grid"
    assert not overlap(player.lifepods, covered), "a lifepod stands on a tile"
    assert len(set(player.rovers)) == len(player.rovers), "two rovers stand on one square"
    assert all(has(board.squares, square) for square in player.rovers), "a rover has left"
    assert player.movement >= 0
    assert all(has(player.meteorites, square) for square in player.more_meteorites)
    assert count_areas(covered) <= 12


def planet(game: Table, seat: int) -> list[str]:
    """The planet that a seat has played on."""
    return [PLANET_NAMES[game.players[seat].planet]]


def corporation(game: Table, seat: int) -> list[str]:
    """The corporation that a seat has played with."""
    return [CORPORATION_NAMES[game.players[seat].corporation]]


def bound(options: Mapping[str, OptionValue], seats: int) -> int:
    """Rounds until the first depot must be empty, times what a turn can hold."""
    return 24 * (seats * 121 + 1) + seats * 8


TITLE = Title(
    name="planet_unknown",
    package="orrery.games.planet_unknown",
    rules_version="3",
    game=PlanetUnknown,
    min_seats=1,
    max_seats=6,  # PU-1.1
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
    check_options=check_options,
    grades=GRADES,
    verdict=verdict,
    catalogue=catalogue,
    catalogue_type=Catalogue,
    round_of=round_of,
    effects=[BENEFITS, CARD_EFFECTS],
    holdings=holdings,
    burdens=BURDENS,
    wastes=("destroyed", "piece-lost", "patch-lost", "boost-lost"),
    touches=touches,
    why_not=why_not,
    at_hand=at_hand,
    next_turn=next_turn,
    orders=ORDERS,
    implied=_IMPLIED,
    remarks=remarks,
    chosen=[
        Chosen("corporation", "corporation", CORPORATION_NAMES, corporation),
        Chosen("planet", "planet", PLANET_NAMES, planet),
    ],
)
