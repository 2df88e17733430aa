"""How to Save a World in a terminal: tracks, worlds, displays and boards in lines of text.

Resources and tags are drawn by their first letters: `E3/4` is 3 energy with its baseline at 4,
`P2+1` two active planet tags and a spent one. A track's line has the space of every disc that has
moved, the leader first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.games.save_a_world.content import (
    CUBE_NAMES,
    DECK_NAMES,
    PROJECT_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
    WORLD_NAMES,
)
from orrery.kernel.view import Plain

_EMPTY: Final = "–"
_NEUTRAL: Final = "neutral"
_LETTERS: Final = [name[0].upper() for name in RESOURCE_NAMES]
_TAG_LETTERS: Final = [name[0].upper() for name in TAG_NAMES]
_ON_THE_TABLE: Final = ("round", "phase", "asteroid", "threat", "cracks", "key")
_OF_A_PLAYER: Final = ("points", "fresh", "offered", "discard", "upgrades", "price")
_OF_SIMU: Final = ("level", "preference", "revealed", "cards", "landers", "species", "points")


def picture(view: Plain, names: Sequence[str]) -> Plain:
    """A view as a terminal shows it: in lines, without what is empty."""
    owners = [*names, _NEUTRAL]
    table: Plain = {part: view[part] for part in _ON_THE_TABLE}
    table["badge"] = names[view["badge"]]
    table["bag"] = dict(zip(CUBE_NAMES, view["bag"], strict=True))
    table["tracks"] = {
        project: _track(track, owners)
        for project, track in zip(PROJECT_NAMES, view["tracks"], strict=True)
    }
    table["landers"] = {
        place: " ".join(owners[who] for who in standing)
        for place, standing in view["locations"].items()
    }
    table["facilities"] = view["facilities"]
    table["displays"] = {
        deck: " ".join(card or _EMPTY for card in display["cards"])
        for deck, display in zip(DECK_NAMES, view["displays"], strict=True)
    }
    table["players"] = [_player(player) for player in view["players"]]
    if view["simu"]:
        table["players"].append(_some(view["simu"], _OF_SIMU))
    return {part: value for part, value in table.items() if value not in ({}, [], "", None)}


def _track(track: Mapping[str, Any], owners: Sequence[str]) -> Plain:
    places = [
        f"{owners[min(disc, len(owners) - 1)]} {track['discs'][disc]}" for disc in track["order"]
    ]
    return {
        "gauge": track["gauge"],
        "discs": ", ".join(places) or _EMPTY,
        "places": " ".join(map(str, track["places"])),
        "tile": track["tile"],
    }


def _player(player: Mapping[str, Any]) -> Plain:
    levels = zip(_LETTERS, player["levels"], player["baselines"], strict=True)
    tags = zip(_TAG_LETTERS, player["active"], player["spent"], strict=True)
    shown: Plain = {
        "resources": " ".join(f"{letter}{level}/{base}" for letter, level, base in levels),
        "tags": " ".join(f"{letter}{on}+{off}" for letter, on, off in tags if on + off),
        "ready": dict(zip(WORLD_NAMES, player["ready"], strict=True)),
        "hand": " ".join(card or "?" for card in player["hand"]),
    }
    return {part: value for part, value in shown.items() if value} | _some(player, _OF_A_PLAYER)


def _some(seat: Mapping[str, Any], parts: Sequence[str]) -> Plain:
    return {part: seat[part] for part in parts if seat.get(part)}
