"""Objectives: the chances to win those with neighbours, and to fulfil personal ones."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS, terrain_mask
from orrery.games.planet_unknown.evaluation.weights import ARRIVALS, LONGEST, Weights
from orrery.games.planet_unknown.grid import (
    EMPTY,
    Mask,
    common,
    differing,
    is_empty,
    most_in_area,
    overlap,
    shifted,
    size,
    union,
    without,
)
from orrery.games.planet_unknown.objectives import (
    FEWEST,
    GOAL,
    ICE,
    METRIC,
    METRIC_OF,
    TIE,
    WIN,
    collected,
    fulfils,
    measure,
)
from orrery.games.planet_unknown.scoring import rival_at
from orrery.games.planet_unknown.state import TOP, Player, Table, height_of, track_of
from orrery.games.planet_unknown.words import (
    ALL_COVERED,
    AREA_COUNT,
    AREA_RESOURCES,
    AT_LEAST,
    AT_MOST,
    LARGEST_AREA,
    LIFEPOD,
    METEORITE,
    MORE_LIFEPODS,
    ON_EDGE,
    RECTANGLE,
    RESOURCES,
    TRACKS_AT_TOP,
)
from orrery.kernel.arithmetic import exp

# How a lead weighs: a spread of this share at the end, and of one more for so many rounds
SPREAD_AT_LAST: Final = 0.35
SPREAD_ROUNDS: Final = 12.0

# What each missing piece costs, as a negative logarithm: always, and divided by the rounds left
BLOCK_COST: Final = 0.12  # a square of a block
BLOCK_HURRY: Final = 0.5
AREA_COST: Final = 0.15  # a symbol of an area
AREA_HURRY: Final = 0.8
ZONE_COST: Final = 0.03  # a square of all land or all ice
ZONE_HURRY: Final = 0.5
PIECE_COST: Final = 0.15  # a meteorite
PIECE_HURRY: Final = 1.0

# Logistic chances
SPARE_SYMBOL: Final = 2.0  # what a symbol to spare weighs, where few are wanted,
SPARE_DRIFT: Final = 0.24  # against each round that may bring one
SPARE_START: Final = 1.0
LIFEPOD_SPREAD: Final = 0.3  # of the lead of lifepods over meteorites, and more
LIFEPOD_ROUNDS: Final = 10.0  # by one for so many rounds


# Whether an objective is about what lies on a planet, as a neighbour objective and a personal one
METRIC_ON_GROUND: Final[list[bool]] = [
    metric in (ON_EDGE, LARGEST_AREA, AREA_COUNT, RESOURCES) for metric in METRIC
]
GOAL_ON_GROUND: Final[list[bool]] = [
    goal[0] in (RECTANGLE, AREA_RESOURCES, ALL_COVERED, AT_MOST) for goal in GOAL
]


class Contest:
    """A neighbour objective, and what the best rival has for it."""

    def __init__(self, card: int, rival: int) -> None:
        self.card = card
        self.rival = rival
        self.mask: Mask = EMPTY  # the terrain for which the own areas were last measured
        self.measured = 0


def contests(table: Table, seat: int) -> list[Contest]:
    """The neighbour objectives of a seat, as its rivals stand now."""
    found: list[Contest] = []
    for place, card in enumerate(table.objectives):
        rival = rival_at(table, seat, place)
        if rival >= 0:
            found.append(Contest(card, measure(table.players[rival], card)))
    for card in table.common:
        values = [measure(table.players[s], card) for s in range(table.seats) if s != seat]
        if values:
            found.append(Contest(card, min(values) if FEWEST[card] else max(values)))
    return found


def contest_value(player: Player, contest: Contest, rounds: int, weights: Weights) -> float:
    """The medals to be expected from a neighbour objective: the surer, the larger the lead."""
    card = contest.card
    lead = _measured(player, contest) - contest.rival
    if FEWEST[card]:
        lead = -lead
    if rounds == 0:
        return float(WIN[card] if lead > 0 else TIE[card] if lead == 0 else 0)
    spread = weights.count_spread
    if METRIC[card] == LARGEST_AREA:
        spread = weights.area_spread
    elif METRIC[card] == TRACKS_AT_TOP:
        spread = weights.top_spread
    spread *= SPREAD_AT_LAST + rounds / SPREAD_ROUNDS
    return weights.rivalry * WIN[card] / (1.0 + exp(-lead / spread))


def _measured(player: Player, contest: Contest) -> int:
    """What a player has for a neighbour objective; areas are measured when they have changed."""
    card = contest.card
    if METRIC[card] not in (LARGEST_AREA, AREA_COUNT):
        return measure(player, card)
    mask = terrain_mask(player, METRIC_OF[card])
    if mask != contest.mask:
        contest.mask = mask
        contest.measured = measure(player, card)
    return contest.measured


def personal_chance(player: Player, card: int, rounds: int) -> float:
    """The chance to fulfil a personal objective."""
    goal, of, number, height = GOAL[card]
    if rounds == 0:
        return 1.0 if fulfils(player, card) else 0.0
    if goal == RECTANGLE:
        return exp(-block_missing(player, of, number, height) * (BLOCK_COST + BLOCK_HURRY / rounds))
    if goal == AREA_RESOURCES:
        most = most_in_area(terrain_mask(player, of), player.symbols[of])
        missing = max(number - most, 0)
        return exp(-missing * (AREA_COST + AREA_HURRY / rounds))
    if goal == ALL_COVERED:
        board = BOARDS[player.planet]
        zone = board.ice if of == ICE else without(board.land, board.currents)
        missing = size(without(zone, player.covered))
        return exp(-missing * (ZONE_COST + ZONE_HURRY / rounds))
    return _count_chance(player, goal, of, number, rounds)


def _count_chance(player: Player, goal: int, of: int, number: int, rounds: int) -> float:
    if goal == AT_MOST:
        spare = number - size(player.symbols[of])
        odds = SPARE_START + SPARE_SYMBOL * spare - SPARE_DRIFT * rounds
        return 1.0 / (1.0 + exp(-odds)) if spare >= 0 else 0.0
    if goal == AT_LEAST:
        missing = max(number - collected(player, of), 0)
        return exp(-missing * (PIECE_COST + PIECE_HURRY / rounds))
    if goal == MORE_LIFEPODS:
        lead = collected(player, LIFEPOD) - collected(player, METEORITE) - 0.5
        return 1.0 / (1.0 + exp(-lead / (LIFEPOD_SPREAD + rounds / LIFEPOD_ROUNDS)))
    highest = 0
    for at in player.trackers:
        if track_of(at) == of:
            highest = max(highest, height_of(at))
    return ARRIVALS[min(rounds * 3 // 2, LONGEST)][TOP - highest]


def block_missing(player: Player, terrain: int, width: int, height: int) -> int:
    """How many squares a block of a terrain lacks at least, where it can still be made."""
    mask = terrain_mask(player, terrain)
    usable = union(without(BOARDS[player.planet].squares, player.covered), mask)
    upright = _missing(mask, usable, width, height)
    if width == height:
        return upright
    return min(upright, _missing(mask, usable, height, width))


def _missing(have: Mask, usable: Mask, width: int, height: int) -> int:
    """The same for a block that stands as it is given.

    All places are looked at in one go: a square stands for the block of which it is the upper left
    corner. What each block has is counted in binary, a mask for each digit.
    """
    room = _corners(usable, width, height)
    if is_empty(room):
        return 2 * width * height
    ones: Mask = EMPTY
    twos: Mask = EMPTY
    fours: Mask = EMPTY
    eights: Mask = EMPTY  # no block has 16 squares
    row = have
    for _ in range(height):
        one = row
        for _ in range(width):
            pairs = common(ones, one)
            ones = differing(ones, one)
            quads = common(twos, pairs)
            twos = differing(twos, pairs)
            eights = union(eights, common(fours, quads))
            fours = differing(fours, quads)
            one = shifted(one, -1, 0)
        row = shifted(row, 0, -1)
    lacking = width * height
    if overlap(room, eights):
        room = common(room, eights)
        lacking -= 8
    if overlap(room, fours):
        room = common(room, fours)
        lacking -= 4
    if overlap(room, twos):
        room = common(room, twos)
        lacking -= 2
    return lacking - 1 if overlap(room, ones) else lacking


def _corners(mask: Mask, width: int, height: int) -> Mask:
    """The upper left corners of the blocks that lie within a mask."""
    beside = mask
    for _ in range(1, width):
        beside = shifted(beside, -1, 0)
        mask = common(mask, beside)
    below = mask
    for _ in range(1, height):
        below = shifted(below, 0, -1)
        mask = common(mask, below)
    return mask
