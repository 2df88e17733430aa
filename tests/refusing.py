"""Reads a game with one entry of a content file changed: the game has to refuse it by name."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# Reads a game while one of its files is changed: the first object with a certain key that is found
# under an entry with an id gets another value there, or one field more.
_READ = """
import importlib, json, sys
game, file, key, change = sys.argv[1:]

def changed(data, entry):
    if isinstance(data, dict):
        entry = data.get("id", entry)
        if key in data and entry:
            if change == "field":
                data["frobs"] = 1
            else:
                data[key] = "poits"
            return entry
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return next((found for one in inner if (found := changed(one, entry))), None)

read_bytes = json.loads
def loads(text):
    data = read_bytes(text)
    if text.strip() == wanted:
        print(changed(data, None), flush=True)
    return data

from importlib import resources
folder = resources.files(f"orrery.games.{game}") / "content"
wanted = (folder / f"{file}.json").read_text("utf-8").strip()
json.loads = loads
importlib.import_module(f"orrery.games.{game}.title")
"""

each_change = pytest.mark.parametrize("change", ["word", "field"])


def assert_refused(game: str, file: str, key: str, change: str) -> None:
    """With another word, or one field more, in the first object with this key."""
    done = subprocess.run(
        [sys.executable, "-c", _READ, game, file, key, change],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    entry = done.stdout.split()[0]
    said = done.stderr.strip().splitlines()[-1]
    assert done.returncode
    assert f"InvalidContent: {file}.json, {entry}: " in said
    assert ("poits" if change == "word" else "frobs") in said
