"""What a player has, counted: for outlooks."""

from __future__ import annotations

from orrery.games.save_a_world.content import PROJECT_NAMES, RESOURCE_NAMES, TAG_NAMES
from orrery.games.save_a_world.scoring import total
from orrery.games.save_a_world.state import Table


def holdings(game: Table, seat: int) -> dict[str, int]:
    """Everything of which a player can have more or less."""
    player = game.players[seat]
    return {
        "points": total(game, seat),
        **{name: player.levels[number] for number, name in enumerate(RESOURCE_NAMES)},
        **{f"baseline-{name}": player.baselines[n] for n, name in enumerate(RESOURCE_NAMES)},
        **{f"tag-{name}": player.active[number] for number, name in enumerate(TAG_NAMES)},
        **{f"space-{name}": game.discs[number][seat] for number, name in enumerate(PROJECT_NAMES)},
        "cards": player.cards(),
        "hand": len(player.hand),
        "upgrades": bin(player.upgrades).count("1"),
        "landers": sum(player.ready),
    }
