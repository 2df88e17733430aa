"""Everything that isn't the API: the client, the state of the server, its description."""

from __future__ import annotations

import asyncio
import html
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from orrery.server.context import AnyRequest, TheServer, address_of
from orrery.server.limiting import is_here
from orrery.server.packing import PACKED, answer, pack, pack_file
from orrery.server.refusals import Refuse
from orrery.server.settings import client_folder
from orrery.server.wire import Code

_A_DAY: Final = "public, max-age=86400"  # icons, which change with every turn
_FOREVER: Final = "public, max-age=31536000, immutable"  # assets have their hash in the name
_PAGE: Final = "text/html; charset=utf-8"
_TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_NO_CLIENT: Final = """<!doctype html>
<meta charset="utf-8"><title>Orrery</title>
<h1>Orrery</h1>
<p>The server runs, but the browser client has not been built.</p>
<p>The interface for programs is described <a href="/api/docs">here</a>.</p>
"""


@get("/health", include_in_schema=False)
async def health(server: TheServer) -> dict[str, str]:
    """Whether something can be kept here now."""
    await server.health.check()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """What has been counted, for Prometheus; for others it isn't there.

    How much is going on would tell players what they can't see.
    """
    if server.settings.metrics != "public" and not is_here(address_of(request)):
        raise Refuse(Code.NOT_FOUND, "there is nothing at this address")
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


class PlainPage(OpenAPIRenderPlugin):
    """The addresses of the API as a page without scripts."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td><code>{method.upper()} {html.escape(path)}</code></td>"
            f"<td>{html.escape(operation.get('description', ''))}</td></tr>"
            for path, operations in sorted(openapi_schema["paths"].items())
            for method, operation in operations.items()
            if isinstance(operation, dict)
        ]
        page = (
            '<!doctype html><meta charset="utf-8"><title>Orrery API</title><h1>Orrery API</h1>'
            '<p>The whole description as <a href="/api/docs/openapi.json">OpenAPI</a>.</p>'
            f"<table>{''.join(rows)}</table>"
        )
        return page.encode()


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def client(request: AnyRequest, server: TheServer) -> Response[Any]:
    """A file of the client, or its page for whatever it shows itself."""
    return await asyncio.to_thread(_answer, request, server.settings.client)


def _answer(request: AnyRequest, chosen: str | None) -> Response[Any]:
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise Refuse(Code.NOT_FOUND, "there is nothing at this address")
    folder = client_folder(chosen)
    if folder is None:
        return answer(request, pack(_NO_CLIENT.encode()), _PAGE)
    file = _file_at(folder, path)
    if file is None and path.startswith("/assets/"):
        raise Refuse(Code.NOT_FOUND, "there is no such file; load the page again")
    if file is None or file.name == "index.html":
        return answer(request, pack_file(folder / "index.html"), _PAGE)
    kept = _FOREVER if "assets" in file.relative_to(folder).parts else _A_DAY
    return answer(request, pack_file(file), _media_type(file), kept)


def _file_at(folder: Path, path: str) -> Path | None:
    """The client's file at an address. What lies outside of its folder is not even looked for."""
    if ".." in path.split("/"):
        return None
    file = (folder / path.lstrip("/")).resolve()
    return file if file.is_relative_to(folder) and file.is_file() else None


def _media_type(file: Path) -> str:
    known = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return known or "application/octet-stream"


ROUTES = [health, metrics, client]
