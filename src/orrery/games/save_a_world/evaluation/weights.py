"""What things are worth, in victory points."""

from __future__ import annotations

from typing import Final

# Resources: the first unit, and how much less each further one is worth
UNIT: Final = (0.26, 0.24, 0.25, 0.25, 0.34)
FADING: Final = 0.9
REFILLED: Final = 0.75  # of a baseline's levels, what a round brings of it

# Tag tokens: one that can be spent in this round, and one in every round to come
ACTIVE_TAG: Final = 0.25
TAG_A_ROUND: Final = 0.3
TAG_FADING: Final = 0.8

# Upgrades, per round to come
TECH_1_A_ROUND: Final = (0.25, 0.5, 0.55, 0.4, 0.45, 0.4, 0.6, 0.35)
TECH_2_A_ROUND: Final = (1.0, 1.0, 1.0, 0.8, 0.9, 0.7, 0.6, 0.5)

# Cards: in hand now, and per round to come
ACTION_NOW: Final = 0.4
ACTION_A_ROUND: Final = 0.7
BOOST_NOW: Final = 0.4
BOOST_A_ROUND: Final = 0.4
CARD_COST: Final = 0.03  # each card makes the next one dearer, per round to come
SPECIES_HOPE: Final = 3.2  # what a species will count before anybody knows

# Landers that still wait in this round, and the one that will move once more
LANDER: Final = 0.4
COMMAND: Final = 0.9
BADGE: Final = 0.25

# Places on the tracks
SPACE: Final = 0.8  # a space of a track, as long as there are rounds to come
SPREAD: Final = 0.5  # how far discs may still move, in spaces: now
SPREAD_A_ROUND: Final = 0.7  # and per round to come
BONUS_AHEAD: Final = 0.35  # of a leader bonus that is one space away
