"""What players are told of their options: what they touch, and why others are none."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.skymines.board import PLACE_NAMES
from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import COMPANY_NAMES, TILE_NAMES
from orrery.games.skymines.luna_cards import LUNA_CARD_NAMES
from orrery.games.skymines.missions import TASK_NAMES
from orrery.games.skymines.plans import DISPLAY_NAMES, PLAN_NAMES, TOKEN_NAMES
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.vocabulary import CHOICE_NAMES, SLOT_NAMES, SPACE_NAMES
from orrery.kernel.outlook import Foresight
from tests.skymines.random_play import decisions
from tests.skymines.table import PLAYERS, Seat, play, position, table

NAMES = {
    "place": PLACE_NAMES,
    "card": CARD_NAMES,
    "slot": SLOT_NAMES,
    "resting": SLOT_NAMES,
    "display": [str(space) for space in range(12)],
    "track": COMPANY_NAMES,
    "step": [f"{company}-{space}" for company in COMPANY_NAMES for space in range(1, 19)],
    "station": COMPANY_NAMES,
    "company": COMPANY_NAMES,
    "column": [f"{company}-{column}" for company in COMPANY_NAMES for column in range(3)],
    "plan": PLAN_NAMES,
    "screen": [str(screen) for screen in range(1, 17)],
    "research": DISPLAY_NAMES,
    "space": SPACE_NAMES,
    "tile": TILE_NAMES,
    "token": TOKEN_NAMES,
    "task": TASK_NAMES,
    "threat": THREAT_NAMES,
    "choice": CHOICE_NAMES,
    "luna": LUNA_CARD_NAMES,
}


def touched(match: Match, move: str) -> list[str]:
    """What ada's move is about."""
    number = TITLE.moves.parse(move)
    return Foresight(TITLE, position(match), PLAYERS.index("ada")).touches(number)


@pytest.mark.parametrize("seed", range(6))
def test_every_option_touches_things_that_there_are(seed: int) -> None:
    for game, seat in decisions(f"touches {seed}"):
        if seat < 0:
            break
        for move in game.options(seat):
            assert TITLE.touches is not None
            for thing in TITLE.touches(game, seat, move):
                kind, _, name = thing.partition(":")
                assert name in NAMES[kind], TITLE.moves.text(move)


def test_what_resources_touch() -> None:
    match = table(Seat(slots="s_carbon1 - cA01", tiles="plus1"), display="cA02")
    assert touched(match, "plus C") == ["tile:plus1", "slot:C"]
    play(match, "ada: plus C")
    assert touched(match, "use AC") == ["slot:A", "slot:C", "tile:plus1"]
    play(match, "ada: use AC")
    assert touched(match, "acquire 0") == ["display:0", "card:cA02"]
    play(match, "ada: decline")
    assert touched(match, "advance tawac 2") == ["track:tawac", "step:tawac-1", "step:tawac-2"]


def test_what_an_expansion_touches() -> None:
    match = table(Seat(slots="s_energy2 cC07", tiles="energy"), held="m24:skymine")
    energy = ["slot:A", "slot:B", "tile:energy"]
    assert touched(match, "expand minerva") == ["station:minerva", *energy]
    play(match, "ada: expand minerva")
    assert touched(match, "enter m21 1") == ["place:m21"]
    play(match, "ada: enter m21 1, enter m24 3")
    assert touched(match, "done") == ["place:m21", "place:m24"]
    play(match, "ada: done")
    assert touched(match, "take-pieces 1 1 0") == ["column:minerva-0", "column:minerva-1"]


def test_what_science_touches() -> None:
    held = "m20:skymine m19:skymine m2:tawac"
    ada = Seat(slots="cB11 cA08 s_titanium2", plans="ST01 pA01", coins=2, resting="cA01")
    match = table(ada, held=held)
    assert touched(match, "field A") == ["slot:A", "card:cB11", "place:m20"]
    assert touched(match, "science B") == ["slot:B", "card:cA08"]
    play(match, "ada: science B")
    assert touched(match, "flip 2") == ["screen:2", "plan:pA01"]
    play(match, "ada: flip 2")
    assert touched(match, "upload 2") == ["screen:1", "screen:2"]
