"""People one has played with: inviting them again, saying no, being left alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Json, Person, Running, new_table, running
from tests.server.test_ratings import (
    _draw_here,  # noqa: F401 – for all tests here as well
    all_is_done,
    played,
)
from tests.server.test_standings import id_of


async def friends(server: Running, visit: Visit, **more: object) -> tuple[Person, Person, str]:
    """Two who have played together, and their table."""
    ada, bea, table = await played(server, visit, **more)
    await all_is_done(server)
    return ada, bea, table


async def again(asker: Person, table: str, *people: str, status: int = 0) -> Json:
    body = {"table": table, "people": list(people)}
    found: Json = await asker.request("POST", "/api/invitations", body, status=status)
    return found


async def test_somebody_is_invited_again_and_accepts(server: Running, visit: Visit) -> None:
    ada, bea, table = await friends(server, visit, private=True, options={"nights": 3})
    (companion,) = await ada.request("GET", "/api/me/companions")
    assert (companion["name"], companion["matches"]) == ("Bea", 1)
    assert companion["table"] == table
    new = await again(ada, companion["table"], companion["player"])
    assert (new["status"], new["private"], new["options"]["nights"]) == ("open", True, 3)
    assert [seat["kind"] for seat in new["seats"]] == ["person", "open"]
    (asked,) = await bea.request("GET", "/api/me/invitations")
    assert (asked["name"], asked["table"]["id"]) == ("Ada", new["id"])
    await bea.request("POST", f"/api/tables/{new['id']}/join", {"invitation": asked["key"]})
    assert await bea.request("GET", "/api/me/invitations") == []


async def test_somebody_says_no_and_wants_to_be_left_alone(server: Running, visit: Visit) -> None:
    ada, bea, table = await friends(server, visit)
    hers = await id_of(bea)
    first = await again(ada, table, hers)
    await bea.request("DELETE", f"/api/me/invitations/{first['id']}")
    assert await bea.request("GET", "/api/me/invitations") == []
    await bea.request("PUT", f"/api/me/ignored/{await id_of(ada)}")
    await again(ada, table, hers)
    assert await bea.request("GET", "/api/me/invitations") == []
    assert [one["ignored"] for one in await bea.request("GET", "/api/me/companions")] == [True]
    await bea.request("DELETE", f"/api/me/ignored/{await id_of(ada)}")
    second = await again(ada, table, hers)
    (asked,) = await bea.request("GET", "/api/me/invitations")
    assert asked["table"]["id"] == second["id"]


async def test_strangers_cannot_be_invited(server: Running, visit: Visit) -> None:
    ada, _, table = await friends(server, visit)
    cyd = await visit(server.address, "Cyd")
    refused = await again(ada, table, await id_of(cyd), status=403)
    assert refused["code"] == "stranger"
    own = (await new_table(cyd, "me", "open"))["id"]
    body = {"people": [await id_of(ada)]}
    refused = await cyd.request("POST", f"/api/tables/{own}/invitations", body, status=403)
    assert refused["code"] == "stranger"
    assert (await again(cyd, table, await id_of(ada), status=403))["code"] == "not-seated"


async def test_a_companion_is_invited_to_another_table(server: Running, visit: Visit) -> None:
    ada, bea, _ = await friends(server, visit)
    hers = await id_of(bea)
    own = (await new_table(ada, "me", "open"))["id"]
    await ada.request("POST", f"/api/tables/{own}/invitations", {"people": [hers]})
    (asked,) = await bea.request("GET", "/api/me/invitations")
    assert asked["table"]["id"] == own
    await ada.request("POST", f"/api/tables/{own}/start")
    assert await bea.request("GET", "/api/me/invitations") == [], "the match has begun"
    late = await ada.request("POST", f"/api/tables/{own}/invitations", {"people": [hers]}, 409)
    assert late["code"] == "started"


async def test_nobody_invites_all_day(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, invitations_per_day=1)) as server:
        ada, bea, table = await friends(server, visit)
        await again(ada, table, await id_of(bea))
        assert (await again(ada, table, await id_of(bea), status=429))["code"] == "too-fast"


@pytest.mark.parametrize("people", [[], ["x" * 41], ["a"] * 17])
async def test_strange_invitations_are_refused(
    server: Running, visit: Visit, people: list[str]
) -> None:
    ada = await visit(server.address, "Ada")
    assert (await again(ada, "t", *people, status=400))["code"] == "malformed"
