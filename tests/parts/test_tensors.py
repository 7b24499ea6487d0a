"""Rows of numbers: where their parts begin, and the open decisions in them."""

from saecula.kernel.agenda import new_agenda
from saecula.kernel.steps import State
from saecula.parts.tensors import SPECTATOR, Encoder, Row, frame_parts

STEPS, ASKS = 5, 2


class Scene(State):
    """A state with a map and one more number."""

    def __init__(self, land: list[int], last: int) -> None:
        super().__init__(2, new_agenda(2))
        self.land = land
        self.last = last

    def copy(self) -> "Scene":
        return Scene(self.land, self.last)

    def dump(self) -> dict[str, object]:
        return {"land": self.land, "last": self.last}


class Rows(Encoder[Scene]):
    def __init__(self) -> None:
        super().__init__([("land", (2, 3, 4)), *frame_parts(STEPS, ASKS), ("last", (1,))], 0.0, 9.0)

    def ground(self, state: Scene) -> object:
        return state.land

    def write_ground(self, state: Scene, row: Row) -> None:
        row.put_all(0, state.land)

    def write(self, state: Scene, seat: int, row: Row) -> None:
        row.put(self.at("last"), state.last)


def numbers(row: Row) -> list[int]:
    found = list(row.draft.getvalue())
    for place, value in zip(row.places, row.wide, strict=True):
        assert found[place - row.start] == 0
        found[place - row.start] = value
    return found


def test_parts_lie_one_behind_the_other() -> None:
    rows = Rows()
    assert rows.layout["land"] == (0, (2, 3, 4))
    assert rows.layout["decision"] == (24, (3,))
    assert rows.layout["last"] == (35, (1,))
    assert rows.size == 36
    assert (rows.at("land"), rows.at("land", 1), rows.at("last")) == (0, 12, 35)


def test_a_viewer_reads_the_step_of_the_table_and_only_their_own_decision() -> None:
    agenda = new_agenda(2)
    agenda.next(1, 7)
    agenda.ask(1, 4, 5, 6)
    rows = Rows()
    told = []
    for seat in (0, 1, SPECTATOR):
        row = Row(rows.size)
        rows.write_frames(row, agenda, seat, ASKS)
        told.append(numbers(row)[24:35])
    table = [0, 1, 7, 0, 0]
    assert told == [[0] * 6 + table, [0, 0, 1, 5, 6, 0, *table], [0] * 6 + table]


def test_small_large_and_negative_numbers_are_written_and_counted() -> None:
    row = Row(5)
    row.put_all(0, [7, 0, 255, 256, -3])
    row.add(1)
    row.add(1)
    assert numbers(row) == [7, 2, 255, 256, -3]


def test_rows_lie_behind_each_other_and_keep_what_does_not_change() -> None:
    rows = Rows()
    bottom = Row(rows.size, 1)
    land, other = [1, 2, 300], [4]
    for last in (999, 0, 9):
        assert rows.fill(Scene(land, last), 0, bottom)[:4] == bytes([1, 2, 0, 0])
        assert numbers(bottom) == [1, 2, 300, *[0] * 32, last]
        assert bottom.places == [rows.size + 2, 2 * rows.size - 1][: 1 + (last > 255)]
    rows.fill(Scene(other, 5), 0, bottom)
    assert numbers(bottom) == [4, *[0] * 34, 5]
    assert bottom.places == []
