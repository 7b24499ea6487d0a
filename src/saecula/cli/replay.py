"""`saecula replay`: step through a record, draw or save any of its positions."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from saecula.cli.shared.files import about, check_free, load_record, write
from saecula.cli.shared.options import Flag, Recorded
from saecula.cli.terminal.screen import Screen, sentence
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.match import Played
from saecula.kernel.record import Record, to_jsonl
from saecula.play.drawing import picture_of
from saecula.play.position import write_position
from saecula.play.replay import Replay
from saecula.texts.record import to_text


def replay(
    record: Recorded,
    /,
    *,
    to: int | None = None,
    svg: Path | None = None,
    position: Path | None = None,
    text: Path | None = None,
    jsonl: Path | None = None,
    components: Path | None = None,
    force: Flag = False,
) -> None:
    """Step through a record; draw or save any of its positions.

    On a terminal the keys → ← ↑ ↓ Home End step through the game and q quits; in a pipe the moves are printed.

    Parameters
    ----------
    to
        Go to the position after this line of the record; 0 is the beginning.
    svg
        Draw the position into this file.
    position
        Save the position in this file; `saecula play GAME --position FILE` plays on from it.
    text
        Write the record as text into this file.
    jsonl
        Write the record as JSON Lines into this file.
    components
        The component file the game was played with, if it is not the one that comes with it.
    force
        Overwrite files that exist.
    """
    forms: list[tuple[Path | None, Form]] = [
        (svg, Story.picture),
        (position, Story.position),
        (text, Story.text),
        (jsonl, Story.jsonl),
    ]
    wishes = [(path, form) for path, form in forms if path is not None]
    check_outputs([path for path, _ in wishes], force)
    game, found = load_record(record, components)
    with about(record, game):
        story = Story(game, found, to)
    keep(story, wishes, force) if wishes else show(story)


def check_outputs(paths: list[Path], force: bool) -> None:
    """Check that no file is named twice and each may be written."""
    if len(set(paths)) < len(paths):
        raise BadOptions(f"{paths[0]} is named for two things")
    for path in paths:
        check_free(path, force)


class Story:
    """A record with the state after each of its moves."""

    def __init__(self, game: Game[Any], record: Record, to: int | None) -> None:
        self.game = game
        self.record = record
        replayed = Replay(game, record)
        self.states = [replayed.state.copy()]
        self.played: list[Played] = []
        last = record.lines[-1].n if record.lines else 0
        if to is not None and not 0 <= to <= last:
            raise BadOptions(f"the record has lines 0 to {last}, not {to}")
        while replayed.at < len(replayed.moves):
            self.played.append(replayed.step())
            self.states.append(replayed.state.copy())
        self.end = len(self.played)
        self.at = self.end if to is None else sum(played.n <= to for played in self.played)

    def state(self) -> Any:
        """The state shown now."""
        return self.states[self.at]

    def go(self, to: int) -> None:
        """Go to another position, but not beyond either end of the game."""
        self.at = max(0, min(to, self.end))

    def screen(self) -> Screen:
        """A screen to show it on."""
        return Screen(self.game, self.record.header.players)

    def picture(self) -> str:
        """The position as SVG, as a spectator sees it."""
        screen = self.screen()
        return picture_of(self.game, self.game.view(self.state(), None), screen.texts, screen.players)

    def position(self) -> bytes:
        """The position as a file to play on from."""
        return write_position(self.game, self.state(), self.record.header.options)

    def text(self) -> str:
        """The record as text."""
        return to_text(self.record, self.game.book)

    def jsonl(self) -> str:
        """The record as JSON Lines."""
        return to_jsonl(self.record)

    def lines(self, screen: Screen) -> list[Text]:
        """The moves up to here, each told by its events."""
        found = []
        for played in self.played[: self.at]:
            for event in self.game.chronicle.full(played.log):
                found.append(Text.assemble((f"{played.n:>5}  ", "dim"), sentence(screen.teller.event(event))))
        return found


#: Makes the content of a file from a record.
Form = Callable[[Story], str | bytes]


def keep(story: Story, wishes: list[tuple[Path, Form]], force: bool) -> None:
    """Write files; all are made before any is written, so that a failure does not leave only some of them."""
    for path, content in [(path, form(story)) for path, form in wishes]:
        write(path, content, force)
        print(path)


def show(story: Story) -> None:
    """Show the record: key by key on a terminal, all at once in a pipe."""
    screen = story.screen()
    if screen.is_live():
        from saecula.cli.terminal.keys import step_through

        step_through(story, screen)
        return
    for line in story.lines(screen):
        sys.stdout.write(line.plain + "\n")
    if story.at == story.end and story.record.ending is not None:
        screen.scores(story.record.ending.result)
