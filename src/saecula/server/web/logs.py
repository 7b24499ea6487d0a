"""Logs for those who run a server: one line per event, as key=value or as JSON. Tokens and chat are never logged."""

import logging
import sys
from typing import Any

import structlog

#: Libraries that say too much: the one under uvicorn logs every header and frame, tokens and chat among them.
QUIET = ("alembic", "asyncio", "sqlalchemy", "urllib3", "uvicorn", "uvicorn.error", "websockets")


def set_up_logs(level: str, as_json: bool) -> None:
    """Make everything that is logged, by us or by a library, come out the same way on standard error."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _line(as_json)],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def _line(as_json: bool) -> Any:
    if as_json:
        return structlog.processors.JSONRenderer()
    return structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "logger", "event"])
