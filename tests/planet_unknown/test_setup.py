"""Planet Unknown, chapters 1 and 2: components and setup."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from orrery import InvalidOption
from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.cards import CIV_RANK, EVENT_COLOUR, EVENT_SOLO, GREEN, ORANGE, RED
from orrery.games.planet_unknown.content import CORPORATIONS, OBJECTIVES, PLANETS
from orrery.games.planet_unknown.corporation import CORPORATION_NAMES, corporation_of
from orrery.games.planet_unknown.grid import count_areas, overlap, size, union
from orrery.games.planet_unknown.setup import equip
from orrery.games.planet_unknown.state import STACKS, new_player
from orrery.games.planet_unknown.tiles import (
    ALL,
    METEOR,
    ORIENTATIONS,
    PAIRS,
    SECTION_A,
    SECTION_B,
    SHAPE_NAMES,
    SYMBOL_A,
    SYMBOL_B,
    part_mask,
    terrain_a,
    terrain_b,
)
from orrery.games.planet_unknown.vocabulary import TILE_NAMES
from orrery.games.planet_unknown.words import TERRAIN_NAMES
from tests.planet_unknown.board import (
    Seat,
    asked,
    can_place,
    fresh,
    names_of,
    objectives,
    offered,
    own,
    play,
    player,
    position,
    table,
    trackers,
)

TILES = range(len(TILE_NAMES))
PAIR_NAMES = ["ce", "ew", "rt", "tb", "wr", "bc"]
OUTER = ["Z5", "F5", "S4", "I4", "N5", "U5"]
INNER = ["I3", "T4", "V3", "L4", "I2", "O4"]


def shapes_of_stack(stack: int) -> list[str]:
    """The shapes of all tiles of a stack of a fresh station."""
    game = position(fresh())
    tiles = [game.tops[stack], *game.below_tops[stack]]
    return [TILE_NAMES[tile].split("-")[0] for tile in tiles]


# Components


@pytest.mark.rule("PU-1.1")
@pytest.mark.parametrize("players", range(1, 7))
def test_one_to_six_can_play(players: int) -> None:
    assert len(position(fresh(players)).players) == players


@pytest.mark.rule("PU-1.1")
@pytest.mark.parametrize("players", [0, 7])
def test_nobody_else_can(players: int) -> None:
    with pytest.raises(InvalidOption):
        fresh(players)


@pytest.mark.rule("PU-1.3")
def test_there_are_twelve_shapes_with_twelve_tiles_each() -> None:
    shapes = Counter(name.split("-")[0] for name in TILE_NAMES)
    assert shapes == dict.fromkeys(SHAPE_NAMES, 12)
    assert len(shapes) == 12


@pytest.mark.rule("PU-1.4")
def test_a_shape_has_six_pairs_of_terrain_with_and_without_a_meteor() -> None:
    pairs = [(TERRAIN_NAMES[a], TERRAIN_NAMES[b]) for a, b in PAIRS]
    assert pairs == [
        ("civ", "energy"),
        ("energy", "water"),
        ("rover", "tech"),
        ("tech", "biomass"),
        ("water", "rover"),
        ("biomass", "civ"),
    ]
    wanted = {f"{pair}-{meteor}" for pair in PAIR_NAMES for meteor in (0, 1)}
    for shape in SHAPE_NAMES:
        names = [name for name in TILE_NAMES if name.startswith(shape)]
        assert {name.removeprefix(f"{shape}-") for name in names} == wanted


@pytest.mark.rule("PU-1.5")
@pytest.mark.parametrize("tile", TILES[::12], ids=TILE_NAMES[::12])
def test_a_tile_has_two_connected_sections_with_a_resource_each(tile: int) -> None:
    for turn in range(len(ORIENTATIONS[tile // 12])):
        whole = part_mask(tile, turn, 0, ALL)
        a, b = part_mask(tile, turn, 0, SECTION_A), part_mask(tile, turn, 0, SECTION_B)
        assert union(a, b) == whole
        assert not overlap(a, b)
        for section, symbol in ((a, SYMBOL_A), (b, SYMBOL_B)):
            assert count_areas(section) == 1
            assert size(part_mask(tile, turn, 0, symbol)) == 1
            assert overlap(section, part_mask(tile, turn, 0, symbol))
        assert size(part_mask(tile, turn, 0, METEOR)) == 1
    assert terrain_a(tile) != terrain_b(tile)


@pytest.mark.rule("PU-1.5")
def test_a_resource_has_the_type_of_its_section() -> None:
    match = table(Seat(), depots=["- I2-wr-0"])
    play(match, "ada: place inner r1c6 q0")
    shown = own(match, "ada")
    for terrain in ("water", "rover"):
        (symbol,) = shown["resources"][terrain]
        row, column = (int(number) - 1 for number in symbol[1:].split("c"))
        assert shown["terrain"][row][column] == terrain[0]


@pytest.mark.rule("PU-1.6", "PU-4.7")
@pytest.mark.parametrize(
    "squares",
    [
        pytest.param("r1c6 r2c6 r2c7 r2c8 r3c8", id="as printed"),
        pytest.param("r1c7 r2c7 r2c6 r2c5 r3c5", id="flipped"),
        pytest.param("r1c6 r1c7 r2c6 r3c6 r3c5", id="turned"),
        pytest.param("r1c6 r1c7 r2c7 r3c7 r3c8", id="turned and flipped"),
    ],
)
def test_a_tile_may_be_turned_and_flipped(squares: str) -> None:
    match = table(Seat(), depots=["Z5-rt-0 -"])
    assert can_place(match, "ada", squares)


@pytest.mark.rule("PU-1.6")
def test_a_tile_without_any_symmetry_can_be_laid_in_eight_ways() -> None:
    match = table(Seat(), depots=["F5-rt-0 -"])
    assert {move.split()[-1] for move in offered(match, "ada")} == {f"q{n}" for n in range(8)}


@pytest.mark.rule("PU-1.7", "PU-1.8")
def test_six_terrains_of_which_all_but_energy_have_a_tracker() -> None:
    shown = own(fresh(), "ada")
    assert list(shown["resources"]) == ["civ", "water", "biomass", "rover", "tech", "energy"]
    assert list(shown["trackers"]) == ["civ", "water", "biomass", "rover", "tech"]


@pytest.mark.rule("PU-1.9")
def test_civ_cards() -> None:
    assert Counter(CIV_RANK) == {1: 9, 2: 9, 3: 9, 4: 9}


@pytest.mark.rule("PU-1.10")
def test_objective_cards_have_two_faces() -> None:
    assert len(OBJECTIVES) == 28
    assert all(card["neighbor"]["test"] and card["personal"]["test"] for card in OBJECTIVES)


@pytest.mark.rule("PU-1.11", "PU-1.12")
def test_event_cards() -> None:
    assert Counter(EVENT_COLOUR) == {GREEN: 20, ORANGE: 20, RED: 20}
    solo = [colour for card, colour in enumerate(EVENT_COLOUR) if EVENT_SOLO[card]]
    assert Counter(solo) == {GREEN: 4, RED: 2}


@pytest.mark.rule("PU-1.13", "PU-1.14", "PU-1.15")
def test_boards_of_the_base_box_and_of_the_expansion() -> None:
    def of(boards: list[dict[str, str]], box: str) -> str:
        return " ".join(sorted(board["id"] for board in boards if board["set"] == box))

    assert of(PLANETS, "symmetric") == "ksb_4156"
    assert of(PLANETS, "base") == "arashi gaia k_273 persephone petra tartarus"
    assert of(PLANETS, "expansion") == "cerberus charybdis kaax lacuna oblivion pajitnov"
    assert of(CORPORATIONS, "symmetric") == "universal_coalition"
    assert of(CORPORATIONS, "base") == "cosmos horizon jump_drive oasis republic wormhole"
    assert of(CORPORATIONS, "expansion") == "flux makeshift"


@pytest.mark.rule("PU-1.13")
def test_without_the_expansion_its_planets_are_not_dealt() -> None:
    base = {"arashi", "gaia", "k_273", "persephone", "petra", "tartarus"}
    dealt = position(fresh(6, planet="random", expansion=False)).players
    assert {PLANET_NAMES[one.planet] for one in dealt} == base


@pytest.mark.rule("PU-1.17")
def test_symmetric_sides_have_complexity_1() -> None:
    for board in PLANETS + CORPORATIONS:
        assert 1 <= board["complexity"] <= 4
        assert board["complexity"] == 1 or board["set"] != "symmetric"


# The station


@pytest.mark.rule("PU-2.1.1", "PU-2.1.2", "PU-2.1.3")
def test_stacks_of_twelve_tiles_of_one_shape_around_the_station() -> None:
    shapes = [shapes_of_stack(stack) for stack in range(STACKS)]
    assert shapes == [[shape] * 12 for shape in OUTER + INNER]


@pytest.mark.rule("PU-2.1.2")
def test_stacks_are_shuffled_and_show_only_their_top_tile() -> None:
    tops = [fresh(seed=seed).view()["tops"] for seed in range(3)]
    assert len({tuple(shown) for shown in tops}) == 3
    match = fresh()
    below = [TILE_NAMES[tile] for tiles in position(match).below_tops for tile in tiles]
    assert match.view()["below"] == [11] * STACKS
    shown = json.dumps(match.view())
    assert not [tile for tile in below if f'"{tile}"' in shown]


@pytest.mark.rule("PU-2.1.4", "PU-2.1.5")
@pytest.mark.parametrize("shift", range(6))
def test_the_rings_keep_their_pairing_for_the_whole_game(shift: int) -> None:
    match = fresh(6, ring_shift=str(shift))
    (commander,) = asked(match)
    for rotation in (0, 4):
        turned = match.copy()
        play(turned, f"{commander}: rotate {rotation}")
        for seat, (outer, inner) in enumerate(turned.view()["depots"]):
            assert outer.split("-")[0] == OUTER[(seat + rotation) % 6]
            assert inner.split("-")[0] == INNER[(seat + rotation + shift) % 6]


@pytest.mark.rule("PU-2.1.5")
def test_turning_clockwise_lowers_the_rotation() -> None:
    match = table(Seat(), begin="round", round_number=2, fixed_rotation=True)
    assert match.view()["rotation"] == 5


@pytest.mark.rule("PU-2.1.6")
def test_the_pairing_is_random_unless_it_is_fixed() -> None:
    assert {fresh(seed=seed).view()["shift"] for seed in range(40)} == set(range(6))
    assert {fresh(seed=seed, ring_shift="2").view()["shift"] for seed in range(5)} == {2}


# Players


@pytest.mark.rule("PU-2.2.1", "PU-2.2.5")
def test_each_player_has_two_boards_and_five_trackers_at_the_start() -> None:
    match = fresh(3)
    for name in ("ada", "ben", "cleo"):
        shown = own(match, name)
        assert (shown["planet"], shown["corporation"]) == ("ksb_4156", "universal_coalition")
        assert shown["trackers"] == {track: [track, 0] for track in TERRAIN_NAMES[:5]}
        assert trackers(match, name) == {}


@pytest.mark.rule("PU-2.2.2", "PU-2.2.4")
def test_everyone_chooses_between_the_dealt_planet_and_the_symmetric_one() -> None:
    match = fresh(3, planet="dealt")
    dealt = [PLANET_NAMES[one.dealt_planet] for one in position(match).players]
    assert len({*dealt, "ksb_4156"}) == 4
    assert asked(match) == ["ada", "ben", "cleo"]
    play(match, f"ada: sides {dealt[0]} universal_coalition")
    play(match, "cleo: sides ksb_4156 universal_coalition")
    play(match, f"ben: sides {dealt[1]} universal_coalition")
    shown = [board["planet"] for board in match.view()["players"]]
    assert shown == [dealt[0], dealt[1], "ksb_4156"]
    assert own(match, "ada")["lifepods"] == names_of(BOARDS[PLANET_NAMES.index(dealt[0])].lifepods)


@pytest.mark.rule("PU-2.2.2")
def test_the_sides_of_the_two_boards_are_chosen_independently() -> None:
    match = fresh(2, planet="dealt", corporation="dealt")
    dealt = position(match).players[0]
    planets = ["ksb_4156", PLANET_NAMES[dealt.dealt_planet]]
    corporations = ["universal_coalition", CORPORATION_NAMES[dealt.dealt_corporation]]
    mixtures = {f"sides {planet} {other}" for planet in planets for other in corporations}
    assert len(mixtures) == 4
    assert set(offered(match, "ada")) == mixtures


@pytest.mark.rule("PU-2.2.4")
def test_sides_are_chosen_secretly() -> None:
    match = fresh(2, planet="dealt")
    before = match.view(1)
    dealt = PLANET_NAMES[position(match).players[0].dealt_planet]
    play(match, f"ada: sides {dealt} universal_coalition")
    assert match.view(1) == before
    assert match.view(0) != before


@pytest.mark.rule("PU-2.2.6")
@pytest.mark.parametrize("planet", range(len(PLANETS)), ids=PLANET_NAMES)
def test_a_lifepod_stands_on_each_of_the_six_symbols(planet: int) -> None:
    one = new_player(planet, 0)
    equip(one)
    printed = [f"r{y + 1}c{x + 1}" for x, y in PLANETS[planet]["lifepods"]]
    assert names_of(one.lifepods) == printed
    assert len(printed) == 6


@pytest.mark.rule("PU-2.2.7", "PU-17.7")
def test_rovers_wait_on_the_corporation_board() -> None:
    rovers = {}
    for number, name in enumerate(CORPORATION_NAMES):
        one = new_player(0, number)
        equip(one)
        rovers[name] = one.rovers_left
        spaces = CORPORATIONS[number]["tracks"]["rover"]["spaces"]
        printed = [benefit["op"] for space in spaces for benefit in space["benefits"]]
        assert printed.count("rover") == rovers[name]
        assert one.rovers == []
    assert rovers == {
        "universal_coalition": 2,
        "cosmos": 1,
        "flux": 2,
        "horizon": 4,
        "jump_drive": 1,
        "makeshift": 2,
        "oasis": 2,
        "republic": 1,
        "wormhole": 2,
    }


@pytest.mark.rule("PU-EX-2")
def test_a_board_of_complexity_3_with_two_rovers() -> None:
    (oasis,) = [board for board in CORPORATIONS if board["id"] == "oasis"]
    assert oasis["complexity"] == 3
    assert corporation_of(new_player(0, CORPORATION_NAMES.index("oasis"))).rovers == 2


@pytest.mark.rule("PU-2.2.8", "PU-2.2.9")
@pytest.mark.parametrize(
    ("players", "markers"),
    [
        (1, [0]),
        (2, [0, 3]),
        (3, [0, 2, 4]),
        (4, [0, 1, 3, 4]),
        (5, [0, 1, 2, 3, 4]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_markers_point_at_different_depots(players: int, markers: list[int]) -> None:
    game = position(fresh(players, ring_shift="0"))
    game.rotation = 0
    depots = [game.depot(seat) for seat in range(players)]
    assert depots == [[marker, 6 + marker] for marker in markers]


# Cards


@pytest.mark.rule("PU-2.3.1")
@pytest.mark.parametrize("players", range(1, 7))
def test_a_pile_of_each_rank_with_a_card_more_than_players(players: int) -> None:
    game = position(fresh(players))
    assert [len(pile) for pile in game.civ_piles] == [players + 1] * 4
    for rank, pile in enumerate(game.civ_piles, start=1):
        assert {CIV_RANK[card] for card in pile} == {rank}
    assert fresh(players).view()["civ_piles"] == [players + 1] * 4


@pytest.mark.rule("PU-2.3.1")
def test_civ_cards_are_drawn_at_random() -> None:
    piles = {tuple(position(fresh(seed=seed)).civ_piles[0]) for seed in range(10)}
    assert len(piles) > 5


@pytest.mark.rule("PU-EX-1")
def test_four_players_have_twenty_civ_cards() -> None:
    assert fresh(4).view()["civ_piles"] == [5, 5, 5, 5]


@pytest.mark.rule("PU-2.3.3", "PU-2.3.4")
@pytest.mark.parametrize(("players", "cards"), [(1, 0), (2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_neighbour_objectives(players: int, cards: int) -> None:
    dealt = objectives(fresh(players))
    assert len(set(dealt)) == len(dealt) == cards


@pytest.mark.rule("PU-2.3.6")
def test_the_first_commander_is_drawn_by_lot() -> None:
    assert {fresh(3, seed=seed).view()["commander"] for seed in range(30)} == {0, 1, 2}


# Derived checks


@pytest.mark.rule("PU-17.5", "PU-17.6")
def test_squares_resources_and_meteors_of_all_tiles() -> None:
    squares = [size(part_mask(tile, 0, 0, ALL)) for tile in TILES]
    assert (sum(squares[::12]), sum(squares)) == (48, 576)
    resources = Counter(r for tile in TILES for r in (terrain_a(tile), terrain_b(tile)))
    assert resources == dict.fromkeys(range(6), 48)
    assert sum(name.endswith("-1") for name in TILE_NAMES) == 72


def test_the_builder_gives_the_rovers_that_are_left() -> None:
    assert player(table(Seat(rovers="r1c6")), "ada").rovers_left == 1
