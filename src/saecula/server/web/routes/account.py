"""Accounts: becoming a player, changing settings, logging out, coming back with a personal link."""

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromQuery, JSONBody

from saecula.server.store import NameTaken, PlayerRow, TokenRow
from saecula.server.telling.calling import check_url
from saecula.server.web.auth import NO_SESSION, Caller, Connection, agent_of, clean_name, now, payer, session_cookie
from saecula.server.web.problems import Trouble, answers
from saecula.server.web.site import HttpRequest, Site, TheCaller, TheSite, Visitor
from saecula.server.wire.frames import Bye
from saecula.server.wire.rest import ChangeMe, Me, NewPlayer, Secret, SessionInfo

#: The last word to the sockets of a session that is over.
ENDED = Bye("unauthorised", again=False)


@post("/api/players", responses=answers(403, 409, 413, 422), tags=["players"])
async def new_player(request: HttpRequest, site: TheSite, data: JSONBody[NewPlayer]) -> Response[Me]:
    """Become a guest with a name; the session comes as a cookie."""
    site.spend("guests", payer(request, None))
    try:
        player = await site.store.players.create(clean_name(data.name), now(), lang=data.lang)
    except NameTaken:
        raise Trouble("problem-name-taken") from None
    return await _logged_in(site, request, player, 201)


async def _logged_in(
    site: Site, request: Connection, player: PlayerRow, status: int, link: str | None = None
) -> Response[Me]:
    secret = await site.store.players.create_token(player.id, "browser", now(), agent=agent_of(request), link=link)
    return Response(await me_of(site, player), status_code=status, cookies=[session_cookie(request, secret)])


async def me_of(site: Site, player: PlayerRow) -> Me:
    """A player's account as they see it themselves."""
    return Me(
        id=player.id,
        name=player.name,
        kept=player.kept,
        lang=player.lang,
        is_bot=player.is_bot,
        push=bool(await site.store.push.of(player.id)),
        webhook=player.webhook,
    )


@get("/api/me", responses=answers(401), tags=["players"])
async def who_am_i(site: TheSite, visitor: Visitor) -> Me | None:
    """The player behind the request; null for a stranger, 401 for an unknown token."""
    return None if visitor is None else await me_of(site, visitor.player)


@patch("/api/me", responses=answers(401, 403, 409, 413, 422), tags=["players"])
async def change_me(site: TheSite, caller: TheCaller, data: JSONBody[ChangeMe]) -> Me:
    """Change your name, keep it or release it, choose a language, set a webhook."""
    site.spend("account", caller.id)
    row = msgspec.structs.replace(caller.player)
    if isinstance(data.name, str):
        site.spend("names", caller.id)
        row.name = clean_name(data.name)
    if isinstance(data.keep, bool):
        row.kept = data.keep and not row.is_bot
    if not isinstance(data.lang, msgspec.UnsetType):
        row.lang = data.lang
    if not isinstance(data.webhook, msgspec.UnsetType):
        row.webhook = data.webhook or None
        if row.webhook:
            check_url(row.webhook)
    try:
        await site.store.players.save(row)
    except NameTaken:
        raise Trouble("problem-name-taken") from None
    return await me_of(site, row)


@delete("/api/me", responses=answers(401, 403), response_cookies=[NO_SESSION], tags=["players"])
async def log_out(site: TheSite, caller: TheCaller) -> None:
    """Log this browser out: its token is revoked and its sockets close at once."""
    await site.store.players.revoke(caller.token.hash)
    site.cut(ENDED, token=caller.token.hash)


@get("/api/me/sessions", responses=answers(401), tags=["players"])
async def my_sessions(site: TheSite, caller: TheCaller) -> list[SessionInfo]:
    """The browsers that are signed in as you, the most recently used first."""
    return [
        SessionInfo(
            id=_name_of(token),
            created=token.created,
            seen=token.seen,
            agent=token.agent,
            by_link=token.link is not None,
            this=token.hash == caller.token.hash,
        )
        for token in sorted(await _sessions(site, caller), key=lambda one: -(one.seen or one.created))
    ]


@delete("/api/me/sessions", responses=answers(401, 403, 404), tags=["players"])
async def end_sessions(site: TheSite, caller: TheCaller, id: FromQuery[str | None] = None) -> None:
    """Sign one of your other browsers out, or all of them; their sockets close at once."""
    others = [token for token in await _sessions(site, caller) if token.hash != caller.token.hash]
    chosen = [token for token in others if id in (None, _name_of(token))]
    if id is not None and not chosen:
        raise Trouble("problem-unknown")
    for token in chosen:
        await site.store.players.revoke(token.hash)
        site.cut(ENDED, token=token.hash)


async def _sessions(site: Site, caller: Caller) -> list[TokenRow]:
    return [token for token in await site.store.players.tokens(caller.id) if token.kind == "browser"]


def _name_of(token: TokenRow) -> str:
    """The public id of a session: enough of its hash to tell it from all others."""
    return token.hash[:16]


@post("/api/me/personal-link", responses=answers(401, 403), tags=["players"])
async def personal_link(site: TheSite, caller: TheCaller) -> Secret:
    """A secret to come back with from another browser. The previous one is void, and ends other sessions it opened."""
    site.spend("account", caller.id)
    if caller.player.is_bot:
        raise Trouble("problem-forbidden")
    secret, ended = await site.store.players.new_link(caller.id, now(), but=caller.token.hash)
    for token in ended:
        site.cut(ENDED, token=token)
    return Secret(secret)


@post("/api/recover", status_code=200, responses=answers(403, 404, 413), tags=["players"])
async def recover(request: HttpRequest, site: TheSite, data: JSONBody[Secret]) -> Response[Me]:
    """Come back with the secret of a personal link."""
    site.spend("recoveries", payer(request, None))
    found = await site.store.players.by_token(data.secret, "personal")
    if found is None:
        raise Trouble("problem-unknown")
    return await _logged_in(site, request, found[0], 200, found[1].hash)


ROUTES = [new_player, who_am_i, change_me, log_out, my_sessions, end_sessions, personal_link, recover]
