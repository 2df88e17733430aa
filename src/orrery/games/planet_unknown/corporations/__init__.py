"""The corporation boards by number."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.content import CORPORATIONS
from orrery.games.planet_unknown.corporation import Corporation, UniversalCoalition
from orrery.games.planet_unknown.state import Player

CORPORATION_NAMES: Final[list[str]] = [data["id"] for data in CORPORATIONS]


def _board(name: str) -> Corporation:
    data = CORPORATIONS[CORPORATION_NAMES.index(name)]
    if name == "universal_coalition":
        return UniversalCoalition(data)
    return Corporation(data)


_BOARDS: Final[list[Corporation]] = [_board(name) for name in CORPORATION_NAMES]


def corporation_of(player: Player) -> Corporation:
    """The corporation of a player."""
    return _BOARDS[player.corporation]
