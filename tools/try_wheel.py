"""Installs a wheel into an empty environment, without Node, and starts a table: `make wheel`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Sequence
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[1] / "requirements" / "run.txt"
BYTECODE = "PYTHONPYCACHEPREFIX"
ADDRESS = re.compile(r"http://[\d.:]+/")
SCRIPT = re.compile(r'src="(/assets/[^"]+\.js)"')


def install(folder: Path, *arguments: str) -> Path:
    """A new environment in which pip has installed this; its programs."""
    venv.create(folder, symlinks=True, with_pip=False)
    programs = folder / "bin"
    command = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "-q"]
    elsewhere = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([*command, *arguments], check=True, env=elsewhere)  # nothing is there already
    return programs


def start(programs: Path, home: Path) -> list[str]:
    """Start `orrery play` where no other program is to be found; what it has said.

    Its page and the script of that page must be there.
    """
    environment = {"PATH": str(programs), "HOME": str(home), "PYTHONUNBUFFERED": "1"}
    if BYTECODE in os.environ:  # what others have compiled already is not compiled again
        environment[BYTECODE] = os.environ[BYTECODE]
    table = subprocess.Popen(
        [programs / "orrery", "play", "--no-browser"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=home,
        env=environment,
    )
    assert table.stdout is not None
    said = table.stdout.readline()
    try:
        found = ADDRESS.search(said)
        if found is None:
            raise RuntimeError(f"`orrery play` names no address but says: {said!r}")
        script = SCRIPT.search(fetched(found[0]))
        if script is None:
            raise RuntimeError("the page has no script: the client is not in the wheel")
        fetched(found[0].rstrip("/") + script[1])
    finally:
        rest, _ = table.communicate()  # the end of the input ends the table
    if table.returncode != 0:
        raise RuntimeError(f"`orrery play` has ended with {table.returncode}: {rest}")
    return [said.strip(), *rest.splitlines()]


def fetched(address: str) -> str:
    """What is at an address of this machine."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())


def main(wheels: Sequence[str]) -> int:
    (wheel,) = wheels
    with tempfile.TemporaryDirectory(prefix="orrery-wheel-") as place:
        folder = Path(place)
        print(f"Installing {os.path.basename(wheel)} into an empty environment ...")
        programs = install(folder / "env", "--require-hashes", "-r", str(REQUIREMENTS))
        install(folder / "env", "--no-deps", wheel)
        print(*start(programs, folder), sep="\n")
    print(f"{wheel} has everything that it needs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
