"""Claims, tiles, construction, spinning gyrodynes and awards."""

from __future__ import annotations

from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.pulsars import AWARDS, FOR_AN_AWARD, FOR_BOTH_AWARDS
from orrery.games.pulsar_2849.state import EMPTY, RINGS, Table
from orrery.games.pulsar_2849.words import TYPES


class Works:
    """What a seat has of pulsars and gyrodynes, counted once for all terms."""

    def __init__(self, table: Table, seat: int) -> None:
        self.spinning = [0] * TYPES
        self.building = [0] * TYPES
        self.tiles = table.players[seat].gyrodynes
        self.free = 0  # claimed pulsars without a gyrodyne
        for pulsar, owner in enumerate(table.claims):
            if owner != seat:
                continue
            kind = table.on_pulsars[pulsar]
            if kind == EMPTY:
                self.free += 1
            elif kind >= TYPES:
                self.spinning[kind - TYPES] += 1
            else:
                self.building[kind] += 1
        self.best = 0  # the most of one type that spin
        self.all = 0
        for number in self.spinning:
            self.best = max(self.best, number)
            self.all += number
        self._count_begun()

    def _count_begun(self) -> None:
        """A gyrodyne under construction is half of one, a tile a fifth."""
        self.begun = 0.0
        self.begun_types = 0.0  # of which none spins
        self.begun_same = 0.0  # what the most of one type will be more
        for kind in range(TYPES):
            begun = 0.5 * self.building[kind] + 0.2 * self.tiles[kind]
            self.begun += begun
            if not self.spinning[kind]:
                self.begun_types += min(0.5, begun)
            self.begun_same = max(self.begun_same, self.spinning[kind] + begun - self.best)


def works_value(works: Works, free: int, tiles: list[int], outlook: Outlook) -> float:
    """What gyrodynes will score. The best that wait are completed first, one after another."""
    total = 0.0
    for kind in range(TYPES):
        total += works.spinning[kind] * outlook.spin(kind, outlook.first)
    weights = outlook.weights
    waiting = 0  # of all types
    for kind in range(TYPES - 1, -1, -1):
        alike = 0
        for number in range(works.building[kind] + tiles[kind]):
            if number >= works.building[kind]:
                if not free:
                    total += _part(kind, alike, waiting, weights.tile_share, outlook)
                    alike += 1
                    continue
                free -= 1
                total -= weights.unbuilt
            total += _unfinished(kind, alike, waiting, outlook)
            alike += 1
            waiting += 1
    for number in range(free):
        total += _best_part(works, waiting + number, weights.claim_share, outlook)
    return total


def _start(kind: int, alike: int, waiting: int, outlook: Outlook) -> float:
    """The round in which a gyrodyne will spin that waits for others, some of them like it.

    Those of one type wait for the same die, and all for a die that is not needed elsewhere.
    """
    weights = outlook.weights
    return outlook.first + (alike + 1) / weights.finish[kind] + weights.lag * (waiting - alike)


def _unfinished(kind: int, alike: int, waiting: int, outlook: Outlook) -> float:
    """P49-15.5: a gyrodyne under construction scores 2 points as it is."""
    weights = outlook.weights
    points = outlook.spin(kind, _start(kind, alike, waiting, outlook))
    return 2.0 + weights.ready * max(0.0, points - 2.0 - weights.die)


def _part(kind: int, alike: int, waiting: int, share: float, outlook: Outlook) -> float:
    """A pulsar without a tile or a tile without a pulsar scores 1 point as it is."""
    weights = outlook.weights
    start = 0.6 + _start(kind, alike, waiting + alike, outlook)
    return 1.0 + share * max(0.0, outlook.spin(kind, start) - 1.0 - 2 * weights.die)


def _best_part(works: Works, waiting: int, share: float, outlook: Outlook) -> float:
    best = 0.0
    for kind in range(TYPES):
        alike = min(waiting, works.building[kind] + works.tiles[kind])
        best = max(best, _part(kind, alike, waiting - alike, share, outlook))
    return best


def price_works(table: Table, seat: int, outlook: Outlook) -> None:
    """What one more claim or tile would be worth to a seat."""
    works = Works(table, seat)
    now = works_value(works, works.free, works.tiles, outlook)
    if works.free + sum(works.building) + sum(works.spinning) < RINGS:
        outlook.claim = works_value(works, works.free + 1, works.tiles, outlook) - now
    for kind in range(TYPES):
        tiles = works.tiles[:]
        tiles[kind] += 1
        outlook.tiles[kind] = works_value(works, works.free, tiles, outlook) - now


def award_value(table: Table, seat: int, works: Works, outlook: Outlook) -> float:
    """P49-7.4: the awards that may still come."""
    weights = outlook.weights
    total = 0.0
    time = outlook.turns / (outlook.turns + 2.0)
    for kind in range(TYPES):
        left = table.awards_left[kind]
        if not left:
            continue
        needed = FOR_BOTH_AWARDS if table.players[seat].awards[kind] else FOR_AN_AWARD
        missing = needed - works.spinning[kind] - works.building[kind]
        chance = weights.award_next if missing == 1 else 0.0
        if missing == 2:
            chance = weights.award_far
        if chance and works.tiles[kind]:
            chance += weights.award_tile
        total += AWARDS[len(AWARDS) - left] * chance * time
    return total
