"""`saecula verify`: whether records tell the truth."""

import sys
from pathlib import Path

from saecula.cli.shared.options import Recorded
from saecula.kernel.errors import SaeculaError


def verify(record: Recorded, /, *records: Path, components: Path | None = None) -> int:
    """Check records: every move, every draw, the result and the commitment.

    Parameters
    ----------
    records
        Further records.
    components
        The component file the games were played with, if it is not the one that comes with the game.
    """
    from saecula.cli.shared.files import about, load_record
    from saecula.play.replay import verify as check

    problems = 0
    for path in (record, *records):
        try:
            game, found = load_record(path, components)
            with about(path, game):
                digest = check(game, found)
        except SaeculaError as error:
            sys.stderr.write(f"saecula: {error}\n")
            problems += 1
            continue
        header = found.header
        moves = found.live()
        last = moves[-1].n if moves else 0
        given = ", a deal that may have been known" if header.known_deal is True else ""
        print(f"ok {path}: {header.game}, {header.seats} seats, {last} moves{given}, hash {digest[:16]}")
    return 2 if problems else 0
