"""Whether opponents that the rules play are somebody at the table, and yet decide nothing."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.feed import Record
from orrery.kernel.game import SPECTATOR, Game
from orrery.kernel.step import NOBODY
from orrery.testing.cases import Case
from orrery.testing.driving import match_moves, match_of

RULE: Final = "rule"  # the field of events that say which rule chose


def check_automata(case: Case) -> None:
    """The rules play as many opponents as the options ask for; all see what they do and have."""
    match = match_of(case)
    numbers = {automaton.number for automaton in case.automata}
    told = match.events(viewer=SPECTATOR)
    _assert_present(case, match.position(), match.view(SPECTATOR))
    for seat, move in match_moves(case, match):
        before, heard = match.scores(), len(told)
        match.play(seat, move)
        told = match.events(viewer=SPECTATOR)
        game = match.position()
        _assert_present(case, game, match.view(SPECTATOR))
        _assert_decides_nothing(case, game)
        for number in numbers:
            if game.scores()[number] != before[number] and not case.title.sheet.shared:
                assert number in _named(told[heard:]), f"nobody is told how {number} scores"
    assert _named(told) <= set(range(case.players)), "an event names a player who isn't there"
    for number in numbers:
        chosen = [event for event in told if RULE in event and number in _named([event])]
        assert chosen, f"no event says by which rule {number} acts"


def _assert_present(case: Case, game: Game, view: Any) -> None:
    """Scores, ranks and views have an entry for every player."""
    assert game.automata() == len(case.automata), "the game plays another number of opponents"
    assert all(game.standing(player) for player in range(case.players)), "somebody has no standing"
    if case.automata:
        lists = [part for part in view.values() if isinstance(part, list)]
        assert case.players in map(len, lists), "no list of the view has all players"


def _assert_decides_nothing(case: Case, game: Game) -> None:
    assert set(game.deciders()) <= set(range(case.seats)), "an automatic opponent is asked"
    for lane in game.lanes:
        for step in lane.stack:
            assert NOBODY <= step.seat < case.seats, f"{type(step).__name__} asks no seat"


def _named(events: list[Record]) -> set[int]:
    """The numbers of the players that events are about."""
    return {
        value
        for event in events
        for name, value in event.items()
        if (name == "seat" or name.endswith("_seat")) and isinstance(value, int)
    }
