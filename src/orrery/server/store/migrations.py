"""Numbered SQL files bring a database up to the schema that this version knows.

`schema/<dialect>/0001_first.sql` and so on, without gaps. A file that was released never changes.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import NamedTuple

from orrery.server.store import Unusable

FILE_NAME = re.compile(r"(\d{4})_(\w+)\.sql")


class Migration(NamedTuple):
    """A step from the schema before it to schema `version`."""

    version: int
    name: str
    sql: str


def migrations(dialect: str) -> list[Migration]:
    """All of them for "sqlite" or "postgres", in order."""
    found = []
    for file in resources.files(__package__).joinpath("schema", dialect).iterdir():
        match = FILE_NAME.fullmatch(file.name)
        if match:
            found.append(Migration(int(match[1]), match[2], file.read_text("utf-8")))
    found.sort()
    if [each.version for each in found] != list(range(1, len(found) + 1)):
        raise RuntimeError(f"the {dialect} migrations are not numbered 1 to {len(found)}")
    return found


def outstanding(known: list[Migration], version: int, where: str) -> list[Migration]:
    """What a database of schema `version` lacks; Unusable if it is newer than all that is known."""
    if version > len(known):
        raise Unusable(
            f"{where} has schema {version}, and this version of Orrery knows schemas up to "
            f"{len(known)}: a newer Orrery has used it, run that one"
        )
    return known[version:]


def failed(step: Migration, where: str, error: Exception) -> Unusable:
    """What to raise when a step can't be carried out; the database is as it was before it."""
    return Unusable(
        f"{where} can't be brought up to date, step {step.version} ({step.name}): {error}"
    )
