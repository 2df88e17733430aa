"""The numbers of Skymines: pieces, moves, effects, events. Notation is in vocabulary.py."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Companies, in the order of the content files
SKYMINE: Final = 0
MINERVA: Final = 1
ASTROGO: Final = 2
TAWAC: Final = 3
COMPANIES: Final = 4
ANY_COMPANY: Final = 4  # in effects: one of the player's choice
EXPANDED: Final = 5  # in effects: the company of the running energy action

# Symbols in an action area (SK-6.1.1, SK-6.6.8); the first three are the resources
CARBON: Final = 0
MINERALS: Final = 1
TITANIUM: Final = 2
RESOURCES: Final = 3
ENERGY: Final = 3
SCIENCE: Final = 4
FIELD: Final = 5
SYMBOLS: Final = 6
SHARE: Final = 6  # a card without an action (SK-2.2)

# Bonus tiles (SK-9)
SCIENCE_TILE: Final = 0
FIELD_TILE: Final = 1
ENERGY_TILE: Final = 2
PLUS_TILE: Final = 3
TILES: Final = 4

# The action area (SK-5.4, SK-5.9): slots, then the place of a tile
SLOTS: Final = 5
LEFT_SLOT: Final = 0
RIGHT_SLOT: Final = 4
TILE_PLACE: Final = 5

# Track sides: A1, A2, B1, ... E2
A1: Final = 0
A2: Final = 1
B1: Final = 2
B2: Final = 3
C1: Final = 4
C2: Final = 5
D1: Final = 6
D2: Final = 7
E1: Final = 8
E2: Final = 9
SIDES: Final = 10

# Boards
MOON: Final = 0
BELT: Final = 1

# Pieces (SK-15.2.2)
OUTPOST: Final = 0
SHUTTLE: Final = 1

# Phases
TOKENS: Final = 0
PLANNING: Final = 1
ACTIONS: Final = 2
OVER: Final = 3

# Bonus spaces (SK-6.6.3): majorities, standard spaces, tiles, two for each track, private ones
MAJORITY: Final = 0  # in the order of MAJORITY_SYMBOLS
FIRST_PLAYER_SPACE: Final = 5
BUY_SPACE: Final = 6
SELL_SPACE: Final = 7
TILE_SPACE: Final = 8  # in the order of the tiles
TRACK_SPACE: Final = 12  # two for each company
PRIVATE_SPACE: Final = 20  # one for each seat (SK-14.9)
SPACES: Final = 24

# Moves
KEEP_TOKEN: Final = 1
PLAN_CARD: Final = 2
READY: Final = 3
USE_RESOURCES: Final = 4
ACQUIRE: Final = 5
ADVANCE: Final = 6
USE_ENERGY: Final = 7
ENTER: Final = 8
TAKE_PIECES: Final = 9
RETURN_PIECE: Final = 10
USE_SCIENCE: Final = 11
FLIP: Final = 12
UPLOAD: Final = 13
TAKE_PLAN: Final = 14
TAKE_SPECIAL: Final = 15
TAKE_COINS: Final = 16
PUT_PLAN: Final = 17
USE_FIELD: Final = 18
PLACE_MARKER: Final = 19
REMOVE_CARD: Final = 20
BUY: Final = 21
CHOOSE_TRACK: Final = 22
PAY_BARRIER: Final = 23
REMOVE_PIECE: Final = 24
CHOOSE_EFFECT: Final = 25
TAKE_REMOVED: Final = 26
DROP_OUT: Final = 27
TAKE_STACK: Final = 28
REST: Final = 29
PUT_PLUS: Final = 30
CLAIM_TASK: Final = 31
DECLINE: Final = 32
DONE: Final = 33
NEUTRALISE: Final = 34
CHOOSE_SHARE: Final = 35

# Effects (see printed.py)
GAIN_COINS: Final = 60
HELIUM: Final = 61
RESEARCH_POINTS: Final = 62
TRACK: Final = 63
TRACK_SPREAD: Final = 64
REMOVE_OUTPOST: Final = 65
COINS_PER_SYMBOL: Final = 66
BUY_WITH_COINS: Final = 67
COINS_PRINTED: Final = 68
PERFORM_REMOVED: Final = 69
FROM_REMOVED: Final = 70
CHOOSE: Final = 71
TAKE_FIRST: Final = 72
RESERVE_TILE: Final = 73

# Events
ROUND_BEGAN: Final = 1
TOKEN_KEPT: Final = 2
PLANNED: Final = 3
REVEALED: Final = 4
RESOURCES_USED: Final = 5
ACQUIRED: Final = 6
MOVED: Final = 7
BARRIER_PAID: Final = 8
THRESHOLD_CROSSED: Final = 9
COINS_GAINED: Final = 10
COINS_PAID: Final = 11
TANK_MOVED: Final = 12
SLOT_OPENED: Final = 13
EXPANDING: Final = 14
ENTERED: Final = 15
OUSTED: Final = 16
PIECES_TAKEN: Final = 17
RETURNED: Final = 18
LEFT_GAME: Final = 19
SCIENCE_USED: Final = 20
FLIPPED: Final = 21
UPLOADED: Final = 22
PLAN_TAKEN: Final = 23
PLAN_PUT: Final = 24
PLAN_DISCARDED: Final = 25
PLAN_DEALT: Final = 26
SUPPLEMENT_TAKEN: Final = 27
FIELD_USED: Final = 28
MARKER_PLACED: Final = 29
CARD_REMOVED: Final = 30
CARD_BOUGHT: Final = 31
CARD_RETAKEN: Final = 32
FIRST_TAKEN: Final = 33
TILE_RESERVED: Final = 34
TILE_TAKEN: Final = 35
PLUS_PUT: Final = 36
DROPPED_OUT: Final = 37
STACK_TAKEN: Final = 38
RESTED: Final = 39
SPECIAL_REVEALED: Final = 40
CARD_DEALT: Final = 41
TASK_CLAIMED: Final = 42
STATUS_UNLOCKED: Final = 43
PIECE_REMOVED: Final = 44
THREAT_NEUTRALISED: Final = 45
THREAT_STRUCK: Final = 46
SHARE_CHOSEN: Final = 47
GAME_ENDED: Final = 48
LOOP_REPEATED: Final = 49
LUNA_CARD: Final = 50
LUNA_MAJORITY: Final = 51
LUNA_CHOSE: Final = 52
LUNA_TOOK: Final = 53
LUNA_DONE: Final = 54
UNITS_LOST: Final = 55
LUNA_ACTED: Final = 56
LUNA_AIMED: Final = 57
LAID_OUT: Final = 58

# What an action has brought, for missions (see missions.py)
HELIUM_MOVED: Final = 0
PLACED: Final = 1
OUSTED_HERE: Final = 2
UPLOAD_STEPS: Final = 3
TRACK_SPACES: Final = 4
MOST_COINS: Final = 5
TALLIES: Final = 6
