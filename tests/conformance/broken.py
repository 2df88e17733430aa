"""Comet Watch, broken in one way each: what the conformance suite has to catch."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec

from orrery.games.example.content import COMETS
from orrery.games.example.game import NONE, AimTelescope, ChooseComet, CometWatch, TakeLens
from orrery.games.example.title import TITLE, view
from orrery.games.example.view_types import Catalogue, SkyView
from orrery.games.example.words import CHOOSE, DECLINE, FOLLOWED, GAINED_DUST
from orrery.kernel.campaign import Chapter
from orrery.kernel.chosen import Chosen
from orrery.kernel.deck import redeal
from orrery.kernel.game import Game
from orrery.kernel.move import pack
from orrery.kernel.score import Part, Points, ScoreSheet
from orrery.kernel.step import Procedure, Step
from orrery.kernel.title import Reason, Title
from orrery.kernel.vocabulary import Number, Vocabulary


def titled(game: type[Game]) -> Title:
    return replace(TITLE, game=game)


class ShallowCopy(CometWatch):
    """Two copies share their discard pile."""

    def copy_pieces(self, twin: CometWatch) -> None:
        super().copy_pieces(twin)
        twin.discard = self.discard


class ForgetfulCopy(CometWatch):
    """A copy forgets how much dust there was."""

    def copy_pieces(self, twin: CometWatch) -> None:
        super().copy_pieces(twin)
        for watcher in twin.watchers:
            watcher.dust = 0


class ToldSecret(CometWatch):
    """Secret fields of events go to everyone."""

    def confide(
        self,
        audience: int,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
    ) -> None:
        self.tell(kind, a, b, c, d, e, f)


class CodedSecret(CometWatch):
    """A hidden card is told to everyone as a number that means something else."""

    def confide(
        self,
        audience: int,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
    ) -> None:
        super().confide(audience, kind, a, b, c, d, e, f)
        self.tell(GAINED_DUST, a, b)


class ChanceOutsideDice(CometWatch):
    """Rolls come from the random module."""

    def below(self, bound: int) -> int:
        return random.randrange(bound)


class HalfImagination(CometWatch):
    """Imagined games show what one of the others really holds."""

    def redraw(self, viewer: int) -> None:
        others = [seat for seat in range(self.seats) if seat != viewer]
        redeal(self, viewer, self.deck, [self.watchers[seat].hand for seat in others[1:]])


class HonestImagination(CometWatch):
    """Imagined games show what is really hidden."""

    def redraw(self, viewer: int) -> None:
        return


class Unadopted(CometWatch):
    """Forgets to say what a lane writes."""

    def adopt(self, other: Game, seat: int) -> None:
        return


class LostLens(CometWatch):
    """Every night a lens falls under the table."""

    def split(self, steps: list[Step[Any]], order: list[int]) -> None:
        self.supply[0] -= 1
        super().split(steps, order)


class EndlessNights(CometWatch):
    """The last night never comes."""

    def split(self, steps: list[Step[Any]], order: list[int]) -> None:
        self.nights += 1
        super().split(steps, order)


class WrongScores(CometWatch):
    """The score is not what its lines add up to."""

    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


class MeddlingOpening(Step[CometWatch]):
    """A forced step at the beginning of a lane that writes what belongs to all."""

    def options(self, game: CometWatch) -> list[int]:
        return [DECLINE]

    def take(self, game: CometWatch, move: int) -> None:
        game.fair_roll += 1
        game.push(ChooseComet(self.seat))


class MeddlingClosing(Step[CometWatch]):
    """A forced step at the end of a lane that writes what belongs to all."""

    def options(self, game: CometWatch) -> list[int]:
        return [DECLINE]

    def take(self, game: CometWatch, move: int) -> None:
        game.fair_roll += 1


class MeddlingAtLast(CometWatch):
    def split(self, steps: list[Step[Any]], order: list[int]) -> None:
        super().split([MeddlingClosing(0), *steps], order)


class BadStep(Step[CometWatch]):
    """Takes the place of ChooseComet and does one thing more."""

    def options(self, game: CometWatch) -> list[int]:
        return ChooseComet(self.seat).options(game)

    def take(self, game: CometWatch, move: int) -> None:
        ChooseComet(self.seat).take(game, move)


class MeddlingStep(BadStep):
    def take(self, game: CometWatch, move: int) -> None:
        game.watchers[(self.seat + 1) % game.seats].dust += 1
        super().take(game, move)


class RacingStep(BadStep):
    def take(self, game: CometWatch, move: int) -> None:
        game.first = self.seat
        super().take(game, move)


class FailingStep(BadStep):
    def options(self, game: CometWatch) -> list[int]:
        missing = [c for c in range(len(COMETS)) if c not in game.watchers[self.seat].hand]
        return [*super().options(game), pack(CHOOSE, missing[0])]


class RepeatingStep(BadStep):
    def options(self, game: CometWatch) -> list[int]:
        return super().options(game) * 2


class EmptyStep(BadStep):
    def options(self, game: CometWatch) -> list[int]:
        return [] if game.night == 2 else super().options(game)


class BusyStep(BadStep):
    def options(self, game: CometWatch) -> list[int]:
        game.watchers[self.seat].dust += 1
        return super().options(game)


class ChangingStep(BadStep):
    """A step that is changed in place, although copies share it."""

    def __init__(self, seat: int, visits: int = 0) -> None:
        super().__init__(seat)
        self.visits = visits

    def take(self, game: CometWatch, move: int) -> None:
        self.visits += 1
        super().take(game, move)


class PeekingStep(BadStep):
    """Its options depend on what the others hold."""

    def options(self, game: CometWatch) -> list[int]:
        other = game.watchers[(self.seat + 1) % game.seats]
        return sorted(super().options(game), key=lambda move: (move >> 8) in range(*other.hand[:2]))


def with_step(step: type[Step[CometWatch]]) -> Title:
    """The game in which all choose their comets by this step."""

    class Stepping(CometWatch):
        def split(self, steps: list[Step[Any]], order: list[int]) -> None:
            super().split([step(s.seat) for s in steps], order)

    Stepping.__name__ = f"With{step.__name__}"  # states are known by their names
    return titled(Stepping)


class MoreView(SkyView, frozen=True, kw_only=True):
    """A view that shows more than it should."""

    oops: list[str] | int


def with_oops(game: CometWatch, viewer: int, oops: list[str] | int) -> MoreView:
    return MoreView(oops=oops, **msgspec.structs.asdict(view(game, viewer)))


def leaky_view(game: CometWatch, viewer: int) -> MoreView:
    """Shows the hand of the next seat."""
    next_hand = game.watchers[(viewer + 1) % game.seats].hand
    return with_oops(game, viewer, [COMETS[comet] for comet in next_hand])


def indirect_view(game: CometWatch, viewer: int) -> MoreView:
    """Shows no card, but a number that depends on hidden ones."""
    return with_oops(game, viewer, sum(sum(watcher.hand) for watcher in game.watchers))


def mistyped_view(game: CometWatch, viewer: int) -> SkyView:
    """Gives a name where its type says a number."""
    first: Any = f"Seat {game.first}"
    return msgspec.structs.replace(view(game, viewer), first=first)


def mistyped_catalogue() -> Catalogue:
    """Gives comets without their brightness."""
    comets: Any = {comet: {"gains": []} for comet in COMETS}
    return Catalogue(comets)


def telling_sheet() -> ScoreSheet:
    """Counts hidden hands among what is public."""

    def public(game: CometWatch) -> CometWatch:
        twin = game.copy()
        for watcher in twin.watchers:
            watcher.stars += sum(watcher.hand)
        return twin

    return ScoreSheet(TITLE.sheet.parts, public)


def nameless_sheet() -> ScoreSheet:
    """Has an item without declaring its text."""
    stars = Part("stars", lambda game, seat: [Points(game.watchers[seat].stars, "sky")])
    return ScoreSheet([stars, *TITLE.sheet.parts[1:]])


class LookingAhead(CometWatch):
    """What aiming brings depends on what the others hold."""

    def defer(self, step: Step[Any]) -> None:
        if not self.is_over():
            seat = self.lane - 1
            other = self.watchers[(seat + 1) % self.seats]
            self.tell(GAINED_DUST, seat, other.hand[0] if other.hand else 0)
        super().defer(step)


class ChangingMind(CometWatch):
    """What aiming brings depends on whether the others have aimed."""

    def defer(self, step: Step[Any]) -> None:
        self.tell(GAINED_DUST, self.lane - 1, sum(w.aimed != NONE for w in self.watchers))
        super().defer(step)


class PeekingAim(Step[CometWatch]):
    """The last telescope can't be aimed if somebody else has chosen a comet."""

    def options(self, game: CometWatch) -> list[int]:
        others = [w for seat, w in enumerate(game.watchers) if seat != self.seat]
        options = AimTelescope(self.seat).options(game)
        return options[:-1] if any(w.chosen != NONE for w in others) else options

    def take(self, game: CometWatch, move: int) -> None:
        AimTelescope(self.seat).take(game, move)


class ChoosingToPeek(BadStep):
    """A comet is chosen as ever, but then it is aimed at with a look at the others."""

    def take(self, game: CometWatch, move: int) -> None:
        super().take(game, move)
        game.lanes[game.lane].stack[-1] = PeekingAim(self.seat)


def telling_holdings(game: CometWatch, seat: int) -> dict[str, int]:
    """Counts what the others hold."""
    return {
        "hands": sum(sum(w.hand) for w in game.watchers[seat + 1 :]) * game.watchers[seat].aimed
    }


def telling_turn(game: CometWatch, seat: int) -> list[Step[Any]]:
    """How many lenses one plans to take depends on what the others hold."""
    lenses: list[Step[Any]] = [TakeLens(seat), TakeLens(seat)]
    held = sum(sum(w.hand) for other, w in enumerate(game.watchers) if other != seat)
    return lenses[held % 2 :]


def telling_order(game: CometWatch, seat: int, options: list[int]) -> int | None:
    """Does something only if another one has a low comet."""
    others = [w for other, w in enumerate(game.watchers) if other != seat]
    return options[0] if min(sum(w.hand) for w in others) % 2 else None


def forbid_everything(game: CometWatch, seat: int, move: int) -> list[Reason]:
    return [Reason("EX-3.4", "why-no-lens", {"colour": "red"})]


def alike_moves() -> Vocabulary:
    """A notation in which all comets are written alike."""

    class Vague(Number):
        def write(self, value: int) -> str:
            return "some"

    kinds = [
        replace(kind, fields=[Vague("comet")]) if kind.code == CHOOSE else kind
        for kind in TITLE.moves.kinds.values()
    ]
    return Vocabulary(kinds)


class Unscored(CometWatch):
    """Almanacs have no score."""

    def scores(self) -> list[int]:
        return super().scores()[: self.seats]


class Uncounted(CometWatch):
    """The game doesn't know of its Almanacs."""

    def automata(self) -> int:
        return 0


class Unnamed(CometWatch):
    """What Almanacs do is told of the first watcher."""

    def tell(
        self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        super().tell(kind, a if a < self.seats else 0, b, c, d, e, f)


class Unexplained(CometWatch):
    """Nobody is told by which rule an Almanac acts."""

    def tell(
        self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        if kind != FOLLOWED:
            super().tell(kind, a, b, c, d, e, f)


class Asking(Procedure[CometWatch]):
    """Asks an Almanac which lens it likes."""

    def run(self, game: CometWatch) -> None:
        game.push(TakeLens(game.seats))


class AskedAlmanac(CometWatch):
    def split(self, steps: list[Step[Any]], order: list[int]) -> None:
        self.push(Asking())
        super().split(steps, order)


def seats_only(game: CometWatch, viewer: int) -> SkyView:
    """Shows nothing of Almanacs."""
    whole = view(game, viewer)
    return msgspec.structs.replace(whole, watchers=whole.watchers[: game.seats])


def forgetful_campaign(game: CometWatch, chapter: Chapter) -> dict[str, list[int]]:
    """Carries on the points of all seats but one."""
    return {"points": game.scores()[: game.seats - 1]}


def absent_minded_campaign(game: CometWatch, chapter: Chapter) -> dict[str, list[int]]:
    """Carries on something for more players than there are."""
    return {"points": game.scores(), "dust": [0] * 9}


def undeclared_choice() -> Chosen:
    """Something that a seat has played with and that is not among what there is."""
    return Chosen("comet", "comet", [], lambda game, seat: ["halley"])
