"""Random games over random options: none may fail, go astray or come to no end."""

from __future__ import annotations

from orrery.kernel.match import outcome_of
from orrery.testing.cases import Case
from orrery.testing.driving import moves_of

_OFTEN = 40  # decisions from one look at the invariant to the next


def check_game(case: Case) -> int:
    """Play a case to its end; how many decisions it had.

    Raises whatever goes wrong: an exception of the rules, a broken invariant, a decision without
    options, more decisions than the title promises, scores that don't add up.
    """
    game = case.begin()
    decisions = 0
    for decisions, _ in enumerate(moves_of(case, game), 1):
        if decisions % _OFTEN == 0:
            case.title.invariant(game)
    case.title.invariant(game)
    outcome = outcome_of(case.title, game)
    for seat, lines in enumerate(outcome.breakdown):
        assert sum(line.points for line in lines) == outcome.scores[seat], "scores don't add up"
    return decisions
