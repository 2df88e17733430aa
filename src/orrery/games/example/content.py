"""The comets, read from their content file into tables indexed by comet number."""

from __future__ import annotations

from typing import Final

from orrery.games.example import words
from orrery.kernel.content import contents
from orrery.kernel.effect import Count, Effect, Effects, numbers, read_entries
from orrery.kernel.vocabulary import Number

_DATA = contents("orrery.games.example")("comets")
_AMOUNT: Final = Count("n", Number("amount", 1, 20))

EFFECTS: Final = Effects(  # EX-4.5 to EX-4.8
    [
        Effect(words.STARS, "stars", [_AMOUNT], "stars"),
        Effect(words.DUST, "dust", [_AMOUNT], "dust"),
        Effect(words.POLISH, "polish", [_AMOUNT], "polish"),
        Effect(words.DRAW, "draw", [_AMOUNT], "draw"),
    ]
)

COMETS: Final[list[str]] = [comet["id"] for comet in _DATA["comets"]]
BRIGHTNESS: Final[list[int]] = [comet["brightness"] for comet in _DATA["comets"]]
GAINS: Final[list[list[int]]] = read_entries(
    "comets", _DATA["comets"], lambda comet: numbers(EFFECTS.read(comet["gains"]))
)
