"""Objectives (PU-13.2): what neighbours are compared by, and what fulfils a personal one."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS, terrain_mask
from orrery.games.planet_unknown.content import OBJECTIVES
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import (
    SIDE,
    Mask,
    common,
    count_areas,
    is_empty,
    most_in_area,
    rows_of,
    size,
    without,
)
from orrery.games.planet_unknown.printed import GOALS, METRICS
from orrery.games.planet_unknown.state import Player
from orrery.games.planet_unknown.words import (
    AREA_COUNT,
    AREA_RESOURCES,
    AT_LEAST,
    AT_MOST,
    FEWEST_WINS,
    LARGEST_AREA,
    LIFEPOD,
    METEORITE,
    MORE_LIFEPODS,
    ON_EDGE,
    RECTANGLE,
    RESOURCES,
    TRACK_AT_TOP,
    TRACKERS,
    TRACKS_AT_TOP,
)
from orrery.kernel.effect import Printed, read_entries

# What all squares of are to be covered
LAND: Final = 0
ICE: Final = 1

_METRICS: Final = read_entries(
    "objective_cards", OBJECTIVES, lambda card: METRICS.read_one(card["neighbor"]["test"])[0]
)
_GOALS: Final = read_entries(
    "objective_cards", OBJECTIVES, lambda card: GOALS.read_one(card["personal"]["test"])[0]
)

METRIC: Final[list[int]] = [test.effect.code for test in _METRICS]
METRIC_OF: Final[list[int]] = [test.values.get("of", 0) for test in _METRICS]
FEWEST: Final[list[bool]] = [test.values["better"] == FEWEST_WINS for test in _METRICS]
WIN: Final[list[int]] = [card["neighbor"]["win"] for card in OBJECTIVES]
TIE: Final[list[int]] = [card["neighbor"]["tie"] for card in OBJECTIVES]


def _goal(test: Printed) -> list[int]:
    """What is wanted, of what, how many or how wide, how high."""
    values = test.values
    of = values.get("of", values.get("track", 0))
    number = values.get("w", values.get("min", values.get("max", 0)))
    return [test.effect.code, of, number, values.get("h", 0)]


GOAL: Final[list[list[int]]] = [_goal(test) for test in _GOALS]
PERSONAL_MEDALS: Final[list[int]] = [card["personal"]["complete"] for card in OBJECTIVES]


def measure(player: Player, card: int) -> int:
    """PU-13.2.1 to PU-13.2.7: a player's value for a neighbour objective."""
    metric, of = METRIC[card], METRIC_OF[card]
    if metric == ON_EDGE:
        return size(common(player.symbols[of], BOARDS[player.planet].perimeter))
    if metric == LARGEST_AREA:
        mask = terrain_mask(player, of)
        return most_in_area(mask, mask)
    if metric == AREA_COUNT:
        return count_areas(terrain_mask(player, of))
    if metric == RESOURCES:
        return size(player.symbols[of])
    if metric == TRACKS_AT_TOP:
        return tracks_at_top(player)
    return collected(player, of)


def collected(player: Player, what: int) -> int:
    """PU-13.2.7: lifepods count wherever they lie on the corporation board."""
    if what == LIFEPOD:
        return player.lifepods_scored + len(player.lifepods_placed)
    return player.meteorites_collected


def tracks_at_top(player: Player) -> int:
    """PU-13.2.6."""
    corporation = corporation_of(player)
    return sum(corporation.is_at_top(player, track) for track in range(TRACKERS))


def fulfils(player: Player, card: int) -> bool:
    """PU-8.6: whether a personal objective is met."""
    goal, of, number, height = GOAL[card]
    if goal == RECTANGLE:
        return has_block(terrain_mask(player, of), number, height)
    if goal == AREA_RESOURCES:
        return most_in_area(terrain_mask(player, of), player.symbols[of]) >= number
    if goal == TRACK_AT_TOP:
        return corporation_of(player).is_at_top(player, of)
    if goal == AT_MOST:
        return size(player.symbols[of]) <= number
    if goal == AT_LEAST:
        return collected(player, of) >= number
    if goal == MORE_LIFEPODS:
        return collected(player, LIFEPOD) > collected(player, METEORITE)
    return all_covered(player, of)


def all_covered(player: Player, kind: int) -> bool:
    """PU-13.2.8: uncovered currents of Petra count as covered."""
    board = BOARDS[player.planet]
    zone = board.ice if kind == ICE else without(board.land, board.currents)
    return is_empty(without(zone, player.covered))


def has_block(mask: Mask, width: int, height: int) -> bool:
    """PU-13.2.5: a block of one terrain, lying or standing."""
    return _has_upright(mask, width, height) or _has_upright(mask, height, width)


def _has_upright(mask: Mask, width: int, height: int) -> bool:
    rows = rows_of(mask)
    for top in range(SIDE - height + 1):
        both = 0xFFF
        for y in range(top, top + height):
            both &= rows[y]
        run = both
        for shift in range(1, width):
            run &= both >> shift
        if run:
            return True
    return False
