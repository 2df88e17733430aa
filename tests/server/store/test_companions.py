"""Who has played with whom, and who asks whom to a table."""

from __future__ import annotations

import pytest

from orrery.server.store import Identity, Store, TableRow
from orrery.server.store.companions import CompanionRow
from tests.server.store.rows import ADA, BEN, OPEN, person, table
from tests.server.store.test_results import match

CYD = Identity("cyd", "Cyd", named=True, created=3.0)


@pytest.fixture
async def people(store: Store) -> Store:
    for number, who in enumerate((ADA, BEN, CYD)):
        await store.add_identity(who, bytes([number]) * 32)
    return store


def open_table(table_id: str, host: str = "ada") -> TableRow:
    return table(table_id, person("ada"), OPEN, status="open", host=host)


async def test_people_of_finished_matches_are_companions(people: Store) -> None:
    await people.count(await match(people, 1))
    await people.count(await match(people, 2))
    assert await people.companions("ada", 10, 0) == [
        CompanionRow("ben", "Guest 7", 2, "t2", "example", 102.0, ignored=False)
    ]
    assert await people.companions("ada", 10, 1) == []
    assert await people.companions("cyd", 10, 0) == []
    assert await people.have_met("ada", ["ben", "cyd", "ada"]) == ["ben"]
    await people.ignore("ada", "ben", ignored=True)
    assert [one.ignored for one in await people.companions("ada", 10, 0)] == [True]


async def test_an_invitation_stands_until_it_is_answered(people: Store) -> None:
    for table_id in ("t1", "t2"):
        await people.add_table(open_table(table_id))
        await people.invite(table_id, "ada", ["ben"], at=5.0)
    await people.invite("t1", "ada", ["ben", "cyd"], at=6.0)
    found = await people.invitations("ben", 10)
    assert [(one.table_id, one.inviter, one.name, one.at) for one in found] == [
        ("t1", "ada", "Ada", 5.0),
        ("t2", "ada", "Ada", 5.0),
    ], "who is asked twice is asked once"
    assert [one.at for one in await people.invitations("cyd", 10)] == [6.0]
    await people.decline("t1", "ben")
    assert [one.table_id for one in await people.invitations("ben", 10)] == ["t2"]
    seated = table("t2", person("ada"), person("ben"), status="open", version=1)
    await people.save_table(seated)
    assert await people.invitations("ben", 10) == [], "who sits there is asked no longer"
    await people.remove_table("t1", 1000.0)
    assert await people.invitations("cyd", 10) == []


async def test_who_is_ignored_cannot_ask(people: Store) -> None:
    for table_id in ("t1", "t2"):
        await people.add_table(open_table(table_id))
    await people.invite("t1", "ada", ["ben"], at=5.0)
    await people.ignore("ben", "ada", ignored=True)
    await people.ignore("ben", "ada", ignored=True)
    await people.invite("t2", "ada", ["ben"], at=6.0)
    assert await people.invitations("ben", 10) == []
    await people.ignore("ben", "ada", ignored=False)
    assert [one.table_id for one in await people.invitations("ben", 10)] == ["t1"]
    with pytest.raises(KeyError):
        await people.ignore("ben", "nobody", ignored=True)


async def test_nothing_is_left_of_who_asked_and_is_forgotten(people: Store) -> None:
    await people.add_table(open_table("t1", host="ben"))
    await people.invite("t1", "ada", ["cyd"], at=5.0)
    await people.ignore("ben", "ada", ignored=True)
    await people.remove_identity("ada")
    assert await people.invitations("cyd", 10) == []
