"""Everything that players read, in their language.

Texts are Project Fluent files: `text/<lang>.ftl` here for what every game shares, and
`text/<lang>.ftl` in a game's package for its own words. A game provides these messages:

    title                  its name
    about                  what it is about, in a line
    round                  what a round of it is called
    remark-<...>           what is to be said beside an option, under the keys of `Title.remarks`
    ask-<decision>         a prompt, with the numbers of the decision
    move-<kind>            an option, with the fields of the move
    event-<kind>           what happened, with the fields of the event; the attribute `heading`, if
                           there is one, is the headline of the part of the log that it opens
    event-<kind>-hidden    the same for those who may not know the event's secret fields
    score-<...>            a part of the scores or a source of points, under the keys that
                           `Title.sheet` gives them
    amount                 optional: so many of what counts in the end, if the game has another word
                           for it than points; where a language has cases, in the accusative
    chart-<name>           what `Title.charts` draws; optional `chart-points` and `chart-sources`,
                           if those of the players' points have names of the game's own
    chosen-<name>          what of `Title.chosen` statistics are about
    verdict                for a game with `Title.grades`: how the rules judge a match
    grade-<...>            a grade
    holding-<name>         what `Title.holdings` counts
    order-<name>           a standing order of `Title.orders`, with the attribute `until`
    effect-<...>           what a printed effect brings, with its fields, under the keys that
                           `Title.effects` gives
    chance-<kind>          what comes next after an outlook that ends with a drawn event
    why-<...>              why a move is not legal, under the keys that `Title.why_not` gives
    option-<name>          a game option
    implied-<reason>       why another value of an option counts than the chosen one
    automaton-<name>       for each option of the kind Opponents: what such an opponent is called
    chapter-<name>         for a game with a campaign: its chapters,
    carried-<name>         what is carried on from one to the next,
    rating-<name>          and what the points are worth in the end
    preset-<name>          a set of options
    <field>-<value>        a named thing: the value of a field, or of an option
    lesson-<step>          for a game with a lesson (`orrery.kernel.lesson`): what a step says, with
                           the attribute `title`, and `brought` if it asks for a move
    view-<name>            optional: what a part of the view is called
    kind-<kind>            optional: what moves of a kind have in common,
    field-<name>           and what a field of moves is called, to narrow down options by

The field `seat`, or one that ends in `_seat`, arrives in messages as the name of the player, maybe
an opponent that the rules play; a named thing as its own text. What attributes a named thing
has, such as its grammatical cases, arrive beside it:

    comet-halley = kometa Halleya
        .acc = kometę Halleya
    move-choose = Wybierz { $comet_acc }

A field such as `inner_tile` is a tile, too. A prompt with numbers that only its seat may know has
the attribute `others`, which says what is decided without them. The attribute `text` of a named
thing explains it in a line, such as what a card does.

Spaces are plain in the files; `orrery.text.spacing` binds what may not be parted at a line's end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from orrery.kernel.errors import BrokenRules, UnknownLanguage
from orrery.kernel.feed import Record
from orrery.kernel.option import Automaton, OptionValue
from orrery.kernel.outlook import Change, Outlook
from orrery.kernel.pending import Offer, Pending
from orrery.kernel.score import ScoreLine
from orrery.kernel.title import Reason, Title, Verdict
from orrery.kernel.vocabulary import Named, Value
from orrery.text.spacing import bound

LANGUAGES: Final = ("en", "pl", "cs")

_AGENDA: Final = "agenda"
_SEAT: Final = "seat"
_SEATS: Final = "_seat"
_TEXT: Final = "text"
_HEADING: Final = "heading"


class Translator:
    """Says in one language what happens in a match of one title between players of these names.

    A message that is missing, or that asks for something it isn't given, raises BrokenRules.
    """

    def __init__(
        self, title: Title, lang: str, names: Sequence[str], automata: Sequence[Automaton] = ()
    ) -> None:
        """`names` are those of the seats. UnknownLanguage if the title has no such texts."""
        if lang not in languages(title):
            known = ", ".join(languages(title)) or "none"
            raise UnknownLanguage(f"{title.name} can't be read in {lang!r:.40}; there are: {known}")
        self.lang = lang
        self._bundle = _bundle(title, lang)
        self._names = [*names, *self._names_of(automata)]
        self._moves = title.moves
        self._things = _named_things(title)
        kinds = title.events.kinds.values()
        self._told = {kind.name: (*kind.fields, *kind.secret) for kind in kinds}

    def text(self, key: str, /, **fields: Value) -> str:
        """The message of this key, with these fields."""
        return self._format(key, self._message(key).value, self._variables(fields))

    def attribute(self, key: str, name: str) -> str | None:
        """Something more that a message says, if it does."""
        pattern = self._message(key).attributes.get(name)
        return None if pattern is None else self._format(key, pattern, {})

    def seat(self, seat: int) -> str:
        """The name of the player on this seat, or of the automatic opponent of this number."""
        if not 0 <= seat < len(self._names):
            raise BrokenRules(f"there is no seat {seat} among {len(self._names)}")
        return self._names[seat]

    @property
    def players(self) -> list[str]:
        """The names of all players, the automatic ones after the seats."""
        return list(self._names)

    def prompt(self, pending: Pending) -> str:
        """What a decision asks its seat."""
        return self.text(pending.prompt, **pending.args)

    def move(self, description: Mapping[str, Value]) -> str:
        """A move, given as `Offer.description`, as an option to choose."""
        return self.text(f"move-{description['kind']}", **_fields(description))

    def offer(self, offer: Offer) -> str:
        """An option with what is to be said beside it."""
        told = self.move(offer.description)
        remark = offer.remark
        return told if remark is None else f"{told} ({self.text(remark.key, **remark.fields)})"

    def event(self, record: Record) -> str:
        """What happened, in a sentence, as far as the record tells it."""
        return self.text(self._event_key(record), **_fields(record))

    def heading(self, record: Record) -> str | None:
        """The headline of the part of the log that this event opens, if it opens one."""
        key = self._event_key(record)
        heading = self._message(key).attributes.get(_HEADING)
        if heading is None:
            return None
        return self._format(key, heading, self._variables(_fields(record)))

    def score(self, line: ScoreLine) -> str:
        """What a line of a score sheet counts towards."""
        return self.text(line.key, points=line.points)

    def source(self, line: ScoreLine) -> str:
        """Where the points of a line come from, if there are several sources of such points."""
        return self.text(line.item, **line.fields) if line.item else ""

    def verdict(self, verdict: Verdict) -> str:
        """How the rules judge a match."""
        return self.text("verdict", **verdict.fields, grade=verdict.grade)

    def outlook(self, outlook: Outlook) -> list[str]:
        """What a move would bring and cost, sentence by sentence."""
        told = [self.event(record) for record in outlook.events]
        told += [self.change(change) for change in outlook.changes]
        if outlook.chance is not None:
            told.append(
                self.text(f"chance-{outlook.chance}" if outlook.chance else "outlook-chance")
            )
        elif outlook.then is not None:
            told.append(self._sequel(outlook.then, outlook.waits))
        return told

    def _sequel(self, then: str, waits: Sequence[int]) -> str:
        """What the seat decides next."""
        if not waits:
            return self.text("outlook-then")
        moves = "; ".join(self.move(self._moves.describe(move)) for move in waits)
        return self.text("outlook-order" if then == _AGENDA else "outlook-choose", moves=moves)

    def change(self, change: Change) -> str:
        """What a seat would have more or less of, and whether nothing of it would be left."""
        by = change.after - change.before
        key = "outlook-last" if change.takes_the_last else "outlook-by"
        return self.text(key, holding=change.name, by=f"{by:+d}".replace("-", "−"))

    def reason(self, reason: Reason) -> str:
        """Why a move is not legal, with the paragraph."""
        return f"{self.text(reason.key, **reason.fields)} ({reason.paragraph})"

    def option(self, name: str) -> str:
        """What a game option is called."""
        return self.text(f"option-{name}")

    def option_value(self, name: str, value: OptionValue) -> str:
        """A value of a game option."""
        if isinstance(value, bool):
            return self.text("flag-true" if value else "flag-false")
        if isinstance(value, int):
            return str(value)
        return ", ".join(self.text(f"{name}-{word}") for word in value.split(","))

    def word(self, word: str, part: str = "") -> str:
        """A word of a view: what a part of it is called, or a named thing; else the word itself.

        In the part of the view that is called like a field, a word is a value of that field.
        """
        key = self._key_of(word, part)
        return self.text(key) if key else word.replace("_", " ")

    def explanation(self, word: str, part: str = "") -> str | None:
        """What a named thing in a view does, if it has an explanation."""
        key = self._key_of(word, part)
        return self.attribute(key, _TEXT) if key else None

    def kind(self, name: str) -> str:
        """What all moves of a kind have in common."""
        return self._named("kind", name)

    def field(self, name: str) -> str:
        """What a field of a move is called."""
        return self._named("field", name)

    def _named(self, what: str, name: str) -> str:
        key = f"{what}-{name}"
        return self.text(key) if self._bundle.has_message(key) else name.replace("-", " ")

    def _names_of(self, automata: Sequence[Automaton]) -> Iterator[str]:
        """What automatic opponents are called, with numbers where there are several of a kind."""
        for place, automaton in enumerate(automata):
            name = self.text(f"automaton-{automaton.kind}")
            kinds = [other.kind for other in automata]
            number = kinds[: place + 1].count(automaton.kind)
            yield f"{name} {number}" if kinds.count(automaton.kind) > 1 else name

    def _key_of(self, word: str, part: str) -> str:
        keys = (f"{part}-{word}", f"view-{word}", self._things.get(word, ""))
        return next((key for key in keys if self._bundle.has_message(key)), "")

    def _event_key(self, record: Record) -> str:
        """A field may be a secret, or one that the rules of an older match did not tell yet."""
        kind = record["kind"]
        hidden = f"event-{kind}-hidden"
        lacks = any(part.name not in record for part in self._told.get(str(kind), ()))
        return hidden if lacks and self._bundle.has_message(hidden) else f"event-{kind}"

    def _variables(self, fields: Mapping[str, Value]) -> dict[str, Value]:
        variables: dict[str, Value] = {}
        for name, value in fields.items():
            if (name == _SEAT or name.endswith(_SEATS)) and isinstance(value, int):
                variables[name] = self.seat(value)
            else:
                variables |= self._forms(name, value)
        return variables

    def _forms(self, name: str, value: Value) -> dict[str, Value]:
        """A field as messages get it: a named thing with its text and its attributes."""
        keys = (f"{name}-{value}", f"{name.rpartition('_')[2]}-{value}")
        key = next((key for key in keys if self._bundle.has_message(key)), "")
        if not isinstance(value, str) or not key:
            return {name: value}
        message = self._message(key)
        forms: dict[str, Value] = {name: self._format(key, message.value, {})}
        for attribute, pattern in message.attributes.items():
            forms[f"{name}_{attribute}"] = self._format(key, pattern, {})
        return forms

    def _message(self, key: str) -> Message:
        if not self._bundle.has_message(key):
            raise BrokenRules(f"there is no text {key} in {self.lang}")
        return self._bundle.get_message(key)

    def _format(self, key: str, pattern: Pattern | None, variables: dict[str, Any]) -> str:
        if pattern is None:
            raise BrokenRules(f"the text {key} in {self.lang} is empty")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise BrokenRules(f"the text {key} in {self.lang} can't be told: {errors[0]}")
        return bound(str(text), self.lang)


def languages(title: Title) -> list[str]:
    """The languages in which a game can be read."""
    names = {file.name for file in title.files("text")}
    return [lang for lang in LANGUAGES if f"{lang}.ftl" in names]


def sources(title: Title, lang: str) -> list[Traversable]:
    """The files with the texts of a game in a language: what all games share, and its own.

    Where both have a message, the later one counts.
    """
    name = f"{lang}.ftl"
    own = [file for file in title.files("text") if file.name == name]
    return [resources.files(__name__) / name, *own]


@cache
def _bundle(title: Title, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(title, lang):
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


def _named_things(title: Title) -> dict[str, str]:
    """The keys of all named things of a title, by their names; of two namesakes the first."""
    things: dict[str, str] = {}
    for vocabulary in (title.moves, title.events):
        for kind in vocabulary.kinds.values():
            for part in (*kind.fields, *kind.secret):
                for name in part.names if isinstance(part, Named) else ():
                    things.setdefault(name, f"{part.name}-{name}")
    return things


def _fields(record: Mapping[str, Value]) -> dict[str, Value]:
    return {name: value for name, value in record.items() if name != "kind"}
