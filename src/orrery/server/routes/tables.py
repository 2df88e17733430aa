"""The tables: /api/tables."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, delete, get, patch, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from orrery.games import is_known
from orrery.server import hosting, lobby
from orrery.server.context import REFUSALS, AnyRequest, Server, TheServer, Visitor, Who, address_of
from orrery.server.refusals import Refuse
from orrery.server.states import info_at, table_info
from orrery.server.store import Identity, TableRow
from orrery.server.wire import (
    AnalysisInfo,
    Code,
    Fork,
    Hint,
    HintWanted,
    Join,
    NewTable,
    Points,
    Replay,
    SeatPlan,
    Setup,
    State,
    TableInfo,
)

ON_A_PAGE = 50  # of a list of tables
MOST_PAGES = 20

_Table = Annotated[str, PathParameter(max_length=40)]
_Seat = Annotated[int, PathParameter(ge=0, lt=16)]


@post("/api/tables", responses=REFUSALS)
async def create(data: JSONBody[NewTable], server: TheServer, who: Who) -> TableInfo:
    """Set up a table."""
    await server.limits.table(who.id)
    return info_at(await lobby.create(server.hall, who, data), who.id)


@get("/api/tables", responses=REFUSALS)
async def listed(
    server: TheServer,
    visitor: Visitor,
    which: FromQuery[Literal["mine", "open", "finished"]] = "open",
    page: Annotated[int, QueryParameter(ge=0, lt=MOST_PAGES)] = 0,
) -> list[TableInfo]:
    """Tables of the games that there are, the newest first, so many on a page."""
    rows = await _rows(server, visitor, which, page * ON_A_PAGE)
    identity = None if visitor is None else visitor.id
    return [_listed(server, row, identity) for row in rows if is_known(row.game)]


async def _rows(server: Server, visitor: Identity | None, which: str, skip: int) -> list[TableRow]:
    if which == "open":
        return await server.store.open_tables(ON_A_PAGE, skip)
    if which == "finished":
        return await server.store.finished_tables(ON_A_PAGE, skip)
    return [] if visitor is None else await server.store.tables_of(visitor.id, ON_A_PAGE, skip)


def _listed(server: Server, row: TableRow, identity: str | None) -> TableInfo:
    table = server.hall.tables.get(row.id)
    if table is None:
        return table_info(row, identity)
    return table_info(row, identity, table.online(), table.spectators())


@get("/api/tables/{table_id:str}", responses=REFUSALS)
async def table(table_id: _Table, server: TheServer, visitor: Visitor) -> TableInfo:
    """A table."""
    found = await server.hall.fresh(table_id)
    return info_at(found, None if visitor is None else visitor.id)


@patch("/api/tables/{table_id:str}", responses=REFUSALS)
async def set_up(table_id: _Table, data: JSONBody[Setup], server: TheServer, who: Who) -> TableInfo:
    """Change a table that has not begun."""
    change = hosting.set_up(server.hall, table_id, who, data)
    return info_at(await server.hall.run(change), who.id)


@delete("/api/tables/{table_id:str}", status_code=200, responses=REFUSALS)
async def close(table_id: _Table, server: TheServer, who: Who) -> TableInfo:
    """Close a table that has not begun; what it was."""
    return table_info(await server.hall.run(hosting.close(server.hall, table_id, who)), who.id)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=REFUSALS)
async def join(table_id: _Table, data: JSONBody[Join], server: TheServer, who: Who) -> TableInfo:
    """Sit down."""
    table = await server.hall.run(
        lobby.join(server.hall, table_id, who, data.invitation, data.seat)
    )
    return info_at(table, who.id)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(table_id: _Table, server: TheServer, who: Who) -> TableInfo:
    """Get up, before the start."""
    return info_at(await server.hall.run(lobby.leave(server.hall, table_id, who)), who.id)


@patch("/api/tables/{table_id:str}/seats/{seat:int}", responses=REFUSALS)
async def plan(
    table_id: _Table, seat: _Seat, data: JSONBody[SeatPlan], server: TheServer, who: Who
) -> TableInfo:
    """Decide who is to sit on a seat."""
    change = lobby.plan_seat(server.hall, table_id, who, seat, data)
    return info_at(await server.hall.run(change), who.id)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(table_id: _Table, request: AnyRequest, server: TheServer, who: Who) -> TableInfo:
    """Begin the match."""
    table = await server.hall.table(table_id)
    if table.row.host == who.id:
        await server.limits.match(table.row, address_of(request))
    return info_at(await server.hall.run(lobby.start(server.hall, table_id, who)), who.id)


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=REFUSALS)
async def resign(table_id: _Table, server: TheServer, who: Who) -> TableInfo:
    """Leave your seat to a bot."""
    return info_at(await server.hall.run(lobby.resign(server.hall, table_id, who)), who.id)


@post("/api/tables/{table_id:str}/return", status_code=200, responses=REFUSALS)
async def come_back(table_id: _Table, server: TheServer, who: Who) -> TableInfo:
    """Play again yourself, after a bot has played for you."""
    return info_at(await server.hall.run(lobby.come_back(server.hall, table_id, who)), who.id)


@post("/api/tables/{table_id:str}/stand-in", status_code=200, responses=REFUSALS)
async def stand_in(table_id: _Table, server: TheServer, who: Who) -> TableInfo:
    """Let bots play on for those who have been silent for an hour."""
    return info_at(await server.hall.run(lobby.stand_in(server.hall, table_id, who)), who.id)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(table_id: _Table, server: TheServer, who: Who) -> TableInfo:
    """The table of the rematch."""
    await server.limits.table(who.id)
    return info_at(await server.hall.run(lobby.rematch(server.hall, table_id, who)), who.id)


@post("/api/tables/{table_id:str}/follow", status_code=200, responses=REFUSALS)
async def follow(table_id: _Table, server: TheServer, who: Who) -> TableInfo:
    """The table of the next chapter of a campaign."""
    await server.limits.table(who.id)
    return info_at(await server.hall.run(lobby.follow(server.hall, table_id, who)), who.id)


@post("/api/tables/{table_id:str}/fork", responses=REFUSALS)
async def fork(table_id: _Table, data: JSONBody[Fork], server: TheServer, who: Who) -> TableInfo:
    """A new table from a position of a finished match."""
    await server.limits.table(who.id)
    return info_at(await server.replays.fork(table_id, who, data), who.id)


@get("/api/tables/{table_id:str}/replay", responses=REFUSALS)
async def replay(
    table_id: _Table, request: AnyRequest, server: TheServer, visitor: Visitor
) -> Replay:
    """What can be looked back at."""
    with server.looking_back.charged(address_of(request)):
        return await server.replays.overview(table_id, visitor)


@get("/api/tables/{table_id:str}/points", responses=REFUSALS)
async def points(table_id: _Table, request: AnyRequest, server: TheServer) -> Points:
    """The points of a finished match after every round, with their sources."""
    with server.looking_back.charged(address_of(request)):
        return await server.replays.points(table_id)


@get("/api/tables/{table_id:str}/replay/{entry:int}", responses=REFUSALS)
async def frame(
    table_id: _Table,
    entry: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    request: AnyRequest,
    server: TheServer,
    visitor: Visitor,
    everything: FromQuery[bool] = False,
) -> State:
    """The state after so many entries; with `everything`, after the end, what was hidden too."""
    with server.looking_back.charged(address_of(request)):
        return await server.replays.state(table_id, entry, visitor, everything)


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=REFUSALS)
async def hint(
    table_id: _Table, data: JSONBody[HintWanted], request: AnyRequest, server: TheServer, who: Who
) -> Hint:
    """What the search would do in the own decision that waits now."""
    return await server.coach.hint(table_id, who, data.decision, address_of(request))


@post("/api/tables/{table_id:str}/analysis", status_code=200, responses=REFUSALS)
async def analysis(
    table_id: _Table, request: AnyRequest, server: TheServer, who: Who
) -> AnalysisInfo:
    """What the search thinks of the own decisions of a finished match, or how far it is."""
    return await server.coach.analysis(table_id, who, address_of(request))


@get("/api/tables/{table_id:str}/save", responses=REFUSALS)
async def save(table_id: _Table, server: TheServer) -> Response[bytes]:
    """The journal of a finished match."""
    found = await server.hall.fresh(table_id)
    saved = found.saved()
    if saved is None:
        raise Refuse(Code.IN_PLAY, "the journal can be had when the match is over")
    name = f'attachment; filename="orrery-{found.row.game}-{found.id}.json"'
    return Response(
        saved.encode(),
        media_type="application/json",
        headers={"content-disposition": name},
    )


ROUTES = [
    create,
    listed,
    table,
    set_up,
    close,
    join,
    leave,
    plan,
    start,
    resign,
    come_back,
    stand_in,
    rematch,
    follow,
    fork,
    replay,
    points,
    frame,
    hint,
    analysis,
    save,
]
