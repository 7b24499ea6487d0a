"""Players reported to the host of a table: who hears of it, and who does not."""

from saecula.server.wire.commands import Report, Say
from saecula.server.wire.frames import ServerFrame, Update
from saecula.server.wire.tables import Entry
from tests.server.room_kit import Server, calm, cid, done, refused, waiting


def entries_of(frames: list[ServerFrame]) -> list[Entry]:
    return [entry for frame in frames if isinstance(frame, Update) for entry in frame.entries]


async def test_a_report_reaches_the_host_and_nobody_else(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await done(room, server.ben, Say(cid=cid(), text="you fool"))
    said = room.desk.row.version
    ears = {
        name: await room.join(who, None) for name, who in (("ann", server.ann), ("ben", server.ben), ("none", None))
    }
    for listener in ears.values():
        waiting(listener)
    await done(room, server.eva, Report(cid=cid(), player=server.ben.id, entry=said))
    await calm()
    heard = {name: entries_of(waiting(ear)) for name, ear in ears.items()}
    assert (heard["ben"], heard["none"]) == ([], [])
    (entry,) = heard["ann"]
    assert (entry.kind, entry.name, entry.text, entry.quote) == ("reported", "Eva", "Ben", "you fool")
    assert entry.whom == server.ben.id
    last = {who: (await room.welcome(who, None)).entries[-1].kind for who in (server.ann, server.ben, server.eva, None)}
    assert last == {server.ann: "reported", server.ben: "chat", server.eva: "chat", None: "chat"}


async def test_a_report_is_made_once_and_for_what_somebody_at_the_table_wrote(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await done(room, server.eva, Report(cid=cid(), player=server.ben.id))
    version = room.desk.row.version
    await done(room, server.eva, Report(cid=cid(), player=server.ben.id))
    assert room.desk.row.version == version
    wrong = {
        "problem-report-message": Report(cid=cid(), player=server.ben.id, entry=1),
        "problem-report-self": Report(cid=cid(), player=server.eva.id),
        "problem-report-host": Report(cid=cid(), player=server.ann.id),
        "problem-report-nobody": Report(cid=cid(), player="nobody"),
    }
    for key, command in wrong.items():
        assert (await refused(room, server.eva, command)).reason.key == key
    assert (await refused(room, None, Report(cid=cid(), player=server.ben.id))).reason.key == "problem-who"
