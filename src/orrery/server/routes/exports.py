"""Results as files, for whoever wants to compute with them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get
from litestar.params import PathParameter
from litestar.response import Stream

from orrery.server import exporting
from orrery.server.context import REFUSALS, AnyRequest, TheServer, address_of
from orrery.server.routes.games import known_title

_Game = Annotated[str, PathParameter(max_length=40)]


@get("/api/games/{game:str}/results.csv", media_type="text/csv", responses=REFUSALS)
async def as_csv(game: _Game, request: AnyRequest, server: TheServer) -> Stream:
    """All finished public matches of a game as CSV, a row per seat."""
    title = known_title(game)
    await server.limits.export(address_of(request))
    lines = exporting.as_csv(server.store, title.name)
    return _file(lines, f"{title.name}.csv", "text/csv; charset=utf-8")


@get(
    "/api/games/{game:str}/results.parquet",
    media_type="application/vnd.apache.parquet",
    responses=REFUSALS,
)
async def as_parquet(game: _Game, request: AnyRequest, server: TheServer) -> Stream:
    """The same as Parquet, where the server can write it."""
    title = known_title(game)
    exporting.check_parquet()
    await server.limits.export(address_of(request))
    groups = exporting.as_parquet(server.store, title.name)
    return _file(groups, f"{title.name}.parquet", "application/vnd.apache.parquet")


def _file(content: AsyncIterator[bytes], name: str, media_type: str) -> Stream:
    headers = {"content-disposition": f'attachment; filename="orrery-{name}"'}
    return Stream(content, media_type=media_type, headers=headers)


ROUTES = [as_csv, as_parquet]
