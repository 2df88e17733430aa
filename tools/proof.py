"""What the store has to hold after a run, and when each move was seen by whom."""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import msgspec

from orrery.games import title as title_of
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import SPECTATOR
from orrery.kernel.journal import decode
from orrery.kernel.replay import open_save
from orrery.server import journals
from orrery.server.journals import Journalled
from orrery.server.situation import seen_of, situation_of
from orrery.server.store import EntryRow, TableRow
from orrery.server.store.opening import open_store
from tools.players import Command, Party, Watched

COMPARED = ("view", "asked", "scores", "undo", "outcome")


@dataclass(slots=True)
class Latency:
    """How long it took from sending moves until they were seen; in seconds."""

    answer: list[float] = field(default_factory=list)  # `done`
    own: list[float] = field(default_factory=list)  # the own state
    others: list[float] = field(default_factory=list)  # each other's who sees it
    everyone: list[float] = field(default_factory=list)  # the last of all these


@dataclass(slots=True)
class Findings:
    """What has come out."""

    tables: int = 0
    entries: int = 0
    over: int = 0
    problems: list[str] = field(default_factory=list)
    latency: Latency = field(default_factory=Latency)


async def examine(url: str, party: Party) -> Findings:
    """Compare a store, which no server uses any more, with what the players sent and saw."""
    findings = Findings()
    commands: dict[str, dict[str, Command]] = {}
    for command in party.commands.values():
        commands.setdefault(command.table, {})[f"{command.identity}:{command.id}"] = command
    store, _ = open_store(url)
    await store.open()
    try:
        for circle in party.circles:
            everyone = [*circle.players, *circle.spectators]
            for table in circle.tables:
                row, entries = await store.table(table), await store.entries(table)
                examination = Examination(row, entries, commands.get(table, {}), findings)
                examination.run([player.watched[table] for player in everyone])
    finally:
        await store.close()
    findings.problems += _integrity(url)
    return findings


class Examination:
    """One table: its journal against what its players know."""

    def __init__(
        self,
        row: TableRow,
        entries: Sequence[EntryRow],
        sent: Mapping[str, Command],
        findings: Findings,
    ) -> None:
        self._row = row
        self._entries = entries
        self._sent = sent
        self._findings = findings

    def run(self, watched: Sequence[Watched]) -> None:
        """All checks, and the latencies of all moves."""
        self._findings.tables += 1
        self._findings.entries += len(self._entries)
        self._findings.over += self._row.status == "over"
        self._check_entries()
        self._check_commands()
        try:
            journalled = self._replay(watched)
            self._reopen(journalled)
        except OrreryError as error:
            self._complain(f"does not replay: {error}")
            return
        for one in watched:
            self._check_seen(journalled, one)

    def _complain(self, what: str) -> None:
        self._findings.problems.append(f"table {self._row.id} ({self._row.game}): {what}")

    def _check_entries(self) -> None:
        numbers = [entry.seq for entry in self._entries]
        if numbers != list(range(len(numbers))):
            self._complain(f"the sequence has gaps or forks: {numbers}")
        often = [c for c, n in Counter(e.command for e in self._entries).items() if n > 1]
        if often:
            self._complain(f"commands were carried out twice: {often}")

    def _check_commands(self) -> None:
        stored = {entry.command: entry for entry in self._entries}
        for name in stored.keys() - self._sent.keys():
            self._complain(f"nobody has sent {name}")
        for name, command in self._sent.items():
            entry = stored.get(name)
            if command.done is not None and entry is None:
                self._complain(
                    f"the acknowledged {command.move or 'undo'} of {command.seat} is lost"
                )
            if command.refused is not None and entry is not None:
                self._complain(
                    f"the refused {command.move or 'undo'} of {command.seat} was carried out"
                )
            if entry is not None and (entry.seat, entry.move) != (command.seat, command.move):
                self._complain(f"{command.move} was stored as {entry.move}")

    def _replay(self, watched: Sequence[Watched]) -> Journalled:
        """The match after its last entry; on the way, when each entry was seen."""
        journalled = journals.begin(self._row)
        for entry in self._entries:
            before = [journalled.seen(_viewer(one)) for one in watched]
            journals.append(journalled, entry)
            after = [journalled.seen(_viewer(one)) for one in watched]
            told = [
                (one, now)
                for one, then, now in zip(watched, before, after, strict=True)
                if now > then
            ]
            self._time(entry, told)
        return journalled

    def _time(self, entry: EntryRow, told: Sequence[tuple[Watched, int]]) -> None:
        command = self._sent.get(entry.command)
        if command is None or command.done is None:
            return
        latency, last = self._findings.latency, command.done
        latency.answer.append(command.done - command.sent)
        for watched, seq in told:
            at = _seen_at(watched, seq)
            if at is None:
                self._complain(f"viewer {_viewer(watched)} never saw entry {entry.seq}")
                continue
            kind = latency.own if _viewer(watched) == entry.seat else latency.others
            kind.append(at - command.sent)
            last = max(last, at)
        latency.everyone.append(last - command.sent)

    def _reopen(self, journalled: Journalled) -> None:
        """The kernel itself accepts the journal, and comes to the same position."""
        match = journalled.match
        again = open_save(title_of(self._row.game), decode(match.save()))
        if again.hash != match.hash:
            self._complain("the kernel's replay leads elsewhere")

    def _check_seen(self, journalled: Journalled, watched: Watched) -> None:
        """What somebody saw last is what the journal leads to."""
        viewer = _viewer(watched)
        match = journalled.match
        if watched.state is None:
            self._complain(f"viewer {viewer} never saw anything")
            return
        seen = seen_of(match, viewer)
        expected = _plain(situation_of(journalled, match.pending(), viewer, seen))
        last = msgspec.json.decode(watched.last)
        if last["seq"] != expected["seq"]:
            self._complain(f"viewer {viewer} is at {last['seq']}, the journal at {expected['seq']}")
        for name in COMPARED:
            if last[name] != expected[name]:
                self._complain(f"viewer {viewer} saw another {name} than the journal leads to")
        events = [msgspec.json.decode(event) for event in watched.events]
        if events != _plain(match.events(0, viewer)):
            self._complain(f"viewer {viewer} was told other events than the journal has")


def _viewer(watched: Watched) -> int:
    seat = None if watched.state is None else watched.state.viewer
    return SPECTATOR if seat is None else seat


def _seen_at(watched: Watched, seq: int) -> float | None:
    """When somebody first saw a state with this entry."""
    place = bisect_left(watched.times, (seq, 0.0))
    return watched.times[place][1] if place < len(watched.times) else None


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _integrity(url: str) -> list[str]:
    """What SQLite itself finds wrong with the file."""
    if url.startswith("postgres"):
        return []
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
        rows = db.execute("PRAGMA integrity_check").fetchall()
    return [] if rows == [("ok",)] else [f"the database is damaged: {rows[:3]}"]
