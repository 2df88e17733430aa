"""What clients are shown: tables and states, made from rows and views."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final, Literal, cast

from msgspec.structs import replace

from orrery.games import is_known
from orrery.games import title as title_of
from orrery.kernel.dice import commitment
from orrery.kernel.game import SPECTATOR
from orrery.server.absence import is_away
from orrery.server.clocks import plan_of
from orrery.server.counting import BOT
from orrery.server.journals import chapter_of, decoded_options, is_lesson, options_of
from orrery.server.ordering import obeyed_by, orders_for
from orrery.server.store import ChatRow, ClockRow, SeatRow, TableRow
from orrery.server.tables import RECENT_CHAT, Table, belongs_to, seat_of, seats_of
from orrery.server.wire import (
    ChapterInfo,
    ChatLine,
    ClockInfo,
    HandInfo,
    SeatInfo,
    State,
    TableInfo,
)


def table_info(
    row: TableRow, identity: str | None, online: AbstractSet[str] = frozenset(), spectators: int = 0
) -> TableInfo:
    """A table as somebody may know it: the invitation only for those who sit or host."""
    return _told_to(identity, row, _told_to_all(row, online, spectators))


def info_at(table: Table, identity: str | None) -> TableInfo:
    """A table that is in memory, with who is there."""
    if table.info is None:
        table.info = _told_to_all(table.row, table.online(), table.spectators())
    return _told_to(identity, table.row, table.info)


def _told_to_all(row: TableRow, online: AbstractSet[str], spectators: int) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        options=options_of(row),
        status=cast("Literal['open', 'playing', 'over']", row.status),
        seats=[_seat_info(row, seat, online) for seat in range(len(row.seats))],
        automata=_automata(row.game, row.options, len(row.seats)),
        chapter=_chapter_info(row),
        host=False,
        private=row.private,
        rated=row.rated,
        invitation=None,
        created=row.created,
        updated=row.updated,
        round=row.round,
        winners=row.winners,
        commitment=_commitment(row.key),
        key=row.key.hex() if row.status == "over" else None,
        rematch=row.rematch,
        forked_from=row.forked_from,
        lesson=is_lesson(row),
        spectators=spectators,
        clock=_clock_info(row.clock),
    )


def _told_to(identity: str | None, row: TableRow, info: TableInfo) -> TableInfo:
    """What somebody who sits or hosts is told besides."""
    own = seats_of(row, identity)
    host = identity is not None and row.host == identity
    if not own and not host:
        return info
    seats = [replace(one, you=True) if one.seat in own else one for one in info.seats]
    return replace(info, seats=seats, host=host, invitation=row.invitation)


_KEPT: Final = 4096  # of what never changes, but is told with every change
_commitment = lru_cache(_KEPT)(commitment)


@lru_cache(_KEPT)
def _automata(game: str, options: bytes, seats: int) -> list[SeatInfo]:
    """The opponents that the rules play; they are always there, and never asked.

    A game that is not here any more has none.
    """
    if not is_known(game):
        return []
    return [
        SeatInfo(
            seat=automaton.number,
            kind="automaton",
            name=automaton.kind,
            level=automaton.level,
            you=False,
            online=True,
            asked=False,
        )
        for automaton in title_of(game).automata(decoded_options(options), seats)
    ]


def _clock_info(clock: ClockRow | None) -> ClockInfo | None:
    if clock is None:
        return None
    return ClockInfo(
        plan=plan_of(clock),
        hands=[
            HandInfo(hand.left, None if hand.since is None else hand.since + hand.left)
            for hand in clock.hands
        ],
    )


def _chapter_info(row: TableRow) -> ChapterInfo | None:
    chapter = chapter_of(row)
    if chapter is None or not is_known(row.game):
        return None
    campaign = title_of(row.game).campaign
    if campaign is None:
        return None
    return ChapterInfo(
        number=chapter.number,
        name=campaign.chapters[chapter.number - 1],
        chapters=len(campaign.chapters),
        carried=chapter.carried,
        previous=row.previous,
        following=row.following,
    )


def _seat_info(row: TableRow, seat: int, online: AbstractSet[str]) -> SeatInfo:
    sitter = row.seats[seat]
    return SeatInfo(
        seat=seat,
        kind=cast("Literal['person', 'bot', 'open']", sitter.kind),
        name=sitter.name if sitter.kind != "open" else "",
        level=sitter.level or None,
        you=False,
        online=sitter.kind == "bot" or sitter.identity in online,
        asked=seat in row.asked,
        away=is_away(sitter),
        player=_player(sitter),
        guest=sitter.guest,
    )


def _player(sitter: SeatRow) -> str | None:
    """Who sits on a seat, also while a bot plays for them."""
    if sitter.identity is None and sitter.kind == "bot":
        return BOT + sitter.level
    return None if sitter.guest else sitter.identity


def state_of(
    table: Table, info: TableInfo, seat: int | None, events: int, lines: list[ChatLine]
) -> State:
    """The situation for somebody on this seat who has so many events and is told these lines."""
    if not table.has_begun:
        return State(table.id, info, seat, 0, None, [], None, None, [], 0, lines, None, ready=False)
    viewer = SPECTATOR if seat is None else seat
    now = table.situation(viewer)
    first = events if events <= now.told else 0  # somebody who knows more knows another match
    return State(
        table=table.id,
        info=info,
        viewer=seat,
        seq=now.seq,
        view=now.view,
        asked=now.asked,
        scores=now.scores,
        undo=now.undo,
        events=table.events(viewer, first),
        first=first,
        chat=lines,
        outcome=now.outcome,
        ready=True,
        plans=now.plans,
        orders=orders_for(table, seat),
        obeyed=obeyed_by(table, seat),
    )


def chat_lines(table: Table, since: int, identity: str | None) -> list[ChatLine]:
    """The lines of chat from this number on, the recent ones, as far as somebody may know them."""
    if table.row.private and not belongs_to(table.row, identity):
        return []
    lines = [line for line in table.chat if line.number >= since]
    return [_line(table.row, line) for line in lines[-RECENT_CHAT:]]


def _line(row: TableRow, line: ChatRow) -> ChatLine:
    return ChatLine(line.number, seat_of(row, line.identity), line.name, line.text, line.at)
