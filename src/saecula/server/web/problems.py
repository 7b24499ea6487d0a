"""The answer when something cannot be done: a status, a stable word, the key of a sentence; never a stack trace."""

from collections.abc import Callable
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

#: Key of a sentence -> the status and the word that are sent with it.
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
    "problem-host": (421, "host"),
    "problem-invalid": (422, "invalid"),
    "problem-record": (422, "record"),
    "problem-address": (422, "address"),
    "problem-too-many": (429, "too-many"),
    "problem-failed": (500, "failed"),
    "problem-closing": (503, "closing"),
}
#: Word or key of the sentence of a refusal -> the status that is sent with it.
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
    "problem-damaged": 409,
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
    """Raised to end a request with a problem."""

    def __init__(
        self, key: str, detail: str = "", headers: dict[str, str] | None = None, status: int = 0, error: str = ""
    ) -> None:
        super().__init__(key)
        self.status, self.error = (status, error) if status else PROBLEMS[key]
        self.key = key
        self.detail = detail
        self.headers = headers or {}

    def problem(self) -> Problem:
        """The body of the answer."""
        return Problem(self.error, self.key, self.detail)


def answers(*statuses: int, of: type[Any] = Problem) -> dict[int, ResponseSpec]:
    """The problems a route may answer with, for its OpenAPI description; every route may answer 400 and 429."""
    return {
        status: ResponseSpec(data_container=of, generate_examples=False, description=TOLD[status])
        for status in sorted({400, 429, *statuses})
    }


def trouble_of(error: Exception) -> Trouble:
    """The problem that an exception is reported as; its nearest class in the table decides."""
    return next(TOLD_AS[kind] for kind in type(error).__mro__ if kind in TOLD_AS)(error)


def _of_refusal(refusal: Refusal) -> Trouble:
    status = REFUSED.get(refusal.reason.key) or REFUSED[refusal.error]
    return Trouble(refusal.reason.key, status=status, error=refusal.error)


def _of_framework(error: HTTPException) -> Trouble:
    if error.status_code not in BY_STATUS:
        return Trouble("problem-failed")
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Trouble(BY_STATUS[error.status_code], _said(error), headers)


TOLD_AS: dict[type, Callable[[Any], Trouble]] = {
    Trouble: lambda trouble: trouble,
    Refusal: _of_refusal,
    NotCalled: lambda error: Trouble("problem-address", str(error)),
    StoreError: lambda error: Trouble("problem-failed"),
    SaeculaError: lambda error: Trouble("problem-invalid", str(error)),
    RecursionError: lambda error: Trouble("problem-malformed"),
    UnicodeError: lambda error: Trouble("problem-malformed"),
    HTTPException: _of_framework,
    Exception: lambda error: Trouble("problem-failed"),
}


def _said(error: HTTPException) -> str:
    """What was wrong with a body; nothing else that the framework says is passed on."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{part.get('key', '')}: {part['message']}" for part in found if isinstance(part, dict) and "message" in part
    ]
    return "; ".join(parts)[:300]


def tell(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that raised an exception; one that nobody expected is logged with its stack trace."""
    trouble = trouble_of(error)
    if trouble.status >= 500:
        # a refusal on purpose needs no stack trace: it would be logged every time a monitor looks
        where = None if isinstance(error, Trouble | Refusal) else error
        log.error("failed", method=request.method, path=request.url.path, key=trouble.key, exc_info=where)
    return Response(
        trouble.problem(), status_code=trouble.status, headers=trouble.headers, media_type="application/json"
    )
