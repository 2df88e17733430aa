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
        self.die = 9.58  # what a die brings elsewhere: the price of what is still to be paid
        self.ready = 0.674  # chance that a die is there which is needed
        self.lag = 0.807  # rounds between one thing that waits for a die and the next
        self.at_hand = 0.998  # share of what a die at hand could bring now
        self.at_hand_again = 0.585  # the same for a second die of the same value
        self.red = 3.38  # a red die that may come of a link
        self.red_nothing = 0.886  # the same if it shows 0

        # Gyrodynes
        self.finish = [1.03, 0.842, 1.22]  # per turn, by type: dice that complete one
        self.claim_share = 0.518  # a claimed pulsar without a tile
        self.tile_share = 0.419  # a tile without a pulsar
        self.unbuilt = 0.5  # a tile that could be on a pulsar and is not
        self.award_next = 0.209  # chance of an award of which one gyrodyne is missing
        self.award_far = 0.0789  # of which two are missing
        self.award_tile = 0.213  # added if a tile is there already

        # Arrays
        self.open_end = 1.6  # an end that a tile can be linked to, at the start of the game
        self.buying = 0.796  # share of rounds in which a transmitter gets its cube

        # Cubes and tokens
        self.cube = 1.69  # a cube, as long as there are turns to come
        self.cube_spare = 0.722  # one that no goal asks for, as long as there are turns to come
        self.plus_minus = 2.31  # a token
        self.plus_two = 0.917
        self.token_again = 0.783  # what the next token counts of the one before

        # Flights
        self.bases_per_turn = 0.575
        self.near = 0.0583  # share of what is near the ship
        self.near_falls = 0.474  # by every step
        self.bonus = 3.81  # an exploration bonus that nobody has seen

        # Headquarters
        self.project = 0.277  # share of a project that can be done at once, in a later turn
        self.project_next = 0.172  # one of its foundations is missing
        self.project_far = 0.0513  # more of them are missing
        self.gates = 3.4  # that a gate run visits
        self.gates_any = 2.27  # if its colour can be chosen
        self.runs_per_turn = 0.393  # chance to fly a run that waits

        # Tracks
        self.spread = 2.32  # spaces: how far counters move apart in a turn, about
        self.leading = 1.02  # first place in the play order, per turn
        self.drift = 0.0863  # a space of a counter, per turn

        # Goals
        self.goal_spread = 0.691  # how uncertain the things are that come in the turns left
        self.goal_grows = 0.285

        # How often things happen in a turn
        self.rates = [0.0] * KINDS_OF_EVENTS
        self.rates[ON_FLIGHT] = 0.376
        self.rates[ON_PATENT] = 0.268
        self.rates[ON_PROJECT] = 0.756
        self.rates[ON_COMPLETE] = 0.45
        self.rates[ON_BUY_GYRODYNE] = 0.421
        self.rates[ON_BUILD] = 0.468
        self.rates[ON_PAY_TRANSMITTER] = 0.994
        self.rates[ON_TRANSMITTER] = 0.328
        self.rates[ON_SHIP_CLAIM] = 0.208
        self.rates[ON_CLAIM] = 0.378
        self.rates[ON_BASE] = 1.07
        self.rates[ON_EXPLORATION] = 0.684
        self.rates[ON_TOKEN] = 0.661
        self.rates[ON_BONUS_DIE] = 0.465
        self.rates[ON_COPY] = 0.132
        self.barren = 0.229  # share of bases on barren planets
        self.wide = 0.18  # share of flights that visit two systems
        self.adjusting = 1.14  # a payment or flight that may be 1 off, each time

        # How many of the things that are counted come in a turn
        self.grows = [0.0] * KINDS_COUNTED
        self.grows[BASES] = 1.52
        self.grows[PATENTS] = 0.573
        self.grows[ONLINE_TRANSMITTERS] = 0.287
        self.grows[SPINNING_GYRODYNES] = 0.268
        self.grows[SPINNING_TYPES] = 0.39
        self.grows[SPINNING_SAME] = 0.292
        self.grows[HQ_PROJECTS] = 0.721
        self.grows[USED_RUNS] = 0.403
