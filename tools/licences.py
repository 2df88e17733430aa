"""Lists everything that Orrery is made of or built with, and its licence: `make licences`."""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
REQUIREMENTS: Final = (
    "run",
    "build",
    "uv",
    "web",
    "dev",
    "bench",
)  # the first one that names a package counts
UNKNOWN: Final = "?"
ELSEWHERE: Final = "not installed here"
# What the files say of packages that name no licence in their metadata.
READ: Final = {"pysqlite3": "Zlib", "axe-playwright-python": "MIT"}
_PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)
_OWN_CLASSIFIER: Final = "License :: "
_LONGEST: Final = 60  # letters; some packages have the whole text in this field


class Package(NamedTuple):
    """Something that others have made."""

    use: str
    name: str
    version: str
    licence: str


def python_packages() -> list[Package]:
    """What is locked for Python."""
    found: dict[str, Package] = {}
    for use in REQUIREMENTS:
        text = (ROOT / "requirements" / f"{use}.txt").read_text()
        for name, version in _PINNED.findall(text):
            found.setdefault(name.lower(), Package(use, name, version, _licence(name)))
    return list(found.values())


def _licence(name: str) -> str:
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return ELSEWHERE
    expression, text = (
        (about.get_all(field) or [""])[0] for field in ("License-Expression", "License")
    )
    classifiers = about.get_all("Classifier") or []
    named = [one.split(" :: ")[-1] for one in classifiers if one.startswith(_OWN_CLASSIFIER)]
    first_line = text.strip().partition("\n")[0][:_LONGEST]
    choices = [expression, first_line, " or ".join(named), READ.get(name)]
    return next((one for one in choices if one and one != "UNKNOWN"), UNKNOWN)


def npm_packages() -> list[Package]:
    """What is locked for the client; most of it only builds and checks it."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    return [
        Package("npm", path.rpartition("node_modules/")[2], one["version"], _npm_licence(one))
        for path, one in locked.items()
        if path
    ]


def _npm_licence(locked: dict[str, object]) -> str:
    return str(locked.get("license", UNKNOWN))


def main() -> int:
    packages = [*python_packages(), *npm_packages()]
    for package in packages:
        print(f"{package.use:<6} {package.name:<42} {package.version:<16} {package.licence}")
    unknown = [package.name for package in packages if package.licence == UNKNOWN]
    print(f"{len(packages)} packages; without a licence: {', '.join(unknown) or 'none'}")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
