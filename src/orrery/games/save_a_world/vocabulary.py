"""The notation of How to Save a World: what its moves and events mean to people."""

from __future__ import annotations

from orrery.games.save_a_world import words
from orrery.games.save_a_world.board import (
    AREA_NAMES,
    LAST_SPACE,
    LOCATION_NAMES,
    MOST_TOKENS,
    PRINTED_AREAS,
    REWARD_NAMES,
)
from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.content import (
    CUBE_NAMES,
    DECK_NAMES,
    PROJECT_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
    WORLD_NAMES,
)
from orrery.games.save_a_world.lab import UPGRADE_NAMES
from orrery.games.save_a_world.simu_cards import SIMU_NAMES, TRACK_WORDS
from orrery.kernel.vocabulary import Kind, Named, Number, Vocabulary, seat_field

PAYMENT_NAMES = (*RESOURCE_NAMES, "free", *(f"two-{name}" for name in RESOURCE_NAMES[:4]))
FACILITY_NAMES = AREA_NAMES[PRINTED_AREAS:]

_SEAT = seat_field()
_CARD = Named("card", CARD_NAMES)
_WORLD = Named("world", WORLD_NAMES)
_PAYMENT = Named("payment", PAYMENT_NAMES)
_LOCATION = Named("location", LOCATION_NAMES)
_PROJECT = Named("project", PROJECT_NAMES)
_UPGRADE = Named("upgrade", UPGRADE_NAMES)
_DECK = Named("deck", DECK_NAMES)
_RESOURCE = Named("resource", RESOURCE_NAMES)
_TAG = Named("tag", TAG_NAMES)
_CUBE = Named("cube", CUBE_NAMES)
_GENIUS = Number("genius", 0, 10)
_COUNT = Number("count")
_POINTS = Number("points")
_SPACE = Number("space", 0, LAST_SPACE)
_MIX = [Number(name, 0, 10) for name in RESOURCE_NAMES[:4]]
_TOKENS = [Number(name, 0, 9) for name in TAG_NAMES]

MOVES = Vocabulary(
    [
        Kind(words.KEEP, "keep", [_CARD]),
        Kind(words.SHUTTLE, "shuttle", [_WORLD, _PAYMENT]),
        Kind(words.PLAY, "play", [_CARD, _PAYMENT]),
        Kind(words.PLACE, "place", [_LOCATION]),
        Kind(words.PASS, "pass"),
        Kind(words.BOOST_CARD, "boost", [_CARD]),
        Kind(words.DONE, "done"),
        Kind(words.GAIN_MIX, "gain", _MIX),
        Kind(words.RAISE_MIX, "raise", _MIX),
        Kind(words.TAKE_TAG, "take-tag", [_TAG]),
        Kind(words.WORK, "work", [_PROJECT, Number("spaces", 1, LAST_SPACE), _GENIUS]),
        Kind(words.BUY_UPGRADE, "research", [_UPGRADE, _GENIUS, Number("science", 0, 9)]),
        Kind(words.GAIN_UPGRADE, "upgrade", [_UPGRADE]),
        Kind(words.BUY_CARD, "buy", [_CARD, _GENIUS]),
        Kind(words.REMOVE, "remove", [_CARD]),
        Kind(words.TIMES, "times", [Number("count", 1, words.TAGS * MOST_TOKENS)]),
        Kind(words.CHOOSE, "choose", [Number("choice", 0, 1)]),
        Kind(words.PAY, "pay", [_RESOURCE]),
        Kind(words.REACTIVATE, "reactivate", _TOKENS),
        Kind(words.RECOVER, "recover", [_CARD]),
        Kind(words.RECALL, "recall", [_LOCATION]),
        Kind(words.TOKENS, "tokens", _TOKENS),
        Kind(words.DISCARD, "discard", [_CARD]),
        Kind(words.SWAP, "swap", [Named("given", RESOURCE_NAMES[:4]), _RESOURCE]),
        Kind(words.ACCEPT, "accept"),
        Kind(words.DECLINE, "decline"),
    ]
)

EVENTS = Vocabulary(
    [
        Kind(words.ROUND_BEGAN, "round", [Number("round"), _SEAT]),
        Kind(words.SPECIES_KEPT, "species-kept", [_SEAT], secret=[_CARD]),
        Kind(words.SHUTTLE_USED, "shuttle-used", [_SEAT, _WORLD]),
        Kind(words.CARD_PLAYED, "card-played", [_SEAT, _CARD]),
        Kind(words.LANDED, "landed", [_SEAT, _LOCATION]),
        Kind(words.PASSED, "passed", [_SEAT]),
        Kind(words.BOOSTED, "boosted", [_SEAT, _CARD]),
        Kind(words.GAINED, "gained", [_SEAT, _COUNT, _RESOURCE]),
        Kind(words.SPENT, "spent", [_SEAT, _COUNT, _RESOURCE]),
        Kind(words.RAISED, "raised", [_SEAT, _COUNT, _RESOURCE]),
        Kind(words.TAG_GAINED, "tag-gained", [_SEAT, _TAG]),
        Kind(words.TOKENS_SPENT, "tokens-spent", [_SEAT, *_TOKENS]),
        Kind(words.CARD_DISCARDED, "card-discarded", [_SEAT, _CARD]),
        Kind(words.SCORED, "scored", [_SEAT, _POINTS]),
        Kind(words.WORKED, "worked", [_SEAT, _PROJECT, _SPACE]),
        Kind(words.LEADER_BONUS, "leader-bonus", [_SEAT, _PROJECT, _SPACE]),
        Kind(words.TILE_REMOVED, "tile-removed", [_PROJECT, Named("tile", REWARD_NAMES)]),
        Kind(words.UPGRADED, "upgraded", [_SEAT, _UPGRADE]),
        Kind(words.CARD_BOUGHT, "card-bought", [_SEAT, _CARD]),
        Kind(words.CARD_REMOVED, "card-removed", [_SEAT, _CARD]),
        Kind(words.BADGE_TAKEN, "badge-taken", [_SEAT]),
        Kind(words.REACTIVATED, "reactivated", [_SEAT, *_TOKENS]),
        Kind(words.RECOVERED, "recovered", [_SEAT, _CARD]),
        Kind(words.RECALLED, "recalled", [_SEAT, _LOCATION]),
        Kind(words.CARD_DEALT, "card-dealt", [_DECK, _CARD], drawn=True),
        Kind(words.ASTEROID_MOVED, "asteroid-moved", [_SPACE]),
        Kind(words.CUBES_ADDED, "cubes-added", [_COUNT]),
        Kind(
            words.FACILITY_PLACED,
            "facility-placed",
            [Named("area", FACILITY_NAMES)],
            drawn=True,
        ),
        Kind(words.DISPLAY_SWEPT, "display-swept", [_DECK, _CARD]),
        Kind(words.ACCELERATED, "accelerated", [_SEAT]),
        Kind(words.CUBE_DRAWN, "cube-drawn", [_CUBE], drawn=True),
        Kind(words.CUBE_PLACED, "cube-placed", [_PROJECT, _SPACE], drawn=True),
        Kind(words.THREAT_ROSE, "threat-rose", [Number("threat")]),
        Kind(words.IMPACT, "impact"),
        Kind(
            words.AIMED,
            "aimed",
            [_PROJECT, Number("missing"), Number("percent", 0, 100)],
            drawn=True,
        ),
        Kind(words.SHOT, "shot", [_PROJECT, _COUNT, Number("missing")], drawn=True),
        Kind(words.CRACKED, "cracked", [_SPACE]),
        Kind(words.KEY_PROJECT, "key-project", [_PROJECT], drawn=True),
        Kind(words.SWAPPED, "swapped", [_SEAT, Named("given", RESOURCE_NAMES[:4]), _RESOURCE]),
        Kind(words.SIMU_CARD, "simu-card", [_SEAT, Named("simu", SIMU_NAMES)], drawn=True),
        Kind(words.SIMU_LANDED, "simu-landed", [_SEAT, _LOCATION], drawn=True),
        Kind(
            words.SIMU_WORKED,
            "simu-worked",
            [_SEAT, _PROJECT, _SPACE, Named("rule", TRACK_WORDS)],
            drawn=True,
        ),
        Kind(words.SIMU_TOOK, "simu-took", [_SEAT, _CARD], drawn=True),
        Kind(words.SIMU_PASSED, "simu-passed", [_SEAT]),
        Kind(words.UNITS_LOST, "units-lost", [_SEAT, _COUNT, _RESOURCE]),
        Kind(words.RAISE_LOST, "raise-lost", [_SEAT, _RESOURCE]),
        Kind(words.TAG_LOST, "tag-lost", [_SEAT, _TAG]),
    ]
)
