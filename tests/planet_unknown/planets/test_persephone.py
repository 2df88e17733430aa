"""Planet Unknown: Persephone, whose quadrants ban resources."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import Seat, can_place, table


@pytest.mark.rule("PU-12.5.1")
@pytest.mark.parametrize(
    ("depot", "legal", "banned"),
    [
        pytest.param("I2-bc-0", "biomass r1c6 civ r1c7", "biomass r1c7 civ r1c6", id="civ"),
        pytest.param("I2-ew-0", "energy r1c6 water r1c7", "energy r1c7 water r1c6", id="energy"),
        pytest.param("I2-tb-0", "tech r12c7 biomass r12c6", "tech r12c6 biomass r12c7", id="tech"),
        pytest.param("I2-wr-0", "water r12c6 rover r12c7", "water r12c7 rover r12c6", id="water"),
    ],
)
def test_a_quadrant_bans_the_symbol_of_a_resource(depot: str, legal: str, banned: str) -> None:
    match = table(Seat(planet="persephone"), depots=[f"- {depot}"])
    assert can_place(match, "ada", legal)
    assert not can_place(match, "ada", banned)


@pytest.mark.rule("PU-12.5.1")
@pytest.mark.parametrize(
    ("depot", "resource", "quadrant"),
    [
        ("I2-bc-0", "civ", "r2c4"),
        ("I2-ce-0", "energy", "r2c9"),
        ("I2-rt-0", "tech", "r11c4"),
        ("I2-ew-0", "water", "r11c9"),
    ],
)
def test_the_ban_holds_all_over_the_quadrant(depot: str, resource: str, quadrant: str) -> None:
    match = table(Seat(planet="persephone"), depots=[f"- {depot}"])
    pair = {"b": "biomass", "c": "civ", "e": "energy", "w": "water", "r": "rover", "t": "tech"}
    (other,) = [pair[letter] for letter in depot[3:5] if pair[letter] != resource]
    row, column = quadrant.split("c")
    for step in (-1, 1):
        beside = f"{row}c{int(column) + step}"
        assert not can_place(match, "ada", f"{resource} {quadrant} {other} {beside}")


@pytest.mark.rule("PU-12.5.2", "PU-EX-38")
def test_banned_terrain_without_its_symbol_may_lie_in_the_quadrant() -> None:
    match = table(Seat(planet="persephone"), depots=["- L4-bc-0"])
    assert can_place(match, "ada", "biomass r1c7 r2c7* civ r3c6 r3c7*")
    assert not can_place(match, "ada", "biomass r1c6 r2c6* civ r3c6* r3c7")
