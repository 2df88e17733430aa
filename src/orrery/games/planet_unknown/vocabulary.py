"""The notation of Planet Unknown: what its moves and events mean to people."""

from __future__ import annotations

from orrery.games.planet_unknown import words
from orrery.games.planet_unknown.boards import PLANET_NAMES
from orrery.games.planet_unknown.cards import CIV_NAMES, EVENT_NAMES, OBJECTIVE_NAMES
from orrery.games.planet_unknown.content import TILES
from orrery.games.planet_unknown.corporation import CORPORATION_NAMES, TECHNOLOGY_NAMES
from orrery.games.planet_unknown.grid import SIDE
from orrery.games.planet_unknown.printed import BENEFITS, CARD_EFFECTS
from orrery.games.planet_unknown.tiles import PAIRS, SHAPE_NAMES
from orrery.kernel.effect import kinds_of
from orrery.kernel.vocabulary import Kind, Named, Number, Square, Vocabulary, seat_field

TRACKER_NAMES = words.TRACKER_NAMES
STACK_NAMES = ("outer", "inner")
REASON_NAMES = ("blocked", "empty-depot", "last-event")
TURN_NAMES = [f"q{turn}" for turn in range(8)]  # see tiles.py: quarter turns, mirrored from q4 on
TILE_NAMES = [
    f"{shape}-{pair['id']}-{meteor}"
    for shape in SHAPE_NAMES
    for pair in TILES["pairs"]
    for meteor in (0, 1)
]
LINE_NAMES = [f"row{n + 1}" for n in range(SIDE)] + [f"column{n + 1}" for n in range(SIDE)]

SPACE_NAMES = [f"{track}{height}" for track in TRACKER_NAMES for height in range(16)]
SPOT_NAMES = [*SPACE_NAMES, "scoring", *(f"slot-{letter}" for letter in "abcdef")]

assert len(TILE_NAMES) == len(SHAPE_NAMES) * len(PAIRS) * 2

_SEAT = seat_field()
_RIVAL = seat_field("rival_seat")
_PLANET = Named("planet", PLANET_NAMES)
_CORPORATION = Named("corporation", CORPORATION_NAMES)
_STACK = Named("stack", STACK_NAMES)
_SQUARE = Square("square", SIDE, SIDE)
_FROM = Square("from", SIDE, SIDE)
_TO = Square("to", SIDE, SIDE)
_TURN = Named("turn", TURN_NAMES)
_TRACKER = Named("tracker", TRACKER_NAMES)
_TRACK = Named("track", TRACKER_NAMES)
_RESOURCE = Named("resource", words.TERRAIN_NAMES)
_OTHER = Named("other", words.TERRAIN_NAMES)
_HEIGHT = Number("height", 0, 15)
_POSITION = Number("position", 0, 5)
_TILE = Named("tile", TILE_NAMES)
_CARD = Named("civ", CIV_NAMES)
_OBJECTIVE = Named("objective", OBJECTIVE_NAMES)  # the neighbour face of a card
_PERSONAL = Named("personal", OBJECTIVE_NAMES)  # its personal face
_EVENT = Named("event", EVENT_NAMES)
_GROUND = Named("ground", words.GROUND_NAMES)
_PIECE = Named("piece", words.PIECE_NAMES)
_LINE = Named("line", LINE_NAMES)
_POINTS = Number("points")
_RANK = Number("rank", 1, 4)
_ICE = Number("ice", 0, 12)
_TECHNOLOGY = Named("technology", TECHNOLOGY_NAMES)
_SPOT = Named("spot", SPOT_NAMES)
_ORIGIN = Named("spot", SPACE_NAMES)  # the space that a tracker leaves
_REASON = Named("reason", REASON_NAMES)

MOVES = Vocabulary(
    [
        Kind(words.ROTATE, "rotate", [_POSITION]),
        Kind(words.PLACE, "place", [_STACK, _SQUARE, _TURN]),
        Kind(words.GIVE_UP, "give-up", [_STACK]),
        Kind(words.CHOOSE, "choose", [_RESOURCE]),
        Kind(words.GO, "go", [_TRACK, _HEIGHT]),
        Kind(words.PATCH_AT, "patch", [_SQUARE]),
        Kind(words.STORE, "store"),
        Kind(words.ROVER_AT, "land", [_SQUARE]),
        Kind(words.DRIVE, "drive", [_FROM, _TO]),
        Kind(words.TELEPORT, "teleport", [_FROM, _TO]),
        Kind(words.USE, "use", [_TECHNOLOGY]),
        Kind(words.REMOVE, "remove", [_STACK]),
        Kind(words.PUT, "put", [_SPOT]),
        Kind(words.PUT_IN_PLAY, "put-in-play", [_OBJECTIVE]),
        Kind(words.DONE, "done"),
        Kind(words.KEEP, "keep", [_CARD]),
        Kind(words.RETURN, "return", [_PERSONAL]),
        Kind(words.SQUARE, "at", [_SQUARE]),
        Kind(words.LINE, "clear", [_LINE]),
        Kind(words.SIDES, "sides", [_PLANET, _CORPORATION]),
        Kind(words.TILE_WATER, "water-tile", [_ICE]),
        Kind(words.TILE_ENERGY, "energy-tile", [_OTHER]),
        Kind(words.TILE_ROVER, "rover-tile"),
        Kind(words.ONE_RESOURCE, "one-resource", [_RESOURCE, _OTHER, _ICE]),
        Kind(words.STORED_PATCH, "stored-patch"),
        Kind(words.REPOSITION, "reposition"),
        Kind(words.TECH_OR_ENERGY, "tech-or-energy", [_OTHER]),
        Kind(words.EXTRA_ROVER, "extra-rover"),
        *kinds_of(BENEFITS, CARD_EFFECTS),
    ]
)

EVENTS = Vocabulary(
    [
        Kind(words.ROUND_BEGAN, "round", [Number("round"), _SEAT]),
        Kind(words.BOARDS_SHOWN, "boards-shown", [_SEAT, _PLANET, _CORPORATION]),
        Kind(words.TURNED, "turned", [_POSITION]),
        Kind(words.TURNED_BY, "turned-by", [_SEAT, _POSITION]),
        Kind(words.EVENT_SHOWN, "event-shown", [_EVENT], drawn=True),
        Kind(words.PLACED, "placed", [_SEAT, _TILE, _SQUARE, _TURN]),
        Kind(words.GAVE_UP, "gave-up", [_SEAT, _TILE]),
        Kind(words.METEORITE_FELL, "meteorite-fell", [_SEAT, _SQUARE]),
        Kind(words.ADVANCED, "advanced", [_SEAT, _TRACKER, _TRACK, _HEIGHT, _ORIGIN]),
        Kind(words.REGRESSED, "regressed", [_SEAT, _TRACKER, _TRACK, _HEIGHT, _ORIGIN]),
        Kind(words.GAINED_MOVEMENT, "gained-movement", [_SEAT, _POINTS]),
        Kind(words.DROVE, "drove", [_SEAT, _FROM, _TO, _GROUND]),
        Kind(words.TELEPORTED, "teleported", [_SEAT, _FROM, _TO, _GROUND]),
        Kind(words.ROVER_LANDED, "rover-landed", [_SEAT, _SQUARE, _GROUND]),
        Kind(words.COLLECTED, "collected", [_SEAT, _PIECE, _SQUARE]),
        Kind(words.DESTROYED, "destroyed", [_SEAT, _PIECE, _SQUARE]),
        Kind(words.PATCHED, "patched", [_SEAT, _SQUARE]),
        Kind(words.PATCH_STORED, "patch-stored", [_SEAT]),
        Kind(words.PATCH_LOST, "patch-lost", [_SEAT]),
        Kind(words.MILESTONE_REACHED, "milestone-reached", [_SEAT, _RANK]),
        Kind(words.LEVEL_UNLOCKED, "level-unlocked", [_SEAT, _TECHNOLOGY]),
        Kind(words.NO_CARD_LEFT, "no-card-left", [_SEAT, _RANK]),
        Kind(words.CARD_KEPT, "card-kept", [_SEAT, _RANK, _CARD]),
        Kind(words.CARD_HIDDEN, "card-hidden", [_SEAT, _RANK], secret=[_CARD]),
        Kind(words.OBJECTIVE_KEPT, "objective-returned", [_SEAT], secret=[_PERSONAL]),
        Kind(words.BOOSTED, "boosted", [_SEAT]),
        Kind(words.BOOST_LOST, "boost-lost", [_SEAT]),
        Kind(words.GAME_ENDED, "ended", [_REASON]),
        Kind(words.CARDS_REMOVED, "cards-removed"),
        Kind(words.CARDS_ADDED, "cards-added"),
        Kind(words.OBJECTIVE_DEALT, "objective-dealt", [_SEAT, _RIVAL, _OBJECTIVE]),
        Kind(words.OBJECTIVE_GAINED, "objective-gained", [_SEAT], secret=[_PERSONAL], drawn=True),
        Kind(words.EVENT_PEEKED, "event-peeked", [_SEAT], secret=[_EVENT], drawn=True),
        Kind(words.STACK_REMOVED, "stack-removed", [_SEAT, _STACK]),
        Kind(words.PIECE_LOST, "piece-lost", [_SEAT, _PIECE]),
        Kind(words.CANNOT_PLACE, "cannot-place", [_SEAT]),
        Kind(words.CARD_REVEALED, "card-revealed", [_SEAT, _CARD]),
        Kind(words.OBJECTIVE_REVEALED, "objective-revealed", [_SEAT, _PERSONAL]),
        Kind(words.OBJECTIVE_COMMON, "objective-common", [_SEAT, _OBJECTIVE]),
        Kind(words.TECHNOLOGY_USED, "technology-used", [_SEAT, _TECHNOLOGY]),
        Kind(words.LIFEPOD_PUT, "lifepod-put", [_SEAT, _SPOT]),
        Kind(words.LIFEPOD_TAKEN, "lifepod-taken", [_SEAT, _SPOT]),
        Kind(words.FLUX_MOVED, "flux-moved", [_SEAT, _TRACK]),
        Kind(words.PICKED_UP, "picked-up", [_SEAT, _SQUARE]),
    ]
)
