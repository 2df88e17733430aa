"""The main board (HSW-6, HSW-10, HSW-13.3): locations, tracks, gauges, the asteroid's path."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.save_a_world.content import BOARD, COMPONENTS, PROJECT_NAMES, WORLD_NAMES
from orrery.games.save_a_world.printed import EFFECTS
from orrery.games.save_a_world.words import PROJECTS
from orrery.kernel.effect import numbers, read_entries

_MAIN: Final[dict[str, Any]] = BOARD["main_board"]
_FRAMES: Final = ("stay", "shuttle", "acceleration")
FACILITIES: Final[list[dict[str, Any]]] = COMPONENTS["facilities"]

# Areas of the board, then the facilities; each with its locations
_AREAS: Final[list[dict[str, Any]]] = [*_MAIN["areas"], *FACILITIES]
AREA_NAMES: Final[list[str]] = [area["id"] for area in _AREAS]
PRINTED_AREAS: Final = len(_MAIN["areas"])
_PLACES: Final = [(number, one) for number, a in enumerate(_AREAS) for one in a["locations"]]

LOCATION_NAMES: Final[list[str]] = [location["id"] for _, location in _PLACES]
LOCATIONS: Final = len(_PLACES)
PRINTED_LOCATIONS: Final = sum(area < PRINTED_AREAS for area, _ in _PLACES)
AREA: Final[list[int]] = [area for area, _ in _PLACES]
WORLD: Final[list[int]] = [WORLD_NAMES.index(_AREAS[area]["world"]) for area, _ in _PLACES]
FRAME: Final[list[int]] = [_FRAMES.index(location["kind"]) for _, location in _PLACES]
UNLIMITED: Final[list[bool]] = [location["unlimited"] for _, location in _PLACES]
ACTION_OF: Final[list[list[int]]] = read_entries(
    "board", [one for _, one in _PLACES], lambda one: numbers(EFFECTS.read(one["effect"]))
)
COMMAND: Final = FRAME.index(_FRAMES.index("acceleration"))  # HSW-6.9: there is exactly one
FACILITY_LETTER: Final[list[int]] = ["AB".index(tile["side"]) for tile in FACILITIES]
FACILITY_SPACES: Final[list[int]] = [  # per letter
    sum(space["letter"] == letter for space in _MAIN["facility_spaces"]["spaces"])
    for letter in "AB"
]


LOCATIONS_OF: Final[list[list[int]]] = [
    [number for number in range(LOCATIONS) if AREA[number] == area] for area in range(len(_AREAS))
]


# The asteroid's path (HSW-13.3)
SYMBOL_WORDS: Final = ("facility_A", "facility_B", "add_asteroid", "refresh", "impact")
FACILITY_A: Final = 0
FACILITY_B: Final = 1
ADD_ASTEROID: Final = 2
REFRESH: Final = 3
PATH: Final[list[list[int]]] = [
    [SYMBOL_WORDS.index(symbol) for symbol in space["symbols"]]
    for space in _MAIN["asteroid_path"]["spaces"]
]
IMPACT_SPACE: Final[int] = _MAIN["asteroid_path"]["impact_index"]

# The project tracks (HSW-10.1, HSW-10.2)
_TRACKS: Final[list[dict[str, Any]]] = _MAIN["project_tracks"]["tracks"]
assert [track["project"] for track in _TRACKS] == list(PROJECT_NAMES)
TRACK_RESOURCE: Final[list[int]] = [
    [one["id"] for one in COMPONENTS["resources"]["items"]].index(track["resource"])
    for track in _TRACKS
]
SPACE_COST: Final[list[list[int]]] = [[s["cost"] for s in track["spaces"]] for track in _TRACKS]
LEADER_POINTS: Final[list[list[int]]] = [
    [space.get("leader_vp", 0) for space in track["spaces"]] for track in _TRACKS
]
FLIPS: Final[list[list[bool]]] = [
    [space.get("flip_reward", False) for space in track["spaces"]] for track in _TRACKS
]
LAST_SPACE: Final = len(SPACE_COST[0]) - 1


def _neutral(label: str) -> list[int]:
    """Per project the space of a neutral disc."""
    return [
        next(s["index"] for s in track["spaces"] if s.get("neutral_disc") == label)
        for track in _TRACKS
    ]


NEUTRAL_FROM_THREE: Final[list[int]] = _neutral("2-3 players")
NEUTRAL_FOR_TWO: Final[list[int]] = _neutral("2 players")

# Reward tiles, per project from the top of the stack (HSW-3.1.2)
_TILES: Final[list[dict[str, Any]]] = COMPONENTS["reward_tiles"]
REWARD_NAMES: Final[list[str]] = [tile["id"] for tile in _TILES]
REWARD: Final[list[list[int]]] = read_entries(
    "components", _TILES, lambda tile: numbers(EFFECTS.read(tile["effect"]))
)
REWARD_TILES: Final[list[list[int]]] = [
    sorted(
        [number for number, tile in enumerate(_TILES) if tile["project"] == project],
        key=lambda number: int(_TILES[number]["dots"]),
    )
    for project in PROJECT_NAMES
]

# The progress gauges (HSW-15.10)
_GAUGES: Final[list[dict[str, Any]]] = BOARD["progress_board"]["gauges"]
GAUGE: Final[list[int]] = [gauge["length"] for gauge in _GAUGES]
CRACKS: Final[list[int]] = _GAUGES[0]["crack_spaces"]
assert len(GAUGE) == PROJECTS
assert _GAUGES[1]["receives_cracks"] == CRACKS

# HSW-2.10, HSW-3.2
THREATS: Final[list[int]] = COMPONENTS["threat_tokens"]["order_top_to_bottom"]
START_LEVELS: Final[list[int]] = [one["start"] for one in COMPONENTS["resources"]["items"]]
MOST: Final[int] = COMPONENTS["resources"]["max"]
MOST_TOKENS: Final[int] = COMPONENTS["tags"]["max_tokens_per_type"]
_RESOURCE_IDS: Final = [one["id"] for one in COMPONENTS["resources"]["items"]]
SEAT_BONUS: Final[list[list[int]]] = [
    [_RESOURCE_IDS.index(name) for name in seat["plus_one"]]
    for seat in COMPONENTS["seat_bonus"]["seats"]
]
LANDERS: Final[list[int]] = [COMPONENTS["landers"][world] for world in WORLD_NAMES]
PLACES: Final[list[list[int]]] = [
    COMPONENTS["scoring"]["other_projects"],
    COMPONENTS["scoring"]["key_project"],
]
FINAL_DRAW: Final[int] = COMPONENTS["final_draw"]["cubes"]
DISPLAY: Final[int] = COMPONENTS["display"]["cards_per_deck"]
DECK_RESOURCE: Final[list[int]] = [
    _RESOURCE_IDS.index(COMPONENTS["card_cost_resource"][deck])
    for deck in ("action", "boost", "species")
]
