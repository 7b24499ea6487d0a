"""How a server is set up, and where it keeps its things unless told otherwise."""

import os
import sys
from pathlib import Path

import msgspec

from saecula.kernel.errors import SaeculaError

BODY = 64_000
#: Bytes of a record of the greatest length, with every quote escaped in JSON.
IMPORT_BODY = 4_000_000


class CannotServe(SaeculaError):
    """The server cannot start: a busy port, a database out of reach."""


class Quotas(msgspec.Struct, frozen=True, kw_only=True):
    """How often things may be done by a player; an address gets three times as much as one of its players."""

    requests: str = "3000/minute"
    #: requests of all kinds that an address gets answered per second, and how many it can save up; others wait
    pace: float = 100.0
    pace_burst: float = 600.0
    guests: str = "10/minute;60/hour"
    recoveries: str = "10/minute"
    tables: str = "20/minute;200/hour"
    imports: str = "6/minute;60/hour"
    commands: str = "60/second;1200/minute"
    inquiries: str = "10/second;200/minute"
    replays: str = "60/minute"
    #: reviews begun and positions judged: each takes seconds of a process in which bots think
    judgings: str = "12/minute;200/hour"
    #: reviews that one address wants and that may be made or wait: one is made at a time, the others in between
    reviews: int = 3
    account: str = "60/minute"
    names: str = "5/minute;20/hour"
    chat: str = "4/second;40/minute"
    #: moves taken back, and commands around the game: each leaves entries in the log, which is kept forever
    undos: str = "120/minute"
    doings: str = "5/second;60/minute"
    connects: str = "20/second;300/minute"
    #: milliseconds of work per second, and how many can be saved up: previews, hints, replays, imports, frames
    work: float = 250.0
    work_burst: float = 15_000.0
    #: frames per second on one socket, and how many can be saved up
    frames: float = 20.0
    burst: int = 60
    #: pings, pongs and fragments per second on one socket, and how many can be saved up
    controls: float = 2.0
    controls_burst: int = 200
    #: refused frames after which a socket is closed
    patience: int = 200
    #: sockets and streams of one player or address
    sockets: int = 20
    #: connections from one address that is not a proxy
    connections: int = 200


NO_LIMIT = "1000000/second"
#: For measurements on your own machine.
UNLIMITED = Quotas(
    requests=NO_LIMIT,
    pace=1e6,
    pace_burst=1e6,
    guests=NO_LIMIT,
    recoveries=NO_LIMIT,
    tables=NO_LIMIT,
    imports=NO_LIMIT,
    commands=NO_LIMIT,
    inquiries=NO_LIMIT,
    replays=NO_LIMIT,
    judgings=NO_LIMIT,
    reviews=1_000_000,
    account=NO_LIMIT,
    names=NO_LIMIT,
    chat=NO_LIMIT,
    undos=NO_LIMIT,
    doings=NO_LIMIT,
    connects=NO_LIMIT,
    work=1e9,
    work_burst=1e12,
    frames=1e6,
    burst=1_000_000,
    controls=1e6,
    controls_burst=1_000_000,
    sockets=100_000,
    connections=100_000,
)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen about a server."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pace: float = 0.15
    #: how many times as fast as real time the clock runs in games whose rules have one
    haste: float = 1.0
    #: processes in which the bots of one address think, besides one for those of others; None for as many as there are
    #: cores to spare, 0 for threads of this process
    thinkers: int | None = None
    #: further origins that may talk to this server, such as https://play.example.org
    origins: tuple[str, ...] = ()
    allow_private_hooks: bool = False
    metrics_token: str = ""
    quotas: Quotas = Quotas()
    #: seconds between pings on a socket, and to wait for an answer: after both, a player is seen to be gone
    ping_every: float = 8.0
    ping_wait: float = 9.0
    #: seconds between blank lines on a stream, and how long a reader may block a sender
    keep_alive: float = 5.0
    send_wait: float = 12.0
    #: seconds after which a connection is closed that asks for nothing, or stops in the middle of asking
    silence: float = 20.0
    #: the most connections in all; when there are too many, the one idle longest makes room
    connections: int = 20_000
    #: seconds after which somebody who is not looking is told that it is their turn
    notice_after: float = 3.0
    client: Path | None = None
    #: the name of this process among several on one PostgreSQL, and where the others find it; empty if alone
    node: str = ""
    address: str = ""
    #: seconds without a sign of life after which others may have the tables of a node
    lease: float = 3.0


def data_folder() -> Path:
    """Where the user's data belongs on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "saecula"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "saecula"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "saecula"


def default_db() -> str:
    """The database of $SAECULA_DB, or a file in the user's data folder."""
    return os.environ.get("SAECULA_DB") or f"sqlite:///{data_folder() / 'saecula.db'}"


def client_folder() -> Path | None:
    """The built client: inside the installed package, or in the checkout that the package is run from."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "web", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
