"""The command `orrery`: which commands it has, and what they do when something goes wrong.

Each command is a function in the module of its name, imported when it is needed, so that the help
and the version come at once.
"""

from __future__ import annotations

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from orrery.cli.output import complain
from orrery.kernel.errors import OrreryError

COMMANDS: Final = {
    "play": "Play with people and bots, in the browser or with --text in the terminal.",
    "serve": "Serve tables to browsers, until a signal ends it.",
    "backup": "Write a backup of a server's store into a file, also while the server runs.",
    "restore": "Make a store from a backup, in a file or a database that is empty.",
    "admin": "Look after the tables and people of a server, whether it runs or not.",
    "games": "List the games, with their seats and options.",
    "show": "Tell a saved match as a story.",
    "verify": "Replay a saved match and check every move, die and position.",
    "analyse": "Tell what the search thinks of every decision of a match.",
    "rule": "Show a paragraph of the rules, the code that carries it out and its tests.",
    "sim": "Let bots play many games and sum up the results.",
    "arena": "Let bots play each other and rate them, with a report.",
    "tune": "Search for better weights of a game's evaluation, and prove them on fresh deals.",
    "bench": (
        "Measure how fast the games are, interpreted and compiled, beside a well-known engine."
    ),
}


class Commands(TyperGroup):
    """The commands, each imported when it is called.

    An error that Orrery raises on purpose ends the command with its sentence and exit code 2.
    (What typer hands to these methods has classes that are private to it, hence Any.)
    """

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f"orrery.cli.{cmd_name}"), cmd_name)
        if isinstance(found, typer.Typer):  # it has commands of its own
            return get_command(found)
        command = typer.Typer(add_completion=False, rich_markup_mode=None)
        command.command(cmd_name)(found)
        return get_command(command)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except OrreryError as error:
            complain(error)
            raise typer.Exit(2) from error


app = typer.Typer(
    name="orrery",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from orrery import __version__
        from orrery.build import is_compiled

        typer.echo(f"orrery {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def orrery(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """A digital tabletop for heavy space games."""


def run() -> None:
    """Run the command that the program was called with.

    Letters that a terminal can't show, and bytes that mean none, become question marks.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
