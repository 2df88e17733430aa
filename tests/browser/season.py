"""A season of matches that were never played: results for pages that tell of many."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from orrery.games import title as title_of
from orrery.kernel.title import Title
from orrery.server.counting import counted, player_of
from orrery.server.rating import Worth
from orrery.server.store.opening import open_beside
from orrery.server.store.results import PlacingRow, ResultRow

MATCHES = 48
_FIRST = 1_790_000_000.0  # when it began
_HALF_A_DAY = 43_200.0


def write_season(store: Path, game: str, people: list[str]) -> None:
    """Count matches of these people, by their ids, and a bot; the first plays best."""
    with ThreadPoolExecutor(1) as beside:  # the thread of a browser has an event loop already
        beside.submit(asyncio.run, _write(store, game, people)).result()


async def _write(path: Path, game: str, people: list[str]) -> None:
    store = open_beside(f"sqlite:///{path}")
    await store.open()
    try:
        chance, title = Random(7), title_of(game)
        for number in range(await store.last_counted() + 1, MATCHES + 1):
            result = ResultRow(
                f"season{number}", number, game, _FIRST + number * _HALF_A_DAY, True, False
            )
            seats = _seats(chance, title, result.table_id, people)
            players = [player_of(seat) or "" for seat in seats]
            await store.count(counted(result, seats, await store.ratings(game, players)))
    finally:
        await store.close()


def _seats(chance: Random, title: Title, match: str, people: list[str]) -> list[PlacingRow]:
    """Who sits first plays best."""
    players = [*people, None]
    choices = [
        {one.name: [chance.choice(one.names)] for one in title.chosen} for _ in range(len(players))
    ]
    sources = [
        {
            f"score-{part.name}": chance.randint(3, 14) + max(0, 3 - seat)
            for part in title.sheet.parts
            if not part.optional
        }
        for seat in range(len(players))
    ]
    scores = [sum(points.values()) for points in sources]
    return [
        PlacingRow(
            table_id=match,
            seat=seat,
            identity=player,
            bot="strong" if player is None else None,
            place=1 + sum(other > scores[seat] for other in scores),
            won=float(scores[seat] == max(scores)) / scores.count(max(scores)),
            score=scores[seat],
            sources=sources[seat],
            choices=choices[seat],
            mu=Worth().mu,
            sigma=Worth().sigma,
            new_mu=Worth().mu,
            new_sigma=Worth().sigma,
        )
        for seat, player in enumerate(players)
    ]
