"""Comet Watch as the rest of Orrery sees it: notation, options, views, checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from orrery.games.example import words
from orrery.games.example.content import BRIGHTNESS, COMETS, EFFECTS, GAINS
from orrery.games.example.encoding import encode
from orrery.games.example.game import (
    COLOURS,
    DIE,
    NONE,
    SET_SCORE,
    TELESCOPES,
    AimTelescope,
    Almanac,
    CometWatch,
    PutUnder,
    TakeLens,
    Watcher,
)
from orrery.games.example.view_types import (
    Catalogue,
    CometFacts,
    Lenses,
    SkyView,
    WatcherView,
)
from orrery.kernel.campaign import Campaign, Carried, Chapter, Rating
from orrery.kernel.chosen import Chosen
from orrery.kernel.effect import kinds_of
from orrery.kernel.errors import InvalidOption
from orrery.kernel.event import knows
from orrery.kernel.game import OMNISCIENT, TABLE
from orrery.kernel.move import field, kind_of
from orrery.kernel.option import Choice, Flag, Implied, Opponents, OptionValue, Range
from orrery.kernel.order import Order
from orrery.kernel.score import Part, Points, ScoreSheet
from orrery.kernel.step import Step
from orrery.kernel.title import Reason, Title
from orrery.kernel.vocabulary import Kind, Named, Number, Value, Vocabulary, seat_field

COLOUR_NAMES = ("red", "green", "blue")
LEVELS = tuple(words.KEENNESS)
CLEAR_BELOW = 8  # EX-7.3
FAIR_BELOW = 14

_COMET = Named("comet", COMETS)
_TELESCOPE = Named("telescope", [f"t{number + 1}" for number in range(TELESCOPES)])
_COLOUR = Named("colour", COLOUR_NAMES)
_RULE = Named("rule", ["empty-telescope", "faintest-comet", "fewest-lenses"])
_SEAT = seat_field()
_AMOUNT = Number("amount")

MOVES = Vocabulary(
    [
        Kind(words.CHOOSE, "choose", [_COMET]),
        Kind(words.AIM, "aim", [_TELESCOPE]),
        Kind(words.TAKE, "take", [_COLOUR]),
        Kind(words.DECLINE, "decline"),
        Kind(words.UNDER, "under", [_COMET]),
        *kinds_of(EFFECTS),
    ]
)

EVENTS = Vocabulary(
    [
        Kind(words.NIGHT, "night", [Number("night"), _SEAT]),
        Kind(words.CHOSEN, "chosen", [_SEAT], secret=[_COMET]),
        Kind(words.SHOWN, "shown", [_SEAT, _COMET, _TELESCOPE]),
        Kind(words.OUTSHONE, "outshone", [_SEAT, _COMET]),
        Kind(words.TOOK, "took", [_SEAT, _COLOUR]),
        Kind(words.DECLINED, "declined", [_SEAT]),
        Kind(words.ROLLED, "rolled", [_SEAT, Number("roll", 1, DIE), _COMET], drawn=True),
        Kind(words.MISSED, "missed", [_SEAT, _COMET]),
        Kind(words.GAINED_STARS, "gained-stars", [_SEAT, _AMOUNT]),
        Kind(words.GAINED_DUST, "gained-dust", [_SEAT, _AMOUNT]),
        Kind(words.POLISHED, "polished", [_SEAT, Number("dust"), Number("stars")]),
        Kind(words.DREW, "drew", [_SEAT], secret=[_COMET], drawn=True),
        Kind(words.PUT_UNDER, "put-under", [_SEAT], secret=[_COMET]),
        Kind(words.RESHUFFLED, "reshuffled"),
        Kind(words.ENDED, "ended"),
        Kind(words.TURNED_UP, "turned-up", [_SEAT, _COMET], drawn=True),
        Kind(words.FOLLOWED, "followed", [_SEAT, _RULE]),
    ]
)


def view(game: CometWatch, viewer: int) -> SkyView:
    """What a viewer may know: everything on the table, and the own hand."""
    return SkyView(
        night=game.night,
        nights=game.nights,
        first=game.first,
        supply=Lenses(*game.supply),
        discard=[COMETS[comet] for comet in game.discard],
        deck=game.deck.size(),
        under_deck=[
            COMETS[comet] if viewer == OMNISCIENT or knows(known, viewer) else None
            for comet, known in zip(game.deck.bottom, game.deck.bottom_known, strict=True)
        ],
        watchers=[
            _watcher_view(watcher, viewer in (seat, OMNISCIENT))
            for seat, watcher in enumerate(game.watchers)
        ],
    )


def _watcher_view(watcher: Watcher, own: bool) -> WatcherView:
    almanac = isinstance(watcher, Almanac)
    own = own and not almanac  # an Almanac holds nothing that could be hidden
    chosen = None if watcher.chosen == NONE else COMETS[watcher.chosen]
    return WatcherView(
        telescopes=[None if c == NONE else COMETS[c] for c in watcher.telescopes],
        lenses=Lenses(*watcher.lenses),
        dust=watcher.dust,
        stars=watcher.stars,
        hand_size=len(watcher.hand),
        hand=[COMETS[comet] for comet in watcher.hand] if own else UNSET,
        chosen=chosen if own else UNSET,
        almanac=LEVELS[watcher.eye()] if almanac else UNSET,
    )


def round_of(game: CometWatch) -> int:
    """The night."""
    return game.night


def catalogue() -> Catalogue:
    """EX-1.1: how bright each comet is, and what it gains."""
    return Catalogue(
        comets={
            name: CometFacts(BRIGHTNESS[comet], [MOVES.describe(gain) for gain in GAINS[comet]])
            for comet, name in enumerate(COMETS)
        }
    )


SHEET = ScoreSheet(  # EX-5.3
    [
        Part("stars", lambda game, seat: [Points(game.watchers[seat].stars)]),
        Part("sets", lambda game, seat: [Points(SET_SCORE * min(game.watchers[seat].lenses))]),
    ]
)


def comets_seen(game: CometWatch, seat: int) -> list[str]:
    """The comets that a watcher's telescopes show."""
    return [COMETS[comet] for comet in game.watchers[seat].telescopes if comet != NONE]


def holdings(game: CometWatch, seat: int) -> dict[str, int]:
    """What a watcher has."""
    watcher = game.watchers[seat]
    lenses = {f"lens-{name}": watcher.lenses[i] for i, name in enumerate(COLOUR_NAMES)}
    return {
        "points": game.scores()[seat],
        "dust": watcher.dust,
        "hand": len(watcher.hand),
        **lenses,
    }


def at_hand(game: CometWatch, step: Step[Any]) -> dict[str, Value]:
    """The comet to aim at, the lenses, or the comets in hand: what a decision is about."""
    watcher = game.watchers[step.seat]
    match step:
        case AimTelescope():
            return {"comet": COMETS[watcher.chosen]}
        case TakeLens():
            return dict(zip(COLOUR_NAMES, watcher.lenses, strict=True))
        case PutUnder():
            return {"comets": len(watcher.hand)}
        case _:
            return {}


def why_not(game: CometWatch, seat: int, move: int) -> list[Reason]:
    """EX-3.4, EX-3.1: what can't be taken any more, and what isn't in the hand."""
    kind, thing = kind_of(move), field(move, 0)
    if kind == words.TAKE and not game.supply[thing]:
        return [Reason("EX-3.4", "why-no-lens", {"colour": COLOUR_NAMES[thing]})]
    if kind in (words.CHOOSE, words.UNDER) and thing not in game.watchers[seat].hand:
        return [Reason("EX-3.1", "why-not-held", {"comet": COMETS[thing]})]
    return []


def invariant(game: CometWatch) -> None:
    """Every comet and every lens is somewhere, once."""
    comets = game.deck.top + game.deck.rest + game.deck.bottom + game.discard
    for watcher in game.watchers:
        comets += watcher.hand + [c for c in watcher.telescopes if c != NONE]
        comets += [watcher.chosen] if watcher.chosen != NONE else []
        assert watcher.dust >= 0, "dust is never owed"
    assert sorted(comets) == list(range(len(COMETS))), "each comet is in one place"
    for colour in range(COLOURS):
        lenses = game.supply[colour] + sum(w.lenses[colour] for w in game.watchers)
        assert lenses == (game.player_count() if game.with_lenses else 0), "no lens is lost"
    for almanac in game.watchers[game.seats :]:
        assert isinstance(almanac, Almanac), "Almanacs come after the watchers"
        assert not almanac.hand, "an Almanac holds no comets"


def secrets(game: CometWatch, viewer: int) -> list[str]:
    """The comets that lie hidden from a viewer: in the deck and in others' hands."""
    hidden = game.deck.hidden_from(viewer)
    for seat, watcher in enumerate(game.watchers):
        if seat != viewer:
            hidden += [*watcher.hand, *([watcher.chosen] if watcher.chosen != NONE else [])]
    return [COMETS[comet] for comet in hidden]


def bound(options: Mapping[str, OptionValue], seats: int) -> int:
    """Per watcher and night: comet, telescope, lens, two gains to order, three put under."""
    return int(options["nights"]) * seats * 8


def check_options(options: Mapping[str, OptionValue], seats: int) -> None:
    """EX-3.5: the snake order needs the lenses."""
    if options["lens_order"] == "snake" and not options["lenses"]:
        raise InvalidOption("lens_order snake needs lenses: turn lenses on or choose clockwise")


def chapter_options(chapter: Chapter) -> dict[str, OptionValue]:
    """EX-7.2, EX-7.3: the sky of spring is fair, that of autumn as the best watcher deserves."""
    if chapter.number == 1:
        return {"sky": "fair"}
    best = max(chapter.carried["points"])
    return {"sky": "clear" if best < CLEAR_BELOW else "fair" if best < FAIR_BELOW else "cloudy"}


def left_behind(game: CometWatch, chapter: Chapter) -> Carried:
    """EX-7.4: the points of both matches."""
    before = chapter.carried.get("points", [0] * game.player_count())
    return {"points": [a + b for a, b in zip(before, game.scores(), strict=True)]}


CAMPAIGN = Campaign(
    chapters=("spring", "autumn"),  # EX-7.1
    decides=chapter_options,
    leaves=left_behind,
    points="points",
    ratings=[Rating(0, "stargazer"), Rating(15, "observer"), Rating(30, "discoverer")],  # EX-7.5
)


def next_turn(game: CometWatch, seat: int) -> list[Step[Any]]:
    """EX-3.4: the lens that a watcher will take while others still do."""
    return [step for step in game.lanes[TABLE].stack if step.seat == seat]


def no_lens(game: CometWatch, seat: int, options: list[int]) -> int | None:
    """EX-3.4: take no lens in this night."""
    return words.DECLINE if isinstance(game.decision(seat), TakeLens) else None


TITLE = Title(
    name="example",
    package="orrery.games.example",
    rules_version="2",
    game=CometWatch,
    min_seats=1,
    max_seats=4,  # EX-2.1
    options=[
        Range("nights", 1, 6, default=4),
        Flag("lenses", default=True),
        Choice("lens_order", ("clockwise", "snake"), default="clockwise"),
        Choice("sky", ("clear", "fair", "cloudy"), default="fair"),
        Opponents("almanac", LEVELS, level="pocket", most=2, places=4),
    ],
    implied=[Implied("lens_order", "clockwise", "no-lenses", when={"lenses": (False,)})],  # EX-3.5
    moves=MOVES,
    events=EVENTS,
    view=view,
    encode=encode,
    view_type=SkyView,
    sheet=SHEET,
    invariant=invariant,
    bound=bound,
    check_options=check_options,
    secrets=secrets,
    catalogue=catalogue,
    catalogue_type=Catalogue,
    round_of=round_of,
    effects=[EFFECTS],
    holdings=holdings,
    why_not=why_not,
    at_hand=at_hand,
    next_turn=next_turn,
    orders=[Order("no-lens", no_lens, lambda game, seat: game.night, ahead=True)],
    sample=True,
    campaign=CAMPAIGN,
    chosen=[Chosen("comet", "comet", COMETS, comets_seen)],
)
