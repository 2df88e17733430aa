"""Whether turns can be planned wherever that is offered, and tell nobody what they can't know."""

from __future__ import annotations

from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.pending import pending_for
from orrery.kernel.plan import Planned, can_plan, plan
from orrery.testing.cases import Case, Chooser
from orrery.testing.driving import as_text, moves_of

_PLANS = 12  # of a game, at most
_MOVES = 5  # of a plan


def check_plans(case: Case) -> None:
    """A plan can be shown at every move, changes nothing, and rests on what its seat knows."""
    game = case.begin()
    chooser = case.chooser()
    stride = 1 + sum(1 for _ in moves_of(case, case.begin())) // _PLANS
    for number, _ in enumerate(moves_of(case, game)):
        if number % stride == 0:
            seat = chooser.below(case.seats)
            if can_plan(case.title, game, seat):
                _check_plan(case, game, seat, chooser)


def _check_plan(case: Case, game: Game, seat: int, chooser: Chooser) -> None:
    before = case.title.view_of(game, seat)
    other = key_from_seed(f"{case.seed} plan")
    elsewhere = game.imagine(seat, other)
    moves: list[int] = []
    for _ in range(_MOVES):
        planned = plan(case.title, game, seat, moves)
        assert planned.moves == moves, f"{moves} could be planned, now only {planned.moves}"
        same = plan(case.title, elsewhere, seat, moves, other)
        shown, also = _shown(case, planned, seat), _shown(case, same, seat)
        assert shown == also, f"the plan {moves} depends on what {seat} can't know"
        if not planned.goes_on(seat):
            break
        moves = [*moves, chooser.choose(planned.game, planned.game.lane_of(seat))]
    assert as_text(case.title.view_of(game, seat)) == as_text(before), "a plan has changed the game"


def _shown(case: Case, planned: Planned, seat: int) -> str:
    """All that somebody gets to see of a plan."""
    title = case.title
    view, scores = title.shown(planned.game, seat)
    options: list[object] = []
    if planned.goes_on(seat):
        pending = pending_for(title, planned.game, seat)
        remarks = {str(move): remark for move, remark in pending.remarks.items()}
        options = [pending.kind, pending.args, pending.texts, remarks]
    return as_text([view, scores, planned.chance, options])
