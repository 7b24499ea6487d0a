"""Seats and manners: who sits, who may do what, and how a game ends otherwise than by its rules."""

import pytest

from saecula.bots.personas import CHARACTERS, NAMES
from saecula.kernel.errors import BadRecord
from saecula.kernel.record import from_jsonl, to_jsonl
from saecula.kernel.views import Outcome, Standing
from saecula.play.replay import verify
from saecula.server.desk.playing import rank
from saecula.server.desk.seats import AWAY, bot_of
from saecula.server.telling.patches import apply
from saecula.server.wire.commands import (
    AddBot,
    Concede,
    Mute,
    OfferEnd,
    Play,
    RemoveSeat,
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
)
from saecula.server.wire.frames import Welcome
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.rest import From, NewTable, SeatWish
from saecula.server.wire.tables import Tempo
from saecula.texts.record import to_text
from tests.server.room_kit import (
    Server,
    as_json,
    asked,
    begin,
    calm,
    cid,
    done,
    finish,
    refused,
    sit,
    unpacked,
    waiting,
)


async def test_people_sit_down_stand_up_and_the_host_starts(server: Server) -> None:
    room = await server.room("pebbles", server.ann, None, start=False)
    info = await room.info()
    assert info.status == "gathering"
    assert len(info.commitment) == 64
    assert (await refused(room, server.ann, begin())).reason.key == "problem-seats-open"
    await done(room, server.ben, sit(1))
    assert (await refused(room, server.cia, sit(1))).reason.key == "problem-seat-taken"
    assert (await refused(room, server.cia, Stand(cid=cid(), seat=1))).reason.key == "problem-not-your-seat"
    await done(room, server.ben, Stand(cid=cid(), seat=1))
    await done(room, server.cia, sit(1, nonce="salt"))
    assert (await refused(room, server.cia, begin())).reason.key == "problem-not-host"
    await done(room, server.ann, begin())
    assert room.desk.header is not None
    assert room.desk.header.nonces == ["", "salt"]
    assert room.desk.header.players == ["Ann", "Cia"]
    assert room.desk.header.commitment == info.commitment
    assert (await refused(room, server.ben, sit(0))).reason.key == "problem-started"


async def test_several_people_may_sit_at_one_screen(server: Server) -> None:
    room = await server.room("pebbles", server.ann, None, start=False)
    await done(room, server.ann, Sit(cid=cid(), seat=1, name="Zoe"))
    await done(room, server.ann, begin())
    seen = await room.welcome(server.ann, 1)
    assert seen.yours == [0, 1]
    assert seen.eyes == 1
    assert seen.table.seats[1].name == "Zoe"


async def test_only_the_host_adds_bots_and_empties_seats(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, None, start=False)
    bot = AddBot(cid=cid(), seat=2, level="beginner")
    assert (await refused(room, server.ben, bot)).reason.key == "problem-not-host"
    unknown = AddBot(cid=cid(), seat=2, level="genius")
    assert (await refused(room, server.ann, unknown)).reason.key == "problem-level"
    await done(room, server.ann, AddBot(cid=cid(), seat=2, level="beginner"))
    listener = await room.join(server.ben)
    waiting(listener)
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    await calm()
    assert [seat.kind for seat in (await room.info()).seats] == ["person", "open", "bot"]
    (frame,) = waiting(listener)
    assert isinstance(frame, Welcome)
    assert (frame.eyes, frame.yours) == (None, [])


async def test_a_bot_plays_its_seat_and_a_removed_player_is_replaced_for_good(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, "beginner")
    await server.clock.advance(AWAY + 1)
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    row = room.desk.row.seats[1]
    assert (row.kind, row.player, row.level) == ("bot", None, "casual")
    await finish(room, server.ann)
    assert room.desk.row.end == "rules"
    record = await room.inquiries.record()
    assert verify(room.desk.game, record) == (record.ending and record.ending.hash)


async def test_spectators_may_only_chat_and_the_host_may_mute_them(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await done(room, server.eva, Say(cid=cid(), text=" hello "))
    entry = (await room.welcome(None, None)).entries[-1]
    assert (entry.kind, entry.name, entry.text, entry.seat) == ("chat", "Eva", "hello", None)
    assert (await refused(room, None, Say(cid=cid(), text="x"))).reason.key == "problem-who"
    assert (await refused(room, server.eva, Say(cid=cid(), text="  "))).error == "malformed"
    mute = Mute(cid=cid(), player=server.eva.id, muted=True)
    assert (await refused(room, server.eva, mute)).reason.key == "problem-not-host"
    await done(room, server.ann, mute)
    assert (await refused(room, server.eva, Say(cid=cid(), text="x"))).reason.key == "problem-muted"
    await done(room, server.ann, Mute(cid=cid(), player=server.eva.id, muted=False))
    await done(room, server.eva, Say(cid=cid(), text="thanks"))
    kinds = [(entry.kind, entry.body.text) for entry in room.desk.recent][-4:]
    assert kinds == [("chat", "hello"), ("muted", "Eva"), ("unmuted", "Eva"), ("chat", "thanks")]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    question = await asked(room, server.ann, 0)
    assert question is not None
    play = Play(cid=cid(), seat=0, decision=question.decision, move=question.legal[0])
    await done(room, server.ann, StandIn(cid=cid(), seat=0, level="beginner"))
    assert (await refused(room, server.ann, play)).reason.key == "problem-stand-in"
    await calm()
    move = room.desk.recent[-1]
    assert (move.kind, move.seat, move.body.auto) == ("move", 0, "stand-in")
    assert (
        await refused(room, server.ben, StandIn(cid=cid(), seat=0, level=None))
    ).reason.key == "problem-not-your-seat"
    await done(room, server.ann, StandIn(cid=cid(), seat=0, level=None))
    assert room.desk.recent[-1].kind == "taken-back"
    assert room.desk.row.seats[0].stand_in is None


async def test_somebody_gone_for_a_minute_may_be_stood_in_for(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    listener = await room.join(server.ben)
    hand_over = StandIn(cid=cid(), seat=1, level="casual")
    await server.clock.advance(AWAY + 1)
    assert (await refused(room, server.ann, hand_over)).reason.key == "problem-present"
    room.leave(listener)
    assert not (await room.info()).seats[1].online
    await server.clock.advance(AWAY - 1)
    again = StandIn(cid=cid(), seat=1, level="casual")
    assert (await refused(room, server.ann, again)).reason.key == "problem-present"
    await server.clock.advance(2)
    third = StandIn(cid=cid(), seat=1, level="casual")
    assert (await refused(room, server.eva, third)).reason.key == "problem-not-seated"
    await done(room, server.ann, StandIn(cid=cid(), seat=1, level="casual"))
    assert room.desk.row.seats[1].stand_in == "casual"


async def test_in_a_game_of_days_only_the_clock_hands_a_seat_over(server: Server) -> None:
    tempo = Tempo("turns", 86_400, 3600, 86_400)
    room = await server.room("pebbles", server.ann, server.ben, tempo=tempo)
    await server.clock.advance(2 * AWAY)
    hand_over = StandIn(cid=cid(), seat=1, level="casual")
    assert (await refused(room, server.ann, hand_over)).reason.key == "problem-present"


def test_those_who_gave_up_come_last() -> None:
    outcome = Outcome([Standing(seat, place, 0, {}) for seat, place in enumerate((1, 2, 2, 4))], "X")
    assert [standing.rank for standing in rank(outcome, [0]).standings] == [4, 1, 1, 3]
    assert [standing.rank for standing in rank(outcome, [0, 1]).standings] == [3, 4, 1, 2]


async def test_who_concedes_comes_last_while_a_bot_plays_on(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, server.cia)
    await done(room, server.ann, Concede(cid=cid(), seat=0))
    back = StandIn(cid=cid(), seat=0, level=None)
    assert (await refused(room, server.ann, back)).reason.key == "problem-conceded"
    await finish(room, server.ben, server.cia)
    result = (await room.info()).result
    assert result is not None
    assert result.standings[0].rank == 3


async def test_giving_up_against_bots_ends_the_game_as_it_stands(server: Server) -> None:
    room = await server.room("pebbles", server.ann, "beginner", "beginner")
    await done(room, server.ann, Concede(cid=cid(), seat=0))
    info = await room.info()
    assert (info.status, info.end) == ("over", "abandoned")
    assert info.result is not None
    assert info.result.standings[0].rank == 3
    record = await room.inquiries.record()
    assert record.ending is not None
    assert record.ending.early


async def test_the_game_goes_on_while_a_person_is_left_even_one_who_is_away(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, "beginner")
    await done(room, server.ben, StandIn(cid=cid(), seat=1, level="casual"))
    await done(room, server.ann, Concede(cid=cid(), seat=0))
    assert room.desk.row.status == "playing"
    await done(room, server.ben, Concede(cid=cid(), seat=1))
    assert room.desk.row.end == "abandoned"


async def test_bots_at_a_table_have_names_of_their_own_and_differ_in_character(server: Server) -> None:
    room = await server.room("tempus", server.ann, "casual", "casual", "strong", None, start=False)
    await done(room, server.ann, AddBot(cid=cid(), seat=4, level="casual"))
    bots = [seat for seat in (await room.info()).seats if seat.kind == "bot"]
    assert len({bot.name for bot in bots}) == 4
    assert {bot.character for bot in bots} == set(CHARACTERS)
    assert [bot.level for bot in bots] == ["casual", "casual", "strong", "casual"]
    added = [entry.body for entry in room.desk.recent if entry.kind == "bot-added"]
    assert [body.name for body in added] == [bot.name for bot in bots]


async def test_the_character_of_a_bot_may_be_chosen_and_is_that_of_its_play(server: Server) -> None:
    room = await server.room("pebbles", server.ann, None, start=False)
    await done(room, server.ann, AddBot(cid=cid(), seat=1, level="casual", character="scholar"))
    row = room.desk.row.seats[1]
    assert (row.character, bot_of(row)) == ("scholar", "casual@scholar")
    assert row.name in NAMES["scholar"]
    row.character = None  # as at tables of before
    assert bot_of(row) == "casual"


async def test_a_rematch_against_bots_starts_at_once(server: Server) -> None:
    room = await server.room("pebbles", server.ann, "beginner", "casual")
    await done(room, server.ann, Concede(cid=cid(), seat=0))
    again = await server.rooms.rematch(server.ann, room.id)
    assert again.status == "playing"
    assert [seat.level for seat in again.seats] == [None, "beginner", "casual"]
    assert [(seat.name, seat.character) for seat in again.seats] == [
        (seat.name, seat.character) for seat in room.desk.row.seats
    ]
    assert (await server.rooms.rematch(server.ann, room.id)).id == again.id


async def test_a_game_ends_when_all_agree(server: Server) -> None:
    ended: list[str] = []

    async def on_over(table: object) -> None:
        ended.append("over")

    server.rooms.outside.on_over = on_over
    room = await server.room("pebbles", server.ann, server.ben, "beginner")
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    assert (await room.info()).seats[0].agrees_to_end
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=False))
    await done(room, server.ben, OfferEnd(cid=cid(), seat=1, agree=True))
    assert room.desk.row.status == "playing"
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    info = await room.info()
    assert (info.status, info.end) == ("over", "agreed")
    assert info.result is not None
    await calm()
    assert ended == ["over"]
    assert (await room.welcome(server.ann, 1)).eyes == 1
    record = await room.inquiries.record()
    assert record.ending is not None
    assert record.ending.early
    assert verify(room.desk.game, from_jsonl(to_jsonl(record))) == record.ending.hash
    assert (await refused(room, server.ann, Concede(cid=cid(), seat=0))).reason.key == "problem-over"


async def test_whoever_lets_a_bot_play_may_still_end_a_game_that_nobody_else_plays(server: Server) -> None:
    room = await server.room("pebbles", server.ann, "beginner")
    await done(room, server.ann, StandIn(cid=cid(), seat=0, level="beginner"))
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    assert (await room.info()).end == "agreed"


async def test_a_game_ends_when_the_last_one_who_did_not_agree_lets_a_bot_play(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, "beginner")
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    assert (await room.info()).status == "playing"
    await done(room, server.ben, StandIn(cid=cid(), seat=1, level="beginner"))
    assert (await room.info()).end == "agreed"


async def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, "beginner")
    with pytest.raises(Refusal, match="problem-not-over"):
        await server.rooms.rematch(server.ann, room.id)
    await finish(room, server.ann, server.ben)
    with pytest.raises(Refusal, match="problem-not-seated"):
        await server.rooms.rematch(server.eva, room.id)
    first = await server.rooms.rematch(server.ben, room.id)
    assert [seat.player for seat in first.seats] == [None, server.ben.id, None]
    second = await server.rooms.rematch(server.ann, room.id)
    assert second.id == first.id == (await room.info()).rematch
    assert [seat.player for seat in second.seats] == [server.ann.id, server.ben.id, None]
    assert second.host == server.ben.id
    assert second.commitment != (await room.info()).commitment


def wish(**changes: object) -> NewTable:
    seats = [SeatWish("me"), SeatWish("hot", name="Zoe")]
    return NewTable(game="pebbles", seats=seats, start=True, **changes)  # type: ignore[arg-type]


async def hands(server: Server, table: str) -> object:
    return (await server.rooms.get(table)).desk.state.ground.rows


async def test_the_same_deal_and_the_same_phrase_deal_alike(server: Server) -> None:
    room = await server.room("pebbles", server.ann, None, start=False)
    await done(room, server.ben, sit(1, nonce="salt"))
    await done(room, server.ann, begin())
    dealt = await hands(server, room.id)
    with pytest.raises(Refusal, match="problem-not-over"):
        await server.rooms.create(server.eva, wish(same_deal=room.id))
    await finish(room, server.ann, server.ben)
    same = await server.rooms.create(server.eva, wish(same_deal=room.id))
    assert same.status == "playing"
    assert await hands(server, same.id) == dealt
    one = await server.rooms.create(server.eva, wish(phrase="Red  moon"))
    two = await server.rooms.create(server.ann, wish(phrase="red moon "))
    other = await server.rooms.create(server.ann, wish(phrase="blue moon"))
    assert await hands(server, one.id) == await hands(server, two.id)
    assert one.commitment == two.commitment != other.commitment


async def test_play_goes_on_from_a_position_of_a_game_that_is_over(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await finish(room, server.ann, server.ben)
    data = unpacked(await room.replay(None, None))
    expected = data.first
    for step in data.steps[:8]:
        expected = apply(expected, step.patch)
    made = await server.rooms.create(server.eva, wish(origin=From(room.id, data.steps[7].n)))
    assert as_json((await (await server.rooms.get(made.id)).welcome(None, None)).view) == expected
    with pytest.raises(Refusal, match="problem-over"):
        await server.rooms.create(server.eva, wish(origin=From(room.id, data.steps[-1].n)))


async def test_the_replay_of_a_game_that_is_over_is_made_once_whoever_is_there(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await finish(room, server.ann, server.ben)
    packed, other = await room.replay(None, None), unpacked(await room.replay(None, 0))
    assert (other.eyes, other.first["seat"]) == (0, 0)
    listener = await room.join(server.eva)
    assert await room.replay(None, None) is packed
    room.leave(listener)
    again = await server.rooms.rematch(server.ann, room.id)
    assert unpacked(await room.replay(None, None)).table.rematch == again.id


async def test_a_record_is_taken_in_and_opens_like_a_table_of_ones_own(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await finish(room, server.ann, server.ben)
    record = await room.inquiries.record()
    for text in (to_jsonl(record), to_text(record, room.desk.game.book)):
        info = await server.rooms.take_in(server.eva, text)
        opened = await server.store.tables.open(info.id)
        assert opened is not None
        assert opened.snapshot is not None
        assert opened.snapshot.n == len(record.lines)  # it need not be replayed to be laid out
        taken = await server.rooms.get(info.id)
        assert (await taken.inquiries.record()) == record
        assert (await taken.welcome(None, 0)).view == (await room.welcome(None, 0)).view
    with pytest.raises(BadRecord):
        await server.rooms.take_in(server.eva, to_jsonl(record)[:-30])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "go"}, "problem-options"),
        ({"options": {"glass": "full"}}, "problem-options"),
        ({"seats": [SeatWish("me")]}, "problem-options"),
        ({"seats": [SeatWish("me"), SeatWish("bot", level="genius")]}, "problem-level"),
        ({"same_deal": "aaaaaaaaaaaa"}, "problem-no-table"),
    ],
)
async def test_impossible_tables_are_not_opened(server: Server, changes: dict[str, object], key: str) -> None:
    made = wish()
    for name, value in changes.items():
        setattr(made, name, value)
    with pytest.raises(Refusal, match=key):
        await server.rooms.create(server.ann, made)


async def test_starting_is_answered_once(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, start=False)
    start = Start(cid=cid())
    assert await done(room, server.ann, start) == await done(room, server.ann, start)
