"""A store whose failures are counted, whoever asks and whatever becomes of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, cast

from orrery.server.store import Store, Unusable


def counted(store: Store, failed: Callable[[], None]) -> Store:
    """The same store; `failed` is called whenever it can't be used."""
    return cast("Store", _Counted(store, failed))


class _Counted:
    def __init__(self, store: Store, failed: Callable[[], None]) -> None:
        self._store = store
        self._failed = failed

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not iscoroutinefunction(found):
            return found
        method = self._watched(found)
        setattr(self, name, method)  # looked up once
        return method

    def _watched(self, method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        async def watched(*values: Any, **named: Any) -> Any:
            try:
                return await method(*values, **named)
            except Unusable:
                self._failed()
                raise

        return watched
