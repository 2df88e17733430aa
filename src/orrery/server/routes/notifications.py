"""How people are called back: /api/notifications."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Annotated, Final

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from orrery.server.context import (
    FROM_ANYWHERE,
    REFUSALS,
    AnyRequest,
    Server,
    TheServer,
    Who,
    address_of,
)
from orrery.server.notifications.wishes import channel_info, shown, wishes_of
from orrery.server.notifications.wording import say
from orrery.server.refusals import Refuse
from orrery.server.store import Identity
from orrery.server.wire import Code, MailCode, NewChannel, Notifications, Offered, Wishes

if TYPE_CHECKING:
    from orrery.server.notifications.calling import Calling

_NOTHING: Final = Offered(push=None, mail=False, webhooks=False)
_PAGE: Final = "text/html; charset=utf-8"
_Channel = Annotated[str, PathParameter(max_length=40)]
_Token = Annotated[str, PathParameter(max_length=64)]


def _calling(server: Server) -> Calling:
    if server.calling is None:
        raise Refuse(Code.NOT_OFFERED, "this server reaches nobody outside of its pages")
    return server.calling


async def _shown(server: Server, who: Identity) -> Notifications:
    known = await server.store.wishes(who.id)
    return Notifications(
        offered=_NOTHING if server.calling is None else server.calling.offered,
        wishes=None if known is None else shown(known),
        channels=[channel_info(channel) for channel in await server.store.channels(who.id)],
    )


@get("/api/notifications", responses=REFUSALS)
async def notifications(server: TheServer, who: Who) -> Notifications:
    """How you are called back, and how you could be."""
    return await _shown(server, who)


@put("/api/notifications", responses=REFUSALS)
async def wish(data: JSONBody[Wishes], server: TheServer, who: Who) -> Notifications:
    """What you want to be told, in which language, and when not."""
    await _calling(server).channels.wish(who, data)
    return await _shown(server, who)


@post("/api/notifications/channels", status_code=200, responses=REFUSALS)
async def add_channel(
    data: JSONBody[NewChannel], request: AnyRequest, server: TheServer, who: Who
) -> Notifications:
    """One more way to reach you; a mail address gets a code that confirms it."""
    await _calling(server).channels.add(who, data, address_of(request))
    return await _shown(server, who)


@post("/api/notifications/channels/{channel:str}/confirm", status_code=200, responses=REFUSALS)
async def confirm(
    channel: _Channel, data: JSONBody[MailCode], server: TheServer, who: Who
) -> Notifications:
    """Confirm a mail address by the code that was sent there."""
    await _calling(server).channels.confirm(who, channel, data.code)
    return await _shown(server, who)


@post("/api/notifications/channels/{channel:str}/test", status_code=200, responses=REFUSALS)
async def try_out(
    channel: _Channel, request: AnyRequest, server: TheServer, who: Who
) -> Notifications:
    """Send yourself a message, to see whether it arrives."""
    await _calling(server).channels.try_out(who, channel, address_of(request))
    return await _shown(server, who)


@delete("/api/notifications/channels/{channel:str}", status_code=200, responses=REFUSALS)
async def remove_channel(channel: _Channel, server: TheServer, who: Who) -> Notifications:
    """Be reached in this way no longer."""
    await _calling(server).channels.remove(who, channel)
    return await _shown(server, who)


@get("/api/notifications/stop/{token:str}", include_in_schema=False)
async def ask_to_stop(token: _Token, server: TheServer) -> Response[str]:
    """A page that ends mail by a button: what only looks at links must not end it."""
    channel = await server.store.channel_by_token(token)
    if channel is None:
        return _page("en", say("en", "stop-unknown"))
    lang = (await wishes_of(server.store, channel.identity)).lang
    button = f'<form method="post"><button>{html.escape(say(lang, "stop-button"))}</button></form>'
    return _page(lang, say(lang, "stop-ask", address=channel.address), button)


@post(
    "/api/notifications/stop/{token:str}",
    status_code=200,
    include_in_schema=False,
    opt={FROM_ANYWHERE: True},
)
async def stop(token: _Token, server: TheServer) -> Response[str]:
    """End mail by the link in it, also by the mail program alone (RFC 8058).

    The token is all that it takes. Browsers hide the origin of a page that sends no referrer.
    """
    channel = await server.store.channel_by_token(token)
    if channel is None:
        return _page("en", say("en", "stop-unknown"))
    lang = (await wishes_of(server.store, channel.identity)).lang
    await server.store.remove_channel(channel.id)
    return _page(lang, say(lang, "stop-done"))


def _page(lang: str, text: str, more: str = "") -> Response[str]:
    title = html.escape(say(lang, "stop-title"))
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title} · Orrery</title><h1>{title}</h1><p>{html.escape(text)}</p>{more}</html>"
    )
    return Response(page, media_type=_PAGE)


ROUTES = [
    notifications,
    wish,
    add_channel,
    confirm,
    try_out,
    remove_channel,
    ask_to_stop,
    stop,
]
