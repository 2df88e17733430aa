"""Which boosts can be played and when Tech 2 upgrades score, read a second time from the events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.games.save_a_world import words
from orrery.games.save_a_world.boosts import Deed
from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.content import COMPONENTS
from orrery.games.save_a_world.game import SaveAWorld
from orrery.games.save_a_world.lab import UPGRADE_NAMES
from orrery.games.save_a_world.research import Research
from orrery.games.save_a_world.turn import Accelerate, Turn
from orrery.games.save_a_world.vocabulary import EVENTS
from orrery.kernel.feed import Recorder
from orrery.kernel.move import field, kind_of
from tests.save_a_world.random_play import decisions
from tests.save_a_world.second_reading import AREAS, BASIC, CARD, DECK_OF

Told = dict[str, Any]  # an event
Condition = dict[str, Any]  # as it is printed

TECH_2 = {entry["id"]: entry for entry in COMPONENTS["tech_lab"]["tech2"]}
CREDENTIALS = UPGRADE_NAMES.index("t2_credentials")  # events don't tell how many tags were needed
SHUTTLE_LOCATIONS = {
    location["id"]
    for area in AREAS
    for location in area["locations"]
    if location["kind"] == "shuttle"
}


def _fits(asked: str, found: str) -> bool:
    """HSW-12.3.5."""
    return asked in ("any", found) or (asked == "basic" and found in BASIC)


READINGS: dict[str, Callable[[Told, Condition], bool]] = {
    "gain": lambda told, asked: told["kind"] == "gained" and _fits(asked["res"], told["resource"]),
    "raise": lambda told, asked: told["kind"] == "raised" and _fits(asked["res"], told["resource"]),
    "tag": lambda told, asked: told["kind"] == "tag-gained",
    "work": lambda told, asked: (
        told["kind"] == "worked" and _fits(asked["project"], told["project"])
    ),
    "buy": lambda told, asked: (
        told["kind"] == "card-bought" and _fits(asked["deck"], DECK_OF[told["card"]])
    ),
    "research": lambda told, asked: told["kind"] == "upgraded" and told["bought"],
    "upgrade": lambda told, asked: told["kind"] == "upgraded" and told["upgrade"][0] == "t",
    "play_boost": lambda told, asked: told["kind"] == "boosted",
    "shuttle": lambda told, asked: (
        (told["kind"] == "shuttle-used" and "by" not in asked)
        or (told["kind"] == "landed" and told["location"] in SHUTTLE_LOCATIONS)
    ),
    "spend_tags": lambda told, asked: False,
}


class TurnReader(Recorder):
    """What happened in the current turn, and what the Tech 2 upgrades of all are worth."""

    def __init__(self) -> None:
        super().__init__(EVENTS)
        self.happened: list[Told] = []
        self.owned: dict[int, set[str]] = {}
        self.scored: set[str] = set()
        self.points: dict[int, int] = {}
        self.researching = False

    def begin_turn(self) -> None:
        self.happened = []
        self.scored = set()

    def tell(self, lane: int, audience: int, kind: int, args: list[int]) -> None:
        super().tell(lane, audience, kind, args)
        event = self.events.pop()
        told: Told = {"kind": event.kind, **event.fields, "bought": self.researching}
        self.happened.append(told)
        self._score(told, args[0])

    def _score(self, told: Told, who: int) -> None:
        """HSW-11.10, HSW-11.11: once a turn, and not for the event that brought the upgrade."""
        owned = self.owned.setdefault(who, set())
        for upgrade in owned - self.scored:
            trigger = TECH_2[upgrade]["trigger"]
            if READINGS[trigger["event"]](told, trigger):
                self.scored.add(upgrade)
                self.points[who] = self.points.get(who, 0) + TECH_2[upgrade]["effect"][0]["n"]
        if told.get("upgrade") in TECH_2:
            owned.add(told["upgrade"])

    def playable(self, game: SaveAWorld, seat: int) -> set[str]:
        """HSW-12.3.6, HSW-12.1.8: boosts in hand, neither bought nor played in this turn."""
        own = [told for told in self.happened if told.get("seat") == seat]
        used = {told["card"] for told in own if told["kind"] in ("card-bought", "boosted")}
        hand = {CARD_NAMES[card] for card in game.players[seat].hand}
        boosts = [card for card in hand - used if DECK_OF[card] == "boost"]
        return {card for card in boosts if _is_met(CARD[card]["condition"], own)}


def _is_met(condition: Condition, own: list[Told]) -> bool:
    return any(READINGS[condition["event"]](told, condition) for told in own)


@pytest.mark.rule(
    "HSW-12.3.1", "HSW-12.3.3", "HSW-12.3.5", "HSW-12.3.6", "HSW-12.3.7", "HSW-12.3.8",
    "HSW-12.3.9", "HSW-18.5", "HSW-18.8", "HSW-11.10", "HSW-11.11", "HSW-12.1.8",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(30))
def test_boosts_and_tech_2_upgrades(seed: int) -> None:
    reader = TurnReader()
    for game, seat in decisions(f"boosts {seed}", rich=True, sink=reader):
        last = game
        if seat < 0:
            break
        if not reader.owned:
            reader.owned = {who: _tech_2(game, who) for who in range(game.seats)}
        step = game.decision(seat)
        if isinstance(step, Turn | Accelerate):
            reader.begin_turn()
        reader.researching = isinstance(step, Research)
        boosts = [move for move in game.options(seat) if kind_of(move) == words.BOOST_CARD]
        asks = isinstance(step, Deed) and not any(step.swaps[:4]) and not game.working
        expected = reader.playable(game, seat) if asks else set()
        assert {CARD_NAMES[field(move, 0)] for move in boosts} == expected
    for who, player in enumerate(last.players):
        if not player.upgrades >> CREDENTIALS & 1:
            assert last.ledger[who][words.FROM_TECH] == reader.points.get(who, 0)


def _tech_2(game: SaveAWorld, who: int) -> set[str]:
    upgrades = game.players[who].upgrades
    return {name for bit, name in enumerate(UPGRADE_NAMES) if upgrades >> bit & 1} & set(TECH_2)
