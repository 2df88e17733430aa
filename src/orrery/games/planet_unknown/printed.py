"""What is printed on tracks, cards and planets, each effect, test and rule declared once."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown import words
from orrery.games.planet_unknown.content import EVENTS, PLANETS
from orrery.kernel.effect import (
    Count,
    Effect,
    Effects,
    Fixed,
    Inner,
    Numbers,
    Printed,
    Slot,
    Switch,
    Times,
    Word,
    Words,
    read_entries,
)
from orrery.kernel.vocabulary import Named, Number

_COUNT: Final = Number("count", 1, 20)
_STEPS: Final = Count("steps", Number("steps", 1, 5), most=5)
_MEDALS: Final = Number("medals")
_TRACKER: Final = Named("tracker", words.TRACKER_NAMES)
_PIECE: Final = Named("piece", words.PIECE_NAMES)
_PLACE: Final = Named("place", ("planet", "corporation"))
_TERRAIN: Final = Named("resource", words.TERRAIN_NAMES)
_EVENT: Final = Named("event", [card["id"] for card in EVENTS])

_FROM: Final = Words(
    "from", Number("trackers", 0, words.TERRAIN_MASK), words.TRACKER_NAMES, everything="any"
)
_ONE: Final = Fixed("n", 1)
_SYNERGY: Final = Effect(
    words.BOOST, "synergy", notation="boost", text="effect-synergy", pictogram="synergy"
)
_MOVE: Final = Effect(
    words.MOVEMENT,
    "move",
    [Count("n", Number("points", 0, 40))],
    "movement",
    "effect-move",
    pictogram="move",
)

# PU-6.1.2: the benefits of tracks
BENEFITS: Final = Effects(
    [
        _SYNERGY,
        _MOVE,
        Effect(
            words.MILESTONE,
            "civ",
            [Count("rank", Number("rank", 1, 4), most=4)],
            "milestone",
            "effect-civ",
            pictogram="card",
        ),
        Effect(
            words.GAIN_PATCH, "patch", notation="gain-patch", text="effect-patch", pictogram="patch"
        ),
        Effect(
            words.NEW_ROVER, "rover", notation="new-rover", text="effect-rover", pictogram="vehicle"
        ),
        Effect(
            words.UNLOCK,
            "tech",
            [Count("level", Number("level", 0, 6), most=6)],
            "unlock",
            "effect-tech",
            pictogram="level",
        ),
        Effect(
            words.ADVANCE,
            "advance",
            [Word("track", _TRACKER)],
            "advance",
            "effect-advance",
            pictogram="advance",
        ),
    ]
)


def _options(data: Any) -> list[list[Printed]]:
    return [CARD_EFFECTS.read(option) for option in data]


# PU-13.1, PU-13.3: what cards do, at once or as long as they count
CARD_EFFECTS: Final = Effects(
    [
        _SYNERGY,
        _MOVE,
        Effect(
            words.ADVANCE_FROM,
            "advance",
            [
                _FROM,
                Count("trackers", Number("count", 1, words.TRACKERS), most=words.TRACKERS),
                _STEPS,
                Switch("benefits", Number("benefits", 0, 1)),
            ],
            "advance-some",
        ),
        Effect(
            words.REGRESS_FROM,
            "regress",
            [_FROM, Fixed("trackers", 1), _STEPS],
            "regress-one",
        ),
        Effect(words.GAIN_PATCH, "gain_patch", [Times("n", 5)], "gain-patch"),
        Effect(
            words.EXTRA_TILE,
            "extra_tile",
            [Switch("advance", Number("advances", 0, 1))],
            "extra-tile",
        ),
        Effect(
            words.COLLECT,
            "collect",
            [Word("what", _PIECE), Count("n", _COUNT), Fixed("from", "planet")],
            "collect",
        ),
        Effect(
            words.DESTROY,
            "destroy",
            [
                Word("what", _PIECE),
                Count("n", _COUNT),
                Word("where", _PLACE),
                Fixed("if", "more_than_one_on_planet", default=None),
            ],
            "destroy",
        ),
        Effect(words.DESTROY_LINE, "destroy_line", [Fixed("what", "meteorite")], "clear-line"),
        Effect(words.TELEPORT_ROVER, "teleport", [Fixed("to", "any_square")], "teleport-rover"),
        Effect(
            words.RAISE,
            "raise_to_row",
            [Count("row", Number("row", 0, 15)), Fixed("suppress", ["synergy"])],
            "raise-trackers",
        ),
        Effect(words.ADD_METEORITE, "add_meteorite", [_ONE], "add-meteorite"),
        Effect(words.CHOICE, "choice", [Inner("options", _options)], "choice", filled=[_EVENT]),
        Effect(words.PEEK, "peek_event", notation="peek"),
        # What counts at the end
        Effect(words.MEDALS, "medals", [Count("n", _MEDALS)]),
        Effect(
            words.MEDALS_PER, "medals_per", [Fixed("what", "patch_on_planet"), Count("n", _MEDALS)]
        ),
        Effect(words.LIFEPOD_VALUE, "lifepod_value", [Count("n", _MEDALS)]),
        Effect(
            words.SET_MEMBER,
            "set_member",
            [Word("set", Named("set", ("meteorite_repo", "commerce_agreement")))],
        ),
        # What holds for a round, or concerns the table
        Effect(
            words.FORBID_TILE,
            "forbid_tile",
            [Word("where", Named("where", ("edge", "ice", "next_to_same_terrain")))],
        ),
        Effect(words.FORBID_DRIVING, "forbid_rover_terrain", [Word("terrain", _TERRAIN)]),
        Effect(
            words.SUPPRESS, "suppress", [Word("what", Named("what", ("milestones", "synergy")))]
        ),
        Effect(words.IGNORE_RESOURCE, "ignore_one_resource"),
        Effect(words.ROVER_ON_TILE, "extra_rover"),
        Effect(words.ADD_CIV_CARDS, "add_civ_card_each_rank", [_ONE]),
        Effect(words.REMOVE_CIV_CARDS, "remove_civ_card_each_rank", [_ONE]),
        Effect(words.DRAW_OBJECTIVE, "draw_objective", [_ONE]),
        Effect(words.LOSE_OBJECTIVE, "destroy_objective", [_ONE]),
        Effect(words.FREE_ROTATION, "free_rotation"),
        Effect(words.LOSE_STACK, "remove_shape_from_depot", [_ONE]),
    ]
)

# PU-13.2: what neighbours are compared by, and what fulfils a personal objective
_OF: Final = Word("of", _TERRAIN)
_OF_PIECE: Final = Word("of", Named("piece", words.PIECE_NAMES[:2]))
_BETTER: Final = Word("better", Named("better", ("most", "fewest")))
_NUMBER: Final = Number("number")

METRICS: Final = Effects(
    [
        Effect(words.ON_EDGE, "resources_on_edge", [_OF, _BETTER]),
        Effect(words.LARGEST_AREA, "largest_area", [_OF, _BETTER]),
        Effect(words.AREA_COUNT, "area_count", [_OF, _BETTER]),
        Effect(words.RESOURCES, "resource_count", [_OF, _BETTER]),
        Effect(words.TRACKS_AT_TOP, "tracks_at_max", [_BETTER]),
        Effect(words.COLLECTED_PIECES, "collected", [_OF_PIECE, _BETTER]),
    ],
    key="metric",
)
GOALS: Final = Effects(
    [
        Effect(words.RECTANGLE, "rectangle", [_OF, Count("w", _NUMBER), Count("h", _NUMBER)]),
        Effect(words.AREA_RESOURCES, "area_resources", [_OF, Count("min", _NUMBER)]),
        Effect(words.TRACK_AT_TOP, "track_at_max", [Word("track", _TRACKER)]),
        Effect(words.AT_MOST, "resource_at_most", [_OF, Count("max", _NUMBER)]),
        Effect(words.AT_LEAST, "collected_at_least", [_OF_PIECE, Count("min", _NUMBER)]),
        Effect(
            words.MORE_LIFEPODS,
            "collected_more",
            [Fixed("more", "lifepod"), Fixed("than", "meteorite")],
        ),
        Effect(words.ALL_COVERED, "all_covered", [Word("of", Named("zone", ("land", "ice")))]),
    ],
    key="goal",
)

# PU-12: what a planet has of its own. Zones are letters of its rows; rules are known by their words


def _squares(data: Any) -> list[list[int]]:
    return [Numbers("a square", 2).read(square) for square in data]


def _rule(word: str, *slots: Slot) -> Effect:
    return Effect(0, word, slots)


def _zone(letter: str) -> Fixed:
    return Fixed("zone", letter)


_OF_TILES: Final = Fixed("applies_to", "tile")

PLANET_RULES: Final = Effects(
    [
        _rule("anchor_outside", _zone("R"), _OF_TILES),
        _rule("forbid_zone", _zone("R"), Fixed("applies_to", "patch")),
        _rule(
            "bonus_per_complete_part",
            Count("medals", _MEDALS),
            Fixed("parts", ["upper_right", "left", "lower_right"]),
        ),
        _rule(
            "first_tile_must_cover_one_of",
            Inner("squares", _squares),
            Fixed("replaces", "first_tile_touches_perimeter"),
        ),
        _rule("medals_per_uncovered", _zone("C"), Count("medals", _MEDALS)),
        _rule("no_mixing", Fixed("zone_a", "I"), Fixed("zone_b", "not I"), _OF_TILES),
        _rule("rover_may_not_enter_uncovered", _zone("X")),
        _rule("holes_are_not_squares", _zone("H")),
        _rule("holes_do_not_make_perimeter", _zone("H")),
        _rule("perimeter_is_outer_border_only"),
        _rule(
            "must_slide",
            Fixed("directions", ["left", "right", "up", "down"]),
            Fixed("free_steps", 1),
            Fixed("applies_to", "tile and patch"),
        ),
        _rule("banned_resource", Numbers("x", 2), Numbers("y", 2), Word("resource", _TERRAIN)),
        _rule("uncovered_counts_as_terrain", _zone("E"), Fixed("terrain", "energy")),
        _rule("tile_stays_on_one_side", Fixed("key", "sides"), _OF_TILES),
        _rule(
            "rover_may_not_cross_edges",
            Fixed("key", "chasm_edges"),
            Fixed("except_diagonals", "diagonal_gaps"),
        ),
    ],
    key="rule",
)
RULES_OF_PLANETS: Final = read_entries(
    "planets", PLANETS, lambda planet: PLANET_RULES.read(planet["rules"])
)
