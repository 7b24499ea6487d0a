"""Calling addresses that users give: never inside a private network, no redirects, no long waits."""

import asyncio
import ipaddress
import re
import socket
import ssl
from asyncio import timeout
from concurrent.futures import Executor
from functools import cache
from urllib.parse import urlsplit

from saecula.kernel.errors import SaeculaError

#: Seconds that a call may take, from looking up the name to the status, however steadily the other side drips.
DEADLINE = 8.0
#: How much of an answer is read at most: bytes of a line, and lines.
LONGEST_LINE, MOST_LINES = 4_096, 20
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")
#: IPv6 networks that lead nowhere public, whatever this version of Python thinks of them: behind translators, inside
#: sites, segment routing, examples, and the old way to write an IPv4 address.
NOT_PUBLIC = [
    ipaddress.ip_network(text)
    for text in ("64:ff9b::/96", "64:ff9b:1::/48", "fec0::/10", "::/96", "5f00::/16", "3fff::/20", "100::/64")
]


class NotCalled(SaeculaError):
    """An address that this server does not call."""


def check_url(url: str, schemes: tuple[str, ...] = ("http", "https")) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address; raises NotCalled if its text alone says that it may not be called."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotCalled("this is not an address") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None or not is_plain:
        raise NotCalled(f"an address begins with {' or '.join(f'{scheme}://' for scheme in schemes)} and a host")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


def resolve(host: str, port: int, allow_private: bool) -> str:
    """An IP address of a host. All its addresses must be public, so that it leads nowhere in our own network."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotCalled(f"the host {host} is not known") from None
    addresses = [str(info[4][0]) for info in found]
    if not allow_private and not all(_is_public(text) for text in addresses):
        raise NotCalled(f"the host {host} lies inside a private network")
    return addresses[0]


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.split("%", maxsplit=1)[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is not None:
            return inner.is_global and not inner.is_multicast
        if any(address in network for network in NOT_PUBLIC):
            return False
    return address.is_global and not address.is_multicast


async def post(
    url: str, body: bytes, headers: dict[str, str], *, allow_private: bool, schemes: tuple[str, ...], helpers: Executor
) -> int:
    """Send a body and return the status. The address that was checked is the one called. TimeoutError after DEADLINE.

    Names are looked up in the `helpers`, since that blocks. Of the answer only the status is read, whatever follows.
    """
    scheme, host, port, path = check_url(url, schemes)
    async with timeout(DEADLINE):
        where = await asyncio.get_running_loop().run_in_executor(helpers, resolve, host, port, allow_private)
        trust, name = (_trust(), host) if scheme == "https" else (None, None)
        reader, writer = await asyncio.open_connection(where, port, limit=LONGEST_LINE, ssl=trust, server_hostname=name)
        try:
            writer.write(_request(_host(host, port), path, headers, body))
            await writer.drain()
            return await _status(reader)
        finally:
            writer.transport.abort()


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def _host(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return name if port in (80, 443) else f"{name}:{port}"


def _request(host: str, path: str, headers: dict[str, str], body: bytes) -> bytes:
    told = {"Host": host, "User-Agent": "saecula", **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of an answer; raises ValueError if there is none. Interim ones ("100 Continue") are skipped."""
    for _ in range(MOST_LINES):
        found = STATUS.match(await reader.readline())
        if found is not None and not found[1].startswith(b"1"):
            return int(found[1])
    raise ValueError("this is not an answer")
