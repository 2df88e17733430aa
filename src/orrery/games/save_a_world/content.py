"""The components, read from the content files."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.content import contents

load = contents("orrery.games.save_a_world")

BOARD: Final[dict[str, Any]] = load("board")
COMPONENTS: Final[dict[str, Any]] = load("components")
CARDS: Final[dict[str, Any]] = load("cards")
SOLO: Final[dict[str, Any]] = load("solo")

RESOURCE_NAMES: Final = tuple(one["id"] for one in COMPONENTS["resources"]["items"])
TAG_NAMES: Final[tuple[str, ...]] = tuple(COMPONENTS["tags"]["items"])
CUBE_NAMES: Final = ("laser", "shield", "evacuation", "asteroid")
PROJECT_NAMES: Final = CUBE_NAMES[:3]
WORLD_NAMES: Final = tuple(world["id"] for world in BOARD["main_board"]["worlds"])
DECK_NAMES: Final = ("action", "boost", "species")
