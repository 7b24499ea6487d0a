"""Lines of the terminal: nothing is broken, nothing stands out."""

from rich.text import Text

from saecula.parts.signs import clipped, flow, mark, padded, side_by_side


def test_texts_flow_into_lines_and_further_lines_are_indented() -> None:
    found = flow([Text("one"), Text("two"), Text("three")], 9, ", ", "  ")
    assert [line.plain for line in found] == ["one, two", "  three"]


def test_a_text_is_cut_and_filled_by_columns_not_by_letters() -> None:
    assert clipped("漢字漢字", 5) == "漢字…"
    assert padded(Text("漢"), 4).plain == "漢  "
    assert padded(Text("漢"), 4, right=True).plain == "  漢"


def test_columns_stand_side_by_side_until_both_are_at_their_end() -> None:
    left, right = [Text("a")], [Text("x"), Text("y")]
    assert [line.plain for line in side_by_side(left, right, 3)] == ["a  x", "   y"]
    assert [line.plain for line in side_by_side(right, left, 3)] == ["x  a", "y"]


def test_every_seat_has_a_sign_of_its_own_besides_its_colour() -> None:
    assert [mark(seat).plain for seat in range(5)] == ["●A", "■B", "▲C", "◆D", "⬢E"]
