"""Positions of real matches for working on a board without a server.

    python -m tools.scenes [GAME ...]

plays matches at random up to certain decisions, and writes what a client would get there
(protocol.md) to web/dev/fixtures/<game>.json: planet_unknown and pulsar_2849 unless told otherwise.
`npm run dev` in web/ shows them at /dev/<game>.html.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import orrery
from orrery.games import title
from orrery.kernel.dice import Dice, key_from_seed, new_dice
from orrery.kernel.vocabulary import Field, Named, Number, Square, Vocabulary

FIXTURES = Path(__file__).parents[1] / "web" / "dev" / "fixtures"
IDLE = ("end-turn", "decline", "done")
NAMES = ["Ada", "Bea", "Cyryl", "Dobromila", "Eliška", "Filip"]
LANGS = ("en", "pl", "cs")
STEPS = 12  # how many decisions follow in a scene
SEEDS = 40  # matches that are tried for a scene


@dataclass(frozen=True)
class Scene:
    """Where to stop: a seat's decision of this kind, not before this round."""

    name: str
    kind: str
    round: int = 8
    seats: int = 4
    seat: int = 0
    seed: int = 1
    offers: str = ""  # a kind of move that is among the options
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "planet_unknown"


def _flight(name: str, offers: str, first: int, seats: int = 4, **options: Any) -> Scene:
    """A scene of Pulsar 2849: all kinds of decisions that offer this will do."""
    return Scene(name, "", first, seats, offers=offers, options=options, game="pulsar_2849")


SCENES = [
    Scene("placing", "take-tile"),
    Scene("late", "take-tile", round=13, seed=3),
    Scene("first tile", "take-tile", round=1),
    Scene("commander", "rotate-station"),
    Scene("driving", "confirm-turn", seed=2, round=9, offers="drive"),
    Scene("driving first", "take-tile", round=6, offers="drive", options={"corporation": "oasis"}),
    Scene("lifepod", "put-lifepod", round=2, seed=3, options={"corporation": "cosmos"}),
    Scene("lifepod tech", "put-lifepod", round=2, seed=8, options={"corporation": "jump_drive"}),
    Scene("patch", "place-patch", round=5),
    Scene("boost", "boost-tracker", round=5),
    Scene("landing", "land-rover", round=2),
    Scene("civ cards", "keep-card", round=4),
    Scene("solo", "take-tile", round=9, seats=1, options={"events": "standard"}),
    Scene(
        "makeshift", "choose-way", round=6, options={"corporation": "makeshift,oasis,flux,cosmos"}
    ),
    Scene("oasis", "take-tile", options={"corporation": "oasis", "planet": "tartarus"}),
    Scene("wormhole", "take-tile", options={"corporation": "wormhole", "planet": "gaia"}),
    Scene("jump drive", "take-tile", options={"corporation": "jump_drive", "planet": "cerberus"}),
    Scene("cosmos", "take-tile", options={"corporation": "cosmos", "planet": "oblivion"}),
    Scene("horizon", "take-tile", options={"corporation": "horizon", "planet": "lacuna"}),
    Scene("flux", "take-tile", options={"corporation": "flux", "planet": "petra"}),
    Scene("republic", "take-tile", options={"corporation": "republic", "planet": "persephone"}),
    Scene("kaax", "take-tile", options={"planet": "kaax"}),
    Scene("arashi", "take-tile", options={"planet": "arashi"}),
    Scene("charybdis", "take-tile", options={"planet": "charybdis"}),
    Scene(
        "six",
        "take-tile",
        round=10,
        seats=6,
        seed=5,
        options={"planet": "random", "corporation": "random", "events": "rough"},
    ),
    _flight("start", "put-ship", 0),
    _flight("side", "choose-side", 0),
    _flight("dice", "take-die", 4),
    _flight("dice of two", "take-die", 4, seats=2),
    _flight("turn", "fly", 5),
    _flight("turn of two", "fly", 4, seats=2),
    _flight("route", "route", 5),
    _flight("dead ends", "route", 6, cluster="dead_ends"),
    _flight("build", "build", 3),
    _flight("complete", "complete", 3),
    _flight("claim", "claim ", 1),
    _flight("teleport", "teleport", 1),
    _flight("link", "link", 3),
    _flight("copy", "copy", 3),
    _flight("bonus", "printed-bonus", 1),
    _flight("without headquarters", "fly", 4, headquarters=False),
    _flight("late", "fly", 8),
]


def main(games: Iterable[str]) -> None:
    """Play all scenes and write them."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for game in games:
        scenes = [played(scene) for scene in SCENES if scene.game == game]
        data = {
            "game": _info(game),
            "catalogue": title(game).catalogue(),
            "texts": {lang: _texts(game, lang) for lang in LANGS},
            "scenes": scenes,
        }
        target = FIXTURES / f"{game}.json"
        target.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")
        print(f"{target}: {len(scenes)} scenes, {target.stat().st_size // 1024} kB")


def played(scene: Scene) -> dict[str, Any]:
    """What a client gets at a scene, and at the decisions after it."""
    match, dice = _reached(scene)
    states = [_state(match, scene.seat, 0)]
    for _ in range(STEPS):
        if match.is_over:
            break
        heard = len(match.events(0, scene.seat))
        _move(match, dice)
        states.append(_state(match, scene.seat, heard))
    return {"name": scene.name, "seats": _seats(match, scene.seat), "states": states}


def _reached(scene: Scene) -> tuple[orrery.Match, Dice]:
    """A match that stands at a scene: with the scene's seed, or one of the next."""
    for seed in range(scene.seed, scene.seed + SEEDS):
        match = orrery.new(scene.game, NAMES[: scene.seats], options_of(scene), seed=seed)
        dice = new_dice(key_from_seed(seed), seats=0)
        while not match.is_over and not _is_there(match, scene):
            _move(match, dice)
        if not match.is_over:
            break
    else:
        print(f"{scene.name}: all matches were over before")
    return match, dice


def options_of(scene: Scene) -> dict[str, Any]:
    """A list of boards that is shorter than the seats goes on with the symmetric one."""
    options = dict(scene.options)
    if scene.game != "planet_unknown":
        return options
    for name in ("planet", "corporation"):
        words = str(options.get(name, "symmetric")).split(",")
        if words != ["random"]:
            words += ["symmetric"] * (scene.seats - len(words))
            options[name] = ",".join(words)
    return options


def _is_there(match: orrery.Match, scene: Scene) -> bool:
    if match.view(scene.seat)["round"] < scene.round:
        return False
    return any(
        pending.seat == scene.seat
        and scene.kind in ("", pending.kind)
        and any(option.text.startswith(scene.offers) for option in pending.options)
        for pending in match.pending()
    )


def _move(match: orrery.Match, dice: Dice) -> None:
    """A random move of the first seat that has to decide.

    In Planet Unknown a turn ends rather than not. In Pulsar 2849 any kind of move is as likely as
    another, and a turn ends when there is nothing else to do.
    """
    pending = match.pending()[0]
    moves = [option.text for option in pending.options]
    if match.title.name == "pulsar_2849":
        kinds: dict[str, list[str]] = {}
        for move in moves:
            kinds.setdefault(move.split()[0], []).append(move)
        useful = [kind for kind in kinds if kind not in IDLE] or list(kinds)
        moves = kinds[useful[dice.below(0, len(useful))]]
    choice = "done" if "done" in moves and dice.below(0, 2) else moves[dice.below(0, len(moves))]
    match.play(pending.seat, choice)


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
        {
            "seat": number,
            "kind": "person" if number == seat else "bot",
            "name": name,
            "level": None if number == seat else "random",
            "you": number == seat,
            "online": True,
            "asked": False,
        }
        for number, name in enumerate(match.names)
    ]


def _info(game: str) -> dict[str, Any]:
    chosen = title(game)
    return {
        "name": chosen.name,
        "rules_version": chosen.rules_version,
        "min_seats": chosen.min_seats,
        "max_seats": chosen.max_seats,
        "options": [],
        "bots": ["random"],
        "moves": _kinds(chosen.moves),
        "events": _kinds(chosen.events),
        "langs": list(LANGS),
    }


def _kinds(vocabulary: Vocabulary) -> dict[str, Any]:
    return {
        kind.name: {"fields": _fields(kind.fields), "secret": _fields(kind.secret)}
        for kind in vocabulary.kinds.values()
    }


def _fields(fields: Iterable[Field]) -> list[dict[str, Any]]:
    return [_field(part) for part in fields]


def _field(part: Field) -> dict[str, Any]:
    if isinstance(part, Named):
        return {"kind": "named", "name": part.name, "names": list(part.names)}
    if isinstance(part, Square):
        return {"kind": "square", "name": part.name, "columns": part.columns, "rows": part.rows}
    low, high, prefix = 0, 0, ""
    if isinstance(part, Number):
        low, high, prefix = part.low, part.high, part.prefix
    return {"kind": "number", "name": part.name, "low": low, "high": high, "prefix": prefix}


def _texts(game: str, lang: str) -> str:
    shared = resources.files("orrery.text") / f"{lang}.ftl"
    own = resources.files(f"orrery.games.{game}") / "text" / f"{lang}.ftl"
    return shared.read_text("utf-8") + "\n" + own.read_text("utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or ["planet_unknown", "pulsar_2849"])
