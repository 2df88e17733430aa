"""The store in a SQLite file, for one server process.

One thread has the one connection that writes and checkpoints; another reads. Two connections that
do both can lose a commit in SQLite before 3.51.3 (sqlite.org/wal.html, the WAL-reset bug).
"""

from __future__ import annotations

import asyncio
import queue
import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from orrery.server.store import Damaged, Failing, Full, Taken, Unusable
from orrery.server.store.companions_sql import SqlCompanions
from orrery.server.store.fleeting import Fleeting
from orrery.server.store.keeping import Keeping
from orrery.server.store.lock import FileLock
from orrery.server.store.migrations import failed, migrations, outstanding
from orrery.server.store.notices_sql import SqlNotices
from orrery.server.store.people_sql import SqlPeople
from orrery.server.store.place import check_place, is_full, trouble_in
from orrery.server.store.results_sql import SqlResults
from orrery.server.store.sql import ROUNDING, Row, SqlStore, Statement

if TYPE_CHECKING:
    import sqlite3
else:
    try:
        from pysqlite3 import dbapi2 as sqlite3
    except ImportError:
        import sqlite3

T = TypeVar("T")

Connection = sqlite3.Connection
SqliteError = sqlite3.Error

MEMORY = ":memory:"
SQLITE_VERSION = sqlite3.sqlite_version
# Before, two processes that write at the same moment can lose a commit.
_SAFE_TOGETHER = sqlite3.sqlite_version_info >= (3, 51, 3)
_PUT_ASIDE = "put it aside and `orrery restore` a backup in its place"
LARGEST_GROUP = 256  # requests in one transaction


class SqliteStore(Keeping, SqlResults, SqlCompanions, SqlNotices, SqlPeople, SqlStore):
    """A Store in the file `path`, or in memory for ":memory:"."""

    def __init__(self, path: str | Path, beside: bool = False) -> None:
        self.beside = beside  # a server that may have the file already
        self.path = None if str(path) == MEMORY else Path(path).expanduser().resolve()
        self._lock: FileLock | None = None
        self._writer: Writer | None = None
        self._reader: Reader | None = None
        self._file = 0
        self._beat = 0  # what was written last to see whether something can be
        # One process uses the file, so these need not outlive it.
        self._leases: Fleeting[str] = Fleeting()  # their holders
        self._allowances: Fleeting[None] = Fleeting()  # until they are whole again

    @property
    def commits(self) -> int:
        """How many transactions have been committed since the store was opened."""
        return self._writer.commits if self._writer else 0

    async def open(self) -> None:
        """Unusable if the file is in use, is no database, or belongs to a newer version."""
        try:
            await asyncio.to_thread(self._open)
        except BaseException as error:
            await self.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise self._cannot_open(error) from error
            raise

    async def examine(self) -> None:
        if self.path is not None and self.path.exists():
            await asyncio.to_thread(_examine, self.path)

    def _open(self) -> None:
        if self.path is None:
            self._writer = Writer(_connect(MEMORY), self._where)
            return
        if self.beside:
            self._check_there(self.path)
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = FileLock(self.path)
        alone = self._take_lock(self._lock)
        self.path.touch(mode=0o600)  # the files that SQLite puts beside it get the same mode
        self._writer = Writer(_connect(str(self.path)), self._where, alone)
        self._reader = Reader(self.path)
        self._file = self.path.stat().st_ino

    def _take_lock(self, lock: FileLock) -> bool:
        """Whether no other process uses the file; Unusable if one does and mustn't be joined."""
        try:
            lock.take()
        except Unusable:
            if not self.beside or not _SAFE_TOGETHER:
                raise
            return False
        return True

    def _check_there(self, path: Path) -> None:
        if not path.is_file():
            raise Unusable(f"there is no database at {path}: give the one that the server has")

    async def close(self) -> None:
        """What has been asked for before is still carried out."""
        writer, reader, lock = self._writer, self._reader, self._lock
        self._writer = self._reader = self._lock = None
        if reader:
            await asyncio.to_thread(reader.close)
        if writer:  # the last one, so that it can bring everything into the one file
            writer.hand_over()
            await asyncio.to_thread(writer.close)
        if lock:
            lock.release()

    async def check(self) -> None:
        # Nothing is written unless something changes, and one page may fit where a move does not.
        self._beat = 1 - self._beat
        await self._write(Statement(f"PRAGMA user_version = {self._beat}", ()))
        await self._read("SELECT count(*) FROM schema_version")
        if self.path is None:
            return
        if not self.path.exists() or self.path.stat().st_ino != self._file:
            raise Unusable(f"{self.path} was moved or deleted while it was in use: start again")
        trouble = await asyncio.to_thread(trouble_in, self.path.parent)
        if trouble is not None and is_full(trouble):
            raise Full(f"{self._where} can't grow: {trouble.strerror}")

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        held = self._leases.get(name)
        if held is not None and held[0] != holder:
            return False
        self._leases.put(name, holder, time.monotonic() + seconds)
        return True

    async def release(self, name: str, holder: str) -> bool:
        held = self._leases.get(name)
        if held is None or held[0] != holder:
            return False
        self._leases.pop(name)
        return True

    async def remove_leases(self) -> None:
        """They are kept in memory, which forgets them by itself."""

    async def allow(self, name: str, most: int, seconds: float) -> bool:
        now = time.monotonic()
        used = self._allowances.get(name)
        until = (now if used is None else used[1]) + seconds / most
        if until > now + seconds + ROUNDING:
            return False
        self._allowances.put(name, None, until)
        return True

    async def _read(self, sql: str, *values: Any) -> list[Row]:
        work = partial(_execute, sql=sql, values=values)
        if self._writer and self._reader is None:  # a database in memory has one connection
            return await self._outcome(self._writer.submit(work))
        return await self._outcome(self._reader.submit(work) if self._reader else None)

    async def _write(self, *statements: Statement) -> list[Row]:
        work = partial(_carry_out, statements=statements)
        return await self._outcome(self._writer.submit(work) if self._writer else None)

    async def _outcome(self, future: asyncio.Future[list[Row]] | None) -> list[Row]:
        if future is None:
            raise Unusable(f"{self._where} is not open")
        try:
            return await future
        except sqlite3.IntegrityError as error:
            raise _refusal(error) from error
        except OverflowError as error:
            raise ValueError(str(error)) from error
        except sqlite3.Error as error:
            raise await asyncio.to_thread(self._failure, error) from error

    def _cannot_open(self, error: Exception) -> Unusable:
        """Why; of a full disk SQLite says no more than that something failed."""
        failure = self._failure(error)
        is_known = isinstance(failure, Full)
        return failure if is_known else Unusable(f"{self._where} can't be used: {error}")

    def _failure(self, error: Exception) -> Unusable:
        """What has happened, for the host and for players.

        SQLite calls a quota that is used up and a disk that has become read-only the same, so the
        system is asked.
        """
        failure = _failure(error, self._where)
        if not isinstance(failure, Failing) or self.path is None:
            return failure
        trouble = trouble_in(self.path.parent)
        if trouble is None:
            return failure
        if is_full(trouble):
            return Full(f"{self._where} can't grow: {trouble.strerror}")
        return Failing(f"{failure} ({trouble.strerror})")

    @property
    def _where(self) -> str:
        return str(self.path or "the database in memory")


class Request(NamedTuple):
    """Something to do in a transaction, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]


Outcome = tuple[Any, BaseException | None]  # what came of a request, or why nothing did


class Writer:
    """The thread that changes the database: all requests that wait go into one commit.

    A commit costs a write to the disk, however many changes are in it. Each request has a
    savepoint, so one that fails leaves the others alone. Futures are resolved after the commit.
    What is asked for in one turn of the event loop is handed over together, because it is dear to
    wake another thread: so the busier the loop is, the less a change costs.
    """

    def __init__(self, db: sqlite3.Connection, where: str, alone: bool = True) -> None:
        self.commits = 0
        self._alone = alone  # otherwise a server does what concerns the file as a whole
        self._db = db
        self._gathered: list[Request] = []  # in this turn of the event loop
        self._requests: queue.SimpleQueue[list[Request] | None] = queue.SimpleQueue()
        try:
            _prepare(db, where, alone)
        except BaseException:
            db.close()
            raise
        self._thread = threading.Thread(target=self._run, name="orrery-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self.hand_over)
        self._gathered.append(Request(work, future))
        return future

    def hand_over(self) -> None:
        """Let everything be carried out that has been asked for."""
        if self._gathered:
            self._requests.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        self._requests.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            group, more = self._next_group()
            for first in range(0, len(group), LARGEST_GROUP):
                self._commit(group[first : first + LARGEST_GROUP])
        if self._alone:
            with suppress(sqlite3.Error):  # what can't be moved stays in the log, to be found there
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()

    def _next_group(self) -> tuple[list[Request], bool]:
        """All requests that wait; False when none will follow."""
        group: list[Request] = []
        requests = self._requests.get()
        while requests is not None:
            group += [request for request in requests if not request.future.cancelled()]
            try:
                requests = self._requests.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Request]) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = self._attempts(group)
            self._db.execute("COMMIT")
            self.commits += 1
        except BaseException as error:  # e.g. a full disk: nobody may believe to be done
            self._roll_back()
            outcomes = [(None, error)] * len(group)
        _tell(group, outcomes)

    def _attempts(self, group: list[Request]) -> list[Outcome]:
        """What came of each; one that is alone needs no savepoint, its failure ends the whole."""
        if len(group) == 1:
            return [(group[0].work(self._db), None)]
        return [self._attempt(request) for request in group]

    def _attempt(self, request: Request) -> Outcome:
        self._db.execute("SAVEPOINT request")
        try:
            result = request.work(self._db)
        except Exception as error:
            # Some errors end the whole transaction; then this fails, and so does the group.
            self._db.execute("ROLLBACK TO request")
            self._db.execute("RELEASE request")
            return None, error
        self._db.execute("RELEASE request")
        return result, None

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")


def _tell(group: list[Request], outcomes: list[Outcome]) -> None:
    """Let those who wait know, all at once: it is dear to wake another thread."""
    with suppress(RuntimeError):  # nobody waits any more in a loop that is closed
        group[0].future.get_loop().call_soon_threadsafe(_resolve, group, outcomes)


def _resolve(group: list[Request], outcomes: list[Outcome]) -> None:
    for (_, future), (result, failure) in zip(group, outcomes, strict=True):
        if future.done():
            continue  # who asked has gone
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(result)


class Reader:
    """The thread that reads; each of its statements sees all that was committed before."""

    def __init__(self, path: Path) -> None:
        self._db = _connect(path.as_uri() + "?mode=ro")
        self._db.execute("PRAGMA wal_autocheckpoint = 0")
        self._thread = ThreadPoolExecutor(1, "orrery-reader")

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        return asyncio.wrap_future(self._thread.submit(work, self._db))

    def close(self) -> None:
        self._thread.shutdown()
        self._db.close()


def connection(path: Path, write: bool = False) -> sqlite3.Connection:
    """A connection to a file beside a server that may use it: reading, it leaves the log alone."""
    db = _connect(f"{path.resolve().as_uri()}?mode={'rw' if write else 'ro'}")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    return db


def damage_in(db: sqlite3.Connection) -> str | None:
    """What is wrong with a database, if anything is."""
    try:
        found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if not _is_damage(error):
            raise
        found = str(error)
    if found == "ok" and _is_cut_off(db):
        found = "its last page is cut off"
    return None if found == "ok" else " ".join(found.split())


def _is_cut_off(db: sqlite3.Connection) -> bool:
    """Whether half a page is missing, which SQLite reads as zeros: unless the log has it too."""
    page = db.execute("PRAGMA page_size").fetchone()[0]
    file = Path(db.execute("PRAGMA database_list").fetchone()[2])
    log = file.with_name(file.name + "-wal")
    is_in_log = log.exists() and log.stat().st_size > 0
    return file.stat().st_size % page != 0 and not is_in_log


def _examine(path: Path) -> None:
    check_place(path)
    try:
        with closing(connection(path)) as db:
            damage = damage_in(db)
    except sqlite3.Error as error:
        trouble = trouble_in(path.parent)
        if trouble is not None and is_full(trouble):
            raise Full(f"{path} can't grow: {trouble.strerror}") from error
        hint = f": name another file, or {_PUT_ASIDE}" if _is_none(error) else ""
        raise Unusable(f"{path} can't be used: {error}{hint}") from error
    if damage is not None:
        raise Damaged(
            f"{path} is damaged ({damage}): {_PUT_ASIDE}, or save what can be with "
            f"`sqlite3 {path.name} .recover`"
        )


def _failure(error: Exception, where: str) -> Unusable:
    """What has happened, for the host and for players."""
    if "full" in str(error):
        return Full(f"{where} can't grow: {error}")
    if _is_damage(error):
        return Damaged(f"{where} is damaged: {error}")
    if any(words in str(error) for words in ("disk I/O error", "readonly database")):
        return Failing(f"{where} can't be used: {error}")
    return Unusable(f"{where} has failed: {error}")


def _is_damage(error: Exception) -> bool:
    return "image is malformed" in str(error)


def _is_none(error: Exception) -> bool:
    """Whether a file is no database, or one whose beginning is damaged."""
    return "not a database" in str(error)


def _connect(name: str) -> sqlite3.Connection:
    """A connection without implicit transactions, to be used by one thread at a time."""
    db = sqlite3.connect(
        name, isolation_level=None, check_same_thread=False, uri=name.startswith("file:")
    )
    # One text that a disk has spoilt would be an error for all rows that are read with it.
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    return db


def _prepare(db: sqlite3.Connection, where: str, alone: bool) -> None:
    """Make what is committed durable, and bring the schema up to date."""
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode not in ("wal", "memory"):
        raise Unusable(f"{where} can't keep a write-ahead log: put it on a local disk")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is in no later backup either
    if alone:
        _migrate(db, where)
        return
    db.execute("PRAGMA wal_autocheckpoint = 0")
    if outstanding(migrations("sqlite"), _version(db), where):
        raise Unusable(f"{where} is in use by an older Orrery: use the same one, or stop it first")


def _migrate(db: sqlite3.Connection, where: str) -> None:
    db.execute(
        "CREATE TABLE IF NOT EXISTS schema_version "
        "(version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied REAL NOT NULL)"
    )
    for step in outstanding(migrations("sqlite"), _version(db), where):
        try:
            db.executescript("BEGIN IMMEDIATE;\n" + step.sql)
            record = (step.version, step.name, time.time())
            db.execute("INSERT INTO schema_version VALUES (?, ?, ?)", record)
            db.execute("COMMIT")
        except sqlite3.Error as error:  # closing the connection rolls back
            raise failed(step, where, error) from error


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()[0])


def _carry_out(db: sqlite3.Connection, statements: tuple[Statement, ...]) -> list[Row]:
    rows: list[Row] = []
    for statement in statements:
        rows = _execute(db, statement.sql, statement.values)
        if not rows and statement.missing is not None:
            raise KeyError(statement.missing)
    return rows


def _execute(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> list[Row]:
    if any("\0" in value for value in values if isinstance(value, str)):
        raise ValueError("a text with a NUL can't be stored")  # PostgreSQL can't either
    return db.execute(_numbered(sql), values).fetchall()


@cache
def _numbered(sql: str) -> str:
    """SQLite writes $1 as ?1."""
    return re.sub(r"\$(?=\d)", "?", sql)


def _refusal(error: sqlite3.IntegrityError) -> Exception:
    if "UNIQUE constraint" in str(error):
        return Taken(str(error))
    if "FOREIGN KEY constraint" in str(error):
        return KeyError(str(error))
    return ValueError(str(error))
