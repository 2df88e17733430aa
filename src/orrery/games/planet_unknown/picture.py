"""Planet Unknown in a terminal: planets, tracks and depots drawn with letters.

A square of a drawing is a letter and the piece that stands there:

    c w b r t e    terrain by its initial, a capital where its resource symbol is
    p              a biomass patch
    .  ~           uncovered land and ice
    = # x +        uncovered ring, city, toxic ground, electric current
    @ % * o        a rover, one that carries a meteorite, a meteorite, a lifepod

A track is drawn from its start. A capital is a tracker, `o` a lifepod, `+` a synergy boost, `p` a
patch, `r` a rover, `>` an advance, `&` several benefits; a number is a civ rank, a movement or a
level.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from orrery.games.planet_unknown.content import CORPORATIONS, PLANETS, TILES
from orrery.games.planet_unknown.vocabulary import TRACKER_NAMES
from orrery.kernel.view import Plain

ROWS: Final = {planet["id"]: planet["rows"] for planet in PLANETS}
MEDALS: Final = {
    planet["id"]: (planet["row_medals"], planet["column_medals"]) for planet in PLANETS
}
_TRACKS: Final = {corporation["id"]: corporation["tracks"] for corporation in CORPORATIONS}
_SHAPES: Final = {shape["id"]: shape["squares"] for shape in TILES["shapes"]}
_PAIRS: Final = {pair["id"]: (pair["a"], pair["b"]) for pair in TILES["pairs"]}
_UNCOVERED: Final = {"I": "~", "R": "=", "C": "#", "X": "x", "E": "+"}
_BENEFITS: Final = {"synergy": "+", "patch": "p", "rover": "r", "advance": ">"}
_NUMBERED: Final = {"civ": "rank", "move": "n", "tech": "level"}
_SPACES: Final = 16
_GAP: Final = "    "

_ON_THE_TABLE: Final = (
    "round",
    "event",
    "events_left",
    "next_event",
    "expected_score",
    "civ_piles",
)
_OF_A_PLAYER: Final = (
    "planet",
    "corporation",
    "dealt",
    "flux_track",
    "water_path",
    "technologies",
    "used_this_round",
    "used_this_game",
    "movement",
    "rovers_left",
    "lifepods_collected",
    "lifepods_placed",
    "meteorites_collected",
    "patches_stored",
    "milestones",
    "civ_cards",
    "personal",
    "drawn",
)


def picture(view: Plain, names: Sequence[str]) -> Plain:
    """A view as a terminal shows it: with drawings, without what is empty or drawn anyway."""
    table = {part: view[part] for part in _ON_THE_TABLE if view[part] is not None}
    table["commander"] = names[view["commander"]]
    if "own_score" in view:
        table["own_score"] = view["own_score"]["total"]
    for part in ("objectives", "common_objectives"):
        table[part] = {card["objective"]: _standings(card, names) for card in view[part]}
    table["legend"] = ["signs"]
    table["players"] = [
        _player(player, depot)
        for player, depot in zip(view["players"], view["depots"], strict=True)
    ]
    return {part: value for part, value in table.items() if value not in ({}, [])}


def _standings(card: Mapping[str, Any], names: Sequence[str]) -> str:
    """Who has how much, and for how many medals."""
    values = zip(card["seats"], card["values"], strict=True)
    standings = ", ".join(f"{names[seat]} {value}" for seat, value in values)
    return f"{standings} → {card['win']}/{card['tie']}"


def _player(player: Mapping[str, Any], depot: Sequence[str | None]) -> Plain:
    shown = {part: player[part] for part in _OF_A_PLAYER if player[part]}
    if "civ_cards" in shown:
        shown["civ_cards"] = [
            card["card"] or f"face_down_{card['rank']}" for card in player["civ_cards"]
        ]
    return {
        "depot": _depot(depot),
        "map": _map(player),
        "tracks": _tracks(player),
        "score": player["score"]["total"],
        **shown,
    }


# The planet


def _map(player: Mapping[str, Any]) -> str:
    """The planet between its numbers: rows on the left, medals of complete lines outside."""
    rows, columns = MEDALS[player["planet"]]
    lines = ["   " + _cells(str(number % 10) for number in range(1, 13))]
    pieces = _pieces(player)
    for y, terrain in enumerate(player["terrain"]):
        squares = [_square(player, x, y) + pieces.get((x, y), " ") for x in range(len(terrain))]
        lines.append(f"{y + 1:>2} {''.join(squares)} {rows[y]}")
    lines.append("   " + _cells(map(str, columns)))
    return "\n".join(lines)


def _cells(texts: Any) -> str:
    return "".join(f"{text:<2}" for text in texts)


def _square(player: Mapping[str, Any], x: int, y: int) -> str:
    name = f"r{y + 1}c{x + 1}"
    letter: str = player["terrain"][y][x]
    if letter == ".":
        return _UNCOVERED.get(ROWS[player["planet"]][y][x], ".")
    if name in player["patches"]:
        return "p"
    with_symbol = any(name in squares for squares in player["resources"].values())
    return letter.upper() if with_symbol else letter


def _pieces(player: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    """By column and row; where several things are, the rover is on top."""
    found = {spot(at): "o" for at in player["lifepods"]}
    found |= {spot(at): "*" for at in player["meteorites"]}
    return found | {spot(r["at"]): "%" if r["carries"] else "@" for r in player["rovers"]}


def spot(name: str) -> tuple[int, int]:
    row, column = name.removeprefix("r").split("c")
    return int(column) - 1, int(row) - 1


# Tracks


def _tracks(player: Mapping[str, Any]) -> str:
    return "\n".join(f"{track[0]} {_track(player, track)}" for track in TRACKER_NAMES)


def _track(player: Mapping[str, Any], track: str) -> str:
    printed = _TRACKS[player["corporation"]][track]["spaces"]
    signs = [_benefit(space.get("benefits", [])) for space in printed]
    signs += [" "] * (_SPACES - len(signs))
    for height in range(_SPACES):
        if f"{track}{height}" in player["lifepods_placed"]:
            signs[height] = "o"
    for tracker, (on, height) in player["trackers"].items():
        if on == track:
            signs[height] = tracker[0].upper()
    return "".join(signs)


def _benefit(benefits: Sequence[Mapping[str, Any]]) -> str:
    if len(benefits) != 1:
        return "&" if benefits else "-"
    op = benefits[0]["op"]
    return str(benefits[0][_NUMBERED[op]]) if op in _NUMBERED else _BENEFITS[op]


# Tiles


def _depot(tiles: Sequence[str | None]) -> str:
    """The large and the small tile beside each other."""
    drawn = [_tile(tile) if tile else ["–"] for tile in tiles]
    height = max(2, *map(len, drawn))
    columns = [_block(lines, height) for lines in drawn]
    return "\n".join(_GAP.join(parts).rstrip() for parts in zip(*columns, strict=True))


def _block(lines: Sequence[str], height: int) -> list[str]:
    """These lines, made equally long, and empty ones up to this height."""
    width = max(map(len, lines))
    return [line.ljust(width) for line in [*lines, *[""] * (height - len(lines))]]


class Cell(NamedTuple):
    """A square of a tile: its terrain's letter, and what is printed on it."""

    terrain: str
    resource: bool
    meteor: bool


def tile_cells(name: str) -> dict[tuple[int, int], Cell]:
    """The squares of a tile as it lies in the depot, unturned, by column and row."""
    shape, pair, meteor = name.split("-")
    terrains = dict(zip("ab", _PAIRS[pair], strict=True))
    return {
        (square["x"], square["y"]): Cell(
            terrains[square["section"]][0],
            bool(square["resource"]),
            meteor == "1" and bool(square["meteor_spot"]),
        )
        for square in _SHAPES[shape]
    }


def _tile(name: str) -> list[str]:
    """A tile in letters."""
    cells = {
        at: (cell.terrain.upper() if cell.resource else cell.terrain) + (" *"[cell.meteor])
        for at, cell in tile_cells(name).items()
    }
    width, height = (1 + max(at[axis] for at in cells) for axis in (0, 1))
    return ["".join(cells.get((x, y), "  ") for x in range(width)) for y in range(height)]
