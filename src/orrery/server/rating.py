"""What players are worth, by OpenSkill: a mean `mu`, and how far it may be wrong, `sigma`.

Bradley and Terry's model with full pairing: Plackett and Luce's misorders ties in the release that
is used here (openskill.py#155). People see numbers on the scale of the arena: who has 400 more wins
ten times as much as they lose. Everyone begins with 1500.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

START: Final = 1500
POINTS: Final = 30  # of the shown scale, for one of OpenSkill's
_MU: Final = 25.0
_SIGMA: Final = _MU / 3
_SURE: Final = 6.0  # a sigma below which strength is known: some dozen matches of two
_WEAK: Final = 1400  # and below
_STRONG: Final = 1600  # and above
STRENGTHS: Final = ("new", "weak", "middle", "strong")


class Worth(NamedTuple):
    """What a player is worth."""

    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def rating(self) -> int:
        """What people are shown."""
        return round(START + POINTS * (self.mu - _MU))

    @property
    def deviation(self) -> int:
        """How far that may be wrong."""
        return round(POINTS * self.sigma)

    @property
    def floor(self) -> float:
        """What they are worth at least, almost surely: nobody leads by one lucky match."""
        return self.mu - 2 * self.sigma

    @property
    def strength(self) -> str:
        """One of STRENGTHS, for statistics."""
        if self.sigma > _SURE:
            return "new"
        return "weak" if self.rating < _WEAK else "strong" if self.rating > _STRONG else "middle"


def rated(
    players: Sequence[str], before: Mapping[str, Worth], places: Sequence[int]
) -> list[Worth]:
    """What the players of a match are worth after it, by seat.

    Who plays on several seats, as bots of one level may, is worth what these come to on average.
    """
    model = _model()
    teams = [[model.rating(*before[player])] for player in players]
    changed = model.rate(teams, ranks=[float(place) for place in places])
    by_player: dict[str, list[Worth]] = {player: [] for player in players}
    for player, [new] in zip(players, changed, strict=True):
        by_player[player].append(Worth(new.mu, new.sigma))
    after = {player: _average(worths) for player, worths in by_player.items()}
    return [after[player] for player in players]


def _average(worths: Sequence[Worth]) -> Worth:
    return Worth(fmean(one.mu for one in worths), fmean(one.sigma for one in worths))


@cache
def _model() -> BradleyTerryFull:
    from openskill.models import BradleyTerryFull  # a tenth of a second that starting needs not

    return BradleyTerryFull(mu=_MU, sigma=_SIGMA)
