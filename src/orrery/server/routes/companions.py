"""People one has played with, and invitations: /api/me/companions, /api/me/invitations."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from orrery.server import inviting
from orrery.server.context import REFUSALS, TheServer, Who
from orrery.server.refusals import Refuse
from orrery.server.states import info_at
from orrery.server.store.companions import CompanionRow
from orrery.server.wire import (
    Code,
    CompanionInfo,
    InvitationInfo,
    Invite,
    InviteAgain,
    TableInfo,
)

ON_A_PAGE = 20
MOST_PAGES = 10

_Table = Annotated[str, PathParameter(max_length=40)]
_Person = Annotated[str, PathParameter(max_length=40)]


@get("/api/me/companions", responses=REFUSALS)
async def companions(
    server: TheServer,
    who: Who,
    page: Annotated[int, QueryParameter(ge=0, lt=MOST_PAGES)] = 0,
) -> list[CompanionInfo]:
    """People you have played with, those of the last match first."""
    rows = await server.store.companions(who.id, ON_A_PAGE, page * ON_A_PAGE)
    kept = await server.store.marks([row.table_id for row in rows])
    return [_companion(row, row.table_id in kept) for row in rows]


def _companion(row: CompanionRow, is_kept: bool) -> CompanionInfo:
    return CompanionInfo(
        player=row.identity,
        name=row.name,
        matches=row.matches,
        game=row.game,
        ended=row.ended,
        table=row.table_id if is_kept else None,
        ignored=row.ignored,
    )


@get("/api/me/invitations", responses=REFUSALS)
async def invitations(server: TheServer, who: Who) -> list[InvitationInfo]:
    """The tables that you are asked to. Sit down there, with the key, to accept."""
    return await inviting.invitations(server.store, who)


@delete("/api/me/invitations/{table_id:str}", status_code=200, responses=REFUSALS)
async def decline(table_id: _Table, server: TheServer, who: Who) -> list[InvitationInfo]:
    """Say no to an invitation. The others."""
    await server.store.decline(table_id, who.id)
    return await inviting.invitations(server.store, who)


@put("/api/me/ignored/{person:str}", status_code=200, responses=REFUSALS)
async def ignore(person: _Person, server: TheServer, who: Who) -> list[InvitationInfo]:
    """Get no more invitations from somebody; they are not told. Those of others."""
    if person == who.id:
        raise Refuse(Code.INVALID_NAME, "this is you: another person can be ignored")
    try:
        await server.store.ignore(who.id, person, ignored=True)
    except KeyError:
        raise Refuse(Code.NOT_FOUND, "there is nobody like that here, or not any more") from None
    return await inviting.invitations(server.store, who)


@delete("/api/me/ignored/{person:str}", status_code=200, responses=REFUSALS)
async def heed(person: _Person, server: TheServer, who: Who) -> list[InvitationInfo]:
    """Get invitations from somebody again. All that there are."""
    await server.store.ignore(who.id, person, ignored=False)
    return await inviting.invitations(server.store, who)


@post("/api/tables/{table_id:str}/invitations", status_code=200, responses=REFUSALS)
async def invite(
    table_id: _Table, data: JSONBody[Invite], server: TheServer, who: Who
) -> TableInfo:
    """Ask people to your table with whom you have played."""
    asking = inviting.invite(server.hall, server.limits, table_id, who, data.people)
    return info_at(await server.hall.run(asking), who.id)


@post("/api/invitations", responses=REFUSALS)
async def invite_again(data: JSONBody[InviteAgain], server: TheServer, who: Who) -> TableInfo:
    """Set up a table like that of a finished match, and ask people to it who played there."""
    asking = inviting.invite_again(server.hall, server.limits, data.table, who, data.people)
    return info_at(await server.hall.run(asking), who.id)


ROUTES = [companions, invitations, decline, ignore, heed, invite, invite_again]
