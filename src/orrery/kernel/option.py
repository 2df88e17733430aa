"""Game options: modules, variants and boards, declared by each title and checked in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from orrery.kernel.errors import InvalidOption, shown

OptionValue = bool | int | str

NO_OPPONENTS: Final = "none"


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


@dataclass(frozen=True, slots=True)
class Automaton:
    """An opponent that the rules play: what it is, its level, and its number after the seats."""

    kind: str
    level: str
    number: int

    def __str__(self) -> str:
        return f"{one_of(self.kind)} {self.level}"


def one_of(opponents: str) -> str:
    """What one of several opponents is called where options are named: `luna` of `lunas`."""
    return opponents.removesuffix("s")


@dataclass(frozen=True, slots=True)
class Opponents:
    """Automatic opponents of a kind: a level for each of them, separated by commas, or `none`.

    There are at most `most` of them, at most `places` together with the seats, and at least
    `alone` for somebody who sits there alone. `level` is the one that a new opponent has. Where an
    option `level_name` is given too, the value is their number, and that is the level of them all.
    """

    name: str
    levels: Sequence[str]
    level: str
    most: int
    places: int
    alone: int = 0

    @property
    def level_name(self) -> str:
        """What one level for all of them is given by: `luna_level` beside `lunas`."""
        return f"{one_of(self.name)}_level"

    def values(self) -> Sequence[OptionValue]:
        """None, one of each level, and as many as there may be, of different levels."""
        many = [self.levels[number % len(self.levels)] for number in range(self.most)]
        return tuple(dict.fromkeys((NO_OPPONENTS, *self.levels, ",".join(many))))

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, str):
            raise InvalidOption(f"{self.name} is a text, not {shown(value)}")
        for word in levels_of(value):
            if word not in self.levels:
                known = ", ".join(self.levels)
                raise InvalidOption(
                    f"{self.name} is {NO_OPPONENTS} or for each of them one of {known}, "
                    f"not {shown(word)}"
                )
        return value

    def read(self, text: str) -> OptionValue:
        return self.check(",".join(word.strip() for word in text.split(",")))

    def alike(self, number: object, level: object) -> OptionValue:
        """The value for so many opponents of one level."""
        numbers = {NO_OPPONENTS: 0} | {str(n): n for n in range(self.most + 1)}
        if str(number) not in numbers:
            raise InvalidOption(
                f"{self.name} is a number from 0 to {self.most} where {self.level_name} is given, "
                f"not {shown(number)}"
            )
        if str(level) not in self.levels:
            known = ", ".join(self.levels)
            raise InvalidOption(f"{self.level_name} is one of {known}, not {shown(level)}")
        return ",".join([str(level)] * numbers[str(number)]) or NO_OPPONENTS

    def check_seats(self, value: OptionValue, seats: int) -> None:
        """Whether so many opponents may join a table of these seats."""
        number = len(levels_of(value))
        least, most = self.least(seats), self.room(seats)
        if not least <= number <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise InvalidOption(
                f"{self.name}: with {seats} seats there are {wanted}, not {number}",
                (self.name, "seats"),
            )

    def least(self, seats: int) -> int:
        """How many there must be at a table of these seats."""
        return self.alone if seats == 1 else 0

    def room(self, seats: int) -> int:
        """How many there may be at a table of these seats."""
        return max(0, min(self.most, self.places - seats))

    def default_for(self, seats: int) -> OptionValue:
        """As many as there must be."""
        return ",".join([self.level] * self.least(seats)) or NO_OPPONENTS


def levels_of(value: OptionValue) -> list[str]:
    """The levels of the opponents that an Opponents option asks for."""
    return [] if value == NO_OPPONENTS else str(value).split(",")


Option = Flag | Range | Choice | PerSeat | Opponents


@dataclass(frozen=True, slots=True)
class Implied:
    """A value that counts instead of the one that was chosen for an option.

    With so many `seats` (any number if there are none), and `when` other options, or the option
    itself, have one of these values. The text key of the reason is implied-<reason>.
    """

    option: str
    value: OptionValue
    reason: str
    seats: Sequence[int] = ()
    when: Mapping[str, Sequence[OptionValue]] = field(default_factory=dict)

    def applies(self, options: Mapping[str, OptionValue], seats: int) -> bool:
        """Whether it counts beside these options."""
        return (not self.seats or seats in self.seats) and all(
            options[name] in values for name, values in self.when.items()
        )


def complete(
    declared: Sequence[Option], given: Mapping[str, Any], seats: int
) -> dict[str, OptionValue]:
    """The given options, checked, with defaults for the others, in the declared order."""
    if not isinstance(given, Mapping):
        raise InvalidOption(f"options are given by name, not as {shown(given)}")
    given = _spelt_out(declared, given, seats)
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise InvalidOption(f"there is no option {shown(name)}; the options are: {names}")
    completed = {
        name: option.check(given[name]) if name in given else default_of(option, seats)
        for name, option in known.items()
    }
    for option in declared:
        if isinstance(option, PerSeat | Opponents):
            option.check_seats(completed[option.name], seats)
    return completed


def read_options(declared: Sequence[Option], texts: Mapping[str, str]) -> dict[str, OptionValue]:
    """The values that texts stand for; `complete` checks names, and numbers of opponents."""
    known = {
        option.name: option
        for option in declared
        if not isinstance(option, Opponents) or option.level_name not in texts
    }
    return {name: known[name].read(text) if name in known else text for name, text in texts.items()}


def _spelt_out(
    declared: Sequence[Option], given: Mapping[str, Any], seats: int
) -> Mapping[str, Any]:
    """The given options, with opponents of one level, given by their number, one by one."""
    spelt = dict(given)
    for option in declared:
        if isinstance(option, Opponents) and option.level_name in spelt:
            level = spelt.pop(option.level_name)
            number = spelt.get(option.name, option.least(seats))
            if number == 0 and option.name not in spelt:
                raise InvalidOption(
                    f"{option.level_name} is for {option.name}: say how many, "
                    f"such as {option.name}=1"
                )
            spelt[option.name] = option.alike(number, level)
    return spelt


def default_of(option: Option, seats: int) -> OptionValue:
    """What an option is at a table of these seats when nobody chooses."""
    return option.default_for(seats) if isinstance(option, Opponents) else option.default


def automata_of(
    declared: Sequence[Option], options: Mapping[str, OptionValue], seats: int
) -> list[Automaton]:
    """The opponents that the rules play in a match with these options, in their order."""
    wanted = [
        (option.name, level)
        for option in declared
        if isinstance(option, Opponents)
        for level in levels_of(options.get(option.name, option.default_for(seats)))
    ]
    return [Automaton(kind, level, seats + place) for place, (kind, level) in enumerate(wanted)]
