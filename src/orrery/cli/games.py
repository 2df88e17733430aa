"""`orrery games`: what can be played."""

from __future__ import annotations

import json
from itertools import zip_longest
from typing import Any, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import orrery
from orrery.cli.arguments import Json
from orrery.cli.output import screen
from orrery.kernel.option import Choice, Flag, Opponents, Option, PerSeat, Range, default_of
from orrery.kernel.title import Title
from orrery.text import Translator, languages

_CUT: Final = "…"  # where a word had no room


def games(as_json: Json = False) -> None:
    """List the games, with their seats and options."""
    titles = [orrery.title(name) for name in orrery.games()]
    if as_json:
        typer.echo(json.dumps([_description(title) for title in titles], indent=2))
    else:
        console = screen()
        table = _table(titles)
        console.print(table if _fits(table, console) else Group(*map(_paragraphs, titles)))


def _fits(table: Table, console: Console) -> bool:
    """Whether it can be shown without cutting words off, which happens to narrow columns too."""
    with console.capture() as shown:
        console.print(table)
    return _CUT not in shown.get()


def _table(titles: list[Title]) -> Table:
    """A line for each option, so that what wraps stays beside what it is about."""
    table = Table("Game", "Seats", "Option", "Type", "Values", "Default")
    for title in titles:
        seats = f"{title.min_seats}–{title.max_seats}"
        games = [(title.name, seats), (_full_name(title), "")]
        options = [_row(option) for option in title.options] or [("–", "", "", "")]
        for game, option in zip_longest(games, options):
            table.add_row(*(game or ("", "")), *(option or ()))
        table.add_section()
    return table


def _paragraphs(title: Title) -> RenderableType:
    """The same below each other, for a terminal that is too narrow for a table."""
    lines: list[RenderableType] = [
        Text(f"{_full_name(title)} ({title.name})", style="bold"),
        Text(f"{title.min_seats}–{title.max_seats} seats"),
    ]
    for option in title.options:
        name, kind, values, default = _row(option)
        lines.append(Padding(Text(f"{name}: {kind}; {values}; default {default}"), (0, 0, 0, 2)))
    return Group(*lines, "")


def _row(option: Option) -> tuple[str, str, str, str]:
    match option:
        case Flag():
            return option.name, "flag", "yes, no", "yes" if option.default else "no"
        case Range():
            return option.name, "range", f"{option.low}–{option.high}", str(option.default)
        case Choice():
            return option.name, "choice", ", ".join(option.choices), option.default
        case PerSeat():
            words = ", ".join((*option.choices, *option.single))
            return option.name, "for each seat", words, option.default
        case Opponents():
            levels = ", ".join(option.levels)
            return option.name, "opponents", f"up to {option.most}: {levels}", option.level


def _description(title: Title) -> dict[str, Any]:
    return {
        "name": title.name,
        "title": _full_name(title),
        "rules": title.rules_version,
        "seats": {"min": title.min_seats, "max": title.max_seats},
        "options": [_option_description(option) for option in title.options],
    }


def _option_description(option: Option) -> dict[str, Any]:
    common = {"name": option.name, "default": default_of(option, seats=1)}
    match option:
        case Flag():
            return {**common, "type": "flag"}
        case Range():
            return {**common, "type": "range", "low": option.low, "high": option.high}
        case Choice():
            return {**common, "type": "choice", "choices": list(option.choices)}
        case PerSeat():
            words = {"choices": list(option.choices), "single": list(option.single)}
            return {**common, "type": "per_seat", **words}
        case Opponents():
            limits = {"most": option.most, "places": option.places, "alone": option.alone}
            levels = {"levels": list(option.levels), "level": option.level}
            return {**common, "type": "opponents", **levels, **limits}


def _full_name(title: Title) -> str:
    return Translator(title, "en", []).text("title") if languages(title) else title.name
