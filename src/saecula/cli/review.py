"""`saecula review`: what became of everybody's chances, and which moves cost most; of one record or of many."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saecula.cli.shared.options import Flag, Jobs, Ray, Recorded
from saecula.kernel.errors import BadOptions

if TYPE_CHECKING:
    from saecula.cli.terminal.screen import Screen
    from saecula.kernel.game import Game
    from saecula.kernel.record import Record
    from saecula.kernel.views import View
    from saecula.review.data import Review
    from saecula.review.telling import ReviewTeller

#: Steps in the table of chances, and how many sources of points are listed for each seat.
ROWS = 12
SOURCES = 8


def review(
    record: Recorded,
    /,
    *records: Path,
    json: Flag = False,
    svg: Path | None = None,
    components: Path | None = None,
    force: Flag = False,
    jobs: Jobs = 1,
    ray: Ray = None,
) -> None:
    """Judge records: chances to win after every move, the moves that cost most, turning points.

    Chances are judged from what was public at the time, and a move from what its seat knew. Moves have the numbers of
    the record's lines, as in `saecula replay`. Several records are printed in the order given, whatever the number of
    jobs.

    Parameters
    ----------
    records
        Further records.
    json
        Print each review as one JSON object and nothing else.
    svg
        Draw the curve of the chances into this file; for a single record only.
    components
        The component file the games were played with, if it is not the one that comes with them.
    force
        Overwrite files that exist.
    """
    if not records and jobs == 1 and ray is None:
        judge_one(record, components, json, svg, force)
        return
    if svg is not None:
        raise BadOptions("--svg draws the curve of one record, in this process")
    judge_all([record, *records], components, jobs, ray, json)


def judge_one(record: Path, components: Path | None, json: bool, svg: Path | None, force: bool) -> None:
    """Judge one record in this process, with a progress bar."""
    from saecula.cli.shared.files import about, check_free, load_record, write

    check_free(svg, force)
    game, found = load_record(record, components)
    with about(record, game):
        made = judged(game, found, shown=not json)
    if svg is not None:
        write(svg, drawn(game, found, made), force)
    if json:
        import msgspec

        sys.stdout.write(msgspec.json.encode(made).decode() + "\n")
    elif svg is not None:
        print(svg)
    else:
        show(game, found, made)


def judge_all(records: Sequence[Path], components: Path | None, jobs: int, ray: Ray, json: bool) -> None:
    """Judge many records, wherever the jobs run; each is shown as soon as it and all before it are ready."""
    import msgspec

    from saecula.arena.pool import make_executor
    from saecula.cli.shared.files import load_record
    from saecula.cli.shared.judging import Judged, judge
    from saecula.cli.shared.series import watched
    from saecula.play.reading import read_text
    from saecula.review.data import Review

    executor, lines = make_executor(jobs, ray), sys.stdout
    tasks = [Judged(str(path), read_text(path), str(components) if components else None) for path in records]
    reviews = watched(executor.map(judge, tasks), len(tasks), "Judging records", executor.where, shown=not json)
    for path, made in zip(records, reviews, strict=True):
        if json:
            lines.write(made.decode() + "\n")
        else:
            lines.write(f"{path}\n")
            show(*load_record(path, components), msgspec.json.decode(made, type=Review))
        lines.flush()


def judged(game: "Game[Any]", record: "Record", shown: bool) -> "Review":
    """The review of a record, with a progress bar on a terminal."""
    from saecula.cli.shared.series import watched
    from saecula.review import Reviewer

    reviewer = Reviewer(game, record)
    for _ in watched(range(reviewer.total), reviewer.total, f"Judging {game.meta.title}", shown=shown):
        reviewer.go_on(1)
    return reviewer.review()


def drawn(game: "Game[Any]", record: "Record", made: "Review") -> str:
    """The curve of the chances as SVG."""
    from saecula.review.picture import draw_review

    teller = told_by(game, record)
    about = " ".join(teller.turning(turning) for turning in made.turnings)
    title = f"{game.meta.title}: {teller.texts.format('review-chances')}"
    return draw_review(made, title, about, teller.texts.format("review-move"))


def told_by(game: "Game[Any]", record: "Record") -> "ReviewTeller":
    """Tells reviews in the language of the terminal."""
    from saecula.review.telling import ReviewTeller
    from saecula.texts.languages import Texts, chosen_language

    return ReviewTeller(game, Texts(chosen_language(), game.meta.id), record.header.players)


def show(game: "Game[Any]", record: "Record", made: "Review") -> None:
    """Print the whole review."""
    from saecula.cli.terminal.screen import Screen, sentence

    screen, teller = Screen(game, record.header.players), told_by(game, record)
    show_chances(screen, made)
    show_seats(screen, teller, made)
    if made.turnings:
        screen.say("review-turnings", "bold")
        for turning in made.turnings:
            screen.print(f"  {teller.turning(turning)}")
    if made.costly:
        screen.say("review-costly", "bold")
    views = views_before(game, record, made)
    for costly in made.costly:
        first, *rest = teller.costly(costly, views[costly.n])
        screen.print(f"  {sentence(first)}")
        for said in rest:
            screen.print(f"      {sentence(said)}")


def views_before(game: "Game[Any]", record: "Record", made: "Review") -> "dict[int, View]":
    """What the seats of the costly moves saw before they made them, by the numbers of the moves."""
    from saecula.play.replay import Replay

    replay, found = Replay(game, record), {}
    for costly in sorted(made.costly, key=lambda costly: costly.n):
        replay.to(costly.before)
        found[costly.n] = game.view(replay.state, costly.seat)
    return found


def show_chances(screen: "Screen", made: "Review") -> None:
    """Print the curve of the chances as a table."""
    from saecula.cli.terminal.sheet import new_sheet
    from saecula.review.telling import per_cent

    names = [screen.teller.player(seat) for seat in range(len(made.chances))]
    sheet = new_sheet(screen.texts.format("review-chances"), (screen.texts.format("review-move"),), names)
    last = len(made.ns) - 1
    for at in sorted({round(row * last / ROWS) for row in range(ROWS + 1)}):
        sheet.add_row(str(made.ns[at]), *(f"{per_cent(curve[at])} %" for curve in made.chances))
    screen.print(sheet)


def show_seats(screen: "Screen", teller: "ReviewTeller", made: "Review") -> None:
    """Print the accuracy of each seat, and where its points came from."""
    for seat, accuracy in enumerate(made.accuracy):
        if accuracy.percent is not None:
            screen.say(
                "review-accuracy",
                player=screen.teller.player(seat),
                percent=round(accuracy.percent),
                count=accuracy.choices,
            )
        told = teller.sources(made.sources[seat], SOURCES)
        if told:
            screen.say("review-sources", list=", ".join(told))
