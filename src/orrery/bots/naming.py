"""What bots are called: `greedy:depth=4`, `package.module:Class:time=2`, `exec:COMMAND`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from orrery.bots.playing import Bot
from orrery.bots.program import ProgramBot
from orrery.kernel.errors import UnknownBot, shown

EXEC: Final = "exec:"  # before a command
GROUP: Final = "orrery.bots"  # of entry points

Factory = Callable[..., Bot]  # called with a seed, and with parameters by their names
Parameter = bool | int | float | str

_PLACE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*(:.*)?")
_SETTING: Final = re.compile(r"[A-Za-z_]\w*=")
_KINDS: Final[Mapping[type, str]] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
}


@dataclass(frozen=True, slots=True)
class Recipe:
    """A bot as somebody named it: whose factory makes it, and with which parameters.

    A bot that doesn't come with Orrery is `foreign`. Its code is loaded when it is made, not
    before, which is to happen where no match is: in a process of its own.
    """

    name: str
    word: str  # its name without the parameters
    factory: Callable[[], Factory]
    texts: Mapping[str, str]
    foreign: bool = True
    is_program: bool = False  # which runs outside anyway

    def make(self, seed: int | str) -> Bot:
        """A new bot; UnknownBot if it can't be loaded or doesn't take these parameters."""
        factory = self.factory()
        return factory(seed, **_parameters(self.word, factory, self.texts))


def added_names() -> list[str]:
    """The names that other packages give to their bots, by entry points."""
    return sorted(_added())


def read_name(name: str, built_in: Mapping[str, Factory]) -> Recipe:
    """The bot that a name stands for, out of those that are built in and all others."""
    if name.startswith(EXEC):
        command = name.removeprefix(EXEC)
        return Recipe(name, name, lambda: partial(ProgramBot, command), {}, is_program=True)
    known = {*built_in, *_added()}
    if name.partition(":")[0] not in known and _PLACE.fullmatch(name):
        place, texts = _split(name, name.index(":") + 1)
        return Recipe(name, place, lambda: _load(place), texts)
    word, texts = _split(name)
    if word in built_in:
        _parameters(word, built_in[word], texts)
        return Recipe(name, word, lambda: built_in[word], texts, foreign=False)
    if word in _added():
        return Recipe(name, word, lambda: _load_entry(word), texts)
    raise UnknownBot(f"there is no bot called {shown(word)}; there are: {', '.join(sorted(known))}")


def read_names(text: str) -> list[str]:
    """Names with commas between them, such as `greedy:depth=4,copies=90,random`: two bots.

    What is written like a parameter belongs to the bot before it.
    """
    found: list[str] = []
    for part in text.split(","):
        if found and _SETTING.match(part.strip()):
            found[-1] += "," + part.strip()
        else:
            found.append(part.strip())
    return found


def _split(name: str, start: int = 0) -> tuple[str, dict[str, str]]:
    """What stands before the parameters, and the parameters as they are written."""
    end = name.find(":", start)
    if end < 0:
        return name, {}
    texts: dict[str, str] = {}
    for part in name[end + 1 :].split(","):
        parameter, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot(f"a bot's parameter is written name=value, not {shown(part)}")
        if parameter in texts:
            raise UnknownBot(f"{parameter} is given twice to {name[:end]}")
        texts[parameter] = value
    return name[:end], texts


def _parameters(name: str, factory: Factory, texts: Mapping[str, str]) -> dict[str, Parameter]:
    """The values that a factory's parameters are given, each of the type that it has there."""
    known = _known_parameters(factory)
    values: dict[str, Parameter] = {}
    for parameter, text in texts.items():
        if parameter not in known:
            there_are = f"there are: {', '.join(known)}" if known else "it has none"
            raise UnknownBot(f"{name} has no parameter {shown(parameter)}; {there_are}")
        values[parameter] = _value(parameter, known[parameter], text)
    return values


def _known_parameters(factory: Factory) -> dict[str, type]:
    """The parameters of plain types that a factory takes beside the seed."""
    try:
        parameters = [*inspect.signature(factory, eval_str=True).parameters.values()][1:]
    except (TypeError, ValueError, NameError):  # it doesn't tell
        return {}
    return {one.name: one.annotation for one in parameters if one.annotation in _KINDS}


def _value(parameter: str, kind: type, text: str) -> Parameter:
    try:
        if kind is bool:
            return {"true": True, "false": False}[text.lower()]
        value: Parameter = kind(text)
    except (KeyError, ValueError) as error:
        raise UnknownBot(f"{parameter} is {_KINDS[kind]}, not {shown(text)}") from error
    return value


def _load(place: str) -> Factory:
    """The class or function at `module:Class`."""
    module, _, attribute = place.partition(":")
    try:
        found: Any = getattr(import_module(module), attribute)
    except ImportError as error:
        raise UnknownBot(f"the bot {place} can't be loaded: {error}") from error
    except AttributeError as error:
        raise UnknownBot(f"the module {module} has no {attribute}") from error
    return _checked(place, found)


def _load_entry(name: str) -> Factory:
    try:
        found: Any = _added()[name].load()
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"the bot {name} can't be loaded: {error}") from error
    return _checked(name, found)


def _checked(name: str, found: Any) -> Factory:
    if not callable(found):
        raise UnknownBot(f"{name} is a {type(found).__name__}, which makes no bot")
    factory: Factory = found
    return factory


@cache
def _added() -> dict[str, EntryPoint]:
    return {one.name: one for one in entry_points(group=GROUP)}
