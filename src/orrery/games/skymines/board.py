"""Moon and Belt (SK-6.2, SK-15): places for pieces, the ways between them, what they bring.

Both sides are graphs of places. On the Moon a place is a sector; a way costs what its line costs.
On the Belt places are the outpost spaces of asteroids and the shuttle spaces between them: a way
costs the space itself and the extra symbol on the piece of the flight track that is used. Where a
company has a piece, or its station's own way, it reaches on from there.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from orrery.games.skymines.content import BELT_BOARD, COMPANY_NAMES, MOON_BOARD
from orrery.games.skymines.printed import EFFECTS
from orrery.games.skymines.words import COMPANIES, NONE, OUTPOST, SHUTTLE
from orrery.kernel.effect import numbers

OCCUPIED: Final = 1  # SK-6.2.5, SK-15.2.7: more energy for a place with another company's piece
UNREACHABLE: Final = 99
_ENTRY: Final[int] = BELT_BOARD["entry_cost"]["base"]


class Board:
    """One side of the main board; it never changes."""

    names: list[str]  # of the places
    targets: list[int]  # their printed numbers, which Luna goes by (SK-18.6.10)
    piece: list[int]  # OUTPOST or SHUTTLE
    group: list[int]  # places that pay their reward once together: an asteroid, or a sector
    neighbours: list[list[int]]  # per place
    costs: list[list[int]]  # of the ways to these neighbours
    gate: list[list[int]]  # per company and place: what it costs from the station, or UNREACHABLE
    rewards: list[list[int]]  # per group, as effects
    collectors: list[int]  # per group
    linked: list[list[int]]  # pairs of places that bring a collector more (SK-15.3.2)


def _empty(names: list[str], targets: list[int]) -> Board:
    board = Board()
    board.names = names
    board.targets = targets
    board.piece = [OUTPOST] * len(names)
    board.group = list(range(len(names)))
    board.neighbours = [[] for _ in names]
    board.costs = [[] for _ in names]
    board.gate = [[UNREACHABLE] * len(names) for _ in range(COMPANIES)]
    board.rewards = []
    board.collectors = []
    board.linked = []
    return board


def _join(board: Board, one: int, other: int, cost: int) -> None:
    for here, there in ((one, other), (other, one)):
        board.neighbours[here].append(there)
        board.costs[here].append(cost)


def _printed(buildings: list[dict[str, Any]]) -> list[int]:
    return numbers([one for b in buildings for one in EFFECTS.read_one(b["effect"])])


def _moon() -> Board:
    """SK-6.2.4, SK-6.2.5, SK-6.2.19: sectors, single and double lines, enclaves."""
    sectors = MOON_BOARD["sectors"]
    at = {sector["id"]: number for number, sector in enumerate(sectors)}
    board = _empty([str(sector["id"]) for sector in sectors], [s["id"] for s in sectors])
    board.rewards = [_printed(sector["buildings"]) for sector in sectors]
    board.collectors = [sector["collectors"] for sector in sectors]
    for border in MOON_BOARD["borders"]:
        _join(board, at[border["a"]], at[border["b"]], border["cost"])
    for border in MOON_BOARD["station_borders"]:
        company = COMPANY_NAMES.index(border["station"])
        board.gate[company][at[border["sector"]]] = border["cost"]
    return board


def _belt() -> Board:
    """SK-15.2.2 to SK-15.2.9: asteroids, flight tracks, printed shuttles."""
    asteroids, shuttles = BELT_BOARD["asteroids"], BELT_BOARD["shuttle_spaces"]
    spaces = [(a, space) for a in asteroids for space in a["outpost_spaces"]]
    names = [space["id"] for _, space in spaces] + [str(s["id"]) for s in shuttles]
    board = _empty(names, [a["id"] for a, _ in spaces] + [s["id"] for s in shuttles])
    on = {a["id"]: [n for n, (b, _) in enumerate(spaces) if b is a] for a in asteroids}
    for number, asteroid in enumerate(asteroids):
        _add_asteroid(board, asteroid, number, on[asteroid["id"]])
    at = {shuttle["id"]: len(spaces) + number for number, shuttle in enumerate(shuttles)}
    for shuttle in shuttles:
        _add_shuttle_space(board, shuttle, at[shuttle["id"]])
    for segment in BELT_BOARD["flight_segments"]:
        for place in on[segment["asteroid"]]:
            _join(board, place, at[segment["shuttle_space"]], _ENTRY + segment["extra_energy"])
    for station in BELT_BOARD["stations"]:  # SK-15.2.15
        company = COMPANY_NAMES.index(station["company"])
        for asteroid in station["printed_shuttle_to"]:
            for place in on[asteroid]:
                board.gate[company][place] = _ENTRY
    return board


def _add_asteroid(board: Board, asteroid: dict[str, Any], number: int, places: list[int]) -> None:
    for place in places:
        board.group[place] = number
    for one, other in combinations(places, 2):
        _join(board, one, other, _ENTRY)  # SK-15.2.9
    board.rewards.append(_printed(asteroid["rewards"]))
    board.collectors.append(asteroid["collectors"])
    if asteroid["linked_pair"]:
        board.linked.append([board.names.index(name) for name in asteroid["linked_pair"]])


def _add_shuttle_space(board: Board, shuttle: dict[str, Any], place: int) -> None:
    board.piece[place] = SHUTTLE
    board.group[place] = len(board.rewards)
    reward = [] if shuttle["reward"] is None else EFFECTS.read_one(shuttle["reward"])
    board.rewards.append(numbers(reward))
    board.collectors.append(0)


BOARDS: Final[list[Board]] = [_moon(), _belt()]
THREAT_PLACES: Final[list[int]] = [  # SK-16.2
    BOARDS[1].names.index(str(number))
    for number in BELT_BOARD["threat_card_position"]["between_shuttle_spaces"]
]


PLACE_NAMES: Final = [f"{'mb'[side]}{n}" for side, board in enumerate(BOARDS) for n in board.names]
_FIRST: Final[list[int]] = [0, len(BOARDS[0].names)]


def place_number(side: int, place: int) -> int:
    """The number of a place of a board in moves and events, where all places have a name."""
    return _FIRST[side] + place


def place_at(side: int, number: int) -> int:
    """The place of a board that a move names."""
    return number - _FIRST[side]


def entry_costs(board: Board, held: list[int], company: int) -> list[int]:
    """What entering each place costs by the cheapest way; or UNREACHABLE.

    SK-6.2.20, SK-6.2.21, SK-15.2.1, SK-6.2.4 to SK-6.2.6, SK-15.2.4 to SK-15.2.7.
    """
    costs = board.gate[company][:]
    for place in range(len(held)):
        if held[place] == company:
            near, ways = board.neighbours[place], board.costs[place]
            for number in range(len(near)):
                if ways[number] < costs[near[number]]:
                    costs[near[number]] = ways[number]
    for place in range(len(held)):
        if held[place] == company:
            costs[place] = UNREACHABLE
        elif held[place] != NONE and costs[place] != UNREACHABLE:
            costs[place] += OCCUPIED
    return costs


def collectors_of(board: Board, held: list[int], company: int) -> int:
    """SK-6.5.2, SK-15.3.1, SK-15.3.2: the gas collectors that a company controls."""
    seen = 0  # groups, as bits
    count = 0
    for place in range(len(held)):
        if held[place] == company and not seen >> board.group[place] & 1:
            seen |= 1 << board.group[place]
            count += board.collectors[board.group[place]]
    for pair in board.linked:
        if held[pair[0]] == company and held[pair[1]] == company:
            count += 1
    return count
