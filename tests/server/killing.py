"""What must be true of a database after its server was killed again and again."""

from bench.kill import Toll
from saecula.games import made_for
from saecula.kernel.record import Record
from saecula.play.replay import resume
from saecula.server.store import Store


async def check_the_survivors(url: str, toll: Toll) -> None:
    """Every acknowledged move is stored, up to the version it was acknowledged with, and every table can be read.

    The version of an acknowledgement is that of the last entry it led to: the move, and what chance drew after it.
    """
    async with await Store.open(url) as store:
        for table in {move.table for move in toll.acked}:
            stored = {entry.cid: entry.version for entry in await store.entries.between(table) if entry.cid}
            last = await store.entries.verify_chain(table)
            for move in toll.acked:
                if move.table == table:
                    assert stored[move.cid] <= move.version <= last
            opened = await store.tables.open(table)
            assert opened is not None
            assert opened.header is not None
            assert opened.seed is not None
            record = Record(opened.header, opened.lines)
            match = resume(made_for(record.header), record, opened.seed)
            quick = resume(made_for(record.header), record, opened.seed, opened.snapshot)
            assert match.hash() == quick.hash()
