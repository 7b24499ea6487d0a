"""Time of Empires at a real terminal: the clock of an age in real time runs while one thinks."""

from pathlib import Path

from saecula.kernel.record import from_jsonl
from tests.cli.pseudo_terminal import Terminal

POSITION = """{"saecula_position": 2, "game": "time-of-empires", "seats": 2, "state": {
    "glasses": {"B": ["ideas", "bricks"]}, "clans": {"A": {"H0a": 1}, "B": {"H3a": 1}}}}"""


def test_the_clock_goes_on_while_one_thinks(tmp_path: Path) -> None:
    position, kept = tmp_path / "here.json", tmp_path / "game.jsonl"
    position.write_text(POSITION, encoding="utf-8")
    terminal = Terminal("play", "time-of-empires", "--bots", "random", "--position", str(position), "--save", str(kept))
    terminal.wait_for("Turn a glass")
    for clock in ("8:59 left", "8:58 left"):
        terminal.wait_for(clock)
    terminal.press("turn-glass 1 ideas\n")
    terminal.wait_for("produce ideas 30s")
    terminal.press("q\n")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0
    lines = from_jsonl(kept.read_text(encoding="utf-8")).lines
    ticks = [int(line.move["millisecond"]) for line in lines if line.seat == "clock" and line.move]
    assert ticks
    assert ticks[-1] >= 4000, "game time began at the third second"


def test_enter_shows_the_table_as_it_is_now(tmp_path: Path) -> None:
    position = tmp_path / "here.json"
    position.write_text(POSITION, encoding="utf-8")
    terminal = Terminal("play", "time-of-empires", "--bots", "random", "--position", str(position))
    terminal.wait_for("Turn a glass")
    terminal.wait_for("8:59 left")
    terminal.press("\n")
    shown = terminal.wait_for("Turn a glass")
    assert "Pyramids of Giza" in shown
    terminal.press("\x04")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0
