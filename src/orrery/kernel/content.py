"""The content of a game: JSON files in the folder content/ of its package."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any


def contents(package: str) -> Callable[[str], Any]:
    """A function that reads a content file of this package, given its name without `.json`."""
    folder = resources.files(package) / "content"

    def load(name: str) -> Any:
        return json.loads((folder / f"{name}.json").read_text("utf-8"))

    return load
