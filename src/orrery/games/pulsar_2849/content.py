"""The components, read from the content files."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

_FOLDER = resources.files("orrery.games.pulsar_2849") / "content"


def load(name: str) -> Any:
    """A content file."""
    return json.loads((_FOLDER / f"{name}.json").read_text("utf-8"))


CLUSTERS: Final[dict[str, Any]] = load("board")["sides"]
COMPONENTS: Final[dict[str, Any]] = load("components")
SYSTEM_TILES: Final[list[dict[str, Any]]] = load("systems")["planetary_system_tiles"]["tiles"]
EXPLORATION_TILES: Final[list[dict[str, Any]]] = load("systems")["exploration_bonus_tiles"]["tiles"]
TECHNOLOGY_BOARDS: Final[list[dict[str, Any]]] = load("technologies")["boards"]
TRANSMITTERS: Final[list[dict[str, Any]]] = load("transmitters")["tiles"]
SHEETS: Final[list[dict[str, Any]]] = load("headquarters")["side_sheets"]
GOALS: Final[list[dict[str, Any]]] = load("goals")["goals"]
