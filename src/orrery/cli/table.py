"""A table in the terminal: people who share one keyboard, and bots."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from orrery.bots.playing import Bot, ask
from orrery.cli.choosing import Choosing, Line
from orrery.cli.drawing import chart, drawn
from orrery.cli.layout import events, header, results, situation
from orrery.kernel.errors import OrreryError
from orrery.kernel.feed import Record
from orrery.kernel.game import SPECTATOR
from orrery.kernel.match import Match
from orrery.kernel.outlook import Foresight
from orrery.kernel.pending import Pending
from orrery.kernel.vocabulary import Value
from orrery.text import Translator

_PROMPT: Final = "> "
_LONGEST_NUMBER: Final = 6  # digits


class _Left(Exception):
    """The people have left the table."""


class Table:
    """A match between the people at this terminal and bots on all other seats.

    With a file, the match is saved there after every move. What a person types is read line by
    line, from a keyboard or from anything else.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        levels: Mapping[int, str],
        translator: Translator,
        console: Console,
        file: str | os.PathLike[str] | None = None,
    ) -> None:
        people = [seat for seat in range(match.seats) if seat not in bots]
        self._match = match
        self._bots = bots
        self._levels = levels  # what kind of bot each of them is
        self._translator = translator
        self._console = console
        self._file = file
        self._reader = people[0] if people else SPECTATOR  # who is looking at the screen
        self._heard = dict.fromkeys((*people, SPECTATOR), 0)  # how many events each was shown

    def play(self) -> None:
        """Play until the match is over or the people leave."""
        self._print_all(header(self._match, self._translator, self._levels))
        try:
            while not self._match.is_over:
                self._next_decision()
        except (_Left, EOFError, KeyboardInterrupt):
            self._console.print()
            self._say("table-left")
            return
        self._print_news()
        self._print_results()

    def _next_decision(self) -> None:
        """Bots decide at once; among people, whoever has the keyboard goes on first."""
        pending = self._match.pending()
        for decision in pending:
            if decision.seat in self._bots:
                self._ask_bot(decision.seat)
                return
        own = [decision for decision in pending if decision.seat == self._reader]
        self._ask((own or pending)[0])

    def _ask_bot(self, seat: int) -> None:
        move = ask(self._bots[seat], self._match.title, self._match.position(), seat)
        self._move(seat, move)

    def _ask(self, decision: Pending) -> None:
        if decision.seat != self._reader:
            self._pass_to(decision.seat)
        choosing = Choosing(decision.options, self._translator, self._match.title.moves)
        self._print_decision(decision, choosing)
        while not self._obey(decision, choosing, self._read()):
            pass

    def _pass_to(self, seat: int) -> None:
        """Let the next person take the keyboard before anything of theirs is shown."""
        self._console.clear()
        self._say("table-pass", seat=seat)
        self._read()
        self._console.clear()
        self._reader = seat

    # What people type

    def _read(self) -> str:
        return self._console.input(_PROMPT, markup=False).strip()

    def _obey(self, decision: Pending, choosing: Choosing, typed: str) -> bool:
        """Do what was typed; whether the match has changed."""
        try:
            if typed in [offer.text for offer in decision.options]:
                self._move(decision.seat, typed)
                return True
            return self._command(decision, choosing, typed)
        except OrreryError as error:
            self._console.print(str(error), style="yellow")
            return False

    def _command(self, decision: Pending, choosing: Choosing, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        match word:
            case "undo":
                self._match.undo(decision.seat)
                self._keep()
                return True
            case "save":
                self._save(rest.strip())
            case "log":
                self._say("table-log")
                self._print_events(self._match.events(viewer=decision.seat))
            case "map":
                self._print_map(decision)
            case "help":
                self._say("table-help")
            case "":
                pass
            case "quit":
                raise _Left
            case _:
                return self._go_on(decision, choosing, typed)
        return False

    def _go_on(self, decision: Pending, choosing: Choosing, typed: str) -> bool:
        """Take a step towards a move; whether one was played."""
        word, _, rest = typed.partition(" ")
        match word:
            case "what":
                self._foretell(decision, choosing, rest.strip())
            case "back":
                choosing.back()
                self._print_options(choosing)
            case "all":
                choosing.list_all()
                self._print_options(choosing)
            case "find":
                self._find(choosing, rest)
            case _:
                return self._choose(decision, choosing, typed)
        return False

    def _choose(self, decision: Pending, choosing: Choosing, typed: str) -> bool:
        """Play an option by its number, or any move by its notation."""
        if not typed.isdecimal():
            self._move(decision.seat, typed)
            return True
        line = self._numbered(choosing, typed)
        if line is None:
            return False
        if line.offer is None:
            choosing.narrow(line)
            self._print_options(choosing)
            return False
        self._move(decision.seat, line.offer.move)
        return True

    def _find(self, choosing: Choosing, words: str) -> None:
        """Show the options that have these words."""
        if choosing.find(words):
            self._print_options(choosing)
        else:
            self._say("table-not-found", words=words.strip())

    def _foretell(self, decision: Pending, choosing: Choosing, typed: str) -> None:
        """Say what an option would bring and cost."""
        chosen = self._numbered(choosing, typed)
        if chosen is None:
            return
        if chosen.offer is None:
            self._say("table-several", count=len(chosen.offers))
            return
        foresight = Foresight(self._match.title, self._match.position(), decision.seat)
        for line in self._translator.outlook(foresight.outlook(chosen.offer.move)):
            self._console.print(Text(f"  {line}"))

    def _numbered(self, choosing: Choosing, typed: str) -> Line | None:
        """The line of this number; if there is none, say so."""
        number = int(typed) if typed.isdecimal() and len(typed) <= _LONGEST_NUMBER else 0
        if 1 <= number <= len(choosing.lines):
            return choosing.lines[number - 1]
        self._say("table-no-option", count=len(choosing.lines))
        return None

    # What happens to the match

    def _move(self, seat: int, move: int | str) -> None:
        self._match.play(seat, move)
        self._keep()

    def _keep(self) -> None:
        if self._file is not None:
            self._write(self._file)

    def _save(self, file: str) -> None:
        if not file:
            self._say("table-save-where")
        elif self._write(file):
            self._say("table-saved", file=file)

    def _write(self, file: str | os.PathLike[str]) -> bool:
        """Save the match; if that fails, say why and let it go on."""
        try:
            self._match.save(file)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._say("table-not-saved", file=os.fspath(file), reason=reason)
            return False
        return True

    # What people see

    def _print_decision(self, decision: Pending, choosing: Choosing) -> None:
        """All that a person needs: what is new, how things stand, what is asked, the options."""
        name = self._translator.seat(decision.seat)
        self._console.rule(Text(name), style="dim")
        self._print_news()
        players = self._translator.players
        view = drawn(self._match.title, self._match.view(decision.seat), players)
        self._console.print(situation(view, len(players), self._translator))
        self._console.print(Text(f"\n{self._translator.prompt(decision)}", style="bold"))
        self._print_options(choosing)

    def _print_options(self, choosing: Choosing) -> None:
        """The options, or the next step towards one of them, and how steps are taken."""
        options = Grid.grid(padding=(0, 2))
        options.add_column(justify="right")
        for number, line in enumerate(choosing.lines, 1):
            note = line.offer.text if line.offer else f"({len(line.offers)})"
            options.add_row(str(number), line.words, Text(note, style="dim"))
        if choosing.heading:
            self._console.print(Text(choosing.heading))
        self._console.print(options)
        if choosing.is_narrowing:
            self._say("table-steps", count=choosing.left)

    def _print_map(self, decision: Pending) -> None:
        """The whole map, of a game that has one."""
        players = self._translator.players
        shown = chart(self._match.title, self._match.view(decision.seat), players)
        if shown is None:
            self._say("table-no-map")
        else:
            self._console.print(situation(shown, len(players), self._translator))

    def _print_news(self) -> None:
        """What the reader has been told and not yet been shown."""
        news = self._match.events(self._heard[self._reader], self._reader)
        if news:
            self._say("table-since")
            self._print_events(news)
            self._heard[self._reader] += len(news)

    def _print_events(self, records: list[Record]) -> None:
        self._print_all(events(records, self._translator))
        self._console.print()

    def _print_results(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        self._print_all(results(outcome, self._translator))
        self._say("story-key", key=str(self._match.key))

    def _print_all(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            self._console.print(part, soft_wrap=True)

    def _say(self, key: str, /, **fields: Value) -> None:
        self._console.print(self._translator.text(key, **fields))
