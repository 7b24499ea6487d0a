"""Through the Ages on a real terminal of 100 by 40: a whole game, every table it draws in its place."""

import re

from rich.cells import cell_len

from tests.cli.test_terminal import Terminal

COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
#: A question is bold; a line that tells of the only move there was begins alike, but is not.
PROMPT = re.compile(r"\x1b\[1mA \(you\)(?: \(0 goes back\))?:$")
OFFER = "Save the record?"
TABLE = re.compile(r"^Age [IVA]+ · Round .*?^Military cards? .*?$", re.MULTILINE | re.DOTALL)


def played(terminal: Terminal) -> str:
    """Everything shown in a game in which each question is answered by its first choice."""
    shown = ""
    while OFFER not in shown[-200:]:
        shown += terminal.wait_for(":") + ":"
        if PROMPT.search(shown[-60:]):
            terminal.press("1\n")
    terminal.press("\n")
    return COLOUR.sub("", shown).replace("\r", "")


def test_a_whole_game_is_played_on_a_terminal_of_100_by_40() -> None:
    words = ("play", "through-the-ages", "--seed", "4", "--bots", "random", "--option", "version=advanced")
    terminal = Terminal(*words, COLUMNS="100", LINES="40")
    shown = played(terminal)
    assert terminal.status() == 0
    assert "The result" in shown
    tables = TABLE.findall(shown)
    assert len(tables) > 20
    for table in tables:
        lines = table.splitlines()
        assert len(lines) <= 40
        assert [line for line in lines if cell_len(line) > 100] == []
