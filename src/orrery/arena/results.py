"""The file of an arena: one line that says what is played, then one for every deal.

A line is written whole and at once, so whatever ends a run leaves at most the last line torn; that
deal is played again. A second run with the same file plays only what is missing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from orrery.arena.tournament import Deal, Plan
from orrery.games import title as title_of
from orrery.kernel.errors import InvalidOption
from orrery.kernel.option import OptionValue

_FORMAT: Final = "orrery-arena-1"


class Header(msgspec.Struct, frozen=True):
    """What has to be the same for results to be compared. Bots and numbers of games may differ."""

    format: str
    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    clock: str = "wall"


class ResultsFile:
    """Results that are kept as they come."""

    def __init__(self, file: BinaryIO, played: list[Deal]) -> None:
        self._file = file
        self.played = played

    def add(self, deal: Deal) -> None:
        """Keep a deal; it lasts when this returns."""
        _write(self._file, deal)


@contextmanager
def kept_in(path: Path, plan: Plan) -> Iterator[ResultsFile]:
    """The results in a file, of a plan that goes with those that are in it already."""
    try:
        file = path.open("a+b")
    except OSError as error:
        raise InvalidOption(f"results can't be kept in {path}: {error}") from error
    with file:
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        header = _header(plan)
        if whole:
            _check(path, header, whole[0])
        played = [_deal(path, number, line) for number, line in enumerate(whole[1:], 2)]
        file.truncate(sum(map(len, whole)))
        if not whole:
            _write(file, header)
        yield ResultsFile(file, played)


def _header(plan: Plan) -> Header:
    title = title_of(plan.game)
    options = dict(plan.options)
    return Header(
        _FORMAT,
        plan.game,
        title.rules_version,
        title.content_hash,
        plan.seats,
        options,
        plan.seed,
        plan.clock,
    )


def _check(path: Path, wanted: Header, line: bytes) -> None:
    try:
        found = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise InvalidOption(f"{path} holds no results of an arena: name another file") from error
    for name in Header.__struct_fields__:
        there, here = getattr(found, name), getattr(wanted, name)
        if there != here:
            raise InvalidOption(
                f"{path} holds results with {name} {there!r:.80}, not {here!r:.80}: "
                "name another file, or play the same"
            )


def _deal(path: Path, number: int, line: bytes) -> Deal:
    try:
        return msgspec.json.decode(line, type=Deal)
    except msgspec.DecodeError as error:
        raise InvalidOption(f"line {number} of {path} is damaged: {error}") from error


def _write(file: BinaryIO, line: Header | Deal) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()
    os.fsync(file.fileno())
