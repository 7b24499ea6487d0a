"""What is told of opening finished games, and that the games to open are whole."""

from bench.opening import SEATS, Opened, played, sheet_of
from saecula.kernel.record import from_jsonl


def test_a_game_to_open_is_played_to_its_end() -> None:
    record = from_jsonl(played(1))
    assert record.header.seats == SEATS
    assert record.header.options["version"] == "full"
    assert record.ending is not None


def test_the_longest_decides_whether_what_is_aimed_at_is_reached() -> None:
    found = [Opened(1000, 9, 90, first, again) for first, again in ((0.2, 0.01), (0.31, 0.02), (0.21, 0.015))]
    assert list(sheet_of(found).rows) == [
        ("the first time", "210 ms", "310 ms", "300 ms", "no"),
        ("again", "15 ms", "20 ms", "100 ms", "yes"),
    ]
