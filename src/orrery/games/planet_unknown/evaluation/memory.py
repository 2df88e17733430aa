"""What terms were worth when they were last worked out, as long as nothing they rest on changes.

The positions that a bot looks at one after another differ by a move, and a move changes little.
Lists of a position are values, so that the same list is the same content.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.grid import EMPTY, SQUARES, Mask
from orrery.games.planet_unknown.state import Player

UNKNOWN: Final = -1.0  # no chance


class Lines:
    """Rows and columns: by what is covered."""

    def __init__(self) -> None:
        self.planet = -1
        self.covered: Mask = EMPTY
        self.costs: list[int] = []  # see `line_costs`
        self.total = 0.0  # if no meteorite lies on them

    def hold(self, player: Player) -> bool:
        """Whether they are worth the same for this player."""
        return player.planet == self.planet and player.covered == self.covered


class Pieces:
    """Meteorites, lifepods and rovers, with the lines that meteorites spoil."""

    def __init__(self) -> None:
        self.total = 0.0
        self.planet = -1
        self.steps = 0.0
        self.movement = 0
        self.rovers_left = 0
        self.lifepods_scored = 0
        self.meteorites_collected = 0
        self.covered: Mask = EMPTY
        self.meteorites: Mask = EMPTY
        self.lifepods: Mask = EMPTY
        self.rovers: list[int] = []
        self.loads: list[int] = []
        self.symbols: list[Mask] = []
        self.civ_cards: list[int] = []
        self.lifepods_placed: list[int] = []

    def hold(self, player: Player, steps: float) -> bool:
        """Whether they are worth the same for this player, with so much movement to come."""
        return (
            player.rovers is self.rovers
            and player.loads is self.loads
            and player.symbols is self.symbols
            and player.civ_cards is self.civ_cards
            and player.lifepods_placed is self.lifepods_placed
            and player.movement == self.movement
            and player.rovers_left == self.rovers_left
            and player.lifepods_scored == self.lifepods_scored
            and player.meteorites_collected == self.meteorites_collected
            and player.planet == self.planet
            and steps == self.steps
            and player.covered == self.covered
            and player.meteorites == self.meteorites
            and player.lifepods == self.lifepods
        )

    def keep(self, player: Player, steps: float, total: float) -> None:
        """What they are worth for this player."""
        self.total = total
        self.planet = player.planet
        self.steps = steps
        self.movement = player.movement
        self.rovers_left = player.rovers_left
        self.lifepods_scored = player.lifepods_scored
        self.meteorites_collected = player.meteorites_collected
        self.covered = player.covered
        self.meteorites = player.meteorites
        self.lifepods = player.lifepods
        self.rovers = player.rovers
        self.loads = player.loads
        self.symbols = player.symbols
        self.civ_cards = player.civ_cards
        self.lifepods_placed = player.lifepods_placed


class Reaches:
    """The chances that a rover comes to squares."""

    def __init__(self) -> None:
        self.chances: list[float] = []  # by square, UNKNOWN where nobody has asked for it
        self.steps = 0.0
        self.movement = 0
        self.rovers_left = 0
        self.rovers: list[int] = []

    def hold(self, player: Player, steps: float) -> bool:
        """Whether they are the same for this player, with so much movement to come."""
        return (
            player.rovers is self.rovers
            and player.movement == self.movement
            and player.rovers_left == self.rovers_left
            and steps == self.steps
        )

    def forget(self, player: Player, steps: float) -> None:
        """Begin anew with the rovers of this player."""
        self.chances = [UNKNOWN] * SQUARES
        self.steps = steps
        self.movement = player.movement
        self.rovers_left = player.rovers_left
        self.rovers = player.rovers


class Cards:
    """Civ cards."""

    def __init__(self) -> None:
        self.total = 0.0
        self.patches: Mask = EMPTY
        self.civ_cards: list[int] = []

    def hold(self, player: Player) -> bool:
        """Whether they are worth the same for this player."""
        return player.civ_cards is self.civ_cards and player.patches == self.patches

    def keep(self, player: Player, total: float) -> None:
        """What they are worth for this player."""
        self.total = total
        self.patches = player.patches
        self.civ_cards = player.civ_cards


class Ground:
    """Objectives about what lies on a planet."""

    def __init__(self) -> None:
        self.total = 0.0
        self.planet = -1
        self.covered: Mask = EMPTY
        self.terrain: list[Mask] = []
        self.symbols: list[Mask] = []
        self.personal: list[int] = []

    def hold(self, player: Player) -> bool:
        """Whether they are worth the same for this player."""
        return (
            player.terrain is self.terrain
            and player.symbols is self.symbols
            and player.personal is self.personal
            and player.planet == self.planet
            and player.covered == self.covered
        )

    def keep(self, player: Player, total: float) -> None:
        """What they are worth for this player."""
        self.total = total
        self.planet = player.planet
        self.covered = player.covered
        self.terrain = player.terrain
        self.symbols = player.symbols
        self.personal = player.personal


class Tracks:
    """Trackers, technologies and milestones."""

    def __init__(self) -> None:
        self.total = 0.0
        self.corporation = -1
        self.path = 0
        self.flux = 0
        self.dormant = 0
        self.trackers: list[int] = []
        self.milestones: list[int] = []
        self.lifepods_placed: list[int] = []

    def hold(self, player: Player) -> bool:
        """Whether they are worth the same for this player."""
        return (
            player.trackers is self.trackers
            and player.milestones is self.milestones
            and player.lifepods_placed is self.lifepods_placed
            and player.dormant == self.dormant
            and player.path == self.path
            and player.flux == self.flux
            and player.corporation == self.corporation
        )

    def keep(self, player: Player, total: float) -> None:
        """What they are worth for this player."""
        self.total = total
        self.corporation = player.corporation
        self.path = player.path
        self.flux = player.flux
        self.dormant = player.dormant
        self.trackers = player.trackers
        self.milestones = player.milestones
        self.lifepods_placed = player.lifepods_placed
