"""The names this server goes by. A page elsewhere that points its own name here (DNS rebinding) is refused."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

#: Endings of names that only work in a home network: no page on the internet can have one.
AT_HOME = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")


def host_of(text: str) -> str | None:
    """The name in a Host header; None if it makes no sense."""
    try:
        parts = urlsplit(f"//{text}")
        _ = parts.port
    except ValueError:
        return None
    is_plain = parts.netloc == text and "@" not in text and text.isascii()
    return parts.hostname.rstrip(".") if parts.hostname and is_plain else None


class Hosts:
    """The names of this server: any IP address, the names of this machine and its origins, names in a home network."""

    def __init__(self, host: str, origins: Iterable[str]) -> None:
        named = [urlsplit(origin).hostname or "" for origin in origins]
        self._names = {name.lower() for name in (host, "localhost", socket.gethostname(), *named)}

    def knows(self, text: str) -> bool:
        """Whether a Host header names this server; True if it is empty, as every browser sends one."""
        if not text:
            return True
        name = host_of(text)
        return name is not None and (
            name in self._names or "." not in name or name.endswith(AT_HOME) or _is_address(name)
        )


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
