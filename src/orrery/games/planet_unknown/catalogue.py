"""What never changes and a board is drawn from: tiles, boards and cards.

Squares are written as in moves, `r4c5`; tiles, technologies and cards are called as in views and
moves. Texts are not here: they are under the same names in the text files.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orrery.games.planet_unknown.boards import BOARDS, Board
from orrery.games.planet_unknown.cards import CIV_NAMES, EVENT_NAMES, OBJECTIVE_NAMES
from orrery.games.planet_unknown.catalogue_types import (
    Benefit,
    Catalogue,
    CivCardFacts,
    CorporationFacts,
    EventFacts,
    NeighborFace,
    ObjectiveFacts,
    PersonalFace,
    PlanetFacts,
    Shape,
    Space,
    Technology,
    TileCell,
    TileFacts,
    Tracks,
    Turn,
)
from orrery.games.planet_unknown.content import (
    CIV_CARDS,
    CORPORATIONS,
    EVENTS,
    OBJECTIVES,
    PLANETS,
    TILES,
)
from orrery.games.planet_unknown.corporation import TECHNOLOGY_NAMES
from orrery.games.planet_unknown.grid import SIDE, Mask, squares_of
from orrery.games.planet_unknown.printed import BENEFITS
from orrery.games.planet_unknown.setup import POSITIONS, SHAPES
from orrery.games.planet_unknown.tiles import (
    ALL,
    METEOR,
    ORIENTATIONS,
    SECTION_A,
    SHAPE_NAMES,
    SYMBOL_A,
    SYMBOL_B,
    Orientation,
    has_meteor,
    shape_of,
    terrain_a,
    terrain_b,
)
from orrery.games.planet_unknown.view_types import TERRAINS, TRACKERS
from orrery.games.planet_unknown.vocabulary import TILE_NAMES, TRACKER_NAMES
from orrery.games.planet_unknown.words import TERRAIN_NAMES

# What is explained where in the rules
PARAGRAPHS: Final[dict[str, str]] = {
    "synergy": "PU-6.1.9",
    "civ": "PU-6.2.1",
    "patch": "PU-6.4.1",
    "rover": "PU-5.2.1",
    "move": "PU-5.2.6",
    "tech": "PU-6.6.1",
    "advance": "PU-6.1.1",
    "medal": "PU-8.3",
    "line": "PU-8.2",
    "lifepod": "PU-5.1.4",
    "meteorite": "PU-5.1.1",
    "ice": "PU-6.3.2",
    "perimeter": "PU-4.1",
    "station": "PU-3.2",
    "depot": "PU-3.4",
    "flux": "PU-11.9.1",
    "objective": "PU-8.7",
    "personal": "PU-9.2.3",
    "event": "PU-9.1.5",
    "civ-pile": "PU-6.2.1",
    "energy": "PU-6.7.1",
    "repeat": "PU-6.5.3",
    "tile": "PU-1.5",
    "patch-piece": "PU-5.3.1",
    "civ-immediate": "PU-6.2.4",
    "civ-end": "PU-6.2.5",
    "commander": "PU-3.11",
    "score": "PU-8.1",
    "refused-cannot-undo": "PU-14.7",
    # Where a tile that is tried can't lie
    "not-free": "PU-4.5",
}

# The last numbers of the paragraphs of a corporation's technologies (PU-11), in their order
TECHNOLOGIES: Final[dict[str, tuple[int, ...]]] = {
    "universal_coalition": (1, 2, 3, 4, 8),
    "republic": (4, 6, 7, 8, 9),
    "wormhole": (6, 8, 10, 11, 12),
    "cosmos": (9, 10, 11, 12, 13),
    "horizon": (10, 11, 12, 13, 14),
    "jump_drive": (5, 6, 7, 8, 9, 10),
    "oasis": (6, 7, 8, 9, 10),
    "makeshift": (8, 9, 10, 11, 12),
    "flux": (3, 5, 7, 8, 9),
}


@cache
def catalogue() -> Catalogue:
    """Everything static."""
    return Catalogue(
        terrains=TERRAINS,
        trackers=TRACKERS,
        side=SIDE,
        shapes={name: _shape(number) for number, name in enumerate(SHAPE_NAMES)},
        tiles={name: _tile(number) for number, name in enumerate(TILE_NAMES)},
        stacks=[SHAPE_NAMES[shape] for shape in SHAPES],
        positions=POSITIONS,
        planets={
            board.id: _planet(board, data) for board, data in zip(BOARDS, PLANETS, strict=True)
        },
        corporations={data["id"]: _corporation(data) for data in CORPORATIONS},
        civ_cards={name: _civ_card(card) for name, card in zip(CIV_NAMES, CIV_CARDS, strict=True)},
        objectives={
            name: _objective(card) for name, card in zip(OBJECTIVE_NAMES, OBJECTIVES, strict=True)
        },
        events={name: _event(card) for name, card in zip(EVENT_NAMES, EVENTS, strict=True)},
        effects=BENEFITS.facts(),
        paragraphs=PARAGRAPHS,
    )


# Tiles


def _tile(tile: int) -> TileFacts:
    return TileFacts(
        shape=SHAPE_NAMES[shape_of(tile)],
        terrains=(TERRAINS[terrain_a(tile)], TERRAINS[terrain_b(tile)]),
        meteor=has_meteor(tile),
    )


def _shape(shape: int) -> Shape:
    """A shape in each orientation, and which of them a turn or a flip leads to."""
    laid = [cells(orientation) for orientation in ORIENTATIONS[shape]]
    return Shape(
        ring=TILES["shapes"][shape]["ring"],
        turns=[
            Turn(
                width=orientation.width,
                height=orientation.height,
                cells=laid[number],
                right=laid.index(_turned(laid[number], (0, -1), (1, 0))),
                left=laid.index(_turned(laid[number], (0, 1), (-1, 0))),
                flip=laid.index(_turned(laid[number], (-1, 0), (0, 1))),
            )
            for number, orientation in enumerate(ORIENTATIONS[shape])
        ],
    )


def cells(orientation: Orientation) -> list[TileCell]:
    """The squares that an orientation covers, seen from its anchor, row by row."""
    parts = orientation.squares
    return sorted(
        (
            (
                square % SIDE,
                square // SIDE,
                "a" if square in parts[SECTION_A] else "b",
                square in parts[SYMBOL_A] + parts[SYMBOL_B],
                square in parts[METEOR],
            )
            for square in parts[ALL]
        ),
        key=_by_row,
    )


def _turned(laid: list[TileCell], column: tuple[int, int], row: tuple[int, int]) -> list[TileCell]:
    """The cells after a turn: how a new column and row are made of the old ones."""
    at = [
        (column[0] * cell[0] + column[1] * cell[1], row[0] * cell[0] + row[1] * cell[1])
        for cell in laid
    ]
    left = min(x for x, _ in at)
    top = min(y for _, y in at)
    turned = [(x - left, y - top, *cell[2:]) for (x, y), cell in zip(at, laid, strict=True)]
    return sorted(turned, key=_by_row)


def _by_row(cell: TileCell) -> tuple[int, int]:
    return cell[1], cell[0]


# Boards


def _planet(board: Board, data: dict[str, Any]) -> PlanetFacts:
    """PU-12."""
    return PlanetFacts(
        zones=data["rows"],
        perimeter=_names(board.perimeter),
        start=_names(board.start),
        lifepods=_names(board.lifepods),
        row_squares=board.line_sizes[:SIDE],
        column_squares=board.line_sizes[SIDE:],
        row_medals=board.row_medals,
        column_medals=board.column_medals,
        parts=[_names(part) for part in board.parts],
        side=_names(board.sides),
        gaps=[(_name(one), _name(other)) for one, other in board.gaps],
        banned={
            TERRAIN_NAMES[resource]: _names(squares)
            for resource, squares in enumerate(board.banned)
            if any(squares)
        },
        separates_ice=board.separates_ice,
        slides=board.slides,
        rules=[rule["rule"] for rule in data["rules"]],
        complexity=data["complexity"],
        set=data["set"],
        paragraph=data["rules_ref"] + ".1",
    )


def _corporation(data: dict[str, Any]) -> CorporationFacts:
    """PU-11."""
    tracks = data["tracks"]
    path = tracks["water"].get("path")
    return CorporationFacts(
        rovers=data["rovers"],
        lifepod_spaces=data["lifepod_scoring_spaces"],
        tracks=Tracks(*[_track(tracks[name]["spaces"]) for name in TRACKER_NAMES]),
        path=None if path is None else [(track, height) for track, height in path],
        top_movement=tracks["rover"].get("repeat_move_at_top", 0),
        technologies=[
            _technology(data, tech, paragraph)
            for tech, paragraph in zip(data["techs"], TECHNOLOGIES[data["id"]], strict=True)
        ],
        special=[rule["rule"] for rule in data["special"]],
        complexity=data["complexity"],
        set=data["set"],
        paragraph=data["rules_ref"] + ".1",
    )


def _track(spaces: list[dict[str, Any]]) -> list[Space]:
    return [
        Space(
            benefits=[Benefit(**benefit) for benefit in printed["benefits"]],
            medal=printed.get("medal", 0),
            rows=printed.get("printed_rows", [height]),
            choose=printed.get("choose_one", False),
            absent=printed.get("absent", False),
        )
        for height, printed in enumerate(spaces)
    ]


def _technology(data: dict[str, Any], tech: dict[str, Any], paragraph: int) -> Technology:
    """A technology, and the height of its milestone; None where lifepods unlock it (PU-11.6.1)."""
    name = f"{data['id']}-{tech['level'] or tech['slot'].lower()}"
    assert name in TECHNOLOGY_NAMES
    heights = [
        height
        for height, printed in enumerate(data["tracks"]["tech"]["spaces"])
        if {"op": "tech", "level": tech["level"]} in printed["benefits"]
    ]
    return Technology(
        id=name,
        level=tech["level"],
        slot=tech["slot"],
        kind=tech["kind"],
        height=heights[0] if heights else None,
        paragraph=f"{data['rules_ref']}.{paragraph}",
    )


# Cards


def _civ_card(card: dict[str, Any]) -> CivCardFacts:
    return CivCardFacts(card["rank"], card["timing"], card["effects"])


def _objective(card: dict[str, Any]) -> ObjectiveFacts:
    """Both faces: what is compared or wanted, and the medals for it."""
    neighbor, personal = card["neighbor"], card["personal"]
    return ObjectiveFacts(
        neighbor=NeighborFace(neighbor["test"], neighbor["win"], neighbor["tie"]),
        personal=PersonalFace(personal["test"], personal["complete"]),
    )


def _event(card: dict[str, Any]) -> EventFacts:
    return EventFacts(card["colour"], card["solo_only"], card["duration"], card["effects"])


# Squares


def _names(mask: Mask) -> list[str]:
    return [_name(square) for square in squares_of(mask)]


def _name(square: int) -> str:
    return f"r{square // SIDE + 1}c{square % SIDE + 1}"
