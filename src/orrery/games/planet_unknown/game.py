"""Planet Unknown on the kernel: what drives the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.planet_unknown.card_effects import (
    AddMeteorite,
    AdvanceSeveral,
    ChooseOption,
    ClearLine,
    CollectFromPlanet,
    RaiseTracker,
    TeleportRover,
    destroy,
    regress_one,
)
from orrery.games.planet_unknown.cards import CIV_IMMEDIATE, CIV_RANK, RANKS
from orrery.games.planet_unknown.corporations.cosmos import Reposition
from orrery.games.planet_unknown.corporations.jump_drive import TechOrEnergy
from orrery.games.planet_unknown.corporations.register import register_all
from orrery.games.planet_unknown.effects import (
    advance,
    boost,
    gain_movement,
    gain_patch,
    new_rover,
    reach_milestone,
    tile_energy,
    tile_rover,
    tile_water,
    unlock,
)
from orrery.games.planet_unknown.events import redraw_events
from orrery.games.planet_unknown.idle import is_idle, is_idle_now
from orrery.games.planet_unknown.rovers import LandExtraRover
from orrery.games.planet_unknown.scoring import meteorites_left, score, uncovered
from orrery.games.planet_unknown.setup import lay_out
from orrery.games.planet_unknown.state import NO_CARD, Player, Table
from orrery.games.planet_unknown.turn import ChooseResource, ExtraTile, asides, take_aside
from orrery.games.planet_unknown.words import (
    ADVANCE,
    ADVANCE_FROM,
    BOOST,
    CHOICE,
    COLLECT,
    DESTROY,
    DESTROY_LINE,
    EXTRA_ROVER,
    EXTRA_TILE,
    FIRST_CARD_EFFECT,
    FIRST_PIECE_EFFECT,
    GAIN_PATCH,
    MILESTONE,
    MOVEMENT,
    NEW_ROVER,
    ONE_RESOURCE,
    RAISE,
    REGRESS_FROM,
    REPOSITION,
    STORED_PATCH,
    TELEPORT_ROVER,
    TILE_ENERGY,
    TILE_ROVER,
    TILE_WATER,
    UNLOCK,
)
from orrery.kernel.deck import redeal
from orrery.kernel.game import Game
from orrery.kernel.move import field, kind_of
from orrery.kernel.state import replaced

register_all()


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanetUnknown(Table):
    """A match of Planet Unknown."""

    def setup(self, options: dict[str, Any]) -> None:
        lay_out(self, options)

    def adopt(self, other: Game, seat: int) -> None:
        assert isinstance(other, Table)
        self.players[seat] = other.players[seat].copy()

    def redraw(self, viewer: int) -> None:
        """PU-14.5: stacks and decks, others' secret cards, the contents of the civ piles."""
        if self.is_over():
            return  # everything has been revealed
        redraw_events(self, viewer)
        others = [seat for seat in range(self.seats) if seat != viewer]
        for seat in others:
            self.players[seat].unshare_hands()
        hands = [self.players[seat].personal for seat in others]
        hands += [self.players[seat].drawn for seat in others]
        hands += [self.players[seat].returned for seat in others]
        redeal(self, viewer, self.objective_deck, hands)
        redraw_civ_cards(self, viewer, others)

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def standing(self, seat: int) -> list[int]:
        """PU-8.8 to PU-8.10."""
        player = self.players[seat]
        return [score(self, seat), -uncovered(player), -meteorites_left(player)]

    def order_is_free(self, seat: int, effect: int) -> bool:
        """PU-14.2: movement adds up, milestones wait, and a level works by its tracker."""
        if kind_of(effect) in (MOVEMENT, MILESTONE, UNLOCK):
            return True
        return is_idle(self, seat, effect)

    def any_order_does(self, seat: int, effects: list[int]) -> bool:
        return all(is_idle_now(self, seat, effect) for effect in effects)

    def asides(self, seat: int) -> list[int]:
        return asides(self, seat)

    def take_aside(self, seat: int, move: int) -> None:
        take_aside(self, seat, move)

    def resolve(self, seat: int, effect: int) -> None:
        self.players[seat].roamed = []  # PU-5.2.8: whatever it brings, it waits no longer
        kind = kind_of(effect)
        if kind < FIRST_PIECE_EFFECT:
            self._resolve_tracker(seat, effect, kind)
        elif kind < FIRST_CARD_EFFECT:
            self._resolve_piece(seat, effect, kind)
        else:
            self._resolve_card(seat, effect, kind)

    def _resolve_tracker(self, seat: int, effect: int, kind: int) -> None:
        a = field(effect, 0)
        if kind == ADVANCE:
            advance(self, seat, a)
        elif kind == BOOST:
            boost(self, seat)
        elif kind == MILESTONE:
            reach_milestone(self, seat, a)
        elif kind == UNLOCK:
            unlock(self, seat, a)
        else:
            self._resolve_resource(seat, effect, kind)

    def _resolve_resource(self, seat: int, effect: int, kind: int) -> None:
        """PU-3.7: a resource of a placed tile that brings more than a plain advance."""
        a, b = field(effect, 0), field(effect, 1)
        if kind == TILE_WATER:
            tile_water(self, seat, a)
        elif kind == TILE_ENERGY:
            tile_energy(self, seat, a)
        elif kind == TILE_ROVER:
            tile_rover(self, seat)
        elif kind == ONE_RESOURCE:
            self.push(ChooseResource(seat, a, b, field(effect, 2)))
        else:
            self.push(TechOrEnergy(seat, a))

    def _resolve_piece(self, seat: int, effect: int, kind: int) -> None:
        a, b = field(effect, 0), field(effect, 1)
        if kind in (GAIN_PATCH, STORED_PATCH):
            gain_patch(self, seat, kind == STORED_PATCH)
        elif kind == NEW_ROVER:
            new_rover(self, seat)
        elif kind == EXTRA_ROVER:
            self.push(LandExtraRover(seat))
        elif kind == MOVEMENT:
            gain_movement(self, seat, a)
        elif kind == COLLECT:
            self.push(CollectFromPlanet(seat, a, b))
        elif kind == DESTROY:
            destroy(self, seat, a, b, field(effect, 2))
        elif kind == REPOSITION:
            self.push(Reposition(seat, 1))
        else:
            self.push(AddMeteorite(seat))

    def _resolve_card(self, seat: int, effect: int, kind: int) -> None:
        a, b = field(effect, 0), field(effect, 1)
        if kind == ADVANCE_FROM:
            self.push(AdvanceSeveral(seat, a, b, field(effect, 2), field(effect, 3)))
        elif kind == REGRESS_FROM:
            regress_one(self, seat, a, b)
        elif kind == EXTRA_TILE:
            self.push(ExtraTile(seat, a))
        elif kind == DESTROY_LINE:
            self.push(ClearLine(seat))
        elif kind == TELEPORT_ROVER:
            self.push(TeleportRover(seat))
        elif kind == RAISE:
            self.push(RaiseTracker(seat, a))
        elif kind == CHOICE:
            self.push(ChooseOption(seat, a))
        else:
            self.players[seat].peeked = True


def redraw_civ_cards(table: Table, viewer: int, others: list[int]) -> None:
    """Deal the cards of each rank anew among the piles, the box and others' face-down cards."""
    known = table.added if viewer == table.looking >= 0 else NO_CARD  # PU-11.2.6
    hidden = table.hidden_piles(viewer)
    for rank in range(RANKS):
        pile = table.civ_piles[rank]
        kept = [card for card in pile if rank not in hidden or card == known]  # this viewer sees it
        left = _unseen(table, rank + 1, others, kept)
        for seat in others:
            _redraw_face_down(table, table.players[seat], rank + 1, left)
        drawn = [left.pop(table.below(len(left))) for _ in range(len(pile) - len(kept))]
        table.civ_piles = replaced(table.civ_piles, rank, sorted(kept + drawn))
    if table.added not in (NO_CARD, known):
        pile = table.civ_piles[CIV_RANK[table.added] - 1]
        table.added = pile[table.below(len(pile))]


def _unseen(table: Table, rank: int, others: list[int], kept: list[int]) -> list[int]:
    """The cards of a rank of which a viewer, who has these before him, can't know the place."""
    left = [card for card in range(len(CIV_RANK)) if CIV_RANK[card] == rank and card not in kept]
    for seat in range(table.seats):
        for card in table.players[seat].civ_cards:
            if card in left and (seat not in others or CIV_IMMEDIATE[card]):
                left.remove(card)
    return left


def _redraw_face_down(table: Table, player: Player, rank: int, left: list[int]) -> None:
    """PU-6.2.4, PU-6.2.5: only end-game cards lie face down."""
    cards = player.civ_cards[:]
    for place, card in enumerate(cards):
        if CIV_RANK[card] == rank and not CIV_IMMEDIATE[card]:
            possible = [other for other in left if not CIV_IMMEDIATE[other]]
            drawn = possible[table.below(len(possible))]
            left.remove(drawn)
            cards[place] = drawn
    player.civ_cards = cards
