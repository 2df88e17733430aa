"""Who gets to know which event, and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

import msgspec

from orrery.kernel.event import EVERYONE, Sink, knows
from orrery.kernel.game import OMNISCIENT, SPECTATOR, TABLE
from orrery.kernel.vocabulary import BARRIER, UNDONE, Value, Vocabulary

Record = dict[str, Value]

_BEFORE_THE_FIRST_ENTRY: Final = -1


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What happened: public fields, and secret ones for the audience `to`, in a lane.

    An event of the kind `barrier` is told to nobody: there the lanes of the seats closed, and what
    they did is told in this order of seats.
    """

    kind: str
    fields: Record = {}
    secret: Record = {}
    to: Annotated[int, msgspec.Meta(ge=EVERYONE, le=0xFFFF)] = EVERYONE
    lane: Annotated[int, msgspec.Meta(ge=TABLE, le=16)] = TABLE
    order: tuple[int, ...] = ()

    def seen_by(self, viewer: int) -> Record:
        """The event as this viewer may know it."""
        public: Record = {"kind": self.kind, **self.fields}
        if viewer == OMNISCIENT or knows(self.to, viewer):
            return public | self.secret
        return public


class Recorder(Sink):
    """Collects what happens during one move."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.events: list[Event] = []
        self._kinds = vocabulary.kinds

    def tell(self, lane: int, audience: int, kind: int, args: list[int]) -> None:
        meaning = self._kinds[kind]
        count = len(meaning.fields)
        public = {p.name: p.describe(v) for p, v in zip(meaning.fields, args, strict=False)}
        secret = {p.name: p.describe(v) for p, v in zip(meaning.secret, args[count:], strict=False)}
        self.events.append(Event(meaning.name, public, secret, audience, lane))

    def barrier(self, order: list[int]) -> None:
        self.events.append(Event(BARRIER, order=tuple(order)))


class _Told:
    """What a viewer has been told, in its order.

    A match is copied for every move, so copies share one list for as long as only one of them goes
    on: each knows how much of it is its own, and takes a list of its own when another was faster.
    """

    def __init__(self, records: list[Record], size: int) -> None:
        self._records = records
        self.size = size

    def since(self, number: int) -> list[Record]:
        return self._records[number : self.size]

    def append(self, record: Record) -> None:
        if len(self._records) != self.size:
            self._records = self._records[: self.size]
        self._records.append(record)
        self.size += 1

    def copy(self) -> _Told:
        return _Told(self._records, self.size)


class Feed:
    """For every viewer the events that they have been told, numbered from 0 without gaps.

    What happens in a seat's lane is told to that seat at once and to everyone else after the
    barrier, in the rulebook's order, so that nobody learns anything from how busy another is.
    """

    def __init__(self, seats: int) -> None:
        self._told = {viewer: _Told([], 0) for viewer in (*range(seats), SPECTATOR, OMNISCIENT)}
        self._withheld: list[tuple[int, Event]] = []  # with the entry that caused it
        self._released: dict[int, list[tuple[int, Event]]] = {}  # by the entry with the barrier
        self._spans: dict[tuple[int, int], tuple[int, int]] = {}  # entry, viewer -> start, count

    def since(self, number: int, viewer: int) -> list[Record]:
        """The events from this number on, as told to this viewer."""
        return [dict(record) for record in self._told[viewer].since(number)]

    def size(self, viewer: int) -> int:
        """How many events this viewer has been told."""
        return self._told[viewer].size

    def publish(self, events: Iterable[Event], entry: int = _BEFORE_THE_FIRST_ENTRY) -> None:
        """Tell what a journal entry caused."""
        before = {viewer: told.size for viewer, told in self._told.items()}
        for event in events:
            if event.kind == BARRIER:
                self._release(entry, event.order)
            elif event.lane == TABLE:
                self._tell(event, self._told)
            else:
                self._tell(event, (event.lane - 1, OMNISCIENT))
                self._withheld.append((entry, event))
        for viewer, told in self._told.items():
            self._spans[entry, viewer] = (before[viewer], told.size - before[viewer])

    def withdraw(self, entry: int, seat: int) -> None:
        """Tell those who heard of a journal entry that its seat has taken it back.

        The event `undone` names the number of the first withdrawn event and how many there are, in
        the viewer's own numbering.
        """
        withheld = self._released.pop(entry, []) + self._withheld
        self._withheld = [item for item in withheld if item[0] != entry]
        for viewer, told in self._told.items():
            start, count = self._spans[entry, viewer]
            if count:
                told.append({"kind": UNDONE, "seat": seat, "first": start, "count": count})

    def settle(self) -> None:
        """Nothing so far can be withdrawn any more."""
        self._spans.clear()
        self._released.clear()

    def begin_anew(self) -> None:
        """Let all so far belong to what was before the first entry of another journal."""
        self.settle()
        self._withheld = [(_BEFORE_THE_FIRST_ENTRY, event) for _, event in self._withheld]

    def copy(self) -> Feed:
        twin = Feed(0)
        twin._told = {viewer: told.copy() for viewer, told in self._told.items()}
        twin._withheld = self._withheld[:]
        twin._released = dict(self._released)
        twin._spans = dict(self._spans)
        return twin

    def _release(self, entry: int, order: Sequence[int]) -> None:
        for seat in order:
            others = [v for v in self._told if v not in (seat, OMNISCIENT)]
            for _, event in self._withheld:
                if event.lane == 1 + seat:
                    self._tell(event, others)
        self._released[entry] = self._released.get(entry, []) + self._withheld
        self._withheld = []

    def _tell(self, event: Event, viewers: Iterable[int]) -> None:
        for viewer in viewers:
            self._told[viewer].append(event.seen_by(viewer))
