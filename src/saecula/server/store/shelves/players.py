"""Players and the secrets by which they are known."""

import unicodedata
from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from saecula.server.store import schema
from saecula.server.store.codec import fields
from saecula.server.store.errors import NameTaken, StoreError
from saecula.server.store.ids import hash_of, new_player_id, new_secret
from saecula.server.store.rows import PlayerRow, TokenKind, TokenRow
from saecula.server.store.shelves.shelf import Shelf
from saecula.server.wire.words import Time

players = schema.players.c
tokens = schema.tokens.c
PLAYER = [
    players.id,
    players.name,
    players.created,
    players.kept_name.is_not(None).label("kept"),
    players.lang,
    players.is_bot,
    players.owner,
    players.webhook,
]
TOKEN = [
    tokens.hash,
    tokens.player,
    tokens.kind,
    tokens.created.label("token_created"),
    tokens.seen,
    tokens.agent,
    tokens.link,
]


def folded(name: str) -> str:
    """A name in a form that is the same for all spellings of it: without case, width and invisible characters."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(c for c in plain if unicodedata.category(c) != "Cf").split())


#: Characters that look like a plain Latin letter: Cyrillic, Greek and Armenian letters, Latin ones of phonetics, small
#: capitals, digits, signs; and i, because its capital looks like an l.
LOOKS_LIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455"
    "\u0501\u04bb\u04cf\u0432\u043a\u043c\u043d\u0442\u0433"
    "\u051b\u051d\u0475\u0585\u057d\u0570\u0578\u0575\u0566"
    "\u0251\u0261\u0131\u0237\u0269\u01c0\u01c3\u0185\u1d04\u1d0f\u1d1c\u1d20\u1d21\u1d22\ua731"
    "\u1d00\u0299\u1d05\u1d07\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d\u0274\u1d18\u0280\u1d1b\u028f"
    "\u03b1\u03b5\u03bf\u03c1\u03c5\u03b9\u03ba\u03bd\u03c4\u03f201|!i$5",
    "aeopcyxljsdhlbkmhtrqwvouhnjqagljlllbcouvwzsabdeghljklmnprtyaeopulkvtcollllss",
)


def looks(name: str) -> str:
    """A name in a form that is the same for all names that look alike."""
    plain = "".join(c for c in unicodedata.normalize("NFD", folded(name)) if not _is_stray(c))
    return unicodedata.normalize("NFC", plain).translate(LOOKS_LIKE)


def _is_stray(char: str) -> bool:
    """Whether a combining mark is one that no letter has: a stroke through it, a circle around it, a line below."""
    return unicodedata.category(char) in ("Mn", "Me") and not "\u0300" <= char <= "\u030c"


class Players(Shelf):
    """Players and their tokens."""

    async def create(
        self, name: str, at: Time, *, lang: str | None = None, is_bot: bool = False, owner: str | None = None
    ) -> PlayerRow:
        """A new guest or bot; raises NameTaken if somebody has reserved the name."""
        player = PlayerRow(new_player_id(), name, at, False, lang, is_bot, owner)

        def job(connection: Connection) -> None:
            _check_name(connection, player)
            connection.execute(insert(schema.players).values(_values(player)))

        await self._writer.write(job)
        return player

    async def get(self, player_id: str) -> PlayerRow | None:
        """A player by public id."""
        row = await self._row(select(*PLAYER).where(players.id == player_id))
        return None if row is None else PlayerRow(**row)

    async def with_reserved_names(self, player_ids: Sequence[str]) -> set[str]:
        """Which of these players have reserved their name and are not bots."""
        where = (players.id.in_(player_ids), players.kept_name.is_not(None), players.is_bot.is_(False))
        return {row["id"] for row in await self._rows(select(players.id).where(*where))}

    async def save(self, player: PlayerRow) -> None:
        """Store a changed row (name, kept, lang, webhook); raises NameTaken if somebody else has reserved the name."""

        def job(connection: Connection) -> None:
            _check_name(connection, player)
            query = update(schema.players).where(players.id == player.id).values(_values(player))
            if not (connection.execute(query)).rowcount:
                raise StoreError(f"there is no player {player.id}")

        await self._writer.write(job)

    async def bots_of(self, owner: str) -> list[PlayerRow]:
        """The bots of a player that still have a token, oldest first."""
        alive = exists().where(tokens.player == players.id)
        query = select(*PLAYER).where(players.owner == owner, players.is_bot, alive)
        return [PlayerRow(**row) for row in await self._rows(query.order_by(players.created, players.id))]

    # -- tokens

    async def create_token(
        self, player_id: str, kind: TokenKind, at: Time, *, agent: str | None = None, link: str | None = None
    ) -> str:
        """A new secret for a player, to be shown once; a session has its browser, and the personal link it came by."""
        secret = new_secret()
        row = TokenRow(hash_of(secret), player_id, kind, at, at, agent, link)
        await self._writer.write(lambda connection: _put(connection, row))
        return secret

    async def new_link(self, player_id: str, at: Time, *, but: str) -> tuple[str, list[str]]:
        """The secret of a new personal link; earlier ones are void, and so are the sessions that were opened with them.

        The session that asks for it (`but`) goes on. Also returns the hashes of the sessions that ended."""
        secret = new_secret()
        row = TokenRow(hash_of(secret), player_id, "personal", at)

        def job(connection: Connection) -> list[str]:
            came = (tokens.kind == "browser", tokens.link.is_not(None), tokens.hash != but)
            query = select(tokens.hash).where(tokens.player == player_id, *came)
            ended = list(connection.execute(query).scalars())
            connection.execute(delete(schema.tokens).where(tokens.hash.in_(ended)))
            connection.execute(delete(schema.tokens).where(*_of(player_id, "personal")))
            _put(connection, row)
            return ended

        return secret, await self._writer.write(job)

    async def use(self, token_hash: str, at: Time) -> None:
        """Note that a session was used."""

        def job(connection: Connection) -> None:
            connection.execute(update(schema.tokens).where(tokens.hash == token_hash).values(seen=at))

        await self._writer.write(job)

    async def by_token(self, secret: str, *kinds: TokenKind) -> tuple[PlayerRow, TokenRow] | None:
        """The player who has a secret, and its token; None if it is unknown or of another kind. No kinds means any."""
        query = select(*PLAYER, *TOKEN).join_from(schema.tokens, schema.players, tokens.player == players.id)
        found = await self._row(query.where(tokens.hash == hash_of(secret)))
        if found is None or (kinds and found["kind"] not in kinds):
            return None
        player = PlayerRow(**{name: found[name] for name in PlayerRow.__struct_fields__})
        more = (found["token_created"], found["seen"], found["agent"], found["link"])
        return player, TokenRow(found["hash"], player.id, found["kind"], *more)

    async def tokens(self, player_id: str) -> list[TokenRow]:
        """The tokens of a player, oldest first."""
        query = select(schema.tokens).where(tokens.player == player_id).order_by(tokens.created, tokens.hash)
        return [TokenRow(**row) for row in await self._rows(query)]

    async def unknown(self, hashes: Collection[str]) -> set[str]:
        """Which of these tokens are void."""
        rows = await self._rows(select(tokens.hash).where(tokens.hash.in_(list(hashes))))
        return set(hashes) - {row["hash"] for row in rows}

    async def revoke(self, token_hash: str) -> bool:
        """Void a token; False if there is none."""
        return bool(await self._delete(delete(schema.tokens).where(tokens.hash == token_hash)))

    async def revoke_all(self, player_id: str, *kinds: TokenKind) -> int:
        """Void all tokens of a player, or those of some kinds; returns how many there were."""
        return await self._delete(delete(schema.tokens).where(*_of(player_id, *kinds)))


def _put(connection: Connection, row: TokenRow) -> None:
    connection.execute(insert(schema.tokens).values(fields(row)))


def _of(player_id: str, *kinds: TokenKind) -> list[ColumnElement[bool]]:
    return [tokens.player == player_id, *([tokens.kind.in_(kinds)] if kinds else [])]


def _values(player: PlayerRow) -> dict[str, object]:
    values = fields(player)
    kept = values.pop("kept")
    return values | {"kept_name": looks(player.name) if kept else None}


def _check_name(connection: Connection, player: PlayerRow) -> None:
    """Raise NameTaken if somebody else has reserved the name: then not even a guest may use it."""
    forms = (looks(player.name), folded(player.name))
    query = select(players.id).where(players.kept_name.in_(forms), players.id != player.id)
    if (connection.execute(query)).first() is not None:
        raise NameTaken(f"somebody else keeps the name {player.name}")
