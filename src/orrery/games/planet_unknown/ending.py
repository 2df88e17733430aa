"""The end of the game (PU-7): when it comes, and what is done before scoring."""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.cards import CIV_EFFECTS, CIV_IMMEDIATE, NO_EVENT
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.effects import PlacePatch
from orrery.games.planet_unknown.placing import patch_squares
from orrery.games.planet_unknown.state import NO_TILE, STACKS, Player, Table
from orrery.games.planet_unknown.turn import FinishTurn, TakeTile
from orrery.games.planet_unknown.words import (
    CANNOT_PLACE,
    CARD_REVEALED,
    GAIN_PATCH,
    GIVE_UP,
    OBJECTIVE_REVEALED,
    PATCH_AT,
)
from orrery.kernel.agenda import Agenda
from orrery.kernel.move import kind_of, pack
from orrery.kernel.step import Procedure, Step


def ends(table: Table) -> bool:
    """PU-7.1: someone could not place, a depot is empty, or the last event was shown."""
    if table.blocked or (table.with_events and table.events_left == 0):
        return True
    half = STACKS // 2
    return any(
        table.tops[outer] == NO_TILE and table.tops[half + (outer + table.shift) % half] == NO_TILE
        for outer in range(half)
    )


def announce_blocked(table: Table) -> None:
    """PU-7.10: tell at the start of the tile step who can't place; it changes nothing."""
    if table.sink is None:
        return
    for seat in table.clockwise():
        if any(kind_of(move) == GIVE_UP for move in TakeTile(seat).options(table)):
            table.tell(CANNOT_PLACE, seat)


class BeforeScoring(Procedure[Table]):
    """PU-7.6: stored patches and end-game cards, in the order that each player likes."""

    def run(self, game: Table) -> None:
        game.ending = True
        game.event = NO_EVENT
        steps: list[Step[Any]] = []
        for seat in range(game.seats):
            steps.append(FinishTurn(seat))
            steps.append(Agenda(seat, last_effects(game.players[seat])))
        game.split(steps, game.clockwise())


def last_effects(player: Player) -> list[int]:
    """PU-7.6: what waits for the end; the stored patches are gained once more, to be placed."""
    effects = [pack(GAIN_PATCH)] * player.patches_stored
    player.patches_stored = 0
    for card in player.civ_cards:
        if not CIV_IMMEDIATE[card]:
            effects += CIV_EFFECTS[card]
    return effects


class StoredPatch(Step[Table]):
    """PU-7.6, PU-7.9: no patch stays stored."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        if player.patches_stored == 0:
            return []
        squares = patch_squares(game, self.seat, corporation_of(player))
        return [pack(PATCH_AT, square) for square in squares]

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        game.players[self.seat].patches_stored -= 1
        game.push(StoredPatch(self.seat))
        PlacePatch(self.seat).take(game, move)


class LastPatches(Procedure[Table]):
    """PU-7.9: patches that were gained and stored after the last round."""

    def run(self, game: Table) -> None:
        for seat in reversed(game.clockwise()):
            game.push(StoredPatch(seat))


class Reveal(Procedure[Table]):
    """PU-6.2.5, PU-9.2.3: what was secret is shown before scoring."""

    def run(self, game: Table) -> None:
        for seat in game.clockwise():
            player = game.players[seat]
            for card in player.civ_cards:
                if not CIV_IMMEDIATE[card]:
                    game.tell(CARD_REVEALED, seat, card)
            for card in player.personal:
                game.tell(OBJECTIVE_REVEALED, seat, card)
