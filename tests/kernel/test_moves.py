"""Moves at the edges."""

from typing import Annotated

import pytest

from saecula.kernel.codes import moment, pack
from saecula.kernel.errors import BadMove
from saecula.kernel.moves import Codebook, Domain, Hidden, Move, Numbers

Hex = Annotated[str, Domain("hex")]


class MoveToken(Move, frozen=True):
    start: Hex
    end: Hex


class EndTurn(Move, frozen=True):
    pass


class Wait(Move, frozen=True):
    to: Annotated[str, Domain("time")]


class Stranger(Move, frozen=True):
    pass


BOOK = Codebook({3: MoveToken, 1: EndTurn, 9: Wait}, {"hex": ["A1", "B1", "C2"], "time": Numbers(5000)})
MOVE = MoveToken("B1", "C2")


def test_a_move_has_four_forms_and_a_number() -> None:
    assert BOOK.encode(MOVE) == pack(3, 1, 2)
    assert BOOK.decode(pack(3, 1, 2)) == MOVE
    assert MOVE.json() == {"do": "MoveToken", "start": "B1", "end": "C2"}
    assert str(MOVE) == "move-token B1 C2"
    assert BOOK.index(pack(3, 1, 2)) == 5


def test_dense_numbers_are_all_moves_without_gaps_and_the_milliseconds_of_the_clock_come_behind() -> None:
    assert BOOK.size == 9 + 1
    assert [BOOK.index(BOOK.code(i)) for i in range(5010)] == list(range(5010))
    assert BOOK.spans() == [range(9), range(9, 10), range(10, 5010)]


class Jump(Move, frozen=True):
    start: Annotated[str, Domain("hex", "coast")]
    end: Hex


def test_a_field_that_names_a_subset_of_its_domain_needs_fewer_numbers() -> None:
    book = Codebook({0: Jump}, {"hex": ["A1", "B1", "C2"]}, {"coast": ["A1", "C2"]})
    assert book.size == 2 * 3
    assert [book.index(book.code(i)) for i in range(6)] == list(range(6))
    assert book.decode(book.code(5)) == Jump("C2", "C2")
    # it is still a move of the game, so that it may be asked why it is not allowed
    assert book.encode(Jump("B1", "A1")) == pack(0, 1, 0)
    with pytest.raises(ValueError, match="not in list"):
        book.index(pack(0, 1, 0))


def test_a_lone_number_may_be_larger_than_other_arguments() -> None:
    assert BOOK.encode(Wait("4999")) == moment(9, 4999)
    assert BOOK.decode(moment(9, 4999)) == Wait("4999")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "an object with its verb"),
        ([], "an object with its verb"),
        ({"start": "A1"}, "an object with its verb"),
        ({"do": ["MoveToken"]}, "an object with its verb"),
        ({"do": "Jump"}, "'Jump' is not a move of this game"),
        ({"do": "MoveToken", "start": "A1"}, "MoveToken takes start, end"),
        ({"do": "EndTurn", "now": "yes"}, "EndTurn takes no fields"),
        ({"do": "MoveToken", "start": "A1", "end": "Z9"}, "'Z9' is not a hex"),
        ({"do": "MoveToken", "start": "A1", "end": 7}, "'7' is not a hex"),
        ({"do": "Wait", "to": "5000"}, "'5000' is not a time"),
        ({"do": "Wait", "to": "-1"}, "'-1' is not a time"),
        ({"do": "Wait", "to": "٣"}, "'٣' is not a time"),
    ],
)
def test_malformed_json_is_refused_with_what_is_wrong(value: object, said: str) -> None:
    with pytest.raises(BadMove, match=said):
        BOOK.from_json(value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not a move"),
        ("jump A1", "is not a move"),
        ("move-token A1", "takes 2 words, not 1"),
        ("end-turn now", "takes 0 words, not 1"),
        ("move-token A1 a1", "'a1' is not a hex"),
    ],
)
def test_malformed_text_is_refused_with_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(BadMove, match=said):
        BOOK.parse(text)


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(BadMove, match="Stranger is not a move of this game"):
        BOOK.encode(Stranger())


def test_a_hidden_move_tells_what_it_may() -> None:
    assert str(Hidden("lay-card")) == "(lay-card)"


def test_a_field_without_a_domain_is_an_error_of_the_game() -> None:
    class Vague(Move, frozen=True):
        where: str

    with pytest.raises(TypeError, match=r"Vague\.where needs a domain"):
        Codebook({0: Vague}, {})
