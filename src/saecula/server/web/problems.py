"""What is answered when something cannot be done: a status, a stable word, a sentence's key; never a stack trace."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from saecula.kernel.errors import SaeculaError
from saecula.server.store import StoreError
from saecula.server.telling.calling import NotCalled
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.rest import Problem

log = structlog.get_logger("saecula.web")

#: Sentence -> the status and the word it is told with.
PROBLEMS: dict[str, tuple[int, str]] = {
    "problem-malformed": (400, "malformed"),
    "problem-who": (401, "unauthorised"),
    "problem-forbidden": (403, "forbidden"),
    "problem-origin": (403, "origin"),
    "problem-unknown": (404, "unknown"),
    "problem-method": (405, "method"),
    "problem-name-taken": (409, "name-taken"),
    "problem-not-over": (409, "not-over"),
    "problem-refused": (409, "refused"),
    "problem-too-large": (413, "too-large"),
    "problem-media": (415, "media"),
    "problem-invalid": (422, "invalid"),
    "problem-record": (422, "record"),
    "problem-address": (422, "address"),
    "problem-too-many": (429, "too-many"),
    "problem-failed": (500, "failed"),
    "problem-closing": (503, "closing"),
}
#: Word or sentence of a refusal -> the status it is told with.
REFUSED = {
    "malformed": 422,
    "illegal": 409,
    "stale": 409,
    "too-late": 409,
    "forbidden": 403,
    "too-many": 429,
    "unknown": 404,
    "failed": 500,
    "problem-who": 401,
    "problem-closing": 503,
}
BY_STATUS = {
    400: "problem-malformed",
    401: "problem-who",
    403: "problem-forbidden",
    404: "problem-unknown",
    405: "problem-method",
    413: "problem-too-large",
    415: "problem-media",
    422: "problem-invalid",
    429: "problem-too-many",
    503: "problem-closing",
}
TOLD = {
    400: "The request cannot be read.",
    401: "Nobody is logged in.",
    403: "This player may not do that.",
    404: "There is no such thing.",
    409: "It cannot be done as things stand.",
    413: "The request is too large.",
    415: "The body is not JSON.",
    422: "What is asked for makes no sense.",
    429: "Too many requests; Retry-After says when to try again.",
}


class Trouble(Exception):
    """Ends a request with a problem."""

    def __init__(
        self, key: str, detail: str = "", headers: dict[str, str] | None = None, status: int = 0, error: str = ""
    ) -> None:
        super().__init__(key)
        self.status, self.error = (status, error) if status else PROBLEMS[key]
        self.key = key
        self.detail = detail
        self.headers = headers or {}

    def problem(self) -> Problem:
        """The body."""
        return Problem(self.error, self.key, self.detail)


def answers(*statuses: int, of: type[Any] = Problem) -> dict[int, ResponseSpec]:
    """The problems that a route may answer with, for its description; every route may say 400 and 429."""
    return {
        status: ResponseSpec(data_container=of, generate_examples=False, description=TOLD[status])
        for status in sorted({400, 429, *statuses})
    }


def trouble_of(error: Exception) -> Trouble:
    """The problem that an exception is told as."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, Refusal):
        status = REFUSED.get(error.reason.key) or REFUSED[error.error]
        return Trouble(error.reason.key, status=status, error=error.error)
    if isinstance(error, NotCalled):
        return Trouble("problem-address", str(error))
    if isinstance(error, StoreError):
        return Trouble("problem-failed")
    if isinstance(error, SaeculaError):
        return Trouble("problem-invalid", str(error))
    if isinstance(error, RecursionError):
        return Trouble("problem-malformed")
    if isinstance(error, HTTPException) and error.status_code in BY_STATUS:
        headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
        return Trouble(BY_STATUS[error.status_code], _said(error), headers)
    return Trouble("problem-failed")


def _said(error: HTTPException) -> str:
    """What the check of a body found; nothing else of a framework's words goes out."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{part.get('key', '')}: {part['message']}" for part in found if isinstance(part, dict) and "message" in part
    ]
    return "; ".join(parts)[:300]


def tell(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that raised something; what nobody expected is logged."""
    trouble = trouble_of(error)
    if trouble.status >= 500:
        log.error("failed", method=request.method, path=request.url.path, exc_info=error)
    return Response(
        trouble.problem(), status_code=trouble.status, headers=trouble.headers, media_type="application/json"
    )
