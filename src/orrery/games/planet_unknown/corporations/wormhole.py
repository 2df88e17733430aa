"""PU-11.3: Wormhole Corp. A short biomass track with choices, and patches that go anywhere."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.effects import AnotherPatch, place_patch
from orrery.games.planet_unknown.fitting import fitting
from orrery.games.planet_unknown.grid import EMPTY, Mask, common, neighbours, overlap, without
from orrery.games.planet_unknown.placing import planet_patch_conditions
from orrery.games.planet_unknown.state import Player, Table, height_of, space, track_of
from orrery.games.planet_unknown.tiles import ONE_SQUARE
from orrery.games.planet_unknown.words import BIOMASS, REGRESSED
from orrery.kernel.agenda import gain
from orrery.kernel.game import NO_MOVES
from orrery.kernel.step import Step

TOP_STEP: Final = 5
RESET: Final = 1  # levels of technologies that are used
DOUBLE_PATCH: Final = 3


class ChooseBenefit(Step[Table]):
    """PU-11.3.4: one of the two benefits of a step of the biomass track."""

    def __init__(self, seat: int, benefits: list[int]) -> None:
        self.seat = seat
        self.benefits = benefits

    def options(self, game: Table) -> list[int]:
        return self.benefits

    def take(self, game: Table, move: int) -> None:
        gain(game, self.seat, [move])


class Wormhole(Corporation):
    """Wormhole Corp."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.top = space(BIOMASS, TOP_STEP)
        self.rows = [printed["printed_rows"][0] for printed in data["tracks"]["biomass"]["spaces"]]

    def ways(self, player: Player, tracker: int) -> list[int]:
        """PU-11.3.4, PU-11.3.6, PU-11.3.7: from the top it may begin again, or stay."""
        if tracker != BIOMASS or player.trackers[BIOMASS] != self.top:
            return super().ways(player, tracker)
        return [space(BIOMASS, 1), self.top] if self.works(player, RESET) else []

    def is_finished(self, player: Player, tracker: int) -> bool:
        """PU-11.3.6: biomass may begin again."""
        return tracker != BIOMASS and super().is_finished(player, tracker)

    def gains(self, table: Table, seat: int, at: int, benefits: list[int]) -> None:
        """PU-11.3.4: on the biomass track one of them (of those that are left: PU-13.3.10)."""
        if track_of(at) == BIOMASS and len(benefits) > 1:
            table.push(ChooseBenefit(seat, benefits))
        else:
            gain(table, seat, benefits)

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-11.3.6."""
        player = table.players[seat]
        on_top = player.trackers[BIOMASS] == self.top
        return [self.use(RESET)] if on_top and self.works(player, RESET) else NO_MOVES

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        self.moved(table.players[seat], BIOMASS, space(BIOMASS, 0))
        table.tell(REGRESSED, seat, BIOMASS, BIOMASS, 0, self.top)

    def resource_effect(self, player: Player, resource: int, other: int, ice: int) -> int:
        """PU-11.3.1: biomass advances only if the tile enlarges a biomass area."""
        if resource == BIOMASS:
            biomass = player.terrain[BIOMASS]
            section = common(biomass, player.last_tile)
            if not overlap(neighbours(section), without(biomass, player.last_tile)):
                return 0
        return super().resource_effect(player, resource, other, ice)

    def row(self, tracker: int, at: int) -> int:
        """The steps of the biomass track are higher than the spaces of the others."""
        return self.rows[height_of(at)] if track_of(at) == BIOMASS else height_of(at)

    def energy_trackers(self, trackers: int) -> int:
        """PU-11.3.2."""
        return trackers & ~(1 << BIOMASS)

    def patch_extras(self, player: Player) -> Mask:
        """PU-11.3.8, PU-11.3.12, PU-11.3.13: on tiles, on meteorites with level 5.

        The planet's own rule still holds (PU-12.2.2, PU-12.10.4).
        """
        if not self.works(player, 2):
            return EMPTY
        tiles = without(player.covered, player.patches)
        if not self.works(player, 5):
            tiles = without(tiles, player.meteorites)
        return common(tiles, fitting(ONE_SQUARE, planet_patch_conditions(player)))

    def patch_choices(self, player: Player) -> list[int]:
        """PU-11.3.10."""
        used = player.used_this_round >> DOUBLE_PATCH & 1
        return [] if used or not self.works(player, DOUBLE_PATCH) else [self.use(DOUBLE_PATCH)]

    def take_patch_choice(self, table: Table, seat: int, move: int, of_event: bool) -> None:
        table.players[seat].used_this_round |= 1 << DOUBLE_PATCH
        table.push(AnotherPatch(seat, int(of_event)))
        place_patch(table, seat, of_event)

    def may_store_patches(self, player: Player) -> bool:
        """PU-11.3.11."""
        return self.works(player, 4)

    def is_at_top(self, player: Player, track: int) -> bool:
        """PU-13.2.6."""
        if track == BIOMASS:
            return height_of(player.trackers[BIOMASS]) == TOP_STEP
        return super().is_at_top(player, track)
