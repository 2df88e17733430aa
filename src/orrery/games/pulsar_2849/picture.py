"""Pulsar 2849 in a terminal: tracks, technologies, systems and routes in lines of text.

Dice lie as `2 3 3 | 4 4 6 6`, with a bar where the median marker stands between two values and
brackets around the value that it stands on. A stack of counters is written from the bottom. The map
is told by its ways: what lies one segment from each place, and what lies there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES, CLUSTERS_BY_SIDE, ENTRIES, NAMES
from orrery.games.pulsar_2849.vocabulary import TRACK_NAMES
from orrery.kernel.view import Plain

_ON_THE_TABLE: Final = ("round", "phase", "cluster", "supply", "awards", "transmitters")
_OF_A_PLAYER: Final = (
    "points",
    "ship",
    "dice",
    "red",
    "cubes",
    "tokens",
    "rings",
    "gyrodynes",
    "patents",
    "bases",
    "extra_bases",
)
_PROJECTS: Final = ("done", "available", "runs", "runs_used")
_NEARBY: Final = 2  # segments from the ship whose surroundings are shown with every decision
_SHIP: Final = "▲"
_CLAIMED: Final = "◉"
_LEGEND: Final = {
    "ship": _SHIP,
    "claim": _CLAIMED,
    "spinning": "*",
    "blue": "b",
    "barren": "x",
    "blocked": "#",
}


def picture(view: Plain, names: Sequence[str]) -> Plain:
    """A view as a terminal shows it: in lines, without what is empty."""
    table: Plain = {part: view[part] for part in _ON_THE_TABLE}
    table["order"] = [names[seat] for seat in view["order"]]
    table["dice"] = _dice(view)
    for track in TRACK_NAMES[:2]:
        table[track] = _track(view["tracks"][track], names)
    table["technologies"] = _technologies(view, names)
    table["goals"] = {goal["id"]: _progress(goal, names) for goal in view["goals"]}
    table["systems"] = {
        place: _planets(system, names)
        for place, system in view["systems"].items()
        if system["tile"]
    }
    table["pulsars"] = {
        place: _pulsar(pulsar, names)
        for place, pulsar in view["pulsars"].items()
        if pulsar["owner"] is not None
    }
    if view["flight"]:
        table["flight"] = "\n".join(_route(route) for route in view["flight"]["routes"])
    table["ways"] = _ways(view, names, _nearby(view))
    table["players"] = [_player(player) for player in view["players"]]
    return {part: value for part, value in table.items() if value not in ({}, [], "", None)}


def chart(view: Plain, names: Sequence[str]) -> Plain:
    """The whole star cluster: from each place the neighbouring ones, and what lies there."""
    places = CLUSTERS_BY_SIDE[CLUSTER_NAMES.index(view["cluster"])].places
    return {**_LEGEND, "map": _ways(view, names, places)}


# The map


def _nearby(view: Plain) -> list[int]:
    """The places around the ship of whoever is to act, the nearest first; else the entry gates."""
    neighbours = CLUSTERS_BY_SIDE[CLUSTER_NAMES.index(view["cluster"])].neighbours
    active = view["active"]
    ship = None if active is None else view["players"][active]["ship"]
    found = [*range(ENTRIES)] if ship is None else [NAMES.index(ship)]
    for _ in range(_NEARBY):
        found += [place for here in found for place in neighbours[here]]
    return list(dict.fromkeys(found))


def _ways(view: Plain, names: Sequence[str], places: Sequence[int]) -> dict[str, list[str]]:
    """P49-6.1: where segments lead from each of these places, and what lies there."""
    neighbours = CLUSTERS_BY_SIDE[CLUSTER_NAMES.index(view["cluster"])].neighbours
    return {
        NAMES[place]: [
            *(NAMES[other] for other in neighbours[place]),
            *_lying(view, names, NAMES[place]),
        ]
        for place in places
    }


def _lying(view: Plain, names: Sequence[str], place: str) -> list[str]:
    """Ships, the planets of an open system, or the claim of a pulsar."""
    ships = [
        f"{_SHIP} {names[n]}" for n, player in enumerate(view["players"]) if player["ship"] == place
    ]
    system, pulsar = view["systems"].get(place), view["pulsars"].get(place)
    if system and system["tile"]:
        ships.append(_planets(system, names))
    if pulsar and pulsar["owner"] is not None:
        ships.append(f"{_CLAIMED} {_pulsar(pulsar, names)}")
    return ships


# The table


def _dice(view: Plain) -> str:
    """The dice on the dice board, with the median among them."""
    median = view["median"] or ""
    parts: list[str] = []
    for i, number in enumerate(view["dice"]):
        value = str(i + 1)
        dice = [value] * number
        parts += [f"[{' '.join(dice) or value}]"] if median == value else dice
        if median.startswith(f"{value}-"):
            parts.append("|")
    return " ".join(parts)


def _track(stacks: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    return "   ".join(
        f"{space}: {' '.join(names[seat] for seat in stack)}"
        for space, stack in enumerate(stacks, start=1)
        if stack
    )


def _technologies(view: Plain, names: Sequence[str]) -> Mapping[str, str]:
    """The technologies in play and who has patented them."""
    return {
        technology["id"]: ", ".join(names[seat] for seat in technology["patents"]) or "–"
        for technology in view["technologies"]
        if technology["open"]
    }


def _progress(goal: Mapping[str, Any], names: Sequence[str]) -> str:
    standings = zip(names, goal["progress"], strict=True)
    return ", ".join(f"{name} {number}/{goal['needed']}" for name, number in standings)


def _planets(system: Mapping[str, Any], names: Sequence[str]) -> str:
    """A letter for each planet, b for blue and x for barren, and who has a base there."""
    drawn = []
    for planet in system["planets"]:
        letter = "b" if planet["colour"] == "blue" else "x"
        owner = "" if planet["owner"] is None else f":{names[planet['owner']]}"
        drawn.append(letter + ("#" if planet["blocked"] else owner))
    return f"{system['tile']} {' '.join(drawn)}"


def _pulsar(pulsar: Mapping[str, Any], names: Sequence[str]) -> str:
    spinning = "*" if pulsar["spinning"] else ""
    return f"{names[pulsar['owner']]} {pulsar['gyrodyne'] or ''}{spinning}".strip()


def _route(route: Mapping[str, Any]) -> str:
    """A route as its move is written, its path, and what it brings."""
    brings = [f"+{route['points']}"] if route["points"] else []
    brings += [f"◍ {' '.join(route['bases'])}"] if route["bases"] else []
    brings += ["◉"] if route["claim"] else []
    brings += ["★"] if route["bonus"] else []
    path = "–".join(route["path"])
    return f"{route['place']} {route['length']} {route['way']}: {path} {' '.join(brings)}".strip()


# The players


def _player(player: Mapping[str, Any]) -> Plain:
    shown = {part: player[part] for part in _OF_A_PLAYER if player[part]}
    shown["transmitters"] = ["–".join(map(_transmitter, array)) for array in player["arrays"]]
    if player["headquarters"]:
        shown |= {part: player["headquarters"][part] for part in _PROJECTS}
    return {part: value for part, value in shown.items() if value}


def _transmitter(tile: Mapping[str, Any]) -> str:
    """Its name, a star when it is online, otherwise the costs that are paid."""
    if tile["online"]:
        return f"{tile['id']}*"
    return f"{tile['id']}({'+'.join(map(str, tile['paid']))})"
