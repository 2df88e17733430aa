"""What tests of cards, objectives and scoring share, on top of the positions of board.py."""

from __future__ import annotations

from dataclasses import replace

from orrery import Match
from orrery.games.planet_unknown.cards import CIV_NAMES, CIV_RANK, RANKS
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.score_sheet import SHEET
from tests.planet_unknown.board import NAMES, Seat, play, position, table

_PLANETS = {planet["id"]: planet for planet in PLANETS}
_OFF_GRID = "-H"


def whole(letter: str, but: str = "", planet: str = "ksb_4156") -> str:
    """A picture of a planet that is covered with one terrain, but for some squares."""
    left_out = but.split()
    lines = []
    for y, row in enumerate(_PLANETS[planet]["rows"]):
        places = [
            "." if zone in _OFF_GRID or f"r{y + 1}c{x + 1}" in left_out else letter
            for x, zone in enumerate(row)
        ]
        lines.append("".join(places))
    return "\n" + "\n".join(lines)


def line(letter: str, number: int, planet: str = "ksb_4156") -> str:
    """A picture of a planet on which one row is covered, of 1 to 12, and nothing else."""
    rows = whole(letter, planet=planet).split("\n")
    return "\n".join(row if y == number else "." * len(row) for y, row in enumerate(rows))


def medals(match: Match, name: str, kind: str = "") -> int:
    """A player's medals as they stand: all, or those of one kind (planet, tracks, civ ...)."""
    game, seat = position(match), NAMES.index(name)
    parts = SHEET.points(game, seat)
    assert sum(parts.values()) == game.scores()[seat], "the sheet doesn't add up to the score"
    return parts[kind] if kind else sum(parts.values())


def over(*seats: Seat, objectives: str = "") -> Match:
    """A match whose last round is over, so that its boards are scored as they are."""
    return table(*seats, begin="civ", objectives=objectives, more={"blocked": True})


def compared(objective: str, ada: Seat, ben: Seat) -> tuple[int, int]:
    """What ada and ben score for a neighbour objective between them."""
    match = table(ada, ben, objectives=objective)
    return medals(match, "ada", "neighbours"), medals(match, "ben", "neighbours")


def personal(objective: str, picture: str = "", at: str = "r1c1") -> int:
    """What a player with these tiles scores for a personal objective."""
    return medals(table(Seat(picture, at=at, personal=objective)), "ada", "personal")


def choosing(card: str, ada: Seat, depot: str = "") -> Match:
    """A match in which ada may keep this civ card, or another one that does nothing at once."""
    rank = CIV_RANK[CIV_NAMES.index(card)]
    piles = ["" for _ in range(RANKS)]
    piles[rank - 1] = f"{card} {blank(rank)}"
    seat = replace(ada, more={**ada.more, "milestones": [rank]})
    depots = [depot] if depot else []
    return table(seat, begin="civ", civ_piles=piles, depots=depots)


def keeping(card: str, ada: Seat, depot: str = "") -> Match:
    """A match in which ada has just kept this civ card."""
    match = choosing(card, ada, depot)
    play(match, f"ada: keep {card}")
    return match


def blank(rank: int) -> str:
    """A civ card of a rank that only scores."""
    return {1: "civ-06", 2: "civ-08", 3: "civ-15", 4: "civ-27"}[rank]
