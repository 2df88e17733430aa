"""Buying die modifiers (P49-10)."""

from __future__ import annotations

import pytest

from tests.pulsar_2849.gained import gained
from tests.pulsar_2849.table import Seat, offered, player, table


@pytest.mark.rule("P49-10.1", "P49-10.2")
def test_which_dice_buy_tokens() -> None:
    match = table(Seat(dice="1 2 3 4 5 6"))
    assert offered(match, "ada", "buy-token") == [
        "buy-token silver-1 none plus-minus",
        "buy-token silver-2 none plus-minus",
        "buy-token silver-2 none plus-two",
    ]


@pytest.mark.rule("P49-10.1", "P49-10.2", "P49-19.4")
@pytest.mark.parametrize(("die", "token"), [(1, "plus-minus"), (2, "plus-minus"), (2, "plus-two")])
def test_a_die_buys_one_token(die: int, token: str) -> None:
    match = table(Seat(dice=f"{die}"))
    assert gained(match, f"ada: buy-token silver-{die} none {token}") == f"{token} 1"
    assert player(match, "ada")["dice"] == []
