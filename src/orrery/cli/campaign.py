"""A campaign in the terminal: where a match stands in it, and what it has brought so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.text import Text

from orrery.cli.layout import heading
from orrery.kernel.match import Match
from orrery.text import Translator


def chapter_heading(match: Match, translator: Translator) -> Iterator[Text]:
    """Which chapter of its campaign a match is, if it is one."""
    campaign, chapter = match.title.campaign, match.chapter
    if campaign is not None and chapter is not None:
        name = translator.text(f"chapter-{campaign.chapters[chapter.number - 1]}")
        count = len(campaign.chapters)
        yield heading(
            translator.text("table-chapter", number=chapter.number, chapters=count, chapter=name)
        )


def standings(match: Match, translator: Translator) -> Iterator[Text]:
    """What a chapter that is over leaves behind, and after the last one who has won."""
    campaign, left = match.title.campaign, match.left
    if campaign is None or left is None:
        return
    for name, numbers in left.items():
        told = _by_player(numbers, translator.players)
        yield Text(f"{translator.text(f'carried-{name}')}: {told}")
    if match.next_chapter is None:
        names = ", ".join(translator.seat(player) for player in campaign.winners(left))
        yield Text(translator.text("table-campaign-over", names=names), style="bold")
        for player, rating in enumerate(campaign.rated(left)):
            yield Text(f"{translator.seat(player)}: {translator.text(f'rating-{rating}')}")


def _by_player(numbers: Sequence[int], players: Sequence[str]) -> str:
    if len(numbers) != len(players):
        return ", ".join(map(str, numbers))  # of the table
    return ", ".join(f"{name} {number}" for name, number in zip(players, numbers, strict=True))


def chapter_file(file: Path, number: int) -> Path:
    """Where a chapter is saved: beside the one before, `match.json` before `match-2.json`."""
    return file.with_stem(f"{file.stem.removesuffix(f'-{number - 1}')}-{number}")
