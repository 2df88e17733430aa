"""The catalogue says the same as the rules do."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import msgspec
import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.catalogue import PARAGRAPHS, catalogue
from orrery.games.planet_unknown.corporation import TECHNOLOGY_NAMES, corporation_of
from orrery.games.planet_unknown.corporations import CORPORATION_NAMES
from orrery.games.planet_unknown.grid import SIDE, has, squares_of
from orrery.games.planet_unknown.placing import lay_tile
from orrery.games.planet_unknown.state import new_player
from orrery.games.planet_unknown.tiles import ORIENTATIONS, shape_of
from orrery.games.planet_unknown.vocabulary import TILE_NAMES, TURN_NAMES
from orrery.games.planet_unknown.words import TERRAIN_NAMES

ANCHOR = 4 * SIDE + 4
WEB = Path(__file__).parents[2] / "web" / "src"
RULES = Path(__file__).parents[2] / "docs" / "rules" / "planet_unknown.md"


@pytest.mark.parametrize("tile", range(len(TILE_NAMES)), ids=TILE_NAMES)
def test_a_tile_covers_what_the_catalogue_says(tile: int) -> None:
    facts = catalogue().tiles[TILE_NAMES[tile]]
    turns = catalogue().shapes[facts.shape].turns
    assert len(turns) == len(ORIENTATIONS[shape_of(tile)]) <= len(TURN_NAMES)
    for orientation, turn in enumerate(turns):
        player = new_player(0, 0)
        lay_tile(player, corporation_of(player), tile, orientation, ANCHOR)
        cells = {ANCHOR + SIDE * cell[1] + cell[0]: cell for cell in turn.cells}
        assert sorted(cells) == squares_of(player.covered)
        for square, (_, _, section, resource, meteor) in cells.items():
            terrain = TERRAIN_NAMES.index(facts.terrains["ab".index(section)])
            assert has(player.terrain[terrain], square)
            assert has(player.symbols[terrain], square) == resource
            assert has(player.meteor_symbols, square) == (meteor and facts.meteor)
        assert turn.width == 1 + max(x for x, *_ in turn.cells)
        assert turn.height == 1 + max(y for _, y, *_ in turn.cells)


@pytest.mark.parametrize("shape", list(catalogue().shapes))
def test_turns_and_flips_lead_back(shape: str) -> None:
    turns = catalogue().shapes[shape].turns
    for number, turn in enumerate(turns):
        assert turns[turn.right].left == number
        assert turns[turn.flip].flip == number
        once_round = number
        for _ in range(4):
            once_round = turns[once_round].right
        assert once_round == number


@pytest.mark.parametrize("planet", PLANET_NAMES)
def test_a_planet_has_the_squares_of_its_board(planet: str) -> None:
    facts = catalogue().planets[planet]
    board = BOARDS[PLANET_NAMES.index(planet)]
    for square in range(SIDE * SIDE):
        letter = facts.zones[square // SIDE][square % SIDE]
        assert has(board.squares, square) == (letter not in "-H")
        assert has(board.ice, square) == (letter == "I")
        assert has(board.perimeter, square) == (_name(square) in facts.perimeter)
        assert has(board.sides, square) == (_name(square) in facts.side)
    assert facts.complexity in (1, 2, 3, 4)


@pytest.mark.parametrize("corporation", CORPORATION_NAMES)
def test_a_corporation_has_five_tracks_and_its_technologies(corporation: str) -> None:
    facts = catalogue().corporations[corporation]
    assert list(facts.tracks.__struct_fields__) == catalogue().trackers
    for spaces in msgspec.structs.astuple(facts.tracks):
        assert all(rows == sorted(rows) for rows in (space.rows for space in spaces))
        assert max(row for space in spaces for row in space.rows) == 15
    for technology in facts.technologies:
        assert technology.id in TECHNOLOGY_NAMES
        assert (technology.height is None) == (technology.slot is not None)


def test_the_catalogue_is_small_enough_to_be_loaded_with_the_board() -> None:
    assert len(gzip.compress(msgspec.json.encode(catalogue()))) < 12_000


def test_paragraphs_are_in_the_rules() -> None:
    ids = set(re.findall(r"^\*\*(PU-[\d.]+)\*\*", RULES.read_text("utf-8"), re.MULTILINE))
    planets = {planet.paragraph for planet in catalogue().planets.values()}
    corporations = {corporation.paragraph for corporation in catalogue().corporations.values()}
    assert set(PARAGRAPHS.values()) | planets | corporations <= ids


@pytest.mark.parametrize("corporation", CORPORATION_NAMES)
def test_a_technology_names_the_paragraph_that_explains_it(corporation: str) -> None:
    rules = RULES.read_text("utf-8")
    for technology in catalogue().corporations[corporation].technologies:
        label = technology.slot or f"Level {technology.level}"
        assert f"**{technology.paragraph}** {label}:" in rules


def _name(square: int) -> str:
    return f"r{square // SIDE + 1}c{square % SIDE + 1}"


def test_the_client_draws_every_pictogram() -> None:
    icons = (WEB / "boards" / "planet_unknown" / "icons.ts").read_text("utf-8")
    drawn = set(re.findall(r"^  ([a-z]+): `", icons, re.MULTILINE))
    assert {facts.pictogram for facts in catalogue().effects.values()} <= drawn
