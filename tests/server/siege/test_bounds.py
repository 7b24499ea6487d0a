"""Numbers and strings without end: refused where they are read; what fails nevertheless costs nobody else anything."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from saecula.games import GAMES, make_game
from saecula.kernel.errors import BadMove
from saecula.kernel.moves import Numbers
from saecula.server.table import clerk
from saecula.server.table.clerk import MOST, WHILE
from saecula.server.table.commands import obey
from saecula.server.wire.commands import AnyCommand, Say
from saecula.server.wire.frames import Ack, Refused
from saecula.server.wire.inquiries import AnyInquiry
from saecula.server.wire.rest import ChangeMe, ImportRecord, NewBot, NewPlayer, NewTable, PushSubscription, Secret
from tests.server.age_kit import open_age
from tests.server.conftest import NewUrl
from tests.server.room_kit import Server, cid
from tests.server.site import served

GIVEN = [AnyCommand, AnyInquiry, ChangeMe, ImportRecord, NewBot, NewPlayer, NewTable, PushSubscription, Secret]
LONG = "9" * 5000


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """Time is the same on every database: one kind suffices."""
    return new_url("sqlite")


def unbounded(kind: inspect.Type, where: str) -> Iterator[str]:
    """The parts of a type that have no bounds."""
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                yield from unbounded(field.type, f"{where}.{field.name}")
        case inspect.UnionType():
            for one in kind.types:
                yield from unbounded(one, where if not isinstance(one, inspect.StructType) else one.cls.__name__)
        case inspect.IntType() | inspect.FloatType():
            if kind.ge is None or kind.le is None:
                yield where
        case inspect.StrType():
            if kind.max_length is None and (kind.pattern is None or {"*", "+"} & set(kind.pattern)):
                yield where
        case inspect.ListType():
            yield from unbounded(kind.item_type, where)
            if kind.max_length is None:
                yield where
        case inspect.DictType():
            yield from unbounded(kind.key_type, where)
            yield from unbounded(kind.value_type, where)
            if kind.max_length is None:
                yield where
        case inspect.BoolType() | inspect.NoneType() | inspect.LiteralType() | inspect.EnumType():
            pass
        case _:
            yield f"{where}: {kind}"


@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_everything_that_a_client_sends_has_bounds(given: Any) -> None:
    assert not list(unbounded(inspect.type_info(given), ""))


@pytest.mark.parametrize("name", GAMES)
def test_a_number_of_a_thousand_digits_is_no_part_of_a_move(name: str) -> None:
    book = make_game(name).book
    wide = [entry for entry in book._entries if any(isinstance(names, Numbers) for _, names in entry.domains)]
    for entry in wide:
        values = [LONG if isinstance(names, Numbers) else names[0] for _, names in entry.domains]
        with pytest.raises(BadMove):
            book.encode(entry.struct(*values))


def test_a_move_with_five_thousand_digits_is_refused_and_the_table_stays_as_it_lies(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        with person.socket(table, 0) as line:
            asked = line.until("welcome")["asked"]
            room = site.server._site.rooms._rooms[table]
            desk = room.desk
            for decision, move in (
                (asked["decision"], {"do": "Flip", "millisecond": LONG}),
                (asked["decision"], {"do": LONG}),
                (asked["decision"], {str(n): "x" for n in range(1000)}),
                (10**400, asked["legal"][0]),
                (asked["decision"], {"do": "\0"}),
            ):
                body = {"do": "play", "cid": person.cid(), "seat": 0, "decision": decision, "move": move}
                answer = line.ask(body)
                assert (answer["frame"], answer["error"]) == ("refused", "malformed")
                assert person.post(f"/api/tables/{table}/commands", json=body).status_code in (400, 422)
            good = {"do": "play", "cid": "good", "seat": 0, "decision": asked["decision"], "move": asked["legal"][0]}
            assert line.ask(good)["frame"] == "ack"
            assert room.desk is desk


def say(text: str = "hello") -> Say:
    return Say(cid=cid(), text=text)


class Broken:
    """A rule of the house with a fault that one player has found."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self._obey = 0, obey
        monkeypatch.setattr(clerk, "obey", self)

    def __call__(self, desk: Any, sender: Any, command: Any) -> None:
        if isinstance(command, Say) and command.text == "crash":
            self.count += 1
            desk.note("chat")
            raise ValueError("nobody has thought of this")
        self._obey(desk, sender, command)


async def test_a_table_that_had_to_be_laid_out_again_has_lost_no_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    age = await open_age(server)
    Broken(monkeypatch)
    before, desk = age.room.desk.time.mark(), age.room.desk
    await server.clock.advance(5)
    answer = await age.room.obey(server.ben, say("crash"))
    assert isinstance(answer, Refused)
    assert answer.error == "failed"
    assert age.room.desk is not desk, "the table was laid out again"
    assert age.room.desk.time.mark() == before
    assert not age.room.desk.time.is_counting_in()
    await server.clock.advance(5)
    answer = await (await age.turn(0, "grow"))
    assert isinstance(answer, Ack | Refused)
    assert not (isinstance(answer, Refused) and answer.reason.key == "problem-count-in")
    assert msgspec.to_builtins(age.room.desk.time.running(age.room.desk.state))["runs"]


async def test_who_makes_a_table_fail_again_and_again_is_refused_alone(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    age = await open_age(server)
    broken = Broken(monkeypatch)
    words = [await age.room.obey(server.ben, say("crash")) for _ in range(MOST + 5)]
    assert [word.error for word in words if isinstance(word, Refused)] == ["failed"] * MOST + ["too-many"] * 5
    assert broken.count == MOST
    assert isinstance(await age.room.obey(server.ann, say()), Ack)
    await server.clock.advance(WHILE)
    assert isinstance(await age.room.obey(server.ben, say()), Ack)
