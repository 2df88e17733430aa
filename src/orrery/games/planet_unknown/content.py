"""The components, read from the content files into tables indexed by small numbers."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.content import contents

load = contents("orrery.games.planet_unknown")

TILES: Final[dict[str, Any]] = load("tiles")
COMPONENTS: Final[dict[str, Any]] = load("components")
PLANETS: Final[list[dict[str, Any]]] = load("planets")["planets"]
CORPORATIONS: Final[list[dict[str, Any]]] = load("corporations")["corporations"]
CIV_CARDS: Final[list[dict[str, Any]]] = load("civ_cards")["cards"]
OBJECTIVES: Final[list[dict[str, Any]]] = load("objective_cards")["cards"]
EVENTS: Final[list[dict[str, Any]]] = load("event_cards")["cards"]
