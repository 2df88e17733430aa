"""`orrery play --text`: sit down at a table in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Final

import typer
from rich.console import Console

import orrery
from orrery.bots import Bot
from orrery.bots.astronomers import name_bots
from orrery.bots.company import Company
from orrery.cli.arguments import read_options, read_seats
from orrery.cli.campaign import chapter_file, chapter_heading, standings
from orrery.cli.output import screen
from orrery.cli.table import Table
from orrery.kernel.errors import InvalidOption
from orrery.kernel.match import Match
from orrery.kernel.title import Title
from orrery.text import Translator, languages

YOU: Final = "you"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was said on the command line about a table in the terminal."""

    game: str | None
    seats: str
    option: Sequence[str] | None
    seed: str | None
    lang: str
    name: Sequence[str] | None
    save: Path | None
    resume: Path | None
    campaign: bool


def play_in_terminal(wishes: Wishes) -> None:
    """Play at a table in the terminal, until the match or the input ends."""
    console = screen()
    sitters = read_seats(wishes.seats)
    levels = {seat: sitter for seat, sitter in enumerate(sitters) if sitter != YOU}
    company = Company(list(levels.values()))
    chance = secrets.token_hex(32) if wishes.seed is None else wishes.seed
    if wishes.resume is not None:
        match = orrery.load(wishes.resume)
        _check_sitters(match, sitters)
    else:
        try:
            title = orrery.title(wishes.game or _which_game(wishes.lang, console))
        except (EOFError, KeyboardInterrupt):
            return
        names = _names(title, wishes, sitters, chance)
        options = read_options(title, wishes.option)
        match = orrery.new(title.name, names, options, chance, wishes.campaign)
    if wishes.save is not None:
        _begin_file(match, wishes.save)
    with company, company.seated(chance) as made:
        _play_on(match, dict(zip(levels, made, strict=True)), levels, wishes, console)


def _play_on(
    match: Match,
    bots: Mapping[int, Bot],
    levels: Mapping[int, str],
    wishes: Wishes,
    console: Console,
) -> None:
    """Play a match, and if it is a chapter of a campaign those that follow."""
    file = wishes.save or wishes.resume
    while True:
        translator = Translator(match.title, wishes.lang, match.names, match.automata)
        for line in chapter_heading(match, translator):
            console.print(line)
        Table(match, bots, levels, translator, console, file).play()
        for line in standings(match, translator):
            console.print(line)
        chapter = match.next_chapter
        if chapter is None or not _goes_on(translator, console):
            return
        seed = None if wishes.seed is None else f"{wishes.seed}/chapter {chapter.number}"
        match = orrery.following(match, seed)
        file = None if file is None else chapter_file(file, chapter.number)


def _goes_on(translator: Translator, console: Console) -> bool:
    """Whether somebody is there for the next chapter."""
    console.print(translator.text("table-next-chapter"))
    try:
        console.input("> ", markup=False)
    except (EOFError, KeyboardInterrupt):
        return False
    return True


def _check_sitters(match: Match, sitters: Sequence[str]) -> None:
    if len(sitters) != match.seats:
        raise InvalidOption(
            f"the saved match has {match.seats} seats: say with --seats who sits on each of them"
        )


def _which_game(lang: str, console: Console) -> str:
    """The only game that can be read, or the one that is chosen by its name or number."""
    readable = [game for game in orrery.games() if lang in languages(orrery.title(game))]
    games = readable or orrery.games()
    if len(games) == 1:
        return games[0]
    translators = [Translator(orrery.title(game), lang, []) for game in games]
    console.print(translators[0].text("table-which-game"))
    for number, (game, translator) in enumerate(zip(games, translators, strict=True), 1):
        console.print(f"{number}  {translator.text('title')}  ({game})")
    choices = {str(number): game for number, game in enumerate(games, 1)}
    choices |= {game: game for game in games}
    while (typed := console.input("> ", markup=False).strip()) not in choices:
        console.print(translators[0].text("table-no-option", count=len(games)))
    return choices[typed]


def _names(title: Title, wishes: Wishes, sitters: Sequence[str], chance: str) -> list[str]:
    """The names of all seats: people's own as far as they gave them, and those of bots."""
    given = wishes.name or []
    people = [seat for seat, sitter in enumerate(sitters) if sitter == YOU]
    if len(given) > len(people):
        raise InvalidOption(f"there are {len(given)} names for {len(people)} seats of people")
    player = Translator(title, wishes.lang, []).text("seat-player")
    letters = [f" {letter}" for letter in ascii_uppercase] if len(people) > 1 else [""]
    own = {seat: f"{player}{letter}" for seat, letter in zip(people, letters, strict=False)}
    own |= dict(zip(people, given, strict=False))
    bots = [seat for seat, sitter in enumerate(sitters) if sitter != YOU]
    named = own | name_bots(bots, own.values(), chance)
    return [named[seat] for seat in range(len(sitters))]


def _begin_file(match: Match, file: Path) -> None:
    """Save the match before its first move, so that an unusable file shows at once."""
    try:
        match.save(file)
    except OSError as error:
        reason = f"{file} can't be written: {error.strerror}"
        raise typer.BadParameter(reason, param_hint="--save") from error
