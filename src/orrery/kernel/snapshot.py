"""A position as plain JSON and back, and its hash.

Every state becomes an object with its fields in alphabetical order and its class under "is";
bytes become hex under "hex". Works on compiled and on interpreted classes alike.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec

from orrery.kernel.errors import BrokenRules, InvalidSave
from orrery.kernel.state import State
from orrery.kernel.step import Step

Classes = Mapping[str, type[State]]


def fields_of(state: State) -> list[str]:
    """The names of all fields of a state that belong to the position, in alphabetical order."""
    cls = type(state)
    names = _DECLARED.get(cls)
    if names is None:
        names = _DECLARED[cls] = _declared(cls, state.derived())
    extra = getattr(state, "__dict__", None)
    if extra and not names.keys() >= extra.keys():
        return sorted(names.keys() | extra.keys() - set(state.derived()))
    return list(names)


_DECLARED: dict[type[State], dict[str, None]] = {}  # per class its fields, in order


def _declared(state_class: type[State], derived: tuple[str, ...]) -> dict[str, None]:
    names: set[str] = set()
    for cls in state_class.__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))  # compiled
        names.update(inspect.get_annotations(cls))  # interpreted
    names.discard("__dict__")
    return dict.fromkeys(sorted(names.difference(derived)))


def classes_of(game: type[State]) -> dict[str, type[State]]:
    """All state classes, by name, from the packages that a game's class and its bases are in."""
    packages = {_package(cls) for cls in game.__mro__[:-1]}
    found: dict[str, type[State]] = {}
    for cls in _subclasses(State):
        ours = any(f"{cls.__module__}.".startswith(f"{package}.") for package in packages)
        if ours and found.setdefault(cls.__name__, cls) is not cls:
            raise BrokenRules(f"two state classes are called {cls.__name__}")
    return found


def dump(value: Any) -> Any:
    """A state, or anything that a field of one may hold, as plain JSON values."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, list | tuple):
        if _PLAIN.issuperset(map(type, value)):
            return list(value)  # by far the most are lists of ints
        return [dump(item) for item in value]
    if isinstance(value, State):
        fields = {name: dump(getattr(value, name)) for name in fields_of(value)}
        return {"is": type(value).__name__, **fields}
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    raise BrokenRules(f"a position can't hold a {type(value).__name__}")


_PLAIN: Final = frozenset((int, bool, str, type(None)))


def restore(data: Any, classes: Classes) -> Any:
    """The state that `dump` made this data from; InvalidSave if it can't have."""
    try:
        return _restore(data, classes)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        raise InvalidSave(f"the saved position is damaged: {error}") from error


def digest(state: State) -> str:
    """A hash of a position: equal positions, equal hashes, in every build and on every machine.

    It is taken over the JSON of `dump`.
    """
    return digest_of(written(state))


def digest_of(position: bytes) -> str:
    """The same of a position that is written already."""
    return hashlib.blake2b(position, digest_size=16).hexdigest()


def written(state: State) -> bytes:
    """The JSON of `dump`, made without the plain values in between, which takes far longer."""
    return _ENCODER.encode(state)


def _object(value: Any) -> msgspec.Struct:
    """What the encoder doesn't know: a state as an object of JSON with its fields as they are."""
    if not isinstance(value, State):
        raise BrokenRules(f"a position can't hold a {type(value).__name__}")
    reader = _READERS.get(type(value))
    if reader is None or reader.is_open:
        reader = _READERS[type(value)] = _Reader(value)
    found = reader.read(value)
    if bytes in set(map(type, found)):
        found = tuple(dump(item) if type(item) is bytes else item for item in found)
    return reader.form(*found)


class _Reader:
    """Reads the class and all fields of a state at once, which is cheaper than one by one.

    `form` is a struct with those fields, because structs are written faster than dicts.
    """

    def __init__(self, state: State) -> None:
        names = fields_of(state)
        self.read = _read_all("__class__.__name__", *names)
        self.form = _form(("is", *names))
        self.is_open = hasattr(state, "__dict__")  # an interpreted one may have other fields


@cache
def _form(names: tuple[str, ...]) -> type[msgspec.Struct]:
    places = [f"field_{number}" for number in range(len(names))]
    fields = [(place, object) for place in places]
    rename = dict(zip(places, names, strict=True))
    return msgspec.defstruct("Written", fields, rename=rename, frozen=True, gc=False)


def _read_all(*names: str) -> Callable[[object], tuple[Any, ...]]:
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda state: (read(state),)


_READERS: dict[type[State], _Reader] = {}
_ENCODER: Final = msgspec.json.Encoder(enc_hook=_object)


def _restore(data: Any, classes: Classes) -> Any:
    if isinstance(data, list):
        return [_restore(item, classes) for item in data]
    if not isinstance(data, dict):
        return data
    if "hex" in data:
        return bytes.fromhex(data["hex"])
    cls = classes[data["is"]]
    fields = {name: _restore(item, classes) for name, item in data.items() if name != "is"}
    if issubclass(cls, Step):
        return _restore_step(cls, fields)
    state = cls()
    state.upgrade(fields)
    for name in fields.keys() & set(state.tuples()):
        fields[name] = _as_tuples(fields[name])
    for name, value in fields.items():
        setattr(state, name, value)
    if fields_of(state) != sorted(fields):
        raise ValueError(f"{cls.__name__} has other fields")
    state.restored()
    return state


def _as_tuples(value: list[Any]) -> Any:
    """The tuple, or the list of tuples, that was saved as a list, or as a list of lists."""
    if value and isinstance(value[0], list):
        return [tuple(item) for item in value]
    return tuple(value)


def _restore_step(cls: type[Step[Any]], fields: dict[str, Any]) -> State:
    seat = fields.pop("seat")
    if seat >= 0:
        fields["seat"] = seat
    step: State = cls(**fields)
    return step


def _package(cls: type) -> str:
    return cls.__module__.rpartition(".")[0] or cls.__module__


def _subclasses(cls: type[State]) -> Iterator[type[State]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from _subclasses(sub)
