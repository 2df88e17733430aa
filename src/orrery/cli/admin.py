"""`orrery admin`: for those who run a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

import typer

from orrery.cli.output import complain, printable

if TYPE_CHECKING:
    from orrery.server.admin import Inspection, PersonReport, TableReport
    from orrery.server.store.keeping import Kept

T = TypeVar("T")
_DAY: Final = 24 * 3600

admin = typer.Typer(
    help="Look after the tables and people of a server, whether it runs or not.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

StoreUrl = Annotated[
    str,
    typer.Option(
        metavar="URL", envvar="ORRERY_STORE", help="The store of the server, as `serve` has it."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
Limit = Annotated[int, typer.Option(min=1, max=100_000, help="How many at most.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person.")]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask.")]
DEFAULT_STORE: Final = "orrery.db"


@admin.command("tables")
def list_tables(
    status: Annotated[
        Literal["open", "playing", "over"] | None, typer.Option(help="Only those.")
    ] = None,
    limit: Limit = 50,
    store: StoreUrl = DEFAULT_STORE,
    json: Json = False,
) -> None:
    """List tables, private ones too, the last changed first."""
    from orrery.server import admin as work

    found = _with(store, lambda kept: work.tables(kept, status, limit))
    _print(found, json, [_table_line(one) for one in found] or ["there are no tables"])


@admin.command("table")
def inspect(table: TableId, store: StoreUrl = DEFAULT_STORE, json: Json = False) -> None:
    """Show a table, and whether its journal is sound."""
    from orrery.server import admin as work

    found = _with(store, lambda kept: work.inspect(kept, table))
    _print(found, json, _inspection(found))


@admin.command()
def close(table: TableId, store: StoreUrl = DEFAULT_STORE, yes: Yes = False) -> None:
    """Remove a table with all that happened there."""
    from orrery.server import admin as work

    found = _with(store, lambda kept: work.inspect(kept, table))
    typer.echo(_table_line(found.table))
    if not yes:
        typer.confirm("Remove it for good, with its journal and its chat?", abort=True)
    _with(store, lambda kept: work.close(kept, table))
    typer.echo(f"table {table} is gone")


@admin.command()
def repair(table: TableId, store: StoreUrl = DEFAULT_STORE, yes: Yes = False) -> None:
    """Let a match with a damaged journal go on, or have the record of a finished one made anew."""
    from orrery.server import admin as work

    found = _with(store, lambda kept: work.inspect(kept, table))
    if found.problem is None and found.record is None:
        typer.echo(f"table {table} is sound: all {found.entries} entries lead where they led")
        return
    plan = _with(store, lambda kept: work.mending(kept, found))
    wrong = found.problem or f"the record is damaged: {found.record}"
    typer.echo(f"{wrong}; {found.sound} of {found.entries} entries are sound")
    if not yes:
        typer.confirm(plan.question, abort=True)
    _with(store, lambda kept: work.repair(kept, plan))
    typer.echo(plan.outcome)


@admin.command()
def recount(store: StoreUrl = DEFAULT_STORE) -> None:
    """Make ratings and statistics anew from the results of all finished matches."""
    from orrery.server import admin as work

    matches = _with(store, work.recount)
    typer.echo(f"ratings and statistics are made anew from {matches} matches")


@admin.command()
def people(
    words: Annotated[str, typer.Argument(help="An id, a handle, or part of a name.")] = "",
    limit: Limit = 50,
    store: StoreUrl = DEFAULT_STORE,
    json: Json = False,
) -> None:
    """List people, the newest first."""
    from orrery.server import admin as work

    found = _with(store, lambda kept: work.people(kept, words, limit))
    _print(found, json, [_person_line(one) for one in found] or ["there is nobody like that"])


@admin.command()
def mute(person: PersonId, store: StoreUrl = DEFAULT_STORE) -> None:
    """Let somebody chat no longer."""
    from orrery.server import admin as work

    _with(store, lambda kept: work.mute(kept, person, muted=True))
    typer.echo(f"{person} is muted")


@admin.command()
def unmute(person: PersonId, store: StoreUrl = DEFAULT_STORE) -> None:
    """Let somebody chat again."""
    from orrery.server import admin as work

    _with(store, lambda kept: work.mute(kept, person, muted=False))
    typer.echo(f"{person} may chat")


@admin.command()
def delete(person: PersonId, store: StoreUrl = DEFAULT_STORE, yes: Yes = False) -> None:
    """Forget somebody for good: what they played stays for the others, by somebody."""
    from orrery.server import admin as work

    found = _with(store, lambda kept: work.people(kept, person, 1))
    typer.echo("\n".join(_person_line(one) for one in found if one.id == person))
    if not yes:
        typer.confirm("Remove them, and all that they have said?", abort=True)

    _with(store, lambda kept: work.delete(kept, person))
    typer.echo(f"{person} is gone")


def _with(url: str, work: Callable[[Kept], Awaitable[T]]) -> T:
    """What comes of work on a store, which may be that of a running server."""
    from orrery.server.store import Unusable
    from orrery.server.store.opening import open_beside

    async def done() -> T:
        store = open_beside(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except Unusable as error:
        complain(error)
        raise typer.Exit(2) from error


def _print(found: Any, json: bool, lines: list[str]) -> None:
    if json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        typer.echo("\n".join(lines))


def _table_line(table: TableReport) -> str:
    names = ", ".join(printable(seat.name) or seat.kind for seat in table.seats)
    kept = "private" if table.private else "public"
    return (
        f"{table.id}  {table.game}  {table.status}  {kept}  round {table.round}  "
        f"changed {_ago(table.updated)}  {names}"
    )


def _inspection(found: Inspection) -> list[str]:
    people = [
        f"  seat {number}: {seat.kind} {printable(seat.name)} {seat.identity or ''}".rstrip()
        for number, seat in enumerate(found.table.seats)
    ]
    state = "sound" if found.problem is None else f"not sound: {found.problem}"
    return [
        _table_line(found.table),
        *people,
        f"  host: {found.table.host}",
        f"  rules {found.rules}, {found.entries} entries, {found.lines} lines of chat",
        f"  the journal is {state}",
        *([] if found.record is None else [f"  the record is damaged: {found.record}"]),
    ]


def _person_line(one: PersonReport) -> str:
    marks = [f"handle {one.handle}"] * (one.handle is not None) + ["muted"] * one.muted
    return "  ".join(
        [
            *(one.id, printable(one.name), *marks),
            *(f"came {_ago(one.created)}", f"{len(one.tables)} tables"),
        ]
    )


def _ago(at: float) -> str:
    days, seconds = divmod(max(0, int(time.time() - at)), _DAY)
    return f"{days} d ago" if days else f"{seconds // 3600} h {seconds // 60 % 60} min ago"
