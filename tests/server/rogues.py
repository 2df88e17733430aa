"""Thinking processes that fail, each in its own way."""

from __future__ import annotations

import os
import threading
from multiprocessing.connection import Connection


def crash(pipe: Connection) -> None:
    """A bot that takes its process with it."""
    pipe.send_bytes(b"ready")
    pipe.recv_bytes()
    os._exit(1)


def hang(pipe: Connection) -> None:
    """A bot that never comes to an end."""
    pipe.send_bytes(b"ready")
    threading.Event().wait()


def babble(pipe: Connection) -> None:
    """A bot that answers with what is no move."""
    pipe.send_bytes(b"ready")
    while True:
        pipe.recv_bytes()
        pipe.send_bytes(b'"checkmate"')


def cheat(pipe: Connection) -> None:
    """A bot that answers with a move that isn't legal."""
    pipe.send_bytes(b"ready")
    while True:
        pipe.recv_bytes()
        pipe.send_bytes(b'{"move": 12345}')
