"""Tables that come to their end while somebody looks."""

from __future__ import annotations

import time

from tests.server.conftest import Visit
from tests.server.harness import Running, new_table


async def test_whoever_watches_a_table_that_goes_is_told(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table_id = (await new_table(ada, "me", "open"))["id"]
    feed = await ada.feed()
    await feed.watch(table_id)
    hall = server.server.hall
    await hall.store.remove_table(table_id, time.time() + 1)
    await hall.catch_up(hall.tables[table_id])
    assert (await feed.receive())["type"] == "resync"
    assert (await feed.ask("watch", table=table_id, events=0))["code"] == "unknown-table"
