"""What became of matches: ratings, results and statistics."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from orrery.server import statistics
from orrery.server.context import REFUSALS, TheServer, Visitor
from orrery.server.counting import BOT, EVERYONE, player_of
from orrery.server.rating import Worth
from orrery.server.refusals import Refuse
from orrery.server.routes.games import known_title
from orrery.server.store.results import PlacingRow, RankedRow
from orrery.server.wire import (
    Code,
    PlacingInfo,
    RankedInfo,
    RatingInfo,
    ResultInfo,
    StatisticsInfo,
)

ON_A_PAGE = 50
MOST_PAGES = 20
LEAST_MATCHES = 5  # of those who stand in a ranking, unless somebody asks for others

_Game = Annotated[str, PathParameter(max_length=40)]
_Table = Annotated[str, PathParameter(max_length=40)]
_Page = Annotated[int, QueryParameter(ge=0, lt=MOST_PAGES)]


@get("/api/games/{game:str}/ratings", responses=REFUSALS)
async def ranking(
    game: _Game,
    server: TheServer,
    visitor: Visitor,
    page: _Page = 0,
    least: Annotated[int, QueryParameter(ge=1, le=1000)] = LEAST_MATCHES,
) -> list[RankedInfo]:
    """Who plays a game best here after so many rated matches, people and bots; some on a page."""
    title = known_title(game)
    rows = await server.store.ranking(title.name, ON_A_PAGE, page * ON_A_PAGE, least)
    own = None if visitor is None else visitor.id
    return [_ranked(row, own) for row in rows]


def _ranked(row: RankedRow, own: str | None) -> RankedInfo:
    player, identity = row.rating.player, row.rating.identity
    return RankedInfo(
        player=player,
        kind="bot" if identity is None else "person",
        name=player.removeprefix(BOT) if row.name is None else row.name,
        you=identity is not None and identity == own,
        rating=statistics.rating_info(row.rating),
    )


@get("/api/games/{game:str}/ratings/bots", responses=REFUSALS)
async def bot_ratings(game: _Game, server: TheServer) -> dict[str, RatingInfo]:
    """The ratings of bots by their levels, as far as they have played rated matches."""
    rows = await server.store.bot_ratings(known_title(game).name)
    return {row.player.removeprefix(BOT): statistics.rating_info(row) for row in rows}


@get("/api/games/{game:str}/statistics", responses=REFUSALS)
async def content(game: _Game, server: TheServer) -> StatisticsInfo:
    """What all finished matches tell: what is worth how much, by the strength of players."""
    title = known_title(game)
    everyone = await server.store.tallies(EVERYONE, title.name)
    return statistics.statistics_info(title, everyone)


@get("/api/tables/{table_id:str}/result", responses=REFUSALS)
async def result(table_id: _Table, server: TheServer) -> ResultInfo:
    """What became of a match, shortly after its end."""
    found = await server.store.result(table_id)
    if found is None:
        raise Refuse(Code.NOT_FOUND, "this match has no result yet")
    row, placings = found
    seats = [_placing(one, row.rated) for one in placings]
    return ResultInfo(row.table_id, row.rated, row.ended, seats)


def _placing(row: PlacingRow, rated: bool) -> PlacingInfo:
    return PlacingInfo(
        seat=row.seat,
        player=player_of(row),
        place=row.place,
        before=Worth(row.mu, row.sigma).rating if rated else None,
        after=Worth(row.new_mu, row.new_sigma).rating if rated else None,
    )


ROUTES = [ranking, bot_ratings, content, result]
