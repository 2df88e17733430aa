"""What bots are called at a table."""

from __future__ import annotations

from orrery.bots.astronomers import ASTRONOMERS, name_bots


def test_bots_have_different_names_that_nobody_else_has() -> None:
    taken = ["Ada", "kepler", ASTRONOMERS[0]]
    named = name_bots(range(6), taken, "a table")
    assert len(set(named.values())) == 6
    assert not {"Kepler", ASTRONOMERS[0]} & set(named.values())


def test_a_table_has_the_same_bots_again_and_another_table_others() -> None:
    assert name_bots([1, 2], [], "a table") == name_bots([1, 2], [], "a table")
    assert len({name_bots([1], [], f"table {n}")[1] for n in range(50)}) > 8


def test_there_are_names_for_any_number_of_bots() -> None:
    assert len(set(name_bots(range(40), ASTRONOMERS, "").values())) == 40
