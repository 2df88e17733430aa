"""The weights of the evaluation."""

from __future__ import annotations


class Weights:
    """All weights, in victory points unless a comment says otherwise."""

    def __init__(self) -> None:
        # Resources: the first unit of each, and how much of it each further one is worth
        self.unit = [0.34, 0.25, 0.26, 0.36, 0.7]
        self.any_basic = 0.4  # a basic one of one's choice
        self.fading = 0.84
        self.growth = [0.8, 0.22, 0.6, 0.8, 0.35]  # how much a baseline usually rises in a round
        self.spare_turns = 1.15  # how quickly turns that are left make units of use in this round

        # Tag tokens: in this round, and in every round to come
        self.tag_now = 0.15
        self.tag_later = 0.22
        self.tag_fading = 0.85

        # Upgrades, per round to come
        self.tech_1 = [0.3, 0.9, 0.9, 0.95, 0.65, 0.6, 1.1, 0.36]
        self.tech_2 = [1.85, 1.85, 1.85, 1.2, 1.75, 1.8, 1.15, 0.8]
        self.exchange = 0.05  # more for each unit between one's most and least, with Exchange
        self.acclaim = 0.6  # more for a project that gets twice as much work as the others
        self.synergy = 0.45  # more for each boost beside the first, with Synergy Institute

        # What effects of cards are worth
        self.work = 1.3  # a space, beyond what it costs
        self.research = 0.58  # a research action
        self.by_tags = 1.97  # times as much if science tags pay for it
        self.buying = 0.7  # a card, beyond what it costs
        self.discount = 0.4  # a unit less to pay for a card
        self.free = 1.5  # nothing to pay for a card
        self.removed = 0.5  # what is lost with a card that is removed
        self.recovering = 1.0  # cards from the discard pile
        self.recalling = 1.6  # a lander from its location
        self.reactivating = 0.33  # a tag token that can be spent once more
        self.half = 0.5  # of what a token counts in this round that is gained in it

        # Cards
        self.at_hand = 0.6  # what a card counts that can be played in this round
        self.later = 0.7  # the same in a later round
        self.card_tags = [0.46, 0.24, 0.32]  # a tag that a card shows, by type, in a round
        self.boosting = 1.05  # the effect of a boost: it needs no turn
        self.choice = 0.75  # having both its effect and its tags, if they are worth the same
        self.dearer = 0.08  # each card makes the next one dearer, per round to come

        # How often in a round one does what boosts wait for, in the order of the bits of words.py
        self.happens = [0.4, 0.5, 0.4, 0.55, 0.3]  # gains a resource
        self.happens += [0.55, 0.2, 0.55, 0.55, 0.2]  # raises a baseline
        self.happens += [0.4, 0.4, 0.4]  # gains a tag
        self.happens += [0.76, 0.69, 0.7]  # works on a project
        self.happens += [0.1, 0.1, 0.45]  # buys a card
        self.happens += [0.5, 0.55]  # researches, gets a technology
        self.happens += [0.1, 0.0, 0.0, 0.85]  # uses the shuttle, or a location of its
        self.habit = 0.4  # more for a project that gets twice as much work as the others

        # Landers that still wait in this round, and the one that will move once more
        self.lander = 0.38
        self.command = 2.9
        self.badge = 0.3
        self.both_worlds = 0.22  # landers for both worlds at the start of the next round

        # Places on the tracks, in spaces
        self.pace = 1.5  # of a disc per round to come
        self.spread = 0.55  # how far discs may still move: now
        self.spread_later = 0.7  # and per round to come
        self.first_spread = 1.7  # the same for who comes first to a leader bonus
        self.rivals = [0.0, 0.0, 0.7, 0.25, 0.0]  # what a rival's place counts, by all players
        self.bonus = 0.7  # what a leader bonus ahead counts, times its chance
