"""How to Save a World drawn: the asteroid's path, both worlds, the projects, the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from orrery.games.save_a_world.content import BOARD, PROJECT_NAMES, RESOURCE_NAMES
from orrery.kernel.drawing import BRASS, FAINT, GROUND, INK, LINE, PANEL, Drawing, seat_colour
from orrery.kernel.view import Plain

PROJECTS: Final = {"laser": "#e2645a", "shield": "#7fb8ff", "evacuation": "#7fb77e"}
ASTEROID: Final = "#e0a84f"
_MAIN: Final = BOARD["main_board"]
_WIDTH: Final = 1010
_TALL: Final = 1000
_SIDE: Final = 440  # width of what stands beside the board
_LEFT: Final = _WIDTH + 16
_WIDE: Final = _SIDE - 32
_GAUGE: Final = 46  # height of a gauge's lines
_PLAYER: Final = 96


def board(view: Plain, names: Sequence[str]) -> Drawing:
    """The board on the left; gauges, cards and players on the right."""
    drawing = Drawing(_WIDTH + _SIDE, _TALL)
    _draw_path(drawing, view["asteroid"])
    _draw_worlds(drawing, view)
    for place, track in enumerate(_MAIN["project_tracks"]["tracks"]):
        _draw_track(drawing, track, view["tracks"][place], len(names))
    drawing.text(_LEFT, 36, f"Round {view['round']} · {view['phase']}", 20)
    cubes = " · ".join(f"{number} {name}" for name, number in _cubes(view).items())
    drawing.text(_LEFT, 60, f"in the bag: {cubes}", 13, FAINT)
    for place, project in enumerate(PROJECT_NAMES):
        _draw_gauge(drawing, 80 + place * _GAUGE, project, place, view)
    for line, display in enumerate(view["displays"]):
        cards = "  ".join(card or "–" for card in display["cards"])
        drawing.text(_LEFT, 240 + line * 20, f"{cards}   (deck {display['deck']})", 13)
    for seat, name in enumerate(names):
        of_rules = seat == len(view["players"])
        player = view["simu"] if of_rules else view["players"][seat]
        _draw_player(drawing, 304 + seat * _PLAYER, seat, name, player)
    return drawing


def _cubes(view: Plain) -> dict[str, int]:
    return dict(zip((*PROJECT_NAMES, "asteroid"), view["bag"], strict=True))


def _draw_path(drawing: Drawing, asteroid: int) -> None:
    """The asteroid comes nearer, space by space, from the right."""
    spaces = _MAIN["asteroid_path"]["spaces"]
    for one, other in pairwise(spaces):
        drawing.line(one["x"], one["y"], other["x"], other["y"], BRASS)
    for space in spaces:
        here = space["index"] == asteroid
        drawing.circle(space["x"], space["y"], 14, ASTEROID if here else PANEL, BRASS)
        words = ", ".join(symbol.replace("_", " ") for symbol in space["symbols"])
        row = 34 if space["index"] % 2 else -24
        drawing.text(space["x"], space["y"] + row, words, 10, FAINT, "middle")


def _draw_worlds(drawing: Drawing, view: Plain) -> None:
    """The areas of the planet and the moon with their places, facilities, and who has landed."""
    for world in _MAIN["worlds"]:
        left, top = world["x"] - world["w"] / 2, world["y"] - world["h"] / 2
        drawing.rect(left, top, world["w"], world["h"], PANEL, BRASS, 40)
    places: dict[str, tuple[float, float]] = {}
    for area in _MAIN["areas"]:
        left, top = area["x"] - area["w"] / 2, area["y"] - area["h"] / 2
        drawing.rect(left, top, area["w"], area["h"], GROUND, LINE, 10)
        name = area["id"].replace("_", " ")
        drawing.text(area["x"], top + 14, name, 12, FAINT, "middle")
        places |= {one["id"]: (one["x"], one["y"] + 8) for one in area["locations"]}
    facilities = [*view["facilities"], *[""] * 4]
    for space, facility in zip(_MAIN["facility_spaces"]["spaces"], facilities, strict=False):
        drawing.rect(space["x"] - 46, space["y"] - 40, 92, 80, GROUND, LINE, 10)
        drawing.text(space["x"], space["y"] - 22, facility or space["letter"], 12, FAINT, "middle")
        places[facility] = (space["x"], space["y"] + 8)
    for name, (x, y) in places.items():
        drawing.circle(x, y, 17, PANEL, LINE)
        landed = view["locations"].get(name, [])
        for order, seat in enumerate(landed):
            drawing.triangle(x + 16 * order - 8 * (len(landed) - 1), y, 11, seat_colour(seat))


def _draw_track(
    drawing: Drawing, track: Mapping[str, Any], shown: Mapping[str, Any], players: int
) -> None:
    """A project's spaces, with the discs on them; the latest lies on top."""
    colour = PROJECTS[track["project"]]
    spaces = track["spaces"]
    first, last = spaces[0], spaces[-1]
    drawing.line(first["x"], first["y"], last["x"], last["y"], colour, 2)
    for space in spaces:
        gone = space["index"] in shown["leaders"]
        drawing.circle(space["x"], space["y"], 16, PANEL, colour)
        bonus = space.get("leader_vp")
        word = f"+{bonus}" if bonus and not gone else str(space["cost"] or "")
        drawing.text(space["x"], space["y"] + 5, word, 12, FAINT, "middle")
    heights: dict[int, int] = {}
    for disc in shown["stack"]:
        at = shown["discs"][disc]
        height = heights[at] = heights.get(at, -1) + 1
        fill = seat_colour(disc) if disc < players else FAINT
        drawing.circle(spaces[at]["x"], spaces[at]["y"] - 6 * height, 10, fill, GROUND, 2)


def _draw_gauge(drawing: Drawing, top: float, project: str, place: int, view: Plain) -> None:
    """How far a project has come, and the chance that it decides."""
    gauge = BOARD["progress_board"]["gauges"][place]
    reached = view["tracks"][place]["gauge"]
    key = " · key project" if view["key"] == project else ""
    drawing.text(_LEFT, top + 12, f"{project}{key}", 14, PROJECTS[project])
    chance = f"{100 * view['odds'][project]:.0f} %"
    drawing.text(_LEFT + _WIDE, top + 12, chance, 13, FAINT, "end")
    wide = _WIDE / gauge["length"]
    for space in range(gauge["length"]):
        fill = PROJECTS[project] if space < reached else PANEL
        drawing.rect(_LEFT + space * wide, top + 20, wide - 3, 12, fill, LINE, 3)


def _draw_player(
    drawing: Drawing, top: float, seat: int, name: str, player: Mapping[str, Any]
) -> None:
    colour = seat_colour(seat)
    drawing.rect(_LEFT, top, _WIDE, _PLAYER - 12, PANEL, colour, 8)
    drawing.text(_LEFT + 12, top + 26, name, 17, colour)
    drawing.text(_LEFT + _WIDE - 12, top + 26, f"{player['points']} points", 15, INK, "end")
    if "levels" not in player:
        drawing.text(_LEFT + 12, top + 50, f"level {player['level']}", 13)
        return
    levels = zip(RESOURCE_NAMES, player["levels"], strict=True)
    told = " · ".join(f"{resource} {level}" for resource, level in levels)
    drawing.text(_LEFT + 12, top + 48, told, 12)
    ready = f"landers {sum(player['ready'])} · cards {len(player['hand'])}"
    drawing.text(_LEFT + 12, top + 70, f"{ready} · upgrades {len(player['upgrades'])}", 12, FAINT)
