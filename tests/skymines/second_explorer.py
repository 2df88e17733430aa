"""Where companies can go, once more and as slowly as the rules read: names, no numbers of places.

Places are called as in views, `m24` or `b14a`; `held` says which company has a piece there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from orrery.games.skymines.content import BELT_BOARD, MOON_BOARD, STATIONS

Held = Mapping[str, str]
Column = tuple[int, bool]  # the pieces left, and whether the crossed-out space was ever uncovered


# The Moon


def _moon_ways(company: str, sector: int, held: Held) -> Iterator[int]:
    """SK-6.2.4, SK-6.2.5: the lines over which a sector can be entered, by what they cost."""
    lines = {"single": 1, "double": 2}
    for border in MOON_BOARD["station_borders"]:
        if (border["station"], border["sector"]) == (company, sector):
            yield lines[border["kind"]]
    for border in MOON_BOARD["borders"]:
        ends = {border["a"], border["b"]}
        if sector in ends:
            (other,) = ends - {sector}
            if held.get(f"m{other}") == company:
                yield lines[border["kind"]]


# The Belt


@cache
def _asteroids() -> dict[str, int]:
    """The asteroid of every outpost space."""
    return {f"b{s['id']}": a["id"] for a in BELT_BOARD["asteroids"] for s in a["outpost_spaces"]}


def _has_outpost(company: str, asteroid: int, held: Held) -> bool:
    return any(on == asteroid and held.get(s) == company for s, on in _asteroids().items())


def _belt_ways(company: str, place: str, held: Held) -> Iterator[int]:
    """SK-15.2.4, SK-15.2.5, SK-15.2.8, SK-15.2.9: 1 for the space, 1 for an extra symbol."""
    asteroid = _asteroids().get(place)
    for segment in BELT_BOARD["flight_segments"]:
        shuttle = f"b{segment['shuttle_space']}"
        if segment["asteroid"] == asteroid and held.get(shuttle) == company:
            yield 1 + segment["extra_energy"]
        if shuttle == place and _has_outpost(company, segment["asteroid"], held):
            yield 1 + segment["extra_energy"]
    if asteroid is None:
        return
    if _has_outpost(company, asteroid, held):
        yield 1
    for station in BELT_BOARD["stations"]:  # SK-15.2.15
        if station["company"] == company and asteroid in station["printed_shuttle_to"]:
            yield 1


# Both


@cache
def places(side: str) -> list[str]:
    if side == "moon":
        return [f"m{sector['id']}" for sector in MOON_BOARD["sectors"]]
    return [*_asteroids(), *(f"b{shuttle['id']}" for shuttle in BELT_BOARD["shuttle_spaces"])]


def piece_for(side: str, place: str) -> str:
    """SK-15.2.10: what is put there."""
    return "outpost" if side == "moon" or place in _asteroids() else "shuttle"


def cost(side: str, held: Held, company: str, place: str) -> int | None:
    """SK-6.2.4 to SK-6.2.6, SK-15.2.4 to SK-15.2.7: the energy for a place, None out of reach."""
    if held.get(place) == company:
        return None
    ways = _belt_ways(company, place, held)
    if side == "moon":
        ways = _moon_ways(company, int(place[1:]), held)
    cheapest = min(ways, default=None)
    if cheapest is None:
        return None
    return cheapest + (1 if place in held else 0)


def costs(
    side: str, held: Held, company: str, energy: int, left: Mapping[str, int]
) -> dict[str, int]:
    """What can be entered with this energy and the pieces left in the station, and its costs."""
    found = {p: cost(side, held, company, p) for p in places(side) if left[piece_for(side, p)] > 0}
    return {place: price for place, price in found.items() if price is not None and price <= energy}


def outcomes(
    side: str, held: Held, company: str, energy: int, left: Mapping[str, int]
) -> set[frozenset[str]]:
    """SK-6.2.9: all sets of places that can be entered in one action, in whatever order."""
    most: dict[frozenset[str], int] = {frozenset(): energy}  # the energy that is left at best
    waiting = [frozenset[str]()]
    while waiting:
        entered = waiting.pop()
        now = {**held, **dict.fromkeys(entered, company)}
        pieces = dict(left)
        for place in entered:
            pieces[piece_for(side, place)] -= 1
        for place, price in costs(side, now, company, most[entered], pieces).items():
            more = entered | {place}
            if most[entered] - price > most.get(more, -1):
                most[more] = most[entered] - price
                waiting.append(more)
    return set(most)


def collectors(side: str, held: Held, company: str) -> int:
    """SK-6.5.2, SK-15.3.1, SK-15.3.2: the gas collectors that a company controls."""
    if side == "moon":
        sectors = [s for s in MOON_BOARD["sectors"] if held.get(f"m{s['id']}") == company]
        kinds = [building["type"] for sector in sectors for building in sector["buildings"]]
        return kinds.count("gas_collector")
    count = 0
    for asteroid in BELT_BOARD["asteroids"]:
        if _has_outpost(company, asteroid["id"], held):
            count += [reward["type"] for reward in asteroid["rewards"]].count("gas_collector")
        pair = asteroid["linked_pair"]
        if pair and all(held.get(f"b{space}") == company for space in pair):
            count += 1
    return count


# Stations: columns as rows of spaces, the first one nearest the middle of the board


def _spaces(side: str, number: int, column: Column) -> list[bool]:
    """Which spaces of a column have a piece."""
    length = len(STATIONS[side]["columns"][number]["coins"])
    pieces, opened = column
    usable = length - 1 if opened else length
    return [usable - pieces <= space < usable for space in range(length)]


def value(side: str, station: list[Column]) -> int:
    """SK-4.3: the coins that no piece covers."""
    shown = 0
    for number, column in enumerate(station):
        covered = _spaces(side, number, column)
        coins = STATIONS[side]["columns"][number]["coins"]
        shown += sum(coin for coin, hidden in zip(coins, covered, strict=True) if not hidden)
    return shown


def _kind(side: str, number: int) -> str:
    piece: str = STATIONS[side]["columns"][number]["piece"]
    return piece


def pieces_left(side: str, station: list[Column]) -> dict[str, int]:
    """How many outposts and shuttles a station has."""
    left = {"outpost": 0, "shuttle": 0}
    for number, (pieces, _) in enumerate(station):
        left[_kind(side, number)] += pieces
    return left


def _taken(side: str, number: int, column: Column, pieces: int) -> Column:
    """SK-6.2.7, SK-6.2.14: so many from the top."""
    covered = _spaces(side, number, column)
    for _ in range(pieces):
        covered[covered.index(True)] = False
    return sum(covered), column[1] or not covered[-1]


def after_taking(side: str, station: list[Column], outposts: int) -> set[tuple[int, ...]]:
    """SK-6.2.7: the share values and columns that taking so many outposts can lead to."""
    found = set()
    most = [pieces if _kind(side, n) == "outpost" else 0 for n, (pieces, _) in enumerate(station)]
    for chosen in product(*(range(n + 1) for n in most)):
        if sum(chosen) == outposts:
            after = [_taken(side, n, station[n], pieces) for n, pieces in enumerate(chosen)]
            found.add(look_of(side, after))
    return found


def after_returning(side: str, station: list[Column], piece: str) -> set[tuple[int, ...]]:
    """SK-6.2.13 to SK-6.2.15, SK-15.2.14: what returning a piece to any column can lead to."""
    found = set()
    for number, (pieces, opened) in enumerate(station):
        covered = _spaces(side, number, station[number])
        free = [n for n, there in enumerate(covered) if not there]
        if opened:
            free.remove(len(covered) - 1)
        if _kind(side, number) == piece and free:
            after = [*station]
            after[number] = pieces + 1, opened
            found.add(look_of(side, after))
    return found or {look_of(side, station)}


def look_of(side: str, station: list[Column]) -> tuple[int, ...]:
    """A station, columns of one kind and look being equal: its value, then the columns."""
    looks = [
        (_kind(side, n), STATIONS[side]["columns"][n]["coins"], column)
        for n, column in enumerate(station)
    ]
    flat = [n for _, _, column in sorted(looks) for n in (column[0], int(column[1]))]
    return value(side, station), *flat


def station_of(company: Mapping[str, Any]) -> list[Column]:
    """The columns of a company's view."""
    return list(zip(company["columns"], company["opened"], strict=True))
