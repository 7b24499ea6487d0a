"""What everybody may read: games, rules, tours, ratings."""

from typing import Literal

from litestar import get
from litestar.params import FromPath, FromQuery

from saecula.games import GAMES
from saecula.kernel.errors import BadOptions
from saecula.server.ratings import Skill
from saecula.server.telling.tours import FIRST, tour_of
from saecula.server.web.catalogue import LANGUAGE, game_info, listed_games, rules_text
from saecula.server.web.problems import Trouble, answers
from saecula.server.web.site import TheSite
from saecula.server.wire.rest import GameCard, GameInfo, Rating, RulesPage, Tour


@get("/api/games", responses=answers(), sync_to_thread=False, tags=["games"])
def games() -> list[GameCard]:
    """The games that can be played here."""
    return listed_games()


@get("/api/games/{game:str}", responses=answers(404), sync_to_thread=True, tags=["games"])
def one_game(game: FromPath[str]) -> GameInfo:
    """All about a game: its moves and events, what is printed on its components."""
    try:
        return game_info(game)
    except BadOptions:
        raise Trouble("problem-unknown") from None


@get("/api/rules/{game:str}", responses=answers(404), sync_to_thread=True, tags=["games"])
def rules(game: FromPath[str], lang: FromQuery[str] = LANGUAGE) -> RulesPage:
    """The rules of a game in Markdown; in English where they are not translated."""
    try:
        return rules_text(game, lang if len(lang) == 2 and lang.isalpha() else LANGUAGE)
    except BadOptions:
        raise Trouble("problem-unknown") from None


@get("/api/tours/{game:str}", responses=answers(404), sync_to_thread=True, tags=["games"])
def tour(game: FromPath[str], lesson: FromQuery[str] = FIRST) -> Tour:
    """A game to play along: the first lesson of its tour, or another one."""
    try:
        return tour_of(game, lesson)
    except BadOptions:
        raise Trouble("problem-unknown") from None


@get("/api/ratings", responses=answers(404), tags=["games"])
async def ratings(
    site: TheSite, game: FromQuery[str], tempo: FromQuery[Literal["free", "live", "turns"]] = "free"
) -> list[Rating]:
    """The rating table of a game and a kind of tempo."""
    if game not in GAMES:
        raise Trouble("problem-unknown")
    return [
        Rating(row.player, name, Skill(row.mu, row.sigma).value, row.mu, row.sigma, row.games)
        for row, name in await site.store.ratings.best(game, tempo)
    ]


ROUTES = [games, one_game, rules, tour, ratings]
