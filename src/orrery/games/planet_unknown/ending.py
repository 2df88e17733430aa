"""The end of the game (PU-7): when it comes, and what is done before scoring."""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.cards import CIV_EFFECTS, CIV_IMMEDIATE, NO_EVENT
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.placing import can_place
from orrery.games.planet_unknown.state import NO_TILE, STACKS, Player, Table
from orrery.games.planet_unknown.turn import FinishTurn, TakeTile
from orrery.games.planet_unknown.words import (
    BLOCKED,
    CANNOT_PLACE,
    CARD_REVEALED,
    EMPTY_DEPOT,
    GIVE_UP,
    LAST_EVENT,
    OBJECTIVE_REVEALED,
    STORED_PATCH,
)
from orrery.kernel.agenda import Agenda
from orrery.kernel.move import kind_of, pack
from orrery.kernel.step import Procedure, Step


def ends(table: Table) -> bool:
    """Someone could not place, a depot is empty, or the last event was shown.

    PU-7.1, PU-7.3, PU-7.5.
    """
    if table.blocked or (table.with_events and table.events_left == 0):
        return True
    half = STACKS // 2
    return any(
        table.tops[outer] == NO_TILE and table.tops[half + (outer + table.shift) % half] == NO_TILE
        for outer in range(half)
    )


def is_last_round(table: Table) -> bool:
    """PU-7.1, PU-7.10: whether the game ends with this round, as far as everybody can see it.

    Who has no room for a tile of the depot at the start of the tile step can't place one.
    """
    return ends(table) or (
        not table.before_tiles
        and any(
            player.taken == NO_TILE
            and not can_place(
                player, corporation_of(player), [table.tops[stack] for stack in table.depot(seat)]
            )
            for seat, player in enumerate(table.players)
        )
    )


def end_reason(table: Table) -> int:
    """PU-7.1, PU-9.1.8: why the game ends, for the log."""
    if table.blocked:
        return BLOCKED
    return LAST_EVENT if table.with_events and table.events_left == 0 else EMPTY_DEPOT


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
        for player in game.players:
            player.dormant = 0  # PU-13.3.10: the round is over
        steps: list[Step[Any]] = []
        for seat in range(game.seats):
            steps.append(FinishTurn(seat))
            steps.append(Agenda(seat, last_effects(game.players[seat])))
        game.split(steps, game.clockwise())


def last_effects(player: Player) -> list[int]:
    """PU-7.6, PU-13.1.12, PU-14.25: what waits for the end."""
    effects = [pack(STORED_PATCH)] * player.patches_stored
    for card in player.civ_cards:
        if not CIV_IMMEDIATE[card]:
            effects += CIV_EFFECTS[card]
    return effects


class Reveal(Procedure[Table]):
    """PU-6.2.5, PU-9.2.3, PU-7.8: what was secret is shown before scoring."""

    def run(self, game: Table) -> None:
        for seat in game.clockwise():
            player = game.players[seat]
            for card in player.civ_cards:
                if not CIV_IMMEDIATE[card]:
                    game.tell(CARD_REVEALED, seat, card)
            for card in player.personal:
                game.tell(OBJECTIVE_REVEALED, seat, card)
