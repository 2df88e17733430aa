"""A table in the terminal: people who share one keyboard, and bots."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from orrery.bots import Bot
from orrery.cli.drawing import drawn
from orrery.cli.layout import events, header, results, situation
from orrery.kernel.errors import OrreryError
from orrery.kernel.feed import Record
from orrery.kernel.game import SPECTATOR
from orrery.kernel.match import Match, Offer, Pending
from orrery.kernel.outlook import Foresight
from orrery.kernel.perspective import Perspective
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
        translator: Translator,
        console: Console,
        file: str | os.PathLike[str] | None = None,
    ) -> None:
        people = [seat for seat in range(match.seats) if seat not in bots]
        self._match = match
        self._bots = bots
        self._translator = translator
        self._console = console
        self._file = file
        self._reader = people[0] if people else SPECTATOR  # who is looking at the screen
        self._heard = dict.fromkeys((*people, SPECTATOR), 0)  # how many events each was shown

    def play(self) -> None:
        """Play until the match is over or the people leave."""
        self._print_all(header(self._match, self._translator))
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
        perspective = Perspective(self._match.title, self._match.position(), seat)
        self._move(seat, self._bots[seat].choose(perspective))

    def _ask(self, decision: Pending) -> None:
        if decision.seat != self._reader:
            self._pass_to(decision.seat)
        self._print_decision(decision)
        while not self._obey(decision, self._read()):
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

    def _obey(self, decision: Pending, typed: str) -> bool:
        """Do what was typed; whether the match has changed."""
        try:
            if typed in [offer.text for offer in decision.options]:
                self._move(decision.seat, typed)
                return True
            return self._command(decision, typed)
        except OrreryError as error:
            self._console.print(str(error), style="yellow")
            return False

    def _command(self, decision: Pending, typed: str) -> bool:
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
            case "what":
                self._foretell(decision, rest.strip())
            case "help":
                self._say("table-help")
            case "":
                pass
            case "quit":
                raise _Left
            case _:
                return self._choose(decision, typed)
        return False

    def _choose(self, decision: Pending, typed: str) -> bool:
        """Play an option by its number, or any move by its notation."""
        if not typed.isdecimal():
            self._move(decision.seat, typed)
            return True
        offer = self._numbered(decision, typed)
        if offer is None:
            return False
        self._move(decision.seat, offer.move)
        return True

    def _foretell(self, decision: Pending, typed: str) -> None:
        """Say what an option would bring and cost."""
        offer = self._numbered(decision, typed)
        if offer is None:
            return
        foresight = Foresight(self._match.title, self._match.position(), decision.seat)
        for line in self._translator.outlook(foresight.outlook(offer.move)):
            self._console.print(Text(f"  {line}"))

    def _numbered(self, decision: Pending, typed: str) -> Offer | None:
        """The option of this number; if there is none, say so."""
        number = int(typed) if typed.isdecimal() and len(typed) <= _LONGEST_NUMBER else 0
        if 1 <= number <= len(decision.options):
            return decision.options[number - 1]
        self._say("table-no-option", count=len(decision.options))
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

    def _print_decision(self, decision: Pending) -> None:
        """All that a person needs: what is new, how things stand, what is asked, the options."""
        name = self._translator.seat(decision.seat)
        self._console.rule(Text(name), style="dim")
        self._print_news()
        players = self._translator.players
        view = drawn(self._match.title, self._match.view(decision.seat), players)
        self._console.print(situation(view, len(players), self._translator))
        self._console.print(Text(f"\n{self._translator.prompt(decision)}", style="bold"))
        self._console.print(self._options(decision))

    def _options(self, decision: Pending) -> Grid:
        options = Grid.grid(padding=(0, 2))
        options.add_column(justify="right")
        for number, offer in enumerate(decision.options, 1):
            words = self._translator.move(offer.description)
            options.add_row(str(number), words, Text(offer.text, style="dim"))
        return options

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
