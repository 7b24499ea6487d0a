"""The built client: read once, compressed once, served from memory."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.datastructures import State

from saecula.server.web.problems import Trouble

HttpRequest = Request[object, object, State]

#: Files whose names carry a hash of their content never change.
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
#: A coding of an Accept-Encoding header, and how much it is wanted.
ACCEPTED = re.compile(r"([a-z0-9*-]+)\s*(?:;\s*q=([01](?:\.[0-9]*)?))?")
FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
PACKED_TYPES = re.compile(r"text/|application/(javascript|json|manifest)|image/svg")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Saecula</title></head>
<body><h1>Saecula</h1><p>The server is running, but the client is not built. <code>make play</code> builds it;
the interface for programs is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


class Asset(msgspec.Struct):
    """One file in all its encodings, by their names in Accept-Encoding; the plain file is under the empty name."""

    kind: str
    cache: str
    tag: str
    bodies: dict[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest encoding that is accepted: its name and the content."""
        wanted = {match[1] for match in ACCEPTED.finditer(accepted.lower()) if match[2] is None or float(match[2])}
        for coding in ("br", "gzip"):
            if coding in wanted and coding in self.bodies:
                return coding, self.bodies[coding]
        return "", self.bodies[""]


class Client:
    """All files of the client by their paths."""

    def __init__(self, folder: Path | None) -> None:
        self._assets: dict[str, Asset] = {}
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix not in (".br", ".gz"):
                    self._assets[path.relative_to(folder).as_posix()] = _read(path)
        self._index = self._assets.get("index.html") or _asset("text/html", CHECKED, UNBUILT.encode())

    def find(self, path: str) -> Asset | None:
        """The file at a path; None if it is missing. A path that does not look like a file is a page of the client."""
        name = path.strip("/")
        found = self._assets.get(name)
        if found is None and "." in name.rsplit("/", 1)[-1]:
            return None
        return found or self._index


def _read(path: Path) -> Asset:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    asset = _asset(
        kind, FOREVER if path.parent.name == "assets" and HASHED.search(path.name) else CHECKED, path.read_bytes()
    )
    for coding, ending in (("br", ".br"), ("gzip", ".gz")):
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            asset.bodies[coding] = packed.read_bytes()
    return asset


def _asset(kind: str, cache: str, body: bytes) -> Asset:
    bodies = {"": body}
    if PACKED_TYPES.match(kind):
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    return Asset(kind, cache, f'"{hashlib.sha256(body).hexdigest()[:20]}"', bodies)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"plain": True},
    media_type=MediaType.TEXT,
)
async def client_file(request: HttpRequest, state: State) -> Response[bytes]:
    """A file of the client, or its page for every other path."""
    path = request.scope["path"]
    client: Client = state["client"]
    asset = None if path == "/api" or path.startswith("/api/") else client.find(path)
    if asset is None:
        raise Trouble("problem-unknown")
    coding, body = asset.best(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": asset.cache, "ETag": asset.tag, "Vary": "Accept-Encoding"}
    if coding:
        headers["Content-Encoding"] = coding
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    return Response(body, headers=headers, media_type=asset.kind)
