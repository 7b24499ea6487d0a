"""How options are written on the command line, and the help for those that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

#: A flag that is given or not; there is no --no- form.
Flag = Annotated[bool, Parameter(negative="", show_default=False)]

GameId = Annotated[str, Parameter(help="The game, by its id.")]
#: NAME=VALUE, once for each option of the game.
Pairs = Annotated[
    Sequence[str],
    Parameter(negative="", help="An option of the game as NAME=VALUE; may be given several times."),
]
Components = Annotated[Path | None, Parameter(help="A component file of your own.")]
Recorded = Annotated[Path, Parameter(help="A record, as JSON Lines or as text.")]

# -- of a series of games

Seats = Annotated[int | None, Parameter(help="How many seats; the smallest number the game allows unless given.")]
FirstSeed = Annotated[int, Parameter(help="The number of the first game.")]
Jobs = Annotated[int, Parameter(help="How many processes play at once.")]
Ray = Annotated[
    Sequence[str] | None,
    Parameter(
        negative="",
        consume_multiple=(0, 1),
        help="Play on a Ray cluster: the one at this address (`auto`: the one that runs here), at RAY_ADDRESS, or else "
        "one of our own with --jobs cores.",
    ),
]
