"""The words of position files."""

import msgspec
import pytest

from saecula.games.pebbles.model import steps
from saecula.games.pebbles.model.steps import CHALLENGE, CHOICE, DEAL, REVEAL, ROUND
from saecula.kernel.agenda import new_agenda
from saecula.kernel.errors import BadRecord
from saecula.parts.declared import names_of
from saecula.parts.wording import NUMBERS, SEAT, Numbers, OneOf, Openings, Sets, by_seat, read_fields, seat_of

OPENINGS = Openings(names_of(steps), {"deal": [SEAT], "round": [NUMBERS], "challenge": [SEAT]})
CARDS = OneOf("card", ["weapons/hills", "trade/forest"], none="nothing")


class Fields(msgspec.Struct, forbid_unknown_fields=True):
    hands: dict[str, list[str]] = {}
    round: int = 0


def test_names_are_numbers_both_ways() -> None:
    assert [CARDS.write(number) for number in (-1, 0, 1)] == ["nothing", "weapons/hills", "trade/forest"]
    assert [CARDS.read(word, "hands.A") for word in ("nothing", "weapons/hills", "trade/forest")] == [-1, 0, 1]


def test_an_unknown_name_is_told_with_its_place_and_the_nearest_one() -> None:
    said = "position: hands.A: there is no card 'weapon/hills'; did you mean 'weapons/hills'?"
    with pytest.raises(BadRecord) as error:
        CARDS.read("weapon/hills", "hands.A")
    assert str(error.value) == said


@pytest.mark.parametrize("word", ["x", "", "9", "-1", "1.5", "²"])
def test_a_number_out_of_its_bounds_is_refused(word: str) -> None:
    with pytest.raises(BadRecord, match="is not a number from 0 to 8"):
        Numbers(0, 8).read(word, "round")


def test_several_things_are_one_word() -> None:
    piles = Sets("pile", ["left", "middle", "right"])
    assert [piles.write(number) for number in (0, 2, 5)] == ["none", "middle", "left,right"]
    assert [piles.read(word, "open.A") for word in ("none", "middle", "left,right", "left,left")] == [0, 2, 5, 1]
    with pytest.raises(BadRecord, match=r"open\.A: there is no pile 'up'"):
        piles.read("left,up", "open.A")


def test_a_field_of_the_wrong_kind_is_named() -> None:
    with pytest.raises(BadRecord, match=r"^position: hands\[\.\.\.\]\[1\]: Expected `str`, got `int`$"):
        read_fields({"hands": {"A": ["x", 1]}}, Fields)
    with pytest.raises(BadRecord, match="unknown field `rounds`"):
        read_fields({"rounds": 1}, Fields)


def test_seats_go_by_letter() -> None:
    assert by_seat({"B": 3}, 3, 0, "goods") == [0, 3, 0]
    for letter in ("D", "", "AB", "chance"):
        with pytest.raises(BadRecord, match="there is no seat"):
            seat_of(letter, 3, "goods")


def test_open_decisions_are_told_by_kind_and_arguments_with_the_next_one_first() -> None:
    agenda = new_agenda(2)
    agenda.next(ROUND, 3)
    agenda.next(REVEAL)
    agenda.ask(1, CHALLENGE, 0)
    agenda.ask(1, CHOICE)
    words = OPENINGS.write(agenda.table, agenda.asked)
    assert words == {"table": ["reveal", "round 3"], "B": ["choice", "challenge A"]}
    assert OPENINGS.read(words, 2) == agenda.dump()


def test_open_decisions_are_numbered_anew() -> None:
    agenda = new_agenda(2)
    agenda.serial = 40
    agenda.next(DEAL, 1)
    read = OPENINGS.read(OPENINGS.write(agenda.table, agenda.asked), 2)
    assert read["serial"] == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"table": ["rund 3"]}, "open.table: there is no step 'rund'; did you mean 'round'?"),
        ({"table": [""]}, "open.table: there is no step ''"),
        ({"table": ["round"]}, "open.table: 'round' takes 1 word, not 0"),
        ({"A": ["choice 1"]}, "open.A: 'choice' takes 0 words, not 1"),
        ({"A": ["challenge Q"]}, "open.A: there is no seat 'Q'"),
        ({"C": ["choice"]}, "open: there is no seat 'C' in a game of 2"),
    ],
)
def test_an_open_decision_that_cannot_be_read_is_told_with_its_place(words: dict[str, list[str]], said: str) -> None:
    with pytest.raises(BadRecord) as error:
        OPENINGS.read(words, 2)
    assert str(error.value) == f"position: {said}"
