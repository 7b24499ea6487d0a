"""Long answers that were compressed when they were made, so that the event loop does not do it for each client."""

import asyncio
import gzip
import re
from typing import Any

from litestar import Request, Response

GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", re.IGNORECASE)


async def packed_json(request: Request[Any, Any, Any], packed: bytes) -> Response[Any]:
    """An answer of JSON that is already gzipped; it is unpacked for the few clients that cannot read gzip."""
    headers = {"Vary": "Accept-Encoding"}
    if GZIP.search(request.headers.get("accept-encoding", "")):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(await asyncio.to_thread(gzip.decompress, packed), headers=headers, media_type="application/json")
