"""The store: the same tests on SQLite and PostgreSQL."""

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest
from sqlalchemy import RowMapping

from saecula.kernel.match import Snapshot
from saecula.kernel.record import Line
from saecula.kernel.views import Outcome, Standing
from saecula.server.store import (
    Batch,
    Body,
    BrokenChain,
    Clash,
    NameTaken,
    PushRow,
    RatingRow,
    SeatRow,
    Store,
    StoreError,
    hash_of,
)
from saecula.server.store.codec import read_json, table_values
from tests.server.rows import HIDDEN, MOVE, TOLD, entry, header, move, new_table, sql

if TYPE_CHECKING:
    pass


# ---------------------------------------------------------------- players


async def test_a_player_is_found_by_the_token_and_only_its_hash_is_stored(store: Store) -> None:
    ada = await store.players.create("Ada", 5, lang="it")
    secret = await store.players.create_token(ada.id, "browser", 6)
    found = await store.players.by_token(secret, "browser", "bot")
    assert found is not None
    assert found[0] == ada == await store.players.get(ada.id)
    assert (found[1].hash, found[1].kind, found[1].created) == (hash_of(secret), "browser", 6)
    assert secret not in str(await sql(store, "SELECT * FROM tokens"))


async def test_a_token_of_another_kind_or_a_wrong_one_finds_nobody(store: Store) -> None:
    ada = await store.players.create("Ada", 5)
    secret = await store.players.create_token(ada.id, "personal", 6)
    assert await store.players.by_token(secret, "browser", "bot") is None
    assert await store.players.by_token(secret[:-1]) is None
    assert await store.players.by_token(hash_of(secret)) is None
    assert await store.players.by_token(secret) is not None


async def test_tokens_are_listed_replaced_and_revoked(store: Store) -> None:
    ada = await store.players.create("Ada", 5)
    first = await store.players.create_token(ada.id, "personal", 6)
    browser = await store.players.create_token(ada.id, "browser", 7, agent="Lynx")
    came = await store.players.create_token(ada.id, "browser", 7, link=hash_of(first))
    asks = await store.players.create_token(ada.id, "browser", 7, link=hash_of(first))
    second, ended = await store.players.new_link(ada.id, 8, but=hash_of(asks))
    assert ended == [hash_of(came)]
    assert await store.players.revoke(hash_of(asks))
    await store.players.use(hash_of(browser), 9)
    found = [(token.created, token.seen, token.agent) for token in await store.players.tokens(ada.id)]
    assert found == [(7, 9, "Lynx"), (8, None, None)]
    assert await store.players.by_token(first) is None
    assert await store.players.revoke(hash_of(browser))
    assert not await store.players.revoke(hash_of(browser))
    assert await store.players.revoke_all(ada.id, "bot") == 0
    assert await store.players.revoke_all(ada.id) == 1
    assert await store.players.by_token(second) is None


async def test_a_token_needs_a_player(store: Store) -> None:
    with pytest.raises(StoreError, match="refuses"):
        await store.players.create_token("nobody", "browser", 6)


@pytest.mark.parametrize("name", ["ada", "ADA", " \uff21da", "A\u200bda"])
async def test_a_kept_name_is_nobody_elses_whatever_its_case_or_width(store: Store, name: str) -> None:
    ada = await store.players.create("Ada", 5)
    bea = await store.players.create("Bea", 6)
    twin = await store.players.create(name, 6)
    ada.kept = True
    await store.players.save(ada)
    with pytest.raises(NameTaken):
        await store.players.create(name, 7)
    bea.name = name
    with pytest.raises(NameTaken):
        await store.players.save(bea)
    twin.kept = True
    with pytest.raises(NameTaken):
        await store.players.save(twin)
    assert (await store.players.get(bea.id)).name == "Bea"  # type: ignore[union-attr]


async def test_a_name_that_is_given_up_is_free_again(store: Store) -> None:
    ada = await store.players.create("Ada", 5)
    ada.kept = True
    await store.players.save(ada)
    ada.name, ada.lang, ada.webhook = "Adele", "fr", "https://example.org/hook"
    await store.players.save(ada)
    assert await store.players.get(ada.id) == ada
    assert (await store.players.create("ada", 6)).name == "ada"
    with pytest.raises(NameTaken):
        await store.players.create("ADELE", 6)


async def test_of_two_who_keep_a_name_at_once_one_gets_it(database_url: str) -> None:
    async with await Store.open(database_url) as one, await Store.open(database_url) as two:
        players = [await one.players.create("Ada", at) for at in range(2)]
        for player in players:
            player.kept = True
        saves = [store.players.save(player) for store, player in zip((one, two), players, strict=True)]
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [NameTaken]


async def test_a_bot_belongs_to_a_player_while_it_has_a_token(store: Store) -> None:
    ada = await store.players.create("Ada", 5)
    bots = [await store.players.create(f"Bot {at}", at, is_bot=True, owner=ada.id) for at in (8, 7)]
    for bot in bots:
        await store.players.create_token(bot.id, "bot", 9)
    assert await store.players.bots_of(ada.id) == bots[::-1]
    await store.players.revoke_all(bots[0].id)
    assert await store.players.bots_of(ada.id) == bots[1:]


async def test_push_subscriptions_come_and_go(store: Store) -> None:
    ada, bea = [await store.players.create(name, 1) for name in ("Ada", "Bea")]
    row = PushRow("https://push.example.org/1", ada.id, "key", "auth", 3)
    await store.push.put(row)
    await store.push.put(row)
    assert await store.push.of(ada.id) == [row]
    assert not await store.push.delete(row.endpoint, bea.id)
    row.player = bea.id
    await store.push.put(row)
    assert (await store.push.of(ada.id), await store.push.of(bea.id)) == ([], [row])
    assert await store.push.delete(row.endpoint)
    assert await store.push.delete_all(bea.id) == 0


async def test_settings_are_made_once(store: Store) -> None:
    assert await store.keepsakes.get("key") is None
    made = await asyncio.gather(*(store.keepsakes.get_or_make("key", lambda at=at: bytes([at])) for at in range(9)))  # type: ignore[misc]
    assert len(set(made)) == 1
    await store.keepsakes.put("key", b"\0\xff")
    assert await store.keepsakes.get_or_make("key", bytes) == b"\0\xff"


async def test_a_table_is_rated_once_and_the_best_who_keep_a_name_are_listed(store: Store) -> None:
    names = ["Ada", "Bea", "Cem"]
    players = [await store.players.create(name, at) for at, name in enumerate(names)]
    for player in players[:2]:
        player.kept = True
        await store.players.save(player)
    table = await new_table(store, players[0].id, status="over", end="rules", ended=9)
    assert await store.tables.unrated() == [table.id]
    given = [(25.0, 8.0), (24.0, 1 / 3), (90.0, 1.0)]
    rows = [RatingRow(p.id, "chess", "live", mu, sigma, 1, 9) for p, (mu, sigma) in zip(players, given, strict=True)]
    assert await store.ratings.rate(table.id, rows)
    assert not await store.ratings.rate(table.id, [RatingRow(players[0].id, "chess", "live", 0.0, 0.0, 2, 9)])
    assert await store.tables.unrated() == []
    assert await store.ratings.best("chess", "live") == [(rows[1], "Bea"), (rows[0], "Ada")]
    assert await store.ratings.best("chess", "turns") == []
    assert await store.ratings.of([players[2].id, "nobody"], "chess", "live") == {players[2].id: rows[2]}


# ---------------------------------------------------------------- tables


async def test_a_table_reads_as_it_was_stored(store: Store) -> None:
    result = Outcome([Standing(0, 1, 7, {"points": 7})], "END-1")
    table = await new_table(store, result=result, muted=["x"], asked=[1], listed=True, reconstructed=True)
    assert table.version == 1
    assert await store.tables.get(table.id) == table
    assert await store.tables.get("unknown") is None
    assert await store.tables.open("unknown") is None


async def test_a_batch_changes_everything_it_names_and_nothing_else(store: Store) -> None:
    table = await new_table(store)
    bea = await store.players.create("Bea", 2)
    snapshot = Snapshot(1, 1, 0, {"deck": [1, 2], "who": None})
    batch = Batch(
        table.id,
        [entry(2, kind="started"), move(3, 1, player=bea.id, cid="c1"), move(4, 2, seat=-1)],
        {"status": "playing", "started": 99, "header": header(), "seed": b"\0" * 32, "clock": {"left": [1.5]}},
        [SeatRow(1, "person", "Bea", bea.id, nonce="n")],
        snapshot,
        {(1, "discard"): MOVE, (0, "answer"): MOVE},
    )
    await store.append(batch)
    await store.append(Batch(table.id, presets={(0, "answer"): None}))
    found = await store.tables.open(table.id)
    assert found is not None
    table.version, table.status, table.started, table.seats = 4, "playing", 99, [table.seats[0], *batch.seats]
    assert found.table == table
    assert (found.header, found.seed, found.clock) == (header(), b"\0" * 32, {"left": [1.5]})
    assert (found.snapshot, found.presets) == (snapshot, {(1, "discard"): MOVE})
    assert found.lines == [Line(1, "A", MOVE), Line(2, "chance", MOVE)] == await store.entries.lines(table.id)
    sealed = await store.tables.sealed(table.id)
    assert sealed is not None
    assert (sealed.header, sealed.seed) == (header(), b"\0" * 32)


async def test_what_callers_see_of_a_table_holds_no_seed(store: Store) -> None:
    table = await new_table(store, listed=True, status="playing")
    await store.append(Batch(table.id, changes={"seed": b"secret seed", "header": header()}))
    shown = [await store.tables.listed(), await store.tables.playing(), await store.tables.of_player(table.host)]
    assert all(len(tables) == 1 for tables in shown)
    assert "secret seed" not in repr([shown, await store.tables.get(table.id)])


async def test_tables_are_listed_newest_first_by_game_and_status(store: Store) -> None:
    ada = await store.players.create("Ada", 1)
    given: list[dict[str, Any]] = [
        {"created": 1, "listed": True},
        {"created": 3, "listed": True, "status": "playing"},
        {"created": 2, "listed": True},
        {"created": 9, "listed": False},
    ]
    ids = [(await new_table(store, ada.id, **fields)).id for fields in given]
    assert [table.id for table in await store.tables.listed()] == [ids[1], ids[2], ids[0]]
    assert [table.id for table in await store.tables.listed(status="gathering", limit=1)] == [ids[2]]
    assert [table.id for table in await store.tables.listed(game="go")] == []
    assert [table.id for table in await store.tables.playing()] == [ids[1]]


async def test_the_tables_of_a_player_are_those_he_sits_at_or_opened(store: Store) -> None:
    ada, bea = [await store.players.create(name, 1) for name in ("Ada", "Bea")]
    over = await new_table(store, ada.id, created=5, status="over")
    sits = await new_table(store, bea.id, created=3, seats=[SeatRow(0, "person", "Ada", ada.id), SeatRow(1)])
    hosts = await new_table(store, ada.id, created=4, seats=[SeatRow(0), SeatRow(1)])
    await new_table(store, bea.id, created=6)
    assert [table.id for table in await store.tables.of_player(ada.id)] == [hosts.id, sits.id, over.id]


# ---------------------------------------------------------------- entries


async def test_entries_are_read_by_version_from_the_end_and_by_command(store: Store) -> None:
    table = await new_table(store)
    rows = [move(version, version - 1, player="p", cid=f"c{version}") for version in range(2, 8)]
    await store.append(Batch(table.id, rows))
    entries = store.entries
    assert await entries.between(table.id) == [entry(1, kind="created"), *rows]
    assert await entries.between(table.id, 3, 5) == rows[2:4]
    assert await entries.last(table.id, 2) == rows[-2:]
    assert await entries.last(table.id, 2, before=5) == rows[1:3]
    assert await entries.obeyed(table.id) == {("p", f"c{version}"): version for version in range(2, 8)}


def test_each_viewer_is_told_his_own_form() -> None:
    assert TOLD.form(0).move == MOVE
    assert TOLD.form(1).move == HIDDEN
    assert TOLD.form(None).move == HIDDEN


def test_the_points_of_a_result_keep_their_order() -> None:
    result = Outcome([Standing(0, 1, 3, {"land": 1, "cities": 2, "flight": 0})], "TEM-END-2")
    stored = table_values({"result": result, "host": None})
    assert list(read_json(cast(RowMapping, stored), "result").standings[0].points) == ["land", "cities", "flight"]
    assert table_values({"result": None}) == {"result": None}


async def test_a_version_that_is_taken_clashes_and_changes_nothing(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(Clash):
        await store.append(Batch(table.id, [entry(1)], {"status": "playing"}))
    assert await store.tables.get(table.id) == table
    assert await store.entries.verify_chain(table.id) == 1


async def test_a_repeated_command_clashes_but_that_of_another_player_does_not(store: Store) -> None:
    table = await new_table(store)
    await store.append(Batch(table.id, [entry(2, player="p", cid="c")]))
    with pytest.raises(Clash):
        await store.append(Batch(table.id, [entry(3, player="p", cid="c")], {"status": "playing"}))
    await store.append(Batch(table.id, [entry(3, player="q", cid="c"), entry(4, player="q"), entry(5, player="q")]))
    found = await store.tables.get(table.id)
    assert found is not None
    assert (found.version, found.status) == (5, "gathering")


async def test_a_gap_and_an_unknown_table_are_refused(store: Store) -> None:
    table = await new_table(store)
    for batch in (Batch(table.id, [entry(3)]), Batch(table.id, [entry(2), entry(4)]), Batch("unknown", [entry(1)])):
        with pytest.raises(StoreError):
            await store.append(batch)
    assert await store.entries.verify_chain(table.id) == 1


async def test_two_owners_of_one_table_never_both_write_a_version(database_url: str) -> None:
    async with await Store.open(database_url) as one, await Store.open(database_url) as two:
        table = await new_table(one)

        async def write(store: Store, name: str) -> list[int]:
            mine = []
            for version in range(2, 30):
                try:
                    await store.append(Batch(table.id, [entry(version, body=Body(text=name))]))
                    mine.append(version)
                except Clash:
                    pass
            return mine

        first, second = await asyncio.gather(write(one, "one"), write(two, "two"))
        assert sorted(first + second) == list(range(2, 30))
        said = {row.version: row.body.text for row in await one.entries.between(table.id, after=1)}
        assert said == {**dict.fromkeys(first, "one"), **dict.fromkeys(second, "two")}
        assert await two.entries.verify_chain(table.id) == 29


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET at = at + 1 WHERE version = 3",
        'UPDATE entries SET body = \'{"text":"other"}\' WHERE version = 3',
        "UPDATE entries SET told = NULL WHERE version = 3",
        "UPDATE entries SET player = 'q' WHERE version = 3",
        "DELETE FROM entries WHERE version = 3",
        "DELETE FROM entries WHERE version = 4",
        "DELETE FROM entries",
    ],
)
async def test_a_log_that_was_altered_is_noticed(store: Store, change: str) -> None:
    table = await new_table(store)
    await store.append(Batch(table.id, [move(version, version, player="p") for version in (2, 3, 4)]))
    assert await store.entries.verify_chain(table.id) == 4
    await sql(store, change)
    with pytest.raises(BrokenChain):
        await store.entries.verify_chain(table.id)
