"""The server with a clock that a test puts forward: by so many seconds as its file says."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import tests.browser.dealt  # noqa: F401 – chance is as it deals it
from orrery.cli.main import run
from orrery.server.hall import Hall

_AHEAD = Path(os.environ["ORRERY_HOURS"])
_as_it_begins = Hall.__init__


def _with_a_clock(self: Hall, *args: Any, **more: Any) -> None:
    _as_it_begins(self, *args, **more)
    self.now = lambda: time.time() + float(_AHEAD.read_text())


Hall.__init__ = _with_a_clock  # type: ignore[method-assign]

if __name__ == "__main__":
    run()
