"""Long answers that were compressed where they were made: the loop does not do it again for everybody."""

import asyncio
import gzip
import re
from typing import Any

from litestar import Request, Response

GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", re.IGNORECASE)


async def packed_json(request: Request[Any, Any, Any], packed: bytes) -> Response[Any]:
    """JSON that is compressed already; unpacked for the few who cannot read it so."""
    headers = {"Vary": "Accept-Encoding"}
    if GZIP.search(request.headers.get("accept-encoding", "")):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(await asyncio.to_thread(gzip.decompress, packed), headers=headers, media_type="application/json")
