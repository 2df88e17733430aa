"""Tracks: the medals and benefits that trackers may still come to."""

from __future__ import annotations

from orrery.games.planet_unknown.corporation import LEVELS, Corporation
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.corporations.oasis import Oasis
from orrery.games.planet_unknown.evaluation.weights import (
    ARRIVALS,
    WHOLE_GAME,
    Weights,
    benefit_value,
)
from orrery.games.planet_unknown.state import TOP, Player, height_of, space, track_of
from orrery.games.planet_unknown.words import MOVEMENT, TRACKERS, UNLOCK, WATER
from orrery.kernel.move import field, kind_of


class Prospects:
    """What the tracks of a corporation promise, with so many rounds left.

    A way is the row of spaces that a tracker climbs: tracks 0 to 4, and last the winding way of
    Oasis' water. All tables go by the way and the place on it.
    """

    def __init__(self, corporation: Corporation, rounds: int, weights: Weights) -> None:
        self.rounds = rounds
        self.weights = weights
        self.to_come: list[list[float]] = []  # medals and benefits that a tracker may still get
        self.movement: list[list[float]] = []  # movement that it may still bring
        self.gain: list[list[float]] = []  # what arriving on a place is worth at once
        ways = [[space(track, h) for h in range(TOP + 1)] for track in range(TRACKERS)]
        self.winding = isinstance(corporation, Oasis)
        if isinstance(corporation, Oasis):
            ways.append(corporation.path)
        for way in ways:
            self._add(corporation, way)

    def place(self, player: Player, tracker: int) -> int:
        """How far a tracker has come on its way."""
        if self.winding and tracker == WATER:
            return player.path
        return height_of(player.trackers[tracker])

    def way(self, player: Player, tracker: int) -> int:
        """The way on which a tracker climbs."""
        if self.winding and tracker == WATER:
            return TRACKERS
        return track_of(player.trackers[tracker])

    def _add(self, corporation: Corporation, way: list[int]) -> None:
        worth = [self._worth(corporation, at) for at in way]
        moves = [_movement(corporation.benefits[at]) for at in way]
        medals = _highest_so_far([_medal(corporation, way, at) for at in way])
        to_come: list[float] = []
        movement: list[float] = []
        gain: list[float] = []
        for place in range(len(way)):
            to_come.append(self._ahead(place, worth, medals))
            movement.append(self._moves_ahead(place, moves))
            gain.append(0.0)
            if place:
                medal = medals[place] - medals[place - 1]
                gain[place] = worth[place] + medal + to_come[place] - to_come[place - 1]
        self.to_come.append(to_come)
        self.movement.append(movement)
        self.gain.append(gain)

    def _ahead(self, place: int, worth: list[float], medals: list[int]) -> float:
        """What a tracker on this place may still come to."""
        chances = ARRIVALS[self.rounds]
        best = medals[place]
        total = 0.0
        for ahead in range(place + 1, len(worth)):
            chance = chances[ahead - place]
            total += chance * self.weights.to_come * worth[ahead]
            if medals[ahead] > best:
                total += chance * (medals[ahead] - best)
                best = medals[ahead]
        return total

    def _moves_ahead(self, place: int, moves: list[int]) -> float:
        chances = ARRIVALS[self.rounds]
        total = 0.0
        for ahead in range(place + 1, len(moves)):
            total += chances[ahead - place] * moves[ahead]
        return total

    def _worth(self, corporation: Corporation, at: int) -> float:
        """The benefits of a space; a technology is worth less, the later it comes."""
        total = 0.0
        for effect in corporation.benefits[at]:
            value = benefit_value(effect, self.weights)
            if kind_of(effect) == UNLOCK:
                value *= self.rounds / WHOLE_GAME
            total += value
        return total


def _highest_so_far(medals: list[int]) -> list[int]:
    highest: list[int] = []
    for medal in medals:
        highest.append(max(medal, highest[-1]) if highest else medal)
    return highest


def _movement(effects: list[int]) -> int:
    return sum([field(effect, 0) for effect in effects if kind_of(effect) == MOVEMENT])


def _medal(corporation: Corporation, way: list[int], at: int) -> int:
    """PU-11.7.5: the winding way counts the medals of water alone."""
    if len(way) > TOP + 1 and track_of(at) != WATER:
        return 0
    return corporation.medals[at]


def track_value(player: Player, prospects: Prospects) -> float:
    """What the trackers have reached, what they may reach, and the technologies at work."""
    corporation = corporation_of(player)
    weights = prospects.weights
    total = 0.0
    for tracker in range(TRACKERS):
        total += corporation.track_medals(player, tracker)
        way, place = prospects.way(player, tracker), prospects.place(player, tracker)
        total += prospects.to_come[way][place]
    for level in range(1, LEVELS + 1):
        if corporation.works(player, level):
            total += weights.level * prospects.rounds / WHOLE_GAME
    for rank in player.milestones:
        total += weights.ranks[rank]
    return total


def advance_value(player: Player, tracker: int, prospects: Prospects) -> float:
    """What the next step of a tracker is worth."""
    gain = prospects.gain[prospects.way(player, tracker)]
    place = prospects.place(player, tracker) + 1
    return gain[place] if place < len(gain) else 0.0
