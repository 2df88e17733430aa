"""Servers that call people back, and where that arrives."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from orrery.server.notifications.calling import Calling
from orrery.server.notifications.notifier import Notifier
from orrery.server.settings import Settings
from tests.server.harness import Feed, Json, Person, Running, new_table, running
from tests.server.notifications.receivers import Endpoint, Mailbox, endpoint, mailbox
from tests.server.test_clocks import Hours

HOME = "https://table.example"
GRACE = 60.0
IDLE = 600.0


@pytest.fixture
async def post() -> AsyncIterator[Mailbox]:
    async with mailbox() as box:
        yield box


@pytest.fixture
async def there() -> AsyncIterator[Endpoint]:
    async with endpoint() as found:
        yield found


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def calling_settings(settings: Settings, post: Mailbox) -> Settings:
    """Of a server that sweeps only when a test says so."""
    return replace(
        settings,
        public_url=HOME,
        smtp=post.url,
        mail_from="table@table.example",
        private_webhooks=True,
        sweep=1e6,
        notice_grace=GRACE,
        notice_idle=IDLE,
    )


@pytest.fixture
async def server(calling_settings: Settings, hours: Hours) -> AsyncIterator[Running]:
    async with running(calling_settings) as server:
        server.server.hall.now = hours
        yield server


def calling(server: Running) -> Calling:
    found = server.server.calling
    assert found is not None
    return found


async def sweep(server: Running, look: bool = True) -> None:
    """What a worker does now and then, to its end."""
    notifier: Notifier = calling(server).notifier
    if look:
        await notifier.look()
    await notifier.send_due()
    await notifier.rest()


async def pass_time(server: Running, hours: Hours, seconds: float) -> None:
    """Let time go by, and what is due then be sent."""
    await sweep(server)
    hours.now += seconds
    await sweep(server)


WISHES: Json = {"topics": ["turn", "begun", "over", "invited"], "lang": "en", "zone": "UTC"}


async def reach(person: Person, channel: Json, **wishes: Any) -> Json:
    """Let somebody be reached; the channel as it is then."""
    await person.request("PUT", "/api/notifications", WISHES | wishes)
    shown = await person.request("POST", "/api/notifications/channels", channel)
    address = channel.get("address") or channel.get("url") or channel.get("endpoint")
    found: Json = next(one for one in shown["channels"] if one["address"] == address)
    return found


async def reach_by_mail(person: Person, post: Mailbox, **wishes: Any) -> Json:
    channel = await reach(person, {"kind": "mail", "address": "bea@example.org"}, **wishes)
    path = f"/api/notifications/channels/{channel['id']}/confirm"
    await person.request("POST", path, {"code": post.code()})
    post.letters.clear()
    return channel


async def begin(ada: Person, bea: Person, **more: Any) -> tuple[Feed, str]:
    """A match in which both have to decide, and only Ada is at the table."""
    table = (await new_table(ada, "me", "open", **({"options": {"nights": 2}} | more)))["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {})
    await ada.request("POST", f"/api/tables/{table}/start")
    feed = await ada.feed()
    await feed.watch(table)
    return feed, table
