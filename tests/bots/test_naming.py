"""How bots are named: built in, from other packages, with parameters."""

from __future__ import annotations

import math
from importlib.metadata import EntryPoint

import pytest

from orrery import bots
from orrery.arena.simulation import play_game, simulate
from orrery.bots import Bot, bot, naming, recipe
from orrery.bots.company import Company
from orrery.bots.greedy import GreedyBot
from orrery.bots.naming import read_names
from orrery.bots.playing import RandomBot
from orrery.games import title
from orrery.kernel.errors import BotFailed, InvalidOption, UnknownBot
from orrery.kernel.perspective import Perspective


class Wish:
    """A bot with a parameter of every kind."""

    def __init__(
        self, seed: int | str, depth: int = 1, time: float = 0.5, bold: bool = False, tone: str = ""
    ) -> None:
        self.wishes = (depth, time, bold, tone)

    def choose(self, perspective: Perspective) -> int:
        return perspective.options[-1]


class Failing(Wish):
    """Says nothing that could be played."""

    def choose(self, perspective: Perspective) -> int:
        return 1 / 0 if self.wishes[2] else -1  # type: ignore[return-value]


class Slow(Wish):
    """Never comes to an end."""

    def choose(self, perspective: Perspective) -> int:
        while True:
            assert perspective.clock.left() < 60


NOT_A_BOT = 5
HERE = __name__


def test_parameters_have_the_types_of_the_factory() -> None:
    made = bot(f"{HERE}:Wish:depth=3,time=2,bold=true,tone=a=b", 1)
    assert isinstance(made, Wish)
    assert made.wishes == (3, 2.0, True, "a=b")
    assert isinstance(bot("greedy:depth=2,copies=50", 1), GreedyBot)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("deep", "there is no bot called 'deep'; there are: "),
        ("greedy:deph=3", "greedy has no parameter 'deph'; there are: depth, copies"),
        ("random:depth=3", "random has no parameter 'depth'; it has none"),
        ("greedy:depth=far", "depth is a whole number, not 'far'"),
        ("greedy:depth", "a bot's parameter is written name=value, not 'depth'"),
        ("greedy:depth=1,depth=2", "depth is given twice to greedy"),
        ("no.such.module:Bot", "the bot no.such.module:Bot can't be loaded: No module named 'no'"),
        (f"{HERE}:Nobody", f"the module {HERE} has no Nobody"),
        (f"{HERE}:NOT_A_BOT", f"{HERE}:NOT_A_BOT is a int, which makes no bot"),
        (f"{HERE}:Wish:time=soon", "time is a number, not 'soon'"),
        (f"{HERE}:Wish:bold=perhaps", "bold is true or false, not 'perhaps'"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_in_one_sentence(name: str, message: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(name, 1)
    assert str(refused.value).startswith(message)


def test_names_are_divided_by_commas_and_parameters_are_not() -> None:
    assert read_names("you, greedy:depth=4,copies=90,random,my.own:Bot:time=1") == [
        "you",
        "greedy:depth=4,copies=90",
        "random",
        "my.own:Bot:time=1",
    ]


def test_a_package_adds_bots_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("wishful", f"{HERE}:Wish", naming.GROUP)
    monkeypatch.setattr(naming, "_added", lambda: {"wishful": entry})
    made = bot("wishful:depth=7", 1)
    assert isinstance(made, Wish)
    assert made.wishes[0] == 7
    assert "wishful" in bots.names()
    assert "wishful" not in bots.built_in()


def test_naming_a_bot_of_others_loads_nothing() -> None:
    assert recipe("no.such.module:Bot").foreign
    assert not recipe("greedy:depth=2").foreign
    assert bots.is_foreign("nobody")


def test_a_bot_of_others_plays_in_a_simulation() -> None:
    [result] = simulate("example", [f"{HERE}:Wish:depth=2", "random"], {"nights": 1}, 1, 1)
    assert len(result.scores) == 2


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Failing", "the bot {} makes a move that is not among its options"),
        ("Failing:bold=true", "the bot {} failed: ZeroDivisionError: division by zero"),
        ("Slow", "the bot {} takes longer than 1.1 s"),
    ],
)
def test_a_bot_that_fails_ends_the_game_in_one_sentence(name: str, message: str) -> None:
    full = f"{HERE}:{name}"
    seconds = 0.1 if name == "Slow" else None
    with Company([full, "random"], seconds) as company:
        company.check()
        with company.seated(1) as made, pytest.raises(BotFailed) as failed:
            play_game(title("example"), made, {}, 1, seconds or math.inf)
    assert str(failed.value) == message.format(full)


def test_a_simulation_refuses_bots_of_others_at_once() -> None:
    with pytest.raises(UnknownBot, match=r"the module tests\.bots\.test_naming has no Nobody"):
        simulate("example", [f"{HERE}:Nobody", "random"], {}, 1, 1)
    with pytest.raises(InvalidOption, match="bots need more than 0 seconds for a decision"):
        simulate("example", ["random", "random"], {}, 1, 1, seconds=0)


def test_all_bots_that_come_with_orrery_can_be_made() -> None:
    made: list[Bot] = [bot(name, 1) for name in bots.built_in()]
    assert any(isinstance(one, RandomBot) for one in made)
