"""The place where a database file lies: whether files can be written there, and can grow."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from orrery.server.store import Unusable

_ROOM: Final = 1_000_000  # bytes that have to be free, for some moves and the files of SQLite
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def check_place(path: Path) -> None:
    """Unusable where SQLite could not write; its own words don't say why."""
    if path.is_dir():
        raise Unusable(f"{path} is a folder: name a file in it")
    for place in (path.parent, path):
        if not os.access(place, os.W_OK):
            raise Unusable(f"{place} can't be written: it is read-only, or somebody else's")


def trouble_in(folder: Path) -> OSError | None:
    """What keeps files in a folder from growing, if anything does."""
    if not hasattr(os, "posix_fallocate"):
        return None
    try:
        with TemporaryFile(dir=folder) as file:
            os.posix_fallocate(file.fileno(), 0, _ROOM)
    except OSError as error:
        return error
    return None


def is_full(trouble: OSError | None) -> bool:
    """Whether there is no room left."""
    return trouble is not None and trouble.errno in _NO_ROOM
