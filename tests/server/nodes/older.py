"""A server of the version before: it knows nothing yet of the newest rules of a game. Run as `saecula` is."""

import sys

import saecula
from saecula.cli import main
from saecula.games import through_the_ages

# above the guard: the processes in which bots think begin with this file, too
saecula.__version__ = "0.0.1"
KNOWN = through_the_ages.VERSIONS[:-1]
vars(through_the_ages).update(VERSIONS=KNOWN, RULES=KNOWN[-1])

if __name__ == "__main__":
    sys.exit(main())
