"""What tools find in the log of a server that they have put under load."""

from __future__ import annotations

from tools.serving import errors_in

LOG = """\
{"event": "server is open", "level": "info"}
{"event": "table is broken", "level": "error"}
Traceback (most recent call last):
  File "app.py", line 3, in <module>
    import orrery
ImportError: there is no orrery
ERROR:    it did not start
"""


def test_errors_are_found_with_what_they_were() -> None:
    assert errors_in(LOG) == [
        '{"event": "table is broken", "level": "error"}',
        "Traceback: ImportError: there is no orrery",
        "ERROR:    it did not start",
    ]


def test_a_traceback_that_a_kill_has_cut_off_counts_too() -> None:
    assert errors_in(LOG[: LOG.index("ImportError")])[-1] == "Traceback without an end"


def test_nothing_is_found_where_nothing_went_wrong() -> None:
    assert errors_in(LOG.splitlines()[0]) == []
