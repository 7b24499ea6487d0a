"""Patches between JSON values."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.server.telling.patches import apply, diff

KEYS = st.sampled_from(["a", "b", "c", "=", "-", "0"])
JSON = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["", "x", "="]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


@given(JSON, JSON)
def test_a_patch_leads_from_any_value_to_any_other(old: object, new: object) -> None:
    before = json.dumps(old)
    patch = json.loads(json.dumps(diff(old, new)))
    assert json.dumps(apply(old, patch), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


@given(JSON)
def test_nothing_changed_is_an_empty_patch(value: object) -> None:
    assert diff(value, json.loads(json.dumps(value))) == {}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1}, {"a": 2}, {"a": {"=": 2}}),
        ({"a": 1, "b": 1}, {"b": 1}, {"a": {"-": 1}}),
        ({}, {"a": None}, {"a": {"=": None}}),
        ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"a": {"1": {"=": 5}}}),
        ({"a": [1, 2]}, {"a": [1]}, {"a": {"=": [1]}}),
        ({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1, "c": 3}]}, {"a": {"0": {"c": {"=": 3}}}}),
        ({"a": 1}, {"a": "1"}, {"a": {"=": "1"}}),
    ],
)
def test_a_patch_says_only_what_differs(old: object, new: object, patch: object) -> None:
    assert diff(old, new) == patch
