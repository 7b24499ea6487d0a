"""All connections to this server: how many one client may have, and which is closed when there are too many."""

import ipaddress
import os
from collections import Counter
from collections.abc import Callable, Container, Iterable

#: Open files that are not connections: the database, files being read, the pipes to the processes that think.
OTHER_FILES = 200
#: The most open files to ask for, since some systems promise more than they have.
MOST_FILES = 65_536

Close = Callable[[], None]


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows, and return how many that is."""
    try:
        import resource
    except ImportError:  # there is no such limit here
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def network_of(host: str) -> str:
    """What counts as one client: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped
        return str(inner or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Proxies:
    """Machines that pass on the requests of others: those in $FORWARDED_ALLOW_IPS, whose forwarding headers count."""

    def __init__(self, named: Iterable[str] | None = None) -> None:
        names = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",") if named is None else named
        self._names = {name.strip() for name in names}
        self._networks = [network for name in self._names if (network := _network(name)) is not None]

    def __contains__(self, host: str) -> bool:
        if "*" in self._names or host in self._names:
            return True
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def _network(name: str) -> "ipaddress.IPv4Network | ipaddress.IPv6Network | None":
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None


class Doors:
    """The register of all connections, each under a key of its own for as long as it is open.

    `proxies` and the other `nodes` may have as many as they need, since they connect on behalf of others."""

    def __init__(self, most: int, each: int, proxies: Proxies | None = None, nodes: Container[str] = ()) -> None:
        self._most, self._each, self._nodes = most, each, nodes
        self._proxies = proxies or Proxies()
        self._owners: dict[object, str] = {}
        self._counts: Counter[str] = Counter()
        #: idle connections, the one that has been idle longest first, and how to close them
        self._idle: dict[object, Close] = {}

    def __len__(self) -> int:
        return len(self._owners)

    def come(self, key: object, host: str, close: Close) -> bool:
        """Add a connection; False if it is one too many. The one that has been idle longest is closed to make room."""
        owner = "" if host in self._proxies or host in self._nodes else network_of(host)
        if owner and self._counts[owner] >= self._each:
            return False
        if len(self._owners) >= self._most and not self._make_room():
            return False
        self._owners[key] = owner
        self._counts[owner] += 1
        self._idle[key] = close
        return True

    def _make_room(self) -> bool:
        key, close = next(iter(self._idle.items()), (None, None))
        if close is None:
            return False
        self.go(key)
        close()
        return True

    def busy(self, key: object) -> None:
        """A request has come in: this connection is not closed to make room."""
        self._idle.pop(key, None)

    def idle(self, key: object, close: Close) -> None:
        """Everything is answered: this connection may be closed to make room."""
        if key in self._owners:
            self._idle[key] = close

    def go(self, key: object) -> None:
        """Forget a connection that is gone."""
        self._idle.pop(key, None)
        owner = self._owners.pop(key, None)
        if owner is not None:
            self._counts[owner] -= 1
            if not self._counts[owner]:
                del self._counts[owner]
