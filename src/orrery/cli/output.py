"""What every command says in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import typer

if TYPE_CHECKING:
    from rich.console import Console

# What binds words in Polish and Czech texts; Python counts it among what can't be printed.
_BOUND: Final = "\N{NO-BREAK SPACE}"


def printable(text: str) -> str:
    """A text without the characters that would move the cursor or colour the screen.

    For whatever comes out of files, such as the names in a save.
    """
    return "".join(letter if letter.isprintable() or letter == _BOUND else "�" for letter in text)


def complain(error: Exception) -> None:
    """Say on the error output what went wrong."""
    typer.echo(f"orrery: {printable(str(error))}", err=True)


def screen() -> Console:
    """Where a command prints: texts as they are, without any markup in them."""
    from rich.console import Console

    return Console(markup=False, emoji=False, highlight=False)
