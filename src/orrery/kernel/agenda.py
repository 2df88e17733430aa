"""An agenda: pending effects of one seat, resolved in whatever order the player likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.kernel.step import Step

if TYPE_CHECKING:
    from orrery.kernel.game import Game


class Agenda(Step["Game"]):
    """A bag of effects. The seat picks the next one until none is left.

    Effects are packed like moves, and picking one is the move. The game says what an effect does
    (`Game.resolve`) and which ones can be resolved at once because their order can't matter
    (`Game.order_is_free`, `Game.any_order_does`). An effect listed twice is resolved twice. Between
    two effects the seat may make whatever other moves the game offers (`Game.asides`).
    """

    def __init__(self, seat: int, effects: list[int]) -> None:
        self.seat = seat
        self.effects = effects

    def options(self, game: Game) -> list[int]:
        if not self.effects:
            return []
        distinct: list[int] = []
        for effect in self.effects:
            if game.order_is_free(self.seat, effect):
                return [effect]
            if effect not in distinct:
                distinct.append(effect)
        others = game.asides(self.seat)
        if not others and len(distinct) > 1 and game.any_order_does(self.seat, distinct):
            return distinct[:1]
        return distinct + others

    def take(self, game: Game, move: int) -> None:
        if move not in self.effects:
            game.push(self)
            game.take_aside(self.seat, move)
            return
        left = self.effects[:]
        left.remove(move)
        game.push(Agenda(self.seat, left))  # even if empty, so that new gains find their bag
        game.resolve(self.seat, move)

    def lapses(self) -> bool:
        return not self.effects


def gain(game: Game, seat: int, effects: list[int]) -> None:
    """Put effects into the seat's agenda, into the one that is being resolved if there is one.

    So what an effect brings joins the others in the bag, and its order is the player's choice too.
    """
    if not effects:
        return
    stack = game.lanes[game.lane].stack
    for place in range(len(stack) - 1, -1, -1):
        step = stack[place]
        if isinstance(step, Agenda) and step.seat == seat:
            stack[place] = Agenda(seat, step.effects + effects)
            return
    game.push(Agenda(seat, effects))
