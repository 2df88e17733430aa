"""What shares will be worth at the end, and what spaces of company tracks are worth by that."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.cards import SHARE_OF
from orrery.games.skymines.evaluation.lunas import PIECES, SPACES, by_company, cards_ahead
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.missions import owned_cards
from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.stations import COINS, COLUMNS, OPENED
from orrery.games.skymines.tracks import BARRIER, LAST, PASSED, SHARES, THRESHOLD
from orrery.games.skymines.words import COMPANIES, NONE
from orrery.kernel.arithmetic import power, total

SHARES_A_SPACE: Final = 0.55  # about
STATES: Final = 2 * OPENED  # of a column

_BEST_VALUES: Final[dict[int, list[float]]] = {}


class Companies:
    """Shares, values and tracks as a seat sees them; all by company."""

    def __init__(self, table: Table, seat: int, rounds: int, weights: Weights) -> None:
        self.weights = weights
        self.sides = table.sides
        last = rounds == 0
        part = weights.half_share_last if last else weights.half_share
        self.shares = [smooth(SHARES[side], part) for side in table.sides]  # by space
        self.bonus = [_bonuses(side, rounds, weights) for side in table.sides]  # by space
        players = table.players
        self.lunas = [n for n in range(len(players)) if isinstance(players[n], Luna)]
        people = [n for n in range(len(players)) if n not in self.lunas]
        focus = weights.luna_focus if self.lunas else weights.focus
        piece_focus = weights.luna_piece_focus if self.lunas else weights.focus
        spaces = weights.luna_spaces if self.lunas else weights.spaces
        counts = [[shares_now(table, player, c) for c in range(COMPANIES)] for player in players]
        self.cards = [cards_ahead(table, n, rounds) for n in self.lunas]  # of Lunas
        ahead = rounds + 0.5 if not last else 0.3  # expansions that are still to come
        interests = [interest(counts[n], piece_focus) for n in people]
        self.growth = [
            ahead * weights.pieces * total([each[company] for each in interests])
            for company in range(COMPANIES)
        ]  # pieces that will leave each station
        self._add_lunas(table, PIECES, self.growth)
        self.curves = [
            best_values(table.side, table.stations[company]) for company in range(COMPANIES)
        ]
        self.value = [at(self.curves[c], self.growth[c]) for c in range(COMPANIES)]
        self.ignored = table.ignored
        coming = rounds * spaces * SHARES_A_SPACE
        likes = interest(counts[seat], focus)
        self.coming = [coming * likes[company] for company in range(COMPANIES)]
        self.rivalry = weights.rivals[len(players)] / max(1, len(players) - 1)
        self.people = [0.0] * COMPANIES  # what others than Lunas will have, as far as it counts
        for other in people:
            if other != seat:
                likes = interest(counts[other], focus)
                for company in range(COMPANIES):
                    held = counts[other][company] + coming * likes[company]
                    self.people[company] += self.rivalry * held
        self.rivals = self.rivals_now(table)
        self.net = [
            counts[seat][c] + self.coming[c] - self.rivals[c] for c in range(COMPANIES)
        ]  # what one coin more of its value is worth

    def _add_lunas(self, table: Table, rules: list[float], found: list[float]) -> None:
        """What the cards of all Lunas bring to each company."""
        for number in range(len(self.lunas)):
            brought = by_company(
                table, self.lunas[number], rules, self.cards[number], self.weights.luna_steady
            )
            for company in range(COMPANIES):
                found[company] += brought[company]

    def rivals_now(self, table: Table) -> list[float]:
        """What others will have of each company, as far as it counts.

        Lunas follow value, so theirs depends on how the stations stand now.
        """
        found = self.people[:]
        for number in range(len(self.lunas)):
            luna = table.players[self.lunas[number]]
            spaces = by_company(
                table, self.lunas[number], SPACES, self.cards[number], self.weights.luna_steady
            )
            held = card_shares(luna)
            for company in range(COMPANIES):
                shares = at(self.shares[company], luna.at[company] + spaces[company])
                found[company] += self.rivalry * (shares + held[company])
        return found

    def value_now(self, table: Table, company: int) -> float:
        """The value at the end, by how the station stands now."""
        return at(best_values(table.side, table.stations[company]), self.growth[company])

    def pieces(self, company: int, count: int) -> float:
        """What it is worth that so many pieces leave a station."""
        curve, growth = self.curves[company], self.growth[company]
        return self.net[company] * (at(curve, growth + count) - self.value[company])

    def space(self, company: int, space: int) -> float:
        """What it is worth to stand on a space."""
        return self.shares[company][space] * self.value[company] + self.bonus[company][space]

    def moves(self, player: Player, company: int, most: int) -> list[float]:
        """What so many spaces forward are worth, from none on, as far as one can go."""
        side = self.sides[company]
        here = player.at[company]
        coins = player.coins
        paid = 0.0
        start = self.space(company, here)
        found = [0.0]
        for space in range(here + 1, min(LAST, here + most) + 1):
            price = BARRIER[side][space]
            if price > coins:
                break
            coins += THRESHOLD[side][space] - price
            paid += price - THRESHOLD[side][space]
            found.append(self.space(company, space) - start - paid)
        return found

    def move(self, player: Player, company: int, spaces: int) -> float:
        """What it is worth to move so many spaces, or as far as is best."""
        return max(self.moves(player, company, spaces))

    def move_any(self, player: Player, spaces: int, closed: int) -> float:
        """The same on the best track, those in `closed` left aside."""
        best = 0.0
        for company in range(COMPANIES):
            if not closed >> company & 1:
                best = max(best, self.move(player, company, spaces))
        return best

    def split(self, player: Player, units: int, last: int) -> tuple[float, list[int]]:
        """The best way to spend units on tracks beyond one, and what it is worth."""
        best = [0.0] + [-1000.0] * units
        plans: list[list[int]] = [[] for _ in range(units + 1)]
        for company in range(COMPANIES):
            gains = self.moves(player, company, units) if company > last else [0.0]
            better = [-1000.0] * (units + 1)
            chosen: list[list[int]] = [[] for _ in range(units + 1)]
            for spent in range(units + 1):
                for spaces in range(min(spent, len(gains) - 1) + 1):
                    worth = best[spent - spaces] + gains[spaces]
                    if worth > better[spent]:
                        better[spent] = worth
                        chosen[spent] = [*plans[spent - spaces], spaces]
            best = better
            plans = chosen
        spent = units
        while spent and best[spent] < -500.0:
            spent -= 1
        return best[spent], plans[spent]


def shares_now(table: Table, player: Player, company: int) -> float:
    """On the track and on cards."""
    shares = SHARES[table.sides[company]][player.at[company]]
    return float(shares + card_shares(player)[company])


def card_shares(player: Player) -> list[int]:
    """SK-4.2: by company."""
    found = [0] * COMPANIES
    for card in player.gained if isinstance(player, Luna) else owned_cards(player):
        if SHARE_OF[card] != NONE:
            found[SHARE_OF[card]] += 1
    return found


def interest(shares: list[float], focus: float) -> list[float]:
    """How a player divides what is to come among the companies; all together 1."""
    found = [power(1.0 + one, focus) for one in shares]
    whole = total(found)
    return [one / whole for one in found]


def smooth(steps: list[int], part: float) -> list[float]:
    """A value that rises in steps, with a part of the next step on the way to it."""
    found: list[float] = []
    for place in range(len(steps)):
        low, high = place, place
        while low > 0 and steps[low - 1] == steps[place]:
            low -= 1
        while high < len(steps) and steps[high] == steps[place]:
            high += 1
        if high == len(steps):
            found.append(float(steps[place]))
        else:
            rise = steps[high] - steps[place]
            found.append(steps[place] + part * rise * (place - low) / (high - low))
    return found


def _bonuses(side: int, rounds: int, weights: Weights) -> list[float]:
    return [rounds * weights.bonus[side][PASSED[side][space]] for space in range(LAST + 1)]


def best_values(side: int, station: list[int]) -> list[float]:
    """What a share is worth when so many more pieces are gone, taken in the best way.

    There are few states of a station, so all that were asked about are remembered.
    """
    key = side
    for state in station:
        key = key * STATES + state
    known = _BEST_VALUES.get(key)
    if known is None:
        known = _best_values(side, station)
        _BEST_VALUES[key] = known
    return known


def _best_values(side: int, station: list[int]) -> list[float]:
    best = [0.0]
    for column in range(COLUMNS):
        coins = COINS[side][column]
        state = station[column]
        left = state % OPENED
        gains = [float(coins[state])]
        for taken in range(1, left + 1):
            after = OPENED if taken == left else state - taken
            gains.append(float(coins[after]))
        longer = [0.0] * (len(best) + left)
        for before in range(len(best)):
            for taken in range(left + 1):
                worth = best[before] + gains[taken]
                if worth > longer[before + taken]:
                    longer[before + taken] = worth
        best = longer
    return best


def at(curve: list[float], place: float) -> float:
    """A curve between its points, and flat beyond its end."""
    whole = int(place)
    if whole >= len(curve) - 1:
        return curve[-1]
    return curve[whole] + (place - whole) * (curve[whole + 1] - curve[whole])
