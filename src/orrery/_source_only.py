"""Lets the sources of an installed Orrery win over the compiled modules that lie beside them.

One install then gives both builds: `import orrery` calls `install` when the environment variable
ORRERY_BUILD is `interpreted`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

_PACKAGE = "orrery."


class SourceFinder(MetaPathFinder):
    """Finds the modules within Orrery as sources, and leaves all others to the usual finders."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How to import a module from its source; None if it has none or isn't ours."""
        if path is None or not fullname.startswith(_PACKAGE):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Import Orrery's modules from their sources from now on; call it before the first of them."""
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())
