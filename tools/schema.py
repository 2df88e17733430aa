"""Checks that both databases have the same migrations, numbered without gaps: for `make check`."""

from __future__ import annotations

import sys

from orrery.server.store.migrations import migrations

DIALECTS = ("sqlite", "postgres")


def wrong() -> str | None:
    """What is wrong with the migrations, if anything is."""
    try:
        one, other = ([(m.version, m.name) for m in migrations(dialect)] for dialect in DIALECTS)
    except RuntimeError as error:  # two that were written at the same time have one number
        return str(error)
    apart = sorted(set(one) ^ set(other))
    return f"only one of {' and '.join(DIALECTS)} has {apart[0][1]}" if apart else None


if __name__ == "__main__":
    sys.exit(wrong())
