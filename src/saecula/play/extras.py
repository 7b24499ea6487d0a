"""Packages that only a part of Saecula needs, installed as extras."""

from importlib.util import find_spec

from saecula.kernel.errors import SaeculaError


class MissingExtra(SaeculaError):
    """A package that this part needs is not installed."""


def need(what: str, extra: str, *packages: str) -> None:
    """Make sure that the packages of an extra are installed before they are imported."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(f"{what} needs {' and '.join(missing)}: pip install 'saecula[{extra}]'")


def need_server(what: str) -> None:
    """Make sure that a server can run here."""
    need(what, "server", "litestar", "sqlalchemy", "uvicorn", "structlog", "openskill")
