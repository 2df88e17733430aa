"""What only PostgreSQL has: several workers, and a server that may be away."""

from __future__ import annotations

import asyncio
import signal
import socket

import asyncpg
import pytest

from orrery.server.store import TableRow, Taken, Unusable
from orrery.server.store.migrations import migrations
from orrery.server.store.postgres import PostgresStore, without_password
from tests.server.store.conftest import OpenStore
from tests.server.store.private_postgres import PrivatePostgres
from tests.server.store.rows import BOT, changed, entry, play, table


async def test_of_two_workers_one_wins_each_number(database: str, opened: OpenStore) -> None:
    stores = [await opened(database), await opened(database)]
    row = table("t1", BOT)
    await stores[0].add_table(row)
    for seq in range(25):
        row = changed(row)
        tries = [
            store.append(row, entry(seq, command=f"{seq} {number} {n}"))
            for n in range(2)
            for number, store in enumerate(stores)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Taken] * 3
    for store in stores:
        assert [each.seq for each in await store.entries("t1")] == list(range(25))


async def test_of_two_workers_one_carries_a_command_out(database: str, opened: OpenStore) -> None:
    stores = [await opened(database), await opened(database)]
    row = changed(table("t1", BOT))
    await stores[0].add_table(table("t1", BOT))
    results = await asyncio.gather(
        *(store.append(row, entry(0, command="once")) for store in stores), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["NoneType", "Taken"]


async def test_workers_that_start_together_make_the_schema_once(database: str) -> None:
    stores = [PostgresStore(database) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    versions = [await store._read("SELECT version FROM schema_version") for store in stores]
    await asyncio.gather(*(store.close() for store in stores))
    all_of_them = [migration.version for migration in migrations("postgres")]
    assert [[row[0] for row in rows] for rows in versions] == [all_of_them] * 5


async def test_a_commit_is_durable_whatever_the_database_prefers(
    postgres_store: PostgresStore,
) -> None:
    assert [tuple(row) for row in await postgres_store._read("SHOW synchronous_commit")] == [
        ("on",)
    ]


@pytest.fixture
async def played(postgres_store: PostgresStore) -> TableRow:
    row = table("t1", BOT)
    await postgres_store.add_table(row)
    return await play(postgres_store, row, 3)


async def test_requests_wait_for_a_server_that_restarts(
    postgres: PrivatePostgres, postgres_store: PostgresStore, played: TableRow
) -> None:
    await asyncio.to_thread(postgres.stop)
    reading = asyncio.create_task(postgres_store.table("t1"))
    writing = asyncio.create_task(postgres_store.append(changed(played), entry(3)))
    await asyncio.to_thread(postgres.start)
    assert (await reading).id == "t1"
    await writing
    assert len(await postgres_store.entries("t1")) == 4
    await postgres_store.check()


async def test_a_server_that_stays_away_is_reported(
    postgres: PrivatePostgres, postgres_store: PostgresStore, played: TableRow
) -> None:
    postgres_store.patience = 0
    await asyncio.to_thread(postgres.stop)
    try:
        with pytest.raises(Unusable, match="postgresql://postgres@"):
            await postgres_store.check()
        with pytest.raises(Unusable):
            await postgres_store.append(changed(played), entry(3))
    finally:
        await asyncio.to_thread(postgres.start)
    await postgres_store.append(changed(played), entry(3))


async def test_a_session_that_is_ended_is_replaced(
    postgres_store: PostgresStore, played: TableRow, database: str
) -> None:
    other = PostgresStore(database)
    await other.open()
    await other._read(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'orrery' AND pid <> pg_backend_pid()"
    )
    await postgres_store.append(changed(played), entry(3))
    await other.close()


async def test_a_change_that_is_interrupted_before_its_commit_is_made_again(
    postgres: PrivatePostgres, postgres_store: PostgresStore, played: TableRow, database: str
) -> None:
    admin = await asyncpg.connect(database)
    await admin.execute("BEGIN")
    await admin.execute("SELECT id FROM game_table FOR UPDATE")
    writing = asyncio.create_task(postgres_store.append(changed(played), entry(3)))
    async with asyncio.timeout(20):
        while not await admin.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0)
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    await asyncio.to_thread(postgres.start)
    await writing
    assert [each.seq for each in await postgres_store.entries("t1")] == [0, 1, 2, 3]


async def test_a_change_that_is_interrupted_in_its_commit_is_reported(
    postgres_store: PostgresStore, played: TableRow, database: str
) -> None:
    admin = await asyncpg.connect(database)
    await admin.execute("""
        CREATE SEQUENCE attempts;
        CREATE FUNCTION interrupt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            PERFORM nextval('attempts'), pg_terminate_backend(pg_backend_pid());
            RETURN NULL;
        END $$;
        CREATE CONSTRAINT TRIGGER interrupt AFTER INSERT ON entry
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION interrupt();
    """)
    with pytest.raises(Unusable, match="in the middle of a commit"):
        await postgres_store.append(changed(played), entry(3))
    assert await admin.fetchval("SELECT last_value FROM attempts") == 1
    await admin.execute("DROP TRIGGER interrupt ON entry")
    await admin.close()
    assert await postgres_store.table("t1") == played
    await postgres_store.append(changed(played), entry(3))


async def test_a_store_that_is_closed_says_so(database: str) -> None:
    store = PostgresStore(database)
    with pytest.raises(Unusable, match="is not open"):
        await store.table("t1")
    await store.open()
    await store.close()
    with pytest.raises(Unusable, match="is not open"):
        await store.table("t1")


async def refusal(url: str) -> str:
    with pytest.raises(Unusable) as refused:
        await PostgresStore(url).open()
    return str(refused.value)


async def test_a_wrong_url_says_what_is_wrong(postgres: PrivatePostgres) -> None:
    said = await refusal(postgres.url("nowhere"))
    assert 'database "nowhere" does not exist' in said
    assert "it should be postgresql://user:password@host:port/database" in said
    assert 'role "eve" does not exist' in await refusal(postgres.url("postgres", user="eve"))


async def test_a_server_that_is_not_there_says_so_without_the_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    said = await refusal(f"postgresql://ada:secret@127.0.0.1:{port}/orrery")
    assert said.startswith(f"postgresql://ada:…@127.0.0.1:{port}/orrery can't be reached: ")
    assert "secret" not in said
    assert "port" in await refusal("postgresql://ada@127.0.0.1:many/orrery")


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada@host/db", "postgresql://ada@host/db"),
        ("postgresql://ada:a:b/c@d@host:5432/db", "postgresql://ada:…@host:5432/db"),
        (
            "postgresql:///db?user=ada&password=x&host=/tmp",
            "postgresql:///db?user=ada&password=…&host=/tmp",
        ),
    ],
)
def test_a_password_is_never_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown
