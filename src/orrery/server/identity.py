"""Who somebody is: guests by a cookie, and those who keep their seats by password or passkey.

A cookie holds 128 random bits; the store knows their SHA-256 only. Requests that change something,
and the handshake of the feed, must come from a page of this server: see `check_origin`.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec.structs import replace

from orrery.kernel.match import MAX_NAME
from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.store import Hash, Identity, Store, Taken
from orrery.server.wire import Code, Credentials

COOKIE: Final = "orrery"
_YEAR: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(r"[0-9a-f]{32}")
_HANDLE: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{2,39}")
_NO_HOST: Final = ""
_HOST: Final = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\])(?::(\d{1,5}))?", re.ASCII)
_MOST_PORTS: Final = 65_535
_SHORTEST_PASSWORD: Final = 8
_AT_ONCE: Final = 2  # hashes of passwords, each of which takes 64 MB for a moment
_GUESTS: Final = ("Comet", "Nova", "Pulsar", "Quasar", "Nebula", "Meteor", "Aurora", "Zenith")

Connection = ASGIConnection[Any, Any, Any, Any]


def check_origin(connection: Connection, settings: Settings, changes: bool) -> None:
    """Refuse what a page of another origin has sent in the visitor's name.

    Browsers name the origin of whatever changes something. A request without one comes from
    another program, which is welcome as long as it carries no cookie: then it can act in nobody's
    name. Programs that do carry one send the origin as browsers do. What changes nothing is only
    checked for the name by which the server is addressed.
    """
    host = connection.headers.get("host", _NO_HOST)  # simple programs that look only send none
    if not _is_host(host) and (changes or host != _NO_HOST):
        raise Refuse(Code.MALFORMED, "the Host of a request is a name or an address, and a port")
    if settings.hosts and not {host, host.rpartition(":")[0]} & set(settings.hosts):
        raise Refuse(Code.FOREIGN_ORIGIN, "this server is not addressed by that name")
    if not changes:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        if COOKIE in connection.cookies:
            raise Refuse(Code.FOREIGN_ORIGIN, "a request with a cookie must name its origin")
        return
    same = [f"https://{host}"]
    if connection.scope["scheme"] in ("http", "ws"):  # behind a proxy it may be either
        same.append(f"http://{host}")
    if origin not in same and origin not in settings.origins:
        raise Refuse(Code.FOREIGN_ORIGIN, "this request comes from a page of another origin")


def _is_host(text: str) -> bool:
    found = _HOST.fullmatch(text)
    return found is not None and int(found[2] or 0) <= _MOST_PORTS


def new_token() -> str:
    """What a device is known by."""
    return secrets.token_hex(16)


def hashed(token: str) -> bytes:
    """What the store knows of it."""
    return hashlib.sha256(token.encode()).digest()


def cookie_for(token: str, secure: bool) -> Cookie:
    """The cookie that carries a token."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=_YEAR,
    )


def check_name(name: str) -> str:
    """A name that others may be shown."""
    trimmed = " ".join(name.split())
    if not 1 <= len(trimmed) <= MAX_NAME or not trimmed.isprintable():
        raise Refuse(Code.INVALID_NAME, f"a name has 1 to {MAX_NAME} printable letters")
    return trimmed


class Identities:
    """Finding out who somebody is, and letting them prove it elsewhere."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._decoy: str | None = None  # compared with where nobody has the handle
        self._hashing = asyncio.Semaphore(_AT_ONCE)

    def token_of(self, connection: Connection) -> Hash | None:
        """What the store knows a connection's cookie by."""
        token = connection.cookies.get(COOKIE, "")
        return hashed(token) if _TOKEN.fullmatch(token) else None

    async def of(self, connection: Connection) -> Identity | None:
        """The identity that a connection's cookie stands for."""
        token = self.token_of(connection)
        return None if token is None else await self._store.identity_by_token(token)

    async def guest(self) -> tuple[Identity, str]:
        """A new guest and their token."""
        token = new_token()
        name = f"{secrets.choice(_GUESTS)} {secrets.randbelow(900) + 100}"
        identity = Identity(secrets.token_hex(8), name, named=False, created=time.time())
        await self._store.add_identity(identity, hashed(token))
        return identity, token

    async def rename(self, who: Identity, name: str) -> Identity:
        """Give somebody another name."""
        renamed = replace(who, name=check_name(name), named=True)
        await self._store.save_identity(renamed)
        return renamed

    async def set_password(self, who: Identity, given: Credentials) -> Identity:
        """Let somebody log in elsewhere."""
        handle = given.handle.strip().lower()
        if not _HANDLE.fullmatch(handle):
            raise Refuse(
                Code.INVALID_NAME, "a handle has 3 to 40 letters of a to z, 0 to 9 and . _ -"
            )
        if len(given.password) < _SHORTEST_PASSWORD:
            raise Refuse(Code.INVALID_NAME, f"a password has at least {_SHORTEST_PASSWORD} letters")
        async with self._hashing:
            password = await asyncio.to_thread(self._hasher.hash, given.password)
        changed = replace(who, handle=handle, password=password)
        try:
            await self._store.save_identity(changed)
        except Taken:
            raise Refuse(Code.HANDLE_TAKEN, "somebody else has this handle") from None
        return changed

    async def login(self, given: Credentials) -> Identity:
        """Whoever this password belongs to; takes as long for a handle that nobody has."""
        handle = given.handle.strip().lower()
        is_one = _HANDLE.fullmatch(handle) is not None
        found = await self._store.identity_by_handle(handle) if is_one else None
        known = found.password if found is not None else None
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, known, given.password)
        if found is None or known is None or not right:
            raise Refuse(Code.WRONG_LOGIN, "handle and password don't belong together")
        return found

    async def enter(self, who: Identity, connection: Connection) -> str:
        """A new token for an identity; the one that the device had before is void."""
        token = new_token()
        await self._store.add_token(who.id, hashed(token))
        await self.forget(connection)
        return token

    async def renew(self, who: Identity) -> str:
        """A new token for an identity, and the only one: whoever else knew one is out."""
        token = new_token()
        await self._store.replace_tokens(who.id, hashed(token))
        return token

    async def forget(self, connection: Connection) -> None:
        """Make the device's token void."""
        token = self.token_of(connection)
        if token is not None:
            await self._store.remove_token(token)

    def _verify(self, known: str | None, password: str) -> bool:
        if self._decoy is None:
            self._decoy = self._hasher.hash(secrets.token_hex(8))
        try:
            return self._hasher.verify(known or self._decoy, password)
        except (VerificationError, InvalidHashError):
            return False


def hosts_of(addresses: Sequence[str]) -> list[str]:
    """The names under which a server on these addresses may be addressed."""
    return sorted({*addresses, "localhost", "127.0.0.1", "[::1]"})
