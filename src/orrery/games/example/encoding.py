"""What a watcher knows of a match, for programs that learn: the same as the view."""

from __future__ import annotations

from typing import Final

from orrery.games.example.content import COMETS
from orrery.games.example.game import COLOURS, HAND_LIMIT, TELESCOPES, CometWatch, Watcher
from orrery.kernel.event import knows
from orrery.kernel.page import Page, from_seat, place_of

_COMETS: Final = len(COMETS)
_LENSES: Final = 6


def encode(game: CometWatch, seat: int, page: Page) -> None:
    """The table, then the watchers from the seat on: what others hold is not written."""
    watchers = len(game.watchers)
    page.number("nights", game.nights, 6)
    page.one_of("first", place_of(game.first, seat, watchers), watchers)
    page.numbers("supply", game.supply, COLOURS, _LENSES)
    page.set_of("discard", game.discard, _COMETS)
    page.number("deck", game.deck.size(), _COMETS)
    page.set_of("under the deck", _known_under(game, seat), _COMETS)
    for other in from_seat(seat, watchers):
        page.about("player")
        _write_watcher(game.watchers[other], other == seat, page)


def _known_under(game: CometWatch, seat: int) -> list[int]:
    deck = game.deck
    return [c for place, c in enumerate(deck.bottom) if knows(deck.bottom_known[place], seat)]


def _write_watcher(watcher: Watcher, own: bool, page: Page) -> None:
    page.each_one_of("telescopes", watcher.telescopes, TELESCOPES, _COMETS)
    page.numbers("lenses", watcher.lenses, COLOURS, _LENSES)
    page.number("dust", watcher.dust, 40)
    page.number("stars", watcher.stars, 100)
    page.number("hand", len(watcher.hand), HAND_LIMIT)
    page.set_of("hand", watcher.hand if own else [], _COMETS)
    page.one_of("chosen", watcher.chosen if own else -1, _COMETS)
