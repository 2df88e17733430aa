"""Puts the corporations with rules of their own in their places."""

from __future__ import annotations

from orrery.games.planet_unknown.content import CORPORATIONS
from orrery.games.planet_unknown.corporation import CORPORATION_NAMES, register
from orrery.games.planet_unknown.corporations.cosmos import Cosmos
from orrery.games.planet_unknown.corporations.flux import Flux
from orrery.games.planet_unknown.corporations.horizon import Horizon
from orrery.games.planet_unknown.corporations.jump_drive import JumpDrive
from orrery.games.planet_unknown.corporations.makeshift import Makeshift
from orrery.games.planet_unknown.corporations.oasis import Oasis
from orrery.games.planet_unknown.corporations.republic import Republic
from orrery.games.planet_unknown.corporations.universal_coalition import UniversalCoalition
from orrery.games.planet_unknown.corporations.wormhole import Wormhole


def register_all() -> None:
    """For game.py, before the first game begins."""
    by_name = dict(zip(CORPORATION_NAMES, CORPORATIONS, strict=True))
    register(UniversalCoalition(by_name["universal_coalition"]))
    register(Oasis(by_name["oasis"]))
    register(Makeshift(by_name["makeshift"]))
    register(Flux(by_name["flux"]))
    register(Republic(by_name["republic"]))
    register(Horizon(by_name["horizon"]))
    register(Wormhole(by_name["wormhole"]))
    register(Cosmos(by_name["cosmos"]))
    register(JumpDrive(by_name["jump_drive"]))
