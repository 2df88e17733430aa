"""Planet Unknown as the rest of Orrery sees it: options, score lines, checks."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import CIV_NAMES, CIV_RANK, EVENT_COLOUR, EVENT_SOLO
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.grid import areas, has, is_empty, overlap, union, without
from orrery.games.planet_unknown.scoring import (
    civ_medals,
    lifepod_medals,
    meteorite_medals,
    neighbour_medals,
    personal_medals,
    planet_medals,
    track_medals,
)
from orrery.games.planet_unknown.setup import EVENTS_IN_PLAY, PRESETS, event_counts
from orrery.games.planet_unknown.state import NO_TILE, Player, Table
from orrery.games.planet_unknown.view import secrets, view
from orrery.games.planet_unknown.vocabulary import EVENTS, MOVES, TILE_NAMES
from orrery.kernel.errors import InvalidOption
from orrery.kernel.option import Choice, Flag, Option, OptionValue, Range
from orrery.kernel.title import ScoreLine, Title

_OPTIONS: list[Option] = [
    Choice("planets", ("symmetric", "dealt", "random"), default="symmetric"),
    Choice("corporations", ("symmetric", "dealt", "random"), default="symmetric"),
    Flag("expansion", default=True),
    Choice("events", ("off", *PRESETS, "custom"), default="off"),
    Range("green_events", 0, 20, default=8),
    Range("orange_events", 0, 20, default=7),
    Range("red_events", 0, 20, default=5),
    Flag("personal_objectives", default=False),
    Flag("fixed_rotation", default=True),
    Choice("ring_shift", ("random", "0", "1", "2", "3", "4", "5"), default="random"),
]


def check_options(options: Mapping[str, OptionValue], seats: int) -> None:
    """PU-9.1.2, PU-9.1.4: a custom event deck has 20 cards, as far as there are so many."""
    if options["events"] != "custom":
        return
    counts = event_counts(dict(options))
    if sum(counts) != EVENTS_IN_PLAY:
        raise InvalidOption(
            f"green_events, orange_events and red_events make {sum(counts)} cards; "
            f"an event deck has {EVENTS_IN_PLAY}"
        )
    for colour, name in enumerate(("green_events", "orange_events", "red_events")):
        printed = [c for c, colour_of in enumerate(EVENT_COLOUR) if colour_of == colour]
        there = sum(seats == 1 or not EVENT_SOLO[card] for card in printed)
        if counts[colour] > there:
            raise InvalidOption(f"{name} is at most {there} with {seats} seats")


def breakdown(game: Table, seat: int) -> list[ScoreLine]:
    """PU-8: medals A to F."""
    player = game.players[seat]
    return [
        ("score-planet", planet_medals(player)),
        ("score-tracks", track_medals(player)),
        ("score-lifepods", lifepod_medals(player)),
        ("score-meteorites", meteorite_medals(player)),
        ("score-civ", civ_medals(player)),
        ("score-personal", personal_medals(player)),
        ("score-neighbours", neighbour_medals(game, seat)),
    ]


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
    covered = [0, 0, 0]
    for terrain in player.terrain:
        assert not overlap(covered, terrain), "a square has two terrains"
        covered = union(covered, terrain)
    assert covered == player.covered, "covered squares have a terrain, and no others"
    assert is_empty(without(covered, board.squares)), "a tile lies off the grid"
    assert not overlap(player.lifepods, covered), "a lifepod stands on a tile"
    assert len(set(player.rovers)) == len(player.rovers), "two rovers stand on one square"
    assert all(has(board.squares, square) for square in player.rovers), "a rover has left"
    assert player.movement >= 0
    assert len(areas(covered)) <= 12


def bound(options: Mapping[str, OptionValue], seats: int) -> int:
    """Rounds until the first depot must be empty, times what a turn can hold."""
    return 24 * (seats * 120 + 1) + seats * 4


TITLE = Title(
    name="planet_unknown",
    package="orrery.games.planet_unknown",
    rules_version="1",
    game=PlanetUnknown,
    min_seats=1,
    max_seats=6,
    options=_OPTIONS,
    moves=MOVES,
    events=EVENTS,
    view=view,
    breakdown=breakdown,
    invariant=invariant,
    bound=bound,
    secrets=secrets,
    check_options=check_options,
)
