"""A campaign: a chain of matches; what one leaves behind decides the options of the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from orrery.kernel.errors import InvalidOption, shown
from orrery.kernel.option import OptionValue

Carried = dict[str, list[int]]  # by name: a number for every player, or one for the table


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match stands in its campaign: part of the header of its journal.

    `carried` is what the matches before it have left behind, `previous` the check of the last entry
    of the journal before, "" in the first chapter. So a journal alone shows that its options follow
    from what was carried, and the one before it that this is what was left.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    carried: Carried = {}
    previous: str = ""


@dataclass(frozen=True, slots=True)
class Rating:
    """What so many points at the end of a campaign are called; its text key is rating-<name>."""

    least: int
    name: str


@dataclass(frozen=True, slots=True)
class Campaign:
    """The campaign of a title.

    `chapters` names the matches in their order; their text keys are chapter-<name>. `decides` gives
    the options that a chapter prescribes, whatever the players have chosen, and every chapter those
    of the same names: rules know nothing of a campaign but their options. `leaves` is what is
    carried on when a game of a chapter is over. `points` is the part of it, a number for every
    player, that decides the campaign: the most win; opponents that the rules play may be left out.
    The text key of a part is carried-<name>. `ratings`, from the least on, say what points are
    worth in the end.
    """

    chapters: Sequence[str]
    decides: Callable[[Chapter], Mapping[str, OptionValue]]
    leaves: Callable[[Any, Chapter], Carried]
    points: str
    ratings: Sequence[Rating] = ()

    @property
    def decided(self) -> Sequence[str]:
        """The options that the first chapter decides, and so does every other."""
        return tuple(self.decides(Chapter(1)))

    def options(
        self, chosen: Mapping[str, OptionValue], chapter: Chapter
    ) -> dict[str, OptionValue]:
        """The options of a chapter: what it decides, and otherwise what was chosen."""
        return {**chosen, **self.decides(chapter)}

    def check(self, options: Mapping[str, OptionValue], chapter: Chapter) -> None:
        """InvalidOption unless a match with these options can be this chapter."""
        if not 1 <= chapter.number <= len(self.chapters):
            last = len(self.chapters)
            raise InvalidOption(f"the campaign has chapters 1 to {last}, not {chapter.number}")
        if (chapter.number == 1) != (not chapter.carried and not chapter.previous):
            raise InvalidOption("the first chapter, and no other, begins without anything carried")
        for name, value in self.decides(chapter).items():
            if options[name] != value:
                raise InvalidOption(
                    f"in chapter {chapter.number} of the campaign {name} is {shown(value)}, "
                    f"not {shown(options[name])}"
                )

    def after(self, game: Any, chapter: Chapter, check: str) -> Chapter | None:
        """The chapter that follows a game that is over, whose journal ends with this check."""
        if chapter.number == len(self.chapters):
            return None
        return Chapter(chapter.number + 1, self.leaves(game, chapter), check)

    def rated(self, carried: Carried) -> list[str]:
        """What the points of every player are called, if this campaign has ratings."""
        return [
            [rating.name for rating in self.ratings if rating.least <= points][-1]
            for points in (carried[self.points] if self.ratings else ())
        ]

    def winners(self, carried: Carried) -> list[int]:
        """The players with the most points."""
        points = carried[self.points]
        return [player for player, own in enumerate(points) if own == max(points)]
