"""The command line. Commands are imported only when they are called, so that help appears at once."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from cyclopts.exceptions import UnknownCommandError

import saecula
from saecula.kernel.errors import SaeculaError

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

#: Command -> where its function is, and what it does.
COMMANDS = {
    "play": ("saecula.cli.play:play", "Play a game in the terminal, against bots or with friends at one keyboard."),
    "serve": ("saecula.cli.serve:serve", "Serve tables to browsers and to bots on the network."),
    "games": ("saecula.cli.games:games", "List the games, their seats and options."),
    "rules": ("saecula.cli.rules:rules", "Print the rules of a game, one clause, or the tests of every clause."),
    "replay": ("saecula.cli.replay:replay", "Step through a record; draw or save any of its positions."),
    "review": ("saecula.cli.review:review", "Judge a record: chances, the moves that cost most, turning points."),
    "verify": ("saecula.cli.verify:verify", "Check records: every move, every draw, the result and the commitment."),
    "simulate": ("saecula.cli.simulate:simulate", "Play games among bots and sum them up."),
    "arena": ("saecula.cli.arena:arena", "Let bots play each other and rate them."),
    "learn": ("saecula.cli.learn:learn", "Play a game against itself and learn to judge its positions."),
    "backup": ("saecula.cli.backup:backup", "Write everything a server keeps into one file, while it runs."),
    "restore": ("saecula.cli.backup:restore", "Fill an empty database with everything from a backup."),
    "check-upgrade": (
        "saecula.cli.upgrade:check_upgrade",
        "Replay every table of a server with this version, and list what would change.",
    ),
    "bench": ("saecula.cli.bench:bench", "Measure how fast the games are."),
}


def make_app() -> App:
    """The application with all its commands."""
    app = App(
        name="saecula",
        help="An open table for civilization board games.",
        version=f"saecula {saecula.__version__}",
        help_format="plaintext",
    )
    for at, (name, (where, what)) in enumerate(COMMANDS.items()):
        app.command(where, name=name, help=what, sort_key=at)
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input gives one sentence on standard error and exit status 2."""
    tokens = list(sys.argv[1:] if argv is None else argv)
    try:
        status = make_app()(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except SaeculaError as error:
        return _refuse(str(error))
    except CycloptsError as error:
        return _refuse(_sentence(error, tokens))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # nobody is reading any more; what is still buffered must not raise again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return status if isinstance(status, int) else 0


def _refuse(said: str) -> int:
    sys.stderr.write(f"saecula: {' '.join(said.split())}\n")
    return BAD_INPUT


def _sentence(error: CycloptsError, tokens: list[str]) -> str:
    if isinstance(error, UnknownCommandError):
        return f"there is no command {tokens[0]!r}; there are {', '.join(COMMANDS)}"
    return str(error)
