"""Where notices arrive in tests: a real SMTP server, and an endpoint for browsers and webhooks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

import msgspec
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as SmtpSession
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from orrery.server.notifications.push import decoded, encoded

Json = dict[str, Any]
LOOPBACK = "127.0.0.1"


class Mailbox:
    """A mail server that takes everything, unless it is told to answer otherwise."""

    def __init__(self) -> None:
        self.url = ""
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"

    async def handle_DATA(  # noqa: N802 – the name that the server looks for
        self, server: SMTP, session: SmtpSession, envelope: Envelope
    ) -> str:
        if self.answer.startswith("250"):
            content = envelope.content
            assert isinstance(content, bytes)
            letter = message_from_bytes(content, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.letters.append(letter)
        return self.answer

    def code(self) -> str:
        """The code in the latest mail."""
        return str(self.letters[-1]["subject"]).split()[0]


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop, hostname="mail"), LOOPBACK, 0)
    box.url = f"smtp://{LOOPBACK}:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield box


class Posted(NamedTuple):
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Json:
        decoded_body: Json = msgspec.json.decode(self.body)
        return decoded_body


class Endpoint:
    """An HTTP server that keeps what is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.url = ""
        self.posted: list[Posted] = []
        self.status = 201
        self.location = ""

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.split(": ", 1) for line in head[1:] if line]
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.posted.append(Posted(head[0].split()[1], headers, body))
        location = f"Location: {self.location}\r\n" if self.location else ""
        writer.write(f"HTTP/1.1 {self.status} Done\r\n{location}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    there = Endpoint()
    server = await asyncio.start_server(there.receive, LOOPBACK, 0)
    there.url = f"http://{LOOPBACK}:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield there


class Browser:
    """A browser's side of push: its keys, and reading what is sent to it."""

    def __init__(self, service: Endpoint, name: str = "browser") -> None:
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        self.path = f"/push/{name}"

    @property
    def subscription(self) -> Json:
        return {
            "kind": "push",
            "endpoint": self._service.url + self.path,
            "p256dh": encoded(self._point()),
            "auth": encoded(self._auth),
        }

    def _point(self) -> bytes:
        public = self._key.public_key()
        return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, posted: Posted) -> Json:
        """A message, decrypted as RFC 8291 says."""
        salt, rest = posted.body[:16], posted.body[20:]
        sender, ciphertext = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + self._point() + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, ciphertext, None)
        message: Json = msgspec.json.decode(padded.rstrip(b"\0")[:-1])
        return message


def verified_claims(posted: Posted, public_key: str) -> Json:
    """What the sender of a push says of itself; InvalidSignature unless it has the key."""
    scheme, token, key = posted.headers["authorization"].split(" ")
    assert scheme == "vapid"
    assert key == f"k={public_key}"
    signed, _, signature = token.removeprefix("t=").rstrip(",").rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    point.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: Json = msgspec.json.decode(decoded(signed.split(".")[1]))
    return claims
