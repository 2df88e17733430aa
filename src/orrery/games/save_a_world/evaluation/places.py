"""Places on the tracks, and leader bonuses ahead."""

from __future__ import annotations

from orrery.games.save_a_world.board import LAST_SPACE, LEADER_POINTS, PLACES
from orrery.games.save_a_world.evaluation.weights import Weights
from orrery.games.save_a_world.projects import SPACES_BITS
from orrery.games.save_a_world.state import Table


def place_worth(
    table: Table, who: int, project: int, key: float, ahead: float, weights: Weights
) -> float:
    """What the place on a track may bring: by the chances to end first, second, third."""
    discs = table.discs[project]
    own = discs[who]
    spread = weights.spread + weights.spread_later * ahead
    growth = weights.pace * ahead
    players = table.participants()
    first, second, third = 1.0, 0.0, 0.0
    lower = True  # discs beneath one's own are ahead on the same space
    for disc in table.stacks[project]:
        if disc == who:
            lower = False
            continue
        space = discs[disc]
        if not space and not ahead:
            continue
        lead = own - space + (-0.3 if lower else 0.3)
        if disc >= players:
            lead += growth
        beaten = 0.5 - 0.5 * share(lead / spread)
        third = third * (1.0 - beaten) + second * beaten
        second = second * (1.0 - beaten) + first * beaten
        first *= 1.0 - beaten
    points = key * (first * PLACES[1][0] + second * PLACES[1][1] + third * PLACES[1][2])
    points += (1.0 - key) * (first * PLACES[0][0] + second * PLACES[0][1] + third * PLACES[0][2])
    return points if own else points * min(1.0, ahead)


def rivals_worth(
    table: Table, seat: int, project: int, key: float, ahead: float, weights: Weights
) -> float:
    """What the places of others count: the fewer they are, the more one's gain is their loss."""
    players = table.participants()
    counts = weights.rivals[players]
    worth = 0.0
    if counts:
        for rival in range(players):
            if rival != seat:
                worth += counts * place_worth(table, rival, project, key, ahead, weights)
    return worth


def share(lead: float) -> float:
    """From -1 to 1, without calling for a power: the same in every build."""
    return lead / (1.0 + abs(lead))


def bonus_worth(table: Table, who: int, project: int, ahead: float, weights: Weights) -> float:
    """Leader bonuses that one may still be the first to reach."""
    discs = table.discs[project]
    own = discs[who]
    best = 0
    for rival in range(table.participants()):
        if rival != who and discs[rival] > best:
            best = discs[rival]
    reach = weights.pace * (ahead + 0.3)
    is_first = 0.5 + 0.5 * share((own - best) / weights.first_spread)
    worth = 0.0
    for space in range(own + 1, LAST_SPACE + 1):
        points = LEADER_POINTS[project][space]
        if points and not table.leaders >> (project << SPACES_BITS | space) & 1:
            missing = (space - own) / reach
            worth += points * is_first / (1.0 + missing * missing)
    return weights.bonus * worth
