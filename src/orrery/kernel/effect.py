"""Effects that content files print on boards, tiles and cards: one declaration for each.

In a file an effect is an object with a word and fields: `{"op": "cubes", "n": 2}`. Its declaration
gives the number that rules work with (packed like a move), its notation when it waits in an agenda,
its text and its pictogram. What a declaration doesn't know is refused with file and entry, never
passed over. Objects that are no effects, such as conditions and prices, are declared as a `Record`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from orrery.kernel.errors import InvalidContent, shown
from orrery.kernel.move import pack
from orrery.kernel.view import Shown
from orrery.kernel.vocabulary import Field, Kind, Named, Number

T = TypeVar("T")

REQUIRED: Final = object()


class Slot(Protocol):
    """One field in the data: its name, how it is read, and what holds where it is left out.

    `field` says how its number is written in moves; None if it doesn't go into the number.
    """

    @property
    def name(self) -> str: ...

    @property
    def field(self) -> Field | None: ...

    @property
    def default(self) -> Any: ...

    def read(self, value: object) -> Any:
        """What the data mean; InvalidContent says what was expected instead."""
        ...


def _refuse(name: str, wanted: str, value: object) -> InvalidContent:
    return InvalidContent(f"{name} is {wanted}, not {shown(value)}")


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number within bounds; in play its field may go beyond them."""

    name: str
    field: Number | None = None
    least: int = 1
    most: int = 20
    default: Any = REQUIRED

    def read(self, value: object) -> int:
        if not isinstance(value, int) or not _is_whole(value):
            raise _refuse(self.name, "a whole number", value)
        if not self.least <= value <= self.most:
            raise _refuse(self.name, f"from {self.least} to {self.most}", value)
        return value


@dataclass(frozen=True, slots=True)
class Word:
    """One of several words, as its number; `words` are those of the data if they differ."""

    name: str
    field: Named
    words: Sequence[str] = ()
    default: Any = REQUIRED

    def read(self, value: object) -> int:
        words = self.words or self.field.names
        if not isinstance(value, str) or value not in words:
            raise _refuse(self.name, f"one of {', '.join(words)}", value)
        return words.index(value)


@dataclass(frozen=True, slots=True)
class Words:
    """Words, each as a bit: a list, one of them, or the word that stands for all."""

    name: str
    field: Number
    words: Sequence[str]
    everything: str = ""
    default: Any = REQUIRED

    def read(self, value: object) -> int:
        if self.everything and value == self.everything:
            return (1 << len(self.words)) - 1
        listed = value if isinstance(value, list) else [value]
        if not listed or len(set(map(str, listed))) < len(listed):
            raise _refuse(self.name, "a list of different words", value)
        for word in listed:
            if word not in self.words:
                raise _refuse(self.name, f"some of {', '.join(self.words)}", word)
        return sum(1 << self.words.index(word) for word in listed)


@dataclass(frozen=True, slots=True)
class Switch:
    """True or false, as 1 or 0."""

    name: str
    field: Number | None = None
    default: Any = REQUIRED

    def read(self, value: object) -> int:
        if not isinstance(value, bool):
            raise _refuse(self.name, "true or false", value)
        return int(value)


@dataclass(frozen=True, slots=True)
class Fixed:
    """What the rules take for granted: the data can only say the same."""

    name: str
    value: Any
    default: Any = REQUIRED
    field: Field | None = None

    def read(self, value: object) -> Any:
        if value != self.value or isinstance(value, bool) != isinstance(self.value, bool):
            raise _refuse(self.name, shown(self.value), value)
        return value


@dataclass(frozen=True, slots=True)
class Times:
    """How many times an effect is there, one after another; it is no part of its number."""

    name: str
    most: int
    default: Any = REQUIRED
    field: Field | None = None

    def read(self, value: object) -> int:
        return Count(self.name, most=self.most).read(value)


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of whole numbers, of a certain length if one is given."""

    name: str
    length: int = 0
    default: Any = REQUIRED
    field: Field | None = None

    def read(self, value: object) -> list[int]:
        if not isinstance(value, list) or not all(_is_whole(number) for number in value):
            raise _refuse(self.name, "a list of whole numbers", value)
        if self.length and len(value) != self.length:
            raise _refuse(self.name, f"a list of {self.length} numbers", value)
        return value


@dataclass(frozen=True, slots=True)
class Inner:
    """Something with a declaration of its own: a record, an effect's effects, options to choose."""

    name: str
    reader: Callable[[Any], Any]
    default: Any = REQUIRED
    field: Field | None = None

    def read(self, value: object) -> Any:
        return self.reader(value)


@dataclass(frozen=True, slots=True)
class Record:
    """An object of the data with these fields and no others."""

    slots: Sequence[Slot]

    def blank(self) -> dict[str, Any]:
        """What stands where there is no such object: defaults, and 0 for what has none."""
        return {slot.name: 0 if slot.default is REQUIRED else slot.default for slot in self.slots}

    def read(self, data: object) -> dict[str, Any]:
        """Every field as it was read, or its default."""
        if not isinstance(data, dict):
            raise InvalidContent(f"an object with fields was expected, not {shown(data)}")
        names = [slot.name for slot in self.slots]
        for name in data:
            if name not in names:
                known = ", ".join(names) or "none"
                raise InvalidContent(f"there is no field {shown(name)}; the fields are: {known}")
        return {slot.name: self._value(slot, data) for slot in self.slots}

    def _value(self, slot: Slot, data: dict[str, Any]) -> Any:
        if slot.name in data:
            return slot.read(data[slot.name])
        if slot.default is REQUIRED:
            raise InvalidContent(f"{slot.name} is missing")
        return slot.default


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: the kind of its number, its word in the data, its fields, how it is shown.

    `notation` is its name among the moves, "" if it never waits in an agenda. `text` is the key of
    the text that tells it; by default that of the move. `pictogram` names what a client draws.
    `filled` are the last fields of its number where the data lack them: who reads fills them in.
    """

    code: int
    word: str
    slots: Sequence[Slot] = ()
    notation: str = ""
    text: str = ""
    pictogram: str = ""
    filled: Sequence[Field] = ()

    @property
    def text_key(self) -> str:
        """The key of its text, "" if only the text of what it is printed on tells it."""
        return self.text or (f"move-{self.notation}" if self.notation else "")

    @property
    def kind(self) -> Kind:
        """The effect as a kind of move."""
        fields = [slot.field for slot in self.slots if slot.field is not None]
        return Kind(self.code, self.notation or self.word, [*fields, *self.filled])


@dataclass(frozen=True, slots=True)
class Printed:
    """An effect as it stands in the data: its number, and its fields by name."""

    effect: Effect
    number: int
    values: Mapping[str, Any] = field(default_factory=dict)


class EffectFacts(Shown, frozen=True):
    """How an effect is shown: what is drawn, and the key of its text with its fields; or ""."""

    pictogram: str
    text: str


class Effects:
    """The effects that one kind of thing can have printed; `key` is the field with the word."""

    def __init__(self, effects: Sequence[Effect], key: str = "op") -> None:
        self.effects = effects
        self.key = key
        self._by_word = {effect.word: effect for effect in effects}
        if len(self._by_word) < len(effects):
            raise ValueError("two effects share a word")

    def read(self, data: object) -> list[Printed]:
        """A list of effects from the data, each as often as it says."""
        if not isinstance(data, list):
            raise InvalidContent(f"a list of effects was expected, not {shown(data)}")
        return [printed for one in data for printed in self.read_one(one)]

    def read_one(self, data: object) -> list[Printed]:
        """One effect from the data, as often as it says."""
        if not isinstance(data, dict) or not isinstance(data.get(self.key), str):
            raise InvalidContent(f"an effect has a word as its {self.key}, unlike {shown(data)}")
        word = data[self.key]
        effect = self._by_word.get(word)
        if effect is None:
            known = ", ".join(sorted(self._by_word))
            raise InvalidContent(f"there is no effect “{word:.40}”; the effects are: {known}")
        rest = {name: value for name, value in data.items() if name != self.key}
        try:
            values = Record(effect.slots).read(rest)
        except InvalidContent as error:
            raise InvalidContent(f"{word}: {error}") from None
        packed = [values[slot.name] for slot in effect.slots if slot.field is not None]
        times = [values[slot.name] for slot in effect.slots if isinstance(slot, Times)]
        return [Printed(effect, pack(effect.code, *packed), values)] * sum(times or [1])

    def facts(self) -> dict[str, EffectFacts]:
        """What a client needs to show the effects, by their words."""
        return {
            effect.word: EffectFacts(effect.pictogram, effect.text_key) for effect in self.effects
        }


def read_entries(
    file: str, entries: Iterable[Mapping[str, Any]], reader: Callable[[Mapping[str, Any]], T]
) -> list[T]:
    """What a reader makes of each entry of a content file, which is called by its `id`.

    InvalidContent says in which file and entry something was wrong.
    """
    found = []
    for entry in entries:
        try:
            found.append(reader(entry))
        except InvalidContent as error:
            raise InvalidContent(f"{file}.json, {entry['id']}: {error}") from None
    return found


def kinds_of(*declared: Effects) -> list[Kind]:
    """The effects that wait in agendas, as kinds of moves, each of them once."""
    kinds = {e.code: e.kind for effects in declared for e in effects.effects if e.notation}
    return list(kinds.values())


def numbers(printed: Sequence[Printed]) -> list[int]:
    """The numbers of printed effects."""
    return [one.number for one in printed]
