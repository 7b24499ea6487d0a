"""Fair play: whom a game counts for is settled when it starts, and an opponent who is there stays."""

import pytest

from saecula.kernel.views import Outcome, Standing
from saecula.server.desk.desk import VOTE
from saecula.server.desk.seats import AWAY, Player
from saecula.server.ratings import Rater, Skill, places
from saecula.server.store import Store
from saecula.server.table.room import Room
from saecula.server.wire.commands import Concede, OfferEnd, Pause, RemoveSeat, Sit, StandIn
from saecula.server.wire.rest import NewTable, SeatWish
from saecula.server.wire.tables import Tempo
from tests.server.conftest import NewUrl
from tests.server.room_kit import Server, begin, cid, done, finish, refused


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """Who is rated is the same on every database: one kind suffices."""
    return new_url("sqlite")


async def keep(store: Store, *players: Player, kept: bool = True) -> None:
    """Let players keep their names, or give them up."""
    for player in players:
        row = await store.players.get(player.id)
        assert row is not None
        row.kept = kept
        await store.players.save(row)


async def skills(server: Server, *players: Player, tempo: str = "free") -> list[float | None]:
    """What players are rated at; nothing where they are not."""
    await Rater(server.store).rate_all()
    rows = await server.store.ratings.of([player.id for player in players], "pebbles", tempo)
    return [rows[player.id].mu if player.id in rows else None for player in players]


# ---------------------------------------------------------------- what counts


async def test_a_name_given_up_before_the_last_move_takes_no_loss_back(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    room = await server.room("pebbles", server.ann, server.ben)
    await done(room, server.ann, Concede(cid=cid(), seat=0))
    await keep(server.store, server.ann, kept=False)
    await finish(room, server.ben)
    loser, winner = await skills(server, server.ann, server.ben)
    assert loser is not None
    assert winner is not None
    assert loser < Skill().mu < winner


async def test_a_name_kept_after_the_start_makes_no_game_count(server: Server) -> None:
    await keep(server.store, server.ann)
    room = await server.room("pebbles", server.ann, server.ben)
    await keep(server.store, server.ben)
    await finish(room, server.ann, server.ben)
    assert await skills(server, server.ann, server.ben) == [None, None]


async def test_an_opponent_who_was_removed_is_an_opponent_still(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    room = await server.room("pebbles", server.ann, server.ben)
    await server.clock.advance(AWAY + 1)
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    await finish(room, server.ann)
    assert None not in await skills(server, server.ann, server.ben)


async def test_who_gave_up_has_lost_though_the_others_stop_the_game(server: Server) -> None:
    await keep(server.store, server.ann, server.ben, server.cia)
    room = await server.room("pebbles", server.ann, server.ben, server.cia)
    await done(room, server.ann, Concede(cid=cid(), seat=0))
    await done(room, server.ben, OfferEnd(cid=cid(), seat=1, agree=True))
    await done(room, server.cia, OfferEnd(cid=cid(), seat=2, agree=True))
    assert room.desk.row.end == "agreed"
    loser, one, other = await skills(server, server.ann, server.ben, server.cia)
    assert loser is not None
    assert one == other
    assert one is not None
    assert loser < one


async def test_where_all_agree_to_stop_and_nobody_gave_up_nobody_is_rated(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    room = await server.room("pebbles", server.ann, server.ben)
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    await done(room, server.ben, OfferEnd(cid=cid(), seat=1, agree=True))
    assert await skills(server, server.ann, server.ben) == [None, None]
    assert await server.store.tables.unrated() == []


async def test_the_log_says_whether_a_game_counts(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    for other, told in ((server.ben, "rated"), (server.cia, None)):
        room = await server.room("pebbles", server.ann, other)
        assert [entry.body.text for entry in room.desk.recent if entry.kind == "started"] == [told]


async def test_a_deal_that_may_be_known_counts_for_nobody(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    wish = NewTable(game="pebbles", seats=[SeatWish("me"), SeatWish("open")], phrase="red moon")
    room = await server.rooms.get((await server.rooms.create(server.ann, wish)).id)
    await done(room, server.ben, Sit(cid=cid(), seat=1))
    await done(room, server.ann, begin())
    assert room.desk.notes.counted == [None, None]


def test_the_first_who_gave_up_comes_last_of_all() -> None:
    outcome = Outcome([Standing(seat, place, 0, {}) for seat, place in enumerate((1, 2, 3))], "X")
    assert places(outcome, []) == {0: 1, 1: 2, 2: 3}
    assert places(outcome, [0, 1]) == {0: 5, 1: 4, 2: 3}
    assert places(outcome, [2], is_early=True) == {0: 1, 1: 1, 2: 4}


# ---------------------------------------------------------------- seats taken from somebody


def kinds(room: Room) -> list[str]:
    """Who sits where, by kind."""
    return [seat.kind for seat in room.desk.row.seats]


async def test_the_host_cannot_remove_the_only_opponent_who_is_there(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, "beginner")
    await room.join(server.ben)
    await server.clock.advance(2 * AWAY)
    said = await refused(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    assert said.reason.key == "problem-vote"
    assert room.desk.row.seats[1].player == server.ben.id


async def test_all_others_who_are_there_remove_somebody_by_a_vote(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, server.cia, server.dan)
    for player in (server.ann, server.ben, server.cia):
        await room.join(player)
    assert (await refused(room, server.eva, RemoveSeat(cid=cid(), seat=1))).error == "forbidden"
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    assert (await room.info()).seats[1].opposed_by == [0]
    assert [entry.kind for entry in room.desk.recent].count("remove-offered") == 1
    assert kinds(room)[1] == "person"
    await done(room, server.cia, RemoveSeat(cid=cid(), seat=1))
    assert kinds(room)[1] == "bot", "dan is not there and need not be asked"


async def test_a_vote_lapses_after_a_while(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, server.cia)
    for player in (server.ann, server.ben, server.cia):
        await room.join(player)
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    await server.clock.advance(VOTE + 1)
    await done(room, server.cia, RemoveSeat(cid=cid(), seat=1))
    assert room.desk.row.seats[1].kind == "person"
    assert (await room.info()).seats[1].opposed_by == [2]


async def test_two_seats_of_one_player_are_one_voice(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, None, start=False)
    await done(room, server.ann, Sit(cid=cid(), seat=2, name="Zoe"))
    await done(room, server.ann, begin())
    await room.join(server.ben)
    assert (await refused(room, server.ann, RemoveSeat(cid=cid(), seat=1))).reason.key == "problem-vote"


async def test_in_a_game_of_days_the_host_removes_only_somebody_whom_the_clock_has_replaced(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=Tempo("turns", 3600, 60, 3600))
    await server.clock.advance(2 * AWAY)
    assert (await refused(room, server.ann, RemoveSeat(cid=cid(), seat=1))).reason.key == "problem-vote"
    await done(room, server.ben, StandIn(cid=cid(), seat=1, level="casual"))
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    assert room.desk.row.seats[1].kind == "bot"


# ---------------------------------------------------------------- losses that nobody escapes


async def test_nobody_stops_a_rated_game_while_an_opponent_is_away(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    room = await server.room("pebbles", server.ann, server.ben)
    await room.join(server.ann)
    await server.clock.advance(AWAY + 1)
    await done(room, server.ann, StandIn(cid=cid(), seat=1, level="casual"))
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    assert room.desk.row.status == "playing", "ben has not been asked"
    await done(room, server.ben, OfferEnd(cid=cid(), seat=1, agree=True))
    assert room.desk.row.end == "agreed"


async def test_nobody_stops_a_rated_game_whose_leader_was_removed(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    room = await server.room("pebbles", server.ann, server.ben)
    await server.clock.advance(AWAY + 1)
    await done(room, server.ann, RemoveSeat(cid=cid(), seat=1))
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    assert room.desk.row.status == "playing"
    await done(room, server.ann, Concede(cid=cid(), seat=0))
    loser, winner = await skills(server, server.ann, server.ben)
    assert loser is not None
    assert winner is not None
    assert loser < winner


async def test_a_game_that_counts_for_nobody_ends_without_those_who_left(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await server.clock.advance(AWAY + 1)
    await done(room, server.ann, StandIn(cid=cid(), seat=1, level="casual"))
    await done(room, server.ann, OfferEnd(cid=cid(), seat=0, agree=True))
    assert room.desk.row.end == "agreed"


async def test_in_a_rated_game_nobody_chooses_how_well_somebody_is_replaced(server: Server) -> None:
    await keep(server.store, server.ann, server.ben)
    for other, mine, theirs in ((server.ben, "casual", "casual"), (server.cia, "master", "beginner")):
        room = await server.room("pebbles", server.ann, other)
        await server.clock.advance(AWAY + 1)
        await room.join(server.ann)
        await done(room, server.ann, StandIn(cid=cid(), seat=0, level="master"))
        await done(room, server.ann, StandIn(cid=cid(), seat=1, level="beginner"))
        levels = [entry.body.level for entry in room.desk.recent if entry.kind == "stand-in"]
        assert levels == [mine, theirs]


async def test_time_for_coming_back_is_given_once_a_decision(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=Tempo("live", 60, 0, 60))
    await room.join(server.ann)
    seat = next(seat for seat in room.desk.waited_for() if room.desk.row.seats[seat].player == server.ann.id)
    await done(room, server.ann, StandIn(cid=cid(), seat=seat, level="casual"))
    await done(room, server.ann, Pause(cid=cid(), paused=True))
    left = room.desk.banks.left
    for given in (10_000, 0):
        left[seat] = 0.0
        await done(room, server.ann, StandIn(cid=cid(), seat=seat, level=None))
        assert left[seat] == given
        await done(room, server.ann, StandIn(cid=cid(), seat=seat, level="casual"))
