"""Game options: modules, variants and boards, declared by each title and checked in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from orrery.kernel.errors import InvalidOption, shown

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Flag:
    """A module that is on or off."""

    name: str
    default: bool

    def values(self) -> Sequence[OptionValue]:
        return (False, True)

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, bool):
            raise InvalidOption(f"{self.name} is true or false, not {shown(value)}")
        return value

    def read(self, text: str) -> OptionValue:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if text.lower() not in words:
            raise InvalidOption(f"{self.name} is true or false, not {shown(text)}")
        return words[text.lower()]


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number within bounds."""

    name: str
    low: int
    high: int
    default: int

    def values(self) -> Sequence[OptionValue]:
        return sorted({self.low, self.default, self.high})

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, int) or isinstance(value, bool):
            raise InvalidOption(f"{self.name} is a whole number, not {shown(value)}")
        if not self.low <= value <= self.high:
            wanted = f"{self.low} to {self.high}"
            raise InvalidOption(f"{self.name} is from {wanted}, not {shown(value)}")
        return value

    def read(self, text: str) -> OptionValue:
        if not text.removeprefix("-").isascii() or not text.removeprefix("-").isdigit():
            raise InvalidOption(f"{self.name} is a whole number, not {shown(text)}")
        if len(text) > 12:
            raise InvalidOption(f"{self.name} is from {self.low} to {self.high}, not {text:.12}…")
        return self.check(int(text))


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several named variants."""

    name: str
    choices: Sequence[str]
    default: str

    def values(self) -> Sequence[OptionValue]:
        return tuple(self.choices)

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, str) or value not in self.choices:
            raise InvalidOption(
                f"{self.name} is one of {', '.join(self.choices)}, not {shown(value)}"
            )
        return value

    def read(self, text: str) -> OptionValue:
        return self.check(text)


@dataclass(frozen=True, slots=True)
class PerSeat:
    """A variant for every seat: one word for all, or a word per seat, separated by commas.

    Of a `single` thing, such as a board that is there once, only one seat can have it.
    """

    name: str
    choices: Sequence[str]
    single: Sequence[str]
    default: str

    def values(self) -> Sequence[OptionValue]:
        return tuple(self.choices)

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, str):
            raise InvalidOption(f"{self.name} is a text, not {shown(value)}")
        for word in value.split(","):
            if word not in self.choices and word not in self.single:
                known = ", ".join((*self.choices, *self.single))
                raise InvalidOption(
                    f"{self.name} is one of {known}, for all or for each seat, not {shown(word)}"
                )
        return value

    def read(self, text: str) -> OptionValue:
        return self.check(",".join(word.strip() for word in text.split(",")))

    def check_seats(self, value: OptionValue, seats: int) -> None:
        """Whether a checked value is enough for these seats, and not too much."""
        words = str(value).split(",")
        if len(words) not in (1, seats):
            raise InvalidOption(
                f"{self.name} has one word for all or {seats}, one for each seat, not {len(words)}"
            )
        chosen = for_each_seat(value, seats)
        for word in self.single:
            if chosen.count(word) > 1:
                raise InvalidOption(f"{self.name}: only one seat can have {word}")


def for_each_seat(value: OptionValue, seats: int) -> list[str]:
    """What a PerSeat option says of every seat."""
    words = str(value).split(",")
    return words if len(words) == seats else words * seats


Option = Flag | Range | Choice | PerSeat


def complete(
    declared: Sequence[Option], given: Mapping[str, Any], seats: int
) -> dict[str, OptionValue]:
    """The given options, checked, with defaults for the others, in the declared order."""
    if not isinstance(given, Mapping):
        raise InvalidOption(f"options are given by name, not as {shown(given)}")
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise InvalidOption(f"there is no option {shown(name)}; the options are: {names}")
    completed = {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
    for option in declared:
        if isinstance(option, PerSeat):
            option.check_seats(completed[option.name], seats)
    return completed
