"""The notation of Pulsar 2849: what its moves and events mean to people."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.pulsar_2849 import words
from orrery.games.pulsar_2849.cluster import (
    ENTRIES,
    FIRST_GATE,
    FIRST_ISOLATED,
    FIRST_PULSAR,
    LONGEST_FLIGHT,
    NAMES,
)
from orrery.games.pulsar_2849.content import (
    EXPLORATION_TILES,
    GOALS,
    SHEETS,
    SYSTEM_TILES,
    TECHNOLOGY_BOARDS,
    TRANSMITTERS,
)
from orrery.kernel.errors import InvalidMove
from orrery.kernel.vocabulary import Kind, Named, Number, Vocabulary, seat_field

TYPE_NAMES = ("small", "medium", "large")
TRACK_NAMES = ("initiative", "engineering", "none")
MODIFIER_NAMES = ("none", "minus-one", "plus-one", "plus-two")
TOKEN_NAMES = ("plus-minus", "plus-two")
DIE_NAMES = [f"silver-{n}" for n in range(1, 7)] + [f"red-{n}" for n in range(7)]
COLOUR_NAMES = ("green", "orange", "magenta", "none")
SLOT_NAMES = (*"abcdefgh", "none")
PLANET_NAMES = ("blue", "barren")
SIDE_NAMES = ("left", "right")
MEDIAN_NAMES = ("1", "1-2", "2", "2-3", "3", "3-4", "4", "4-5", "5", "5-6", "6")
SYSTEM_NAMES = [tile["id"] for tile in SYSTEM_TILES]
EXPLORATION_NAMES = [tile["id"] for tile in EXPLORATION_TILES]
TECHNOLOGY_NAMES = [tech["id"] for board in TECHNOLOGY_BOARDS for tech in board["technologies"]]
TRANSMITTER_NAMES = [tile["id"] for tile in TRANSMITTERS]
SHEET_NAMES = [sheet["id"] for sheet in SHEETS]
PROJECT_NAMES = [project["id"] for sheet in SHEETS for project in sheet["projects"]]
GOAL_NAMES = [goal["id"] for goal in GOALS]
SOURCE_NAMES = (
    "start",
    "exploration",
    "award-small",
    "award-medium",
    "award-large",
    "gyrodyne-small",
    "gyrodyne-medium",
    "gyrodyne-large",
    "engineering",
    "penalty",
    "pulsars",
    "tiles",
    "cubes",
    "initiative",
    "bases",
)


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice in one number, a digit for each: 2334466 is told as `2 3 3 4 4 6 6`."""

    name: str = "dice"

    @property
    def values(self) -> range:
        return range(10**9)  # nine dice with four players

    def write(self, value: int) -> str:
        return str(value)

    def read(self, token: str) -> int:
        raise InvalidMove("dice are rolled, not chosen")

    def describe(self, value: int) -> str:
        return " ".join(str(value))


assert len(SOURCE_NAMES) == words.FROM_TECHNOLOGY

_SEAT = seat_field()
_ENTRY = Named("entry", NAMES[:ENTRIES])
_SHEET = Named("sheet", SHEET_NAMES)
_VALUE = Number("value", 1, 6)
_TRACK = Named("track", TRACK_NAMES)
_COUNTER = Number("counter", 0, 1)
_DIE = Named("die", DIE_NAMES)
_MODIFIER = Named("modifier", MODIFIER_NAMES)
_RUN = Named("run", SLOT_NAMES)
_COLOUR = Named("colour", COLOUR_NAMES)
_TYPE = Named("type", TYPE_NAMES)
_PULSAR = Named("pulsar", NAMES[FIRST_PULSAR:FIRST_GATE])
_ISOLATED = Named("isolated", NAMES[FIRST_ISOLATED:FIRST_GATE])
_TRANSMITTER = Named("transmitter", TRANSMITTER_NAMES)
_NEIGHBOUR = Named("neighbour", TRANSMITTER_NAMES)
_COST = Number("cost", 1, 6)
_PROJECT = Named("project", PROJECT_NAMES)
_TOKEN = Named("token", TOKEN_NAMES)
_TECHNOLOGY = Named("technology", TECHNOLOGY_NAMES)
_PLACE = Named("place", NAMES)
_FROM = Named("from", NAMES)
_LENGTH = Number("length", 1, LONGEST_FLIGHT)
_WAY = Number("way", 0, 255)
_SYSTEM = Named("system", SYSTEM_NAMES)
_EXPLORATION = Named("exploration", EXPLORATION_NAMES)
_ARRAY = Number("array", 0, len(TRANSMITTER_NAMES) - 1)
_SIDE = Named("side", SIDE_NAMES)
_END = Named("end", SIDE_NAMES)
_GOAL = Named("goal", GOAL_NAMES)
_PLANET = Named("planet", PLANET_NAMES)
_COUNT = Number("count")
_POINTS = Number("points")
_SOURCE = Named("source", SOURCE_NAMES)

MOVES = Vocabulary(
    [
        Kind(words.PUT_SHIP, "put-ship", [_ENTRY]),
        Kind(words.CHOOSE_SIDE, "choose-side", [_SHEET]),
        Kind(words.TAKE_DIE, "take-die", [_VALUE, _TRACK, _COUNTER]),
        Kind(words.FLY, "fly", [_DIE, _MODIFIER, _RUN, _COLOUR]),
        Kind(words.TAKE_GYRODYNE, "take-gyrodyne", [_DIE, _MODIFIER, _TYPE]),
        Kind(words.COMPLETE, "complete", [_DIE, _MODIFIER, _PULSAR]),
        Kind(words.TAKE_TRANSMITTER, "take-transmitter", [_DIE, _MODIFIER, _TRANSMITTER, _COST]),
        Kind(words.PAY_TRANSMITTER, "pay-transmitter", [_DIE, _MODIFIER, _TRANSMITTER, _COST]),
        Kind(words.PROJECT, "project", [_DIE, _MODIFIER, _PROJECT]),
        Kind(words.BUY_TOKEN, "buy-token", [_DIE, _MODIFIER, _TOKEN]),
        Kind(words.PATENT, "patent", [_DIE, _MODIFIER, _TECHNOLOGY]),
        Kind(words.BUILD, "build", [_TYPE, _PULSAR]),
        Kind(words.COPY, "copy", [_VALUE]),
        Kind(words.END_TURN, "end-turn"),
        Kind(words.ROUTE, "route", [_PLACE, _LENGTH, _WAY]),
        Kind(words.PRINTED, "printed-bonus", [_SYSTEM]),
        Kind(words.DRAW, "draw"),
        Kind(words.GAIN_GYRODYNE, "gain-gyrodyne", [_TYPE]),
        Kind(words.CLAIM, "claim", [_ISOLATED]),
        Kind(words.TELEPORT, "teleport", [_PLACE]),
        Kind(words.LINK, "link", [_ARRAY, _SIDE, _END]),
        Kind(words.NEW_ARRAY, "new-array"),
        Kind(words.DECLINE, "decline"),
        Kind(words.SPEND_CUBE, "spend-cube", [_TRANSMITTER]),
        Kind(words.CONTRACT, "contract", [_TECHNOLOGY]),
        Kind(words.CLAIM_GOAL, "claim-goal", [_GOAL]),
        Kind(words.BONUS, "bonus", [_GOAL]),
        Kind(words.COUNT_GOAL, "count-goal", [_GOAL]),
        Kind(words.FREE_BONUSES, "free-bonuses", [_GOAL]),
        Kind(words.DONE, "done"),
    ]
)

EVENTS = Vocabulary(
    [
        Kind(words.ROUND_BEGAN, "round", [Number("round")]),
        Kind(words.SHIP_PLACED, "ship-placed", [_SEAT, _ENTRY]),
        Kind(words.SIDE_CHOSEN, "side-chosen", [_SEAT, _SHEET]),
        Kind(words.ROLLED, "rolled", [Roll()], drawn=True),
        Kind(words.MEDIAN, "median", [Named("median", MEDIAN_NAMES)]),
        Kind(words.TOOK_DIE, "took-die", [_SEAT, _VALUE]),
        Kind(
            words.COUNTER_MOVED,
            "counter-moved",
            [_SEAT, _TRACK, Number("leaving"), Number("reaching")],
        ),
        Kind(words.TURN_BEGAN, "turn-began", [_SEAT]),
        Kind(words.TURN_ENDED, "turn-ended", [_SEAT]),
        Kind(words.PAID, "paid", [_SEAT, _DIE, _MODIFIER]),
        Kind(words.FLEW, "flew", [_SEAT, _FROM, _PLACE, _LENGTH]),
        Kind(words.TELEPORTED, "teleported", [_SEAT, _PLACE]),
        Kind(words.REVEALED, "revealed", [_PLACE, _SYSTEM], drawn=True),
        Kind(words.BASE_BUILT, "base", [_SEAT, _PLACE, _PLANET]),
        Kind(words.CLAIMED, "claimed", [_SEAT, _PULSAR]),
        Kind(words.NOTHING_CLAIMED, "no-ring-left", [_SEAT, _PULSAR]),
        Kind(words.GYRODYNE_TAKEN, "gyrodyne-taken", [_SEAT, _TYPE]),
        Kind(words.CONSTRUCTION, "construction", [_SEAT, _TYPE, _PULSAR]),
        Kind(words.COMPLETED, "completed", [_SEAT, _TYPE, _PULSAR]),
        Kind(words.AWARDED, "awarded", [_SEAT, _TYPE, _POINTS]),
        Kind(words.EXPLORED, "explored", [_SEAT, _EXPLORATION], drawn=True),
        Kind(words.TRANSMITTER_TAKEN, "transmitter-taken", [_SEAT, _TRANSMITTER]),
        Kind(words.TRANSMITTER_PAID, "transmitter-paid", [_SEAT, _TRANSMITTER, _COST]),
        Kind(words.LINKED, "linked", [_SEAT, _TRANSMITTER, _NEIGHBOUR]),
        Kind(words.ONLINE, "online", [_SEAT, _TRANSMITTER]),
        Kind(words.PROJECT_DONE, "project-done", [_SEAT, _PROJECT]),
        Kind(words.RUN_FLOWN, "run-flown", [_SEAT, _PROJECT, Number("gates"), _POINTS]),
        Kind(words.PATENTED, "patented", [_SEAT, _TECHNOLOGY]),
        Kind(words.TOKEN_GAINED, "token-gained", [_SEAT, _TOKEN, _COUNT]),
        Kind(words.CUBES_GAINED, "cubes-gained", [_SEAT, _COUNT]),
        Kind(words.CUBES_SPENT, "cubes-spent", [_SEAT, _COUNT]),
        Kind(words.DIE_COPIED, "die-copied", [_SEAT, _VALUE]),
        Kind(words.RED_DIE, "red-die", [_SEAT, Number("value", 0, 6)]),
        Kind(words.PRODUCTION_BEGAN, "production"),
        Kind(words.ORDER, "order", [Number("rank"), _SEAT]),
        Kind(words.TRANSMITTERS_DEALT, "transmitter-dealt", [_TRANSMITTER], drawn=True),
        Kind(words.GAME_ENDED, "ended"),
        Kind(words.SCORED, "scored", [_SEAT, _POINTS, _SOURCE]),
        Kind(words.SCORED_TECHNOLOGY, "scored-technology", [_SEAT, _POINTS, _TECHNOLOGY]),
        Kind(words.SCORED_TRANSMITTER, "scored-transmitter", [_SEAT, _POINTS, _TRANSMITTER]),
        Kind(words.SCORED_PROJECT, "scored-project", [_SEAT, _POINTS, _PROJECT]),
        Kind(words.SCORED_GOAL, "scored-goal", [_SEAT, _POINTS, _GOAL]),
        Kind(words.LOST_POINTS, "lost-points", [_SEAT, _POINTS]),
    ]
)
