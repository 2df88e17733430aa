"""Planet Unknown, chapter 4: placing tiles."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.content import PLANETS
from tests.planet_unknown.board import (
    Seat,
    can_place,
    filled,
    names_of,
    offered,
    on,
    own,
    place,
    placeable,
    play,
    player,
    rovers,
    table,
    trackers,
)

DOMINO = ["- I2-ce-0"]
BEGUN = ".....CE"  # a domino on r1c6 r1c7

NOT_ON_EDGE = "ev-60"
NOT_ON_ICE = "ev-57"
NOT_BESIDE_SAME = "ev-55"


@pytest.mark.rule("PU-4.1")
def test_the_first_tile_covers_a_square_of_the_perimeter() -> None:
    match = table(Seat(), depots=["I4-ce-0 -"])
    assert can_place(match, "ada", "r1c6 r2c6 r3c6 r4c6")
    assert not can_place(match, "ada", "r2c6 r3c6 r4c6 r5c6")
    assert can_place(match, "ada", "r6c1 r6c2 r6c3 r6c4")
    assert not can_place(match, "ada", "r6c2 r6c3 r6c4 r6c5")


def border_squares(rows: list[str]) -> list[str]:
    """The squares beside what can be reached from outside without crossing the planet."""
    outside = {(-1, -1)}
    grown = True
    while grown:
        beside = {(x + dx, y + dy) for x, y in outside for dx, dy in SIDES}
        free = {at for at in beside if in_reach(*at) and letter(rows, *at) == "-"}
        grown = not free <= outside
        outside |= free
    return [
        on(x, y)
        for y in range(12)
        for x in range(12)
        if letter(rows, x, y) not in "-H" and {(x + dx, y + dy) for dx, dy in SIDES} & outside
    ]


SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def in_reach(x: int, y: int) -> bool:
    return -1 <= x <= 12 and -1 <= y <= 12


def letter(rows: list[str], x: int, y: int) -> str:
    return rows[y][x] if 0 <= x < 12 and 0 <= y < 12 else "-"


@pytest.mark.rule("PU-4.2")
@pytest.mark.parametrize("number", range(len(PLANETS)), ids=PLANET_NAMES)
def test_perimeter_squares_have_a_side_on_the_outer_border(number: int) -> None:
    assert names_of(BOARDS[number].perimeter) == border_squares(PLANETS[number]["rows"])


@pytest.mark.rule("PU-4.3")
def test_a_later_tile_touches_a_tile_with_a_side() -> None:
    match = table(Seat(tiles=BEGUN), depots=DOMINO)
    assert can_place(match, "ada", "r2c6 r3c6")
    assert can_place(match, "ada", "r2c7 r2c8")
    assert not can_place(match, "ada", "r2c5 r2c4")  # at a corner only
    assert not can_place(match, "ada", "r12c6 r12c7")  # on the perimeter only


@pytest.mark.rule("PU-4.4")
def test_a_patch_is_enough_to_lie_beside() -> None:
    match = table(Seat(tiles=".....p"), depots=DOMINO)
    assert can_place(match, "ada", "r2c6 r3c6")
    assert not can_place(match, "ada", "r12c6 r12c7")


@pytest.mark.rule("PU-4.4")
def test_a_patch_on_an_empty_planet_is_the_first_placement() -> None:
    match = table(Seat(effects="gain-patch, extra-tile 1"), depots=DOMINO)
    play(match, "ada: gain-patch, patch r12c6")
    assert can_place(match, "ada", "r11c6 r10c6")
    assert not can_place(match, "ada", "r1c6 r1c7")


@pytest.mark.rule("PU-4.5")
@pytest.mark.parametrize("tiles", [BEGUN, ".....Cp"], ids=["tile", "patch"])
def test_nothing_lies_on_a_tile_or_patch(tiles: str) -> None:
    match = table(Seat(tiles=tiles), depots=["O4-ce-0 I2-ce-0"])
    assert placeable(match, "ada").isdisjoint({"r1c6", "r1c7"})
    assert not can_place(match, "ada", "r1c7 r2c7")


@pytest.mark.rule("PU-4.6")
def test_no_tile_reaches_over_the_border() -> None:
    match = table(Seat(), depots=["Z5-ce-0 I3-ce-0"])
    assert can_place(match, "ada", "r2c4 r2c5 r2c6")
    assert not can_place(match, "ada", "r2c3 r2c4 r2c5")
    assert placeable(match, "ada") <= set(names_of(BOARDS[0].squares))


@pytest.mark.rule("PU-4.6", "PU-4.7")
@pytest.mark.parametrize("number", range(len(PLANETS)), ids=PLANET_NAMES)
def test_the_tile_lies_on_squares_of_the_grid_of_every_planet(number: int) -> None:
    match = table(Seat(planet=PLANET_NAMES[number]), depots=["U5-rt-0 T4-rt-0"])
    assert placeable(match, "ada") <= set(names_of(BOARDS[number].squares))


@pytest.mark.rule("PU-4.8")
def test_a_lifepod_under_a_tile_is_destroyed() -> None:
    ada = Seat(tiles="CE", at="r3c6", lifepods="r3c8 r5c2")
    match = table(ada, depots=["- I2-rt-0"])
    place(match, "ada", "rover r3c8 tech r3c9")
    assert own(match, "ada")["lifepods"] == ["r5c2"]
    assert own(match, "ada")["lifepods_collected"] == 0


@pytest.mark.rule("PU-4.8", "PU-5.2.13")
def test_a_rover_under_a_tile_is_destroyed_for_good() -> None:
    ada = Seat(tiles=BEGUN, rovers="r2c6 r5c5")
    match = table(ada, depots=["- I2-bc-0"])
    place(match, "ada", "biomass r2c6 civ r2c7")
    assert rovers(match, "ada") == ["r5c5"]
    assert own(match, "ada")["rovers_left"] == 0


@pytest.mark.rule("PU-4.9")
def test_a_tile_may_cover_land_and_ice() -> None:
    match = table(Seat(), depots=DOMINO)
    assert can_place(match, "ada", "r2c4 r3c4")  # ice and ice
    assert can_place(match, "ada", "r2c4 r2c5")  # ice and land
    assert can_place(match, "ada", "r2c8 r2c9")  # land and land


@pytest.mark.rule("PU-4.10")
def test_a_meteorite_falls_on_the_meteor_symbol_before_trackers_advance() -> None:
    match = table(Seat(), depots=["- I3-bc-1"])
    place(match, "ada", "biomass r2c6 r3c6! civ r1c6")
    assert own(match, "ada")["meteorites"] == ["r3c6"]
    assert trackers(match, "ada") == {}


@pytest.mark.rule("PU-4.10")
def test_without_a_meteor_symbol_none_falls() -> None:
    match = table(Seat(), depots=["- I3-bc-0"])
    place(match, "ada", "biomass r2c6 r3c6 civ r1c6")
    assert own(match, "ada")["meteorites"] == []


# Restrictions


@pytest.mark.rule("PU-4.11")
def test_a_restriction_of_an_event_is_obeyed_if_possible() -> None:
    match = table(Seat(tiles=BEGUN), depots=DOMINO, event=NOT_ON_EDGE)
    assert can_place(match, "ada", "r2c6 r3c6")
    assert not can_place(match, "ada", "r2c5 r2c6")


@pytest.mark.rule("PU-4.11")
def test_a_restriction_of_an_event_yields_before_the_game_would_end() -> None:
    ada = Seat(tiles=filled("ksb_4156", but="r1c6 r1c7"))
    match = table(ada, depots=["Z5-ce-0 I2-ce-0"], event=NOT_ON_EDGE)
    assert can_place(match, "ada", "r1c6 r1c7")
    assert offered(match, "ada", "give-up") == []


@pytest.mark.rule("PU-4.11", "PU-12.0.2")
def test_the_rule_of_a_planet_yields_before_the_game_would_end() -> None:
    mixed = "r1c6 r2c6"  # on K-273 ice and land
    ada = Seat(planet="k_273", tiles=filled("k_273", but=mixed))
    match = table(ada, depots=DOMINO)
    assert can_place(match, "ada", mixed)


@pytest.mark.rule("PU-4.12")
def test_one_tile_that_obeys_is_enough_to_bind_the_other() -> None:
    """Step 1 is looked at for both tiles together."""
    ada = Seat(planet="k_273", tiles=filled("k_273", but="r1c6 r2c6 r1c7"))
    match = table(ada, depots=["- I2-ce-0"])
    assert can_place(match, "ada", "r1c6 r1c7")
    assert not can_place(match, "ada", "r1c6 r2c6")
    match = table(ada, depots=["V3-rt-0 I2-ce-0"])
    assert not can_place(match, "ada", "r1c6 r1c7 r2c6")


@pytest.mark.rule("PU-4.12")
def test_the_event_yields_before_the_planet() -> None:
    """On K-273 two ice squares break the event alone, ice and land the planet's rule as well."""
    ada = Seat(planet="k_273", tiles=filled("k_273", but="r1c6 r1c7 r2c6"))
    match = table(ada, depots=DOMINO, event=NOT_ON_ICE)
    assert can_place(match, "ada", "r1c6 r1c7")
    assert not can_place(match, "ada", "r1c6 r2c6")


@pytest.mark.rule("PU-4.12")
def test_the_event_yields_even_if_the_planet_could() -> None:
    """Persephone bans civ symbols in the upper left only, the event tiles on the edge."""
    tiles = filled("persephone", but="r5c5 r5c4 r12c6 r12c7", letter="t")
    match = table(Seat(planet="persephone", tiles=tiles), depots=["- I2-bc-0"], event=NOT_ON_EDGE)
    assert can_place(match, "ada", "r12c6 r12c7")
    assert not can_place(match, "ada", "r5c4 r5c5")


@pytest.mark.rule("PU-4.12")
def test_the_planet_yields_before_both() -> None:
    """Persephone bans civ symbols in the upper left, the event tiles on the edge."""
    ada = Seat(
        planet="persephone", tiles=filled("persephone", but="r5c5 r5c4 r2c4 r2c5", letter="t")
    )
    match = table(ada, depots=["- I2-bc-0"], event=NOT_ON_EDGE)
    assert can_place(match, "ada", "r5c4 r5c5")
    assert not can_place(match, "ada", "r2c4 r2c5")


@pytest.mark.rule("PU-4.12")
def test_at_last_both_yield() -> None:
    ada = Seat(planet="persephone", tiles=filled("persephone", but="r2c4 r2c5", letter="t"))
    match = table(ada, depots=["- I2-bc-0"], event=NOT_ON_EDGE)
    assert can_place(match, "ada", "r2c4 r2c5")


@pytest.mark.rule("PU-4.13", "PU-4.14", "PU-7.2")
@pytest.mark.parametrize(
    ("planet", "but"),
    [
        pytest.param("ksb_4156", "r1c6", id="a single square"),
        pytest.param("lacuna", "r3c5", id="a square beside a hole"),
    ],
)
def test_basic_rules_never_yield(planet: str, but: str) -> None:
    ada = Seat(planet=planet, tiles=filled(planet, but=but))
    match = table(ada, depots=["O4-tb-0 I2-ce-0"])
    assert offered(match, "ada") == ["give-up outer", "give-up inner"]
    play(match, "ada: give-up outer")
    assert player(match, "ada").covered == Seat(planet=planet, tiles=ada.tiles).player().covered


@pytest.mark.rule("PU-4.11")
def test_an_event_forbids_tiles_beside_their_own_terrain() -> None:
    match = table(Seat(tiles=BEGUN), depots=DOMINO, event=NOT_BESIDE_SAME)
    assert not can_place(match, "ada", "civ r2c6 energy r3c6")
    assert can_place(match, "ada", "energy r2c6 civ r3c6")
