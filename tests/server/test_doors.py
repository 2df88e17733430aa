"""What anybody can send without being anybody: bounded, and answered or closed."""

from __future__ import annotations

import asyncio
import os
import struct
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from base64 import b64encode
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from orrery.kernel.errors import InvalidOption
from orrery.server.doors import MOST_AHEAD, MOST_HEAD, Doors, protocols, text_frame
from orrery.server.limiting import origin_of
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import BUILD, PATIENCE, Person, Running, running

STRANGER = "127.0.0.2"  # as far as the server knows, another machine
PING, TEXT, CONTINUATION = 0x89, 0x01, 0x00
PONG, CLOSED = b"\x8a\x00", b"\x88\x02\x03\xf0"  # without a content, and with code 1008


class Wire:
    """A connection on which anything can be sent."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def until(self, mark: bytes) -> bytes:
        return await asyncio.wait_for(self._reader.readuntil(mark), PATIENCE)

    async def head(self) -> bytes:
        """The head of an answer."""
        return await self.until(b"\r\n\r\n")

    async def rest(self) -> bytes:
        """Everything until the server closes the connection."""
        try:
            return await asyncio.wait_for(self._reader.read(), PATIENCE)
        except ConnectionResetError:
            return b""

    def close(self) -> None:
        self._writer.close()


@pytest.fixture
async def wires() -> AsyncIterator[list[Wire]]:
    opened: list[Wire] = []
    yield opened
    for wire in opened:
        wire.close()


async def dial(server: Running, wires: list[Wire], address: str = STRANGER) -> Wire:
    host, _, port = server.address.removeprefix("http://").partition(":")
    wire = Wire(*await asyncio.open_connection(host, int(port), local_addr=(address, 0)))
    wires.append(wire)
    return wire


async def dial_socket(server: Running, wires: list[Wire]) -> Wire:
    """A socket of somebody without an identity."""
    wire = await dial(server, wires)
    await wire.send(handshake(server))
    assert b" 101 " in await wire.head()
    return wire


def handshake(server: Running, *more: bytes) -> bytes:
    host = server.address.removeprefix("http://")
    key = b64encode(os.urandom(16)).decode()
    lines = [
        "GET /api/feed HTTP/1.1",
        f"host: {host}",
        f"origin: {server.address}",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {key}",
    ]
    return b"\r\n".join([*(line.encode() for line in lines), *more, b"", b""])


def frame(first: int) -> bytes:
    """An empty frame of a client."""
    return bytes([first, 0x80]) + b"mask"


def close_code(data: bytes) -> int:
    """The code of the close frame that comes last."""
    at = data.rindex(b"too many frames")
    code: int = struct.unpack("!H", data[at - 2 : at])[0]
    return code


async def still_answers(server: Running, visit: Visit) -> None:
    other: Person = await visit(server.address, "Bea")
    feed = await other.feed()
    assert (await feed.ask("ping"))["type"] == "pong"


async def test_pings_count(server: Running, visit: Visit, wires: list[Wire]) -> None:
    wire = await dial_socket(server, wires)
    flood = asyncio.create_task(wire.send(frame(PING) * 50_000))
    heard = await wire.rest()
    assert close_code(heard) == 1008
    assert len(heard) < 5_000  # not fifty thousand pongs
    await asyncio.gather(flood, return_exceptions=True)
    await still_answers(server, visit)


async def test_empty_fragments_count(server: Running, visit: Visit, wires: list[Wire]) -> None:
    wire = await dial_socket(server, wires)
    flood = asyncio.create_task(wire.send(frame(TEXT) + frame(CONTINUATION) * 50_000))
    assert close_code(await wire.rest()) == 1008
    await asyncio.gather(flood, return_exceptions=True)
    await still_answers(server, visit)


@pytest.mark.parametrize("early", [b"\xff\xff", b"\x83\x80mask"])
async def test_what_comes_before_the_handshake_is_answered_is_read_after_it(
    server: Running, visit: Visit, wires: list[Wire], early: bytes
) -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(what))
    for turns in range(10):  # of the loop, until it is sent
        wire = await dial(server, wires)
        await wire.send(handshake(server))
        for _ in range(turns):
            await asyncio.sleep(0)
        await wire.send(early)
        assert b" 101 " in await wire.head()
        wire.close()
    await still_answers(server, visit)
    assert failures == []


async def test_a_few_pings_and_fragments_are_welcome(server: Running, wires: list[Wire]) -> None:
    wire = await dial_socket(server, wires)
    whole = b'{"type": "ping", "id": 1}'
    parts = [whole[:10], whole[10:20], whole[20:]]
    firsts = [TEXT, CONTINUATION, CONTINUATION | 0x80]
    masked = [bytes([f, 0x80 | len(p)]) + bytes(4) + p for f, p in zip(firsts, parts, strict=True)]
    await wire.send(b"".join(frame(PING) * 5 + one for one in masked))
    heard = await wire.until(b'"pong"')
    assert heard.count(PONG) == 15


async def test_messages_wait_unread_while_earlier_ones_are_heard(
    settings: Settings, wires: list[Wire]
) -> None:
    """One packet full of messages is cut off where the session has had enough."""
    async with running(replace(settings, message_burst=5, messages_per_second=0.001)) as server:
        wire = await dial_socket(server, wires)
        await wire.send(frame(TEXT | 0x80) * 20_000)
        heard = await wire.until(CLOSED)
        assert heard.count(b"malformed") == 5
        assert heard.count(b"too-fast") <= 100


@pytest.mark.parametrize("packet", [1_000, 300_000])
async def test_long_heads_are_refused(
    server: Running, visit: Visit, wires: list[Wire], packet: int
) -> None:
    wire = await dial(server, wires)
    await wire.send(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
    with_end = asyncio.create_task(_send_slices(wire, b"x" * 300_000 + b"\r\n\r\n", packet))
    assert b" 431 " in await wire.head()
    assert b'"too-large"' in await wire.rest()
    await asyncio.gather(with_end, return_exceptions=True)
    await still_answers(server, visit)


async def _send_slices(wire: Wire, data: bytes, size: int) -> None:
    for first in range(0, len(data), size):
        await wire.send(data[first : first + size])


async def test_heads_up_to_the_bound_are_read(server: Running, wires: list[Wire]) -> None:
    wire = await dial(server, wires)
    begun = b"GET /health HTTP/1.1\r\nhost: x\r\nx: "
    for _ in range(2):  # each request of a connection has its own bound
        await wire.send(begun + b"x" * (MOST_HEAD - len(begun) - 4) + b"\r\n\r\n")
        assert b" 200 " in await wire.head()


async def test_a_body_beside_a_long_head_is_no_part_of_it(
    server: Running, wires: list[Wire]
) -> None:
    wire = await dial(server, wires)
    body = b'{"name": "%s"}' % (b"x" * 40_000)
    head = b"PATCH /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    await wire.send(head + b"content-length: %d\r\n\r\n" % len(body) + body)
    assert b" 401 " in await wire.head()


IN_PIECES = (
    b"PATCH /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"", b"3e8\r\n" + b"x" * 1000 + b"\r\n"),
        (b"1", b";" + b"x" * 1000),
        (b"0\r\n", b"x: " + b"x" * 1000 + b"\r\n"),
    ],
)
async def test_whatever_comes_after_a_head_is_bounded(
    server: Running, visit: Visit, wires: list[Wire], first: bytes, more: bytes
) -> None:
    wire = await dial(server, wires)
    await wire.send(IN_PIECES + first)
    flood = asyncio.create_task(_send_slices(wire, more * 10_000, 100_000))
    heard = await wire.rest()
    assert heard.count(b"HTTP/1.1") == 1  # it is refused once
    assert b" 408 " not in heard  # and not after a while only
    await asyncio.gather(flood, return_exceptions=True)
    await still_answers(server, visit)


async def test_few_requests_are_read_ahead(
    server: Running, visit: Visit, wires: list[Wire]
) -> None:
    request = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
    wire = await dial(server, wires)
    await wire.send(request * MOST_AHEAD)
    for _ in range(MOST_AHEAD):
        assert b" 200 " in await wire.head()
        await wire.until(b"}")
    flood = asyncio.create_task(wire.send(request * 10_000))
    assert (await wire.rest()).count(b" 200 ") < 100
    await asyncio.gather(flood, return_exceptions=True)
    await still_answers(server, visit)


async def test_a_long_head_of_a_handshake_is_refused(server: Running, wires: list[Wire]) -> None:
    wire = await dial(server, wires)
    await wire.send(handshake(server, b"x: " + b"x" * 10_000))
    assert b" 431 " in await wire.head()
    await wire.rest()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET /health HTTP/1.1\r\nhost:",
        b"PATCH /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{",
    ],
)
async def test_half_sent_requests_are_given_up(
    settings: Settings, visit: Visit, wires: list[Wire], begun: bytes
) -> None:
    async with running(replace(settings, request_patience=0.2)) as server:
        wire = await dial(server, wires)
        await wire.send(begun)
        assert b" 408 " in await wire.head()
        await wire.rest()
        await still_answers(server, visit)


async def test_a_second_request_that_is_half_sent_is_given_up_as_well(
    settings: Settings, wires: list[Wire]
) -> None:
    async with running(replace(settings, request_patience=0.2)) as server:
        wire = await dial(server, wires)
        await wire.send(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b" 200 " in await wire.head()
        await wire.send(b"GET")
        assert b" 408 " in await wire.rest()


async def test_connections_of_an_address_are_bounded(
    settings: Settings, visit: Visit, wires: list[Wire]
) -> None:
    async with running(replace(settings, connections_per_address=3)) as server:
        for _ in range(2):
            await dial(server, wires)
        await dial_socket(server, wires)
        one_too_many = await dial(server, wires)
        assert b" 429 " in await one_too_many.head()
        await still_answers(server, visit)  # from another address
        wires.pop(0).close()
        async with asyncio.timeout(PATIENCE):
            while True:
                again = await dial(server, wires)
                await again.send(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
                if b" 200 " in await again.head():
                    break


def test_connections_of_a_worker_are_bounded() -> None:
    doors = Doors(Settings(connections=2))
    assert [doors.enter(f"192.0.2.{n}") for n in range(3)] == [True, True, False]
    doors.leave("192.0.2.0")
    assert doors.enter("192.0.2.2")


def test_a_worker_keeps_descriptors_for_itself() -> None:
    doors = Doors(Settings(), descriptors=130)
    assert [doors.enter(f"192.0.2.{n}") for n in range(3)] == [True, True, False]


def test_a_proxy_connects_for_many() -> None:
    doors = Doors(Settings(connections_per_address=1, proxies=("10.0.0.0/8",)))
    assert [doors.enter("10.1.2.3") for _ in range(3)] == [True] * 3
    assert [doors.enter("192.0.2.1") for _ in range(3)] == [True, False, False]


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(InvalidOption, match="has host bits set"):
        protocols(Settings(proxies=("10.0.0.1/8",)))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    program = (
        "import resource as r; from orrery.server.running import raised_descriptor_limit as raised;"
        "r.setrlimit(r.RLIMIT_NOFILE, (200, 1000)); print(raised(), *r.getrlimit(r.RLIMIT_NOFILE))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": BUILD},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["1000", "1000", "1000"]


def test_a_network_of_ipv6_is_one_place() -> None:
    assert origin_of("2001:db8::1") == origin_of("2001:db8::ffff:2") != origin_of("2001:db8:1::1")
    assert origin_of("192.0.2.1") != origin_of("192.0.2.2")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_texts_are_framed_as_the_protocol_wants(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
