"""Writes golden playthroughs and bots' choices anew. Read the diff before you commit it."""

from __future__ import annotations

from pathlib import Path

from orrery.games import names, title
from orrery.testing.choices import choices
from orrery.testing.golden import golden_cases, playthrough

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    for name in names():
        chosen = title(name)
        cases = golden_cases(chosen)
        for file in FOLDER.glob(f"{chosen.name}-*.txt"):
            if file.name not in cases:
                file.unlink()
        for file_name, case in cases.items():
            (FOLDER / file_name).write_text(playthrough(case), encoding="utf-8")
        (FOLDER / "bots" / f"{chosen.name}.txt").write_text(choices(chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
