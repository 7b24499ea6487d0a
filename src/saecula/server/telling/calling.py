"""Calling addresses that users give: never inside a private network, no redirects, no long waits."""

import ipaddress
import socket
from urllib.parse import urlsplit

import urllib3

from saecula.kernel.errors import SaeculaError

TIMEOUT = urllib3.Timeout(connect=4.0, read=6.0)
#: IPv6 addresses that stand for IPv4 ones behind a translator.
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")


class NotCalled(SaeculaError):
    """An address that this server does not call."""


def check_url(url: str, schemes: tuple[str, ...] = ("http", "https")) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address that may be called, as far as its text tells."""
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
    """The address of a host; all its addresses must be public, so that it leads neither to us nor to our network."""
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
        if address in TRANSLATED:
            return False
    return address.is_global and not address.is_multicast


def post(url: str, body: bytes, headers: dict[str, str], *, allow_private: bool, schemes: tuple[str, ...]) -> int:
    """Send a body and return the status; blocks, so call it in a thread. The address that was checked is called."""
    scheme, host, port, path = check_url(url, schemes)
    where = resolve(host, port, allow_private)
    told = {**headers, "Host": host if port in (80, 443) else f"{host}:{port}", "User-Agent": "saecula"}
    pool: urllib3.HTTPConnectionPool
    if scheme == "https":
        pool = urllib3.HTTPSConnectionPool(where, port, server_hostname=host, assert_hostname=host, timeout=TIMEOUT)
    else:
        pool = urllib3.HTTPConnectionPool(where, port, timeout=TIMEOUT)
    with pool:
        answer = pool.urlopen(
            "POST", path, body=body, headers=told, retries=False, redirect=False, preload_content=False
        )
        answer.release_conn()
        return answer.status
