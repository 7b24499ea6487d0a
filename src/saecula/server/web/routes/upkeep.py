"""What those who run a server look at: its health and its figures."""

import hmac
import ipaddress

import structlog
from litestar import MediaType, Response, get

import saecula
from saecula.server.web.problems import Trouble, answers
from saecula.server.web.security import bearer
from saecula.server.web.site import HttpRequest, TheSite
from saecula.server.wire.rest import Health

log = structlog.get_logger("saecula.web")

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/health", responses={503: answers(400)[400]}, tags=["upkeep"])
async def health(site: TheSite) -> Health:
    """Whether the server answers and its database can be written to."""
    try:
        await site.pulse.feel()
    except Exception as error:
        log.error("nothing can be stored", why=str(error) or type(error).__name__)
        raise Trouble("problem-closing") from None
    return Health("ok", saecula.__version__)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: HttpRequest, site: TheSite) -> Response[bytes]:
    """Figures for Prometheus; only for requests from this machine, or with the token."""
    token = site.settings.metrics_token
    given = bearer(request.scope)
    if not ((token and hmac.compare_digest(given.encode(), token.encode())) or _is_local(request)):
        raise Trouble("problem-forbidden")
    return Response(site.metrics_text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_local(request: HttpRequest) -> bool:
    """Whether a request comes from this machine and was not forwarded for another."""
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [health, metrics]
