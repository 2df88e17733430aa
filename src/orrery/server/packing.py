"""What stays the same for long is compressed once, and not sent again to those who have it."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Response

from orrery.server.context import AnyRequest

PACKED: Final = "packed"  # the mark of handlers whose answers come from here
_WORTHWHILE: Final = 1024  # bytes
_GAIN: Final = 0.9  # what is packed already, as fonts are, stays as it is
_LEVEL: Final = 9
_FILES: Final = 512  # that are kept in memory


class Packed(NamedTuple):
    """A body in both forms. The tag is a weak one, because it stands for either."""

    plain: bytes
    packed: bytes | None
    tag: str


def pack(body: bytes) -> Packed:
    """A body with its compressed form, where that is worthwhile."""
    tag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    small = gzip.compress(body, _LEVEL, mtime=0) if len(body) >= _WORTHWHILE else body
    return Packed(body, small if len(small) < _GAIN * len(body) else None, tag)


def pack_file(file: Path) -> Packed:
    """A file, read and compressed again when it has changed."""
    status = file.stat()
    return _file(file, status.st_mtime_ns, status.st_size)


@lru_cache(_FILES)
def _file(file: Path, changed: int, size: int) -> Packed:
    return pack(file.read_bytes())


def answer(
    request: AnyRequest, body: Packed, media_type: str, cache_control: str = "no-cache"
) -> Response[Any]:
    """The body in the form that the client takes, or only word that it has this one already."""
    headers = {"etag": body.tag, "cache-control": cache_control, "vary": "accept-encoding"}
    if _is_known(request.headers.get("if-none-match", ""), body.tag):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    content = body.plain
    if body.packed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
        content = body.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=media_type, headers=headers)


def _is_known(given: str, tag: str) -> bool:
    tags = [one.strip().removeprefix("W/") for one in given.split(",")]
    return "*" in tags or tag.removeprefix("W/") in tags


def _takes_gzip(given: str) -> bool:
    for one in given.lower().split(","):
        coding, _, weight = one.replace(" ", "").partition(";q=")
        if coding in ("gzip", "*"):
            return weight.strip("0.") != "" or weight == ""
    return False
