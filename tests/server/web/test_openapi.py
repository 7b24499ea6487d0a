"""The description of the interface, and the interface held against it with generated requests."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.generated import send_generated
from tests.server.site import Person, Served, served

CASES = 12
#: These do not end by themselves.
ENDLESS = ("/api/stream", "/api/tables/{table_id}/stream")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("openapi")) as found:
        yield found


@pytest.fixture(scope="module")
def person(site: Served) -> Person:
    return site.guest("Fuzzer")


@pytest.fixture(scope="module")
def description(site: Served) -> dict[str, Any]:
    found: dict[str, Any] = site.stranger().get("/api/openapi.json").json()
    return found


def test_every_path_is_described_in_words_with_its_problems(description: dict[str, Any]) -> None:
    assert description["openapi"].startswith("3.1")
    operations = [
        (path, method, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) > 30
    for path, method, operation in operations:
        assert operation["description"], (method, path)
        if path != "/health":
            assert {"400", "429"} <= set(operation["responses"]), (method, path)


def test_the_commands_and_frames_are_in_the_description(description: dict[str, Any]) -> None:
    text = json.dumps(description["components"]["schemas"])
    for word in ("play", "offer-end", "foresee", "Welcome", "Refused", "Problem"):
        assert f'"{word}"' in text


def operations() -> list[str]:
    """The operations by name; listed here so that each is a test of its own."""
    return [
        "POST /api/players", "GET /api/me", "PATCH /api/me", "POST /api/me/personal-link", "POST /api/recover",
        "GET /api/me/bots", "POST /api/me/bots", "DELETE /api/me/bots", "GET /api/push-key", "POST /api/me/push",
        "DELETE /api/me/push", "GET /api/games", "GET /api/games/{game}", "GET /api/rules/{game}",
        "GET /api/tours/{game}", "GET /api/ratings", "GET /api/tables", "GET /api/me/tables",
        "POST /api/tables", "GET /api/tables/{table_id}",
        "POST /api/tables/{table_id}/rematch", "POST /api/tables/{table_id}/commands",
        "POST /api/tables/{table_id}/inquiries", "GET /api/tables/{table_id}/view",
        "GET /api/tables/{table_id}/replay", "GET /api/tables/{table_id}/record.jsonl",
        "GET /api/tables/{table_id}/record.txt", "POST /api/tables/{table_id}/review",
        "GET /api/tables/{table_id}/analysis", "POST /api/records", "GET /health", "DELETE /api/me",
        "GET /api/me/sessions", "DELETE /api/me/sessions",
    ]  # fmt: skip


def test_no_operation_is_left_out(description: dict[str, Any]) -> None:
    found = {
        f"{method.upper()} {path}"
        for path, methods in description["paths"].items()
        for method in methods
        if path not in ENDLESS
    }
    assert found == set(operations())


@pytest.mark.parametrize("operation", operations())
@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_nothing_that_is_sent_breaks_it(
    site: Served, person: Person, description: dict[str, Any], operation: str, mode: str
) -> None:
    sent = send_generated(site, person, description, (operation, mode), CASES)
    assert sent or mode == "negative", "with neither parameters nor a body there is nothing to get wrong"


def test_the_folder_for_generated_cases_is_not_in_the_sources() -> None:
    assert not (Path(__file__).parent / ".schemathesis").exists()
