"""Where energy is best spent: a search over the places that a company can enter."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.board import BOARDS, Board, entry_costs
from orrery.games.skymines.evaluation.outlook import Outlook
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.stations import pieces_in
from orrery.games.skymines.words import COMPANIES, NONE, OUTPOST, SHUTTLE

BEAM: Final = 5
MOST_ENERGY: Final = 9  # beyond that, more brings in proportion
LOST_COIN: Final = 0.8  # by how much a piece that returns lowers a share, about


class Way:
    """Places that were entered one after another."""

    def __init__(self, held: list[int], entered: list[int], energy: int, worth: float) -> None:
        self.held = held
        self.entered = entered
        self.energy = energy  # left
        self.worth = worth


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
        self.rewards = [
            outlook.effects(table, player, reward, company) for reward in self.board.rewards
        ]
        self.losses = [
            LOST_COIN * outlook.companies.net[other] if other != company else 0.0
            for other in range(COMPANIES)
        ]
        self.old = 0  # groups that were entered before this action, as bits
        for place in range(len(table.held)):
            if table.held[place] == company and place not in entered:
                self.old |= 1 << self.board.group[place]

    def worth(self, entered: list[int]) -> float:
        """What places bring that were entered, ousted pieces left aside."""
        total = self.pieces[len(entered)]
        paid = self.old
        for place in entered:
            group = self.board.group[place]
            if not paid >> group & 1:
                paid |= 1 << group
                total += self.rewards[group]
        return total

    def best(self, held: list[int], energy: int) -> tuple[list[float], int]:
        """What every amount up to this energy brings, and the place to enter first, or NONE."""
        start = self.worth(self.before)
        found = [start] * (energy + 1)
        first = NONE
        top = start
        beam = [Way(held, self.before, energy, start)]
        while beam:
            ways = self._longer(beam)
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

    def _longer(self, beam: list[Way]) -> list[Way]:
        """The best ways with one place more."""
        rated: list[tuple[float, int, int, int]] = []
        for number in range(len(beam)):
            way = beam[number]
            if way.energy and len(way.entered) + 1 < len(self.pieces):
                self._rate(way, number, rated)
        rated.sort()
        return self._kept(beam, rated)

    def _rate(self, way: Way, number: int, rated: list[tuple[float, int, int, int]]) -> None:
        """Every place that a way can enter next."""
        board = self.board
        used = [0, 0]
        paid = self.old
        for place in way.entered:
            used[board.piece[place]] += 1
            paid |= 1 << board.group[place]
        step = self.pieces[len(way.entered) + 1] - self.pieces[len(way.entered)]
        costs = entry_costs(board, way.held, self.company)
        for place in range(len(costs)):
            if used[board.piece[place]] >= self.left[board.piece[place]]:
                continue
            cost = costs[place]
            if cost <= way.energy:
                worth = way.worth + step
                if not paid >> board.group[place] & 1:
                    worth += self.rewards[board.group[place]]
                if way.held[place] != NONE:
                    worth -= self.losses[way.held[place]]
                rate = worth + (way.energy - cost) * self.outlook.energy_later
                rated.append((-rate, number, place, cost))

    def _kept(self, beam: list[Way], rated: list[tuple[float, int, int, int]]) -> list[Way]:
        kept: list[Way] = []
        for rate, number, place, cost in rated:
            way = beam[number]
            held = way.held[:]
            held[place] = self.company
            if any(other.held == held for other in kept):
                continue
            left = way.energy - cost
            worth = -rate - left * self.outlook.energy_later
            kept.append(Way(held, [*way.entered, place], left, worth))
            if len(kept) == BEAM:
                break
        return kept


def energy_worth(table: Table, player: Player, outlook: Outlook) -> list[float]:
    """By amount: what energy brings on the best company."""
    found = [0.0] * (MOST_ENERGY + 1)
    for company in range(COMPANIES):
        expansion = Expansion(table, player, company, [], outlook)
        worth = expansion.best(table.held, MOST_ENERGY)[0]
        for amount in range(1, MOST_ENERGY + 1):
            found[amount] = max(found[amount], worth[amount])
    return found
