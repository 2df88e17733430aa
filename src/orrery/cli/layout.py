"""Matches on a screen, for any game: what a view holds, what happened, who has won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from orrery.bots import built_in
from orrery.cli.output import printable
from orrery.kernel.feed import Record
from orrery.kernel.match import Match, Outcome
from orrery.kernel.score import ScoreLine
from orrery.kernel.view import Plain
from orrery.text import Translator

_NOTHING = "–"
_FRAME: Final = 4  # columns that the frame of a table takes, and that its columns are apart
_GAP: Final = 3


def header(
    match: Match, translator: Translator, bots: Mapping[int, str] | None = None
) -> Iterator[RenderableType]:
    """What a match is about: the game, the seats, the options, the promise about the dice.

    `bots` says on which seats there are bots, and of which level.
    """
    title = match.title
    game = translator.text("title")
    rules = title.rules_version
    levels = {seat: f" ({_level(translator, level)})" for seat, level in (bots or {}).items()}
    names = ", ".join(
        f"{number} {name}{levels.get(number, '')}" for number, name in enumerate(translator.players)
    )
    options = ", ".join(
        f"{translator.option(name)}: {translator.option_value(name, value)}"
        for name, value in title.effective(match.options, match.seats).items()
    )
    line = translator.text("story-game", title=game, game=title.name, rules=rules)
    yield Text(line, style="bold")
    yield translator.text("story-seats", names=names)
    yield translator.text("story-options", options=options or _NOTHING)
    yield translator.text("story-commitment", commitment=match.commitment)


def _level(translator: Translator, level: str) -> str:
    """What a bot is called; those that don't come with Orrery have no text."""
    return translator.text(f"bot-{level}") if level in built_in() else level


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
    if outcome.verdict is not None:
        yield Text(translator.verdict(outcome.verdict), style="bold")
    for seat in outcome.winners if outcome.verdict is None else ():
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
    parts = {translator.score(line): None for lines in outcome.breakdown for line in lines}
    for part in parts:
        of_part = [
            [line for line in lines if translator.score(line) == part]
            for lines in outcome.breakdown
        ]
        table.add_row(part, *map(_sum_of, of_part))
        for source in _sources(of_part, translator):
            table.add_row(f"  {source}", *_from_source(source, of_part, translator), style="dim")
    table.add_section()
    table.add_row(translator.text("result-total"), *map(str, outcome.scores), style="bold")
    table.add_row(translator.text("result-rank"), *map(str, outcome.ranks))
    return table


def _sources(of_part: Sequence[Sequence[ScoreLine]], translator: Translator) -> list[str]:
    """The different sources from which anybody has points, in the order of the score sheets."""
    order: list[str] = []
    for lines in of_part:
        place = 0
        for line in lines:
            source = translator.source(line)
            if line.points and source and source not in order:
                order.insert(place, source)
            if source in order:
                place = order.index(source) + 1
    return order


def _from_source(
    source: str, of_part: Sequence[Sequence[ScoreLine]], translator: Translator
) -> list[str]:
    return [
        _sum_of([line for line in lines if line.item and translator.source(line) == source])
        for lines in of_part
    ]


def _sum_of(lines: Sequence[ScoreLine]) -> str:
    return str(sum(line.points for line in lines)) if lines else _NOTHING


def situation(view: Plain, players: int, translator: Translator) -> RenderableType:
    """A view as a player reads it: single facts first, then lists, then a column for each player.

    A text of several lines is a drawing, shown as it is. Words are explained where the title's
    texts explain them.
    """
    facts = {name: value for name, value in view.items() if _is_fact(value)}
    tables = {name: value for name, value in view.items() if _is_per_player(value, players)}
    rest = {name: value for name, value in view.items() if name not in facts | tables}
    parts: list[RenderableType] = [Text(" · ".join(_facts(facts, translator)))] if facts else []
    if rest:
        parts.append(_rows(rest, translator))
    parts += [_SeatTables(name, value, translator) for name, value in tables.items()]
    return Group(*parts)


def _is_fact(value: Any) -> bool:
    return not isinstance(value, dict | list) and not _is_drawing(value)


def _is_drawing(value: Any) -> bool:
    return isinstance(value, str) and "\n" in value


def _is_per_player(value: Any, players: int) -> bool:
    return isinstance(value, list) and len(value) == players and _all_dicts(value)


def _all_dicts(values: list[Any]) -> bool:
    return all(isinstance(value, dict) for value in values)


def _facts(facts: Mapping[str, Any], translator: Translator) -> list[str]:
    return [
        f"{translator.word(name)} {_word(value, translator, name)}" for name, value in facts.items()
    ]


def _rows(values: Mapping[str, Any], translator: Translator) -> RenderableType:
    """Names on the left, what they hold on the right."""
    rows = Table.grid(padding=(0, 2))
    for name, value in values.items():
        label = Text(_explained(name, translator), style="dim")
        rows.add_row(label, _contents(value, translator, name))
    return rows


class _SeatTables:
    """A column for each seat; several tables below each other if drawings need more room."""

    def __init__(self, name: str, seats: list[dict[str, Any]], translator: Translator) -> None:
        self._name = name
        self._seats = list(enumerate(seats))
        self._translator = translator
        self._drawing = max(map(_width_of_drawings, seats))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        labels = self._width_of_labels() if self._drawing else None
        columns = len(self._seats)
        if labels is not None:
            room = options.max_width - labels - _FRAME
            columns = max(1, min(columns, room // (self._drawing + _GAP)))
        for first in range(0, len(self._seats), columns):
            yield self._table(self._seats[first : first + columns], labels)

    def _width_of_labels(self) -> int:
        """Beside drawings a label has a line for each of its words, if need be."""
        parts = _names([parts for _, parts in self._seats])
        labels = [self._name, *parts]
        return max(len(word) for part in labels for word in self._translator.word(part).split())

    def _table(self, seats: list[tuple[int, dict[str, Any]]], labels: int | None) -> Table:
        translator = self._translator
        table = Table(box=SIMPLE_HEAD)
        table.add_column(translator.word(self._name), max_width=labels)
        for number, _ in seats:
            table.add_column(translator.text("seat-column", seat=number, number=number))
        for part in _names([parts for _, parts in seats]):
            cells = [
                _contents(parts[part], translator, part) if part in parts else ""
                for _, parts in seats
            ]
            table.add_row(translator.word(part), *cells)
        return table


def _width_of_drawings(parts: Mapping[str, Any]) -> int:
    drawings = [value for value in parts.values() if _is_drawing(value)]
    return max((len(line) for drawing in drawings for line in drawing.split("\n")), default=0)


def _contents(value: Any, translator: Translator, part: str) -> RenderableType:
    """Whatever a part of a view may hold: flat things in a line, nested ones in rows."""
    if _is_drawing(value):
        return Text(value, no_wrap=True)
    if _is_fact(value):
        return Text(_word(value, translator, part))
    if not value:
        return Text(_NOTHING)
    if isinstance(value, dict):
        if all(map(_is_fact, value.values())) and not any(map(translator.explanation, value)):
            return Text(", ".join(_facts(value, translator)))
        return _rows(value, translator)
    return _list(value, translator, part)


def _list(values: list[Any], translator: Translator, part: str) -> RenderableType:
    if all(map(_is_fact, values)):
        return Text(", ".join(_word(item, translator, part) for item in values))
    if _all_dicts(values):
        return _record_table(values, translator)
    return Group(*(_contents(item, translator, part) for item in values))


def _record_table(records: list[dict[str, Any]], translator: Translator) -> Table:
    names = _names(records)
    table = Table(*(translator.word(name) for name in names), box=SIMPLE_HEAD)
    for record in records:
        table.add_row(*(_contents(record.get(name), translator, name) for name in names))
    return table


def _names(records: list[dict[str, Any]]) -> list[str]:
    """The names of all parts that any of these records has, in the order of their first use."""
    return list(dict.fromkeys(name for record in records for name in record))


def _word(value: Any, translator: Translator, part: str) -> str:
    if value is None:
        return _NOTHING
    if isinstance(value, bool):
        return translator.text("flag-true" if value else "flag-false")
    return _explained(value, translator, part) if isinstance(value, str) else str(value)


def _explained(word: str, translator: Translator, part: str = "") -> str:
    explanation = translator.explanation(word, part)
    name = translator.word(word, part)
    return name if explanation is None else f"{name} ({explanation})"
