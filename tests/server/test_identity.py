"""Who is who: guests, names, passwords, passkeys."""

from __future__ import annotations

import hashlib
import os
from typing import Any

import cbor2
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.conftest import Visit
from tests.server.harness import Json, Person, Running, new_table


async def test_a_visitor_becomes_a_guest_and_stays_one(server: Running, visit: Visit) -> None:
    stranger = await visit(server.address)
    answer = await stranger.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(stranger.http.cookies["orrery"]) == 32
    me = answer.json()
    assert (me["named"], me["password"], me["passkeys"]) == (False, False, 0)
    again = await stranger.http.get("/api/me")
    assert again.json() == me
    assert "set-cookie" not in again.headers
    renamed = await stranger.request("PATCH", "/api/me", {"name": "  Ada \t Lovelace "})
    assert (renamed["name"], renamed["named"]) == ("Ada Lovelace", True)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u0000b", "\u202eevil"])
async def test_names_that_won_t_do(server: Running, visit: Visit, name: str) -> None:
    ada = await visit(server.address, "Ada")
    refused = await ada.request("PATCH", "/api/me", {"name": name}, 400)
    assert refused["code"] in ("invalid-name", "malformed")
    assert (await ada.request("GET", "/api/me"))["name"] == "Ada"


async def test_a_password_keeps_the_seats_on_another_device(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await new_table(ada, "me", "open")
    given = {"handle": "Ada.L", "password": "difference engine"}
    short = await ada.request("POST", "/api/me/password", given | {"password": "short"}, 400)
    assert short["code"] == "invalid-name"
    assert (await ada.request("POST", "/api/me/password", given))["password"]
    other = await visit(server.address, "Somebody")
    taken = await other.request("POST", "/api/me/password", given, 409)
    assert taken["code"] == "handle-taken"
    wrong = await other.request("POST", "/api/login", given | {"password": "guess guess"}, 403)
    assert wrong["code"] == "wrong-login"
    before = other.http.cookies["orrery"]
    me = await other.request("POST", "/api/login", given | {"handle": "ada.l"})
    assert me["name"] == "Ada"
    mine = await other.request("GET", "/api/tables?which=mine")
    assert [one["id"] for one in mine] == [table["id"]]
    assert other.http.cookies["orrery"] != before
    old = await visit(server.address)
    old.http.cookies.set("orrery", before)
    refused = await old.request("PATCH", "/api/me", {"name": "Ghost"}, 401)
    assert refused["code"] == "no-identity"
    assert (await other.request("POST", "/api/logout"))["name"] != "Ada"
    assert (await ada.request("GET", "/api/me"))["name"] == "Ada"


class Authenticator:
    """A device with one passkey, as WebAuthn describes it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: Json) -> Json:
        """Answer to `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(options["rp"]["id"], 0x45) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def use(self, options: Json) -> Json:
        """Answer to `navigator.credentials.get`."""
        self.count += 1
        data = self._data(options["rpId"], 0x05)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, type_: str, challenge: str) -> bytes:
        return msgspec.json.encode(
            {"type": type_, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        )

    def _credential(self, **response: bytes) -> Json:
        id_ = bytes_to_base64url(self.id)
        fields: dict[str, Any] = {
            name: bytes_to_base64url(value) for name, value in response.items()
        }
        return {"id": id_, "rawId": id_, "type": "public-key", "response": fields}


async def log_in(person: Person, device: Authenticator, status: int = 0) -> Json:
    options = await person.request("POST", "/api/login/passkey/options")
    body = {"credential": device.use(options)}
    answer: Json = await person.request("POST", "/api/login/passkey", body, status)
    return answer


async def test_a_passkey_keeps_the_seats_on_another_device(server: Running, visit: Visit) -> None:
    address = server.address.replace("127.0.0.1", "localhost")
    ada = await visit(address, "Ada")
    device = Authenticator(address)
    options = await ada.request("POST", "/api/me/passkey/options")
    made = device.make(options)
    assert (await ada.request("POST", "/api/me/passkey", {"credential": made}))["passkeys"] == 1
    again = await ada.request("POST", "/api/me/passkey", {"credential": made}, 400)
    assert again["code"] == "passkey-refused"  # a challenge is good for one answer

    other = await visit(address)
    assert (await log_in(other, device))["name"] == "Ada"
    assert base64url_to_bytes(made["rawId"]) == device.id

    device.key = ec.generate_private_key(ec.SECP256R1())
    assert (await log_in(other, device, 400))["code"] == "passkey-refused"
    foreign = Authenticator("https://elsewhere.example")
    foreign.id = device.id
    assert (await log_in(other, foreign, 400))["code"] == "passkey-refused"


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"response": 7}, {"id": []}],
)
async def test_passkeys_that_are_none(
    server: Running, visit: Visit, credential: dict[str, Any]
) -> None:
    ada = await visit(server.address, "Ada")
    for path in ("/api/me/passkey", "/api/login/passkey"):
        refused = await ada.request("POST", path, {"credential": credential}, 400)
        assert refused["code"] == "passkey-refused"
