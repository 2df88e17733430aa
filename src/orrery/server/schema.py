"""`python -m orrery.server.schema` prints JSON Schemas: of all wire types, and of every game's."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import orrery
from orrery.kernel.title import Title
from orrery.server.wire import json_schema


def schema_of(title: Title) -> dict[str, Any]:
    """The JSON Schema of a game's view and catalogue, under `$defs`."""
    _, structs = msgspec.json.schema_components(
        [title.view_type, title.catalogue_type], ref_template="#/$defs/{name}"
    )
    words: dict[str, Any] = {}
    definitions = {name: _hoisted(struct, words, top=True) for name, struct in structs.items()}
    return {"$defs": dict(sorted((definitions | words).items()))}


def _hoisted(node: Any, found: dict[str, Any], top: bool = False) -> Any:
    """The same schema, in which whatever has a title is a definition of its own, once."""
    if isinstance(node, list):
        return [_hoisted(item, found) for item in node]
    if not isinstance(node, dict):
        return node
    copied = {name: _hoisted(item, found) for name, item in node.items()}
    title = copied.get("title")
    if top or not isinstance(title, str):
        return copied
    assert found.setdefault(title, copied) == copied, f"two types are called {title}"
    return {"$ref": f"#/$defs/{title}"}


def main() -> None:
    games = {name: schema_of(orrery.title(name)) for name in orrery.games()}
    schemas = msgspec.json.encode({"wire": json_schema(), "games": games})
    sys.stdout.write(msgspec.json.format(schemas, indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
