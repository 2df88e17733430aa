"""Requests to addresses that visitors give, which must not lead into the host's own network.

What counts is the address that is connected to: names are looked up here, once, and redirects are
not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Thread
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from orrery.server.notifications.failures import Gone, TryLater, Undelivered

LONGEST_URL: Final = 1000  # letters
_PATIENCE: Final = 15.0  # seconds for all of it
_NAME_PATIENCE: Final = 5.0  # of these to find out where a name leads
_LOOKED_UP: Final = 16  # names at a time
_GONE: Final = (404, 410)
_LATER: Final = (408, 425, 429)
_ALLOTTED: Final = ip_network("2000::/3")  # of IPv6, to those who can be reached
# Networks of these whose addresses stand for others, which may be any, or for none: 6to4, examples.
_DISGUISES: Final = (ip_network("2002::/16"), ip_network("3fff::/20"))

Address = IPv4Address | IPv6Address


class Forbidden(Undelivered):
    """An address to which nothing is sent."""


def checked_url(url: str, private: bool) -> SplitResult:
    """The parts of an address that something may be sent to; ValueError says what is wrong."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError(f"an address has at most {LONGEST_URL} letters and no spaces")
    parts = urlsplit(url)
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise ValueError("an address begins with https://")
    if not parts.hostname or parts.username is not None or parts.fragment:
        raise ValueError("an address names a host, and neither a user nor a fragment")
    if not _is_name(parts.hostname):
        raise ValueError("the parts of a host's name have 1 to 63 letters each")
    if parts.port == 0:
        raise ValueError("a port is a number from 1 to 65535")
    return parts


def _is_name(host: str) -> bool:
    """Whether a name can be looked up, or is an address."""
    try:
        host.encode("idna")
    except UnicodeError:
        return False
    return True


def origin_of(parts: SplitResult) -> str:
    """The part of an address that names the server."""
    return f"{parts.scheme}://{parts.netloc}"


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public network and to nobody in particular here."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in _ALLOTTED or any(address in network for network in _DISGUISES):
            return False
    return address.is_global and not address.is_multicast


class _Names:
    """Looks names up in threads of its own, which nobody waits for, not even at the end.

    A name that a visitor gives may belong to a name server that never answers. What looks names up
    for the event loop has few threads, and other things wait for those.
    """

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(_LOOKED_UP)

    async def look_up(self, host: str, port: int) -> list[str]:
        """The addresses of a name; OSError if it has none."""
        await self._places.acquire()  # given back when the thread ends, whoever waits still
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def work() -> None:
            outcome: list[str] | Exception
            try:
                infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                outcome = [str(info[4][0]) for info in infos]
            except Exception as error:
                outcome = error
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._end, found, outcome)

        Thread(target=work, name="orrery-names", daemon=True).start()
        return await found

    def _end(self, found: asyncio.Future[list[str]], outcome: list[str] | Exception) -> None:
        self._places.release()
        if found.done():
            return  # nobody waits any more
        if isinstance(outcome, Exception):
            found.set_exception(outcome)
        else:
            found.set_result(outcome)


class _Network(httpcore.AsyncNetworkBackend):
    """Connections to addresses that were checked, and to no others."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._backend = httpcore.AnyIOBackend()
        self._names = _Names()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await self._address(host, port)
        return await self._backend.connect_tcp(
            address, port, timeout, local_address, socket_options
        )

    async def _address(self, host: str, port: int) -> str:
        try:
            async with asyncio.timeout(_NAME_PATIENCE):
                addresses = await self._names.look_up(host, port)
        except TimeoutError as error:
            raise httpcore.ConnectTimeout("the name was not found in time") from error
        except OSError as error:
            raise httpcore.ConnectError("the name is not known") from error
        if not self._private and not all(is_public(ip_address(one)) for one in addresses):
            raise Forbidden("the address leads into a network that is not public")
        return addresses[0]


class Outside:
    """Sends what others ask for to where they want it."""

    def __init__(self, private: bool = False) -> None:
        """With `private` also without TLS and into the host's own network."""
        self.private = private
        self._network = _Network(private)
        self._trusted: ssl.SSLContext | None = None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send a body; Undelivered if it is not accepted, with the reason."""
        checked_url(url, self.private)
        try:
            async with asyncio.timeout(_PATIENCE):
                status = await self._status(url, headers, body)
        except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            raise TryLater("the server there can't be reached") from error
        except (TimeoutError, httpcore.TimeoutException, httpcore.NetworkError) as error:
            raise Undelivered("the server there does not answer") from error
        except httpcore.ProtocolError as error:
            raise Undelivered("the server there does not speak HTTP") from error
        _check(status)

    async def _status(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        # No body is read: nobody is told what a server answers that they could not ask themselves.
        async with (
            httpcore.AsyncConnectionPool(
                ssl_context=await self._trust(),
                network_backend=self._network,
                max_keepalive_connections=0,
            ) as pool,
            pool.stream(
                "POST",
                url,
                headers=[
                    ("host", urlsplit(url).netloc),
                    ("user-agent", "Orrery"),
                    *headers.items(),
                ],
                content=body,
                extensions={"timeout": {"connect": 5.0, "read": 10.0, "write": 10.0}},
            ) as answer,
        ):
            return answer.status

    async def _trust(self) -> ssl.SSLContext:
        """Whom the system trusts: read once, because it takes as long as many moves."""
        if self._trusted is None:
            self._trusted = await asyncio.to_thread(httpcore.default_ssl_context)
        return self._trusted


def _check(status: int) -> None:
    if 200 <= status < 300:
        return
    if status in _GONE:
        raise Gone(f"the server there has nobody at this address any more ({status})")
    if status in _LATER or status >= 500:
        raise TryLater(f"the server there is busy ({status})")
    raise Undelivered(f"the server there refuses it ({status})")
