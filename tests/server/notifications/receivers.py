"""Where notices arrive in tests: a real SMTP server, and an endpoint for browsers and webhooks."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as SmtpSession
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

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
async def mailbox(
    scheme: str = "smtp", host: str = LOOPBACK, tls: ssl.SSLContext | None = None
) -> AsyncIterator[Mailbox]:
    """A mail server under this name; with `tls` it takes no mail in the open."""
    box = Mailbox()
    loop = asyncio.get_running_loop()

    def greeted() -> SMTP:
        later = tls if scheme == "smtp" else None
        is_needed = later is not None
        return SMTP(box, loop=loop, hostname="mail", tls_context=later, require_starttls=is_needed)

    at_once = tls if scheme == "smtps" else None
    server = await loop.create_server(greeted, LOOPBACK, 0, ssl=at_once)
    box.url = f"{scheme}://{host}:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield box


def certificate_for(host: str, folder: Path) -> Path:
    """A file with a certificate that nobody but its key has signed, and this key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(1))
    names = x509.SubjectAlternativeName([x509.DNSName(host)])
    signed = builder.add_extension(names, critical=False).sign(key, hashes.SHA256())
    file = folder / "mail.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(signed.public_bytes(Encoding.PEM) + private)
    return file


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
async def endpoint(
    host: str = LOOPBACK, tls: ssl.SSLContext | None = None
) -> AsyncIterator[Endpoint]:
    there = Endpoint()
    server = await asyncio.start_server(there.receive, LOOPBACK, 0, ssl=tls)
    scheme = "http" if tls is None else "https"
    there.url = f"{scheme}://{host}:{server.sockets[0].getsockname()[1]}"
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
