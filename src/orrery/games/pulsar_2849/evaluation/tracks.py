"""The tracks: cubes and places to come, and the penalties near the right end."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import has
from orrery.games.pulsar_2849.ending import INITIATIVE_POINTS
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.production import REWARD_CUBES, REWARD_POINTS
from orrery.games.pulsar_2849.state import Table, Track
from orrery.games.pulsar_2849.tracks import PENALTY
from orrery.games.pulsar_2849.words import ENGINEERING, INITIATIVE
from orrery.kernel.arithmetic import exp


class Standing:
    """What a seat's counters promise."""

    def __init__(self, table: Table, seat: int, outlook: Outlook) -> None:
        self.points = 0.0
        self.cubes = 0.0  # engineering rewards to come
        self.leads = 0.0  # chance to be first in the play order
        weights = outlook.weights
        for track in range(2):
            counters = table.tracks[track]
            for counter in range(seat, len(counters.space), table.seats):
                space = counters.space[counter]
                now = PENALTY[space] * (1.0 if outlook.produces else 0.0)
                self.points -= now + 0.6 * PENALTY[space] * outlook.turns
                self.points -= weights.drift * space * outlook.turns
                rank = float(counters.ahead.index(counter))
                soon = rank if outlook.ranked else soft_rank(counters, counter, 1.0)
                later = soft_rank(counters, counter, weights.spread * (1.0 + 0.4 * outlook.turns))
                if track == ENGINEERING:
                    self._engineering(table, soon, later, outlook)
                else:
                    self._initiative(table, seat, soon, later, outlook)

    def _engineering(self, table: Table, soon: float, later: float, outlook: Outlook) -> None:
        """P49-13.2: this round's reward, and those of the rounds to come."""
        now = 1.0 if outlook.produces else 0.0
        for rewards, cubes in ((REWARD_CUBES, True), (REWARD_POINTS, False)):
            found = now * at_rank(rewards[table.seats], soon)
            found += outlook.turns * at_rank(rewards[table.seats], later)
            if cubes:
                self.cubes += found
            else:
                self.points += found

    def _initiative(
        self, table: Table, seat: int, soon: float, later: float, outlook: Outlook
    ) -> None:
        """P49-15.7, and the choice of dice in the rounds to come."""
        rank = later if outlook.turns else soon
        points = at_rank(INITIATIVE_POINTS[table.seats], rank)
        self.points += points * (2.0 if has(table, seat, tech.DOUBLE_INITIATIVE) else 1.0)
        self.leads = max(self.leads, max(0.0, 1.0 - soon))
        places = len(table.tracks[INITIATIVE].ahead) - 1
        share = 1.0 - (soon + later) / 2.0 / places
        self.points += outlook.weights.leading * outlook.turns * share


def standing_key(table: Table, seat: int) -> int:
    """All that the promise of the counters depends on while a seat thinks.

    There are at most four counters on a track.
    """
    key: i64 = 1 if has(table, seat, tech.DOUBLE_INITIATIVE) else 0
    for track in table.tracks:
        for place in range(len(track.space)):
            key = key << 7 | track.space[place] << 3 | track.ahead[place]
    return key


def soft_rank(track: Track, counter: int, spread: float) -> float:
    """How many counters will be ahead of this one, about, if all move by chance."""
    here = track.space[counter]
    mine = track.ahead.index(counter)
    ahead = 0.0
    for other in range(len(track.space)):
        if other != counter:
            distance = float(track.space[other] - here)
            distance += 0.3 if track.ahead.index(other) > mine else -0.3
            ahead += 1.0 / (1.0 + exp(distance / spread))
    return ahead


def at_rank(rewards: list[int], rank: float) -> float:
    """The reward of a rank; between ranks in proportion."""
    whole = int(rank)
    if whole >= len(rewards):
        return 0.0
    below = rewards[whole + 1] if whole + 1 < len(rewards) else 0
    return rewards[whole] + (rank - whole) * (below - rewards[whole])
