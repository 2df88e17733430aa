"""Settings as a host writes them."""

from __future__ import annotations

import pytest

from orrery.kernel.errors import InvalidOption
from orrery.server.settings import Settings, with_values


def test_values_are_read_as_what_they_are() -> None:
    changed = with_values(Settings(), ["table_memory=500", "idle=0.5", "log=human"])
    assert (changed.table_memory, changed.idle, changed.log) == (500, 0.5, "human")
    assert changed.poll == Settings().poll


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("table_memory", "written name=value"),
        ("colour=red", "there is no setting 'colour'; there are: store, "),
        ("table_memory=much", "table_memory can't be 'much'"),
    ],
)
def test_what_is_no_setting_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidOption, match=reason):
        with_values(Settings(), [text])
