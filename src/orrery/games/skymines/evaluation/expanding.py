"""Where energy is best spent: a search over the places that a company can enter."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.board import BOARDS, OCCUPIED, UNREACHABLE, Board, entry_costs
from orrery.games.skymines.evaluation.outlook import Outlook
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.stations import pieces_in
from orrery.games.skymines.words import COMPANIES, NONE, OUTPOST, SHUTTLE

BEAM: Final = 5
MOST_ENERGY: Final = 9  # beyond that, more brings in proportion
LOST_COIN: Final = 0.8  # by how much a piece that returns lowers a share, about

# Many places bring the same: on each side of the board what there is, and which each group has
_KINDS: Final[list[list[list[int]]]] = [
    [list(kind) for kind in sorted({tuple(reward) for reward in board.rewards})] for board in BOARDS
]
_KIND: Final[list[list[int]]] = [
    [_KINDS[side].index(reward) for reward in BOARDS[side].rewards] for side in range(len(BOARDS))
]


class Way:
    """Places that were entered one after another."""

    def __init__(
        self,
        places: int,
        costs: list[int],
        entered: list[int],
        energy: int,
        worth: float,
    ) -> None:
        self.places = places  # those of `entered` that are new, as bits: in any order the same
        self.costs = costs  # what each place costs next
        self.entered = entered
        self.energy = energy  # left
        self.worth = worth


class Entry:
    """A place that a way may enter next."""

    def __init__(self, way: Way, places: int, place: int, cost: int, rate: float) -> None:
        self.way = way
        self.places = places
        self.place = place
        self.cost = cost
        self.rate = rate  # what the longer way brings, with the energy that is left


class Expansion:
    """The best ways for one company, from a position on."""

    def __init__(
        self, table: Table, player: Player, company: int, entered: list[int], outlook: Outlook
    ) -> None:
        self.board: Board = BOARDS[table.side]
        self.company = company
        self.outlook = outlook
        self.before = entered
        station = table.stations[company]
        self.left = [pieces_in(table.side, station, piece) for piece in (OUTPOST, SHUTTLE)]
        self.pieces = [0.0]  # what so many pieces are worth that leave the station
        for count in range(1, sum(self.left) + 1):
            self.pieces.append(outlook.companies.pieces(company, count))
        worths = [outlook.effects(table, player, reward, company) for reward in _KINDS[table.side]]
        self.rewards = [worths[kind] for kind in _KIND[table.side]]
        self.losses = [
            LOST_COIN * outlook.companies.net[other] if other != company else 0.0
            for other in range(COMPANIES)
        ]
        self.held = table.held
        self.old = 0  # groups that were entered before this action, as bits
        for place in range(len(table.held)):
            if table.held[place] == company and place not in entered:
                self.old |= 1 << self.board.group[place]

    def worth(self, entered: list[int]) -> float:
        """What places bring that were entered, ousted pieces left aside."""
        return self._with_rewards(self.pieces[len(entered)], entered)

    def rewarded(self, entered: list[int]) -> float:
        """The same when the pieces have left the station, where there may be none any more."""
        return self._with_rewards(0.0, entered)

    def _with_rewards(self, total: float, entered: list[int]) -> float:
        paid = self.old
        for place in entered:
            group = self.board.group[place]
            if not paid >> group & 1:
                paid |= 1 << group
                total += self.rewards[group]
        return total

    def best(self, energy: int) -> tuple[list[float], int]:
        """What every amount up to this energy brings, and the place to enter first, or NONE."""
        start = self.worth(self.before)
        found = [start] * (energy + 1)
        first = NONE
        top = start
        beam = [self.beginning(energy)]
        while beam:
            ways = self.longer(beam)
            for way in ways:
                spent = energy - way.energy
                if way.worth > found[spent]:
                    found[spent] = way.worth
                if way.worth > top:
                    top = way.worth
                    first = way.entered[len(self.before)]
            beam = ways
        for amount in range(1, energy + 1):
            found[amount] = max(found[amount], found[amount - 1])
        return found, first

    def beginning(self, energy: int) -> Way:
        """Nothing is entered yet besides what was before."""
        costs = entry_costs(self.board, self.held, self.company)
        return Way(0, costs, self.before, energy, self.worth(self.before))

    def longer(self, beam: list[Way]) -> list[Way]:
        """The best ways with one place more."""
        best: list[Entry] = []
        for way in beam:
            if way.energy and len(way.entered) + 1 < len(self.pieces):
                self._rate(way, best)
        return [self._entering(entry) for entry in best]

    def _rate(self, way: Way, best: list[Entry]) -> None:
        """Every place that a way can enter next; the best of all are kept, the first one first."""
        board, held, costs = self.board, self.held, way.costs
        used = [0, 0]
        paid = self.old
        for place in way.entered:
            used[board.piece[place]] += 1
            paid |= 1 << board.group[place]
        longer = self.pieces[len(way.entered) + 1] - self.pieces[len(way.entered)]
        later = self.outlook.energy_later
        for place in range(len(costs)):
            cost = costs[place]
            if cost > way.energy or used[board.piece[place]] >= self.left[board.piece[place]]:
                continue
            worth = way.worth + longer
            if not paid >> board.group[place] & 1:
                worth += self.rewards[board.group[place]]
            if held[place] != NONE:
                worth -= self.losses[held[place]]
            rate = worth + (way.energy - cost) * later
            if len(best) < BEAM or rate > best[-1].rate:
                _keep(Entry(way, way.places | 1 << place, place, cost, rate), best)

    def _entering(self, entry: Entry) -> Way:
        """A way with a place more, and what its neighbours cost from there."""
        board, held, place = self.board, self.held, entry.place
        costs = entry.way.costs[:]
        near, ways = board.neighbours[place], board.costs[place]
        for number in range(len(near)):
            there = near[number]
            taken = held[there] == self.company or entry.places >> there & 1
            cost = ways[number] + (OCCUPIED if held[there] != NONE else 0)
            if cost < costs[there] and not taken:
                costs[there] = cost
        costs[place] = UNREACHABLE
        left = entry.way.energy - entry.cost
        worth = entry.rate - left * self.outlook.energy_later
        return Way(entry.places, costs, [*entry.way.entered, place], left, worth)


def _keep(entry: Entry, best: list[Entry]) -> None:
    """Among the best ones, if it leads anywhere that none of them leads to as well."""
    for number in range(len(best)):
        if best[number].places == entry.places:
            if best[number].rate >= entry.rate:
                return
            del best[number]
            break
    place = len(best)
    while place and best[place - 1].rate < entry.rate:
        place -= 1
    best.insert(place, entry)
    if len(best) > BEAM:
        best.pop()


def energy_worth(table: Table, player: Player, outlook: Outlook) -> list[float]:
    """By amount: what energy brings on the best company."""
    found = [0.0] * (MOST_ENERGY + 1)
    for company in range(COMPANIES):
        expansion = Expansion(table, player, company, [], outlook)
        worth = expansion.best(MOST_ENERGY)[0]
        for amount in range(1, MOST_ENERGY + 1):
            found[amount] = max(found[amount], worth[amount])
    return found
