"""The application: routes, refusals, security headers, beginning and end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from orrery import __version__
from orrery.server import settings as environment
from orrery.server.collecting import collect_seldom
from orrery.server.context import (
    AnyRequest,
    Server,
    TheServer,
    guard_address,
    guard_origin,
    server_of,
    somebody,
    visitor_of,
)
from orrery.server.feed import Session
from orrery.server.logs import set_up_logs, where
from orrery.server.packing import PACKED
from orrery.server.refusals import Refuse, refusal_by_store
from orrery.server.routes import (
    companions,
    exports,
    games,
    me,
    notifications,
    pages,
    people,
    standings,
    tables,
)
from orrery.server.settings import Settings
from orrery.server.store import Unusable
from orrery.server.wire import MAX_MESSAGE, Code, Refused

log = structlog.get_logger()

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_CODES: Final = {
    404: Code.NOT_FOUND,
    405: Code.NOT_ALLOWED,
    413: Code.TOO_LARGE,
    429: Code.TOO_FAST,
}


@websocket("/api/feed")
async def feed(socket: WebSocket[Any, Any, Any], server: TheServer) -> None:
    """One client's connection, until it ends."""
    async with AsyncExitStack() as stay:
        async with server.arriving:
            session = await _welcome(socket, server, stay)
        await session.serve()


async def _welcome(
    socket: WebSocket[Any, Any, Any], server: Server, stay: AsyncExitStack
) -> Session:
    """A connection whose client is known and greeted, and which counts for as long as it stays."""
    sessions = server.hall.sessions
    checks = sessions.checks
    who = await server.identities.of(socket)
    identity = None if who is None else who.id
    session = Session(socket, server.hall, identity, server.identities.token_of(socket))
    sessions.admit(session)
    stay.callback(sessions.leave, session)
    await socket.accept()
    if identity is not None and sessions.checks != checks:
        await sessions.check(identity)  # it may have become void while it was looked up
    session.greet(server.greeting)
    return session


def create_app(settings: Settings) -> Litestar:
    """The application of one worker."""
    set_up_logs(settings.log)
    server = Server(settings)
    return Litestar(
        route_handlers=[
            *(*me.ROUTES, *notifications.ROUTES, *games.ROUTES, *tables.ROUTES),
            *(
                *standings.ROUTES,
                *people.ROUTES,
                *companions.ROUTES,
                *exports.ROUTES,
                *pages.ROUTES,
            ),
            feed,
        ],
        state=State({"server": server}),
        dependencies={
            "server": Provide(server_of, sync_to_thread=False),
            "visitor": Provide(visitor_of),
            "who": Provide(somebody),
        },
        guards=[guard_address, guard_origin],
        before_send=[_add_headers],
        exception_handlers={
            Refuse: _refused,
            Unusable: _unavailable,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            HTTPException: _http_error,
            Exception: _failed,
        },
        lifespan=[_lifespan],
        request_max_body_size=MAX_MESSAGE,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Orrery",
            version=__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(), pages.PlainPage(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def from_environment() -> Litestar:
    """The application of a worker process that a parent has started."""
    app = create_app(environment.from_environment())
    collect_seldom()
    return app


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    server = server_of(app.state)
    await server.open()
    log.info("server is open", version=__version__)
    try:
        yield
    finally:
        await server.close()
        log.info("server is closed")


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def _refused(_: AnyRequest, refused: Refuse) -> Response[Refused]:
    return Response(Refused(refused.code, refused.message), status_code=refused.status)


def _unavailable(request: AnyRequest, error: Unusable) -> Response[Refused]:
    return _refused(request, refusal_by_store(error))


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Refused]:
    return Response(Refused(Code.MALFORMED, "this body is nested too deeply"), status_code=400)


def _no_text(_: AnyRequest, __: UnicodeDecodeError) -> Response[Refused]:
    """Nothing but what clients send is decoded while a request is answered."""
    return Response(Refused(Code.MALFORMED, "a body is JSON in UTF-8"), status_code=400)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Refused]:
    """What the framework refuses by itself: unknown addresses, bodies of another form."""
    code = _CODES.get(error.status_code, Code.MALFORMED)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    message = "; ".join([str(error.detail), *details])[:300]
    if error.status_code >= 500:
        code, message = Code.INTERNAL, "something went wrong here; nothing has changed"
    return Response(Refused(code, message), status_code=error.status_code)


def _failed(request: AnyRequest, error: Exception) -> Response[Refused]:
    """A bug: the place goes to the log, without values, and nothing of it to the client."""
    handler = str(request.scope.get("path_template", ""))
    log.error("request failed", error=type(error).__name__, handler=handler, at=where(error))
    refused = Refused(Code.INTERNAL, "something went wrong here; nothing has changed")
    return Response(refused, status_code=500)
