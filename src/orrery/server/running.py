"""Running the server: with several workers for many, or embedded for one machine."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

import uvicorn

from orrery.kernel.errors import InvalidOption
from orrery.server.app import create_app
from orrery.server.collecting import collect_seldom
from orrery.server.doors import protocols
from orrery.server.metrics import SHARED
from orrery.server.settings import Settings
from orrery.server.store.opening import open_store

LARGEST_FRAME: Final = 256 * 1024  # the feed itself refuses what is over 64 kB, and stays open
LOOPBACK: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 – what --lan asks for
_SOMEWHERE: Final = "192.0.2.1"  # an address for documentation: nobody is there
_PATIENCE: Final = 30  # seconds until the server must have answered
_DESCRIPTORS: Final = 65_536  # that are enough for any worker
_POSTGRES: Final = ("postgresql://", "postgres://")

UVICORN: Final[dict[str, Any]] = {
    "ws_max_size": LARGEST_FRAME,
    "ws_ping_interval": 15,
    "ws_ping_timeout": 15,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 5,
    "access_log": False,
    "log_level": "warning",
    "server_header": False,
}


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until a signal ends it. Several workers share a PostgreSQL database."""
    if workers < 1:
        raise InvalidOption(f"a server has at least one worker, not {workers}")
    if workers > 1 and not settings.store.startswith(_POSTGRES):
        raise InvalidOption(
            "several workers need a PostgreSQL store (--store postgresql://…): SQLite is for one"
        )
    _check_calling(settings)
    asyncio.run(try_store(settings.store))
    options = {**UVICORN, **protocols(settings, raised_descriptor_limit())}
    if workers == 1:
        _end_well()
        app = create_app(settings)
        collect_seldom()
        uvicorn.run(app, host=host, port=port, **options)
        return
    settings.to_environment()
    with tempfile.TemporaryDirectory(prefix="orrery-metrics-") as folder:
        os.environ[SHARED] = folder
        uvicorn.run(
            "orrery.server.app:from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            **options,
        )


def _check_calling(settings: Settings) -> None:
    """Say before anything starts what is wrong with how people are to be reached."""
    if settings.public_url or settings.smtp:
        from orrery.server.notifications.delivery import check_settings  # most servers need none

        check_settings(settings)


def raised_descriptor_limit() -> int | None:
    """How many files and sockets this process may open, once it may open as many as it can.

    Those that it starts inherit this. None where there is no such limit.
    """
    if sys.platform == "win32":
        return None
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(most, _DESCRIPTORS) if most != resource.RLIM_INFINITY else _DESCRIPTORS
    with suppress(ValueError, OSError):  # a system may allow less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _end_well() -> None:
    """Let a signal be no failure: uvicorn shuts down first, and raises it again afterwards."""

    def leave(_signal: int, _frame: object) -> None:
        raise SystemExit(0)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)


async def try_store(url: str) -> None:
    """Unusable, with the reason, unless a store is whole and opens; brings it up to date as well.

    Before any worker starts, so that this is said once and in one sentence.
    """
    store, _ = open_store(url)
    await store.examine()
    await store.open()
    await store.close()


class Embedded:
    """A server in this process, on this machine only or also at its address in the network.

    `opened` is called with the address of its pages when it answers.
    """

    def __init__(
        self,
        settings: Settings,
        port: int,
        opened: Callable[[str], None] = lambda address: None,
        host: str = LOOPBACK,
    ) -> None:
        asyncio.run(try_store(settings.store))
        self._socket = _bound(LOOPBACK if host == LOOPBACK else _EVERYWHERE, port)
        self.port: int = self._socket.getsockname()[1]
        self.address = f"http://{host}:{self.port}/"
        options = {**UVICORN, **protocols(settings, raised_descriptor_limit())}
        config = uvicorn.Config(create_app(settings), **options)
        self._server = uvicorn.Server(config)
        self._opened = opened
        self.failed: str | None = None

    def run(self) -> None:
        """Serve until Ctrl-C, or until `stop`."""
        attendant = threading.Thread(target=self._attend, daemon=True)
        attendant.start()
        with self._socket, suppress(KeyboardInterrupt):
            self._server.run([self._socket])

    def stop(self) -> None:
        """Let `run` come to its end."""
        self._server.should_exit = True

    def _attend(self) -> None:
        """Check that the server answers; and where nobody sits at a terminal, wait for the end."""
        try:
            self._check()
        except (OSError, HTTPException) as error:
            self.failed = str(error)
            self.stop()
            return
        self._opened(self.address)
        if not _is_terminal():
            _read_to_the_end()
            self.stop()

    def _check(self) -> None:
        connection = HTTPConnection(LOOPBACK, self.port, timeout=_PATIENCE)
        try:
            connection.request("GET", "/health")
            if connection.getresponse().status != 200:
                raise OSError("its store can't be used")
        finally:
            connection.close()


def own_address() -> str:
    """The address of this machine in its network, or the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_SOMEWHERE, 9))  # sends nothing; asks which way it would go
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def _bound(host: str, port: int) -> socket.socket:
    """A socket at this address; the server begins to answer when it is ready."""
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise InvalidOption(f"port {port} can't be used: {error.strerror}") from error
    bound.listen()
    return bound


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _read_to_the_end() -> None:
    while sys.stdin is not None and sys.stdin.read(4096):
        pass
