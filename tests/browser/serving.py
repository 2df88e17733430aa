"""A real server in a process of its own, with the client that was built."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import orrery

PATIENCE = 30.0  # seconds that anything may take at most
ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "dist"
BUILD = str(Path(orrery.__file__).parent.parent)  # the one that is being tested
# Tests decide faster than people.
_SETTINGS = ("messages_per_second=1000", "message_burst=1000")
# Chance is the same in every run, except where all that chance may bring is to be looked at.
_PROGRAM = "orrery" if "ORRERY_THOROUGH" in os.environ else "tests.browser.dealt"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that can be killed, and started again at the same address.

    `settings` are further ones; in them `ADDRESS` stands for its address.
    """

    def __init__(self, folder: Path, *settings: str, program: str = _PROGRAM) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.store = folder / "orrery.db"
        self._log = folder / "server.log"
        self.client = folder / "client"
        shutil.copytree(CLIENT, self.client)  # the build may be renewed meanwhile
        self._command = [
            *(sys.executable, "-m", program, "serve", "--port", str(self.port)),
            *("--store", str(self.store), "--client", str(self.client)),
            *(f"--set={one.replace('ADDRESS', self.address)}" for one in (*_SETTINGS, *settings)),
        ]
        self._hours = folder / "hours"
        self._hours.write_text("0")
        self._process: subprocess.Popen[bytes] | None = None

    def pass_time(self, seconds: float) -> None:
        """Put the server's clock forward, of one that has its own: `tests.browser.hours`."""
        self._hours.write_text(str(float(self._hours.read_text()) + seconds))

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": BUILD, "ORRERY_HOURS": str(self._hours)},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self._log.read_text()[-2000:]}")

    def _answers(self) -> bool:
        """Whether it is there; it is asked as long as the kernel refuses the connection."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=0.2)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            time.sleep(0.05)
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """As a power failure would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
