"""One process at a time uses a database file: an advisory lock on a file beside it.

SQLite's own locks allow several processes, and each of them would also write checkpoints.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from orrery.server.store import Unusable

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        os.lseek(file, 1 << 20, os.SEEK_SET)  # locked bytes can't be read: keep off the number
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        # lockf and not flock: children of a killed server don't inherit the lock.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[Path] = set()  # lockf lets a process through that has the lock already


class FileLock:
    """Held from taking to releasing, or until the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._file = -1

    def take(self) -> None:
        """Unusable if a process has it."""
        if self.path in _held:
            raise self._refused(os.getpid())
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(file)
        except OSError:
            holder = os.pread(file, 20, 0) if hasattr(os, "pread") else b""
            os.close(file)
            raise self._refused(int(holder) if holder.isdigit() else None) from None
        os.ftruncate(file, 0)
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, str(os.getpid()).encode())
        self._file = file
        _held.add(self.path)

    def release(self) -> None:
        """The file stays: removing it would let two processes lock two files of the same name."""
        if self._file >= 0:
            _held.discard(self.path)
            os.close(self._file)
            self._file = -1

    def _refused(self, holder: int | None) -> Unusable:
        who = f" (process {holder})" if holder else ""
        return Unusable(
            f"{self.database} is in use by another Orrery server{who}: "
            "stop that one, or choose another file"
        )
