"""What the judge thinks of games that are over: a review of the whole game, and an analysis of any position in it."""

from litestar import get, post
from litestar.params import FromPath, FromQuery

from saecula.server.telling.seals import Seals
from saecula.server.web.auth import payer
from saecula.server.web.problems import answers
from saecula.server.web.site import HttpRequest, TheSite, Visitor, player_of
from saecula.server.wire.review import Analysis, Reviewed


@post("/api/tables/{table_id:str}/review", status_code=200, responses=answers(401, 404, 409), tags=["records"])
async def review(request: HttpRequest, site: TheSite, visitor: Visitor, table_id: FromPath[str]) -> Reviewed:
    """The review of a game that is over. The first call starts it; ask again to see how far it has got."""
    player, row = player_of(visitor), await site.store.tables.get(table_id)
    if row is not None:
        await Seals(site.store.tables).check(row, player)
    if site.reviews.is_making(table_id):
        return site.reviews.so_far(table_id)
    found = await site.reviews.stored(table_id)
    if found is not None:
        return found
    site.spend("judgings", payer(request, visitor))
    room = await site.room(table_id, payer(request, visitor))
    record = await room.record(player)
    site.reviews.begin(table_id, room.ruled, record, await room.stood_in(), site.budget.home(payer(request, visitor)))
    return site.reviews.so_far(table_id)


@get("/api/tables/{table_id:str}/analysis", responses=answers(401, 404, 409), tags=["records"])
async def analysis(
    request: HttpRequest, site: TheSite, visitor: Visitor, table_id: FromPath[str], n: FromQuery[int]
) -> Analysis:
    """The judge's best moves after line `n` of the record of a game that is over."""
    site.spend("judgings", payer(request, visitor))
    room = await site.room(table_id, payer(request, visitor))
    return await site.reviews.analyse(table_id, room.ruled, await room.record(player_of(visitor)), n)


ROUTES = [review, analysis]
