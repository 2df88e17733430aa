"""Who gets to know which event, and when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from orrery.kernel.event import EVERYONE, Sink, knows, only
from orrery.kernel.game import OMNISCIENT, SPECTATOR, TABLE
from orrery.kernel.vocabulary import Value, Vocabulary

Record = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Event:
    """What happened: public fields, and secret ones for an audience."""

    kind: str
    fields: Record
    secret: Record
    audience: int = EVERYONE

    def seen_by(self, viewer: int) -> Record:
        """The event as this viewer may know it."""
        public: Record = {"kind": self.kind, **self.fields}
        if viewer == OMNISCIENT or knows(self.audience, viewer):
            return public | self.secret
        return public


@dataclass(frozen=True, slots=True)
class Barrier:
    """The seats' lanes closed here; what they did is told in this order of seats."""

    order: tuple[int, ...]


class Recorder(Sink):
    """Collects what happens during one move: events with their lane, and barriers."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.recorded: list[tuple[int, Event] | Barrier] = []
        self.chance = False  # whether dice were drawn
        self._kinds = vocabulary.kinds

    def tell(self, lane: int, audience: int, kind: int, args: list[int]) -> None:
        meaning = self._kinds[kind]
        count = len(meaning.fields)
        public = {p.name: p.describe(v) for p, v in zip(meaning.fields, args, strict=False)}
        secret = {p.name: p.describe(v) for p, v in zip(meaning.secret, args[count:], strict=False)}
        self.recorded.append((lane, Event(meaning.name, public, secret, audience)))

    def barrier(self, order: list[int]) -> None:
        self.recorded.append(Barrier(tuple(order)))

    @property
    def events(self) -> list[tuple[int, Event]]:
        """All events of the move with their lanes, in the order in which they happened."""
        return [record for record in self.recorded if not isinstance(record, Barrier)]

    @property
    def shows_choices(self) -> bool:
        """Whether a barrier showed what the seats had chosen."""
        return any(isinstance(record, Barrier) for record in self.recorded)

    def tells_others(self, seat: int) -> bool:
        """Whether a secret reached anybody but this seat."""
        return any(event.secret and event.audience != only(seat) for _, event in self.events)


class Feed:
    """For every viewer the events that they have been told, numbered from 0 without gaps.

    What happens in a seat's lane is told to that seat at once and to everyone else after the
    barrier, in the rulebook's order, so that nobody learns anything from how busy another is.
    """

    def __init__(self, seats: int) -> None:
        self._told: dict[int, list[Record]] = {
            viewer: [] for viewer in (*range(seats), SPECTATOR, OMNISCIENT)
        }
        self._withheld: list[tuple[int, int, Event]] = []  # entry, seat, event
        self._spans: dict[tuple[int, int], tuple[int, int]] = {}  # entry, viewer -> start, count

    def since(self, number: int, viewer: int) -> list[Record]:
        """The events from this number on, as told to this viewer."""
        return self._told[viewer][number:]

    def size(self, viewer: int) -> int:
        """How many events this viewer has been told."""
        return len(self._told[viewer])

    def publish(self, entry: int, recorded: list[tuple[int, Event] | Barrier]) -> None:
        """Tell what a journal entry caused."""
        before = {viewer: len(told) for viewer, told in self._told.items()}
        for record in recorded:
            if isinstance(record, Barrier):
                self._release(record.order)
            elif record[0] == TABLE:
                self._tell(record[1], self._told)
            else:
                self._whisper(entry, record[0] - 1, record[1])
        for viewer, told in self._told.items():
            self._spans[entry, viewer] = (before[viewer], len(told) - before[viewer])

    def withdraw(self, entry: int, seat: int) -> None:
        """Tell those who heard of a journal entry that its seat has taken it back.

        The event `undone` names the number of the first withdrawn event and how many there are, in
        the viewer's own numbering.
        """
        self._withheld = [item for item in self._withheld if item[0] != entry]
        for viewer, told in self._told.items():
            start, count = self._spans[entry, viewer]
            if count:
                told.append({"kind": "undone", "seat": seat, "first": start, "count": count})

    def forget_spans(self) -> None:
        """Nothing so far can be withdrawn any more."""
        self._spans.clear()

    def copy(self) -> Feed:
        twin = Feed(0)
        twin._told = {viewer: told[:] for viewer, told in self._told.items()}
        twin._withheld = self._withheld[:]
        twin._spans = dict(self._spans)
        return twin

    def _whisper(self, entry: int, seat: int, event: Event) -> None:
        self._tell(event, (seat, OMNISCIENT))
        self._withheld.append((entry, seat, event))

    def _release(self, order: tuple[int, ...]) -> None:
        for seat in order:
            others = [v for v in self._told if v not in (seat, OMNISCIENT)]
            for _, teller, event in self._withheld:
                if teller == seat:
                    self._tell(event, others)
        self._withheld.clear()

    def _tell(self, event: Event, viewers: Iterable[int]) -> None:
        for viewer in viewers:
            self._told[viewer].append(event.seen_by(viewer))
