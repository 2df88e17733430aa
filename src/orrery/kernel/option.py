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


Option = Flag | Range | Choice


def complete(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """The given options, checked, with defaults for the others, in the declared order."""
    if not isinstance(given, Mapping):
        raise InvalidOption(f"options are given by name, not as {shown(given)}")
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise InvalidOption(f"there is no option {shown(name)}; the options are: {names}")
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
