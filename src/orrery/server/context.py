"""What a running server consists of, and how requests get at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import ResponseSpec

from orrery.server.bots import BotPlayers
from orrery.server.coaching import Coach
from orrery.server.collecting import collect_when_quiet
from orrery.server.greeting import greeting
from orrery.server.hall import Hall
from orrery.server.health import Health
from orrery.server.identity import Identities, check_origin
from orrery.server.limiting import Limits, Shares
from orrery.server.metrics import Metrics
from orrery.server.ordering import Orders
from orrery.server.pulse import Pulse
from orrery.server.refusals import Refuse
from orrery.server.replays import Replays
from orrery.server.retention import Retention
from orrery.server.settings import Settings
from orrery.server.store import Identity
from orrery.server.store.counted import counted
from orrery.server.store.opening import open_store
from orrery.server.timekeeping import Timekeeper
from orrery.server.wire import Code, Refused

if TYPE_CHECKING:
    from orrery.server.notifications.calling import Calling

AnyRequest = Request[Any, Any, Any]
REFUSALS = {
    status: ResponseSpec(Refused, description="Refused", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 429, 500, 503)
}
ARRIVING = 16  # sockets at a time: when all come back at once, those who are here play meanwhile
_SAFE = ("GET", "HEAD", "OPTIONS")
FROM_ANYWHERE = "from_anywhere"  # of a handler that any page may call which knows its address
_LONGEST_ADDRESS = 1024  # letters; every address that means anything is far shorter
_LONGEST_PART = 255  # bytes between two slashes, as in names of files


class Server:
    """All parts of one worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        store, self.bus = open_store(settings.store)
        self.store = counted(store, self.metrics.store_failures.inc)
        self.pulse = Pulse(self.metrics)
        self.health = Health(self.store)
        self.greeting = greeting(settings.client)
        self.limits = Limits(settings, self.store)
        self.identities = Identities(self.store)
        self.arriving = asyncio.Semaphore(ARRIVING)
        self.hall = Hall(self.store, self.bus, settings, self.metrics)
        self.replays = Replays(self.hall)
        self.looking_back = Shares(
            settings.replay_share, settings.replay_burst, "you have looked back a lot"
        )
        self.bots = BotPlayers(self.hall)
        self.timekeeper = Timekeeper(self.hall)
        self.orders = Orders(self.hall)
        self.coach = Coach(self.hall, self.bots, self.limits)
        self.retention = Retention(self.store, settings)
        self._tidying: asyncio.Task[None] | None = None
        self.calling: Calling | None = None  # if this server reaches people outside of its pages

    async def open(self) -> None:
        """Connect to the store, listen to other workers, and let waiting bots move."""
        await self.store.open()
        await self.bus.open()
        await self.hall.open()
        await self.bots.open()
        await self.timekeeper.open()
        await self.orders.open()
        self.retention.open()
        if self.settings.public_url:
            self.calling = await _open_calling(self)
        await self.pulse.open()
        self._tidying = asyncio.create_task(collect_when_quiet())

    async def close(self) -> None:
        """Finish what has begun, and let go of everything."""
        if self._tidying is not None:
            self._tidying.cancel()
        await self.pulse.close()
        if self.calling is not None:
            await self.calling.close()
        await self.retention.close()
        await self.orders.close()
        await self.timekeeper.close()
        await self.coach.close()
        await self.bots.close()
        await self.hall.close()
        await self.bus.close()
        await self.store.close()


async def _open_calling(server: Server) -> Calling:
    from orrery.server.notifications.calling import open_calling  # servers for one need none of it

    return await open_calling(server.hall, server.limits)


TheServer = NamedDependency[Server]
Visitor = NamedDependency[Identity | None]
Who = NamedDependency[Identity]


def server_of(state: State) -> Server:
    """The server, for handlers."""
    server: Server = state.server
    return server


async def visitor_of(request: AnyRequest, server: TheServer) -> Identity | None:
    """Whoever sends a request, if they have an identity."""
    return await server.identities.of(request)


async def somebody(visitor: Visitor) -> Identity:
    """Whoever sends a request that needs an identity."""
    if visitor is None:
        raise Refuse(Code.NO_IDENTITY, "you are not known here yet: ask for /api/me first")
    return visitor


def guard_address(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse addresses that can be no file and no id, before anything is looked up by them."""
    path = connection.scope["path"]
    parts = path.split("/")
    is_long = len(path) > _LONGEST_ADDRESS or max(len(p.encode()) for p in parts) > _LONGEST_PART
    if is_long or "\0" in path:
        raise Refuse(Code.NOT_FOUND, "there is nothing at this address")


def guard_origin(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse what pages of other origins send, over HTTP or as the handshake of a socket."""
    is_safe = connection.scope.get("method", "") in _SAFE  # sockets have none
    changes = not (is_safe or handler.opt.get(FROM_ANYWHERE))
    check_origin(connection, server_of(connection.app.state).settings, changes)


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, for limits."""
    return request.client.host if request.client is not None else "unknown"
