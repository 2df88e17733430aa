"""The weights of the evaluation."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.words import (
    BASES,
    HQ_PROJECTS,
    ON_BASE,
    ON_BONUS_DIE,
    ON_BUILD,
    ON_BUY_GYRODYNE,
    ON_CLAIM,
    ON_COMPLETE,
    ON_COPY,
    ON_EXPLORATION,
    ON_FLIGHT,
    ON_PATENT,
    ON_PAY_TRANSMITTER,
    ON_PROJECT,
    ON_SHIP_CLAIM,
    ON_TOKEN,
    ON_TRANSMITTER,
    ONLINE_TRANSMITTERS,
    PATENTS,
    SPINNING_GYRODYNES,
    SPINNING_SAME,
    SPINNING_TYPES,
    USED_RUNS,
)

KINDS_OF_EVENTS: Final = 17
KINDS_COUNTED: Final = 11


class Weights:
    """All weights, in points unless a comment says otherwise."""

    def __init__(self) -> None:
        # Dice
        self.die = 5.0  # what a die brings elsewhere: the price of what is still to be paid
        self.ready = 0.85  # chance that a die is there which is needed
        self.lag = 0.6  # rounds between one thing that waits for a die and the next
        self.at_hand = 0.8  # share of what a die at hand could bring now
        self.at_hand_again = 0.5  # the same for a second die of the same value
        self.red = 3.0  # a red die that may come of a link
        self.red_nothing = 1.0  # the same if it shows 0

        # Gyrodynes
        self.finish = [0.75, 0.65, 0.55]  # per turn, by type: chance of the die that completes it
        self.claim_share = 0.7  # a claimed pulsar without a tile
        self.tile_share = 0.6  # a tile without a pulsar
        self.unbuilt = 0.3  # a tile that could be on a pulsar and is not
        self.award_next = 0.3  # chance of an award of which one gyrodyne is missing
        self.award_far = 0.06  # of which two are missing
        self.award_tile = 0.25  # added if a tile is there already

        # Arrays
        self.open_end = 0.5  # an end that a tile can be linked to, at the start of the game
        self.buying = 0.8  # share of rounds in which a transmitter gets its cube

        # Cubes and tokens
        self.cube = 1.2  # a cube, as long as there are turns to come
        self.cube_spare = 1.0  # one that no goal asks for, as long as there are turns to come
        self.plus_minus = 1.8  # a token
        self.plus_two = 1.3
        self.token_again = 0.75  # what the next token counts of the one before

        # Flights
        self.bases_per_turn = 0.9
        self.near = 0.05  # share of what is near the ship
        self.near_falls = 0.65  # by every step
        self.bonus = 4.4  # an exploration bonus that nobody has seen

        # Headquarters
        self.project = 0.35  # share of a project that can be done at once, in a later turn
        self.project_next = 0.2  # one of its foundations is missing
        self.project_far = 0.08  # more of them are missing
        self.gates = 2.6  # that a gate run visits
        self.gates_any = 3.0  # if its colour can be chosen
        self.runs_per_turn = 0.5  # chance to fly a run that waits

        # Tracks
        self.spread = 2.0  # spaces: how far counters move apart in a turn, about
        self.leading = 1.0  # first place in the play order, per turn
        self.drift = 0.06  # a space of a counter, per turn

        # Goals
        self.goal_spread = 0.5  # how uncertain the things are that come in the turns left
        self.goal_grows = 0.3

        # How often things happen in a turn
        self.rates = [0.0] * KINDS_OF_EVENTS
        self.rates[ON_FLIGHT] = 0.9
        self.rates[ON_PATENT] = 0.5
        self.rates[ON_PROJECT] = 0.6
        self.rates[ON_COMPLETE] = 0.4
        self.rates[ON_BUY_GYRODYNE] = 0.3
        self.rates[ON_BUILD] = 0.45
        self.rates[ON_PAY_TRANSMITTER] = 0.6
        self.rates[ON_TRANSMITTER] = 0.35
        self.rates[ON_SHIP_CLAIM] = 0.35
        self.rates[ON_CLAIM] = 0.4
        self.rates[ON_BASE] = 1.0
        self.rates[ON_EXPLORATION] = 0.6
        self.rates[ON_TOKEN] = 0.7
        self.rates[ON_BONUS_DIE] = 0.4
        self.rates[ON_COPY] = 0.15
        self.barren = 0.5  # share of bases on barren planets
        self.wide = 0.4  # share of flights that visit two systems
        self.adjusting = 0.8  # a payment or flight that may be 1 off, each time

        # How many of the things that are counted come in a turn
        self.grows = [0.0] * KINDS_COUNTED
        self.grows[BASES] = 1.0
        self.grows[PATENTS] = 0.5
        self.grows[ONLINE_TRANSMITTERS] = 0.35
        self.grows[SPINNING_GYRODYNES] = 0.4
        self.grows[SPINNING_TYPES] = 0.3
        self.grows[SPINNING_SAME] = 0.25
        self.grows[HQ_PROJECTS] = 0.6
        self.grows[USED_RUNS] = 0.3
