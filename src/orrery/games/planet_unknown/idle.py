"""Effects that bring nothing: nobody is asked when they are resolved (PU-14.2)."""

from __future__ import annotations

from orrery.games.planet_unknown.card_effects import DestroyOnPlanet, pieces
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.corporations.lifepods import lifepod_places
from orrery.games.planet_unknown.effects import PlacePatch, able, energy_choices, suppressed
from orrery.games.planet_unknown.rovers import can_land, landing_squares
from orrery.games.planet_unknown.state import Player, Table
from orrery.games.planet_unknown.words import (
    ADVANCE,
    ADVANCE_FROM,
    BOOST,
    COLLECT,
    DESTROY,
    EXTRA_ROVER,
    GAIN_PATCH,
    NEW_ROVER,
    ON_PLANET,
    REPOSITION,
    TERRAIN_MASK,
    TILE_ENERGY,
    TILE_WATER,
    TRACKERS,
    WATER,
)
from orrery.kernel.move import field, kind_of


def is_idle(table: Table, seat: int, effect: int) -> bool:
    """Whether an effect brings nothing, neither now nor after anything else of this turn.

    PU-6.1.10, PU-6.3.2, PU-5.2.3, PU-13.3.11.
    """
    player = table.players[seat]
    kind = kind_of(effect)
    if kind == ADVANCE:
        return corporation_of(player).is_finished(player, field(effect, 0))
    if kind == TILE_WATER:
        return field(effect, 0) == 0 or corporation_of(player).is_finished(player, WATER)
    if kind == TILE_ENERGY:  # a patch may make it touch other terrains
        return all_finished(player, corporation_of(player).energy_trackers(TERRAIN_MASK))
    if kind == BOOST:
        return suppressed(table, effect) or all_finished(player, TERRAIN_MASK)
    return kind == NEW_ROVER and player.rovers_left == 0


def all_finished(player: Player, trackers: int) -> bool:
    """Whether none of these trackers can advance in this turn."""
    corporation = corporation_of(player)
    for tracker in range(TRACKERS):
        if trackers >> tracker & 1 and not corporation.is_finished(player, tracker):
            return False
    return True


def is_idle_now(table: Table, seat: int, effect: int) -> bool:
    """Whether an effect brings nothing as things stand; another may still change that."""
    player = table.players[seat]
    kind = kind_of(effect)
    if kind == ADVANCE:
        return able(player, 1 << field(effect, 0)) == 0
    if kind == TILE_WATER:
        return able(player, 1 << WATER) == 0
    if kind == TILE_ENERGY:
        return energy_choices(player, field(effect, 0)) == 0
    if kind == BOOST:
        return able(player, TERRAIN_MASK) == 0
    if kind == ADVANCE_FROM:
        return able(player, field(effect, 0)) == 0
    return _finds_no_piece(table, seat, effect, kind)


def _finds_no_piece(table: Table, seat: int, effect: int, kind: int) -> bool:
    """PU-5.3.6, PU-5.2.4, PU-9.1.6: nothing to put down, to take up or to destroy."""
    player = table.players[seat]
    if kind == GAIN_PATCH:
        choices = corporation_of(player).patch_choices(player)
        return not choices and PlacePatch(seat).is_lost(table)
    if kind == NEW_ROVER:
        return not can_land(player)
    if kind == EXTRA_ROVER:
        return not landing_squares(player)
    if kind == COLLECT:
        return not pieces(player, field(effect, 0))
    if kind == DESTROY and field(effect, 2) == ON_PLANET:
        return not DestroyOnPlanet(seat, field(effect, 0), 1).options(table)
    return kind == REPOSITION and not lifepod_places(player)
