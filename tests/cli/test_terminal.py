"""On a real terminal: keys step through a record, colours are used unless somebody forbids them."""

from pathlib import Path

from tests.cli.pseudo_terminal import Terminal


def test_keys_step_through_a_record(record: Path) -> None:
    terminal = Terminal("replay", str(record), "--to", "3")
    terminal.wait_for("Move 3 of")
    for keys, shown in (("\x1b[C", "Move 4 of"), ("n", "Move 5 of"), ("\x1b[D", "Move 4 of"), ("\x1b[H", "Move 0 of")):
        terminal.wait_for("q quits")
        terminal.press(keys)
        terminal.wait_for(shown)
    terminal.press("\x1b[F")
    terminal.wait_for("The result")
    terminal.press("q")
    assert terminal.status() == 0


def test_a_person_plays_at_a_terminal_in_colour_and_leaves() -> None:
    terminal = Terminal("play", "tempus", "--seed", "1", "--bots", "random", "--option", "map=dealt")
    drawn = terminal.wait_for("On which hex?")
    assert "\x1b[38" in drawn or "\x1b[1;38" in drawn
    terminal.press("q\n")
    terminal.wait_for("Save the record?")
    terminal.press("\n")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0


def test_no_color_is_honoured() -> None:
    terminal = Terminal("play", "tempus", "--seed", "1", "--bots", "random", "--option", "map=dealt", NO_COLOR="1")
    drawn = terminal.wait_for("On which hex?")
    assert "grassland" in drawn
    assert "\x1b[38" not in drawn
    assert ";38;" not in drawn
    terminal.press("\x04")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0
