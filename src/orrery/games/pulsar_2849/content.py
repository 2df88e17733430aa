"""The components, read from the content files."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.content import contents

load = contents("orrery.games.pulsar_2849")

CLUSTERS: Final[dict[str, Any]] = load("board")["sides"]
COMPONENTS: Final[dict[str, Any]] = load("components")
SYSTEM_TILES: Final[list[dict[str, Any]]] = load("systems")["planetary_system_tiles"]["tiles"]
EXPLORATION_TILES: Final[list[dict[str, Any]]] = load("systems")["exploration_bonus_tiles"]["tiles"]
TECHNOLOGY_BOARDS: Final[list[dict[str, Any]]] = load("technologies")["boards"]
TRANSMITTERS: Final[list[dict[str, Any]]] = load("transmitters")["tiles"]
SHEETS: Final[list[dict[str, Any]]] = load("headquarters")["side_sheets"]
GOALS: Final[list[dict[str, Any]]] = load("goals")["goals"]
