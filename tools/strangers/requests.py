"""Strangers who write HTTP by hand: any method, path, header and body."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import msgspec

from tools.serving import Guest
from tools.strangers.findings import Findings
from tools.strangers.mutating import ODD, Mutator
from tools.strangers.people import Scene

PATIENCE: Final = 60.0  # seconds until a request must be answered
_METHODS: Final = ("GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW")
_PAGES: Final = (
    *("/", "/t/abc", "/assets/../secret", "/health", "/metrics", "/api/docs", "/%zz"),
    *("/people/abc", "/rules/example", "/api/notifications/stop/{token}"),
)
_BODIES: Final[list[Any]] = [
    {"name": "Eve"},
    {"handle": "eve", "password": "let me in please"},
    {"game": "example", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]},
    {"game": "example", "options": {"nights": 9}, "seats": [{"kind": "me"}], "campaign": True},
    {"invitation": "guess", "seat": 1},
    {"kind": "bot", "level": "greedy"},
    {"game": "example", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Bea"}]},
    {
        "game": "example",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "rated": True,
        "clock": {"kind": "live", "minutes": 5, "increment": 10},
    },
    {
        "options": {},
        "seats": 3,
        "private": True,
        "rated": False,
        "clock": {"kind": "relaxed", "days": 3},
    },
    {"decision": "0123456789abcdef"},
    {
        "topics": ["turn", "over"],
        "lang": "pl",
        "zone": "Europe/Warsaw",
        "quiet": {"begin": 60, "end": 90},
    },
    {"kind": "mail", "address": "eve@example.org"},
    {"kind": "ntfy", "url": "https://localhost/eve"},  # which is refused when it comes to sending
    {"kind": "discord", "url": "https://localhost/hooks/1"},
    {"kind": "push", "endpoint": "https://localhost/1", "p256dh": "B" * 87, "auth": "A" * 22},
    {"code": "123456"},
    {"entry": 3, "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}}},
    None,
]
_TYPES: Final = (
    *("application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data"),
    *("application/x-www-form-urlencoded", "application/msgpack", "\xff", ""),
)
_NO_HTTP: Final = (b"Invalid HTTP request", b"Failed to open a WebSocket")  # plain sentences
_FAILURES: Final = (500, 502, 503, 504)  # 501 says what this server was set up without
_IDS: Final = re.compile(r'"id":"([^"]+)"')
_STAY: Final = ("/api/me", "/api/login", "/api/logout")  # what would make somebody somebody else
_HOSTS: Final = ("a:b:c", "a:99999", "[::1", "", "x" * 300, "\xe9", "localhost:0", "a\tb")
_ORIGINS: Final = ("null", "https://elsewhere.example", "http://", "\xff", "file://")


class Writer:
    """One stranger with a connection, opened again when the server has closed it."""

    def __init__(self, scene: Scene, findings: Findings, chance: random.Random) -> None:
        self._scene = scene
        self._findings = findings
        self._chance = chance
        self._mutator = Mutator(chance)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, count: int) -> None:
        """So many requests, each of which must be answered."""
        for _ in range(count):
            guest = self._scene.somebody(self._chance)
            method, path = self._address(guest)
            request = self._request(method, path, guest)
            self._findings.sent += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    status, head, body = await self._exchange(request, method)
            except TimeoutError:
                self._findings.fault("not answered", request)
                await self.leave()
            except (OSError, EOFError):
                self._findings.answer("connection closed")
                await self.leave()
            else:
                if self._chance.random() < 0.01:
                    self._break_off(request)
                self._judge(request, status, head, body)
                if (200 <= status < 300 and method != "GET") or path.startswith("/api/me"):
                    self._accepted(path, guest, body)

    async def leave(self) -> None:
        """Close the connection."""
        streams, self._streams = self._streams, None
        if streams is not None:
            streams[1].close()
            with suppress(OSError):
                await streams[1].wait_closed()

    def _break_off(self, request: bytes) -> None:
        """Ask for a lot at once, and be gone before the answers."""
        if self._streams is not None:
            get = request if request.startswith(b"GET") else b"GET /health HTTP/1.1\r\n\r\n"
            self._streams[1].write(get * self._chance.choice([2, 8, 100]))
            self._streams[1].transport.abort()
            self._streams = None

    async def _exchange(self, request: bytes, method: str) -> tuple[int, str, bytes]:
        if self._streams is None:
            host, port = self._scene.address.removeprefix("http://").split(":")
            self._streams = await asyncio.open_connection(host, int(port), limit=2**20)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        status = int(head.split()[1])
        has_body = method != "HEAD" and status not in (204, 304)
        body = await self._body(reader, fields) if has_body else b""
        if fields.get("connection") == "close":
            await self.leave()
        return status, head, body

    async def _body(self, reader: asyncio.StreamReader, fields: dict[str, str]) -> bytes:
        if "content-length" in fields:
            return await reader.readexactly(int(fields["content-length"]))
        if fields.get("connection") == "close":
            return await reader.read()
        body = b""
        while size := int(await reader.readline(), 16):
            body += await reader.readexactly(size)
            await reader.readline()
        await reader.readline()
        return body

    # What is sent

    def _address(self, guest: Guest | None) -> tuple[str, str]:
        chance = self._chance
        if chance.random() < 0.15:
            method, path = "GET", chance.choice(_PAGES)
        else:
            method, path = chance.choice(self._scene.api)
        filled = "/".join(self._part(part) for part in path.split("/"))
        if chance.random() < 0.1:
            method = chance.choice(_METHODS)
        if guest in self._scene.regulars and path.startswith(_STAY):
            method = "GET"
        if chance.random() < 0.1:
            filled = "/" + quote(self._mutator.letters(filled[1:]), safe="/%?&=.")
        if chance.random() < 0.2:
            which = chance.choice(["mine", "open", "finished", "%ff", "%00", "all"])
            filled += f"?which={which}&page={chance.choice(['0', '1', '-1', '9' * 30, 'x', ''])}"
            filled += f"&everything={chance.choice(['true', '%00', '2'])}&lang=pl"
            filled += f"&least={chance.choice(['1', '-1', 'x'])}&game={chance.choice(['', '%00'])}"
        return method, filled

    def _part(self, part: str) -> str:
        if not part.startswith("{"):
            return part
        right = ["example", "pl", "0", "1", "7"]
        if "table" in part:
            right = self._scene.ids
        elif "player" in part or "person" in part:
            right = [*self._scene.people, "bot:greedy"]
        odd = [*map(str, ODD), "a" * 300, "\u2603"]
        return quote(self._chance.choice(right if self._chance.random() < 0.7 else odd), safe="")

    def _request(self, method: str, path: str, guest: Guest | None) -> bytes:
        chance = self._chance
        body = b"" if method in ("GET", "HEAD", "OPTIONS", "TRACE") else self._body_for()
        fields = [
            ("host", self._scene.address.removeprefix("http://")),
            ("origin", self._origin(guest)),
            ("content-type", "application/json"),
        ]
        if guest is not None:
            fields.append(("cookie", f"orrery={guest.token}"))
        if body:
            fields.append(("content-length", str(len(body))))
        if chance.random() < 0.2:
            fields = self._spoilt(fields)
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields)]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body

    def _origin(self, guest: Guest | None) -> str:
        """Players send nothing that is accepted: their seats have to stay theirs."""
        foreign = guest in self._scene.players or self._chance.random() < 0.05
        return self._chance.choice(_ORIGINS) if foreign else self._scene.address

    def _body_for(self) -> bytes:
        people = self._chance.sample(self._scene.people, 2)
        asking = [{"people": people}, {"people": people, "table": self._scene.others[-1]}]
        body = self._mutator.text(self._chance.choice([*_BODIES, *asking])).encode()
        if self._chance.random() < 0.1:
            at = self._chance.randint(0, len(body))
            body = body[:at] + self._chance.randbytes(4) + body[at:]
        return body if self._chance.random() < 0.998 else b" " * (64 * 1024 + 1)

    def _spoilt(self, fields: list[tuple[str, str]]) -> list[tuple[str, str]]:
        chance = self._chance
        odd = "".join(chr(chance.randint(0x20, 0xFF)) for _ in range(chance.randint(0, 12)))
        return chance.choice(
            [
                [("host", chance.choice(_HOSTS)), *fields[1:]],
                [*fields[:2], ("content-type", chance.choice(_TYPES)), *fields[3:]],
                [*fields, ("cookie", f"orrery={odd}; =; {odd}")],
                [*fields, (chance.choice(["accept", "accept-encoding", "if-none-match"]), odd)],
                [*fields, ("x-forwarded-for", odd), ("x-forwarded-proto", "https")],
                [*fields, ("authorization", odd), ("range", "bytes=9-1"), ("expect", odd)],
                [*fields, ("upgrade", "websocket"), ("connection", "upgrade")],
                [*fields, ("x" * chance.randint(1, 400), odd * chance.randint(1, 40))],
            ]
        )

    # What comes back

    def _judge(self, request: bytes, status: int, head: str, body: bytes) -> None:
        if status < 400:
            self._findings.answer(f"http {status}")
        elif status in _FAILURES or not _is_refusal(head, body, request):
            self._findings.fault(f"answered {status} {body[:200]!r}", request)
        else:
            self._findings.answer(f"http {status}")

    def _accepted(self, path: str, guest: Guest | None, body: bytes) -> None:
        """What may be different now: whoever sent it or logged in by it, and tables it names."""
        self._findings.excuse(*(one for one in self._scene.ids if one in path))
        if guest is not None:
            self._findings.excuse(guest.identity)
        if b'"id"' in body:
            self._findings.excuse(*_IDS.findall(body.decode()))


def _is_refusal(head: str, body: bytes, request: bytes) -> bool:
    """Whether a refusal has a code and a sentence, as far as it is ours to give."""
    if request.startswith(b"HEAD"):
        return not body
    if "application/json" not in head:
        is_page = request.split(b" ")[1].startswith(b"/api/docs")
        return is_page or body.startswith(_NO_HTTP)
    refused = msgspec.json.decode(body)
    return bool(refused["code"] and refused["message"])
