"""Bots that are programs in any language, spoken to by lines of JSON."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orrery
from orrery.arena.executors import processes
from orrery.arena.simulation import play_game, simulate
from orrery.arena.tournament import Plan, hold
from orrery.bots import RandomBot, bot
from orrery.bots.dialogue import Dialogue, Imagine, Mistake, Move, Play, Position, SeatMove, english
from orrery.bots.program import ProgramBot
from orrery.kernel.dice import commitment, key_from_seed
from orrery.kernel.errors import BotFailed, UnknownBot
from orrery.kernel.perspective import Perspective
from orrery.kernel.snapshot import written

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
EXAMPLE = orrery.title("example")
NODE = shutil.which("node")


def python(code: str) -> str:
    """The name of a bot that is this Python code."""
    return f"exec:{sys.executable} -c '{code}'"


SILENT = "import sys; sys.stdin.read()"
DEAF = "import time; time.sleep(60)"
GARBAGE = 'import sys; sys.stdin.readline(); print("checkmate", flush=True); sys.stdin.read()'
ENDING = "import sys; sys.stdin.readline(); sys.stdin.readline()"
ILLEGAL = (
    "import sys; sys.stdin.readline(); "
    'print("{\\"type\\": \\"move\\", \\"move\\": \\"fly\\"}", flush=True); sys.stdin.read()'
)


@pytest.mark.parametrize(
    "command",
    [
        f"{sys.executable} {EXAMPLES / 'bot.py'}",
        pytest.param(
            f"{NODE} {EXAMPLES / 'bot.mjs'}",
            marks=pytest.mark.skipif(NODE is None, reason="there is no node"),
        ),
    ],
    ids=["python", "javascript"],
)
def test_the_examples_play_whole_games(command: str) -> None:
    [result] = simulate("example", [f"exec:{command}", "random"], {"nights": 1}, 1, 1)
    [again] = simulate("example", [f"exec:{command}", "random"], {"nights": 1}, 1, 1)
    assert result == again


def test_an_example_plays_in_the_arena() -> None:
    program = f"exec:{sys.executable} {EXAMPLES / 'bot.py'}"
    plan = Plan("example", (program, "random"), 2, {"nights": 1}, "s", games=2, stops_early=False)
    with processes(1) as run:
        [deal] = hold(plan, [], run)
    assert {seat.bot for game in deal.games for seat in game} == {program, "random"}


@pytest.mark.parametrize(
    ("code", "seconds", "message"),
    [
        (SILENT, 0.2, "it takes too long"),
        (DEAF, 0.2, "it takes too long"),
        (GARBAGE, 60, "it says 'checkmate', which is no message"),
        (ENDING, 60, "it has ended"),
        (ILLEGAL, 60, "'fly' is not among the moves that it can make"),
    ],
)
def test_a_program_that_fails_is_told_of_in_one_sentence(
    code: str, seconds: float, message: str
) -> None:
    failing = bot(python(code), 1)
    with pytest.raises(BotFailed) as failed:
        play_game(EXAMPLE, [failing, RandomBot(1)], {}, 1, seconds)
    assert str(failed.value).endswith(f"fails: {message}")
    assert isinstance(failing, ProgramBot)
    assert failing.has_ended


@pytest.mark.parametrize("name", ["exec:no-such-program", "exec:", "exec:'"])
def test_a_program_that_cannot_be_started_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"can't be started|is written exec:COMMAND"):
        bot(name, 1)


def perspective() -> Perspective:
    game = EXAMPLE.begin(2, {}, key_from_seed("talk"))
    return Perspective(EXAMPLE, game, game.deciders()[0])


def test_a_decision_is_told_with_moves_texts_view_and_time() -> None:
    seen = perspective()
    question = Dialogue(seen, english(EXAMPLE, 2)).question()
    told: Any = json.loads(msgspec.json.encode(question))
    assert told["type"] == "decide"
    assert told["seconds"] is None
    assert [one["move"] for one in told["moves"]] == EXAMPLE.moves.texts(seen.options)
    assert all(one["text"] for one in told["moves"])
    assert told["view"] == json.loads(json.dumps(seen.view()))


def test_lines_of_moves_are_played_on_imagined_positions() -> None:
    seen = perspective()
    dialogue = Dialogue(seen, None)
    start = dialogue.reply(Imagine("a", snapshot=True))
    assert isinstance(start, Position)
    assert bytes(start.snapshot) == written(seen.imagine("a"))  # type: ignore[arg-type]
    move = start.moves[str(seen.seat)][0]
    after = dialogue.reply(Play(start.position, [SeatMove(seen.seat, move)], value=True))
    assert isinstance(after, Position)
    assert (after.position, after.over) == (1, False)
    assert after.value is not None
    assert dialogue.reply(Play(start.position, [move])) == Position(  # its own, as nothing is said
        2, after.over, after.scores, after.moves
    )
    again = dialogue.reply(Play(start.position, []))
    assert isinstance(again, Position)
    assert again.moves == start.moves


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        (Play(7, []), "there is no position 7; imagine one first"),
        (Play(0, [SeatMove(5, "aim t1")]), "there is no seat 5"),
        (Play(0, ["fly"]), "fly"),
    ],
)
def test_a_request_that_cannot_be_met_changes_nothing(request_: Play, message: str) -> None:
    dialogue = Dialogue(perspective(), None)
    dialogue.reply(Imagine(1))
    mistake = dialogue.reply(request_)
    assert isinstance(mistake, Mistake)
    assert message in mistake.message
    assert isinstance(dialogue.reply(Imagine(1)), Position)


def test_what_is_said_does_not_depend_on_what_is_hidden() -> None:
    game = EXAMPLE.begin(3, {}, key_from_seed("hidden"))
    seat = game.deciders()[0]
    other = game.imagine(seat, key_from_seed("elsewhere"))
    assert written(other) != written(game)

    def said(world: Any) -> bytes:
        dialogue = Dialogue(Perspective(EXAMPLE, world, seat), english(EXAMPLE, 3))
        replies = [dialogue.reply(Imagine(1, snapshot=True)), dialogue.reply(Play(0, []))]
        return msgspec.json.encode([dialogue.question(), *replies])

    assert said(game) == said(other)
    assert commitment(game.dice.key).encode() not in said(game)
    assert game.dice.key.hex().encode() not in said(game)


def test_a_move_is_named_by_its_notation() -> None:
    seen = perspective()
    notation = EXAMPLE.moves.text(seen.options[-1])
    assert Dialogue(seen, None).move(Move(notation)) == seen.options[-1]
