"""What one node tells another about a visitor it passes on: where they come from, signed with a secret in the database.

The signature covers the life of the node it is meant for and what is asked of it, so it is of no use anywhere else.
"""

import hashlib
import hmac
import re
from typing import NamedTuple

HEADER = b"x-saecula-hop"
#: Set by a node that cannot help right now: whoever passed the visitor on looks again for the owner.
AGAIN = b"x-saecula-again"
#: The name under which the store keeps the secret.
SECRET = "hop"
BETWEEN = "|"
#: The paths that may be passed on: those that belong to one table.
TABLE = re.compile(r"/api/tables/([a-z2-7]{12})(?:/[a-z.]+)?")


class Visit(NamedTuple):
    """Where a visitor comes from, and the host name by which they asked for this site."""

    address: str
    port: int
    scheme: str
    host: str


class Stamp:
    """Signs and checks what nodes say about visitors."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, life: str, asked: str, visit: Visit) -> str:
        """The header for a visitor who is passed on to the node with this life."""
        said = BETWEEN.join((visit.address, str(visit.port), visit.scheme, visit.host.replace(BETWEEN, "")))
        return f"{said}{BETWEEN}{self._mark(life, asked, said)}"

    def read(self, life: str, asked: str, header: str) -> Visit | None:
        """What a header says to the node with this life; None if it was not signed by a node."""
        said, _, mark = header.rpartition(BETWEEN)
        if not hmac.compare_digest(mark.encode(), self._mark(life, asked, said).encode()):
            return None
        address, port, scheme, host = said.split(BETWEEN)
        return Visit(address, int(port), scheme, host)

    def _mark(self, life: str, asked: str, said: str) -> str:
        words = "\n".join((life, asked, said)).encode("utf-8", "surrogatepass")
        return hmac.new(self._secret, words, hashlib.sha256).hexdigest()


def asked_in(scope: object) -> str:
    """The part of a request that is signed: its method and path."""
    assert isinstance(scope, dict)
    return f"{scope.get('method', 'SOCKET')} {scope['path']}"
