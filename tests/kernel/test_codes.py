"""Packed ints."""

from hypothesis import given
from hypothesis import strategies as st

from saecula.kernel.codes import Log, first, id_of, millis, moment, pack, second, third, verb_of

NUMBER = st.integers(0, 1023)


@given(NUMBER, NUMBER, NUMBER, NUMBER)
def test_a_code_gives_back_its_verb_and_arguments(verb: int, a: int, b: int, c: int) -> None:
    code = pack(verb, a, b, c)
    assert [verb_of(code), first(code), second(code), third(code)] == [verb, a, b, c]


@given(NUMBER, st.integers(0, 2**30 - 1))
def test_a_moment_gives_back_its_verb_and_milliseconds(verb: int, when: int) -> None:
    assert (verb_of(moment(verb, when)), millis(moment(verb, when))) == (verb, when)


def test_codes_sort_by_verb_and_then_by_arguments() -> None:
    codes = [pack(1), pack(1, 0, 0, 1), pack(1, 0, 1), pack(1, 1), pack(2)]
    assert codes == sorted(codes)


def test_a_silent_log_keeps_nothing() -> None:
    silent, loud = Log(False), Log()
    for log in (silent, loud):
        log.note(3, 1, 2)
    assert (silent.rows, loud.rows) == ([], [(3, 1, 2, 0, 0, 0)])


def test_the_number_of_a_decision_stands_above_its_kind() -> None:
    assert id_of(pack(1023, 1023, 1023, 1023)) == 0
