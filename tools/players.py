"""People who play at many tables at once, over the real protocol: what load and crash tests use.

Each has a socket of their own, makes one move at a time, chosen by chance among those offered, and
when the connection is lost does what docs/protocol.md asks: connect again, watch, and send again
what was not answered. Everything that was sent, answered and seen is kept for `tools.proof`.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import socket
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tools.serving import Guest

RETRY = 0.4  # seconds until a lost connection is tried again, on average, as in the browser;
LAST_RETRY = 8.0  # twice as many each time, up to this
PATIENCE = 60.0  # seconds that a request may be tried
AT_ONCE = 16  # circles that set up their tables at the same time
CLOCKS = (None, {"kind": "live", "minutes": 90, "increment": 30}, {"kind": "relaxed", "days": 3})
BEHIND = 1.0  # seconds of arrivals that are made up for when this process was held up


class Asked(msgspec.Struct):
    """A decision; `moves` for the own seat only."""

    seat: int
    decision: str | None = None
    moves: list[str] | None = None


class State(msgspec.Struct, tag_field="type", tag="state"):
    """As much of a state as a player needs; the rest is compared at the end."""

    table: str
    viewer: int | None
    seq: int
    view: msgspec.Raw
    asked: list[Asked]
    undo: msgspec.Raw
    events: list[msgspec.Raw]
    first: int
    outcome: msgspec.Raw
    ready: bool
    done: list[int] = []


class Done(msgspec.Struct, tag_field="type", tag="done"):
    id: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: int | None
    code: str
    message: str


class Resync(msgspec.Struct, tag_field="type", tag="resync"):
    table: str


class Info(msgspec.Struct, tag_field="type", tag="info"):
    table: str


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """Of which only that it has come is of interest."""


_decode = msgspec.json.Decoder(Hello | State | Done | Refused | Resync | Info).decode


@dataclass(slots=True)
class Command:
    """A move or an undo (None) that somebody has sent."""

    id: str
    identity: str
    table: str
    seat: int
    move: str | None
    decision: str
    after: int  # the seq that its sender knew
    sent: float
    done: float | None = None
    refused: str | None = None


class Watched:
    """What somebody has seen of a table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.state: State | None = None
        self.last = b""  # the message of that state
        self.events: list[msgspec.Raw] = []
        self.times: list[tuple[int, float]] = []  # when each seq was seen first
        self.over = asyncio.Event()

    @property
    def seq(self) -> int:
        return -1 if self.state is None else self.state.seq

    @property
    def own(self) -> Asked | None:
        """The decision that waits for whoever watches."""
        asked = [] if self.state is None else self.state.asked
        return next((one for one in asked if one.moves), None)

    def take(self, state: State, message: bytes, at: float) -> str | None:
        """A state has come; what is wrong with it, if anything."""
        before, self.state, self.last = self.state, state, message
        wrong = None if before is None else _contradiction(before, state)
        if state.first > len(self.events):
            wrong = f"events {len(self.events)} to {state.first} were left out"
        # Copied, because a part of a message keeps all of it in memory.
        self.events[state.first :] = [event.copy() for event in state.events]
        if not self.times or state.seq > self.times[-1][0]:
            self.times.append((state.seq, at))
        if bytes(state.outcome) != b"null":
            self.over.set()
        return wrong


def _contradiction(before: State, now: State) -> str | None:
    """How a state takes back what an earlier one has shown."""
    if now.seq < before.seq:
        return f"seq went back from {before.seq} to {now.seq}"
    if now.seq > before.seq or bytes(now.view) == bytes(before.view):
        return None
    same = msgspec.json.decode(now.view) == msgspec.json.decode(before.view)
    return None if same else f"two different views at seq {now.seq}"


class Player:
    """One person, or a spectator without an identity, with one socket."""

    def __init__(self, party: Party, guest: Guest | None) -> None:
        self.guest = guest
        self.watched: dict[str, Watched] = {}
        self.unanswered: Command | None = None
        self._party = party
        self._now: Watched | None = None  # what is watched now
        self._socket: ClientConnection | None = None
        self._ids = itertools.count(1)
        self._waiting_for = 0
        self._moved_at = -1  # the seq after which the last move was made

    async def run(self) -> None:
        """Be there until cancelled, whatever happens to the connection."""
        wait = RETRY
        while True:
            try:
                async with self._connect(await self._party.knock()) as self._socket:
                    wait = RETRY
                    await self._greet()
                    await self._read(self._socket)
            except (OSError, WebSocketException, TimeoutError):
                self._party.disconnections += 1
            finally:
                self._socket = None
                self._party.ready.pop(self, None)
            await asyncio.sleep(wait * (0.7 + 0.6 * self._party.chance.random()))
            wait = min(2 * wait, LAST_RETRY)

    async def sit(self, table: str) -> Watched:
        """Watch another table from now on."""
        before = self._now
        self._now = self.watched.setdefault(table, Watched(table))
        self._moved_at = -1
        if before is not None:
            await self._send("unwatch", table=before.table)
        await self._watch()
        return self._now

    @property
    def is_settled(self) -> bool:
        """Whether there is a connection, and nothing on its way to the server."""
        return self._socket is not None and self.unanswered is None

    def can_move(self) -> bool:
        """Whether there is a decision that was not answered yet."""
        now = self._now
        if now is None or not self.is_settled:
            return False
        return now.own is not None and now.seq > self._moved_at

    async def move(self) -> None:
        """Make a move of those that are offered, or take the last one back now and then."""
        now, party = self._now, self._party
        assert now is not None
        assert self.guest is not None
        own, state = now.own, now.state
        assert state is not None
        assert own is not None
        assert own.moves is not None
        undo = bytes(state.undo) != b"null" and party.chance.random() < party.undos
        self.unanswered = Command(
            id=secrets.token_hex(8),
            identity=self.guest.identity,
            table=now.table,
            seat=own.seat,
            move=None if undo else party.chance.choice(own.moves),
            decision=own.decision or "",
            after=now.seq,
            sent=perf_counter(),
        )
        self._moved_at = now.seq
        party.ready.pop(self, None)
        party.commands[self.unanswered.id] = self.unanswered
        await self._send_unanswered()

    def _connect(self, sock: socket.socket) -> connect:
        address = self._party.address
        cookie = {"cookie": f"orrery={self.guest.token}"} if self.guest is not None else {}
        return connect(
            address.replace("http", "ws") + "/api/feed",
            sock=sock,
            origin=address,  # type: ignore[arg-type]
            additional_headers=cookie,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=10,
            ping_interval=None,
            close_timeout=1,
        )

    async def _greet(self) -> None:
        if self._now is not None:
            await self._watch()
        await self._send_unanswered()

    async def _watch(self) -> None:
        assert self._now is not None
        await self._send("watch", table=self._now.table, events=len(self._now.events))

    async def _send_unanswered(self) -> None:
        command = self.unanswered
        if command is None:
            return
        self._waiting_for = next(self._ids)
        fields = {"id": self._waiting_for, "table": command.table, "command": command.id}
        if command.move is None:
            await self._send("undo", **fields)
        else:
            await self._send("play", **fields, decision=command.decision, move=command.move)

    async def _send(self, type_: str, **fields: Any) -> None:
        """Send a message, if there is a connection; without one, `run` greets again later."""
        if self._socket is not None:
            message = {"type": type_, "id": next(self._ids)} | fields
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message), text=True)

    async def _read(self, socket: ClientConnection) -> None:
        while True:
            data = await socket.recv(decode=False)
            at = self._party.heard = perf_counter()
            match _decode(data):
                case State() as state:
                    self._see(state, data, at)
                    if self._waiting_for in state.done:
                        self._answered(at)
                case Done(id=number) if number == self._waiting_for:
                    self._answered(at)
                case Refused() as refused:
                    self._was_refused(refused)
                case Resync(table=table) if self._now is not None and table == self._now.table:
                    self._now.events.clear()
                    await self._watch()
                case _:
                    pass
            if self.guest is not None and self.can_move():
                self._party.ready[self] = None

    def _see(self, state: State, data: bytes, at: float) -> None:
        watched = self.watched.get(state.table)
        if watched is not None and state.ready:
            wrong = watched.take(state, data, at)
            if wrong is not None:
                self._party.problems.append(f"table {state.table}: {wrong}")

    def _answered(self, at: float) -> None:
        if self.unanswered is not None:
            self.unanswered.done = at
            self.unanswered = None
            self._party.accepted += 1
            self._party.acknowledged.set()

    def _was_refused(self, refused: Refused) -> None:
        self._party.refusals[refused.code] += 1
        self._party.problems.append(f"refused: {refused.code}: {refused.message[:200]}")
        if refused.id == self._waiting_for and self.unanswered is not None:
            self.unanswered.refused = refused.code
            self.unanswered = None
            self._moved_at = -1


@dataclass
class Circle:
    """People who play one match after another, and perhaps somebody who looks on."""

    game: str
    players: list[Player]
    spectators: list[Player]
    clock: dict[str, Any] | None = None
    tables: list[str] = field(default_factory=list)

    async def set_up(self, party: Party) -> None:
        """Sit down at a first table, and begin."""
        host, *others = self.players
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        plan = {"game": self.game, "options": {}, "seats": seats, "clock": self.clock}
        table: str = (await party.request(host, "/api/tables", plan))["id"]
        for other in others:
            await party.request(other, f"/api/tables/{table}/join", {"seat": None})
        await self._begin(party, table)

    async def go_on(self, party: Party) -> None:
        """Ask for a rematch whenever a match is over."""
        for asks in itertools.cycle(reversed(self.players)):
            everyone = [*self.players, *self.spectators]
            for one in everyone:
                await one.watched[self.tables[-1]].over.wait()
            if party.ending:
                return
            path = f"/api/tables/{self.tables[-1]}/rematch"
            table: str = (await party.request(asks, path))["id"]
            await self._begin(party, table, asks)

    async def _begin(self, party: Party, table: str, host: Player | None = None) -> None:
        await party.request(host or self.players[0], f"/api/tables/{table}/start")
        self.tables.append(table)
        for player in [*self.players, *self.spectators]:
            await player.sit(table)


class Party:
    """All who play, and the record of what they did and saw."""

    def __init__(self, address: str, chance: random.Random, undos: float = 0.0) -> None:
        self.address = address
        self.chance = chance
        self.undos = undos  # how often a move is taken back that can be
        self.circles: list[Circle] = []
        self.commands: dict[str, Command] = {}
        self.ready: dict[Player, None] = {}
        self.refusals: Counter[str] = Counter()
        self.problems: list[str] = []
        self.accepted = 0
        self.acknowledged = asyncio.Event()  # set with every answer
        self.missed = 0  # arrivals that found nobody who had to decide
        self.disconnections = 0
        self.ending = False
        self.heard = perf_counter()  # when anything came last
        self._http = httpx.AsyncClient(
            base_url=address, headers={"origin": address}, timeout=30, trust_env=False
        )
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everyone, spectators included."""
        return [p for circle in self.circles for p in (*circle.players, *circle.spectators)]

    async def gather(
        self,
        guests: Sequence[Guest],
        seats: int,
        games: Sequence[str],
        looked_on: int,
        clocks: bool = False,
    ) -> None:
        """Let so many guests sit down at each table; every so many tables have a spectator.

        With `clocks` the tables have live ones, relaxed ones and none in turn, whatever they play.
        """
        for number, first in enumerate(range(0, len(guests), seats)):
            onlookers = [Player(self, None)] if looked_on and number % looked_on == 0 else []
            seated = [Player(self, guest) for guest in guests[first : first + seats]]
            round_, game = divmod(number, len(games))
            clock = CLOCKS[round_ % len(CLOCKS)] if clocks else None
            self.circles.append(Circle(games[game], seated, onlookers, clock))
        self._tasks += [asyncio.create_task(player.run()) for player in self.players]
        door = asyncio.Semaphore(AT_ONCE)

        async def set_up(circle: Circle) -> None:
            async with door:
                await circle.set_up(self)

        await asyncio.gather(*(set_up(circle) for circle in self.circles))
        self._tasks += [asyncio.create_task(circle.go_on(self)) for circle in self.circles]

    async def knock(self) -> socket.socket:
        """A connection to the server, which costs next to nothing if it is away.

        Thousands try again and again until it is there, all in this process: what they cost would
        count as the server's time.
        """
        sock = socket.socket()
        sock.setblocking(False)
        server = urlsplit(self.address)
        try:
            await asyncio.get_running_loop().sock_connect(sock, (server.hostname, server.port))
        except BaseException:
            sock.close()
            raise
        return sock

    async def request(self, who: Player, path: str, body: Any = None) -> Any:
        """The answer to a request, which is sent again while the server is away."""
        assert who.guest is not None
        headers = {"cookie": f"orrery={who.guest.token}"}
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    answer = await self._http.post(path, json=body, headers=headers)
                except httpx.TransportError:
                    await asyncio.sleep(RETRY)
                    continue
                if not answer.is_success:
                    raise RuntimeError(f"{path} was refused: {answer.text[:300]}")
                return answer.json()

    async def play(self, rate: float) -> None:
        """Let moves arrive as a Poisson process, until cancelled."""
        due = perf_counter()
        while True:
            due = max(due + self.chance.expovariate(rate), perf_counter() - BEHIND)
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if not self.ready:
                self.missed += 1
                continue
            await self.chance.choice(list(self.ready)).move()

    async def settle(self, quiet: float = 1.0, most: float = PATIENCE) -> None:
        """Wait until everyone is there, everything is answered and nothing more comes."""
        self.ending = True
        until = perf_counter() + most
        while perf_counter() < until:
            settled = all(player.is_settled for player in self.players)
            if settled and perf_counter() - self.heard > quiet:
                return
            await asyncio.sleep(0.05)
        self.problems.append("not everything was answered in the end")

    async def leave(self) -> None:
        """Let everyone go."""
        failed = [task.exception() for task in self._tasks if task.done() and not task.cancelled()]
        self.problems += [f"a circle has broken up: {error!r}" for error in failed if error]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.aclose()
