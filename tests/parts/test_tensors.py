"""Rows of numbers: where their parts begin, and the open decisions in them."""

from array import array

from saecula.kernel.agenda import new_agenda
from saecula.kernel.views import View
from saecula.parts.frames import frames_view
from saecula.parts.tensors import Encoder, frame_parts

STEPS, ASKS = 5, 2


class Rows(Encoder):
    def __init__(self) -> None:
        super().__init__([("land", (2, 3, 4)), *frame_parts(STEPS, ASKS), ("last", (1,))], 0.0, 9.0)

    def encode(self, view: View) -> "array[float]":
        return array("f", self.blank)


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
    for seat in (0, 1, None):
        row = array("f", rows.blank)
        rows.write_frames(row, frames_view(agenda), seat, ASKS)
        told.append(row.tolist()[24:35])
    table = [0.0, 1.0, 7.0, 0.0, 0.0]
    assert told == [[0.0] * 6 + table, [0.0, 0.0, 1.0, 5.0, 6.0, 0.0, *table], [0.0] * 6 + table]
