"""What is almost right: real messages with one or a few things wrong with them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec

ODD: Final[list[Any]] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, -(2**63), 10**30, 0.5, 1e308),
    *("", " ", "\0", "a\0b", "\x1b[31m", "\u202e", "é" * 40, "🪐" * 20, "x" * 300, "null", "../.."),
    *("%00", "'; DROP TABLE game_table; --", "<script>", "{{7*7}}", "-1", "1e400", "NaN"),
    *([], {}, [[]], [None] * 20, {"": ""}, {"type": "play"}, [{"kind": "me"}] * 17),
]
_SPLINTERS: Final = ['"', "\\", "{", "}", "[", "]", ",", ":", "\0", "\\u0000", "\\ud800", "1e999"]
_DEEP: Final = 3000  # levels
_MOST_CHANGES: Final = 3


class Mutator:
    """Makes something else of what is right; the same things in the same order for a seed."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def text(self, right: Any) -> str:
        """A JSON text that is about, but mostly not quite, this value."""
        way = self._chance.random()
        if way < 0.02:
            return "[" * _DEEP
        if way < 0.75:
            return msgspec.json.encode(self.value(right)).decode()
        return self.letters(msgspec.json.encode(right).decode())

    def value(self, right: Any) -> Any:
        """The value with a few changes anywhere in it."""
        wrong = msgspec.json.decode(msgspec.json.encode(right))
        for _ in range(self._chance.randint(1, _MOST_CHANGES)):
            wrong = self._changed(wrong)
        return wrong

    def _changed(self, value: Any) -> Any:
        if isinstance(value, dict) and value and self._chance.random() < 0.85:
            return self._changed_object(value)
        if isinstance(value, list) and value and self._chance.random() < 0.7:
            return self._changed_list(value)
        if isinstance(value, str) and self._chance.random() < 0.5:
            return self.letters(value)
        return self._chance.choice(ODD)

    def _changed_object(self, value: dict[str, Any]) -> dict[str, Any]:
        key = self._chance.choice(list(value))
        way = self._chance.random()
        if way < 0.7:
            return value | {key: self._changed(value[key])}
        if way < 0.85:
            return {other: value[other] for other in value if other != key}
        return value | {self.letters(key): self._chance.choice(ODD)}

    def _changed_list(self, value: list[Any]) -> list[Any]:
        at = self._chance.randrange(len(value))
        ways: list[Callable[[], list[Any]]] = [
            lambda: [*value[:at], self._changed(value[at]), *value[at + 1 :]],
            lambda: value[:at] + value[at + 1 :],
            lambda: value * 2,
        ]
        return self._chance.choice(ways)()

    def letters(self, text: str) -> str:
        """The text with letters lost, doubled, swapped or strange ones among them."""
        at = self._chance.randint(0, len(text))
        until = min(len(text), at + self._chance.randint(0, 8))
        splinter = self._chance.choice([*_SPLINTERS, chr(self._chance.randint(1, 0xD7FF))])
        ways = [
            text[:at] + text[until:],
            text[:until] + text[at:],
            text[:at] + splinter + text[at:],
            text[:at] + splinter + text[until:],
            text.swapcase(),
            text + " ",
        ]
        return self._chance.choice(ways)
