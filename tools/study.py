"""The positions that the pictures of summaries and rules show.

    python -m tools.study [GAME ...]

lets bots play up to the decision that `study` in a game's scenes.toml names, and writes what the
first seat sees there to web/src/boards/<game>/study/position.json. Tests hold that it is still a
view of the game: renew it when what players see changes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import orrery
from orrery.bots import bot
from orrery.bots.playing import ask
from orrery.games import names, title
from tools.scenes import NAMES, VIEWER, Scene, is_there, options_of, scenes_of

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
LEVEL = "greedy"  # good enough that its positions look like those of people


def position_file(game: str) -> Path:
    """Where the position of a game is kept."""
    return BOARDS / game / "study" / "position.json"


def studied(game: str) -> Scene | None:
    """Which position the pictures of a game show, if it has any."""
    found = scenes_of(game)
    return found.study if found else None


def reached(game: str, scene: Scene) -> Any:
    """What the first seat sees when bots have come to a scene."""
    of = title(game)
    people = NAMES[: scene.seats]
    match = orrery.new(game, people, options_of(of, scene), seed=scene.seed)
    bots = [bot(LEVEL, scene.seed + seat) for seat in range(scene.seats)]
    while not is_there(match, scene):
        seat = match.pending()[0].seat
        move = ask(bots[seat], of, match.position(), seat)
        match.play(seat, move)
    return match.view(VIEWER)


def main(games: Iterable[str]) -> None:
    """Write the positions of these games."""
    for game in games:
        scene = studied(game)
        if scene is None:
            continue
        target = position_file(game)
        text = json.dumps(reached(game, scene), ensure_ascii=False, separators=(",", ":"))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text + "\n", "utf-8")
        print(f"{target}: {len(text) // 1024} kB")


if __name__ == "__main__":
    main(sys.argv[1:] or names())
