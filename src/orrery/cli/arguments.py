"""Arguments that several commands take, and how their texts are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer

from orrery.bots.naming import read_names
from orrery.kernel import option
from orrery.kernel.errors import InvalidOption, shown
from orrery.kernel.option import OptionValue
from orrery.kernel.title import Title

OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A game option; `orrery games` lists them."
    ),
]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", help="en, pl or cs.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
ThinkingClock = Annotated[
    Literal["wall", "cpu"],
    typer.Option(
        "--clock",
        help="What counts when bots think for a time: `cpu` does not count while others compute.",
    ),
]
SavedMatch = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", exists=True, dir_okay=False, readable=True, help="A saved match."
    ),
]

StoreUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="ORRERY_STORE",
        help="Where matches are kept: a file, or postgresql://user:password@host/database.",
    ),
]

SavedMatches = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE...", exists=True, dir_okay=False, readable=True, help="Saved matches."
    ),
]


def read_options(title: Title, texts: Sequence[str] | None) -> dict[str, OptionValue]:
    """The values that texts such as `nights=3` stand for. The title checks them when it begins."""
    values: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidOption(f"an option is written name=value, not {shown(text)}")
        if name in values:
            raise InvalidOption(f"option {name} is given twice")
        values[name] = value
    return option.read_options(title.options, values)


def read_seats(text: str) -> list[str]:
    """Who sits on which seat, such as `you,greedy:depth=4`."""
    return read_names(text)
