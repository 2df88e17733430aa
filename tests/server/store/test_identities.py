"""Identities, their devices' tokens and their passkeys."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.structs import replace

from orrery.server.store import Passkey, Store, Taken
from tests.server.store.rows import ADA, BEN

PHONE = hashlib.sha256(b"phone").digest()
LAPTOP = hashlib.sha256(b"laptop").digest()


async def test_an_identity_is_found_by_id_token_and_handle(store: Store) -> None:
    await store.add_identity(ADA, PHONE)
    await store.add_identity(BEN, LAPTOP)
    assert await store.identity("ada") == ADA
    assert await store.identity_by_token(PHONE) == ADA
    assert await store.identity_by_handle("ada@example") == ADA
    assert await store.identity("ben") == BEN
    assert await store.identity_by_token(LAPTOP) == BEN


async def test_nobody_is_found_where_nobody_is(store: Store) -> None:
    with pytest.raises(KeyError, match="ada"):
        await store.identity("ada")
    assert await store.identity_by_token(PHONE) is None
    assert await store.identity_by_handle("ada@example") is None


@pytest.mark.parametrize(
    "second",
    [
        (replace(BEN, id="ada"), LAPTOP),
        (replace(BEN, handle="ada@example"), LAPTOP),
        (BEN, PHONE),
    ],
    ids=["id", "handle", "token"],
)
async def test_id_handle_and_token_belong_to_one_identity(store: Store, second: tuple) -> None:  # type: ignore[type-arg]
    await store.add_identity(ADA, PHONE)
    with pytest.raises(Taken):
        await store.add_identity(*second)
    assert await store.identity_by_token(PHONE) == ADA
    assert await store.identity_by_token(LAPTOP) is None
    with pytest.raises(KeyError):
        await store.identity("ben")


async def test_an_identity_changes(store: Store) -> None:
    await store.add_identity(BEN, LAPTOP)
    named = replace(BEN, name="Ben Žluťoučký", named=True, handle="ben", password="secret")
    await store.save_identity(named)
    assert await store.identity("ben") == named
    assert await store.identity_by_handle("ben") == named


async def test_a_handle_of_somebody_else_is_taken(store: Store) -> None:
    await store.add_identity(ADA, PHONE)
    await store.add_identity(BEN, LAPTOP)
    with pytest.raises(Taken):
        await store.save_identity(replace(BEN, handle="ada@example"))
    assert await store.identity("ben") == BEN
    with pytest.raises(KeyError, match="eve"):
        await store.save_identity(replace(BEN, id="eve"))


async def test_tokens_come_and_go(store: Store) -> None:
    await store.add_identity(ADA, PHONE)
    await store.add_token("ada", LAPTOP)
    assert await store.identity_by_token(LAPTOP) == ADA
    with pytest.raises(Taken):
        await store.add_token("ada", LAPTOP)
    await store.remove_token(LAPTOP)
    await store.remove_token(LAPTOP)
    assert await store.identity_by_token(LAPTOP) is None
    assert await store.identity_by_token(PHONE) == ADA
    with pytest.raises(KeyError):
        await store.add_token("nobody", LAPTOP)


async def test_passkeys_are_kept_and_count(store: Store) -> None:
    await store.add_identity(ADA, PHONE)
    first = Passkey(b"\x00first", "ada", b"\xff\x00key", 0)
    second = Passkey(b"\x01second", "ada", b"key", 2**32 - 1)
    await store.add_passkey(second)
    await store.add_passkey(first)
    assert await store.passkeys("ada") == [first, second]
    assert await store.passkeys("ben") == []
    await store.count_passkey(first.credential, 5)
    assert await store.passkey(first.credential) == replace(first, counter=5)
    assert await store.passkey(b"other") is None


async def test_a_passkey_belongs_to_an_identity_that_is_there(store: Store) -> None:
    await store.add_identity(ADA, PHONE)
    key = Passkey(b"first", "ada", b"key", 0)
    await store.add_passkey(key)
    with pytest.raises(Taken):
        await store.add_passkey(key)
    with pytest.raises(KeyError):
        await store.add_passkey(Passkey(b"second", "nobody", b"key", 0))
    with pytest.raises(KeyError):
        await store.count_passkey(b"second", 1)
