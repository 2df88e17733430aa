"""What a player has, counted: for outlooks."""

from __future__ import annotations

from orrery.games.skymines.content import COMPANY_NAMES
from orrery.games.skymines.scoring import screen_of, shares_of, wealth
from orrery.games.skymines.state import Table
from orrery.games.skymines.words import SLOTS


def holdings(game: Table, seat: int) -> dict[str, int]:
    """Wealth, and everything of which a player can have more or less."""
    player = game.players[seat]
    return {
        "wealth": wealth(game, player),
        "coins": player.coins,
        "tank": player.tank,
        "screen": screen_of(player),
        **{f"space-{name}": player.at[c] for c, name in enumerate(COMPANY_NAMES)},
        **{f"shares-{name}": shares_of(game, player, c) for c, name in enumerate(COMPANY_NAMES)},
        **{f"value-{name}": game.share_value(c) for c, name in enumerate(COMPANY_NAMES)},
        "cards": len(player.hand),
        # Who drops out turns all cards up, but has no more use for them.
        "face-up": 0 if player.is_out else sum(player.is_up(slot) for slot in range(SLOTS)),
        "plans": len(player.taken) + sum(plan >= 0 for plan in player.plans),
        "markers": player.markers + player.one_time,
        "slots": bin(player.open_slots).count("1"),
    }
