"""The notation of Skymines: what its moves and events mean to people."""

from __future__ import annotations

from orrery.games.skymines import words
from orrery.games.skymines.board import PLACE_NAMES
from orrery.games.skymines.cards import CARD_NAMES, DISPLAY
from orrery.games.skymines.content import COMPANY_NAMES, TILE_NAMES
from orrery.games.skymines.luna_cards import LUNA_CARD_NAMES, RULE_NAMES
from orrery.games.skymines.missions import TASK_NAMES
from orrery.games.skymines.plans import (
    DISPLAY_NAMES,
    FIRST_SPECIAL,
    PLAN_NAMES,
    SPECIALS,
    TOKEN_NAMES,
)
from orrery.games.skymines.stations import LONGEST
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.tracks import LAST, LAST_SCREEN
from orrery.kernel.vocabulary import Kind, Named, Number, Place, Vocabulary, seat_field

SLOT_NAMES = ("A", "B", "C", "D", "E")
AREA_NAMES = (*SLOT_NAMES, "tile")
SPACE_NAMES = (
    *(f"majority-{name}" for name in ("science", "titanium", "minerals", "carbon", "energy")),
    "first-player",
    "buy",
    "sell",
    *(f"tile-{name}" for name in TILE_NAMES),
    *(f"{company}-{number}" for company in COMPANY_NAMES for number in (1, 2)),
    *(f"private-{seat + 1}" for seat in range(4)),
)
PIECE_NAMES = ("outpost", "shuttle")
CHOICE_NAMES = ("points", "tank", "perform", "retake")  # see bonus_spaces.py
SPECIAL_NAMES = PLAN_NAMES[FIRST_SPECIAL : FIRST_SPECIAL + SPECIALS]
assert len(SPACE_NAMES) == words.SPACES


# Sets of action slots as bits, written by their letters: `BD`
SLOT_SETS = tuple(
    "".join(letter for n, letter in enumerate(SLOT_NAMES) if bits >> n & 1) or "none"
    for bits in range(1 << len(SLOT_NAMES))
)

_SEAT = seat_field()
_COMPANY = Named("company", COMPANY_NAMES)
_CARD = Named("card", CARD_NAMES)
_SLOT = Named("slot", SLOT_NAMES)
_SLOTS = Place("slots", SLOT_SETS)
_AREA = Named("area", AREA_NAMES)
_DISPLAY = Number("display", 0, DISPLAY - 1)
_PLAN = Named("plan", PLAN_NAMES)
_TOKEN = Named("token", TOKEN_NAMES)
_SPECIAL = Named("special", SPECIAL_NAMES)
_PLAN_SPACE = Named("research", DISPLAY_NAMES)
_SCREEN = Number("screen", 0, LAST_SCREEN)
_SPACE = Named("space", SPACE_NAMES)
_TASK = Named("task", TASK_NAMES)
_TILE = Named("tile", TILE_NAMES)
_PIECE = Named("piece", PIECE_NAMES)
_THREAT = Named("threat", THREAT_NAMES)
_PLACE = Named("place", PLACE_NAMES)
_RULE = Named("rule", RULE_NAMES)
_COUNT = Number("count")
_COINS = Number("coins")
_SPACES = Number("spaces")
_COLUMN = Number("column", 0, 2)

MOVES = Vocabulary(
    [
        Kind(words.KEEP_TOKEN, "keep", [_TOKEN]),
        Kind(words.PLAN_CARD, "plan", [_CARD, _SLOT]),
        Kind(words.READY, "ready"),
        Kind(words.USE_RESOURCES, "use", [_SLOTS]),
        Kind(words.ACQUIRE, "acquire", [_DISPLAY]),
        Kind(words.ADVANCE, "advance", [_COMPANY, Number("spaces", 1, LAST)]),
        Kind(words.USE_ENERGY, "expand", [_COMPANY]),
        Kind(words.ENTER, "enter", [_PLACE, Number("energy", 0, 20)]),
        Kind(
            words.TAKE_PIECES,
            "take-pieces",
            [Number(name, 0, LONGEST) for name in ("first", "second", "third")],
        ),
        Kind(words.RETURN_PIECE, "return", [_COMPANY, _COLUMN]),
        Kind(words.USE_SCIENCE, "science", [_AREA]),
        Kind(words.FLIP, "flip", [_SCREEN]),
        Kind(words.UPLOAD, "upload", [_SCREEN]),
        Kind(words.TAKE_PLAN, "take-plan", [_PLAN_SPACE]),
        Kind(words.TAKE_SPECIAL, "take-special", [_SPECIAL]),
        Kind(words.TAKE_COINS, "take-coins", [Number("coins", 0, 99)]),
        Kind(words.PUT_PLAN, "put-plan", [_PLAN, _SCREEN]),
        Kind(words.USE_FIELD, "field", [_AREA]),
        Kind(words.PLACE_MARKER, "marker", [_SPACE, Number("step", 0, 2)]),
        Kind(words.REMOVE_CARD, "remove", [_CARD]),
        Kind(words.BUY, "buy", [_DISPLAY]),
        Kind(words.CHOOSE_TRACK, "track", [_COMPANY]),
        Kind(words.PAY_BARRIER, "pay-barrier", [_COMPANY]),
        Kind(words.REMOVE_PIECE, "remove-outpost", [_COMPANY, _COLUMN]),
        Kind(words.CHOOSE_EFFECT, "choose", [Named("choice", CHOICE_NAMES)]),
        Kind(words.TAKE_REMOVED, "retake", [_CARD]),
        Kind(words.DROP_OUT, "drop-out"),
        Kind(words.TAKE_STACK, "take-stack", [_SLOT]),
        Kind(words.REST, "rest", [_CARD, _SLOT]),
        Kind(words.PUT_PLUS, "plus", [_SLOT]),
        Kind(words.CLAIM_TASK, "claim", [_TASK]),
        Kind(words.DECLINE, "decline"),
        Kind(words.DONE, "done"),
        Kind(words.NEUTRALISE, "neutralise"),
        Kind(words.CHOOSE_SHARE, "share", [_COMPANY]),
    ]
)

EVENTS = Vocabulary(
    [
        Kind(words.ROUND_BEGAN, "round", [Number("round"), _SEAT]),
        Kind(words.TOKEN_KEPT, "token-kept", [_SEAT], secret=[_TOKEN]),
        Kind(words.PLANNED, "planned", [_SEAT], secret=[_CARD, _SLOT]),
        Kind(words.REVEALED, "revealed", [_SEAT, _CARD, _SLOT]),
        Kind(words.RESOURCES_USED, "resources-used", [_SEAT, Number("units"), _SLOTS]),
        Kind(words.ACQUIRED, "acquired", [_SEAT, _CARD]),
        Kind(words.MOVED, "moved", [_SEAT, _COMPANY, Number("leaving"), Number("reaching")]),
        Kind(words.BARRIER_PAID, "barrier-paid", [_SEAT, _COMPANY, _COINS]),
        Kind(words.THRESHOLD_CROSSED, "threshold", [_SEAT, _COMPANY, _COINS]),
        Kind(words.COINS_GAINED, "coins-gained", [_SEAT, _COINS]),
        Kind(words.COINS_PAID, "coins-paid", [_SEAT, _COINS]),
        Kind(words.TANK_MOVED, "tank-moved", [_SEAT, Number("reaching")]),
        Kind(words.SLOT_OPENED, "slot-opened", [_SEAT, _SLOT]),
        Kind(words.EXPANDING, "expanding", [_SEAT, _COMPANY, Number("energy")]),
        Kind(words.ENTERED, "entered", [_SEAT, _COMPANY, _PLACE]),
        Kind(words.OUSTED, "ousted", [_SEAT, _COMPANY, _PLACE]),
        Kind(
            words.PIECES_TAKEN,
            "pieces-taken",
            [_COMPANY, Number("first"), Number("second"), Number("third")],
        ),
        Kind(words.RETURNED, "returned", [_COMPANY, _COLUMN]),
        Kind(words.LEFT_GAME, "left-game", [_COMPANY, _PIECE]),
        Kind(words.SCIENCE_USED, "science-used", [_SEAT, Number("points")]),
        Kind(words.FLIPPED, "flipped", [_SEAT, _PLAN]),
        Kind(words.UPLOADED, "uploaded", [_SEAT, Number("leaving"), Number("reaching")]),
        Kind(words.PLAN_TAKEN, "plan-taken", [_SEAT, _PLAN]),
        Kind(words.PLAN_PUT, "plan-put", [_SEAT, _PLAN, _SCREEN]),
        Kind(words.PLAN_DISCARDED, "plan-discarded", [_SEAT, _PLAN]),
        Kind(words.PLAN_DEALT, "plan-dealt", [_PLAN], drawn=True),
        Kind(words.SUPPLEMENT_TAKEN, "supplement-taken", [_SEAT, _COINS]),
        Kind(words.FIELD_USED, "field-used", [_SEAT]),
        Kind(words.MARKER_PLACED, "marker-placed", [_SEAT, _SPACE]),
        Kind(words.CARD_REMOVED, "card-removed", [_SEAT, _CARD]),
        Kind(words.CARD_RETAKEN, "card-retaken", [_SEAT, _CARD]),
        Kind(words.FIRST_TAKEN, "first-taken", [_SEAT]),
        Kind(words.TILE_RESERVED, "tile-reserved", [_SEAT, _TILE]),
        Kind(words.TILE_TAKEN, "tile-taken", [_SEAT, _TILE]),
        Kind(words.PLUS_PUT, "plus-put", [_SEAT, _CARD]),
        Kind(words.DROPPED_OUT, "dropped-out", [_SEAT]),
        Kind(words.STACK_TAKEN, "stack-taken", [_SEAT, _SLOT]),
        Kind(words.RESTED, "rested", [_SEAT, _CARD, _SLOT]),
        Kind(words.SPECIAL_REVEALED, "special-revealed", [_SPECIAL]),
        Kind(words.CARD_DEALT, "card-dealt", [_CARD], drawn=True),
        Kind(words.TASK_CLAIMED, "task-claimed", [_SEAT, _TASK]),
        Kind(words.STATUS_UNLOCKED, "status-unlocked", [_SEAT]),
        Kind(words.PIECE_REMOVED, "outpost-removed", [_SEAT, _COMPANY, _COLUMN]),
        Kind(words.THREAT_NEUTRALISED, "threat-neutralised", [_SEAT, _THREAT]),
        Kind(words.THREAT_STRUCK, "threat-struck", [_THREAT]),
        Kind(words.SHARE_CHOSEN, "share-chosen", [_SEAT, _COMPANY]),
        Kind(words.GAME_ENDED, "ended", [Number("round")]),
        Kind(words.LOOP_REPEATED, "loop", [_COUNT]),
        Kind(
            words.LUNA_CARD,
            "luna-card",
            [_SEAT, Named("luna", LUNA_CARD_NAMES), _SLOT],
            drawn=True,
        ),
        Kind(
            words.LUNA_MAJORITY,
            "luna-majority",
            [_SEAT, Named("luna", LUNA_CARD_NAMES), Number("side", 0, 1)],
            drawn=True,
        ),
        Kind(words.LUNA_CHOSE, "luna-chose", [_SEAT, _COMPANY, _RULE]),
        Kind(words.LUNA_AIMED, "luna-aimed", [_SEAT, _COMPANY, _PLACE, _RULE]),
        Kind(words.LUNA_ACTED, "luna-acted", [_SEAT, _SLOT, _RULE]),
        Kind(words.LUNA_TOOK, "luna-took", [_SEAT, _CARD]),
        Kind(
            words.LUNA_DONE,
            "luna-done",
            [_SEAT, Named("luna", LUNA_CARD_NAMES), _RULE],
            drawn=True,
        ),
        Kind(words.UNITS_LOST, "units-lost", [_SEAT, _COUNT]),
        Kind(words.LAID_OUT, "laid-out", [], drawn=True),
    ]
)
