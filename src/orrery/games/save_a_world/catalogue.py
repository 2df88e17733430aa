"""What never changes and a board is drawn from: worlds, tracks, path, cards, upgrades, SIMU.

Things are called as in views and moves. Texts are not here: they are under the same names in the
text files.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import convert

from orrery.games.save_a_world.board import (
    CRACKS,
    DECK_RESOURCE,
    FACILITIES,
    FINAL_DRAW,
    FLIPS,
    GAUGE,
    LEADER_POINTS,
    MOST,
    MOST_TOKENS,
    PATH,
    PLACES,
    REWARD_NAMES,
    REWARD_TILES,
    SPACE_COST,
    SYMBOL_WORDS,
    THREATS,
    TRACK_RESOURCE,
)
from orrery.games.save_a_world.catalogue_types import (
    AreaFacts,
    Box,
    CardFacts,
    Catalogue,
    FacilitySpace,
    LevelFacts,
    LocationFacts,
    Resource,
    SimuFacts,
    TrackFacts,
    TrackSpace,
    UpgradeFacts,
    UpgradeKind,
    WorldFacts,
)
from orrery.games.save_a_world.content import (
    BOARD,
    CARDS,
    COMPONENTS,
    CUBE_NAMES,
    DECK_NAMES,
    PROJECT_NAMES,
    RESOURCE_NAMES,
    SOLO,
    TAG_NAMES,
)
from orrery.games.save_a_world.printed import EFFECTS, UPGRADE_KINDS
from orrery.games.save_a_world.words import LASER, PROJECTS

_MAIN: Final[dict[str, Any]] = BOARD["main_board"]

# What is explained where in the rules
PARAGRAPHS: Final[dict[str, str]] = {
    "round": "HSW-4.1",
    "turn": "HSW-4.2",
    "shuttle": "HSW-5.1.1",
    "action-card": "HSW-5.2.1",
    "lander": "HSW-5.3.1",
    "available": "HSW-5.3.2",
    "two-players": "HSW-5.3.3",
    "unlimited": "HSW-5.3.5",
    "pass": "HSW-5.4.1",
    "per-tag": "HSW-6.4",
    "frame-shuttle": "HSW-6.7",
    "frame-stay": "HSW-6.8",
    "frame-acceleration": "HSW-13.4",
    "resource": "HSW-7.1",
    "baseline": "HSW-7.6",
    "genius": "HSW-7.10",
    "tag": "HSW-8.1",
    "spend-tag": "HSW-8.4",
    "points": "HSW-9.1",
    "badge": "HSW-9.3",
    "project": "HSW-10.3",
    "cost": "HSW-10.2",
    "stack": "HSW-10.6",
    "reward": "HSW-10.11",
    "leader": "HSW-10.12",
    "flip": "HSW-10.13",
    "research": "HSW-11.2",
    "simple": "HSW-11.4",
    "tech1": "HSW-11.5",
    "tech2": "HSW-11.6",
    "buy": "HSW-12.1.1",
    "price": "HSW-12.1.2",
    "refill": "HSW-12.1.7",
    "remove": "HSW-12.2.1",
    "boost": "HSW-12.3.1",
    "asteroid": "HSW-13.2",
    "symbols": "HSW-13.3",
    "acceleration": "HSW-13.5",
    "bag": "HSW-13.10",
    "gauge": "HSW-13.11",
    "end": "HSW-13.14",
    "threat": "HSW-14.5",
    "laser": "HSW-15.1",
    "cracks": "HSW-15.4",
    "shield": "HSW-15.5",
    "evacuation": "HSW-15.7",
    "places": "HSW-16.1",
    "neutral": "HSW-16.4",
    "species": "HSW-16.8",
    "simu": "HSW-17.6",
}


@cache
def catalogue() -> Catalogue:
    """Everything at once."""
    return convert(
        {
            "resources": RESOURCE_NAMES,
            "tags": TAG_NAMES,
            "projects": PROJECT_NAMES,
            "cubes": CUBE_NAMES,
            "decks": DECK_NAMES,
            "worlds": {w["id"]: WorldFacts(_box(w), _box(w["ready_zone"])) for w in _worlds()},
            "areas": {area["id"]: _area(area) for area in _areas()},
            "locations": {
                one["id"]: _location(area, one) for area in _areas() for one in area["locations"]
            },
            "facility_spaces": [
                FacilitySpace(space["letter"], _box(space))
                for space in _MAIN["facility_spaces"]["spaces"]
            ],
            "path": [[SYMBOL_WORDS[symbol] for symbol in symbols] for symbols in PATH],
            "tracks": [_track(project) for project in range(PROJECTS)],
            "rewards": {tile["id"]: tile["effect"] for tile in COMPONENTS["reward_tiles"]},
            "cards": {card["id"]: _card(card) for deck in DECK_NAMES for card in CARDS[deck]},
            "deck_resources": [RESOURCE_NAMES[resource] for resource in DECK_RESOURCE],
            "upgrades": {
                one["id"]: _upgrade(kind, one)
                for kind in convert(UPGRADE_KINDS, tuple[UpgradeKind, ...])
                for one in COMPONENTS["tech_lab"][kind]
            },
            "threats": THREATS,
            "most": MOST,
            "most_tokens": MOST_TOKENS,
            "places": PLACES,
            "final_draw": FINAL_DRAW,
            "simu": {card["id"]: SimuFacts(card["block"], card["program"]) for card in _simu()},
            "levels": [_level(level) for level in SOLO["levels"]],
            "effects": EFFECTS.facts(),
            "paragraphs": PARAGRAPHS,
        },
        Catalogue,
    )


def _worlds() -> list[dict[str, Any]]:
    worlds: list[dict[str, Any]] = _MAIN["worlds"]
    return worlds


def _areas() -> list[dict[str, Any]]:
    return [*_MAIN["areas"], *FACILITIES]


def _simu() -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = SOLO["cards"]
    return cards


def _box(place: dict[str, Any]) -> Box:
    return Box(place["x"], place["y"], place["w"], place["h"])


def _area(area: dict[str, Any]) -> AreaFacts:
    return AreaFacts(
        world=area["world"],
        letter=area.get("side"),
        box=_box(area) if "x" in area else None,
        locations=[location["id"] for location in area["locations"]],
    )


def _location(area: dict[str, Any], location: dict[str, Any]) -> LocationFacts:
    return LocationFacts(
        area=area["id"],
        world=area["world"],
        frame=location["kind"],
        unlimited=location["unlimited"],
        effects=location["effect"],
    )


def _track(project: int) -> TrackFacts:
    spaces = zip(SPACE_COST[project], LEADER_POINTS[project], FLIPS[project], strict=True)
    return TrackFacts(
        resource=convert(RESOURCE_NAMES[TRACK_RESOURCE[project]], Resource),
        spaces=[TrackSpace(cost, leader, flip) for cost, leader, flip in spaces],
        tiles=[REWARD_NAMES[tile] for tile in REWARD_TILES[project]],
        gauge=GAUGE[project],
        cracks=CRACKS if project == LASER else [],
    )


def _card(card: dict[str, Any]) -> CardFacts:
    return CardFacts(
        deck=card["deck"],
        tags=card["tags"],
        effects=card.get("effect", []),
        condition=card.get("condition"),
        score=card.get("score"),
    )


def _upgrade(kind: UpgradeKind, upgrade: dict[str, Any]) -> UpgradeFacts:
    return UpgradeFacts(
        kind=kind,
        cost=upgrade["cost"],
        effects=upgrade.get("effect", []),
        trigger=upgrade.get("trigger"),
    )


def _level(level: dict[str, Any]) -> LevelFacts:
    return LevelFacts(
        cards=level["cards_per_round"],
        surge=level["surge_from_threat"],
        leads=level["claims_leader_bonuses"],
        species=level["species_vp"],
    )
