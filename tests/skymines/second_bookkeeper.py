"""Final scoring once more, from what everybody sees on the table and the rules' own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.skymines.content import (
    ACTION_CARDS,
    COMPANY_NAMES,
    PLAYER_BOARD,
    RESEARCH,
    TRACKS,
)
from tests.skymines.second_explorer import station_of, value

_SHARES = {card["id"]: card["share"] for card in ACTION_CARDS["cards"]}
_TRACKS = {track["id"]: track for track in TRACKS}
_SPECIALS = {plan["id"]: plan["value"] for plan in RESEARCH["special_plans"]}
_LAST_SCREEN = 16


def values(view: Mapping[str, Any]) -> dict[str, int]:
    """SK-4.3, SK-16.5.2: what a share is worth; a tremor hides two coins of the most valuable."""
    shown = {
        name: value(view["side"], station_of(company))
        for name, company in zip(COMPANY_NAMES, view["companies"], strict=True)
    }
    most = max(shown.values())
    if view["threat"] == "TH2" and view["phase"] == "over":
        return {name: max(0, n - 2) if n == most else n for name, n in shown.items()}
    return shown


def _track_shares(view: Mapping[str, Any], player: Mapping[str, Any], number: int) -> int:
    """SK-4.1: the number on the last space with a share symbol."""
    track = _TRACKS[view["companies"][number]["track"]]
    reached = [step["shares"] for step in track["shares"] if step["space"] <= player["at"][number]]
    return max(reached, default=0)


def _card_shares(player: Mapping[str, Any], company: str) -> int:
    """SK-4.2, SK-8.2, SK-18.8.1: on cards in hand, at rest, in the action area; on Luna's stack."""
    if player["luna"]:
        cards = player["luna"]["gained"]
    else:
        planned = [slot["card"] for slot in player["slots"] if slot["card"]]
        cards = [*player["hand"], *planned, *(c for stack in player["resting"] for c in stack)]
    return sum(_SHARES.get(card) == company for card in cards)


def _reached(values_of: list[dict[str, int]], key: str, where: int) -> int:
    return max([entry["value"] for entry in values_of if entry[key] <= where], default=0)


def _research(player: Mapping[str, Any]) -> int:
    """SK-8.6, SK-8.7, SK-11.5: the track, and face-up special plans up to the marker."""
    track = PLAYER_BOARD["research_track"]["values"]
    step = "luna_step" if player["luna"] else "human_step"
    worth = _reached(track, step, player["upload"])
    for lying in player["plans"][: player["upload"] + 1]:
        if lying and not lying["flipped"]:
            worth += _SPECIALS.get(lying["plan"], 0)
    return worth


def categories(view: Mapping[str, Any], number: int) -> dict[str, int]:
    """SK-8.3 to SK-8.6, SK-16.4, SK-16.5: the seven categories of a player."""
    player = view["players"][number]
    worth = values(view)
    strikes = view["threat"] if view["phase"] == "over" else None
    found = {"coins": 0 if strikes == "TH5" else player["coins"]}
    for place, company in enumerate(COMPANY_NAMES):
        shares = _track_shares(view, player, place) + _card_shares(player, company)
        shares += player["free_share"] == company
        found[company] = shares * worth[company]
    tank = _reached(PLAYER_BOARD["tank_track"]["values"], "space", player["tank"])
    found["tank"] = 0 if strikes == "TH6" else tank
    found["research"] = _research(player)
    return found


def totals(view: Mapping[str, Any]) -> list[int]:
    """SK-8.8, SK-16.5.3: what everybody has; of a time loop the average, rounded up."""
    found = []
    for number in range(len(view["players"])):
        games = [result[number] for result in view["loop"]]
        games.append(sum(categories(view, number).values()))
        average, rest = divmod(sum(games), len(games))
        found.append(average + (1 if rest else 0))
    return found


def winners(view: Mapping[str, Any]) -> list[int]:
    """SK-1.2, SK-18.8.2: all who have the most."""
    everybody = totals(view)
    return [number for number, total in enumerate(everybody) if total == max(everybody)]
