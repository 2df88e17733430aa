"""The comets, read from their content file into tables indexed by comet number."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final

from orrery.games.example.words import EFFECTS
from orrery.kernel.move import pack

_DATA = json.loads(
    (resources.files("orrery.games.example") / "content" / "comets.json").read_text("utf-8")
)

COMETS: Final[list[str]] = [comet["id"] for comet in _DATA["comets"]]
BRIGHTNESS: Final[list[int]] = [comet["brightness"] for comet in _DATA["comets"]]
GAINS: Final[list[list[int]]] = [
    [pack(EFFECTS[name], amount) for name, amount in comet["gains"]] for comet in _DATA["comets"]
]
