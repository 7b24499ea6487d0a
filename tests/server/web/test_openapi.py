"""The description of the interface, and the interface held against it with generated requests."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS

from tests.patience import PATIENCE
from tests.server.site import Person, Served, served

CASES = 12
#: What a server must never do, whatever it is sent; and what it must do when it is sent what it asked for.
NEVER = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
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
    method, path = operation.split(" ")
    schema = schemathesis.openapi.from_dict(description)
    chosen = schema[path][method]
    tables = [person.table("me", "casual")["id"], person.table("me", "open", start=False)["id"]]
    checks = [CHECKS.get_one(name) for name in NEVER]
    kind = schemathesis.GenerationMode(mode)
    token = (site.guest() if operation == "DELETE /api/me" else person).token

    @settings(
        max_examples=CASES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=chosen.as_strategy(generation_mode=kind), at=st.integers(0, 2))
    def send(case: Any, at: int) -> None:
        if "table_id" in case.path_parameters and at < 2:
            case.path_parameters["table_id"] = tables[at]
        headers = {"Origin": site.base, "Authorization": f"Bearer {token}" if at else "Bearer none"}
        answer = case.call(base_url=site.base, headers=headers, timeout=PATIENCE)
        case.validate_response(answer, checks=checks, headers=headers)
        assert "Traceback" not in answer.text

    try:
        send()
    except Exception as error:
        if type(error).__name__ == "Unsatisfiable" and mode == "negative":
            return  # nothing to get wrong: no parameters, no body
        raise


def test_the_folder_for_generated_cases_is_not_in_the_sources() -> None:
    assert not (Path(__file__).parent / ".schemathesis").exists()
