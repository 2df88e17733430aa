"""The doors: what a connection may send, before anything of it is understood.

uvicorn reads requests of any length, as many ahead as are sent, waits for them for ever, and lets
control frames and fragments through that no session ever sees. These are its protocols with bounds.
"""

from __future__ import annotations

import asyncio
import struct
from collections import Counter
from functools import lru_cache, partial
from ipaddress import ip_address, ip_network
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from orrery.kernel.errors import InvalidOption
from orrery.server.limiting import Bucket, origin_of
from orrery.server.settings import Settings
from orrery.server.wire import Code, Refused

MOST_HEAD: Final = 16 * 1024  # bytes of a request before its body
MOST_REST: Final = 128 * 1024  # bytes of it after that, with what is around a body in pieces
MOST_AHEAD: Final = 16  # requests that wait until the one before them is answered
TOO_MANY: Final = 1008  # the code with which a socket is closed that sends on and on
NO_TEXT: Final = 1007  # and one that sends bytes as a text
_TEXT: Final = 0x81  # what a frame with a whole text begins with
_SLICE: Final = 4096  # bytes of frames that are looked at before they are counted
_FAREWELL: Final = 2.0  # seconds for the last answer to be sent
_SPARE: Final = 128  # descriptors for the store, bots and files
_FULL: Final = "too many connections; close some, or wait a little"


class Doors:
    """How many are connected to this worker, and from where.

    A proxy connects for many people, so it is not counted as one of them: it has to count them
    itself, as docs/hosting.md shows.
    """

    def __init__(self, settings: Settings, descriptors: int | None = None) -> None:
        self.settings = settings
        most = settings.connections
        self._most = most if descriptors is None else min(most, max(1, descriptors - _SPARE))
        self._by_origin: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection in; False if there are too many."""
        origin = origin_of(address)
        per_address = self.settings.connections_per_address
        crowded = self._by_origin[origin] >= per_address and not self._is_proxy(address)
        if crowded or self._by_origin.total() >= self._most:
            return False
        self._by_origin[origin] += 1
        return True

    def leave(self, address: str) -> None:
        """Count it out."""
        origin = origin_of(address)
        self._by_origin[origin] -= 1
        if not self._by_origin[origin]:
            del self._by_origin[origin]

    def _is_proxy(self, address: str) -> bool:
        return _is_in(address, self.settings.proxies)


@lru_cache(4096)
def _is_in(address: str, networks: tuple[str, ...]) -> bool:
    try:
        there = ip_address(address)
    except ValueError:
        return False
    return any(there in ip_network(network) for network in networks)


class _Door(asyncio.Protocol):
    """What both protocols share: they are counted, and give up whoever does not read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    doors: Doors
    _entered: str | None = None
    _unread_since: asyncio.TimerHandle | None = None
    _is_over = False

    def _enter(self) -> bool:
        address = self.client[0] if self.client is not None else "unknown"
        if self.doors.enter(address):
            self._entered = address
        return self._entered is not None

    def _leave(self) -> None:
        if self._entered is not None:
            self.doors.leave(self._entered)
            self._entered = None

    def pause_writing(self) -> None:
        """What was sent is not read; whoever reads nothing for long is given up."""
        super().pause_writing()
        patience = self.doors.settings.send_patience
        self._unread_since = self.loop.call_later(patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._unread_since is not None:
            self._unread_since.cancel()
            self._unread_since = None

    def _end(self, farewell: bytes) -> asyncio.TimerHandle | None:
        """Say why, and hear nothing more.

        A connection that is closed while more comes in is reset, and then the other end never
        gets to know why. So it is only half closed for a moment, and what comes in is not read.
        """
        self._is_over = True
        if self.transport.is_closing():
            return None
        self.transport.write(farewell)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        return self.loop.call_later(_FAREWELL, self.transport.abort)


class HttpDoor(_Door, HttpToolsProtocol):
    """Requests of a bounded length that arrive in a bounded time, and a few of them ahead."""

    def __init__(self, *args: Any, doors: Doors, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors = doors
        self._in_head = True
        self._size = 0  # bytes of the head, or of what comes after it, so far
        self._deadline: asyncio.TimerHandle | None = None
        self._latest: RequestResponseCycle | None = None  # that the application knows of

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._enter():
            self._await_request()
        else:
            self._refuse(429, Code.TOO_FAST, _FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._stop_waiting()
        self._request_is_there()
        self._hang_up()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and not self._is_over and self._is_in_charge():
            self._await_request()
            left = (MOST_HEAD if self._in_head else MOST_REST) - self._size
            part = data[: min(left, MOST_HEAD)]
            data = data[len(part) :]
            self._size += len(part)
            super().data_received(part)
            if self._in_head and self._size >= MOST_HEAD:
                self._refuse(431, Code.TOO_LARGE, "the head of a request has at most 16 kB")
            elif self._size >= MOST_REST:
                self._refuse(413, Code.TOO_LARGE, "a request has at most 64 kB")

    def on_headers_complete(self) -> None:
        self._in_head, self._size = False, 0
        if len(self.pipeline) >= MOST_AHEAD:
            self._is_over = True
            self._hang_up()
            self.transport.abort()
        if not self._is_over:
            super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._latest = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._in_head, self._size = True, 0
        self._request_is_there()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_is_there()
        self._leave()  # and in again, as a socket
        super().handle_websocket_upgrade()

    def _is_in_charge(self) -> bool:
        return self.transport.get_protocol() is self

    def _await_request(self) -> None:
        """From its first byte on, however slowly it comes."""
        if self._deadline is None:
            patience = self.doors.settings.request_patience
            self._deadline = self.loop.call_later(patience, self._give_up)

    def _request_is_there(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        patience = self.doors.settings.request_patience
        message = f"a request has to arrive within {patience:g} seconds"
        self._refuse(408, Code.MALFORMED, message)

    def _refuse(self, status: int, code: Code, message: str) -> None:
        """Answer and close, whatever the application does; nothing if it is answering already."""
        latest = self._latest
        begun = latest is not None and latest.response_started
        is_before = self._in_head and latest is not None and latest.response_complete
        self._hang_up()
        answered = begun and not is_before  # by the application, or half of it
        self._end(b"" if answered else _answer(status, Refused(code, message)))

    def _hang_up(self) -> None:
        """Tell the application that nobody hears it any more, nor asks what waits to be asked."""
        self.pipeline.clear()
        if self._latest is not None and not self._latest.response_complete:
            self._latest.disconnected = True
            self._latest.message_event.set()


class SocketDoor(_Door, WebSocketsSansIOProtocol):
    """Sockets whose every frame counts: sessions see whole messages only, and count those."""

    def __init__(self, *args: Any, doors: Doors, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors = doors
        settings = doors.settings
        self._scraps = Bucket(settings.frames_per_second, settings.frame_burst)
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self._enter():
            self._end_socket(_answer(429, Refused(Code.TOO_FAST, _FULL)))

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._is_over:
            self._unread += data
            self._read_on()
        if self._is_early() and len(self._unread) > MOST_REST:
            self._end_socket(b"")

    def _is_early(self) -> bool:
        """Whether the handshake has not been answered yet: until then frames mean nothing."""
        return self.handshake_initiated and not self.handshake_complete

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Look at a little at a time, and at nothing while whole messages wait to be heard."""
        while self._unread and not (self.read_paused or self._is_over or self._is_early()):
            part, self._unread = self._unread[:_SLICE], self._unread[_SLICE:]
            super().data_received(part)
            if self.conn.handshake_exc is not None:
                self._end_socket(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NO_TEXT, "a text is UTF-8")  # uvicorn would log where it has failed
            self._end_socket(b"".join(self.conn.data_to_send()))
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Texts go the short way: several for every move, and nothing else is sent so often.

        Nothing is compressed here (`running.UVICORN`), so a frame is all that they need.
        """
        await self.writable.wait()
        if self._is_over:  # which the session hears of next
            return
        text = message.get("text")
        is_open = self.handshake_complete and self.conn.state is State.OPEN
        if text is None or not is_open or self.close_sent or self.disconnected:
            await super().send(message)
            self._read_on()  # what came before the handshake was answered
        else:
            self.transport.write(text_frame(text.encode()))

    # What is no whole message

    def handle_ping(self) -> None:
        if self._is_within_bounds():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_bounds():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_heard(event) or self._is_within_bounds():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_heard(event) or self._is_within_bounds():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_heard(event) or self._is_within_bounds():
            super().handle_cont(event)

    def _is_heard(self, event: Frame) -> bool:
        """Whether a message is whole with this frame, and there is a session to count it."""
        return event.fin and not self.close_sent

    def _is_within_bounds(self) -> bool:
        """Count a frame; the one too many closes the socket."""
        if self._is_over or self.transport.is_closing():
            return False
        if self._scraps.take():
            return True
        self.conn.fail(TOO_MANY, "too many frames")
        self._end_socket(b"".join(self.conn.data_to_send()))
        return False

    def _end_socket(self, farewell: bytes) -> None:
        self._unread = b""
        self.stop_keepalive()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        self.close_timer = self._end(farewell)


def text_frame(data: bytes) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2): in one frame, not masked."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", _TEXT, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size) + data
    return struct.pack("!BBQ", _TEXT, 127, size) + data


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _answer(status: int, refused: Refused) -> bytes:
    body = msgspec.json.encode(refused)
    head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close"
    return STATUS_LINE[status] + head.encode() + b"\r\n\r\n" + body


def protocols(settings: Settings, descriptors: int | None = None) -> dict[str, Any]:
    """The protocols for uvicorn, as arguments of its configuration."""
    for network in settings.proxies:
        _check_network(network)
    doors = Doors(settings, descriptors)
    return {
        "http": partial(HttpDoor, doors=doors),
        "ws": partial(SocketDoor, doors=doors),
        "forwarded_allow_ips": list(settings.proxies),
    }


def _check_network(network: str) -> None:
    try:
        ip_network(network)
    except ValueError as error:
        raise InvalidOption(
            f"a proxy is an address or a network such as 10.0.0.0/8: {error}"
        ) from error
