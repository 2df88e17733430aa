"""A process that plays at every table in play, says what the store has acknowledged, and is killed.

`python -m tests.server.store.appender URL`: a line "opening", then "table seq" for each entry.
"""

from __future__ import annotations

import asyncio
import os
import sys

from orrery.server.store import Store, Taken
from orrery.server.store.opening import open_store
from tests.server.store.rows import changed, entry

MOST_ENTRIES = 100_000


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def append_entries(store: Store, table: str) -> None:
    row = await store.table(table)
    for _ in range(MOST_ENTRIES):
        seq = row.version
        row = changed(row)
        try:
            await store.append(row, entry(seq, command=f"{os.getpid()} {seq}"))
        except Taken:  # PostgreSQL has just finished a commit of the process before
            row = await store.table(table)
        else:
            say(f"{table} {seq}")


async def main(url: str) -> None:
    say("opening")
    store, _ = open_store(url)
    await store.open()
    tables = await store.playing_tables()
    await asyncio.gather(*(append_entries(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
