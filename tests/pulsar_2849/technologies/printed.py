"""The 68 technologies as their boards show them: row, cost, die icons, class."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery import Match
from tests.pulsar_2849.table import Seat, table

ONGOING, IMMEDIATE, PRODUCTION, FINAL = "ongoing", "immediate", "production", "final"


class Printed(NamedTuple):
    row: int
    cost: int
    icons: int
    kind: str


PRINTED = {
    "AI-1": Printed(1, 1, 2, ONGOING),
    "AI-2": Printed(1, 3, 2, ONGOING),
    "AI-3": Printed(1, 5, 2, ONGOING),
    "AI-4": Printed(2, 2, 1, ONGOING),
    "AI-5": Printed(2, 5, 1, IMMEDIATE),
    "AI-6": Printed(2, 6, 1, ONGOING),
    "AII-1": Printed(3, 3, 1, IMMEDIATE),
    "AII-2": Printed(3, 4, 1, PRODUCTION),
    "AII-3": Printed(4, 2, 1, IMMEDIATE),
    "AII-4": Printed(4, 4, 1, IMMEDIATE),
    "AII-5": Printed(5, 1, 1, IMMEDIATE),
    "AII-6": Printed(5, 5, 1, IMMEDIATE),
    "AIII-1": Printed(6, 4, 1, IMMEDIATE),
    "AIII-2": Printed(6, 6, 1, FINAL),
    "AIII-3": Printed(7, 3, 1, FINAL),
    "AIII-4": Printed(7, 5, 1, FINAL),
    "AIII-5": Printed(8, 3, 2, FINAL),
    "BI-1": Printed(1, 2, 2, ONGOING),
    "BI-2": Printed(1, 4, 2, ONGOING),
    "BI-3": Printed(1, 6, 2, ONGOING),
    "BI-4": Printed(2, 2, 1, IMMEDIATE),
    "BI-5": Printed(2, 3, 1, ONGOING),
    "BI-6": Printed(2, 5, 1, ONGOING),
    "BII-1": Printed(3, 1, 1, PRODUCTION),
    "BII-2": Printed(3, 2, 1, IMMEDIATE),
    "BII-3": Printed(4, 3, 1, IMMEDIATE),
    "BII-4": Printed(4, 5, 1, IMMEDIATE),
    "BII-5": Printed(5, 3, 1, IMMEDIATE),
    "BII-6": Printed(5, 4, 1, IMMEDIATE),
    "BIII-1": Printed(6, 5, 1, FINAL),
    "BIII-2": Printed(6, 6, 1, FINAL),
    "BIII-3": Printed(7, 3, 1, FINAL),
    "BIII-4": Printed(7, 4, 1, FINAL),
    "BIII-5": Printed(8, 6, 2, FINAL),
    "CI-1": Printed(1, 1, 2, ONGOING),
    "CI-2": Printed(1, 3, 2, ONGOING),
    "CI-3": Printed(1, 4, 2, ONGOING),
    "CI-4": Printed(2, 1, 1, ONGOING),
    "CI-5": Printed(2, 4, 1, ONGOING),
    "CI-6": Printed(2, 6, 1, ONGOING),
    "CII-1": Printed(3, 2, 1, PRODUCTION),
    "CII-2": Printed(3, 4, 1, ONGOING),
    "CII-3": Printed(4, 2, 1, ONGOING),
    "CII-4": Printed(4, 6, 1, IMMEDIATE),
    "CII-5": Printed(5, 1, 1, IMMEDIATE),
    "CII-6": Printed(5, 5, 1, IMMEDIATE),
    "CIII-1": Printed(6, 5, 1, FINAL),
    "CIII-2": Printed(6, 6, 1, FINAL),
    "CIII-3": Printed(7, 2, 1, FINAL),
    "CIII-4": Printed(7, 4, 1, FINAL),
    "CIII-5": Printed(8, 6, 2, IMMEDIATE),
    "DI-1": Printed(1, 2, 2, ONGOING),
    "DI-2": Printed(1, 3, 2, ONGOING),
    "DI-3": Printed(1, 4, 2, ONGOING),
    "DI-4": Printed(2, 1, 1, ONGOING),
    "DI-5": Printed(2, 2, 1, PRODUCTION),
    "DI-6": Printed(2, 6, 1, ONGOING),
    "DII-1": Printed(3, 3, 1, PRODUCTION),
    "DII-2": Printed(3, 5, 1, IMMEDIATE),
    "DII-3": Printed(4, 1, 1, IMMEDIATE),
    "DII-4": Printed(4, 3, 1, IMMEDIATE),
    "DII-5": Printed(5, 3, 1, IMMEDIATE),
    "DII-6": Printed(5, 6, 1, ONGOING),
    "DIII-1": Printed(6, 5, 1, FINAL),
    "DIII-2": Printed(6, 6, 1, PRODUCTION),
    "DIII-3": Printed(7, 2, 1, FINAL),
    "DIII-4": Printed(7, 3, 1, FINAL),
    "DIII-5": Printed(8, 1, 2, IMMEDIATE),
}


def of_kind(kind: str) -> list[str]:
    """The technologies of a class."""
    return [name for name, printed in PRINTED.items() if printed.kind == kind]


def boards(*technologies: str) -> str:
    """Boards with these technologies, for `table`; A where none asks for another."""
    letters = ["A", "A", "A"]
    for name in technologies:
        board = name.split("-")[0]
        letters[len(board) - 2] = board[0]
    return "".join(letters)


def about_to_patent(name: str, seat: Seat, *others: Seat, **position: Any) -> Match:
    """A turn in the round in which a technology comes into play."""
    position.setdefault("round_number", PRINTED[name].row)
    return table(seat, *others, technologies=boards(name), **position)
