"""Installs into this environment with uv if it is there, with pip otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv:
        command = [uv, "pip", "install", "-q", "--python", sys.executable]
    else:
        command = [sys.executable, "-m", "pip", "install", "-q"]
        arguments = ["--force-reinstall" if a == "--reinstall" else a for a in arguments]
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    return subprocess.run([*command, *arguments], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
