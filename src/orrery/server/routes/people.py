"""Those who play here: /api/people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from orrery import bots
from orrery.games import names as game_names
from orrery.kernel.title import Title
from orrery.server import statistics
from orrery.server.context import REFUSALS, Server, TheServer, Visitor
from orrery.server.counting import BOT, EVERYONE, player_of
from orrery.server.levels import levels
from orrery.server.rating import Worth
from orrery.server.refusals import Refuse
from orrery.server.routes.games import known_title
from orrery.server.routes.standings import MOST_PAGES
from orrery.server.store import Identity
from orrery.server.store.results import PlacingRow, ResultRow
from orrery.server.wire import (
    Code,
    FinishedInfo,
    FinisherInfo,
    PlayedInfo,
    PlayerInfo,
    RatedInfo,
    RecordInfo,
)

ON_A_PAGE = 20
HISTORY = 200  # matches whose ratings are charted

_Player = Annotated[str, PathParameter(min_length=1, max_length=60)]
_Game = Annotated[str, PathParameter(max_length=40)]


@get("/api/people/{player:str}", responses=REFUSALS)
async def person(player: _Player, server: TheServer, visitor: Visitor) -> PlayerInfo:
    """Who somebody is, and what they have played; of private matches they alone are told."""
    name = await _name_of(server, player)
    own = _is_own(visitor, player)
    tallies = await server.store.tallies(player, private=own)
    played = statistics.played(tallies)
    ratings = {
        row.game: statistics.rating_info(row) for row in await server.store.ratings_of(player)
    }
    there = [game for game in game_names() if game in played or game in ratings]
    return PlayerInfo(
        player=player,
        kind="bot" if player.startswith(BOT) else "person",
        name=name,
        you=own,
        games=[
            PlayedInfo(
                game,
                statistics.sums_info(played[game]) if game in played else None,
                ratings.get(game),
            )
            for game in there
        ],
    )


@get("/api/people/{player:str}/games/{game:str}", responses=REFUSALS)
async def record(player: _Player, game: _Game, server: TheServer, visitor: Visitor) -> RecordInfo:
    """How somebody plays a game: their rating over time, their points, what they played with."""
    title = known_title(game)
    await _name_of(server, player)
    own = await server.store.tallies(player, title.name, private=_is_own(visitor, player))
    everyone = await server.store.tallies(EVERYONE, title.name)
    history = await server.store.history(player, title.name, HISTORY)
    return RecordInfo(
        game=title.name,
        history=[_rated(row.ended, Worth(row.mu, row.sigma)) for row in history],
        sources=statistics.sources_info(title, own, everyone),
        chosen=statistics.chosen_info(title, own),
    )


@get("/api/people/{player:str}/results", responses=REFUSALS)
async def results(
    player: _Player,
    server: TheServer,
    visitor: Visitor,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    page: Annotated[int, QueryParameter(ge=0, lt=MOST_PAGES)] = 0,
) -> list[FinishedInfo]:
    """The matches that somebody has played, the last first; private ones for themselves alone."""
    await _name_of(server, player)
    which = known_title(game).name if game else ""
    found = await server.store.results_of(
        player, ON_A_PAGE, page * ON_A_PAGE, which, private=_is_own(visitor, player)
    )
    kept = await server.store.marks([row.table_id for row, _ in found])
    ids = [one.identity for _, seats in found for one in seats if one.identity is not None]
    names = await server.store.names(ids)
    there = game_names()
    return [
        _finished(player, known_title(row.game), row, seats, row.table_id in kept, names)
        for row, seats in found
        if row.game in there
    ]


def _finished(
    player: str,
    title: Title,
    row: ResultRow,
    seats: list[PlacingRow],
    is_kept: bool,
    names: Mapping[str, str],
) -> FinishedInfo:
    own = next(one for one in seats if one.identity == player)
    return FinishedInfo(
        table=row.table_id if is_kept else None,
        game=row.game,
        ended=row.ended,
        seat=own.seat,
        seats=[_finisher(one, names) for one in seats],
        before=Worth(own.mu, own.sigma).rating if row.rated else None,
        after=Worth(own.new_mu, own.new_sigma).rating if row.rated else None,
        chosen=statistics.keys_of(title.chosen, own.choices),
    )


def _finisher(row: PlacingRow, names: Mapping[str, str]) -> FinisherInfo:
    if row.bot is not None:
        return FinisherInfo(player_of(row), "bot", row.bot, row.place, row.score)
    name = names.get(row.identity or "")
    if name is None:
        return FinisherInfo(None, "gone", "", row.place, row.score)
    return FinisherInfo(row.identity, "person", name, row.place, row.score)


def _rated(at: float, worth: Worth) -> RatedInfo:
    return RatedInfo(at, worth.rating, worth.deviation)


def _is_own(visitor: Identity | None, player: str) -> bool:
    return visitor is not None and visitor.id == player


async def _name_of(server: Server, player: str) -> str:
    """What somebody is called; refused if there is nobody like that."""
    if player.startswith(BOT):
        level = player.removeprefix(BOT)
        if level in levels(server.settings) or level in bots.built_in():
            return level
    else:
        name = (await server.store.names([player])).get(player)
        if name is not None:
            return name
    raise Refuse(Code.NOT_FOUND, "there is nobody like that here, or not any more")


ROUTES = [person, record, results]
