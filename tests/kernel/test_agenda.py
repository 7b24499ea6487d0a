"""The stacks of open decisions."""

from saecula.kernel.agenda import new_agenda
from saecula.kernel.codes import first, id_of, verb_of


def test_steps_entered_together_come_in_the_order_given() -> None:
    agenda = new_agenda(2)
    agenda.enter([4, 7, 9])
    assert [verb_of(agenda.table.pop()) for _ in range(3)] == [4, 7, 9]


def test_what_is_put_next_comes_before_what_already_waits() -> None:
    agenda = new_agenda(2)
    agenda.next(1)
    agenda.next(2, 5)
    assert (verb_of(agenda.table[-1]), first(agenda.table[-1])) == (2, 5)


def test_every_frame_has_a_number_of_its_own() -> None:
    agenda = new_agenda(3)
    agenda.enter([1, 1])
    agenda.ask(0, 1)
    agenda.ask(2, 1)
    agenda.again(2, 1)
    frames = [*agenda.table, agenda.asked[0][0], agenda.asked[2][0]]
    assert sorted(id_of(frame) for frame in frames) == [1, 2, 3, 5]


def test_seats_wait_until_they_have_answered() -> None:
    agenda = new_agenda(2)
    agenda.ask(0, 1)
    agenda.ask(1, 1)
    agenda.answered(0)
    assert agenda.waits()
    agenda.answered(1)
    assert not agenda.waits()


def test_asking_again_closes_the_decision_that_was_open() -> None:
    agenda = new_agenda(1)
    agenda.ask(0, 3, 2)
    before = id_of(agenda.asked[0][-1])
    agenda.again(0, 3, 1)
    assert len(agenda.asked[0]) == 1
    assert id_of(agenda.asked[0][-1]) > before


def test_a_copy_goes_its_own_way() -> None:
    agenda = new_agenda(2)
    agenda.ask(1, 3)
    copy = agenda.copy()
    copy.answered(1)
    copy.next(5)
    assert agenda.dump() == {"table": [], "asked": [[], [(1 << 40) + (3 << 30)]], "serial": 1}
