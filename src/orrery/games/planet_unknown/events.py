"""Events (PU-9.1, PU-13.3) as far as they concern the table: piles, station, the deck itself."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.card_effects import IfPossible
from orrery.games.planet_unknown.cards import (
    CIV_RANK,
    COLOURS,
    EVENT_ADDS_CIV,
    EVENT_COLOUR,
    EVENT_EFFECTS,
    EVENT_LOSES_OBJECTIVE,
    EVENT_LOSES_STACK,
    EVENT_NEW_OBJECTIVE,
    EVENT_REMOVES_CIV,
    RANKS,
    event_cards,
)
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.effects import UsePatch
from orrery.games.planet_unknown.placing import can_place
from orrery.games.planet_unknown.state import NO_TILE, Table
from orrery.games.planet_unknown.turn import FinishTurn
from orrery.games.planet_unknown.words import (
    CARDS_ADDED,
    CARDS_REMOVED,
    EVENT_PEEKED,
    GAIN_PATCH,
    INNER,
    OBJECTIVE_GAINED,
    OBJECTIVE_KEPT,
    OUTER,
    REMOVE,
    RETURN,
    STACK_REMOVED,
)
from orrery.kernel.agenda import Agenda
from orrery.kernel.deck import redeal
from orrery.kernel.event import knows, only
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced, without_place
from orrery.kernel.step import Procedure, Step

SOLO_SEAT: Final = 0


class ResolveEvent(Procedure[Table]):
    """PU-9.1.6, PU-9.1.7: all at the same time, each for himself."""

    def run(self, game: Table) -> None:
        effects = EVENT_EFFECTS[game.event]
        patches = sum(kind_of(effect) == GAIN_PATCH for effect in effects)
        others = [effect for effect in effects if kind_of(effect) != GAIN_PATCH]
        steps: list[Step[Any]] = []
        for seat in range(game.seats):
            steps.append(FinishTurn(seat))
            steps.append(Agenda(seat, others))
            for _ in range(patches):
                steps.append(UsePatch(seat, 1))
        game.split(steps, game.clockwise())


# The civ piles


def change_civ_piles(table: Table) -> None:
    """PU-13.3.13: at random, once for the whole table."""
    if EVENT_REMOVES_CIV[table.event]:
        for rank in range(RANKS):
            remove_civ_card(table, rank)
        table.tell(CARDS_REMOVED)
    elif EVENT_ADDS_CIV[table.event]:
        for rank in range(RANKS):
            add_civ_card(table, rank)
        table.tell(CARDS_ADDED)


def remove_civ_card(table: Table, rank: int) -> None:
    pile = table.civ_piles[rank]
    if pile:
        lost = table.below(len(pile))
        table.civ_piles = replaced(table.civ_piles, rank, without_place(pile, lost))


def add_civ_card(table: Table, rank: int) -> None:
    """A card of the box: one that is neither in the pile nor with a player."""
    used = table.civ_piles[rank][:]
    for player in table.players:
        used += player.civ_cards
    box = [c for c, printed in enumerate(CIV_RANK) if printed == rank + 1 and c not in used]
    if box:
        pile = sorted([*table.civ_piles[rank], box[table.below(len(box))]])
        table.civ_piles = replaced(table.civ_piles, rank, pile)


# Objectives


def change_objectives(table: Table) -> None:
    """Solo events 3 and 46: one personal objective more, or one less."""
    if EVENT_NEW_OBJECTIVE[table.event] and table.objective_deck.size():
        card = table.objective_deck.draw(table)
        player = table.players[SOLO_SEAT]
        player.personal = sorted([*player.personal, card])
        table.confide(only(SOLO_SEAT), OBJECTIVE_GAINED, SOLO_SEAT, card)
    elif EVENT_LOSES_OBJECTIVE[table.event]:
        table.push(LoseObjective(SOLO_SEAT))


class LoseObjective(IfPossible):
    """Event 46: the player chooses which of his objectives is lost."""

    def options(self, game: Table) -> list[int]:
        return [pack(RETURN, card) for card in game.players[self.seat].personal]

    def take(self, game: Table, move: int) -> None:
        card = field(move, 0)
        player = game.players[self.seat]
        player.personal = [other for other in player.personal if other != card]
        player.returned = [*player.returned, card]
        game.confide(only(self.seat), OBJECTIVE_KEPT, self.seat, card)


# The station


def change_station(table: Table) -> None:
    """PU-13.3.15."""
    if EVENT_LOSES_STACK[table.event]:
        table.push(LoseStack(SOLO_SEAT))


class LoseStack(IfPossible):
    """PU-13.3.15, PU-13.3.19: all tiles of one stack of the own depot leave the station."""

    def options(self, game: Table) -> list[int]:
        return [pack(REMOVE, place) for place in (OUTER, INNER) if may_lose(game, self.seat, place)]

    def take(self, game: Table, move: int) -> None:
        place = field(move, 0)
        stack = game.depot(self.seat)[place]
        game.tops = replaced(game.tops, stack, NO_TILE)
        game.below_tops = replaced(game.below_tops, stack, [])
        game.tell(STACK_REMOVED, self.seat, place)


def may_lose(table: Table, seat: int, place: int) -> bool:
    """PU-13.3.19: not if this alone leaves an empty depot, or no tile that could be placed."""
    tiles = [table.tops[stack] for stack in table.depot(seat)]
    lost, kept = tiles[place], tiles[1 - place]
    if NO_TILE in tiles:
        return False
    player = table.players[seat]
    corporation = corporation_of(player)
    if can_place(player, corporation, [kept]):
        return True
    return not can_place(player, corporation, [lost])


# The deck


class ShowPeekers(Procedure[Table]):
    """PU-13.3.12: those who chose to peek see the next card, and nobody else does."""

    def run(self, game: Table) -> None:
        audience = 0
        for seat, player in enumerate(game.players):
            if player.peeked:
                audience |= only(seat)
                player.peeked = False
        if audience == 0 or game.events.size() == 0:
            return
        card = game.events.draw(game)
        game.events.put_on_top(card, audience)
        for seat in game.clockwise():
            if knows(audience, seat):
                game.confide(only(seat), EVENT_PEEKED, seat, card)


def redraw_events(table: Table, viewer: int) -> None:
    """PU-9.1.2, PU-14.5: what a viewer can't know of the deck: which cards, in which order."""
    deck = table.events
    hidden = deck.hidden_from(viewer)
    seen = table.events_shown + [card for card in deck.top if card not in hidden]
    drawn: list[int] = []
    for colour in range(len(COLOURS)):
        left = [card for card in event_cards(table.seats, colour) if card not in seen]
        count = sum(EVENT_COLOUR[card] == colour for card in hidden)
        drawn += [left.pop(table.below(len(left))) for _ in range(count)]
    deck.top = [
        card if knows(deck.top_known[place], viewer) else drawn.pop()
        for place, card in enumerate(deck.top)
    ]
    deck.rest = sorted(drawn)
    redeal(table, viewer, deck, [])
