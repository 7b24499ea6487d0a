"""Games that were played: stepping through them, downloading and importing them."""

from collections.abc import Callable

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from saecula.games import made_for
from saecula.kernel.errors import SaeculaError
from saecula.kernel.record import Record, to_jsonl
from saecula.server.lanes import Lane, Whose
from saecula.server.settings import IMPORT_BODY
from saecula.server.store import StoreError
from saecula.server.table.room import Room
from saecula.server.web.auth import Caller, payer
from saecula.server.web.guard.packing import packed_json
from saecula.server.web.problems import Trouble, answers
from saecula.server.web.security import address
from saecula.server.web.site import HttpRequest, Site, TheCaller, TheSite, Visitor, player_of
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.rest import ImportRecord, ReplayData
from saecula.server.wire.tables import TableInfo
from saecula.texts.record import to_text


@get("/api/tables/{table_id:str}/replay", responses=answers(401, 403, 404, 409), opt={"plain": True}, tags=["records"])
async def replay(
    request: HttpRequest, site: TheSite, visitor: Visitor, table_id: FromPath[str], eyes: FromQuery[int | None] = None
) -> Response[ReplayData]:
    """A whole game to step through; while it runs, only through the eyes of your seats or a spectator's."""
    site.spend("replays", payer(request, visitor))
    site.budget.check(payer(request, visitor), address(request.scope))
    room = await site.room(table_id, payer(request, visitor))
    packed = await room.replay(player_of(visitor), eyes, payer(request, visitor))
    return await packed_json(request, packed)


@get(
    "/api/tables/{table_id:str}/record.jsonl",
    responses=answers(401, 404, 409),
    media_type="application/jsonl",
    tags=["records"],
)
async def as_jsonl(request: HttpRequest, site: TheSite, visitor: Visitor, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, as JSON Lines."""
    room = await site.room(table_id, payer(request, visitor))
    text = await _written(request, site, visitor, room, to_jsonl)
    return _file(text, f"{table_id}.jsonl", "application/jsonl")


@get(
    "/api/tables/{table_id:str}/record.txt",
    responses=answers(401, 404, 409),
    media_type=MediaType.TEXT,
    tags=["records"],
)
async def as_text(request: HttpRequest, site: TheSite, visitor: Visitor, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, as text."""
    room = await site.room(table_id, payer(request, visitor))
    if not room.is_playable:
        raise Refusal("too-late", "problem-unplayable")
    text = await _written(request, site, visitor, room, in_words)
    return _file(text, f"{table_id}.txt", "text/plain; charset=utf-8")


def in_words(record: Record) -> str:
    """A record as text, for callers in another process."""
    return to_text(record, made_for(record.header).book)


async def _written(
    request: HttpRequest, site: Site, visitor: Caller | None, room: Room, write: Callable[[Record], str]
) -> str:
    """The record of a table as text; written outside the event loop and charged for, since long ones take a while."""
    who = payer(request, visitor)
    site.spend("replays", who)
    site.budget.check(who, address(request.scope))
    record = await room.record(player_of(visitor))
    return await site.rooms.outside.thinking.aside(Whose(Lane.REVIEW, who), write, record)


def _file(text: str, name: str, kind: str) -> Response[str]:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="saecula-{name}"'})


@post("/api/records", responses=answers(401, 403, 413, 422), request_max_body_size=IMPORT_BODY, tags=["records"])
async def import_record(
    request: HttpRequest, site: TheSite, caller: TheCaller, data: JSONBody[ImportRecord]
) -> TableInfo:
    """Import a record or a position, to look at it or to play on from it; every move is checked."""
    site.spend("imports", caller.id)
    site.budget.check(caller.id, address(request.scope))
    player = player_of(caller)
    assert player is not None
    async with site.importing:
        try:
            return await site.rooms.take_in(player, data.text)
        except StoreError:
            raise
        except SaeculaError as error:
            raise Trouble("problem-record", str(error)) from None


ROUTES = [replay, as_jsonl, as_text, import_record]
