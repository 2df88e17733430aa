"""What never changes and a board is drawn from: both clusters, tiles, boards, prices.

Things are called as in views and moves. Texts are not here: they are under the same names in the
text files.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orrery.games.pulsar_2849.actions import TOKEN_DICE
from orrery.games.pulsar_2849.bonus_die import COPY_CUBES
from orrery.games.pulsar_2849.content import (
    CLUSTERS,
    COMPONENTS,
    EXPLORATION_TILES,
    GOALS,
    SHEETS,
    SYSTEM_TILES,
    TECHNOLOGY_BOARDS,
    TRANSMITTERS,
)
from orrery.games.pulsar_2849.ending import BASE_POINTS, BEYOND, INITIATIVE_POINTS
from orrery.games.pulsar_2849.production import REWARD_CUBES, REWARD_POINTS
from orrery.games.pulsar_2849.pulsars import AWARDS, COMPLETE_DIE, TAKE_DIE, TYPE_POINTS
from orrery.games.pulsar_2849.state import RINGS, SPACES
from orrery.games.pulsar_2849.tracks import PENALTY, START
from orrery.games.pulsar_2849.vocabulary import TOKEN_NAMES, TYPE_NAMES

# What is explained where in the rules
PARAGRAPHS: Final[dict[str, str]] = {
    "round": "P49-3.1",
    "dice": "P49-4.3.1",
    "median": "P49-4.2.2",
    "initiative": "P49-13.1.1",
    "engineering": "P49-13.2.1",
    "penalty": "P49-13.3.1",
    "order": "P49-13.1.1",
    "leftover": "P49-12.2.1",
    "silver": "P49-5.2.1",
    "red": "P49-12.1.1",
    "must-use-red": "P49-12.6.2",
    "token": "P49-5.3.1",
    "buy-token": "P49-10.1",
    "cube": "P49-15.6",
    "ring": "P49-6.5.1",
    "flight": "P49-6.1.3",
    "route": "P49-6.1.5",
    "entry": "P49-6.1.2",
    "gate": "P49-6.2.1",
    "system": "P49-6.3.1",
    "blocked": "P49-6.3.2",
    "base": "P49-6.3.4",
    "passing": "P49-6.3.6",
    "exploration": "P49-6.4.1",
    "pulsar": "P49-6.5.1",
    "isolated": "P49-7.1.2",
    "dead-end": "P49-6.6.1",
    "teleport": "P49-6.7.1",
    "gyrodyne": "P49-7.2.1",
    "construction": "P49-7.3.1",
    "award": "P49-7.4.1",
    "complete": "P49-7.5.1",
    "spinning": "P49-13.5.1",
    "transmitter": "P49-8.1.1",
    "link": "P49-8.2.2",
    "online": "P49-8.3.2",
    "link-die": "P49-8.4.1",
    "headquarters": "P49-9.1",
    "project": "P49-9.3",
    "run": "P49-9.7.1",
    "technology": "P49-11.2",
    "icons": "P49-11.4",
    "two-icons": "P49-11.6",
    "row": "P49-11.1",
    "row-value": "P49-13.5.1",
    "doubler": "P49-12.4.1",
    "patented-die": "P49-12.5.1",
    "goal": "P49-16.1",
    "goal-bonus": "P49-16.2",
    "score": "P49-14.1",
    "end": "P49-15.0",
    "initiative-points": "P49-15.7",
    "base-points": "P49-15.8",
    "end-turn": "P49-5.1.4",
}


@cache
def catalogue() -> dict[str, Any]:
    """Everything at once, as plain JSON."""
    return {
        "clusters": {name: _cluster(side) for name, side in CLUSTERS.items()},
        "systems": {tile["id"]: _system(tile) for tile in SYSTEM_TILES},
        "exploration": {
            tile["id"]: {"copies": tile["copies"], "effects": tile["effects"]}
            for tile in EXPLORATION_TILES
        },
        "technologies": {
            technology["id"]: _technology(board, technology)
            for board in TECHNOLOGY_BOARDS
            for technology in board["technologies"]
        },
        "transmitters": {tile["id"]: _transmitter(tile) for tile in TRANSMITTERS},
        "sheets": {sheet["id"]: {"projects": sheet["projects"]} for sheet in SHEETS},
        "goals": {goal["id"]: _goal(goal) for goal in GOALS},
        "gyrodynes": {
            name: {"take": TAKE_DIE[i], "complete": COMPLETE_DIE[i], "points": TYPE_POINTS[i]}
            for i, name in enumerate(TYPE_NAMES)
        },
        "awards": AWARDS,
        "tokens": dict(zip(TOKEN_NAMES, TOKEN_DICE, strict=True)),
        "copy_cubes": COPY_CUBES,
        "rings": RINGS,
        "track": {"spaces": SPACES, "start": START, "penalties": _penalties()},
        "rewards": {
            str(players): [
                {"cubes": cubes, "points": points}
                for cubes, points in zip(REWARD_CUBES[players], REWARD_POINTS[players], strict=True)
            ]
            for players in COMPONENTS["game"]["players"]
        },
        "initiative_points": {
            str(players): INITIATIVE_POINTS[players] for players in COMPONENTS["game"]["players"]
        },
        "base_points": BASE_POINTS,
        "beyond": BEYOND,
        "paragraphs": PARAGRAPHS,
    }


def _cluster(side: dict[str, Any]) -> dict[str, Any]:
    return {
        "places": {node["id"]: _place(node) for node in side["nodes"]},
        "segments": side["segments"],
    }


def _place(node: dict[str, Any]) -> dict[str, Any]:
    kind = node["kind"].removesuffix("_pulsar")
    place = {"kind": kind, "x": node["x"], "y": node["y"], "dead_end": bool(node.get("dead_end"))}
    return place | ({"colour": node["color"]} if "color" in node else {})


def _system(tile: dict[str, Any]) -> dict[str, Any]:
    planets = [{"colour": p["color"], "label": p.get("label", "")} for p in tile["planets"]]
    return {"planets": planets, "bonus": tile["bonus"]}


def _technology(board: dict[str, Any], technology: dict[str, Any]) -> dict[str, Any]:
    return {
        "board": board["id"],
        "row": technology["row"],
        "cost": technology["cost"],
        "icons": technology["die_icons"],
        "class": technology["class"],
        "effect": technology["effect"],
    }


def _transmitter(tile: dict[str, Any]) -> dict[str, Any]:
    return {
        "letter": tile["letter"],
        "costs": tile["costs"],
        "ends": [end["half"] for end in tile["ends"]],
        "immediate": tile["immediate"],
        "production": tile["production"],
    }


def _goal(goal: dict[str, Any]) -> dict[str, Any]:
    return {
        "points": goal["points"],
        "bonuses": goal["bonuses"],
        "what": goal["condition"]["what"],
        "needed": goal["condition"]["at_least"],
    }


def _penalties() -> dict[str, int]:
    return {str(space): points for space, points in enumerate(PENALTY) if points}
