"""What one node tells another about a visitor it passes on: where they come from, signed with a secret of the database.

The signature names the life of the node that is meant and what is asked for, so that it is of no use anywhere else.
"""

import hashlib
import hmac
import re
from typing import NamedTuple

HEADER = b"x-saecula-hop"
#: Set by a node that cannot help right now: whoever passed the visitor on looks again for the owner.
AGAIN = b"x-saecula-again"
#: By what name the store remembers the secret.
SECRET = "hop"
BETWEEN = "|"
#: What may be passed on: what belongs to one table.
TABLE = re.compile(r"/api/tables/([a-z2-7]{12})(?:/[a-z.]+)?")


class Visit(NamedTuple):
    """Where a visitor comes from, and by which name they call this site."""

    address: str
    port: int
    scheme: str
    host: str


class Stamp:
    """Signs and checks what is said of visitors."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, life: str, asked: str, visit: Visit) -> str:
        """The header for a visitor who asks something of the node with this life."""
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
    """What a request asks for, as far as it is signed."""
    assert isinstance(scope, dict)
    return f"{scope.get('method', 'SOCKET')} {scope['path']}"
