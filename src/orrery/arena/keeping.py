"""Files that keep results as they come: a line that says of what they are, then one for each.

A line is written whole and at once, so whatever ends a run leaves at most the last line torn, and a
second run with the same file goes on from there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec

from orrery.kernel.errors import InvalidOption

Line = TypeVar("Line", bound=msgspec.Struct)


class Kept(Generic[Line]):
    """What a file held when it was opened, and a way to add to it."""

    def __init__(self, file: BinaryIO, lines: list[Line]) -> None:
        self._file = file
        self.lines = lines

    def add(self, line: Line) -> None:
        """Keep one more; it lasts when this returns."""
        _write(self._file, line)


@contextmanager
def kept_in(path: Path, header: msgspec.Struct, kind: type[Line]) -> Iterator[Kept[Line]]:
    """What a file keeps, of this kind; it begins with this header, or is refused."""
    try:
        file = path.open("a+b")
    except OSError as error:
        raise InvalidOption(f"results can't be kept in {path}: {error}") from error
    with file:
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole:
            _check(path, header, whole[0])
        found = [_read(path, number, line, kind) for number, line in enumerate(whole[1:], 2)]
        file.truncate(sum(map(len, whole)))
        if not whole:
            _write(file, header)
        yield Kept(file, found)


def _check(path: Path, wanted: msgspec.Struct, line: bytes) -> None:
    try:
        found = msgspec.json.decode(line, type=type(wanted))
    except msgspec.DecodeError as error:
        raise InvalidOption(f"{path} holds no results of this kind: name another file") from error
    for name in wanted.__struct_fields__:
        there, here = getattr(found, name), getattr(wanted, name)
        if there != here:
            raise InvalidOption(
                f"{path} holds results with {name} {there!r:.80}, not {here!r:.80}: "
                "name another file, or play the same"
            )


def _read(path: Path, number: int, line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise InvalidOption(f"line {number} of {path} is damaged: {error}") from error


def _write(file: BinaryIO, line: msgspec.Struct) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()
    os.fsync(file.fileno())
