"""Setting tables up: seats, invitations, the start, and what comes after the end."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from orrery.bots.astronomers import name_bots
from orrery.games import title as title_of
from orrery.kernel.campaign import Chapter
from orrery.kernel.dice import KEY_BYTES
from orrery.kernel.errors import OrreryError
from orrery.kernel.match import MAX_NAME
from orrery.kernel.option import OptionValue
from orrery.kernel.title import Title
from orrery.server import clocks
from orrery.server.absence import STAND_IN, is_away, silent_seats, with_bot, with_owner
from orrery.server.hall import Hall
from orrery.server.identity import check_name
from orrery.server.journals import chapter_of, options_of
from orrery.server.levels import check_level
from orrery.server.progress import NOT_SEATED
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.settings import Settings
from orrery.server.store import Identity, SeatRow, TableRow, Taken
from orrery.server.tables import Table, belongs_to, seat_of, seats_of
from orrery.server.wire import Code, NewTable, SeatPlan

_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are easily confused
_ID_LENGTH: Final = 10
OPEN: Final = SeatRow(kind="open")
DEFAULT_LEVEL: Final = STAND_IN  # of bots on seats that were left open


def new_id() -> str:
    """An id for a table; public, but not to be guessed."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


async def create(hall: Hall, host: Identity, plan: NewTable) -> Table:
    """A new table, waiting for its players."""
    check_rated(plan.rated, len(plan.seats), plan.campaign)
    seats = planned(plan.seats, host, hall.settings)
    check_guests(seats, plan.rated)
    chapter = Chapter(1) if plan.campaign else None
    row = new_row(plan.game, seats, plan.options, host.id, plan.private, chapter)
    if plan.clock is not None:
        row = replace(row, clock=clocks.new_clock(plan.clock))
    return await add(hall, replace(row, rated=plan.rated))


def check_rated(rated: bool, seats: int, campaign: bool) -> None:
    """Ratings compare players under the same conditions."""
    if rated and seats < 2:
        raise Refuse(Code.INVALID_OPTION, "a rated match has at least two seats")
    if rated and campaign:
        raise Refuse(Code.INVALID_OPTION, "chapters of a campaign can't be rated: choose one")


def check_guests(seats: Sequence[SeatRow], rated: bool) -> None:
    """Nobody knows who plays on somebody else's device."""
    if rated and any(seat.guest for seat in seats):
        raise Refuse(
            Code.INVALID_OPTION, "a match with several people on one device can't be rated"
        )


async def add(hall: Hall, row: TableRow) -> Table:
    await hall.store.add_table(row)
    return await hall.table(row.id)


async def join(
    hall: Hall, table_id: str, who: Identity, key: str | None, seat: int | None
) -> Table:
    """Sit down. Whoever sits already stays where they are; who was asked by name needs no key."""
    is_asked = key is None and await hall.store.is_invited(table_id, who.id)

    def change(row: TableRow) -> TableRow:
        if seat_of(row, who.id) is not None:
            return row
        check_not_started(row)
        if not is_asked:
            _check_invitation(row, who, key)
        free = [number for number, there in enumerate(row.seats) if there.kind == "open"]
        if not free:
            raise Refuse(Code.NO_SEAT_LEFT, "all seats are taken")
        if seat is not None and seat not in free:
            raise Refuse(Code.SEAT_TAKEN, "this seat is not free")
        return _with_seat(row, free[0] if seat is None else seat, _person(who))

    return await hall.alter(table_id, change)


async def leave(hall: Hall, table_id: str, who: Identity) -> Table:
    """Get up with one's guests, before the start."""

    def change(row: TableRow) -> TableRow:
        own = seats_of(row, who.id)
        if own:
            check_not_started(row)
        for seat in own:
            row = _with_seat(row, seat, OPEN)
        return row

    return await hall.alter(table_id, change)


async def plan_seat(hall: Hall, table_id: str, host: Identity, seat: int, plan: SeatPlan) -> Table:
    """Decide who is to sit on a seat; whoever sat there has to get up."""

    def change(row: TableRow) -> TableRow:
        check_host(row, host)
        check_not_started(row)
        if not 0 <= seat < len(row.seats):
            raise Refuse(Code.INVALID_SEAT, f"the seats are 0 to {len(row.seats) - 1}")
        if plan.kind == "me":
            own = [s for s in seats_of(row, host.id) if not row.seats[s].guest]
            row = _with_seat(row, own[0], OPEN) if own else row
        row = _with_seat(row, seat, _sitter(plan, host, hall.settings))
        check_guests(row.seats, row.rated)
        return row

    return await hall.alter(table_id, change)


async def start(hall: Hall, table_id: str, host: Identity) -> Table:
    """Begin the match; open seats that are left become bots."""
    identities = await _people(hall, table_id)

    def change(row: TableRow) -> TableRow:
        if row.status != "open" and row.host == host.id:
            return row
        check_host(row, host)
        return _begun(row, identities)

    return await hall.alter(table_id, change)


def _begun(row: TableRow, people: Mapping[str, Identity]) -> TableRow:
    """A table whose match begins, with the rules of today and the names that people have."""
    title = title_of(row.game)
    return replace(
        row,
        status="playing",
        seats=_named(row.seats, people, row.id),
        rules=title.rules_version,
        content=title.content_hash,
    )


async def resign(hall: Hall, table_id: str, who: Identity) -> Table:
    """Leave a running match to bots, with one's guests. Names stay: the journal knows them.

    In results and ratings whoever left has come last, so that nobody leaves to keep a rating.
    """
    table = await hall.table(table_id)
    if table.row.status == "playing":
        for own in seats_of(table.row, who.id):
            await hall.store.note_leaver(table_id, own, who.id)

    def change(row: TableRow) -> TableRow:
        own = seats_of(row, who.id)
        if not own:
            raise Refuse(Code.NOT_SEATED, NOT_SEATED)
        if row.status != "playing":
            code = Code.OVER if row.status == "over" else Code.NOT_STARTED
            raise Refuse(code, "only a match in play can be resigned")
        for seat in own:
            sitter = replace(row.seats[seat], kind="bot", identity=None, level=DEFAULT_LEVEL)
            row = _with_seat(row, seat, sitter)
        return clocks.settled(row, hall.now())

    return await hall.alter(table_id, change)


async def come_back(hall: Hall, table_id: str, who: Identity) -> Table:
    """Play again oneself, after a bot has."""

    def change(row: TableRow) -> TableRow:
        own = seats_of(row, who.id)
        if not own:
            raise Refuse(Code.NOT_SEATED, NOT_SEATED)
        for seat in own:
            if row.status == "playing" and is_away(row.seats[seat]):
                row = clocks.returned(row, seat, hall.now())
        return row

    return await hall.alter(table_id, change)


async def stand_in(hall: Hall, table_id: str, who: Identity) -> Table:
    """Let bots play on for all who have been silent for long, at a table without a clock."""
    table = await hall.fresh(table_id)

    def change(row: TableRow) -> TableRow:
        if seat_of(row, who.id) is None:
            raise Refuse(Code.NOT_SEATED, NOT_SEATED)
        if row.clock is not None:
            raise Refuse(Code.NOT_SILENT, "at this table the clock decides")
        others = [s for s in silent_seats(table, hall.now()) if row.seats[s].identity != who.id]
        if not others:
            raise Refuse(Code.NOT_SILENT, "nobody has kept you waiting for an hour yet")
        seats = [with_bot(s) if n in others else s for n, s in enumerate(row.seats)]
        return replace(row, seats=seats)

    return await hall.alter(table_id, change)


async def rematch(hall: Hall, table_id: str, who: Identity) -> Table:
    """The table of the rematch, the same for everyone who asks; all have moved on by one seat.

    In a campaign it is the same chapter once more, with what was carried into it: there everyone
    stays, because that belongs to their seats.
    """
    old = (await hall.fresh(table_id)).row
    known = None if old.rematch is None else await _unless_closed(hall, old.rematch)
    if known is not None:
        return known
    _check_may_go_on(old, who)
    seats = [
        _bot(check_level(seat.level, hall.settings)) if seat.kind == "bot" else seat
        for seat in map(with_owner, old.seats)
    ]
    if old.chapter is None:
        seats = [seats[-1], *seats[:-1]]
    row = new_row(old.game, seats, options_of(old), who.id, old.private, chapter_of(old))
    row = replace(
        row,
        id=_id_after(old, "rematch"),
        previous=old.previous,
        clock=clocks.again(old.clock),
        rated=old.rated,
    )
    with suppress(Taken):
        await hall.store.add_table(row)
    await hall.alter(
        table_id, lambda now: now if now.rematch is not None else replace(now, rematch=row.id)
    )
    return await hall.table(row.id)


async def _unless_closed(hall: Hall, table_id: str) -> Table | None:
    """A table, if its host has not closed it."""
    try:
        return await hall.table(table_id)
    except Refuse as refused:
        if refused.code != Code.UNKNOWN_TABLE:
            raise
        return None


async def follow(hall: Hall, table_id: str, who: Identity) -> Table:
    """The table of the next chapter of a campaign, begun, the same for everyone who asks."""
    table = await hall.fresh(table_id)
    old = table.row
    if old.following is not None:
        return await hall.table(old.following)
    _check_may_go_on(old, who)
    chapter = table.next_chapter
    if chapter is None:
        raise Refuse(Code.NOT_FOUND, "no chapter of a campaign follows this match")
    seats = [with_owner(seat) for seat in old.seats]
    row = new_row(old.game, seats, options_of(old), old.host, old.private, chapter)
    clock = clocks.again(old.clock)
    row = replace(row, id=_id_after(old, "chapter"), previous=old.id, clock=clock)
    with suppress(Taken):
        await hall.store.add_table(row)
    await hall.alter(row.id, lambda now: now if now.status != "open" else _begun(now, {}))
    await hall.alter(
        table_id, lambda now: now if now.following is not None else replace(now, following=row.id)
    )
    return await hall.table(row.id)


def _check_may_go_on(row: TableRow, who: Identity) -> None:
    """Refuse unless a match is over and somebody was part of it."""
    if not belongs_to(row, who.id):
        raise Refuse(Code.NOT_SEATED, "only those who sit at this table can go on from it")
    if row.status != "over":
        raise Refuse(Code.IN_PLAY, "the match is not over yet")


def _id_after(row: TableRow, why: str) -> str:
    """The id of a table that follows from another one: two who ask at once find one table."""
    digest = hashlib.blake2b(f"{why} {row.id}".encode(), digest_size=_ID_LENGTH).digest()
    return "".join(_ID_LETTERS[byte % len(_ID_LETTERS)] for byte in digest)


def forked(
    row: TableRow, who: Identity, plans: Sequence[SeatPlan], entry: int, settings: Settings
) -> TableRow:
    """The row of a table that goes on from a position of another one, still without it.

    It tries out what might have been, so it is no chapter of a campaign.
    """
    if len(plans) != len(row.seats):
        raise Refuse(Code.INVALID_SEAT, f"the match has {len(row.seats)} seats, not {len(plans)}")
    new = new_row(row.game, planned(plans, who, settings), options_of(row), who.id, private=True)
    return replace(new, forked_from=row.id, forked_entry=entry)


def new_row(
    game: str,
    seats: Sequence[SeatRow],
    options: Mapping[str, OptionValue],
    host: str,
    private: bool,
    chapter: Chapter | None = None,
) -> TableRow:
    """The row of a table that is being made, with a key and an invitation of its own."""
    title, completed = checked_options(game, len(seats), options, chapter)
    now = time.time()
    table_id = new_id()
    return TableRow(
        id=table_id,
        game=title.name,
        rules=title.rules_version,
        content=title.content_hash,
        options=msgspec.json.encode(completed),
        key=secrets.token_bytes(KEY_BYTES),
        invitation=secrets.token_urlsafe(16),
        host=host,
        private=private,
        status="open",
        seats=with_named_bots(seats, table_id),
        created=now,
        updated=now,
        chapter=None if chapter is None else msgspec.json.encode(chapter),
    )


def checked_options(
    game: str, seats: int, options: Mapping[str, OptionValue], chapter: Chapter | None
) -> tuple[Title, dict[str, OptionValue]]:
    """A game with all its options; refused if they or the number of seats won't do."""
    try:
        title = title_of(game)
        chosen = options if chapter is None else title.chapter_options(options, chapter)
        completed = title.check(seats, chosen)
        title.check_chapter(completed, chapter)
    except OrreryError as error:
        raise refusal_of(error) from error
    return title, completed


def planned(plans: Sequence[SeatPlan], host: Identity, settings: Settings) -> list[SeatRow]:
    """The seats of a new table."""
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Refuse(Code.INVALID_SEAT, "you can sit on one seat only")
    return [_sitter(plan, host, settings) for plan in plans]


def _sitter(plan: SeatPlan, host: Identity, settings: Settings) -> SeatRow:
    if plan.kind == "me":
        return _person(host)
    if plan.kind == "guest":
        return replace(_person(host), name=check_name(plan.name or ""), guest=True)
    if plan.kind != "bot":
        return OPEN
    return _bot(check_level(plan.level or DEFAULT_LEVEL, settings))


def _person(who: Identity) -> SeatRow:
    return SeatRow(kind="person", name=who.name, identity=who.id)


def _bot(level: str) -> SeatRow:
    return SeatRow(kind="bot", level=level)


def _with_seat(row: TableRow, seat: int, sitter: SeatRow) -> TableRow:
    seats = list(row.seats)
    seats[seat] = sitter
    return replace(row, seats=with_named_bots(seats, row.id))


def with_named_bots(seats: Sequence[SeatRow], table_id: str) -> list[SeatRow]:
    """The seats with a name for every bot that has none; a table gives them the same ones again."""
    nameless = [n for n, seat in enumerate(seats) if seat.kind == "bot" and not seat.name]
    given = name_bots(nameless, [seat.name for seat in seats if seat.name], table_id)
    return [replace(seat, name=given.get(n, seat.name)) for n, seat in enumerate(seats)]


async def _people(hall: Hall, table_id: str) -> dict[str, Identity]:
    """Those who sit at a table, with the names they have now."""
    seats = (await hall.table(table_id)).row.seats
    ids = [seat.identity for seat in seats if seat.identity is not None]
    return {identity: await hall.store.identity(identity) for identity in ids}


def _named(
    seats: Sequence[SeatRow], people: Mapping[str, Identity], table_id: str
) -> list[SeatRow]:
    """The seats with the names that go into the journal: no two the same; people come first."""
    named: list[SeatRow] = []
    for seat in seats:
        known = None if seat.guest else people.get(seat.identity or "")
        name = seat.name if known is None else known.name
        taken = {other.name for other in named}
        choices = [name, *(f"{name[: MAX_NAME - 3]} {number}" for number in range(2, 99))]
        named.append(replace(seat, name=next(c for c in choices if not c or c not in taken)))
    called = {seat.name.casefold() for seat in named if seat.kind == "person"}
    sitting = [
        _bot(seat.level or DEFAULT_LEVEL)
        if seat.kind == "open" or (seat.kind == "bot" and seat.name.casefold() in called)
        else seat
        for seat in named
    ]
    return with_named_bots(sitting, table_id)


def check_host(row: TableRow, who: Identity) -> None:
    if row.host != who.id:
        raise Refuse(Code.NOT_HOST, "only the host of the table can do this")


def check_not_started(row: TableRow) -> None:
    if row.status != "open":
        raise Refuse(Code.STARTED, "the match has begun already")


def _check_invitation(row: TableRow, who: Identity, key: str | None) -> None:
    if row.host == who.id or (not row.private and not key):
        return
    if not secrets.compare_digest((key or "").encode(), row.invitation.encode()):
        raise Refuse(Code.WRONG_INVITATION, "this invitation is not one to this table")
