"""The score sheet: points gained in play, places on the tracks, species (HSW-9, HSW-16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.games.save_a_world.cards import CARD_NAMES, DECK
from orrery.games.save_a_world.content import PROJECT_NAMES
from orrery.games.save_a_world.scoring import (
    all_species,
    place_points,
    ranking,
    species_of,
    species_points,
)
from orrery.games.save_a_world.state import Player, Table
from orrery.games.save_a_world.words import (
    FROM_EFFECTS,
    FROM_LEADING,
    FROM_TECH,
    PROJECTS,
    SPECIES,
)
from orrery.kernel.score import Part, Points, ScoreSheet


def _source(name: str, source: int) -> Part:
    return Part(name, lambda game, who: [Points(game.ledger[who][source])])


def _places(game: Table, who: int) -> Iterator[Points]:
    """HSW-16.1, HSW-16.2."""
    for project in range(PROJECTS):
        order = ranking(game, project)
        if who in order:
            item = "key-place" if project == game.key else "place"
            fields = {"project": PROJECT_NAMES[project], "place": order.index(who) + 1}
            yield Points(place_points(game, who, project), item, fields)


def _species(game: Table, who: int) -> Iterator[Points]:
    """HSW-16.8, HSW-17.19."""
    if who == game.seats:
        yield Points(all_species(game, who))
        return
    for card in species_of(game.players[who]):
        yield Points(species_points(game, who, card), "card", {"card": CARD_NAMES[card]})


def _public(game: Table) -> Table:
    """HSW-3.2.11: species that nobody has seen don't count until the end."""
    twin = game.copy()
    for player in twin.players:
        hide_unseen(player)
    return twin


def hide_unseen(player: Player) -> None:
    """Leave out the species that only their owner knows."""
    hidden = [card for card in player.unseen if DECK[card] == SPECIES]
    player.hand = [card for card in player.hand if card not in hidden]


SHEET: Final = ScoreSheet(
    [
        _source("effects", FROM_EFFECTS),
        _source("leading", FROM_LEADING),
        _source("tech", FROM_TECH),
        Part("places", _places, ("place", "key-place")),
        Part("species", _species, ("card",)),
    ],
    public=_public,
    shared=True,
)
