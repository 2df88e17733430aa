"""A hidden move can't be told from none: not a byte that another player gets depends on it."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from orrery.kernel.errors import CannotUndo
from orrery.kernel.game import SPECTATOR
from orrery.kernel.match import Match
from orrery.server import journals
from orrery.server.identity import hashed
from orrery.server.lobby import new_row
from orrery.server.settings import Settings
from orrery.server.store import EntryRow, Identity, SeatRow, Store, TableRow
from orrery.server.store.opening import open_store
from tests.server.conftest import Visit
from tests.server.harness import Feed, Running, running

NAMES = ("Ada", "Bea")
TABLE = "samesame"
WHEN = re.compile(r'"(updated|now)":[0-9.e+]+')


class Phase(NamedTuple):
    """A match as it stands when a seat's move lets all act at once."""

    entries: list[EntryRow]
    seat: int
    opening: str


def token_of(name: str) -> str:
    return name.encode().hex().ljust(32, "0")


def row_of(game: str) -> TableRow:
    """A table that is the same wherever it is set up."""
    seats = [SeatRow("person", name, identity=name) for name in NAMES]
    row = new_row(game, seats, {}, NAMES[0], private=False)
    fixed = replace(row, id=TABLE, key=bytes(32), invitation="come in", created=1.0, updated=1.0)
    return replace(fixed, status="playing")


def hidden_move(match: Match, looking: int) -> str | None:
    """A move of another seat in its lane, after which that seat has to go on."""
    for pending in match.pending() if match.is_split else []:
        for move in pending.texts if pending.seat != looking else []:
            ahead = match.copy()
            ahead.play(pending.seat, move)
            if ahead.is_split and ahead.deciders() == match.deciders():
                return move
    return None


def was_revocable(match: Match, seat: int) -> bool:
    """Whether the seat's last move could be taken back if nothing were hidden."""
    try:
        match.copy().take_back(seat)
    except CannotUndo:
        return False
    return True


def phase_of(game: str, revocable: bool) -> Phase:
    """The first move, in matches that chance decides, that opens lanes with something to hide.

    If it would be `revocable` otherwise, hidden moves could be noticed by losing the undo.
    """
    for seed in itertools.count():
        found = _phase_in(game, revocable, random.Random(seed))
        if found is not None:
            return found
    raise AssertionError


def _phase_in(game: str, revocable: bool, chance: random.Random) -> Phase | None:
    journalled, entries = journals.begin(row_of(game)), list[EntryRow]()
    while asked := journalled.match.pending():
        pending = chance.choice(asked)
        move, ahead = chance.choice(pending.texts), journalled.copy()
        ahead.act(pending.seat, move)
        fits = was_revocable(ahead.match, pending.seat) or not revocable
        opens = ahead.match.is_split and not journalled.match.is_split
        if fits and opens and hidden_move(ahead.match, pending.seat) is not None:
            return Phase(entries, pending.seat, move)
        check = ahead.match.journal.last_check
        entries.append(EntryRow(len(entries), pending.seat, move, f"c{len(entries)}", 1.0, check))
        journalled = ahead
    return None


async def furnish(store: Store, game: str, phase: Phase) -> None:
    """Put the table and its people into a store."""
    await store.open()
    for name in NAMES:
        await store.add_identity(Identity(name, name, named=True), hashed(token_of(name)))
    row = row_of(game)
    await store.add_table(row)
    for entry in phase.entries:
        row = replace(row, version=row.version + 1)
        await store.append(row, entry)
    await store.close()


async def act_hidden(server: Running, feeds: list[Feed], looking: int, number: int) -> None:
    """Let another seat make a hidden move, then take it back, then make it again, and so on."""
    match = (await server.server.hall.table(TABLE)).match
    assert match is not None
    other = feeds[1 - looking]
    await other.watch(TABLE)
    if number % 2:
        answer = await other.ask("undo", table=TABLE, command=f"undo {number}")
    else:
        found = hidden_move(match, looking)
        assert found is not None
        answer = await other.play(TABLE, found)
    assert answer["type"] == "done"


async def look(feed: Feed) -> None:
    """Everything that a player may ask, and time for whatever else is told to arrive."""
    await feed.watch(TABLE)
    own = feed.own(TABLE)
    if own is not None:
        question = {"table": TABLE, "decision": own["decision"], "moves": own["moves"][:3]}
        await feed.ask("foresee", **question)
        await feed.ask("explain", **question)
    for _ in range(2):  # what was due at the first answer is told before the second
        await feed.ask("ping")


async def traffic(
    settings: Settings, visit: Visit, game: str, phase: Phase, others: bool
) -> list[str]:
    """All that the seat is told whose move opens the lanes, while others act or don't."""
    await furnish(open_store(settings.store)[0], game, phase)
    async with running(settings) as server:
        feeds = []
        for name in NAMES:
            person = await visit(server.address)
            person.http.cookies.set("orrery", token_of(name))
            feeds.append(await person.feed())
            await feeds[-1].watch(TABLE)
        feed = feeds[phase.seat]
        await feed.play(TABLE, phase.opening, command="opening")
        for number in range(3):
            await look(feed)
            if others:
                await act_hidden(server, feeds, phase.seat, number)
            await look(feed)
            await feed.ask("undo", table=TABLE, command=f"undo {number}")
            if feed.own(TABLE) is not None:
                await feed.play(TABLE, command=f"move {number}")
        await look(feed)
        return [WHEN.sub("", text) for text in feed.traffic]


@pytest.mark.parametrize(
    ("game", "revocable"), [("example", True), ("planet_unknown", True), ("skymines", False)]
)
async def test_traffic_is_the_same_with_and_without_hidden_moves(
    settings: Settings, visit: Visit, tmp_path: Path, game: str, revocable: bool
) -> None:
    phase = phase_of(game, revocable)
    told = []
    for others in (False, True):
        own = replace(settings, store=str(tmp_path / f"{game}-{others}.db"))
        told.append(await traffic(own, visit, game, phase, others))
    assert told[0] == told[1]


@pytest.mark.parametrize("game", ["example", "planet_unknown", "skymines"])
def test_an_upgrade_while_lanes_are_open_counts_no_hidden_entries(game: str) -> None:
    phase = phase_of(game, revocable=False)
    before = journals.replayed(row_of(game), phase.entries)
    before.act(phase.seat, phase.opening)
    told = [upgraded_numbers(game, phase, before.copy(), others) for others in (False, True)]
    assert told[0] == told[1]
    assert set(told[0]) == {before.seen(phase.seat)}


def upgraded_numbers(
    game: str, phase: Phase, now: journals.Journalled, others: bool
) -> tuple[int, int]:
    """The number of entries, as the seat and a spectator know it after other rules took over."""
    checks = now.match.journal.last_check
    entries = [*phase.entries, EntryRow(now.seq - 1, phase.seat, phase.opening, "o", 1.0, checks)]
    if others:
        move = hidden_move(now.match, phase.seat)
        assert move is not None
        now.act(1 - phase.seat, move)
        checks = now.match.journal.last_check
        entries.append(EntryRow(now.seq - 1, 1 - phase.seat, move, "hidden", 1.0, checks))
    row = replace(row_of(game), rules="of yesterday")
    carried = journals.carried_over(row, entries, journals.snapshot_of(row, now))
    after = journals.begin(carried)
    return after.seen(phase.seat), after.seen(SPECTATOR)
