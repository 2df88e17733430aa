"""Skymines drawn: the Moon or the Belt with outposts and shuttles, the companies, the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.games.skymines.content import BELT_BOARD, COMPANY_NAMES, MOON_BOARD
from orrery.kernel.drawing import BRASS, FAINT, GROUND, INK, LINE, PANEL, Drawing, seat_colour
from orrery.kernel.view import Plain

COMPANIES: Final = {
    "skymine": "#e0a84f",
    "minerva": "#7fb8ff",
    "astrogo": "#7fb77e",
    "tawac": "#d77fb5",
}
_MAP: Final = 1000
_SIDE: Final = 460  # width of what stands beside the map
_LEFT: Final = _MAP + 16
_WIDE: Final = _SIDE - 32
_COMPANY: Final = 56  # height of a company's lines
_PLAYER: Final = 104
_BUILDINGS: Final = {
    "research_station": "research",
    "gas_collector": "gas",
    "surface_mine": "mine",
    "underground_mine": "deep mine",
}


def board(view: Plain, names: Sequence[str]) -> Drawing:
    """The map on the left; companies and players on the right."""
    drawing = Drawing(_MAP + _SIDE, _MAP)
    (_draw_moon if view["side"] == "moon" else _draw_belt)(drawing, view["held"])
    drawing.text(_LEFT, 36, f"Round {view['round']} · {view['phase']}", 20)
    drawing.text(_LEFT, 60, f"{names[view['first']]} begins · deck {view['deck']}", 14, FAINT)
    for place, company in enumerate(view["companies"]):
        _draw_company(drawing, 84 + place * _COMPANY, COMPANY_NAMES[place], company)
    top = 100 + len(view["companies"]) * _COMPANY
    for seat, player in enumerate(view["players"]):
        _draw_player(drawing, top + seat * _PLAYER, seat, names[seat], player)
    return drawing


def _draw_moon(drawing: Drawing, held: Mapping[str, str]) -> None:
    """Sectors with their numbers and buildings, and who has an outpost there."""
    for station in MOON_BOARD["stations"]:
        drawing.polygon(station["polygon"], PANEL, COMPANIES[station["company"]], 2)
    for sector in MOON_BOARD["sectors"]:
        drawing.polygon(sector["polygon"], PANEL, BRASS)
    for sector in MOON_BOARD["sectors"]:
        x, y = sector["label"]
        drawing.text(x, y - 16, str(sector["id"]), 13, FAINT, "middle")
        for line, building in enumerate(sector["buildings"]):
            words = f"{_BUILDINGS[building['type']]} {building['n']}"
            drawing.text(x, y + 28 + 14 * line, words, 11, FAINT, "middle")
        _draw_piece(drawing, x, y, held.get(f"m{sector['id']}"))


def _draw_belt(drawing: Drawing, held: Mapping[str, str]) -> None:
    """Asteroids with their spaces for outposts, and the spaces of shuttles between them."""
    places = {
        place["id"]: place for place in (*BELT_BOARD["asteroids"], *BELT_BOARD["shuttle_spaces"])
    }
    for segment in BELT_BOARD["flight_segments"]:
        one, other = places[segment["asteroid"]], places[segment["shuttle_space"]]
        width = 2 + 2 * segment["extra_energy"]
        drawing.line(one["x"], one["y"], other["x"], other["y"], LINE, width)
    for station in BELT_BOARD["stations"]:
        company = station["company"]
        drawing.circle(station["x"], station["y"], 22, PANEL, COMPANIES[company], 3)
        initial = company[0].upper()
        drawing.text(station["x"], station["y"] + 6, initial, 16, COMPANIES[company], "middle")
    for asteroid in BELT_BOARD["asteroids"]:
        drawing.circle(asteroid["x"], asteroid["y"], 50, PANEL, BRASS)
        drawing.text(asteroid["x"], asteroid["y"] + 5, str(asteroid["id"]), 13, FAINT, "middle")
        for space in asteroid["outpost_spaces"]:
            drawing.circle(space["x"], space["y"], 10, GROUND, LINE)
            _draw_piece(drawing, space["x"], space["y"], held.get(f"b{space['id']}"))
    for shuttle in BELT_BOARD["shuttle_spaces"]:
        drawing.circle(shuttle["x"], shuttle["y"], 14, GROUND, BRASS)
        drawing.text(shuttle["x"], shuttle["y"] + 30, str(shuttle["id"]), 11, FAINT, "middle")
        _draw_piece(drawing, shuttle["x"], shuttle["y"], held.get(f"b{shuttle['id']}"))


def _draw_piece(drawing: Drawing, x: float, y: float, company: str | None) -> None:
    """An outpost or shuttle: a disc with the company's initial."""
    if company is not None:
        drawing.circle(x, y, 13, COMPANIES[company], GROUND, 2)
        drawing.text(x, y + 5, company[0].upper(), 14, GROUND, "middle")


def _draw_company(drawing: Drawing, top: float, name: str, company: Mapping[str, Any]) -> None:
    """Its track, what a share is worth, and the pieces that its station has left in each column."""
    colour = COMPANIES[name]
    drawing.rect(_LEFT, top, _WIDE, _COMPANY - 8, PANEL, LINE, 8)
    drawing.circle(_LEFT + 24, top + 24, 13, colour)
    drawing.text(_LEFT + 24, top + 29, name[0].upper(), 14, GROUND, "middle")
    drawing.text(_LEFT + 48, top + 21, name, 15, colour)
    drawing.text(_LEFT + 48, top + 39, f"track {company['track']}", 12, FAINT)
    drawing.text(_LEFT + 150, top + 29, f"share {company['value']}", 15)
    for column, pieces in enumerate(company["columns"]):
        for piece in range(pieces):
            at = (_LEFT + 236 + column * 66 + piece * 10, top + 15)
            drawing.rect(*at, 7, 18, colour if not company["opened"][column] else LINE, corner=2)


def _draw_player(
    drawing: Drawing, top: float, seat: int, name: str, player: Mapping[str, Any]
) -> None:
    colour = seat_colour(seat)
    drawing.rect(_LEFT, top, _WIDE, _PLAYER - 12, PANEL, colour, 8)
    drawing.text(_LEFT + 12, top + 26, name, 17, colour)
    points = f"{sum(player['parts'].values())} points"
    drawing.text(_LEFT + _WIDE - 12, top + 26, points, 15, INK, "end")
    held = f"{player['coins']} coins · tank {player['tank']} · research {player['reach']}"
    drawing.text(_LEFT + 12, top + 48, f"{held} · {len(player['hand'])} cards in hand", 13)
    for place, company in enumerate(COMPANY_NAMES):
        x = _LEFT + 12 + place * 104
        drawing.circle(x + 8, top + 70, 8, COMPANIES[company])
        told = f"{player['shares'][place]} at {player['at'][place]}"
        drawing.text(x + 22, top + 75, told, 13, FAINT)
