"""The numbers of Planet Unknown: terrains, moves, effects, events. Notation is in vocabulary.py."""

from __future__ import annotations

from typing import Final

# Terrains and resources; the first five have a tracker and a track of the same number
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
TERRAINS: Final = 6  # PU-1.7
TRACKERS: Final = 5  # PU-1.8

TERRAIN_NAMES: Final = ("civ", "water", "biomass", "rover", "tech", "energy")
TRACKER_NAMES: Final = TERRAIN_NAMES[:TRACKERS]

# What a square shows: a terrain, or one of these where no tile lies
ICE_GROUND: Final = 6
LAND_GROUND: Final = 7
GROUND_NAMES: Final = (*TERRAIN_NAMES, "ice", "land")

PIECE_NAMES: Final = ("lifepod", "meteorite", "rover")

# Stacks of a depot
OUTER: Final = 0
INNER: Final = 1

TERRAIN_MASK: Final = 31  # all five trackers, as bits

# Moves
ROTATE: Final = 1  # station position
PLACE: Final = 2  # stack, anchor, orientation
GIVE_UP: Final = 3  # stack
CHOOSE: Final = 4  # tracker
GO: Final = 5  # track, height
PATCH_AT: Final = 6  # square
STORE: Final = 7
ROVER_AT: Final = 8  # square
DRIVE: Final = 9  # from, to
DONE: Final = 10
KEEP: Final = 11  # civ card
SQUARE: Final = 12  # square
LINE: Final = 13  # row 0 to 11, column 12 to 23
RETURN: Final = 15  # objective card
SIDES: Final = 16  # planet, corporation: 0 symmetric, 1 asymmetric
TELEPORT: Final = 17  # from, to
USE: Final = 18  # technology
PUT: Final = 19  # lifepod: a space of a track, the scoring area or a technology
PUT_IN_PLAY: Final = 20  # objective card
REMOVE: Final = 30  # stack

# Effects, which are moves when they wait in an agenda: of trackers,
ADVANCE: Final = 40  # tracker
TILE_WATER: Final = 41  # water squares on ice
TILE_ENERGY: Final = 42  # the other resource
ONE_RESOURCE: Final = 43  # two resources, water squares on ice
BOOST: Final = 44
MILESTONE: Final = 45  # rank
UNLOCK: Final = 46  # level
TECH_OR_ENERGY: Final = 47  # the other resource
TILE_ROVER: Final = 48
# of pieces,
FIRST_PIECE_EFFECT: Final = 60
GAIN_PATCH: Final = 60
NEW_ROVER: Final = 61
EXTRA_ROVER: Final = 62
MOVEMENT: Final = 63  # points
COLLECT: Final = 64  # what, how many
DESTROY: Final = 65  # what, how many, where
ADD_METEORITE: Final = 66
REPOSITION: Final = 67
STORED_PATCH: Final = 68
# and of cards alone
FIRST_CARD_EFFECT: Final = 80
ADVANCE_FROM: Final = 80  # trackers as bits, how many, steps, 1 with benefits
REGRESS_FROM: Final = 81  # trackers as bits, steps
EXTRA_TILE: Final = 82  # 1 with advances
DESTROY_LINE: Final = 83
TELEPORT_ROVER: Final = 84
RAISE: Final = 85  # row
CHOICE: Final = 86  # event card
PEEK: Final = 87

# What is printed on cards besides: what counts at the end,
MEDALS: Final = 100  # how many
MEDALS_PER: Final = 101  # how many per patch
LIFEPOD_VALUE: Final = 102  # medals
SET_MEMBER: Final = 103  # set
# and what holds for a round or concerns the table
FORBID_TILE: Final = 110  # where
FORBID_DRIVING: Final = 111  # terrain
SUPPRESS: Final = 112  # what
IGNORE_RESOURCE: Final = 113
ROVER_ON_TILE: Final = 114
ADD_CIV_CARDS: Final = 115
REMOVE_CIV_CARDS: Final = 116
DRAW_OBJECTIVE: Final = 117
LOSE_OBJECTIVE: Final = 118
FREE_ROTATION: Final = 119
LOSE_STACK: Final = 120

# Sets of civ cards (PU-13.1.8, PU-13.1.9)
METEORITE_REPO: Final = 0
COMMERCE_AGREEMENT: Final = 1

# What an event suppresses (PU-13.3.10, PU-13.3.11)
NO_MILESTONES: Final = 0
NO_BOOSTS: Final = 1

# Metrics of neighbour objectives
ON_EDGE: Final = 0
LARGEST_AREA: Final = 1
AREA_COUNT: Final = 2
RESOURCES: Final = 3
TRACKS_AT_TOP: Final = 4
COLLECTED_PIECES: Final = 5

# Which value of a metric wins
FEWEST_WINS: Final = 1

# Goals of personal objectives
RECTANGLE: Final = 0
AREA_RESOURCES: Final = 1
TRACK_AT_TOP: Final = 2
AT_MOST: Final = 3
AT_LEAST: Final = 4
MORE_LIFEPODS: Final = 5
ALL_COVERED: Final = 6

# What is collected or destroyed, and where
LIFEPOD: Final = 0
METEORITE: Final = 1
ROVER_PIECE: Final = 2
ON_PLANET: Final = 0
ON_CORPORATION: Final = 1

# Events of the log
ROUND_BEGAN: Final = 1  # round, commander
TURNED: Final = 2  # position, by itself
EVENT_SHOWN: Final = 3  # event card
PLACED: Final = 4  # seat, tile, anchor, orientation
GAVE_UP: Final = 5  # seat, tile
METEORITE_FELL: Final = 6  # seat, square
ADVANCED: Final = 7  # seat, tracker, track, height, origin
REGRESSED: Final = 8  # seat, tracker, track, height, origin
GAINED_MOVEMENT: Final = 9  # seat, points
DROVE: Final = 10  # seat, from, to, ground
ROVER_LANDED: Final = 11  # seat, square, ground
COLLECTED: Final = 12  # seat, what, square
DESTROYED: Final = 13  # seat, what, square
PATCHED: Final = 14  # seat, square
PATCH_STORED: Final = 15  # seat
PATCH_LOST: Final = 16  # seat
MILESTONE_REACHED: Final = 17  # seat, rank
LEVEL_UNLOCKED: Final = 18  # seat, technology
CARD_KEPT: Final = 19  # seat, rank; card if immediate
CARD_HIDDEN: Final = 20  # seat, rank; secret card
OBJECTIVE_KEPT: Final = 21  # seat; secret card
BOOST_LOST: Final = 22  # seat
GAME_ENDED: Final = 23  # reason
CARDS_REMOVED: Final = 25
CARDS_ADDED: Final = 26
OBJECTIVE_DEALT: Final = 27  # two seats, objective
OBJECTIVE_GAINED: Final = 40  # seat; secret card
EVENT_PEEKED: Final = 41  # seat; secret event card
STACK_REMOVED: Final = 42  # seat, stack
PIECE_LOST: Final = 43  # seat, what
CANNOT_PLACE: Final = 44  # seat
CARD_REVEALED: Final = 45  # seat, card
OBJECTIVE_REVEALED: Final = 46  # seat, objective
BOARDS_SHOWN: Final = 47  # seat, planet, corporation
TURNED_BY: Final = 48  # seat, position
TELEPORTED: Final = 49  # seat, from, to, ground
TECHNOLOGY_USED: Final = 50  # seat, technology
LIFEPOD_PUT: Final = 51  # seat, spot
LIFEPOD_TAKEN: Final = 52  # seat, spot
FLUX_MOVED: Final = 53  # seat, track
PICKED_UP: Final = 54  # seat, square
OBJECTIVE_COMMON: Final = 55  # seat, objective
BOOSTED: Final = 56  # seat
NO_CARD_LEFT: Final = 57  # seat, rank

# Reasons for the end of the game (PU-7.1, PU-9.1.8)
BLOCKED: Final = 0
EMPTY_DEPOT: Final = 1
LAST_EVENT: Final = 2
