"""Passkeys: WebAuthn credentials that belong to an identity.

A challenge is good for five minutes and for one answer. That is kept as a lease in the store, so
that any worker can check it.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from orrery.server.identity import Connection
from orrery.server.refusals import Refuse
from orrery.server.store import Identity, Passkey, Store, Taken
from orrery.server.wire import Code

_LIFETIME: Final = 300.0  # seconds
_ISSUED: Final = "issued"
_WRONG: Final = (
    WebAuthnException,
    msgspec.MsgspecError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
)


class Passkeys:
    """Making and using passkeys."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def registration_options(self, connection: Connection, who: Identity) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody."""
        known = await self._store.passkeys(who.id)
        options = generate_registration_options(
            rp_id=_host(connection),
            rp_name="Orrery",
            user_id=who.id.encode(),
            user_name=who.handle or who.name,
            user_display_name=who.name,
            challenge=await self._issue(who.id),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential) for key in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
        )
        return _plain(options_to_json(options))

    async def register(
        self, connection: Connection, who: Identity, credential: dict[str, Any]
    ) -> None:
        """Keep the passkey that a browser has made."""
        challenge = await self._redeem(who.id, credential)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(connection),
                expected_origin=connection.headers.get("origin", ""),
            )
        except _WRONG as error:
            raise _refusal() from error
        key = Passkey(made.credential_id, who.id, made.credential_public_key, made.sign_count)
        try:
            await self._store.add_passkey(key)
        except Taken:
            raise Refuse(Code.PASSKEY_REFUSED, "this passkey is known already") from None

    async def login_options(self, connection: Connection) -> dict[str, Any]:
        """What a browser needs to use a passkey."""
        challenge = await self._issue("login")
        options = generate_authentication_options(rp_id=_host(connection), challenge=challenge)
        return _plain(options_to_json(options))

    async def login(self, connection: Connection, credential: dict[str, Any]) -> Identity:
        """Whoever the passkey belongs to."""
        challenge = await self._redeem("login", credential)
        try:
            key = await self._store.passkey(base64url_to_bytes(credential["rawId"]))
            if key is None:
                raise _refusal()
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(connection),
                expected_origin=connection.headers.get("origin", ""),
                credential_public_key=key.public_key,
                credential_current_sign_count=key.counter,
            )
        except _WRONG as error:
            raise _refusal() from error
        await self._store.count_passkey(key.credential, used.new_sign_count)
        return await self._store.identity(key.identity)

    async def _issue(self, purpose: str) -> bytes:
        challenge = secrets.token_bytes(32)
        await self._store.lease(_lease(purpose, challenge), _ISSUED, _LIFETIME)
        return challenge

    async def _redeem(self, purpose: str, credential: dict[str, Any]) -> bytes:
        """The challenge that a credential answers: issued for this purpose, and not used before."""
        try:
            data = msgspec.json.decode(
                base64url_to_bytes(credential["response"]["clientDataJSON"]), type=dict[str, Any]
            )
            challenge = base64url_to_bytes(data["challenge"])
        except _WRONG as error:
            raise _refusal() from error
        if not await self._store.release(_lease(purpose, challenge), _ISSUED):
            raise _refusal()
        return challenge


def _lease(purpose: str, challenge: bytes) -> str:
    return f"passkey {purpose} {bytes_to_base64url(challenge)}"


def _host(connection: Connection) -> str:
    """The name that passkeys are bound to: that of the page, which has the same origin."""
    host = connection.headers.get("host", "localhost")
    return host.rpartition(":")[0] if ":" in host else host


def _plain(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def _refusal() -> Refuse:
    return Refuse(Code.PASSKEY_REFUSED, "this passkey is not valid here")
