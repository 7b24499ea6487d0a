"""Requests generated from the description of the interface, good ones and bad ones, and what no answer may be."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS

from tests.patience import PATIENCE
from tests.server.site import Person, Served

#: What a server must never do, whatever it is sent; and what it must do when it is sent what it asked for.
NEVER = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


def send_generated(
    site: Served,
    person: Person,
    description: dict[str, Any],
    aimed: tuple[str, str],
    cases: int,
    number: int | None = None,
) -> int:
    """Send so many requests to an operation, `positive` or `negative` ones, and check each answer; how many were sent.

    The same ones each time, or those of a number. None are sent where there is nothing to get wrong.
    """
    operation, mode = aimed
    method, path = operation.split(" ")
    chosen = schemathesis.openapi.from_dict(description)[path][method]
    tables = [person.table("me", "casual")["id"], person.table("me", "open", start=False)["id"]]
    checks = [CHECKS.get_one(name) for name in NEVER]
    kind = schemathesis.GenerationMode(mode)
    token = (site.guest() if operation == "DELETE /api/me" else person).token
    sent = 0

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=number is None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=chosen.as_strategy(generation_mode=kind), at=st.integers(0, 2))
    def send(case: Any, at: int) -> None:
        nonlocal sent
        if "table_id" in case.path_parameters and at < 2:
            case.path_parameters["table_id"] = tables[at]
        headers = {"Origin": site.base, "Authorization": f"Bearer {token}" if at else "Bearer none"}
        answer = case.call(base_url=site.base, headers=headers, timeout=PATIENCE)
        sent += 1
        case.validate_response(answer, checks=checks, headers=headers)
        assert "Traceback" not in answer.text

    try:
        (send if number is None else seed(number)(send))()
    except Exception as error:
        if type(error).__name__ != "Unsatisfiable" or mode == "positive":
            raise
    return sent
