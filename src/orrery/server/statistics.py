"""From sums over finished matches to what people read of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from orrery.kernel.chosen import Chosen
from orrery.kernel.title import Title
from orrery.server.counting import SOURCE
from orrery.server.rating import STRENGTHS, Worth
from orrery.server.store.results import RatingRow, Sums, TallyKey
from orrery.server.wire import (
    ChosenInfo,
    ItemInfo,
    RatingInfo,
    SourceInfo,
    StatisticsInfo,
    Strength,
    SumsInfo,
)

Tallies = Mapping[TallyKey, Sums]
_ALL: Final = ""  # the kind and the item of all that somebody has played
_NOTHING: Final = Sums(0, 0.0, 0.0, 0)


def rating_info(row: RatingRow) -> RatingInfo:
    """A rating as people see it."""
    worth = Worth(row.mu, row.sigma)
    return RatingInfo(worth.rating, worth.deviation, row.matches)


def sums_info(sums: Sums) -> SumsInfo | None:
    """What so many matches come to on average; None of no match."""
    if not sums.matches:
        return None
    count = sums.matches
    return SumsInfo(count, sums.won / count, sums.expected / count, sums.points / count)


def played(tallies: Tallies) -> dict[str, Sums]:
    """All that somebody has played, by game."""
    games = {key.game for key in tallies}
    return {
        game: _added(sums for key, sums in tallies.items() if key.game == game and key.kind == _ALL)
        for game in sorted(games)
    }


def sources_info(title: Title, own: Tallies, everyone: Tallies) -> list[SourceInfo]:
    """Where points come from, in the order of the score sheet."""
    mine, theirs = _means(own), _means(everyone)
    keys = [key for key in title.sheet.keys if key in mine]
    return [SourceInfo(key, mine[key], theirs.get(key, 0.0)) for key in keys]


def chosen_info(title: Title, tallies: Tallies) -> list[ChosenInfo]:
    """What became of those who played with something; what nobody had is left out."""
    return [ChosenInfo(one.key, _items(one, tallies)) for one in title.chosen]


def statistics_info(title: Title, everyone: Tallies) -> StatisticsInfo:
    """What all finished matches tell. Of each match one victory was to be expected."""
    whole = _added(_of(everyone, _ALL, _ALL).values())
    return StatisticsInfo(
        game=title.name,
        matches=round(whole.expected),
        strengths=_by_strength(_of(everyone, _ALL, _ALL)),
        sources=sources_info(title, everyone, everyone),
        chosen=chosen_info(title, everyone),
    )


def _items(chosen: Chosen, tallies: Tallies) -> list[ItemInfo]:
    """The things of today's content, and after them what older content had."""
    there = {key.item for key in tallies if key.kind == chosen.name}
    known = [name for name in chosen.names if name in there]
    items = []
    for name in [*known, *sorted(there.difference(known))]:
        found = _of(tallies, chosen.name, name)
        info = sums_info(_added(found.values()))
        if info is not None:
            items.append(ItemInfo(chosen.item_key(name), info, _by_strength(found)))
    return items


def _of(tallies: Tallies, kind: str, item: str) -> Tallies:
    return {key: sums for key, sums in tallies.items() if (key.kind, key.item) == (kind, item)}


def _by_strength(tallies: Tallies) -> dict[Strength, SumsInfo]:
    """The sums of each strength, which only those of everyone are kept by."""
    found: dict[Strength, SumsInfo] = {}
    for strength in STRENGTHS:
        info = sums_info(_added(s for key, s in tallies.items() if key.strength == strength))
        if info is not None:
            found[strength] = info
    return found


def _means(tallies: Tallies) -> dict[str, float]:
    """The points of each source in a match; one without it counts as well."""
    matches = _added(_of(tallies, _ALL, _ALL).values()).matches
    points: dict[str, int] = {}
    for key, sums in tallies.items():
        if key.kind == SOURCE:
            points[key.item] = points.get(key.item, 0) + sums.points
    return {key: count / max(1, matches) for key, count in points.items()}


def _added(sums: Iterable[Sums]) -> Sums:
    total = _NOTHING
    for one in sums:
        total = total.plus(one)
    return total


def keys_of(chosen: Sequence[Chosen], choices: Mapping[str, Sequence[str]]) -> list[str]:
    """The text keys of what a seat has played with."""
    return [one.item_key(name) for one in chosen for name in choices.get(one.name, ())]
