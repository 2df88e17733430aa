"""What clients may not do: refused with a code, and without any effect."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Person, Running, new_table, running
from tests.server.test_table import two_at_a_table


async def position(server: Running, table: str) -> tuple[int, str]:
    """How far a match is, and where."""
    match = (await server.server.hall.table(table)).match
    assert match is not None
    return len(match.entries), match.hash


async def test_a_move_for_an_old_decision_is_stale(server: Running, visit: Visit) -> None:
    _, (ada, _), table = await two_at_a_table(server, visit)
    own = ada.own(table)
    assert own is not None
    await ada.play(table)
    before = await position(server, table)
    message = {"table": table, "decision": own["decision"], "move": own["moves"][1]}
    refused = await ada.ask("play", command="second thoughts", **message)
    assert refused["code"] == "stale"
    assert await position(server, table) == before


async def test_a_doubled_message_is_carried_out_once(server: Running, visit: Visit) -> None:
    _, (ada, _), table = await two_at_a_table(server, visit)
    own = ada.own(table)
    assert own is not None
    message = {"table": table, "decision": own["decision"], "move": own["moves"][0]}
    ids = [await ada.send("play", command="same", **message) for _ in range(3)]
    confirmed: list[int] = []
    while len(confirmed) < 3:
        answer = await ada.until(lambda message: message["type"] in ("state", "done", "refused"))
        assert answer["type"] != "refused"
        confirmed += [id_ for id_ in ids if id_ in [answer.get("id"), *answer.get("done", ())]]
    assert sorted(confirmed) == ids
    assert (await position(server, table))[0] == 1
    other = await ada.ask("play", command="same", **message | {"move": own["moves"][1]})
    assert other["code"] == "replayed"


async def test_a_command_of_another_is_no_answer(server: Running, visit: Visit) -> None:
    _, (ada, bea), table = await two_at_a_table(server, visit)
    await ada.play(table, command="mine")
    assert (await bea.play(table, command="mine"))["type"] == "done"
    assert (await position(server, table))[0] == 2


async def test_nobody_moves_for_another(server: Running, visit: Visit) -> None:
    _, (ada, bea), table = await two_at_a_table(server, visit)
    before = await position(server, table)
    own = ada.own(table)
    assert own is not None
    message = {"table": table, "decision": own["decision"], "move": own["moves"][0]}
    assert (await bea.ask("play", command="a", **message))["code"] == "stale"
    stranger = await (await visit(server.address, "Cyd")).feed()
    assert (await stranger.ask("play", command="a", **message))["code"] == "not-seated"
    assert (await stranger.ask("undo", table=table, command="b"))["code"] == "not-seated"
    nobody = await (await visit(server.address)).feed()
    assert (await nobody.ask("play", command="a", **message))["code"] == "not-seated"
    unknown = await ada.ask("play", command="a", **message | {"table": "elsewhere"})
    assert unknown["code"] == "unknown-table"
    assert await position(server, table) == before


@pytest.mark.parametrize(
    ("move", "code"),
    [("jump", "invalid-move"), ("aim t1", "illegal-move"), ("choose", "invalid-move")],
)
async def test_moves_that_are_none(server: Running, visit: Visit, move: str, code: str) -> None:
    _, (ada, _), table = await two_at_a_table(server, visit)
    before = await position(server, table)
    assert (await ada.play(table, move))["code"] == code
    assert await position(server, table) == before


async def test_before_the_start_and_after_the_end(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "open"))["id"]
    feed = await ada.feed()
    message = {"table": table, "command": "a", "decision": "", "move": "aim t1"}
    assert (await feed.ask("play", **message))["code"] == "not-started"
    assert (await feed.ask("undo", table=table, command="b"))["code"] == "not-started"
    refused = await ada.request("POST", f"/api/tables/{table}/resign", None, 409)
    assert refused["code"] == "not-started"


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"watch"',
    "{}",
    '{"type": "watch"}',
    '{"type": "dance", "id": 1}',
    '{"type": "ping", "id": true}',
    '{"type": "ping", "id": -1}',
    '{"type": "ping", "id": 1e400}',
    '{"type": "ping", "id": NaN}',
    '{"type": "ping", "id": 1, "more": 1}',
    '{"type": "watch", "id": 1, "table": 7, "events": 0}',
    '{"type": "watch", "id": 1, "table": "t", "events": -1}',
    '{"type": "watch", "id": 1, "table": "t", "events": 9223372036854775808}',
    '{"type": "play", "id": 1, "table": "t", "command": "", "decision": "", "move": ""}',
    '{"type": "say", "id": 1, "table": "t", "text": ""}',
    "[" * 20_000,
    '{"type": "ping", "id": ' + "9" * 5000 + "}",
    '{"type": "watch", "id": 1, "table": "' + "t" * 100 + '", "events": 0}',
]


async def test_malformed_messages(settings: Settings, visit: Visit) -> None:
    async with running(settings) as server:
        feed = await (await visit(server.address, "Ada")).feed()
        for text in MALFORMED:
            await feed.socket.send(text)
            answer = await feed.receive()
            assert (answer["type"], answer["code"]) == ("refused", "malformed"), text
        await feed.socket.send(b"\x00\xff")
        assert (await feed.receive())["code"] == "malformed"
        assert (await feed.ask("ping"))["type"] == "pong"


async def test_oversized_messages(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    feed, other = await ada.feed(), await ada.feed()
    await feed.socket.send('{"type": "ping", "id": "' + "x" * 65_536 + '"}')
    assert (await feed.receive())["code"] == "too-large"
    assert (await feed.ask("ping"))["type"] == "pong"
    await feed.socket.send("x" * 300_000)
    with pytest.raises(ConnectionClosed):
        await feed.receive()
    assert (await other.ask("ping"))["type"] == "pong"
    body = {"name": "x" * 70_000}
    assert (await ada.request("PATCH", "/api/me", body, 413))["code"] == "too-large"


async def test_bytes_that_are_no_text_end_the_own_socket_only(
    server: Running, visit: Visit, capfd: pytest.CaptureFixture[str]
) -> None:
    ada = await visit(server.address, "Ada")
    feed, other = await ada.feed(), await ada.feed()
    frame = b"\x81" + bytes([0x80 | 2]) + b"\0\0\0\0" + b"\xff\xfe"
    feed.socket.transport.write(frame)
    with pytest.raises(ConnectionClosed, match="1007"):
        await feed.receive()
    assert (await other.ask("ping"))["type"] == "pong"
    assert capfd.readouterr().err == ""


async def test_too_many_messages(settings: Settings, visit: Visit) -> None:
    slow = replace(settings, message_burst=5, messages_per_second=0.001)
    async with running(slow) as server:
        feed = await (await visit(server.address, "Ada")).feed()
        answers = [await feed.ask("ping") for _ in range(7)]
        assert [a["type"] for a in answers] == ["pong"] * 5 + ["refused"] * 2
        assert answers[-1]["code"] == "too-fast"


async def test_too_many_tables_logins_and_guests(settings: Settings, visit: Visit) -> None:
    few = replace(settings, tables_per_hour=2, logins_per_minute=2, guests_per_minute=2)
    async with running(few) as server:
        ada = await visit(server.address, "Ada")
        for _ in range(2):
            await new_table(ada, "me", "open")
        body = {"game": "example", "seats": [{"kind": "me"}]}
        assert (await ada.request("POST", "/api/tables", body, 429))["code"] == "too-fast"
        given = {"handle": "nobody", "password": "wrong password"}
        for _ in range(2):
            assert (await ada.request("POST", "/api/login", given, 403))["code"] == "wrong-login"
        assert (await ada.request("POST", "/api/login", given, 429))["code"] == "too-fast"
        await visit(server.address, "Bea")
        stranger = await visit(server.address)
        assert (await stranger.request("GET", "/api/me", None, 429))["code"] == "too-fast"


async def test_pages_of_other_origins_are_refused(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    plain = {"game": "example", "seats": [{"kind": "me"}]}
    for origin in ("https://elsewhere.example", "null", server.address + "0"):
        answer = await ada.http.post("/api/tables", json=plain, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    del ada.http.headers["origin"]
    answer = await ada.http.post("/api/tables", json=plain)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert (await ada.http.get("/api/me")).json()["name"] == "Ada"


async def test_sockets_of_other_origins_are_refused(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    feed = await ada.feed()
    for origin in ("https://elsewhere.example", None):
        with pytest.raises(InvalidStatus) as refused:
            await handshake(ada, origin)
        assert refused.value.response.status_code == 403
    assert (await feed.ask("ping"))["type"] == "pong"


async def handshake(person: Person, origin: str | None) -> None:
    cookie = f"orrery={person.http.cookies['orrery']}"
    await connect(
        person.address.replace("http", "ws") + "/api/feed",
        origin=origin,  # type: ignore[arg-type]
        additional_headers={"cookie": cookie},
        proxy=None,
    )


async def test_a_program_without_a_cookie_needs_no_origin(server: Running, visit: Visit) -> None:
    program = await visit(server.address)
    del program.http.headers["origin"]
    body = {"game": "example", "seats": [{"kind": "me"}]}
    assert (await program.request("POST", "/api/tables", body, 401))["code"] == "no-identity"


async def test_a_table_on_this_machine_is_addressed_by_its_own_name(
    settings: Settings, visit: Visit
) -> None:
    async with running(replace(settings, hosts=["127.0.0.1"])) as server:
        ada = await visit(server.address, "Ada")
        answer = await ada.http.get("/api/me", headers={"host": "rebound.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_a_cookie_that_nobody_has(server: Running, visit: Visit) -> None:
    stranger = await visit(server.address)
    stranger.http.cookies.set("orrery", "0" * 32)
    body = {"game": "example", "seats": [{"kind": "me"}]}
    assert (await stranger.request("POST", "/api/tables", body, 401))["code"] == "no-identity"
    for cookie in ("", "short", "é" * 32, "0" * 5000):
        stranger.http.cookies.clear()
        header = {"cookie": f"orrery={cookie}".encode()}
        answer = await stranger.http.get("/api/tables?which=mine", headers=header)  # type: ignore[arg-type]
        assert answer.json() == []


async def test_a_slow_reader_misses_no_event(settings: Settings, visit: Visit) -> None:
    """While a client reads nothing, states are skipped; then it has everything at once."""
    async with running(replace(settings, message_burst=1000)) as server:
        await read_slowly(server, visit)


async def read_slowly(server: Running, visit: Visit) -> None:
    _, (ada, bea), table = await two_at_a_table(server, visit)
    bea.socket.transport.pause_reading()
    for number in range(40):
        own = ada.own(table)
        assert own is not None
        fields = {"table": table, "command": f"c{number}"}
        if own["kind"] == "choose-comet":
            await ada.ask("play", decision=own["decision"], move=own["moves"][0], **fields)
        else:
            await ada.ask("undo", **fields)
        await ada.watch(table)
    bea.socket.transport.resume_reading()
    await bea.watch(table)
    table_now = await server.server.hall.table(table)
    assert table_now.match is not None
    assert bea.events[table] == table_now.match.events(0, 1)
