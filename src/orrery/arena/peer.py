"""The peer: a well-known engine for another game, as its package comes.

Four random players, driven from Python. It counts forced moves as decisions, which our games do
not.
"""

from __future__ import annotations

from importlib import import_module, metadata
from typing import Any, Final

PEER: Final = "catanatron"


def peer_version() -> str | None:
    """The version of the peer's package, None if it isn't installed."""
    try:
        return metadata.version(PEER)
    except metadata.PackageNotFoundError:
        return None


def _begin(seed: int) -> Any:
    peer = import_module(PEER)
    return peer.Game([peer.RandomPlayer(color) for color in peer.Color], seed=seed)


def play(seed: int) -> int:
    game = _begin(seed)
    game.play()
    return len(game.state.actions)


def history(seed: int) -> list[Any]:
    past = []
    decisions = play(seed)
    game = _begin(seed)
    for _ in range(decisions):
        past.append(game.copy())
        game.play_tick()
    return past
