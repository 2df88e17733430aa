"""What never changes and a board is drawn from: both clusters, tiles, boards, prices.

Things are called as in views and moves. Texts are not here: they are under the same names in the
text files.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import UNSET, convert

from orrery.games.pulsar_2849.actions import TOKEN_DICE
from orrery.games.pulsar_2849.bonus_die import COPY_CUBES
from orrery.games.pulsar_2849.catalogue_types import (
    Catalogue,
    Cluster,
    Clusters,
    ExplorationFacts,
    GoalFacts,
    GyrodyneFacts,
    Gyrodynes,
    Place,
    PlanetFacts,
    ProductionFacts,
    ProjectFacts,
    Rewards,
    Segment,
    SheetFacts,
    SystemFacts,
    TechnologyFacts,
    TokenDice,
    TrackFacts,
    TransmitterFacts,
)
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
from orrery.games.pulsar_2849.printed import EFFECTS
from orrery.games.pulsar_2849.production import REWARD_CUBES, REWARD_POINTS
from orrery.games.pulsar_2849.pulsars import AWARDS, COMPLETE_DIE, TAKE_DIE, TYPE_POINTS
from orrery.games.pulsar_2849.state import RINGS, SPACES
from orrery.games.pulsar_2849.tracks import PENALTY, START
from orrery.games.pulsar_2849.view_types import SIDES

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
def catalogue() -> Catalogue:
    """Everything at once."""
    players = COMPONENTS["game"]["players"]
    return Catalogue(
        clusters=Clusters(*[_cluster(CLUSTERS[name]) for name in SIDES]),
        systems={tile["id"]: _system(tile) for tile in SYSTEM_TILES},
        exploration={
            tile["id"]: ExplorationFacts(tile["copies"], tile["effects"])
            for tile in EXPLORATION_TILES
        },
        technologies={
            technology["id"]: _technology(board, technology)
            for board in TECHNOLOGY_BOARDS
            for technology in board["technologies"]
        },
        transmitters={tile["id"]: _transmitter(tile) for tile in TRANSMITTERS},
        sheets={
            sheet["id"]: SheetFacts([ProjectFacts(**project) for project in sheet["projects"]])
            for sheet in SHEETS
        },
        goals={goal["id"]: _goal(goal) for goal in GOALS},
        gyrodynes=Gyrodynes(
            *[
                GyrodyneFacts(*dice)
                for dice in zip(TAKE_DIE, COMPLETE_DIE, TYPE_POINTS, strict=True)
            ]
        ),
        awards=AWARDS,
        tokens=TokenDice(*TOKEN_DICE),
        copy_cubes=COPY_CUBES,
        rings=RINGS,
        track=TrackFacts(SPACES, START, _penalties()),
        rewards={
            str(number): [
                Rewards(cubes, points)
                for cubes, points in zip(REWARD_CUBES[number], REWARD_POINTS[number], strict=True)
            ]
            for number in players
        },
        initiative_points={str(number): INITIATIVE_POINTS[number] for number in players},
        base_points=BASE_POINTS,
        beyond=BEYOND,
        effects=EFFECTS.facts(),
        paragraphs=PARAGRAPHS,
    )


def _cluster(side: dict[str, Any]) -> Cluster:
    return Cluster(
        places={node["id"]: _place(node) for node in side["nodes"]},
        segments=[Segment(**segment) for segment in side["segments"]],
    )


def _place(node: dict[str, Any]) -> Place:
    return Place(
        kind=node["kind"].removesuffix("_pulsar"),
        x=node["x"],
        y=node["y"],
        dead_end=bool(node.get("dead_end")),
        colour=node.get("color", UNSET),
    )


def _system(tile: dict[str, Any]) -> SystemFacts:
    planets = [PlanetFacts(p["color"], p.get("label", "")) for p in tile["planets"]]
    return SystemFacts(planets, tile["bonus"])


def _technology(board: dict[str, Any], technology: dict[str, Any]) -> TechnologyFacts:
    return TechnologyFacts(
        board=board["id"],
        row=technology["row"],
        cost=technology["cost"],
        icons=technology["die_icons"],
        kind=technology["class"],
        effect=technology["effect"],
    )


def _transmitter(tile: dict[str, Any]) -> TransmitterFacts:
    left, right = tile["ends"]
    return TransmitterFacts(
        letter=tile["letter"],
        costs=tile["costs"],
        ends=(left["half"], right["half"]),
        immediate=tile["immediate"],
        production=convert(tile["production"], ProductionFacts),
    )


def _goal(goal: dict[str, Any]) -> GoalFacts:
    return GoalFacts(
        points=goal["points"],
        bonuses=[Rewards(**bonus) for bonus in goal["bonuses"]],
        what=goal["condition"]["what"],
        needed=goal["condition"]["at_least"],
    )


def _penalties() -> dict[str, int]:
    return {str(space): points for space, points in enumerate(PENALTY) if points}
