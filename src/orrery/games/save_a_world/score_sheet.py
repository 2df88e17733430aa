"""The score sheet: points gained in play, places on the tracks, species (HSW-9, HSW-16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.content import PROJECT_NAMES
from orrery.games.save_a_world.scoring import (
    all_species,
    place_points,
    ranking,
    species_of,
    species_points,
)
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import (
    FROM_EFFECTS,
    FROM_LEADING,
    FROM_TECH,
    PROJECTS,
)
from orrery.kernel.score import Part, Points, ScoreSheet


def _source(name: str, source: int) -> Part:
    def total(game: Table, who: int) -> int:
        return game.ledger[who][source]

    return Part(name, lambda game, who: [Points(total(game, who))], total=total)


def _places(game: Table, who: int) -> Iterator[Points]:
    """HSW-16.1, HSW-16.2."""
    for project in range(PROJECTS):
        order = ranking(game, project)
        if who in order:
            item = "key-place" if project == game.key else "place"
            fields = {"project": PROJECT_NAMES[project], "place": order.index(who) + 1}
            yield Points(place_points(game, who, project), item, fields)


def _all_places(game: Table, who: int) -> int:
    return sum(place_points(game, who, project) for project in range(PROJECTS))


def _species(game: Table, who: int) -> Iterator[Points]:
    """HSW-16.8, HSW-17.19."""
    if who == game.seats:
        yield Points(all_species(game, who))
        return
    for card in species_of(game, who):
        yield Points(species_points(game, who, card), "card", {"card": CARD_NAMES[card]})


def _public(game: Table) -> Table:
    """HSW-3.2.11, HSW-18.3: what a species scores that nobody has seen is told at the end.

    That it is there is no secret: other species count it.
    """
    twin = game.copy()
    twin.is_public = True
    return twin


SHEET: Final = ScoreSheet(
    [
        _source("effects", FROM_EFFECTS),
        _source("leading", FROM_LEADING),
        _source("tech", FROM_TECH),
        Part("places", _places, ("place", "key-place"), _all_places),
        Part("species", _species, ("card",), all_species),
    ],
    public=_public,
    shared=True,
)
