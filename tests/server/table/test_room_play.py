"""Playing at a table: moves, refusals, repeats, undo, what is done by itself, and what everybody is told."""

from random import Random
from typing import Any

import msgspec
import pytest

from saecula.games import make_game
from saecula.games.pebbles import META
from saecula.games.pebbles.game import Pebbles
from saecula.games.pebbles.model.state import PebblesState
from saecula.server.desk.playing import why_no_undo
from saecula.server.desk.seats import Player
from saecula.server.table.room import Room
from saecula.server.telling.listeners import WAITING
from saecula.server.telling.patches import apply
from saecula.server.wire.commands import Pause, Play, Preset, Say, Start, Undo
from saecula.server.wire.frames import Ack, Answer, Bye, Refused, Update, Welcome
from saecula.server.wire.inquiries import Earlier, Why
from tests.server.room_kit import Server, asked, calm, cid, done, play_one, refused, waiting


async def test_a_move_is_acknowledged_with_the_version_it_is_stored_as(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    question = await asked(room, server.ann, 0)
    assert question is not None
    play = Play(cid=cid(), seat=0, decision=question.decision, move=question.legal[0])
    ack = await done(room, server.ann, play)
    assert (await server.store.entries.obeyed(room.id))[server.ann.id, play.cid] == ack.version
    (stored,) = await server.store.entries.last(room.id, 1)
    assert (stored.version, stored.body.move) == (ack.version, question.legal[0])


async def test_the_same_command_is_answered_twice_and_obeyed_once(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    question = await asked(room, server.ann, 0)
    assert question is not None
    play = Play(cid=cid(), seat=0, decision=question.decision, move=question.legal[0])
    first = await done(room, server.ann, play)
    version = room.version
    assert await room.obey(server.ann, play) == first
    assert room.version == version
    assert isinstance(await room.obey(server.ben, play), Refused)


async def play_of(room: Room, server: Server, seat: int) -> Play:
    question = await asked(room, (server.ann, server.ben)[seat], seat)
    assert question is not None
    return Play(cid=cid(), seat=seat, decision=question.decision, move=question.legal[0])


async def test_forged_seats_stale_decisions_and_nonsense_are_refused_to_the_sender_alone(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    other = await room.join(server.ben)
    play = await play_of(room, server, 0)
    waiting(other)
    cases: list[tuple[Player | None, dict[str, Any], str, str]] = [
        (server.ben, {}, "forbidden", "problem-not-your-seat"),
        (server.eva, {}, "forbidden", "problem-not-your-seat"),
        (None, {}, "forbidden", "problem-who"),
        (server.ann, {"seat": 7}, "unknown", "problem-no-seat"),
        (server.ann, {"decision": play.decision + 100}, "stale", "problem-stale"),
        (server.ann, {"move": {"do": "Fly"}}, "malformed", "problem-move"),
        (server.ann, {"move": {"do": "Draw", "value": "3"}}, "illegal", "not-this-decision"),
        (server.ann, {"move": {"do": "Choose", "value": "0"}}, "illegal", "pebbles-not-held"),
    ]
    for player, change, error, key in cases:
        said = await refused(room, player, msgspec.structs.replace(play, cid=cid(), **change))
        assert (said.error, said.reason.key) == (error, key)
    assert waiting(other) == []
    await done(room, server.ann, play)


async def test_whoever_is_not_asked_may_not_move(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    play = await play_of(room, server, 0)
    await done(room, server.ann, play)
    again = await refused(room, server.ann, msgspec.structs.replace(play, cid=cid()))
    assert again.error == "stale"
    nobody = await refused(room, server.ann, msgspec.structs.replace(play, cid=cid(), decision=-1))
    assert nobody.reason.key == "not-your-decision"


async def test_updates_lead_from_the_welcome_to_what_a_newcomer_sees(server: Server) -> None:
    room = await server.room("tempus", server.ann, server.ben, server.cia)
    people = [server.ann, server.ben, server.cia, None]
    listeners = [await room.join(player) for player in people]
    views = [frames[0].view for frames in map(waiting, listeners) if isinstance(frames[0], Welcome)]
    rng = Random(3)
    for _ in range(60):
        for seat in room.desk.asked():
            player = people[seat]
            assert player is not None
            await play_one(room, player, seat, rng)
        await room.info()
    for at, (player, listener) in enumerate(zip(people, listeners, strict=True)):
        frames = waiting(listener)
        versions = [entry.version for frame in frames if isinstance(frame, Update) for entry in frame.entries]
        for frame in frames:
            assert isinstance(frame, Update)
            views[at] = apply(views[at], frame.patch or {})
        fresh = await room.welcome(player, None if player is None else at)
        assert views[at] == fresh.view
        assert versions == list(range(versions[0], fresh.table.version + 1))
        last = frames[-1]
        assert isinstance(last, Update)
        assert (last.asked, last.undo) == (fresh.asked, fresh.undo)


async def test_nobody_but_the_owner_looks_through_a_seat_while_the_game_runs(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    assert (await room.welcome(server.ann, 0)).eyes == 0
    for player, eyes in ((server.ann, 1), (server.eva, 0), (None, 0)):
        seen = await room.welcome(player, eyes)
        assert seen.eyes is None
        assert seen.asked is None
        assert seen.view is not None
        assert seen.view["mine"] is None


async def test_a_newcomer_gets_what_was_missed_since_a_version(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    before = room.version
    await done(room, server.ann, Say(cid=cid(), text="hello"))
    missed = await room.welcome(server.ben, 1, before)
    assert [entry.text for entry in missed.entries] == ["hello"]
    assert missed.earlier
    said = await room.answer(server.ben, Earlier(cid=cid(), before=3), 1)
    assert isinstance(said, Answer)
    assert said.entries is not None
    assert [entry.version for entry in said.entries] == [1, 2]


async def test_a_reader_too_slow_must_start_afresh_and_holds_up_nobody(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    slow, quick = await room.join(server.ben), await room.join(server.ann)
    for number in range(WAITING + 5):
        await done(room, server.ann, Say(cid=cid(), text=str(number)))
        waiting(quick)
    frames = [frame async for frame in slow]
    assert frames == [Bye("resync", True)]
    assert quick.is_open


async def test_a_move_is_taken_back_as_long_as_nobody_learned_anything(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    first = await play_of(room, server, 0)
    before = room.desk.seen.plain_view(0)
    assert (await refused(room, server.ann, Undo(cid=cid(), seat=0))).reason.key == "undo-not-yours"
    await done(room, server.ann, first)
    assert (await room.welcome(server.ann, 0)).undo.may
    await done(room, server.ann, Undo(cid=cid(), seat=0))
    assert room.desk.seen.plain_view(0) == before
    entry = room.desk.recent[-1]
    assert (entry.kind, entry.seat) == ("undo", 0)


async def test_what_others_chose_meanwhile_stands_again_after_an_undo(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, server.cia)
    for seat, player in ((0, server.ann), (1, server.ben)):
        await play_one(room, player, seat, Random(seat))
    watcher = await room.join(None)
    waiting(watcher)
    chosen = room.desk.playing().state.ground.chosen[1]
    await done(room, server.ann, Undo(cid=cid(), seat=0))
    await calm()
    (update,) = waiting(watcher)
    assert isinstance(update, Update)
    assert [(entry.kind, entry.seat) for entry in update.entries] == [("undo", 0), ("move", 1)]
    assert update.entries[1].move == {"do": "Hidden", "what": "choose"}
    assert room.desk.playing().state.ground.chosen[:2] == [0, chosen]
    assert (await asked(room, server.ann, 0)) is not None


async def test_why_not_is_answered_with_the_clause(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    said = await room.answer(server.ann, Why(cid=cid(), seat=0, move={"do": "Choose", "value": "0"}))
    assert isinstance(said, Answer)
    assert said.why is not None
    assert (said.why.key, said.why.clause) == ("pebbles-not-held", "PEB-3")
    forged = await room.answer(server.ben, Why(cid=cid(), seat=0, move={"do": "Choose", "value": "0"}))
    assert isinstance(forged, Refused)


async def test_a_pre_set_answer_is_given_at_once_and_only_its_seat_knows(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    version = room.version
    leave = {"do": "Leave"}
    for seat, player in ((0, server.ann), (1, server.ben)):
        ack = await done(room, player, Preset(cid=cid(), seat=seat, kind="challenge", move=leave))
        assert ack.version == version
    assert (await room.welcome(server.ann, 0)).presets == {"challenge": leave}
    assert (await room.welcome(server.ann, None)).presets == {}
    for seat, player in ((0, server.ann), (1, server.ben)):
        await play_one(room, player, seat, Random(seat))
    await calm()
    entry = next(entry for entry in room.desk.recent if entry.body.auto == "preset")
    assert entry.body.move == leave
    for eyes, player in enumerate((server.ann, server.ben)):
        seen = next(one for one in (await room.welcome(player, eyes)).entries if one.version == entry.version)
        assert seen.auto == ("preset" if entry.seat == eyes else None)


async def test_presets_end_and_must_be_moves_of_the_game(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await refused(room, server.ann, Preset(cid=cid(), seat=0, kind="challenge", move={"do": "Fly"}))
    await refused(room, server.ben, Preset(cid=cid(), seat=0, kind="challenge", move=None))
    await done(room, server.ann, Preset(cid=cid(), seat=0, kind="challenge", move={"do": "Leave"}))
    await done(room, server.ann, Preset(cid=cid(), seat=0, kind="challenge", move=None))
    assert room.desk.presets == {}


async def test_only_choices_that_everybody_sees_to_be_none_are_made_alone(server: Server) -> None:
    people = (server.ann, server.ben, server.cia)
    room = await server.room("tempus", *people)
    rng = Random(11)
    for _ in range(250):
        for seat in room.desk.asked():
            await play_one(room, people[seat], seat, rng)
        await calm()
        if room.desk.row.status == "over":
            break
    forced = [entry for entry in await server.store.entries.between(room.id) if entry.body.auto == "forced"]
    assert forced
    for entry in forced:
        assert entry.told is not None
        assert entry.told.form(None).move == entry.body.move
        assert entry.seat is not None
        assert entry.seat >= 0


async def until_forced(server: Server, room: Room) -> tuple[int, str]:
    """Play Tempus until a move was made for a seat that could take back its choice: the seat, and the hash of before
    that choice."""
    people, rng = (server.ann, server.ben, server.cia), Random(11)
    for _ in range(400):
        seat = room.desk.asked()[0]
        before = room.desk.playing().hash()
        await play_one(room, people[seat], seat, rng)
        await calm()
        made = [entry for entry in room.desk.recent if entry.kind == "move"][-2:]
        if [entry.body.auto for entry in made] == [None, "forced"] and why_no_undo(room.desk, seat) is None:
            return seat, before
    raise AssertionError("nothing was forced after a choice")


async def test_what_is_no_choice_is_made_alone_and_goes_back_with_the_choice_before_it(server: Server) -> None:
    room = await server.room("tempus", server.ann, server.ben, server.cia)
    seat, before = await until_forced(server, room)
    await done(room, (server.ann, server.ben, server.cia)[seat], Undo(cid=cid(), seat=seat))
    await calm()
    assert room.desk.playing().hash() == before
    assert [entry.kind for entry in room.desk.recent][-2:] == ["undo", "undo"]
    assert room.desk.asked() == [seat]


async def test_what_a_game_always_asks_is_asked_even_where_there_is_one_answer(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, rng = (server.ann, server.ben, server.cia), Random(11)
    room = await server.room("tempus", *people)
    monkeypatch.setattr(room.desk.game.face, "always_asked", ("turn", "moving", "births"))
    single = set()
    for _ in range(60):
        seat = room.desk.asked()[0]
        question = await asked(room, people[seat], seat)
        assert question is not None
        single |= {question.kind} if len(question.legal) == 1 else set()
        await play_one(room, people[seat], seat, rng)
        await calm()
    assert "moving" in single
    made = [(entry.body.move or {})["do"] for entry in room.desk.recent if entry.body.auto == "forced"]
    assert not {"EndTurn", "MoveToken", "PlaceBaby"} & set(made)


def test_tempus_always_asks_whom_to_attack() -> None:
    assert make_game("tempus").face.always_asked == ("target",)


async def test_nobody_ends_a_turn_but_its_player_while_something_could_be_taken_back(server: Server) -> None:
    people, rng = (server.ann, server.ben, server.cia), Random(5)
    room = await server.room("tempus", *people)
    asked_last = 0
    for _ in range(60):
        seat = room.desk.asked()[0]
        question = await asked(room, people[seat], seat)
        assert question is not None
        asked_last += question.legal == [{"do": "EndTurn"}]
        await play_one(room, people[seat], seat, rng)
        await calm()
    assert asked_last


async def test_lists_of_tables_tell_how_far_a_game_has_come_and_who_has_scored_what(server: Server) -> None:
    people, rng = (server.ann, server.ben, server.cia), Random(4)
    room = await server.room("tempus", *people, start=False)
    gathering = await server.store.tables.get(room.id)
    assert gathering is not None
    assert (gathering.era, gathering.scores) == (None, None)
    await done(room, server.ann, Start(cid=cid()))
    for _ in range(40):
        seat = room.desk.asked()[0]
        await play_one(room, people[seat], seat, rng)
    await calm()
    row = await server.store.tables.get(room.id)
    assert row is not None
    assert (row.era, row.scores) == (1, room.desk.seen.measures()["points"])


class Counting(Pebbles):
    """A game that notes of which positions, and for whom, the legal moves are worked out."""

    def __init__(self) -> None:
        super().__init__(META)
        self.asked: list[tuple[object, int]] = []

    def legal(self, state: PebblesState, seat: int) -> list[int]:
        self.asked.append((state, seat))
        return super().legal(state, seat)

    def times(self, state: object, seat: int) -> int:
        return sum(1 for one, of in self.asked if one is state and of == seat)


async def test_the_legal_moves_of_a_position_are_worked_out_once(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, "beginner")
    for player in (server.ann, server.ann, server.ben, None):
        await room.join(player)
    await calm()
    room.desk.game = game = Counting()
    room.desk.moved()
    before, question = room.desk.state, await asked(room, server.ann, 0)
    assert question is not None
    why = await room.answer(server.ann, Why(cid=cid(), seat=0, move=question.legal[0]))
    assert isinstance(why, Answer)
    await done(room, server.ann, Play(cid=cid(), seat=0, decision=question.decision, move=question.legal[0]))
    await calm()
    assert room.desk.state is not before
    assert game.times(before, 0) == 1
    assert [game.times(room.desk.state, seat) for seat in range(3)] == [
        int(seat in room.desk.asked()) for seat in range(3)
    ]


@pytest.mark.parametrize("paused", [True, False])
async def test_nothing_moves_while_a_table_is_paused(server: Server, paused: bool) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    play = await play_of(room, server, 0)
    await done(room, server.ben, Pause(cid=cid(), paused=True))
    assert room.desk.row.asked == []
    if paused:
        assert (await refused(room, server.ann, play)).reason.key == "problem-paused"
        assert (await refused(room, server.eva, Pause(cid=cid(), paused=False))).reason.key == "problem-not-seated"
    else:
        await done(room, server.ben, Pause(cid=cid(), paused=False))
        assert isinstance(await room.obey(server.ann, play), Ack)
