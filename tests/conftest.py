"""What holds for all tests: examples are tried as long as it takes, and nothing depends on luck."""

import pytest
from hypothesis import HealthCheck, settings

from tests import luck

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure() -> None:
    """Before anything is drawn."""
    luck.banish()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Each test draws its own."""
    luck.begin(item.nodeid)
