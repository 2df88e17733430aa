"""The numbers of Pulsar 2849: pieces, moves, events, sources. Notation is in vocabulary.py."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NONE: Final = -1

# Gyrodynes (P49-1.3)
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
TYPES: Final = 3

# Tracks (P49-2.2.3)
INITIATIVE: Final = 0
ENGINEERING: Final = 1
NO_TRACK: Final = 2  # a die from the median's own space moves no counter

# What modifies a die (P49-5.3.1)
UNMODIFIED: Final = 0
MINUS_ONE: Final = 1
PLUS_ONE: Final = 2
PLUS_TWO: Final = 3
CHANGE: Final[list[int]] = [0, -1, 1, 2]

# Kinds of modifier tokens
PLUS_MINUS_TOKEN: Final = 0
PLUS_TWO_TOKEN: Final = 1

# Dice as moves name them: silver 1 to 6 are 0 to 5, red 0 to 6 are 6 to 12
FIRST_RED: Final = 6

# Gate colours
GREEN: Final = 0
ORANGE: Final = 1
MAGENTA: Final = 2
COLOURS: Final = 3
NO_COLOUR: Final = 3

# Places of an HQ pyramid; no run is announced
PROJECTS: Final = 8
NO_RUN: Final = 8

# Where a teleport leads
TO_PULSAR: Final = 0
TO_SYSTEM: Final = 1
TO_ANY: Final = 2

# Phases of a round
SETUP: Final = 0
DICE: Final = 1
ACTIONS: Final = 2
PRODUCTION: Final = 3
SCORING: Final = 4

# Moves: of the setup,
PUT_SHIP: Final = 1  # entry gate
CHOOSE_SIDE: Final = 2  # HQ sheet
# of the dice phase,
TAKE_DIE: Final = 3  # value, track, counter
# of a turn, each paid with a die and maybe a token,
FLY: Final = 10  # die, token, run, colour
TAKE_GYRODYNE: Final = 11  # die, token, type
COMPLETE: Final = 12  # die, token, pulsar
TAKE_TRANSMITTER: Final = 13  # die, token, transmitter, cost
PAY_TRANSMITTER: Final = 14  # die, token, transmitter, cost
PROJECT: Final = 15  # die, token, project
BUY_TOKEN: Final = 16  # die, token, kind
PATENT: Final = 17  # die, token, technology
# or free,
BUILD: Final = 18  # type, pulsar
COPY: Final = 19  # value
END_TURN: Final = 20
# of what an action brings,
ROUTE: Final = 30  # end, length, way
PRINTED: Final = 31  # system tile
DRAW: Final = 32
GAIN_GYRODYNE: Final = 33  # type
CLAIM: Final = 34  # isolated pulsar
TELEPORT: Final = 35  # location
LINK: Final = 36  # array, its side, the end of the tile
NEW_ARRAY: Final = 37
DECLINE: Final = 38
# of the production phase and the final scoring
SPEND_CUBE: Final = 40  # transmitter
CONTRACT: Final = 41  # technology
CLAIM_GOAL: Final = 42  # goal
BONUS: Final = 43  # goal
COUNT_GOAL: Final = 44  # goal
FREE_BONUSES: Final = 45  # goal
DONE: Final = 46

# Effects of tiles, projects and technologies
POINTS: Final = 60  # how many
CUBES: Final = 61  # how many
TOKENS: Final = 62  # kind, how many
GYRODYNE: Final = 63  # types as bits
DIFFERENT_GYRODYNES: Final = 64  # how many
EXPLORE: Final = 65  # how many
EXTRA_BASE: Final = 66  # how many
BONUS_DIE: Final = 67  # value
DOUBLER: Final = 68  # silver, red
PATENTED_DIE: Final = 69  # cubes, red
CLAIM_ISOLATED: Final = 70
TELEPORT_TO: Final = 71  # where
POINTS_PER: Final = 72  # what, points, per how many
GATE_RUN: Final = 73  # points, colours as bits

# What is counted (P49-23)
BASES: Final = 0
CLAIMED_PULSARS: Final = 1
PATENTS: Final = 2
ONLINE_TRANSMITTERS: Final = 3
SPINNING_GYRODYNES: Final = 4
SPINNING_TYPES: Final = 5
HQ_PROJECTS: Final = 6
COMPLETED_LINKS: Final = 7
AWARD_TILES: Final = 8
USED_RUNS: Final = 9
SPINNING_SAME: Final = 10  # of one type

# What abilities of technologies react to
ON_FLIGHT: Final = 0
ON_PATENT: Final = 1
ON_PROJECT: Final = 2
ON_COMPLETE: Final = 3
ON_BUY_GYRODYNE: Final = 4
ON_BUILD: Final = 5
ON_PAY_TRANSMITTER: Final = 6
ON_TRANSMITTER: Final = 7
ON_SHIP_CLAIM: Final = 8
ON_CLAIM: Final = 9
ON_BASE: Final = 10
ON_EXPLORATION: Final = 11
ON_TOKEN: Final = 12
ON_BONUS_DIE: Final = 13
ON_COPY: Final = 14
ON_PRODUCTION: Final = 15
AT_END: Final = 16

# Sources of points, as places of a player's ledger
FROM_START: Final = 0
FROM_EXPLORATION: Final = 1
FROM_AWARD: Final = 2  # and 3, 4: by type
FROM_GYRODYNE: Final = 5  # and 6, 7: by type
FROM_ENGINEERING: Final = 8
FROM_PENALTY: Final = 9
FROM_PULSARS: Final = 10
FROM_TILES: Final = 11
FROM_CUBES: Final = 12
FROM_INITIATIVE: Final = 13
FROM_BASES: Final = 14
FROM_TECHNOLOGY: Final = 15  # to 31: by its place in this match
FROM_TRANSMITTER: Final = 32  # to 55
FROM_PROJECT: Final = 56  # to 63
FROM_RUN: Final = 64  # to 71
FROM_GOAL: Final = 72  # to 74
SOURCES: Final = 75

# Events of the log
ROUND_BEGAN: Final = 1  # round
SHIP_PLACED: Final = 2  # seat, entry gate
SIDE_CHOSEN: Final = 3  # seat, HQ sheet
ROLLED: Final = 4  # the dice as digits
MEDIAN: Final = 5  # position
TOOK_DIE: Final = 6  # seat, value
COUNTER_MOVED: Final = 7  # seat, track, from, to
PAID: Final = 8  # seat, die, token
FLEW: Final = 9  # seat, from, to, length
TELEPORTED: Final = 10  # seat, location
REVEALED: Final = 11  # location, system tile
BASE_BUILT: Final = 12  # seat, location, planet colour
CLAIMED: Final = 13  # seat, pulsar
GYRODYNE_TAKEN: Final = 14  # seat, type
CONSTRUCTION: Final = 15  # seat, type, pulsar
COMPLETED: Final = 16  # seat, type, pulsar
AWARDED: Final = 17  # seat, type, points
EXPLORED: Final = 18  # seat, exploration tile
TRANSMITTER_TAKEN: Final = 19  # seat, transmitter
TRANSMITTER_PAID: Final = 20  # seat, transmitter, cost
LINKED: Final = 21  # seat, transmitter, the other one
ONLINE: Final = 22  # seat, transmitter
PROJECT_DONE: Final = 23  # seat, project
RUN_FLOWN: Final = 24  # seat, project, gates, points
PATENTED: Final = 25  # seat, technology
TOKEN_GAINED: Final = 26  # seat, kind, how many
CUBES_GAINED: Final = 27  # seat, how many
CUBES_SPENT: Final = 28  # seat, how many
DIE_COPIED: Final = 29  # seat, value
RED_DIE: Final = 30  # seat, value
TURN_ENDED: Final = 31  # seat
PRODUCTION_BEGAN: Final = 32
ORDER: Final = 33  # place, seat
TRANSMITTERS_DEALT: Final = 34  # transmitter
GAME_ENDED: Final = 35
SCORED: Final = 36  # seat, points, general source
SCORED_TECHNOLOGY: Final = 37  # seat, points, technology
SCORED_TRANSMITTER: Final = 38  # seat, points, transmitter
SCORED_PROJECT: Final = 39  # seat, points, project
SCORED_GOAL: Final = 40  # seat, points, goal
LOST_POINTS: Final = 41  # seat, points
NOTHING_CLAIMED: Final = 42  # seat, pulsar
TURN_BEGAN: Final = 43  # seat
