"""What a client has to know about the games of this server, and their rules pages."""

import gzip
from functools import cache

import msgspec

from saecula.bots import LEVELS
from saecula.games import GAMES, listed, make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.moves import Fated
from saecula.server.telling.tours import has_tour, lessons_of
from saecula.server.wire.rest import GameCard, GameInfo, Need, RulesPage
from saecula.texts.rulebook import rules_page
from saecula.texts.telling import domains_of

LANGUAGE = "en"


@cache
def listed_games() -> list[GameCard]:
    """The games that players may choose from."""
    return [game_card(game) for game in listed()]


def game_card(name: str) -> GameCard:
    """What the lobby shows of a game, like the front of its box."""
    game = make_game(name)
    meta = game.meta
    state = game.start(meta.seats[0], meta.check(meta.seats[0], {}))
    return GameCard(
        id=meta.id,
        title=meta.title,
        rules=meta.rules,
        seats=meta.seats,
        options=list(meta.options),
        levels=list(LEVELS),
        reconstructed=meta.components.reconstructed,
        measures=list(game.face.measures(state)),
        has_tour=has_tour(name),
    )


@cache
def game_info(name: str) -> GameInfo:
    """Everything a client needs to know about a game; raises BadOptions if there is none of that name."""
    game = make_game(name)
    return GameInfo(
        **msgspec.structs.asdict(game_card(name)),
        fated=[kind.__name__ for kind in game.book.types if issubclass(kind, Fated)],
        needs={kind: Need(option, list(choices)) for kind, (option, choices) in game.face.needs.items()},
        lessons=lessons_of(name),
        moves={kind.__name__: domains_of(kind) for kind in game.book.types},
        events={kind.__name__: domains_of(kind) for kind in game.chronicle.types},
        domains=game.book.domains(),
        printed=msgspec.to_builtins(game.face.printed),
    )


@cache
def packed_info(name: str) -> bytes:
    """The same as gzipped JSON, compressed once for everybody."""
    return gzip.compress(msgspec.json.encode(game_info(name)), mtime=0)


def rules_text(game: str, lang: str) -> RulesPage:
    """A rules page, in English if it is not translated into the language; raises BadOptions for an unknown game."""
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}")
    try:
        page = rules_page(game, lang)
    except BadOptions:
        lang, page = LANGUAGE, rules_page(game, LANGUAGE)
    return RulesPage(game, lang, page.read_text(encoding="utf-8"))
