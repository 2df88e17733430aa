"""Which company, column, place Luna chooses (SK-18.6.3 to SK-18.6.15)."""

from __future__ import annotations

from orrery.games.skymines.board import BOARDS, UNREACHABLE, entry_costs
from orrery.games.skymines.luna_cards import (
    ALL_FOUR,
    BIGGEST_LEAD,
    LEAST_VALUABLE,
    MOST_VALUABLE,
    SECOND_MOST,
    TO_BEHIND,
    TO_FREE,
    TO_OWN,
    TWO_LEADS,
    TWO_MOST,
)
from orrery.games.skymines.state import Table
from orrery.games.skymines.stations import COINS, COLUMNS, LENGTH, OPENED, PIECE, pieces_in
from orrery.games.skymines.words import COMPANIES, NONE, OUTPOST


def by_value(table: Table) -> list[int]:
    """SK-18.6.3: the companies, the most valuable first; ties by empty spaces, then by track."""
    ranked: list[tuple[int, int, int, int]] = []
    for company in range(COMPANIES):
        left = sum(state % OPENED for state in table.stations[company])
        value = table.share_value(company)
        ranked.append((-value, left, table.sides[company], company))
    return [rank[3] for rank in sorted(ranked)]


def lead_of(table: Table, who: int, company: int) -> int:
    """SK-18.6.4: how many spaces she is before the best of the others; behind, if negative."""
    best = max(p.at[company] for n, p in enumerate(table.players) if n != who)
    return table.players[who].at[company] - best


def by_lead(table: Table, who: int, value: list[int]) -> list[int]:
    """SK-18.6.4: where she leads most comes first; ties go to the more valuable company, as the
    companies are listed in `value`.
    """
    ranked = [(-lead_of(table, who, c), value.index(c), c) for c in range(COMPANIES)]
    return [rank[2] for rank in sorted(ranked)]


def farthest_behind(table: Table, who: int, companies: list[int]) -> int:
    """SK-18.6.5, SK-21.17: of these companies; ties go to the more valuable one."""
    value = by_value(table)
    return min(companies, key=lambda c: (lead_of(table, who, c), value.index(c)))


def selected(table: Table, who: int, select: int) -> list[int]:
    """SK-18.6.3 to SK-18.6.6, SK-21.16: the more valuable first."""
    value = by_value(table)
    return picked(select, value, by_lead(table, who, value))


def picked(select: int, value: list[int], lead: list[int]) -> list[int]:
    """What a rule picks of the companies, given by value and by Luna's lead."""
    if select == MOST_VALUABLE:
        return value[:1]
    if select == SECOND_MOST:
        return value[1:2]
    if select == TWO_MOST:
        return value[:2]
    if select == LEAST_VALUABLE:
        return value[-1:]
    if select == BIGGEST_LEAD:
        return lead[:1]
    if select == TWO_LEADS:
        return [company for company in value if company in lead[:2]]
    assert select == ALL_FOUR
    return value


def outpost_columns(table: Table, company: int) -> list[int]:
    """SK-18.6.8, SK-18.6.9: the outpost columns of a station, the main one first."""
    station, side = table.stations[company], table.side
    ranked: list[tuple[int, int, int, int]] = []
    for column in range(COLUMNS):
        if PIECE[side][column] == OUTPOST:
            state = station[column]
            opened = 1 if state >= OPENED else 0
            empty = LENGTH[side][column] - state % OPENED
            ranked.append((opened, -empty, opened * COINS[side][column][state], column))
    return [rank[3] for rank in sorted(ranked)]


def reachable(table: Table, company: int) -> list[int]:
    """SK-18.6.10: the places that the company could enter, whatever the energy."""
    costs = entry_costs(BOARDS[table.side], table.held, company)
    return [place for place in range(len(costs)) if costs[place] != UNREACHABLE]


def next_place(table: Table, who: int, company: int, highest: bool) -> int:
    """SK-18.6.10 to SK-18.6.15, SK-21.18: where she expands next, NONE if nowhere."""
    board = BOARDS[table.side]
    station = table.stations[company]
    fits = [
        place
        for place in reachable(table, company)
        if pieces_in(table.side, station, board.piece[place])
    ]
    free = [place for place in fits if table.held[place] == NONE]
    there = {board.group[p] for p in range(len(table.held)) if table.held[p] == company}
    fresh = [place for place in free if board.group[place] not in there]
    for candidates in (fresh, free):
        if candidates:
            return _extreme(table, candidates, highest)
    others = sorted({table.held[place] for place in fits})
    if not others:
        return NONE
    victim = farthest_behind(table, who, others)
    return _extreme(table, [p for p in fits if table.held[p] == victim], highest)


def aim_rule(table: Table, company: int, place: int, highest: bool) -> int:
    """SK-18.6.10 to SK-18.6.14: which rule has chosen a place."""
    if table.held[place] != NONE:
        rule = TO_BEHIND
    else:
        group = BOARDS[table.side].group
        there = [group[p] for p in range(len(table.held)) if table.held[p] == company]
        rule = TO_OWN if group[place] in there else TO_FREE
    return rule + (1 if highest else 0)


def _extreme(table: Table, places: list[int], highest: bool) -> int:
    """SK-18.6.10, SK-18.6.15: the lowest or highest number, and there the first place."""
    targets = BOARDS[table.side].targets
    wanted = max(targets[p] for p in places) if highest else min(targets[p] for p in places)
    return min(place for place in places if targets[place] == wanted)
