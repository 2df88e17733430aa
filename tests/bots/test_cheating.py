"""No bot learns what its seat can't know, whatever it tries."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import ProxyTypes, proxy

import pytest

import orrery
from orrery.arena.simulation import play_game
from orrery.bots import RandomBot
from orrery.bots.company import Company, bot_seed
from orrery.games import names
from orrery.kernel.dice import commitment, key_from_seed
from orrery.kernel.errors import BotFailed, BrokenRules
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.snapshot import written
from orrery.kernel.title import Title
from orrery.testing.cases import random_case
from tests.bots.cheat import Cheat, holds_key, reachable

EXAMPLE = orrery.title("example")
TITLES = [orrery.title(name) for name in names()]
SEED = "nobody knows"
PUBLISHED = commitment(key_from_seed(SEED))


def decisions(title: Title, every: int) -> Iterator[tuple[Game, int]]:
    """Positions of random games with random options, and a seat that has to decide there."""
    for number in range(2):
        case = random_case(title, number)
        game, chooser = case.begin(), case.chooser()
        asked = 0
        while not game.is_over():
            seats = game.deciders()
            seat = seats[chooser.below(len(seats))]
            asked += 1
            if asked % every == 0:
                yield game, seat
            game.play(seat, chooser.choose(game, game.lane_of(seat)))


def told(title: Title, game: Game, seat: int) -> list[object]:
    """Everything that a bot is given, in process and out."""
    perspective = Perspective(title, game, seat)
    imagined = [written(perspective.imagine(seed)) for seed in ("a", 1)]
    return [perspective.options, perspective.view(), perspective.snapshot(), *imagined]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_what_a_bot_gets_is_the_same_whatever_is_hidden(title: Title) -> None:
    seen = 0
    for game, seat in decisions(title, every=2 if title.sample else 23):
        other = game.imagine(seat, key_from_seed(f"another world {seen}"))
        seen += written(other) != written(game)
        assert told(title, game, seat) == told(title, other, seat)
    assert seen


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_what_others_do_at_the_same_time_is_not_told(title: Title) -> None:
    for game, seat in decisions(title, every=2 if title.sample else 37):
        for other in game.deciders():
            if other != seat:
                ahead = game.copy()
                ahead.play(other, game.options(other)[-1])
                if ahead.is_split() and seat in ahead.deciders():
                    assert told(title, ahead, seat) == told(title, game, seat)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_no_way_leads_from_a_perspective_to_the_game(title: Title) -> None:
    for game, seat in decisions(title, every=29):
        perspective = Perspective(title, game, seat)
        held = [value for value in vars(perspective).values() if value is not title]
        bound = [perspective.imagine, perspective.view, perspective.snapshot]
        found = {id(thing) for thing in reachable([*held, *bound])}
        assert found.isdisjoint(map(id, (game, game.lanes, game.dice, game.veil or game)))
        assert not holds_key([*held, *bound], commitment(game.dice.key))


def test_in_process_a_cheat_finds_the_match_in_the_frames_of_its_callers() -> None:
    """Which is why only bots that come with Orrery think there."""
    gone = proxy(Cheat(0))  # whatever else lies about in the process
    with pytest.raises(RuntimeError, match="found the key"):
        play_game(EXAMPLE, [Cheat(0, PUBLISHED), RandomBot(1)], {}, SEED)
    assert type(gone) in ProxyTypes


def test_out_of_process_a_cheat_finds_nothing() -> None:
    cheat = f"tests.bots.cheat:Cheat:commitment={PUBLISHED}"
    with Company([cheat, "random"]) as company, company.seated(SEED) as bots:
        result = play_game(EXAMPLE, bots, {"nights": 1}, SEED)
    assert result.decisions > 2


def test_out_of_process_a_cheat_would_say_what_it_has_found() -> None:
    told_to_all = commitment(key_from_seed("veil"))  # which no secret rests on
    cheat = f"tests.bots.cheat:Cheat:commitment={told_to_all}"
    with (
        Company([cheat, "random"]) as company,
        company.seated(SEED) as bots,
        pytest.raises(BotFailed, match="failed: RuntimeError: found the key"),
    ):
        play_game(EXAMPLE, bots, {"nights": 1}, SEED)


def test_the_seed_of_a_bot_does_not_tell_that_of_the_match() -> None:
    assert SEED not in bot_seed(SEED, 0)
    assert bot_seed(SEED, 0) != bot_seed(SEED, 1)


def test_a_bot_that_wants_its_options_only_gets_nothing_else() -> None:
    game = EXAMPLE.begin(2, {}, key_from_seed(1))
    perspective = Perspective(EXAMPLE, game, 0, imagined=False)
    assert perspective.options == game.options(0)
    with pytest.raises(BrokenRules, match="looks at its options only"):
        perspective.imagine(1)
