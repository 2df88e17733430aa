"""`orrery games`: what can be played."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.table import Table

import orrery
from orrery.cli.arguments import Json
from orrery.cli.output import screen
from orrery.kernel.option import Choice, Flag, Opponents, Option, PerSeat, Range, default_of
from orrery.kernel.title import Title
from orrery.text import Translator, languages


def games(as_json: Json = False) -> None:
    """List the games, with their seats and options."""
    titles = [orrery.title(name) for name in orrery.games()]
    if as_json:
        typer.echo(json.dumps([_description(title) for title in titles], indent=2))
    else:
        screen().print(_table(titles))


def _table(titles: list[Title]) -> Table:
    table = Table("Game", "Seats", "Option", "Type", "Values", "Default")
    for title in titles:
        name = f"{title.name}\n{_full_name(title)}"
        options = [_row(option) for option in title.options]
        columns = ["\n".join(column) for column in zip(*options, strict=True)] or ["–", "", "", ""]
        table.add_row(name, f"{title.min_seats}–{title.max_seats}", *columns, end_section=True)
    return table


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
