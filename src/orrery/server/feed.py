"""The feed: one WebSocket per client, for everything that happens at its tables.

States are not queued: a table that has changed is marked, and its state is made when the socket is
ready for it. So a slow reader skips states but no events, and costs no memory. Answers wait in a
short queue; while it is full, no further message is read.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from orrery.kernel.game import SPECTATOR
from orrery.server import wire
from orrery.server.hall import Hall
from orrery.server.limiting import Bucket, Budget
from orrery.server.logs import where
from orrery.server.ordering import give, orders_for
from orrery.server.progress import NOT_SEATED
from orrery.server.refusals import Refuse, refusal_by_store
from orrery.server.states import chat_lines, info_at, state_of
from orrery.server.store import Hash, Unusable
from orrery.server.tables import Table
from orrery.server.wire import Code

log = structlog.get_logger()

MOST_ANSWERS: Final = 32
MOST_TABLES: Final = 50  # that a socket may watch
NOT_YOU: Final = 4401  # the code with which a socket is closed whose identity is void
TOO_MANY: Final = 1008  # and that of one that sends on and on
_FAILED: Final = "something went wrong here; nothing has changed"
_GONE: Final = (WebSocketDisconnect, ConnectionError, RuntimeError, TimeoutError)
_FAREWELL: Final = 1.0  # seconds for closing a socket

Socket = WebSocket[Any, Any, Any]
Id = str | int


class Subscription:
    """What a client has been told of a table."""

    def __init__(self, events: int, wanted: int | None) -> None:
        self.events = events
        self.wanted = wanted  # the seat to look from, of somebody who has several
        self.seat: int | None = None  # the seat whose events these are
        self.chat = 0  # number of the next line
        self.situation = b""
        self.info: wire.TableInfo | None = None
        self.answers: list[Id] = []  # `watch` messages that wait for a state
        self.marks = 0  # changes since the last state


class Session:
    """One client's connection."""

    def __init__(
        self, socket: Socket, hall: Hall, identity: str | None, token: Hash | None
    ) -> None:
        self.identity = identity
        self.token = token
        self.address = socket.client.host if socket.client is not None else "unknown"
        self._socket = socket
        self._hall = hall
        self._watched: dict[str, Subscription] = {}
        self._answers: asyncio.Queue[wire.FromServer] = asyncio.Queue(MOST_ANSWERS)
        self._changed: dict[str, None] = {}
        self._done: dict[str, list[Id]] = {}  # moves per table that are to be confirmed
        self._news = asyncio.Event()
        settings = hall.settings
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._excess = Bucket(settings.messages_per_second, settings.message_burst)
        self._foresight = Budget(settings.foresight_share, settings.foresight_burst)
        self._ending: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._is_over = False

    def greet(self, hello: wire.Hello) -> None:
        """Say this before everything else."""
        self._answers.put_nowait(replace(hello, now=self._hall.now()))
        self._news.set()

    async def serve(self) -> None:
        """Read and write until the client is gone, or `end`."""
        self._hall.metrics.sockets.inc()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        both = (writer, reader)
        ends: list[asyncio.Future[Any]] = [*both, self._ending]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._is_over = True  # a `watch` that is carried out still may not begin to watch
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            for table in list(self._watched):
                self._hall.unwatch(table, self)
            self._hall.metrics.sockets.dec()
            await self._say_goodbye()

    def end(self, code: int = NOT_YOU) -> None:
        """Close the connection; what has begun is carried out."""
        if not self._ending.done():
            self._ending.set_result(code)

    async def _say_goodbye(self) -> None:
        if self._ending.done():
            with suppress(*_GONE):
                async with asyncio.timeout(_FAREWELL):
                    await self._socket.close(code=self._ending.result())

    # As a watcher

    def wake(self, table: str) -> None:
        """A table has changed."""
        subscription = self._watched.get(table)
        if subscription is not None:
            subscription.marks += 1
            self._changed[table] = None
            self._news.set()

    def resync(self, table: str) -> None:
        """A table was opened anew, with other numbers: the client has to begin again."""
        if self._watched.pop(table, None) is not None:
            self._hall.unwatch(table, self)
            self._changed[table] = None
            self._news.set()

    # Reading

    async def _read(self) -> None:
        while True:
            try:
                event = await self._socket.receive()
            except _GONE:
                return
            if event["type"] != "websocket.receive":
                return
            await self._answer(await self._handle(event.get("text"), event.get("bytes")))

    async def _answer(self, message: wire.FromServer | None) -> None:
        if message is not None:
            await self._answers.put(message)
            self._news.set()

    async def _handle(self, text: str | None, data: bytes | None) -> wire.FromServer | None:
        """The answer to whatever came in; None if it comes by itself."""
        if not self._bucket.take():
            if not self._excess.take():
                self.end(TOO_MANY)
            return wire.Refusal(_id_in(text), Code.TOO_FAST, "too many messages; wait a little")
        if text is None:
            size = len(data or b"")
            message = "messages are JSON texts" if size <= wire.MAX_MESSAGE else "too large"
            return wire.Refusal(None, Code.MALFORMED, message)
        if len(text) > wire.MAX_MESSAGE or len(text.encode()) > wire.MAX_MESSAGE:
            return wire.Refusal(None, Code.TOO_LARGE, "a message has at most 64 kB")
        try:
            message_in = wire.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return wire.Refusal(_id_in(text), Code.MALFORMED, f"{error}"[:300])
        return await self._obey(message_in)

    async def _obey(self, message: wire.FromClient) -> wire.FromServer | None:
        try:
            return await self._hall.run(self._carry_out(message))
        except Refuse as refused:
            self._count(message, refused)
            return wire.Refusal(message.id, refused.code, refused.message)
        except Unusable as error:
            failure = refusal_by_store(error)
            return wire.Refusal(message.id, failure.code, failure.message)
        except Exception as error:
            kind, name = type(message).__name__, type(error).__name__
            log.error("message failed", message=kind, error=name, at=where(error))
            return wire.Refusal(message.id, Code.INTERNAL, _FAILED)

    async def _carry_out(self, message: wire.FromClient) -> wire.FromServer | None:
        match message:
            case wire.Watch():
                await self._watch(message)
                return None
            case wire.Unwatch():
                await self._unwatch(message.table)
            case wire.Play():
                return await self._act(message, " ".join(message.move.split()), message.decision)
            case wire.Undo():
                return await self._act(message, None, None)
            case wire.Say() | wire.Order():
                await self._speak(message)
            case wire.Plan() | wire.Foresee() | wire.Explain():
                return await self._look_ahead(message)
            case wire.Ping():
                return wire.Pong(message.id)
        return wire.Done(message.id)

    async def _speak(self, message: wire.Say | wire.Order) -> None:
        if isinstance(message, wire.Say):
            await self._say(message)
            return
        table, seat = await self._seat(message.table)
        await give(self._hall, table, seat, message.name, message.stands)

    async def _say(self, message: wire.Say) -> None:
        table = await self._hall.fresh(message.table)
        if self.identity is None:
            raise Refuse(Code.NOT_SEATED, NOT_SEATED)
        await self._hall.say(table, self.identity, _spoken(message.text))

    async def _act(
        self, message: wire.Play | wire.Undo, move: str | None, decision: str | None
    ) -> wire.Done | None:
        """Word that a move lasts goes with the state that it leads to, if the table is watched."""
        table, seat = await self._seat(message.table)
        command = f"{self.identity}:{message.command}"
        await self._hall.act(table, seat, move, command, decision=decision, by=self.identity)
        if message.table not in self._watched:
            return wire.Done(message.id)
        self._done.setdefault(message.table, []).append(message.id)
        self._changed[message.table] = None
        self._news.set()
        return None

    def _confirmed(self, table: str) -> list[wire.FromServer]:
        """What is to be said of moves that no state has confirmed."""
        return [wire.Done(id_) for id_ in self._done.pop(table, [])]

    def _plan(self, message: wire.Plan, table: Table, seat: int) -> wire.Planned:
        turn = table.planned(seat, message.moves, self._foresight)
        return wire.Planned(
            id=message.id,
            table=table.id,
            moves=turn.moves,
            view=turn.view,
            asked=turn.asked,
            scores=turn.scores,
            chance=turn.chance,
        )

    async def _look_ahead(
        self, message: wire.Plan | wire.Foresee | wire.Explain
    ) -> wire.FromServer:
        table, seat = await self._seat(message.table)
        if isinstance(message, wire.Plan):
            return self._plan(message, table, seat)
        if message.plan is None:
            foreseen = table.foreseen(seat, message.decision)
        else:
            planned = table.planned(seat, message.plan, self._foresight)
            foreseen = planned.foreseen(message.decision)
        if isinstance(message, wire.Foresee):
            outlooks = await foreseen.outlooks(message.moves, self._foresight)
            return wire.Outlooks(message.id, table.id, message.decision, outlooks)
        reasons = await foreseen.reasons(message.moves, self._foresight)
        return wire.Reasons(message.id, table.id, message.decision, reasons)

    async def _unwatch(self, table: str) -> None:
        self._watched.pop(table, None)
        self._changed.pop(table, None)
        self._hall.unwatch(table, self)
        for done in self._confirmed(table):
            await self._answer(done)

    async def _watch(self, message: wire.Watch) -> None:
        if message.table not in self._watched and len(self._watched) >= MOST_TABLES:
            raise Refuse(Code.TOO_FAST, f"a client watches at most {MOST_TABLES} tables")
        table = await self._hall.fresh(message.table)
        if self._is_over:
            return
        subscription = Subscription(message.events, message.seat)
        earlier = self._watched.get(table.id)
        if earlier is not None and earlier.answers:  # one state answers them all
            same = earlier.wanted == message.seat
            subscription.events = min(earlier.events, message.events) if same else 0
            subscription.answers += earlier.answers
        subscription.answers.append(message.id)
        self._watched[table.id] = subscription
        self._hall.watch(table, self)
        self.wake(table.id)

    async def _seat(self, table_id: str) -> tuple[Table, int]:
        table = await self._hall.table(table_id)
        seat = self._seat_at(table)
        if seat is None and self.identity is not None:
            seat = self._seat_at(await self._hall.fresh(table_id))
        if seat is None:
            raise Refuse(Code.NOT_SEATED, NOT_SEATED)
        return table, seat

    def _seat_at(self, table: Table) -> int | None:
        """The seat from which this client looks at a table, and acts."""
        subscription = self._watched.get(table.id)
        wanted = None if subscription is None else subscription.wanted
        return table.seat_among(self.identity, wanted)

    def _count(self, message: wire.FromClient, refused: Refuse) -> None:
        table = self._hall.tables.get(getattr(message, "table", ""))
        game = "none" if table is None else table.row.game
        self._hall.metrics.refusals.labels(game, refused.code.value).inc()

    # Writing

    async def _write(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while not self._answers.empty():
                    await self._send(self._answers.get_nowait())
                while self._changed:
                    table = next(iter(self._changed))
                    del self._changed[table]
                    await self._tell(table)
        except _GONE:
            return

    async def _tell(self, table_id: str) -> None:
        """Whatever is new at a table, in one message if possible."""
        subscription = self._watched.get(table_id)
        table = self._hall.tables.get(table_id)
        if subscription is None or table is None:
            self._watched.pop(table_id, None)
            for message in [wire.Resync(table_id), *self._confirmed(table_id)]:
                await self._send(message)
            return
        try:
            news = self._news_of(table, subscription)
        except Exception as error:  # a bug in a view must not end the connection
            name = type(error).__name__
            log.error("state failed", game=table.row.game, error=name, at=where(error))
            news = [wire.Refusal(id_, Code.INTERNAL, _FAILED) for id_ in subscription.answers]
            self._watched.pop(table_id, None)
            self._hall.unwatch(table_id, self)
        for message in [*news, *self._confirmed(table_id)]:
            await self._send(message)

    def _news_of(self, table: Table, known: Subscription) -> list[wire.FromServer]:
        info = info_at(table, self.identity)
        seat = self._seat_at(table)
        situation = _situation(table, seat)
        lines = chat_lines(table, known.chat, self.identity)
        news: list[wire.FromServer] = []
        if known.answers or situation != known.situation:
            _begin_again_elsewhere(known, seat)
            state = state_of(table, info, seat, known.events, lines)
            known.events = state.first + len(state.events)
            if table.id in self._done:
                state = replace(state, done=tuple(self._done.pop(table.id)))
            news += [replace(state, id=answer) for answer in known.answers] or [state]
            if known.marks > 1:
                self._hall.metrics.skipped.inc(known.marks - 1)
        else:
            news += [wire.Info(table.id, info)] * (not _says_the_same(info, known.info))
            news += [wire.Chat(table.id, lines)] * bool(lines)
        known.answers, known.situation, known.info, known.marks = [], situation, info, 0
        known.chat = lines[-1].number + 1 if lines else known.chat
        return news

    async def _send(self, message: wire.FromServer) -> None:
        """Returns once the client keeps up with reading; the door gives up who never does."""
        text = msgspec.json.encode(message).decode()
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})


def _says_the_same(info: wire.TableInfo, known: wire.TableInfo | None) -> bool:
    """Whether nothing but the time of the last change is new."""
    return known is not None and replace(info, updated=known.updated) == known


def _begin_again_elsewhere(known: Subscription, seat: int | None) -> None:
    """Every seat has its own events: whoever has changed seats gets them from the first."""
    if known.situation and seat != known.seat:
        known.events = 0
    known.seat = seat


def _situation(table: Table, seat: int | None) -> bytes:
    if not table.has_begun:
        return b"open"
    viewer = SPECTATOR if seat is None else seat
    orders = msgspec.json.encode(orders_for(table, seat))
    return bytes([viewer + 1]) + table.situation(viewer).fingerprint + orders


def _id_in(text: str | None) -> Id | None:
    """The id of a message that is wrong otherwise, so that the client knows which one it was."""
    if text is None or len(text) > wire.MAX_MESSAGE:
        return None
    try:
        found = msgspec.json.decode(text)["id"]
    except (msgspec.MsgspecError, UnicodeError, RecursionError, KeyError, TypeError, IndexError):
        return None
    if isinstance(found, str) and len(found) <= 64:
        return found
    is_number = isinstance(found, int) and not isinstance(found, bool)
    return found if is_number and 0 <= found <= 10_000_000 else None


def _spoken(text: str) -> str:
    """A line of chat without anything that isn't a letter."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise Refuse(Code.MALFORMED, "there is nothing in this line")
    return line
