"""What-if, preview and hint: all from what the seat knows."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from saecula.conformance.trial import copied
from saecula.games import make_game
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all
from saecula.server.table.room import Room
from saecula.server.telling.foresight import advice, foresee
from saecula.server.thinking import Ruled
from saecula.server.wire.commands import Play
from saecula.server.wire.frames import Answer, Foreseen, Refused
from saecula.server.wire.inquiries import AskHint, Foresee, Tried
from tests.server.room_kit import Server, asked, cid, done, play_one


async def ask_foresee(room: Room, server: Server, *tried: Tried, world: int = 0) -> Foreseen:
    said = await room.answer(server.ann, Foresee(cid=cid(), seat=0, moves=list(tried), world=world))
    assert isinstance(said, Answer), said
    assert said.foreseen is not None
    return said.foreseen


async def until_asked(room: Room, server: Server, seat: int, least: int = 2) -> None:
    people = (server.ann, server.ben, server.cia)
    rng = Random(4)
    while True:
        question = await asked(room, people[seat], seat)
        if question is not None and len(question.legal) >= least:
            return
        for other in room.desk.asked():
            await play_one(room, people[other], other, rng)
        await room.info()


async def test_a_preview_shows_what_then_happens(server: Server) -> None:
    room = await server.room("tempus", server.ann, server.ben, server.cia)
    rng = Random(9)
    sure = 0
    for _ in range(25):
        await until_asked(room, server, 0, 1)
        question = await asked(room, server.ann, 0)
        assert question is not None
        move = rng.choice(question.legal)
        before = room.version
        seen = await ask_foresee(room, server, Tried(0, move))
        await done(room, server.ann, Play(cid=cid(), seat=0, decision=question.decision, move=move))
        if seen.open:
            continue
        sure += 1
        entry = next(one for one in (await room.welcome(server.ann, 0, before)).entries if one.seat == 0)
        assert entry.events == seen.events
        played = next(one for one in room.desk.playing().played if one.n == entry.n)
        assert played.barrier == seen.barrier
    assert sure > 5


async def test_a_preview_changes_nothing(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    question = await asked(room, server.ann, 0)
    assert question is not None
    version, state = room.version, room.desk.playing().hash()
    await ask_foresee(room, server, Tried(0, question.legal[0]))
    assert (room.version, room.desk.playing().hash()) == (version, state)


async def test_foresight_rests_on_what_the_seat_knows_alone(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    game, state = room.desk.game, room.desk.state
    question = await asked(room, server.ann, 0)
    assert question is not None
    tried = [Tried(0, question.legal[0])]
    worlds = (game.resample(game.view(copied(state), 0), Random(number)) for number in range(100))
    other = next(world for world in worlds if game.view(world, 1) != game.view(state, 1))
    pebbles = Ruled("pebbles")
    assert foresee(pebbles, game.view(other, 0), tried, 0) == foresee(pebbles, game.view(state, 0), tried, 0)


async def test_what_depends_on_others_is_open_and_other_worlds_come_out_otherwise(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    question = await asked(room, server.ann, 0)
    assert question is not None
    mine = Tried(0, question.legal[0])
    alone = await ask_foresee(room, server, mine)
    assert not alone.open
    assert [one.seat for one in alone.asked] == [1]
    both = await ask_foresee(room, server, mine, Tried(1, alone.asked[0].asked.legal[0]))
    assert any(event["event"] == "PebbleShown" for event in both.events)
    assert both.barrier == "undo-learned"
    worlds = [await ask_foresee(room, server, mine, world=number) for number in range(8)]
    assert len({str(world.asked) for world in worlds}) > 1


async def test_illegal_and_malformed_tries_are_refused(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    for tried in (Tried(0, {"do": "Snatch"}), Tried(0, {"do": "Fly"}), Tried(-1, {"do": "Draw", "value": "1"})):
        said = await room.answer(server.ann, Foresee(cid=cid(), seat=0, moves=[tried]))
        assert isinstance(said, Refused)
    nothing = await ask_foresee(room, server, Tried(-1))
    assert nothing.events == []


async def test_nobody_asks_for_another_seat(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    for player in (server.ben, server.eva, None):
        for inquiry in (Foresee(cid=cid(), seat=0, moves=[]), AskHint(cid=cid(), seat=0)):
            said = await room.answer(player, inquiry)
            assert isinstance(said, Refused)
            assert said.error == "forbidden"


async def test_a_hint_names_three_moves_and_what_changes(server: Server) -> None:
    room = await server.room("tempus", server.ann, server.ben, server.cia)
    await until_asked(room, server, 0, 4)
    said = await room.answer(server.ann, AskHint(cid=cid(), seat=0, level="casual"))
    assert isinstance(said, Answer)
    assert said.hint is not None
    question = await asked(room, server.ann, 0)
    assert question is not None
    assert len(said.hint.moves) == 3
    assert all(advised.move in question.legal for advised in said.hint.moves)
    measures = room.desk.game.face.measures(room.desk.state)
    assert all(set(advised.changes) <= set(measures) for advised in said.hint.moves)
    unknown = await room.answer(server.ann, AskHint(cid=cid(), seat=0, level="genius"))
    assert isinstance(unknown, Refused)


async def test_a_hint_rests_on_what_the_seat_knows_alone(server: Server) -> None:
    room = await server.room("tempus", server.ann, server.ben, server.cia)
    await until_asked(room, server, 0)
    game, state = room.desk.game, room.desk.state
    other = game.resample(game.view(state, 0), Random(5))
    legal = game.legal(state, 0)
    hints = [advice(Ruled("tempus"), "casual", game.view(one, 0), legal, 3) for one in (state, other)]
    assert hints[0] == hints[1]


def drawing_moves(match: Match[Any], rng: Random) -> Iterator[tuple[int, int]]:
    """Play at random; each move of a seat after which chance draws, where it can be made."""
    game = match.game
    while any(seat >= 0 for seat in game.to_act(match.state)):
        seat = rng.choice([seat for seat in game.to_act(match.state) if seat >= 0])
        code = rng.choice(game.legal(match.state, seat))
        after = copied(match.state)
        game.make(after, seat, code, Log(False))
        if CHANCE in game.to_act(after):
            yield seat, code
        match.play(seat, code)
        draw_all(match)


@pytest.mark.parametrize("name", ["tempus", "rise-and-fall", "through-the-ages", "time-of-empires"])
def test_nothing_that_chance_draws_is_told_as_sure(name: str) -> None:
    game, options = make_game(name), {"ages": "initiation"} if name == "time-of-empires" else {}
    match = Match(game, 3, options, seed_of(name, 5))
    draw_all(match)
    told = 0
    for (seat, code), _ in zip(drawing_moves(match, Random(2)), range(6)):
        tried = [Tried(seat, game.book.decode(code).json())]
        worlds = [foresee(Ruled(name), game.view(match.state, seat), tried, number) for number in range(3)]
        assert all(world.open for world in worlds)
        assert len({str(world.events[: world.sure]) for world in worlds}) == 1
        told += 1
    assert told or name == "rise-and-fall"


def test_a_card_drawn_unseen_is_not_named_beforehand() -> None:
    game, options = make_game("time-of-empires"), {"ages": "initiation"}
    match = Match(game, 3, options, seed_of("draw", 1))
    draw_all(match)
    for seat, code in drawing_moves(match, Random(2)):
        move = game.book.decode(code).json()
        if move["do"] != "DrawFrom":
            continue
        seen = foresee(Ruled("time-of-empires"), game.view(match.state, seat), [Tried(seat, move)], 0)
        assert any(event["event"] == "CardDrawn" for event in seen.events)
        assert seen.events[: seen.sure] == []
        return
