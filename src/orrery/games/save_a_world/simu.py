"""SIMU, the automatic opponent of somebody who plays alone (HSW-17)."""

from __future__ import annotations

from orrery.games.save_a_world.board import (
    LAST_SPACE,
    LOCATIONS_OF,
    PRINTED_AREAS,
    THREATS,
)
from orrery.games.save_a_world.buying import refill
from orrery.games.save_a_world.gains import score, take_badge
from orrery.games.save_a_world.projects import lead, move_disc
from orrery.games.save_a_world.simu_cards import (
    ADVANCE,
    BLOCKS,
    CARDS_PER_ROUND,
    DISCARD_CARD,
    FACILITY,
    LEAD,
    LEADS,
    PROGRAMS,
    RIVAL,
    SCORE_POINTS,
    SIMU_LANDERS,
    SIMU_NAMES,
    SURGE_FROM,
    TAKE_SPECIES,
    TRACK_WORDS,
    TRAIL,
)
from orrery.games.save_a_world.state import Simu, Table
from orrery.games.save_a_world.words import (
    DISPLAY_SWEPT,
    FROM_EFFECTS,
    NONE,
    PROJECTS,
    SIMU_CARD,
    SIMU_LANDED,
    SIMU_PASSED,
    SIMU_TOOK,
    SIMU_WORKED,
    SPECIES,
)
from orrery.kernel.deck import new_deck
from orrery.kernel.errors import BrokenRules
from orrery.kernel.market import EMPTY
from orrery.kernel.step import Procedure


def the_simu(table: Table) -> Simu:
    if table.simu is None:
        raise BrokenRules("SIMU does not play")
    return table.simu


def new_simu(table: Table, level: int) -> Simu:
    """HSW-17.1, HSW-17.2, HSW-17.4."""
    simu = Simu()
    simu.level = level
    left = list(range(PROJECTS))
    simu.preference = [left.pop(table.below(len(left))) for _ in range(PROJECTS)]
    simu.species = []
    restock(simu)
    return simu


def restock(simu: Simu) -> None:
    """HSW-17.5, HSW-17.9: at the start of each round all cards are shuffled, all landers back."""
    simu.deck = new_deck(list(range(len(SIMU_NAMES))))
    simu.revealed = []
    simu.landers = SIMU_LANDERS


def has_cards(simu: Simu) -> bool:
    """HSW-17.5, HSW-17.7."""
    return len(simu.revealed) < CARDS_PER_ROUND[simu.level]


class SimuTurn(Procedure[Table]):
    """HSW-17.6, HSW-17.7: the next card, first the lander, then the programme."""

    def run(self, game: Table) -> None:
        simu = the_simu(game)
        card = reveal(game, simu)
        _land(game, simu, card)
        follow(game, simu, card)
        if not has_cards(simu):
            game.tell(SIMU_PASSED, game.seats)


def reveal(table: Table, simu: Simu) -> int:
    card = simu.deck.draw(table)
    simu.revealed.append(card)
    table.tell(SIMU_CARD, table.seats, card)
    return card


def _land(table: Table, simu: Simu, card: int) -> None:
    """HSW-17.8: in the first area named in which no lander stands."""
    if not simu.landers:
        return
    for block in BLOCKS[card]:
        area = block
        if block == FACILITY:
            if not table.facilities:
                continue
            area = PRINTED_AREAS + table.facilities[-1]
        locations = LOCATIONS_OF[area]
        if any(table.landed[location] for location in locations):
            continue
        simu.landers -= 1
        table.land(locations[0], table.seats)
        table.tell(SIMU_LANDED, table.seats, locations[0])
        return


def follow(table: Table, simu: Simu, card: int) -> None:
    """HSW-17.6: the programme, from left to right."""
    for line in PROGRAMS[card]:
        what, which, number, surge = line[0], line[1], line[2], line[3]
        if what == ADVANCE:
            _advance(table, simu, which, number, surge)
        elif what == SCORE_POINTS:
            score(table, table.seats, number, FROM_EFFECTS)
        elif what == TAKE_SPECIES:
            _take_species(table, simu)
        elif what == DISCARD_CARD:
            _discard(table, which)
        else:
            take_badge(table, table.seats)  # HSW-17.17


def _advance(table: Table, simu: Simu, track: int, number: int, surge: int) -> None:
    """HSW-17.10 to HSW-17.14, HSW-18.14."""
    project = _movable(table, simu, _track(table, simu, track))
    if project == NONE:
        return
    if surge and THREATS[table.threat] >= SURGE_FROM[simu.level]:
        number = 2
    who = table.seats
    before = table.discs[project][who]
    move_disc(table, who, project, min(number, LAST_SPACE - before))
    table.tell(SIMU_WORKED, who, project, table.discs[project][who], track)
    if LEADS[simu.level]:
        lead(table, who, project, before)


def _track(table: Table, simu: Simu, track: int) -> int:
    """HSW-17.11: ties by SIMU's preference."""
    if track < PROJECTS:
        return track
    best, most = NONE, -99
    for project in simu.preference:
        own, other = table.discs[project][table.seats], table.discs[project][0]
        worth = {LEAD: own, TRAIL: -own, RIVAL: other - own}[track]
        if worth > most:
            best, most = project, worth
    return best


def _movable(table: Table, simu: Simu, project: int) -> int:
    """HSW-17.12, HSW-18.14: the project, or the next one in its preference that can move."""
    first = simu.preference.index(project)
    for number in range(PROJECTS):
        other = simu.preference[(first + number) % PROJECTS]
        if table.discs[other][table.seats] < LAST_SPACE:
            return other
    return NONE


def _take_species(table: Table, simu: Simu) -> None:
    """HSW-17.15: the rightmost one."""
    display = table.displays[SPECIES]
    if display.slots[0] == EMPTY:
        return
    card = display.take(0)
    simu.species.append(card)
    table.tell(SIMU_TOOK, table.seats, card)
    refill(table)


def _discard(table: Table, deck: int) -> None:
    """HSW-17.16: the rightmost card of a display."""
    display = table.displays[deck]
    if display.slots[0] == EMPTY:
        return
    table.tell(DISPLAY_SWEPT, deck, display.slots[0])
    display.sweep(0)
    refill(table)


assert len(TRACK_WORDS) == RIVAL + 1
