"""The planetary systems (P49-6.3) and exploration bonus tiles (P49-6.4) as tables."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.content import EXPLORATION_TILES, SYSTEM_TILES
from orrery.games.pulsar_2849.printed import EFFECTS
from orrery.games.pulsar_2849.vocabulary import PLANET_NAMES
from orrery.kernel.effect import numbers, read_entries

TILES: Final = len(SYSTEM_TILES)
MOST_PLANETS: Final = 4
BLUE: Final = 0
BARREN: Final = 1
LABELS: Final = ("", "3+", "4")

PLANETS: Final[list[list[int]]] = [  # their colours
    [PLANET_NAMES.index(planet["color"]) for planet in tile["planets"]] for tile in SYSTEM_TILES
]
# P49-6.3.2: the number of players from which on a planet is free
FROM_PLAYERS: Final[list[list[int]]] = [
    [2 + LABELS.index(planet.get("label", "")) for planet in tile["planets"]]
    for tile in SYSTEM_TILES
]
BONUS: Final[list[list[int]]] = read_entries(
    "systems", SYSTEM_TILES, lambda tile: numbers(EFFECTS.read(tile["bonus"]))
)

EXPLORATION_COPIES: Final[list[int]] = [
    kind for kind, tile in enumerate(EXPLORATION_TILES) for _ in range(tile["copies"])
]
EXPLORATION_EFFECTS: Final[list[list[int]]] = read_entries(
    "systems", EXPLORATION_TILES, lambda tile: numbers(EFFECTS.read(tile["effects"]))
)
IS_KEPT: Final[list[bool]] = [not tile["discard"] for tile in EXPLORATION_TILES]
