"""`python -m orrery.server.schema` prints the JSON Schema of all wire types."""

from __future__ import annotations

import sys

import msgspec

from orrery.server.wire import json_schema


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(json_schema()), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
