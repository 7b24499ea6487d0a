"""In an age: nothing is answered beforehand, and nobody but its player changes anything about a seat."""

from typing import Any

import msgspec
import pytest

from saecula.server.desk.automatic import Automatic
from saecula.server.desk.desk import Desk
from saecula.server.desk.seats import Player
from saecula.server.table import household
from saecula.server.time.races import EARLY
from saecula.server.wire.commands import (
    AddBot,
    AnyCommand,
    Concede,
    Mute,
    OfferEnd,
    Pause,
    Play,
    Preset,
    RemoveSeat,
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from saecula.server.wire.frames import Refused
from tests.server.age_kit import COUNTS, GAME, GLASS, OPTIONS, Age, begin_age, open_age, turning
from tests.server.conftest import NewUrl
from tests.server.room_kit import Server, calm, cid, done, refused

BEGAN = round(COUNTS * 1000)
IDEAS = turning("ideas")


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """Time is the same on every database: one kind suffices."""
    return new_url("sqlite")


def beforehand(move: dict[str, str] | None = IDEAS, seat: int = 0) -> Preset:
    return Preset(cid=cid(), seat=seat, kind="idle", move=move)


@pytest.mark.rule("TOE-RTI-1")
async def test_no_glass_is_turned_beforehand_while_the_clock_of_the_game_runs(server: Server) -> None:
    age = await open_age(server)
    await server.clock.advance(15.4)
    said = await refused(age.room, server.ann, beforehand())
    assert (said.error, said.reason.key) == ("illegal", "problem-preset-time")
    await calm()
    assert age.course() == []
    assert age.room.desk.presets == {}


@pytest.mark.rule("TOE-RTI-1")
async def test_nothing_is_answered_beforehand_in_a_pause_of_an_age(server: Server) -> None:
    age = await open_age(server)
    for person in age.people:
        await done(age.room, person, Pause(cid=cid(), paused=True))
    assert (await refused(age.room, server.ann, beforehand())).reason.key == "problem-preset-time"


@pytest.mark.rule("TOE-RTI-1")
async def test_an_answer_given_before_the_age_rests_while_it_runs_and_can_be_taken_back(server: Server) -> None:
    seats = (server.ben, server.cia)
    room = await server.room(GAME, server.ann, *seats, options=OPTIONS)
    await done(room, server.ann, beforehand())
    age = await begin_age(server, room, *seats)
    await server.clock.advance(3)
    assert age.course() == []
    for glass, action in ((1, "bricks"), (2, "draw-left")):
        await age.turn(0, action, glass=glass)
    made = len(age.course())
    await server.clock.advance(GLASS + 1)
    assert len(age.course()) == made
    await done(room, server.ann, beforehand(None))
    assert room.desk.presets == {}


@pytest.mark.rule("TOE-RTI-1")
async def test_a_forced_answer_has_the_game_time_of_its_moment(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    age = await open_age(server)
    game = age.room.desk.game
    forced = [Automatic(0, age.decision(0), game.book.encode(game.book.from_json(IDEAS)), "forced")]

    def found(desk: Desk) -> Automatic | None:
        return forced[0] if forced and desk.asked() and not age.course() else None

    await server.clock.advance(15.4)
    monkeypatch.setattr(household, "next_automatic", found)
    await done(age.room, server.dan, Say(cid=cid(), text="go on"))
    await calm()
    assert age.course()[0] == (0, "turn-glass 1 ideas", BEGAN + 15_400)


# ---------------------------------------------------------------- strangers


@pytest.mark.rule("TOE-RTI-1")
@pytest.mark.parametrize("name", ["ann", "dan"])
async def test_a_claim_for_a_seat_of_somebody_else_leaves_that_seat_its_fair_time(server: Server, name: str) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    await server.clock.advance(1)
    stranger: Player = getattr(server, name)
    play = Play(cid=cid(), seat=1, decision=age.decision(1), move=IDEAS)
    said = await age.room.obey(stranger, play)
    assert isinstance(said, Refused)
    assert said.reason.key == "problem-not-your-seat"
    await age.turn(1, "ideas", 0.100)
    assert age.course() == [(1, "turn-glass 1 ideas", BEGAN + 900)]


@pytest.mark.rule("TOE-RTI-1")
async def test_a_claim_for_a_seat_that_a_bot_plays_by_now_changes_nothing_about_it(server: Server) -> None:
    age = await open_age(server)
    await done(age.room, server.ben, StandIn(cid=cid(), seat=1, level="beginner"))
    before = dict(age.room.races._last)
    play = Play(cid=cid(), seat=1, decision=age.decision(1), move=IDEAS)
    assert (await refused(age.room, server.ben, play)).reason.key == "problem-stand-in"
    assert age.room.races._last == before


@pytest.mark.rule("TOE-RTI-1")
async def test_a_strangers_claim_is_refused_at_once_and_holds_nobody_up(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    await server.clock.advance(1)
    waits = await age.turn(0, "ideas")
    assert not waits.done()
    said = await age.room.obey(server.dan, Play(cid=cid(), seat=0, decision=age.decision(0), move=IDEAS))
    assert isinstance(said, Refused)
    await server.clock.advance(0.100 + EARLY)
    assert waits.done()


#: What somebody may try on the seat of somebody else.
ON_A_SEAT: list[AnyCommand] = [
    Play(cid="", seat=1, decision=1, move=IDEAS),
    Undo(cid="", seat=1),
    Preset(cid="", seat=1, kind="idle", move=IDEAS),
    Preset(cid="", seat=1, kind="other", move=None),
    Sit(cid="", seat=1),
    Stand(cid="", seat=1),
    StandIn(cid="", seat=1, level="casual"),
    StandIn(cid="", seat=1, level=None),
    Concede(cid="", seat=1),
    OfferEnd(cid="", seat=1, agree=True),
]
#: What only the host may do, and what only those who sit may do.
BY_THE_HOST: list[AnyCommand] = [
    AddBot(cid="", seat=1, level="casual"),
    Mute(cid="", player="somebody", muted=True),
    Start(cid=""),
]
BY_THOSE_WHO_SIT: list[AnyCommand] = [
    Pause(cid="", paused=True),
    Pause(cid="", paused=False),
    RemoveSeat(cid="", seat=1),
]


def picture(age: Age) -> dict[str, Any]:
    """All that there is about seats: rows, answers given beforehand, banks, times, wishes, presence, what is known."""
    desk, room = age.room.desk, age.room
    return {
        "row": msgspec.to_builtins(desk.row),
        "presets": dict(desk.presets),
        "held": dict(desk.held),
        "pausing": set(desk.pausing),
        "banks": list(desk.banks.left),
        "time": (age.now(), desk.time.runs_from, desk.is_attended),
        "last": dict(room.races._last),
        "allowances": {player: (one._left, one._at) for player, one in room.races._allowances.items()},
        "presence": [(room.presence.attends(one.id), room.presence.away_for(one.id)) for one in age.people],
        "answers": dict(room.clerk._repeats._sitting),
        "thoughts": dict(room.driver._thoughts),
    }


@pytest.mark.parametrize(
    ("name", "commands"),
    [
        ("ann", ON_A_SEAT),
        ("cia", ON_A_SEAT + BY_THE_HOST),
        ("dan", ON_A_SEAT + BY_THE_HOST + BY_THOSE_WHO_SIT),
        ("", ON_A_SEAT + BY_THE_HOST + BY_THOSE_WHO_SIT),
    ],
)
async def test_what_somebody_may_not_do_changes_nothing(server: Server, name: str, commands: list[AnyCommand]) -> None:
    age = await open_age(server)
    await age.turn(1, "ideas")
    await server.clock.advance(5)
    who: Player | None = getattr(server, name, None)
    before = picture(age)
    for command in commands:
        await refused(age.room, who, msgspec.structs.replace(command, cid=cid()))
        after = picture(age)
        if who in age.people:  # one's own refusals are remembered
            after["answers"] = {key: said for key, said in after["answers"].items() if key in before["answers"]}
        assert after == before, command


def test_every_command_is_tried_but_the_words_that_everybody_has() -> None:
    tried = {type(command) for command in ON_A_SEAT + BY_THE_HOST + BY_THOSE_WHO_SIT}
    everything: Any = AnyCommand
    assert {kind.__name__ for kind in set(everything.__args__) - tried} == {"Say", "Report"}
