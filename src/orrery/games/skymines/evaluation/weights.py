"""The weights of the evaluation."""

from __future__ import annotations

from orrery.games.skymines.words import A1, A2, B1, B2, C1, C2, D1, D2, E1, E2, SIDES


class Weights:
    """All weights, in coins unless a comment says otherwise."""

    def __init__(self) -> None:
        # Companies
        self.pieces = 1.7  # that a player places in a round
        self.spaces = 2.6  # of company tracks that a player moves in a round beyond those at hand
        self.focus = 1.5  # how much players prefer the company of which they have most shares
        # The same beside a Luna: what she will do is known in part, so more can be foreseen
        self.luna_spaces = 9.7
        self.luna_focus = 0.5  # for shares
        self.luna_piece_focus = 1.0
        self.luna_steady = 0.48  # of what her cards bring, the part for those that she prefers now
        # What a coin of the average rival counts, by the number of players
        self.rivals = [0.0, 0.0, 1.0, 0.5, 0.3]
        self.half_share = 0.8  # a space on the way to the next share counts so much of its part
        self.half_share_last = 0.2  # the same in the last round

        # Tank and research
        self.half_value = 0.9  # the same on the tank and research tracks
        self.half_value_last = 0.08
        self.slot = 1.0  # times what the cards bring with one more action slot
        self.slot_speed = 1.6  # spaces on the way to a slot that are made in a round
        self.point = 2.0  # a research point, as long as there are so many steps to come:
        self.steps_for_points = 6.5
        self.steps = 1.6  # of the research track for a scientist
        self.research_rounds = 3.2  # between two uses of the same scientist
        self.by_cards = [
            1.0,
            0.9,
            0.6,
            0.3,
            0.15,
            0.05,
        ]  # chance of a plan that needs so many cards
        self.mixed = 0.7  # the same if the plan before it needs others
        self.reach_spread = 1.2  # how uncertain that is
        self.gap = 0.3  # what a plan behind an empty screen counts

        # Cards
        self.future = 0.66  # what the use of a card in a later round counts
        self.bought = 1.9  # units of the card that is bought in a round
        self.upload = 5.0  # what a scientist brings besides points
        # What a face-up card counts that waits: more than in use, for bonus spaces can be lost
        self.at_hand = 1.2
        self.energy_later = 0.85  # energy in later rounds, when sectors are full

        # Coins that can still be put to use
        self.spare_coin = 0.3
        self.spare_coins = 5  # how many of them

        # Bonus spaces
        self.marker = 0.66  # what a space counts that is open now
        self.closed = 0.25  # a majority that another has now
        self.luna_closed = 0.4  # the same if it is Luna, who may give it up at the end of her turns
        self.first = 0.5  # to be first player in the next round
        self.one_time = 3.0  # a one-time bonus marker
        self.tiles = [5.6, 4.0, 7.2, 3.0]  # in the next round; by tile

        # What the two bonuses of a track bring in a round
        self.bonus = [[0.0, 0.0, 0.0] for _ in range(SIDES)]
        self.bonus[A1] = [0.0, 0.7, 2.0]
        self.bonus[A2] = [0.0, 4.0, 7.0]
        self.bonus[B1] = [0.0, 3.5, 7.0]
        self.bonus[B2] = [0.0, 2.5, 4.0]
        self.bonus[C1] = [0.0, 0.7, 4.0]
        self.bonus[C2] = [0.0, 4.0, 6.0]
        self.bonus[D1] = [0.0, 1.0, 2.0]
        self.bonus[D2] = [0.0, 9.0, 15.0]
        self.bonus[E1] = [0.0, 2.0, 7.0]
        self.bonus[E2] = [0.0, 4.0, 6.0]
