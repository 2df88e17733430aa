"""The threat card (SK-16): how it is neutralised, and what it does at the end."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.board import THREAT_PLACES, UNREACHABLE
from orrery.games.skymines.cards import SYMBOL
from orrery.games.skymines.content import THREATS
from orrery.games.skymines.moving import pay_coins
from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.tracks import LAST_SCREEN, SCREEN_VALUE, TANK_VALUE
from orrery.games.skymines.words import (
    CARD_REMOVED,
    COMPANIES,
    ENERGY,
    NONE,
    REMOVE_CARD,
    THREAT_NEUTRALISED,
    THREAT_STRUCK,
)
from orrery.kernel.move import field, pack
from orrery.kernel.step import Procedure, Step

_CARDS: Final[list[dict[str, Any]]] = THREATS["cards"]
THREAT_NAMES: Final = [card["id"] for card in _CARDS]
THREAT_ENERGY: Final[int] = THREATS["access"]["energy"]


def _needs(word: str) -> list[int]:
    """SK-16.5: how much of something each threat asks for."""
    return [
        sum(need["n"] for need in card["requirement"] if need["req"] == word) for card in _CARDS
    ]


EXTRA_ENERGY: Final = _needs("extra_energy")
RESEARCH_PASSED: Final = _needs("research_value_passed")
TANK_PASSED: Final = _needs("tank_value_passed")
COINS: Final = _needs("pay_coins")
ENERGY_CARDS: Final = _needs("remove_hand_cards")
CONSEQUENCE: Final[list[str]] = [card["consequence"]["type"] for card in _CARDS]
SINGULARITY: Final = CONSEQUENCE.index("end_after_round")
TREMOR: Final = CONSEQUENCE.index("ignore_coins_on_most_valuable")
TIME_LOOP: Final = CONSEQUENCE.index("time_loop")
PLAGUE: Final = CONSEQUENCE.index("remove_all_energy_cards")
WORM: Final = CONSEQUENCE.index("lose_all_coins")
PARASITE: Final = CONSEQUENCE.index("no_tank_score")
LAST_ROUND: Final[int] = _CARDS[SINGULARITY]["consequence"]["n"]
TREMOR_COINS: Final[int] = _CARDS[TREMOR]["consequence"]["n"]


def threat_price(table: Table, seat: int, company: int) -> int:
    """SK-16.2, SK-16.7: the energy that reaches and neutralises the threat, or UNREACHABLE."""
    threat = table.threat
    if threat == NONE or not any(table.held[place] == company for place in THREAT_PLACES):
        return UNREACHABLE
    player = table.players[seat]
    if TANK_VALUE[player.tank] < TANK_PASSED[threat] or player.coins < COINS[threat]:
        return UNREACHABLE
    if SCREEN_VALUE[min(player.upload, LAST_SCREEN)] < RESEARCH_PASSED[threat]:
        return UNREACHABLE
    if len(energy_cards(player.hand)) < ENERGY_CARDS[threat]:
        return UNREACHABLE
    return THREAT_ENERGY + EXTRA_ENERGY[threat]


def energy_cards(cards: list[int]) -> list[int]:
    return [card for card in cards if SYMBOL[card] == ENERGY]


def pay_threat(table: Table, seat: int) -> None:
    """SK-16.2, SK-16.7: what the card asks for is given when it is reached, before any reward."""
    pay_coins(table, seat, COINS[table.threat])
    for _ in range(ENERGY_CARDS[table.threat]):
        table.push(RemoveEnergyCard(seat))


class TakeThreat(Procedure[Table]):
    """SK-16.3: after the rewards, the card is taken as a free share."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        threat = game.threat
        game.threat = NONE
        game.threat_taken = self.player
        game.players[self.player].free_share = 1
        game.tell(THREAT_NEUTRALISED, self.player, threat)


class RemoveEnergyCard(Step[Table]):
    """SK-16.5.4: an energy card from the hand."""

    def options(self, game: Table) -> list[int]:
        cards = energy_cards(game.players[self.seat].hand)
        return [pack(REMOVE_CARD, card) for card in dict.fromkeys(cards)]

    def take(self, game: Table, move: int) -> None:
        remove_from_hand(game, self.seat, field(move, 0))


def remove_from_hand(table: Table, seat: int, card: int) -> None:
    """SK-6.6.17: to the pile of removed cards, face up."""
    table.players[seat].hand.remove(card)
    table.own_display().discard.append(card)
    table.tell(CARD_REMOVED, seat, card)


def strike(table: Table) -> None:
    """What a threat that is still there does at the start of scoring, to Luna as well.

    SK-16.5.5, SK-18.8.3, SK-16.5.
    """
    threat = table.threat
    if threat == NONE:
        return
    table.tell(THREAT_STRUCK, threat)
    if threat == TREMOR:
        _shake(table)
    elif threat == PARASITE:
        table.no_tank = True
    for player in table.players:
        if threat == WORM:
            player.coins = 0
        elif threat == PLAGUE:
            _lose_energy_cards(player)


def _shake(table: Table) -> None:
    """SK-16.5.2: two coins of the most valuable station are ignored; of all that tie."""
    values = [table.share_value(company) for company in range(COMPANIES)]
    table.ignored = [TREMOR_COINS if value == max(values) else 0 for value in values]


def _lose_energy_cards(player: Player) -> None:
    """SK-16.5.4: wherever they are."""
    player.hand = [card for card in player.hand if SYMBOL[card] != ENERGY]
    player.resting = [[c for c in stack if SYMBOL[c] != ENERGY] for stack in player.resting]
    player.slots = [NONE if c != NONE and SYMBOL[c] == ENERGY else c for c in player.slots]
    if isinstance(player, Luna):
        player.gained = [card for card in player.gained if SYMBOL[card] != ENERGY]
