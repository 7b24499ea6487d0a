"""What a game declares once: numbers, and the classes behind them, found by name."""

from types import ModuleType

import pytest

from saecula.games.pebbles import rules
from saecula.games.pebbles.edges import events, moves
from saecula.games.pebbles.model import notes, steps, verbs
from saecula.games.pebbles.model.state import PebblesState
from saecula.kernel.moves import Move
from saecula.kernel.views import Event
from saecula.parts.declared import classes_of, names_of, numbers_of, steps_of


def place(name: str, **content: object) -> ModuleType:
    found = ModuleType(name)
    for key, value in content.items():
        setattr(found, key, value)
    return found


def declared(name: str, base: type = object) -> type:
    return type(name, (base,), {"__module__": "place"})


def test_names_follow_from_the_numbers() -> None:
    assert names_of(steps) == ("deal", "round", "choice", "glass", "reveal", "challenge")
    assert names_of(place("place", SECOND_ONE=1, FIRST=0, helper=3, NAMES=("x",))) == ("first", "second-one")


def test_numbers_run_from_0_without_gaps() -> None:
    with pytest.raises(TypeError, match="without gaps"):
        numbers_of(place("place", FIRST=0, THIRD=2))


def test_the_class_of_a_number_is_found_by_its_name_and_in_the_order_of_the_numbers() -> None:
    found = classes_of(verbs, Move, moves)
    assert list(found) == [verbs.DRAW, verbs.CHOOSE, verbs.SNATCH, verbs.LEAVE, verbs.TICK]
    assert [one.__name__ for one in found.values()] == ["Draw", "Choose", "Snatch", "Leave", "Tick"]
    assert classes_of(notes, Event, events)[notes.PILE_TAKEN] is events.PileTaken


def test_a_number_without_a_class_and_a_class_without_a_number_are_refused() -> None:
    numbers = place("numbers", FIRST=0)
    with pytest.raises(TypeError, match="no class First"):
        classes_of(numbers, object, place("place"))
    with pytest.raises(TypeError, match="the class Second has no number"):
        classes_of(numbers, object, place("place", First=declared("First"), Second=declared("Second")))


def test_a_class_that_others_build_on_needs_no_number() -> None:
    ground = declared("Ground")
    first = declared("First", ground)
    assert classes_of(place("numbers", FIRST=0), object, place("place", Ground=ground, First=first)) == {0: first}


def test_steps_are_found_in_the_chapters_of_the_rules() -> None:
    found = steps_of(steps, rules, PebblesState)
    assert [type(one).__name__ for one in found.values()] == ["Deal", "Round", "Choice", "Glass", "Reveal", "Challenge"]
