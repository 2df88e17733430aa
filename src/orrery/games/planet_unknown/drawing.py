"""Planet Unknown drawn: each player's planet with all that lies on it, tracks and depot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.games.planet_unknown.picture import MEDALS, ROWS, spot, tile_cells
from orrery.games.planet_unknown.vocabulary import TRACKER_NAMES
from orrery.kernel.drawing import FAINT, GROUND, LINE, NOTHING, Drawing, seat_colour
from orrery.kernel.view import Plain

_SQUARE: Final = 26
_SIDE: Final = 12  # squares of a planet
_MARGIN: Final = 24
_HEAD: Final = 40  # above all players
_DEPOT: Final = 92  # height of the two tiles
_TINY: Final = 16  # a square of a tile in the depot
_TRACK: Final = 18  # height of a track
_SPACES: Final = 16
_PANEL: Final = 2 * _MARGIN + _SIDE * _SQUARE
_TALL: Final = _HEAD + _DEPOT + _SIDE * _SQUARE + 2 * _MARGIN + len(TRACKER_NAMES) * _TRACK

TERRAINS: Final = {
    "c": "#d9a441",
    "w": "#3f8fd2",
    "b": "#58a55c",
    "r": "#d0603f",
    "t": "#8a63b8",
    "e": "#9aa3ad",
}
_GROUND: Final = {"L": "#3b3a3f", "I": "#3f5566"}
_METEORITE: Final = "#3b3431"
_STRANGE: Final = "#4f4763"  # ring, city, toxic ground, electric current


def board(view: Plain, names: Sequence[str]) -> Drawing:
    """A panel for each player beside each other, under a line about the round."""
    players = view["players"]
    drawing = Drawing(_PANEL * len(players), _TALL)
    event = f" · event {view['event']}" if view["event"] else ""
    commander = names[view["commander"]]
    drawing.text(_MARGIN, 26, f"Round {view['round']} · commander {commander}{event}", 16)
    for seat, player in enumerate(players):
        left = _PANEL * seat + _MARGIN
        _draw_depot(drawing, left, view["depots"][seat])
        drawing.text(left + 180, _HEAD + 24, names[seat], 16, seat_colour(seat))
        drawing.text(left + 180, _HEAD + 44, f"{player['score']['total']} medals", 13)
        drawing.text(left + 180, _HEAD + 62, player["planet"], 11, FAINT)
        drawing.text(left + 180, _HEAD + 77, player["corporation"], 11, FAINT)
        _draw_planet(drawing, left, _HEAD + _DEPOT, player)
        _draw_tracks(drawing, left, _TALL - len(TRACKER_NAMES) * _TRACK - 8, player)
    return drawing


def _draw_depot(drawing: Drawing, left: float, tiles: Sequence[str | None]) -> None:
    for place, tile in enumerate(tiles):
        if tile is None:
            continue
        for (x, y), cell in tile_cells(tile).items():
            at = (left + place * 90 + x * _TINY, _HEAD + y * _TINY)
            drawing.rect(*at, _TINY, _TINY, TERRAINS[cell.terrain], GROUND)
            middle = (at[0] + _TINY / 2, at[1] + _TINY / 2)
            if cell.resource:
                drawing.circle(*middle, 3, "white")
            if cell.meteor:
                drawing.circle(*middle, 5, NOTHING, GROUND, 2)


def _draw_planet(drawing: Drawing, left: float, top: float, player: Mapping[str, Any]) -> None:
    ground = ROWS[player["planet"]]
    for y, row in enumerate(player["terrain"]):
        for x, letter in enumerate(row):
            if letter != " ":
                bare = _GROUND.get(ground[y][x], _STRANGE)
                fill = TERRAINS.get(letter, bare)
                place = (left + x * _SQUARE, top + y * _SQUARE)
                drawing.rect(*place, _SQUARE, _SQUARE, fill, GROUND)
    _draw_medals(drawing, left, top, player)
    _draw_pieces(drawing, left, top, player)


def _draw_medals(drawing: Drawing, left: float, top: float, player: Mapping[str, Any]) -> None:
    """What complete rows and columns score, outside of them."""
    rows, columns = MEDALS[player["planet"]]
    end = _SIDE * _SQUARE
    for line in range(_SIDE):
        along = line * _SQUARE + _SQUARE / 2
        drawing.text(left + end + 4, top + along + 4, str(rows[line]), 11, FAINT)
        drawing.text(left + along, top + end + 14, str(columns[line]), 11, FAINT, "middle")


def _draw_pieces(drawing: Drawing, left: float, top: float, player: Mapping[str, Any]) -> None:
    """Resource symbols, patches, lifepods and meteorites, and the rovers above all."""
    symbols = [name for squares in player["resources"].values() for name in squares]
    for names, radius, fill, stroke in (
        (symbols, 4, "white", NOTHING),
        (player["patches"], 8, NOTHING, "#20542a"),
        (player["lifepods"], 6, "white", GROUND),
        (player["meteorites"], 8, _METEORITE, NOTHING),
    ):
        for name in names:
            drawing.circle(*_middle(left, top, name), radius, fill, stroke, 2)
    for rover in player["rovers"]:
        x, y = _middle(left, top, rover["at"])
        drawing.triangle(x, y, 8, "#ffd84d")
        if rover["carries"]:
            drawing.circle(x, y + 3, 4, _METEORITE)


def _middle(left: float, top: float, name: str) -> tuple[float, float]:
    """Of a square, by its name."""
    x, y = spot(name)
    return left + (x + 0.5) * _SQUARE, top + (y + 0.5) * _SQUARE


def _draw_tracks(drawing: Drawing, left: float, top: float, player: Mapping[str, Any]) -> None:
    """A line of spaces for each track, with the trackers that stand there."""
    for row, track in enumerate(TRACKER_NAMES):
        y = top + row * _TRACK + _TRACK / 2
        drawing.text(left, y + 4, track, 11)
        for height in range(_SPACES):
            drawing.circle(_space(left, height), y, 3, LINE)
    for tracker, (track, height) in player["trackers"].items():
        y = top + TRACKER_NAMES.index(track) * _TRACK + _TRACK / 2
        drawing.circle(_space(left, height), y, 7, TERRAINS[tracker[0]], GROUND)


def _space(left: float, height: int) -> float:
    return left + 64 + height * 16
