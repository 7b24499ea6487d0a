"""Packages that only research needs."""

from importlib.util import find_spec

from saecula.kernel.errors import SaeculaError


class MissingExtra(SaeculaError):
    """A package that this part needs is not installed."""


def need(what: str, *packages: str) -> None:
    """Make sure that packages are installed before they are imported."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(f"{what} needs {' and '.join(missing)}: pip install saecula[research]")
