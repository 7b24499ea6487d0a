"""Tables: finding and opening them, commands, questions, what players see of them."""

from time import perf_counter

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from saecula.server.desk.seats import ANY
from saecula.server.web.auth import payer
from saecula.server.web.problems import Trouble, answers
from saecula.server.web.scrubbing import scrub
from saecula.server.web.security import address
from saecula.server.web.site import LISTING, HttpRequest, TheCaller, TheSite, Visitor, cost_of_looking, player_of
from saecula.server.wire.commands import AnyCommand
from saecula.server.wire.frames import Ack, Answer, Pong, Refused, Welcome
from saecula.server.wire.inquiries import AnyInquiry, Look
from saecula.server.wire.rest import MyTable, NewTable
from saecula.server.wire.tables import TableInfo
from saecula.server.wire.words import Status


@get("/api/tables", responses=answers(), tags=["tables"])
async def listed(
    request: HttpRequest, site: TheSite, game: FromQuery[str | None] = None, status: FromQuery[Status | None] = None
) -> list[TableInfo]:
    """The tables listed for everybody, newest first."""
    site.pay(address(request.scope), address(request.scope), LISTING)
    return [site.rooms.describe(row) for row in await site.store.tables.listed(game=game, status=status)]


@get("/api/me/tables", responses=answers(401), tags=["tables"])
async def mine(request: HttpRequest, site: TheSite, caller: TheCaller) -> list[MyTable]:
    """The tables where you sit or are the host; those where it is your turn come first."""
    site.pay(caller.id, address(request.scope), LISTING)
    found = []
    for row in await site.store.tables.of_player(caller.id):
        seats = [seat.seat for seat in row.seats if seat.player == caller.id]
        waits = any(row.seats[seat].stand_in is None for seat in set(seats) & set(row.asked))
        told = site.rooms.describe(row)
        is_turn = waits and row.status == "playing" and told.playable
        found.append(MyTable(told, seats, is_turn, row.era, row.scores))
    return sorted(found, key=lambda one: not one.turn)


@post("/api/tables", responses=answers(401, 403, 404, 409, 413, 422), tags=["tables"])
async def new_table(request: HttpRequest, site: TheSite, caller: TheCaller, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table; start it at once if asked to and nobody is missing."""
    site.spend("tables", caller.id)
    site.budget.check(caller.id, address(request.scope))
    player = player_of(caller)
    assert player is not None
    return await site.rooms.create(player, scrub(data))


@get("/api/tables/{table_id:str}", responses=answers(404), tags=["tables"])
async def table(site: TheSite, table_id: FromPath[str]) -> TableInfo:
    """A table as everybody may see it."""
    return await site.rooms.info(table_id)


@post("/api/tables/{table_id:str}/rematch", responses=answers(401, 403, 404, 409), tags=["tables"])
async def rematch(site: TheSite, caller: TheCaller, table_id: FromPath[str]) -> TableInfo:
    """The next table for the same people; the second to ask joins the first."""
    site.spend("tables", caller.id)
    player = player_of(caller)
    assert player is not None
    return await site.rooms.rematch(player, table_id)


@post(
    "/api/tables/{table_id:str}/commands",
    status_code=200,
    responses={**answers(401, 403, 404, 413), 409: answers(409, of=Refused)[409]},
    tags=["play"],
)
async def command(
    site: TheSite, caller: TheCaller, table_id: FromPath[str], data: JSONBody[AnyCommand]
) -> Response[Ack]:
    """Give a command at a table; an `ack` means that it is stored."""
    started = perf_counter()
    site.spend("commands", caller.id)
    room = await site.room(table_id, caller.id)
    answer = await site.obey(room, player_of(caller), scrub(data), started)
    return Response(answer, status_code=409 if isinstance(answer, Refused) else 200)  # type: ignore[arg-type]


@post(
    "/api/tables/{table_id:str}/inquiries",
    status_code=200,
    responses={**answers(401, 403, 404, 413), 409: answers(409, of=Refused)[409]},
    tags=["play"],
)
async def inquiry(
    request: HttpRequest, site: TheSite, visitor: Visitor, table_id: FromPath[str], data: JSONBody[AnyInquiry]
) -> Response[Answer | Pong]:
    """Ask something that changes nothing. `look` works on sockets only: use GET .../view instead."""
    site.spend("inquiries", payer(request, visitor))
    site.budget.check(payer(request, visitor), address(request.scope))
    room = await site.room(table_id, payer(request, visitor))
    if isinstance(data, Look):
        raise Trouble("problem-malformed")
    answer = await room.answer(player_of(visitor), data)
    return Response(answer, status_code=409 if isinstance(answer, Refused) else 200)  # type: ignore[arg-type]


@get("/api/tables/{table_id:str}/view", responses=answers(401, 404), tags=["play"])
async def view(
    request: HttpRequest,
    site: TheSite,
    visitor: Visitor,
    table_id: FromPath[str],
    eyes: FromQuery[int] = ANY,
    since: FromQuery[int | None] = None,
) -> Welcome:
    """The whole table as one of your seats sees it; everybody else gets what a spectator sees."""
    room = await site.room(table_id, payer(request, visitor))
    site.pay(payer(request, visitor), address(request.scope), cost_of_looking(room.version, since))
    return await room.welcome(player_of(visitor), eyes, since)


ROUTES = [listed, mine, new_table, table, rematch, command, inquiry, view]
