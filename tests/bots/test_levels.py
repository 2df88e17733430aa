"""The levels: in their order, in every game, each of them described in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.arena.simulation import play_game
from orrery.bots import bot, built_in, ladder
from orrery.bots.greedy import GreedyBot
from orrery.bots.levels import LEVELS
from orrery.games import title
from orrery.kernel.dice import key_from_seed
from orrery.kernel.perspective import Perspective
from orrery.server.settings import Settings
from orrery.text import Translator

TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"


def test_they_go_from_the_weakest_to_the_strongest() -> None:
    assert ladder() == ["random", "novice", "casual", "strong", "expert", "master"]


def test_tables_of_old_keep_their_bots() -> None:
    assert {"greedy", "random"} <= set(built_in())
    assert isinstance(bot("greedy", 1), GreedyBot)


def test_strong_is_greedy() -> None:
    game = title("pulsar_2849").begin(2, {}, key_from_seed("strong"))
    seen = Perspective(title("pulsar_2849"), game, game.deciders()[0])
    assert bot("strong", "same").choose(seen) == bot("greedy", "same").choose(seen)


@pytest.mark.parametrize("name", ["random", "novice", "casual", "strong"])
def test_a_level_plays_a_whole_match(name: str) -> None:
    players = [bot(name, seat) for seat in range(2)]
    assert len(play_game(title("example"), players, {}, "levels").scores) == 2


def test_no_level_thinks_for_as_long_as_a_table_waits() -> None:
    times = [level.parameters["time"] for level in LEVELS if "time" in level.parameters]
    assert times == [0.5, 2.0]
    assert max(times) < Settings().bot_budget / 2  # the rest is for a machine that is busy


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("level", ladder())
def test_a_level_has_a_name_and_a_sentence(level: str, language: str) -> None:
    text = (TEXTS / f"{language}.ftl").read_text("utf-8")
    assert f"\nlevel-{level} = " in text
    assert f"\nlevel-{level}-hint = " in text


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_all_bots_have_a_name_at_a_table_in_the_terminal(lang: str) -> None:
    translator = Translator(title("example"), lang, [])
    assert all(translator.text(f"bot-{name}") for name in built_in())
