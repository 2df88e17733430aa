"""Moves as actions: small numbers without gaps, as programs that learn need them.

A title's vocabulary says which moves there can be, so every one of them gets a number by its kind
and its fields, whatever the position. A kind with very many moves is told in several actions, field
by field: where a rover comes from, then where it goes to. The numbers follow from the vocabulary
alone; they stay the same as long as a title's `rules_version` does, and a golden file holds that.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from math import prod
from typing import Final

from orrery.kernel.errors import BrokenRules
from orrery.kernel.move import field, kind_of
from orrery.kernel.vocabulary import Kind, Vocabulary

MOST: Final = 4096  # actions of a kind; what has more of them is told in several


@dataclass(frozen=True, slots=True)
class _Stage:
    """Fields of a kind that are told at once, and the numbers of the actions that tell them."""

    kind: Kind
    places: range  # of the fields
    actions: range

    def action(self, move: int) -> int:
        """The action that says what a move says here."""
        told = 0
        for place in self.places:
            part = self.kind.fields[place]
            if field(move, place) not in part.values:
                raise BrokenRules(f"{self.kind.name}: {part.name} is beyond what is declared")
            told = told * len(part.values) + field(move, place) - part.values.start
        return self.actions.start + told

    def text(self, action: int) -> str:
        """The same in the notation of moves, with a gap for what was told before."""
        rest = action - self.actions.start
        words: list[str] = []
        for place in reversed(self.places):
            part = self.kind.fields[place]
            rest, told = divmod(rest, len(part.values))
            words.insert(0, part.write(part.values[told]))
        return " ".join([self.kind.name, *["…"] * self.places.start, *words])


class _FirstActions(dict[int, int]):
    """The first action of every move that was asked for, looked up without a call in Python."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._actions = actions

    def __missing__(self, move: int) -> int:
        first = self[move] = self._actions.of(move)[0]
        return first


class Actions:
    """The actions of a vocabulary of moves.

    `openings` are those after which more of a move is to be told. `first` has, by a move, the first
    of the actions that `of` tells: masks ask for it at every step. `whole` has, by an action that
    is all of a move, that move, once it was asked for.
    """

    def __init__(self, moves: Vocabulary, most: int = MOST) -> None:
        self._stages: dict[int, list[_Stage]] = {}
        self._known: dict[int, list[int]] = {}
        self.first = _FirstActions(self)
        self.whole: dict[int, int] = {}
        self.size = 0
        for code, kind in sorted(moves.kinds.items()):
            self._stages[code] = self._divided(kind, most)
        openings = [s.actions for stages in self._stages.values() for s in stages[:-1]]
        self.openings = [action for actions in openings for action in actions]

    def _divided(self, kind: Kind, most: int) -> list[_Stage]:
        """The stages of a kind: as many fields at once as there are numbers for."""
        sizes = [len(part.values) for part in kind.fields]
        stages: list[_Stage] = []
        begin = 0
        while begin < len(sizes) or not stages:
            end = begin + 1
            while end < len(sizes) and prod(sizes[begin : end + 1]) <= most:
                end += 1
            end = min(end, len(sizes))
            number = prod(sizes[begin:end])
            if number > most:
                raise BrokenRules(f"{kind.name}: a field of {number} values is too wide")
            stages.append(_Stage(kind, range(begin, end), range(self.size, self.size + number)))
            self.size += number
            begin = end
        return stages

    def of(self, move: int) -> list[int]:
        """The actions that make up a move, one after the other; mostly it is one."""
        known = self._known.get(move)
        if known is None:
            known = [stage.action(move) for stage in self._stages[kind_of(move)]]
            self._known[move] = known
            if len(known) == 1:
                self.whole[known[0]] = move
        return known

    def text(self, action: int) -> str:
        """An action as people read it: a move, or the part of one that it says."""
        for stages in self._stages.values():
            for stage in stages:
                if action in stage.actions:
                    return stage.text(action)
        raise IndexError(f"there are actions 0 to {self.size - 1}, not {action}")

    @property
    def digest(self) -> str:
        """A hash of what every action means."""
        found = hashlib.blake2b(digest_size=16)
        for stages in self._stages.values():
            for stage in stages:
                for action in stage.actions:
                    found.update(stage.text(action).encode() + b"\n")
        return found.hexdigest()
