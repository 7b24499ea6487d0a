"""Upgrades: tables of before go on by their rules; where that cannot be, they are read, ended and exported."""

import asyncio
import gzip
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import saecula.games
from saecula.cli import main
from saecula.games import made_for, make_game, own_sets
from saecula.kernel.record import from_jsonl, to_jsonl
from saecula.play.replay import verify
from saecula.server import thinking
from saecula.server.desk.seats import Player
from saecula.server.store import Store, TableRow
from saecula.server.store.backup import backup, restore
from saecula.server.table.opening import checking
from saecula.server.table.opening.checking import Finding, check_database
from saecula.server.table.opening.imports import import_text
from saecula.server.wire.commands import OfferEnd, Play, Say
from saecula.server.wire.refusals import Refusal
from tests.server.conftest import KINDS, NewUrl
from tests.server.room_kit import FakeClock, Server, calm, cid, done, finish, play_one, refused, serving
from tests.server.rows import sql

FOLDER = Path(__file__).resolve().parent
RELEASES = sorted(FOLDER.glob("*.db.gz"))
CLASSIC = Path(saecula.games.__file__).parent / "tempus" / "data" / "classic.toml"


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """How old tables are taken does not depend on the kind of database: one suffices."""
    return new_url("sqlite")


@pytest.fixture(autouse=True)
def forget_games() -> Iterator[None]:
    """Servers of different versions in one process: nothing that one knows is known to the other."""

    def forget() -> None:
        own_sets.clear()
        thinking.known_game.cache_clear()
        thinking.game_of.cache_clear()

    forget()
    yield
    forget()


@pytest.fixture(params=RELEASES, ids=lambda path: path.name.removesuffix(".db.gz"))
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database as a released version wrote it."""
    path = tmp_path / "released.db"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return path


async def all_tables(store: Store) -> list[TableRow]:
    return [table for found in await store.tables.ids() if (table := await store.tables.get(found)) is not None]


def contents(path: Path) -> list[str]:
    """All that a database holds."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


async def findings(url: object) -> list[Finding]:
    return [one async for one in check_database(str(url))]


# ---------------------------------------------------------------- databases of released versions


async def test_every_table_of_a_released_version_goes_on_by_its_rules(released: Path) -> None:
    async with await Store.open(str(released)) as store:
        server = Server(store, FakeClock())
        seen: Counter[str] = Counter()
        for table in await all_tables(store):
            room = await server.rooms.get(table.id)
            assert room.desk.is_playable
            assert room.desk.game.meta.rules == table.rules
            assert table.components == room.desk.game.meta.components.hash
            seen[table.status] += 1
            for seat in room.desk.waited_for():
                player = room.desk.row.seats[seat].player
                assert player is not None
                assert await play_one(room, Player(player, "x"), seat, Random(3))
            assert await store.entries.verify_chain(table.id) == room.version
        assert seen.keys() == {"over", "playing", "gathering"}
        await server.rooms.close()
        await server.thinking.close()


async def test_the_record_of_a_game_that_a_released_version_finished_verifies(released: Path) -> None:
    async with await Store.open(str(released)) as store:
        server = Server(store, FakeClock())
        (over,) = [table for table in await all_tables(store) if table.status == "over"]
        record = await (await server.rooms.get(over.id)).inquiries.record()
        assert record.ending is not None
        assert verify(made_for(record.header), record) == record.ending.hash
        await server.rooms.close()
        await server.thinking.close()


def test_the_check_finds_that_nothing_changes_and_leaves_the_database_alone(
    released: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(released)
    assert main(["check-upgrade", "--db", str(released)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1].startswith("8 tables: 8 go on as before, 4 of them under older rules; 0 come out differently")
    assert [line.split()[1] for line in said[:-1]].count("through-the-ages") == 3
    assert contents(released) == before


def test_the_check_of_a_postgresql_finds_the_same_and_leaves_it_alone(
    released: Path, new_url: NewUrl, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, rows, before, after = new_url("postgresql"), *(tmp_path / name for name in ("rows", "before", "after"))

    async def moved() -> None:
        await backup(str(released), rows)
        await restore(rows, url)
        await backup(url, before)

    asyncio.run(moved())
    assert main(["check-upgrade", "--db", str(released)]) == 0
    of_file = capsys.readouterr().out
    assert main(["check-upgrade", "--db", url]) == 0
    assert capsys.readouterr().out == of_file
    asyncio.run(backup(url, after))
    assert after.read_bytes() == before.read_bytes()


def test_the_check_of_a_database_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check-upgrade", "--db", str(tmp_path / "none.db")]) == 2
    assert "there is no database" in capsys.readouterr().err


# ---------------------------------------------------------------- what the check finds


@pytest.mark.parametrize("kind", KINDS)
async def test_the_check_names_each_thing_that_would_change(new_url: NewUrl, kind: str) -> None:
    url = new_url(kind)
    async with await Store.open(url) as store:
        await check_each_thing(store, url)


async def check_each_thing(store: Store, database_url: str) -> None:
    rng = Random(4)
    async with serving(store) as server:
        rooms = [await server.room("pebbles", server.ann, server.ben) for _ in range(6)]
        for room in rooms:
            await play_one(room, server.ann, 0, rng)
        same, game, rules, parts, log, moves = (room.id for room in rooms)
    await sql(store, f"UPDATE tables SET game = 'tables-of-old' WHERE id = '{game}'")
    await sql(store, f"UPDATE tables SET rules = '0' WHERE id = '{rules}'")
    await sql(store, f"UPDATE tables SET components = 'other' WHERE id = '{parts}'")
    await sql(store, f"UPDATE entries SET at = 5 WHERE table_id = '{log}' AND version = 2")
    await sql(store, f"UPDATE tables SET seed = :seed WHERE id = '{moves}'", seed=b"\0")
    found = {one.table: (one.fate, one.why) for one in await findings(database_url)}
    assert found[same] == ("same", "")
    assert found[game] == ("unplayable", "there is no game tables-of-old")
    assert found[rules] == ("unplayable", "rules version 0 is not known")
    assert found[parts] == ("unplayable", "the component set other is not known")
    assert found[log] == ("changed", f"the log of table {log} was altered at version 2")
    assert found[moves] == ("unplayable", "it cannot be replayed: the seed does not match the commitment in the header")


async def test_the_check_notices_rules_that_changed_without_a_new_version(
    released: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashes = iter(range(1000))
    monkeypatch.setattr(checking, "state_hash", lambda _: str(next(hashes)))
    found = Counter(one.why for one in await findings(released) if one.fate == "changed")
    assert found["the position after line 41 is another"] == 1
    assert found.total() == 3, "those with a position to compare with"


# ---------------------------------------------------------------- tables that cannot go on


async def begun(store: Store) -> tuple[str, Server]:
    """A table in play, stored by a server that is gone."""
    async with serving(store) as server:
        room = await server.room("pebbles", server.ann, server.ben)
        await play_one(room, server.ann, 0, Random(1))
        await calm()
        return room.id, server


@pytest.mark.parametrize("change", ["rules = '0'", "components = 'other'", "seed = X'00'"])
async def test_a_table_that_cannot_go_on_is_shown_and_ended_by_those_who_are_there(store: Store, change: str) -> None:
    table, old = await begun(store)
    await sql(store, f"UPDATE tables SET {change} WHERE id = '{table}'")
    server = Server(store, FakeClock())
    room = await server.rooms.get(table)
    seen = await room.welcome(old.ann)
    assert (seen.table.playable, seen.table.status, seen.view, seen.asked) == (False, "playing", None, None)
    assert any(entry.kind == "move" for entry in seen.entries)
    assert seen.table.seats[1].name == "Ben"
    await done(room, old.ann, Say(cid=cid(), text="what now?"))
    play = Play(cid=cid(), seat=0, decision=1, move={"do": "Leave"})
    assert (await refused(room, old.ann, play)).reason.key == "problem-unplayable"
    await room.join(old.ben)
    await done(room, old.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    assert room.desk.row.status == "playing", "Ben is there and has not agreed"
    await done(room, old.ben, OfferEnd(cid=cid(), seat=1, agree=True))
    info = await room.info()
    assert (info.status, info.end, info.result) == ("over", "agreed", None)
    await server.rooms.close()
    await server.thinking.close()


async def test_the_record_of_a_table_that_could_not_go_on_is_exported_without_its_rules(store: Store) -> None:
    table, old = await begun(store)
    await sql(store, f"UPDATE tables SET components = 'other' WHERE id = '{table}'")
    server = Server(store, FakeClock())
    room = await server.rooms.get(table)
    with pytest.raises(Refusal, match="problem-not-over"):
        await room.inquiries.record()
    await done(room, old.ann, OfferEnd(cid=cid(), seat=0, agree=True))  # Ben never came back
    assert room.desk.row.status == "over"
    text = to_jsonl(await room.inquiries.record())
    record = from_jsonl(text)
    assert record.ending is not None
    assert (record.ending.early, record.ending.hash, record.ending.result.standings) == (True, "", [])
    assert verify(make_game("pebbles"), record), "whoever knows the rules can check its moves and draws"
    assert import_text(text, old.ann.id, 0).table.result is None
    with pytest.raises(Refusal, match="problem-unplayable"):
        await room.replay(old.ann, 0)
    await server.rooms.close()
    await server.thinking.close()


async def test_the_record_of_a_finished_game_keeps_its_result_when_its_rules_are_gone(store: Store) -> None:
    async with serving(store) as first:
        room = await first.room("pebbles", first.ann, first.ben)
        await finish(room, first.ann, first.ben)
        whole = await room.inquiries.record()
    await sql(store, f"UPDATE tables SET components = 'other' WHERE id = '{room.id}'")
    server = Server(store, FakeClock())
    again = await server.rooms.get(room.id)
    assert not again.desk.is_playable
    assert await again.inquiries.record() == whole
    await server.rooms.close()
    await server.thinking.close()


async def test_a_table_of_a_game_that_is_gone_is_listed_and_wakes_nothing(store: Store) -> None:
    table, _ = await begun(store)
    await sql(store, f"UPDATE tables SET game = 'tables-of-old' WHERE id = '{table}'")
    server = Server(store, FakeClock())
    await server.rooms.start()
    await calm()
    assert not (await server.rooms.info(table)).playable
    with pytest.raises(Refusal, match="problem-unplayable"):
        await server.rooms.get(table)
    await server.rooms.close()
    await server.thinking.close()


async def test_a_table_goes_on_with_its_components_when_the_server_has_others(store: Store, tmp_path: Path) -> None:
    async with serving(store) as first:
        room = await first.room("tempus", first.ann, first.ben, first.cia, options={"map": "dealt"})
    other = tmp_path / "other.toml"
    other.write_text(CLASSIC.read_text(encoding="utf-8").replace("hand = 5", "hand = 6", 1), encoding="utf-8")
    own_sets["tempus"] = other
    thinking.known_game.cache_clear()
    thinking.game_of.cache_clear()
    server = Server(store, FakeClock())
    again = await server.rooms.get(room.id)
    assert again.desk.is_playable
    (seat,) = again.desk.asked()
    assert await play_one(again, (first.ann, first.ben, first.cia)[seat], seat, Random(1))
    began = again.desk.game.meta.components.hash
    new = await server.rooms.get((await server.room("tempus", first.ann, "casual", "casual", start=False)).id)
    assert new.desk.game.meta.components.hash != began
    assert thinking.known_game(*again.desk.ruled).meta.components.hash == began
    await server.rooms.close()
    await server.thinking.close()
