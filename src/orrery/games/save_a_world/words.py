"""The numbers of How to Save a World: pieces, moves, effects, events. See vocabulary.py."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Resources (HSW-2.16): the first four are the basic ones
ENERGY: Final = 0
KNOWLEDGE: Final = 1
MINERALS: Final = 2
ORGANICS: Final = 3
BASICS: Final = 4
GENIUS: Final = 4
RESOURCES: Final = 5
ANY_BASIC: Final = 5  # in effects: each unit is chosen
FREE: Final = 5  # in moves: nothing is paid

# Tags (HSW-2.17)
PLANET_TAG: Final = 0
SCIENCE_TAG: Final = 1
MOON_TAG: Final = 2
TAGS: Final = 3
PLANET_OR_MOON: Final = 3  # in effects: chosen when it is gained or spent
ANY_TAG: Final = 4

# Projects (HSW-1.4), and the cubes of the bag (HSW-2.13)
LASER: Final = 0
SHIELD: Final = 1
EVACUATION: Final = 2
PROJECTS: Final = 3
ANY_PROJECT: Final = 3
ASTEROID: Final = 3
CUBES: Final = 4

# Worlds (HSW-6.1)
PLANET: Final = 0
MOON: Final = 1
WORLDS: Final = 2

# Decks
ACTION: Final = 0
BOOST: Final = 1
SPECIES: Final = 2
DECKS: Final = 3
ANY_DECK: Final = 3

# Where a location's lander goes (HSW-6.6)
STAY: Final = 0
AWAY: Final = 1
ACCELERATION: Final = 2

# Upgrades (HSW-11.1)
SIMPLE: Final = 0
TECH_1: Final = 1
TECH_2: Final = 2

# Tech 1 upgrades (HSW-11.2), in the order of the tech lab
FUEL: Final = 0
LANDING: Final = 1
FREE_ACTIONS: Final = 2
CONTRACTS: Final = 3
TRANSPONDER: Final = 4
DOCKING: Final = 5
PREFAB: Final = 6
EXCHANGE: Final = 7

# Phases
SPECIES_CHOICE: Final = 0
TURNS: Final = 1
PROGRESS: Final = 2
ARRIVAL: Final = 3
OVER: Final = 4

# Where victory points come from
FROM_LEADING: Final = 0
FROM_TECH: Final = 1
FROM_EFFECTS: Final = 2
SOURCES: Final = 3

# Moves
KEEP: Final = 1
SHUTTLE: Final = 2
PLAY: Final = 3
PLACE: Final = 4
PASS: Final = 5
BOOST_CARD: Final = 6
DONE: Final = 7
GAIN_MIX: Final = 8
RAISE_MIX: Final = 9
TAKE_TAG: Final = 10
WORK: Final = 11
BUY_UPGRADE: Final = 12
GAIN_UPGRADE: Final = 13
BUY_CARD: Final = 14
REMOVE: Final = 15
TIMES: Final = 16
CHOOSE: Final = 17
PAY: Final = 18
REACTIVATE: Final = 19
RECOVER: Final = 20
RECALL: Final = 21
TOKENS: Final = 22
DISCARD: Final = 23
SWAP: Final = 24
ACCEPT: Final = 25
DECLINE: Final = 26

# Effects (see printed.py)
GAIN: Final = 60
RAISE: Final = 61
TAG: Final = 62
POINTS: Final = 63
WORKING: Final = 64
WORK_EACH: Final = 65
RESEARCH: Final = 66
UPGRADE: Final = 67
BUYING: Final = 68
REMOVING: Final = 69
PER_TAG: Final = 70
CHOICE: Final = 71
PAYING: Final = 72
BADGE: Final = 73
REACTIVATING: Final = 74
RECOVERING: Final = 75
RECALLING: Final = 76

# Events
ROUND_BEGAN: Final = 1
SPECIES_KEPT: Final = 2
SHUTTLE_USED: Final = 3
CARD_PLAYED: Final = 4
LANDED: Final = 5
PASSED: Final = 6
BOOSTED: Final = 7
GAINED: Final = 8
SPENT: Final = 9
RAISED: Final = 10
TAG_GAINED: Final = 11
TOKENS_SPENT: Final = 12
CARD_DISCARDED: Final = 13
SCORED: Final = 14
WORKED: Final = 15
LEADER_BONUS: Final = 16
TILE_REMOVED: Final = 17
UPGRADED: Final = 18
CARD_BOUGHT: Final = 19
CARD_REMOVED: Final = 20
BADGE_TAKEN: Final = 21
REACTIVATED: Final = 22
RECOVERED: Final = 23
RECALLED: Final = 24
CARD_DEALT: Final = 25
ASTEROID_MOVED: Final = 26
CUBES_ADDED: Final = 27
FACILITY_PLACED: Final = 28
DISPLAY_SWEPT: Final = 29
ACCELERATED: Final = 30
CUBE_DRAWN: Final = 31
CUBE_PLACED: Final = 32
THREAT_ROSE: Final = 33
IMPACT: Final = 34
SHOT: Final = 35
CRACKED: Final = 36
KEY_PROJECT: Final = 37
SWAPPED: Final = 38
SIMU_CARD: Final = 39
SIMU_LANDED: Final = 40
SIMU_WORKED: Final = 41
SIMU_TOOK: Final = 42
SIMU_PASSED: Final = 43
AIMED: Final = 44
UNITS_LOST: Final = 45
RAISE_LOST: Final = 46
TAG_LOST: Final = 47

# What happened in a turn, as bits (see boosts.py): resources gained, baselines raised, tags gained,
# projects worked on, decks bought from
GAINED_BIT: Final = 0
RAISED_BIT: Final = 5
TAG_BIT: Final = 10
WORKED_BIT: Final = 13
BOUGHT_BIT: Final = 16
RESEARCHED_BIT: Final = 19
TECH_BIT: Final = 20
SHUTTLE_BIT: Final = 21
BOOSTED_BIT: Final = 22
TAGS_BIT: Final = 23  # at least so many tags as a Tech 2 upgrade asks for
AWAY_BIT: Final = 24  # a lander on a shuttle location
