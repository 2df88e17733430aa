"""Many games at once, in worker processes that share their arrays with the learner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from orrery.env.playing import Playing
from orrery.env.rewards import reward_called

_STEP: Final = b"step"
_STOP: Final = b"stop"


@dataclass(frozen=True)
class _Setting:
    """What the games are: everything that a worker needs to know."""

    game: str
    seats: int
    options: dict[str, Any]
    reward: str
    games: int
    seed: int

    def playing(self) -> Playing:
        """A match of this kind."""
        return Playing(self.game, self.seats, self.options)

    def shapes(self) -> dict[str, tuple[tuple[int, ...], type[Any]]]:
        """The arrays: their shapes, and what they are of."""
        games, playing = self.games, self.playing()
        return {
            "rows": ((games, playing.row_size), np.float32),
            "masks": ((games, playing.actions.size), np.int8),
            "rewards": ((games, self.seats), np.float32),
            "actions": ((games,), np.int32),
            "seats": ((games,), np.int32),
            "over": ((games,), np.int8),
        }


class _Arrays:
    """The arrays of all games, in one piece of memory."""

    rows: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    actions: NDArray[np.int32]
    seats: NDArray[np.int32]
    over: NDArray[np.int8]

    def __init__(self, setting: _Setting, name: str | None = None) -> None:
        shapes = setting.shapes()
        length = sum(prod(shape) * np.dtype(kind).itemsize for shape, kind in shapes.values())
        self.memory = SharedMemory(name, create=name is None, size=length)
        place = 0
        for field, (shape, kind) in sorted(shapes.items(), key=lambda one: _wide_first(one[1][1])):
            array = np.ndarray(shape, kind, self.memory.buf, place)
            setattr(self, field, array)
            place += array.nbytes

    def release(self) -> None:
        """Forget the arrays, so that the memory can be closed."""
        for field in _Arrays.__annotations__:
            delattr(self, field)
        self.memory.close()


def _wide_first(kind: type[Any]) -> int:
    return -np.dtype(kind).itemsize


class _Games:
    """The games of one worker, numbers `first` to `end` of all."""

    def __init__(self, setting: _Setting, arrays: _Arrays, first: int, end: int) -> None:
        self._setting = setting
        self._arrays = arrays
        self._reward = reward_called(setting.reward)
        self._part = slice(first, end)
        self._rows = list(arrays.rows[self._part])
        self._masks = list(arrays.masks[self._part])
        self._rewards = list(arrays.rewards[self._part])
        self._first = first
        self._begun = [0] * (end - first)
        self._seats = [0] * (end - first)
        kind = setting.playing()
        self._games = [kind.twin() for _ in self._begun]
        for place in range(len(self._games)):
            self._begin(place)
        arrays.seats[self._part] = self._seats

    def step(self) -> None:
        """The chosen action in every game; one that is over begins anew, with another seed."""
        arrays, part = self._arrays, self._part
        actions = arrays.actions[part].tolist()
        arrays.over[part] = 0
        arrays.masks[part] = 0
        for place, playing in enumerate(self._games):
            playing.act(self._seats[place], actions[place])
            self._rewards[place][:] = self._reward(playing)
            if playing.game.is_over():
                arrays.over[self._first + place] = 1
                self._begin(place)
            else:
                self._show(place)
        arrays.seats[part] = self._seats

    def _begin(self, place: int) -> None:
        """Seeds depend on the game and on how many it has played, not on the workers."""
        number = self._first + place
        self._games[place].begin(f"{self._setting.seed} {number} {self._begun[place]}")
        self._begun[place] += 1
        self._show(place)

    def _show(self, place: int) -> None:
        playing = self._games[place]
        seat = self._seats[place] = playing.game.deciders()[0]
        playing.fill_row(seat, self._rows[place])
        playing.fill_mask(seat, self._masks[place])


def _work(pipe: Connection, setting: _Setting, memory: str, first: int, end: int) -> None:
    arrays = _Arrays(setting, memory)
    games = _Games(setting, arrays, first, end)
    pipe.send_bytes(_STEP)
    while pipe.recv_bytes() == _STEP:
        games.step()
        pipe.send_bytes(_STEP)
    del games
    arrays.release()


class Vector:
    """Many games of a kind, each asking the seat that has to decide; for self-play.

    `rows`, `masks` and `seats` are what is asked in each game; `step` carries out an action in
    each, and `rewards` and `over` tell what came of it. The arrays are always the same ones.
    With 0 workers all is done in this process. The games are the same for any number of workers.
    """

    def __init__(
        self,
        game: str,
        games: int,
        workers: int = 0,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        seed: int = 0,
    ) -> None:
        self._setting = _Setting(game, seats, dict(options or {}), reward, games, seed)
        self._arrays = _Arrays(self._setting)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._games = None if workers else _Games(self._setting, self._arrays, 0, games)
        for worker in range(workers):
            self._start(games * worker // workers, games * (worker + 1) // workers)
        for pipe in self._pipes:
            pipe.recv_bytes()

    @property
    def rows(self) -> NDArray[np.float32]:
        """What the seat that is asked knows, per game."""
        return self._arrays.rows

    @property
    def masks(self) -> NDArray[np.int8]:
        """Which actions it may choose."""
        return self._arrays.masks

    @property
    def seats(self) -> NDArray[np.int32]:
        """Which seat is asked."""
        return self._arrays.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each seat got for the last step; of most rewards 0 unless it ended the game."""
        return self._arrays.rewards

    @property
    def over(self) -> NDArray[np.int8]:
        """Whether the last step ended the game; then `rows` is about the next one already."""
        return self._arrays.over

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """An action for every game, of the seat that is asked there."""
        self.send(actions)
        self.wait()

    def send(self, actions: NDArray[np.integer[Any]]) -> None:
        """Let the workers begin a step, and go on: with another vector, say. Then `wait`."""
        self._arrays.actions[:] = actions
        for pipe in self._pipes:
            pipe.send_bytes(_STEP)

    def wait(self) -> None:
        """Until all workers have done the step that was sent; not before may the arrays be read."""
        if self._games is not None:
            self._games.step()
        for pipe in self._pipes:
            pipe.recv_bytes()

    def close(self) -> None:
        """End the workers and give the memory back."""
        for pipe in self._pipes:
            pipe.send_bytes(_STOP)
        for process in self._processes:
            process.join()
        self._games = None
        self._arrays.release()
        self._arrays.memory.unlink()

    def _start(self, first: int, end: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_work, args=(theirs, self._setting, self._arrays.memory.name, first, end)
        )
        process.daemon = True
        process.start()
        self._pipes.append(ours)
        self._processes.append(process)
