"""Skymines in a terminal: companies, displays, boards and research tracks in lines of text.

A card is drawn by its letter and its units: `C3` is a carbon card of three units, `E2·Tawac` an
energy card with a share, `F·Tawac` a field scientist card of a company. A star marks what is used.
The card display lies as on the board: a line for each row, with the total cost of each card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.games.skymines.cards import (
    CARD_NAMES,
    FIELD_COMPANY,
    ROWS,
    SHARE_OF,
    SYMBOL,
    VALUE,
)
from orrery.games.skymines.content import COMPANY_NAMES, SYMBOL_NAMES
from orrery.games.skymines.plans import DISPLAY_NAMES
from orrery.games.skymines.vocabulary import SLOT_NAMES
from orrery.games.skymines.words import FIELD, NONE, SHARE
from orrery.kernel.view import Plain

_LETTERS: Final = "CMTERF"  # in the order of the symbols
_LEGEND: Final = {
    f"{symbol}_cards": f"{letter}…" for symbol, letter in zip(SYMBOL_NAMES, _LETTERS, strict=True)
}
_EMPTY: Final = "–"
_USED: Final = "*"
_MARKER: Final = "▲"
_ON_THE_TABLE: Final = ("round", "phase", "side", "deck", "supplement", "threat")
_OF_A_PLAYER: Final = (
    "coins",
    "tank",
    "markers",
    "one_time",
    "tiles",
    "is_out",
    "free_share",
)


def picture(view: Plain, names: Sequence[str]) -> Plain:
    """A view as a terminal shows it: in lines, without what is empty."""
    table: Plain = {part: view[part] for part in _ON_THE_TABLE}
    table["first"] = names[view["first"]]
    table["legend"] = _LEGEND
    table["companies"] = _companies(view, names)
    table["held"] = _held(view)
    if view["expansion"]:
        table["expansion"] = _expansion(view["expansion"])
    table["display"] = _display(view)
    table["plans"] = {
        space: [plan] for space, plan in zip(DISPLAY_NAMES, view["plans"], strict=True) if plan
    }
    table["specials"] = view["specials"]
    table["spaces"] = {
        name: [space for space, owner in view["spaces"].items() if owner == who]
        for who, name in enumerate(names)
        if who in view["spaces"].values()
    }
    table["removed"] = _cards(view["removed"])
    table["players"] = [_player(player) for player in view["players"]]
    return {part: value for part, value in table.items() if value not in ({}, [], "", None)}


# The table


def _companies(view: Plain, names: Sequence[str]) -> dict[str, Plain]:
    """A company's track and station, and where everybody is on it, with their shares."""
    return {
        name: {
            "track": company["track"],
            "value": company["value"],
            "columns": " ".join(map(str, company["columns"])),
            "collectors": company["collectors"],
            **{
                names[who]: f"{player['at'][number]} ({player['shares'][number]})"
                for who, player in enumerate(view["players"])
            },
        }
        for number, (name, company) in enumerate(zip(COMPANY_NAMES, view["companies"], strict=True))
    }


def _held(view: Plain) -> dict[str, list[str]]:
    places = {
        name: [place for place, company in view["held"].items() if company == name]
        for name in COMPANY_NAMES
    }
    return {name: held for name, held in places.items() if held}


def _expansion(expansion: Mapping[str, Any]) -> Plain:
    targets = {target["place"]: target["energy"] for target in expansion["targets"]}
    return {
        "company": expansion["company"],
        "energy": expansion["energy"],
        "targets": targets,
    }


def _display(view: Plain) -> str:
    """SK-3.1.8: four rows of three spaces, numbered down the columns from the cheapest one."""
    spaces = [
        f"{number} {_EMPTY if card is None else f'{_card(card)} ({price})'}"
        for number, (card, price) in enumerate(
            zip(view["display"], view["prices"], strict=True), start=1
        )
    ]
    width = max(map(len, spaces)) + 3
    rows = [spaces[row::ROWS] for row in range(ROWS)]
    return "\n".join("".join(space.ljust(width) for space in row).rstrip() for row in rows)


# The players


def _player(player: Mapping[str, Any]) -> Plain:
    shown = {part: player[part] for part in _OF_A_PLAYER}
    shown["upload"] = _research(player)
    if player["luna"]:
        shown |= _luna(player["luna"])
    else:
        shown |= _own_board(player)
    return {part: value for part, value in shown.items() if value}


def _own_board(player: Mapping[str, Any]) -> Plain:
    stacks = zip(SLOT_NAMES, player["resting"], strict=True)
    return {
        "dealt": player.get("dealt", []),
        "hand": _cards(player["hand"]),
        "slots": _slots(player),
        "resting": "  ".join(f"{letter} {_cards(stack)}" for letter, stack in stacks if stack),
        "tasks": {
            task["task"]: f"{task['progress']}{_USED if task['claimed'] else ''}"
            for task in player["tasks"]
        },
    }


def _research(player: Mapping[str, Any]) -> str:
    """The screens as far as there are plans, and the upload marker among them."""
    plans = player["plans"]
    last = max([step for step, plan in enumerate(plans) if plan], default=0)
    drawn = []
    for step in range(max(last, player["upload"]) + 1):
        if step:
            plan = plans[step]
            name = _EMPTY if plan is None else plan["plan"].removeprefix("p")
            drawn.append(f"{step}:{name}{_USED if plan and plan['flipped'] else ''}")
        if step == player["upload"]:
            drawn.append(_MARKER)
    return " ".join(drawn)


def _slots(player: Mapping[str, Any]) -> str:
    """The slots that are on: a card, a star when it is used, a plus under the +1 tile."""
    drawn = []
    for letter, slot in zip(SLOT_NAMES, player["slots"], strict=True):
        if slot["on"]:
            card = "?" if slot["hidden"] else _card(slot["card"]) if slot["card"] else _EMPTY
            plus = "+1" if player["plus_on"] == letter else ""
            drawn.append(f"{letter} {card}{plus}{_USED if slot['used'] else ''}")
    return "  ".join(drawn)


def _luna(luna: Mapping[str, Any]) -> Plain:
    dealt = zip(luna["row"], luna["face_down"], strict=True)
    row = [card or ("?" if face_down else _EMPTY) for card, face_down in dealt]
    return {
        "level": luna["level"],
        "row": "  ".join(f"{letter} {card}" for letter, card in zip(SLOT_NAMES, row, strict=True)),
        "majority": " ".join(card or _EMPTY for card in luna["majority"]),
        "gained": _cards(luna["gained"]),
    }


def _cards(cards: Sequence[str]) -> str:
    return " ".join(map(_card, cards))


def _card(name: str) -> str:
    """Its letter and units, and the company of its share or of its field scientists."""
    card = CARD_NAMES.index(name)
    symbol = SYMBOL[card]
    drawn = "" if symbol == SHARE else _LETTERS[symbol]
    if symbol not in (SHARE, FIELD):
        drawn += str(VALUE[card])
    company = FIELD_COMPANY[card] if SHARE_OF[card] == NONE else SHARE_OF[card]
    return drawn if company == NONE else f"{drawn}·{COMPANY_NAMES[company].capitalize()}"
