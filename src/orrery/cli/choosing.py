"""Choosing among many options in steps: what kind of move, then field after field."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orrery.kernel.move import kind_of
from orrery.kernel.pending import Offer
from orrery.kernel.vocabulary import Field, Square, Value, Vocabulary
from orrery.text import Translator

MANY: Final = 20  # options that are listed at once
_KIND: Final = "kind"


@dataclass(frozen=True, slots=True)
class Line:
    """A line to choose: one option, or several that later steps tell apart."""

    words: str
    offers: Sequence[Offer]

    @property
    def offer(self) -> Offer | None:
        """The option, if it is only one."""
        return self.offers[0] if len(self.offers) == 1 else None


class Choosing:
    """The way through the options of one decision, which goes on with every line that is chosen."""

    def __init__(self, offers: Sequence[Offer], translator: Translator, moves: Vocabulary) -> None:
        self._translator = translator
        self._moves = moves
        self._offers = offers
        self._way: list[Sequence[Offer]] = []
        self.heading = ""
        self.lines: list[Line] = []
        self._enter(offers)

    @property
    def is_narrowing(self) -> bool:
        """Whether there is more than a list: steps to take, or to take back."""
        return len(self._way) > 1 or len(self.lines) < self.left

    @property
    def left(self) -> int:
        """How many options are still to choose from."""
        return len(self._way[-1])

    def narrow(self, line: Line) -> None:
        """Go on with the options of a line."""
        self._enter(line.offers)

    def back(self) -> None:
        """Take the last step back."""
        if len(self._way) > 1:
            del self._way[-1]
        self._enter(self._way.pop())

    def find(self, words: str) -> int:
        """Go on with the options that have all these words, if there are any; how many."""
        wanted = plain(words).split()
        found = [
            offer
            for offer in self._offers
            if all(word in plain(f"{self._words(offer)} {offer.text}") for word in wanted)
        ]
        if found:
            self._enter(found)
        return len(found)

    def list_all(self) -> None:
        """Show all options of the decision at once."""
        self._way.append(self._offers)
        self.heading, self.lines = "", self._each(self._offers)

    def _enter(self, offers: Sequence[Offer]) -> None:
        self._way.append(offers)
        self.heading, self.lines = "", self._each(offers)
        if len(offers) > MANY:
            self.heading, self.lines = next(self._steps(offers), (self.heading, self.lines))

    def _each(self, offers: Sequence[Offer]) -> list[Line]:
        return [Line(self._words(offer), [offer]) for offer in offers]

    def _steps(self, offers: Sequence[Offer]) -> Iterator[tuple[str, list[Line]]]:
        """All questions that tell these options apart, the first one first."""
        kinds = _sorted_by(offers, lambda offer: offer.description[_KIND])
        if len(kinds) > 1:
            yield "", [self._line(self._kind(group[0]), group) for group in kinds]
            return
        for field in self._moves.kinds[kind_of(offers[0].move)].fields:
            yield from self._steps_by(field, offers)

    def _steps_by(self, field: Field, offers: Sequence[Offer]) -> Iterator[tuple[str, list[Line]]]:
        """What may be asked about one field: roughly if it has many values, then exactly."""
        values = _sorted_by(offers, lambda offer: offer.description[field.name])
        bundles = _sorted_by(offers, lambda offer: _bundle(field, offer))
        heading = self._translator.field(field.name)
        if len(values) > MANY and 1 < len(bundles) < len(values):
            yield heading, [self._bundled(field, group) for group in bundles]
        if len(values) > 1:
            yield heading, [self._line(self._value(field, group[0]), group) for group in values]

    # What lines say

    def _words(self, offer: Offer) -> str:
        return self._translator.offer(offer)

    def _line(self, words: str, offers: Sequence[Offer]) -> Line:
        """One option says all that it is, several what they have in common."""
        return Line(self._words(offers[0]) if len(offers) == 1 else words, offers)

    def _bundled(self, field: Field, offers: Sequence[Offer]) -> Line:
        ordered = sorted(offers, key=lambda offer: _natural(str(offer.description[field.name])))
        first, last = self._value(field, ordered[0]), self._value(field, ordered[-1])
        return self._line(first if first == last else f"{first} … {last}", offers)

    def _kind(self, offer: Offer) -> str:
        return self._translator.kind(str(offer.description[_KIND]))

    def _value(self, field: Field, offer: Offer) -> str:
        value = offer.description[field.name]
        return self._translator.word(value, field.name) if isinstance(value, str) else str(value)


def _sorted_by(offers: Sequence[Offer], key: Callable[[Offer], Hashable]) -> list[list[Offer]]:
    """The options in groups of the same key, in the order in which they come."""
    groups: dict[Hashable, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(key(offer), []).append(offer)
    return list(groups.values())


def _bundle(field: Field, offer: Offer) -> Value:
    """What many values are sorted by first: the row of a square, a name without its number."""
    value = str(offer.description[field.name])
    return value.partition("c")[0] if isinstance(field, Square) else re.sub(r"\d+", "", value)


def _natural(text: str) -> list[int]:
    """What texts with the same letters are ordered by: their numbers, 9 before 10."""
    return [int(number) for number in re.findall(r"\d+", text)]


def plain(text: str) -> str:
    """Small letters without accents, so that "zrodlo" finds "Źródło"."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
