"""A seat's next turn tried out while others decide: nothing of it is real.

A plan is played on an imagined copy, as outlooks are (see outlook.py): it rests on what the seat
knows and nothing else, and it ends where chance decides or something hidden is shown. Others do
nothing in it: the title says which steps the seat's next turn has, and they come at once. So the
same moves on the same knowledge always lead to the same, and nothing has to be kept between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import ChanceDecides, IllegalMove
from orrery.kernel.game import TABLE, Game
from orrery.kernel.lane import new_lane
from orrery.kernel.outlook import UNTOLD, Foresight
from orrery.kernel.step import Procedure
from orrery.kernel.title import Title

MOST_PLANNED: Final = 40  # moves
_IMAGINED: Final = key_from_seed("plan")


@dataclass(frozen=True, slots=True)
class Planned:
    """Where a plan leads: the moves that could be made, and the imagined position after them.

    `chance` is as in an outlook: None unless chance ends the plan. Otherwise it goes on if the
    seat has to decide in `game`; if not, its turn would be over.
    """

    moves: list[int]
    game: Game
    chance: str | None

    def goes_on(self, seat: int) -> bool:
        """Whether the seat has something to decide there."""
        return self.chance is None and self.game.lane_of(seat) >= 0


class Others(Procedure[Any]):
    """Stands for all that others do after a planned turn, which is not part of the plan.

    It waits for one of them, so that the planned game rests there, but nobody decides it.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, game: Any) -> list[int]:
        return [0]

    def insists(self) -> bool:
        return True


def can_plan(title: Title, game: Game, seat: int) -> bool:
    """Whether a seat waits for others, and could try out its next turn meanwhile."""
    waits = bool(game.deciders()) and game.lane_of(seat) < 0
    return waits and bool(title.next_turn(game, seat))


def plan(
    title: Title, game: Game, seat: int, moves: Sequence[int], key: bytes = _IMAGINED
) -> Planned:
    """The next turn of a seat that waits, after as many of these moves as are legal in it.

    Raises IllegalMove if the seat can't plan now. The key decides what is imagined of all that is
    hidden; nothing that the seat is shown of the plan may depend on it.
    """
    if not can_plan(title, game, seat):
        raise IllegalMove(f"seat {seat} has no turn to plan now")
    world, chance = _begun(title, game.imagine(seat, key).copy(), seat)
    made: list[int] = []
    for move in moves[:MOST_PLANNED]:
        if chance is not None or move not in world.options(seat):
            break
        foresight = Foresight(title, world, seat, key)
        after, _, chance = foresight.foreseen(move)
        made.append(move)
        if not foresight.shows(after):  # else it has cards that were only imagined
            world = after
    return Planned(made, world, chance)


def _begun(title: Title, world: Game, seat: int) -> tuple[Game, str | None]:
    """The imagined position at the first decision of the seat's turn, as if it had come."""
    world.lanes = [new_lane([Others((seat + 1) % world.seats), *title.next_turn(world, seat)])]
    world.lane = TABLE
    world.unshare(TABLE)  # the lane is a new one, of which the engine does not know what it shares
    world.order = []
    world.veil = None
    world.dice.blind = True
    try:
        world.settle()
    except ChanceDecides:
        return world, UNTOLD
    return world, None
