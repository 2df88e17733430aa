"""Whether standing orders rest on what their seat knows, and make legal moves."""

from __future__ import annotations

from orrery.kernel.dice import key_from_seed
from orrery.kernel.order import ordered
from orrery.testing.cases import Case
from orrery.testing.driving import moves_of

_LOOKS = 60  # decisions of a game that are looked at


def check_orders(case: Case) -> None:
    """An order does the same in every world that its seat can't tell from this one."""
    if not case.title.orders:
        return
    key = key_from_seed(f"{case.seed} order")
    game = case.begin()
    stride = 1 + sum(1 for _ in moves_of(case, case.begin())) // _LOOKS
    for number, (lane, _) in enumerate(moves_of(case, game)):
        if number % stride:
            continue
        seat = game.lanes[lane].stack[-1].seat
        other = game.imagine(seat, key)
        for order in case.title.orders:
            same = ordered(order, game, seat) == ordered(order, other, seat)
            same &= order.term(game, seat) == order.term(other, seat)
            assert same, f"{order.name} depends on what {seat} can't know"
