"""The web application: routes, their description, how errors are reported, and the shield around it all."""

from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Contact, Reference, SecurityScheme
from litestar.types import ASGIApp, Scope

import saecula
from saecula.server.nodes.arrivals import Arrivals
from saecula.server.nodes.passing import Passing
from saecula.server.settings import BODY
from saecula.server.web import sockets, streams
from saecula.server.web.auth import Caller, find_caller
from saecula.server.web.problems import Trouble, tell
from saecula.server.web.routes import account, devices, reading, records, reviews, tables, upkeep
from saecula.server.web.security import COOKIE, HEADERS, Shield, address
from saecula.server.web.site import Site, TheSite, Visitor
from saecula.server.web.static import Client, client_file

#: Responses of fewer bytes than this are not worth compressing.
PACKED_FROM = 1500
#: The gzip level: a replay takes a fifth of the time it takes at the highest level, and is a quarter larger.
PACKED_HOW = 5


async def provide_visitor(scope: Scope, site: TheSite) -> Caller | None:
    """The player behind a request; None for a stranger."""
    caller = await find_caller(site.store, scope)
    if caller is not None:
        site.budget.know(caller.id, address(scope))
    return caller


async def provide_caller(visitor: Visitor) -> Caller:
    """The player behind a request; raises Trouble for a stranger."""
    if visitor is None:
        raise Trouble("problem-who")
    return visitor


def make_app(site: Site) -> ASGIApp:
    """The ASGI application of a site, behind its shield; on a node, also with the ways from and to the other nodes."""
    app: ASGIApp = make_litestar(site)
    if site.node is None:
        return Shield(app, site.settings, site.limiter, site.pace, site.metrics)
    passing = Passing(app, site.node, site.rooms.here, (name for name, _ in HEADERS))
    return Arrivals(
        Shield(passing, site.settings, site.limiter, site.pace, site.metrics), site.node.stamp, site.node.life
    )


def make_litestar(site: Site) -> Litestar:
    """The Litestar application itself, without the shield."""
    handlers: list[Any] = []
    for part in (account, devices, reading, tables, records, reviews, streams, upkeep):
        handlers += part.ROUTES
    return Litestar(
        route_handlers=[*handlers, sockets.table_socket, client_file],
        dependencies={
            "site": Provide(lambda: site, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "caller": Provide(provide_caller),
        },
        exception_handlers={Exception: tell},
        request_max_body_size=BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=PACKED_FROM, gzip_compress_level=PACKED_HOW, exclude_opt_key="plain"
        ),
        openapi_config=_description(),
        state=State({"client": Client(site.settings.client)}),
        logging_config=None,
        debug=False,
    )


def _description() -> OpenAPIConfig:
    """The description of the REST interface that is served at /api/openapi.json."""
    schemes: dict[str, SecurityScheme | Reference] = {
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "bearer": SecurityScheme(type="http", scheme="bearer"),
    }
    return OpenAPIConfig(
        title="Saecula",
        version=saecula.__version__,
        description="Tables, seats and moves. Frames of the socket are described in docs/network-bots.md.",
        contact=Contact(name="Saecula"),
        components=Components(security_schemes=schemes),
        security=[{}, {"cookie": []}, {"bearer": []}],
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
    )
