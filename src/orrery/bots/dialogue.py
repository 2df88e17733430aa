"""What is said between Orrery and a bot that is a program in any language. docs/bot-protocol.md.

Every message is one line of JSON. The program needs no rules: it can have lines of moves played on
imagined positions, and hears what may follow and what it is worth.
"""

from __future__ import annotations

from math import isinf
from typing import Final

import msgspec

from orrery.bots.planning import evaluation_of
from orrery.kernel.errors import BotFailed, OrreryError, shown
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.snapshot import written
from orrery.kernel.title import Title
from orrery.kernel.view import Plain
from orrery.text import Translator, languages

VERSION: Final = 1
MOST_POSITIONS: Final = 10_000  # that are kept for one decision


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message: which game, and on which of how many seats."""

    version: int
    game: str
    rules: str
    seat: int
    seats: int
    seed: str


class OfferedMove(msgspec.Struct, frozen=True):
    """A legal move: its notation, and what it says in English."""

    move: str
    text: str


class Decide(msgspec.Struct, frozen=True, tag="decide", tag_field="type"):
    """A decision to make; `seconds` is the time for it, None without a limit."""

    seconds: float | None
    moves: list[OfferedMove]
    view: Plain


class Position(msgspec.Struct, frozen=True, tag="position", tag_field="type", omit_defaults=True):
    """An imagined position: who decides there and between what, and how it stands."""

    position: int
    over: bool
    scores: list[int]
    moves: dict[str, list[str]]  # by seats
    value: float | None = None
    snapshot: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Mistake(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """Why a request can't be carried out; the decision still waits."""

    message: str


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="type"):
    """The program's decision."""

    move: str


class Imagine(msgspec.Struct, frozen=True, tag="imagine", tag_field="type"):
    """Asks for a position in which what the seat can't know is drawn by this seed."""

    seed: int | str
    value: bool = False
    snapshot: bool = False


class SeatMove(msgspec.Struct, frozen=True):
    """A move of a certain seat."""

    seat: int
    move: str


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="type"):
    """Asks what moves lead to. Those without a seat are its own, or if it has none the next's."""

    position: int
    moves: list[str | SeatMove]
    value: bool = False
    snapshot: bool = False


Request = Move | Imagine | Play
Reply = Position | Mistake


class Dialogue:
    """What is said over one decision. It rests on a perspective, which holds no secret."""

    def __init__(self, perspective: Perspective, translator: Translator | None) -> None:
        self._perspective = perspective
        self._title = perspective.title
        self._translator = translator
        self._positions: list[Game] = []
        self._evaluation: Evaluation | None = None

    def question(self) -> Decide:
        """What the program is asked."""
        left = self._perspective.clock.left()
        return Decide(
            seconds=None if isinf(left) else max(0.0, left),
            moves=[OfferedMove(*self._told(move)) for move in self._perspective.options],
            view=self._perspective.view(),
        )

    def move(self, answer: Move) -> int:
        """The move that a program has decided for; BotFailed if it can't be made."""
        for move in self._perspective.options:
            if self._title.moves.text(move) == answer.move:
                return move
        raise BotFailed(f"{shown(answer.move)} is not among the moves that it can make")

    def reply(self, request: Imagine | Play) -> Reply:
        """What the program wanted to know."""
        try:
            if len(self._positions) >= MOST_POSITIONS:
                return Mistake(f"there are {MOST_POSITIONS} positions already: decide")
            game = (
                self._imagined(request) if isinstance(request, Imagine) else self._played(request)
            )
        except OrreryError as error:
            return Mistake(str(error))
        self._positions.append(game)
        return Position(
            position=len(self._positions) - 1,
            over=game.is_over(),
            scores=game.scores(),
            moves={
                str(seat): self._title.moves.texts(game.options(seat)) for seat in game.deciders()
            },
            value=self._value(game) if request.value else None,
            snapshot=msgspec.Raw(written(game)) if request.snapshot else msgspec.UNSET,
        )

    def _imagined(self, request: Imagine) -> Game:
        return self._perspective.imagine(request.seed)

    def _played(self, request: Play) -> Game:
        if not 0 <= request.position < len(self._positions):
            raise BotFailed(f"there is no position {request.position}; imagine one first")
        game = self._positions[request.position].copy()
        for one in request.moves:
            text = one if isinstance(one, str) else one.move
            if game.is_over():
                raise BotFailed(f"the game is over before {shown(text)}")
            seat = self._mover(game) if isinstance(one, str) else one.seat
            if not 0 <= seat < game.seats:
                raise BotFailed(f"there is no seat {seat}")
            game.play(seat, self._title.moves.parse(text))
        return game

    def _mover(self, game: Game) -> int:
        """Who makes a move of which nobody says whose it is."""
        deciders = game.deciders()
        own = self._perspective.seat
        return own if own in deciders else deciders[0]

    def _value(self, game: Game) -> float:
        """How good a position is for the seat, as the bots that come with Orrery see it."""
        if self._evaluation is None:
            self._evaluation = evaluation_of(self._title, self._perspective.seats == 1)
        self._evaluation.prepare(game, self._perspective.seat)
        return self._evaluation.value(game, self._perspective.seat)

    def _told(self, move: int) -> tuple[str, str]:
        notation = self._title.moves.text(move)
        if self._translator is None:
            return notation, notation
        return notation, self._translator.move(self._title.moves.describe(move))


def english(title: Title, seats: int) -> Translator | None:
    """Words for a title's moves, if it has them."""
    names = [f"Seat {seat}" for seat in range(seats)]
    return Translator(title, "en", names) if "en" in languages(title) else None
