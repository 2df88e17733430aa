"""Pulsar 2849 drawn: the star cluster with ships, bases and gyrodynes, dice, tracks and players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.games.pulsar_2849.content import CLUSTERS
from orrery.games.pulsar_2849.vocabulary import TRACK_NAMES
from orrery.kernel.drawing import (
    BRASS,
    FAINT,
    GROUND,
    INK,
    LINE,
    NOTHING,
    PANEL,
    Drawing,
    seat_colour,
)
from orrery.kernel.view import Plain

_MAP: Final = 1000
_SIDE: Final = 420  # width of what stands beside the map
_LEFT: Final = _MAP + 16
_GATES: Final = {"G": "#4ba36b", "O": "#e28a2f", "M": "#b74a8f"}
_PLANETS: Final = {"blue": "#a8d0f0", "barren": "#8c857d"}
_HOLE: Final = 40
_PLAYER: Final = 96  # height of a player's lines


def board(view: Plain, names: Sequence[str]) -> Drawing:
    """The map on the left; dice, tracks and players on the right."""
    drawing = Drawing(_MAP + _SIDE, _MAP)
    side = CLUSTERS[view["cluster"]]
    places = {node["id"]: (node["x"], node["y"]) for node in side["nodes"]}
    drawing.circle(500, 500, _HOLE, "#000000", BRASS)
    for segment in side["segments"]:
        drawing.line(*places[segment["a"]], *places[segment["b"]], LINE, 3)
    for node in side["nodes"]:
        _draw_place(drawing, node, view)
    _draw_ships(drawing, places, view)
    drawing.text(_LEFT, 34, f"Round {view['round']} · {view['phase']}", 20)
    _draw_dice(drawing, 60, view)
    for row, track in enumerate(TRACK_NAMES[:2]):
        _draw_track(drawing, 150 + row * 84, track, view["tracks"][track])
    for seat, player in enumerate(view["players"]):
        _draw_player(drawing, 340 + seat * _PLAYER, seat, names[seat], player)
    return drawing


def _draw_place(drawing: Drawing, node: Mapping[str, Any], view: Plain) -> None:
    name, x, y = node["id"], node["x"], node["y"]
    if name in view["systems"]:
        _draw_system(drawing, x, y, view["systems"][name])
    elif name in view["pulsars"]:
        _draw_pulsar(drawing, x, y, view["pulsars"][name])
    else:
        drawing.circle(x, y, 7, _GATES.get(name[0], FAINT), GROUND)
    drawing.text(x, y + 30, name, 10, FAINT, "middle")


def _draw_system(drawing: Drawing, x: float, y: float, system: Mapping[str, Any]) -> None:
    """Its planets once it was visited; a base is a ring in its owner's colour."""
    drawing.circle(x, y, 21, PANEL, BRASS)
    if not system["tile"]:
        drawing.text(x, y + 6, "?", 18, FAINT, "middle")
    for place, planet in enumerate(system["planets"]):
        at = x + (place - (len(system["planets"]) - 1) / 2) * 12
        owner = planet["owner"]
        ring = NOTHING if owner is None else seat_colour(owner)
        drawing.circle(at, y, 5, _PLANETS[planet["colour"]], ring, 4)
        if planet["blocked"]:
            drawing.line(at - 5, y - 5, at + 5, y + 5, INK, 2)


def _draw_pulsar(drawing: Drawing, x: float, y: float, pulsar: Mapping[str, Any]) -> None:
    """A ring of who has claimed it, the gyrodyne's initial, full when it spins."""
    owner = pulsar["owner"]
    ring = BRASS if owner is None else seat_colour(owner)
    fill = ring if pulsar["spinning"] else PANEL
    drawing.circle(x, y, 14, fill, ring, 2 if owner is None else 5)
    if pulsar["gyrodyne"]:
        letter = GROUND if pulsar["spinning"] else INK
        drawing.text(x, y + 5, pulsar["gyrodyne"][0].upper(), 14, letter, "middle")


def _draw_ships(drawing: Drawing, places: Mapping[str, tuple[int, int]], view: Plain) -> None:
    """Several at one place stand beside each other."""
    standing: dict[str, int] = {}
    for seat, player in enumerate(view["players"]):
        ship = player["ship"]
        if ship is not None:
            beside = standing[ship] = standing.get(ship, -1) + 1
            x, y = places[ship]
            drawing.triangle(x - 18 + 18 * beside, y - 24, 10, seat_colour(seat))


def _draw_dice(drawing: Drawing, top: float, view: Plain) -> None:
    """The dice on the dice board, by value, and the median."""
    x = float(_LEFT)
    for value, number in enumerate(view["dice"], 1):
        for _ in range(number):
            drawing.rect(x, top, 34, 34, "#d9dde3", BRASS, 6)
            drawing.text(x + 17, top + 24, str(value), 20, GROUND, "middle")
            x += 40
    drawing.text(_LEFT, top + 60, f"median {view['median'] or '–'}", 14, FAINT)


def _draw_track(drawing: Drawing, top: float, name: str, stacks: Sequence[Sequence[int]]) -> None:
    drawing.text(_LEFT, top, name, 14)
    for space, stack in enumerate(stacks):
        x = _LEFT + space * 390 / len(stacks)
        drawing.rect(x, top + 52, 390 / len(stacks) - 2, 4, LINE)
        for height, seat in enumerate(stack):
            drawing.circle(x + 10, top + 42 - height * 12, 8, seat_colour(seat), GROUND)


def _draw_player(
    drawing: Drawing, top: float, seat: int, name: str, player: Mapping[str, Any]
) -> None:
    drawing.rect(_LEFT, top, 390, _PLAYER - 12, PANEL, seat_colour(seat), 8)
    drawing.text(_LEFT + 12, top + 24, f"{name}: {player['points']} points", 17, seat_colour(seat))
    tokens = player["tokens"]
    dice = " ".join(map(str, player["dice"])) or "–"
    held = f"dice {dice} · cubes {player['cubes']} · rings {player['rings']}"
    drawing.text(_LEFT + 12, top + 46, held, 13)
    more = f"tokens ±1 {tokens['plus-minus']}, +2 {tokens['plus-two']} · bases {player['bases']}"
    drawing.text(_LEFT + 12, top + 66, f"{more} · patents {len(player['patents'])}", 13)
