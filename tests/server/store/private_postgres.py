"""A PostgreSQL server for the tests alone: in a temporary folder, on a Unix socket."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

MISSING = (
    "PostgreSQL was not tested: there is no server program here. On Debian, tools/ensure-postgres "
    "installs one; elsewhere, put initdb and postgres on the PATH"
)
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the machine doesn't crash here, only processes do
    "full_page_writes": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
}
STARTING_SECONDS = 30


def binaries() -> Path | None:
    """The folder with initdb and postgres: the newest on Debian, else from the PATH."""
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: float(p.parts[4])
    )
    found = debian[-1] if debian else shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class PrivatePostgres:
    """Made once, started and stopped as often as needed."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        # Not in pytest's own folder, which the user postgres can't enter.
        self.folder = Path(tempfile.mkdtemp(prefix="orrery-pg-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = ThreadPoolExecutor(1)  # the server ends with the thread that started it
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        setup = ("-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync")
        subprocess.run(
            [*self._as_user(), self.programs / "initdb", "-D", self.data, *setup],
            check=True,
            capture_output=True,
            cwd=self.folder,
        )

    def url(self, database: str, user: str = "postgres") -> str:
        return f"postgresql://{user}@/{database}?host={quote(str(self.folder))}"

    def start(self) -> None:
        self._thread.submit(self._start).result()

    def _start(self) -> None:
        program: list[str | Path] = [
            *self._as_user(),
            self.programs / "postgres",
            "-D",
            self.data,
            "-k",
            self.folder,
        ]
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*program, *settings], stdout=log, stderr=log, cwd=self.folder
            )
        end = time.monotonic() + STARTING_SECONDS
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start: {self.log.read_text()}")
            time.sleep(0.01)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all sessions in order; SIGQUIT is as good as a crash."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(STARTING_SECONDS)
            self._process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        self._thread.shutdown()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _is_ready(self) -> bool:
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[7].strip() == "ready"

    def _as_user(self) -> list[str]:
        """The server refuses to run as root; and it should not outlive the tests."""
        setpriv = shutil.which("setpriv")
        if os.geteuid() == 0:
            user = ["--reuid=postgres", "--regid=postgres", "--clear-groups"]
            return [setpriv or "setpriv", *user, "--pdeathsig", "INT", "--"]
        return [setpriv, "--pdeathsig", "INT", "--"] if setpriv else []
