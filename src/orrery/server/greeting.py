"""What a server says first on every socket."""

from __future__ import annotations

import re
from typing import Final

from orrery.kernel.release import RELEASE
from orrery.server.settings import client_folder
from orrery.server.wire import Hello

_SCRIPT: Final = re.compile(
    r'<script[^>]*\bsrc="([^"]+)"'
)  # its name has a hash of the whole build


def greeting(client: str | None) -> Hello:
    """Which Orrery this is, and with which script the pages of its client begin."""
    folder = client_folder(client)
    page = "" if folder is None else (folder / "index.html").read_text("utf-8")
    found = _SCRIPT.search(page)
    return Hello(RELEASE, None if found is None else found[1])
