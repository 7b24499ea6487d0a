"""What everybody may read: games, rules, tours, ratings."""

import asyncio
from typing import Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from saecula.games import GAMES
from saecula.kernel.errors import BadOptions
from saecula.server.ratings import Skill
from saecula.server.telling.tours import FIRST, packed_tour
from saecula.server.web.catalogue import LANGUAGE, listed_games, packed_info, rules_text
from saecula.server.web.guard.packing import packed_json
from saecula.server.web.problems import Trouble, answers
from saecula.server.web.site import HttpRequest, TheSite
from saecula.server.wire.rest import GameCard, GameInfo, Rating, RulesPage, Tour


@get("/api/games", responses=answers(), sync_to_thread=False, tags=["games"])
def games() -> list[GameCard]:
    """The games that can be played here."""
    return listed_games()


@get("/api/games/{game:str}", responses=answers(404), opt={"plain": True}, tags=["games"])
async def one_game(request: HttpRequest, game: FromPath[str]) -> Response[GameInfo]:
    """Everything about a game: its moves and events, what is printed on its components."""
    if game not in GAMES:
        raise Trouble("problem-unknown")
    return await packed_json(request, await asyncio.to_thread(packed_info, game))


@get("/api/rules/{game:str}", responses=answers(404), sync_to_thread=True, tags=["games"])
def rules(game: FromPath[str], lang: FromQuery[str] = LANGUAGE) -> RulesPage:
    """The rules of a game in Markdown; in English if they are not translated."""
    try:
        return rules_text(game, lang if len(lang) == 2 and lang.isalpha() else LANGUAGE)
    except BadOptions:
        raise Trouble("problem-unknown") from None


@get("/api/tours/{game:str}", responses=answers(404), opt={"plain": True}, tags=["games"])
async def tour(request: HttpRequest, game: FromPath[str], lesson: FromQuery[str] = FIRST) -> Response[Tour]:
    """A lesson to play along with: the first one of a game's tour, or another."""
    try:
        packed = await asyncio.to_thread(packed_tour, game, lesson)
    except BadOptions:
        raise Trouble("problem-unknown") from None
    return await packed_json(request, packed)


@get("/api/ratings", responses=answers(404), tags=["games"])
async def ratings(
    site: TheSite, game: FromQuery[str], tempo: FromQuery[Literal["free", "live", "turns"]] = "free"
) -> list[Rating]:
    """The rating table of a game at one kind of tempo."""
    if game not in GAMES:
        raise Trouble("problem-unknown")
    return [
        Rating(row.player, name, Skill(row.mu, row.sigma).value, row.mu, row.sigma, row.games)
        for row, name in await site.store.ratings.best(game, tempo)
    ]


ROUTES = [games, one_game, rules, tour, ratings]
