"""Strangers on the feed: real messages, mutated, and frames that are none."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tools.serving import Guest
from tools.strangers.findings import Findings
from tools.strangers.mutating import Mutator
from tools.strangers.people import Json, Scene, connected

PATIENCE: Final = 60.0  # seconds until everything must be answered
AT_ONCE: Final = 10  # messages on their way
_RIGHT: Final = 0.05  # of all messages, so that matches go on
_CLOSES: Final = {1002, 1003, 1007, 1008, 1009, 4401}  # codes with which a socket may be ended
_CHANGES: Final = ("play", "undo", "say")


class Messenger:
    """One stranger with a socket, opened again when the server has ended it."""

    def __init__(self, scene: Scene, findings: Findings, chance: random.Random) -> None:
        self._scene = scene
        self._findings = findings
        self._chance = chance
        self._mutator = Mutator(chance)
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._states: dict[str, Json] = {}

    async def send(self, count: int) -> None:
        """So many messages, each of which must be answered."""
        while count > 0:
            batch = [self._message() for _ in range(min(count, AT_ONCE))]
            count -= len(batch)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._exchange(batch)
            except TimeoutError:
                self._findings.fault("not answered", batch)
                await self.leave()
            except ConnectionClosed as closed:
                self._ended(closed, batch)
                await self.leave()
            except InvalidStatus as refused:
                self._findings.answer(f"handshake {refused.response.status_code}")

    async def leave(self) -> None:
        """Close the socket."""
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(Exception):
                await socket.close()

    async def _exchange(self, batch: list[str | bytes]) -> None:
        if self._socket is None:
            self._socket = await self._connected(self._scene.somebody(self._chance))
        self._findings.sent += len(batch)
        for message in batch:
            await self._socket.send(message)
        answered = 0
        while answered < len(batch):
            answer: Json = msgspec.json.decode(await self._socket.recv())
            answered += self._take(answer, batch)
        if self._chance.random() < 0.01:
            self._break_off()

    async def _connected(self, guest: Guest | None) -> ClientConnection:
        self._states = {}
        return await connected(self._scene.address, guest)

    def _break_off(self) -> None:
        """Send what ends the socket: no text, no frame, or half of one."""
        frames = [b"\x81\x82\0\0\0\0\xff\xfe", b"\xff\xff", b"\x83\x80\0\0\0\0", b"\x01\x85"]
        assert self._socket is not None
        self._socket.transport.write(self._chance.choice(frames))
        self._socket.transport.abort()
        self._socket = None

    # What is sent

    def _message(self) -> str | bytes:
        way = self._chance.random()
        right = self._chance.choice(self._kinds())()
        if way < _RIGHT:
            return msgspec.json.encode(right).decode()
        if way < 0.06:
            return self._chance.randbytes(self._chance.randint(0, 40))
        if way < 0.0605:
            return "x" * (64 * 1024 + 1)
        if way < 0.6:
            return msgspec.json.encode(self._confused(right)).decode()
        return self._mutator.text(right)

    def _confused(self, right: Json) -> Json:
        """A message of the right form that means the wrong thing."""
        other = self._play()
        field = self._chance.choice([name for name in right if name not in ("type", "id")] or [""])
        pools: dict[str, list[Any]] = {
            "table": [self._table(), other["table"], "abcdefghjk"],
            "decision": [other["decision"], "", "f" * 16],
            "command": ["same", " ", "é"],
            "events": [10_000_000, 1, 99],
            "seat": [None, 0, 1, 5, 16],
            "text": ["\u200b", " ", "ž" * 500],
            "moves": [[other["move"]] * 64, [self._mutator.letters(other["move"])]],
            "move": [other["move"], self._mutator.letters(other["move"])[:200]],
        }
        return right | {field: self._chance.choice(pools[field])} if field in pools else right

    def _kinds(self) -> list[Callable[[], Json]]:
        return [self._watch, self._play, self._play, self._undo, self._say, self._ask, self._ping]

    def _table(self) -> str:
        return self._chance.choice(self._scene.ids)

    def _watch(self) -> Json:
        kind = self._chance.choice(["watch", "watch", "unwatch"])
        events, seat = [0, 0, 5, 10_000], [None, None, 0, 1, 2]
        more = {"events": self._chance.choice(events), "seat": self._chance.choice(seat)}
        more = more if kind == "watch" else {}
        return {"type": kind, "id": next(self._ids), "table": self._table()} | more

    def _play(self) -> Json:
        table, own = self._table(), None
        if self._states:
            table = self._chance.choice(list(self._states))
            asked = [one for one in self._states[table]["asked"] if one["moves"]]
            own = self._chance.choice(asked) if asked else None
        return {
            "type": "play",
            "id": next(self._ids),
            "table": table,
            "command": self._chance.choice(["same", self._chance.randbytes(8).hex()]),
            "decision": own["decision"] if own else "0123456789abcdef",
            "move": self._chance.choice(own["moves"]) if own else "choose halley",
        }

    def _undo(self) -> Json:
        return {
            "type": "undo",
            "id": next(self._ids),
            "table": self._table(),
            "command": self._chance.randbytes(8).hex(),
        }

    def _say(self) -> Json:
        return {"type": "say", "id": next(self._ids), "table": self._table(), "text": "hello"}

    def _ask(self) -> Json:
        play = self._play()
        return {
            "type": self._chance.choice(["foresee", "explain"]),
            "id": play["id"],
            "table": play["table"],
            "decision": play["decision"],
            "moves": [play["move"]],
        }

    def _ping(self) -> Json:
        return {"type": "ping", "id": next(self._ids)}

    # What comes back

    def _take(self, answer: Json, batch: list[str | bytes]) -> int:
        """How many messages this answers."""
        kind = answer["type"]
        if kind == "state":
            self._states[answer["table"]] = answer
            if answer["done"]:
                self._findings.excuse(answer["table"])
            ids = len(answer["done"]) + (answer["id"] is not None)
            self._findings.answers["state"] += ids
            return ids
        if kind in ("hello", "info", "chat", "resync"):
            return 0
        if kind == "refused":
            if answer["code"] == "internal" or not answer["message"]:
                self._findings.fault(f"answered {answer}", batch)
            self._findings.answer(answer["code"])
            return 1
        sent = [one for one in map(_decoded, batch) if one.get("id") == answer["id"]]
        if not sent:
            self._findings.fault(f"answered what was not sent: {answer}", batch)
        changed = [one for one in sent if one.get("type") in _CHANGES]
        self._findings.excuse(*(str(one.get("table")) for one in changed))
        self._findings.answer(kind)
        return 1

    def _ended(self, closed: ConnectionClosed, batch: list[Any]) -> None:
        code = None if closed.rcvd is None else closed.rcvd.code
        if code in _CLOSES:
            self._findings.answer(f"closed with {code}")
        else:
            self._findings.fault(f"socket ended with {code}", batch)


def _decoded(message: str | bytes) -> Json:
    """A message that may be none."""
    try:
        decoded = msgspec.json.decode(message)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return {}
    return decoded if isinstance(decoded, dict) else {}
