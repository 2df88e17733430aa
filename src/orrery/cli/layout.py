"""Matches on a screen, for any game: what a view holds, what happened, who has won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.cli.output import printable
from orrery.kernel.feed import Record
from orrery.kernel.match import Match, Outcome
from orrery.kernel.title import View
from orrery.text import Translator

_NOTHING = "–"


def header(match: Match, translator: Translator) -> Iterator[RenderableType]:
    """What a match is about: the game, the seats, the options, the promise about the dice."""
    title = match.title
    game = translator.text("title")
    rules = title.rules_version
    names = ", ".join(f"{seat} {translator.seat(seat)}" for seat in range(match.seats))
    options = ", ".join(
        f"{translator.option(name)}: {translator.option_value(name, value)}"
        for name, value in match.options.items()
    )
    line = translator.text("story-game", title=game, game=title.name, rules=rules)
    yield Text(line, style="bold")
    yield translator.text("story-seats", names=names)
    yield translator.text("story-options", options=options or _NOTHING)
    yield translator.text("story-commitment", commitment=match.commitment)


def heading(text: str) -> Text:
    """The beginning of a new part."""
    return Text(f"\n{text}", style="bold")


def events(records: Iterable[Record], translator: Translator, indent: int = 2) -> Iterator[Text]:
    """What happened, a line each, under the headings that events bring."""
    for record in records:
        headline = translator.heading(record)
        if headline is not None:
            yield heading(printable(headline))
        yield Text(" " * indent + printable(translator.event(record)))


def results(outcome: Outcome, translator: Translator) -> Iterator[RenderableType]:
    """Who has won, and where every point comes from."""
    for seat in outcome.winners:
        if len(outcome.scores) == 1:
            key = "result-alone"
        else:
            key = "result-wins" if len(outcome.winners) == 1 else "result-shares"
        yield Text(translator.text(key, seat=seat, points=outcome.scores[seat]), style="bold")
    yield _score_table(outcome, translator)


def _score_table(outcome: Outcome, translator: Translator) -> Table:
    table = Table(translator.text("result-heading"), box=SIMPLE_HEAD)
    for seat in range(len(outcome.scores)):
        table.add_column(translator.seat(seat), justify="right")
    lines = {key: points for lines in outcome.breakdown for key, points in lines}
    for key, points in lines.items():
        parts = [_sum_of(key, breakdown) for breakdown in outcome.breakdown]
        table.add_row(translator.score(key, points), *parts)
    table.add_section()
    table.add_row(translator.text("result-total"), *map(str, outcome.scores), style="bold")
    table.add_row(translator.text("result-rank"), *map(str, outcome.ranks))
    return table


def _sum_of(key: str, breakdown: Sequence[tuple[str, int]]) -> str:
    points = [points for line, points in breakdown if line == key]
    return str(sum(points)) if points else _NOTHING


def situation(view: View, seats: int, translator: Translator) -> RenderableType:
    """A view as a player reads it: single facts first, then lists, then a column for each seat."""
    facts = {name: value for name, value in view.items() if _is_fact(value)}
    tables = {name: value for name, value in view.items() if _is_per_seat(value, seats)}
    rest = {name: value for name, value in view.items() if name not in facts | tables}
    parts: list[RenderableType] = [Text(" · ".join(_facts(facts, translator)))] if facts else []
    if rest:
        parts.append(_rows(rest, translator))
    parts += [_seat_table(name, value, translator) for name, value in tables.items()]
    return Group(*parts)


def _is_fact(value: Any) -> bool:
    return not isinstance(value, dict | list)


def _is_per_seat(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and _all_dicts(value)


def _all_dicts(values: list[Any]) -> bool:
    return all(isinstance(value, dict) for value in values)


def _facts(facts: Mapping[str, Any], translator: Translator) -> list[str]:
    return [f"{translator.word(name)} {_word(value, translator)}" for name, value in facts.items()]


def _rows(values: Mapping[str, Any], translator: Translator) -> RenderableType:
    """Names on the left, what they hold on the right."""
    rows = Table.grid(padding=(0, 2))
    for name, value in values.items():
        rows.add_row(Text(translator.word(name), style="dim"), _contents(value, translator))
    return rows


def _seat_table(name: str, seats: list[dict[str, Any]], translator: Translator) -> Table:
    table = Table(translator.word(name), box=SIMPLE_HEAD)
    for number in range(len(seats)):
        table.add_column(translator.text("seat-column", seat=number, number=number))
    for part in _names(seats):
        cells = [_contents(seat[part], translator) if part in seat else "" for seat in seats]
        table.add_row(translator.word(part), *cells)
    return table


def _contents(value: Any, translator: Translator) -> RenderableType:
    """Whatever a view may hold: flat things in a line, nested ones in rows."""
    if _is_fact(value):
        return Text(_word(value, translator))
    if not value:
        return Text(_NOTHING)
    if isinstance(value, dict):
        if all(map(_is_fact, value.values())):
            return Text(", ".join(_facts(value, translator)))
        return _rows(value, translator)
    if all(map(_is_fact, value)):
        return Text(", ".join(_word(item, translator) for item in value))
    if _all_dicts(value):
        return _record_table(value, translator)
    return Group(*(_contents(item, translator) for item in value))


def _record_table(records: list[dict[str, Any]], translator: Translator) -> Table:
    names = _names(records)
    table = Table(*(translator.word(name) for name in names), box=SIMPLE_HEAD)
    for record in records:
        table.add_row(*(_contents(record.get(name), translator) for name in names))
    return table


def _names(records: list[dict[str, Any]]) -> list[str]:
    """The names of all parts that any of these records has, in the order of their first use."""
    return list(dict.fromkeys(name for record in records for name in record))


def _word(value: Any, translator: Translator) -> str:
    if value is None:
        return _NOTHING
    if isinstance(value, bool):
        return translator.text("flag-true" if value else "flag-false")
    return translator.word(value) if isinstance(value, str) else str(value)
