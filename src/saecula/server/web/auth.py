"""Who is asking: a browser's session in a cookie, a bot's token in a header. Only hashes of secrets are stored."""

from time import time
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from saecula.server.store import PlayerRow, Store, TokenRow
from saecula.server.web.problems import Trouble
from saecula.server.web.security import COOKIE, address, bearer, cookie
from saecula.server.wire.cleaning import LONGEST_NAME, shown_name
from saecula.server.wire.words import Time

Connection = ASGIConnection[Any, Any, Any, Any]

#: Clears the session cookie in the browser.
NO_SESSION = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
COOKIE_AGE = 400 * 24 * 3600
#: Milliseconds until the use of a session is noted again, and how many characters of a User-Agent are kept.
SEEN_EVERY = 3_600_000
LONGEST_AGENT = 200


class Caller(msgspec.Struct, frozen=True):
    """A player who has shown a secret, and the token it belongs to."""

    player: PlayerRow
    token: TokenRow

    @property
    def id(self) -> str:
        """The player's public id."""
        return self.player.id


def now() -> Time:
    """The time now, in milliseconds since 1970."""
    return int(time() * 1000)


def clean_name(name: str) -> str:
    """A name without invisible characters; raises Trouble if nothing is left of it, or it is not allowed."""
    shown = shown_name(name)
    if shown is None:
        raise Trouble("problem-invalid", f"a name has 1 to {LONGEST_NAME} characters that can be seen")
    return shown


async def find_caller(store: Store, scope: Scope) -> Caller | None:
    """Who is behind a request, by its token or else its cookie; None for a stranger, Trouble for an unknown token."""
    token = bearer(scope)
    found = None
    if token:
        found = await store.players.by_token(token, "browser", "bot")
        if found is None:
            raise Trouble("problem-who")
    elif held := cookie(scope):
        found = await store.players.by_token(held, "browser")
    if found is None:
        return None
    await _note_use(store, found[1])
    return Caller(*found)


async def _note_use(store: Store, token: TokenRow) -> None:
    """Remember roughly when a session was last used; it is stored at most once an hour."""
    at = now()
    if at - (token.seen or 0) > SEEN_EVERY:
        token.seen = at
        await store.players.use(token.hash, at)


def agent_of(connection: Connection) -> str | None:
    """What a browser calls itself, so that its session can be told from others; None if it says nothing."""
    said = "".join(char for char in connection.headers.get("user-agent", "") if " " <= char <= "~")
    return said[:LONGEST_AGENT] or None


def session_cookie(connection: Connection, secret: str) -> Cookie:
    """The cookie that holds the secret of a session."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=connection.scope["scheme"] in ("https", "wss"),
    )


def payer(connection: Connection, caller: Caller | None) -> str:
    """Whose quota a request counts against: a player's id, or a stranger's address."""
    return caller.id if caller else address(connection.scope)
