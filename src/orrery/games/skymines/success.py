"""The campaign (SK-17): what its chapters prescribe, and the success points they bring."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.content import CAMPAIGN, COMPANY_NAMES
from orrery.games.skymines.scoring import screen_of, wealth
from orrery.games.skymines.state import Table
from orrery.games.skymines.tracks import LAST, LAST_SCREEN, LAST_TANK
from orrery.games.skymines.words import COMPANIES, NONE
from orrery.kernel.campaign import Campaign, Carried, Chapter, Rating
from orrery.kernel.option import OptionValue

_CHAPTERS: Final[list[dict[str, Any]]] = CAMPAIGN["chapters"]
CHAPTER_NAMES: Final = ("mines", "belt", "return", "threat")
_RATINGS: Final = ("earth", "orbit", "moon", "mars", "legend")
MARKERS_TAKEN: Final = 2  # SK-17.2: one-time markers that have left the status card


def success_points(game: Table, who: int) -> int:
    """SK-17.2, SK-17.10: what a player has earned in this game; Lunas collect none."""
    if who >= game.seats:
        return 0
    player = game.players[who]
    totals = [wealth(game, one) for one in game.players]
    poorer = sum(total < totals[who] for total in totals)
    points = min(poorer, 2)
    points += totals[who] == max(totals)
    points += bin(player.tasks).count("1") >= MARKERS_TAKEN
    points += sum(player.at[company] == LAST for company in range(COMPANIES))
    points += (player.tank == LAST_TANK) + (screen_of(player) == LAST_SCREEN)
    return points + _extra(game, who)


def _extra(game: Table, who: int) -> int:
    """SK-17.7, SK-17.8: what chapters 3 and 4 add."""
    first = game.with_outposts and game.first_status == who
    removed = game.threat_drawn != NONE and game.threat_taken == who
    return first + removed


def average(values: list[int]) -> int:
    """SK-16.5.3: rounded up."""
    return -(-sum(values) // len(values))


def chapter_success(game: Table) -> list[int]:
    """SK-16.5.3: success points of a chapter; those of a time loop are averaged."""
    count = len(game.players)
    return [
        average([*(result[count + who] for result in game.results), success_points(game, who)])
        for who in range(count)
    ]


def decides(chapter: Chapter) -> dict[str, OptionValue]:
    """SK-17.4 to SK-17.9."""
    data = _CHAPTERS[chapter.number - 1]
    return {
        "board": data["board"],
        **{f"track_{company}": "random" for company in COMPANY_NAMES},
        "tokens": "dealt",
        "missions": True,
        "outposts": data["initial_outposts"] is not None,
        "threat": "random" if "threats" in data["modules"] else "none",
    }


def leaves(game: Table, chapter: Chapter) -> Carried:
    """SK-17.1, SK-17.10: the success points of the seats so far."""
    before = chapter.carried.get("success", [0] * game.seats)
    now = chapter_success(game)[: game.seats]
    return {"success": [old + new for old, new in zip(before, now, strict=True)]}


CHAPTERS: Final = Campaign(
    chapters=CHAPTER_NAMES,
    decides=decides,
    leaves=leaves,
    points="success",
    ratings=[
        Rating(rank["min"], name) for rank, name in zip(CAMPAIGN["ranks"], _RATINGS, strict=True)
    ],
)
