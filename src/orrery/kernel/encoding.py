"""Positions as rows of numbers of a fixed length, for programs that learn, and what is where.

What a game knows about itself is written by `Title.encode`; what all games share, the kind of the
decision and the round, is written here before it. A row holds nothing that its seat can't know: two
positions that look alike to a seat are encoded alike, which the suite checks as it checks views.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.option import OptionValue
from orrery.kernel.page import UNIT, Page
from orrery.kernel.pending import kind_name
from orrery.kernel.step import Procedure, Step
from orrery.kernel.title import Title

_ROUNDS: Final = 50  # more than any game has
_KEY: Final = key_from_seed("legend")  # of a game that is begun to see what is written of it


@dataclass(frozen=True, slots=True)
class Entry:
    """Values that stand together: what they are about, their name, how many, and their bound."""

    about: str
    name: str
    length: int
    most: int


class _Legend(Page):
    """Writes nothing, and notes what would have been written where."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers_noted: list[Entry] = []
        self.bits_noted: list[Entry] = []
        self._about = ""
        self._headings: Counter[str] = Counter()

    def about(self, heading: str) -> None:
        self._headings[heading] += 1
        times = self._headings[heading]
        self._about = heading if times == 1 else f"{heading} {times}"

    def number(self, name: str, value: int, most: int) -> None:
        self._note(self.numbers_noted, name, 1, most)

    def bits(self, name: str, bits: i64, width: i64) -> None:
        self._note(self.bits_noted, name, width, 1)

    def _note(self, noted: list[Entry], name: str, length: int, most: int) -> None:
        last = noted[-1] if noted else None
        if last and (last.about, last.name, last.most) == (self._about, name, most):
            noted[-1] = Entry(self._about, name, last.length + length, most)
        else:
            noted.append(Entry(self._about, name, length, most))


class Encoder:
    """Encodes the positions of a title, for a number of seats and options.

    Rows begin with `numbers`, each from 0 to its bound, and go on with `bits`; `legend` tells all
    values of a row in their order. Their length and meaning stay the same as long as the title's
    `rules_version` and Orrery's version do.
    """

    def __init__(self, title: Title, seats: int, options: Mapping[str, OptionValue]) -> None:
        self._title = title
        self._kinds = _decisions(title)
        legend = _Legend()
        game = title.begin(seats, options, _KEY)
        self.write(game, game, 0, legend)
        self.legend = [*legend.numbers_noted, *legend.bits_noted]
        self.bounds = [e.most for e in legend.numbers_noted for _ in range(e.length)]
        self.numbers = len(self.bounds)
        self.bits = sum(entry.length for entry in legend.bits_noted)
        self.size = self.numbers + self.bits
        self.octets = 2 * self.numbers + UNIT // 8 * -(-self.bits // UNIT)

    def encode(self, game: Game, seat: int) -> bytes:
        """What this seat knows, compactly (see `Page.data`)."""
        sheet = Sheet(self, seat)
        sheet.look(game)
        return sheet.page.data()

    def write(self, game: Game, seen: Game, seat: int, page: Page) -> None:
        """The decision that a seat has to make, and the position as it sees it."""
        lane = game.lane_of(seat)
        kind = -1 if lane < 0 else self._kinds.get(type(game.lanes[lane].stack[-1]), -1)
        page.begin()
        page.about("decision")
        page.one_of("kind", kind, len(self._kinds))
        page.about("table")
        page.number("round", self._title.round_of(seen), _ROUNDS)
        self._title.encode(seen, seat, page)
        page.end()

    @property
    def decisions(self) -> list[str]:
        """The kinds of decision, in the order of their bits."""
        return [kind_name(step) for step in self._kinds]


class Sheet:
    """What a seat knows, for one that looks again and again while little changes."""

    def __init__(self, encoder: Encoder, seat: int) -> None:
        self._encoder = encoder
        self._seat = seat
        self._seen: Game | None = None  # while all act at once: others as they stood before that
        self.page = Page()

    def look(self, game: Game) -> None:
        """Write down what the seat knows now."""
        if game.veil is None:
            self._seen = None
        elif self._seen is not None and self._seen.veil is game.veil:
            self._seen.adopt(game, self._seat)
        else:
            self._seen = game.seen_by(self._seat)
        self._encoder.write(game, self._seen or game, self._seat, self.page)


def _decisions(title: Title) -> dict[type[Step[Any]], int]:
    """The numbers of a title's kinds of decision, by their class."""
    found = [
        cls
        for name, cls in sorted(title.classes.items())
        if issubclass(cls, Step) and not issubclass(cls, Procedure) and cls is not Step
    ]
    return {step: number for number, step in enumerate(found)}
