"""Scoring once more, from what players see and the printed components: plain loops, no masks.

It knows the symmetric corporation only, and every planet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.planet_unknown.content import (
    CIV_CARDS,
    CORPORATIONS,
    OBJECTIVES,
    PLANETS,
)

View = dict[str, Any]
Spot = tuple[int, int]  # column, row

_PLANETS = {planet["id"]: planet for planet in PLANETS}
_CORPORATIONS = {corporation["id"]: corporation for corporation in CORPORATIONS}
_CIV_CARDS = {card["id"]: card for card in CIV_CARDS}
_OBJECTIVES = {card["id"]: card for card in OBJECTIVES}

_EDGES = ((0, -1), (-1, 0), (1, 0), (0, 1))


def score(table: View, seat: int) -> list[int]:
    """Medals for planet, tracks, lifepods, meteorites, civ cards, personal, neighbours (PU-8)."""
    own = table["players"][seat]
    cards = [_CIV_CARDS[held["card"]] for held in own["civ_cards"]]
    return [
        _planet(own),
        _tracks(own),
        _lifepods(own, cards),
        _meteorites(own, cards),
        _civ(own, cards),
        sum(_personal(own, _OBJECTIVES[card]["personal"]) for card in own["personal"]),
        _neighbours(table, seat),
    ]


# A. Planet


def _zone(own: View, letters: str) -> set[Spot]:
    rows = _PLANETS[own["planet"]]["rows"]
    return {(x, y) for y in range(12) for x in range(12) if rows[y][x] in letters}


def _grid(own: View) -> set[Spot]:
    return _zone(own, "LIRCXEK")


def _terrain(own: View, name: str) -> set[Spot]:
    """Squares of a terrain; uncovered currents of Petra are energy (PU-12.6.1)."""
    rows = own["terrain"]
    found = {(x, y) for y in range(12) for x in range(12) if rows[y][x] == name[0]}
    if name == "energy":
        found |= _zone(own, "E") - _covered(own)
    return found


def _covered(own: View) -> set[Spot]:
    rows = own["terrain"]
    return {(x, y) for y in range(12) for x in range(12) if rows[y][x] not in " ."}


def _spots(names: list[str]) -> set[Spot]:
    found = set()
    for name in names:
        row, column = name[1:].split("c")
        found.add((int(column) - 1, int(row) - 1))
    return found


def _planet(own: View) -> int:
    board = _PLANETS[own["planet"]]
    grid, covered = _grid(own), _covered(own)
    done = (covered | _zone(own, "E")) - _spots(own["meteorites"])
    medals = 0
    for number in range(12):
        row = {spot for spot in grid if spot[1] == number}
        column = {spot for spot in grid if spot[0] == number}
        medals += board["row_medals"][number] if row and row <= done else 0
        medals += board["column_medals"][number] if column and column <= done else 0
    medals += 2 * len(_zone(own, "C") - covered)
    for part in board.get("parts", {}).values():
        medals += 2 if all(tuple(spot) in covered for spot in part) else 0
    return medals


# B to D. The corporation board and civ cards


def _tracks(own: View) -> int:
    tracks = _CORPORATIONS[own["corporation"]]["tracks"]
    medals: int = 0
    for track, height in own["trackers"].values():
        medals += max(step.get("medal", 0) for step in tracks[track]["spaces"][: height + 1])
    return medals


def _lifepods(own: View, cards: list[View]) -> int:
    decreed = any(card["name"] == "Space Citizen Decree" for card in cards)
    return int(own["lifepods_collected"]) * (2 if decreed else 1)


def _meteorites(own: View, cards: list[View]) -> int:
    repos: int = sum(card["name"].startswith("Meteorite Repo") for card in cards)
    return int(own["meteorites_collected"]) // 3 * (1 + repos)


def _civ(own: View, cards: list[View]) -> int:
    agreements = sum(card["name"].startswith("Commerce Agreement") for card in cards)
    medals: int = agreements * (agreements + 1) // 2
    for card in cards:
        if card["name"] == "Sustainable Living Act":
            medals += len(own["patches"])
        medals += sum(effect["n"] for effect in card["effects"] if effect["op"] == "medals")
    return medals


# E and F. Objectives


def _areas(spots: set[Spot]) -> list[set[Spot]]:
    left, found = set(spots), []
    while left:
        area, border = set(), [left.pop()]
        while border:
            x, y = border.pop()
            area.add((x, y))
            for dx, dy in _EDGES:
                if (x + dx, y + dy) in left:
                    left.remove((x + dx, y + dy))
                    border.append((x + dx, y + dy))
        found.append(area)
    return found


def _at_top(own: View, track: str) -> bool:
    return [track, 15] in own["trackers"].values()


def _collected(own: View, what: str) -> int:
    return int(own[f"{what}s_collected"])


def _edge(own: View) -> set[Spot]:
    return {(x, y) for x, y in _PLANETS[own["planet"]]["perimeter"]}


def _value(own: View, test: View) -> int:
    metric, of = test["metric"], test.get("of", "civ")
    values: dict[str, Callable[[], int]] = {
        "resources_on_edge": lambda: len(_spots(own["resources"][of]) & _edge(own)),
        "largest_area": lambda: max((len(area) for area in _areas(_terrain(own, of))), default=0),
        "area_count": lambda: len(_areas(_terrain(own, of))),
        "resource_count": lambda: len(own["resources"][of]),
        "tracks_at_max": lambda: sum(_at_top(own, track) for track in own["trackers"]),
        "collected": lambda: _collected(own, of),
    }
    return values[metric]()


def _has_block(spots: set[Spot], width: int, height: int) -> bool:
    return any(
        all((x + dx, y + dy) in spots for dx in range(w) for dy in range(h))
        for w, h in ((width, height), (height, width))
        for x, y in spots
    )


def _fulfils(own: View, test: View) -> bool:
    of = test.get("of", "civ")
    goals: dict[str, Callable[[], bool]] = {
        "rectangle": lambda: _has_block(_terrain(own, of), test["w"], test["h"]),
        "area_resources": lambda: any(
            len(area & _spots(own["resources"][of])) >= test["min"]
            for area in _areas(_terrain(own, of))
        ),
        "track_at_max": lambda: _at_top(own, test["track"]),
        "resource_at_most": lambda: len(own["resources"][of]) <= test["max"],
        "collected_at_least": lambda: _collected(own, of) >= test["min"],
        "collected_more": lambda: _collected(own, test["more"]) > _collected(own, test["than"]),
        "all_covered": lambda: _zone(own, "I" if of == "ice" else "LRCXK") <= _covered(own),
    }
    return goals[test["goal"]]()


def _personal(own: View, face: View) -> int:
    return int(face["complete"]) if _fulfils(own, face["test"]) else 0


def _neighbours(table: View, seat: int) -> int:
    """PU-2.3.3, PU-2.3.4: the card in place n lies between seats n and n + 1."""
    players = table["players"]
    medals = 0
    for place, card in enumerate(table["objectives"]):
        face = _OBJECTIVES[card["objective"]]["neighbor"]
        pair = [0, 1] if len(players) == 2 else [place, (place + 1) % len(players)]
        if seat in pair:
            rival = players[pair[1 - pair.index(seat)]]
            own_value, other = (_value(p, face["test"]) for p in (players[seat], rival))
            better = own_value < other if face["test"]["better"] == "fewest" else own_value > other
            medals += face["tie"] if own_value == other else face["win"] if better else 0
    return medals
