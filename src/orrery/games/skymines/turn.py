"""A turn of the action phase (SK-6.0): one of six actions, with free steps around it."""

from __future__ import annotations

from orrery.games.skymines.bonus_spaces import marker_moves, place_marker
from orrery.games.skymines.cards import is_resource
from orrery.games.skymines.dropping import drop_out
from orrery.games.skymines.expansion import energy_moves, use_energy
from orrery.games.skymines.missions import begin_tally, claim_task, note_tasks, task_moves
from orrery.games.skymines.points import PlacePlans
from orrery.games.skymines.resources import resource_moves, use_resources
from orrery.games.skymines.science import science_moves, use_field, use_science
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.tracks import PASSED
from orrery.games.skymines.words import (
    A2,
    CLAIM_TASK,
    COMPANIES,
    DONE,
    DROP_OUT,
    NONE,
    PLACE_MARKER,
    PLUS_PUT,
    PLUS_TILE,
    PUT_PLUS,
    SLOTS,
    USE_ENERGY,
    USE_FIELD,
    USE_RESOURCES,
    USE_SCIENCE,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step


class BeginTurn(Procedure[Table]):
    """SK-6.0.1, SK-10.2.4: what was unlocked since the last turn can be used from now on."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        player = game.players[self.player]
        unlock(game, player)
        player.met = 0
        if game.missions:
            begin_tally(player)
            note_tasks(game, self.player)
        game.push(EndTurn(self.player))
        game.push(Turn(self.player))


def unlock(table: Table, player: Player) -> None:
    """SK-10.2.4, SK-10.4.4, SK-21.13: the bonuses of thresholds that lie behind a marker."""
    extra = table.bonus(player, A2)
    player.unlocked = [
        PASSED[table.sides[company]][player.at[company]] for company in range(COMPANIES)
    ]
    player.markers += table.bonus(player, A2) - extra


class Turn(Step[Table]):
    """Exactly one action; the +1 tile and tasks before it are no actions.

    SK-21.6, SK-6.0.2, SK-21.7.
    """

    def options(self, game: Table) -> list[int]:
        moves = resource_moves(game, self.seat)
        moves += energy_moves(game, self.seat)
        moves += science_moves(game, self.seat)
        moves += marker_moves(game, self.seat)
        moves += plus_moves(game.players[self.seat])
        moves += task_moves(game, self.seat)
        moves.append(pack(DROP_OUT))  # SK-6.0.5
        return moves

    def insists(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        kind, what = kind_of(move), field(move, 0)
        if kind in (PUT_PLUS, CLAIM_TASK):
            game.push(self)
            if kind == PUT_PLUS:
                put_plus(game, self.seat, what)
            else:
                claim_task(game, self.seat, move)
            return
        game.players[self.seat].turns += 1
        if kind == USE_RESOURCES:
            use_resources(game, self.seat, what)
        elif kind == USE_ENERGY:
            use_energy(game, self.seat, what)
        elif kind == USE_SCIENCE:
            use_science(game, self.seat, what)
        elif kind == USE_FIELD:
            use_field(game, self.seat, what)
        elif kind == PLACE_MARKER:
            place_marker(game, self.seat, what, field(move, 1))
        else:
            drop_out(game, self.seat)


def plus_moves(player: Player) -> list[int]:
    """SK-9.5, SK-9.6: the +1 tile on a face-up resource card; of equal cards only the first."""
    if not player.has_tile(PLUS_TILE) or player.plus_on != NONE:
        return []
    seen: list[int] = []
    moves: list[int] = []
    for slot in range(SLOTS):
        card = player.slots[slot]
        if player.is_up(slot) and is_resource(card) and card not in seen:
            seen.append(card)
            moves.append(pack(PUT_PLUS, slot))
    return moves


def put_plus(table: Table, seat: int, slot: int) -> None:
    """SK-9.5: it stays on that card."""
    table.players[seat].plus_on = slot
    table.tell(PLUS_PUT, seat, table.players[seat].slots[slot])
    if table.missions:
        note_tasks(table, seat)


class EndTurn(Procedure[Table]):
    """SK-6.3.6, SK-14.6: the plans that were taken are put down, then tasks can be claimed."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        if game.missions:
            note_tasks(game, self.player)
            game.push(TurnIsOver(self.player))
        game.push(PlacePlans(self.player))


class TurnIsOver(Procedure[Table]):
    """SK-14.6: plans on the research track may meet tasks, too."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        note_tasks(game, self.player)
        game.push(ClaimTasks(self.player))


class ClaimTasks(Step[Table]):
    """SK-14.5, SK-14.6: claiming is optional, and no action."""

    def options(self, game: Table) -> list[int]:
        moves = task_moves(game, self.seat)
        if moves:
            moves.append(pack(DONE))
        return moves

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == CLAIM_TASK:
            claim_task(game, self.seat, move)
            game.push(self)
