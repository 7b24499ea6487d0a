"""Positions in files."""

from typing import Any

import msgspec
import pytest

from saecula.games.pebbles import make
from saecula.kernel.codes import pack
from saecula.kernel.errors import BadRecord
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.parts.position import read_agenda
from saecula.play.driving import draw_all
from saecula.play.position import read_position, write_position
from saecula.play.replay import verify

GAME = make()


def written() -> bytes:
    match = Match(GAME, 2, {}, seed_of("pebbles", 0))
    draw_all(match)
    match.play(1, GAME.legal(match.state, 1)[0])
    return write_position(GAME, match.state, match.header.options)


def test_a_position_comes_back_as_it_was() -> None:
    position = read_position(written())
    assert (position.game, position.rules, position.seats, position.options) == ("pebbles", "1", 2, {"glass": "off"})
    assert write_position(GAME, GAME.load(position.state), position.options) == written()


def test_a_game_from_a_position_has_a_record_that_can_be_verified() -> None:
    position = read_position(written())
    match = Match(GAME, 2, {}, seed_of("pebbles", 1), position=position.state)
    while not match.is_over():
        seat = GAME.to_act(match.state)[0]
        match.play(seat, GAME.legal(match.state, seat)[-1])
    assert verify(GAME, match.record()) == match.hash()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is not a position"),
        ("{}", "this is not a position"),
        (written()[:-40], "this is not a position"),
        ("[" * 100_000, "this is not a position"),
        (written().replace(b'"saecula_position": 2', b'"saecula_position": 5'), "position format 5 is not known"),
        (written().replace(b'"seats"', b'"chairs"'), "this is not a position"),
    ],
)
def test_what_is_no_position_is_refused(text: str | bytes, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        read_position(text)


def frames(**changes: object) -> dict[str, Any]:
    agenda = GAME.start(2, {"glass": "off"}).agenda.dump()
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(agenda))
    return plain | changes


def test_open_decisions_come_back_as_they_were() -> None:
    assert read_agenda(frames(), 2, GAME.steps).dump() == frames()


@pytest.mark.parametrize("value", [frames(asked=[[(1 << 40) + pack(1), (2 << 40) + pack(2)], []], table=[], serial=2)])
def test_steps_of_a_seat_may_wait_for_its_answer_or_for_a_draw(value: dict[str, Any]) -> None:
    assert read_agenda(value, 2, GAME.steps).dump() == value
    drawing = frames(asked=[[(1 << 40) + pack(1)], []])
    assert read_agenda(drawing, 2, GAME.steps).dump() == drawing


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "open decisions"),
        (frames(serial="1"), "open decisions"),
        (frames(more=1), "open decisions"),
        (frames(asked=[[]]), "of 1 seats, not of 2"),
        (frames(table=[pack(0)]), "is not an open decision"),
        (frames(table=[(99 << 40) + pack(0)]), "is not an open decision"),
        (frames(table=[(1 << 40) + pack(77)]), "is not an open decision"),
        (frames(table=[(1 << 40) + pack(2)]), "decision 1 lies on the wrong stack"),
        (frames(table=[], asked=[[(1 << 40) + pack(1)], []]), "decision 1 lies on the wrong stack"),
        (frames(table=[], asked=[[(1 << 40) + pack(2), (2 << 40) + pack(1)], []]), "decision 2 lies on the wrong"),
        (frames(asked=[[(1 << 40) + pack(0)], []]), "decision 1 lies on the wrong stack"),
    ],
)
def test_impossible_decisions_are_refused(value: object, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        read_agenda(value, 2, GAME.steps)
