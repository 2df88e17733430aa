"""Who is who: /api/me, /api/login, /api/logout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from orrery.server import farewell
from orrery.server.context import REFUSALS, AnyRequest, Server, TheServer, Visitor, Who, address_of
from orrery.server.identity import cookie_for
from orrery.server.quick import quick_plans
from orrery.server.store import Identity
from orrery.server.wire import Credentials, Me, NewName, OwnData, PasskeyAnswer, QuickPlan

if TYPE_CHECKING:
    from orrery.server.passkeys import Passkeys


async def _me(server: Server, who: Identity) -> Me:
    passkeys = await server.store.passkeys(who.id)
    has_password = who.password is not None
    return Me(who.id, who.name, who.named, has_password, len(passkeys), who.handle)


async def _entered(
    server: Server, request: AnyRequest, who: Identity, token: str, before: Identity | None = None
) -> Response[Me]:
    """The answer that gives a device its new token; then the connections under void ones end."""
    void = None if before is None else BackgroundTask(server.hall.void, before.id)
    response = Response(await _me(server, who), background=void)
    response.set_cookie(cookie_for(token, secure=request.url.scheme == "https"))
    return response


async def _become(
    server: Server, request: AnyRequest, who: Identity, before: Identity | None
) -> Response[Me]:
    """Let a device be somebody's; what it was known by before is void."""
    token = await server.identities.enter(who, request)
    return await _entered(server, request, who, token, before)


async def _new_guest(server: Server, request: AnyRequest) -> Response[Me]:
    await server.limits.guest(address_of(request))
    guest, token = await server.identities.guest()
    return await _entered(server, request, guest, token)


def _passkeys(server: Server) -> Passkeys:
    from orrery.server.passkeys import Passkeys  # a quarter of the time that starting takes

    return Passkeys(server.store)


@get("/api/me", responses=REFUSALS)
async def me(request: AnyRequest, server: TheServer, visitor: Visitor) -> Response[Me]:
    """Who you are; whoever is not known yet becomes a guest."""
    if visitor is None:
        return await _new_guest(server, request)
    return Response(await _me(server, visitor))


@patch("/api/me", responses=REFUSALS)
async def rename(data: JSONBody[NewName], server: TheServer, who: Who) -> Me:
    """Take another name."""
    return await _me(server, await server.identities.rename(who, data.name))


@get("/api/me/quick", responses=REFUSALS)
async def quick(server: TheServer, who: Who) -> dict[str, QuickPlan]:
    """The table that "Play now" sets up for you, by game."""
    return await quick_plans(server.store, who.id, server.settings)


@get("/api/me/data", responses=REFUSALS)
async def own_data(server: TheServer, who: Who) -> Response[OwnData]:
    """All that is known of you, as a file."""
    await server.limits.login(who.id)
    data = await farewell.own_data(server.hall, who, await _me(server, who))
    return Response(data, headers={"content-disposition": 'attachment; filename="orrery.json"'})


@delete("/api/me", status_code=200, responses=REFUSALS)
async def forget(request: AnyRequest, server: TheServer, who: Who) -> Response[Me]:
    """Be forgotten here: in matches that you have played you become somebody. A new guest."""
    await server.limits.guest(address_of(request))
    await server.hall.run(farewell.forget(server.hall, who))
    guest, token = await server.identities.guest()
    return await _entered(server, request, guest, token)


@post("/api/me/password", status_code=200, responses=REFUSALS)
async def set_password(
    data: JSONBody[Credentials], request: AnyRequest, server: TheServer, who: Who
) -> Response[Me]:
    """Keep your seats on other devices, by a handle and a password; those have to log in again."""
    await server.limits.login(who.id)
    await server.limits.login(address_of(request))
    changed = await server.identities.set_password(who, data)
    token = await server.identities.renew(who)
    return await _entered(server, request, changed, token, before=who)


@post("/api/login", status_code=200, responses=REFUSALS)
async def login(
    data: JSONBody[Credentials], request: AnyRequest, server: TheServer, visitor: Visitor
) -> Response[Me]:
    """Become on this device who you are elsewhere."""
    await server.limits.login(address_of(request), data.handle.strip().lower())
    who = await server.identities.login(data)
    return await _become(server, request, who, visitor)


@post("/api/logout", status_code=200, responses=REFUSALS)
async def logout(request: AnyRequest, server: TheServer, visitor: Visitor) -> Response[Me]:
    """Become a new guest on this device."""
    await server.limits.guest(address_of(request))
    await server.identities.forget(request)
    guest, token = await server.identities.guest()
    return await _entered(server, request, guest, token, before=visitor)


@post("/api/me/passkey/options", status_code=200, responses=REFUSALS)
async def passkey_options(request: AnyRequest, server: TheServer, who: Who) -> dict[str, Any]:
    """What the browser needs to make a passkey."""
    await server.limits.login(who.id)
    return await _passkeys(server).registration_options(request, who)


@post("/api/me/passkey", status_code=200, responses=REFUSALS)
async def add_passkey(
    data: JSONBody[PasskeyAnswer], request: AnyRequest, server: TheServer, who: Who
) -> Response[Me]:
    """Keep your seats on other devices, by a passkey."""
    await server.limits.login(who.id)
    await _passkeys(server).register(request, who, data.credential)
    return await _become(server, request, who, before=who)


@post("/api/login/passkey/options", status_code=200, responses=REFUSALS)
async def passkey_login_options(request: AnyRequest, server: TheServer) -> dict[str, Any]:
    """What the browser needs to use a passkey."""
    await server.limits.login(address_of(request))
    return await _passkeys(server).login_options(request)


@post("/api/login/passkey", status_code=200, responses=REFUSALS)
async def passkey_login(
    data: JSONBody[PasskeyAnswer], request: AnyRequest, server: TheServer, visitor: Visitor
) -> Response[Me]:
    """Become on this device whom the passkey belongs to."""
    await server.limits.login(address_of(request))
    who = await _passkeys(server).login(request, data.credential)
    return await _become(server, request, who, visitor)


ROUTES = [
    me,
    rename,
    quick,
    own_data,
    forget,
    set_password,
    login,
    logout,
    passkey_options,
    add_passkey,
    passkey_login_options,
    passkey_login,
]
