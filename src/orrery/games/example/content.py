"""The comets, read from their content file into tables indexed by comet number."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final

from orrery.games.example import words
from orrery.kernel.effect import Count, Effect, Effects, numbers, read_entries
from orrery.kernel.vocabulary import Number

_DATA = json.loads(
    (resources.files("orrery.games.example") / "content" / "comets.json").read_text("utf-8")
)
_AMOUNT: Final = Count("n", Number("amount"))

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
