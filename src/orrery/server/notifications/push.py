"""Messages to browsers by the Web Push protocol (RFC 8030), encrypted (RFC 8291) and signed (8292).

A push service passes messages on without being able to read them, and knows a server by its key.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from orrery.server.notifications.outside import Outside, checked_url, origin_of

_CURVE: Final = ec.SECP256R1()
_POINT_BYTES: Final = 65  # of a public key
_AUTH_BYTES: Final = 16
_RECORD: Final = 4096  # bytes; a message is one record
_DAY: Final = 24 * 3600
_SIGNED_FOR: Final = 12 * 3600  # seconds
_LAST_RECORD: Final = b"\x02"

PrivateKey = ec.EllipticCurvePrivateKey


class Subscription(NamedTuple):
    """Where a browser gets its messages, and what they are encrypted with."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> bytes:
    """A key for a server, as it is kept."""
    key = ec.generate_private_key(_CURVE)
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.DER, form, serialization.NoEncryption())


def check(keys: tuple[str, str]) -> None:
    """ValueError unless these are the keys of a subscription, `p256dh` and `auth`."""
    _public_key(decoded(keys[0]))
    if len(decoded(keys[1])) != _AUTH_BYTES:
        raise ValueError(f"the secret of a subscription has {_AUTH_BYTES} bytes")


class Pusher:
    """Sends messages to browsers, signed with the server's key."""

    def __init__(
        self, key: bytes, contact: str, outside: Outside, now: Callable[[], float]
    ) -> None:
        """`contact` is where those who run push services can reach the host, as a URI."""
        private = serialization.load_der_private_key(key, None)
        assert isinstance(private, PrivateKey)
        self._key = private
        self._contact = contact
        self._outside = outside
        self._now = now
        self.public_key = encoded(_point(private))

    async def send(self, to: Subscription, message: bytes, about: str) -> None:
        """Send a message; what was said about the same thing and not delivered yet is replaced."""
        topic = encoded(hashlib.sha256(about.encode()).digest())[:32]
        headers = {
            "authorization": f"vapid t={self._signature(to.endpoint)}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_DAY),
            "urgency": "high",
            "topic": topic,
        }
        await self._outside.post(to.endpoint, headers, encrypted(message, to))

    def _signature(self, endpoint: str) -> str:
        """A token for one push service, good for a while."""
        audience = origin_of(checked_url(endpoint, self._outside.private))
        claims = {"aud": audience, "exp": int(self._now()) + _SIGNED_FOR, "sub": self._contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"


def encrypted(
    message: bytes, to: Subscription, key: PrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only one browser can read, with a new key and salt unless they are given."""
    key = key or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(16)
    theirs, own = decoded(to.p256dh), _point(key)
    shared = key.exchange(ec.ECDH(), _public_key(theirs))
    secret = _derived(shared, decoded(to.auth), b"WebPush: info\0" + theirs + own, 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4) + len(own).to_bytes(1) + own
    return head + cipher.encrypt(nonce, message + _LAST_RECORD, None)


def encoded(data: bytes) -> str:
    """Bytes as the protocols write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes again; ValueError if there are none."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError("the keys of a subscription are base64url") from error


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: PrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def _public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    if len(point) != _POINT_BYTES:
        raise ValueError(f"the public key of a subscription has {_POINT_BYTES} bytes")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except (ValueError, InvalidKey) as error:
        raise ValueError("the public key of a subscription is no point of P-256") from error
