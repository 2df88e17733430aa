"""A server under test in a process of its own, its store, and what the process has cost."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from msgspec.structs import replace

import orrery
from orrery.build import is_compiled
from orrery.server.settings import VARIABLE, Settings
from orrery.server.store import Identity, Store
from orrery.server.store.notices import ChannelRow
from orrery.server.store.opening import open_store
from tests.server.store.private_postgres import MISSING, PrivatePostgres, binaries

BYTECODE = Path(__file__).parent.parent / "build" / "bytecode"
BUILD = Path(orrery.__file__).parent.parent  # what this process has imported is what is served
PATIENCE = 60.0  # seconds that the server may take until it answers, or until it has ended
PRIVATE = "postgresql://"  # without an address: a server that is started for the purpose
ORPHANS_SECONDS = 10.0  # until the children of a killed server must have ended too


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody whom the server knows: an identity and the token of its cookie."""

    identity: str
    name: str
    token: str


@contextmanager
def a_store(url: str | None) -> Iterator[str]:
    """The URL of a store: the given one, a private PostgreSQL server, or a file that goes away."""
    if url is not None and url != PRIVATE:
        yield url
        return
    if url is None:
        with tempfile.TemporaryDirectory(prefix="orrery-load-") as folder:
            yield str(Path(folder) / "orrery.db")
        return
    programs = binaries()
    if programs is None:
        sys.exit(MISSING)
    server = PrivatePostgres(programs)
    try:
        server.start()
        yield server.url("postgres")
    finally:
        server.remove()


class Postbox:
    """Where notices go: takes them, and keeps nothing but their number."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.notices = 0
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError):
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            size = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
            await reader.readexactly(int(size.split(b":")[1]))
            self.notices += 1
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            await writer.drain()
        writer.close()


def calling(port: int) -> list[str]:
    """The settings of a server that calls people back, sooner than others would."""
    soon = ("notice_grace=10", "notice_idle=20")
    return [f"public_url=http://127.0.0.1:{port}", "private_webhooks=true", *soon]


async def seat_guests(url: str, count: int, reached: str | None = None) -> list[Guest]:
    """So many guests, put into the store: a server lets only a few a minute arrive from here.

    With `reached` every second one can be called back there.
    """
    mark = secrets.token_hex(2)
    guests = [
        Guest(secrets.token_hex(8), f"Guest {mark} {number}", secrets.token_hex(16))
        for number in range(count)
    ]
    store, _ = open_store(url)
    await store.open()
    try:
        await asyncio.gather(*(_add(store, guest) for guest in guests))
        if reached is not None:
            await asyncio.gather(*(_reach(store, guest, reached) for guest in guests[::2]))
    finally:
        await store.close()
    return guests


async def _add(store: Store, guest: Guest) -> None:
    token = hashlib.sha256(guest.token.encode()).digest()
    await store.add_identity(Identity(guest.identity, guest.name, named=True), token)


async def _reach(store: Store, guest: Guest, where: str) -> None:
    topic = f"{where}/{guest.identity}"
    token = secrets.token_hex(16)
    await store.add_channel(
        ChannelRow(secrets.token_hex(8), guest.identity, "ntfy", topic, "", token, time.time())
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def build_name() -> str:
    return f"orrery {orrery.__version__} ({'compiled' if is_compiled() else 'interpreted'})"


WITH_SETTINGS = (
    "from orrery.server import running, settings; "
    "running.serve(settings.from_environment(), '127.0.0.1', {port}, 1)"
)


def _environment() -> dict[str, str]:
    """With bytecode that is kept, as where Orrery is installed: a start takes half as long."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPATH": str(BUILD), "PYTHONPYCACHEPREFIX": str(BYTECODE)}


class Served:
    """`orrery serve` on a store; started, killed and started again as often as needed.

    With `settings` it has those, also the ones that the command can't set. With `calls` it calls
    people back, at a postbox.
    """

    def __init__(
        self,
        store: str,
        workers: int = 1,
        settings: Settings | None = None,
        calls: bool = False,
    ) -> None:
        self.store = store
        self.workers = workers
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.orphans: list[int] = []  # processes that outlived a killed server
        self.postbox = Postbox() if calls else None
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._log = tempfile.TemporaryFile()  # noqa: SIM115

    @property
    def notices(self) -> int:
        """How many people were sent."""
        return 0 if self.postbox is None else self.postbox.notices

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def processes(self) -> list[int]:
        """Those that serve: one, or the workers and their parent."""
        return [self.pid, *(children_of(self.pid) if self.workers > 1 else [])]

    def bots(self) -> list[int]:
        """Those that think for bots."""
        serving = self.processes()
        return [pid for one in serving for pid in children_of(one) if pid not in serving]

    def spawn(self) -> None:
        """Start the process; it needs a while until it answers."""
        command = [
            *("-m", "orrery", "serve", "--port", str(self.port)),
            *("--store", self.store, "--workers", str(self.workers)),
        ]
        for setting in [] if self.postbox is None else calling(self.port):
            command += ["--set", setting]
        environment = _environment()
        if self._settings is not None:
            own = replace(self._settings, store=self.store)
            environment[VARIABLE] = msgspec.json.encode(own).decode()
            command = ["-c", WITH_SETTINGS.format(port=self.port)]
        self._process = subprocess.Popen(
            [sys.executable, "-P", *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )

    async def answers(self) -> None:
        """Wait until the server does."""
        assert self._process is not None
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False) as http:
            while True:
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server has ended: {self.log()[-2000:]}")
                try:
                    (await http.get(f"{self.address}/health")).raise_for_status()
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)

    async def metric(self, name: str) -> float:
        """A number that the server has counted itself."""
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            text = (await http.get(f"{self.address}/metrics")).text
        lines = [line.split() for line in text.splitlines()]
        return sum(float(line[-1]) for line in lines if line and line[0] == name)

    async def kill(self) -> None:
        """As a power failure would."""
        assert self._process is not None
        children = children_of(self.pid)
        self._process.kill()
        await asyncio.to_thread(self._process.wait)
        self.orphans += children

    async def stop(self) -> None:
        """In order; a server that does not end is killed, and that is an error."""
        process = self._process
        if process is None or process.poll() is not None:
            return
        process.send_signal(signal.SIGTERM)
        try:
            await asyncio.to_thread(process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise RuntimeError("the server did not end when it was asked to") from None

    async def left_behind(self) -> list[int]:
        """Children of killed servers that have not ended with them."""
        until = time.monotonic() + ORPHANS_SECONDS
        while (left := [pid for pid in self.orphans if is_ours(pid)]) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        return left

    def log(self) -> str:
        """Everything that the server has said."""
        self._log.flush()
        size = os.fstat(self._log.fileno()).st_size
        return os.pread(self._log.fileno(), size, 0).decode(errors="replace")

    def errors(self) -> list[str]:
        """The lines of its log that tell of errors."""
        return errors_in(self.log())

    def close(self) -> None:
        """End the process, whatever has happened."""
        if self._process is not None and self._process.poll() is None:
            serving = self.processes()  # workers outlive a parent that is killed
            for pid in reversed(serving):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()
        if self.postbox is not None:
            self.postbox.close()
        self._log.close()


def errors_in(log: str) -> list[str]:
    """The lines that tell of errors; of a traceback the one below it, which says what it was."""
    found: list[str] = []
    is_in_traceback = False
    for line in log.splitlines():
        if is_in_traceback and not line.startswith(" "):
            found.append(f"Traceback: {line}")
            is_in_traceback = False
        elif line.startswith("Traceback"):
            is_in_traceback = True
        elif '"level": "error"' in line or line.startswith("ERROR"):
            found.append(line)
    return [*found, "Traceback without an end"] if is_in_traceback else found


@dataclass(slots=True)
class Cost:
    """What processes have used up to a moment."""

    cpu: float  # seconds
    rss: int  # bytes, now
    peak: int  # bytes


def cost_of(pids: Sequence[int]) -> Cost:
    """What these processes have used; zero where the system does not tell."""
    total = Cost(0.0, 0, 0)
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            status = Path(f"/proc/{pid}/status").read_text()
        except OSError:
            continue
        total.cpu += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        total.rss += _kilobytes(status, "VmRSS:") * 1024
        total.peak += _kilobytes(status, "VmHWM:") * 1024
    return total


def _kilobytes(status: str, name: str) -> int:
    line = next((line for line in status.splitlines() if line.startswith(name)), "0 0")
    return int(line.split()[1])


def children_of(pid: int) -> list[int]:
    """The processes that one has started, from any of its threads."""
    children: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(OSError):
            children += [int(child) for child in (thread / "children").read_text().split()]
    return children


def is_ours(pid: int) -> bool:
    """Whether a process is there, and is one that a server has started."""
    try:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
    return b"multiprocessing" in command


def load_average() -> str:
    return " ".join(f"{value:.1f}" for value in os.getloadavg())
