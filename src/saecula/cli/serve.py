"""`saecula serve`: the table in the browser, for yourself or for everybody."""

import os
import re
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from cyclopts import Parameter

from saecula.cli.shared.options import Flag
from saecula.kernel.errors import BadOptions
from saecula.play.extras import need_server

if TYPE_CHECKING:
    from saecula.server.settings import Settings

LogLevel = Literal["debug", "info", "warning", "error"]
#: Where a browser finds a server that listens everywhere.
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}


#: Options whose help or form needs more than a word.
Address = Annotated[
    str | None,
    Parameter(
        help="The database: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; $SAECULA_DB or a file in "
        "the user's data folder unless given."
    ),
]
Components = Annotated[
    tuple[str, ...],
    Parameter(
        negative="",
        help="A component file of your own as GAME=FILE; may be given several times, once for each game.",
    ),
]
Origins = Annotated[
    tuple[str, ...],
    Parameter(
        negative="",
        help="The public address of this server behind a proxy, such as https://play.example.org; may be given several "
        "times.",
    ),
]

Name = Annotated[str, Parameter(help="The name of this server among several that share a PostgreSQL database.")]
Lease = Annotated[
    float, Parameter(help="The seconds without a sign of life after which other nodes may have the tables of this one.")
]
Where = Annotated[
    str | None,
    Parameter(help="Where the other nodes find this one, such as http://10.0.0.2:8000; where it listens unless given."),
]


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    db: Address = None,
    log_level: LogLevel = "info",
    log_json: Flag = False,
    bot_pace: float = 0.15,
    haste: float = 1.0,
    components: Components = (),
    origin: Origins = (),
    allow_private_hooks: Flag = False,
    no_limits: Flag = False,
    node: Name = "",
    address: Where = None,
    lease: Lease = 3.0,
    open_browser: Annotated[Flag, Parameter(name="--open")] = False,
) -> None:
    """Serve tables to browsers and bots until stopped by Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for everybody who can reach this machine.
    port
        The port to listen on; 0 takes a free one.
    log_level
        How much to log.
    log_json
        Log as JSON instead of key=value.
    bot_pace
        The least number of seconds between bots' moves, so that people can follow.
    haste
        How many times as fast as real time the clock runs in games whose rules have one, for trying things out.
    allow_private_hooks
        Call webhooks inside the private network as well.
    no_limits
        Set no limits on requests, for measurements on your own machine.
    open_browser
        Open a browser if there is one.
    """
    need_server("a server")
    from saecula.server.web.logs import set_up_logs

    set_up_logs(log_level, log_json)
    use_components(components)
    among = Among(node, address or "", lease)
    chosen = Choices(host, port, db, bot_pace, haste, origin, allow_private_hooks, no_limits, among)
    listen_and_serve(chosen, open_browser)


class Among(NamedTuple):
    """What was chosen on the command line about a server that is one of several."""

    node: str
    address: str
    lease: float


class Choices(NamedTuple):
    """What was chosen about a server on the command line."""

    host: str
    port: int
    db: str | None
    bot_pace: float
    haste: float
    origins: tuple[str, ...]
    allow_private_hooks: bool
    no_limits: bool
    among: Among


def listen_and_serve(chosen: Choices, open_browser: bool) -> None:
    """Take the port, then run the server until it is stopped."""
    from saecula.server.web.serving import bind
    from saecula.server.web.serving import serve as run_server

    with bind(chosen.host, chosen.port) as listening:
        settings = settings_of(chosen, listening.getsockname()[1])
        run_server(settings, listening, lambda _: announce(settings.host, settings.port, open_browser))


def settings_of(chosen: Choices, port: int) -> "Settings":
    """The settings of a server that listens on a port."""
    from saecula.server.settings import UNLIMITED, Quotas, Settings, client_folder, default_db

    return Settings(
        db=chosen.db or default_db(),
        host=chosen.host,
        port=port,
        bot_pace=chosen.bot_pace,
        haste=chosen.haste,
        origins=chosen.origins,
        allow_private_hooks=chosen.allow_private_hooks,
        metrics_token=os.environ.get("SAECULA_METRICS_TOKEN", ""),
        quotas=UNLIMITED if chosen.no_limits else Quotas(),
        client=client_folder(),
        node=chosen.among.node,
        address=node_address(chosen, port),
        lease=max(1.0, chosen.among.lease),
    )


def node_address(chosen: Choices, port: int) -> str:
    """Where other nodes find this one; raises BadOptions if that is not an address."""
    given = chosen.among.address
    if given and not re.fullmatch(r"https?://[^/\s@]+/?", given):
        raise BadOptions(f"--address {given}: write http://HOST:PORT")
    return given or address(chosen.host, port)


def use_components(given: tuple[str, ...]) -> None:
    """Let the games of this server use component files; raises BadOptions or BadComponents if one is wrong."""
    from saecula.games import make_game, own_sets

    for text in given:
        game, is_named, path = text.partition("=")
        if not is_named:
            raise BadOptions(f"--components {text}: write GAME=FILE")
        make_game(game, Path(path))
        own_sets[game] = Path(path).resolve()


def announce(host: str, port: int, open_browser: bool) -> None:
    """Say where the server is, and open it in a browser if asked to."""
    where = address(host, port)
    sys.stdout.write(f"Saecula is served at {where} (Ctrl-C stops it)\n")
    sys.stdout.flush()
    if open_browser:
        open_page(where)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def open_page(where: str) -> bool:
    """Open a browser if there is a screen to show it on; False if not."""
    has_screen = sys.platform in ("win32", "darwin") or any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))
    return has_screen and webbrowser.open(where)
