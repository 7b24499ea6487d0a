"""What belongs to a player: bots on the network, browsers that want push messages."""

from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody

from saecula.server.store import NameTaken, PushRow
from saecula.server.telling.calling import check_url
from saecula.server.web.auth import clean_name, now
from saecula.server.web.problems import Trouble, answers
from saecula.server.web.routes.account import me_of
from saecula.server.web.site import TheCaller, TheSite
from saecula.server.wire.frames import Bye
from saecula.server.wire.rest import BotToken, Me, NewBot, PushKey, PushSubscription

MOST_BOTS = 20


@get("/api/me/bots", responses=answers(401), tags=["bots"])
async def my_bots(site: TheSite, caller: TheCaller) -> list[Me]:
    """Your bots on the network."""
    return [await me_of(site, bot) for bot in await site.store.players.bots_of(caller.id)]


@post("/api/me/bots", responses=answers(401, 403, 409, 413, 422), tags=["bots"])
async def new_bot(site: TheSite, caller: TheCaller, data: JSONBody[NewBot]) -> BotToken:
    """A new bot and its token, which is shown only once."""
    site.spend("account", caller.id)
    if caller.player.is_bot or len(await site.store.players.bots_of(caller.id)) >= MOST_BOTS:
        raise Trouble("problem-forbidden")
    try:
        bot = await site.store.players.create(clean_name(data.name), now(), is_bot=True, owner=caller.id)
    except NameTaken:
        raise Trouble("problem-name-taken") from None
    return BotToken(bot.id, bot.name, await site.store.players.create_token(bot.id, "bot", now()))


@delete("/api/me/bots", responses=answers(401, 403, 404), tags=["bots"])
async def drop_bot(site: TheSite, caller: TheCaller, id: FromQuery[str]) -> None:
    """Retire a bot: its token is revoked and its streams close."""
    if id not in {bot.id for bot in await site.store.players.bots_of(caller.id)}:
        raise Trouble("problem-unknown")
    await site.store.players.revoke_all(id)
    site.cut(Bye("unauthorised", again=False), player=id)


@get("/api/push-key", responses=answers(), tags=["notices"])
async def push_key(site: TheSite) -> PushKey:
    """The key that browsers subscribe to push messages with."""
    return PushKey(site.notifier.public_key())


@post("/api/me/push", status_code=204, responses=answers(401, 403, 413, 422), tags=["notices"])
async def push_on(site: TheSite, caller: TheCaller, data: JSONBody[PushSubscription]) -> None:
    """Send this browser a push message when it is your turn."""
    site.spend("account", caller.id)
    check_url(data.endpoint, ("http", "https") if site.settings.allow_private_hooks else ("https",))
    await site.store.push.put(PushRow(data.endpoint, caller.id, data.p256dh, data.auth, now()))


@delete("/api/me/push", responses=answers(401, 403), tags=["notices"])
async def push_off(site: TheSite, caller: TheCaller, endpoint: FromQuery[str | None] = None) -> None:
    """Stop push messages to one browser, or to all of them."""
    if endpoint is None:
        await site.store.push.delete_all(caller.id)
    else:
        await site.store.push.delete(endpoint, caller.id)


ROUTES = [my_bots, new_bot, drop_bot, push_key, push_on, push_off]
