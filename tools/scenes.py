"""Positions of real matches for working on a board without a server.

    python -m tools.scenes [GAME ...]

plays matches at random up to the decisions that the file scenes.toml of each game's package names,
and writes what a client would get there (protocol.md) to web/dev/fixtures/<game>.json.
`npm run dev` in web/ shows them at /dev/index.html?game=<game>.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

import orrery
from orrery.bots import built_in
from orrery.games import names, title
from orrery.kernel.dice import Dice, key_from_seed, new_dice
from orrery.kernel.option import PerSeat
from orrery.kernel.title import Title
from orrery.server.routes.games import game_info
from orrery.text import LANGUAGES, sources

FIXTURES = Path(__file__).parents[1] / "web" / "dev" / "fixtures"
NAMES = ["Ada", "Bea", "Cyryl", "Dobromila", "Eliška", "Filip"]
STEPS = 12  # how many decisions follow in a scene
SEEDS = 40  # matches that are tried for a scene


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to stop: a decision of the first seat, not before this round.

    It is of this kind and has a move of the kind `offers` among its options, as far as those are
    given; or it is the end of the match, if the scene is `over`.
    """

    name: str
    kind: str = ""
    offers: str = ""
    round: int = 0
    seats: int = 4
    seed: int = 1
    over: bool = False
    options: dict[str, bool | int | str] = {}


class Scenes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scenes of a game, and the kinds of moves that are made only for want of others.

    `study` is the position that the pictures of its summary show: see tools.study.
    """

    scenes: list[Scene]
    idle: list[str] = []
    study: Scene | None = None


VIEWER = 0  # the seat whose scenes they are


def scenes_of(game: str) -> Scenes | None:
    """What a game's package says about its scenes, if it does."""
    package = title(game).package
    file = resources.files(package) / "scenes.toml" if package else None
    if file is None or not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Scenes)


def main(games: Iterable[str]) -> None:
    """Play all scenes of these games and write them."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for game in games:
        found = scenes_of(game)
        if found is None:
            continue
        data = {
            "game": msgspec.to_builtins(game_info(game, tuple(built_in()))),
            "catalogue": msgspec.to_builtins(title(game).catalogue()),
            "texts": {lang: _texts(title(game), lang) for lang in LANGUAGES},
            "scenes": [played(game, scene, found.idle) for scene in found.scenes],
        }
        target = FIXTURES / f"{game}.json"
        target.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")
        print(f"{target}: {len(found.scenes)} scenes, {target.stat().st_size // 1024} kB")


def played(game: str, scene: Scene, idle: Iterable[str]) -> dict[str, Any]:
    """What a client gets at a scene, and at the decisions after it."""
    match, dice = _reached(game, scene, idle)
    states = [_state(match, VIEWER, 0)]
    for _ in range(STEPS):
        if match.is_over:
            break
        heard = len(match.events(0, VIEWER))
        _move(match, dice, idle)
        states.append(_state(match, VIEWER, heard))
    return {
        "name": scene.name,
        "seats": _seats(match, VIEWER),
        "automata": _automata(match),
        "states": states,
    }


def _reached(game: str, scene: Scene, idle: Iterable[str]) -> tuple[orrery.Match, Dice]:
    """A match that stands at a scene: with the scene's seed, or one of the next."""
    for seed in range(scene.seed, scene.seed + SEEDS):
        match = orrery.new(game, NAMES[: scene.seats], options_of(title(game), scene), seed=seed)
        dice = new_dice(key_from_seed(seed), seats=0)
        while not match.is_over and not is_there(match, scene):
            _move(match, dice, idle)
        if match.is_over == scene.over:
            break
    else:
        print(f"{scene.name}: all matches were over before")
    return match, dice


def options_of(title: Title, scene: Scene) -> dict[str, bool | int | str]:
    """The options of a scene; a list by seat that is too short goes on with the default."""
    options = dict(scene.options)
    for option in title.options:
        if isinstance(option, PerSeat) and option.name in options:
            words = str(options[option.name]).split(",")
            if words[0] not in option.choices:
                words += [option.default] * (scene.seats - len(words))
            options[option.name] = ",".join(words)
    return options


def is_there(match: orrery.Match, scene: Scene) -> bool:
    """Whether a match stands at a scene."""
    if scene.over:
        return False
    if match.title.public_round(match.position(), VIEWER) < scene.round:
        return False
    return any(
        pending.seat == VIEWER
        and scene.kind in ("", pending.kind)
        and scene.offers in ("", *(option.text.split()[0] for option in pending.options))
        for pending in match.pending()
    )


def _move(match: orrery.Match, dice: Dice, idle: Iterable[str]) -> None:
    """A move of the first seat that has to decide; any kind of move is as likely as another."""
    pending = match.pending()[0]
    kinds: dict[str, list[str]] = {}
    for option in pending.options:
        kinds.setdefault(option.text.split()[0], []).append(option.text)
    useful = [kind for kind in kinds if kind not in idle] or list(kinds)
    moves = kinds[useful[dice.below(0, len(useful))]]
    match.play(pending.seat, moves[dice.below(0, len(moves))])


def _state(match: orrery.Match, seat: int, heard: int) -> dict[str, Any]:
    events = match.events(0, seat)
    return {
        "view": match.view(seat),
        "viewer": seat,
        "asked": [
            {
                "seat": pending.seat,
                "kind": pending.kind,
                "prompt": pending.prompt,
                "args": pending.args,
                "moves": [option.text for option in pending.options]
                if pending.seat == seat
                else None,
            }
            for pending in match.pending()
        ],
        "events": events[heard:] if heard else [],
    }


def _seats(match: orrery.Match, seat: int) -> list[dict[str, Any]]:
    return [
        _sitter(number, "person", name, None) | {"you": True}
        if number == seat
        else _sitter(number, "bot", name, "random")
        for number, name in enumerate(match.names)
    ]


def _automata(match: orrery.Match) -> list[dict[str, Any]]:
    return [_sitter(one.number, "automaton", one.kind, one.level) for one in match.automata]


def _sitter(number: int, kind: str, name: str, level: str | None) -> dict[str, Any]:
    return {
        "seat": number,
        "kind": kind,
        "name": name,
        "level": level,
        "you": False,
        "online": True,
        "asked": False,
    }


def _texts(title: Title, lang: str) -> str:
    return "\n".join(source.read_text("utf-8") for source in sources(title, lang))


if __name__ == "__main__":
    main(sys.argv[1:] or names())
