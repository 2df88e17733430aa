"""Whether anybody learns what they can't know: from views, from events, by imagining."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from orrery.kernel.dice import key_from_seed
from orrery.kernel.encoding import Encoder
from orrery.kernel.feed import Feed, Recorder
from orrery.kernel.game import OMNISCIENT, SPECTATOR, Game
from orrery.kernel.match import Match
from orrery.kernel.snapshot import digest
from orrery.kernel.view import View, plain
from orrery.testing.cases import Case
from orrery.testing.driving import as_text, match_moves, match_of, moves_of

_LOOKS = 50  # decisions of a long game at which everyone looks
# Times that something is hidden until chance must have imagined it otherwise. The last card of a
# pile, which is kept in order, seldom becomes another one.
_OFTEN = 24


def check_nothing_leaks(case: Case) -> None:
    """A view holds nothing that the viewer can't know: it is the same whatever that may be.

    Nor does what is encoded for a seat, for programs that learn.
    """
    game = case.begin()
    encoder = Encoder(case.title, case.seats, case.options)
    imagined = Imagined()
    stride = 1 + sum(1 for _ in moves_of(case, case.begin())) // _LOOKS
    for number, _ in enumerate(moves_of(case, game)):
        if number % stride:
            continue
        before = digest(game)
        for viewer in (*range(case.seats), SPECTATOR):
            view = case.title.view_of(game, viewer)
            for word in case.title.secrets(game, viewer):
                assert f'"{word}"' not in as_text(view), f"{viewer} sees the secret {word}"
            twin = game.imagine(viewer, key_from_seed(f"{case.seed} {number} {viewer}"))
            imagined_view = case.title.view_of(twin, viewer)
            assert as_text(imagined_view) == as_text(view), (
                f"the view of {viewer} depends on what {viewer} can't know"
            )
            _assert_public_scores(case, game, twin, viewer)
            _assert_public_round(case, game, twin, viewer)
            _assert_imagined_alike(game, twin, viewer)
            if viewer >= 0:
                assert twin.options(viewer) == game.options(viewer), "own options depend on secrets"
                _assert_encoded_alike(encoder, game, twin, viewer)
            _assert_playable(case, twin)
            imagined.compare(
                viewer, view, _everything(case, game, viewer), _everything(case, twin, viewer)
            )
        assert digest(game) == before, "looking at a position changed it"
    imagined.assert_redrawn()


def _assert_imagined_alike(game: Game, twin: Game, viewer: int) -> None:
    """What is imagined depends on nothing but what the viewer knows.

    So imagining on from an imagined position is as good as imagining from the true one, and bots
    need nothing but the former.
    """
    key = key_from_seed("again")
    again = twin.imagine(viewer, key)
    assert digest(again) == digest(game.imagine(viewer, key)), "imagining depends on secrets"


def _assert_encoded_alike(encoder: Encoder, game: Game, twin: Game, seat: int) -> None:
    """Positions that look alike to a seat are encoded alike for it, in rows of one length."""
    row = encoder.encode(game, seat)
    assert row == encoder.encode(twin, seat), (
        f"what is encoded for {seat} depends on what {seat} can't know"
    )
    assert len(row) == encoder.octets, f"rows of {encoder.octets} and {len(row)} octets"


def _assert_public_round(case: Case, game: Game, twin: Game, viewer: int) -> None:
    """The round doesn't depend on what somebody can't know, nor on who looks at the table."""
    number = case.title.public_round(game, viewer)
    assert number == case.title.public_round(twin, viewer), "the round depends on secrets"
    assert number == case.title.public_round(game), "the round depends on who looks"


def _assert_public_scores(case: Case, game: Game, twin: Game, viewer: int) -> None:
    """Public scores don't depend on what somebody can't know, nor on who looks at the table."""
    scores = case.title.public_scores(game, viewer)
    assert scores == case.title.public_scores(twin, viewer), "public scores depend on secrets"
    if not game.is_split():
        everyone = case.title.public_scores(game, SPECTATOR)
        assert scores == everyone, "public scores depend on who looks"


class Imagined:
    """Keeps count of what was hidden from whom, and whether imagining ever changed it."""

    def __init__(self) -> None:
        self._hidden: Counter[tuple[int, Path]] = Counter()
        self._redrawn: set[tuple[int, Path]] = set()

    def compare(self, viewer: int, view: View, real: View, imagined: View) -> None:
        """All there is to know, really and imagined: what the view doesn't show is hidden."""
        seen, truth, guess = (dict(leaves(plain(shown))) for shown in (view, real, imagined))
        for path, value in truth.items():
            if seen.get(path) != value:
                self._hidden[viewer, path] += 1
                if guess.get(path) != value:
                    self._redrawn.add((viewer, path))

    def assert_redrawn(self) -> None:
        for (viewer, path), times in self._hidden.items():
            assert times < _OFTEN or (viewer, path) in self._redrawn, (
                f"imagining for {viewer} always leaves {path} as it really is"
            )


Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in nested dicts and lists that is neither, with the way to it."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(item, (*path, name))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from leaves(item, (*path, number))
    else:
        yield path, value


def check_events_leak_nothing(case: Case) -> None:
    """What a viewer is told of others' moves is the same whatever the viewer can't know."""
    match = match_of(case)
    for seat, move in match_moves(case, match):
        viewers = [viewer for viewer in (*range(case.seats), SPECTATOR) if viewer != seat]
        game = match.position()
        before = {viewer: _secrets(match, viewer) for viewer in viewers}
        heard = {viewer: len(match.events(viewer=viewer)) for viewer in viewers}
        match.play(seat, move)
        for viewer in viewers:
            told = as_text(match.events(heard[viewer], viewer))
            for word in before[viewer] & _secrets(match, viewer):
                assert f'"{word}"' not in told, f"{viewer} is told the secret {word}: {told}"
            if not game.is_split():
                _assert_told_alike(case, game, viewer, seat, move)


def _assert_told_alike(case: Case, game: Game, viewer: int, seat: int, move: int) -> None:
    """If a move looks the same to a viewer in another world, it must sound the same too."""
    twin = game.imagine(viewer, key_from_seed(f"{case.seed} {viewer} {move}"))
    if move not in twin.options(seat):
        return
    twin.dice = game.dice.copy()
    tales = []
    for world in (game.copy(), twin):
        recorder = Recorder(case.title.events)
        world.sink = recorder
        world.play(seat, move)
        feed = Feed(case.seats)
        feed.publish(recorder.events)
        tales.append((as_text(case.title.view_of(world, viewer)), feed.since(0, viewer)))
    (view, told), (other_view, told_there) = tales
    assert view != other_view or told == told_there, (
        f"what {viewer} is told depends on what {viewer} can't know: {told} or {told_there}"
    )


def _assert_playable(case: Case, twin: Game) -> None:
    """An imagined game is a possible one: sound, and with something to decide."""
    case.title.invariant(twin)
    for lane in twin.lanes:
        assert not lane.waits or lane.options, "an imagined decision has no options"


def _everything(case: Case, game: Game, viewer: int) -> View:
    """All there is to know, but for what others do right now in their lanes."""
    return case.title.view(game.seen_by(viewer), OMNISCIENT)


def _secrets(match: Match, viewer: int) -> set[str]:
    return set(match.title.secrets(match.position(), viewer))
